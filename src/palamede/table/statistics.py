"""The deals of all tables of a server, summed up from time to time."""

from __future__ import annotations

import asyncio
from typing import Any

from palamede.table.clock import Clock
from palamede.table.dealstats import Tally, tally_of_events, tally_of_record
from palamede.table.storage import Store, Writer

__all__ = ["EVERY_MS", "TABLES", "Statistics"]

EVERY_MS = 60_000
"""The sums are not made anew more often."""
TABLES = 2000
"""So many tables are looked at, those that were played last."""


class Statistics:
    """Sums over the counted deals of the newest tables; each table is read when it has changed."""

    def __init__(self, store: Store, writer: Writer, clock: Clock) -> None:
        self._store = store
        self._writer = writer
        self._clock = clock
        self._tallies: dict[str, tuple[int, Tally]] = {}
        self._told: dict[str, Any] | None = None
        self._until = 0
        self._one = asyncio.Lock()

    async def told(self) -> dict[str, Any]:
        """Return the sums as plain data, with ``at``, the time at which they were made."""
        async with self._one:
            now = self._clock.now()
            if self._told is None or now >= self._until:
                await self._read()
                total = Tally()
                for _, tally in self._tallies.values():
                    total.add(tally)
                self._told = {"at": now, **total.told()}
                self._until = now + EVERY_MS
            return self._told

    async def _read(self) -> None:
        """Bring the sums of the tables up to date, one at a time: play goes on in between."""
        newest = await self._writer.call(self._store.newest, TABLES)
        before, self._tallies = self._tallies, {}
        for table, touched in newest:
            known = before.get(table)
            if known is None or known[0] != touched:
                known = (touched, await self._of(table))
            self._tallies[table] = known

    async def _of(self, table: str) -> Tally:
        row = await self._writer.call(self._store.table, table)
        if row is not None and row.record is not None:
            return await asyncio.to_thread(tally_of_record, row.record)
        events = await self._writer.call(self._store.events, table)
        return await asyncio.to_thread(tally_of_events, events)
