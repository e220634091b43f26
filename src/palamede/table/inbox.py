"""One thing after the other: what several ask for at once is done in the order in which it came."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from palamede.table.errors import TableError

__all__ = ["Inbox"]

Result = TypeVar("Result")


class Inbox:
    """Work that waits for its turn; whoever asked is told what came of it."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]]
        self._waiting = asyncio.Queue()
        self._runner: asyncio.Task[None] | None = None
        self._closed = False

    def __len__(self) -> int:
        """Return how much waits for its turn."""
        return self._waiting.qsize()

    def start(self, name: str) -> None:
        """Begin to work."""
        self._runner = asyncio.create_task(self._run(), name=name)

    async def call(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Have something done when its turn comes, and return what came of it.

        Raises:
            TableError: nothing is taken any more (``closing``); or what the work raises.
        """
        if self._closed:
            raise TableError("the server is stopping: connect again", code="closing")
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((work, done))
        return await done

    def refuse(self) -> None:
        """Take nothing any more; what has come in is still done."""
        self._closed = True

    async def settle(self) -> None:
        """Wait until what has come in is answered."""
        await self._waiting.join()

    async def stop(self) -> None:
        """Work no more, once what has come in is answered."""
        self.refuse()
        await self.settle()
        if self._runner is not None:
            self._runner.cancel()

    async def _run(self) -> None:
        while True:
            work, done = await self._waiting.get()
            try:
                result = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)
            finally:
                self._waiting.task_done()
