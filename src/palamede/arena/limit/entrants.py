"""The players that are measured in small games, each by the code that plays at a table.

With two hands of a small set all worlds are listed and solved, and no clock is asked: the same view
gives the same act everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.moves import Move, move_table
from palamede.dominoes.view import View
from palamede.engine.endgame import Endgame, endgame_mixture
from palamede.engine.foresight import foreseen_mixture
from palamede.engine.method import Method
from palamede.engine.players.base import Player
from palamede.engine.players.greedy import Greedy
from palamede.engine.players.levels import MAITRE
from palamede.engine.players.searching import Searching
from palamede.engine.ranges import Inference, ranged_mixture

__all__ = ["ENTRANTS", "mixture_of"]

LISTED: Final = 10_000
PAIRS: Final = 200_000
"""More than there are deals of the double-four with three tiles each."""


def _maitre(conventions: Conventions, ends: int | None = None) -> Player:
    player = MAITRE.with_utility("marks").player(conventions)
    method = player.method.but(listed=LISTED, worlds=LISTED)
    return Searching(player.name, method if ends is None else method.but(ends=ends))


def _uniform_worlds(_: Conventions) -> Player:
    method = Method(worlds=LISTED, leaf="exact", listed=LISTED, racing=False)
    return Searching("uniform worlds", method)


@dataclass(frozen=True)
class _Ranged:
    """One who follows what both seats may hold and solves the ends of deals."""

    name: str
    endgame: Endgame
    spread: float
    foresees: bool = False

    def choose(self, view: View, rng: Random) -> Move:
        """Return the likeliest act."""
        mixture = self.mixture(view)
        return move_table(view.conventions.set)[max(mixture, key=mixture.__getitem__)]

    def mixture(self, view: View) -> dict[int, float]:
        """Return how likely each act is."""
        mixture = endgame_mixture(view, self.endgame)
        if mixture is None and self.foresees:
            mixture = foreseen_mixture(view, Inference(pairs=PAIRS), spread=self.spread)
        if mixture is None:
            mixture = ranged_mixture(view, Inference(pairs=PAIRS), spread=self.spread)
        if mixture is None:
            raise ValueError("too many pairs of hands to follow them all")
        return mixture


ENTRANTS: Final[Mapping[str, Callable[[Conventions], Player]]] = MappingProxyType(
    {
        "greedy": lambda _: Greedy(),
        "uniform worlds": _uniform_worlds,
        "maitre": _maitre,
        "maitre, ends of two tiles": lambda conventions: _maitre(conventions, ends=2),
        "ranges": lambda _: _Ranged("ranges", Endgame(tiles=2), 0.25),
        "foresight": lambda _: _Ranged("foresight", Endgame(tiles=2), 0.25, foresees=True),
    }
)
"""By name, how the player that sits down to some conventions is made."""


def mixture_of(name: str, view: View, rng: Random) -> dict[int, float]:
    """Return how likely each act is that an entrant may choose, by action number."""
    player = ENTRANTS[name](view.conventions)
    mixture = getattr(player, "mixture", None)
    found: dict[int, float] | None = None if mixture is None else mixture(view)
    if found is not None:
        return found
    return {player.choose(view, rng).action: 1.0}
