"""From an offset in a text to its line and column."""

from __future__ import annotations

import re
from bisect import bisect_right

__all__ = ["Places"]


class Places:
    """Line and column, both from 1 and in characters, of the offsets of one text."""

    __slots__ = ("starts",)

    def __init__(self, text: str = "") -> None:
        self.starts: list[int] = [0, *(match.end() for match in re.finditer("\n", text))]

    def of(self, at: int) -> tuple[int, int]:
        """Return line and column of an offset; (0, 0) for a place in no text (below 0)."""
        if at < 0:
            return (0, 0)
        line = bisect_right(self.starts, at)
        return line, at - self.starts[line - 1] + 1
