"""The actor of a table: everything that happens there happens here, one thing after the other."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.view import View
from palamede.table.audience import snapshot, visible
from palamede.table.bots import Bots, choose
from palamede.table.clock import Clock
from palamede.table.decide import CLASSICAL, Caller, Draft, Entropy, decide
from palamede.table.errors import TableError
from palamede.table.follow import clock_left, next_wake
from palamede.table.freshness import check_fresh
from palamede.table.journal import Journal
from palamede.table.members import Member, member_of, seat_is_kept
from palamede.table.pace import QUESTION_MS, release
from palamede.table.presence import Presence
from palamede.table.state import PROGRAM, TableState
from palamede.table.storage import Key, StorageError, Writer
from palamede.table.subscription import Frame, Subscription

__all__ = ["REPLACE_MS", "Actor"]

logger = logging.getLogger(__name__)

RETRY_MS = 1_000
"""After so long a table tries again what its database did not take."""
REPLACE_MS = 15_000
"""So long a person must have been gone before the owner may put a bot on his seat."""

Result = TypeVar("Result")


class Actor:
    """One table, in memory as long as somebody needs it.

    ``open`` makes it from the database. Whatever it promises is in the database before anybody
    hears of it. Errors are ``PalamedeError`` with a code.
    """

    def __init__(
        self, table: str, writer: Writer, clock: Clock, bots: Bots, entropy: Entropy
    ) -> None:
        self.table = table
        self._clock = clock
        self._bots = bots
        self._entropy = entropy
        self._journal = Journal(table, writer, clock, entropy)
        self._presence = Presence(clock.now())
        self._numbers = itertools.count(1)
        self._audience: dict[int, Subscription] = {}
        self._told: frozenset[int] = frozenset()
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]]
        self._inbox = asyncio.Queue()
        self._runner: asyncio.Task[None] | None = None
        self._timer: asyncio.Task[None] | None = None
        self._wake: int | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._thinks_of: tuple[object, ...] | None = None
        self._closed = False
        self.used_at = clock.now()
        """When somebody was last served."""

    # ---------------------------------------------------------------- life
    async def open(self) -> None:
        """Read the table and begin to serve it."""
        await self._journal.load()
        self._runner = asyncio.create_task(self._run(), name=f"table {self.table}")
        await self._call(self._afterwards)

    async def close(self, why: str = "restart") -> None:
        """Tell everybody, and stop; the clocks stand still until the table is opened again."""
        if self._closed:
            return
        self._closed = True
        for task in (self._timer, self._thinking):
            if task is not None:
                task.cancel()
        for subscription in list(self._audience.values()):
            subscription.end(why)
        await self._inbox.join()  # what has come in is answered
        if self._runner is not None:
            self._runner.cancel()
            with suppress(asyncio.CancelledError):
                await self._runner

    @property
    def idle(self) -> bool:
        """Whether nobody is connected, no bot thinks and no time is waited for."""
        busy = self._audience or self._inbox.qsize() or self._thinks_of is not None
        return not busy and next_wake(self._state, self._journal.resumed) is None

    async def _run(self) -> None:
        while True:
            work, done = await self._inbox.get()
            try:
                result = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)
            finally:
                self._inbox.task_done()

    async def _call(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Have something done when its turn comes, and return what came of it."""
        if self._closed:
            raise TableError("the server is stopping: connect again", code="closing")
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, done))
        return await done

    @property
    def _state(self) -> TableState:
        return self._journal.state

    # ---------------------------------------------------------------- what others ask of it
    def member(self, who: str) -> Member:
        """Return who somebody is here, by the digest of his browser's or program's secret."""
        return member_of(self._journal.keys, who)

    @property
    def listeners(self) -> int:
        """How many connections there are."""
        return len(self._audience)

    @property
    def keys(self) -> list[Key]:
        """Who holds what."""
        return self._journal.keys

    @property
    def state(self) -> TableState:
        """The state, to be read only."""
        return self._journal.state

    async def do(self, who: str, command_id: str, n: int, command: Mapping[str, Any]) -> int:
        """Carry out a command once and return the number of the last event then.

        Args:
            who: digest of what the sender proved himself with.
            command_id: his name for the command, by which it is known when it comes again.
            n: number of the last event that he had seen.
            command: what he wants done.

        Raises:
            PalamedeError: it is refused, with its code; nothing has changed.
        """
        return await self._call(lambda: self._do(who, command_id, n, command))

    async def sit(self, name: str, key: Key, *, seats: frozenset[int] | None = None) -> int:
        """Let somebody sit down who was invited, and return his seat.

        Args:
            name: how he wants to be called.
            key: of kind ``seat``, which will be his; its seat is chosen here.
            seats: those to which he is invited; None for any.
        """
        return await self._call(lambda: self._sit(name, key, seats))

    async def change_keys(self, change: Callable[[], Awaitable[Result]]) -> Result:
        """Do something that changes keys in the database, between two commands."""
        return await self._call(lambda: self._change_keys(change))

    async def subscribe(self, who: str, last: int = 0) -> Subscription:
        """Join the audience; ``last`` is the number of the last event that it knows.

        Raises:
            TableError: only the players may watch this table.
        """
        return await self._call(lambda: self._subscribe(who, last))

    # ---------------------------------------------------------------- commands
    async def _do(self, who: str, command_id: str, n: int, command: Mapping[str, Any]) -> int:
        self.used_at = self._clock.now()
        journal, known_as = self._journal, f"{who[:24]}:{command_id}"
        answered = await journal.answer(known_as, n)
        if answered is not None:
            return answered
        try:
            check_fresh(self._state, command, n)
            member = self.member(who)
            self._check_patience(command, member)
            drafts = self._coming_back(command, member)
            if not drafts:
                drafts = decide(self._state, command, member.caller, self._entropy)
            elif command.get("do") != "sit":
                await self._commit(drafts)
                drafts = decide(self._state, command, member.caller, self._entropy)
            acknowledged = await self._commit(drafts, command=known_as)
        except StorageError:
            raise  # it may be sent again
        except PalamedeError as error:
            journal.remember(known_as, error)
            raise
        journal.remember(known_as, acknowledged)
        return acknowledged

    def _check_patience(self, command: Mapping[str, Any], member: Member) -> None:
        """A person is not sent from his seat while he is there, or only a moment away."""
        if command.get("do") != "seat" or not member.owner:
            return
        seat, now = command.get("seat"), self._clock.now()
        for each in self._state.seats:
            if each.number == seat and each.kind == "human":
                left = REPLACE_MS - self._presence.gone_for(each.number, now)
                if left > 0:
                    seconds = -(-left // 1000)
                    raise TableError(
                        f"a bot may take this seat when its player has been gone for {seconds} s",
                        code="still-here",
                        seconds=seconds,
                    )

    def _coming_back(self, command: Mapping[str, Any], member: Member) -> list[Draft]:
        """Return the events by which a bot steps aside for the person it stood in for."""
        if command.get("do") == "leave":
            return []
        return [draft for seat in member.seats for draft in self._steps_aside(seat)]

    def _steps_aside(self, seat: int) -> list[Draft]:
        if not self._state.seats[seat - 1].stands_in:
            return []
        back = {"do": "sit", "name": self._state.seats[seat - 1].name}
        return decide(self._state, back, Caller(frozenset({seat})), self._entropy)

    async def _sit(self, name: str, key: Key, seats: frozenset[int] | None) -> int:
        self.used_at = self._clock.now()
        state, keys = self._state, self._journal.keys
        if key.browser is not None:
            held = [each for each in keys if each.kind == "seat" and each.browser == key.browser]
            if held:  # one seat each: the new secret opens the one he has
                same = replace(key, seat=held[0].seat, since=held[0].since)
                await self._commit([], keys=[same])
                return held[0].seat or 0
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
        if not free:
            if seats is not None:
                raise TableError("this seat is taken", code="seat-taken")
            raise TableError("all seats are taken", code="table-full")
        drafts = decide(
            state, {"do": "sit", "name": name}, Caller(frozenset({free[0]})), self._entropy
        )
        await self._commit(drafts, keys=[replace(key, seat=free[0], since=state.n + 1)])
        return free[0]

    async def _change_keys(self, change: Callable[[], Awaitable[Result]]) -> Result:
        try:
            return await change()
        finally:
            await self._journal.load_keys()
            self._review_audience()

    async def reload(self, change: Callable[[], Awaitable[Result]]) -> Result:
        """Do something that changes events in the database, and read the table anew."""

        async def work() -> Result:
            try:
                return await change()
            finally:
                await self._journal.load()
                self._review_audience()
                self._tell([])

        return await self._call(work)

    async def _commit(
        self,
        drafts: list[Draft],
        *,
        command: str | None = None,
        keys: list[Key] | None = None,
        late: bool = False,
    ) -> int:
        events = await self._journal.commit(drafts, command=command, keys=keys or (), late=late)
        self._review_audience()
        if events:
            self._tell(events)
        await self._afterwards()
        return self._state.n

    # ---------------------------------------------------------------- the audience
    async def _subscribe(self, who: str, last: int) -> Subscription:
        now = self.used_at = self._clock.now()
        member = self.may_watch(who)
        back = [draft for seat in member.seats for draft in self._steps_aside(seat)]
        if back:
            await self._commit(back)
        subscription = Subscription(next(self._numbers), member, ping=self._ping, leave=self._gone)
        missed = await self._journal.events_after(last)
        self._audience[subscription.number] = subscription
        self._presence.connect(subscription.number, member.seats, now)
        state, seats = self._state, member.seats
        subscription.send(
            {
                "type": "welcome",
                "you": self.you(member),
                "n": state.n,
                "events": [visible(state, event, seats) for event in missed],
                "state": self._picture(member),
            }
        )
        self._tell_presence()
        self._arm()
        return subscription

    def may_watch(self, who: str) -> Member:
        """Return who somebody is, if he may see this table.

        Raises:
            TableError: only the players may (``no-spectators``).
        """
        member = self.member(who)
        if not (member.seats or member.owner or self._state.options["spectators"]):
            raise TableError("only the players see this table", code="no-spectators")
        return member

    def you(self, member: Member) -> dict[str, Any]:
        """Return what a client is told of itself."""
        names = [self._state.seats[seat - 1].name for seat in sorted(member.seats)]
        return {
            "seats": sorted(member.seats),
            "owner": member.owner,
            "name": names[0] if names else "",
        }

    def _picture(self, member: Member) -> dict[str, Any]:
        """Return the state as a client draws it, with who is there and the running clock."""
        now = self._clock.now()
        picture = snapshot(self._state, member.seats, owner=member.owner)
        here = self._presence.here(now)
        for seat in picture["seats"]:
            seat["here"] = seat["kind"] == "bot" or seat["seat"] in here
            seat["clock"] = self._clock_of(seat["seat"], now)
        return picture

    def _clock_of(self, seat: int, now: int) -> int | None:
        """Return the milliseconds left on a player's clock, None without one."""
        state = self._state
        left = clock_left(state)
        if left is not None and seat == state.actor:
            return max(0, max(state.turn_since, self._journal.resumed) + left - now)
        partie = 1000 * int(state.options["partie_seconds"])
        if not partie or state.seats[seat - 1].kind != "human":
            return None
        return max(0, partie - state.used.get(seat, 0))

    def _tell(self, events: list[dict[str, Any]]) -> None:
        """Send everybody what he may see; who sees the same gets the same frame."""
        frames: dict[tuple[frozenset[int], bool], Frame] = {}
        state = self._state
        for subscription in list(self._audience.values()):
            member = subscription.member
            kind = (member.seats, member.owner)
            frame = frames.get(kind)
            if frame is None:
                frame = frames[kind] = {
                    "type": "events",
                    "n": state.n,
                    "events": [visible(state, event, member.seats) for event in events],
                    "state": self._picture(member),
                }
            subscription.send(frame)

    def _review_audience(self) -> None:
        """Nobody goes on seeing a seat that is no longer his, or a table that he may not watch."""
        for subscription in list(self._audience.values()):
            member = self.member(subscription.member.who)
            if member == subscription.member:
                if not (member.seats or member.owner or self._state.options["spectators"]):
                    subscription.end("no-spectators")
                continue
            subscription.end("left" if subscription.member.seats - member.seats else "changed")

    def _ping(self, number: int) -> None:
        self._presence.ping(number, self._clock.now())
        self._tell_presence()

    def _gone(self, number: int) -> None:
        self._audience.pop(number, None)
        self._presence.disconnect(number, self._clock.now())
        if not self._closed:
            self._tell_presence()

    def _tell_presence(self) -> None:
        here = self._presence.here(self._clock.now())
        if here == self._told:
            return
        self._told = here
        seats = {
            str(seat.number): "here" if seat.number in here else "gone"
            for seat in self._state.seats
            if seat.kind == "human" or seat.stands_in
        }
        for subscription in list(self._audience.values()):
            subscription.send({"type": "presence", "seats": seats})

    # ---------------------------------------------------------------- time
    async def _afterwards(self) -> None:
        """After anything: let the bot whose turn it is think, and set the alarm."""
        self._let_think()
        self._arm()

    def _arm(self) -> None:
        """Wake up at the next time at which something is due."""
        now = self._clock.now()
        times = [
            time
            for time in (
                next_wake(self._state, self._journal.resumed),
                self._presence.next_change(now),
            )
            if time is not None
        ]
        wake = min(times, default=None)
        if self._closed or wake is None or (self._wake is not None and self._wake <= wake):
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
            await self._call(work)
        except StorageError as error:
            logger.error("table %s: %s", self.table, error)
            await self._clock.until(self._clock.now() + RETRY_MS)
            with suppress(TableError):
                await self._call(self._afterwards)
        except TableError:
            pass  # the table is being closed

    async def _tick(self) -> None:
        now = self._clock.now()
        for number in self._presence.silent(now):
            self._audience[number].end("silent")
        self._tell_presence()
        wake = next_wake(self._state, self._journal.resumed)
        if wake is not None and wake <= now:
            if self._state.phase == "play":
                await self._act_by_clock()
            else:
                await self._commit([], late=True)
        self._arm()

    async def _act_by_clock(self) -> None:
        """Nothing is left on a clock: the classical player acts for the seat."""
        deal = self._state.deal
        assert deal is not None
        seed = int.from_bytes(self._entropy(8), "big")
        action = choose(CLASSICAL, deal.view(self._state.turn), seed)
        await self._commit([draft | {"by": "clock"} for draft in self._play(action)])

    def _play(self, action: int) -> list[Draft]:
        """Return the events of a move, made by the player whose turn it is."""
        state = self._state
        assert state.deal is not None and state.actor is not None
        kind = next(move.kind for move in state.deal.legal_moves if move.action == action)
        command: dict[str, Any] = {"do": kind}
        if kind == "lay":
            command["action"] = action
        return decide(state, command, Caller(frozenset({state.actor})), self._entropy)

    # ---------------------------------------------------------------- bots
    def _let_think(self) -> None:
        """Start the bot whose turn it is, once; give up one whose turn it no longer is."""
        state = self._state
        subject: tuple[object, ...] | None = None
        if state.phase == "play" and state.actor is not None:
            seat = state.seats[state.actor - 1]
            if seat.kind == "bot" and seat.bot != PROGRAM:
                subject = (state.moved, seat.bot, state.question is not None)
        if subject == self._thinks_of:
            return
        self._thinks_of = subject
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        if subject is not None:
            assert isinstance(subject[1], str)
            self._thinking = asyncio.create_task(self._think(subject, subject[1]))

    async def _think(self, subject: tuple[object, ...], bot: str) -> None:
        state = self._state
        assert state.deal is not None
        began = max(state.at, self._journal.resumed)
        if state.question is not None:
            await self._clock.until(began + QUESTION_MS)
        action = await self._choice(bot, state.deal.view(state.turn))
        await self._clock.until(release(str(state.options["pace"]), began, self._clock.now()))
        await self._by_itself(lambda: self._bot_acts(subject, action))

    async def _choice(self, bot: str, view: View) -> int:
        """Ask a bot for its move; one that fails is stood in for, the table goes on."""
        seed = int.from_bytes(self._entropy(8), "big")
        try:
            action = await self._bots.choose(bot, view, seed)
            if action in view.legal:
                return action
            logger.error("table %s: bot %s chose an illegal move", self.table, bot)
        except Exception:
            logger.exception("table %s: bot %s failed", self.table, bot)
        return choose(CLASSICAL, view, seed)

    async def _bot_acts(self, subject: tuple[object, ...], action: int) -> None:
        if subject != self._thinks_of:
            return  # meanwhile a person came back, or another bot sat down
        self._thinks_of = self._thinking = None  # this task ends here: it must not cancel itself
        await self._commit([draft | {"by": "bot"} for draft in self._play(action)])
