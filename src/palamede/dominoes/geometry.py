"""Where the tiles of a line lie: a snake that turns corners and stays in its box (PLAY-03).

The line is laid from its lead outward, as it grows: the lead in the middle, its right branch to the
right, then down and back, its left branch the same turned by 180 degrees. A tile's place depends on
the lead and on the tiles between it and the lead only, so a tile laid stays where it is; when the
box gets too small the whole picture slides, and when that no longer helps the lead moves sideways.

Doubles (and matadors laid across) stand crosswise. At a corner a composé tile goes down, the next
tile lies under it and starts the lane back; a double at a corner lies crosswise to the way down.

Coordinates have x to the right and y down. The unit is the side of a half-tile with ``SQUARE``, and
a character cell with the metrics of a terminal, whose cells are about twice as high as wide.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.snake import Branch, Metrics, Step, square

__all__ = [
    "SQUARE",
    "Exit",
    "Laid",
    "Layout",
    "LayoutError",
    "Metrics",
    "Piece",
    "Spot",
    "fit",
    "lay_out",
    "lead_of",
    "makes_seven",
]

SQUARE = square()
"""Half-tiles of side 1, as in a picture."""

_WIDTHS = (10, 12, 14, 17, 20, 24, 29, 35, 42, 50, 60, 72, 86, 104, 125, 150, 180, 216, 260, 312)


class LayoutError(PalamedeError):
    """The box is too small for the line."""


class Piece(Protocol):
    """One tile of a line, read from left to right; ``chain.Placed`` is one, ``Laid`` another."""

    @property
    def left(self) -> int:
        """The number on the half that lies nearer to the left end of the line."""

    @property
    def right(self) -> int:
        """The number on the other half."""

    @property
    def across(self) -> bool:
        """Whether it lies crosswise: doubles, and matadors where the convention says so."""


class Laid(NamedTuple):
    """The least that the picture of a line must know of a tile."""

    left: int
    """The number on the half that lies nearer to the left end of the line."""
    right: int
    """The number on the other half."""
    across: bool = False
    """Whether it lies crosswise: doubles, and matadors where the convention says so."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The rectangle of one tile."""

    index: int
    """Place of the tile in the line, from 0 at the left end."""
    x: float
    y: float
    width: float
    height: float
    upright: bool
    """Whether the longer side runs from top to bottom."""
    halves: tuple[int, int]
    """The numbers as they are seen: left and right half, or top and bottom half if upright."""
    crosswise: bool
    """Whether the line passes over the longer side of the tile."""

    def half(self, which: int) -> tuple[float, float, float, float]:
        """Return x, y, width and height of one half: 0 left or top, 1 right or bottom."""
        if self.upright:
            return (self.x, self.y + which * self.height / 2, self.width, self.height / 2)
        return (self.x + which * self.width / 2, self.y, self.width / 2, self.height)


@dataclass(frozen=True, slots=True)
class Exit:
    """Where the next tile will touch at one end of the line."""

    x: float
    """Middle of the edge that is open."""
    y: float
    dx: int
    """The way on: (-1, 0) left, (1, 0) right, (0, -1) up, (0, 1) down."""
    dy: int


@dataclass(frozen=True, slots=True)
class Layout:
    """A line in its box."""

    width: float
    height: float
    spots: tuple[Spot, ...]
    """One for each tile, from the left end of the line to the right."""
    ends: tuple[Exit, Exit]
    """The left and the right end of the line."""

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Return x, y, width and height of the smallest rectangle around the tiles."""
        x = min(spot.x for spot in self.spots)
        y = min(spot.y for spot in self.spots)
        right = max(spot.x + spot.width for spot in self.spots)
        bottom = max(spot.y + spot.height for spot in self.spots)
        return (x, y, right - x, bottom - y)


def lay_out(
    line: Iterable[Piece],
    lead: int | None,
    width: float,
    height: float,
    *,
    metrics: Metrics = SQUARE,
    joins: Callable[[int, int], bool] = operator.eq,
) -> Layout:
    """Return the places of all tiles of ``line`` in a box of ``width`` by ``height``.

    ``line`` holds the tiles from left to right and is not empty; ``lead`` is the index of the tile
    laid first, None if the line itself tells it (``deal.chain`` does). ``joins`` says whether two
    halves may touch; it is asked only to turn a matador at a corner the right way round.

    Raises:
        LayoutError: the box is too small, or there is nothing to lay out.
    """
    lead = lead_of(line) if lead is None else lead
    tiles = tuple(Laid(piece.left, piece.right, piece.across) for piece in line)
    if not 0 <= lead < len(tiles):
        raise LayoutError(
            f"a line of {len(tiles)} tiles has no tile number {lead} to begin with",
            code="layout-lead",
            lead=lead,
            tiles=len(tiles),
        )
    for place in _places(tiles[lead], width, metrics):
        steps = _walk(tiles, lead, place, width, metrics)
        if steps is not None and steps.height <= height:
            return _settle(tiles, lead, steps, width, height, metrics, joins)
    raise LayoutError(
        f"{len(tiles)} tiles do not fit in a box of {width:g} by {height:g}",
        code="layout-box",
        tiles=len(tiles),
        width=width,
        height=height,
    )


def fit(
    line: Sequence[Piece],
    lead: int | None,
    ratio: float,
    *,
    narrowest: float = 0,
    joins: Callable[[int, int], bool] = operator.eq,
) -> Layout:
    """Return the layout in the smallest box of a ladder of sizes, ``ratio`` times as wide as high.

    The steps of the ladder are wide, so that a growing line is seldom scaled anew. Half-tiles have
    side 1; ``narrowest`` is the least width of the box.

    Raises:
        LayoutError: the ratio is so extreme that no box of the ladder holds the line.
    """
    problem: LayoutError | None = None
    for width in _WIDTHS:
        if width < narrowest:
            continue
        # Halves of a unit: the tiles stand on the grid of halves and no space is wasted.
        height = math.floor(2 * width / ratio) / 2
        try:
            return lay_out(line, lead, width, height, joins=joins)
        except LayoutError as error:
            problem = error
    raise problem or LayoutError(f"no box is {narrowest:g} wide", code="layout-box")


def lead_of(line: Iterable[Piece]) -> int:
    """Return the index of the tile laid first, where the line tells it; 0 otherwise."""
    lead = getattr(line, "lead", 0)
    return lead if isinstance(lead, int) else 0


def makes_seven(one: int, other: int) -> bool:
    """Whether two halves may touch at matador: the ``joins`` of its lines."""
    return one + other == 7


def _places(lead: Laid, width: float, metrics: Metrics) -> Iterator[float]:
    """Yield places of the lead across the box, the middle first: the first that fits is used."""
    least = metrics.inset
    most = width - metrics.inset - (metrics.upright if lead.across else metrics.lying)[0]
    if most < least:
        return
    middle = metrics.snap((least + most) / 2)
    yield middle
    for quarter in (1, 3):
        yield metrics.snap(least + (most - least) * quarter / 4)
    for step in range(1, int((most - least) / metrics.step) + 1):
        for place in (middle - step * metrics.step, middle + step * metrics.step):
            if least <= place <= most:
                yield place


@dataclass(frozen=True, slots=True)
class _Steps:
    """Both branches around the lead, in the box's x and with the lead's lane at y = 0."""

    lead: Step
    left: Branch
    right: Branch
    turn: tuple[float, float]
    """Twice the point round which the left branch is turned."""
    top: float
    bottom: float

    @property
    def height(self) -> float:
        return self.bottom - self.top


def _walk(
    tiles: Sequence[Laid], lead: int, place: float, width: float, metrics: Metrics
) -> _Steps | None:
    across = tiles[lead].across
    wide, high = metrics.upright if across else metrics.lying
    first = Step(place, -metrics.overhang if across else 0, wide, high, across, across)
    turn = (2 * place + wide, metrics.lying[1])
    least, most = metrics.inset, width - metrics.inset
    right = Branch(metrics, first, least, most)
    left = Branch(metrics, first.turned(turn), turn[0] - most, turn[0] - least)
    if not all(right.add(tile.across) for tile in tiles[lead + 1 :]):
        return None
    if not all(left.add(tile.across) for tile in reversed(tiles[:lead])):
        return None
    steps = [*(step.turned(turn) for step in left.steps), *right.steps]
    top = min(step.y for step in steps)
    bottom = max(step.y + step.height for step in steps)
    return _Steps(first, left, right, turn, top, bottom)


def _settle(
    tiles: Sequence[Laid],
    lead: int,
    steps: _Steps,
    width: float,
    height: float,
    metrics: Metrics,
    joins: Callable[[int, int], bool],
) -> Layout:
    """Slide the picture into the box, the lead's lane as near to the middle as it can be."""
    middle = metrics.snap((height - metrics.lying[1]) / 2)
    down = min(max(middle, -steps.top), height - steps.bottom)
    spots = []
    for index in range(len(tiles)):
        branch, way = (steps.left, -1) if index < lead else (steps.right, 1)
        place = abs(index - lead)
        if not place and branch.leaves[0] < 0 <= steps.left.leaves[0]:
            branch, way = steps.left, -1
        step, leaves = branch.steps[place], branch.leaves[place]
        if way < 0:
            step = step.turned(steps.turn)
            leaves = 1 - leaves if leaves >= 0 else -1
        spots.append(
            Spot(
                index,
                step.x,
                step.y + down,
                step.width,
                step.height,
                step.upright,
                _halves(tiles, index, way, step, leaves, joins),
                step.crosswise,
            )
        )
    ends = (_exit(steps, -1, down), _exit(steps, 1, down))
    return Layout(width, height, tuple(spots), ends)


def _halves(
    tiles: Sequence[Laid],
    index: int,
    way: int,
    step: Step,
    leaves: int,
    joins: Callable[[int, int], bool],
) -> tuple[int, int]:
    """Return the numbers of a tile as they are seen: left or top, then right or bottom."""
    left, right, _ = tiles[index]
    if not step.crosswise:
        # The branch to the right comes in by the left half, the other one by the right half.
        straight = step.enters == (0 if way > 0 else 1)
        return (left, right) if straight else (right, left)
    if leaves >= 0 and left != right:
        # A matador left by one of its ends at a corner: there lies the half that the next one fits.
        after = tiles[index + way]
        touching = after.left if way > 0 else after.right
        fitting = left if joins(left, touching) else right
        other = right if fitting == left else left
        return (other, fitting) if leaves else (fitting, other)
    return (left, right)


def _exit(steps: _Steps, way: int, down: float) -> Exit:
    x, y, dx, dy = (steps.right if way > 0 else steps.left).exit()
    if way < 0:
        x, y = steps.turn[0] - x, steps.turn[1] - y
    return Exit(x, y + down, way * dx, way * dy)
