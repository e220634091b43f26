"""Questions at the terminal, one line each: numbered choices, numbers, names, tiles."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from palamede.cli.console import paragraph, width_of
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.i18n import Translator

__all__ = ["Asker", "BackError"]

_BACK = "<"
_MOST = 999_999


class BackError(Exception):
    """The user wants to go back."""


class Asker:
    """Asks on standard output, reads from standard input; ``<`` goes back.

    Every method asks again until the answer is one, and raises ``BackError`` for ``<`` and
    ``EOFError`` at the end of the input.
    """

    def __init__(self, tr: Translator) -> None:
        self.tr = tr

    def choice(
        self, question: str, choices: Sequence[tuple[Any, str]], *, back: bool = True
    ) -> Any:
        """Return the value of one of the choices, each a value with its words."""
        width = width_of(sys.stdout)
        print()
        print(paragraph(question, width))
        for number, (_, text) in enumerate(choices, 1):
            print(paragraph(text, width, "     ", f"{number:3}. "))
        while True:
            prompt = self.tr("arbiter-prompt-back" if back else "arbiter-prompt")
            text = self._read(f"{prompt} ", back)
            if text.isascii() and text.isdigit() and 1 <= int(text) <= len(choices):
                return choices[int(text) - 1][0]
            said = [value for value, words in choices if text.lower() in (value, words.lower())]
            if len(said) == 1:
                return said[0]
            print(self.tr("arbiter-one-of", most=len(choices)))

    def number(self, question: str, *, empty: Any = ...) -> Any:
        """Return a whole number from 0; ``empty`` for an empty line, where that is allowed."""
        while True:
            text = self._read(f"{question} ", True)
            if not text and empty is not ...:
                return empty
            if text.isascii() and text.isdigit() and int(text) <= _MOST:
                return int(text)
            print(self.tr("arbiter-number"))

    def signed(self, question: str) -> int:
        """Return a whole number that may be negative; 0 for an empty line."""
        while True:
            text = self._read(f"{question} ", True)
            if not text:
                return 0
            bare = text.removeprefix("-").removeprefix("+")
            if bare.isascii() and bare.isdigit() and int(bare) <= _MOST:
                return int(text)
            print(self.tr("arbiter-number"))

    def text(self, question: str, *, needed: bool = False) -> str:
        """Return a line; ``needed``: not an empty one."""
        while True:
            text = self._read(f"{question} ", True)
            if text or not needed:
                return text

    def words(self, question: str) -> list[str]:
        """Return names parted by commas or semicolons."""
        text = self.text(question, needed=True)
        parts = text.replace(";", ",").split(",")
        return [part.strip() for part in parts if part.strip()]

    def tile(self, question: str) -> Tile:
        """Return a tile."""
        while True:
            text = self._read(f"{question} ", True)
            try:
                return Tile.parse(text)
            except PalamedeError as error:
                print(self.tr.error(error))

    def _read(self, prompt: str, back: bool) -> str:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        text = line.strip()
        if not sys.stdin.isatty():
            print(text)  # nobody's keyboard has shown it
        if back and text == _BACK:
            raise BackError
        return text
