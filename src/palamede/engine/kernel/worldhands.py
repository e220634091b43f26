"""The hands as they may be now: how many there are, and all of them when they are few.

Where tiles are drawn, many worlds (hands as taken, order of the stock) give the same hands now: a
tile held may have been taken at the start or drawn. Of the places that a seat has taken, play bars
a tile from the earliest ones up to some place and from no other
(:mod:`palamede.dominoes.knowledge`): what a pass or a draw proves is proved of all places taken by
then. So a tile that a seat holds may lie in any of its places *from* one on, and a set of tiles can
be held if each tile in turn finds room in the first free place from its own on. That makes one way
of many, and it is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.knowledge import Knowledge

__all__ = ["HandTables", "Holder", "holders_of"]

Words = NDArray[np.uint64]


class Holder(NamedTuple):
    """A seat whose tiles are not seen, its places in the order in which it took them."""

    seat: int
    """From 0."""
    rooms: tuple[int, ...]
    """By place, how many tiles it took: the hand, then one for each draw."""
    positions: tuple[int, ...]
    """By place, where in the stock it was; -1 for the hand."""
    laid: tuple[tuple[int, int, int], ...]
    """Tiles laid: the index, the first and the last place it may have come from."""
    since: dict[int, int]
    """By index of a tile that it may hold, the first place from which it may have it."""

    def free(self) -> list[int]:
        """Return by place the room that the tiles laid leave to those held.

        At least so many tiles laid came from the places from one on as may have come from no
        other; of what is left there, no more can be used than of what is left from an earlier one.
        """
        tails, least = [], sum(self.rooms)
        for place in range(len(self.rooms)):
            late = sum(first >= place for _, first, _ in self.laid)
            least = min(least, sum(self.rooms[place:]) - late)
            tails.append(least)
        return [tail - after for tail, after in zip(tails, [*tails[1:], 0], strict=True)]


class Seen(NamedTuple):
    """What is known of the tiles: who holds which, and which may go where."""

    held: tuple[int, ...]
    """By seat, tiles known to be in the hand as taken."""
    drawn: dict[int, int]
    """By place in the stock, tiles known to have been drawn there."""
    hidden: tuple[tuple[int, bool], ...]
    """Tiles neither seen nor laid, by index, and whether they may be in the stock."""
    holders: tuple[Holder, ...]
    left: int
    """Tiles left in the stock."""
    doubts: tuple[frozenset[tuple[int, int]], ...]
    """At least one of these (index of a tile, seat that holds it) is so."""


def holders_of(knowledge: Knowledge, seen: Sequence[bool]) -> Seen:
    """Sort out what is known; ``seen``: by seat, whether all its tiles are."""
    layout, placement = knowledge.layout, knowledge.placement
    seats = len(seen)
    groups = [[g for g, who in enumerate(layout.seats) if who == seat + 1] for seat in range(seats)]
    masks = [sum(1 << group for group in row) for row in groups]
    closed = sum(mask for mask, known in zip(masks, seen, strict=True) if known)
    opened = [seat for seat in range(seats) if not seen[seat]]
    held, drawn, hidden = [0] * seats, {}, []
    laid: dict[int, list[tuple[int, int, int]]] = {seat: [] for seat in opened}
    since: dict[int, dict[int, int]] = {seat: {} for seat in opened}
    for tile, allowed in zip(layout.tiles, placement.allowed, strict=True):
        down = bool(layout.down >> tile & 1)
        if not allowed & ~closed:  # of a seat all whose tiles are seen
            group = allowed.bit_length() - 1
            if group < seats:
                held[group] |= 1 << tile
            else:
                drawn[layout.positions[group]] = tile
            continue
        for seat in opened:
            places = [at for at, group in enumerate(groups[seat]) if allowed >> group & 1]
            if places and down:
                laid[seat].append((tile, places[0], places[-1]))
            elif places:
                since[seat][tile] = places[0]
        if not down:
            hidden.append((tile, bool(allowed & ~sum(masks))))
    holders = tuple(
        Holder(
            seat,
            tuple(placement.capacities[group] for group in groups[seat]),
            tuple(layout.positions[group] for group in groups[seat]),
            tuple(laid[seat]),
            since[seat],
        )
        for seat in opened
    )
    doubts = _doubts(knowledge, {seat: masks[seat] for seat in opened}, {t for t, _ in hidden})
    return Seen(tuple(held), drawn, tuple(hidden), holders, placement.capacities[-1], tuple(doubts))


def _doubts(
    knowledge: Knowledge, masks: dict[int, int], hidden: set[int]
) -> list[frozenset[tuple[int, int]]]:
    """Turn the witnesses into conditions on what is held now; those met by tiles seen are left out.

    Who passes where he could draw holds a matador, and a draw afterwards proves that he has it no
    more (every matador fits). So a witness says nothing about origins: the tile is held now, or was
    laid before the next draw.
    """
    tiles, placement = knowledge.layout.tiles, knowledge.placement
    doubts = []
    for witness in placement.witnesses:
        if not any(
            tiles[number] not in hidden and not placement.allowed[number] & ~mask
            for number, mask in witness.items()
        ):
            doubts.append(
                frozenset(
                    (tiles[number], seat)
                    for number, mask in witness.items()
                    for seat, own in masks.items()
                    if tiles[number] in hidden and mask & own & placement.allowed[number]
                )
            )
    return doubts


class HandTables:
    """All hands that may be held now, tile by tile: which states there are, and where each leads.

    A state says how much room is left in each place of each seat that is not seen, and in the
    stock, and which conditions of the kind "at least one of" are not met yet. Places that the tiles
    to come do not tell apart are one.
    """

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self._columns()
        self.tiles = self._order()
        self._levels()

    @property
    def count(self) -> int:
        """The number of distinct hands, all seats together."""
        return int(self._values[0][0]) if self._values[0].size else 0

    def hands(self) -> Words:
        """Return all, by world and seat, the tiles of the seats that are not seen; others are 0.

        There are as many rows as ``count`` says: look at that first.
        """
        holders = self.seen.holders
        found = np.zeros((min(self.count, 1), len(self.seen.held)), dtype=np.uint64)
        nodes = np.zeros(len(found), dtype=np.int64)
        for level, tile in enumerate(self.tiles):
            rows, after = [], []
            for way in range(len(holders) + 1):
                target = self._ways[level][nodes, way]
                kept = (target >= 0) & (self._values[level + 1][target] > 0)
                more = found[kept]
                if way < len(holders):
                    more[:, holders[way].seat] |= np.uint64(1 << tile)
                rows.append(more)
                after.append(target[kept])
            found, nodes = np.concatenate(rows), np.concatenate(after)
        return found

    # ---------------------------------------------------------------- preparing
    def _columns(self) -> None:
        """Number the places with room, one after another by seat, then the stock, then doubts."""
        rooms: list[int] = []
        self._blocks: list[tuple[int, int]] = []
        self._starts: list[dict[int, int]] = []
        for holder in self.seen.holders:
            free, block = holder.free(), len(rooms)
            places = [place for place, room in enumerate(free) if room]
            rooms += [free[place] for place in places]
            self._blocks.append((block, len(rooms)))
            # The first column with room from the first place of the tile on, if any.
            self._starts.append(
                {
                    tile: block + min(at for at, place in enumerate(places) if place >= first)
                    for tile, first in holder.since.items()
                    if places and first <= places[-1]
                }
            )
        self._blocks.append((len(rooms), len(rooms) + 1))
        self._starts.append({tile: len(rooms) for tile, stock in self.seen.hidden if stock})
        self._doubts_at = len(rooms) + 1
        rooms += [self.seen.left, *(1 for _ in self.seen.doubts)]
        self._rooms = np.array(rooms, dtype=np.int64)

    def _order(self) -> list[int]:
        """Order the tiles: those with few ways first, those alike together."""

        def key(tile: int) -> tuple[int, tuple[int, ...], tuple[bool, ...], int]:
            starts = tuple(starts.get(tile, -1) for starts in self._starts)
            marks = tuple(
                (tile, holder.seat) in doubt
                for doubt in self.seen.doubts
                for holder in self.seen.holders
            )
            return sum(start >= 0 for start in starts), starts, marks, tile

        return sorted((tile for tile, _ in self.seen.hidden), key=key)

    def _levels(self) -> None:
        """Go through the states from the first tile to the last, then weigh them from the end."""
        self._ways: list[NDArray[np.int64]] = []
        merge, dead = self._merging(0)
        states = self._rooms[None, :]
        states = states[~(states[:, dead] > 0).any(axis=1)] @ merge
        for level, tile in enumerate(self.tiles):
            merge, dead = self._merging(level + 1)
            ways = np.full((len(states), len(self._blocks)), -1, dtype=np.int64)
            taken = []
            for way in range(len(self._blocks)):
                rows, after = self._put(states, tile, way)
                alive = ~(after[:, dead] > 0).any(axis=1)
                taken.append((rows[alive], after[alive] @ merge))
            states, numbers = _distinct(np.concatenate([after for _, after in taken]))
            for way, (rows, _) in enumerate(taken):
                ways[rows, way], numbers = numbers[: len(rows)], numbers[len(rows) :]
            self._ways.append(ways)
        self._values = [np.array([1] * len(states), dtype=object)]
        for ways in reversed(self._ways):
            behind = np.append(self._values[0], 0)  # the last for no way
            self._values.insert(0, behind[ways].sum(axis=1))

    def _put(self, states: NDArray[np.int64], tile: int, way: int) -> tuple[Any, Any]:
        """Give a tile to a seat, or to the stock: which states allow it, and what they become."""
        start = self._starts[way].get(tile)
        if start is None:
            return np.zeros(0, dtype=np.int64), states[:0]
        free = states[:, start : self._blocks[way][1]] > 0
        rows = np.flatnonzero(free.any(axis=1))
        after = states[rows]
        after[np.arange(len(rows)), start + free[rows].argmax(axis=1)] -= 1
        if way < len(self.seen.holders):
            seat = self.seen.holders[way].seat
            for at, doubt in enumerate(self.seen.doubts, start=self._doubts_at):
                if (tile, seat) in doubt:
                    after[:, at] = 0
        return rows, after

    def _merging(self, level: int) -> tuple[NDArray[np.int64], list[int]]:
        """Return, for the tiles from a level on, what sums up the columns they do not tell apart.

        Also the columns that none of them can use, in which nothing may be left.
        """
        tiles = self.tiles[level:]
        merge = np.zeros((len(self._rooms), len(self._rooms)), dtype=np.int64)
        dead = []
        for (begin, end), starts in zip(self._blocks, self._starts, strict=True):
            used = {starts[tile] for tile in tiles if tile in starts}
            for column in range(begin, end):
                heads = [start for start in used if start <= column]
                if heads:
                    merge[column, max(heads)] = 1
                else:
                    dead.append(column)
        for at, doubt in enumerate(self.seen.doubts, start=self._doubts_at):
            merge[at, at] = 1
            if not any(tile in tiles for tile, _ in doubt):
                dead.append(at)
        return merge, dead


def _distinct(states: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the distinct states, and for each given one the number of its like."""
    if not len(states):
        return states, np.zeros(0, dtype=np.int64)
    bases = [int(most) + 1 for most in states.max(axis=0)]
    weights, product = [], 1
    for base in bases:
        weights.append(product)
        product *= base
    if product >= 1 << 62:
        found, numbers = np.unique(states, axis=0, return_inverse=True)
        return found, numbers.reshape(-1)
    keys = states @ np.array(weights, dtype=np.int64)
    _, at, numbers = np.unique(keys, return_index=True, return_inverse=True)
    return states[at], numbers.reshape(-1)


def lowest_bits(words: Words) -> tuple[Words, NDArray[np.uint8]]:
    """Return the lowest bit of each word, as a word and as its place (of 0 meaningless)."""
    low = words & (~words + np.uint64(1))
    return low, (np.frexp(low.astype(np.float64))[1] - 1).astype(np.uint8)


def mask_of(tiles: Any) -> int:
    """Return the mask of the tiles of these indices."""
    return sum(1 << tile for tile in tiles)
