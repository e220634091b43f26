"""A signature of how a player plays, and how long it takes, over the stored positions."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING

from palamede.dominoes.errors import PalamedeError
from palamede.engine import players, warm
from palamede.engine.budget import Budget
from palamede.engine.players.levels import Maitre
from palamede.engine.players.searching import Searching, seed_of

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["Bench", "BenchError", "bench"]


class BenchError(PalamedeError):
    """Nothing of the player can be measured."""


@dataclass(frozen=True, slots=True)
class Bench:
    """What a player did: ``actions`` by position, ``nodes`` in all, ``seconds`` of wall time."""

    player: str
    actions: tuple[int, ...]
    nodes: int
    seconds: float

    @property
    def signature(self) -> str:
        """The acts in eight hexadecimal digits."""
        return blake2b(" ".join(map(str, self.actions)).encode(), digest_size=4).hexdigest()


def bench(
    name: str,
    views: Iterable[View],
    budget: Budget,
    *,
    tell: Callable[[int], None] | None = None,
) -> Bench:
    """Let a player that searches choose at each position; Ctrl-C ends it with what is done.

    Args:
        name: of the player (``players.NAMES``).
        views: positions with a choice.
        budget: for each; an empty one leaves the player its number of worlds.
        tell: is told after each how many are done.

    Raises:
        UnknownPlayerError: no player has that name.
        BenchError: the player does not search.
    """
    player = players.get(name)
    if isinstance(player, Maitre):
        player = player.with_budget(budget).with_utility("marks")
    elif isinstance(player, Searching):
        player = player if budget == Budget() else player.with_budget(budget)
    else:
        raise BenchError(
            f"{player.name} does not search: there are no nodes to count",
            code="bench-player",
            player=player.name,
        )
    warm.wait()
    from palamede.engine.search import Search

    actions, nodes, started = [], 0, time.perf_counter()
    with contextlib.suppress(KeyboardInterrupt):
        for view in views:
            seated = player.player(view.conventions) if isinstance(player, Maitre) else player
            found = Search(view, seated.method, seated.budget, seed=seed_of(view)).run()
            actions.append(seated.pick(found).action)
            nodes += found.nodes
            if tell is not None:
                tell(len(actions))
    return Bench(player.name, tuple(actions), nodes, time.perf_counter() - started)
