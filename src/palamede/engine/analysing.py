"""``analyse``: the one call behind bots, coach and page."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import numpy as np

from palamede.engine.analysis import Analysis
from palamede.engine.budget import Budget
from palamede.engine.choice import weights_of
from palamede.engine.kernel.bounds import lawful_bounds
from palamede.engine.method import Utility
from palamede.engine.players.levels import method_for
from palamede.engine.players.searching import seed_of
from palamede.engine.search import Search
from palamede.engine.solver import Solver

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["analyse"]

PROOF_NODES: Final = 400_000
"""Positions that a proof may look at, on each side of it."""


def analyse(
    view: View,
    budget: Budget | None = None,
    *,
    utility: Utility = "match",
    most_worlds: int = 1 << 17,
    threads: int = 1,
    progress: Callable[[Analysis], None] | None = None,
    cancelled: Callable[[], bool] = lambda: False,
    proofs: bool = True,
) -> Analysis:
    """Judge every legal act of the seat to move, by what that seat can know.

    >>> from random import Random
    >>> from palamede.dominoes import presets
    >>> from palamede.dominoes.match import Partie
    >>> deal = Partie(presets.conventions("voleur")).serve(Random(1789))
    >>> found = analyse(deal.view(deal.turn), Budget(nodes=20_000))
    >>> found.nodes <= 20_000, len(found.acts), found.best == found.acts[0].move
    (True, 6, True)

    Args:
        view: what the seat knows, its turn having come.
        budget: time or nodes; by default one second. In nodes the answer is the same everywhere.
        utility: what ranks the acts: the chance of winning the partie, where it is known, or marks.
        most_worlds: bound of the worlds drawn, and so of memory (some 100 bytes each an act).
        threads: share the work; the answer does not depend on it.
        progress: is told what has been found so far, again and again.
        cancelled: is asked now and then; ``True`` ends the search with what has been found.
        proofs: look for an act that is *proved* best, late in a deal of two sides: its lawful lower
            bound, averaged over all worlds, is no less than what any other act gives to a side that
            sees all hands. (Of those who play on against adversaries who do their best.)

    Raises:
        ValueError: it is not the turn of the view's seat.
        DealError: no deal agrees with the view.
        UnsupportedError: the kernels do not play its conventions.
    """
    if not view.legal:
        raise ValueError("there is nothing to judge: it is not the turn of this view's seat")
    method = method_for(view.conventions).but(worlds=most_worlds, utility=utility)
    search = Search(
        view, method, budget or Budget(seconds=1.0), seed=seed_of(view), threads=threads
    )
    found = search.run(progress, cancelled)
    if proofs and found.complete and found.worlds:
        return _proved(view, search, found)
    return found


def _proved(view: View, search: Search, found: Analysis) -> Analysis:
    """Return an analysis with the bounds of all acts, where they can be had."""
    worlds, table = search.sample.listed, search.table
    if worlds is None or table.tables.sides != 2 or len(found.acts) < 2:  # noqa: PLR2004
        return found
    acts = table.acts
    lower = np.zeros((len(worlds.now), len(acts)))
    nodes = lawful_bounds(
        table.tables,
        worlds.now,
        worlds.stock,
        table.meta,
        table.seen,
        acts,
        weights_of(view.conventions),
        PROOF_NODES,
        lower,
    )
    if nodes < 0:
        return found
    solver = search.solver or Solver(table.tables, table_mb=8)
    solved = solver.worlds(worlds.now, worlds.stock, table.meta, acts, nodes=PROOF_NODES)
    if solved.done < len(worlds.now):
        return found
    share = worlds.weight / worlds.weight.sum()
    low, high = share @ lower, share @ solved.values
    judged = []
    for act in found.acts:
        place = int(np.flatnonzero(acts == act.move.action)[0])
        others = np.delete(high, place)
        judged.append(
            dataclasses.replace(
                act,
                bounds=(float(low[place]), float(high[place])),
                proved=bool(low[place] >= others.max()),
            )
        )
    return dataclasses.replace(found, acts=tuple(judged))
