"""The small games that players are measured in, and who is measured there."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions

__all__ = ["GAMES", "TRIAL", "Game"]


@dataclass(frozen=True)
class Game:
    """A game to measure in: its name, its rules in words, and who is asked there."""

    name: str
    rules: str
    entrants: tuple[str, ...]

    @property
    def conventions(self) -> Conventions:
        """The rules of its preset with a smaller set."""
        return presets.read(self.rules)


_TWO: Final = (
    "greedy",
    "uniform worlds",
    "maitre",
    "maitre, ends of two tiles",
    "ranges",
    "foresight",
)

GAMES: Final = MappingProxyType(
    {
        "3x4": Game("double-three, 4 tiles each", "tete_a_tete set=3 hand=4", _TWO),
        "4x3": Game("double-four, 3 tiles each", "tete_a_tete set=4 hand=3", _TWO),
        "3x2": Game(
            "double-three, partners, 2 tiles each", "voleur set=3 hand=2", ("greedy", "maitre")
        ),
    }
)
"""By a short name: the largest double, and the tiles of a hand."""

TRIAL: Final = Game("double-two, 2 tiles each", "tete_a_tete set=2 hand=2", ("greedy",))
"""A game of a second, to see that all goes."""
