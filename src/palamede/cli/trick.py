"""``palamede trick``: two tricks with dominoes, performed and proved (TOUR-01, TOUR-02)."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from palamede.cli.board import board
from palamede.cli.console import paragraph, style_of, width_of
from palamede.dominoes import tricks
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.geometry import Laid
from palamede.dominoes.tiles import Tile, TileSet

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.i18n import Translator

__all__ = ["Performer", "add_arguments", "run"]

_ROWS = 13
_SHOWS = ("ends", "row")
_LINES_TRIED = 1000
_NUMBER = re.compile(r"[0-9]{1,3}")


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument(
        "trick", nargs="?", choices=_SHOWS, metavar="ends|row", help=tr("trick-help-which")
    )


def run(args: Namespace) -> int:
    """Perform one of the tricks; the end of input ends the show."""
    tr: Translator = args.tr
    performer = Performer(
        tr,
        SystemRandom(),
        ask=_ask,
        say=print,
        columns=width_of(sys.stdout),
        ascii_only=getattr(args, "ascii", False),
        style=style_of(sys.stdout),
    )
    try:
        performer.perform(args.trick)
    except EOFError:
        print()
    return 0


def _ask(prompt: str) -> str:
    text = input(prompt)
    if not sys.stdin.isatty():
        print()  # nobody pressed Enter on the screen
    return text


class Performer:
    """Performs for one person: says lines of text and asks for words.

    ``ask(prompt)`` returns what the person writes and raises ``EOFError`` when there is no more.
    """

    def __init__(
        self,
        tr: Translator,
        rng: Random,
        *,
        ask: Callable[[str], str],
        say: Callable[[str], None],
        columns: int = 80,
        ascii_only: bool = False,
        style: Callable[..., str] | None = None,
    ) -> None:
        self._tr = tr
        self._rng = rng
        self._ask_line = ask
        self._say_line = say
        self._columns = columns
        self._ascii = ascii_only
        self._style = style or _plain

    def perform(self, which: str | None = None) -> None:
        """Perform the trick ``ends`` or ``row``, or the one that the person chooses."""
        if which is None:
            self._say("trick-which")
            which = self._choose("trick-which-prompt", {"1": "ends", "2": "row"}, "ends")
        if which == "ends":
            self._foretell()
        else:
            self._row()

    # ------------------------------------------------------------------ the foretold ends

    def _foretell(self) -> None:
        self._head("trick-ends-title")
        self._say("trick-ends-intro")
        self._say("trick-ends-choose")
        while True:
            text = self._ask("trick-ends-hide")
            if text.casefold() in self._words("trick-words-mine"):
                return self._divine()
            try:
                hidden = Tile.parse(text) if text else self._rng.choice(_composed())
                ends = tricks.predict_ends(hidden)
            except PalamedeError as error:
                self._complain(error)
                continue
            break
        if not text:
            self._say("trick-ends-hidden")
        self._say("trick-ends-sealed")
        self._pause("trick-ends-lay")
        line = tricks.complete_line(hidden, self._rng)
        tricks.check_line(line, hidden)
        self._draw(line)
        self._pause("trick-ends-open")
        left, right = line[0][0], line[-1][1]
        self._say("trick-ends-foretold", first=ends[0], second=ends[1])
        self._say("trick-ends-seen", tile=str(hidden), left=left, right=right)
        self._prove_ends(hidden)

    def _divine(self) -> None:
        """Let the person hide a tile of a real set, and name it from the ends of the line."""
        self._say("trick-divine-intro")
        while True:
            text = self._ask("trick-divine-ends").replace("-", " ").replace(",", " ").split()
            if len(text) != 2 or not all(_NUMBER.fullmatch(word) for word in text):
                self._say("trick-divine-again")
                continue
            try:
                hidden = tricks.hidden_tile(int(text[0]), int(text[1]))
            except PalamedeError as error:
                self._complain(error)
                continue
            self._say("trick-divine-tile", tile=str(hidden))
            return self._prove_ends(hidden)

    def _prove_ends(self, hidden: Tile) -> None:
        held = 0
        for _ in range(_LINES_TRIED):
            line = tricks.complete_line(hidden, self._rng)
            held += {line[0][0], line[-1][1]} == set(hidden)
        self._say("trick-ends-why", first=hidden.low, second=hidden.high)
        self._say("trick-ends-tried", lines=str(_LINES_TRIED), held=str(held),
                  tile=str(hidden))  # fmt: skip

    # ------------------------------------------------------------------ the thirteenth tile

    def _row(self) -> None:
        self._head("trick-row-title")
        row = tricks.arrange_row(self._rng)
        self._say("trick-row-intro", most=tricks.MOST_MOVED)
        self._show_row(row, ())
        count = self._number("trick-row-move", tricks.MOST_MOVED)
        moved = tricks.move_tiles(row, count)
        turned = tricks.thirteenth(moved)
        self._say("trick-row-turn")
        self._show_row(moved, {tricks.PLACE - 1})
        self._say("trick-row-told", tile=str(turned), total=turned.pips)
        self._pause("trick-row-open")
        self._show_row(moved, range(len(moved)))
        self._say("trick-row-why", place=tricks.PLACE)

    def _show_row(self, row: Sequence[Tile], open_: Iterable[int]) -> None:
        """Show a row of tiles, backs where they lie face down, in lines of fourteen."""
        faces = set(open_)
        back = "[###]" if self._ascii else "▐███▌"
        cells = [f"[{tile.low}|{tile.high}]" if place in faces else back
                 for place, tile in enumerate(row)]  # fmt: skip
        names = ("bold", "yellow") if len(faces) == 1 else ("bold",)
        shown = [
            self._style(cell, *(names if place in faces else ("dim",)))
            for place, cell in enumerate(cells)
        ]
        per_line = max(1, min(14, (self._columns - 2) // 5))
        for start in range(0, len(shown), per_line):
            self._say_line("  " + "".join(shown[start : start + per_line]))
        self._say_line("")

    # ------------------------------------------------------------------ words

    def _draw(self, line: Sequence[tuple[int, int]]) -> None:
        tiles = [Laid(left, right, left == right) for left, right in line]
        lead = len(tiles) // 2
        picture = board(
            tiles, self._columns, _ROWS, lead=lead, ascii_only=self._ascii, style=self._style
        )
        self._say_line("\n".join([*picture, ""]))

    def _head(self, message: str) -> None:
        self._say_line(self._style(self._tr(message), "bold"))

    def _say(self, message: str, **values: object) -> None:
        for part in self._tr(message, **values).split("\n\n"):
            self._say_line(paragraph(part, self._columns))
        self._say_line("")

    def _complain(self, error: PalamedeError) -> None:
        self._say_line(paragraph(self._style(self._tr.error(error), "yellow"), self._columns))

    def _ask(self, message: str, **values: object) -> str:
        return self._ask_line(self._tr(message, **values) + " ").strip()

    def _pause(self, message: str) -> None:
        self._ask(message)

    def _choose(self, message: str, answers: dict[str, str], default: str) -> str:
        while True:
            text = self._ask(message)
            if not text:
                return default
            if text in answers:
                return answers[text]
            self._say("trick-choose", answers=", ".join(answers))

    def _number(self, message: str, most: int) -> int:
        while True:
            text = self._ask(message, most=most)
            if _NUMBER.fullmatch(text) and int(text) <= most:
                return int(text)
            self._say("trick-number", most=most)

    def _words(self, message: str) -> list[str]:
        return self._tr(message).casefold().split()


def _composed() -> list[Tile]:
    return [tile for tile in TileSet(6) if not tile.is_double]


def _plain(text: str, *_names: str) -> str:
    return text
