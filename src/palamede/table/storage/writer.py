"""The database beside an event loop: one thread, and what waits is written together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from palamede.table.storage.rows import Append
from palamede.table.storage.store import Store

__all__ = ["Writer"]

Args = ParamSpec("Args")
Result = TypeVar("Result")


class Writer:
    """Runs a store in a thread of its own.

    A commit waits for the disk; additions of many tables that come meanwhile share the next one.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._thread = ThreadPoolExecutor(1, "palamede-store")
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, addition: Append) -> None:
        """Return when an addition is safely in the database.

        Raises:
            StorageError: it is not, and never will be.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                additions = [addition for addition, _ in batch]
                try:
                    errors = await self.call(self.store.append, additions)
                except Exception as error:  # a defect: nobody may wait for ever
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(error)
                    continue
                for (_, done), failed in zip(batch, errors, strict=True):
                    if done.done():
                        continue  # who waited was cancelled
                    if failed is None:
                        done.set_result(None)
                    else:
                        done.set_exception(failed)
        finally:
            self._writing = None

    async def call(
        self, function: Callable[Args, Result], *args: Args.args, **kwargs: Args.kwargs
    ) -> Result:
        """Run something of the store in its thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: function(*args, **kwargs))

    async def close(self) -> None:
        """Write what waits, then close the database."""
        while self._writing is not None:
            await asyncio.wait([self._writing])
        await self.call(self.store.close)
        self._thread.shutdown()
