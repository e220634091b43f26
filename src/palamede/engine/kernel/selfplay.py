"""Whole deals played by the model of choice in all seats."""

from __future__ import annotations

from typing import Any

import numpy as np

from palamede.engine.kernel.chance import stream
from palamede.engine.kernel.compiled import compiled
from palamede.engine.kernel.playout import deal_out
from palamede.engine.kernel.policy import ROW, SEEN
from palamede.engine.kernel.rollout import MOST_ACTIONS, play_by_policy
from palamede.engine.kernel.state import META, settle

__all__ = ["deal_marks"]


@compiled
def deal_marks(tables: Any, weights: Any, seed: Any, marks: Any) -> None:
    """Play a deal for each row of ``marks`` (int64 [deals, 4]) and write what each side marks."""
    order = tables.in_play.copy()
    hands = np.zeros(4, dtype=np.uint64)
    stock = np.zeros(order.size - tables.seats * tables.hand, dtype=np.uint8)
    meta = np.zeros(META, dtype=np.int64)
    seen = np.zeros(SEEN, dtype=np.uint64)
    actions = np.zeros(MOST_ACTIONS, dtype=np.int64)
    likely = np.zeros(MOST_ACTIONS, dtype=np.float64)
    row = np.zeros(ROW, dtype=np.float64)
    for number in range(marks.shape[0]):
        word = deal_out(tables, order, hands, stock, meta, stream(seed, number))
        seen[:] = 0
        play_by_policy(tables, hands, stock, meta, seen, word, weights, actions, likely, row)
        settle(tables, hands, meta, marks[number])
