"""A test player: reads from what is shown what may be done, and answers with that alone."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from palamede.cli.terminal.book import Book
from palamede.cli.terminal.plain import PlainFace
from palamede.cli.terminal.seating import people, read_seats
from palamede.cli.terminal.session import Session
from palamede.dominoes import presets
from palamede.i18n import Translator

_MOVE = re.compile(r"(?<![\d-])\d{1,2}-\d{1,2}[<>](?![\d<>])")
_LEAD = re.compile(r"(?<![\d-])(\d{1,2}-\d{1,2})\.")
_KEY = re.compile(r"[:;] ([pd]) ")
_CUT = re.compile(r"(?:from|de) 2 (?:to|à|a) \d+")


@pytest.fixture
def unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the disk at every event: no power is cut in these tests."""
    monkeypatch.setattr("os.fsync", lambda number: None)


def answer(shown: str, rng: Random) -> str:
    """Return what to type: ``shown`` is the text from the hand to the prompt."""
    moves = _MOVE.findall(shown)
    if moves:
        return str(rng.choice(moves))
    key = _KEY.search(shown)
    if key:
        return str(key[1])
    lead = _LEAD.findall(shown)
    if lead:
        return str(lead[-1])
    if asks_for_a_cut(shown):
        return "5"
    raise AssertionError(f"nothing to be read in {shown!r}")


def asks_for_a_cut(shown: str) -> bool:
    """Whether the number of tiles to cut is asked for."""
    return _CUT.search(shown) is not None


class Keyboard(io.TextIOBase):
    """Types an answer to what stands last in ``output``; ``mistakes`` are typed first."""

    def __init__(
        self, output: io.StringIO, rng: Random, mistakes: Sequence[str] = (), stop_after: int = -1
    ) -> None:
        self._output = output
        self._rng = rng
        self._mistakes = iter(mistakes)
        self._left = stop_after
        self._seen = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self._left == 0:
            return ""
        self._left -= 1
        mistake = next(self._mistakes, None)
        text = self._output.getvalue()
        new, self._seen = text[self._seen :], len(text)
        if mistake is not None:
            return f"{mistake}\n"
        # What is asked stands in the last lines; an answer to a mistake says it again.
        recent = "\n".join(new.splitlines()[-4:])
        return f"{answer(recent, self._rng)}\n"


def new_book(path: Path, game: str, seats: str, tr: Translator, *settings: str) -> Book:
    """Return the book of a table; as many play as there are seats."""
    given = read_seats(seats)
    conventions = presets.conventions(game, settings, players=len(given))
    return Book(game, conventions, people(given, conventions.players, tr), path)


def play_in_lines(
    book: Book,
    language: str = "en",
    *,
    seed: int = 1,
    mistakes: Sequence[str] = (),
    stop_after: int = -1,
) -> str:
    """Play a book to its end through the plain face and return all that was said.

    Raises:
        EOFError: ``stop_after`` answers were given.
    """
    output = io.StringIO()
    rng = Random(seed)
    face = PlainFace(Keyboard(output, rng, mistakes, stop_after), output, waits=False)  # type: ignore[arg-type]
    session = Session(
        book,
        face,
        Translator(language, strict=True),
        rng=Random(seed + 1),
        bots=Random(seed + 2),
    )
    session.run()
    return output.getvalue()


def long_line(path: Path, tiles: int, *settings: str) -> Book:
    """Keep a book in ``path`` whose deal has a line of ``tiles`` and waits for Anne."""
    for seed in range(1000):
        rng = Random(seed)
        book = new_book(path, "tete_a_tete", "human:Anne,random:Bea", Translator(), *settings)
        book.open_next(rng)
        deal = book.partie.serve(rng)
        while deal.legal_moves and len(deal.chain) <= tiles:
            if len(deal.chain) == tiles and book.partie.names[(deal.turn or 1) - 1] == "Anne":
                book.save()
                return book
            deal.push(rng.choice(deal.legal_moves))
    raise AssertionError(f"no deal with a line of {tiles} was found")
