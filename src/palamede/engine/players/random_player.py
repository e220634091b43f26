"""The random player."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from palamede.dominoes.moves import Move

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["RandomPlayer"]


class RandomPlayer:
    """Makes any legal move, each with the same chance."""

    name = "random"

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal move."""
        return rng.choice(view.legal_moves)
