"""What goes into the database and comes out of it, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

__all__ = ["Append", "Key", "KeyKind", "SheetRow", "TableRow"]

KeyKind = Literal["seat", "past", "invite", "owner", "bot", "share"]
"""``seat``: who holds it sits there; ``past``: he once did; ``invite``: may sit down; ``owner``:
the table is his; ``bot``: a program acts for the seat; ``share``: may read the finished parties."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the list of tables knows it; times are server milliseconds."""

    id: str
    rules: str
    created: int
    touched: int
    archived: int | None = None
    record: str | None = None
    """The DGN text of a table that has been archived."""


@dataclass(frozen=True, slots=True)
class Key:
    """What opens something at a table.

    ``seat`` is None for the whole table. ``secret`` and ``browser`` are SHA-256 digests as
    hexadecimal text; the secrets themselves are never kept. ``since`` and ``until`` are numbers of
    events between which the holder sits on the seat.
    """

    table: str
    kind: KeyKind
    seat: int | None = None
    secret: str | None = None
    browser: str | None = None
    since: int = 0
    until: int | None = None


@dataclass(frozen=True, slots=True)
class Append:
    """What one command adds to a table, in one transaction: all of it is kept, or nothing.

    ``command`` is acknowledged with event number ``n`` from then on; ``gone`` are seats whose
    holders' keys end with event ``n``.
    """

    table: str
    n: int
    events: Sequence[Mapping[str, Any]] = ()
    command: str | None = None
    keys: Sequence[Key] = field(default=())
    gone: Sequence[int] = ()
    new: TableRow | None = None
    """The table itself, where these are its first events."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A score sheet that is shared: its entries as JSON text, times in server milliseconds.

    ``read`` and ``write`` are SHA-256 digests of the secrets that open it.
    """

    id: str
    created: int
    touched: int
    read: str
    write: str
    entries: str
