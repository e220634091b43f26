"""Weighted worlds: drawn or listed, and weighed by how likely the others' acts were in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from palamede.engine.kernel.rollout import weigh
from palamede.engine.kernel.worlds import WorldBatch, Worlds
from palamede.engine.memory import remembered
from palamede.engine.models import model_of
from palamede.engine.table import Table, table_of

if TYPE_CHECKING:
    from palamede.dominoes.view import View
    from palamede.engine.method import Method

__all__ = ["Sample", "effective_size"]

Reals = NDArray[np.float64]


def _rows(batch: WorldBatch, which: Any) -> WorldBatch:
    """Return some worlds of a batch."""
    return WorldBatch(batch.start[which], batch.now[which], batch.stock[which], batch.weight[which])


def effective_size(weights: Reals) -> float:
    """Return how many equally likely worlds are worth as much as these (Kish)."""
    return float(weights.sum() ** 2 / np.square(weights).sum()) if weights.size else 0.0


class Sample:
    """The worlds of one view for one method, as many as are asked for, in a fixed order."""

    def __init__(self, view: View, method: Method, seed: int) -> None:
        """Prepare; draws one world to read the public state.

        Raises:
            DealError: no deal agrees with the view.
            UnsupportedError: the kernels do not play its conventions.
        """
        self.view = view
        self.method = method
        self.seed = seed
        self.worlds = Worlds(view if method.recall is None else remembered(view, method.recall))
        self.table: Table = table_of(view, self.worlds.sample(1, seed))
        self.listed = self._list()
        self._logs: list[Reals] = []
        self._drawn = 0

    def _list(self) -> WorldBatch | None:
        """List all hands where they are few, in an order that tells nothing.

        Not where tiles are drawn: there a list would leave open where they came from, and in which
        order the stock lies.
        """
        if not self.method.listed or self.table.tables.draws:
            return None
        batch = self.worlds.enumerate(self.method.listed)
        if batch is None:
            return None
        order = np.random.default_rng(self.seed).permutation(len(batch.now))
        return _rows(batch, order)

    @property
    def size(self) -> int:
        """How many worlds there are to judge at most."""
        return self.method.worlds if self.listed is None else len(self.listed.now)

    def take(self, amount: int) -> WorldBatch:
        """Return the next worlds."""
        first = self._drawn
        if self.listed is None:
            batch = self.worlds.sample(amount, self.seed, first=first)
        else:
            batch = _rows(self.listed, slice(first, first + amount))
        self._drawn += len(batch.now)
        self._logs.append(self._log_weights(batch))
        return batch

    def _log_weights(self, batch: WorldBatch) -> Reals:
        logs: Reals = np.log(np.asarray(batch.weight, dtype=np.float64))
        history = self.table.history
        if self.method.uniform is None or not len(history):
            return logs
        likely = np.zeros(len(logs))
        weigh(
            self.table.tables,
            batch.start,
            batch.stock,
            self.table.before,
            history,
            1 << ((self.view.seat or 1) - 1),
            model_of(
                self.view.conventions, partner=self.method.partner, learned=self.method.learned
            ),
            self.method.uniform,
            likely,
        )
        weighed: Reals = logs + likely
        return weighed

    def weights(self) -> Reals:
        """Return the weights of all worlds taken so far; the greatest is 1.

        Where too few of many drawn would carry all the weight they are tempered: raised to the
        greatest power below 1 at which enough count. Worlds that are listed are all there are:
        what is likely of them is likely.
        """
        logs: Reals = np.concatenate(self._logs)
        logs -= logs.max()
        least = self.method.least_effective * len(logs)
        power = 1.0
        if self.listed is None and effective_size(np.exp(logs)) < least:
            low, high = 0.0, 1.0
            for _ in range(20):
                power = (low + high) / 2
                if effective_size(np.exp(logs * power)) >= least:
                    low = power
                else:
                    high = power
            power = low
        weights: Reals = np.exp(logs * power)
        return weights
