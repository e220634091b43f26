"""What the benchmarks share: rounds that alternate between the rivals, medians, one table."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping

ROUNDS = 5


def measure(
    rivals: Mapping[str, Callable[[], object]],
    rounds: int = ROUNDS,
    clock: Callable[[], float] = time.perf_counter,
) -> dict[str, float]:
    """Return the median seconds of each rival; they take turns, so that noise hits all alike.

    ``clock``: ``time.process_time`` counts what the processor worked, on a machine that is shared.
    """
    for rival in rivals.values():
        rival()  # imports, caches and tables are not what is measured
    taken: dict[str, list[float]] = {name: [] for name in rivals}
    for _ in range(rounds):
        for name, rival in rivals.items():
            start = clock()
            rival()
            taken[name].append(clock() - start)
    return {name: statistics.median(times) for name, times in taken.items()}


def report(title: str, unit: str, seconds: Mapping[str, float], amount: int, goal: str) -> None:
    """Print one line a rival: seconds, units a second, and how the first compares with it."""
    first = next(iter(seconds.values()))
    print(f"{title} (medians of {ROUNDS} rounds; {goal})")
    print(f"  {'':34} {'seconds':>9} {unit + '/s':>12} {'ratio':>8}")
    for name, taken in seconds.items():
        print(f"  {name:34} {taken:9.4f} {amount / taken:12.0f} {taken / first:7.2f}x")
