"""The game of dominoes itself: tiles, conventions, deals, parties. Standard library only.

The names below are the ones to import; the modules hold more.

>>> from palamede.dominoes import Deal, Partie, Tile, TileSet, presets
>>> presets.conventions("voleur").hand
6
"""

from palamede.dominoes import presets
from palamede.dominoes.chain import Chain, Placed
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal, LegalMoves, Ply
from palamede.dominoes.errors import (
    AmbiguousMoveError,
    CaseError,
    ConventionError,
    DealError,
    IllegalMoveError,
    InvalidMoveError,
    InvalidTileError,
    MatchError,
    NotYetError,
    PalamedeError,
    PositionError,
    UnknownRulesError,
)
from palamede.dominoes.match import Entry, Partie
from palamede.dominoes.moves import LEFT, RIGHT, Move, MoveTable, move_table
from palamede.dominoes.presets import PRESETS, Preset
from palamede.dominoes.scoring import Outcome
from palamede.dominoes.series import Series
from palamede.dominoes.tiles import Tile, TileSet
from palamede.dominoes.view import View, WorldSampler, count_worlds, resample

__all__ = [
    "LEFT",
    "PRESETS",
    "RIGHT",
    "AmbiguousMoveError",
    "Chain",
    "ConventionError",
    "Conventions",
    "Deal",
    "DealError",
    "Entry",
    "IllegalMoveError",
    "InvalidMoveError",
    "InvalidTileError",
    "LegalMoves",
    "CaseError",
    "MatchError",
    "Move",
    "MoveTable",
    "NotYetError",
    "Outcome",
    "PalamedeError",
    "Partie",
    "Placed",
    "Ply",
    "PositionError",
    "Preset",
    "Series",
    "Tile",
    "TileSet",
    "UnknownRulesError",
    "View",
    "WorldSampler",
    "count_worlds",
    "move_table",
    "presets",
    "resample",
]
