"""Full deals that agree with a view: counted, and drawn uniformly.

A *world* is a pair of the hands at the start and the order of the stock with which the play of the
view was legal throughout. Each is equally likely, because tiles are dealt so; how the others chose
among their legal moves is not part of it (an engine may weigh worlds by that).
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import DealError
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["WorldSampler", "count_worlds", "resample"]


class WorldSampler:
    """Draws many worlds of one view; prepared once.

    Raises:
        DealError: no deal agrees with the view, which is then no view of any deal.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self._knowledge = view.knowledge
        if not self._knowledge.placement.feasible():
            raise DealError("no deal agrees with this view", code="view-impossible")

    @property
    def count(self) -> int:
        """The number of worlds."""
        return self._knowledge.count()

    def tiles(self, rng: Random) -> tuple[list[list[Tile]], list[Tile]]:
        """Draw a world: the hands at the start by seat, and the stock in drawing order."""
        return self._knowledge.draw(rng)

    def sample(self, rng: Random) -> Deal:
        """Draw a world and play the moves of the view on it; ``sample(rng).view(seat) == view``."""
        hands, stock = self._knowledge.draw(rng)
        view = self.view
        deal = Deal(
            view.conventions,
            hands,
            stock,
            leader=view.leader,
            scores=view.scores,
            forced_lead=view.forced_lead,
            dead=view.dead,
        )
        for move in view.moves:
            deal.push(move)
        return deal


def resample(view: View, rng: Random) -> Deal:
    """Return a deal drawn uniformly from those that agree with a view, at the same point of play.

    ``resample(view, rng).view(view.seat) == view``. For many samples of one view prepare a
    ``WorldSampler``.

    Raises:
        DealError: no deal agrees with the view.
    """
    return WorldSampler(view).sample(rng)


def count_worlds(view: View) -> int:
    """Return how many pairs (hands at the start, order of the stock) agree with a view."""
    return view.knowledge.count()
