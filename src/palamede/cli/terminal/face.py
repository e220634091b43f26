"""The two ways to show a table have one shape: ``Face``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from palamede.cli.terminal.scene import Scene

__all__ = ["Face"]


class Face(Protocol):
    """Shows scenes, tells news, asks questions. Every text arrives in the language of the table.

    Whatever waits for a person raises ``EOFError`` at the end of input and ``KeyboardInterrupt``
    at ^C; whatever writes may raise ``BrokenPipeError``.
    """

    def show(self, scene: Scene) -> None:
        """Make ``scene`` what is seen."""

    def tell(self, news: str) -> None:
        """Say that something happened at the table, in the open."""

    def ask(self, prompt: str, notes: Sequence[str] = ()) -> str:
        """Return the line that a person types after ``prompt``; ``notes`` answer his last one."""

    def look(self, prompt: str, notes: Sequence[str] = ()) -> str:
        """Let people look at the scene until somebody types a line, and return it."""

    def page(self, title: str, lines: Sequence[str], prompt: str) -> str:
        """Show a text of any length; return what is typed at its end."""

    def cover(self, text: str, prompt: str) -> None:
        """Hide everything until the person for whom it is says that he is there."""

    def pause(self, seconds: float) -> None:
        """Let people see what happened."""
