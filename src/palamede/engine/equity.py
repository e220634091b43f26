"""How likely a side of two is to win the partie from the totals before a deal.

Deals are played by the model of choice in all seats, a few thousand of them; what they marked is
the distribution from which the chances follow, one total after the other from the target down.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.conventions import Conventions
from palamede.engine.kernel.selfplay import deal_marks
from palamede.engine.kernel.tables import tables_of
from palamede.engine.models import model_of

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["chances_after", "equity_of", "has_equity"]

DEALS: Final = 6000
SEED: Final = 1789
MOST_TARGET: Final = 400
"""With a higher target nobody needs the chance before the last few hundred points."""


def has_equity(conventions: Conventions) -> bool:
    """Whether the chance of the partie is known: two sides play to a total (SCORE-06)."""
    return (
        conventions.sides_count == 2  # noqa: PLR2004
        and conventions.match_end == "reach"
        and conventions.target <= MOST_TARGET
    )


@functools.lru_cache(maxsize=16)
def equity_of(conventions: Conventions) -> NDArray[np.float64]:
    """Return float64 [target, target]: the chance of a side by its total and that of the other.

    Who leads the next deal is not looked at: both are as likely. Empty where ``has_equity`` is not.
    """
    if not has_equity(conventions):
        return np.empty((0, 0))
    fresh = conventions.replace(target=conventions.target)
    tables = tables_of(fresh)
    marks = np.zeros((DEALS, 4), dtype=np.int64)
    deal_marks(tables, model_of(conventions), SEED, marks)
    pairs = np.concatenate([marks[:, :2], marks[:, 1::-1]])  # both sides are alike
    kinds, counts = np.unique(pairs, axis=0, return_counts=True)
    return _chances(conventions.target, kinds, counts / counts.sum())


def chances_after(
    view: View, equity: NDArray[np.float64], marks: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return the chance of the partie for the side of a view whose deal ends so many marks ahead.

    Who is ahead is taken to have marked all of it, as in every game where only the winner marks.
    """
    side = view.conventions.side_of(view.seat or 1) - 1
    target = view.conventions.target
    mine = view.scores[side] + np.maximum(marks, 0).astype(np.int64)
    theirs = view.scores[1 - side] + np.maximum(-marks, 0).astype(np.int64)
    inside = equity[np.minimum(mine, target - 1), np.minimum(theirs, target - 1)]
    ended = np.where(mine == theirs, 0.5, (mine > theirs).astype(np.float64))
    return np.where(np.maximum(mine, theirs) >= target, ended, inside)


def _chances(
    target: int, marks: NDArray[np.int64], chances: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return the chances by totals; a deal that marks nothing changes nothing and is left out."""
    some = marks.sum(axis=1) > 0
    marks, chances = marks[some], chances[some] / chances[some].sum()
    table = np.full((target, target), 0.5)
    # Every deal that counts raises the sum of the totals: from the highest sum down.
    for total in range(2 * target - 2, -1, -1):
        mine = np.arange(max(0, total - target + 1), min(total, target - 1) + 1)
        theirs = total - mine
        after_mine = mine[:, None] + marks[:, 0]
        after_theirs = theirs[:, None] + marks[:, 1]
        over = np.maximum(after_mine, after_theirs) >= target
        ended = np.where(
            after_mine == after_theirs, 0.5, (after_mine > after_theirs).astype(np.float64)
        )
        inside = table[np.minimum(after_mine, target - 1), np.minimum(after_theirs, target - 1)]
        table[mine, theirs] = np.where(over, ended, inside) @ chances
    return table
