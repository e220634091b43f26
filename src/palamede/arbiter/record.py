"""The sheet as a record: tiles that nobody wrote down are unknown, rulings are events."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from palamede.arbiter.fold import SheetDeal, State
from palamede.arbiter.parties import SheetPartie
from palamede.arbiter.verdicts import Verdict
from palamede.dgn import DealRecord, Draw, Event, Item, Lay, PartieRecord, Pass, Record, Tag
from palamede.dgn.compose import partie_record
from palamede.dgn.verdict import lower_seats
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.faults import Effects
from palamede.dominoes.series import length

__all__ = ["sheet_record"]

SERIES = "arbiter"
"""What the parties of one sheet are called together."""


def sheet_record(state: State, *, tags: Mapping[str, str] | None = None) -> Record:
    """Return the record of a sheet; ``tags`` are further ones of each partie, such as ``Event``."""
    parties = zip(state.parties, state.deals, strict=True)
    return Record(
        tuple(
            _partie(state, partie, deals, {**(tags or {}), **_series(state, number)})
            for number, (partie, deals) in enumerate(parties, 1)
            if number == len(state.parties) or deals
        )
    )


def _series(state: State, number: int) -> dict[str, str]:
    """Name the tournée of a partie, so that its partnerships and leads are checked together."""
    parties = length(state.conventions)
    return {} if parties == 1 else {"Series": f"{SERIES} {number}/{parties}"}


def _partie(
    state: State, partie: SheetPartie, deals: Sequence[SheetDeal], tags: Mapping[str, str]
) -> PartieRecord:
    head = partie_record(partie, tags=tags, rules=state.rules)
    written = [_deal(partie, deal) for deal in deals if deal.outcome is not None or deal.verdicts]
    kept = tuple(tag for tag in head.tags if tag.name not in ("Table", "Conventions"))
    return PartieRecord((*kept, *_table(state, head)), tuple(written))


def _table(state: State, head: PartieRecord) -> Iterator[Tag]:
    """Faults happen at a table with real tiles: it is one à l'ancienne, with its code."""
    yield Tag("Table", "old")
    agreed = (head.value("Conventions") or "").split()
    agreed = [each for each in agreed if not each.startswith("faults=")]
    code = "+".join(state.codes)
    if code != "encyclopedie":
        agreed.append(f"faults={code}")
    if agreed:
        yield Tag("Conventions", " ".join(agreed))


def _deal(partie: SheetPartie, deal: SheetDeal) -> DealRecord:
    conventions = partie.conventions
    tags = [Tag("Deal", str(deal.number))]
    if deal.leader is not None:
        tags.append(Tag("Lead", str(deal.leader)))
    tags += [
        Tag("Hands", "; ".join(f"{seat}: ?{conventions.hand}" for seat in _seats(conventions))),
        Tag("Stock", f"?{conventions.stock_size}" if conventions.stock_size else ""),
    ]
    if deal.outcome is not None and deal.scores is not None:
        tags += [
            Tag("Result", _result(conventions, deal)),
            Tag("Marks", " ".join(map(str, deal.outcome.marks))),
            Tag("Scores", " ".join(map(str, deal.scores))),
        ]
    return DealRecord(tuple(tags), tuple(_items(conventions, deal)))


def _seats(conventions: Conventions) -> range:
    return range(1, conventions.seats + 1)


def _result(conventions: Conventions, deal: SheetDeal) -> str:
    outcome = deal.outcome
    assert outcome is not None
    if outcome.kind == "domino":
        return f"domino {outcome.out}"
    if outcome.kind == "void":
        return "void by a ruling"
    if outcome.kind == "reached":
        side = deal.count.reached if deal.count else None
        return f"reached {side or 1}"
    return " ".join(["closed", *map(str, lower_seats(outcome.winners, conventions))])


def _items(conventions: Conventions, deal: SheetDeal) -> Iterator[Item]:
    if deal.count is not None and deal.count.line is not None:
        for item in deal.count.line.items:
            assert isinstance(item, Lay | Pass | Draw)
            yield item
    for number, verdict in enumerate(deal.verdicts, 1):
        yield from _events(conventions, number, verdict)


def _events(conventions: Conventions, number: int, verdict: Verdict) -> Iterator[Event]:
    case, ruling = verdict.case, verdict.ruling
    claimant = case.claimant or case.offender
    yield Event(f"{claimant} claims {case.fault} {case.offender}")
    yield Event(f'rules {number} {ruling.ruling} "{ruling.article or ""}"')
    if verdict.option is not None:
        yield Event(f"chooses {number} {verdict.option}")
    if verdict.own is not None:
        reason = " ".join(verdict.own.replace('"', "'").split())
        effects = json.dumps(_short(verdict.effects, conventions), separators=(",", ":"))
        yield Event(f'referee {number} "{reason}" {effects}')


def _short(effects: Effects, conventions: Conventions) -> dict[str, object]:
    """Return only what differs from nothing."""
    plain = Effects().as_json(conventions.seats)
    whole = effects.as_json(conventions.seats)
    return {name: value for name, value in whole.items() if value != plain[name]}
