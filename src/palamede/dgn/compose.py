"""From a partie that was played to its record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from palamede.dgn.model import DealRecord, Draw, Item, Lay, PartieRecord, Pass, Record, Tag
from palamede.dgn.table import switch_tags
from palamede.dgn.verdict import outcome_text
from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.match import Entry, Partie
from palamede.dominoes.settings import format_value
from palamede.dominoes.tiles import Tile

__all__ = ["agreed_tags", "deal_record", "partie_record", "record_of", "start_tags"]


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
    last = entry.deal.plies[-1].seat if entry.deal.plies else None
    ending.append(Tag("Result", outcome_text(entry.outcome, entry.deal.conventions, last)))
    return deal_record(entry.deal, entry.number, ending)


def deal_record(deal: Deal, number: int, ending: Sequence[Tag] = ()) -> DealRecord:
    """Return a deal as a part of a record; ``ending`` are the tags of its end."""
    return DealRecord((*start_tags(deal, number), *ending), tuple(_items(deal)))


def start_tags(
    deal: Deal | OldDeal, number: int, seen: AbstractSet[int] | None = None
) -> tuple[Tag, ...]:
    """Return the tags of the beginning of a deal.

    ``seen``: the seats whose tiles may be told; None for all, and for the stock.
    """
    hands = "; ".join(
        f"{seat}: {_tiles(hand, seen is None or seat in seen)}"
        for seat, hand in enumerate(deal.start_hands, 1)
    )
    return (
        Tag("Deal", str(number)),
        Tag("Lead", str(deal.leader)),
        Tag("Hands", hands),
        Tag("Stock", _tiles(deal.start_stock, seen is None)),
    )


def _tiles(tiles: Sequence[Tile], told: bool) -> str:
    return " ".join(map(str, tiles)) if told or not tiles else f"?{len(tiles)}"


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
