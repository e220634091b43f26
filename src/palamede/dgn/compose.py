"""From a partie that was played to its record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from palamede.dgn.model import DealRecord, Draw, Item, Lay, PartieRecord, Pass, Record, Tag
from palamede.dgn.table import switch_tags
from palamede.dgn.verdict import lower_seats
from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Entry, Partie
from palamede.dominoes.scoring import Outcome
from palamede.dominoes.settings import format_value
from palamede.dominoes.tiles import Tile

__all__ = ["agreed_tags", "deal_record", "partie_record", "record_of"]


def record_of(
    *parties: Partie, tags: Mapping[str, str] | None = None, rules: str | None = None
) -> Record:
    """Return the record of parties: settled deals, and the deal in progress.

    Args:
        parties: the parties, in their order.
        tags: further tags of each partie, such as ``{"Event": "Lundi", "Date": "2026.05.04"}``.
        rules: name of the preset; the nearest one if None.
    """
    return Record(tuple(partie_record(partie, tags=tags, rules=rules) for partie in parties))


def partie_record(
    partie: Partie, *, tags: Mapping[str, str] | None = None, rules: str | None = None
) -> PartieRecord:
    """Return one partie as a part of a record."""
    deals = [_settled(entry) for entry in partie.entries]
    if partie.deal is not None:
        deals.append(deal_record(partie.deal, len(deals) + 1))
    head = [Tag(name, value) for name, value in (tags or {}).items()]
    head += agreed_tags(partie.conventions, rules)
    head.append(Tag("Seats", "; ".join(partie.names)))
    return PartieRecord(tuple(head), tuple(deals))


def agreed_tags(conventions: Conventions, rules: str | None) -> Iterator[Tag]:
    """Yield the tags of rules and conventions; ``players`` follows from the seats."""
    if rules is None:
        preset, changes = presets.nearest(conventions)
    else:
        preset = presets.get(rules)
        changes = conventions.differences(preset.conventions(conventions.players))
    yield Tag("Rules", preset.name)
    settings = {name: format_value(value) for name, value in changes.items() if name != "players"}
    for name, tag in switch_tags.items():
        if name in settings:
            yield Tag(tag, settings.pop(name))
    if settings:
        yield Tag("Conventions", " ".join(f"{name}={value}" for name, value in settings.items()))


def _settled(entry: Entry) -> DealRecord:
    ending = [
        Tag("Marks", " ".join(map(str, entry.marks))),
        Tag("Scores", " ".join(map(str, entry.scores))),
    ]
    if entry.deal is None:  # played elsewhere: only its end is known
        return DealRecord((Tag("Deal", str(entry.number)), Tag("Lead", str(entry.leader)), *ending))
    ending.append(Tag("Result", _result(entry.outcome, entry.deal)))
    return deal_record(entry.deal, entry.number, ending)


def deal_record(deal: Deal, number: int, ending: Sequence[Tag] = ()) -> DealRecord:
    """Return a deal as a part of a record; ``ending`` are the tags of its end."""
    hands = "; ".join(
        f"{seat}: {' '.join(map(str, hand))}" for seat, hand in enumerate(deal.start_hands, 1)
    )
    tags = (
        Tag("Deal", str(number)),
        Tag("Lead", str(deal.leader)),
        Tag("Hands", hands),
        Tag("Stock", " ".join(map(str, deal.start_stock))),
        *ending,
    )
    return DealRecord(tags, tuple(_items(deal)))


def _items(deal: Deal) -> Iterator[Item]:
    led = False
    for ply in deal.plies:
        move = ply.move
        if move.is_lay:
            side = "<>"[move.end] if led else ""
            led = True
            yield Lay(ply.seat, move.touch, move.leaves, side, ply.count or None)
        elif move.is_pass:
            yield Pass(ply.seat)
        else:
            yield Draw(ply.seat, _pair(ply.tile))


def _pair(tile: Tile | None) -> tuple[int, int] | None:
    return None if tile is None else (tile.low, tile.high)


def _result(outcome: Outcome, deal: Deal) -> str:
    conventions = deal.conventions
    if outcome.kind == "domino":
        return f"domino {outcome.out}"
    if outcome.kind == "reached":
        return f"reached {deal.plies[-1].seat}"
    if outcome.kind == "void":
        return "void by a ruling"
    seats = lower_seats(outcome.winners, conventions)
    return " ".join(["closed", *map(str, seats)])
