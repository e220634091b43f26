"""The time of the server, as something that tests can hand in."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from typing import Protocol

__all__ = ["Clock", "ManualClock", "SystemClock"]


class Clock(Protocol):
    """Time in milliseconds since 1970, and waiting for it."""

    def now(self) -> int:
        """Return the time."""
        ...

    async def until(self, at: int) -> None:
        """Return when it is ``at``, at once if it has been."""
        ...


class SystemClock:
    """The time of this machine; what is measured does not jump when somebody sets the clock."""

    def __init__(self) -> None:
        self._zero = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        """Return the time."""
        return self._zero + time.monotonic_ns() // 1_000_000

    async def until(self, at: int) -> None:
        """Return when it is ``at``."""
        while (left := at - self.now()) > 0:
            await asyncio.sleep(left / 1000)


class ManualClock:
    """A time that stands still until it is moved."""

    def __init__(self, now: int = 1_000_000_000_000) -> None:
        self._now = now
        self._order = itertools.count()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []

    def now(self) -> int:
        """Return the time."""
        return self._now

    async def until(self, at: int) -> None:
        """Return when the time has been moved to ``at``."""
        if at <= self._now:
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (at, next(self._order), future))
        await future

    def next(self) -> int | None:
        """Return the next time that somebody waits for."""
        while self._waiting and self._waiting[0][2].done():
            heapq.heappop(self._waiting)
        return self._waiting[0][0] if self._waiting else None

    def move(self, to: int) -> None:
        """Move the time on, and wake who has waited for it."""
        self._now = max(self._now, to)
        while (due := self.next()) is not None and due <= self._now:
            heapq.heappop(self._waiting)[2].set_result(None)
