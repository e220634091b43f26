"""What both seats may hold, weighed by how a player who searches would have acted with it.

Where so few pairs of hands are left that all can be listed, the play is followed with every pair.
At each act a seat knows his hand and weighs what the other may hold by the acts so far; the pairs
solved with open hands value his acts; he is taken to choose in proportion to ``exp(value /
temperature)``, and now and then anything legal. So likely are his hands after the act that he
chose. No model is learned for this, so that it holds for any set of tiles; only what came before
pairs were few is weighed by the model of choice.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.moves import move_table
from palamede.engine.equity import chances_after, equity_of
from palamede.engine.kernel.rollout import MOST_ACTIONS, weigh
from palamede.engine.kernel.state import LEFT, OVER, RIGHT, TURN, apply, legal
from palamede.engine.kernel.tables import Tables, tables_of
from palamede.engine.kernel.worlds import Worlds
from palamede.engine.models import model_of
from palamede.engine.solver import Solver
from palamede.engine.table import table_of

if TYPE_CHECKING:
    from palamede.dominoes.conventions import Conventions
    from palamede.dominoes.view import View
    from palamede.engine.method import Utility

__all__ = ["Inference", "Ranges", "act_values", "ranged_mixture", "ranges_of"]

Reals = NDArray[np.float64]
NO_STOCK = np.zeros(0, dtype=np.uint8)
FEW = 10
"""Marks over which the chance of the partie is taken to be a straight line, for its slope."""
KEPT = 4096
"""Points of deals whose ranges are kept: each is reached from the one before."""


@dataclass(frozen=True, slots=True)
class Inference:
    """``pairs``: most pairs of hands; ``temperature``: in marks; ``uniform``: chance of any act."""

    pairs: int = 20_000
    temperature: float = 1.0
    uniform: float = 0.05


class Ranges(NamedTuple):
    """The pairs of hands at one point: uint64 [n, 4], how likely each is (any scale), the rest."""

    tables: Tables
    hands: NDArray[np.uint64]
    weights: Reals
    meta: NDArray[np.int64]


def ranges_of(view: View, inference: Inference) -> Ranges | None:
    """Return the pairs of hands that all may believe in, or None where there are too many.

    Two hands, nothing drawn. What the seat of the view holds is not used.
    """
    return _ranges(
        replace(view, seat=None, start_hands=(None,) * len(view.sizes), legal=()), inference
    )


@functools.lru_cache(maxsize=KEPT)
def _ranges(seen: View, inference: Inference) -> Ranges | None:
    """Return the ranges at what all have seen, from those one act before if there are any."""
    if seen.plies:
        ply = seen.plies[-1]
        sizes = list(seen.sizes)
        sizes[ply.seat - 1] += ply.move.is_lay
        before = _ranges(
            replace(seen, plies=seen.plies[:-1], sizes=tuple(sizes), turn=ply.seat), inference
        )
        if before is not None:
            return _after(seen.conventions, before, ply.move.action, inference)
    batch = Worlds(seen).enumerate(inference.pairs)
    if batch is None:
        return None
    table = table_of(seen, batch)
    logs = np.zeros(len(batch.start))
    if len(table.history):
        model = model_of(seen.conventions)
        weigh(
            table.tables, batch.start, batch.stock, table.before, table.history, 0, model,
            inference.uniform, logs,
        )  # fmt: skip
    hands = np.zeros((len(batch.now), 4), dtype=np.uint64)
    hands[:, : batch.now.shape[1]] = batch.now
    return Ranges(table.tables, hands, np.exp(logs - logs.max()), table.meta)


def _after(
    conventions: Conventions, ranges: Ranges, action: int, inference: Inference
) -> Ranges | None:
    """Return the ranges after an act."""
    turn = int(ranges.meta[TURN])
    chosen = _one_of(ranges.meta, action, 4 * ranges.tables.tiles)
    rows: list[NDArray[np.int64]] = []
    weights: list[Reals] = []
    own = ranges.hands[:, turn]
    for hand in np.unique(own):
        mine = np.flatnonzero(own == hand)
        acts, values = act_values(conventions, ranges, mine)
        if chosen not in acts:
            continue
        chance = 1.0
        if len(acts) > 1:
            likely = np.exp((values - values.max()) / inference.temperature)
            chance = float(likely[acts.index(chosen)] / likely.sum())
            chance = (1 - inference.uniform) * chance + inference.uniform / len(acts)
        rows.append(mine)
        weights.append(ranges.weights[mine] * chance)
    left = np.concatenate(rows)
    hands = ranges.hands[left].copy()
    weight = np.concatenate(weights)
    meta = ranges.meta.copy()
    going = np.ones(len(left), dtype=np.bool_)
    after = meta
    for row in range(len(left)):
        now = meta.copy()
        apply(ranges.tables, hands[row], NO_STOCK, now, action)
        going[row] = now[OVER] == 0
        if going[row]:
            after = now
    return Ranges(ranges.tables, hands[going], weight[going], after)


def act_values(
    conventions: Conventions,
    ranges: Ranges,
    rows: NDArray[np.int64],
    worth: Callable[[Reals], Reals] | None = None,
) -> tuple[list[int], Reals]:
    """Return the acts of the seat to move with one hand, and what each brings, in marks.

    ``rows``: the pairs in which he holds that hand. ``worth``: what marks are worth to him, if not
    themselves. Of two equal ends only the left counts.
    """
    actions = np.zeros(MOST_ACTIONS, dtype=np.int64)
    found = legal(ranges.tables, ranges.hands[rows[0]], NO_STOCK, ranges.meta, actions)
    lays = 4 * ranges.tables.tiles
    acts = [int(act) for act in actions[:found]]
    acts = [act for act in acts if _one_of(ranges.meta, act, lays) == act]
    if len(acts) == 1:
        return acts, np.zeros(1)
    stocks = np.zeros((len(rows), 0), dtype=np.uint8)
    solved = _solver(conventions).worlds(ranges.hands[rows], stocks, ranges.meta, acts)
    weights = ranges.weights[rows]
    marks = solved.values.astype(np.float64)
    values: Reals = weights @ (marks if worth is None else worth(marks)) / weights.sum()
    return acts, values


def _one_of(meta: NDArray[np.int64], act: int, lays: int) -> int:
    """Return the act that stands for this: on equal ends the left for the right."""
    equal = meta[LEFT] >= 0 and meta[LEFT] == meta[RIGHT]
    return act & ~2 if equal and act < lays else act


@functools.lru_cache(maxsize=8)
def _solver(conventions: Conventions) -> Solver:
    return Solver(tables_of(conventions), table_mb=1)


def ranged_mixture(
    view: View, inference: Inference, *, spread: float, utility: Utility = "marks"
) -> dict[int, float] | None:
    """Return how likely each act should be by its mean over the ranges, or None without them.

    Values are mixed in proportion to ``exp(value / spread)``, ``spread`` in marks: among acts that
    are about as good as each other, who always takes the same one tells the other what he holds.
    """
    ranges = ranges_of(view, inference)
    if ranges is None:
        return None
    tiles = move_table(view.conventions.set).tiles
    hand = sum(1 << tiles.index(tile) for tile in view.hand)
    turn = int(ranges.meta[TURN])
    rows = np.flatnonzero(ranges.hands[:, turn] == np.uint64(hand))
    equity = equity_of(view.conventions) if utility == "match" else np.empty((0, 0))
    worth = functools.partial(_worth, view, equity) if equity.size else None
    acts, values = act_values(view.conventions, ranges, rows, worth)
    likely = np.exp((values - values.max()) / spread)
    return dict(zip(acts, (likely / likely.sum()).tolist(), strict=True))


def _worth(view: View, equity: Reals, marks: Reals) -> Reals:
    """Return chances of the partie in place of marks, in marks of what they are worth here."""
    low, high = chances_after(view, equity, np.array([-float(FEW), float(FEW)]))
    slope = (high - low) / (2 * FEW)
    chances: Reals = chances_after(view, equity, marks.ravel()).reshape(marks.shape)
    return chances / slope if slope > 0 else marks
