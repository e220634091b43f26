"""Random playouts of the blocked game, four players with seven tiles, through each public API.

Goal: at least 1.5 times as many a second as the package ``dominoes`` 6.1.0, in the same run. Both
sides deal, choose among the legal moves with ``random.choice``, play to the end and read the
result.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import dominoes

from palamede.dominoes import presets
from palamede.dominoes.deal import Deal

sys.path.insert(0, str(Path(__file__).parent))
from _side_by_side import measure, report  # noqa: E402

GAMES = 400
GOAL = 1.5


def ours() -> int:
    """Deal and play; return the points marked."""
    table = presets.conventions("voleur", hand=7)
    rng = random.Random(1)
    tiles = list(table.tiles)
    points = 0
    for _ in range(GAMES):
        rng.shuffle(tiles)
        deal = Deal(table, [tiles[seat * 7 : seat * 7 + 7] for seat in range(4)])
        moves = deal.legal_moves
        while moves:
            deal.push(rng.choice(moves))
        outcome = deal.outcome()
        if outcome is not None:
            points += sum(outcome.marks)
    return points


def theirs() -> int:
    """Deal and play; return the points of all games."""
    random.seed(1)
    points = 0
    for _ in range(GAMES):
        game = dominoes.Game.new()
        while game.result is None:
            game.make_move(*random.choice(game.valid_moves))
        points += abs(game.result.points)
    return points


def theirs_skinny() -> int:
    """The same with the package's board that keeps only the two ends."""
    random.seed(1)
    points = 0
    for _ in range(GAMES):
        game = dominoes.Game.new()
        game.skinny_board()
        while game.result is None:
            game.make_move(*random.choice(game.valid_moves))
        points += abs(game.result.points)
    return points


def main() -> int:
    """Measure, print, and return 1 if the goal is missed."""
    seconds = measure(
        {"palamede": ours, "dominoes 6.1.0": theirs, "dominoes, SkinnyBoard": theirs_skinny}
    )
    report("Random playouts, 4 x 7 tiles", "games", seconds, GAMES, f"goal {GOAL}x dominoes 6.1.0")
    return 0 if seconds["dominoes 6.1.0"] >= GOAL * seconds["palamede"] else 1


if __name__ == "__main__":
    sys.exit(main())
