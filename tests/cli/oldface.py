"""A face for tests of old tables: it answers by a function, and watches who sees which hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from palamede.cli.terminal.old.book import OldBook
from palamede.cli.terminal.old.session import OldSession
from palamede.cli.terminal.scene import Scene
from palamede.cli.terminal.seating import people, read_seats
from palamede.dominoes import presets
from palamede.i18n import Translator

Answer = Callable[["OldFace", str, Sequence[str]], str]
"""Gets the face, the question and the notes above it; gives the line that is typed."""


class OldFace:
    """Shows nothing, remembers everything that was said, and answers each question.

    With several people it asserts that no hand is shown but that of the person who was called to
    the covered screen, or one that a ruling has laid open.
    """

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self.said: list[str] = []
        self.scene: Scene | None = None
        self.session: OldSession
        self.uncovered: str | None = None

    @property
    def text(self) -> str:
        """All that was said."""
        return "\n".join(self.said)

    def show(self, scene: Scene) -> None:
        self.scene = scene
        if self.session.book.humans > 1:
            deal = self.session.table.old.deal
            called = deal.called[0] if deal is not None and deal.called is not None else ()
            names = self.session.table.partie.names
            open_hands = {names[seat - 1] for seat in called}
            seen = {hand.label for hand in scene.hands if hand.tiles}
            assert seen <= {self.uncovered, *open_hands}, (seen, self.uncovered)
        if scene.can:
            self.said.append(scene.can)

    def tell(self, news: str) -> None:
        self.said.append(news)

    def ask(self, prompt: str, notes: Sequence[str] = ()) -> str:
        text = self._answer(self, prompt, notes)
        self.said += [*notes, f"{prompt}{text}"]
        return text

    def look(self, prompt: str, notes: Sequence[str] = ()) -> str:
        return ""

    def page(self, title: str, lines: Sequence[str], prompt: str) -> str:
        assert all(len(line) <= 80 for line in lines), lines
        self.said += [title, *lines]
        return ""

    def cover(self, text: str, prompt: str) -> None:
        self.uncovered = text.split(" is to play")[0]
        self.said.append(text)

    def pause(self, seconds: float) -> None:
        pass


def play(
    path: Path,
    answer: Answer,
    *,
    game: str,
    seats: str,
    settings: Sequence[str],
    seed: int,
    forgetful: bool = False,
) -> OldFace:
    """Play at an old table until everything is over, in English."""
    tr = Translator(strict=True)
    conventions = presets.conventions(game, settings)
    seated = people(read_seats(seats), conventions.players, tr)
    book = OldBook(game, conventions, seated, path, settings=settings, forgetful=forgetful)
    face = OldFace(answer)
    face.session = OldSession(book, face, tr, rng=Random(seed), bots=Random(seed))
    face.session.run()
    return face
