"""Converters: games of other programs to records.

``read_games(text, source)`` reads a text, ``to_partie`` plays a game by our rules and makes a
record of it: one partie of one deal. ``deviation`` names in what the other program paid otherwise,
for each such case is known and listed: see ``pypi_dominoes`` and ``open_spiel``.
"""

from palamede.dgn.convert.foreign import ConvertError, Foreign, Play
from palamede.dgn.convert.open_spiel import from_open_spiel
from palamede.dgn.convert.pypi_dominoes import from_dominoes, to_dominoes_json
from palamede.dgn.convert.record import DEVIATIONS, deviation, play, to_partie
from palamede.dgn.convert.sources import SOURCES, read_games

__all__ = [
    "DEVIATIONS",
    "SOURCES",
    "ConvertError",
    "Foreign",
    "Play",
    "deviation",
    "from_dominoes",
    "from_open_spiel",
    "play",
    "read_games",
    "to_dominoes_json",
    "to_partie",
]
