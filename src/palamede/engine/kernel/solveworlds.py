"""Many worlds of one public position, each solved exactly for the acts of the seat to move.

The worlds share what all can see (``meta``) and differ in the hands and the order of the stock.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from palamede.engine.kernel.compiled import compiled
from palamede.engine.kernel.solve import (
    DRAWN,
    FIELDS,
    LEFT,
    MOST_MOVES,
    MOST_PLIES,
    NEED0,
    NEED1,
    OWNER,
    PASSES,
    PIPS0,
    PIPS1,
    RIGHT,
    STOPPED,
    TURN,
    search,
)
from palamede.engine.kernel.state import (
    COUNTS,
    META,
    ONE,
    OVER,
    SCORES,
    apply,
    pips_of,
    settle,
)
from palamede.engine.kernel.state import DRAWN as META_DRAWN
from palamede.engine.kernel.state import LEADER as META_LEADER
from palamede.engine.kernel.state import LEFT as META_LEFT
from palamede.engine.kernel.state import PASSES as META_PASSES
from palamede.engine.kernel.state import RIGHT as META_RIGHT
from palamede.engine.kernel.state import TURN as META_TURN

__all__ = ["TALLY", "TIME", "solve_worlds"]

TALLY: Final = 2
NODES: Final = 0
TIME: Final = 1
LAST_TIME: Final = (1 << 30) - 1
FAR: Final = 4000
"""More marks than any deal gives."""


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
    int64[TALLY], its clock. ``nodes``: int64[n], nodes of each world. ``limit``: nodes in all;
    worlds that would go beyond are not done.
    """
    words = 4 if rules.wide != 0 else 2
    places = table.size // words
    bits = 0
    while (2 << bits) <= places:
        bits += 1
    frame = np.zeros((MOST_PLIES, FIELDS), dtype=np.int64)
    moves = np.empty((MOST_PLIES, MOST_MOVES), dtype=np.int64)
    mine = np.zeros(4, dtype=np.uint64)
    now = np.zeros(META, dtype=np.int64)
    marks = np.zeros(4, dtype=np.int64)
    place = np.empty(64, dtype=np.uint8)
    size = stocks.shape[1]
    unseen = np.zeros(size + 1, dtype=np.uint64)
    weight = np.zeros(size + 1, dtype=np.int64)
    count = np.zeros(2, dtype=np.int64)
    last = 0
    if rules.draws != 0:
        last = max(size - rules.undrawable, 0)
    tie = (meta[META_LEADER] + 1) % rules.seats % 2
    side = meta[META_TURN] % 2
    sign = 1 - 2 * side
    count[0] = 0
    for world in range(hands.shape[0]):
        stock = stocks[world]
        before = count[0]
        if tally[TIME] >= LAST_TIME:
            tally[TIME] = 0
            table[:] = 0
        tally[TIME] += 1
        place[:] = 255
        for at in range(last):
            place[stock[at]] = at
        for at in range(last - 1, -1, -1):
            unseen[at] = unseen[at + 1] | ONE << np.uint64(stock[at])
            weight[at] = weight[at + 1] + rules.pips[stock[at]]
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
                made = now[COUNTS] - now[COUNTS + 1]
                frame[0, LEFT] = rules.same[now[META_LEFT]]
                frame[0, RIGHT] = rules.same[now[META_RIGHT]]
                frame[0, TURN] = now[META_TURN]
                frame[0, PASSES] = now[META_PASSES]
                frame[0, DRAWN] = now[META_DRAWN]
                frame[0, OWNER] = 0
                frame[0, PIPS0] = pips_of(tables, mine[0] | mine[2])
                frame[0, PIPS1] = pips_of(tables, mine[1] | mine[3])
                frame[0, NEED0] = rules.target - now[SCORES] - now[COUNTS]
                frame[0, NEED1] = rules.target - now[SCORES + 1] - now[COUNTS + 1]
                alpha, beta = -FAR, FAR
                if win != 0:
                    alpha, beta = -1 - made, 1 - made
                value = search(
                    rules, mine, stock, place, unseen, weight, last, tie, alpha, beta,
                    table, bits, tally[TIME], frame, moves, count, limit,
                )  # fmt: skip
                if value == STOPPED:
                    tally[NODES] = count[0]
                    return world
                value += made
            if win != 0:
                value = 1 if value > 0 else -1 if value < 0 else 0
            out[world, which] = sign * value
        nodes[world] = count[0] - before
    tally[NODES] = count[0]
    return hands.shape[0]
