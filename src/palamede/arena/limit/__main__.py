"""``python -m palamede.arena.limit``: measure the players in small games, and write a table.

Rows that are in the file of results are passed over; a row that was broken off goes on where it
ended. To measure a player anew, take its row out of the file and its answers out of ``--work``.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from palamede.arena.limit.results import GAMES, Results, measure, table
from palamede.dominoes.errors import PalamedeError

__all__ = ["main"]

INTERRUPTED: Final = 130
FAILED: Final = 2
PERIOD: Final = 1.0


class _Line:
    """How far a row is, on one line of a terminal."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._last = 0.0
        self._shown = False

    def tell(self, name: str, done: int, total: int) -> None:
        if sys.stderr.isatty() and time.monotonic() - self._last > PERIOD:
            self._last = time.monotonic()
            part = min(20, 20 * done // max(total, 1))
            bar = "#" * part + "." * (20 - part)
            print(f"\r{self._game} {name} [{bar}] {done}/{total} ", end="", file=sys.stderr)
            self._shown = True

    def close(self) -> None:
        if self._shown:
            print(file=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and write; return 130 after Ctrl-C, when all that was found is kept."""
    parser = argparse.ArgumentParser(prog="python -m palamede.arena.limit", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("docs/strength/small-games.json"))
    parser.add_argument("--work", type=Path, default=Path("strength/limit"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--game", choices=tuple(GAMES), action="append")
    args = parser.parse_args(arguments)
    results = Results(args.out)
    try:
        for key in args.game or GAMES:
            line = _Line(key)
            try:
                measure(key, results, work=args.work, jobs=args.jobs, tell=line.tell)
            finally:
                line.close()
    except KeyboardInterrupt:
        return INTERRUPTED
    except PalamedeError as error:
        print(error, file=sys.stderr)
        return FAILED
    finally:
        text = table(results)
        if results.games:
            args.out.with_suffix(".inc").write_text(text, encoding="utf-8")
        print(text, end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
