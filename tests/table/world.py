"""A server without HTTP, whose clock the test moves: tables, browsers, killing and starting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from palamede.table import fairdeal
from palamede.table.actor import Actor
from palamede.table.bots import InlineBots
from palamede.table.clock import ManualClock
from palamede.table.service import Tables
from palamede.table.state import TableState
from palamede.table.storage import Store
from palamede.table.subscription import Frame, Subscription


def entropy(seed: int) -> Callable[[int], bytes]:
    return Random(seed).randbytes


class World:
    """A database, a clock, and the service that runs on them."""

    def __init__(self, url: Path | str, seed: int = 0) -> None:
        self.url = str(url)
        self.clock = ManualClock()
        self.entropy = entropy(seed)
        self.ids = (f"id-{number}" for number in range(10**9))
        self.start()

    def start(self) -> None:
        self.store = Store(self.url, synchronous="OFF")
        self.tables = Tables(self.store, clock=self.clock, bots=InlineBots(), entropy=self.entropy)

    async def kill(self) -> None:
        """End the server as a kill does: nobody is told, nothing is put away; then start it."""
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.sleep(0)
        self.tables._writer._thread.shutdown()
        self.store.close()
        self.clock._waiting.clear()
        self.start()

    async def stop(self) -> None:
        await self.tables.close()

    # ---------------------------------------------------------------- time
    async def settle(self) -> None:
        """Wait until nobody does anything any more but wait for the clock."""
        for _ in range(3):
            for _ in range(12):
                await asyncio.sleep(0)
            for task in list(self.tables._actors.tasks.values()):
                actor = await task
                await actor._inbox.settle()

    async def advance(self, milliseconds: int) -> None:
        """Let time go by, each thing happening at its time."""
        to = self.clock.now() + milliseconds
        await self.settle()
        while (due := self.clock.next()) is not None and due <= to:
            self.clock.move(due)
            await self.settle()
        self.clock.move(to)
        await self.settle()

    # ---------------------------------------------------------------- looking in
    async def actor(self, table: str) -> Actor:
        return await self.tables._actors.get(table)

    async def state(self, table: str) -> TableState:
        return (await self.actor(table)).state

    def events(self, table: str) -> list[dict[str, Any]]:
        return self.store.events(table)


class Player:
    """A browser at a table."""

    def __init__(self, world: World, table: str, proof: str) -> None:
        self.world = world
        self.table = table
        self.proof = proof
        self.bytes = proof.encode().ljust(fairdeal.SEED_BYTES, b".")[: fairdeal.SEED_BYTES]

    async def do(self, do: str, *, n: int | None = None, id: str | None = None, **more: Any) -> int:
        if n is None:
            n = (await self.world.state(self.table)).n
        command = {"do": do, **more}
        name = id or next(self.world.ids)
        return await self.world.tables.do(self.table, self.proof, name, n, command)

    async def listen(self, last: int = 0) -> Subscription:
        return await self.world.tables.subscribe(self.table, self.proof, last)

    async def commit(self) -> int:
        return await self.do("commit", commit=fairdeal.commitment(self.bytes))

    async def reveal(self) -> int:
        return await self.do("reveal", bytes=self.bytes.hex())

    async def act(self, rng: Random) -> int:
        """Make any legal move of the seat whose turn it is."""
        state = await self.world.state(self.table)
        assert state.deal is not None
        move = rng.choice(state.deal.legal_moves)
        if move.is_lay:
            return await self.do("lay", action=move.action)
        return await self.do(move.kind)


def frames(subscription: Subscription) -> list[Frame]:
    """Take what has come so far."""
    got = []
    while subscription._frames.qsize() and (frame := subscription._frames.get_nowait()):
        got.append(frame)
    return got


def names() -> Iterator[str]:
    yield from ("Anne", "Bruno", "Chloé", "David", "Emma", "Farid")


async def opened(
    world: World, rules: str = "voleur", *settings: str, people: int = 1, **options: Any
) -> list[Player]:
    """Open a table with so many people, the other seats taken by greedy bots; not started."""
    created = await world.tables.create(
        "browser-1", rules, settings, name="Anne", options={"pace": "instant", **options}
    )
    players = [Player(world, created.table, "browser-1")]
    for number, name in zip(range(2, people + 1), list(names())[1:], strict=False):
        proof = f"browser-{number}"
        await world.tables.join(created.table, proof, created.invitation, name)
        players.append(Player(world, created.table, proof))
    for seat in (await world.state(created.table)).seats:
        if seat.kind == "empty":
            await players[0].do("seat", seat=seat.number, bot="greedy")
    return players


async def started(
    world: World, rules: str = "voleur", *settings: str, people: int = 1, **options: Any
) -> list[Player]:
    """The same, the tiles dealt."""
    players = await opened(world, rules, *settings, people=people, **options)
    await players[0].do("start")
    for player in players:
        await player.commit()
    for player in players:
        await player.reveal()
    return players


async def to_act(world: World, players: list[Player]) -> Player | None:
    """Let the bots play until a person is to act; None when the deal is over."""
    for _ in range(10_000):
        await world.settle()
        state = await world.state(players[0].table)
        if state.phase != "play":
            return None
        for player in players:
            member = (await world.actor(player.table)).member(_who(player))
            if state.actor in member.seats:
                return player
        due = world.clock.next()
        assert due is not None
        await world.advance(due - world.clock.now())
    raise AssertionError("the deal does not end")


def _who(player: Player) -> str:
    from palamede.table.keys import digest

    return digest(player.proof)


async def play_out(world: World, players: list[Player], rng: Random) -> TableState:
    """Play the partie to its end."""
    while True:
        player = await to_act(world, players)
        state = await world.state(players[0].table)
        if player is not None:
            await player.act(rng)
        elif state.phase == "counted":
            for each in players:
                await each.do("next")
        else:
            return state
