"""One branch of a line, from its lead outward: to the right, down, back to the left, down, …

The walk knows nothing of numbers: only which tiles lie across. A tile's place depends on the tiles
before it and never on those to come, so what was laid stays where it is while the line grows.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace

__all__ = ["Branch", "Metrics", "Step", "square"]


@dataclass(frozen=True, slots=True)
class Metrics:
    """Sizes (width, height) of a tile in each of its postures, in the units of the box."""

    lying: tuple[float, float]
    """A tile whose longer side runs from left to right."""
    upright: tuple[float, float]
    """A tile that stands across a lane."""
    link: tuple[float, float]
    """A composé tile that leads down to the next lane; as wide as ``upright``."""
    step: float
    """The grid on which tiles may stand."""
    margin: float = 0
    """What lanes keep free at both edges at least."""

    def snap(self, length: float) -> float:
        """Return the multiple of ``step`` at or below ``length``."""
        return math.floor(length / self.step) * self.step

    @property
    def overhang(self) -> float:
        """How far an upright tile stands out above the lane."""
        return self.snap((self.upright[1] - self.lying[1]) / 2)

    @property
    def inset(self) -> float:
        """What lanes keep free at both edges, for a double that lies under a link."""
        beside = math.ceil((self.lying[0] - self.link[0]) / 2 / self.step) * self.step
        return max(beside, self.margin)


def square() -> Metrics:
    """Return the metrics of real tiles, twice as long as wide; the unit is half a tile."""
    return Metrics((2, 1), (1, 2), (1, 2), 0.5)


@dataclass(frozen=True, slots=True)
class Step:
    """The rectangle of one tile and how the line passes through it."""

    x: float
    y: float
    width: float
    height: float
    upright: bool
    crosswise: bool
    """Whether the line came in over the longer side."""
    enters: int = 0
    """Of a tile lengthwise: which half was entered first, 0 left or top, 1 right or bottom."""

    def turned(self, centre: tuple[float, float]) -> Step:
        """Return the step turned by 180 degrees round the point ``centre / 2``."""
        return replace(
            self,
            x=centre[0] - self.x - self.width,
            y=centre[1] - self.y - self.height,
            enters=1 - self.enters,
        )


@dataclass(slots=True)
class Branch:
    """The tiles from the lead to one end, the line setting out to the right and turning down."""

    metrics: Metrics
    lead: Step
    least: float
    """Lanes begin at this x …"""
    most: float
    """… and end at this one; a tile across under a link may stand out by ``metrics.inset``."""
    steps: list[Step] = field(init=False)
    leaves: list[int] = field(init=False)
    """For each step the half by whose end the line left a tile that lies across; -1 otherwise."""
    _heading: int = field(init=False, default=1)
    _lane: float = field(init=False, default=0)
    _hanging: bool = field(init=False, default=False)
    """The last tile is a link and a lane begins under it."""
    _falling: bool = field(init=False, default=False)
    """The last tile is one across on the way down: a link must follow."""

    def __post_init__(self) -> None:
        self.steps = [self.lead]
        self.leaves = [-1]

    def add(self, across: bool) -> bool:
        """Lay the next tile; False if the box is too narrow for it."""
        if self._hanging:
            step = self._first_of_lane(across)
        elif not self._falling and self._room >= self._wanted(across):
            step = self._along(across)
        else:
            step = self._down(across)
        self.steps.append(step)
        self.leaves.append(-1)
        slack = self.metrics.inset if step.crosswise and not step.upright else 0
        return self.least - slack <= step.x and step.x + step.width <= self.most + slack

    def exit(self) -> tuple[float, float, int, int]:
        """Return the middle of the edge that the next tile will touch, and the way on."""
        last = self.steps[-1]
        if self._hanging or self._falling:
            return (last.x + last.width / 2, last.y + last.height, 0, 1)
        x = last.x + last.width if self._heading > 0 else last.x
        return (x, self._lane + self.metrics.lying[1] / 2, self._heading, 0)

    @property
    def _room(self) -> float:
        last = self.steps[-1]
        if self._heading > 0:
            return self.most - last.x - last.width
        return last.x - self.least

    def _wanted(self, across: bool) -> float:
        """Return the room that a tile must find in the lane, lest it turn the corner."""
        if across:
            return self.metrics.upright[0]
        if self.steps[-1].upright:
            return self.metrics.lying[0]
        # A double may come next: it stands better in the lane than at the corner.
        return self.metrics.lying[0] + self.metrics.upright[0]

    def _along(self, across: bool) -> Step:
        last = self.steps[-1]
        width, height = self.metrics.upright if across else self.metrics.lying
        x = last.x + last.width if self._heading > 0 else last.x - width
        if last.crosswise and not last.upright:
            self.leaves[-1] = 1 if self._heading > 0 else 0
        y = self._lane - (self.metrics.overhang if across else 0)
        return Step(x, y, width, height, across, across, 0 if self._heading > 0 else 1)

    def _down(self, across: bool) -> Step:
        last = self.steps[-1]
        wide = self.metrics.link[0]
        y = last.y + last.height
        if self._falling:
            # The line goes straight on, through the middle of the tile across.
            axis = last.x + self._aside
        else:
            axis = last.x + last.width - wide if self._heading > 0 else last.x
            if last.crosswise:
                self.leaves[-1] = 1 if last.upright or self._heading > 0 else 0
        if across:
            self._falling = True
            return self._beneath(axis, y)
        self._falling = False
        self._hanging = True
        self._heading = -self._heading
        return Step(axis, y, wide, self.metrics.link[1], True, False)

    def _first_of_lane(self, across: bool) -> Step:
        link = self.steps[-1]
        self._hanging = False
        self._lane = link.y + link.height
        if across:
            return self._beneath(link.x, self._lane)
        width, height = self.metrics.lying
        if self._heading > 0:
            return Step(link.x, self._lane, width, height, False, False, 0)
        return Step(link.x + link.width - width, self._lane, width, height, False, False, 1)

    @property
    def _aside(self) -> float:
        return self.metrics.snap((self.metrics.lying[0] - self.metrics.link[0]) / 2)

    def _beneath(self, axis: float, y: float) -> Step:
        """Lay a tile across the way down."""
        width, height = self.metrics.lying
        return Step(axis - self._aside, y, width, height, False, True)
