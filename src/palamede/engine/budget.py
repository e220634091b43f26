"""How much a player may think before it answers."""

from __future__ import annotations

import re
from dataclasses import dataclass

from palamede.dominoes.errors import PalamedeError

__all__ = ["Budget", "BudgetError"]


class BudgetError(PalamedeError):
    """A budget in which nobody can think."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Time or work for one decision.

    ``seconds``: wall time; what is found in it depends on the machine. ``nodes``: positions visited
    by rollouts and searches together; the same view, player and nodes give the same act everywhere.
    With both, whichever ends first; with neither, what the player takes by itself.

    >>> Budget.parse("0.5s"), Budget.parse("20000")
    (Budget(seconds=0.5, nodes=None), Budget(seconds=None, nodes=20000))
    """

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        """Refuse what is not above nought."""
        for value in (self.seconds, self.nodes):
            if value is not None and not value > 0:
                raise BudgetError(
                    f"a budget of {value} lets nobody think: it must be above 0",
                    code="engine-budget",
                    value=str(value),
                )

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Read ``0.5s`` or ``200ms`` as time, a whole number as nodes.

        Raises:
            BudgetError: neither of them, or not above 0.
        """
        match = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*(ms|s|)\s*", text)
        if match is None or (not match[2] and "." in match[1]):
            raise BudgetError(
                f"{text!r} is no budget: write seconds as 0.5s or 200ms, nodes as 20000",
                code="engine-budget-text",
                text=text,
            )
        if match[2]:
            return cls(seconds=float(match[1]) * (0.001 if match[2] == "ms" else 1))
        return cls(nodes=int(match[1]))

    def __str__(self) -> str:
        """Return what ``parse`` reads."""
        if self.nodes is not None:
            return str(self.nodes)
        return "" if self.seconds is None else f"{self.seconds:g}s"
