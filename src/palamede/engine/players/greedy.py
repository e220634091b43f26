"""The greedy player."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from palamede.dominoes.moves import Move
from palamede.engine.players.counting import marks
from palamede.engine.players.reading import Reading, prospect

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["Greedy"]


class Greedy:
    """Lays the tile that marks most now, else the heaviest; where the most pips win, the lightest.

    It lays whenever it can. Of equal moves it takes the one with the lowest action number.
    """

    name = "greedy"

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move that takes most at once."""
        lays = [move for move in view.legal_moves if move.is_lay]
        if not lays:
            return view.legal_moves[0]
        sign = -1 if view.conventions.goal == "most" else 1
        if view.conventions.count == "none":
            return max(lays, key=lambda move: (sign * _pips(move), -move.action))
        reading = Reading(view)
        return max(
            lays,
            key=lambda move: (
                marks(reading, prospect(reading, move)),
                sign * _pips(move),
                -move.action,
            ),
        )


def _pips(move: Move) -> int:
    return 0 if move.tile is None else move.tile.pips
