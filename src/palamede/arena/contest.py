"""What is played: who, by which rules, on which deals and terms; and one duplicate deal of it.

A contest is between two players, or a ladder of several, everybody against everybody on the same
deals. Its tasks are numbered: deal 1 of every pairing, then deal 2 of every pairing, and so on, so
that a contest broken off anywhere is fair, and a longer one begins like a shorter one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Any

from palamede import __version__
from palamede.arena.contenders import close, contender
from palamede.arena.duplicate import Pair, play_pair
from palamede.arena.errors import ArenaError, FaultError
from palamede.arena.external import Misdeed
from palamede.arena.omniscient import OMNISCIENT
from palamede.arena.terms import Terms
from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.moves import Move
from palamede.dominoes.settings import format_value
from palamede.dominoes.view import View
from palamede.engine import warm
from palamede.engine.players.base import Player

__all__ = ["Company", "Contest", "Fault", "Played", "Task"]


@dataclass(frozen=True, slots=True)
class Task:
    """A duplicate deal between two players, by their places in the contest."""

    first: int
    second: int
    deal: int


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of an external player that was forgiven; ``player`` is its place in the contest."""

    player: int
    kind: str


@dataclass(frozen=True, slots=True)
class Played:
    """A task that is done."""

    task: Task
    pair: Pair
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True)
class Contest:
    """Who plays what on which terms; plain data that crosses to worker processes."""

    names: tuple[str, ...]
    conventions: Conventions
    seed: int | str = 0
    terms: Terms = field(default_factory=Terms)

    def __post_init__(self) -> None:
        if len(self.names) < 2:
            raise ArenaError("a match needs two players", code="arena-players")
        twice = next((name for name in self.names if self.names.count(name) > 1), None)
        if twice is not None and len(self.names) > 2:
            raise ArenaError(
                f"{twice} stands twice in the ladder", code="arena-twice", player=twice
            )

    @cached_property
    def pairings(self) -> tuple[tuple[int, int], ...]:
        """Who plays whom, by places in ``names``."""
        return tuple(combinations(range(len(self.names)), 2))

    def tasks(self, deals: int, after: int = 0) -> Iterator[Task]:
        """Yield the tasks of so many deals a pairing, the first ``after`` of them left out."""
        for number in range(after, deals * len(self.pairings)):
            deal, pairing = divmod(number, len(self.pairings))
            yield Task(*self.pairings[pairing], deal + 1)

    @property
    def rules(self) -> str:
        """The rules in words as they are given on the command line."""
        preset, changes = presets.nearest(self.conventions)
        changes.pop("players", None)
        told = [f"{name}={format_value(value)}" for name, value in changes.items()]
        return " ".join([preset.name, f"players={self.conventions.players}", *told])

    def settings(self) -> Mapping[str, Any]:
        """Return all that the result depends on, but for the number of deals."""
        return {
            "players": list(self.names),
            "rules": self.rules,
            "seed": self.seed,
            "seconds": self.terms.budget.seconds,
            "nodes": self.terms.budget.nodes,
            "utility": self.terms.utility,
            "patience": self.terms.patience,
            "forgive": self.terms.forgive,
            "version": __version__,
        }


class Company:
    """The players of a contest in this process, each made once, when it first plays."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._players: dict[int, Player] = {}

    def play(self, task: Task) -> Played:
        """Play a duplicate deal.

        Raises:
            FaultError: an external player did wrong more often than is forgiven.
            IllegalMoveError: one of our own players made an illegal move.
        """
        faults: list[Fault] = []
        one, other = (self._seat(place, task.deal, faults) for place in (task.first, task.second))
        contest = self._contest
        pair = play_pair(one, other, contest.conventions, contest.seed, task.deal)
        return Played(task, pair, tuple(faults))

    def _seat(self, place: int, deal: int, faults: list[Fault]) -> Player:
        """Return a player for one duplicate deal."""
        if self._contest.names[place].lower() == OMNISCIENT:
            return self.player(place)  # it is shown more than a view
        return _Seated(self, place, deal, faults)

    def player(self, place: int) -> Player:
        """Return the player at a place."""
        if place not in self._players:
            contest = self._contest
            self._players[place] = contender(
                contest.names[place], contest.conventions, contest.terms
            )
            player = self._players[place]
            if hasattr(player, "with_budget") or getattr(player, "searches", False):
                warm.wait()  # else its first moves would be those of the classical player
        return self._players[place]

    def close(self) -> None:
        """Let all players go."""
        while self._players:
            close(self._players.popitem()[1])

    def fault(self, place: int, deal: int, misdeed: Misdeed) -> FaultError:
        """Return what stops the contest."""
        name = self._contest.names[place]
        told = f" ({misdeed.said})" if misdeed.said else ""
        return FaultError(
            f"{name}: {misdeed.kind} in deal {deal}{told}",
            code=f"arena-fault-{misdeed.kind}",
            player=name,
            deal=deal,
            said=misdeed.said,
        )

    @property
    def forgive(self) -> int:
        """How many faults of a player do not stop the contest."""
        return self._contest.terms.forgive


class _Seated:
    """A player for one duplicate deal: forgiven faults are noted, and acted for."""

    def __init__(self, company: Company, place: int, deal: int, faults: list[Fault]) -> None:
        self._company = company
        self._place = place
        self._deal = deal
        self._faults = faults
        self.name = ""

    def choose(self, view: View, rng: Random) -> Move:
        player = self._company.player(self._place)
        try:
            return player.choose(view, rng)
        except Misdeed as misdeed:
            done = sum(fault.player == self._place for fault in self._faults)
            if misdeed.hopeless or done >= self._company.forgive:
                raise self._company.fault(self._place, self._deal, misdeed) from None
            self._faults.append(Fault(self._place, misdeed.kind))
            return view.legal_moves[0]  # the lowest action number, as the documentation says
