"""The arbiter: score sheet, rulings and print for people who play with real tiles.

``Sheet`` keeps a table from numbered entries; ``Dialogue`` asks what a ruling needs, one question
at a time; ``answer`` rules on one case given as JSON. Standard library, ``palamede.dominoes`` and
``palamede.dgn`` only: all of it also runs in a browser.
"""

from palamede.arbiter.cases import answer, read_case
from palamede.arbiter.dialogue import Choice, Dialogue, Question
from palamede.arbiter.errors import SheetError
from palamede.arbiter.sheet import Sheet

__all__ = ["Choice", "Dialogue", "Question", "Sheet", "SheetError", "answer", "read_case"]
