"""What a second core gives: the same batch in one call by one thread and by two, in wall time.

Deals played, deals solved from the third tile on, worlds drawn. Two cores that are two threads of
one core give less than twice; what this machine gives at best is told by threads that only count.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import numpy as np

from palamede.dominoes import presets
from palamede.dominoes.match import Partie
from palamede.engine.batch import play_deals
from palamede.engine.kernel.compiled import bare
from palamede.engine.kernel.state import state_of
from palamede.engine.kernel.worlds import Worlds
from palamede.engine.solver import Solver

sys.path.insert(0, str(Path(__file__).parent))
from _side_by_side import ROUNDS, measure  # noqa: E402

FOUR = presets.conventions("voleur", hand=7)
DEALS, WORLDS, SOLVED, COUNTED = 600_000, 400_000, 200, 300_000_000
Share = Callable[[int], object]
"""Do the batch with so many threads."""


@bare
def _counted(word: np.uint64, times: int) -> np.uint64:
    """Turn a word round and round: nothing but the processor."""
    for _ in range(times):
        word ^= word << np.uint64(13)
        word ^= word >> np.uint64(7)
        word ^= word << np.uint64(17)
    return word


def counting(threads: int) -> None:
    """Do so much of nothing, shared."""
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda _: _counted(np.uint64(1), COUNTED // threads), range(threads)))


def batches() -> dict[str, Share]:
    """Return what is done, by name."""
    deal = Partie(FOUR).serve(Random(1))
    for _ in range(2):
        deal.push(deal.legal_moves[0])
    assert deal.turn is not None
    worlds = Worlds(deal.view(deal.turn))
    some = worlds.sample(SOLVED, seed=1)
    state = state_of(deal)
    actions = np.array([move.action for move in deal.legal_moves], dtype=np.int64)
    solver = Solver(state.tables, table_mb=8)
    return {
        "nothing but counting": counting,
        "deals played": lambda threads: play_deals(FOUR, DEALS, 1, threads=threads),
        "deals solved": lambda threads: solver.worlds(
            some.now, some.stock, state.meta, actions, jobs=threads
        ),
        "worlds drawn": lambda threads: worlds.sample(WORLDS, seed=1, threads=threads),
    }


def main() -> int:
    """Measure and print."""
    print(f"Two threads against one (wall time, medians of {ROUNDS})")
    for name, batch in batches().items():
        seconds = measure({"one": lambda b=batch: b(1), "two": lambda b=batch: b(2)})
        ratio = seconds["one"] / seconds["two"]
        taken = f"one {seconds['one']:7.3f} s  two {seconds['two']:7.3f} s"
        print(f"  {name:24} {taken}  {ratio:5.2f}x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
