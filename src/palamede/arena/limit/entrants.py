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
from palamede.engine.endgame import Endgame
from palamede.engine.method import Method
from palamede.engine.players.base import Player
from palamede.engine.players.greedy import Greedy
from palamede.engine.players.levels import MAITRE
from palamede.engine.players.searching import Searching

__all__ = ["ENTRANTS", "mixture_of"]

LISTED: Final = 10_000


def _maitre(conventions: Conventions) -> Player:
    player = MAITRE.with_utility("marks").player(conventions)
    return Searching(player.name, player.method.but(listed=LISTED, worlds=LISTED))


def _uniform_worlds(_: Conventions) -> Player:
    method = Method(worlds=LISTED, leaf="exact", listed=LISTED, racing=False)
    return Searching("uniform worlds", method)


@dataclass(frozen=True)
class _Ending:
    """A player who solves the end of a deal, and plays as another before that."""

    name: str
    before: Player
    endgame: Endgame

    def choose(self, view: View, rng: Random) -> Move:
        """Return the likeliest act."""
        mixture = self.mixture(view)
        return move_table(view.conventions.set)[max(mixture, key=mixture.__getitem__)]

    def mixture(self, view: View) -> dict[int, float]:
        """Return how likely each act is."""
        from palamede.engine.endgame import endgame_mixture

        mixture = endgame_mixture(view, self.endgame)
        return mixture or {self.before.choose(view, Random(0)).action: 1.0}


ENTRANTS: Final[Mapping[str, Callable[[Conventions], Player]]] = MappingProxyType(
    {
        "greedy": lambda _: Greedy(),
        "uniform worlds": _uniform_worlds,
        "maitre": _maitre,
        "maitre ending 2": lambda table: _Ending("ending 2", _maitre(table), Endgame(tiles=2)),
        "maitre ending 3": lambda table: _Ending("ending 3", _maitre(table), Endgame(tiles=3)),
    }
)
"""By name, how the player that sits down to some conventions is made."""


def mixture_of(name: str, view: View, rng: Random) -> dict[int, float]:
    """Return how likely each act is that an entrant may choose, by action number."""
    player = ENTRANTS[name](view.conventions)
    mixture = getattr(player, "mixture", None)
    if mixture is not None:
        return dict(mixture(view))
    return {player.choose(view, rng).action: 1.0}
