"""A lower bound that is lawful: one fixed way to play against adversaries who see every hand.

The mover's side plays by the model of choice, always the likeliest act: that needs nothing but what
each of its seats can see, so it could be played at a table. The adversaries see all and do their
worst. What this gives, averaged over all worlds, any player can have.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from palamede.engine.kernel.compiled import compiled
from palamede.engine.kernel.policy import ROW, SEEN, chances, note
from palamede.engine.kernel.rollout import MOST_ACTIONS, lead_of
from palamede.engine.kernel.state import META, OVER, TURN, apply, legal, settle

__all__ = ["MOST_DEPTH", "lawful_bounds"]

MOST_DEPTH = 64
"""Acts to the end of a deal that are followed."""


@compiled
def lawful_bounds(
    tables: Any,
    hands: Any,
    stocks: Any,
    meta: Any,
    seen: Any,
    acts: Any,
    weights: Any,
    limit: Any,
    out: Any,
) -> Any:
    """Write the bound of every act in every world into ``out`` (float64 [worlds, acts]).

    Returns the nodes looked at, or -1 when more than ``limit`` would be needed: then ``out`` is not
    complete and proves nothing.
    """
    side = meta[TURN] % tables.sides
    worth = np.zeros(MOST_DEPTH, dtype=np.float64)
    state = np.zeros((MOST_DEPTH, 4), dtype=np.uint64)
    metas = np.zeros((MOST_DEPTH, META), dtype=np.int64)
    shown = np.zeros((MOST_DEPTH, SEEN), dtype=np.uint64)
    moves = np.zeros((MOST_DEPTH, MOST_ACTIONS), dtype=np.int64)
    found = np.zeros(MOST_DEPTH, dtype=np.int64)
    at = np.zeros(MOST_DEPTH, dtype=np.int64)
    likely = np.zeros(MOST_ACTIONS, dtype=np.float64)
    row = np.zeros(ROW, dtype=np.float64)
    marks = np.zeros(4, dtype=np.int64)
    nodes = 0
    for world in range(hands.shape[0]):
        stock = stocks[world]
        for act in range(acts.size):
            for seat in range(tables.seats):
                state[0, seat] = hands[world, seat]
            metas[0] = meta
            shown[0] = seen
            moves[0, 0] = acts[act]
            found[0] = 1
            at[0] = 0
            worth[0] = np.inf
            depth = 0
            # Depth first, without recursion: each level keeps its state, its moves and its worst.
            while depth >= 0:
                if at[depth] >= found[depth]:
                    value = worth[depth]
                    depth -= 1
                    if depth >= 0:
                        worth[depth] = min(worth[depth], value)
                    continue
                action = moves[depth, at[depth]]
                at[depth] += 1
                below = depth + 1
                nodes += 1
                if nodes > limit or below >= MOST_DEPTH:
                    return -1
                state[below] = state[depth]
                metas[below] = metas[depth]
                shown[below] = shown[depth]
                note(tables, metas[below], shown[below], action)
                apply(tables, state[below], stock, metas[below], action)
                if metas[below, OVER] != 0:
                    settle(tables, state[below], metas[below], marks)
                    worth[depth] = min(worth[depth], lead_of(tables, marks, side))
                    continue
                count = legal(tables, state[below], stock, metas[below], moves[below])
                if count > 1 and metas[below, TURN] % tables.sides == side:
                    chances(
                        tables,
                        state[below],
                        metas[below],
                        shown[below],
                        moves[below],
                        count,
                        weights,
                        row,
                        likely,
                    )
                    best = 0
                    for place in range(1, count):
                        if likely[place] > likely[best]:
                            best = place
                    moves[below, 0] = moves[below, best]
                    count = 1
                found[below] = count
                at[below] = 0
                worth[below] = np.inf
                depth = below
            out[world, act] = worth[0]
    return nodes
