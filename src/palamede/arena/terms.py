"""On what terms players meet: how long they may think, for what they play, how long one waits."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from math import isfinite
from random import Random

from palamede.arena.errors import ArenaError
from palamede.engine.budget import Budget, BudgetError
from palamede.engine.method import Utility

__all__ = ["PATIENCE", "Chance", "Terms", "read_budget", "read_seconds"]


_TIME = re.compile(r"(\d+(?:\.\d*)?|\.\d+)(ms|s)?", re.ASCII)
_LONGEST = 3600.0
PATIENCE = 10.0
"""Seconds beyond the budget that an external player has, unless others are given."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What both players are granted for every decision.

    ``budget``: of a player who takes one; an empty one leaves it its own. ``utility``: whether such
    a player plays for marks or for the partie. ``patience``: seconds beyond the budget after which
    an external player is late. ``forgive``: how many faults of an external player do not stop the
    match.
    """

    budget: Budget = field(default_factory=Budget)
    utility: Utility = "marks"
    patience: float = PATIENCE
    forgive: int = 0


class Chance(Random):
    """The random numbers of one decision, and the number that they come from."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def read_seconds(text: str) -> float:
    """Return the seconds of ``0.1s``, ``100ms`` or ``0.1``.

    Raises:
        ArenaError: it is no time, or nought, or longer than an hour.
    """
    match = _TIME.fullmatch(text.strip().lower())
    seconds = 0.0
    if match is not None:
        seconds = float(match[1]) / (1000 if match[2] == "ms" else 1)
    if not (isfinite(seconds) and 0 < seconds <= _LONGEST):
        raise ArenaError(
            f"{text!r} is no time to think: write seconds above 0, such as 0.1s or 100ms, "
            f"at most {_LONGEST:g}s",
            code="arena-time",
            text=text,
            most=int(_LONGEST),
        )
    return seconds


def read_budget(text: str | None, nodes: str | None = None) -> Budget:
    """Return the budget of a time such as ``0.1s``, a number of nodes, or both; of neither, none.

    Raises:
        BudgetError: one of them cannot be read, or is not above 0.
        ArenaError: the time is longer than an hour.
    """
    budget = Budget() if text is None else Budget.parse(text)
    if budget.seconds is not None and text is not None:
        read_seconds(text)
    if nodes is None:
        return budget
    if re.fullmatch(r"\d{1,18}", nodes.strip(), re.ASCII) is None:
        raise BudgetError(
            f"{nodes!r} is no number of nodes: write a whole number such as 20000",
            code="engine-budget-text",
            text=nodes,
        )
    return Budget(seconds=budget.seconds, nodes=int(nodes))
