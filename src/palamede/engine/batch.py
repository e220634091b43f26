"""Many random deals in one call, shared among cores.

Its like for positions and worlds: ``Solver.worlds(jobs=…)`` solves many,
``Worlds.sample(threads=…)`` draws many.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from palamede.dominoes.conventions import Conventions

__all__ = ["Played", "play_deals"]


@dataclass(frozen=True, slots=True)
class Played:
    """What random deals came to: how many, how many of them closed, marks summed by side."""

    deals: int
    closed: int
    marks: tuple[int, ...]


def play_deals(
    conventions: Conventions, deals: int, seed: int, *, first: int = 0, threads: int = 1
) -> Played:
    """Deal and play deals ``first`` to ``first + deals - 1`` of a seed, every legal act as likely.

    A deal depends on the seed and its number alone, however a batch is cut. The leader is drawn;
    kernels run without the interpreter's lock, so that threads use as many cores.

    Raises:
        UnsupportedError: the kernels do not play these conventions.
        ValueError: ``deals``, ``first`` or ``threads`` is negative, or ``threads`` is 0.
    """
    if deals < 0 or first < 0 or threads < 1:
        raise ValueError(f"no such batch: {deals} deals from number {first} on, {threads} threads")

    import numpy as np

    from palamede.engine.kernel.playout import many
    from palamede.engine.kernel.tables import tables_of

    tables = tables_of(conventions)
    word = seed % (1 << 63)
    cuts = [first + deals * part // threads for part in range(threads + 1)]

    def run(part: int) -> Played:
        marks = np.zeros(4, dtype=np.int64)
        amount = cuts[part + 1] - cuts[part]
        closed = many(tables, cuts[part], amount, word, marks)
        return Played(amount, int(closed), tuple(marks[: conventions.sides_count].tolist()))

    if threads == 1:
        return run(0)
    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(run, range(threads)))
    marks = tuple(map(sum, zip(*(part.marks for part in parts), strict=True)))
    return Played(deals, sum(part.closed for part in parts), marks)
