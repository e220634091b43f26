"""A progress bar on standard error: only on a terminal, only for work that takes a while."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from palamede.cli.console import wants_colour

__all__ = ["progress_bar"]

_PATIENCE = 0.5
"""Seconds of work before a bar appears."""


@contextmanager
def progress_bar(
    title: str, *, ascii_only: bool = False
) -> Iterator[Callable[[int, int], None] | None]:
    """Yield what is to be called with (done, of all), or None where no bar is wanted.

    ``ascii_only``: numbers alone, for a bar is drawn with lines.
    """
    if not sys.stderr.isatty():
        yield None
        return
    # Rich takes its time to load, and a small file is checked before it would be there.
    started = time.monotonic()
    bar: _Bar | None = None

    def tell(done: int, total: int) -> None:
        nonlocal bar
        if bar is None and time.monotonic() - started > _PATIENCE:
            bar = _Bar(title, total, ascii_only=ascii_only)
        if bar is not None:
            bar.show(done, total)

    try:
        yield tell
    finally:
        if bar is not None:
            bar.close()


class _Bar:
    def __init__(self, title: str, total: int, *, ascii_only: bool) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        console = Console(stderr=True, no_color=not wants_colour(sys.stderr))
        columns = [TextColumn("{task.description}"), MofNCompleteColumn()]
        if not ascii_only:
            columns.insert(1, BarColumn())
        self._progress = Progress(*columns, console=console, transient=True)
        self._task = self._progress.add_task(title, total=total)
        self._shown = 0.0
        self._progress.start()

    def show(self, done: int, total: int) -> None:
        """Move the bar, ten times a second at most."""
        now = time.monotonic()
        if done == total or now - self._shown > 0.1:
            self._shown = now
            self._progress.update(self._task, completed=done, total=total)

    def close(self) -> None:
        """Take the bar away."""
        self._progress.stop()
