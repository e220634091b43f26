"""Checking 1,000 deals of four hands against OpenSpiel playing as many.

Goal: faster than ``python_team_dominoes`` plays 1,000 games. Both rivals do the work of a deal: the
checker reads the text and holds every act, mark and total against the rules; OpenSpiel deals, lists
the legal actions and plays at random.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pyspiel
from open_spiel.python.games import team_dominoes  # noqa: F401 - registers the game

from palamede.dgn import check, record_of, write
from palamede.dominoes import presets
from palamede.dominoes.match import Partie

sys.path.insert(0, str(Path(__file__).parent))
from _side_by_side import measure, report  # noqa: E402

DEALS = 1000


def records() -> str:
    """Return parties of 1,000 deals in all, four hands of seven each."""
    rng = random.Random(1)
    table = presets.conventions("voleur", hand=7, match_end="deals", target=20, series="single")
    parties = []
    for _ in range(DEALS // 20):
        partie = Partie(table, "ABCD", leader=1)
        while not partie.finished:
            deal = partie.serve(rng)
            while deal.legal_moves:
                deal.push(rng.choice(deal.legal_moves))
            partie.settle()
        parties.append(partie)
    return write(record_of(*parties))


TEXT = records()


def ours() -> int:
    """Check all deals."""
    checked = check(TEXT)
    assert checked.ok
    return sum(len(partie.deals) for partie in checked.parties)


def theirs() -> int:
    """Play as many games."""
    rng = random.Random(1)
    game = pyspiel.load_game("python_team_dominoes")
    for _ in range(DEALS):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return DEALS


def main() -> int:
    """Measure, print, and return 1 if the goal is missed."""
    assert ours() == DEALS
    seconds = measure({"palamede check": ours, "OpenSpiel python_team_dominoes": theirs})
    report("Four hands of seven", "deals", seconds, DEALS, "goal: faster than OpenSpiel plays")
    first, second = seconds.values()
    return 0 if first < second else 1


if __name__ == "__main__":
    sys.exit(main())
