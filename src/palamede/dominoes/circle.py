"""Lines that use every tile of a set, and closed circles (SET-04).

Numbers are the corners of a graph, tiles its edges, doubles its loops; a line of all tiles is
Euler's walk. It closes into a circle when every number stands on an even number of half-tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.tiles import Tile, TileSet

__all__ = ["CircleError", "has_circle", "make_circle", "odd_numbers", "whole_line"]


class CircleError(PalamedeError):
    """The tiles do not make one line, or no circle."""


def odd_numbers(tiles: Iterable[Tile]) -> tuple[int, ...]:
    """Return the numbers that stand on an odd number of half-tiles, from the smallest."""
    halves = Counter(number for tile in tiles for number in tile)
    return tuple(sorted(number for number, times in halves.items() if times % 2))


def has_circle(highest: int, doubles: bool = True) -> bool:
    """Whether the whole set of double-``highest`` makes a closed circle (SET-04).

    Raises:
        InvalidTileError: there is no such set.
    """
    return not odd_numbers(_tiles(highest, doubles))


def make_circle(highest: int, doubles: bool = True) -> tuple[tuple[int, int], ...]:
    """Return such a circle as pairs (half met first, other half), always the same one.

    Neighbours match, and so do the last half and the first.

    Raises:
        CircleError: the set has no circle: ``highest`` is odd.
        InvalidTileError: there is no such set.
    """
    tiles = _tiles(highest, doubles)
    if odd_numbers(tiles):
        raise CircleError(
            f"the set of double-{highest} makes no circle: each number stands on an odd number of "
            "its half-tiles; sets with an even highest double do",
            code="no-circle",
            set=highest,
        )
    return whole_line(tiles)


def whole_line(tiles: Iterable[Tile], rng: Random | None = None) -> tuple[tuple[int, int], ...]:
    """Return a matching line of all these tiles as pairs (left half, right half).

    With ``rng`` one of the possible lines, drawn by chance; without it always the same one.

    Raises:
        CircleError: no line holds all of them.
    """
    tiles = tuple(tiles)
    odd = odd_numbers(tiles)
    ways: dict[int, list[int]] = {}
    for tile in sorted(tiles, reverse=True):
        ways.setdefault(tile.high, []).append(tile.low)
        if not tile.is_double:
            ways.setdefault(tile.low, []).append(tile.high)
    starts = list(odd) or sorted(ways)
    if rng is not None:
        rng.shuffle(starts)
        for number in sorted(ways):
            rng.shuffle(ways[number])
    # Hierholzer: walk until stuck, then step back and let detours in where ways are left.
    walk, trail = starts[:1], []
    while walk:
        here = walk[-1]
        if ways[here]:
            there = ways[here].pop()
            if there != here:
                ways[there].remove(here)
            walk.append(there)
        else:
            trail.append(walk.pop())
    line = tuple(zip(trail, trail[1:], strict=False))
    if len(odd) > 2 or len(line) != len(tiles):
        raise CircleError(
            f"these {len(tiles)} tiles do not make one line: {len(odd)} numbers stand on an odd "
            "number of half-tiles, and at most two may, or the tiles do not hang together",
            code="no-whole-line",
            tiles=len(tiles),
            odd=len(odd),
        )
    return line


def _tiles(highest: int, doubles: bool) -> tuple[Tile, ...]:
    return tuple(tile for tile in TileSet(highest) if doubles or not tile.is_double)
