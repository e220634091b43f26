"""Every way to put hidden tiles where they may be: counted, drawn uniformly, bounded.

Tiles are told apart (by their place in a sequence), places within a group are not. Each tile has
the mask of the groups it may go to, each group is filled exactly, and *witnesses* are conditions
of the kind "at least one of these tiles lies in one of these groups".

What a history proves about the unseen tiles comes down to this (:mod:`.knowledge`), and so do
the unknown tiles of a record. Everything here is exact, in whole numbers of any size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from math import factorial, prod
from random import Random
from typing import NamedTuple, TypeVar

from palamede.dominoes.assignment import cheapest
from palamede.dominoes.contingency import Tables
from palamede.dominoes.elimination import Problem, elimination_order, transpose
from palamede.dominoes.joins import bits

__all__ = ["Placement", "Recipe", "shuffle"]

_Item = TypeVar("_Item")


class Recipe(NamedTuple):
    """How a solution is drawn, for who draws faster than ``Placement.sample``."""

    fixed: tuple[int, ...]
    """By tile, the group that alone is left for it, or -1."""
    rows: tuple[tuple[int, ...], ...]
    """By row of the tables, the tiles of a class; or its places, if ``turned``."""
    columns: tuple[tuple[int, ...], ...]
    """By column, its places (a group once for each tile it has room for); tiles, if ``turned``."""
    turned: bool
    tables: Tables
    """How many of a row are matched with a column; which ones is left to chance."""


class Placement:
    """The ways to put tiles 0, 1, … into groups 0, 1, … .

    ``allowed[tile]``
        mask of the groups that may hold the tile (bit 0 is group 0);
    ``capacities[group]``
        how many tiles the group holds, no more and no fewer;
    ``witnesses``
        mappings tile -> mask of groups: at least one of the tiles of each mapping must lie in
        one of the groups given for it (an empty mapping can never be met).

    The work is done once, when the first question needs it; then a sample of some twenty tiles
    costs microseconds. Raises ``ValueError`` if the capacities do not add up to the tiles.
    """

    def __init__(
        self,
        allowed: Sequence[int],
        capacities: Sequence[int],
        witnesses: Sequence[Mapping[int, int]] = (),
    ) -> None:
        if sum(capacities) != len(allowed) or min(capacities, default=0) < 0:
            raise ValueError(
                f"{len(allowed)} tiles for places {list(capacities)}: the sizes of the groups "
                "must be 0 or more and add up to the number of tiles"
            )
        self.allowed = tuple(allowed)
        self.capacities = tuple(capacities)
        self.witnesses = tuple(dict(witness) for witness in witnesses)
        self._fixed: list[int] = [-1] * len(allowed)
        self._consistent = self._propagate()

    def count(self) -> int:
        """Return the number of solutions."""
        return self._count

    def feasible(self) -> bool:
        """Tell whether there is a solution; quicker than to count them."""
        return self._feasible

    def possible(self, tile: int) -> int:
        """Return the mask of the groups in which some solution puts the tile."""
        return self._possible[tile]

    def forced(self) -> dict[int, int]:
        """Return tile -> group for each tile that every solution puts in the same group."""
        return {
            tile: mask.bit_length() - 1
            for tile, mask in enumerate(self._possible)
            if mask.bit_count() == 1
        }

    def sample(self, rng: Random) -> list[int]:
        """Return the group of each tile, every solution being equally likely.

        Nothing is tried and thrown away: one whole number below the number of solutions picks
        how many tiles of each class go to each group, another one orders the tiles.
        Raises ``ValueError`` if there is no solution.
        """
        if not self._count:
            raise ValueError("no solution: these tiles cannot be placed")
        placed = self._fixed.copy()
        tables = self._tables
        takes = tables.draw(rng.randrange(tables.total))
        number = rng.randrange(self._orders)
        # Places (groups, once for each place) and tiles are matched, one by one: rows with columns.
        places = [
            [group for group, room in groups for _ in range(room)] for groups in self._columns
        ]
        tiles = [tile_class.copy() for tile_class in self._classes]
        rows, columns = (places, tiles) if self._turned else (tiles, places)
        for pool in columns:
            if pool[0] != pool[-1]:
                number = shuffle(pool, number)
        for step, take in zip(tables.steps, takes, strict=True):
            row = rows[step.row]
            if len(take) > 1 or step.pending:
                number = shuffle(row, number)
            for column, count in take:
                pool = columns[column]
                for _ in range(count):
                    item, other = row.pop(), pool.pop()
                    if self._turned:
                        placed[other] = item
                    else:
                        placed[item] = other
            for target, source in step.joins:
                if columns[source]:
                    columns[target] += columns[source]
                    number = shuffle(columns[target], number)
        return placed

    def recipe(self) -> Recipe:
        """Return how a solution is drawn. Raises ``ValueError`` if there is none."""
        if not self._count:
            raise ValueError("no solution: these tiles cannot be placed")
        tiles = tuple(map(tuple, self._classes))
        places = tuple(
            tuple(group for group, room in groups for _ in range(room)) for groups in self._columns
        )
        rows, columns = (places, tiles) if self._turned else (tiles, places)
        return Recipe(tuple(self._fixed), rows, columns, self._turned, self._tables)

    def extreme(self, weight: Callable[[int, int], int]) -> tuple[int, int]:
        """Return the least and the greatest sum of ``weight(tile, group)`` over the solutions.

        Raises ``ValueError`` if there is no solution.
        """
        least = most = None
        if self._consistent:
            least = self._least(self._masks, weight, None)
            most = self._least(self._masks, lambda tile, group: -weight(tile, group), None)
        if least is None or most is None:
            raise ValueError("no solution: these tiles cannot be placed")
        return least, -most

    def _propagate(self) -> bool:
        """Fix the tiles that have one group left, as long as that leaves others only one."""
        self._room = list(self.capacities)
        masks = list(self.allowed)
        full = sum(1 << group for group, room in enumerate(self._room) if not room)
        waiting = set(range(len(masks)))
        changed = True
        while changed:
            changed = False
            for tile in sorted(waiting):
                masks[tile] &= ~full
                if not masks[tile]:
                    return False
                if masks[tile].bit_count() == 1:
                    group = masks[tile].bit_length() - 1
                    self._fixed[tile] = group
                    self._room[group] -= 1
                    full |= (not self._room[group]) << group
                    waiting.remove(tile)
                    changed = True
        self._masks = masks
        reduced = [
            {tile: mask & masks[tile] for tile, mask in witness.items() if mask & masks[tile]}
            for witness in self.witnesses
            # Met by every placement if one of its tiles can go nowhere else.
            if not any(not masks[tile] & ~mask for tile, mask in witness.items())
        ]
        self._open_witnesses: list[dict[int, int]] = []
        for witness in sorted(reduced, key=lambda cells: sum(map(int.bit_count, cells.values()))):
            # Nor does a condition count that is met whenever a narrower one is.
            if not any(_narrower(other, witness) for other in self._open_witnesses):
                self._open_witnesses.append(witness)
        return True

    @cached_property
    def _classes(self) -> list[list[int]]:
        """Tiles not fixed, those under the same conditions together."""
        classes: dict[tuple[int, ...], list[int]] = {}
        for tile, mask in enumerate(self._masks):
            if self._fixed[tile] < 0:
                marks = (witness.get(tile, 0) for witness in self._open_witnesses)
                classes.setdefault((mask, *marks), []).append(tile)
        return list(classes.values())

    @cached_property
    def _columns(self) -> list[list[tuple[int, int]]]:
        """Groups with room, as (group, room), those under the same conditions together."""
        columns: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        heads = [tiles[0] for tiles in self._classes]
        kinds = [self._masks, *([w.get(t, 0) for t in range(len(self._masks))]
                                for w in self._open_witnesses)]  # fmt: skip
        for group, room in enumerate(self._room):
            if room:
                key = tuple(kind[head] >> group & 1 for kind in kinds for head in heads)
                columns.setdefault(key, []).append((group, room))
        return list(columns.values())

    @cached_property
    def _plan(self) -> tuple[Problem, list[int], bool]:
        """The tables to count, the order of their rows, and whether a row is a column of groups.

        Otherwise a row is a class of tiles; whichever means less work is taken.
        """
        marks = [
            self._cells([witness.get(tile, 0) for tile in range(len(self._masks))])
            for witness in self._open_witnesses
        ]
        straight = Problem(self._sizes, self._rooms, self._cells(self._masks), marks)
        turned = straight.turned()
        order, work = elimination_order(straight)
        other_order, other_work = elimination_order(turned)
        if other_work < work:
            return turned, other_order, True
        return straight, order, False

    @property
    def _turned(self) -> bool:
        return self._plan[2]

    @cached_property
    def _tables(self) -> Tables:
        """How many tiles of each class may go to each column of groups."""
        problem, order, _ = self._plan
        return Tables(problem, order)

    def _cells(self, masks: Sequence[int]) -> list[int]:
        """Turn masks of groups, one a tile, into masks of columns, one a class."""
        return [
            sum(
                1 << column
                for column, groups in enumerate(self._columns)
                if masks[tiles[0]] >> groups[0][0] & 1
            )
            for tiles in self._classes
        ]

    @property
    def _sizes(self) -> list[int]:
        return [len(tiles) for tiles in self._classes]

    @property
    def _rooms(self) -> list[int]:
        return [sum(room for _, room in groups) for groups in self._columns]

    @cached_property
    def _orders(self) -> int:
        """The range from which one number gives all the orders that a sample needs."""
        problem = self._plan[0]
        orders = prod(map(factorial, (*problem.rows, *problem.columns)))
        sums = dict(enumerate(problem.columns))
        for step in self._tables.steps:
            for target, source in step.joins:
                sums[target] += sums[source]
                orders *= factorial(sums[target])
        return orders

    @cached_property
    def _feasible(self) -> bool:
        if "_count" in self.__dict__:
            return self._count > 0
        return self._consistent and self._least(self._masks, lambda _tile, _group: 0, None) == 0

    @cached_property
    def _count(self) -> int:
        if not self._consistent:
            return 0
        total = self._tables.total
        if self._turned:
            # The tables weighed the orders within the columns; tiles are told apart, places not.
            total = total * prod(map(factorial, self._sizes)) // prod(map(factorial, self._rooms))
        for groups, room in zip(self._columns, self._rooms, strict=True):
            total *= factorial(room) // prod(factorial(part) for _, part in groups)
        return total

    @cached_property
    def _possible(self) -> list[int]:
        if not self._count:
            return [0] * len(self.allowed)
        used = self._tables.used()
        if self._turned:
            used = transpose(used, len(self._classes))
        possible = [1 << group if group >= 0 else 0 for group in self._fixed]
        for tiles, columns in zip(self._classes, used, strict=True):
            mask = sum(1 << group for column in bits(columns) for group, _ in self._columns[column])
            for tile in tiles:
                possible[tile] = mask
        return possible

    def _least(
        self,
        allowed: Sequence[int],
        weight: Callable[[int, int], int],
        bound: int | None,
    ) -> int | None:
        """Return the least sum below ``bound``, branching on the tiles that may be witnesses."""
        found = cheapest(allowed, self.capacities, weight)
        if found is None or (bound is not None and found[0] >= bound):
            return None
        total, placed = found
        for witness in self._open_witnesses:
            if any(mask >> placed[tile] & 1 for tile, mask in witness.items()):
                continue
            best: int | None = None
            for tile, mask in witness.items():
                if mask & allowed[tile]:
                    branch = list(allowed)
                    branch[tile] &= mask
                    better = self._least(branch, weight, bound)
                    if better is not None:
                        best = bound = better
            return best
        return total


def _narrower(witness: Mapping[int, int], other: Mapping[int, int]) -> bool:
    """Whether whatever meets ``witness`` meets ``other`` too."""
    return all(not mask & ~other.get(tile, 0) for tile, mask in witness.items())


def shuffle(items: list[_Item], number: int) -> int:
    """Put the items in the order that ``number`` says and return what is left of it.

    A number drawn below a multiple of ``factorial(len(items))`` gives every order alike.
    """
    for last in range(len(items) - 1, 0, -1):
        number, other = divmod(number, last + 1)
        items[last], items[other] = items[other], items[last]
    return number
