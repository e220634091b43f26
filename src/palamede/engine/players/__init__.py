"""The players by rule: random, greedy, and the classical one who follows the books.

They are quick, need nothing but ``palamede.dominoes``, play any seat of any game, and see a
``View`` and nothing else.

>>> from palamede.engine import players
>>> players.NAMES
('random', 'greedy', 'classical')
>>> players.get("greedy").name
'greedy'
"""

from __future__ import annotations

from palamede.engine.players.base import Player
from palamede.engine.players.registry import DESCRIPTIONS, NAMES, UnknownPlayerError, get

__all__ = ["DESCRIPTIONS", "NAMES", "Player", "UnknownPlayerError", "get"]
