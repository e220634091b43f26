"""What somebody at a table receives: frames of plain data, as fast as he reads them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from palamede.table.members import Member

__all__ = ["BACKLOG", "Frame", "Subscription"]

Frame = dict[str, Any]
"""A message to a client, ready for JSON; several subscriptions may share one: do not change it."""

BACKLOG = 64
"""So many frames may wait for a reader before he is dropped."""


class Subscription:
    """One connection to a table: iterate over its frames until it ends.

    The first is ``welcome``, the last ``bye`` unless this end closes it.
    """

    def __init__(
        self,
        number: int,
        member: Member,
        *,
        ping: Callable[[int], None],
        leave: Callable[[int], None],
    ) -> None:
        self.number = number
        self.member = member
        self._frames: asyncio.Queue[Frame | None] = asyncio.Queue()
        self._ping = ping
        self._leave = leave
        self._ended = False

    def send(self, frame: Frame) -> None:
        """Put a frame into the queue; a reader who is too slow is dropped."""
        if self._ended:
            return
        if self._frames.qsize() >= BACKLOG:
            self.end("slow")
            return
        self._frames.put_nowait(frame)

    def end(self, why: str) -> None:
        """Say why, and send nothing more."""
        if not self._ended:
            self._ended = True
            self._frames.put_nowait({"type": "bye", "why": why})
            self._frames.put_nowait(None)
            self._leave(self.number)

    def __aiter__(self) -> Subscription:
        """Iterate over the frames."""
        return self

    async def __anext__(self) -> Frame:
        """Return the next frame."""
        frame = await self._frames.get()
        if frame is None:
            self._frames.put_nowait(None)
            raise StopAsyncIteration
        return frame

    async def ping(self) -> None:
        """Tell the table that this client is alive."""
        self._ping(self.number)

    async def close(self) -> None:
        """Leave the table's audience."""
        if not self._ended:
            self._ended = True
            self._frames.put_nowait(None)
            self._leave(self.number)
