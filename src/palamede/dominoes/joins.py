"""How tiles join: precomputed tables of what fits on what, one per set and way of joining.

An open end is a small integer, its *code*: n < N+1 is a plain half showing n; N+1+t is the tile of
index t lying bare across the line (a double, or a matador laid across), both of whose halves count
and, for a matador, both of whose halves are open. The code after the last is the *shut* end, on
which nothing fits. Rows PLAY-01, MATA-01 to MATA-05, MATA-10.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

from palamede.dominoes.moves import LEFT, RIGHT, Move, move_table
from palamede.dominoes.tiles import Tile, TileSet

__all__ = ["Joins", "bits", "joins_of"]

SEVEN = 7
"""What touching halves make together in matador."""


def bits(mask: int) -> Iterable[int]:
    """Yield the places of the ones of a mask, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Joins:
    """The tables of one set. Lists are indexed by the code of an open end, masks have a bit a tile.

    ``fits[code]``: tiles that may be laid there. ``ordinary[code]``: those that fit by their number
    and are no matadors: their holder may not pass, while a matador may be kept back (MATA-06).
    ``halves[code][t]``: which halves of tile t may touch (0 none, 1 the smaller, 2 the larger,
    3 either). ``after[t][half]``: the code that the tile leaves when laid.
    ``lays[end][code][t]``: the moves that lay tile t there.
    ``value[code]``: pips that count when the open ends are added up (CINQ-03).
    ``shows[code]``: the number shown to a reader, for an across matador its larger half.
    """

    def __init__(self, highest: int, *, seven: bool, lengthwise: bool) -> None:
        self.tiles = TileSet(highest)
        self.numbers = highest + 1
        size = len(self.tiles)
        self.shut = self.numbers + size
        self.matadors = sum(
            1 << index for index, tile in enumerate(self.tiles) if seven and is_matador(tile)
        )
        self._seven = seven
        self._lengthwise = lengthwise
        codes = range(self.shut)
        rows = [[self._halves(code, index) for index in range(size)] for code in codes]
        self.halves: list[list[int]] = [*rows, [0] * size]
        self.fits: list[int] = [_mask(row) for row in self.halves]
        self.ordinary: list[int] = [
            _mask([self._fits_by_number(code, tile) for tile in self.tiles]) & ~self.matadors
            for code in range(self.shut)
        ] + [0]
        self.after: list[tuple[int, int]] = [
            (self._after(index, 0), self._after(index, 1)) for index in range(size)
        ]
        table = move_table(highest)
        self.lays: list[list[list[tuple[Move, ...]]]] = [
            [
                [
                    tuple(table[4 * tile + 2 * end + half] for half in (0, 1) if halves >> half & 1)
                    for tile, halves in enumerate(row)
                ]
                for row in self.halves
            ]
            for end in (LEFT, RIGHT)
        ]
        self.value: list[int] = [
            code if code < self.numbers else self.tiles[code - self.numbers].pips for code in codes
        ] + [0]
        self.shows: list[int] = [
            code if code < self.numbers else self.tiles[code - self.numbers].high for code in codes
        ] + [-1]

    def __reduce__(self) -> tuple[Any, tuple[int, str, str]]:
        """Pickle as what the tables are made from, so that identity survives."""
        join = "seven" if self._seven else "equal"
        return joins_of, (self.tiles.highest, join, "lengthwise" if self._lengthwise else "across")

    def across(self, index: int) -> bool:
        """Whether the tile of this index is laid across the line (PLAY-03, MATA-04)."""
        matador = bool(self.matadors >> index & 1)
        return self.tiles[index].is_double or (matador and not self._lengthwise)

    def _after(self, index: int, half: int) -> int:
        if self.across(index):
            return self.numbers + index
        tile = self.tiles[index]
        return tile.low if half else tile.high

    def _open_numbers(self, code: int) -> tuple[int, ...]:
        """Return the numbers that may touch a half at this end, matadors laid anywhere aside."""
        bare = None if code < self.numbers else self.tiles[code - self.numbers]
        shown = (code,) if bare is None else tuple(set(bare))
        if not self._seven:
            return shown
        if bare is not None and (bare.low, bare.high) == (SEVEN, SEVEN):
            return ()  # only another matador follows the double seven (MATA-10)
        wanted = {SEVEN - number for number in shown if 0 <= SEVEN - number < self.numbers}
        if bare is not None:
            # a blank follows no matador (MATA-04) but 0-0, which blanks may follow
            wanted = wanted - {0} | ({0} if bare.high == 0 else set())
        return tuple(wanted)

    def _fits_by_number(self, code: int, tile: Tile) -> int:
        numbers = self._open_numbers(code)
        low, high = tile.low in numbers, tile.high in numbers and not tile.is_double
        return low + 2 * high

    def _halves(self, code: int, index: int) -> int:
        tile = self.tiles[index]
        if not self.matadors >> index & 1:
            return self._fits_by_number(code, tile)
        return 1 if self.across(index) else 3


def is_matador(tile: Tile) -> bool:
    """Whether a tile is one of 6-1, 5-2, 4-3, 0-0 and, in larger sets, 7-7 (MATA-02, MATA-10)."""
    if tile.is_double:
        return tile.low in (0, SEVEN)
    return tile.pips == SEVEN and tile.low > 0


def _mask(row: list[int]) -> int:
    return sum(1 << index for index, halves in enumerate(row) if halves)


@functools.cache
def joins_of(highest: int, join: str, matador: str) -> Joins:
    """Return the tables for ``set``, ``join`` and ``matador`` of some conventions."""
    return Joins(highest, seven=join == "seven", lengthwise=matador == "lengthwise")
