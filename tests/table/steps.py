"""A table without server or clock: commands go to the pure core one by one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from palamede.dominoes import presets
from palamede.table import fairdeal
from palamede.table.audience import Audience, snapshot, visible
from palamede.table.decide import Caller, Draft, decide
from palamede.table.follow import follow, overdue
from palamede.table.records import record_text
from palamede.table.state import TableState

SEED = bytes(range(16))


def received(
    log: list[dict[str, Any]],
    audience: Audience,
    answers: Callable[[TableState, Caller], Iterable[object]],
) -> bytes:
    """Every byte that an audience of a table receives: events, state, record, ``answers``."""
    state = TableState()
    lines: list[object] = []
    for event in log:
        state.apply(event)
        lines.append(visible(state, event, audience))
    for owner in (False, True):
        lines.append(snapshot(state, audience, owner=owner))
        lines += answers(state, Caller(audience, owner, "gallery"))
    lines.append(record_text(log, audience))
    return json.dumps(lines, ensure_ascii=False, default=str).encode()


class Steps:
    """The state of a table and the events that made it."""

    def __init__(
        self,
        rules: str = "voleur",
        *settings: str,
        people: int = 2,
        options: dict[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        self.state = TableState()
        self.log: list[dict[str, Any]] = []
        self.now = 1000
        self.rng = Random(seed)
        self.entropy: Callable[[int], bytes] = Random(seed + 1).randbytes
        self.add({"type": "opened", "rules": rules, "settings": settings, "options": options or {}})
        for seat in self.state.seats:
            if seat.kind == "dead":
                continue
            human = sum(each.kind == "human" for each in self.state.seats) < people
            person: Draft = {"name": f"P{seat.number}", "kind": "human"}
            bot: Draft = {"name": "Greedy", "kind": "bot", "bot": "greedy"}
            self.add({"type": "seated", "seat": seat.number, **(person if human else bot)})

    def add(self, draft: Draft) -> dict[str, Any]:
        self.now += 100
        event = {"n": self.state.n + 1, "at": self.now, **draft}
        self.state.apply(event)
        self.log.append(event)
        return event

    def follow(self) -> None:
        while (draft := follow(self.state, self.entropy)) is not None:
            self.add(draft)

    def late(self) -> None:
        """Let all that is overdue happen."""
        while (draft := overdue(self.state, self.entropy)) is not None:
            self.add(draft)
            self.follow()

    def do(
        self, do: str, by: int | None = 1, /, *, owner: bool = False, **more: Any
    ) -> list[Draft]:
        """Carry out a command of a seat and return the events it made itself."""
        caller = Caller(frozenset() if by is None else frozenset({by}), owner)
        drafts = decide(self.state, {"do": do, **more}, caller, self.entropy)
        for draft in drafts:
            self.add(draft)
        self.follow()
        return drafts

    @property
    def people(self) -> list[int]:
        return [seat.number for seat in self.state.seats if seat.kind == "human"]

    def start(self) -> Steps:
        """Begin the partie, up to the first deal."""
        self.do("start", owner=True)
        self.shuffle()
        return self

    def shuffle(self) -> None:
        for seat in self.people:
            self.do("commit", seat, commit=fairdeal.commitment(SEED))
        for seat in self.people:
            self.do("reveal", seat, bytes=SEED.hex())

    def act(self) -> None:
        """Make any legal move for whose turn it is."""
        deal = self.state.deal
        assert deal is not None
        move = self.rng.choice(deal.legal_moves)
        more = {"action": move.action} if move.is_lay else {}
        self.do(move.kind, self.state.actor, **more)

    def play_deal(self) -> Steps:
        while self.state.phase == "play":
            self.act()
        return self

    def play_out(self) -> Steps:
        while self.state.phase in ("play", "counted"):
            if self.state.phase == "play":
                self.act()
            elif self.people:
                for seat in self.people:
                    if self.state.phase == "counted" and seat not in self.state.ready:
                        self.do("next", seat)
            else:
                self.late()
        return self


TABLES = [(name, players) for name, preset in presets.PRESETS.items() for players in preset.players]
"""Every preset with every number of players."""
