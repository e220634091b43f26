"""The player at sight: it lays what the net finds likeliest, and searches nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from palamede.dominoes.moves import Move
from palamede.engine import warm
from palamede.engine.players.classical import Classical

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["Sight"]


@dataclass(frozen=True)
class Sight:
    """Plays the likeliest act of the net (``engine.nets``), the classical player's where none is.

    The same view gives the same act.
    """

    name: str = "net"
    impatient: bool = False
    """Whether it leaves its first moves to the classical player while the kernels are compiled."""

    def hurried(self) -> Sight:
        """Return the same player for a table of people."""
        return replace(self, impatient=True)

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move that the net finds likeliest, the first of several alike."""
        moves = view.legal_moves
        if len(moves) == 1:
            return moves[0]
        likely = _likely(view) if warm.ready(hurried=self.impatient) else None
        if likely is None:
            return Classical().choose(view, rng)
        return max(moves, key=lambda move: likely[move.action])


def _likely(view: View) -> dict[int, float] | None:
    """Return how likely the net finds each act, by its number; None if no net plays the rules."""
    # Only here: a player that is not asked need not wait for the compiler.
    import numpy as np

    from palamede.engine.kernel.net import net_chances
    from palamede.engine.kernel.worlds import Worlds
    from palamede.engine.nets import net_of
    from palamede.engine.table import table_of

    net = net_of(view.conventions)
    if not net.first.size:
        return None
    world = Worlds(view).sample(1, 0)  # any will do: of the hands of others it sees the sizes
    table = table_of(view, world)
    likely = np.zeros(len(table.acts))
    net_chances(
        table.tables,
        world.now[0],
        table.meta,
        table.seen,
        table.acts,
        len(table.acts),
        net,
        likely,
    )
    return dict(zip(map(int, table.acts), likely.tolist(), strict=True))
