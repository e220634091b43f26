"""How strong each level is: what it marks a deal more than the level below it.

Measured in ``tete_a_tete`` over 800 duplicate deals each, by ``python -m palamede.arena.strength
--only 'ladder-*'``; a test holds these numbers to the results that stand in ``docs/strength``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

__all__ = ["STRENGTHS", "Strength"]


@dataclass(frozen=True, slots=True)
class Strength:
    """Marks a deal by which a level is ahead of another, ± half the interval of 95 %."""

    over: str
    marks: float
    margin: float


STRENGTHS: Final[Mapping[str, Strength]] = MappingProxyType(
    {
        "apprentice": Strength("random", 1.65, 0.73),
        "greedy": Strength("apprentice", 1.63, 0.69),
        "club": Strength("greedy", 1.47, 0.62),
        "classical": Strength("club", 1.92, 0.60),
        "expert": Strength("classical", 1.17, 0.53),
        "maitre": Strength("expert", 1.35, 0.51),
    }
)
"""By level; the weakest one has nobody below it. The master had a tenth of a second a move."""
