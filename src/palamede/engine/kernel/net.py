"""The learned net: what a seat can see, through two layers, to how it plays and what that is worth.

What a seat sees is a row of bits (the places are named below): its hand, who laid what, who passed
on which number, who opened the ends, and how many tiles are left to whom. Seats count from the one
who sees. The bits of one number or tile are few, so the first layer adds up their rows; the rest is
a plain product. The heads are an act each, named by the tile and by the half that joins: how the
ends are turned does not matter. The net plays what is joined number by number from sets up to the
double-six (``plays``); it is learned by ``palamede.engine.learning``.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.engine.kernel.compiled import compiled, inlined, lowest, ones
from palamede.engine.kernel.policy import DOWN, LAID_BY, OWNERS, VOID
from palamede.engine.kernel.state import DRAWN, LEFT, ONE, RIGHT, TURN
from palamede.engine.kernel.tables import Tables

__all__ = [
    "FIRST_LAYER",
    "HEADS",
    "INPUTS",
    "NO_NET",
    "SECOND_LAYER",
    "Net",
    "head_of",
    "net_chances",
    "net_value",
    "plays",
    "see",
    "unit_of",
]

_TILES: Final = 28
_NUMBERS: Final = 7
_SEATS: Final = 4
_MOST_HELD: Final = 7
_MOST_STOCK: Final = 14

OWN: Final = 0
LAID: Final = OWN + _TILES
"""From here, by seat from the one who sees: the tiles that it has laid."""
VOIDS: Final = LAID + _SEATS * _TILES
"""From here, by seat after the one who sees: the numbers that it has shown not to hold."""
ENDS: Final = VOIDS + (_SEATS - 1) * _NUMBERS
"""From here, by the seat that opened it: the number of an open end."""
LEAD: Final = ENDS + _SEATS * _NUMBERS
ALIKE: Final = LEAD + 1
SIZES: Final = ALIKE + 1
"""From here, by seat from the one who sees: how many tiles it holds, 7 and more alike."""
STOCK: Final = SIZES + _SEATS * (_MOST_HELD + 1)
"""From here: how many tiles may still be drawn, 14 and more alike."""
RULES: Final = STOCK + _MOST_STOCK + 1
"""From here: fives count, threes count, the most pips win."""
INPUTS: Final = RULES + 3
HEADS: Final = 2 * _TILES
FIRST_LAYER: Final = 256
SECOND_LAYER: Final = 128
MARKS: Final = 20.0
"""Marks that the value head calls 1."""
COUNTED: Final = 4.0
"""The same where marks are made in play, which are few."""

_ZERO = np.uint64(0)


class Net(NamedTuple):
    """Weights, float32; the last row of each is what is added whatever comes in."""

    first: NDArray[np.float32]
    """[INPUTS + 1, FIRST_LAYER]"""
    second: NDArray[np.float32]
    """[FIRST_LAYER + 1, SECOND_LAYER]"""
    heads: NDArray[np.float32]
    """[HEADS + 1, SECOND_LAYER + 1]: a row an act, and last of the value; last column added."""


NO_NET: Final = Net(*(np.zeros((0, 0), dtype=np.float32) for _ in range(3)))
"""Stands for no net where a kernel wants one."""


def plays(tables: Tables) -> bool:
    """Whether the bits above say all that matters by these rules."""
    return (
        tables.tiles == _TILES
        and tables.matadors == 0
        and tables.one_end == 0
        and bool((tables.fits[:_NUMBERS] == tables.suits).all())
    )


@inlined
def _number_of(tables: Any, code: Any) -> Any:
    """Return the number that an end asks for."""
    number = 0
    for other in range(_NUMBERS):
        if tables.fits[code] == tables.suits[other]:
            number = other
    return number


@inlined
def see(tables: Any, hands: Any, meta: Any, seen: Any, out: Any) -> Any:
    """Write which bits the seat to act sees set into ``out`` (int64); return how many.

    Of the hands of others only their sizes are read.
    """
    found = 0
    me = meta[TURN]
    mine = hands[me]
    while mine != _ZERO:
        out[found] = OWN + lowest(mine)
        found += 1
        mine &= mine - ONE
    seats = tables.seats
    for step in range(seats):
        seat = me + step
        if seat >= seats:
            seat -= seats
        laid = seen[LAID_BY + seat]
        while laid != _ZERO:
            out[found] = LAID + step * _TILES + lowest(laid)
            found += 1
            laid &= laid - ONE
        out[found] = SIZES + step * (_MOST_HELD + 1) + min(_MOST_HELD, ones(hands[seat]))
        found += 1
        if step > 0:
            void = seen[VOID + seat] | seen[DOWN]
            if seen[VOID + seat] != _ZERO:
                for number in range(_NUMBERS):
                    if tables.suits[number] & ~void == _ZERO:
                        out[found] = VOIDS + (step - 1) * _NUMBERS + number
                        found += 1
    if meta[LEFT] < 0:
        out[found] = LEAD
        found += 1
    else:
        for end in range(2):
            step = np.int64(seen[OWNERS + end]) - me
            if step < 0:
                step += seats
            out[found] = ENDS + step * _NUMBERS + _number_of(tables, meta[LEFT + end])
            found += 1
        if out[found - 1] == out[found - 2]:
            found -= 1  # a bit is set once
        if tables.fits[meta[LEFT]] == tables.fits[meta[RIGHT]]:
            out[found] = ALIKE
            found += 1
    left = 0
    if tables.draws != 0:
        left = tables.in_play.size - seats * tables.hand - meta[DRAWN] - tables.undrawable
    out[found] = STOCK + max(0, min(_MOST_STOCK, left))
    found += 1
    for rule in range(3):
        if (tables.step == 5, tables.step == 3, tables.most != 0)[rule]:
            out[found] = RULES + rule
            found += 1
    return found


@inlined
def unit_of(tables: Any) -> Any:
    """Return how many marks the value head calls 1."""
    return MARKS if tables.step == 0 else COUNTED


@inlined
def head_of(action: Any) -> Any:
    """Return the head of an act that lays a tile."""
    return 2 * (action >> 2) + (action & 1)


@compiled
def _through(net: Any, bits: Any, found: Any, second: Any) -> None:
    """Write the second layer for what is seen into ``second`` (float32 [SECOND_LAYER])."""
    first = np.empty(FIRST_LAYER, dtype=np.float32)
    for unit in range(FIRST_LAYER):
        first[unit] = net.first[INPUTS, unit]
    for place in range(found):
        bit = bits[place]
        for unit in range(FIRST_LAYER):
            first[unit] += net.first[bit, unit]
    for unit in range(SECOND_LAYER):
        second[unit] = net.second[FIRST_LAYER, unit]
    for unit in range(FIRST_LAYER):
        value = first[unit]
        if value > 0:
            for other in range(SECOND_LAYER):
                second[other] += value * net.second[unit, other]
    for unit in range(SECOND_LAYER):
        second[unit] = max(second[unit], np.float32(0.0))


@inlined
def _head(net: Any, second: Any, head: Any) -> Any:
    total = net.heads[head, SECOND_LAYER]
    for unit in range(SECOND_LAYER):
        total += second[unit] * net.heads[head, unit]
    return total


@compiled
def net_value(tables: Any, hands: Any, meta: Any, seen: Any, net: Any) -> Any:
    """Return how far ahead the seat to act expects its side to be, in units of ``unit_of``."""
    bits = np.empty(INPUTS, dtype=np.int64)
    second = np.empty(SECOND_LAYER, dtype=np.float32)
    found = see(tables, hands, meta, seen, bits)
    _through(net, bits, found, second)
    return _head(net, second, HEADS)


@compiled
def net_chances(
    tables: Any, hands: Any, meta: Any, seen: Any, actions: Any, found: Any, net: Any, out: Any
) -> None:
    """Write how likely each of ``found`` acts, which lay a tile, is into ``out`` (float64).

    Two acts that differ in the end alone, on equal ends, share the chance of their head.
    """
    bits = np.empty(INPUTS, dtype=np.int64)
    second = np.empty(SECOND_LAYER, dtype=np.float32)
    size = see(tables, hands, meta, seen, bits)
    _through(net, bits, size, second)
    alike = meta[LEFT] >= 0 and tables.fits[meta[LEFT]] == tables.fits[meta[RIGHT]]
    best = -1e300
    for place in range(found):
        worth = np.float64(_head(net, second, head_of(actions[place])))
        out[place] = worth
        best = max(best, worth)
    total = 0.0
    for place in range(found):
        out[place] = np.exp(out[place] - best)
        if alike:
            out[place] *= 0.5
        total += out[place]
    for place in range(found):
        out[place] /= total
