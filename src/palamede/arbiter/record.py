"""The sheet as a record: tiles that nobody wrote down are unknown, rulings are events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from palamede.arbiter.fold import SheetDeal, State
from palamede.arbiter.parties import SheetPartie
from palamede.arbiter.verdicts import Verdict
from palamede.dgn import DealRecord, Draw, Event, Item, Lay, PartieRecord, Pass, Record, Tag
from palamede.dgn.compose import partie_record
from palamede.dgn.oldevents import ruled
from palamede.dgn.verbs import Verb
from palamede.dgn.verdict import outcome_text
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.faults import Effects
from palamede.dominoes.faults.overrule import OWN
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
            Tag("Result", outcome_text(deal.outcome, conventions, _reached(deal))),
            Tag("Marks", " ".join(map(str, deal.outcome.marks))),
            Tag("Scores", " ".join(map(str, deal.scores))),
        ]
    return DealRecord(tuple(tags), tuple(_items(conventions, deal)))


def _seats(conventions: Conventions) -> range:
    return range(1, conventions.seats + 1)


def _reached(deal: SheetDeal) -> int:
    """Return the lowest seat of the side whose count ended the partie: who laid is not told."""
    return (deal.count.reached if deal.count else None) or 1


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
    against = {"fault": case.fault, "against": case.offender}
    yield Verb(claimant, "claims", against).event
    told = {"claim": number, "ruling": ruling.ruling, "article": ruling.article}
    yield ruled(told).event
    if verdict.option is not None:
        yield Verb(None, "chooses", {"claim": number, "option": verdict.option}).event
    if verdict.own is not None:
        effects = _short(verdict.effects, conventions)
        values = {"claim": number, "reason": verdict.own, "effects": effects}
        yield Verb(None, OWN, values).event


def _short(effects: Effects, conventions: Conventions) -> dict[str, object]:
    """Return only what differs from nothing."""
    plain = Effects().as_json(conventions.seats)
    whole = effects.as_json(conventions.seats)
    return {name: value for name, value in whole.items() if value != plain[name]}
