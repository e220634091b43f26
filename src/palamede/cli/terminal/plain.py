"""The table line after line: for pipes, screen readers, and terminals that cannot be painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from palamede.cli.terminal.scene import Hand, Scene

__all__ = ["PlainFace"]

_COVER_LINES = 60


class PlainFace:
    """A ``Face`` that only ever adds text at the end: no colour, no cursor movement."""

    def __init__(self, source: TextIO, target: TextIO, *, waits: bool) -> None:
        """Read from ``source``, write to ``target``; ``waits`` where a person reads along."""
        self._in = source
        self._out = target
        self._waits = waits
        self._shown: Scene | None = None
        self._paged = False
        """A page has been printed after the table, and has pushed it away."""

    def show(self, scene: Scene) -> None:
        """Say what the viewer needs to choose; other people's turns are told as news."""
        before, self._shown = self._shown, scene
        paged, self._paged = self._paged, False
        if scene == before and not paged:
            return
        if before is None or (before.title, before.scores) != (scene.title, scene.scores):
            self._say("", scene.title, "  ".join(scene.scores))
        if not scene.can:
            return
        counts = "  ".join(f"{seat.name} {seat.tiles}" for seat in scene.seats)
        self._say("", f"{counts}  {scene.stock}".rstrip())
        if scene.chain is not None:
            self._say(str(scene.chain), scene.ends)
        for hand in scene.hands:
            self._say(f"{hand.label} {_spell(hand)}")
        self._say(scene.can)

    def tell(self, news: str) -> None:
        """Print the news."""
        self._say(news)

    def ask(self, prompt: str, notes: Sequence[str] = ()) -> str:
        """Print the notes and the prompt, and read a line."""
        self._say(*notes)
        return self._read(prompt)

    def look(self, prompt: str, notes: Sequence[str] = ()) -> str:
        """Print the notes; nobody needs to look at lines for longer."""
        self._say(*notes)
        return ""

    def page(self, title: str, lines: Sequence[str], prompt: str) -> str:
        """Print the text; where a person reads along, wait for his answer."""
        self._paged = True
        self._say("", title, *lines, "")
        return self._read(prompt).strip() if self._waits else ""

    def cover(self, text: str, prompt: str) -> None:
        """Push what was printed out of sight and wait; nothing can be hidden in a pipe."""
        if not self._waits:
            return
        self._say(*[""] * _COVER_LINES, text)
        self._read(prompt)

    def pause(self, seconds: float) -> None:
        """Go on at once: whoever reads line after line needs no time to look."""

    def _say(self, *lines: str) -> None:
        for line in lines:
            self._out.write(f"{line}\n")
        self._out.flush()

    def _read(self, prompt: str) -> str:
        self._out.write(prompt)
        self._out.flush()
        text = self._in.readline()
        if not text:
            self._say("")
            raise EOFError
        text = text.rstrip("\r\n")
        if not self._waits:
            self._say(text)  # nobody's keyboard has shown it
        return text


def _spell(hand: Hand) -> str:
    return " ".join(str(tile) for tile in hand.tiles)
