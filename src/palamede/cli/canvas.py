"""A sheet of character cells with a style for each, turned into lines at the end."""

from __future__ import annotations

from itertools import groupby
from typing import Protocol

__all__ = ["Canvas", "Styler"]

_Cell = tuple[str, tuple[str, ...]]
_EMPTY: _Cell = (" ", ())


class Styler(Protocol):
    """Puts styles by name on a text, such as ``terminal.style.Style``."""

    def __call__(self, text: str, /, *names: str) -> str:
        """Return the text as the terminal is to get it."""


class Canvas:
    """``columns`` by ``rows`` cells, all blank at first."""

    def __init__(self, columns: int, rows: int) -> None:
        self._rows: list[list[_Cell]] = [[_EMPTY] * columns for _ in range(rows)]

    def write(self, x: int, y: int, text: str, names: tuple[str, ...] = ()) -> None:
        """Write a text to the right from column ``x`` of row ``y``, where it must have room."""
        for place, char in enumerate(text):
            self._rows[y][x + place] = (char, names)

    def write_free(self, x: int, y: int, text: str, names: tuple[str, ...] = ()) -> bool:
        """Write a text if all its cells exist and are blank; say whether they are."""
        if not 0 <= y < len(self._rows) or x < 0 or x + len(text) > len(self._rows[y]):
            return False
        if any(self._rows[y][x + place] is not _EMPTY for place in range(len(text))):
            return False
        self.write(x, y, text, names)
        return True

    def lines(self, style: Styler | None = None) -> list[str]:
        """Return the rows from the first to the last that are not blank, without blanks behind."""
        drawn = [_render(row, style) for row in self._rows]
        while drawn and not drawn[0]:
            drawn.pop(0)
        while drawn and not drawn[-1]:
            drawn.pop()
        return drawn


def _render(row: list[_Cell], style: Styler | None) -> str:
    end = len(row)
    while end and row[end - 1] is _EMPTY:
        end -= 1
    parts = []
    for names, cells in groupby(row[:end], key=lambda cell: cell[1]):
        text = "".join(char for char, _ in cells)
        parts.append(style(text, *names) if style and names else text)
    return "".join(parts)
