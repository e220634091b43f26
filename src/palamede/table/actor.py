"""The actor of a table: everything that happens there happens here, one thing after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from palamede.dominoes.errors import PalamedeError
from palamede.table.bots import Bots, choose
from palamede.table.clock import Clock
from palamede.table.decide import CLASSICAL, Caller, Draft, Entropy, decide
from palamede.table.errors import TableError
from palamede.table.follow import act_due, next_wake
from palamede.table.freshness import check_fresh
from palamede.table.hall import Hall
from palamede.table.inbox import Inbox
from palamede.table.journal import Journal
from palamede.table.members import Member, member_of, seat_is_kept
from palamede.table.old.bots import stand_in
from palamede.table.state import TableState
from palamede.table.storage import Key, StorageError, Writer
from palamede.table.subscription import Subscription
from palamede.table.thinker import Choice, Thinker, Turn

__all__ = ["Actor"]

logger = logging.getLogger(__name__)

RETRY_MS = 1_000
"""After so long a table tries again what its database did not take."""

Result = TypeVar("Result")


class Actor:
    """One table, in memory as long as somebody needs it.

    ``open`` makes it from the database. Whatever it promises is in the database before anybody
    hears of it. ``who`` is always the digest of what somebody proved himself with. Refusals are
    ``PalamedeError`` with a code; nothing has changed then.
    """

    def __init__(
        self, table: str, writer: Writer, clock: Clock, bots: Bots, entropy: Entropy
    ) -> None:
        self.table = table
        self._clock = clock
        self._entropy = entropy
        self._journal = Journal(table, writer, clock, entropy)
        self._hall = Hall(self._journal, clock)
        self._thinker = Thinker(self._journal, clock, bots, entropy, self._bot_acts)
        self._inbox = Inbox()
        self._timer: asyncio.Task[None] | None = None
        self._wake: int | None = None
        self._closed = False
        self.used_at = clock.now()
        """When somebody was last served."""

    # ---------------------------------------------------------------- life
    async def open(self) -> None:
        """Read the table and begin to serve it."""
        await self._journal.load()
        self._inbox.start(f"table {self.table}")
        await self._inbox.call(self._look_round)

    async def close(self, why: str = "restart") -> None:
        """Tell everybody, and stop; the clocks stand still until the table is opened again."""
        if self._closed:
            return
        self._closed = True
        self._inbox.refuse()
        self._thinker.stop()
        self._hall.close(why)
        await self._inbox.stop()
        if self._timer is not None:
            self._timer.cancel()

    # ---------------------------------------------------------------- to be read
    @property
    def state(self) -> TableState:
        """The state, to be read only."""
        return self._journal.state

    @property
    def keys(self) -> Sequence[Key]:
        """Who holds what."""
        return self._journal.keys

    @property
    def listeners(self) -> int:
        """How many connections there are."""
        return len(self._hall)

    @property
    def idle(self) -> bool:
        """Whether nobody is connected, no bot thinks and no time is waited for."""
        busy = len(self._hall) or len(self._inbox) or self._thinker.busy
        return not busy and next_wake(self.state, self._journal.resumed) is None

    def member(self, who: str) -> Member:
        """Return who somebody is here; a stranger holds no seat."""
        return member_of(self._journal.keys, who)

    def may_watch(self, who: str) -> Member:
        """Return who somebody is, if he may see this table.

        Raises:
            TableError: only the players may (``no-spectators``).
        """
        member = self.member(who)
        self._hall.may_watch(member)
        return member

    def you(self, who: str) -> dict[str, Any]:
        """Return what a client is told of itself: ``seats``, ``owner``, ``name``."""
        return self._hall.you(self.member(who))

    # ---------------------------------------------------------------- what others ask of it
    async def do(self, who: str, command_id: str, n: int, command: Mapping[str, Any]) -> int:
        """Carry out a command once and return the number of the last event then.

        Args:
            who: the sender.
            command_id: his name for the command, by which it is known when it comes again.
            n: number of the last event that he had seen.
            command: what he wants done.

        Raises:
            PalamedeError: it is refused.
        """
        return await self._inbox.call(lambda: self._do(who, command_id, n, command))

    async def sit(self, name: str, key: Key, *, seats: frozenset[int] | None = None) -> int:
        """Let somebody sit down who was invited, and return his seat.

        Args:
            name: how he wants to be called.
            key: of kind ``seat``, which will be his; its seat is chosen here.
            seats: those to which he is invited; None for any.

        Raises:
            TableError: no such seat is free, or a partie goes on.
        """
        return await self._inbox.call(lambda: self._sit(name, key, seats))

    async def subscribe(self, who: str, last: int = 0) -> Subscription:
        """Join the audience; ``last`` is the number of the last event that it knows.

        Raises:
            TableError: only the players may watch this table.
        """
        return await self._inbox.call(lambda: self._subscribe(who, last))

    async def change_keys(self, change: Callable[[], Awaitable[Result]]) -> Result:
        """Do something that changes keys in the database, between two commands."""

        async def work() -> Result:
            try:
                return await change()
            finally:
                await self._journal.load_keys()
                self._hall.review()

        return await self._inbox.call(work)

    async def reload(self, change: Callable[[], Awaitable[Result]]) -> Result:
        """Do something that changes events in the database, and read the table anew."""

        async def work() -> Result:
            try:
                return await change()
            finally:
                await self._journal.load()
                self._hall.review()
                self._hall.tell([])

        return await self._inbox.call(work)

    # ---------------------------------------------------------------- commands
    async def _do(self, who: str, command_id: str, n: int, command: Mapping[str, Any]) -> int:
        self.used_at = self._clock.now()
        journal, known_as = self._journal, f"{who[:24]}:{command_id}"
        answered = await journal.answer(known_as, n)
        if answered is not None:
            return answered
        try:
            check_fresh(self.state, command, n)
            member = self.member(who)
            self._check_patience(command, member)
            if command.get("do") != "leave":
                await self._come_back(member)
            drafts = decide(self.state, command, member.caller, self._entropy)
            acknowledged = await self._commit(drafts, command=known_as)
        except StorageError:
            raise  # it may be sent again
        except PalamedeError as error:
            journal.remember(known_as, error)
            raise
        journal.remember(known_as, acknowledged)
        return acknowledged

    def _check_patience(self, command: Mapping[str, Any], member: Member) -> None:
        """Keep a person on his seat while he is there, or only a moment away."""
        if command.get("do") != "seat" or not member.owner:
            return
        for seat in self.state.seats:
            if seat.number == command.get("seat") and seat.kind == "human":
                left = self._hall.replaceable_in(seat.number)
                if left > 0:
                    seconds = -(-left // 1000)
                    raise TableError(
                        f"a bot may take this seat when its player has been gone for {seconds} s",
                        code="still-here",
                        seconds=seconds,
                    )

    async def _come_back(self, member: Member) -> None:
        """Let the bot step aside that stood in for somebody."""
        for number in sorted(member.seats):
            seat = self.state.seats[number - 1]
            if seat.stands_in:
                back = {"do": "sit", "name": seat.name}
                caller = Caller(frozenset({number}))
                await self._commit(decide(self.state, back, caller, self._entropy))

    async def _sit(self, name: str, key: Key, seats: frozenset[int] | None) -> int:
        self.used_at = self._clock.now()
        state, keys = self.state, self._journal.keys
        held = [each for each in keys if each.kind == "seat" and each.browser == key.browser]
        if held:  # one seat each: the new secret opens the one he has
            seat = held[0].seat or 0
            await self._commit([], keys=[replace(key, seat=seat, since=held[0].since)])
            return seat
        wanted = [each for each in state.seats if seats is None or each.number in seats]
        if all(each.kind == "dead" for each in wanted):
            raise TableError("nobody sits at the dead hand", code="dead-seat")
        free = [
            each.number
            for each in wanted
            if each.kind == "empty"
            or (each.stands_in and not seat_is_kept(keys, each.number))
            or (seats is not None and each.kind == "bot" and not each.stands_in)
        ]
        if not free and seats is not None:
            raise TableError("this seat is taken", code="seat-taken")
        if not free:
            raise TableError("all seats are taken", code="table-full")
        caller = Caller(frozenset({free[0]}))
        drafts = decide(state, {"do": "sit", "name": name}, caller, self._entropy)
        await self._commit(drafts, keys=[replace(key, seat=free[0], since=state.n + 1)])
        return free[0]

    async def _subscribe(self, who: str, last: int) -> Subscription:
        self.used_at = self._clock.now()
        member = self.may_watch(who)
        await self._come_back(member)
        subscription = await self._hall.admit(member, last)
        self._arm()
        return subscription

    async def _commit(
        self,
        drafts: Sequence[Draft],
        *,
        command: str | None = None,
        keys: Sequence[Key] = (),
        late: bool = False,
    ) -> int:
        """Keep what has been decided, tell everybody, and return the number of the last event."""
        events = await self._journal.commit(drafts, command=command, keys=keys, late=late)
        self._hall.review()
        if events:
            self._hall.tell(events)
        await self._look_round()
        return self.state.n

    # ---------------------------------------------------------------- what it does by itself
    async def _look_round(self) -> None:
        """After anything: let the bot whose turn it is think, and set the alarm."""
        if not self._closed:
            self._thinker.look()
            self._arm()

    def _arm(self) -> None:
        """Wake up at the next time at which something is due."""
        times = (next_wake(self.state, self._journal.resumed), self._hall.next_change())
        wake = min((time for time in times if time is not None), default=None)
        if wake is None or (self._wake is not None and self._wake <= wake):
            return  # an alarm that comes too early finds nothing to do and sets the next one
        if self._timer is not None:
            self._timer.cancel()
        self._wake = wake
        self._timer = asyncio.create_task(self._alarm(wake))

    async def _alarm(self, wake: int) -> None:
        await self._clock.until(wake)
        self._wake = self._timer = None
        await self._by_itself(self._tick)

    async def _by_itself(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what nobody has asked for; if the database fails, try again a little later."""
        try:
            await self._inbox.call(work)
        except StorageError as error:
            logger.error("table %s: %s", self.table, error)
            await self._clock.until(self._clock.now() + RETRY_MS)
            with suppress(TableError):
                await self._inbox.call(self._look_round)
        except TableError:
            pass  # the table is being closed

    async def _tick(self) -> None:
        self._hall.check()
        wake = next_wake(self.state, self._journal.resumed)
        if wake is not None and wake <= self._clock.now():
            acts = act_due(self.state, self._journal.resumed)
            if acts is not None and acts <= self._clock.now():
                await self._act_by_clock()
            else:
                await self._commit([], late=True)
        self._arm()

    async def _act_by_clock(self) -> None:
        """Nothing is left on a clock: the classical player acts for the seat."""
        seed = int.from_bytes(self._entropy(8), "big")
        state, deal = self.state, self.state.deal
        if state.old is not None:
            assert state.actor is not None
            drafts = self._command(state.actor, stand_in(state, seed))
            await self._commit([draft | {"by": "clock"} for draft in drafts])
            return
        assert deal is not None
        action = choose(CLASSICAL, deal.view(self.state.turn), seed)
        await self._commit([draft | {"by": "clock"} for draft in self._play(action)])

    async def _bot_acts(self, turn: Turn, choice: Choice) -> None:
        async def work() -> None:
            if not self._thinker.takes(turn):
                return
            if turn.deed is not None and not isinstance(choice, int):
                drafts = self._command(turn.deed.seat, choice)
            else:
                assert isinstance(choice, int)
                drafts = self._play(choice)
            await self._commit([draft | {"by": "bot"} for draft in drafts])

        await self._by_itself(work)

    def _command(self, seat: int, command: Mapping[str, Any]) -> list[Draft]:
        """Return the events of what somebody does at an old table."""
        return decide(self.state, command, Caller(frozenset({seat})), self._entropy)

    def _play(self, action: int) -> list[Draft]:
        """Return the events of a move, made by the player whose turn it is."""
        state = self.state
        assert state.deal is not None and state.actor is not None
        kind = next(move.kind for move in state.deal.legal_moves if move.action == action)
        command: dict[str, Any] = {"do": kind}
        if kind == "lay":
            command["action"] = action
        return decide(state, command, Caller(frozenset({state.actor})), self._entropy)
