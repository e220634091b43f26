"""A record as data: parties of deals of items, all immutable, compared without their places.

``at`` is the place in the text that was read, an offset that ``Record.place`` turns into line and
column; it is no part of equality. Nothing here knows the rules: a record may say what no game
allows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from palamede.dgn.errors import DgnError, RecordError
from palamede.dgn.place import Places
from palamede.dgn.tags import DEAL_TAGS, PARTIE_TAGS, TAG_NAME

__all__ = [
    "Comment",
    "DealRecord",
    "Draw",
    "Event",
    "Glyph",
    "Item",
    "Junk",
    "Lay",
    "PartieRecord",
    "Pass",
    "Record",
    "Tag",
]

NOWHERE = -1
"""The place of what was never read."""


def _place() -> Any:
    return field(default=NOWHERE, compare=False, repr=False)


# A line of a free text that would be read as a line of tags.
_TAG_LINE = re.compile(r"\n\[[^\W\d_]")
_EVENT = re.compile(r'[^;"]*+(?:"[^"]*+"[^;"]*+)*+')


def _free_text(kind: str, text: str) -> None:
    if "\r" in text or _TAG_LINE.search(text):
        raise RecordError(
            f"a {kind} cannot hold a carriage return, nor a line that begins with [ and a letter",
            code=f"record-{kind}",
            text=text,
        )


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag: its name and its value, a text without line breaks."""

    name: str
    value: str
    at: int = _place()
    value_at: int = _place()

    def __post_init__(self) -> None:
        """Refuse what cannot be written."""
        if not TAG_NAME.fullmatch(self.name) or "\n" in self.value or "\r" in self.value:
            raise RecordError(
                f"[{self.name} {self.value!r}] cannot be written: a name is a letter, then letters,"
                " digits and _; a value has no line break",
                code="record-tag",
                name=self.name,
                value=self.value,
            )


@dataclass(frozen=True, slots=True)
class Lay:
    """A tile laid: ``first`` is the half written first, ``side`` is ``<``, ``>`` or empty.

    ``seat`` is None where the text has no prefix, ``count`` where it has no ``=n``.
    """

    seat: int | None
    first: int
    second: int
    side: str = ""
    count: int | None = None
    at: int = _place()
    seat_at: int = _place()
    count_at: int = _place()

    @property
    def text(self) -> str:
        """The tile as written, with its side."""
        return f"{self.first}-{self.second}{self.side}"


@dataclass(frozen=True, slots=True)
class Draw:
    """A tile drawn, smaller number first, or None for ``+?``."""

    seat: int | None
    tile: tuple[int, int] | None
    at: int = _place()
    seat_at: int = _place()

    @property
    def text(self) -> str:
        """The draw as written."""
        return "+?" if self.tile is None else f"+{self.tile[0]}-{self.tile[1]}"


@dataclass(frozen=True, slots=True)
class Pass:
    """A pass."""

    seat: int | None
    at: int = _place()
    seat_at: int = _place()

    @property
    def text(self) -> str:
        """The pass as the writer writes it."""
        return "pass"


@dataclass(frozen=True, slots=True)
class Glyph:
    """A glyph ``$n`` of what stands before it, 0 to 255."""

    number: int
    at: int = _place()

    def __post_init__(self) -> None:
        """Refuse what cannot be written."""
        if not 0 <= self.number <= 255:
            raise RecordError(
                f"${self.number} is no glyph: from $0 to $255",
                code="record-glyph",
                glyph=self.number,
            )

    @property
    def text(self) -> str:
        """The glyph as written."""
        return f"${self.number}"


@dataclass(frozen=True, slots=True)
class Comment:
    """The text between two braces, every character of it."""

    content: str
    at: int = _place()

    def __post_init__(self) -> None:
        """Refuse what cannot be written."""
        _free_text("comment", self.content)
        if "}" in self.content:
            raise RecordError(
                "a comment cannot hold }, which ends it", code="record-brace", text=self.content
            )

    @property
    def text(self) -> str:
        """The comment as written."""
        return f"{{{self.content}}}"


@dataclass(frozen=True, slots=True)
class Event:
    """The text of an event, what stands between ``!`` and ``;``."""

    content: str
    at: int = _place()

    def __post_init__(self) -> None:
        """Refuse what cannot be written."""
        _free_text("event", self.content)
        if not _EVENT.fullmatch(self.content):
            raise RecordError(
                'an event holds ; only within "…", and its quotation marks go in pairs',
                code="record-event",
                text=self.content,
            )

    @property
    def text(self) -> str:
        """The event as written."""
        return f"!{self.content};"


@dataclass(frozen=True, slots=True)
class Junk:
    """Something that could not be read, kept in its place; an error tells of it."""

    text: str
    at: int = _place()


Item: TypeAlias = Lay | Draw | Pass | Glyph | Comment | Event | Junk
"""What a row of play is made of."""


def _sorted_tags(tags: Iterable[Tag], known: dict[str, int]) -> tuple[Tag, ...]:
    last = len(known)
    ordered = tuple(sorted(tags, key=lambda tag: known.get(tag.name, last)))
    names = [tag.name for tag in ordered if tag.name in known]
    if len(set(names)) != len(names):
        raise RecordError("a known tag stands twice in a section", code="record-twice", names=names)
    return ordered


class _Section:
    """What a partie and a deal have in common: tags."""

    __slots__ = ()

    tags: tuple[Tag, ...]

    def tag(self, name: str) -> Tag | None:
        """Return the first tag of a name, or None."""
        for tag in self.tags:
            if tag.name == name:
                return tag
        return None

    def value(self, name: str) -> str | None:
        """Return the value of the first tag of a name, or None."""
        tag = self.tag(name)
        return None if tag is None else tag.value


@dataclass(frozen=True, slots=True)
class DealRecord(_Section):
    """A deal: its tags, known ones first in the writer's order, and its play.

    ``unread`` names the tags of which the value could not be read as text.
    """

    tags: tuple[Tag, ...] = ()
    items: tuple[Item, ...] = ()
    at: int = _place()
    unread: frozenset[str] = field(default=frozenset(), compare=False, repr=False)

    def __post_init__(self) -> None:
        """Put the tags in the writer's order.

        Raises:
            RecordError: a tag that belongs to a partie, or a known tag twice.
        """
        for tag in self.tags:
            if tag.name in PARTIE_TAGS:
                raise RecordError(
                    f"[{tag.name}] belongs to a partie, not to a deal",
                    code="record-place",
                    name=tag.name,
                )
        object.__setattr__(self, "tags", _sorted_tags(self.tags, DEAL_TAGS))


@dataclass(frozen=True, slots=True)
class PartieRecord(_Section):
    """A partie: its tags, what is said before its first deal, and its deals.

    ``preface`` holds comments, events and glyphs only. ``unread`` as in a deal.
    """

    tags: tuple[Tag, ...] = ()
    deals: tuple[DealRecord, ...] = ()
    preface: tuple[Item, ...] = ()
    at: int = _place()
    unread: frozenset[str] = field(default=frozenset(), compare=False, repr=False)

    def __post_init__(self) -> None:
        """Put the tags in the writer's order and number the deals that have no number.

        Raises:
            RecordError: a tag that belongs to a deal or to the file, a known tag twice, or play
            before
                the first deal.
        """
        for tag in self.tags:
            if tag.name in DEAL_TAGS or tag.name == "DGN":
                raise RecordError(
                    f"[{tag.name}] does not belong to a partie", code="record-place", name=tag.name
                )
        if any(isinstance(item, (Lay, Draw, Pass)) for item in self.preface):
            raise RecordError("tiles are played in a deal, not before it", code="record-preface")
        object.__setattr__(self, "tags", _sorted_tags(self.tags, PARTIE_TAGS))
        if any(deal.tag("Deal") is None for deal in self.deals):
            numbered = (
                deal
                if deal.tag("Deal")
                else replace(deal, tags=(Tag("Deal", str(number)), *deal.tags))
                for number, deal in enumerate(self.deals, 1)
            )
            object.__setattr__(self, "deals", tuple(numbered))


@dataclass(frozen=True, slots=True)
class Record:
    """A whole file: its parties, and the version of the format that it names.

    ``errors`` are those found in reading (``syntax`` only), ``notices`` what the reader says
    besides; neither is part of equality.
    """

    parties: tuple[PartieRecord, ...] = ()
    version: int = 1
    errors: tuple[DgnError, ...] = field(default=(), compare=False)
    notices: tuple[str, ...] = field(default=(), compare=False)
    places: Places = field(default_factory=Places, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Refuse two parties that could not be told apart in a text.

        Raises:
            RecordError: a partie without deals and preface, and another after it; a version
                without a partie.
        """
        if self.version > 1 and not self.parties:
            raise RecordError("a record without parties has no version", code="record-version")
        if any(not partie.deals and not partie.preface for partie in self.parties[:-1]):
            raise RecordError(
                "a partie without deals can only be the last one: nothing parts it from the next",
                code="record-empty",
            )

    def place(self, at: int) -> tuple[int, int]:
        """Return line and column, both from 1, of an offset; (0, 0) for what was never read."""
        return self.places.of(at)
