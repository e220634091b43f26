"""Two models against each other over duplicate deals, without a search: which plays better bare."""

from __future__ import annotations

from typing import Any

import numpy as np

from palamede.engine.kernel.chance import GAMMA, stream
from palamede.engine.kernel.compiled import compiled
from palamede.engine.kernel.playout import deal_out
from palamede.engine.kernel.policy import ROW, SEEN, note
from palamede.engine.kernel.rollout import MOST_ACTIONS, drawn, lead_of
from palamede.engine.kernel.state import META, OVER, TURN, apply, legal, settle

__all__ = ["duel"]


@compiled
def duel(tables: Any, one: Any, other: Any, seed: Any, out: Any) -> None:
    """Write how many marks ``one`` is ahead in each of ``out`` duplicate deals of two sides.

    A deal is played twice with the same tiles, the models changing sides; both draw their acts
    as likely as they find them.
    """
    order = tables.in_play.copy()
    dealt = np.zeros(4, dtype=np.uint64)
    stock = np.zeros(order.size - tables.seats * tables.hand, dtype=np.uint8)
    before = np.zeros(META, dtype=np.int64)
    seen = np.zeros(SEEN, dtype=np.uint64)
    actions = np.zeros(MOST_ACTIONS, dtype=np.int64)
    likely = np.zeros(MOST_ACTIONS, dtype=np.float64)
    row = np.zeros(ROW, dtype=np.float64)
    marks = np.zeros(4, dtype=np.int64)
    for number in range(out.size):
        first = deal_out(tables, order, dealt, stock, before, stream(seed, number))
        out[number] = 0.0
        for turn in range(2):
            hands = dealt.copy()
            meta = before.copy()
            seen[:] = 0
            word = first
            while meta[OVER] == 0:
                found = legal(tables, hands, stock, meta, actions)
                action = actions[0]
                if found > 1:
                    word += GAMMA
                    model = one if meta[TURN] % 2 == turn else other
                    action = drawn(
                        tables, hands, meta, seen, actions, found, model, word, row, likely
                    )
                note(tables, meta, seen, action)
                apply(tables, hands, stock, meta, action)
            settle(tables, hands, meta, marks)
            out[number] += lead_of(tables, marks, turn) / 2
