"""What a view shows, as the kernels read it: the deal before its lead, all acts, the present."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.moves import move_table
from palamede.engine.kernel.policy import SEEN, note
from palamede.engine.kernel.state import apply, started
from palamede.engine.kernel.tables import Tables, tables_of

if TYPE_CHECKING:
    from palamede.dominoes.view import View
    from palamede.engine.kernel.worlds import WorldBatch

__all__ = ["Table", "table_of"]


class Table(NamedTuple):
    """The public state of a deal in arrays (``kernel.state``, ``kernel.policy``)."""

    tables: Tables
    before: NDArray[np.int64]
    """``meta`` before the lead."""
    history: NDArray[np.int64]
    """All acts so far, closing passes not among them."""
    meta: NDArray[np.int64]
    seen: NDArray[np.uint64]
    acts: NDArray[np.int64]
    """What is legal, when it is the turn of the view's seat."""


def table_of(view: View, world: WorldBatch) -> Table:
    """Return the public state of a view; ``world`` is any batch of its worlds, not empty.

    Which world does not matter: what all know is the same in each.

    Raises:
        UnsupportedError: the kernels do not play the conventions of the view.
    """
    tables = tables_of(view.conventions)
    tiles = move_table(view.conventions.set).tiles
    before = started(
        tables,
        (),
        leader=view.leader - 1,
        forced=-1 if view.forced_lead is None else tiles.index(view.forced_lead),
        scores=view.scores,
    ).meta
    history = np.array([move.action for move in view.moves], dtype=np.int64)
    meta = before.copy()
    seen = np.zeros(SEEN, dtype=np.uint64)
    hands = world.start[0].copy()
    for action in history:
        note(tables, meta, seen, action)
        apply(tables, hands, world.stock[0], meta, action)
    return Table(tables, before, history, meta, seen, np.array(view.legal, dtype=np.int64))
