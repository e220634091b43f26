"""Tables of whole numbers with given margins, counted and drawn exactly.

The arithmetic under :mod:`palamede.dominoes.placement`: how many tiles of each class go to each
group. A table has one row a class and one column a group (or the other way round, the problem is
symmetric); its row and column sums are given, and cells outside the allowed ones are nought.
A table weighs ``prod(row! / prod(cell!))``, the number of ways to choose which tile goes where.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import comb

from palamede.dominoes.elimination import Problem, fillings

__all__ = ["Step", "Tables"]

Taken = list[tuple[int, int]]
"""Columns and how much a step takes of each."""


@dataclass(slots=True)
class Step:
    """A row, or one step in filling it. Columns are given by the places of their bit fields.

    Columns that all rows to come treat alike are merged: the first stands for all of them.
    """

    row: int
    size: int
    """How many tiles the row brings in at this step."""
    pools: list[tuple[int, int, int]]
    """The columns it may use: place of the field, the column, the mask of those merged in it."""
    closing: list[int]
    """Columns that no later row may use: all that is left in them is taken here."""
    opened: list[int]
    """Columns that later rows may use too."""
    pending: bool = False
    """Whether what the closing columns leave over is placed by steps that follow."""
    single: bool = False
    """Whether this is such a step: it places one tile, if one is left over."""
    meets: list[tuple[int, int]] = field(default_factory=list)
    """Witnesses that the row may meet: fields that do so, and the bit to be cleared."""
    merges: list[tuple[int, int]] = field(default_factory=list)
    """After the step, columns (places of fields) that receive, and those merged into them."""
    joins: list[tuple[int, int]] = field(default_factory=list)
    """The same by the numbers of the columns."""


class Tables:
    """All tables of a problem, their rows filled in the order ``order``.

    A state of the computation is one integer: a bit field a column with what is left in it, above
    them one bit for each witness not yet met, and on top the tiles of the row still to be placed.
    Values are kept by step; the options of a state are kept only for the states that a draw has
    passed through.
    """

    def __init__(self, problem: Problem, order: Sequence[int]) -> None:
        self._problem = problem
        self._width = sum(problem.columns).bit_length() or 1
        self._field = (1 << self._width) - 1
        top = self._width * len(problem.columns)
        self._pending = top + len(problem.witnesses)
        self._start = sum(
            number << self._width * column for column, number in enumerate(problem.columns)
        ) | (((1 << len(problem.witnesses)) - 1) << top)
        self.steps = self._plan(order)
        """How a table is filled, from the first row to the last."""
        self._plain = [
            [(1 << shift, self._field << shift) for shift in step.opened]
            if step.size == 1 and not (step.closing or step.meets or step.merges)
            else []
            for step in self.steps
        ]
        self._values: list[dict[int, int]] = [{} for _ in self.steps]
        self._choices: list[dict[int, tuple[list[int], list[tuple[int, int, Taken]]]]] = [
            {} for _ in self.steps
        ]
        balanced = sum(problem.rows) == sum(problem.columns)
        self.total: int = self._value(0, self._start) if balanced else 0
        """Sum of the weights of all tables."""

    def draw(self, number: int) -> list[Taken]:
        """Return what each step takes in the table that holds a number below ``total``.

        A table holds as many numbers as it weighs.
        """
        taken: list[Taken] = []
        state = self._start
        for at in range(len(self.steps)):
            choice = self._choices[at].get(state)
            if choice is None:
                choice = self._choices[at][state] = self._choice(at, state)
            sums, options = choice
            chosen = 0
            if len(options) > 1:
                chosen = bisect_right(sums, number)
                if chosen:
                    number -= sums[chosen - 1]
            weight, state, take = options[chosen]
            taken.append(take)
            if weight != 1:
                number //= weight
        return taken

    def graph(self) -> Iterator[list[list[tuple[int, int, list[tuple[int, int, int]]]]]]:
        """Give, step by step, the states that occur in some table, each with its options.

        An option is what the tables behind it weigh together, the number of the state to which it
        leads among those of the next step, and what it takes: (column, how many, out of how many).
        The first step has one state; after the last one there is one again, with nothing left.
        """
        states = [self._start] if self.total else []
        for at, step in enumerate(self.steps):
            numbers: dict[int, int] = {}
            level = []
            for state in states:
                options = []
                for weight, spent, after in self._options(at, state):
                    value = self._value(at + 1, after)
                    if value:
                        taken = [
                            (column, spent >> shift & self._field, state >> shift & self._field)
                            for shift, column, _ in step.pools
                            if spent >> shift & self._field
                        ]
                        number = numbers.setdefault(after, len(numbers))
                        options.append((weight * value, number, taken))
                level.append(options)
            yield level
            states = list(numbers)

    def used(self) -> list[int]:
        """Return, one mask a row, the columns that some table uses in that row."""
        used = [0] * len(self._problem.rows)
        # By state, the columns in which something was left when they were merged, or is left.
        rooms = {self._start: (1 << len(self._problem.columns)) - 1}
        for at, step in enumerate(self.steps):
            after_rooms: dict[int, int] = {}
            for state, room in rooms.items():
                for _, spent, after in self._options(at, state):
                    if self._value(at + 1, after):
                        for shift, _, mask in step.pools:
                            if spent >> shift & self._field:
                                used[step.row] |= mask & room
                        left = room & ~self._full(step, state - spent)
                        after_rooms[after] = after_rooms.get(after, 0) | left
            rooms = after_rooms
        return used

    def _full(self, step: Step, state: int) -> int:
        """Return the columns of a step in which nothing is left."""
        return sum(mask for shift, _, mask in step.pools if not state >> shift & self._field)

    # ---------------------------------------------------------------- planning
    def _plan(self, order: Sequence[int]) -> list[Step]:
        """Set out the steps; rows that can be filled in very many ways are filled tile by tile.

        The tiles are told apart, so that both ways give a table the same weight.
        """
        steps: list[Step] = []
        waiting = (1 << len(self._problem.rows)) - 1
        groups = {column: 1 << column for column in range(len(self._problem.columns))}
        for row in order:
            waiting ^= 1 << row
            after = {
                columns[0]: sum(1 << column for column in columns)
                for columns in self._problem.alike(waiting).values()
            }
            steps += self._row(row, groups, sum(after.values()))
            steps[-1].joins = [
                (head, column)
                for head, mask in after.items()
                for column in groups
                if mask >> column & 1 and column != head
            ]
            steps[-1].merges = [
                (self._width * target, self._width * source) for target, source in steps[-1].joins
            ]
            groups = after
        return steps

    def _row(self, row: int, groups: dict[int, int], later: int) -> list[Step]:
        """Set out the steps of one row; ``later`` is the mask of columns used after it."""
        cells = self._problem.cells[row]
        width = self._width
        pools = [(width * head, head, mask) for head, mask in groups.items() if mask & cells]
        closing = [shift for shift, _, mask in pools if not mask & later]
        opened = [shift for shift, _, mask in pools if mask & later]
        meets = [
            (
                sum(self._field << shift for shift, _, mask in pools if mask & witness[row]),
                1 << width * len(self._problem.columns) + kind,
            )
            for kind, witness in enumerate(self._problem.witnesses)
            if witness[row]
        ]
        size, wide = self._problem.rows[row], len(opened)
        if not wide or fillings(size, wide) <= 2 * size * wide:
            return [Step(row, size, pools, closing, opened, meets=meets)]
        if not closing:
            return [Step(row, 1, pools, [], opened, meets=meets) for _ in range(size)]
        singles = [Step(row, 0, pools, [], opened, single=True, meets=meets) for _ in range(size)]
        return [Step(row, size, pools, closing, [], pending=True, meets=meets), *singles]

    # ---------------------------------------------------------------- counting
    def _value(self, at: int, state: int) -> int:
        """Weigh all the ways to fill what is left from a step on."""
        if at == len(self.steps):
            return int(not state)
        values = self._values[at]
        value = values.get(state)
        if value is None:
            value = 0
            for weight, _, after in self._options(at, state):
                value += weight * self._value(at + 1, after)
            values[state] = value
        return value

    def _options(self, at: int, state: int) -> Iterable[tuple[int, int, int]]:
        """Give (weight, numbers taken as bit fields, state after) for each way to take a step."""
        if self._plain[at]:
            # One tile, and nothing else to see to: the commonest step of hard problems.
            return [(1, one, state - one) for one, field in self._plain[at] if state & field]
        return self._fillings(self.steps[at], state)

    def _fillings(self, step: Step, state: int) -> Iterator[tuple[int, int, int]]:
        field = self._field
        parts = [(1, 0, 0)]
        if not step.single:
            left, weight, spent = step.size, 1, 0
            for shift in step.closing:
                number = state >> shift & field
                if number > left:
                    return
                weight *= comb(left, number)
                left -= number
                spent |= number << shift
            parts = [(weight, spent, left)]
        elif state >> self._pending:
            parts = [(1, 0, 1)]
        if not step.pending:
            parts = self._parts(step.opened, state, parts)
        for weight, spent, left in parts:
            after = state - spent
            if step.pending:
                after += left << self._pending
            elif left:
                continue
            elif step.single and spent:
                after -= 1 << self._pending
            for mask, bit in step.meets:
                if spent & mask:
                    after &= ~bit
            for target, source in step.merges:
                moved = after >> source & field
                if moved:
                    weight *= comb(moved + (after >> target & field), moved)
                    after += (moved << target) - (moved << source)
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

    def _choice(self, at: int, state: int) -> tuple[list[int], list[tuple[int, int, Taken]]]:
        """Return running sums and, for each option, its weight, the state after, what it takes."""
        sums: list[int] = []
        options: list[tuple[int, int, Taken]] = []
        total = 0
        for weight, spent, after in self._options(at, state):
            value = self._value(at + 1, after)
            if value:
                total += weight * value
                sums.append(total)
                taken = [
                    (column, spent >> shift & self._field)
                    for shift, column, _ in self.steps[at].pools
                    if spent >> shift & self._field
                ]
                options.append((weight, after, taken))
        return sums, options
