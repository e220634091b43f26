"""The JSON twin of a record: what every deal and partie gives, as data (see ``schema.json``)."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from palamede.dgn.checked import Checked, CheckedDeal, CheckedPartie
from palamede.dominoes.faults.claims import Claim

__all__ = ["schema", "to_json"]

TWIN_VERSION = 1


def to_json(checked: Checked) -> dict[str, Any]:
    """Return the JSON twin of a checked record; it is valid by ``schema()``."""
    return {
        "dgn": TWIN_VERSION,
        "parties": [_partie(partie) for partie in checked.parties],
        "errors": [error.to_json() for error in checked.errors],
    }


def _partie(partie: CheckedPartie) -> dict[str, Any]:
    table = partie.table
    return {
        "partie": partie.number,
        "rules": table.rules,
        "conventions": table.settings,
        "seats": None if table.names is None else list(table.names),
        "series": partie.record.value("Series"),
        "deals": [_deal(deal) for deal in partie.deals],
        "winner": list(partie.winner),
        "multiplier": partie.multiplier,
        "stakes": list(partie.stakes),
        "finished": partie.finished,
    }


def _deal(deal: CheckedDeal) -> dict[str, Any]:
    return _plain(deal) | _old(deal)


def _plain(deal: CheckedDeal) -> dict[str, Any]:
    return {
        "deal": deal.number,
        "lead": deal.lead,
        "outcome": deal.outcome,
        "out": deal.out,
        "winners": _listed(deal.winners),
        "marks": _listed(deal.marks),
        "scores": _listed(deal.scores),
        "ends": _listed(deal.ends),
        "line": deal.line,
        "plies": deal.plies,
    }


def _old(deal: CheckedDeal) -> dict[str, Any]:
    """Return what claims and rulings have made of a deal at an old table."""
    desk = deal.desk
    if desk is None:
        return {}
    return {
        "claims": [_claim(claim) for claim in desk.claims],
        "barred": sorted(desk.deal.barred),
        "penalties": [list(fine) for fine in desk.deal.penalties],
        "accounts": list(desk.accounts),
    }


def _claim(claim: Claim) -> dict[str, Any]:
    ruling = claim.ruling
    return {
        "claim": claim.n,
        "seat": claim.seat,
        "fault": claim.fault,
        "against": claim.against,
        "tile": None if claim.tile is None else str(claim.tile),
        "moment": claim.moment,
        "ruling": None if ruling is None else ruling.ruling,
        "code": None if ruling is None else ruling.code,
        "article": None if ruling is None else ruling.article or None,
        "row": None if ruling is None else ruling.row or None,
        "in_time": None if ruling is None else ruling.in_time,
        "options": [] if ruling is None else [option.name for option in ruling.options],
        "option": claim.option,
    }


def _listed(numbers: tuple[int, ...] | None) -> list[int] | None:
    return None if numbers is None else list(numbers)


@cache
def _schema_text() -> str:
    return (resources.files("palamede.dgn") / "schema.json").read_text(encoding="utf-8")


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the twin, a copy of its own each time."""
    loaded: dict[str, Any] = json.loads(_schema_text())
    return loaded
