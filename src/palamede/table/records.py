"""The record of a table in DGN, with the proof of its fair deals.

A partie that is over is written whole. Of one that goes on, everybody gets what his seats have
seen: the export must not tell what the table does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime

from palamede import dgn
from palamede.dgn.compose import partie_record
from palamede.dominoes.match import Partie
from palamede.dominoes.view import View
from palamede.table import fairdeal
from palamede.table.audience import Audience, eyes
from palamede.table.old.records import deals as old_deals
from palamede.table.state import Event, TableState

__all__ = ["BEGAN", "finished_text", "record_text"]

BEGAN = "Began"
"""Tag with the number of the event that began the partie."""


def record_text(
    events: Iterable[Event], audience: Audience = frozenset(), *, closed: bool = False
) -> str:
    """Return the DGN text of all parties of a table, as an audience may have it.

    It is empty where no partie has begun. ``closed``: the table is over for good, so that nothing
    is kept back, the server's secret neither.
    """
    return dgn.write(dgn.Record(tuple(_parties(events, audience, closed))))


def finished_text(events: Sequence[Event]) -> str:
    """Return the DGN text of the parties of a table that are over; nothing in them is secret."""
    over = [place for place, event in enumerate(events, start=1) if event["type"] == "finished"]
    return record_text(events[: max(over, default=0)])


def _parties(
    events: Iterable[Event], audience: Audience, closed: bool
) -> Iterator[dgn.PartieRecord]:
    state = TableState()
    began: Event | None = None
    for event in events:
        state.apply(event)
        if event["type"] == "begun":
            began = event
        elif event["type"] == "finished" and began is not None:
            yield _written(state, began, audience, True)
            began = None
    if began is not None:
        yield _written(state, began, audience, closed)


def _written(state: TableState, began: Event, audience: Audience, whole: bool) -> dgn.PartieRecord:
    partie = state.partie
    assert partie is not None
    tags = {
        "Date": datetime.fromtimestamp(began["at"] / 1000, UTC).strftime("%Y.%m.%d"),
        **_proof(state, whole),
        BEGAN: str(began["n"]),
    }
    record = partie_record(partie, tags=tags, rules=state.rules)
    if state.old is not None:
        seen = None if whole else eyes(state, audience)
        return dgn.PartieRecord(record.tags, tuple(old_deals(state, seen)))
    if whole:
        return record
    return dgn.PartieRecord(record.tags, tuple(_seen(partie, record.deals, audience)))


def _proof(state: TableState, whole: bool) -> dict[str, str]:
    """Return the tags that prove the deals: what was promised, and what was published since."""
    fair = state.fair
    tags = {
        "Shuffle": fairdeal.PROTOCOL,
        "Commit": fairdeal.commitment(bytes.fromhex(fair.secret)),
        "SeatCommits": "; ".join(f"{seat}: {text}" for seat, text in sorted(fair.commits.items())),
        "SeatSeeds": "; ".join(
            f"{seat}: {text}{' server' if seat in fair.by_server else ''}"
            for seat, text in sorted(fair.seeds.items())
        ),
    }
    if whole:
        tags["Reveal"] = fair.secret
    return {name: value for name, value in tags.items() if value}


def _seen(
    partie: Partie, deals: Iterable[dgn.DealRecord], audience: Audience
) -> Iterator[dgn.DealRecord]:
    """Yield the deals of a partie that goes on, without what the audience has not seen."""
    played = [entry.deal for entry in partie.entries]
    if partie.deal is not None:
        played.append(partie.deal)
    for deal, record in zip(played, deals, strict=True):
        assert deal is not None  # a table plays every deal itself
        yield _hidden(record, deal.view(min(audience, default=None)))


def _hidden(record: dgn.DealRecord, view: View) -> dgn.DealRecord:
    """Return the record of a deal as its view tells it."""
    conventions = view.conventions
    hands = "; ".join(
        f"{seat}: {' '.join(map(str, hand)) if hand else f'?{conventions.hand}'}"
        for seat, hand in enumerate(view.start_hands, start=1)
    )
    replaced = {
        "Hands": hands,
        "Stock": f"?{conventions.stock_size}" if conventions.stock_size else "",
    }
    tags = tuple(dgn.Tag(tag.name, replaced.get(tag.name, tag.value)) for tag in record.tags)
    items = []
    for item, ply in zip(record.items, view.plies, strict=True):
        unseen = isinstance(item, dgn.Draw) and ply.tile is None
        items.append(dgn.Draw(ply.seat, None) if unseen else item)
    return dgn.DealRecord(tags, tuple(items))
