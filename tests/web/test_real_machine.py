"""The real server under everything that can happen to it, over real sockets.

Four persons with a page each (and a second one now and then), bots on the seats that are left, and
a server that is killed and started again. After every step what was promised is held against the
database.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
import uuid
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from palamede.dominoes import presets
from palamede.table.audience import snapshot, visible
from palamede.table.state import TableState
from tests.web.live import Json
from tests.web.process import RealServer, Tab, settled, together

GAMES: tuple[tuple[str, list[str]], ...] = (
    ("voleur", ["target=30"]),
    ("voleur", []),
    ("peche", ["target=20"]),
    ("voleur_mort", ["target=30"]),
    ("poule", ["players=3"]),
    ("tete_a_tete", ["target=30"]),
    ("pot", ["players=3"]),
)
NAMES = ("Anne", "Bruno", "Chloé", "David")
ACTS = {"lay": "laid", "pass": "passed", "draw": "drew"}
MOVING = {*ACTS.values(), "dealt", "taken_back"}
"""The events after which it is another turn."""
EVENTS = {**ACTS, "say": "said", "ask": "asked"}
"""The event that a command makes, one each."""
CAUGHT_UP = 512
"""So many past events a page is told at most."""
PERSONS = st.integers(0, 3)
ANY = st.integers(0, 2**16)


@dataclass(frozen=True)
class Sent:
    """A command as it was sent, and the number with which it was acknowledged."""

    tab: Tab
    command: Json
    n: int
    done: int


class RealMachine(RuleBasedStateMachine):
    """No rule depends on what the server has done so far: that is a matter of time."""

    server: ClassVar[RealServer]
    most_kills: ClassVar[int] = 1

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.rng = Random(0)
        self.tabs: list[Tab] = []
        self.second: dict[int, Tab] = {}
        self.closed: list[Tab] = []
        self.done: dict[str, Sent] = {}
        self.refused: set[str] = set()
        self.log: list[Json] = []
        self.state = TableState()
        self.marks: list[int] = []
        self.kills = 0

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        async def end() -> None:
            await together(*(tab.close() for tab in self.all_tabs))

        try:
            if self.tabs:
                self.everything_is_kept()
        finally:
            self.run(end())
            self.runner.close()

    @property
    def all_tabs(self) -> list[Tab]:
        return [*self.tabs, *self.second.values()]

    # ---------------------------------------------------------------- the beginning
    @initialize(game=st.sampled_from(GAMES), bots=st.integers(0, 2), seed=st.integers(0, 2**32))
    def open(self, game: tuple[str, list[str]], bots: int, seed: int) -> None:
        self.rng = Random(seed)
        self.guests = [self.server.guest() for _ in NAMES]
        options = {"pace": "instant", "spectators": True, "chat": True}
        bots = min(bots, presets.conventions(*game).players - 1)
        new = self.guests[0].open(
            game[0], settings=game[1], opponents=["greedy"] * bots, options=options
        )
        self.table, self.invite = new["table"], new["invite"]
        for person in (1, 2, 3):
            self.ask_to_join(person)

        async def begin() -> None:
            self.tabs = [Tab(guest, self.table) for guest in self.guests]
            await settled(self.tabs)
            await self.due()
            await self.due()

        self.run(begin())

    def ask_to_join(self, person: int) -> None:
        body = {"invite": self.invite, "name": NAMES[person]}
        answer = self.guests[person].http.post(f"/api/tables/{self.table}/join", json=body)
        assert answer.is_success or answer.json()["code"] in (
            "table-full",
            "seat-taken",
            "partie-goes-on",
        ), answer.text

    # ---------------------------------------------------------------- sending
    async def send(self, tab: Tab, command: Json, *, n: int | None = None, named: str = "") -> Json:
        """Send a command and keep its answer."""
        number = tab.n if n is None else n
        answer = await tab.do(command, n=number, named=named)
        self.keep(tab, command, number, answer)
        return answer

    def keep(self, tab: Tab, command: Json, n: int, answer: Json) -> None:
        name = answer["id"]
        if answer["type"] == "refused":
            assert name not in self.done, "refused what was acknowledged"
            assert answer["message"] and answer["code"] != "defect", answer
            self.refused.add(name)
        else:
            sent = self.done.setdefault(name, Sent(tab, command, n, answer["n"]))
            assert sent.done == answer["n"]

    def key(self, person: int) -> Tab:
        """The page of a person that is used: the second one, if there is one."""
        return self.second.get(person, self.tabs[person])

    async def turn(self, seconds: float = 10.0) -> int | None:
        """Wait until a person is to act, and return who; None if no deal is being played."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await settled(self.all_tabs)
            state = self.tabs[0].state
            if state["phase"] != "play":
                return None
            for person, tab in enumerate(self.tabs):
                if tab.state["legal"] or tab.state["may"]:
                    return person
            await asyncio.sleep(0.02)
        raise AssertionError("nobody acts")

    def is_done_or_late(self, answer: Json, n: int) -> bool:
        """Whether an act was done, or it is true that the table has moved on since event ``n``.

        Where somebody has left, a bot may be quicker than what he still sends.
        """
        return answer["type"] == "ack" or (answer["code"] == "stale" and self.is_late(n))

    def is_late(self, n: int) -> bool:
        """Whether it has been another turn since event ``n``."""
        self.read()
        return any(event["type"] in MOVING for event in self.log[n:])

    def act(self, tab: Tab) -> Json:
        """Any legal act of whose turn it is."""
        state = tab.state
        moves: list[Json] = [{"do": "lay", "action": lay["action"]} for lay in state["legal"]]
        return self.rng.choice(moves + [{"do": may} for may in state["may"]])

    async def due(self) -> None:
        """What is due now beside the acts: starting, shuffling, accepting a count."""
        await settled(self.tabs)
        phase = self.tabs[0].state["phase"]
        if phase in ("seating", "finished"):
            name = "start" if phase == "seating" else "rematch"
            await self.send(self.tabs[0], {"do": name})
            return
        for _ in range(2):  # first all commit themselves, then all show what to
            for tab in self.tabs:
                command = tab.choose() if phase in ("fair", "counted") else None
                if command is not None:
                    await self.send(tab, command)
            await settled(self.tabs)

    # ---------------------------------------------------------------- people come and go
    @rule(person=PERSONS)
    def join(self, person: int) -> None:
        self.ask_to_join(person)

    @rule(person=PERSONS)
    def leave(self, person: int) -> None:
        self.run(self.send(self.key(person), {"do": "leave"}))

    @rule(seat=st.integers(1, 4), bot=st.sampled_from(["greedy", "random", "classical"]))
    def seat_a_bot(self, seat: int, bot: str) -> None:
        self.run(self.send(self.tabs[0], {"do": "seat", "seat": seat, "bot": bot}))

    @rule(seat=st.integers(2, 4))
    def free(self, seat: int) -> None:
        self.run(self.send(self.tabs[0], {"do": "free", "seat": seat}))

    @rule(person=PERSONS)
    def second_tab(self, person: int) -> None:
        """Open a second page, or close it."""

        async def work() -> None:
            tab = self.second.pop(person, None)
            if tab is not None:
                await tab.close()
            else:
                self.second[person] = Tab(self.guests[person], self.table)

        self.run(work())

    @rule(person=PERSONS)
    def reload(self, person: int) -> None:
        """The page is loaded anew and knows nothing any more."""

        async def work() -> None:
            await self.tabs[person].close()
            self.tabs[person] = Tab(self.guests[person], self.table)

        self.run(work())

    # ---------------------------------------------------------------- the partie
    @rule()
    def go_on(self) -> None:
        self.run(self.due())

    @rule(times=st.integers(1, 6))
    def play(self, times: int) -> None:
        async def work() -> None:
            for _ in range(times):
                person = await self.turn()
                if person is None:
                    await self.due()
                else:
                    tab = self.key(person)
                    n = tab.n
                    answer = await self.send(tab, self.act(self.tabs[person]), n=n)
                    assert self.is_done_or_late(answer, n), answer

        self.run(work())

    @rule()
    def play_long(self) -> None:
        self.play(12)

    @rule(person=PERSONS, phrase=st.integers(0, 11))
    def say(self, person: int, phrase: int) -> None:
        self.run(self.send(self.key(person), {"do": "say", "phrase": phrase}))

    @rule(person=PERSONS, yes=st.booleans())
    def take_back(self, person: int, yes: bool) -> None:
        async def work() -> None:
            await self.send(self.tabs[person], {"do": "ask", "what": "take_back"})
            await settled(self.tabs)
            for tab in self.tabs:
                await self.send(tab, {"do": "answer", "what": "take_back", "yes": yes})

        self.run(work())

    # ---------------------------------------------------------------- what goes wrong
    @rule(which=ANY)
    def resend(self, which: int) -> None:
        """A command that was acknowledged comes again, however late: the same answer."""
        if self.done:
            name = sorted(self.done)[which % len(self.done)]
            sent = self.done[name]
            self.run(self.send(self.of(sent.tab), sent.command, n=sent.n, named=name))

    def of(self, tab: Tab) -> Tab:
        """A page of the same person that is open."""
        return self.tabs[self.guests.index(tab.guest)]

    @rule(order=st.permutations(range(5)), which=ANY)
    def double_click_and_reorder(self, order: list[int], which: int) -> None:
        """An act twice under one name from two pages and once more under another; talk; a resend.

        They come in any order: one is played.
        """

        async def work() -> None:
            person = await self.turn()
            if person is None:
                return
            one, two = self.tabs[person], self.second.get(person)
            if two is None:
                two = self.second[person] = Tab(self.guests[person], self.table)
                await settled([one, two])
            act, n = self.act(one), one.n
            same, other = str(uuid.uuid4()), str(uuid.uuid4())
            old = sorted(self.done)[which % len(self.done)] if self.done else ""
            frames: list[tuple[Tab, Json, int, str]] = [
                (one, act, n, same),
                (two, act, n, same),
                (two, act, n, other),
                (one, {"do": "say", "phrase": 1}, n, str(uuid.uuid4())),
            ]
            if old:
                sent = self.done[old]
                frames.append((self.of(sent.tab), sent.command, sent.n, old))
            frames = [frames[place] for place in order if place < len(frames)]
            for tab, command, number, name in frames:
                await tab.send(command, n=number, named=name)
            for tab, command, number, name in frames:
                self.keep(tab, command, number, await tab.answer(name))
            if same not in self.done and other not in self.done:
                assert self.is_late(n), "not played at all"
                return
            assert (same in self.done) != (other in self.done), "played twice"
            lost = one if same in self.refused else two
            assert lost.answers[other if other in self.refused else same]["code"] == "stale"

        self.run(work())

    @rule(person=PERSONS, back=st.integers(1, 30))
    def late(self, person: int, back: int) -> None:
        """An act for an earlier turn is not played for the next."""

        async def work() -> None:
            whose = await self.turn()
            if whose is None:
                return
            tab = self.tabs[person]
            act, n = self.act(self.tabs[whose]), max(0, tab.n - back)
            answer = await self.send(tab, act, n=n)
            if answer["type"] == "ack":
                self.read()
                between = self.log[n : self.first_of(answer["n"]) - 1]
                assert not MOVING & {event["type"] for event in between}, "for another turn"

        self.run(work())

    def first_of(self, n: int) -> int:
        """The number of the act with which the events of a command began that ended with ``n``."""
        while self.log[n - 1]["type"] not in ACTS.values():
            n -= 1
        return n

    @rule(person=PERSONS, action=st.integers(0, 200), ahead=st.sampled_from([0, 0, 1000]))
    def nonsense(self, person: int, action: int, ahead: int) -> None:
        """An act of anybody, mostly not his turn or not his tile; or for an event to come."""

        async def work() -> None:
            tab = self.key(person)
            answer = await self.send(tab, {"do": "lay", "action": action}, n=tab.n + ahead)
            assert not ahead or answer["code"] == "bad-number"

        self.run(work())

    @rule(person=PERSONS)
    def cut(self, person: int) -> None:
        """A line breaks while an act is on its way."""

        async def work() -> None:
            whose = await self.turn()
            tab = self.tabs[person if whose is None else whose]
            command = {"do": "say", "phrase": 0} if whose is None else self.act(tab)
            n = tab.n
            name = await tab.send(command)
            await tab.cut()
            answer = await tab.answer(name)
            self.keep(tab, command, n, answer)
            assert whose is None or self.is_done_or_late(answer, n), answer

        self.run(work())

    @rule(milliseconds=st.integers(0, 30))
    def kill(self, milliseconds: int) -> None:
        """The server is killed while an act is on its way, and started again."""
        if self.kills == self.most_kills:
            return
        self.kills += 1

        async def work() -> None:
            whose = await self.turn()
            tab = self.tabs[0 if whose is None else whose]
            command = {"do": "say", "phrase": 2} if whose is None else self.act(tab)
            n = tab.n
            name = await tab.send(command)
            await asyncio.sleep(milliseconds / 1000)
            self.server.kill()
            await asyncio.to_thread(self.server.start)
            answer = await tab.answer(name)
            self.keep(tab, command, n, answer)
            assert whose is None or self.is_done_or_late(answer, n), answer

        self.run(work())
        self.everything_is_kept()

    # ---------------------------------------------------------------- what holds
    def read(self) -> None:
        """Follow the log of the database, as far as it goes now."""
        for event in self.server.events(self.table, len(self.log)):
            self.state.apply(event)
            self.log.append(event)
            self.check_points(event)

    def check_points(self, event: Json) -> None:
        """No mark comes from nowhere, none is lost."""
        if event["type"] == "begun":
            self.marks = []
        elif event["type"] == "counted":
            before = self.marks or [0] * len(event["marks"])
            assert event["scores"] == [a + b for a, b in zip(before, event["marks"], strict=True)]
            assert self.state.partie is not None
            self.marks = list(self.state.partie.scores)

    @invariant()
    def what_was_promised_holds(self) -> None:
        if self.tabs:
            self.run(settled(self.all_tabs))
            self.read()
            self.numbers_have_no_gaps_and_nobody_misses_anything()
            self.tiles_and_stakes_are_conserved()
            self.each_acknowledged_command_is_in_the_log_once()

    def numbers_have_no_gaps_and_nobody_misses_anything(self) -> None:
        assert [event["n"] for event in self.log] == list(range(1, len(self.log) + 1))
        for tab in self.all_tabs:
            heard = [event["n"] for event, _ in tab.heard]
            # Who opens a page late in a long evening hears its last events, and the whole state.
            first = 1 if len(heard) < CAUGHT_UP else heard[0]
            assert heard == list(range(first, tab.n + 1))
            for event, seats in tab.heard[-40:]:
                told = visible(self.state, self.log[event["n"] - 1], seats)
                assert event == json.loads(json.dumps(told))
            if tab.n == self.state.n:
                seats = frozenset(tab.you)
                state = snapshot(self.state, seats, owner=tab.state["owner"])
                assert as_sent(tab.state) == as_sent(state)

    def tiles_and_stakes_are_conserved(self) -> None:
        assert sum(self.state.accounts) == 0
        deal = self.state.deal
        if deal is not None:
            laid = [placed.tile for placed in deal.chain]
            held = [tile for hand in deal.hands for tile in hand]
            assert sorted([*laid, *held, *deal.stock]) == sorted(self.state.conventions.tiles)

    def each_acknowledged_command_is_in_the_log_once(self) -> None:
        kept = self.server.commands(self.table)
        assert kept == {name: sent.done for name, sent in self.done.items()}
        assert not self.refused & kept.keys()
        made = Counter(EVENTS.get(sent.command["do"]) for sent in self.done.values())
        found = Counter(event["type"] for event in self.log if "by" not in event)
        for event in EVENTS.values():
            assert made[event] == found[event], event

    def everything_is_kept(self) -> None:
        """What was in the log is in it still, unchanged."""
        assert self.server.events(self.table)[: len(self.log)] == self.log


def as_sent(state: Json) -> Any:
    """A picture as it is sent, without who is there and the clocks: these are no events."""
    copy = json.loads(json.dumps(state))
    for seat in copy["seats"]:
        for live in ("here", "clock", "ticking"):
            seat.pop(live, None)
    return copy


FEW = settings(
    max_examples=3,
    stateful_step_count=25,
    # A failure is not made smaller: that would kill and start servers for an hour.
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class _Served:
    """The examples share a server; each has its own table."""

    folder: ClassVar[tempfile.TemporaryDirectory[str]]
    kills: ClassVar[int] = 1
    """How often the server is killed in an example, at most."""

    @classmethod
    def setUpClass(cls) -> None:  # noqa: N802 - the name that unittest calls
        cls.folder = tempfile.TemporaryDirectory()
        RealMachine.most_kills = cls.kills
        RealMachine.server = RealServer(Path(cls.folder.name))

    @classmethod
    def tearDownClass(cls) -> None:  # noqa: N802 - the name that unittest calls
        RealMachine.server.stop()
        defects = RealMachine.server.defects()
        cls.folder.cleanup()
        assert defects == []


@pytest.mark.slow
class TestRealTable(_Served, RealMachine.TestCase):  # type: ignore[misc, valid-type]
    settings = FEW


@pytest.mark.soak
class TestRealTableForLong(_Served, RealMachine.TestCase):  # type: ignore[misc, valid-type]
    kills = 4
    settings = settings(FEW, max_examples=50, stateful_step_count=200)
