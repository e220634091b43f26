"""Acts judged over all that both seats may hold, where that is little enough to be laid out whole.

The rest of the deal is laid out as one tree from the first point at which few enough pairs of hands
were left (``kernel.gametree``). Each act is worth the mean of what it brings with open hands and of
what it brings when both seats play on as searchers who only know their own hands; each deal counts
as much as the other's acts make it likely. Far less work than equilibrium, which takes a hundred
passes over the tree for the four of this.
"""

from __future__ import annotations

import functools
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from palamede.engine.endgame import read_off, seen_at, solvable
from palamede.engine.kernel.foresight import foresee, open_values, played_values, soften
from palamede.engine.kernel.gametree import GameTree, game_tree
from palamede.engine.ranges import Inference, ranges_of

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["foreseen_mixture"]

OPEN = 0.5
"""Share of the values with open hands."""
KEEN = 0.5
"""Who plays on errs less than one is taken to have erred: his temperature in parts of the other."""


def foreseen_mixture(view: View, inference: Inference, *, spread: float) -> dict[int, float] | None:
    """Return how likely each act should be, or None where too many pairs of hands are left.

    Values are mixed in proportion to ``exp(value / spread)``, as in ``ranges.ranged_mixture``.
    """
    if not view.legal or not solvable(view.conventions):
        return None
    seen = replace(view, seat=None, start_hands=(None,) * len(view.sizes), legal=())
    for point in range(len(view.plies) + 1):
        judged = _judged(seen_at(seen, point), inference)
        if judged is not None:
            break
    else:
        return None
    worths = read_off(judged, view, point)
    if worths is None:
        return None
    best = max(worths.values())
    likely = {act: float(np.exp((worth - best) / spread)) for act, worth in worths.items()}
    whole = sum(likely.values())
    return {act: chance / whole for act, chance in likely.items()}


@functools.lru_cache(maxsize=8)
def _judged(seen: View, inference: Inference) -> tuple[GameTree, NDArray[np.float64]] | None:
    """Return the tree of the rest of a deal and what each of its acts is worth, in marks."""
    ranges = ranges_of(seen, inference)
    if ranges is None:
        return None
    tree = game_tree(ranges.tables, ranges.hands, ranges.meta)
    weights = ranges.weights / ranges.weights.sum()
    apart, together = np.zeros(len(tree.info)), np.zeros(len(tree.info))
    worths, policy = np.zeros(len(tree.acts)), np.zeros(len(tree.acts))
    open_values(tree, apart)
    foresee(tree, weights, apart, inference.temperature, inference.uniform, worths, policy)
    soften(tree, worths, KEEN * inference.temperature, policy)
    played_values(tree, policy, together)
    value = OPEN * apart + (1 - OPEN) * together
    foresee(tree, weights, value, inference.temperature, inference.uniform, worths, policy)
    return tree, worths
