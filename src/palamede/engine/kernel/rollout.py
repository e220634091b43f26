"""Worlds judged by playing them out: every act in every world, with the same chances for all acts.

Worlds share what is open (``meta``, ``seen``) and differ in hands and stock. What comes out is a
table of values, a row a world and a column an act, so that whoever asks can weigh the worlds,
compare acts world by world and stop where he likes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from palamede.engine.kernel.chance import GAMMA, mixed, stream
from palamede.engine.kernel.compiled import compiled, inlined, ones
from palamede.engine.kernel.model import likely_acts
from palamede.engine.kernel.net import net_value, unit_of
from palamede.engine.kernel.playout import play_out
from palamede.engine.kernel.policy import ROW, SEEN, choose, note
from palamede.engine.kernel.state import DRAWN, META, OVER, SCORES, TURN, apply, legal, settle

__all__ = ["MOST_ACTIONS", "chance_of", "drawn", "lead_of", "play_by_policy", "rollouts", "weigh"]

MOST_ACTIONS = 232
"""No seat ever has more legal moves: 55 tiles, four ways each, and pass or draw."""


@inlined
def lead_of(tables: Any, marks: Any, side: Any) -> Any:
    """Return what a side marks beyond the others: the difference, or to the mean of several."""
    others = 0.0
    for other in range(tables.sides):
        if other != side:
            others += marks[other]
    return marks[side] - others / (tables.sides - 1)


@inlined
def chance_of(tables: Any, meta: Any, marks: Any, side: Any, equity: Any) -> Any:
    """Return how likely a side of two wins the partie after a deal that gives these marks.

    ``equity[a, b]`` is that chance at the totals ``a`` to ``b`` before a deal (``engine.equity``).
    """
    mine = meta[SCORES + side] + marks[side]
    theirs = meta[SCORES + 1 - side] + marks[1 - side]
    if max(mine, theirs) >= tables.target:
        if mine == theirs:
            return 0.5
        return 1.0 if mine > theirs else 0.0
    return equity[mine, theirs]


@inlined
def drawn(
    tables: Any,
    hands: Any,
    meta: Any,
    seen: Any,
    actions: Any,
    found: Any,
    model: Any,
    word: Any,
    row: Any,
    likely: Any,
) -> Any:
    """Return the act that a model draws out of ``found``; ``row`` and ``likely`` are scratch."""
    likely_acts(tables, hands, meta, seen, actions, found, model, row, likely)
    return actions[choose(likely, found, mixed(word))]


@compiled
def play_by_policy(
    tables: Any,
    hands: Any,
    stock: Any,
    meta: Any,
    seen: Any,
    word: Any,
    model: Any,
    choices: Any,
    actions: Any,
    likely: Any,
    row: Any,
) -> None:
    """Play to the end, or to the choice after so many, by a model; the last three are scratch."""
    while meta[OVER] == 0:
        found = legal(tables, hands, stock, meta, actions)
        action = actions[0]
        if found > 1:
            if choices == 0:
                return
            choices -= 1
            word += GAMMA
            action = drawn(tables, hands, meta, seen, actions, found, model, word, row, likely)
        note(tables, meta, seen, action)
        apply(tables, hands, stock, meta, action)


@compiled
def rollouts(
    tables: Any,
    hands: Any,
    stock: Any,
    meta: Any,
    seen: Any,
    acts: Any,
    model: Any,
    choices: Any,
    equity: Any,
    seed: Any,
    first: Any,
    out: Any,
    won: Any,
    passed: Any,
) -> Any:
    """Play every act in every world to the end once; return how many nodes that took.

    A node is an act, or a tile laid or drawn in a rollout.

    Args:
        tables, meta, seen: what is open.
        hands: uint64 [worlds, seats], ``stock``: uint8 [worlds, size].
        acts: int64, the acts of the seat to move, as many as columns of ``out``.
        model: by which is played; one without weights plays at random.
        choices: after so many the net says what is to be expected, where it has to choose again;
            of chances of the partie too. Below 0: play to the end.
        equity: the chance of winning the partie by totals; empty if it is not asked for.
        seed, first: world ``k`` draws its chances as number ``first + k`` of the seed.
        out: float64 [worlds, acts], marks of the mover's side beyond the others.
        won: float64 [worlds, acts], chances of the partie; empty without ``equity``.
        passed: int64 [acts, seats]: in how many worlds the seat's next act was a pass or a draw
            (counted by a look at its hand right after the act).
    """
    side = meta[TURN] % tables.sides
    seats = tables.seats
    mover = meta[TURN]
    my_hands = np.zeros(4, dtype=np.uint64)
    my_meta = np.zeros(META, dtype=np.int64)
    my_seen = np.zeros(SEEN, dtype=np.uint64)
    marks = np.zeros(4, dtype=np.int64)
    actions = np.zeros(MOST_ACTIONS, dtype=np.int64)
    likely = np.zeros(MOST_ACTIONS, dtype=np.float64)
    row = np.zeros(ROW, dtype=np.float64)
    log = np.empty(0, dtype=np.int64)
    unit = unit_of(tables)
    nodes = 0
    for world in range(hands.shape[0]):
        word = stream(seed, first + world)
        for act in range(acts.size):
            for seat in range(seats):
                my_hands[seat] = hands[world, seat]
            for place in range(META):
                my_meta[place] = meta[place]
            for place in range(SEEN):
                my_seen[place] = seen[place]
            note(tables, my_meta, my_seen, acts[act])
            apply(tables, my_hands, stock[world], my_meta, acts[act])
            nodes += 1 + my_meta[DRAWN] - meta[DRAWN]
            left = 0
            for seat in range(seats):
                left += ones(my_hands[seat])
            if my_meta[OVER] == 0:
                fits = tables.fits[my_meta[0]] | tables.fits[my_meta[1]]
                for seat in range(seats):
                    if seat != mover and my_hands[seat] & fits == 0:
                        passed[act, seat] += 1
                drawn = my_meta[DRAWN]
                if model.choice.size > 0 or model.net.first.shape[0] > 0:
                    play_by_policy(
                        tables,
                        my_hands,
                        stock[world],
                        my_meta,
                        my_seen,
                        word,
                        model,
                        choices,
                        actions,
                        likely,
                        row,
                    )
                else:
                    play_out(tables, my_hands, stock[world], my_meta, word, log)
                # Each tile drawn is one act, and one more that lays or keeps it.
                nodes += left + 2 * (my_meta[DRAWN] - drawn)
                for seat in range(seats):
                    nodes -= ones(my_hands[seat])
            if my_meta[OVER] == 0:
                ahead = unit * net_value(tables, my_hands, my_meta, my_seen, model.net)
                out[world, act] = ahead if my_meta[TURN] % tables.sides == side else -ahead
                if equity.size > 0:
                    # Who is ahead is taken to have marked all of it, as where a world is solved.
                    whole = int(np.rint(out[world, act]))
                    marks[side] = max(whole, 0)
                    marks[1 - side] = max(-whole, 0)
                    won[world, act] = chance_of(tables, my_meta, marks, side, equity)
                continue
            settle(tables, my_hands, my_meta, marks)
            out[world, act] = lead_of(tables, marks, side)
            if equity.size > 0:
                won[world, act] = chance_of(tables, my_meta, marks, side, equity)
    return nodes


@compiled
def weigh(
    tables: Any,
    start: Any,
    stock: Any,
    meta: Any,
    history: Any,
    me: Any,
    model: Any,
    uniform: Any,
    out: Any,
) -> None:
    """Write into ``out`` (float64) how likely the others' past acts were in each world, as a log.

    ``start`` (uint64 [worlds, seats]): hands as they were taken; ``meta``: the deal before its
    lead; ``history`` (int64): all acts so far; ``me``: mask of the seats whose acts tell nothing.
    Of each chance ``uniform`` is that of a player who takes any legal move alike.
    """
    hands = np.zeros(4, dtype=np.uint64)
    my_meta = np.zeros(META, dtype=np.int64)
    seen = np.zeros(SEEN, dtype=np.uint64)
    actions = np.zeros(MOST_ACTIONS, dtype=np.int64)
    likely = np.zeros(MOST_ACTIONS, dtype=np.float64)
    row = np.zeros(ROW, dtype=np.float64)
    for world in range(start.shape[0]):
        for seat in range(tables.seats):
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
                    likely_acts(tables, hands, my_meta, seen, actions, found, model, row, likely)
                    chance = 0.0
                    for place in range(found):
                        if actions[place] == action:
                            chance = likely[place]
                    total += np.log((1.0 - uniform) * chance + uniform / found)
            note(tables, my_meta, seen, action)
            apply(tables, hands, stock[world], my_meta, action)
        out[world] = total
