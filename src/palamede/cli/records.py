"""What the commands that read records share: files, names of seats and sides, errors in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from palamede.cli.console import complain, describe_os_error, read_text
from palamede.dominoes.preset_texts import PRESET_TEXTS

if TYPE_CHECKING:
    from palamede.dgn.errors import DgnError
    from palamede.dgn.table import Table
    from palamede.i18n import Translator

__all__ = ["Names", "Texts", "error_text", "game_title", "shown_name"]


class Texts:
    """The texts of several files, read one after the other; what cannot be read is complained of.

    After the loop ``status`` is 2 if a file could not be read, otherwise 0.
    """

    def __init__(self, files: Iterable[str], tr: Translator) -> None:
        self._files = list(files)
        self._tr = tr
        self.status = 0

    @property
    def several(self) -> bool:
        """Whether there is more than one file."""
        return len(self._files) > 1

    def __iter__(self) -> Iterator[tuple[str, str]]:
        """Yield name and text of every file that can be read."""
        for name in self._files:
            try:
                text = read_text(name)
            except OSError as error:
                self._complain(describe_os_error(error, self._tr))
            except UnicodeDecodeError as error:
                sentence = self._tr("command-not-utf8", byte=error.start + 1)
                self._complain(f"{shown_name(name, self._tr)}: {sentence}")
            else:
                yield name, text

    def _complain(self, sentence: str) -> None:
        complain(sentence)
        self.status = 2


def shown_name(file: str, tr: Translator) -> str:
    """Return how a file is called in a message."""
    return tr("command-stdin") if file == "-" else file


def error_text(error: DgnError, tr: Translator) -> str:
    """Return what is wrong in the reader's language."""
    message = f"record-{error.key.replace('.', '-')}"
    if not error.key or not tr.has(message):
        return error.message
    params = dict(error.params)
    code, details = params.pop("cause", ("", {}))
    if error.key == "syntax.no-deal" and not error.params["text"].startswith("["):
        params["text"] = tr("record-play")
    if tr.has(f"error-{code}"):
        params["reason"] = tr(f"error-{code}", **details)
    return tr(message, **params)


def game_title(table: Table, tr: Translator) -> str:
    """Return the title of the game that a table plays, or what a record calls it."""
    text = PRESET_TEXTS.get(table.rules or "")
    if text is None:
        return table.rules or tr("replay-no-game")
    return text.title[tr.language]


class Names:
    """What the seats and sides of a table are called."""

    def __init__(self, table: Table, tr: Translator) -> None:
        self._table = table
        self._tr = tr
        self._names = table.names or ()

    def seat(self, seat: int) -> str:
        """Return the name of a seat; its number where the record gives none."""
        if 1 <= seat <= len(self._names):
            return self._names[seat - 1]
        return self._tr("seat-number", seat=seat)

    def seats(self) -> list[str]:
        """Return the names of all seats."""
        return [self.seat(seat) for seat in range(1, self._table.seats + 1)]

    def side(self, side: int) -> str:
        """Return the name of a side: of its only seat, or of both partners."""
        conventions = self._table.conventions
        if conventions is None:
            return self.seat(side)
        return self.listing(self.seat(seat) for seat in conventions.seats_of(side))

    def sides(self) -> list[str]:
        """Return the names of all sides."""
        return [self.side(side) for side in range(1, self._table.sides + 1)]

    def listing(self, names: Iterable[str]) -> str:
        """Return ``A, B and C``."""
        return self._tr.listing(names)
