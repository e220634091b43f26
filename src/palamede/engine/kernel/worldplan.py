"""What a view leaves open, as flat arrays from which worlds are drawn without a look at the rules.

``dominoes.placement`` counts in how many ways the hidden tiles can lie: a chain of states, each
with options weighed by exact whole numbers. Here every state becomes a node, every option gets a
threshold of 64 bits, and what is drawn beside it (which tiles of a class, which places of a group)
becomes pools from which items are picked. Nothing here needs Numba.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.knowledge import Knowledge
from palamede.dominoes.placement import Recipe

__all__ = ["MOST_OPTIONS", "REST", "STOCK", "Plan", "plan_of"]

MOST_OPTIONS: Final = 500_000
"""A plan of more options than this is not made (some 30 MB): such views are drawn in Python."""

REST: Final = 63
"""Where an item goes: below this, to the hand of that seat; here, to the rest of the stock."""
STOCK: Final = 64
"""From here on, to a place of the stock."""

_WORD: Final = 1 << 64

Option = tuple[int, int, list[tuple[int, int, int]]]
"""Weight, number of the state after, and what is taken (``contingency.Tables.graph``)."""

Words = NDArray[np.uint64]
Small = NDArray[np.uint8]
Numbers = NDArray[np.int32]


class Plan(NamedTuple):
    """How the worlds of one view are drawn. Offsets of lists have one element more than the lists.

    ``first[node]``: the first option of a node; ``threshold``: an option is taken when a random
    word is below its threshold and not below the one before it; ``after``: the node it leads to;
    ``take``: its first taking. A taking matches ``number`` items of the row of the step with items
    of ``column``. ``row[step]``; ``join[step]``: first of the pairs ``target``, ``source`` of
    columns whose items are put together after the step.

    ``row_items``, ``column_items``: the pools, one after another from ``row_at``, ``column_at``,
    with ``row_sizes``, ``column_sizes``; ``row_alike``, ``column_alike``: 1 where all items of a
    pool are places of one group, so that it does not matter which is picked. Items are tiles and
    ``goes`` of their groups: seats (from 0), ``REST`` or ``STOCK`` and more. If ``turned``, rows
    hold the places.

    ``held``: by seat the tiles known to be in the hand as taken; ``stock``: the tiles known by
    their place; ``rest``: tiles known to be in the rest; ``rest_at``: the places of the rest;
    ``drawer``: by place of the stock drawn so far, whose it is; ``down``: tiles on the table.
    """

    first: Numbers
    threshold: Words
    after: Numbers
    take: Numbers
    column: Small
    number: Small
    row: Small
    join: Numbers
    target: Small
    source: Small
    row_items: Small
    row_at: Numbers
    row_sizes: Numbers
    row_alike: Small
    column_items: Small
    column_at: Numbers
    column_sizes: Numbers
    column_alike: Small
    turned: int
    held: Words
    stock: Small
    rest: Small
    rest_at: Small
    drawer: Small
    down: np.uint64


class _Graph:
    """The arrays of nodes and options while they grow."""

    def __init__(self) -> None:
        self.first: list[int] = []
        self.threshold: list[int] = []
        self.after: list[int] = []
        self.take: list[int] = []
        self.column: list[int] = []
        self.number: list[int] = []

    def add(self, recipe: Recipe, most: int) -> bool:
        """Put in all states and options; False if there are too many."""
        nodes = 1
        for level in recipe.tables.graph():
            base = nodes
            nodes += 1 + max(option[1] for options in level for option in options)
            for options in level:
                self.first.append(len(self.after))
                # The likeliest first: fewest thresholds are looked at.
                options.sort(key=lambda option: option[0], reverse=True)
                self._add(options, base)
            if len(self.after) > most:
                return False
        self.first += [len(self.after)] * 2
        self.take.append(len(self.column))
        return True

    def _add(self, options: Sequence[Option], base: int) -> None:
        sums = list(accumulate(option[0] for option in options))
        for (_, after, taken), reached in zip(options, sums, strict=True):
            # The last threshold would be 2**64, which no word reaches: the kernel stops there.
            self.threshold.append(min(reached * _WORD // sums[-1], _WORD - 1))
            self.after.append(base + after)
            self.take.append(len(self.column))
            for column, number, _ in taken:
                self.column.append(column)
                self.number.append(number)


def plan_of(knowledge: Knowledge, most: int = MOST_OPTIONS) -> Plan | None:
    """Return the plan of what is known, or None if it had more than ``most`` options.

    Raises:
        ValueError: no deal agrees with what is known.
    """
    recipe, layout = knowledge.placement.recipe(), knowledge.layout
    graph = _Graph()
    if not graph.add(recipe, most):
        return None
    seats = knowledge.conventions.seats
    goes = [
        group if group < seats else STOCK + position
        for group, position in enumerate(layout.positions)
    ]
    goes[-1] = REST
    held, rest = [0] * seats, []
    stock = [0] * knowledge.conventions.stock_size
    for number, group in enumerate(recipe.fixed):
        tile = layout.tiles[number]
        if 0 <= group < seats:
            held[group] |= 1 << tile
        elif group == len(goes) - 1:
            rest.append(tile)
        elif group >= 0:
            stock[layout.positions[group]] = tile
    in_rows, in_columns = (goes, layout.tiles) if recipe.turned else (layout.tiles, goes)
    rows = [[in_rows[item] for item in pool] for pool in recipe.rows]
    columns = [[in_columns[item] for item in pool] for pool in recipe.columns]
    joins = [step.joins for step in recipe.tables.steps]
    mixed = {target for pairs in joins for target, _ in pairs}
    rooms = [_room(columns, column, joins) for column in range(len(columns))]
    column_at = list(accumulate(rooms, initial=0))
    items = np.zeros(column_at[-1], dtype=np.uint8)
    for start, pool in zip(column_at, columns, strict=False):
        items[start : start + len(pool)] = pool
    drawn = [seat for seat, at in zip(layout.seats, layout.positions, strict=True) if at >= 0]
    return Plan(
        first=_numbers(graph.first),
        threshold=_words(graph.threshold),
        after=_numbers(graph.after),
        take=_numbers(graph.take),
        column=_small(graph.column),
        number=_small(graph.number),
        row=_small([step.row for step in recipe.tables.steps]),
        join=_numbers(accumulate(map(len, joins), initial=0)),
        target=_small([target for pairs in joins for target, _ in pairs]),
        source=_small([source for pairs in joins for _, source in pairs]),
        row_items=_small([item for pool in rows for item in pool]),
        row_at=_numbers(accumulate(map(len, rows), initial=0)),
        row_sizes=_numbers(map(len, rows)),
        row_alike=_small([recipe.turned and len(set(pool)) == 1 for pool in rows]),
        column_items=items,
        column_at=_numbers(column_at),
        column_sizes=_numbers(map(len, columns)),
        column_alike=_small(
            [
                not recipe.turned and len(set(pool)) == 1 and column not in mixed
                for column, pool in enumerate(columns)
            ]
        ),
        turned=int(recipe.turned),
        held=_words(held),
        stock=_small(stock),
        rest=_small(rest),
        rest_at=_small(layout.rest),
        drawer=_small([seat - 1 for seat in drawn if seat]),
        down=np.uint64(layout.down),
    )


def _room(columns: list[list[int]], column: int, joins: list[list[tuple[int, int]]]) -> int:
    """Bound the items that a column may come to hold when others are put to it."""
    parts = {column}
    for pairs in reversed(joins):
        for target, source in pairs:
            if target in parts:
                parts.add(source)
    return sum(len(columns[part]) for part in parts)


def _numbers(values: Any) -> Numbers:
    return np.array(list(values), dtype=np.int32)


def _small(values: Any) -> Small:
    return np.array([int(value) for value in values], dtype=np.uint8)


def _words(values: Any) -> Words:
    return np.array([int(value) for value in values], dtype=np.uint64)
