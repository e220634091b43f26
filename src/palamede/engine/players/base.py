"""What a player is: somebody who is shown a view and names a move."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from palamede.dominoes.moves import Move

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["Player"]


@runtime_checkable
class Player(Protocol):
    """One who plays any seat of any game.

    A player keeps nothing between two moves: the same view and a generator in the same state give
    the same move, in this process or in another.
    """

    @property
    def name(self) -> str:
        """Under which the registry knows it."""
        ...

    def choose(self, view: View, rng: Random) -> Move:
        """Return one of the legal moves of the view's seat.

        ``view`` is all that this seat may know and its turn must have come; ``rng`` is the only
        chance a player may use.
        """
        ...
