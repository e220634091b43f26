"""The visitor: what a reader of a record calls, part by part, in the order of the text."""

from __future__ import annotations

from typing import Any

from palamede.dgn.errors import DgnError

__all__ = ["Visitor"]


class Visitor:
    """Base of everything that reads records; every method does nothing.

    The calls nest: ``begin_record`` (``begin_partie`` (tags and preface, ``begin_deal`` (tags and
    items) ``end_deal``)… ``end_partie``)… ``end_record``. Tags may come after play. ``at`` is an
    offset in the normalised text that ``begin_record`` receives: no byte order mark, ``\\n`` for
    line breaks. An error is told before the part that it concerns; reading goes on after it.
    """

    def begin_record(self, text: str) -> None:
        """Begin; ``text`` is the text that the offsets count in."""

    def visit_version(self, version: int, at: int) -> None:
        """Take the version that a ``[DGN]`` tag names."""

    def begin_partie(self, at: int) -> None:
        """Begin a partie."""

    def begin_deal(self, at: int) -> None:
        """Begin a deal."""

    def visit_tag(self, name: str, value: str, at: int, value_at: int) -> None:
        """Take a tag of the open deal, else of the partie; ``value_at`` is its value's place."""

    def visit_unread_tag(self, name: str, at: int) -> None:
        """Take note of a tag of which only the name could be read."""

    def visit_lay(
        self,
        seat: int | None,
        first: int,
        second: int,
        side: str,
        count: int | None,
        at: int,
        seat_at: int,
        count_at: int,
    ) -> None:
        """Take a tile laid; ``seat`` and ``count`` are None where the text has none."""

    def visit_count(self, count: int, at: int) -> None:
        """Take the count of the tile laid last, when an event stands between them."""

    def visit_draw(
        self, seat: int | None, tile: tuple[int, int] | None, at: int, seat_at: int
    ) -> None:
        """Take a draw; the tile is None for ``+?``, else with its smaller number first."""

    def visit_pass(self, seat: int | None, at: int, seat_at: int) -> None:
        """Take a pass."""

    def visit_glyph(self, number: int, at: int) -> None:
        """Take a glyph."""

    def visit_comment(self, content: str, at: int) -> None:
        """Take a comment, without its braces."""

    def visit_event(self, content: str, at: int) -> None:
        """Take an event, without ``!`` and ``;``."""

    def visit_junk(self, text: str, at: int) -> None:
        """Take what could not be read, in its place in the play; the error was told before."""

    def handle_error(self, error: DgnError) -> None:
        """Take an error of form; all are ``syntax``."""

    def end_deal(self) -> None:
        """End the deal."""

    def end_partie(self) -> None:
        """End the partie."""

    def end_record(self) -> None:
        """End."""

    def result(self) -> Any:
        """Return what ``parse`` returns."""
        return None
