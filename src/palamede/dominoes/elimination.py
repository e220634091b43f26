"""In which order to fill the rows of a table so that little has to be remembered on the way.

While rows are filled one after another, all that matters of the past is how much room is left in
each column. Little matters when few columns are *open* (used by a row before and by a row to come),
and columns that all rows to come treat alike matter only by the sum of what is left in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import comb

from palamede.dominoes.joins import bits

__all__ = ["Problem", "elimination_order", "fillings", "transpose"]


def transpose(cells: Sequence[int], columns: int) -> list[int]:
    """Turn masks of columns, one a row, into masks of rows, one a column."""
    turned = [0] * columns
    for row, mask in enumerate(cells):
        for column in bits(mask):
            turned[column] |= 1 << row
    return turned


def fillings(size: int, wide: int) -> int:
    """Return in how many ways a row of ``size`` can be parted among ``wide`` columns."""
    return comb(size + wide - 1, size) if wide else 1


@dataclass(slots=True)
class Problem:
    """Tables of whole numbers with the row sums ``rows`` and the column sums ``columns``.

    ``cells[i]`` is the mask of the columns that row ``i`` may use. Each witness is a list of such
    masks too, and a table counts only if for each witness at least one of its cells is not nought.
    """

    rows: Sequence[int]
    columns: Sequence[int]
    cells: Sequence[int]
    witnesses: Sequence[Sequence[int]] = ()
    marks: list[int] = field(init=False)
    """By column, which rows may use it and which rows make it a witness, in one mask."""

    def __post_init__(self) -> None:
        """Mark the columns."""
        size, wide = len(self.rows), len(self.columns)
        self.marks = [0] * wide
        for kind, masks in enumerate((self.cells, *self.witnesses)):
            for column, mask in enumerate(transpose(masks, wide)):
                self.marks[column] |= mask << kind * size

    def turned(self) -> Problem:
        """Return the problem with rows for columns."""
        wide = len(self.columns)
        witnesses = [transpose(masks, wide) for masks in self.witnesses]
        return Problem(self.columns, self.rows, transpose(self.cells, wide), witnesses)

    def alike(self, waiting: int) -> dict[int, list[int]]:
        """Group the columns that the rows of the mask ``waiting`` use, those they treat alike."""
        size = len(self.rows)
        mask = sum(waiting << kind * size for kind in range(len(self.witnesses) + 1))
        groups: dict[int, list[int]] = {}
        for column, mark in enumerate(self.marks):
            if mark & waiting:
                groups.setdefault(mark & mask, []).append(column)
        return groups


def elimination_order(problem: Problem) -> tuple[list[int], int]:
    """Order the rows and estimate the work.

    Greedy, which is good enough for the shapes of dominoes: next comes the row that leaves the
    fewest states. Tried as it comes, and with the rows that may use every column kept for the end.
    """
    everywhere = (1 << len(problem.columns)) - 1
    wide = sum(1 << row for row, mask in enumerate(problem.cells) if mask == everywhere)
    orders = [_greedy(problem, last) for last in {0, wide}]
    return min(orders, key=lambda order: order[1])


def _greedy(problem: Problem, last: int) -> tuple[list[int], int]:
    waiting = (1 << len(problem.rows)) - 1
    touched, work = 0, 0
    order: list[int] = []
    while waiting:
        states, wide, row = min(
            (*_states(problem, touched | problem.cells[row], waiting ^ 1 << row, row), row)
            for row in bits(waiting & ~last or waiting)
        )
        order.append(row)
        waiting ^= 1 << row
        touched |= problem.cells[row]
        size = problem.rows[row]
        work += states * max(1, min(fillings(size, wide), size * wide))
    return order, work


def _states(problem: Problem, touched: int, waiting: int, row: int) -> tuple[int, int]:
    """Bound the states after a row; also count the open columns, alike ones as one, of the row."""
    states, wide = 1, 0
    for columns in problem.alike(waiting).values():
        mask = sum(1 << column for column in columns)
        wide += bool(mask & problem.cells[row])
        if mask & touched:
            states *= sum(problem.columns[column] for column in columns) + 1
    return states, wide
