"""A table under everything that can happen to it: what it promises holds after every step."""

from __future__ import annotations

import asyncio
import json
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from palamede.dominoes.errors import PalamedeError
from palamede.table import fairdeal
from palamede.table.audience import snapshot
from palamede.table.state import TableState, fold
from palamede.table.subscription import Subscription
from tests.table.world import Player, World, frames, names, opened

GAMES = (
    ("voleur", "target=30"),
    ("peche", "target=20"),
    ("voleur_mort", "target=30"),
    ("poule", "players=3"),
    ("cinq_partout", "players=2"),
    ("pot", "players=3"),
)
ACTS = ("lay", "pass", "draw")
PERSONS = st.integers(0, 2)


class TableMachine(RuleBasedStateMachine):
    """Three persons, bots, and a server that is killed now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.acknowledged: dict[str, tuple[Player, dict[str, Any], int, int]] = {}
        self.played: set[str] = set()
        self.tabs: dict[int, tuple[Subscription, list[int]]] = {}
        self.rng = Random(0)

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        if hasattr(self, "world"):
            self.run(self.world.stop())
        self.runner.close()
        self.folder.cleanup()

    # ---------------------------------------------------------------- the beginning
    @initialize(
        game=st.sampled_from(GAMES),
        seed=st.integers(0, 2**32),
        clock=st.sampled_from([0, 0, 20]),
        ready=st.sampled_from([True, True, True, False]),
    )
    def open(self, game: tuple[str, ...], seed: int, clock: int, ready: bool) -> None:
        self.rng = Random(seed)
        self.world = World(Path(self.folder.name) / "t.db", seed)

        async def begin() -> None:
            options = {"spectators": True, "chat": True, "move_seconds": clock}
            rules, *settings = game
            players = await opened(self.world, rules, *settings, **options)
            self.table = players[0].table
            self.persons = [
                Player(self.world, self.table, f"browser-{number}") for number in (1, 2, 3)
            ]
            self.invitation = await self.world.tables.invite(self.table, "browser-1")
            for person, name in zip(self.persons[1:], ["Bruno", "Chloé"], strict=True):
                with suppress(PalamedeError):
                    await players[0].do("free", seat=2 if name == "Bruno" else 4)
                with suppress(PalamedeError):
                    await self.world.tables.join(self.table, person.proof, self.invitation, name)
            await self.world.settle()

        self.run(begin())
        if ready:
            self.go_on()
            self.go_on()

    @property
    def state(self) -> TableState:
        state: TableState = self.run(self.world.state(self.table))
        return state

    def seats_of(self, person: Player) -> frozenset[int]:
        async def ask() -> frozenset[int]:
            you = await self.world.tables.you(self.table, person.proof)
            return frozenset(you["seats"])

        seats: frozenset[int] = self.run(ask())
        return seats

    def send(
        self, person: Player, command: dict[str, Any], *, n: int | None = None, id: str = ""
    ) -> int | str:
        """Send a command; the number acknowledged, or the code of the refusal."""
        name = id or next(self.world.ids)
        number = self.state.n if n is None else n

        async def work() -> int | str:
            try:
                done = await self.world.tables.do(self.table, person.proof, name, number, command)
            except PalamedeError as error:
                return error.code
            await self.world.settle()
            return done

        done: int | str = self.run(work())
        if isinstance(done, int):
            self.acknowledged[name] = (person, command, number, done)
            if command["do"] in ACTS:
                self.played.add(name)
        return done

    def move(self) -> dict[str, Any] | None:
        """A legal act of whose turn it is."""
        deal = self.state.deal
        if self.state.phase != "play" or deal is None:
            return None
        move = self.rng.choice(deal.legal_moves)
        return {"do": move.kind, **({"action": move.action} if move.is_lay else {})}

    def whose_turn(self) -> Player | None:
        actor = self.state.actor
        return next((each for each in self.persons if actor in self.seats_of(each)), None)

    # ---------------------------------------------------------------- people come and go
    @rule(who=PERSONS)
    def join(self, who: int) -> None:
        async def work() -> None:
            name = list(names())[who]
            proof = self.persons[who].proof
            try:
                await self.world.tables.join(self.table, proof, self.invitation, name)
            except PalamedeError as error:
                assert error.code in ("table-full", "partie-goes-on")
            await self.world.settle()

        self.run(work())

    @rule(who=PERSONS)
    def leave(self, who: int) -> None:
        self.send(self.persons[who], {"do": "leave"})

    @rule(seat=st.integers(1, 4), bot=st.sampled_from(["greedy", "random"]))
    def bot(self, seat: int, bot: str) -> None:
        self.send(self.persons[0], {"do": "seat", "seat": seat, "bot": bot})

    @rule(seat=st.integers(2, 4))
    def free(self, seat: int) -> None:
        self.send(self.persons[0], {"do": "free", "seat": seat})

    @rule(who=PERSONS)
    def tab(self, who: int) -> None:
        """Open a tab, also a second one."""

        async def work() -> None:
            subscription = await self.persons[who].listen()
            self.tabs[len(self.tabs)] = (subscription, [])
            await self.world.settle()

        self.run(work())

    @precondition(lambda self: self.tabs)
    @rule(data=st.data())
    def close_tab(self, data: st.DataObject) -> None:
        number = data.draw(st.sampled_from(sorted(self.tabs)))
        subscription, _ = self.tabs[number]
        self.run(subscription.close())

    # ---------------------------------------------------------------- the partie
    @rule()
    def go_on(self) -> None:
        """The owner starts, all add to the shuffle, all accept the count: what is due now."""
        phase = self.state.phase
        if phase in ("seating", "finished"):
            self.send(self.persons[0], {"do": "start" if phase == "seating" else "rematch"})
        elif phase == "fair":
            for person in self.persons:
                self.send(person, {"do": "commit", "commit": fairdeal.commitment(person.bytes)})
            for person in self.persons:
                self.send(person, {"do": "reveal", "bytes": person.bytes.hex()})
        elif phase == "counted":
            for person in self.persons:
                self.send(person, {"do": "next"})

    @rule(times=st.integers(1, 12))
    def play(self, times: int) -> None:
        """Whose turn it is acts, several times round; bots take their time."""
        for _ in range(times):
            move, person = self.move(), self.whose_turn()
            if move is not None and person is not None:
                assert isinstance(self.send(person, move), int)
            else:
                self.run(self.world.advance(200))

    @rule()
    def play_long(self) -> None:
        self.play(30)
        self.go_on()

    @rule(who=PERSONS, phrase=st.integers(0, 11))
    def say(self, who: int, phrase: int) -> None:
        self.send(self.persons[who], {"do": "say", "phrase": phrase})

    @rule(who=PERSONS)
    def take_back(self, who: int) -> None:
        self.send(self.persons[who], {"do": "ask", "what": "take_back"})
        for person in self.persons:
            self.send(person, {"do": "answer", "what": "take_back", "yes": True})

    # ---------------------------------------------------------------- what goes wrong
    @precondition(lambda self: self.acknowledged)
    @rule(data=st.data())
    def resend(self, data: st.DataObject) -> None:
        """A command that was acknowledged comes again, however late: the same answer."""
        name = data.draw(st.sampled_from(sorted(self.acknowledged)))
        person, command, n, done = self.acknowledged[name]
        before = self.state.n
        assert self.send(person, command, n=n, id=name) == done
        assert self.state.n == before

    @rule()
    def double_click(self) -> None:
        """The same act twice at once, under two names: one is played."""
        move, person = self.move(), self.whose_turn()
        if move is None or person is None:
            return
        n = self.state.n
        one, two = next(self.world.ids), next(self.world.ids)

        async def work() -> list[Any]:
            done = await asyncio.gather(
                self.world.tables.do(self.table, person.proof, one, n, move),
                self.world.tables.do(self.table, person.proof, two, n, move),
                self.world.tables.do(self.table, person.proof, one, n, move),
                return_exceptions=True,
            )
            await self.world.settle()
            return done

        first, second, again = self.run(work())
        assert first == again
        assert isinstance(first, int)
        assert isinstance(second, PalamedeError)
        assert second.code == "stale"
        self.acknowledged[one] = (person, move, n, first)
        self.played.add(one)

    @rule(who=PERSONS, back=st.integers(1, 30))
    def late(self, who: int, back: int) -> None:
        """An act that answers an older event is played only if nothing has happened since."""
        move, n = self.move(), self.state.n - back
        if move is not None and n >= 0:
            moved = self.state.moved
            done = self.send(self.persons[who], move, n=n)
            if n < moved:
                assert done == "stale"

    @rule(who=PERSONS, action=st.integers(-1, 130))
    def nonsense(self, who: int, action: int) -> None:
        """An act of anybody, mostly not his turn or not his tile."""
        self.send(self.persons[who], {"do": "lay", "action": action})

    @rule(milliseconds=st.sampled_from([100, 3000, 10_000, 31_000]))
    def time_goes_by(self, milliseconds: int) -> None:
        self.run(self.world.advance(milliseconds))

    @rule()
    def kill(self) -> None:
        """The server is killed and started again: the table is what it was."""
        before = picture(self.state)
        self.tabs.clear()
        self.run(self.world.kill())
        assert picture(self.state) == before

    # ---------------------------------------------------------------- what holds
    @invariant()
    def the_state_is_the_fold_of_numbered_events(self) -> None:
        if not hasattr(self, "world"):
            return
        events = self.world.events(self.table)
        assert [event["n"] for event in events] == list(range(1, len(events) + 1))
        assert picture(fold(events)) == picture(self.state)

    @invariant()
    def tiles_and_stakes_are_conserved(self) -> None:
        if not hasattr(self, "world"):
            return
        state = self.state
        assert sum(state.accounts) == 0
        deal = state.deal
        if deal is not None:
            laid = [placed.tile for placed in deal.chain]
            held = [tile for hand in deal.hands for tile in hand]
            assert sorted([*laid, *held, *deal.stock]) == sorted(state.conventions.tiles)

    @invariant()
    def each_acknowledged_act_is_in_the_log_once(self) -> None:
        if not hasattr(self, "world"):
            return
        for name in list(self.acknowledged)[-3:]:
            person, _, _, done = self.acknowledged[name]
            key = f"{_digest(person)[:24]}:{name}"
            assert self.world.store.acknowledged(self.table, key) == done
        acts = [
            event
            for event in self.world.events(self.table)
            if event["type"] in ("laid", "drew", "passed") and event.get("by") is None
        ]
        assert len(acts) == len(self.played)

    @invariant()
    def every_tab_has_heard_everything_in_order(self) -> None:
        for subscription, heard in self.tabs.values():
            for frame in frames(subscription):
                heard += [event["n"] for event in frame.get("events", ())]
            assert heard == list(range(heard[0], heard[0] + len(heard))) if heard else True


def picture(state: TableState) -> str:
    return json.dumps([snapshot(state, frozenset({seat})) for seat in (1, 2)], sort_keys=True)


def _digest(person: Player) -> str:
    from palamede.table.keys import digest

    return digest(person.proof)


FEW = settings(
    max_examples=12,
    stateful_step_count=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


class TestTable(TableMachine.TestCase):  # type: ignore[misc]
    settings = FEW


@pytest.mark.soak
class TestTableForLong(TableMachine.TestCase):  # type: ignore[misc]
    settings = settings(FEW, max_examples=50, stateful_step_count=200)
