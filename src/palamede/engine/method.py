"""How a player searches: how many worlds, what it infers from play, and how it values an end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, get_args

__all__ = ["LEAVES", "UTILITIES", "Leaf", "Method", "Utility"]

Leaf = Literal["random", "policy", "net", "exact"]
"""How a world is valued: played out at random, by the model of choice, by the net, or exactly."""

Utility = Literal["marks", "match"]
"""What is maximised: marks of the deal, or the chance of winning the partie."""

LEAVES: tuple[Leaf, ...] = get_args(Leaf)
UTILITIES: tuple[Utility, ...] = get_args(Utility)


@dataclass(frozen=True, slots=True)
class Method:
    """One way to search.

    ``worlds``: most that are drawn, which bounds memory and, without a budget, the work.
    ``leaf``: of the opening; ``exact_below``: with so many tiles in all hands or fewer, worlds are
    solved exactly (two sides only). ``uniform``: the least share of the likelihood of an act that
    is that of any legal act alike; None infers nothing from plays. ``least_effective``: the share
    of worlds that must count; where fewer would, weights are tempered. ``listed``: with so many
    hands or fewer all are listed instead of drawn. ``utility``: see above; ``match`` falls back on
    marks where the chance of the partie is not known.
    """

    worlds: int = 1000
    leaf: Leaf = "policy"
    exact_below: int = 0
    uniform: float | None = None
    least_effective: float = 0.05
    listed: int = 1000
    racing: bool = True
    utility: Utility = "marks"
    partner: bool = True
    """Whether the model of choice minds the partner; else he is to it as anybody."""
    learned: bool = False
    """Whether worlds are weighed by the net, else by the model of choice."""
    choices: int = -1
    """With the leaf ``net``: after so many choices it says what is to be expected; -1: never."""
    ends: int = 0
    """With so many tiles a hand or fewer the rest of a deal of two hands is solved as a game."""
    pairs: int = 4000
    """Where ``ends`` is not 0: most pairs of hands that are laid out at once."""
    recall: int | None = None
    """Passes older than so many acts are forgotten (``engine.memory``); None forgets nothing."""
    clings: float = 0.0
    """Marks by which each pip of the tile laid is thought too dear to give away."""

    def but(self, **changes: object) -> Method:
        """Return another method that differs in these fields."""
        return replace(self, **changes)  # type: ignore[arg-type]
