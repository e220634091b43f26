"""The end of a deal as a game of its own: equilibrium from here, with what all may believe.

All pairs of hands that the open play allows are weighed by how likely that play would have been
with them; from there on both seats are taken to play equilibrium (``regret``). What comes out is
how a seat should mix its acts, which a search of worlds one by one cannot tell: it takes no account
of what the act itself gives away.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from palamede.engine.kernel.compiled import compiled
from palamede.engine.kernel.gametree import GameTree, grow_tree
from palamede.engine.kernel.regret import average, iterate
from palamede.engine.kernel.rollout import chance_of

__all__ = ["solve_subgame"]


@compiled
def solve_subgame(
    tables: Any, meta: Any, hands: Any, weights: Any, equity: Any, iterations: Any
) -> Any:
    """Return the tree of the rest of a deal (fields of ``GameTree``) and a policy along its acts.

    Blocked games of two sides in which the winner alone marks. ``meta``: the public state;
    ``hands``: uint64 [n, 4], the joint hands that may be; ``weights``: float64 [n], how likely
    each is for who sees no hand (any scale). ``equity``: chances of the partie, or empty for marks.
    """
    (
        at, pay, info, place, seat, hand, history, first, entries, parent, act, begin, states,
    ) = grow_tree(tables, hands, meta, 0)  # fmt: skip
    marks = np.zeros(4, dtype=np.int64)
    if equity.size > 0:
        for end in range(pay.size):
            marks[0] = np.int64(max(pay[end], 0.0))
            marks[1] = np.int64(max(-pay[end], 0.0))
            # Of the two sides one wins the partie: what one gains the other loses.
            pay[end] = 2.0 * chance_of(tables, meta, marks, 0, equity) - 1.0
    tree = GameTree(
        at, pay, info, place, seat, hand, history, first, entries, parent, act, begin, states
    )
    share = weights / weights.sum()
    size = entries.size
    regrets, totals, policy = np.zeros(size), np.zeros(size), np.zeros(size)
    iterate(tree, share, regrets, totals, policy, 1, iterations)
    average(tree, totals, policy)
    return tree, policy
