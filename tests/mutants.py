"""One-line changes of the rules, each of which the tests that cite its row must notice.

Citing a row is no proof; this is the proof of the proof. A mutant that survives shows a test that
asserts too little: the test is mended, never the list.

`python -m tests.mutants [ROW …]` tries the mutants of these rows (all without ROW) and prints each.
"""

from __future__ import annotations

import sys
import time

from tests.mutation import Mutant, MutantError, survives

MUTANTS: tuple[Mutant, ...] = ()


def main(rows: list[str]) -> int:
    """Try the mutants of *rows*; the exit status is 1 when one survives or cannot be tried."""
    bad = 0
    for mutant in MUTANTS:
        if rows and mutant.row not in rows:
            continue
        start = time.perf_counter()
        try:
            said = "SURVIVES" if survives(mutant) else "killed"
        except (MutantError, ValueError) as error:
            said = f"ERROR {error}"
        bad += said != "killed"
        print(f"{time.perf_counter() - start:5.1f} s  {said}: {mutant}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
