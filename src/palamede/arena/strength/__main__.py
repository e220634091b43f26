"""``python -m palamede.arena.strength``: measure how strong the players are, and write the page.

Every part keeps a log and goes on where it ends, so that the command may be broken off at any time
and given again; after each part results, pictures and the page are written anew. A part that the
results show to be finished is not played again, as long as its players play the same
(``strength.mark``). The logs of others are left alone.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from palamede.arena.plot import check_plot
from palamede.arena.strength.figures import draw
from palamede.arena.strength.mark import mark_of
from palamede.arena.strength.page import page, small_games
from palamede.arena.strength.parts import Part, chosen, quick
from palamede.arena.strength.results import Results
from palamede.arena.strength.running import run_part
from palamede.dominoes.errors import PalamedeError
from palamede.engine import clock

__all__ = ["main"]

_INTERRUPTED = 130
_REFUSED = 2


def main(words: Sequence[str] | None = None) -> int:
    """Measure and write; status 130 after Ctrl-C, 2 if something cannot be done."""
    args = _parser().parse_args(words)
    try:
        parts = chosen(args.only)
        if args.list:
            print("\n".join(_listed(part) for part in parts))
            return 0
        if args.plots:
            check_plot("any.svg")  # said before hours of work, not after
        return _measure(args, parts)
    except PalamedeError as error:
        print(f"strength: {error}", file=sys.stderr)
    except OSError as error:
        print(f"strength: {error.filename}: {error.strerror}", file=sys.stderr)
    return _REFUSED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m palamede.arena.strength", description=__doc__)
    add = parser.add_argument
    add("--only", nargs="+", default=[], metavar="PART", help="these parts; match-voleur-* and so")
    add("--list", action="store_true", help="list the parts and measure nothing")
    add("--quick", action="store_true", help="each part in small, to see that all goes")
    add("--jobs", type=int, default=2, metavar="N", help="worker processes (2)")
    add("--clock", choices=("processor", "wall"), default="processor", help=_CLOCK)
    add("--directory", type=Path, default=Path("strength"), metavar="DIR", help="the logs")
    add("--docs", type=Path, metavar="DIR", help="results, tables, pictures (docs/strength)")
    add("--tried", type=int, metavar="N", help="versions compared on other deals before")
    add("--page", action="store_true", help="write the page from the results, measure nothing")
    add("--no-plots", dest="plots", action="store_false", help="draw no pictures")
    return parser


_CLOCK = (
    "by which a budget in seconds is spent: the processor's, whatever else the machine does, or "
    "the wall's (processor)"
)


def _listed(part: Part) -> str:
    return f"{part.name:34} {' - '.join(part.players):44} {part.deals:4} {part.rules}"


def _measure(args: argparse.Namespace, parts: tuple[Part, ...]) -> int:
    folder: Path = args.directory
    docs: Path = args.docs or Path("docs/strength")
    if args.quick:
        folder /= "quick"
        docs = args.docs or folder / "docs"
    clock.use(args.clock)
    file = docs / "results.json"
    results = Results.read(file)
    if args.tried is not None:
        results.tried = args.tried
    if args.page:
        parts = ()
    wanted = [quick(part) if args.quick else part for part in parts]
    # What stands in the results need not have its log here: it may have been played elsewhere.
    left = [part for part in wanted if not results.finished(part)]
    if len(left) < len(wanted):
        print(f"strength: {len(wanted) - len(left)} measured already", file=sys.stderr)
    for number, part in enumerate(left, start=1):
        begun = time.monotonic()
        with _told(f"{number}/{len(left)} {part.name}") as tell:
            # Players who play otherwise begin anew.
            log = folder / mark_of(part)
            ran = run_part(part, log, jobs=max(1, args.jobs), tell=tell)
        results.enter(part, ran.measured, time.monotonic() - begun, args.clock)
        _write(results, file, plots=args.plots)
        if ran.interrupted:
            print("strength: broken off; the same command goes on from here", file=sys.stderr)
            return _INTERRUPTED
    _write(results, file, plots=args.plots)
    return 0


def _write(results: Results, file: Path, *, plots: bool) -> None:
    """Write the results, the pictures and the tables."""
    results.write(file)
    figures = draw(results, file.parent) if plots else []
    (file.parent / "tables.inc").write_text(page(results, figures), encoding="utf-8")
    (file.parent / "small-games.inc").write_text(small_games(results), encoding="utf-8")


@contextmanager
def _told(title: str) -> Iterator[Callable[[int, int], None]]:
    """Show how far a part is: a bar on a terminal, else a line at its end."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    begun = time.monotonic()
    last = (0, 0)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(title, total=None)

        def tell(done: int, total: int) -> None:
            nonlocal last
            last = (done, total)
            bar.update(task, completed=done, total=total)

        yield tell
    told = f"{title}: {last[0]} of {last[1]}" if last[1] else f"{title}: nothing left to do"
    print(f"{told}, {time.monotonic() - begun:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
