"""Search: every act in many weighted worlds, until one stands apart or the budget is spent.

Values are averaged over worlds, never voted on: a player does not know in which world he is. All
acts are judged in the same worlds with the same chances, so that their differences are known far
better than their values; an act that is surely behind is dropped (racing).
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from math import inf
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.moves import move_table
from palamede.engine import clock
from palamede.engine.analysis import ActValue, Analysis
from palamede.engine.budget import Budget
from palamede.engine.equity import chances_after, equity_of
from palamede.engine.kernel.model import BLIND
from palamede.engine.kernel.rollout import rollouts
from palamede.engine.kernel.state import DRAWN, LEFT, RIGHT
from palamede.engine.kernel.worlds import WorldBatch
from palamede.engine.method import Leaf, Method
from palamede.engine.models import model_of
from palamede.engine.sampling import Sample, effective_size
from palamede.engine.solver import Solver
from palamede.engine.table import Table

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["Search"]

Reals = NDArray[np.float64]

FIRST: Final = 32
"""Worlds of the first step, from which the pace is learned."""
LONGEST: Final = 512
SURELY: Final = 4.0
"""So many standard errors behind the best an act is dropped."""
ENOUGH: Final = 128
"""Worlds before an act may be dropped."""
NO_WEIGHTS: Final = np.empty((0, 0))
MARGIN: Final = 0.85
"""Share of the time left that a step may be expected to take."""
_BITS: Final = (np.arange(256)[:, None] >> np.arange(8) & 1).astype(np.float64)
"""float64 [256, 8]: the bits of each value of an octet, the lowest first."""


@dataclass(slots=True)
class _Column:
    """What has been found of one act, a number a world, worlds in order."""

    marks: list[Reals] = field(default_factory=list)
    chances: list[Reals] = field(default_factory=list)
    passed: NDArray[np.int64] = field(default_factory=lambda: np.zeros(4, dtype=np.int64))
    worlds: int = 0


class Search:
    """One search of one view; ``run`` it once."""

    def __init__(self, view: View, method: Method, budget: Budget, *, seed: int, threads: int = 1):
        """Prepare a search.

        Raises:
            DealError: no deal agrees with the view.
            UnsupportedError: the kernels do not play its conventions.
        """
        self.view = view
        self.method = method
        self.budget = budget
        self.seed = seed
        self.threads = threads
        self.started = clock.now()
        self.sample = Sample(view, method, seed)
        self.table = self.sample.table
        self.acts, self.twins = _without_twins(self.table)
        self.columns = [_Column() for _ in self.acts]
        self.nodes = 0
        self.judged = 0
        self._begun = self.started
        conventions = view.conventions
        self.equity = equity_of(conventions) if method.utility == "match" else NO_WEIGHTS
        self.leaf: Leaf = self._leaf()
        self.model = BLIND
        if self.leaf in ("policy", "net"):
            learned = self.leaf == "net"
            self.model = model_of(conventions, partner=method.partner, learned=learned)
        self.solver = Solver(self.table.tables, table_mb=8) if self.leaf == "exact" else None
        self._nows: list[NDArray[np.uint64]] = []

    def _leaf(self) -> Leaf:
        """Return how worlds are valued here."""
        if self.table.tables.sides != 2:  # noqa: PLR2004
            if self.method.leaf != "exact":
                return self.method.leaf
            # A yardstick that infers nothing must not change when the model of choice does.
            return "random" if self.method.uniform is None else "policy"
        return "exact" if sum(self.view.sizes) <= self.method.exact_below else self.method.leaf

    # ---------------------------------------------------------------- the loop
    def run(
        self,
        progress: Callable[[Analysis], None] | None = None,
        cancelled: Callable[[], bool] = lambda: False,
        *,
        decided_is_enough: bool = False,
    ) -> Analysis:
        """Search until done, or the budget is spent, or ``cancelled`` says so.

        ``decided_is_enough``: stop also when one act is left. A player needs no more; who analyses
        wants the values of that act and of the hidden tiles as exact as the budget allows.
        """
        alive = np.arange(len(self.acts))
        stopped = False
        while (amount := self._next(len(alive))) > 0:
            if self.judged and cancelled():
                stopped = True
                break
            batch = self.sample.take(amount)
            if not self._judge(batch, alive):
                break
            if self.method.racing and len(alive) > 1:
                alive = self._race(alive)
                unbounded = self.budget.nodes is None and self.budget.seconds is None
                if len(alive) == 1 and (unbounded or decided_is_enough):
                    break
            if progress is not None:
                progress(self.report(complete=False))
        return self.report(complete=not stopped)

    def _next(self, alive: int) -> int:
        """Return how many worlds to judge next, 0 for no more."""
        left = self.sample.size - self.judged
        if left <= 0:
            return 0
        amount = FIRST if not self.judged else min(LONGEST, max(FIRST, self.judged))
        amount = min(left, amount)
        if self.budget.seconds is not None and self.judged:
            spent = clock.now() - self.started
            ready = self._begun - self.started
            pace = (spent - ready) / self.judged
            amount = min(amount, int(MARGIN * (self.budget.seconds - spent) / max(pace, 1e-9)))
        elif not self.judged:
            self._begun = clock.now()
        if self.budget.nodes is not None and self.leaf != "exact":
            amount = min(amount, (self.budget.nodes - self.nodes) // self._longest(alive))
        return max(amount, 0)

    def _longest(self, alive: int) -> int:
        """Return how many nodes a world may take at most."""
        held = sum(self.view.sizes)
        stock = self.view.conventions.stock_size - int(self.table.meta[DRAWN])
        return alive * (1 + held + 2 * stock)

    # ---------------------------------------------------------------- judging
    def _judge(self, batch: WorldBatch, alive: NDArray[np.int64]) -> bool:
        """Value the acts that are left in more worlds; return whether that was done."""
        first, amount = self.judged, len(batch.now)
        acts = self.acts[alive]
        marks = np.zeros((amount, len(acts)))
        chances = np.zeros((amount, len(acts)) if self.equity.size else (0, 0))
        passed = np.zeros((len(acts), self.table.tables.seats), dtype=np.int64)
        done = amount
        if self.solver is not None:
            left = None if self.budget.nodes is None else self.budget.nodes - self.nodes
            solved = self.solver.worlds(
                batch.now, batch.stock, self.table.meta, acts, nodes=left, jobs=self.threads
            )
            done = solved.done
            marks[:done] = solved.values
            if chances.size:
                chances[:done] = chances_after(self.view, self.equity, marks[:done])
            self.nodes += int(solved.nodes.sum())
        else:
            self._roll(batch, acts, first, marks, chances, passed)
        if done:
            self._nows.append(np.asarray(batch.now[:done]))
            self.judged += done
            for place, act in enumerate(alive):
                column = self.columns[act]
                column.marks.append(marks[:done, place])
                if chances.size:
                    column.chances.append(chances[:done, place])
                column.passed[: passed.shape[1]] += passed[place]
                column.worlds += done
        return done == amount

    def _roll(
        self,
        batch: WorldBatch,
        acts: NDArray[np.int64],
        first: int,
        marks: Reals,
        chances: Reals,
        passed: NDArray[np.int64],
    ) -> None:
        """Play the acts out, the worlds shared among threads; a world's chances are its own."""
        amount = len(marks)
        cuts = [amount * part // self.threads for part in range(self.threads + 1)]

        def part(low: int, high: int) -> tuple[int, NDArray[np.int64]]:
            mine = np.zeros_like(passed)
            nodes = rollouts(
                self.table.tables,
                batch.now[low:high],
                batch.stock[low:high],
                self.table.meta,
                self.table.seen,
                acts,
                self.model,
                self.method.choices if self.model.net.first.size else -1,
                self.equity,
                np.uint64(self.seed),
                first + low,
                marks[low:high],
                chances[low:high] if chances.size else chances,
                mine,
            )
            return nodes, mine

        pairs = [pair for pair in zip(cuts, cuts[1:], strict=False) if pair[0] < pair[1]]
        if len(pairs) == 1:
            results = [part(*pairs[0])]
        else:
            with ThreadPoolExecutor(len(pairs)) as pool:
                results = list(pool.map(lambda pair: part(*pair), pairs))
        for nodes, mine in results:
            self.nodes += nodes
            passed += mine

    def _race(self, alive: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the acts that are not surely behind the best of them."""
        if self.judged < ENOUGH:
            return alive
        weights = self.sample.weights()[: self.judged]
        values = np.stack([self._series(act) for act in alive], axis=1)
        means = (weights[:, None] * values).sum(axis=0) / weights.sum()
        best = int(means.argmax())
        behind = values[:, best : best + 1] - values
        gap = means[best] - means
        spread = np.sqrt((np.square(weights)[:, None] * np.square(behind - gap)).sum(axis=0))
        error = spread / weights.sum()
        left: NDArray[np.int64] = alive[(gap <= SURELY * error) | (gap == 0)]
        return left

    def _series(self, act: int) -> Reals:
        """Return what is maximised, of one act, world by world."""
        column = self.columns[act]
        return np.concatenate(
            column.chances if self.equity.size and column.chances else column.marks
        )

    # ---------------------------------------------------------------- what was found
    def report(self, *, complete: bool) -> Analysis:
        """Return what has been found so far, the best act first."""
        if not self.judged:
            return self._nothing(complete=complete)
        weights = self.sample.weights()[: self.judged]
        table = move_table(self.view.conventions.set)
        values = []
        ranks = []
        for act, action in enumerate(self.acts):
            column = self.columns[act]
            mine = weights[: column.worlds]
            mean, error = _mean(np.concatenate(column.marks), mine)
            chance = None
            if column.chances:
                chance = float(_mean(np.concatenate(column.chances), mine)[0])
            worth = mean if chance is None else chance
            ranks.append((-column.worlds, -worth, int(action)))
            values.append(
                ActValue(
                    move=table[int(action)],
                    marks=mean,
                    error=error,
                    chance=chance,
                    worlds=column.worlds,
                    passes=tuple((column.passed[: len(self.view.sizes)] / column.worlds).tolist()),
                )
            )
        for twin, act in self.twins.items():
            values.append(replace(values[act], move=table[twin]))
            ranks.append((*ranks[act][:2], twin))
        order = sorted(range(len(values)), key=ranks.__getitem__)
        return Analysis(
            acts=tuple(values[act] for act in order),
            count=self.sample.worlds.count_hands,
            worlds=self.judged,
            effective=effective_size(weights),
            tiles=self._tiles(weights),
            nodes=self.nodes,
            complete=complete,
        )

    def _nothing(self, *, complete: bool) -> Analysis:
        """Return what is known before the first world: what is legal, and where tiles may be."""
        table = move_table(self.view.conventions.set)
        free = (0.0,) * len(self.view.sizes)
        acts = (ActValue(table[int(act)], 0.0, inf, None, 0, free) for act in self.table.acts)
        tiles = tuple(map(tuple, self.sample.worlds.probabilities().tolist()))
        count = self.sample.worlds.count_hands
        return Analysis(tuple(acts), count, 0, 0.0, tiles, self.nodes, complete)

    def _tiles(self, weights: Reals) -> tuple[tuple[float, ...], ...]:
        """Return how likely each seat holds each tile, the worlds weighed; last the stock."""
        now = np.concatenate(self._nows).astype("<u8")
        share = weights / weights.sum()
        size = self.table.tables.tiles
        octets = now.view(np.uint8).reshape(*now.shape, 8)
        held = np.zeros((64, now.shape[1]))
        for seat in range(now.shape[1]):
            for octet in range((size + 7) // 8):  # far quicker than bit by bit
                of_value = np.bincount(octets[:, seat, octet], weights=share, minlength=256)
                held[8 * octet : 8 * octet + 8, seat] = of_value @ _BITS
        held = held[:size]
        known = self.sample.worlds.probabilities().sum(axis=1) > 0
        rest = np.where(known, 1.0 - held.sum(axis=1), 0.0).clip(0.0)
        return tuple(map(tuple, np.column_stack([held, rest]).tolist()))


def _without_twins(table: Table) -> tuple[NDArray[np.int64], dict[int, int]]:
    """Return the acts that differ, and for each one left out the place of the act that it mirrors.

    On equal ends a tile may be laid left or right and comes to the same, unless ends are counted: a
    bare double counts otherwise than a plain half.
    """
    tables, meta = table.tables, table.meta
    left, right = int(meta[LEFT]), int(meta[RIGHT])
    if left < 0 or tables.step or tables.matadors or tables.fits[left] != tables.fits[right]:
        return table.acts, {}
    kept = [int(act) for act in table.acts if not act & 2 or act >= 4 * tables.tiles]
    twins = {int(act): kept.index(int(act) - 2) for act in table.acts if int(act) not in kept}
    return np.array(kept, dtype=np.int64), twins


def _mean(values: Reals, weights: Reals) -> tuple[float, float]:
    """Return the weighted mean of some values and its standard error.

    Without BLAS, whose threads would spin, and whose rounding depends on the processor.
    """
    total = weights.sum()
    mean = float((weights * values).sum() / total)
    error = float(np.sqrt((np.square(weights) * np.square(values - mean)).sum()) / total)
    return mean, error
