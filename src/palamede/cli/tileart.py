"""Tiles made of characters, in three sizes: what each posture measures and how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from palamede.cli.canvas import Canvas
from palamede.dominoes.geometry import Metrics, Spot

__all__ = ["Size", "sizes"]

_ROUND = "╭╮╰╯─│┬┴├┤"
_PLAIN = "++++-|++++"


@dataclass(frozen=True)
class Size:
    """One size of tiles."""

    name: str
    metrics: Metrics
    draw: Callable[[Canvas, Spot, bool], None]
    """Draws a spot on a canvas; the last argument says whether to point the tile out."""


def sizes(digits: int, margin: int, *, ascii_only: bool) -> Iterator[Size]:
    """Yield the sizes from the largest on, for numbers of ``digits`` digits.

    ``margin`` columns at both sides are kept free of lanes.
    """
    chars = _PLAIN if ascii_only else _ROUND
    for name, inner in (("large", max(digits, 3)), ("medium", digits)):
        wide, high = 2 * inner + 3, 3
        stands = (inner + 2, 5)
        metrics = Metrics((wide, high), stands, stands, 1, margin)
        yield Size(name, metrics, _boxed(inner, chars))
    stands = (digits + 2, 3)
    metrics = Metrics((2 * digits + 3, 1), stands, (digits + 2, 2), 1, margin)
    yield Size("small", metrics, _small(digits, ascii_only=ascii_only))


def _boxed(inner: int, chars: str) -> Callable[[Canvas, Spot, bool], None]:
    """Tiles of three rows with a border of their own."""
    top_left, top_right, low_left, low_right, flat, wall, down, up, east, west = tuple(chars)

    def draw(canvas: Canvas, spot: Spot, marked: bool) -> None:
        x, y = int(spot.x), int(spot.y)
        first, second = (_centred(number, inner) for number in spot.halves)
        bar, edge = flat * inner, ("yellow",) if marked else ("dim",)
        if spot.upright:
            frame = [
                top_left + bar + top_right,
                wall + " " * inner + wall,
                east + bar + west,
                wall + " " * inner + wall,
                low_left + bar + low_right,
            ]
            places = ((x + 1, y + 1), (x + 1, y + 3))
        else:
            frame = [
                top_left + bar + down + bar + top_right,
                wall + " " * inner + wall + " " * inner + wall,
                low_left + bar + up + bar + low_right,
            ]
            places = ((x + 1, y + 1), (x + inner + 2, y + 1))
        for row, text in enumerate(frame):
            canvas.write(x, y + row, text, edge)
        for (across, along), number in zip(places, (first, second), strict=True):
            canvas.write(across, along, number, ("yellow", "bold") if marked else ("bold",))

    return draw


def _small(digits: int, *, ascii_only: bool) -> Callable[[Canvas, Spot, bool], None]:
    """Tiles of one row; those across the line of three, those that lead down of two."""
    waist = "|" + "-" * digits + "|" if ascii_only else "├" + "─" * digits + "┤"

    def draw(canvas: Canvas, spot: Spot, marked: bool) -> None:
        x, y = int(spot.x), int(spot.y)
        first, second = (str(number).rjust(digits) for number in spot.halves)
        if not spot.upright:
            frame, places = [f"[{' ' * digits}|{' ' * digits}]"], ((1, 0), (digits + 2, 0))
        else:
            cap, foot = ("..", "''") if ascii_only else ("╭╮", "╰╯")
            frame = [cap[0] + " " * digits + cap[1], foot[0] + " " * digits + foot[1]]
            if spot.height == 3:
                frame.insert(1, waist)
            places = ((1, 0), (1, len(frame) - 1))
        for row, text in enumerate(frame):
            canvas.write(x, y + row, text, ("yellow",) if marked else ("dim",))
        for (across, along), number in zip(places, (first, second), strict=True):
            names = ("yellow", "bold") if marked else ("bold",)
            canvas.write(x + across, y + along, number, names)

    return draw


def _centred(number: int, inner: int) -> str:
    return str(number).center(inner) if inner >= 3 else str(number).rjust(inner)
