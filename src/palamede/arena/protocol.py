"""The lines that a match and a player in another program exchange (docs/protocol.md).

One line is one message: a word, then what belongs to it. The match speaks first, a program only
answers::

    hello 1                     -> name NAME (may be left out), then ready
    rules {"rules":"voleur",…}  -> ready, or refuse WHY
    view {…}                       no answer
    go seconds 0.1 utility marks seed 7
                                -> info … (any number), then play 6-5>
    quit                           the program ends

``play`` takes the text of a move (``6-5>``, ``pass``, ``draw``) or its action number.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from decimal import Decimal

from palamede.arena.errors import ArenaError
from palamede.arena.terms import Terms, read_budget
from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.view import View
from palamede.engine.budget import Budget
from palamede.engine.method import UTILITIES, Utility

__all__ = ["VERSION", "Go", "move_of", "read_go", "rules_json", "write_go"]

VERSION = 1
"""Of the protocol, told by ``hello``."""


@dataclass(frozen=True, slots=True)
class Go:
    """What ``go`` says: budget (empty: the player's own), utility, and the seed of its chance."""

    budget: Budget
    utility: Utility = "marks"
    seed: int = 0


def rules_json(conventions: Conventions) -> str:
    """Return conventions as JSON, as they stand in a view: the nearest game and its changes."""
    preset, changes = presets.nearest(conventions)
    data = {"rules": preset.name, "players": conventions.players, **changes}
    return json.dumps(data, separators=(",", ":"), default=str)


def write_go(terms: Terms, seed: int) -> str:
    """Return the line that asks for a move."""
    words = ["go"]
    if terms.budget.seconds is not None:
        words += ["seconds", f"{Decimal(repr(terms.budget.seconds)):f}"]
    if terms.budget.nodes is not None:
        words += ["nodes", str(terms.budget.nodes)]
    return " ".join([*words, "utility", terms.utility, "seed", str(seed)])


def read_go(line: str) -> Go:
    """Read the words after ``go``; words that are not known are passed over, with their value.

    Raises:
        BudgetError: the budget cannot be read.
        ArenaError: another value cannot be read.
    """
    words = line.split()
    told = dict(zip(words[::2], words[1::2], strict=False))
    seed = told.get("seed", "0")
    utility = told.get("utility", UTILITIES[0])
    if re.fullmatch(r"\d{1,30}", seed, re.ASCII) is None or utility not in UTILITIES:
        raise ArenaError(
            f"go: cannot read {line!r}: seed is a whole number, utility marks or match",
            code="arena-go",
            text=line,
        )
    return Go(
        budget=read_budget(f"{told['seconds']}s" if "seconds" in told else None, told.get("nodes")),
        utility="match" if utility == "match" else "marks",
        seed=int(seed),
    )


def move_of(text: str, view: View) -> int | None:
    """Return the action number that ``play`` names, None if it is no legal move of the view."""
    if re.fullmatch(r"\d{1,4}", text, re.ASCII):
        return int(text) if int(text) in view.legal else None
    exact = [move.action for move in view.legal_moves if move.text == text]
    # Without an end, as a lead is written, a tile is taken where it can go to one place only.
    found = exact or [move.action for move in view.legal_moves if move.text.rstrip("<>") == text]
    return found[0] if len(found) == 1 else None
