"""Domino Game Notation: the text in which every game is kept, exchanged and checked.

``read`` and ``write`` go from text to ``Record`` and back, ``format`` rewrites a text canonically,
``check`` holds it against the rules and collects every error with its place, ``replay`` gives the
JSON twin, ``deduce`` what a record proves of its unknown tiles, ``record_of`` the record of a
partie that was played. ``parse`` tells a text to a ``Visitor`` part by part.
"""

from palamede.dgn.canonical import canonical
from palamede.dgn.checked import Checked, CheckedDeal, CheckedPartie
from palamede.dgn.checker import check
from palamede.dgn.compose import deal_record, partie_record, record_of
from palamede.dgn.deduce import Deduction
from palamede.dgn.errors import CODES, MESSAGES, DgnError, FormatError, RecordError
from palamede.dgn.model import (
    Comment,
    DealRecord,
    Draw,
    Event,
    Glyph,
    Item,
    Junk,
    Lay,
    PartieRecord,
    Pass,
    Record,
    Tag,
)
from palamede.dgn.oldcompose import old_deal_record, old_ending, old_partie_record
from palamede.dgn.reader import parse
from palamede.dgn.text import deduce, format, read, replay, write
from palamede.dgn.twin import schema, to_json
from palamede.dgn.visitor import Visitor

__all__ = [
    "CODES",
    "MESSAGES",
    "Checked",
    "CheckedDeal",
    "CheckedPartie",
    "Comment",
    "DealRecord",
    "Deduction",
    "DgnError",
    "Draw",
    "Event",
    "FormatError",
    "Glyph",
    "Item",
    "Junk",
    "Lay",
    "PartieRecord",
    "Pass",
    "Record",
    "RecordError",
    "Tag",
    "Visitor",
    "canonical",
    "check",
    "deal_record",
    "deduce",
    "format",
    "old_deal_record",
    "old_ending",
    "old_partie_record",
    "parse",
    "partie_record",
    "read",
    "record_of",
    "replay",
    "schema",
    "to_json",
    "write",
]
