"""What a ruling does to a deal at the old table, as plain steps that a record can hold.

A step is a small JSON object, ``{"do": name, …}``; ``DEEDS`` has one function for each name:

- ``take_back`` (to): the ply of that number and all after it are taken back, each player his own
- ``open`` (seat, tile, chooser, by): lies face up and is laid at the first turn at which it fits
- ``named`` (seat, tile): the tile that he named must be laid now, if he has it
- ``lay`` (seat, tile, end): a tile is laid as the ruling says
- ``call`` (side, caller): the hands of a side lie open and are called
- ``forbid`` (seat, number), ``bar`` (side, claim), ``mark`` (side, points, claim)
- ``pardon`` (claims): what the rulings on these claims barred and marked is undone
- ``excuse`` (ply), ``end`` (how, lead), ``reopen``, ``resume``
- ``take`` (seat, tiles) from the stock, ``return`` (seat, tiles, up) to it
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, cast

from palamede.dominoes.errors import DealError
from palamede.dominoes.faults.oldply import Obligation, Over, Penalty, Play
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.dominoes.faults.old import OldDeal

__all__ = ["DEEDS", "Step", "do_steps", "state_before"]

Step = Mapping[str, Any]


def do_steps(deal: OldDeal, steps: list[Step]) -> None:
    """Carry out steps in order, as one event of the deal.

    Raises:
        DealError: there is no such step, or it cannot be done here; nothing has happened then.
    """
    before = deal._play, deal._standing
    depth = len(deal._stack)
    try:
        for step in steps:
            deed = DEEDS.get(step.get("do", ""))
            if deed is None:
                raise _bad(step)
            deed(deal, step)
    except Exception as error:
        deal._play, deal._standing = before
        del deal._stack[depth:]
        if isinstance(error, (KeyError, IndexError, TypeError)):
            raise _bad(steps) from error
        raise
    del deal._stack[depth:]
    deal._stack.append(before)


def state_before(deal: OldDeal, number: int) -> Play:
    """Return the tiles and the turn as they were before the ply of that number.

    Raises:
        DealError: no such ply stands.
    """
    play: Play | None = deal._play
    while play is not None and play.plies:
        if play.plies[-1].n == number:
            assert play.previous is not None
            return play.previous
        play = play.previous
    standing = ", ".join(str(ply.n) for ply in deal.plies) or "none"
    raise DealError(
        f"there is no play of number {number}; those that stand: {standing}",
        code="no-such-ply",
        ply=number,
        plies=standing,
    )


def _bad(step: object) -> DealError:
    known = ", ".join(DEEDS)
    return DealError(
        f"this cannot be done: {step}; steps are {known}, each with what it needs",
        code="bad-step",
        step=str(step),
        known=known,
    )


def _set(deal: OldDeal, play: Play | None = None, **changes: Any) -> None:
    deal._become(play or deal._play, replace(deal._standing, **changes))


def _at(masks: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return tuple(mask | more * (each == seat) for each, mask in enumerate(masks, start=1))


def _bit(deal: OldDeal, text: str) -> int:
    return 1 << deal._joins.tiles.index(Tile.parse(text))


# -------------------------------------------------------------------- plays
def _take_back(deal: OldDeal, step: Step) -> None:
    """Tiles go back to the hands they came from; everybody has seen them."""
    number = int(step["to"])
    play = state_before(deal, number)
    seen = deal._standing.seen
    for ply in deal.plies:
        if ply.n >= number and ply.kind == "lay":
            seen = _at(seen, ply.seat, _bit(deal, str(ply.tile)))
    _set(deal, play, seen=seen, laid_open=False)


def _open(deal: OldDeal, step: Step) -> None:
    seat, tile = int(step["seat"]), Tile.parse(step["tile"])
    due = Obligation(seat, tile, step.get("chooser") or "owner", step.get("by"))
    standing = deal._standing
    kept = tuple(e for e in standing.obligations if (e.seat, e.tile) != (seat, tile))
    _set(
        deal,
        open=_at(standing.open, seat, _bit(deal, step["tile"])),
        obligations=(*kept, due),
    )


def _named(deal: OldDeal, step: Step) -> None:
    due = Obligation(int(step["seat"]), Tile.parse(step["tile"]), once=True)
    _set(deal, obligations=(*deal._standing.obligations, due))


def _lay(deal: OldDeal, step: Step) -> None:
    deal.lay(int(step["seat"]), Tile.parse(step["tile"]), step["end"], step.get("touch"))


def _resume(deal: OldDeal, step: Step) -> None:
    """A count that ended the partie has been lost: the deal goes on (CINQ-07)."""
    _set(deal, replace(deal._play, over=None))


# -------------------------------------------------------------------- what stays
def _call(deal: OldDeal, step: Step) -> None:
    seats = deal.conventions.seats_of(int(step["side"]))
    kept = tuple(pair for pair in deal._standing.called if pair[0] not in seats)
    _set(deal, called=(*kept, *((seat, int(step["caller"])) for seat in seats)))


def _forbid(deal: OldDeal, step: Step) -> None:
    pair = (int(step["seat"]), int(step["number"]))
    _set(deal, forbidden=deal._standing.forbidden | {pair})


def _bar(deal: OldDeal, step: Step) -> None:
    _set(deal, bars=deal._standing.bars | {(int(step["side"]), int(step.get("claim", 0)))})


def _mark(deal: OldDeal, step: Step) -> None:
    fine = Penalty(int(step["side"]), int(step["points"]), int(step.get("claim", 0)))
    _set(deal, penalties=(*deal._standing.penalties, fine))


def _pardon(deal: OldDeal, step: Step) -> None:
    """Points given and barred by the rulings on some claims are so no more (RENONCE-04)."""
    claims, standing = set(step["claims"]), deal._standing
    kept = tuple(fine for fine in standing.penalties if fine.claim not in claims)
    bars = frozenset(bar for bar in standing.bars if bar[1] not in claims)
    _set(deal, penalties=kept, bars=bars)


def _reopen(deal: OldDeal, step: Step) -> None:
    """A deal that a ruling had ended goes on: the referee has replaced that ruling."""
    _set(deal, fate=None, lead=None)


def _excuse(deal: OldDeal, step: Step) -> None:
    _set(deal, excused=deal._standing.excused | {int(step["ply"])})


def _end(deal: OldDeal, step: Step) -> None:
    if step["how"] not in ("void", "stopped"):
        raise _bad(step)
    _set(deal, fate=cast(Over, step["how"]), lead=step.get("lead"))


# -------------------------------------------------------------------- hands put right
def _take(deal: OldDeal, step: Step) -> None:
    seat, given = int(step["seat"]), deal._standing.given
    _move(deal, seat, step["tiles"], to_hand=True)
    for text in step["tiles"]:
        given = _at(given, seat, _bit(deal, text))
    _set(deal, given=given)


def _return(deal: OldDeal, step: Step) -> None:
    tiles = step["tiles"]
    _move(deal, int(step["seat"]), tiles, to_hand=False)
    if step.get("up"):
        up = deal._standing.stock_up
        for text in tiles:
            up |= _bit(deal, text)
        _set(deal, stock_up=up)


def _move(deal: OldDeal, seat: int, texts: list[str], *, to_hand: bool) -> None:
    """Move tiles between a hand and the stock, in every state that can still be taken back to."""
    indices = deal._joins.tiles.indices(Tile.parse(text) for text in texts)
    mask = sum(1 << index for index in indices)

    def moved(play: Play) -> Play:
        before = None if play.previous is None else moved(play.previous)
        hand = play.hands[seat - 1]
        inside = set(play.stock)
        if to_hand != (inside >= set(indices)) or (hand & mask == mask) == to_hand:
            return replace(play, previous=before)  # then these tiles lay elsewhere
        hands = (*play.hands[: seat - 1], hand ^ mask, *play.hands[seat:])
        stock = tuple(tile for tile in play.stock if tile not in indices)
        return replace(
            play, hands=hands, stock=stock if to_hand else (*stock, *indices), previous=before
        )

    if to_hand and not set(indices) <= set(deal._play.stock):
        raise _bad({"take": texts})
    if not to_hand and deal._play.hands[seat - 1] & mask != mask:
        raise _bad({"return": texts})
    _set(deal, moved(deal._play))


DEEDS: Final[Mapping[str, Callable[[OldDeal, Step], None]]] = {
    "take_back": _take_back,
    "open": _open,
    "named": _named,
    "lay": _lay,
    "resume": _resume,
    "call": _call,
    "forbid": _forbid,
    "bar": _bar,
    "mark": _mark,
    "pardon": _pardon,
    "excuse": _excuse,
    "end": _end,
    "reopen": _reopen,
    "take": _take,
    "return": _return,
}
