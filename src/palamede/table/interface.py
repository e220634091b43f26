"""How tables are reached: the one interface between those who speak to clients and the actors.

Everything that goes through it is plain data, names and secrets, so that it can be put between
processes. Whoever calls proves himself with ``proof``: the secret of his browser (his cookie), or a
program's token. Refusals are ``PalamedeError`` with a ``code`` and ``params``.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

__all__ = [
    "Audition",
    "Created",
    "Joined",
    "Listed",
    "OpenedSheet",
    "SharedSheet",
    "SheetService",
    "TableService",
]


@dataclass(frozen=True, slots=True)
class Created:
    """A new table: its name, the secrets of its owner's seat and of its invitation, shown once."""

    table: str
    seat_secret: str
    invitation: str


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody has come to a table: his seats, and the secret that opens them elsewhere."""

    table: str
    seats: tuple[int, ...]
    owner: bool
    seat_secret: str


@dataclass(frozen=True, slots=True)
class Listed:
    """One of somebody's tables; ``left``: he has got up from its seat. Times in milliseconds."""

    table: str
    rules: str
    seats: tuple[int, ...]
    owner: bool
    left: bool
    created: int
    touched: int
    archived: bool


@dataclass(frozen=True, slots=True)
class OpenedSheet:
    """A sheet that has just been shared, and its secrets, shown once."""

    sheet: str
    read: str
    write: str


@dataclass(frozen=True, slots=True)
class SharedSheet:
    """The entries of a sheet; ``writes``: the secret that was shown writes too."""

    entries: list[dict[str, Any]]
    writes: bool


class Audition(Protocol):
    """What a client receives of a table, until it ends."""

    def __aiter__(self) -> AsyncIterator[dict[str, Any]]:
        """Iterate over the frames: ``welcome`` first, then ``events``, ``presence``, ``bye``."""
        ...

    async def ping(self) -> None:
        """Tell the table that the client is alive."""
        ...

    async def close(self) -> None:
        """Listen no longer."""
        ...


class SheetService(Protocol):
    """All that can be asked of the score sheets of a server: entries are plain data."""

    async def open(self, entries: Sequence[Mapping[str, Any]]) -> OpenedSheet:
        """Share a sheet."""
        ...

    async def read(self, sheet: str, secret: str) -> SharedSheet:
        """Return a sheet to who has one of its secrets."""
        ...

    async def write(
        self, sheet: str, secret: str, entries: Sequence[Mapping[str, Any]]
    ) -> SharedSheet:
        """Add entries to a sheet; all are sent, those that are known included."""
        ...

    async def remove(self, sheet: str, secret: str) -> None:
        """Forget a sheet."""
        ...


class TableService(Protocol):
    """All that can be asked of the tables of a server."""

    @property
    def sheets(self) -> SheetService:
        """The score sheets that are shared here."""
        ...

    async def create(
        self,
        proof: str,
        rules: str,
        settings: Sequence[str] = (),
        *,
        name: str,
        opponents: Sequence[str | None] = (),
        options: Mapping[str, Any] | None = None,
    ) -> Created:
        """Open a table and sit down on seat 1."""
        ...

    async def join(
        self, table: str, proof: str, secret: str, name: str = "", seat: int | None = None
    ) -> Joined:
        """Sit down by an invitation, or take one's seat over to this browser by its secret."""
        ...

    async def do(
        self, table: str, proof: str, command_id: str, n: int, command: Mapping[str, Any]
    ) -> int:
        """Carry out a command, once however often it comes; return the number acknowledged."""
        ...

    async def subscribe(self, table: str, proof: str, last: int = 0) -> Audition:
        """Receive what happens, from after event ``last``."""
        ...

    async def you(self, table: str, proof: str) -> dict[str, Any]:
        """Return who somebody is at a table: ``seats``, ``owner``, ``name``."""
        ...

    async def invite(self, table: str, proof: str, seat: int | None = None) -> str:
        """Return a new invitation to the table, or to one seat; for the owner."""
        ...

    async def uninvite(self, table: str, proof: str) -> None:
        """Let no invitation of the table open it any longer; for the owner."""
        ...

    async def token(self, table: str, proof: str, seat: int) -> str:
        """Seat a program and return its token, which is shown once; for the owner."""
        ...

    async def record(self, table: str, proof: str) -> str:
        """Return the record of the table in DGN, as the caller may have it."""
        ...

    async def share(self, table: str, proof: str) -> str:
        """Return a secret with which anybody reads the parties that are over; for players."""
        ...

    async def shared(self, table: str, secret: str) -> str:
        """Return the record of the parties that are over, for who has been given its secret."""
        ...

    async def statistics(self) -> dict[str, Any]:
        """Return what the counted deals of this server were, against what chance predicts."""
        ...

    async def mine(self, proof: str) -> list[Listed]:
        """Return the tables of a browser, the last played first."""
        ...

    async def offer(self, proof: str) -> str:
        """Return a code of eight words that moves the browser's games to another, once, soon."""
        ...

    async def redeem(self, proof: str, code: str) -> int:
        """Take the games of the browser that offered a code; return how many keys came."""
        ...

    async def forget(self, proof: str) -> None:
        """Delete a browser's secrets, and its names from all events and records."""
        ...

    async def close(self) -> None:
        """Stop, tell everybody, and let nothing be lost."""
        ...
