"""Stored positions: a hundred views at which there is a choice, of the five games most played.

They stand in ``positions.txt`` beside this module, a line each, the games in turn. What a player
does at them, and with how many nodes, is a signature: it tells whether a change of the code changes
how anybody plays. ``python -m palamede.engine.positions`` writes the file anew, which would make
all signatures known until then worthless.
"""

from __future__ import annotations

import functools
from importlib import resources
from pathlib import Path
from random import Random
from typing import Final

from palamede.dominoes import presets
from palamede.dominoes.match import Partie
from palamede.dominoes.view import View
from palamede.engine import players

__all__ = ["COUNT", "GAMES", "made", "stored"]

FILE: Final = "positions.txt"
SEED: Final = "palamede positions 1"
COUNT: Final = 100
GAMES: Final = (
    "tete_a_tete",
    "voleur",
    "voleur hand=7 first_lead=highest_double",
    "peche",
    "cinq_partout",
)


@functools.cache
def stored() -> tuple[View, ...]:
    """Return the positions; any first part of them has its share of each game."""
    text = resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    return tuple(View.from_line(line) for line in text.splitlines())


def made() -> list[View]:
    """Make the positions: one of each deal, which a greedy and a random player play in turn."""
    views = []
    for number in range(COUNT):
        rng = Random(f"{SEED}/{number}")
        deal = Partie(presets.read(GAMES[number % len(GAMES)])).serve(rng)
        choices = []
        while (seat := deal.turn) is not None:
            view = deal.view(seat)
            if len(view.legal) > 1:
                choices.append(view)
            name = ("greedy", "random")[len(deal.move_stack) % 2]
            deal.push(players.get(name).choose(view, rng))
        views.append(choices[rng.randrange(len(choices))])
    return views


if __name__ == "__main__":
    lines = "".join(f"{view.line()}\n" for view in made())
    Path(__file__).with_name(FILE).write_text(lines, encoding="utf-8")
