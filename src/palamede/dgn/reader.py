"""The reader: from text to the calls of a visitor, in one pass, in time linear in the text.

It never stops at an error: it tells the visitor and goes on with the next item. Lines that begin
with ``[`` and a letter are tags; what lies between them is play.
"""

from __future__ import annotations

import re
from typing import Any

from palamede.dgn.errors import DgnError
from palamede.dgn.place import Places
from palamede.dgn.tags import DEAL_TAGS, PARTIE_TAGS, unescape
from palamede.dgn.visitor import Visitor

__all__ = ["normal_text", "parse"]

_TAG_LINE = re.compile(r"^\[[^\W\d_][^\n]*", re.MULTILINE)
_TAG = re.compile(r'\[([^\W\d_]\w*)\s*"([^"\\]*+(?:\\.[^"\\]*+)*+)"\s*\]\s*')
_TAG_START = re.compile(r"\[([^\W\d_]\w*)")

# A turn's act with its seat prefix and its count: nearly everything that a record holds.
_PLY = re.compile(
    r"""\s*+
    (?:([0-9]{1,9})\.\s*+)?                                     # 1 seat
    (?:([0-9]{1,9})-([0-9]{1,9})([<>]?)(?:\s++=([0-9]{1,9}))?   # 2, 3 halves  4 side  5 count
      |((?i:pass|boude)|-)                                      # 6 pass
      |\+(?:([0-9]{1,9})-([0-9]{1,9})|\?)                       # 7, 8 tile drawn
    )(?=[\s{!]|\Z)""",
    re.VERBOSE,
)
_SPACE = re.compile(r"\s*")
_RUN = re.compile(r"[^\s{!]+")
_SEAT = re.compile(r"([0-9]{1,9})\.")
_NUMBER = re.compile(r"([=$])([0-9]{1,9})")
_EVENT = re.compile(r'!([^;"]*+(?:"[^"]*+"[^;"]*+)*+);')

_HEADER = ("Lead", "Hands", "Stock")
"""Tags of the start of a deal: one that comes again after play means that a [Deal] is missing."""

_SHOWN = 40
"""Characters of an unreadable text that a message shows."""


def normal_text(text: str) -> str:
    r"""Return the text without a byte order mark and with ``\n`` for every line break."""
    text = text.removeprefix("\ufeff")
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text


def parse(text: str, visitor: Visitor) -> Any:
    """Read a text, tell the visitor what it holds, and return the visitor's result.

    Never raises for anything in the text. Time and memory are linear in its length.
    """
    text = normal_text(text)
    visitor.begin_record(text)
    _Reader(text, visitor).read()
    visitor.end_record()
    return visitor.result()


class _Reader:
    """One reading: where it is, what is open, what was seen of it."""

    def __init__(self, text: str, visitor: Visitor) -> None:
        self.text = text
        self.visitor = visitor
        self.places = Places(text)
        self.partie = 0
        self.deal = 0
        self.deal_open = False
        self.seen: set[str] = set()  # known tags of the open section
        self.spoken = False  # something but tags stands in the open section
        self.plies = 0
        self.foreword: list[tuple[str, Any, int]] = []  # comments before the first tag
        self.seat: tuple[int, int] | None = None  # a prefix that waits for its act
        self.countable = False  # a tile was laid and may still be counted
        self.astray = False  # the item before was a prefix that stands before nothing
        self.garbled = False  # the item before could not be read, perhaps a tile

    def read(self) -> None:
        start = 0
        for line in _TAG_LINE.finditer(self.text):
            self._play(start, line.start())
            self._tags(line.start(), line.end())
            start = line.end()
        self._play(start, len(self.text))
        if self.foreword:
            self._begin_partie(self.foreword[0][2])
        self._end_partie()

    def error(self, at: int, key: str, *, in_play: bool = False, **params: Any) -> None:
        deal = self.deal if self.deal_open else None
        ply = self.plies + 1 if in_play and self.deal_open else None
        partie = self.partie or None
        error = DgnError.make(key, self.places.of(at), params, partie=partie, deal=deal, ply=ply)
        self.visitor.handle_error(error)

    # ------------------------------------------------------------------ sections
    def _begin_partie(self, at: int) -> None:
        self._end_partie()
        self.partie += 1
        self.deal = 0
        self.seen = set()
        self.spoken = False
        self.visitor.begin_partie(at)
        for kind, content, place in self.foreword:
            getattr(self.visitor, f"visit_{kind}")(content, place)
        self.foreword = []

    def _begin_deal(self, at: int) -> None:
        if not self.partie:
            self._begin_partie(at)
        self._end_deal()
        self.deal += 1
        self.deal_open = True
        self.seen = set()
        self.spoken = False
        self.plies = 0
        self.visitor.begin_deal(at)

    def _end_deal(self) -> None:
        if self.deal_open:
            self.deal_open = False
            self.visitor.end_deal()

    def _end_partie(self) -> None:
        self._end_deal()
        if self.partie:
            self.visitor.end_partie()

    # ------------------------------------------------------------------ tags
    def _tags(self, at: int, end: int) -> None:
        text = self.text
        while at < end:
            match = _TAG.match(text, at, end)
            if match is not None:
                name, value = match.groups()
                self._tag(name, unescape(value), at, match.start(2))
                at = match.end()
                continue
            start = _TAG_START.match(text, at, end)
            if start is None:
                following = _TAG_START.search(text, at, end)
                stop = end if following is None else following.start()
                self.error(at, "syntax.after-tag", text=_shown(text[at:stop]))
            else:
                following = _TAG_START.search(text, start.end(), end)
                stop = end if following is None else following.start()
                self._unread_tag(start[1], at, text[at:stop])
            at = stop

    def _tag(self, name: str, value: str, at: int, value_at: int) -> None:
        if not self._open_section(name, at):
            return
        if name == "DGN":
            if value.isascii() and value.isdigit() and 0 < len(value) < 10 and int(value) > 0:
                self.visitor.visit_version(int(value), at)
            else:
                self.error(
                    value_at, "syntax.value", name=name, text=_shown(value), right="a number from 1"
                )
            return
        self.visitor.visit_tag(name, value, at, value_at)

    def _unread_tag(self, name: str, at: int, text: str) -> None:
        known = name in PARTIE_TAGS or name in DEAL_TAGS
        if known and not self._open_section(name, at):
            return
        self.error(at, "syntax.tag", text=_shown(text))
        if known:
            self.visitor.visit_unread_tag(name, at)

    def _open_section(self, name: str, at: int) -> bool:
        """Open the section that a tag begins or belongs to; return whether to keep the tag."""
        if name in PARTIE_TAGS:
            if not self.partie or self.deal_open or self.spoken:
                self._begin_partie(at)
        elif name == "Deal":
            self._begin_deal(at)
        elif name in DEAL_TAGS:
            if not self.deal_open or (name in _HEADER and name in self.seen and self.spoken):
                number = self.deal + 1
                self._begin_deal(at)
                self.error(at, "syntax.no-deal", text=f"[{name}]", deal=number)
        else:
            if not self.partie:
                self._begin_partie(at)
            return True
        if name in self.seen:
            self.error(at, "syntax.twice", name=name)
            return False
        self.seen.add(name)
        return True

    # ------------------------------------------------------------------ play
    def _play(self, at: int, end: int) -> None:
        text, visitor, ply = self.text, self.visitor, _PLY.match
        self.countable = False
        while True:
            match = ply(text, at, end)
            if match is None:
                at = _SPACE.match(text, at, end).end()  # type: ignore[union-attr]
                if at >= end:
                    break
                at = self._other(at, end)
                continue
            if not self.spoken or not self.deal_open:
                self._begin_play(match.start() + len(match[0]) - len(match[0].lstrip()))
            seat_text, first, second, side, count, passed, low, high = match.groups()
            seat: int | None = None
            seat_at = -1
            if seat_text is not None:
                if self.seat is not None:
                    self._lone_seat()
                seat, seat_at = int(seat_text), match.start(1)
            elif self.seat is not None:
                seat, seat_at = self.seat
                self.seat = None
            self.astray = self.garbled = False
            if first is not None:
                self.plies += 1
                self.countable = count is None
                visitor.visit_lay(
                    seat,
                    int(first),
                    int(second),
                    side,
                    None if count is None else int(count),
                    match.start(2),
                    seat_at,
                    -1 if count is None else match.start(5) - 1,
                )
            elif passed is not None:
                self.plies += 1
                self.countable = False
                visitor.visit_pass(seat, match.start(6), seat_at)
            elif low is not None:
                self.countable = False
                one, two = int(low), int(high)
                visitor.visit_draw(
                    seat, (one, two) if one <= two else (two, one), match.start(7) - 1, seat_at
                )
            else:
                self.countable = False
                visitor.visit_draw(seat, None, match.end() - 2, seat_at)
            at = match.end()
        if self.seat is not None:
            self._lone_seat()

    def _begin_play(self, at: int) -> None:
        """Note that the deal is played; without a deal, say so and open one."""
        if not self.deal_open:
            number = self.deal + 1
            self._begin_deal(at)
            self.error(at, "syntax.no-deal", text="the play", deal=number, in_play=True)
        self.spoken = True

    def _other(self, at: int, end: int) -> int:
        """Take an item that is no act of a turn; return the offset after it."""
        text = self.text
        if text[at] == "{":
            close = text.find("}", at, end)
            if close < 0:
                self._unclosed("comment", at, end)
                return end
            self._free("comment", text[at + 1 : close], at)
            return close + 1
        if text[at] == "!":
            event = _EVENT.match(text, at, end)
            if event is None:
                self._unclosed("event", at, end)
                return end
            self._free("event", event[1], at, keeps_count=True)
            return event.end()
        run = _RUN.match(text, at, end)
        assert run is not None  # the character is neither space, { nor !
        word = run[0]
        seat = _SEAT.fullmatch(word)
        number = _NUMBER.fullmatch(word)
        if seat is not None:
            self._begin_play(at)
            self.countable = False
            if self.seat is not None:
                self._lone_seat()
            self.seat = (int(seat[1]), at)
        elif number is not None and number[1] == "=":
            self._count(word, int(number[2]), at)
        elif number is not None and int(number[2]) <= 255:
            if self.seat is not None:
                self._lone_seat()
            self._free("glyph", int(number[2]), at)
        elif number is not None:
            self._junk(word, at, "syntax.glyph")
        else:
            self._junk(word, at, "syntax.word")
        return run.end()

    def _free(self, kind: str, content: Any, at: int, *, keeps_count: bool = False) -> None:
        """Take a comment, an event, a glyph or junk, in a deal or before the first one."""
        self.astray = self.garbled = False
        if not keeps_count:
            self.countable = False
        if not self.partie:
            self.foreword.append((kind, content, at))
            return
        self.spoken = True
        getattr(self.visitor, f"visit_{kind}")(content, at)

    def _count(self, word: str, count: int, at: int) -> None:
        if self.countable:
            self.countable = False
            self.visitor.visit_count(count, at)
            return
        self._begin_play(at)
        self._junk(word, at, "syntax.count")

    def _lone_seat(self) -> None:
        """Take a prefix that stands before nothing; several in a row are one error."""
        assert self.seat is not None
        seat, at = self.seat
        self.seat = None
        if self.astray:
            self._free("junk", f"{seat}.", at)
        else:
            self._junk(f"{seat}.", at, "syntax.seat")
        self.astray = True

    def _junk(self, word: str, at: int, key: str) -> None:
        """Take what is no item; a seat before it and a count after it go with it."""
        told = (self.astray and self.seat is not None) or (self.garbled and word[0] == "=")
        if not told:
            self.error(at, key, in_play=True, text=_shown(word))
        if self.seat is not None:
            seat, at = self.seat
            word = f"{seat}. {word}"
            self.seat = None
        self._free("junk", word, at)
        self.garbled = True

    def _unclosed(self, kind: str, at: int, end: int) -> None:
        self.seat = None
        self.error(at, f"syntax.{kind}", in_play=True)
        self._free("junk", self.text[at:end].rstrip(), at)


def _shown(text: str) -> str:
    text = text.strip()
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
