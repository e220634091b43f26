"""The line of play as it lies: tiles from left to right, each the way round it was laid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import overload

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.joins import joins_of
from palamede.dominoes.moves import LEFT, Move
from palamede.dominoes.tiles import Tile, TileSet

__all__ = ["Chain", "Placed", "chain_of"]


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile on the line: the numbers at its left and at its right, and whether it lies across."""

    tile: Tile
    left: int
    right: int
    across: bool

    def __str__(self) -> str:
        """Return the tile with its left half first."""
        return f"{self.left}-{self.right}"


class Chain(Sequence[Placed]):
    """The tiles from left to right; ``lead`` is the place of the lead tile among them."""

    __slots__ = ("_placed", "lead")

    def __init__(self, placed: Iterable[Placed], lead: int) -> None:
        self._placed = tuple(placed)
        self.lead = lead

    @property
    def ends(self) -> tuple[int, int] | None:
        """Numbers at the left and right end, None when no tile lies.

        A matador that lies bare across shows its larger half; one that was led, its small half at
        the left and its large half at the right.
        """
        if not self._placed:
            return None
        first, last = self._placed[0], self._placed[-1]
        left = first.tile.high if first.across and self.lead != 0 else first.left
        right = last.tile.high if last.across and self.lead != len(self) - 1 else last.right
        return left, right

    def __str__(self) -> str:
        """Return the tiles with spaces between."""
        return " ".join(str(placed) for placed in self._placed)

    def __repr__(self) -> str:
        """Show the tiles."""
        return f"<Chain {self}>"

    def __eq__(self, other: object) -> bool:
        """Equal: the same tiles lying the same way, with the same lead."""
        if not isinstance(other, Chain):
            return NotImplemented
        return (self._placed, self.lead) == (other._placed, other.lead)

    def __hash__(self) -> int:
        """Hash of the tiles."""
        return hash((self._placed, self.lead))

    def __len__(self) -> int:
        """Return how many tiles lie."""
        return len(self._placed)

    def __iter__(self) -> Iterator[Placed]:
        """Yield the tiles from the left."""
        return iter(self._placed)

    @overload
    def __getitem__(self, index: int) -> Placed: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Placed, ...]: ...
    def __getitem__(self, index: int | slice) -> Placed | tuple[Placed, ...]:
        """Return one tile by its place."""
        return self._placed[index]


def chain_of(conventions: Conventions, lays: Iterable[Move]) -> Chain:
    """Return the line that these tiles make, laid one after the other, the lead first."""
    joins = joins_of(conventions.set, conventions.join, conventions.matador)
    tiles = TileSet(conventions.set)
    lefts: list[Placed] = []
    rights: list[Placed] = []
    for move in lays:
        tile = tiles[move.action >> 2]
        across = joins.across(move.action >> 2)
        if not rights:  # the lead: its smaller half lies left, or its larger half when it is turned
            rights.append(Placed(tile, move.touch, move.leaves, across))
        elif across:
            (lefts if move.end == LEFT else rights).append(
                Placed(tile, tile.low, tile.high, across)
            )
        elif move.end == LEFT:
            lefts.append(Placed(tile, move.leaves, move.touch, across))
        else:
            rights.append(Placed(tile, move.touch, move.leaves, across))
    return Chain([*reversed(lefts), *rights], len(lefts))
