"""One time limit for everything that is sent on a connection.

``asyncio.timeout`` sets a timer for every frame. Cancelled, it stays in the heap of the event loop
until its time comes; with hundreds of tables that is most of what the garbage collector has to look
through. Here a connection has one timer, which is set only while something is being sent.
"""

from __future__ import annotations

import asyncio
from types import TracebackType

__all__ = ["Patience"]


class Patience:
    """Interrupts what is done in ``with patience:`` after so many seconds, by ``TimeoutError``.

    One task at a time may be in it.
    """

    __slots__ = ("_cancelling", "_due", "_interrupted", "_seconds", "_task", "_timer")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._task: asyncio.Task[object] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0
        self._cancelling = 0
        self._interrupted = False

    def __enter__(self) -> None:
        """Begin to wait."""
        loop = asyncio.get_running_loop()
        self._task = asyncio.current_task()
        assert self._task is not None
        self._cancelling = self._task.cancelling()
        self._due = loop.time() + self._seconds
        self._interrupted = False
        if self._timer is None:
            self._timer = loop.call_at(self._due, self._ring)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Wait no longer.

        Raises:
            TimeoutError: it took too long.
        """
        task, self._task = self._task, None
        if not self._interrupted or task is None:
            return
        # As asyncio.timeout: who was cancelled from elsewhere too stays so.
        if task.uncancel() <= self._cancelling and kind is asyncio.CancelledError:
            raise TimeoutError from error

    def close(self) -> None:
        """Let the timer go."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        """Interrupt what has taken too long; a timer set for an earlier frame is set anew."""
        self._timer = None
        if self._task is None:
            return
        loop = asyncio.get_running_loop()
        if loop.time() < self._due:
            self._timer = loop.call_at(self._due, self._ring)
        else:
            self._interrupted = True
            self._task.cancel()
