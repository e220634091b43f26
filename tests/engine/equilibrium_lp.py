"""The value of a small game of two by a linear program in sequence form, made from its rules.

Independent of the kernels: deals, acts and marks come from ``palamede.dominoes``, passes and forced
tiles are acts like any other, both ends are used where they are equal.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_array

from palamede.dominoes import Deal
from palamede.dominoes.conventions import Conventions

Known = tuple[int, tuple[object, ...]]


class _Sequences:
    """The sequences of one seat: number 0 is none, then one an information set and act."""

    def __init__(self) -> None:
        self.number: dict[tuple[object, ...], int] = {(): 0}
        self.sets: dict[object, tuple[int, list[int]]] = {}

    def at(self, known: object, parent: int, acts: list[int]) -> list[int]:
        if known not in self.sets:
            new = []
            for act in acts:
                self.number[known, act] = len(self.number)
                new.append(len(self.number) - 1)
            self.sets[known] = (parent, new)
        return self.sets[known][1]

    def constraints(self) -> tuple[coo_array, np.ndarray]:
        rows, columns, values = [0], [0], [1.0]
        for row, (parent, children) in enumerate(self.sets.values(), start=1):
            rows += [row] * (1 + len(children))
            columns += [parent, *children]
            values += [-1.0] + [1.0] * len(children)
        right = np.zeros(len(self.sets) + 1)
        right[0] = 1
        shape = (len(self.sets) + 1, len(self.number))
        return coo_array((values, (rows, columns)), shape=shape), right


def value_of(conventions: Conventions) -> float:
    """Return what seat 1 marks beyond seat 2, a deal, in equilibrium."""
    seats = (_Sequences(), _Sequences())
    pays: dict[tuple[int, int], float] = {}
    tiles, size = conventions.tiles, conventions.hand
    deals = 0

    def walk(deal: Deal, sequence: tuple[int, int], line: tuple[int, ...]) -> None:
        outcome = deal.outcome()
        if outcome is not None:
            pays[sequence] = pays.get(sequence, 0.0) + outcome.marks[0] - outcome.marks[1]
            return
        seat = deal.turn - 1
        acts = [move.action for move in deal.legal_moves]
        known = (line, deal.start_hands[seat])
        numbers = seats[seat].at(known, sequence[seat], acts)
        for move, number in zip(list(deal.legal_moves), numbers, strict=True):
            deal.push(move)
            now = (number, sequence[1]) if seat == 0 else (sequence[0], number)
            walk(deal, now, (*line, move.action))
            deal.pop()

    for first in combinations(tiles, size):
        left = [tile for tile in tiles if tile not in first]
        for second in combinations(left, size):
            deals += 1
            stock = [tile for tile in left if tile not in second]
            walk(Deal(conventions, [first, second], stock), (0, 0), ())
    (rows_a, right_a), (rows_b, right_b) = (seat.constraints() for seat in seats)
    matrix = coo_array(
        (
            [pay / deals for pay in pays.values()],
            ([a for a, _ in pays], [b for _, b in pays]),
        ),
        shape=(len(seats[0].number), len(seats[1].number)),
    ).tocsr()
    # Von Stengel 1996: least right_a·u with rows_a'·u >= matrix·y, rows_b·y = right_b, y >= 0.
    from scipy.sparse import hstack

    upper = hstack([-rows_a.T, matrix]).tocsr()
    equal = hstack([coo_array((len(right_b), len(right_a))), rows_b]).tocsr()
    found = linprog(
        np.concatenate([right_a, np.zeros(len(seats[1].number))]),
        A_ub=upper,
        b_ub=np.zeros(len(seats[0].number)),
        A_eq=equal,
        b_eq=right_b,
        bounds=[(None, None)] * len(right_a) + [(0, None)] * len(seats[1].number),
        method="highs",
    )
    assert found.success
    return float(found.fun)
