"""A progress bar on standard error: only on a terminal, only for work that takes a while."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from palamede.cli.console import wants_colour

__all__ = ["Tell", "progress_bar"]

_PATIENCE = 0.5
"""Seconds of work before a bar appears."""


class Tell(Protocol):
    """Is told how far the work is, and what is to be said of it if a bar is drawn just now."""

    def __call__(self, done: int, total: int, note: Callable[[], str] | None = None) -> None:
        """Move the bar."""


@contextmanager
def progress_bar(
    title: str, *, ascii_only: bool = False, patience: float | None = None
) -> Iterator[Tell | None]:
    """Yield what is to be called with (done, of all), or None where no bar is wanted.

    ``ascii_only``: numbers alone, for a bar is drawn with lines. ``patience``: seconds of work
    before it appears; with 0 it appears at once, and tells how long the work has taken and may take
    yet.
    """
    if not sys.stderr.isatty():
        yield None
        return
    # Rich takes its time to load, and a small file is checked before it would be there.
    started = time.monotonic()
    bar: _Bar | None = None

    def tell(done: int, total: int, note: Callable[[], str] | None = None) -> None:
        nonlocal bar
        wait = _PATIENCE if patience is None else patience
        if bar is None and time.monotonic() - started >= wait:
            bar = _Bar(title, total, ascii_only=ascii_only, timed=patience == 0)
        if bar is not None:
            bar.show(done, total, note)

    try:
        yield tell
    finally:
        if bar is not None:
            bar.close()


class _Bar:
    def __init__(self, title: str, total: int, *, ascii_only: bool, timed: bool) -> None:
        from rich.console import Console
        from rich.markup import escape
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            ProgressColumn,
            TextColumn,
            TimeElapsedColumn,
            TimeRemainingColumn,
        )

        console = Console(stderr=True, no_color=not wants_colour(sys.stderr))
        columns: list[ProgressColumn] = [TextColumn("{task.description}"), MofNCompleteColumn()]
        if not ascii_only:
            columns.insert(1, BarColumn())
        if timed:
            columns += [TimeElapsedColumn(), TimeRemainingColumn()]
        columns.append(TextColumn("{task.fields[note]}"))
        self._progress = Progress(*columns, console=console, transient=True)
        self._task = self._progress.add_task(escape(title), total=total, note="")
        self._shown = 0.0
        self._progress.start()

    def show(self, done: int, total: int, note: Callable[[], str] | None) -> None:
        """Move the bar, ten times a second at most."""
        now = time.monotonic()
        if done == total or now - self._shown > 0.1:
            self._shown = now
            said = "" if note is None else note()
            self._progress.update(self._task, completed=done, total=total, note=said)

    def close(self) -> None:
        """Take the bar away."""
        self._progress.stop()
