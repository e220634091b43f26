"""Bots think in processes of their own, so that the event loop never waits for one.

First come, first served: a table asks for one act at a time and waits for a free worker. Who has
waited two seconds plays that act at the classical level, at once. A view crosses to the worker, so
a bot cannot know more than its seat.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from random import Random
from typing import Protocol

from palamede.dominoes.view import View
from palamede.engine import players
from palamede.table.decide import CLASSICAL

__all__ = ["BotPool", "Bots", "InlineBots", "choose"]

PATIENCE = 2.0
"""Seconds that an act waits for a worker."""
NICENESS = 5
"""Workers give way to the event loop."""


class Bots(Protocol):
    """Whoever thinks for the bots of the tables."""

    async def choose(self, bot: str, view: View, seed: int) -> int:
        """Return the action number of a bot's move; ``seed`` is the only chance it uses."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


def choose(bot: str, view: View, seed: int) -> int:
    """Think here and now, in bounded time, and return the action number of the move."""
    return players.at_table(bot).choose(view, Random(seed)).action


class InlineBots:
    """Bots that think in the event loop: for tests and for quick levels."""

    async def choose(self, bot: str, view: View, seed: int) -> int:
        """Return the action number of a bot's move."""
        return choose(bot, view, seed)

    async def close(self) -> None:
        """Nothing to stop."""


class BotPool:
    """Bots in worker processes, by default one less than there are cores."""

    def __init__(self, workers: int | None = None, *, patience: float = PATIENCE) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.stood_in = 0
        """Acts played at the classical level because no worker was free in time, or one died."""
        self._patience = patience
        self._free = asyncio.Semaphore(self.workers)
        self._pool: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        """Start the workers, if they do not run yet."""
        async with self._starting:
            if self._pool is None:
                self._pool = await asyncio.to_thread(_new_pool, self.workers)

    async def choose(self, bot: str, view: View, seed: int) -> int:
        """Return the action number of a bot's move."""
        try:
            async with asyncio.timeout(self._patience):
                await self._free.acquire()
        except TimeoutError:
            return self._at_once(view, seed)
        try:
            await self.start()
            assert self._pool is not None
            thought = self._pool.submit(choose, bot, view, seed)
        except BaseException as error:
            self._free.release()
            if not isinstance(error, BrokenProcessPool):
                raise
            self._pool = None
            return self._at_once(view, seed)
        # A worker is free again when it has thought, also if the table no longer waits for it.
        loop = asyncio.get_running_loop()
        thought.add_done_callback(lambda done: _release(loop, self._free, done))
        try:
            return await asyncio.wrap_future(thought)
        except BrokenProcessPool:
            self._pool = None
            return self._at_once(view, seed)

    def _at_once(self, view: View, seed: int) -> int:
        self.stood_in += 1
        return choose(CLASSICAL, view, seed)

    async def close(self) -> None:
        """Stop the workers; what they think about is given up."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _release(loop: asyncio.AbstractEventLoop, free: asyncio.Semaphore, _done: Future[int]) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(free.release)


def _new_pool(workers: int) -> ProcessPoolExecutor:
    pool = ProcessPoolExecutor(
        workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
    )
    for ready in [pool.submit(_ready) for _ in range(workers)]:
        ready.result()
    return pool


def _ready() -> None:
    """Come back at once: the worker runs."""


def _begin() -> None:  # pragma: no cover - runs in the worker, which is not measured
    """Set a worker up: it leaves Ctrl-C to the server, gives way to it and dies with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_die_with, args=(parent.sentinel,), daemon=True).start()


def _die_with(parent: int) -> None:  # pragma: no cover - runs in the worker
    wait([parent])
    os._exit(0)
