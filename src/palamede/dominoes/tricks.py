"""Two tricks of the old books that cannot fail (TOUR-01, TOUR-02).

*The foretold ends*: somebody lays a line of all tiles but one composé hidden before; its ends are
the two numbers of the hidden tile, because every number stands on an even number of half-tiles, and
within the line the halves go in pairs.

*The thirteenth tile*: all tiles lie face down in a row, the first thirteen with totals 12, 11, … 0;
after some tiles were moved from the right end to the left, the thirteenth tells how many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from palamede.dominoes.circle import whole_line
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.tiles import Tile, TileSet

__all__ = [
    "MOST_MOVED",
    "PLACE",
    "TrickError",
    "arrange_row",
    "check_line",
    "complete_line",
    "hidden_tile",
    "move_tiles",
    "predict_ends",
    "thirteenth",
]

PLACE = 13
"""Which tile from the left is turned in the second trick, counted from 1."""

MOST_MOVED = 12
"""How many tiles may be moved at most."""


class TrickError(PalamedeError):
    """The trick does not work like this; says why."""


def predict_ends(hidden: Tile, highest: int = 6) -> tuple[int, int]:
    """Return the ends of every line made of all tiles of the set but ``hidden`` (TOUR-01).

    Raises:
        TrickError: the tile is a double, or ``highest`` is odd.
        InvalidTileError: the tile is not in the set, or there is no such set.
    """
    TileSet(highest).index(hidden)
    if highest % 2:
        raise TrickError(
            f"with the set of double-{highest} the ends cannot be foretold, not even a line of all "
            "tiles can be laid: take a set whose highest double is even",
            code="trick-odd-set",
            set=highest,
        )
    if hidden.is_double:
        raise TrickError(
            f"{hidden} is a double, and without it the line can end anywhere: hide a tile with two "
            "different numbers",
            code="trick-double",
            tile=str(hidden),
        )
    return (hidden.low, hidden.high)


def hidden_tile(left: int, right: int, highest: int = 6) -> Tile:
    """Return the tile that is missing from a line of all others with these ends: TOUR-01 backwards.

    Raises:
        TrickError: the ends are equal, which no such line has, or ``highest`` is odd.
        InvalidTileError: a number is not in the set.
    """
    hidden = TileSet(highest).parse(f"{left}-{right}")
    if left == right:
        raise TrickError(
            f"both ends show {left}: then the line is not whole, or a double was hidden",
            code="trick-equal-ends",
            number=left,
        )
    predict_ends(hidden, highest)
    return hidden


def complete_line(hidden: Tile, rng: Random, highest: int = 6) -> tuple[tuple[int, int], ...]:
    """Return a line of all other tiles, drawn by chance, as pairs (left half, right half).

    Raises:
        TrickError, InvalidTileError: as for ``predict_ends``.
    """
    predict_ends(hidden, highest)
    return whole_line((tile for tile in TileSet(highest) if tile is not hidden), rng)


def check_line(line: Iterable[tuple[int, int]], hidden: Tile, highest: int = 6) -> None:
    """Make sure that a line holds every tile but ``hidden`` once and that neighbours match.

    Raises:
        TrickError: it does not; says at which tile.
        InvalidTileError: one of the tiles is not in the set.
    """
    line = tuple(line)
    for place, (before, after) in enumerate(zip(line, line[1:], strict=False), 2):
        if before[1] != after[0]:
            raise TrickError(
                f"tile {place}, {after[0]}-{after[1]}, does not match the {before[1]} before it",
                code="trick-mismatch",
                place=place,
                tile=f"{after[0]}-{after[1]}",
                number=before[1],
            )
    tile_set = TileSet(highest)
    times = Counter(tile_set[tile_set.index(Tile(*halves))] for halves in line)
    for tile in tile_set:
        wanted = tile is not hidden
        if times[tile] != wanted:
            raise TrickError(
                f"{tile} lies {times[tile]} times in the line, not {int(wanted)}",
                code="trick-not-whole",
                tile=str(tile),
                times=times[tile],
                wanted=int(wanted),
            )


def arrange_row(rng: Random) -> tuple[Tile, ...]:
    """Return a row of the 28 tiles for the second trick, from the left (TOUR-02).

    The first thirteen have the totals 12, 11, … 0; chance chooses between tiles of one total.
    """
    tiles = list(TileSet(6))
    rng.shuffle(tiles)
    first = [
        next(tile for tile in tiles if tile.pips == total) for total in range(PLACE - 1, -1, -1)
    ]
    return (*first, *(tile for tile in tiles if tile not in first))


def move_tiles(row: Sequence[Tile], count: int) -> tuple[Tile, ...]:
    """Return the row after ``count`` tiles went one by one from the right end to the left.

    Raises:
        TrickError: fewer than 0 or more than 12 are moved.
    """
    if not 0 <= count <= MOST_MOVED:
        raise TrickError(
            f"{count} tiles cannot be moved: from 0 to {MOST_MOVED}",
            code="trick-move",
            number=count,
            most=MOST_MOVED,
        )
    cut = len(row) - count
    return (*row[cut:], *row[:cut])


def thirteenth(row: Sequence[Tile]) -> Tile:
    """Return the tile to turn; its total is the number of tiles moved."""
    return row[PLACE - 1]
