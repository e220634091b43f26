"""A table in memory and in the database, always the same: what is committed, and nothing else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable, Sequence
from typing import Any

from palamede.dominoes.errors import PalamedeError
from palamede.table.clock import Clock
from palamede.table.decide import Draft, Entropy
from palamede.table.follow import follow, overdue
from palamede.table.state import TableState, fold
from palamede.table.storage import Append, Key, TableRow, Writer

__all__ = ["Journal"]

TAIL = 256
"""So many events stay in memory, for those who come back."""
REMEMBERED = 512
"""So many commands are answered again from memory."""

_ACTS = ("laid", "drew", "passed")


class Journal:
    """The state of a table, its last events and its commands.

    Only one task at a time may call ``commit``.
    """

    def __init__(self, table: str, writer: Writer, clock: Clock, entropy: Entropy) -> None:
        self.table = table
        self.state = TableState()
        self.keys: list[Key] = []
        self.resumed = clock.now()
        """When this server took the table up; no clock runs from before."""
        self._writer = writer
        self._clock = clock
        self._entropy = entropy
        self._tail: deque[dict[str, Any]] = deque(maxlen=TAIL)
        self._answers: OrderedDict[str, int | PalamedeError] = OrderedDict()
        self._forgotten = 0
        """Commands that answer an event up to this number may be in the database alone."""

    # ---------------------------------------------------------------- reading
    async def load(self) -> None:
        """Read the events of the table and make its state from them; also after a failure."""
        events = await self._writer.call(self._writer.store.events, self.table)
        # A long log is folded beside the event loop, which other tables need.
        self.state = await asyncio.to_thread(fold, events)
        self._tail = deque(events[-TAIL:], maxlen=TAIL)
        self._forgotten = self.state.n
        self._answers.clear()
        await self.load_keys()

    async def load_keys(self) -> None:
        """Read who holds what."""
        self.keys = await self._writer.call(self._writer.store.keys, table=self.table)

    async def events_after(self, n: int) -> list[dict[str, Any]]:
        """Return the events after number ``n``, at most the last few hundred."""
        n = max(n, self.state.n - 2 * TAIL)
        if n < self.state.n - len(self._tail):
            return await self._writer.call(self._writer.store.events, self.table, n)
        return [event for event in self._tail if event["n"] > n]

    # ---------------------------------------------------------------- commands seen before
    async def answer(self, command: str, n: int) -> int | None:
        """Return the number with which a command was acknowledged before, None for a new one.

        Raises:
            PalamedeError: it was refused before, as now.
        """
        known = self._answers.get(command)
        if known is None and n <= self._forgotten:
            known = await self._writer.call(self._writer.store.acknowledged, self.table, command)
        if isinstance(known, PalamedeError):
            raise known.with_traceback(None)
        return known

    def remember(self, command: str, answer: int | PalamedeError) -> None:
        """Keep the answer to a command for those who send it again."""
        self._answers[command] = answer
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
            self._forgotten = self.state.n

    # ---------------------------------------------------------------- writing
    async def commit(
        self,
        drafts: Iterable[Draft],
        *,
        command: str | None = None,
        keys: Sequence[Key] = (),
        late: bool = False,
        new: TableRow | None = None,
    ) -> list[dict[str, Any]]:
        """Carry out what has been decided, and what follows from it, and return the events.

        When this returns, it is in the database; if it raises, nothing has happened. ``late``: do
        also what is overdue. ``keys`` are added with the events,
        ``new`` is the table itself with its first ones.

        Raises:
            StorageError: the database did not take it.
        """
        state = self.state
        events: list[dict[str, Any]] = []
        gone: list[int] = []
        try:
            for draft in drafts:
                self._apply(draft, events, gone)
            self._follow(events, gone)
            while late and (draft_or_none := self._overdue()) is not None:
                self._apply(draft_or_none, events, gone)
                self._follow(events, gone)
            if events or keys or command is not None:
                await self._writer.append(
                    Append(self.table, state.n, events, command, keys, gone, new)
                )
        except BaseException:
            await self.load()
            raise
        self._tail.extend(events)
        if keys or gone:
            await self.load_keys()
        return events

    def _overdue(self) -> Draft | None:
        return overdue(self.state, self._entropy, self._clock.now(), self.resumed)

    def _follow(self, events: list[dict[str, Any]], gone: list[int]) -> None:
        while (draft := follow(self.state, self._entropy)) is not None:
            self._apply(draft, events, gone)

    def _apply(self, draft: Draft, events: list[dict[str, Any]], gone: list[int]) -> None:
        """Number an event, and let the state follow it."""
        state = self.state
        at = max(self._clock.now(), state.at)
        event = {"n": state.n + 1, "at": at, **draft}
        timed = state.options["move_seconds"] or state.options["partie_seconds"]
        if timed and draft["type"] in _ACTS:
            event["spent"] = max(0, at - max(state.turn_since, self.resumed))
        sat = self._kept() if draft["type"] in ("left", "seated") else frozenset()
        state.apply(event)
        gone += sat - self._kept() if sat else ()
        events.append(event)

    def _kept(self) -> frozenset[int]:
        """Return the seats that belong to a person, or to his program."""
        return frozenset(
            seat.number
            for seat in self.state.seats
            if seat.kind == "human" or seat.stands_in or seat.bot == "program"
        )
