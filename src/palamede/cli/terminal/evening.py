"""What every evening at the terminal has: a book, people who share a screen, questions, pages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from palamede.cli.terminal.book import Book
from palamede.cli.terminal.count import seat_names
from palamede.cli.terminal.face import Face
from palamede.cli.terminal.reading import read_command
from palamede.cli.terminal.sheet import account_lines, result_lines, sheet_lines
from palamede.cli.terminal.words import means_yes
from palamede.i18n import Translator

__all__ = ["Evening", "Quit"]


class Quit(Exception):  # noqa: N818 - not an error: a person wants to go
    """Somebody quits; what was played stands in the record."""


class Evening(ABC):
    """Runs the parties of a book.

    ``rng`` deals and draws lots, ``bots`` is the bots' own chance, ``speed`` their seconds a move.
    """

    def __init__(
        self,
        book: Book,
        face: Face,
        tr: Translator,
        *,
        rng: Random,
        bots: Random,
        speed: float = 0.0,
    ) -> None:
        self.book = book
        self.face = face
        self.tr = tr
        self._rng = rng
        self._bots = bots
        self._speed = speed
        self._viewer: int | None = None
        """The seat whose hand is on the screen; None where it shows no hand."""

    @abstractmethod
    def run(self) -> None:
        """Play until everything is over.

        Raises:
            Quit: a person asked to stop here.
            EOFError: the input ended.
        """

    def _again(self) -> bool:
        """Offer a further aller-et-retour after a drawn one (TAT-03)."""
        partie = self.book.partie
        drawn = partie.finished and partie.left is None and partie.winning_side is None
        if not drawn or partie.conventions.match_end != "deals" or not self.book.humans:
            return False
        if not self._yes(self.tr("again-ask")):
            return False
        self.book.repeat()
        return True

    # ---------------------------------------------------------------- questions
    def _ask(self, prompt: str, notes: Sequence[str]) -> str:
        """Ask for something that is no move; quitting is heard, other commands are not."""
        text = self.face.ask(prompt, notes)
        if read_command(text, self.tr) == "quit":
            raise Quit
        return text

    def _yes(self, question: str) -> bool:
        return means_yes(self._ask(question, ()), self.tr)

    def _read_page(self, title: str, lines: Sequence[str], prompt: str = "prompt-next") -> None:
        """Show a page; quitting is heard, other commands are not."""
        if read_command(self.face.page(title, lines, self.tr(prompt)), self.tr) == "quit":
            raise Quit

    def _cover(self, seat: int) -> None:
        """Show the screen to the person on ``seat`` alone, if several people share it."""
        if self.book.humans > 1:
            name = seat_names(self.book.partie, self.tr)[seat - 1]
            self.face.cover(self.tr("cover-text", name=name), self.tr("cover-prompt", name=name))
        self._viewer = seat

    # ---------------------------------------------------------------- pages
    def _sheet(self) -> list[str]:
        partie = self.book.partie
        accounts = account_lines(self.book.accounts, partie.pot, self.tr)
        return [*sheet_lines(partie, self.tr), *(["", *accounts] if accounts else [])]

    def _closing_lines(self) -> list[str]:
        result = result_lines(self.book.partie, self.book.leaver_pays, self.tr)
        return [*result, "", *self._sheet(), *self.book.closing_lines(self.tr)]
