"""One deal in arrays: what is legal, what a move does, and how the deal ends.

A deal is three arrays: ``hands`` (uint64, a mask of tiles a seat), ``stock`` (uint8, tile indices
in drawing order, drawn ones included) and ``meta`` (int64, the places named below). Seats and sides
count from 0 here. Moves are action numbers as everywhere: ``4·t + 2·end + half``, then pass, draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.deal import Deal
from palamede.dominoes.moves import move_table
from palamede.engine.kernel.compiled import bare, bare_inlined, lowest, ones
from palamede.engine.kernel.tables import Tables, tables_of
from palamede.engine.reach import MOST_SEATS

__all__ = [
    "COUNTS",
    "DRAWN",
    "FORCED",
    "LAID",
    "LAST",
    "LEADER",
    "LEFT",
    "META",
    "OVER",
    "PASSES",
    "RIGHT",
    "SCORES",
    "TURN",
    "State",
    "apply",
    "drawable",
    "follow",
    "legal",
    "pips_of",
    "settle",
    "started",
    "state_of",
]

LEFT: Final = 0
"""Codes of the open ends (``dominoes.joins``), -1 before the lead."""
RIGHT: Final = 1
TURN: Final = 2
PASSES: Final = 3
"""How many seats have passed since the last tile was laid."""
DRAWN: Final = 4
OVER: Final = 5
"""0 while the deal goes on, then one of the three below."""
LEADER: Final = 6
FORCED: Final = 7
"""Index of the tile that must be led, or -1."""
LAID: Final = 8
LAST: Final = 9
"""Who acted last."""
COUNTS: Final = 10
"""From here: marks made in play, a side each."""
SCORES: Final = 14
"""From here: totals before the deal, a side each."""
META: Final = 18

DOMINO: Final = 1
REACHED: Final = 2
CLOSED: Final = 3

ONE = np.uint64(1)


class State(NamedTuple):
    """A deal for the kernels; see the module."""

    tables: Tables
    hands: NDArray[np.uint64]
    stock: NDArray[np.uint8]
    meta: NDArray[np.int64]

    def copy(self) -> State:
        """Return one that can be played on without changing this."""
        return State(self.tables, self.hands.copy(), self.stock.copy(), self.meta.copy())


def started(
    tables: Tables,
    hands: Sequence[int],
    stock: Sequence[int] = (),
    *,
    leader: int = 0,
    forced: int = -1,
    scores: Sequence[int] = (),
) -> State:
    """Return a deal before its lead; ``hands`` are masks, ``stock`` indices, seats count from 0."""
    masks = np.zeros(MOST_SEATS, dtype=np.uint64)
    masks[: len(hands)] = np.array(hands, dtype=np.uint64)
    meta = np.zeros(META, dtype=np.int64)
    meta[LEFT] = meta[RIGHT] = meta[LAST] = -1
    meta[TURN] = meta[LEADER] = leader
    meta[FORCED] = forced
    meta[SCORES : SCORES + len(scores)] = scores
    return State(tables, masks, np.array(stock, dtype=np.uint8), meta)


def state_of(deal: Deal) -> State:
    """Return the arrays of a deal at the point where it stands.

    Raises:
        UnsupportedError: the kernels do not play its conventions.
    """
    tables = tables_of(deal.conventions)
    tiles = move_table(deal.conventions.set).tiles
    state = started(
        tables,
        [sum(1 << tiles.index(tile) for tile in hand) for hand in deal.start_hands],
        [tiles.index(tile) for tile in deal.start_stock],
        leader=deal.leader - 1,
        forced=-1 if deal.forced_lead is None else tiles.index(deal.forced_lead),
        scores=deal.scores,
    )
    follow(*state, np.array([move.action for move in deal.move_stack], dtype=np.int64))
    return state


@bare
def follow(tables: Any, hands: Any, stock: Any, meta: Any, actions: Any) -> None:
    """Make legal moves, one after the other."""
    for action in actions:
        apply(tables, hands, stock, meta, action)


@bare_inlined
def drawable(tables: Any, stock: Any, meta: Any) -> Any:
    """Return how many tiles may still be drawn."""
    if tables.draws == 0:
        return 0
    return max(0, stock.size - meta[DRAWN] - tables.undrawable)


@bare
def legal(tables: Any, hands: Any, stock: Any, meta: Any, out: Any) -> Any:
    """Write the legal actions in order of their numbers into ``out`` (int64); return how many."""
    found = 0
    if meta[OVER] != 0:
        return found
    hand = hands[meta[TURN]]
    if meta[LEFT] < 0:
        if meta[FORCED] >= 0:
            hand = ONE << np.uint64(meta[FORCED])
        while hand != 0:
            tile = lowest(hand)
            hand &= hand - ONE
            out[found] = 4 * tile
            found += 1
            if tables.one_end != 0 and (tables.across >> np.uint64(tile)) & ONE == 0:
                out[found] = 4 * tile + 1
                found += 1
        return found
    left, right = meta[LEFT], meta[RIGHT]
    some = hand & (tables.fits[left] | tables.fits[right])
    if some == 0:
        out[0] = 4 * tables.tiles + (1 if drawable(tables, stock, meta) > 0 else 0)
        return 1
    while some != 0:
        tile = lowest(some)
        some &= some - ONE
        for end in range(2):
            halves = tables.half[meta[LEFT + end], tile]
            for half in range(2):
                if (halves >> half) & 1 != 0:
                    out[found] = 4 * tile + 2 * end + half
                    found += 1
    if tables.matadors != 0 and hand & (tables.ordinary[left] | tables.ordinary[right]) == 0:
        out[found] = 4 * tables.tiles  # only matadors fit: one may be kept back (MATA-06)
        found += 1
    return found


@bare
def _close_if_stuck(tables: Any, hands: Any, stock: Any, meta: Any) -> None:
    """End the deal when nobody can play and nobody can draw (PLAY-07)."""
    if drawable(tables, stock, meta) > 0:
        return
    fits = tables.fits[meta[LEFT]] | tables.fits[meta[RIGHT]]
    for seat in range(tables.seats):
        if hands[seat] & fits != 0:
            return
    meta[OVER] = CLOSED


@bare
def apply(tables: Any, hands: Any, stock: Any, meta: Any, action: Any) -> None:
    """Make a legal move."""
    seat = meta[TURN]
    meta[LAST] = seat
    tile = action >> 2
    if tile >= tables.tiles:
        if action & 1 != 0:
            hands[seat] |= ONE << np.uint64(stock[meta[DRAWN]])
            meta[DRAWN] += 1
            _close_if_stuck(tables, hands, stock, meta)
            return  # the turn goes on
        meta[PASSES] += 1
        if meta[PASSES] == tables.seats:
            meta[OVER] = CLOSED
    else:
        meta[PASSES] = 0
        half = action & 1
        if meta[LEFT] < 0:
            first, second = tables.after[tile, 1], tables.after[tile, 0]
            meta[LEFT] = first
            meta[RIGHT] = second
            if half != 0:
                meta[LEFT] = second
                meta[RIGHT] = first
            if tables.one_end != 0:
                meta[LEFT] = tables.shut
                meta[RIGHT] = first if half != 0 else second
        else:
            meta[LEFT + ((action >> 1) & 1)] = tables.after[tile, half]
        meta[LAID] += 1
        hands[seat] ^= ONE << np.uint64(tile)
        side = seat % tables.sides
        counted = 0
        if tables.step != 0:
            total = tables.value[meta[LEFT]] + tables.value[meta[RIGHT]]
            if meta[LAID] == 1 and meta[LEFT] == meta[RIGHT]:
                total = tables.pips[tile]  # a lead double counts its two halves once
            if total % tables.step == 0:
                counted = total // tables.unit
                meta[COUNTS + side] += counted
        if hands[seat] == 0:
            meta[OVER] = DOMINO
        elif counted > 0 and meta[SCORES + side] + meta[COUNTS + side] >= tables.target:
            meta[OVER] = REACHED
        else:
            _close_if_stuck(tables, hands, stock, meta)
    meta[TURN] = seat + 1 if seat + 1 < tables.seats else 0


@bare_inlined
def pips_of(tables: Any, hand: Any) -> Any:
    """Return the pips of the tiles of a mask, a bit of their weight at a time."""
    weights = tables.weights
    return (
        ones(hand & weights[0])
        + 2 * ones(hand & weights[1])
        + 4 * ones(hand & weights[2])
        + 8 * ones(hand & weights[3])
        + 16 * ones(hand & weights[4])
    )


@bare_inlined
def settle(tables: Any, hands: Any, meta: Any, marks: Any) -> Any:
    """Write what a deal that is over marks, a side each, into ``marks``; return who won, a mask."""
    sides = tables.sides
    over, last = meta[OVER], meta[LAST]
    totals = (0, 0, 0, 0)
    first = pips_of(tables, hands[0])
    second = pips_of(tables, hands[1])
    third = pips_of(tables, hands[2]) if tables.seats > 2 else 0
    fourth = pips_of(tables, hands[3]) if tables.seats > 3 else 0
    if sides == 2:
        totals = (first + third, second + fourth, 0, 0)
    else:
        totals = (first, second, third, fourth)
    winners = 0
    if over == REACHED or (over == DOMINO and tables.most == 0):
        winners = 1 << (last % sides)
    else:
        winners = _lightest(tables, totals, meta[LEADER])
    everything = 0
    losing = 0
    count = 0
    for side in range(sides):
        everything += totals[side]
        if (winners >> side) & 1 == 0:
            losing += totals[side]
        else:
            count += 1
    rule = tables.pay_out if over == DOMINO else tables.pay_block
    for side in range(sides):
        paid = 0
        if (winners >> side) & 1 != 0 and over != REACHED and rule != 4:
            if rule == 2:
                paid = 1 // count
            else:
                pool = losing
                if rule == 1:
                    pool = everything
                elif rule == 3:
                    pool = totals[side]
                paid = pool // count
                if tables.nearest_5 != 0:
                    paid = (paid + 2) // 5 * 5
                paid = paid // tables.unit
        marks[side] = meta[COUNTS + side] + paid
    return winners


@bare
def _lightest(tables: Any, totals: Any, leader: Any) -> Any:
    """Return the sides that win on the count of pips, a mask (SCORE-02 to SCORE-05, PERD-01)."""
    sides = tables.sides
    sign = -1 if tables.most != 0 else 1
    best = sign * totals[0]
    for side in range(1, sides):
        best = min(best, sign * totals[side])
    tied = 0
    count = 0
    for side in range(sides):
        if sign * totals[side] == best:
            tied |= 1 << side
            count += 1
    if count == 1:
        return tied
    if tables.tie == 1:
        for step in range(1, tables.seats + 1):
            side = (leader + step) % tables.seats % sides
            if (tied >> side) & 1 != 0:
                return 1 << side
    if tables.tie == 2 and count < sides:
        return tied
    return 0
