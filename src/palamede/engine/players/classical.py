"""The classical player: what the books advise, and nothing else."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from palamede.dominoes.moves import Move
from palamede.engine.players.leading import choose_lead
from palamede.engine.players.reading import Reading, prospect
from palamede.engine.players.weights import weights_for

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["Classical"]


class Classical:
    """Leads by ADV-01, later weighs by the advice what each tile does; nothing is left to chance.

    Of equal moves it takes the one with the lowest action number.
    """

    name = "classical"

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move that the books advise."""
        moves = view.legal_moves
        lays = [move for move in moves if move.is_lay]
        if len(lays) < 2:  # a matador alone is laid rather than kept back
            return (lays or moves)[0]
        reading = Reading(view)
        if not reading.line:
            return choose_lead(reading, lays)
        weighed = weights_for(reading.conventions)
        best, best_worth = lays[0], float("-inf")
        for move in lays:
            after = prospect(reading, move)
            worth = sum([weight * does(reading, after) for does, weight in weighed])
            if worth > best_worth:
                best, best_worth = move, worth
        return best
