"""The players that search: three levels for people, the strongest, and two yardsticks.

The weak levels make the mistakes of beginners: they look at few ways in which the tiles may lie,
forget old passes, and are loath to part with heavy tiles. They never play at random. The yardsticks
are frozen: a bench signature holds their acts still, so that strength measured on one day can be
compared with that of any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Final

from palamede.dominoes.moves import Move
from palamede.engine.budget import Budget
from palamede.engine.method import Method, Utility
from palamede.engine.players.searching import Searching

if TYPE_CHECKING:
    from palamede.dominoes.conventions import Conventions
    from palamede.dominoes.view import View

__all__ = [
    "APPRENTICE",
    "CLUB",
    "EXPERT",
    "MAITRE",
    "PARTS",
    "PIMC",
    "ROLLOUT",
    "Maitre",
    "method_for",
    "method_without",
]

APPRENTICE: Final = Searching(
    "apprentice", Method(worlds=3, leaf="policy", listed=0, racing=False, recall=1, clings=1.1)
)
CLUB: Final = Searching(
    "club", Method(worlds=6, leaf="policy", listed=0, racing=False, recall=3, clings=0.2)
)
EXPERT: Final = Searching("expert", Method(worlds=150, leaf="policy", listed=0))

PIMC: Final = Searching("pimc", Method(worlds=100, leaf="exact", listed=0, racing=False))
"""100 worlds drawn uniformly, the exact score of every act in each, the highest mean plays."""

ROLLOUT: Final = Searching("rollout", Method(worlds=1000, leaf="random", listed=0, racing=False))
"""1,000 worlds drawn uniformly, one random playout an act and world with common chances."""


def method_for(conventions: Conventions) -> Method:
    """Return how the strongest player searches under these conventions.

    With two hands and no drawing an exact value of every world says more than playouts; with four
    hands, or a stock, too much is hidden, and playouts by the model of choice say more. The net,
    which plays better at sight, does not make a better searcher (``docs/strength``).
    """
    if conventions.seats == 2 and conventions.draw == "none":  # noqa: PLR2004
        return Method(worlds=600, leaf="exact", uniform=0.1, ends=3)
    return Method(worlds=1500, leaf="policy", uniform=0.1)


_PARTS: Final[Mapping[str, Callable[[Method], Method]]] = {
    "inference": lambda method: method.but(uniform=None),
    "policy": lambda method: method.but(leaf="random") if method.leaf == "policy" else method,
    "exact": lambda method: method.but(
        leaf="policy" if method.leaf == "exact" else method.leaf, exact_below=0
    ),
    "partner": lambda method: method.but(partner=False),
    "subgame": lambda method: method.but(ends=0),
}
PARTS: Final = tuple(_PARTS)
"""What can be taken away from the strongest player, to find out what it is worth.

``inference``: what the others laid tells nothing, as against what they passed on; ``policy``: tiles
are played out at random, where they were by the model of choice; ``exact``: no world is solved;
``partner``: the model of choice does not mind who is a partner; ``subgame``: no end of a deal is
solved as a game.
"""


def method_without(conventions: Conventions, without: Iterable[str]) -> Method:
    """Return ``method_for`` less some of its ``PARTS``."""
    method = method_for(conventions)
    for part in PARTS:
        if part in without and not (part == "partner" and not conventions.paired):
            method = _PARTS[part](method)
    return method


@dataclass(frozen=True)
class Maitre:
    """The strongest player: its method depends on the game (``method_for``)."""

    name: str = "maitre"
    budget: Budget = Budget(seconds=1.0)
    utility: Utility = "match"
    threads: int = 1
    without: frozenset[str] = frozenset()
    """Parts of its method that it must do without."""

    def with_budget(self, budget: Budget) -> Maitre:
        """Return the same player with another budget."""
        return replace(self, budget=budget)

    def with_utility(self, utility: Utility) -> Maitre:
        """Return the same player, who plays for marks or for the partie."""
        return replace(self, utility=utility)

    def player(self, conventions: Conventions) -> Searching:
        """Return the searching player that sits down to these conventions."""
        method = method_without(conventions, self.without).but(utility=self.utility)
        player = Searching(self.name, method, threads=self.threads)
        return player if self.budget == Budget() else player.with_budget(self.budget)

    def choose(self, view: View, rng: Random) -> Move:
        """Return the best move that it finds."""
        return self.player(view.conventions).choose(view, rng)


MAITRE: Final = Maitre()
