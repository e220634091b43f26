"""Score sheets of tables with real tiles, kept for those who follow them by a link.

A sheet has two secrets: with one it is read, with the other it is written. Its entries are only
ever added to, so that two writers cannot undo each other unnoticed.
"""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import Mapping, Sequence
from typing import Any

from palamede.arbiter import Sheet
from palamede.table.clock import Clock
from palamede.table.errors import TableError
from palamede.table.interface import OpenedSheet, SharedSheet
from palamede.table.keys import digest, new_id, new_secret
from palamede.table.storage import SheetRow, Store, Writer

__all__ = ["KEEP_MS", "Sheets"]

KEEP_MS = 365 * 86_400_000
"""A sheet is kept for so long after its last entry."""

Entries = Sequence[Mapping[str, Any]]


class Sheets:
    """The sheets of a server."""

    def __init__(self, store: Store, writer: Writer, clock: Clock) -> None:
        self._store = store
        self._writer = writer
        self._clock = clock
        self._turn = asyncio.Lock()

    async def open(self, entries: Entries) -> OpenedSheet:
        """Share a sheet.

        Raises:
            PalamedeError: the entries are no sheet.
        """
        async with self._turn:
            text = await asyncio.to_thread(_tidied, entries)
        opened = OpenedSheet(new_id(), new_secret(), new_secret())
        now = self._clock.now()
        row = SheetRow(opened.sheet, now, now, digest(opened.read), digest(opened.write), text)
        await self._writer.call(self._store.add_sheet, row)
        return opened

    async def read(self, sheet: str, secret: str) -> SharedSheet:
        """Return a sheet.

        Raises:
            TableError: there is none, or not for this secret.
        """
        row = await self._row(sheet, secret)
        return SharedSheet(json.loads(row.entries), _opens(secret, row.write))

    async def write(self, sheet: str, secret: str, entries: Entries) -> SharedSheet:
        """Add entries to a sheet: all of them are sent, those that are known included.

        An older state of the sheet changes nothing; the newer one is returned.

        Raises:
            TableError: there is none, the secret does not write, or somebody else has written
                other entries meanwhile.
            PalamedeError: the entries are no sheet.
        """
        async with self._turn:  # nothing is written between reading and writing
            text = await asyncio.to_thread(_tidied, entries)
            row = await self._row(sheet, secret)
            if not _opens(secret, row.write):
                raise TableError("this link reads the sheet only", code="sheet-read-only")
            old, new = json.loads(row.entries), json.loads(text)
            if old[: len(new)] == new:
                return SharedSheet(old, writes=True)
            if new[: len(old)] != old:
                raise TableError(
                    "somebody else has written on this sheet meanwhile", code="sheet-behind"
                )
            await self._writer.call(self._store.write_sheet, sheet, text, self._clock.now())
        return SharedSheet(new, writes=True)

    async def remove(self, sheet: str, secret: str) -> None:
        """Forget a sheet and all that is written on it.

        Raises:
            TableError: there is none, or the secret does not write.
        """
        async with self._turn:
            row = await self._row(sheet, secret)
            if not _opens(secret, row.write):
                raise TableError("this link reads the sheet only", code="sheet-read-only")
            await self._writer.call(self._store.drop_sheet, sheet)

    async def sweep(self) -> None:
        """Forget the sheets on which nobody has written for a year."""
        before = self._clock.now() - KEEP_MS
        async with self._turn:  # a writer who comes just now keeps it, or is told that it is gone
            await self._writer.call(self._store.drop_old_sheets, before)

    async def _row(self, sheet: str, secret: str) -> SheetRow:
        row = await self._writer.call(self._store.sheet, sheet)
        # Whether a sheet exists is not told to who cannot open it.
        if row is None or not (_opens(secret, row.read) or _opens(secret, row.write)):
            raise TableError("there is no such sheet, or not for this link", code="no-such-sheet")
        return row


def _opens(secret: str, kept: str) -> bool:
    return hmac.compare_digest(digest(secret), kept)


def _tidied(entries: Entries) -> str:
    """Return entries as the rules write them, once they can stand."""
    sheet = Sheet(entries)
    return json.dumps([dict(entry) for entry in sheet.entries], ensure_ascii=False)
