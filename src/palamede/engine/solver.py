"""The exact value of positions with open hands: of one with its best line, of many worlds at once.

*Open hands* ("double dummy"): everybody sees every hand and the order of the stock, and plays what
is best for his side. Two sides, any rules that the kernels play. The value of a move is the marks
that the mover's side makes in this deal less those of the other side, marks made before included.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.moves import Move, move_table
from palamede.engine.kernel.solverules import solve_rules_of
from palamede.engine.kernel.solveworlds import TALLY, solve_worlds
from palamede.engine.kernel.state import OVER, State, apply, legal, state_of

if TYPE_CHECKING:
    from palamede.engine.kernel.tables import Tables

__all__ = ["Mode", "Solution", "Solver", "StoppedError", "Worlds", "solve"]

Mode = Literal["score", "win"]

UNLIMITED: Final = 1 << 60
UNKNOWN: Final = 1 << 40
MOST_ACTIONS: Final = 256
_BYTES: Final = 8
_LEAST_BITS: Final = 12


@dataclass(frozen=True, slots=True)
class Solution:
    """A position solved.

    ``values``: by action number, in order, what the mover's side makes in the deal less what the
    other side makes, if all play their best from there; in the mode ``win`` only its sign.
    ``best``: the first of the best moves. ``line``: the play that follows from best play, each seat
    taking the first of its best moves, to the end of the deal. ``nodes``: positions looked at to
    find the values; the same every time.
    """

    values: dict[int, int]
    best: Move
    line: tuple[Move, ...]
    nodes: int

    @property
    def value(self) -> int:
        """The value of the position for the side to move."""
        return self.values[self.best.action]


class StoppedError(PalamedeError):
    """A position was not solved to the end; ``values`` holds the moves that were."""

    def __init__(self, values: dict[int, int]) -> None:
        super().__init__("stopped before all moves were valued", code="solve-stopped")
        self.values = values

    def __reduce__(self) -> tuple[type[StoppedError], tuple[dict[int, int]]]:
        """Pickle with the values."""
        return type(self), (self.values,)


class Worlds(NamedTuple):
    """Worlds solved: ``values`` int64[done, acts], ``nodes`` int64[done], how many are done."""

    values: NDArray[np.int64]
    nodes: NDArray[np.int64]
    done: int


class Solver:
    """Solves positions of one table; keeps its memory from one to the next.

    Nothing that it remembers passes from one world to another, so that values and node counts do
    not depend on what was solved before, nor on how many threads share the work.
    """

    def __init__(self, tables: Tables, *, table_mb: float = 32) -> None:
        """Make a solver.

        Args:
            tables: the conventions (``kernel.tables.tables_of``).
            table_mb: megabytes of memory for a thread, rounded down to a power of two.

        Raises:
            UnsupportedError: there are more than two sides.
            PalamedeError: the memory is not a positive number.
        """
        if not table_mb > 0:
            raise PalamedeError(
                f"the memory of a solver is a number of megabytes above 0, not {table_mb}",
                code="solve-memory",
                given=str(table_mb),
            )
        self.tables = tables
        self.rules = solve_rules_of(tables)
        words = 4 if self.rules.wide else 2
        places = int(min(table_mb, 1 << 20) * (1 << 20)) // (_BYTES * words)
        self._words = words << max(_LEAST_BITS, places.bit_length() - 1)
        self._kept: list[tuple[NDArray[np.uint64], NDArray[np.int64]]] = []
        self._limits: list[NDArray[np.int64]] = []
        self._stopping = False

    def worlds(
        self,
        hands: NDArray[np.uint64],
        stocks: NDArray[np.uint8],
        meta: NDArray[np.int64],
        actions: Sequence[int] | NDArray[np.int64],
        *,
        mode: Mode = "score",
        nodes: int | None = None,
        jobs: int = 1,
    ) -> Worlds:
        """Value acts of the seat to move in each of many worlds of one public position.

        Args:
            hands: masks of tiles, worlds x seats (or wider).
            stocks: tile indices in drawing order, drawn tiles included, worlds x size.
            meta: the public state (``kernel.state``), the same for all.
            actions: action numbers, legal in every world.
            mode: exact values, or their signs alone.
            nodes: how many positions may be looked at in all; worlds are done in order until the
                next would go beyond. None is no limit.
            jobs: threads that share the work.

        Returns:
            The values from the side of the seat to move.
        """
        self._stopping = False
        values, taken, done = self._run(hands, stocks, meta, actions, mode, nodes, jobs)
        return Worlds(values[:done], taken[:done], done)

    def stop(self) -> None:
        """End, from another thread, the call that is going on, as if its nodes were used up."""
        self._stopping = True
        for limit in self._limits:
            limit[0] = 0

    def _run(
        self,
        hands: NDArray[np.uint64],
        stocks: NDArray[np.uint8],
        meta: NDArray[np.int64],
        actions: Sequence[int] | NDArray[np.int64],
        mode: Mode,
        nodes: int | None,
        jobs: int,
    ) -> tuple[NDArray[np.int64], NDArray[np.int64], int]:
        """Do what ``worlds`` says; the values of acts that were not reached are ``UNKNOWN``."""
        count = len(hands)
        acts = np.ascontiguousarray(actions, dtype=np.int64)
        hands = np.ascontiguousarray(hands, dtype=np.uint64)
        stocks = np.ascontiguousarray(stocks, dtype=np.uint8)
        values = np.full((count, len(acts)), UNKNOWN, dtype=np.int64)
        taken = np.zeros(count, dtype=np.int64)
        most = UNLIMITED if nodes is None else nodes
        win = int(mode == "win")
        jobs = max(1, min(jobs, count))
        while len(self._kept) < jobs:
            self._kept.append(
                (np.zeros(self._words, dtype=np.uint64), np.zeros(TALLY, dtype=np.int64))
            )
        limits = [np.array([most], dtype=np.int64) for _ in range(jobs)]
        self._limits = limits
        if self._stopping:
            self.stop()

        def part(job: int) -> int:
            first, last = count * job // jobs, count * (job + 1) // jobs
            table, tally = self._kept[job]
            return cast(
                int,
                solve_worlds(
                    self.tables,
                    self.rules,
                    hands[first:last],
                    stocks[first:last],
                    meta,
                    acts,
                    win,
                    table,
                    tally,
                    values[first:last],
                    taken[first:last],
                    limits[job],
                ),
            )

        if jobs == 1:
            return values, taken, part(0)
        with ThreadPoolExecutor(jobs) as pool:
            parts = list(pool.map(part, range(jobs)))
        # What is done is what one thread alone would have done.
        done = 0
        for job, finished in enumerate(parts):
            done += finished
            if done < count * (job + 1) // jobs:
                break
        return values, taken, int(np.searchsorted(np.cumsum(taken[:done]), most, side="right"))

    def solve(self, state: State, *, mode: Mode = "score", nodes: int | None = None) -> Solution:
        """Solve one position (``solve``).

        Raises:
            PalamedeError: the deal is over.
            StoppedError: the nodes did not suffice, or ``stop`` was called.
        """
        self._stopping = False
        values, looked_at = self._values(state, mode, nodes)
        table = move_table(self.tables.numbers - 1)
        state = state.copy()
        best = action = _first_of_the_best(values)
        line = []
        while True:
            line.append(table[action])
            apply(*state, action)
            if state.meta[OVER]:
                break
            action = _first_of_the_best(self._values(state, mode, None)[0])
        return Solution(values, table[best], tuple(line), looked_at)

    def _values(self, state: State, mode: Mode, nodes: int | None) -> tuple[dict[int, int], int]:
        moves = np.empty(MOST_ACTIONS, dtype=np.int64)
        actions = moves[: legal(*state, moves)]
        if not len(actions):
            raise PalamedeError("the deal is over: there is nothing to solve", code="solve-over")
        found, taken, done = self._run(
            state.hands[np.newaxis], state.stock[np.newaxis], state.meta, actions, mode, nodes, 1
        )
        values = {
            int(act): int(value)
            for act, value in zip(actions, found[0], strict=True)
            if value != UNKNOWN
        }
        if not done:
            raise StoppedError(values)
        return values, int(taken[0])


def _first_of_the_best(values: dict[int, int]) -> int:
    return max(values, key=lambda action: (values[action], -action))


def solve(
    position: Deal | State,
    mode: Mode = "score",
    *,
    table_mb: float = 32,
    nodes: int | None = None,
) -> Solution:
    """Return the exact value of every legal move of a position with open hands, and the best line.

    Args:
        position: a deal or a state of the kernels, at the point where it stands.
        mode: ``score``: marks of the mover's side in this deal less those of the other side;
            ``win``: the sign of that number (1, 0, -1), which takes fewer nodes. A deal won without
            a mark counts 0.
        table_mb: megabytes of memory.
        nodes: how many nodes may be looked at to find the values; None is no limit.

    Raises:
        UnsupportedError: there are more than two sides, or the kernels do not play these rules.
        StoppedError: the nodes did not suffice.
        PalamedeError: the deal is over, or the memory is no positive number.
    """
    state = state_of(position) if isinstance(position, Deal) else position
    return Solver(state.tables, table_mb=table_mb).solve(state, mode=mode, nodes=nodes)
