"""What it costs to start the command: ``palamede --help`` against a Python that does nothing.

Goal: at most 0.2 seconds more.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

ROUNDS = 7
GOAL = 0.2

RIVALS = {
    "python -c pass": ["-c", "pass"],
    "palamede --help": ["-m", "palamede.cli", "--help"],
    "palamede --help --lang fr": ["-m", "palamede.cli", "--help", "--lang", "fr"],
}


def seconds(arguments: list[str]) -> float:
    """Run this Python once and return the seconds that it took."""
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def main() -> int:
    """Measure, print, and return 1 if the goal is missed."""
    taken: dict[str, list[float]] = {name: [] for name in RIVALS}
    for _ in range(ROUNDS):
        for name, arguments in RIVALS.items():
            taken[name].append(seconds(arguments))
    medians = {name: statistics.median(times) for name, times in taken.items()}
    bare = medians["python -c pass"]
    print(f"Starting (medians of {ROUNDS} rounds; goal: at most {GOAL} s more than bare Python)")
    print(f"  {'':28} {'seconds':>9} {'more':>9} {'ratio':>8}")
    for name, median in medians.items():
        print(f"  {name:28} {median:9.4f} {median - bare:+9.4f} {median / bare:7.2f}x")
    return 0 if max(medians.values()) - bare <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
