"""Tables of whole numbers with given margins, counted and drawn exactly.

The arithmetic under :mod:`palamede.dominoes.placement`: how many tiles of each class go to each
group. A table has one row a class and one column a group (or the other way round, the problem is
symmetric); its row and column sums are given, and cells outside the allowed ones are nought.
A table weighs ``prod(row! / prod(cell!))``, the number of ways to choose which tile goes where.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import comb

from palamede.dominoes.joins import bits

__all__ = ["Tables", "elimination_order", "transpose"]

Row = list[tuple[int, int]]
"""The cells of a row that are not nought: (column, number); a column may come more than once."""


@dataclass(slots=True)
class _Layer:
    """A row, or one step in filling it; columns are given by the places of their bit fields."""

    row: int
    size: int
    """How many tiles the row brings in."""
    closing: list[int]
    """Columns that no later row may use: all that is left in them is taken here."""
    opened: list[int]
    """Columns that later rows may use too."""
    pending: bool = False
    """Whether what the closing columns leave over is placed by steps that follow."""
    step: bool = False
    """Whether this is such a step: it places one tile, if one is left over."""


def transpose(cells: Sequence[int], columns: int) -> list[int]:
    """Turn masks of columns, one a row, into masks of rows, one a column."""
    turned = [0] * columns
    for row, mask in enumerate(cells):
        for column in bits(mask):
            turned[column] |= 1 << row
    return turned


def elimination_order(
    rows: Sequence[int], columns: Sequence[int], cells: Sequence[int]
) -> tuple[list[int], int]:
    """Order the rows so that few columns are open at a time; also estimate the work.

    A column is open while a row before and a row to come may both use it: only then is what is
    left in it unknown. The order is greedy, which is good enough for the shapes of dominoes.
    """
    sizes: dict[int, int] = {}

    def states(mask: int) -> int:
        if mask not in sizes:
            product = 1
            for column in bits(mask):
                product *= columns[column] + 1
            sizes[mask] = product
        return sizes[mask]

    waiting = list(range(len(cells)))
    left = [mask.bit_count() for mask in transpose(cells, len(columns))]
    touched, work = 0, 0
    order: list[int] = []
    while waiting:
        live = sum(1 << column for column, count in enumerate(left) if count)
        single = sum(1 << column for column, count in enumerate(left) if count == 1)
        open_states, row = min(
            (states((touched | cells[row]) & live & ~(single & cells[row])), row) for row in waiting
        )
        waiting.remove(row)
        order.append(row)
        touched |= cells[row]
        wide = (cells[row] & ~single).bit_count()
        work += open_states * max(1, min(_fillings(rows[row], wide), rows[row] * wide))
        for column in bits(cells[row]):
            left[column] -= 1
    return order, work


def _fillings(size: int, wide: int) -> int:
    """Return in how many ways a row of ``size`` can be parted among ``wide`` columns."""
    return comb(size + wide - 1, size) if wide else 1


class Tables:
    """All tables with the row sums ``rows`` and the column sums ``columns``.

    ``cells[i]`` is the mask of the columns that row ``i`` may use. Each witness is a list of such
    masks too, and a table counts only if for each witness at least one of its cells is not nought.

    A state of the computation is one integer: a bit field a column with what is left in it, above
    them one bit for each witness not yet met, and on top the tiles of the row still to be placed.
    Values are kept by layer (a row or a step of it); the options of a state are kept only for the
    states that a draw has passed through.
    """

    def __init__(
        self,
        rows: Sequence[int],
        columns: Sequence[int],
        cells: Sequence[int],
        witnesses: Sequence[Sequence[int]] = (),
    ) -> None:
        width = max(columns, default=0).bit_length() or 1
        self._field = (1 << width) - 1
        self._shifts = [width * column for column in range(len(columns))]
        top = width * len(columns)
        self._pending = top + len(witnesses)
        self._start = sum(
            number << shift for number, shift in zip(columns, self._shifts, strict=True)
        ) | (((1 << len(witnesses)) - 1) << top)
        self._rows = len(rows)
        self._layers = self._plan(rows, cells)
        self._meets = [
            [
                (
                    sum(self._field << self._shifts[c] for c in bits(witness[layer.row])),
                    1 << top + k,
                )
                for k, witness in enumerate(witnesses)
                if witness[layer.row]
            ]
            for layer in self._layers
        ]
        self._plain = [
            [(1 << shift, self._field << shift) for shift in layer.opened]
            if layer.size == 1 and not layer.closing and not meets
            else []
            for layer, meets in zip(self._layers, self._meets, strict=True)
        ]
        self._values: list[dict[int, int]] = [{} for _ in self._layers]
        self._choices: list[dict[int, tuple[list[int], list[tuple[int, int, Row]]]]] = [
            {} for _ in self._layers
        ]
        self.total: int = self._value(0, self._start) if sum(rows) == sum(columns) else 0
        """Sum of the weights of all tables."""

    def draw(self, number: int) -> list[Row]:
        """Return the table of a number below ``total``: each table has as many as it weighs."""
        table: list[Row] = [[] for _ in range(self._rows)]
        state = self._start
        for layer, plan in enumerate(self._layers):
            choice = self._choices[layer].get(state)
            if choice is None:
                choice = self._choices[layer][state] = self._choice(layer, state)
            sums, options = choice
            at = 0
            if len(options) > 1:
                at = bisect_right(sums, number)
                if at:
                    number -= sums[at - 1]
            weight, state, taken = options[at]
            table[plan.row] += taken
            if weight != 1:
                number //= weight
        return table

    def used(self) -> list[int]:
        """Return, one mask a row, the columns that some table uses in that row."""
        used = [0] * self._rows
        for layer, plan in enumerate(self._layers):
            fields = 0
            for state, value in self._values[layer].items():
                if value:
                    for _, spent, after in self._options(layer, state):
                        if spent & ~fields and self._value(layer + 1, after):
                            fields |= spent
            used[plan.row] |= sum(
                1 << c for c, s in enumerate(self._shifts) if fields >> s & self._field
            )
        return used

    def _plan(self, rows: Sequence[int], cells: Sequence[int]) -> list[_Layer]:
        """Order the rows; fill tile by tile those that can be filled in very many ways at once.

        The tiles are told apart, so that both ways give a table the same weight.
        """
        later = 0
        layers: list[_Layer] = []
        columns = [self._start >> shift & self._field for shift in self._shifts]
        for row in reversed(elimination_order(rows, columns, cells)[0]):
            closing = [self._shifts[c] for c in bits(cells[row] & ~later)]
            opened = [self._shifts[c] for c in bits(cells[row] & later)]
            size, wide = rows[row], len(opened)
            later |= cells[row]
            if _fillings(size, wide) <= 2 * size * wide or not wide:
                layers.append(_Layer(row, size, closing, opened))
            elif not closing:
                layers += [_Layer(row, 1, [], opened) for _ in range(size)]
            else:
                layers += [_Layer(row, 0, [], opened, step=True) for _ in range(size)]
                layers.append(_Layer(row, size, closing, [], pending=True))
        layers.reverse()
        return layers

    def _value(self, layer: int, state: int) -> int:
        """Weigh all the ways to fill the rows from ``layer`` on."""
        if layer == len(self._layers):
            return int(not state)
        values = self._values[layer]
        value = values.get(state)
        if value is None:
            value = 0
            for weight, _, after in self._options(layer, state):
                value += weight * self._value(layer + 1, after)
            values[state] = value
        return value

    def _options(self, layer: int, state: int) -> Iterable[tuple[int, int, int]]:
        """Give (weight, numbers taken as bit fields, state after) for each filling of a row."""
        if self._plain[layer]:
            # One tile, and no column or witness to see to: the commonest row of hard problems.
            return [(1, one, state - one) for one, field in self._plain[layer] if state & field]
        return self._fillings(layer, state)

    def _fillings(self, layer: int, state: int) -> Iterator[tuple[int, int, int]]:
        field = self._field
        plan = self._layers[layer]
        if plan.step and not state >> self._pending:
            yield 1, 0, state
            return
        left = 1 if plan.step else plan.size
        weight, spent = 1, 0
        for shift in plan.closing:
            number = state >> shift & field
            if number > left:
                return
            weight *= comb(left, number)
            left -= number
            spent |= number << shift
        parts = [(weight, spent, left)]
        if not plan.pending:
            parts = self._parts(plan.opened, state, parts)
        for weight, spent, left in parts:
            after = state - spent
            if plan.step:
                after -= 1 << self._pending
            elif plan.pending:
                after += left << self._pending
            elif left:
                continue
            for mask, bit in self._meets[layer]:
                if spent & mask:
                    after &= ~bit
            yield weight, spent, after

    def _parts(
        self, opened: Iterable[int], state: int, parts: list[tuple[int, int, int]]
    ) -> list[tuple[int, int, int]]:
        """Part what is left of a row among open columns: (weight, taken, left) for each way."""
        field = self._field
        room = sum(state >> shift & field for shift in opened)
        for shift in opened:
            number = state >> shift & field
            room -= number
            parts = [
                (weight * comb(left, take), spent | take << shift, left - take)
                for weight, spent, left in parts
                for take in range(max(0, left - room), min(left, number) + 1)
            ]
        return parts

    def _choice(self, layer: int, state: int) -> tuple[list[int], list[tuple[int, int, Row]]]:
        """Return running sums and, for each option, its weight, the state after and the row."""
        sums: list[int] = []
        options: list[tuple[int, int, Row]] = []
        total = 0
        for weight, spent, after in self._options(layer, state):
            value = self._value(layer + 1, after)
            if value:
                total += weight * value
                sums.append(total)
                row = [
                    (column, spent >> shift & self._field)
                    for column, shift in enumerate(self._shifts)
                    if spent >> shift & self._field
                ]
                options.append((weight, after, row))
        return sums, options
