"""Where the pips of a half-tile stand, from the blank to eighteen (SET-06).

Up to six as on every domino. From seven on in three columns, the outer two full and the middle one
filling up, so that each number is told by its outline and not by counting: 7 8 9 have columns of
three, 10 11 12 of four, 13 14 15 of five, 16 17 18 of six.
"""

from __future__ import annotations

from palamede.dominoes.errors import InvalidTileError
from palamede.dominoes.tiles import GREATEST_SET

__all__ = ["pip_places", "pip_radius"]

_SPREAD = {3: 0.27, 4: 0.31, 5: 0.335, 6: 0.35}
"""Distance of the outermost pips from the middle of the half, by the length of the full columns."""

_RADII = {3: 0.096, 4: 0.082, 5: 0.07, 6: 0.059}

_FEW: dict[int, tuple[tuple[int, int], ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((1, -1), (-1, 1)),
    3: ((1, -1), (0, 0), (-1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def pip_places(number: int) -> tuple[tuple[float, float], ...]:
    """Return the centres of the pips of one half of an upright tile.

    The half is a square of side 1 with (0, 0) at its upper left corner.

    Raises:
        InvalidTileError: the number is not from 0 to 18.
    """
    spread = _SPREAD[_rows(number)]
    if number in _FEW:
        return tuple((0.5 + x * spread, 0.5 + y * spread) for x, y in _FEW[number])
    rows = _rows(number)
    full = [1 - 2 * row / (rows - 1) for row in range(rows)]
    count = number - 2 * rows
    if count == rows or count == rows - 1 == 2:
        # An eight is a nine without its middle pip.
        middle = [y for y in full if count == rows or y]
    else:
        middle = [1 - (2 * row + 1) / count for row in range(count)]
    outer = _SPREAD[3]
    columns = ((-outer, full), (0.0, middle), (outer, full))
    return tuple((0.5 + x, 0.5 + y * spread) for x, column in columns for y in column)


def pip_radius(number: int) -> float:
    """Return the radius of each pip, the half having side 1."""
    return _RADII[_rows(number)]


def _rows(number: int) -> int:
    if not 0 <= number <= GREATEST_SET:
        raise InvalidTileError(
            f"no half of a tile bears {number} pips: from 0 to {GREATEST_SET}",
            code="tile-number",
            tile=str(number),
            most=GREATEST_SET,
        )
    return max(3, -(-number // 3))
