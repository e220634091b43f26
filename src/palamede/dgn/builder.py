"""The visitor that builds a record."""

from __future__ import annotations

from dataclasses import replace

from palamede.dgn.errors import DgnError
from palamede.dgn.model import (
    Comment,
    DealRecord,
    Draw,
    Event,
    Glyph,
    Item,
    Junk,
    Lay,
    PartieRecord,
    Pass,
    Record,
    Tag,
)
from palamede.dgn.place import Places
from palamede.dgn.tags import VERSION
from palamede.dgn.visitor import Visitor

__all__ = ["RecordBuilder"]


class RecordBuilder(Visitor):
    """Builds a ``Record`` that says exactly what the text says, nothing worked out."""

    def __init__(self) -> None:
        self._parties: list[PartieRecord] = []
        self._errors: list[DgnError] = []
        self._version = 1
        self._in_deal = False
        self._tags: list[Tag] = []
        self._unread: set[str] = set()
        self._items: list[Item] = []
        self._at = 0

    def begin_record(self, text: str) -> None:
        """Keep the places of the text's lines."""
        self._places = Places(text)

    def visit_version(self, version: int, at: int) -> None:
        """Keep the highest version named in the file."""
        self._version = max(self._version, version)

    def begin_partie(self, at: int) -> None:
        """Begin a partie."""
        self._partie_at = at
        self._head: PartieRecord | None = None
        self._deals: list[DealRecord] = []
        self._begin(at)

    def begin_deal(self, at: int) -> None:
        """Begin a deal; the first one ends the partie's own tags."""
        if self._head is None:
            self._head = self._partie()
        self._in_deal = True
        self._begin(at)

    def end_deal(self) -> None:
        """Keep the deal."""
        self._deals.append(
            DealRecord(tuple(self._tags), tuple(self._items), self._at, frozenset(self._unread))
        )
        self._in_deal = False

    def end_partie(self) -> None:
        """Keep the partie."""
        head = self._head or self._partie()
        self._parties.append(replace(head, deals=tuple(self._deals)))

    def _begin(self, at: int) -> None:
        self._at = at
        self._tags = []
        self._unread = set()
        self._items = []

    def _partie(self) -> PartieRecord:
        return PartieRecord(
            tuple(self._tags), (), tuple(self._items), self._at, frozenset(self._unread)
        )

    def visit_tag(self, name: str, value: str, at: int, value_at: int) -> None:
        """Keep a tag."""
        self._tags.append(Tag(name, value, at, value_at))

    def visit_unread_tag(self, name: str, at: int) -> None:
        """Keep the name of a tag without a value."""
        self._unread.add(name)

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
        """Keep a tile laid."""
        self._items.append(Lay(seat, first, second, side, count, at, seat_at, count_at))

    def visit_count(self, count: int, at: int) -> None:
        """Put the count to its tile."""
        for place in range(len(self._items) - 1, -1, -1):
            item = self._items[place]
            if isinstance(item, Lay):
                self._items[place] = replace(item, count=count, count_at=at)
                return

    def visit_draw(
        self, seat: int | None, tile: tuple[int, int] | None, at: int, seat_at: int
    ) -> None:
        """Keep a draw."""
        self._items.append(Draw(seat, tile, at, seat_at))

    def visit_pass(self, seat: int | None, at: int, seat_at: int) -> None:
        """Keep a pass."""
        self._items.append(Pass(seat, at, seat_at))

    def visit_glyph(self, number: int, at: int) -> None:
        """Keep a glyph."""
        self._items.append(Glyph(number, at))

    def visit_comment(self, content: str, at: int) -> None:
        """Keep a comment."""
        self._items.append(Comment(content, at))

    def visit_event(self, content: str, at: int) -> None:
        """Keep an event."""
        self._items.append(Event(content, at))

    def visit_junk(self, text: str, at: int) -> None:
        """Keep what could not be read."""
        self._items.append(Junk(text, at))

    def handle_error(self, error: DgnError) -> None:
        """Keep an error."""
        self._errors.append(error)

    def result(self) -> Record:
        """Return the record."""
        notices: tuple[str, ...] = ()
        if self._version > VERSION:
            notices = (
                f"this record is of version {self._version} of the format, newer than version "
                f"{VERSION} of this program, which reads what it knows of it",
            )
        return Record(
            tuple(self._parties), self._version, tuple(self._errors), notices, self._places
        )
