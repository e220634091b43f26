"""Where the tiles of given hands may have come from: in how many ways, and one way.

A tile held may lie in any place of its seat from one on, a tile laid came from one of some places
in a row (:mod:`.worldhands`). The ways are counted place by place, in the order in which they were
taken; all hands at once, those that take as many tiles from each place on being alike.
"""

from __future__ import annotations

from math import comb, factorial, prod

import numpy as np
from numpy.typing import NDArray

from palamede.engine.kernel.worldhands import Holder, Seen, lowest_bits, mask_of

__all__ = ["origins", "weights"]

Words = NDArray[np.uint64]
_MOST = 64


def weights(seen: Seen, hands: Words) -> NDArray[np.float64]:
    """Return how many worlds there are with each of these hands.

    Float64; wrong by less than one part in 2**40, and not at all where it is below 2**53.
    """
    result = np.full(len(hands), float(factorial(seen.left)))
    for holder in seen.holders:
        if len(holder.rooms) > 1:
            result *= _ways(holder, hands[:, holder.seat])
    return result


def _ways(holder: Holder, hands: Words) -> NDArray[np.float64]:
    """Return in how many ways the places of a seat can have held its tiles."""
    begun = np.stack(
        [
            np.bitwise_count(hands & np.uint64(mask_of(_from(holder, place)))).astype(np.int64)
            for place in range(len(holder.rooms))
        ],
        axis=1,
    )
    kinds, kind = np.unique(begun, axis=0, return_inverse=True)
    released = kinds.cumsum(axis=1)
    # By state (how many laid tiles wait, by the last place they may come from), the ways so far.
    states: dict[tuple[int, ...], NDArray[np.float64]] = {
        (0,) * len(holder.rooms): np.ones(len(kinds))
    }
    room_before = laid_before = 0
    for place, room in enumerate(holder.rooms):
        after: dict[tuple[int, ...], NDArray[np.float64]] = {}
        new = [0] * len(holder.rooms)
        for _, first, last in holder.laid:
            new[last] += first == place
        laid_before += sum(new)
        table = _choices(room)
        for state, ways in states.items():
            waiting = tuple(old + more for old, more in zip(state, new, strict=True))
            placed = laid_before - sum(waiting)
            free = released[:, place] - (room_before - placed)
            for taken, left in _takes(waiting, place, room):
                chosen = prod(comb(some, part) for some, part in zip(waiting, taken, strict=True))
                more = ways * chosen * table[room - sum(taken)][np.clip(free, 0, _MOST - 1)]
                after[left] = after[left] + more if left in after else more
        states = after
        room_before += room
    total = sum(states.values(), start=np.zeros(len(kinds)))
    return total[kind.reshape(-1)]


def _from(holder: Holder, place: int) -> list[int]:
    """Return the tiles that a seat may hold from just this place on."""
    return [tile for tile, first in holder.since.items() if first == place]


def _choices(room: int) -> list[NDArray[np.float64]]:
    """Return, for each number of tiles up to ``room``, the ways to choose so many from n."""
    return [
        np.array([comb(size, some) for size in range(_MOST)], dtype=np.float64)
        for some in range(room + 1)
    ]


def _takes(
    waiting: tuple[int, ...], place: int, room: int
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return how many waiting tiles a place may take of each kind, and what then waits.

    Those that can come from no later place must be taken.
    """
    found: list[list[int]] = [[]]
    for last, some in enumerate(waiting):
        least = some if last <= place else 0
        found = [
            [*taken, more]
            for taken in found
            for more in range(least, min(some, room - sum(taken)) + 1)
        ]
    return [
        (tuple(taken), tuple(some - more for some, more in zip(waiting, taken, strict=True)))
        for taken in found
    ]


def origins(
    seen: Seen, hands: Words, positions: NDArray[np.int64], size: int
) -> tuple[Words, NDArray[np.uint8]]:
    """Return one world with each of these hands: the hands as taken, and the stock.

    ``positions``: the places of the stock not drawn; ``size``: of the whole stock. Tiles laid come
    from the first places that they can, tiles held and tiles of the stock in order of the set.
    """
    start = np.repeat(np.array([seen.held], dtype=np.uint64), len(hands), axis=0)
    stock = np.zeros((len(hands), size), dtype=np.uint8)
    for at, tile in seen.drawn.items():
        stock[:, at] = tile
    rest = np.full(len(hands), mask_of(tile for tile, _ in seen.hidden), dtype=np.uint64)
    for holder in seen.holders:
        rest &= ~hands[:, holder.seat]
        _unfold(holder, hands[:, holder.seat].copy(), start, stock)
    for at in positions:
        low, stock[:, at] = lowest_bits(rest)
        rest ^= low
    return start, stock


def _unfold(holder: Holder, held: Words, start: Words, stock: NDArray[np.uint8]) -> None:
    """Put the tiles that a seat has laid and holds back to where they may have come from."""
    waiting = sorted((last, first, tile) for tile, first, last in holder.laid)
    allowed = 0
    for place, (room, position) in enumerate(zip(holder.rooms, holder.positions, strict=True)):
        allowed |= mask_of(_from(holder, place))
        gone = [entry for entry in waiting if entry[1] <= place][:room]
        waiting = [entry for entry in waiting if entry not in gone]
        for _, _, tile in gone:
            if position < 0:
                start[:, holder.seat] |= np.uint64(1 << tile)
            else:
                stock[:, position] = tile
        for _ in range(room - len(gone)):
            low, index = lowest_bits(held & np.uint64(allowed))
            held ^= low
            if position < 0:
                start[:, holder.seat] |= low
            else:
                stock[:, position] = index
