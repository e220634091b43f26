"""Tiles and sets of tiles (rows SET-01 to SET-06).

A tile is an unordered pair of numbers; ``Tile(5, 3)`` and ``Tile(3, 5)`` are one object. A set of
double-N holds every pair of 0..N once.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, overload

from palamede.dominoes.errors import InvalidTileError

__all__ = ["GREATEST_SET", "Tile", "TileSet"]

GREATEST_SET = 18
"""The largest double of a set that is made and sold: double-eighteen, 190 tiles."""

_TEXT = re.compile(r"(\d{1,2})-(\d{1,2})", re.ASCII)


@functools.total_ordering
class Tile:
    """One tile (*dé*), an unordered pair of numbers of pips from 0 to 18.

    Interned: equal tiles are the same object. Ordered as in DGN: 0-0, 0-1, … 1-1, 1-2, …

    >>> Tile(5, 3)
    Tile(3, 5)
    >>> Tile.parse("5-3").pips
    8
    """

    __slots__ = ("_hash", "high", "is_double", "low", "pips")

    low: int
    """The smaller number."""
    high: int
    """The larger number, equal to ``low`` in a double."""
    pips: int
    """Both numbers together."""
    is_double: bool
    """The same number twice (SET-05); otherwise the tile is *composé*."""
    _hash: int

    def __new__(cls, first: int, second: int) -> Tile:
        """Return the tile of two numbers, in either order.

        Raises:
            InvalidTileError: a number is not an integer from 0 to 18.
        """
        try:
            return _TILES[first, second]
        except (KeyError, TypeError):
            raise InvalidTileError(
                f"{first}-{second} is no tile: both halves are numbers from 0 to {GREATEST_SET}",
                code="tile-number",
                tile=f"{first}-{second}",
                most=GREATEST_SET,
            ) from None

    @classmethod
    def parse(cls, text: str) -> Tile:
        """Read ``3-5`` or ``5-3``.

        Raises:
            InvalidTileError: the text has another form or a number above 18.
        """
        match = _TEXT.fullmatch(text.strip())
        if match is None:
            raise InvalidTileError(
                f"{text!r} is no tile: write two numbers with a hyphen, such as 3-5",
                code="tile-text",
                text=text,
            )
        return cls(int(match[1]), int(match[2]))

    def other(self, number: int) -> int:
        """Return the number on the other half than ``number``.

        Raises:
            InvalidTileError: the tile does not bear ``number``.
        """
        if number == self.low:
            return self.high
        if number == self.high:
            return self.low
        raise InvalidTileError(
            f"{self} does not bear {number}", code="tile-half", tile=str(self), number=number
        )

    def __contains__(self, number: object) -> bool:
        """Whether one half shows ``number``."""
        return number in (self.low, self.high)

    def __iter__(self) -> Iterator[int]:
        """Yield the smaller number, then the larger."""
        yield self.low
        yield self.high

    def __lt__(self, other: object) -> bool:
        """Order by the smaller number, then by the larger."""
        if not isinstance(other, Tile):
            return NotImplemented
        return (self.low, self.high) < (other.low, other.high)

    def __eq__(self, other: object) -> bool:
        """Equal tiles are one object."""
        return self is other

    def __hash__(self) -> int:
        """Hash, the same in every process."""
        return self._hash

    def __setattr__(self, name: str, value: Any) -> None:
        """Refuse: a tile never changes."""
        raise AttributeError("a tile cannot be changed")

    def __str__(self) -> str:
        """Return the text form, smaller number first."""
        return f"{self.low}-{self.high}"

    def __repr__(self) -> str:
        """Return an expression that makes the tile again."""
        return f"Tile({self.low}, {self.high})"

    def __reduce__(self) -> tuple[type[Tile], tuple[int, int]]:
        """Pickle as the two numbers, so that identity survives."""
        return (Tile, (self.low, self.high))

    def _repr_svg_(self) -> str:
        from palamede.dominoes.svg import tile_svg

        return tile_svg(self)


def _make(low: int, high: int) -> Tile:
    tile = object.__new__(Tile)
    for name, value in (
        ("low", low),
        ("high", high),
        ("pips", low + high),
        ("is_double", low == high),
        ("_hash", hash((low, high))),
    ):
        object.__setattr__(tile, name, value)
    return tile


_TILES: dict[tuple[int, int], Tile] = {}
for _low in range(GREATEST_SET + 1):
    for _high in range(_low, GREATEST_SET + 1):
        _TILES[_low, _high] = _TILES[_high, _low] = _make(_low, _high)


class TileSet(Sequence[Tile]):
    """A whole set of double-N (SET-01, SET-02), in the order 0-0, 0-1, … 1-1, … N-N.

    Interned: one object a size. The place of a tile in the sequence is its *index* in action
    numbers.

    >>> double_six = TileSet(6)
    >>> len(double_six), double_six.pips, double_six.index(Tile(6, 6))
    (28, 168, 27)
    """

    __slots__ = ("_indices", "_tiles", "highest")

    highest: int
    """N, the number of the highest double."""

    def __new__(cls, highest: int) -> TileSet:
        """Return the set of double-``highest``.

        Raises:
            InvalidTileError: ``highest`` is not an integer from 1 to 18.
        """
        if isinstance(highest, bool) or not isinstance(highest, int):
            raise _no_such_set(highest)
        return _tile_set(highest)

    @property
    def pips(self) -> int:
        """All pips of the set, N(N+1)(N+2)/2."""
        return self.highest * (self.highest + 1) * (self.highest + 2) // 2

    @property
    def doubles(self) -> tuple[Tile, ...]:
        """The N+1 doubles, from 0-0."""
        return tuple(tile for tile in self._tiles if tile.is_double)

    def bearing(self, number: int) -> tuple[Tile, ...]:
        """Return the tiles that bear ``number``, N+1 of them (SET-03)."""
        return tuple(tile for tile in self._tiles if number in tile)

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """Return the place of a tile in the set.

        Raises:
            InvalidTileError: the tile is not in the set.
        """
        index = self._indices.get(value)
        if index is None or index < start or (stop is not None and index >= stop):
            raise self._lacks(value)
        return index

    def indices(self, tiles: Iterable[Tile]) -> list[int]:
        """Return the places of several tiles.

        Raises:
            InvalidTileError: one is not in the set.
        """
        known = self._indices
        try:
            return [known[tile] for tile in tiles]
        except KeyError as error:
            raise self._lacks(error.args[0]) from None

    def _lacks(self, value: object) -> InvalidTileError:
        return InvalidTileError(
            f"{value} is not in the set of double-{self.highest}",
            code="not-in-set",
            tile=str(value),
            set=self.highest,
        )

    def parse(self, text: str) -> Tile:
        """Read a tile of this set.

        Raises:
            InvalidTileError: the text is no tile, or none of this set.
        """
        tile = Tile.parse(text)
        self.index(tile)
        return tile

    def __contains__(self, value: object) -> bool:
        """Whether the tile belongs to the set."""
        return value in self._indices

    def __len__(self) -> int:
        """Return the number of tiles, (N+1)(N+2)/2."""
        return len(self._tiles)

    @overload
    def __getitem__(self, index: int) -> Tile: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Tile, ...]: ...
    def __getitem__(self, index: int | slice) -> Tile | tuple[Tile, ...]:
        """Return the tile with this index."""
        return self._tiles[index]

    def __iter__(self) -> Iterator[Tile]:
        """Yield the tiles in order."""
        return iter(self._tiles)

    def __repr__(self) -> str:
        """Return an expression that makes the set again."""
        return f"TileSet({self.highest})"

    def __reduce__(self) -> tuple[type[TileSet], tuple[int]]:
        """Pickle as the number, so that identity survives."""
        return (TileSet, (self.highest,))

    _tiles: tuple[Tile, ...]
    _indices: dict[object, int]


def _no_such_set(highest: object) -> InvalidTileError:
    return InvalidTileError(
        f"there is no set of double-{highest}: from double-1 to double-{GREATEST_SET}",
        code="set-size",
        set=str(highest),
        most=GREATEST_SET,
    )


@functools.cache
def _tile_set(highest: int) -> TileSet:
    if highest not in range(1, GREATEST_SET + 1):
        raise _no_such_set(highest)
    tile_set = object.__new__(TileSet)
    tile_set.highest = highest
    tile_set._tiles = tuple(
        _TILES[low, high] for low in range(highest + 1) for high in range(low, highest + 1)
    )
    tile_set._indices = {tile: index for index, tile in enumerate(tile_set._tiles)}
    return tile_set
