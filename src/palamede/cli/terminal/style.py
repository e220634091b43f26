"""Text for a terminal: colour or none, width in columns, cutting and wrapping.

Styled text holds escape sequences of the form ``ESC [ … m`` only; every function here counts the
columns that are seen, not the characters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

__all__ = ["PAGE", "Style", "fit", "side_by_side", "width", "wrap"]

PAGE = 78
"""Columns of a paragraph on a page."""

_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
_CODES = {"bold": "1", "dim": "2", "green": "32", "yellow": "33", "cyan": "36"}


class Style:
    """Puts colour on text, or leaves it alone when the output should have none."""

    def __init__(self, *, colour: bool) -> None:
        self.colour = colour

    def __call__(self, text: str, *names: str) -> str:
        """Return ``text`` in the styles of ``names``: bold, dim, green, yellow, cyan."""
        if not self.colour or not names or not text:
            return text
        return f"\x1b[{';'.join(_CODES[name] for name in names)}m{text}\x1b[0m"


def width(text: str) -> int:
    """Return how many columns ``text`` takes."""
    return sum(_columns(char) for char in _ESCAPE.sub("", text))


def fit(text: str, columns: int) -> str:
    """Return ``text`` cut to ``columns``; a text that was cut ends with ``…``."""
    if width(text) <= columns:
        return text
    kept: list[str] = []
    used = 0
    for piece in re.split(f"({_ESCAPE.pattern})", text):
        if _ESCAPE.fullmatch(piece):
            kept.append(piece)
            continue
        for char in piece:
            if used + _columns(char) > columns - 1:
                break
            kept.append(char)
            used += _columns(char)
        else:
            continue
        break
    tail = "\x1b[0m" if _ESCAPE.search(text) else ""
    return "".join(kept) + ("…" if columns else "") + tail


def wrap(words: Iterable[str], columns: int, *, indent: int = 0, gap: str = " ") -> list[str]:
    """Return lines of at most ``columns`` made of ``words``, none of which is broken.

    ``indent`` spaces stand before every line but the first, whose first word may be a label.
    """
    lines: list[str] = []
    line = ""
    for word in words:
        if not line:
            line = word
        elif width(line) + len(gap) + width(word) <= columns:
            line += gap + word
        else:
            lines.append(line)
            line = " " * indent + word
    if line:
        lines.append(line)
    return lines


def side_by_side(left: str, right: str, columns: int) -> str:
    """Return ``left`` and ``right`` at the two edges of a line, ``left`` cut if they do not fit."""
    room = columns - width(right) - 1
    left = fit(left, max(room, 0))
    return left + " " * max(columns - width(left) - width(right), 1) + right


def _columns(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
