"""The picture of a table: who sits there, the line, the news, and the hand of the one who looks.

The line comes first: what else there is to show shrinks until all of the line is on the screen.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from itertools import groupby

from palamede.cli.board import BoardError, board
from palamede.cli.terminal.scene import Hand, Scene, SeatState
from palamede.cli.terminal.style import Style, fit, side_by_side, width, wrap

__all__ = ["PLAIN_SIGNS", "Painter"]

PLAIN_SIGNS = str.maketrans(
    {"·": "-", "…": "~", "’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "\u202f": " "}
)
"""Typographic signs and what stands for them where only plain letters are wanted."""

_NEWS_ROWS = 4
_GAP = "  "


class Painter:
    """Draws scenes for a screen of any size; from 80 by 24 on nothing of the table is cut."""

    def __init__(self, style: Style, *, ascii_only: bool) -> None:
        self._style = style
        self._ascii = ascii_only

    def lines(
        self, scene: Scene, news: Sequence[str], notes: Sequence[str], columns: int, rows: int
    ) -> list[str]:
        """Return exactly ``rows`` lines of at most ``columns``."""
        top = self._top(scene, columns)
        bottom = self._bottom(scene, notes, columns)
        told = wrap(self._news(news), columns, indent=2, gap=self._dot)[-_NEWS_ROWS:]
        room = rows - len(top) - len(bottom)
        picture = self._picture(scene, columns, room)
        told = told[len(told) - min(len(told), max(room - len(picture), 0)) :]
        space = max(room - len(picture) - len(told), 0)
        above = space // 2
        lines = [*top, *[""] * above, *picture, *[""] * (space - above)]
        lines += [self._style(line, "dim") for line in told]
        lines += bottom
        shown = [fit(line, columns) for line in lines[:rows]]
        return [line.translate(PLAIN_SIGNS) for line in shown] if self._ascii else shown

    # ------------------------------------------------------------------ parts

    def _top(self, scene: Scene, columns: int) -> list[str]:
        scores = self._dot.join(scene.scores)
        title = self._style(scene.title, "bold")
        if width(title) + width(scores) + 2 <= columns:
            first = [side_by_side(title, scores, columns)]
        else:
            first = [fit(title, columns), *wrap(scene.scores, columns, gap=self._dot)]
        seats = [self._seat(seat) for seat in scene.seats]
        if scene.stock:
            seats.append(self._style(scene.stock, "dim"))
        return [*first, *wrap(seats, columns, gap=_GAP), self._rule(scene.ends, columns)]

    def _bottom(self, scene: Scene, notes: Sequence[str], columns: int) -> list[str]:
        lines = [self._rule("", columns)]
        for hand in scene.hands:
            lines += self._hand(hand, columns)
        said = [line for note in notes for part in note.split("\n") for line in
                wrap(part.split(), columns, indent=2)]  # fmt: skip
        can = wrap(scene.can.split(), columns, indent=2)
        if notes:
            # An answer to a mistake already says what is legal.
            return lines + [self._style(line, "yellow") for line in said]
        return lines + can

    def _seat(self, seat: SeatState) -> str:
        arrow = (">" if self._ascii else "▶") if seat.turn else " "
        lead = "*" if seat.leads else ""
        text = f"{arrow}{seat.name}{lead} {seat.tiles}"
        return self._style(text, "bold", "cyan") if seat.turn else text

    def _hand(self, hand: Hand, columns: int) -> list[str]:
        """Return the tiles with the ends that they fit written under them."""
        label = f"{hand.label} "
        cells = []
        for tile in hand.tiles:
            places = hand.places.get(tile)
            names = () if places is None else ("bold", "green")
            size = max(len(str(tile)), len(places or ""))
            cells.append((self._style(str(tile).ljust(size), *names), (places or "").ljust(size)))
        cell = max((width(mark) for _, mark in cells), default=3) + len(_GAP)
        per_row = max((columns - width(label)) // cell, 1)
        marked = any(mark.strip() for _, mark in cells)
        lines = []
        for start in range(0, len(cells), per_row):
            part = cells[start : start + per_row]
            lead = label if start == 0 else " " * width(label)
            lines.append(lead + _GAP.join(tile for tile, _ in part))
            if marked:
                marks = _GAP.join(mark for _, mark in part)
                lines.append(" " * width(label) + self._style(marks, "green"))
        return lines or [label]

    def _picture(self, scene: Scene, columns: int, rows: int) -> list[str]:
        if scene.chain is None:
            return []
        try:
            return board(
                scene.chain,
                columns,
                rows,
                last=scene.last,
                ascii_only=self._ascii,
                style=self._style,
                joins=_make_seven if scene.seven else operator.eq,
            )
        except BoardError:
            # A window this small shows the end of the line, which is better than nothing.
            return wrap(str(scene.chain).split(), columns)[-max(rows, 1) :]

    def _news(self, news: Sequence[str]) -> list[str]:
        """Return the news, what happened several times running told once with its number."""
        counted = [(text, len(list(same))) for text, same in groupby(news)]
        return [text if times == 1 else f"{text} ({times})" for text, times in counted]

    def _rule(self, text: str, columns: int) -> str:
        bar = "-" if self._ascii else "─"
        middle = f" {text} " if text else ""
        left = (columns - width(middle)) // 2
        line = bar * left + middle + bar * (columns - left - width(middle))
        return self._style(line, "dim")

    @property
    def _dot(self) -> str:
        return " - " if self._ascii else " · "


def _make_seven(one: int, other: int) -> bool:
    return one + other == 7
