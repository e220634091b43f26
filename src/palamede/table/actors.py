"""The tables in memory: actors by name, made when somebody needs them and put away when idle."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from palamede.dominoes.errors import PalamedeError
from palamede.table.actor import Actor
from palamede.table.bots import Bots
from palamede.table.clock import Clock
from palamede.table.decide import Entropy
from palamede.table.errors import TableError
from palamede.table.storage import Store, Writer

__all__ = ["UNLOAD_MS", "Actors"]

UNLOAD_MS = 300_000
"""A table that nobody has used for so long leaves the memory."""

Result = TypeVar("Result")


class Actors:
    """The actors of one process."""

    def __init__(
        self, store: Store, writer: Writer, clock: Clock, bots: Bots, entropy: Entropy
    ) -> None:
        self._store = store
        self._writer = writer
        self._clock = clock
        self._bots = bots
        self._entropy = entropy
        self.tasks: dict[str, asyncio.Task[Actor]] = {}
        """By table: done once its actor is open."""
        self._closing = False

    def __contains__(self, table: str) -> bool:
        """Whether a table is in memory, or on its way there."""
        return table in self.tasks

    async def at(self, table: str, ask: Callable[[Actor], Awaitable[Result]]) -> Result:
        """Ask the actor of a table; one that is just being unloaded is opened again.

        Raises:
            TableError: there is no such table, it is a record by now, or the server is stopping.
        """
        while True:
            if self._closing:
                raise TableError("the server is stopping: connect again", code="closing")
            actor = await self.get(table)
            try:
                return await ask(actor)
            except TableError as error:
                if error.code != "closing":
                    raise
            await asyncio.sleep(0.01)

    async def get(self, table: str) -> Actor:
        """Return the actor of a table, opened if need be."""
        task = self.tasks.get(table)
        if task is None or (task.done() and not _is_open(task)):
            task = self.tasks[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(task)

    async def _open(self, table: str) -> Actor:
        try:
            row = await self._writer.call(self._store.table, table)
            if row is None:
                raise TableError(f"there is no table {table}", code="no-such-table")
            if row.archived is not None:
                raise TableError("this table is over; its record is kept", code="archived")
            actor = Actor(table, self._writer, self._clock, self._bots, self._entropy)
            await actor.open()
        except BaseException:
            self.tasks.pop(table, None)
            raise
        return actor

    def stats(self) -> dict[str, int]:
        """Return how many ``tables`` are open, and how many ``listeners`` they have."""
        actors = [task.result() for task in self.tasks.values() if _is_open(task)]
        return {"tables": len(actors), "listeners": sum(actor.listeners for actor in actors)}

    async def unload_idle(self) -> None:
        """Put away the tables that nobody uses."""
        now = self._clock.now()
        for table, task in list(self.tasks.items()):
            if _is_open(task) and task.result().idle and now - task.result().used_at >= UNLOAD_MS:
                await task.result().close("idle")
                del self.tasks[table]

    async def close(self) -> None:
        """Tell everybody at every table, and open none any more."""
        self._closing = True
        for task in list(self.tasks.values()):
            with suppress(PalamedeError):
                await (await task).close("restart")


def _is_open(task: asyncio.Task[Actor]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
