"""Whole deals played by the model of choice in all seats."""

from __future__ import annotations

from typing import Any

import numpy as np

from palamede.engine.kernel.chance import GAMMA, stream
from palamede.engine.kernel.compiled import compiled, lowest
from palamede.engine.kernel.net import INPUTS, head_of, see
from palamede.engine.kernel.playout import deal_out
from palamede.engine.kernel.policy import ROW, SEEN, note
from palamede.engine.kernel.rollout import MOST_ACTIONS, drawn, play_by_policy
from palamede.engine.kernel.state import META, ONE, OVER, TURN, apply, legal, settle

__all__ = ["deal_marks", "gained", "record"]


@compiled
def deal_marks(tables: Any, model: Any, seed: Any, marks: Any) -> None:
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
        play_by_policy(tables, hands, stock, meta, seen, word, model, -1, actions, likely, row)
        settle(tables, hands, meta, marks[number])


@compiled
def record(
    tables: Any,
    model: Any,
    seed: Any,
    first: Any,
    seen_bits: Any,
    legal_heads: Any,
    taken: Any,
    seats: Any,
    hidden: Any,
    ends: Any,
    marks: Any,
) -> Any:
    """Play deals by a model and write down every choice; return how many there were.

    Deal ``first + k`` is row ``k`` of ``marks`` (int64 [deals, 4]); its choices end before
    ``ends[k]`` (int64). Of a choice: ``seen_bits`` (uint8 [most, INPUTS]), ``legal_heads`` (uint8
    [most, HEADS]), ``taken`` (int64), ``seats`` (int64) and ``hidden`` (uint8 [most, 3, tiles]),
    the hands of the others by seat from the one who chooses. All but ``marks`` must be nought
    before.
    """
    order = tables.in_play.copy()
    hands = np.zeros(4, dtype=np.uint64)
    stock = np.zeros(order.size - tables.seats * tables.hand, dtype=np.uint8)
    meta = np.zeros(META, dtype=np.int64)
    seen = np.zeros(SEEN, dtype=np.uint64)
    actions = np.zeros(MOST_ACTIONS, dtype=np.int64)
    likely = np.zeros(MOST_ACTIONS, dtype=np.float64)
    row = np.zeros(ROW, dtype=np.float64)
    bits = np.zeros(INPUTS, dtype=np.int64)
    count = 0
    for number in range(marks.shape[0]):
        word = deal_out(tables, order, hands, stock, meta, stream(seed, first + number))
        seen[:] = 0
        while meta[OVER] == 0:
            found = legal(tables, hands, stock, meta, actions)
            action = actions[0]
            if found > 1:
                word += GAMMA
                action = drawn(tables, hands, meta, seen, actions, found, model, word, row, likely)
                for place in range(see(tables, hands, meta, seen, bits)):
                    seen_bits[count, bits[place]] = 1
                for place in range(found):
                    legal_heads[count, head_of(actions[place])] = 1
                taken[count] = head_of(action)
                seats[count] = meta[TURN]
                for step in range(1, tables.seats):
                    hand = hands[(meta[TURN] + step) % tables.seats]
                    while hand != 0:
                        hidden[count, step - 1, lowest(hand)] = 1
                        hand &= hand - ONE
                count += 1
            note(tables, meta, seen, action)
            apply(tables, hands, stock, meta, action)
        settle(tables, hands, meta, marks[number])
        ends[number] = count
    return count


@compiled
def gained(ahead: Any, deal: Any, lead: Any, fading: Any, out: Any) -> None:
    """Write by how much each choice turned out better for the first side than was thought.

    ``ahead`` (float64) is what was thought before each, ``deal`` (int64) where it belongs, ``lead``
    (float64 [deals]) what came of it; what was thought later counts ``fading`` as much each time.
    """
    running = 0.0
    for place in range(ahead.size - 1, -1, -1):
        following = lead[deal[place]]
        if place + 1 < ahead.size and deal[place + 1] == deal[place]:
            following = ahead[place + 1]
        else:
            running = 0.0
        running = following - ahead[place] + fading * running
        out[place] = running
