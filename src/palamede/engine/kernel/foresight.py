"""Values of acts that trust neither open hands nor closed ones alone.

With open hands everybody is thought to see all that is hidden, so that whatever one does the worst
is made of it, and the best. Played out by players who only know their own hands, everybody is
thought to notice nothing but what he sees himself. Measured where the truth is known, the mean of
both is far nearer to it than either (``docs/strength``).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from palamede.engine.kernel.compiled import compiled

__all__ = ["foresee", "open_values", "played_values", "soften"]


@compiled
def open_values(tree: Any, value: Any) -> None:
    """Write what each node is worth with open hands into ``value``, for side 0."""
    tree_at, tree_pay, tree_info = tree.at, tree.pay, tree.info
    tree_place, tree_seat, tree_first = tree.place, tree.seat, tree.first
    for node in range(tree_info.size - 1, -1, -1):
        known = tree_info[node]
        sign = 1.0 if tree_seat[known] & 1 == 0 else -1.0
        best = -1e300
        for k in range(tree_first[known + 1] - tree_first[known]):
            child = tree_at[tree_place[node] + k]
            worth = value[child] if child >= 0 else tree_pay[-1 - child]
            best = max(best, sign * worth)
        value[node] = sign * best


@compiled
def played_values(tree: Any, policy: Any, value: Any) -> None:
    """Write what each node is worth when all play by a policy into ``value``, for side 0."""
    tree_at, tree_pay, tree_info = tree.at, tree.pay, tree.info
    tree_place, tree_first = tree.place, tree.first
    for node in range(tree_info.size - 1, -1, -1):
        low = tree_first[tree_info[node]]
        total = 0.0
        for k in range(tree_first[tree_info[node] + 1] - low):
            child = tree_at[tree_place[node] + k]
            total += policy[low + k] * (value[child] if child >= 0 else tree_pay[-1 - child])
        value[node] = total


@compiled
def soften(tree: Any, worths: Any, temperature: Any, policy: Any) -> None:
    """Write how likely each act is in proportion to ``exp(worth / temperature)``."""
    tree_first = tree.first
    for known in range(tree.seat.size):
        low, high = tree_first[known], tree_first[known + 1]
        best = worths[low:high].max()
        whole = 0.0
        for entry in range(low, high):
            policy[entry] = np.exp((worths[entry] - best) / temperature)
            whole += policy[entry]
        for entry in range(low, high):
            policy[entry] /= whole


@compiled
def foresee(
    tree: Any, weights: Any, value: Any, temperature: Any, uniform: Any, worths: Any, policy: Any
) -> None:
    """Judge every act of the tree by values of its nodes, from the first history to the last.

    ``worths``: float64 along ``acts``, what each brings the side that acts, the mean over the deals
    that may be, each as likely as the others' acts make it. ``policy``: how likely each act is:
    ``exp(worth / temperature)``, and in a share ``uniform`` any act alike.
    """
    tree_at, tree_pay, tree_info = tree.at, tree.pay, tree.info
    tree_place, tree_seat, tree_first = tree.place, tree.seat, tree.first
    tree_begin = tree.begin
    # By node, how likely the acts of each side have made it; of a node the own side's is not used.
    arrive = np.zeros((tree_info.size, 2))
    total = np.zeros(tree_seat.size)
    worths[:] = 0.0
    for world in range(weights.size):
        node = tree_at[world]
        if node >= 0:
            arrive[node, 0] = weights[world]
            arrive[node, 1] = weights[world]
    for history in range(tree_begin.size - 1):
        start, stop = tree_begin[history], tree_begin[history + 1]
        if start == stop:
            continue
        first_set, last_set = tree_seat.size, np.int64(-1)
        for node in range(start, stop):
            known = tree_info[node]
            first_set, last_set = min(first_set, known), max(last_set, known)
            side = tree_seat[known] & 1
            sign = 1.0 - 2.0 * side
            chance = arrive[node, 1 - side]
            total[known] += chance
            low = tree_first[known]
            for k in range(tree_first[known + 1] - low):
                child = tree_at[tree_place[node] + k]
                worth = value[child] if child >= 0 else tree_pay[-1 - child]
                worths[low + k] += chance * sign * worth
        for known in range(first_set, last_set + 1):
            low, high = tree_first[known], tree_first[known + 1]
            best = -1e300
            for entry in range(low, high):
                if total[known] > 0.0:
                    worths[entry] /= total[known]
                best = max(best, worths[entry])
            whole = 0.0
            for entry in range(low, high):
                policy[entry] = np.exp((worths[entry] - best) / temperature)
                whole += policy[entry]
            for entry in range(low, high):
                policy[entry] = (1.0 - uniform) * policy[entry] / whole + uniform / (high - low)
        for node in range(start, stop):
            known = tree_info[node]
            side = tree_seat[known] & 1
            low = tree_first[known]
            for k in range(tree_first[known + 1] - low):
                child = tree_at[tree_place[node] + k]
                if child >= 0:
                    arrive[child, side] = arrive[node, side] * policy[low + k]
                    arrive[child, 1 - side] = arrive[node, 1 - side]
