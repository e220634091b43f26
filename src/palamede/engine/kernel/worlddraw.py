"""Drawing worlds from a plan: a walk through its nodes, and items picked from pools on the way.

Two random words a tile at most, one for each choice between options, one a tile of the rest of the
stock. World ``k`` draws from a state of chance made of the seed and ``k`` alone.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from palamede.engine.kernel.chance import GAMMA, mixed, stream
from palamede.engine.kernel.compiled import compiled, inlined
from palamede.engine.kernel.worldplan import REST, STOCK

__all__ = ["draw"]

ONE = np.uint64(1)
_32, _LOW = np.uint64(32), np.uint64(0xFFFFFFFF)


@inlined
def _below(word: Any, limit: Any) -> Any:
    """Return a number below ``limit``: the product with a random word, above its 64 bits."""
    return ((word >> _32) * limit + (((word & _LOW) * limit) >> _32)) >> _32


@compiled
def draw(plan: Any, first: Any, seed: Any, start: Any, now: Any, stock: Any) -> None:
    """Draw worlds ``first``, ``first + 1``, … of a seed into ``start``, ``now`` and ``stock``."""
    seats = start.shape[1]
    rows, columns = plan.row_items.copy(), plan.column_items.copy()
    row_sizes, column_sizes = plan.row_sizes.copy(), plan.column_sizes.copy()
    known, drawn = plan.rest.size, plan.drawer.size
    rest = np.empty(plan.rest_at.size, dtype=np.uint8)
    for world in range(start.shape[0]):
        word = stream(seed, first + world)
        for at in range(rows.size):
            rows[at] = plan.row_items[at]
        for at in range(columns.size):
            columns[at] = plan.column_items[at]
        for at in range(row_sizes.size):
            row_sizes[at] = plan.row_sizes[at]
        for at in range(column_sizes.size):
            column_sizes[at] = plan.column_sizes[at]
        for seat in range(seats):
            start[world, seat] = plan.held[seat]
        for at in range(plan.stock.size):
            stock[world, at] = plan.stock[at]
        for at in range(known):
            rest[at] = plan.rest[at]
        resting = known
        node = 0
        for step in range(plan.row.size):
            option, last = plan.first[node], plan.first[node + 1] - 1
            if option < last:
                word += GAMMA
                lot = mixed(word)
                while option < last and lot >= plan.threshold[option]:
                    option += 1
            row = plan.row[step]
            row_at, left = plan.row_at[row], np.uint64(row_sizes[row])
            alike = plan.row_alike[row] != 0
            for taking in range(plan.take[option], plan.take[option + 1]):
                column, number = plan.column[taking], plan.number[taking]
                column_at, room = plan.column_at[column], np.uint64(column_sizes[column])
                all_alike = plan.column_alike[column] != 0
                pick_row = not alike and not (all_alike and left == number)
                pick_column = not (all_alike or room == number)
                for _ in range(number):
                    left -= ONE
                    at = row_at + left
                    item = rows[at]
                    if pick_row and left > 0:
                        word += GAMMA
                        other = row_at + _below(mixed(word), left + ONE)
                        item = rows[other]
                        rows[other] = rows[at]
                    room -= ONE
                    at = column_at + room
                    match = columns[at]
                    if pick_column and room > 0:
                        word += GAMMA
                        other = column_at + _below(mixed(word), room + ONE)
                        match = columns[other]
                        columns[other] = columns[at]
                    tile, place = (match, item) if plan.turned != 0 else (item, match)
                    if place < REST:
                        start[world, place] |= ONE << np.uint64(tile)
                    elif place == REST:
                        rest[resting] = tile
                        resting += 1
                    else:
                        stock[world, place - STOCK] = tile
                column_sizes[column] = room
            row_sizes[row] = left
            for pair in range(plan.join[step], plan.join[step + 1]):
                target, source = plan.target[pair], plan.source[pair]
                to = plan.column_at[target] + column_sizes[target]
                for at in range(column_sizes[source]):
                    columns[to + at] = columns[plan.column_at[source] + at]
                column_sizes[target] += column_sizes[source]
            node = plan.after[option]
        for at in range(rest.size):
            left = np.uint64(rest.size - at)
            other = np.uint64(0)
            if left > ONE:
                word += GAMMA
                other = _below(mixed(word), left)
            stock[world, plan.rest_at[at]] = rest[other]
            rest[other] = rest[left - ONE]
        for seat in range(seats):
            now[world, seat] = start[world, seat]
        for at in range(drawn):
            now[world, plan.drawer[at]] |= ONE << np.uint64(stock[world, at])
        for seat in range(seats):
            now[world, seat] &= ~plan.down
