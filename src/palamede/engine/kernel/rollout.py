"""Worlds judged by playing them out: every act in every world, with the same chances for all acts.

Worlds share what is open (``meta``, ``seen``) and differ in hands and stock. What comes out is a
table of values, a row a world and a column an act, so that whoever asks can weigh the worlds,
compare acts world by world and stop where he likes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from palamede.engine.kernel.chance import GAMMA, mixed, stream
from palamede.engine.kernel.compiled import compiled, inlined
from palamede.engine.kernel.playout import play_out
from palamede.engine.kernel.policy import FEATURES, SEEN, chances, choose, note
from palamede.engine.kernel.state import META, OVER, TURN, apply, legal, settle

__all__ = ["lead_of", "play_by_policy", "rollouts", "weigh"]

MOST_ACTIONS = 232


@inlined
def lead_of(tables: Any, marks: Any, side: Any) -> Any:
    """Return what a side marks beyond the others: the difference, or to the mean of several."""
    others = 0.0
    for other in range(tables.sides):
        if other != side:
            others += marks[other]
    return marks[side] - others / (tables.sides - 1)


@compiled
def play_by_policy(
    tables: Any,
    hands: Any,
    stock: Any,
    meta: Any,
    seen: Any,
    word: Any,
    weights: Any,
    actions: Any,
    likely: Any,
    row: Any,
) -> Any:
    """Play to the end by the model of choice; return how many acts that took."""
    acts = 0
    while meta[OVER] == 0:
        found = legal(tables, hands, stock, meta, actions)
        action = actions[0]
        if found > 1:
            chances(tables, hands, meta, seen, actions, found, weights, row, likely)
            word += GAMMA
            action = actions[choose(likely, found, mixed(word))]
        note(tables, meta, seen, action)
        apply(tables, hands, stock, meta, action)
        acts += 1
    return acts


@compiled
def rollouts(
    tables: Any,
    hands: Any,
    stock: Any,
    meta: Any,
    seen: Any,
    acts: Any,
    weights: Any,
    seed: Any,
    first: Any,
    out: Any,
) -> Any:
    """Play every act in every world to the end once.

    ``hands`` (uint64, worlds x 4), ``stock`` (uint8, worlds x size), ``acts`` (int64): as many as
    columns of ``out`` (float64, worlds x acts). World ``k`` draws its chances as number
    ``first + k`` of the seed. Without ``weights`` (an empty array) play is random. Returns how many
    acts were played.
    """
    side = meta[TURN] % tables.sides
    my_hands = np.zeros(4, dtype=np.uint64)
    my_meta = np.zeros(META, dtype=np.int64)
    my_seen = np.zeros(SEEN, dtype=np.uint64)
    marks = np.zeros(4, dtype=np.int64)
    actions = np.zeros(MOST_ACTIONS, dtype=np.int64)
    likely = np.zeros(MOST_ACTIONS, dtype=np.float64)
    row = np.zeros(FEATURES, dtype=np.float64)
    log = np.empty(0, dtype=np.int64)
    nodes = 0
    for world in range(hands.shape[0]):
        word = stream(seed, first + world)
        for act in range(acts.size):
            for seat in range(4):
                my_hands[seat] = hands[world, seat]
            for place in range(META):
                my_meta[place] = meta[place]
            if weights.size > 0:
                for place in range(SEEN):
                    my_seen[place] = seen[place]
                note(tables, my_meta, my_seen, acts[act])
            apply(tables, my_hands, stock[world], my_meta, acts[act])
            if weights.size > 0:
                nodes += play_by_policy(
                    tables,
                    my_hands,
                    stock[world],
                    my_meta,
                    my_seen,
                    word,
                    weights,
                    actions,
                    likely,
                    row,
                )
            elif my_meta[OVER] == 0:
                play_out(tables, my_hands, stock[world], my_meta, word, log)
            nodes += 1
            settle(tables, my_hands, my_meta, marks)
            out[world, act] = lead_of(tables, marks, side)
    return nodes


@compiled
def weigh(
    tables: Any,
    start: Any,
    stock: Any,
    meta: Any,
    history: Any,
    me: Any,
    weights: Any,
    uniform: Any,
    out: Any,
) -> None:
    """Write into ``out`` (float64) how likely the others' past acts were in each world, as a log.

    ``start`` (uint64, worlds x 4): hands as they were taken; ``meta``: the deal before its lead;
    ``history`` (int64): all acts so far; ``me``: mask of the seats whose acts tell nothing. Of each
    chance ``uniform`` is that of a player who takes any legal move alike.
    """
    hands = np.zeros(4, dtype=np.uint64)
    my_meta = np.zeros(META, dtype=np.int64)
    seen = np.zeros(SEEN, dtype=np.uint64)
    actions = np.zeros(MOST_ACTIONS, dtype=np.int64)
    likely = np.zeros(MOST_ACTIONS, dtype=np.float64)
    row = np.zeros(FEATURES, dtype=np.float64)
    for world in range(start.shape[0]):
        for seat in range(4):
            hands[seat] = start[world, seat]
        for place in range(META):
            my_meta[place] = meta[place]
        for place in range(SEEN):
            seen[place] = 0
        total = 0.0
        for action in history:
            if (me >> my_meta[TURN]) & 1 == 0:
                found = legal(tables, hands, stock[world], my_meta, actions)
                if found > 1:
                    chances(tables, hands, my_meta, seen, actions, found, weights, row, likely)
                    chance = 0.0
                    for place in range(found):
                        if actions[place] == action:
                            chance = likely[place]
                    total += np.log((1.0 - uniform) * chance + uniform / found)
            note(tables, my_meta, seen, action)
            apply(tables, hands, stock[world], my_meta, action)
        out[world] = total
