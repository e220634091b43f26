"""On what terms players meet: how long they may think, for what they play, how long one waits."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import isfinite
from random import Random
from typing import Literal

from palamede.arena.errors import ArenaError

__all__ = ["PATIENCE", "UTILITIES", "Chance", "Terms", "read_nodes", "read_seconds"]

Utility = Literal["marks", "match"]

UTILITIES: tuple[Utility, ...] = ("marks", "match")

_TIME = re.compile(r"(\d+(?:\.\d*)?|\.\d+)(ms|s)?", re.ASCII)
_LONGEST = 3600.0
_MOST_NODES = 10**15
PATIENCE = 10.0
"""Seconds beyond the budget that an external player has, unless others are given."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What both players are granted for every decision.

    ``seconds`` and ``nodes``: the budget of a player who takes one, None for its own. ``utility``:
    whether such a player plays for marks or for the partie. ``patience``: seconds beyond the budget
    after which an external player is late. ``forgive``: how many faults of an external player do
    not stop the match.
    """

    seconds: float | None = None
    nodes: int | None = None
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


def read_nodes(text: str) -> int:
    """Return a number of nodes.

    Raises:
        ArenaError: it is no whole number from 1 up.
    """
    digits = text.strip().replace("_", "")
    nodes = int(digits) if re.fullmatch(r"\d{1,18}", digits, re.ASCII) else 0
    if not 0 < nodes <= _MOST_NODES:
        raise ArenaError(
            f"{text!r} is no number of nodes: write a whole number from 1 up",
            code="arena-nodes",
            text=text,
        )
    return nodes
