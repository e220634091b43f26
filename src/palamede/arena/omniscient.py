"""A player that sees all hands and the order of the stock, and knows best play: the ceiling.

It is no lawful player, so the registry does not have it and no table can seat it. The arena alone
does, to measure how far lawful players are from what nobody can reach. It alone is shown the deal;
everybody else is shown a view (``duplicate.play_deal``).

Its side never gets less than the exact value of the deal with open hands; over a duplicate deal it
therefore never loses to anybody. It does not set traps: of equally good moves it takes the first,
and it does not reckon with mistakes. What can be won from a weak player may be more.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from palamede.arena.errors import ArenaError
from palamede.dominoes.moves import Move

if TYPE_CHECKING:
    from palamede.dominoes.conventions import Conventions
    from palamede.dominoes.deal import Deal
    from palamede.dominoes.view import View

__all__ = ["OMNISCIENT", "Omniscient"]

OMNISCIENT: Final = "omniscient"
"""The name in the arena."""

_MEGABYTES: Final = 8


class Omniscient:
    """One who sees everything, for measurements."""

    name = OMNISCIENT

    def __init__(self, conventions: Conventions) -> None:
        """Get ready.

        Raises:
            ArenaError: there are more than two sides: no best play is known.
        """
        if conventions.sides_count != 2:  # noqa: PLR2004
            raise ArenaError(
                f"{OMNISCIENT} plays games of two sides only, not of {conventions.sides_count}",
                code="arena-sides",
                player=OMNISCIENT,
                sides=conventions.sides_count,
            )
        self._solver: Any = None

    def choose_open(self, deal: Deal) -> Move:
        """Return the first of the best moves of a deal whose hands are open.

        Raises:
            UnsupportedError: the kernels do not play these rules.
        """
        from palamede.engine.kernel.state import state_of
        from palamede.engine.solver import Solver

        state = state_of(deal)
        if self._solver is None:
            self._solver = Solver(state.tables, table_mb=_MEGABYTES)
        moves = deal.legal_moves
        found = self._solver.worlds(
            state.hands[None], state.stock[None], state.meta, [move.action for move in moves]
        )
        return moves[int(found.values[0].argmax())]

    def choose(self, view: View, rng: Random) -> Move:
        """Refuse: by a view alone nobody sees everything.

        Raises:
            ArenaError: always.
        """
        raise ArenaError(
            f"{OMNISCIENT} plays in the arena only, where it is shown all hands",
            code="arena-omniscient",
        )
