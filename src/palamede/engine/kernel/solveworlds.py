"""Many worlds of one public position, each solved exactly for the acts of the seat to move.

The worlds share what all can see (``meta``) and differ in the hands and the order of the stock.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from palamede.engine.kernel.compiled import compiled
from palamede.engine.kernel.solve import (
    FIELDS,
    MOST_PLIES,
    POSITION,
    STOPPED,
    search,
)
from palamede.engine.kernel.solvemoves import MOST_MOVES
from palamede.engine.kernel.state import (
    COUNTS,
    DRAWN,
    LEADER,
    LEFT,
    META,
    ONE,
    OVER,
    PASSES,
    RIGHT,
    SCORES,
    TURN,
    apply,
    pips_of,
    settle,
)

__all__ = ["FAR", "TALLY", "put", "solve_worlds"]

TALLY: Final = 1
"""Size of the clock of a table: how many searches have used it."""
LAST_TIME: Final = (1 << 30) - 1
FAR: Final = 4000
"""More marks than any deal gives."""
FEWEST_BITS: Final = 12
ROOM: Final = 16
"""A table is used as far as its world needs: twice the entries when there are so many nodes for
each. What fits in the cache of the processor is twice as fast."""


@compiled
def put(tables: Any, rules: Any, hands: Any, meta: Any, begin: Any) -> None:
    """Write the position of a deal as ``search`` takes it."""
    for seat in range(4):
        begin[seat] = hands[seat]
    begin[4] = rules.same[meta[LEFT]]
    begin[5] = rules.same[meta[RIGHT]]
    begin[6] = meta[TURN]
    begin[7] = meta[PASSES]
    begin[8] = meta[DRAWN]
    begin[9] = 0
    begin[10] = pips_of(tables, hands[0] | hands[2])
    begin[11] = pips_of(tables, hands[1] | hands[3])
    begin[12] = rules.target - meta[SCORES] - meta[COUNTS]
    begin[13] = rules.target - meta[SCORES + 1] - meta[COUNTS + 1]


@compiled
def solve_worlds(
    tables: Any,
    rules: Any,
    hands: Any,
    stocks: Any,
    meta: Any,
    actions: Any,
    win: Any,
    table: Any,
    tally: Any,
    out: Any,
    nodes: Any,
    limit: Any,
) -> Any:
    """Solve worlds one after the other; return how many are done.

    ``hands``: uint64[n, seats] or wider, ``stocks``: uint8[n, k] in drawing order, drawn included,
    ``meta``: int64[META], as in ``state``. ``actions``: int64[m], legal in every world. ``out``:
    int64[n, m], marks of the side to move in this deal less those of the other side; with ``win``
    not 0 their sign alone, which takes fewer nodes. ``table``: of ``Solver``; ``tally``:
    int64[TALLY], its clock. ``nodes``: int64[n], nodes of each world. ``limit``: int64[1],
    nodes in all; worlds that would go beyond are not done; another thread may lower it.
    """
    places = table.size // (4 if rules.wide != 0 else 2)
    frame = np.zeros((MOST_PLIES, FIELDS), dtype=np.int64)
    begin = np.zeros(POSITION, dtype=np.int64)
    moves = np.empty((MOST_PLIES, MOST_MOVES), dtype=np.int64)
    mine = np.zeros(4, dtype=np.uint64)
    now = np.zeros(META, dtype=np.int64)
    marks = np.zeros(4, dtype=np.int64)
    place = np.empty(64, dtype=np.uint8)
    size = stocks.shape[1]
    unseen = np.zeros(size + 1, dtype=np.uint64)
    weight = np.zeros(size + 1, dtype=np.int64)
    count = np.zeros(1, dtype=np.int64)
    last = max(size - rules.undrawable, 0) if rules.draws != 0 else 0
    tie = (meta[LEADER] + 1) % rules.seats % 2
    sign = 1 - 2 * (meta[TURN] % 2)
    for world in range(hands.shape[0]):
        stock = stocks[world]
        before = count[0]
        if tally[0] >= LAST_TIME:
            tally[0] = 0
            table[:] = 0
        tally[0] += 1
        place[:] = 255
        for at in range(last):
            place[stock[at]] = at
        for at in range(last - 1, -1, -1):
            unseen[at] = unseen[at + 1] | ONE << np.uint64(stock[at])
            weight[at] = weight[at + 1] + rules.pips[stock[at]]
        guess = np.int64(0)
        for which in range(actions.size):
            for seat in range(rules.seats):
                mine[seat] = hands[world, seat]
            for at in range(META):
                now[at] = meta[at]
            apply(tables, mine, stock, now, actions[which])
            if now[OVER] != 0:
                settle(tables, mine, now, marks)
                count[0] += 1
                value = marks[0] - marks[1]
            else:
                put(tables, rules, mine, now, begin)
                made = now[COUNTS] - now[COUNTS + 1]
                low, high = np.int64(-FAR), np.int64(FAR)
                if win == 0:
                    value = guess
                else:
                    low, high = -1 - made, 1 - made
                    value = -made
                # Null windows close in on the value, from that of the act before (MTD, Plaat 1996).
                while low < high:
                    beta = value + 1 if value == low else value
                    bits = FEWEST_BITS
                    while (2 << bits) <= places and count[0] - before > ROOM << bits:
                        bits += 1
                    value = search(
                        rules, begin, mine, stock, place, unseen, weight, last, tie, beta - 1, beta,
                        table, bits, tally[0], frame, moves, count, limit,
                    )  # fmt: skip
                    if value == STOPPED:
                        return world
                    if value < beta:
                        high = value
                    else:
                        low = value
                guess = value
                value += made
            if win != 0:
                value = 1 if value > 0 else -1 if value < 0 else 0
            out[world, which] = sign * value
        if count[0] > limit[0]:
            return world  # it went beyond with what was forced
        nodes[world] = count[0] - before
    return hands.shape[0]
