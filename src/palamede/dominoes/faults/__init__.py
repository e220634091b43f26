"""The referee: faults are events, claims name them, rulings follow the code in force.

``rule(case)`` is a pure function from facts to a ruling; ``case_from_json`` reads the case that
programs send. ``CODES`` are the codes of the old books and of today's tournaments.

>>> from palamede.dominoes.faults import case_from_json, rule
>>> ruling = rule(case_from_json({
...     "rules": "voleur", "code": "encyclopedie", "fault": "renege", "offender": 2,
...     "claimant": 3, "moment": "after_own_turn", "scores": [45, 60], "stake": 5,
...     "facts": {"tiles_left": 3, "both_sides": False},
... }))
>>> ruling.article, ruling.row, dict(ruling.effects.marks), ruling.effects.barred
('renonce 14', 'RENONCE-03', {1: 20}, (2,))
"""

from palamede.dominoes.faults.case import Case, case_from_json
from palamede.dominoes.faults.codes import CODES, Article, Code
from palamede.dominoes.faults.court import rule
from palamede.dominoes.faults.facts import FACTS, Fact
from palamede.dominoes.faults.kinds import FAULTS, KINDS, MATTERS, MOMENTS
from palamede.dominoes.faults.ruling import Advice, Effects, Option, Ruling

__all__ = [
    "CODES",
    "FACTS",
    "FAULTS",
    "KINDS",
    "MATTERS",
    "MOMENTS",
    "Advice",
    "Article",
    "Case",
    "Code",
    "Effects",
    "Fact",
    "Option",
    "Ruling",
    "case_from_json",
    "rule",
]
