"""The record of the deals of an old table: plays, claims and rulings in their order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from palamede import dgn
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.scoring import Outcome
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.table.state import TableState

__all__ = ["deals"]

Log = list[Mapping[str, Any]]
Audience = frozenset[int] | None


def deals(state: TableState, seen: Audience) -> Iterator[dgn.DealRecord]:
    """Yield the deals of the partie.

    ``seen``: the seats whose tiles may be told; None for all, once the partie is over.
    """
    old = state.old
    assert old is not None
    total = [0] * state.conventions.sides_count
    for number, kept in enumerate(old.kept, start=1):
        total = [before + mark for before, mark in zip(total, kept.outcome.marks, strict=True)]
        ending = (
            dgn.Tag("Marks", " ".join(map(str, kept.outcome.marks))),
            dgn.Tag("Scores", " ".join(map(str, total))),
            dgn.Tag("Result", _result(kept.outcome, kept.desk.deal)),
        )
        yield _deal(number, kept.desk, kept.log, ending, seen)
    if old.desk is not None and all(kept.desk is not old.desk for kept in old.kept):
        yield _deal(len(old.kept) + 1, old.desk, old.log, (), seen)


def _result(outcome: Outcome, deal: OldDeal) -> str:
    if outcome.kind == "void":
        return "void by a ruling"
    if outcome.kind == "domino":
        return f"domino {outcome.out}"
    if outcome.kind == "reached":
        return f"reached {deal.plies[-1].seat}"
    side_of = deal.conventions.side_of
    sides = sorted({side_of(seat) for seat in outcome.winners})
    return " ".join(["closed", *(str(min(deal.conventions.seats_of(side))) for side in sides)])


def _deal(
    number: int, desk: Desk, log: Log, ending: tuple[dgn.Tag, ...], seen: Audience
) -> dgn.DealRecord:
    deal = desk.deal
    hands = "; ".join(
        f"{seat}: {_hand(hand, seen is None or seat in seen)}"
        for seat, hand in enumerate(deal.start_hands, start=1)
    )
    stock = _hand(deal.start_stock, seen is None) if deal.start_stock else ""
    tags = (
        dgn.Tag("Deal", str(number)),
        dgn.Tag("Lead", str(deal.leader)),
        dgn.Tag("Hands", hands),
        dgn.Tag("Stock", stock),
        *ending,
    )
    return dgn.DealRecord(tags, tuple(_items(desk, log, seen)))


def _hand(tiles: tuple[Tile, ...], told: bool) -> str:
    return " ".join(map(str, tiles)) if told else f"?{len(tiles)}"


def _items(desk: Desk, log: Log, seen: Audience) -> Iterator[dgn.Item]:
    origins = _picks(desk) if seen is None else {}
    for event in log:
        kind = event["type"]
        if kind == "laid":
            yield from _lay(event)
        elif kind == "passed":
            yield dgn.Pass(event["seat"])
        elif kind == "drew":
            known = seen is None or event["seat"] in seen
            yield dgn.Draw(event["seat"], _pair(event["tile"]) if known else None)
        else:
            text = _text(event, origins)
            if text:
                yield dgn.Event(text)


def _lay(event: Mapping[str, Any]) -> Iterator[dgn.Item]:
    if event.get("named") is not None:
        yield dgn.Event(f"{event['seat']} names {event['named']}")
    low, high = _pair(event["tile"])
    touch = event["touch"]
    other = low + high - touch
    side = ("<" if event["end"] == "left" else ">") if not event["lead"] else ""
    yield dgn.Lay(event["seat"], touch, other, side, event.get("announced"))


def _pair(text: str) -> tuple[int, int]:
    tile = Tile.parse(text)
    return tile.low, tile.high


def _picks(desk: Desk) -> dict[tuple[str, int], list[str]]:
    """Return the tiles that were drawn by chance, by the event that brought it about."""
    found = {}
    for event in desk.events:
        if event.get("picks"):
            number = event["n"] if event["type"] == "claimed" else event["claim"]
            found[event["type"], number] = list(event["picks"])
    return found


def _drawn(origins: Mapping[tuple[str, int], list[str]], kind: str, claim: int) -> str:
    picks = origins.get((kind, claim))
    return f" draws {' '.join(picks)}" if picks else ""


def _text(event: Mapping[str, Any], origins: Mapping[tuple[str, int], list[str]]) -> str:
    """Return what stands between ``!`` and ``;``, empty for what a record does not hold."""
    kind, seat = event["type"], event.get("seat")
    tile = f" {event['tile']}" if event.get("tile") else ""
    if kind == "shown":
        return f"{seat} shows{tile}"
    if kind == "happened":
        return f'{seat} commits {event["fault"]} {{"while_taking":true}}'
    if kind == "said":
        return f"{seat} commits signal"
    if kind == "announced":
        if event["what"] == "domino":
            return f"{seat} says domino{tile}"
        return f"{seat} announces {event['points']}"
    if kind == "claimed":
        claim = event["claim"]
        against = event["against"]
        drawn = _drawn(origins, kind, claim)
        return f"{seat} claims {event['fault']} {against}{tile}{drawn}"
    if kind == "ruled":
        article = f' "{event["article"]}"' if event["article"] else ""
        return f"rules {event['claim']} {event['ruling']}{article}"
    if kind == "chosen":
        who = "" if seat is None else f"{seat} "
        drawn = _drawn(origins, "answered", event["claim"])
        return f"{who}chooses {event['claim']} {event['option']}{drawn}"
    return {"counting": "counts", "counted": "agrees"}.get(kind, "")
