"""The players by name. They play any seat of any game, and see a ``View`` and nothing else.

Those by rule (random, greedy, and the classical one who follows the books) are quick and need
nothing but ``palamede.dominoes``. The others search by compiled code, imported at their first move.

>>> from palamede.engine import players
>>> players.LEVELS  # from the weakest to the strongest
('random', 'apprentice', 'greedy', 'club', 'classical', 'expert', 'maitre')
>>> players.NAMES[len(players.LEVELS) :]  # for the arena: the net at sight, and two yardsticks
('net', 'pimc', 'rollout')
>>> players.get("greedy").name
'greedy'
>>> players.STRENGTHS["club"]  # marks a deal, measured in tete_a_tete
Strength(over='greedy', marks=1.47, margin=0.62)
"""

from __future__ import annotations

from palamede.engine.players.base import Player
from palamede.engine.players.registry import (
    DESCRIPTIONS,
    LEVELS,
    NAMES,
    UnknownPlayerError,
    at_table,
    get,
)
from palamede.engine.players.strengths import STRENGTHS, Strength

__all__ = [
    "DESCRIPTIONS",
    "LEVELS",
    "NAMES",
    "STRENGTHS",
    "Player",
    "Strength",
    "UnknownPlayerError",
    "at_table",
    "get",
]
