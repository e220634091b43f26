"""Two players who are partners: ``maitre+greedy`` has one of them on each seat of a side.

So it is found out how well a player does beside one who does not think as it does. The first of
the two sits on the side's first seat (1 or 2), the other opposite.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from palamede.arena.errors import ArenaError
from palamede.dominoes.moves import Move
from palamede.engine.players.base import Player

if TYPE_CHECKING:
    from palamede.dominoes.conventions import Conventions
    from palamede.dominoes.view import View

__all__ = ["JOINED", "Partners", "check_partners"]

JOINED: Final = "+"
"""Between the names of two partners."""


def check_partners(name: str, conventions: Conventions) -> tuple[str, str]:
    """Return the names of two partners.

    Raises:
        ArenaError: there are not two names, or nobody has a partner in this game.
    """
    names = [each.strip() for each in name.split(JOINED)]
    if len(names) != 2 or not all(names):  # noqa: PLR2004
        raise ArenaError(
            f"{name}: two partners are needed, such as maitre{JOINED}greedy",
            code="arena-two-partners",
            player=name,
        )
    if not conventions.paired:
        raise ArenaError(
            f"{name}: nobody has a partner in this game", code="arena-partners", player=name
        )
    return names[0], names[1]


class Partners:
    """A side of which each seat is another player."""

    def __init__(self, first: Player, second: Player) -> None:
        self._members = (first, second)
        self.name = JOINED.join(player.name for player in self._members)

    @property
    def searches(self) -> bool:
        """Whether one of them has to wait for compiled code."""
        return any(hasattr(player, "with_budget") for player in self._members)

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move of the member whose seat it is."""
        seat = view.seat or 1
        return self._members[(seat - 1) // 2 % 2].choose(view, rng)

    def close(self) -> None:
        """Let both go."""
        for player in self._members:
            closing: Any = getattr(player, "close", None)
            if closing is not None:
                closing()
