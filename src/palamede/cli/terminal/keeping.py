"""A partie, finished or not, as the record that is kept of it."""

from __future__ import annotations

from collections.abc import Iterable

from palamede.dgn.model import DealRecord, Draw, Item, Lay, PartieRecord, Pass, Tag
from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions, format_value
from palamede.dominoes.deal import Deal, Ply
from palamede.dominoes.match import Partie
from palamede.dominoes.scoring import Outcome

__all__ = ["partie_record"]

_OWN_TAGS = ("players", "table", "stake")


def partie_record(partie: Partie, rules: str, tags: Iterable[Tag]) -> PartieRecord:
    """Return the record of a partie played by the preset ``rules``, with further ``tags``."""
    conventions = partie.conventions
    base = presets.get(rules).conventions(conventions.players)
    changed = conventions.differences(base)
    settings = [
        f"{name}={format_value(value)}" for name, value in changed.items() if name not in _OWN_TAGS
    ]
    own = [Tag("Rules", rules), Tag("Seats", "; ".join(partie.names)), *tags]
    if settings:
        own.append(Tag("Conventions", " ".join(settings)))
    if "stake" in changed:
        own.append(Tag("Stake", str(conventions.stake)))
    deals = [
        _deal_record(entry.number, entry.deal, entry.outcome, entry.scores)
        for entry in partie.entries
        if entry.deal is not None
    ]
    deal = partie.deal
    if deal is not None:
        deals.append(_deal_record(len(deals) + 1, deal, deal.outcome(), None))
    return PartieRecord(tuple(own), tuple(deals))


def _deal_record(
    number: int, deal: Deal, outcome: Outcome | None, scores: tuple[int, ...] | None
) -> DealRecord:
    hands = "; ".join(
        f"{seat}: {' '.join(map(str, hand))}" for seat, hand in enumerate(deal.start_hands, 1)
    )
    tags = [
        Tag("Deal", str(number)),
        Tag("Lead", str(deal.leader)),
        Tag("Hands", hands),
        Tag("Stock", " ".join(map(str, deal.start_stock))),
        Tag("Result", "*" if outcome is None else _result(outcome, deal.conventions)),
    ]
    if outcome is not None:
        tags.append(Tag("Marks", " ".join(map(str, outcome.marks))))
        if scores is None:
            scores = tuple(map(sum, zip(deal.scores, outcome.marks, strict=True)))
        tags.append(Tag("Scores", " ".join(map(str, scores))))
    return DealRecord(tuple(tags), tuple(_items(deal)))


def _result(outcome: Outcome, conventions: Conventions) -> str:
    if outcome.kind == "void":
        return "void ruling"
    if outcome.kind == "domino":
        return f"domino {outcome.out}"
    sides = sorted({conventions.side_of(seat) for seat in outcome.winners})
    return " ".join([outcome.kind, *(str(min(conventions.seats_of(side))) for side in sides)])


def _items(deal: Deal) -> Iterable[Item]:
    led = False
    for ply in deal.plies:
        yield _item(ply, led=led)
        led = True


def _item(ply: Ply, *, led: bool) -> Item:
    move, tile = ply.move, ply.tile
    if tile is None:
        return Pass(ply.seat)
    if move.is_draw:
        return Draw(ply.seat, (tile.low, tile.high))
    side = "<>"[move.end] if led else ""
    return Lay(ply.seat, move.touch, move.leaves, side, ply.count or None)
