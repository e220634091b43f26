"""Players that search: by name, how they think and how long."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Final

from palamede.dominoes.moves import Move
from palamede.engine import clock, warm
from palamede.engine.budget import Budget
from palamede.engine.ends import mixture_for
from palamede.engine.method import Method, Utility
from palamede.engine.players.classical import Classical
from palamede.engine.reach import supports

if TYPE_CHECKING:
    from palamede.dominoes.view import View
    from palamede.engine.analysis import Analysis

__all__ = ["Searching", "seed_of"]

LONGEST: Final = 2.0
"""Seconds that a player thinks at most at a table of people."""


def seed_of(view: View) -> int:
    """Return a seed that depends on the view alone, so that the same view gives the same act."""
    return int.from_bytes(blake2b(view.to_json().encode(), digest_size=7).digest(), "big")


@dataclass(frozen=True)
class Searching:
    """A player that judges every act in many worlds (``engine.search``).

    With a budget in nodes, or with none but a number of worlds, the same view gives the same act
    everywhere. Rules that the kernels do not play, and the time until they are compiled, are left
    to the classical player.
    """

    name: str
    method: Method
    budget: Budget = field(default_factory=Budget)
    threads: int = 1

    def with_budget(self, budget: Budget) -> Searching:
        """Return the same player with another budget; worlds are then bounded by it alone."""
        method = self.method if budget == Budget() else replace(self.method, worlds=1 << 17)
        return replace(self, budget=budget, method=method)

    def hurried(self) -> Searching:
        """Return the same player for a table of people: it does not think longer than ``LONGEST``.

        Unlike ``with_budget`` this leaves the number of worlds as it is.
        """
        seconds = min(self.budget.seconds or LONGEST, LONGEST)
        return replace(self, budget=replace(self.budget, seconds=seconds))

    def with_utility(self, utility: Utility) -> Searching:
        """Return the same player, who plays for marks or for the partie."""
        return replace(self, method=replace(self.method, utility=utility))

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move that is best over the worlds that agree with the view."""
        moves = view.legal_moves
        if len(moves) == 1:
            return moves[0]
        begun = clock.now()
        hurried = self.budget.seconds is not None and self.budget.nodes is None
        if not supports(view.conventions) or not warm.ready(hurried=hurried):
            return Classical().choose(view, rng)
        mixture = mixture_for(view, self.method)
        if mixture is not None:
            (action,) = rng.choices(list(mixture), list(mixture.values()))
            return next(move for move in moves if move.action == action)
        from palamede.engine.search import Search

        budget = self.budget
        if budget.seconds is not None:
            # Waiting counts, but some time to think is left.
            spent = min(clock.now() - begun, budget.seconds / 2)
            budget = replace(budget, seconds=budget.seconds - spent)
        search = Search(view, self.method, budget, seed=seed_of(view), threads=self.threads)
        analysis = search.run(decided_is_enough=True)
        if not analysis.worlds:  # the budget is too small for a single one
            return Classical().choose(view, rng)
        return self.pick(analysis)

    def mixture(self, view: View) -> dict[int, float] | None:
        """Return how likely each act is, by its number, where it mixes them (``engine.ends``)."""
        return mixture_for(view, self.method)

    def pick(self, analysis: Analysis) -> Move:
        """Return the act that it plays after an analysis that has judged some worlds."""
        if not self.method.clings:
            return analysis.best
        return max(
            analysis.acts, key=lambda act: act.marks - self.method.clings * _pips(act.move)
        ).move


def _pips(move: Move) -> int:
    return 0 if move.tile is None else move.tile.pips
