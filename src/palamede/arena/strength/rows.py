"""Measurements that are no matches: one row of data a number, in a log that goes on where it ends.

The first line holds the settings, each other line the row of the next number. A last line that was
torn while it was written is dropped; the rows of other settings are refused.
"""

from __future__ import annotations

import json
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from palamede.arena.errors import ArenaError

__all__ = ["measure", "read_rows"]

_FORMAT = "palamede-strength"

Asked = TypeVar("Asked")
Row = dict[str, Any]


def read_rows(path: Path, settings: Mapping[str, Any]) -> list[Row]:
    """Return the rows of a log, none if there is none; what is torn is cut off.

    Raises:
        ArenaError: the file holds the rows of other settings, or is no such log.
        OSError: it cannot be read or written.
    """
    if not path.exists():
        return []
    data = path.read_bytes()
    kept = data[: data.rfind(b"\n") + 1]
    try:
        head, *lines = [json.loads(line) for line in kept.splitlines()] or [None]
    except ValueError:
        head, lines = None, []
    if head is None and not kept:
        path.unlink()  # not even its first line was finished
        return []
    if head != _head(settings):
        raise ArenaError(
            f"{path} is the log of another measurement: move it away, or measure as it says",
            code="strength-log",
            file=str(path),
        )
    if len(kept) < len(data):
        path.write_bytes(kept)
    return lines


def measure(
    path: Path,
    settings: Mapping[str, Any],
    asked: list[Asked],
    work: Callable[[Asked], Row],
    *,
    jobs: int = 1,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> list[Row]:
    """Do ``work`` for each of ``asked`` that the log does not hold yet, and return all rows.

    ``work`` must be importable; Ctrl-C is raised, and what was done by then is in the log.

    Raises:
        ArenaError: the log is that of another measurement.
        OSError: it cannot be read or written.
    """
    rows = read_rows(path, settings)[: len(asked)]
    tell(len(rows), len(asked))
    if len(rows) == len(asked):
        return rows
    new = not path.exists()
    with open(path, "ab", buffering=0) as file:
        if new:
            file.write(_line(_head(settings)))
        with _workers(work, min(jobs, len(asked) - len(rows))) as mapped:
            for row in mapped(asked[len(rows) :]):
                file.write(_line(row))
                rows.append(json.loads(_line(row)))
                tell(len(rows), len(asked))
    return rows


def _head(settings: Mapping[str, Any]) -> Row:
    return {"format": _FORMAT, **json.loads(json.dumps(settings))}


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


@contextmanager
def _workers(
    work: Callable[[Asked], Row], jobs: int
) -> Iterator[Callable[[list[Asked]], Iterator[Row]]]:
    if jobs == 1:
        yield lambda asked: map(work, asked)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, _deaf) as pool:  # they are ended with the block
        yield lambda asked: pool.imap(work, asked)


def _deaf() -> None:  # pragma: no cover - in another process
    """Ctrl-C is for whoever gives the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
