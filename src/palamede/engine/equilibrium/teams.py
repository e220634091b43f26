"""What partners could gain on a player of partnership games who plays as each of the others.

Partners may agree beforehand but see each his own hand. How much the best pair gains is hard to
find; two numbers enclose it. If both saw both hands they could gain more: that is found exactly. If
each in turn answers as well as he can while the other stays as he is, until neither can do better
alone, they gain no more than the best pair.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.engine.equilibrium.small import SmallGame
from palamede.engine.kernel.gametree import game_tree
from palamede.engine.kernel.regret import answer

__all__ = ["Gains", "team_gains"]

CLOSE = 1e-9
PAIRS = ((0, 2), (1, 3))


class Gains(NamedTuple):
    """What the best answer of a pair gains, marks a deal, the mean over who leads."""

    least: float
    """What is surely to be gained: each answers alone."""
    most: float
    """What could be gained if partners saw each other's hands."""


def team_gains(game: SmallGame, policy: NDArray[np.float64]) -> Gains:
    """Return bounds on what a pair gains against a policy, beyond that policy against itself.

    A pair is two seats across; deals are those of a game of four seats.
    """
    shared = game_tree(game.tables, game.worlds, game.meta, shared=True)
    best = np.zeros(len(shared.seat), dtype=np.int64)
    value = game.value(policy)
    least = most = 0.0
    for side, pair in enumerate(PAIRS):
        base = value if side == 0 else -value
        mask = sum(1 << seat for seat in pair)
        most += (
            answer(game.tree, shared.info, shared.first, game.weights, policy, mask, best) - base
        )
        least += max(_alone(game, policy, order) for order in (pair, pair[::-1])) - base
    return Gains(least / len(PAIRS), most / len(PAIRS))


def _alone(game: SmallGame, policy: NDArray[np.float64], seats: tuple[int, ...]) -> float:
    """Return what a pair makes of a deal when its seats answer in turn until neither gains."""
    tree = game.tree
    best = np.zeros(len(tree.seat), dtype=np.int64)
    policy = policy.copy()
    made = -np.inf
    while True:
        before = made
        for seat in seats:
            made = float(answer(tree, tree.info, tree.first, game.weights, policy, 1 << seat, best))
            for known in np.flatnonzero((tree.seat == seat) & (best >= 0)):
                policy[tree.first[known] : tree.first[known + 1]] = 0
                policy[tree.first[known] + best[known]] = 1
        if made <= before + CLOSE:
            return made
