"""What a server offers its callers: tables, what belongs to a browser, and what becomes of both."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from palamede.dominoes.errors import PalamedeError
from palamede.table import belongings
from palamede.table.actor import Actor
from palamede.table.actors import Actors
from palamede.table.bots import BotPool, Bots
from palamede.table.clock import Clock, SystemClock
from palamede.table.decide import Entropy
from palamede.table.errors import TableError
from palamede.table.interface import Created, Joined, Listed
from palamede.table.journal import Journal
from palamede.table.keys import code_digest, digest, new_code, new_id, new_secret
from palamede.table.opening import opening
from palamede.table.records import finished_text, record_text
from palamede.table.sheets import Sheets
from palamede.table.state import PROGRAM
from palamede.table.statistics import Statistics
from palamede.table.storage import Key, Store, TableRow, Writer
from palamede.table.subscription import Subscription

__all__ = ["ARCHIVE_MS", "CODE_MS", "Tables"]

logger = logging.getLogger(__name__)

DAY_MS = 86_400_000
ARCHIVE_MS = 30 * DAY_MS
"""A table in which nothing has happened for so long becomes a record."""
CODE_MS = 600_000
"""A code of eight words is good for so long."""
SWEEP_MS = 60_000
"""So often old tables are looked for."""
COMMAND_ID = 64
"""Longest name of a command."""


class Tables:
    """The ``TableService`` of one process.

    Args:
        store: the database, opened with the right to serve it.
        clock, bots, entropy: time, bots and chance; those of the machine if None.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        bots: Bots | None = None,
        entropy: Entropy = secrets.token_bytes,
    ) -> None:
        self._writer = Writer(store)
        self._store = store
        self._clock = clock or SystemClock()
        self._bots = bots or BotPool()
        self._entropy = entropy
        self._statistics = Statistics(store, self._writer, self._clock)
        self.sheets = Sheets(store, self._writer, self._clock)
        self._actors = Actors(store, self._writer, self._clock, self._bots, entropy)
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to unload and archive old tables, beside everything else."""
        if self._sweeper is None:
            self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        """Stop, tell everybody, and let nothing be lost."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self._actors.close()
        await self._bots.close()
        await self._writer.close()

    def stats(self) -> dict[str, int]:
        """Return what the metrics count: tables in memory and their audiences."""
        return {**self._actors.stats(), "bots_stood_in": getattr(self._bots, "stood_in", 0)}

    # ---------------------------------------------------------------- coming to a table
    async def create(
        self,
        proof: str,
        rules: str,
        settings: Sequence[str] = (),
        *,
        name: str,
        opponents: Sequence[str | None] = (),
        options: Mapping[str, Any] | None = None,
    ) -> Created:
        """Open a table and sit down on seat 1.

        Raises:
            PalamedeError: the rules, a bot, the name or an option are none.
        """
        drafts = opening(rules, settings, name, opponents, options or {})
        table, seat_secret, invitation = new_id(), new_secret(), new_secret()
        who, now = digest(proof), self._clock.now()
        journal = Journal(table, self._writer, self._clock, self._entropy)
        await journal.commit(
            drafts,
            keys=[
                Key(table, "owner", None, digest(seat_secret), who),
                Key(table, "seat", 1, digest(seat_secret), who, since=2),
                Key(table, "invite", None, digest(invitation)),
            ],
            new=TableRow(table, drafts[0]["rules"], created=now, touched=now),
        )
        return Created(table, seat_secret, invitation)

    async def join(
        self, table: str, proof: str, secret: str, name: str = "", seat: int | None = None
    ) -> Joined:
        """Sit down by an invitation, or take one's seat over to this browser by its secret.

        Raises:
            TableError: the secret opens nothing here, the seats are taken, or a partie goes on.
        """
        return await self._actors.at(
            table, lambda actor: self._join(actor, digest(proof), secret, name, seat)
        )

    async def _join(
        self, actor: Actor, who: str, secret: str, name: str, seat: int | None
    ) -> Joined:
        opened = [key for key in actor.keys if key.secret == digest(secret)]
        held = [key for key in opened if key.kind in ("seat", "owner")]
        invitations = [key.seat for key in opened if key.kind == "invite"]
        if held:
            await self._take_over(actor, who, held)
        elif not invitations:
            raise TableError("this link does not open this table", code="bad-secret")
        else:
            seats = {invited for invited in invitations if invited is not None}
            if seat is not None and not seats:
                seats = {seat}
            secret = new_secret()
            key = Key(actor.table, "seat", None, digest(secret), who)
            await actor.sit(name, key, seats=frozenset(seats) or None)
        member = actor.member(who)
        return Joined(actor.table, tuple(sorted(member.seats)), member.owner, secret)

    async def _take_over(self, actor: Actor, who: str, held: Sequence[Key]) -> None:
        """Give another browser what a secret opens; it goes on opening it where it did."""
        member = actor.member(who)
        new = [
            Key(actor.table, key.kind, key.seat, None, who, since=key.since)
            for key in held
            if not (member.owner if key.kind == "owner" else key.seat in member.seats)
        ]
        if new:
            await actor.change_keys(lambda: self._writer.call(self._store.add_keys, new))

    async def you(self, table: str, proof: str) -> dict[str, Any]:
        """Return who somebody is at a table: ``seats``, ``owner``, ``name``."""

        async def ask(actor: Actor) -> dict[str, Any]:
            return actor.you(digest(proof))

        return await self._actors.at(table, ask)

    # ---------------------------------------------------------------- at a table
    async def do(
        self, table: str, proof: str, command_id: str, n: int, command: Mapping[str, Any]
    ) -> int:
        """Carry out a command, once however often it comes; return the number acknowledged.

        Raises:
            PalamedeError: it is refused; nothing has changed.
        """
        if not 1 <= len(command_id) <= COMMAND_ID:
            raise TableError(
                f"a command is named by 1 to {COMMAND_ID} characters", code="bad-field", field="id"
            )
        return await self._actors.at(
            table, lambda actor: actor.do(digest(proof), command_id, n, command)
        )

    async def subscribe(self, table: str, proof: str, last: int = 0) -> Subscription:
        """Receive what happens, from after event ``last``.

        Raises:
            TableError: only the players may watch this table.
        """
        return await self._actors.at(table, lambda actor: actor.subscribe(digest(proof), last))

    async def invite(self, table: str, proof: str, seat: int | None = None) -> str:
        """Return a new invitation to the table, or to one seat; for the owner.

        Raises:
            TableError: somebody else asks, or there is no such seat.
        """
        secret = new_secret()

        async def ask(actor: Actor) -> None:
            _owner_only(actor, proof)
            if seat is not None:
                actor.state.seat(seat)
            key = Key(table, "invite", seat, digest(secret))
            await actor.change_keys(lambda: self._writer.call(self._store.add_keys, [key]))

        await self._actors.at(table, ask)
        return secret

    async def uninvite(self, table: str, proof: str) -> None:
        """Let no invitation of the table open it any longer; for the owner."""

        async def ask(actor: Actor) -> None:
            _owner_only(actor, proof)
            await actor.change_keys(
                lambda: self._writer.call(self._store.drop_keys, table, "invite")
            )

        await self._actors.at(table, ask)

    async def token(self, table: str, proof: str, seat: int) -> str:
        """Seat a program and return its token, which is shown once; for the owner.

        An earlier token of the seat ends.

        Raises:
            TableError: somebody else asks, a person sits there, or a partie goes on.
        """
        secret = new_secret()

        async def ask(actor: Actor) -> None:
            _owner_only(actor, proof)
            if actor.state.seat(seat).bot != PROGRAM:
                command = {"do": "seat", "seat": seat, "bot": PROGRAM}
                name = f"token-{new_id()}"
                await actor.do(digest(proof), name, actor.state.n, command)
            key = Key(table, "bot", seat, digest(secret), since=actor.state.n)

            async def change() -> None:
                await self._writer.call(self._store.drop_keys, table, "bot", seat=seat)
                await self._writer.call(self._store.add_keys, [key])

            await actor.change_keys(change)

        await self._actors.at(table, ask)
        return secret

    async def record(self, table: str, proof: str) -> str:
        """Return the record of the table in DGN, as the caller may have it.

        Raises:
            TableError: there is no such table, or he may not see it.
        """
        who = digest(proof)
        row = await self._writer.call(self._store.table, table)
        played = await self._writer.call(self._store.keys, table=table, browser=who)
        if row is not None and row.record is not None:
            if not played:
                raise TableError("only the players see this table", code="no-spectators")
            return row.record

        async def ask(actor: Actor) -> str:
            member = actor.member(who) if played else actor.may_watch(who)
            events = await self._writer.call(self._store.events, table)
            return await asyncio.to_thread(record_text, events, member.seats)

        return await self._actors.at(table, ask)

    async def share(self, table: str, proof: str) -> str:
        """Return a secret with which anybody reads the parties that are over; for players.

        Raises:
            TableError: there is no such table, or he never played there.
        """
        who, secret = digest(proof), new_secret()
        if not await self._writer.call(self._store.keys, table=table, browser=who):
            raise TableError("only who has played here may share the games", code="no-spectators")
        key = Key(table, "share", None, digest(secret), who)
        await self._writer.call(self._store.add_keys, [key])
        return secret

    async def shared(self, table: str, secret: str) -> str:
        """Return the record of the parties that are over, for who has been given its secret.

        Raises:
            TableError: the secret shares nothing here.
        """
        found = await self._writer.call(self._store.keys, table=table, secret=digest(secret))
        if not any(key.kind == "share" for key in found):
            raise TableError("this link does not open this table", code="bad-secret")
        row = await self._writer.call(self._store.table, table)
        if row is not None and row.record is not None:
            return row.record
        events = await self._writer.call(self._store.events, table)
        return await asyncio.to_thread(finished_text, events)

    async def statistics(self) -> dict[str, Any]:
        """Return what the counted deals of this server were, against what chance predicts."""
        return await self._statistics.told()

    # ---------------------------------------------------------------- what belongs to a browser
    async def mine(self, proof: str) -> list[Listed]:
        """Return the tables of a browser, the last played first."""
        return await self._writer.call(belongings.mine, self._store, digest(proof))

    async def offer(self, proof: str) -> str:
        """Return a code of eight words that moves the browser's games to another, once, soon."""
        code = new_code()
        expires = self._clock.now() + CODE_MS
        await self._writer.call(self._store.offer, code_digest(code), digest(proof), expires)
        return code

    async def redeem(self, proof: str, code: str) -> int:
        """Take the games of the browser that offered a code; return how many keys came.

        Raises:
            TableError: there is no such code, or its time is over.
        """
        who = digest(proof)
        moved = await self._writer.call(
            self._store.redeem, code_digest(code), who, self._clock.now()
        )
        if moved is None:
            raise TableError("this code opens nothing, or its time is over", code="bad-code")
        for table in {key.table for key in await self._writer.call(self._store.keys, browser=who)}:
            if table in self._actors:
                await self._actors.at(table, lambda actor: actor.change_keys(_nothing))
        return moved

    async def forget(self, proof: str) -> None:
        """Delete a browser's secrets, and its names from all events and records."""
        who = digest(proof)
        for table in {key.table for key in await self._writer.call(self._store.keys, browser=who)}:
            row = await self._writer.call(self._store.table, table)
            if row is not None and row.archived is not None:
                await self._writer.call(belongings.forget_record, self._store, row, who)
            else:
                await self._actors.at(table, lambda actor: self._forget(actor, who))

    async def _forget(self, actor: Actor, who: str) -> None:
        with suppress(TableError):  # he may hold no seat now
            await actor.do(who, f"forget-{new_id()}", actor.state.n, {"do": "leave"})
        await actor.reload(
            lambda: self._writer.call(belongings.forget_events, self._store, actor.table, who)
        )

    # ---------------------------------------------------------------- old tables
    async def _sweep_for_ever(self) -> None:
        while True:
            await self._clock.until(self._clock.now() + SWEEP_MS)
            try:
                await self.sweep()
            except PalamedeError as error:
                logger.error("old tables: %s", error)

    async def sweep(self) -> None:
        """Unload tables that nobody uses, archive those of a month ago, forget old sheets."""
        now = self._clock.now()
        await self._actors.unload_idle()
        for row in await self._writer.call(self._store.idle, now - ARCHIVE_MS):
            if row.id not in self._actors:
                await self._writer.call(belongings.archive, self._store, row.id, now)
        await self.sheets.sweep()


def _owner_only(actor: Actor, proof: str) -> None:
    if not actor.member(digest(proof)).owner:
        raise TableError("only who opened the table may do that", code="owner-only")


async def _nothing() -> None:
    """Change nothing: the actor only reads its keys again."""
