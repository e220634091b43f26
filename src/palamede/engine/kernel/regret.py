"""Equilibrium and best answer in a game of two sides (``gametree``).

Discounted counterfactual regret minimisation (Brown and Sandholm 2019, DCFR with exponents 1.5, 0
and 2): each side in turn weighs, at every information set, what each act would have brought against
the other's present play, and plays acts in proportion to what it regrets; the weighted average of
all play tends to equilibrium. A policy is a float64 array along ``GameTree.acts``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from palamede.engine.kernel.compiled import compiled

__all__ = ["answer", "average", "deal_of_sets", "expected", "iterate", "reach"]


@compiled
def _match(first: Any, seat: Any, side: Any, regrets: Any, policy: Any) -> None:
    """Set the play of a side: in proportion to regret, any alike where there is none."""
    for known in range(seat.size):
        if seat[known] & 1 != side:
            continue
        low, high = first[known], first[known + 1]
        total = 0.0
        for entry in range(low, high):
            total += max(regrets[entry], 0.0)
        for entry in range(low, high):
            if total > 0.0:
                policy[entry] = max(regrets[entry], 0.0) / total
            else:
                policy[entry] = 1.0 / (high - low)


@compiled
def reach(tree: Any, weights: Any, policy: Any, mask: Any, own: Any, other: Any) -> None:
    """Write how likely each node is: ``own`` by the acts of some seats, ``other`` by all else."""
    # Bound once: a field of a tuple is fetched at every use.
    tree_at = tree.at
    tree_info = tree.info
    tree_place = tree.place
    tree_seat = tree.seat
    tree_first = tree.first
    for world in range(weights.size):
        node = tree_at[world]
        if node >= 0:
            own[node] = 1.0
            other[node] = weights[world]
    for node in range(tree_info.size):
        known = tree_info[node]
        low, place = tree_first[known], tree_place[node]
        mine = (mask >> tree_seat[known]) & 1 != 0
        for k in range(tree_first[known + 1] - low):
            child = tree_at[place + k]
            if child >= 0:
                chance = policy[low + k]
                own[child] = own[node] * chance if mine else own[node]
                other[child] = other[node] if mine else other[node] * chance


@compiled
def deal_of_sets(tree: Any, worlds: Any, out: Any) -> None:
    """Write one deal that may be there into ``out`` (int64), by information set."""
    tree_at, tree_place, tree_first, tree_info = tree.at, tree.place, tree.first, tree.info
    deal = np.zeros(tree_info.size, dtype=np.int64)
    for world in range(worlds):
        if tree_at[world] >= 0:
            deal[tree_at[world]] = world
    for node in range(tree_info.size):
        known = tree_info[node]
        out[known] = deal[node]
        for k in range(tree_first[known + 1] - tree_first[known]):
            child = tree_at[tree_place[node] + k]
            if child >= 0:
                deal[child] = deal[node]


@compiled
def iterate(
    tree: Any, weights: Any, regrets: Any, totals: Any, policy: Any, begin: Any, times: Any
) -> None:
    """Do so many iterations of DCFR, the first being number ``begin`` (from 1).

    ``weights``: float64 [worlds], how likely each deal is. ``regrets``, ``totals`` (weighted sums
    of play) and ``policy``: float64 along ``acts``, zero at first, kept between calls.
    """
    # Bound once: a field of a tuple is fetched at every use.
    tree_at = tree.at
    tree_pay = tree.pay
    tree_info = tree.info
    tree_place = tree.place
    tree_seat = tree.seat
    tree_first = tree.first
    nodes = tree_info.size
    own, other = np.zeros(nodes), np.zeros(nodes)
    value = np.zeros(nodes)
    arrive = np.zeros(tree_seat.size)
    if begin == 1:
        _match(tree_first, tree_seat, 0, regrets, policy)
        _match(tree_first, tree_seat, 1, regrets, policy)
    for time in range(begin, begin + times):
        gain = time**1.5 / (time**1.5 + 1.0)
        fade = (time / (time + 1.0)) ** 2
        for side in range(2):
            sign = 1.0 - 2.0 * side
            reach(tree, weights, policy, 5 << side, own, other)
            for node in range(nodes - 1, -1, -1):
                known = tree_info[node]
                low, place = tree_first[known], tree_place[node]
                count = tree_first[known + 1] - low
                mine = tree_seat[known] & 1 == side
                total = 0.0
                for k in range(count):
                    child = tree_at[place + k]
                    worth = value[child] if child >= 0 else sign * tree_pay[-1 - child]
                    total += policy[low + k] * worth
                    if mine:
                        regrets[low + k] += other[node] * worth
                if mine:
                    for k in range(count):
                        regrets[low + k] -= other[node] * total
                    arrive[known] = own[node]
                value[node] = total
            for known in range(tree_seat.size):
                if tree_seat[known] & 1 != side:
                    continue
                for entry in range(tree_first[known], tree_first[known + 1]):
                    totals[entry] = (totals[entry] + arrive[known] * policy[entry]) * fade
                    regrets[entry] *= gain if regrets[entry] > 0.0 else 0.5
            _match(tree_first, tree_seat, side, regrets, policy)


@compiled
def average(tree: Any, totals: Any, policy: Any) -> None:
    """Write the average play into ``policy``; any alike where a seat never came."""
    # Bound once: a field of a tuple is fetched at every use.
    tree_seat = tree.seat
    tree_first = tree.first
    for known in range(tree_seat.size):
        low, high = tree_first[known], tree_first[known + 1]
        total = totals[low:high].sum()
        for entry in range(low, high):
            policy[entry] = totals[entry] / total if total > 0.0 else 1.0 / (high - low)


@compiled
def expected(tree: Any, weights: Any, policy: Any) -> Any:
    """Return the marks of side 0 less those of side 1, a deal, when all play by a policy."""
    # Bound once: a field of a tuple is fetched at every use.
    tree_at = tree.at
    tree_pay = tree.pay
    tree_info = tree.info
    tree_place = tree.place
    tree_first = tree.first
    nodes = tree_info.size
    value = np.zeros(nodes)
    for node in range(nodes - 1, -1, -1):
        known = tree_info[node]
        low, place = tree_first[known], tree_place[node]
        for k in range(tree_first[known + 1] - low):
            child = tree_at[place + k]
            worth = value[child] if child >= 0 else tree_pay[-1 - child]
            value[node] += policy[low + k] * worth
    total = 0.0
    for world in range(weights.size):
        child = tree_at[world]
        total += weights[world] * (value[child] if child >= 0 else tree_pay[-1 - child])
    return total / weights.sum()


@compiled
def answer(
    tree: Any, info: Any, first: Any, weights: Any, policy: Any, mask: Any, best: Any
) -> Any:
    """Return what the best answer of some seats brings their side, a deal; write it to ``best``.

    ``mask``: the seats that answer, all of one side; the others play by ``policy``. ``info``,
    ``first``: what those who answer know, by node, and where its acts begin; those of the tree, or
    of one in which partners share what they see. ``best``: int64 by such set, the act taken, -1
    where it does not matter.
    """
    # Bound once: a field of a tuple is fetched at every use.
    tree_at = tree.at
    tree_pay = tree.pay
    tree_info = tree.info
    tree_place = tree.place
    tree_seat = tree.seat
    tree_first = tree.first
    tree_begin = tree.begin
    nodes = tree_info.size
    value, other = np.zeros(nodes), np.zeros(nodes)
    side = 0 if mask & 5 != 0 else 1
    sign = 1.0 - 2.0 * side
    for world in range(weights.size):
        if tree_at[world] >= 0:
            other[tree_at[world]] = weights[world]
    for node in range(nodes):
        known = tree_info[node]
        low, place = tree_first[known], tree_place[node]
        mine = (mask >> tree_seat[known]) & 1 != 0
        for k in range(tree_first[known + 1] - low):
            child = tree_at[place + k]
            if child >= 0:
                other[child] = other[node] * (1.0 if mine else policy[low + k])
    worths = np.zeros(first[-1])
    best[:] = -1
    for history in range(tree_begin.size - 2, -1, -1):
        start, stop = tree_begin[history], tree_begin[history + 1]
        if start == stop:
            continue
        mine = (mask >> tree_seat[tree_info[start]]) & 1 != 0
        for node in range(start, stop):
            known = tree_info[node]
            low, place = tree_first[known], tree_place[node]
            for k in range(tree_first[known + 1] - low):
                child = tree_at[place + k]
                worth = value[child] if child >= 0 else sign * tree_pay[-1 - child]
                if mine:
                    worths[first[info[node]] + k] += other[node] * worth
                else:
                    value[node] += policy[low + k] * worth
        if not mine:
            continue
        for node in range(start, stop):
            known = info[node]
            if best[known] < 0:
                taken = first[known]
                for entry in range(first[known] + 1, first[known + 1]):
                    # A hair's breadth, lest rounding choose among acts that are alike.
                    if worths[entry] > worths[taken] + 1e-12:
                        taken = entry
                best[known] = taken - first[known]
            child = tree_at[tree_place[node] + best[known]]
            value[node] = value[child] if child >= 0 else sign * tree_pay[-1 - child]
    total = 0.0
    for world in range(weights.size):
        child = tree_at[world]
        total += weights[world] * (value[child] if child >= 0 else sign * tree_pay[-1 - child])
    return total / weights.sum()
