"""The log of a contest: JSON lines, the settings first, then one duplicate deal a line.

A contest that was broken off goes on where its log ends. A last line that was torn while it was
written is dropped; anything else that is not as it was written is refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from palamede.arena.contest import Contest, Fault, Played, Task
from palamede.arena.duplicate import Pair
from palamede.arena.errors import ArenaError

__all__ = ["Log", "open_log"]

_FORMAT = "palamede-arena"
_VERSION = 1


class Log:
    """An open log: what it holds already, and a place for what follows."""

    def __init__(
        self, path: Path | None = None, file: BinaryIO | None = None, done: tuple[Played, ...] = ()
    ) -> None:
        self._path = path
        self._file = file
        self.done = done

    def write(self, played: Played) -> None:
        """Add a duplicate deal; it is in the file when this returns.

        Raises:
            OSError: it cannot be written.
        """
        if self._file is None:
            return
        try:
            self._file.write(_line(_played_data(played)))
        except OSError as error:  # a full disk says no name
            raise OSError(error.errno, error.strerror, str(self._path)) from error


@contextmanager
def open_log(path: Path | None, contest: Contest) -> Iterator[Log]:
    """Open a log, new or begun; without a path nothing is kept.

    Raises:
        ArenaError: the file is the log of another contest, no log, or in use.
        OSError: it cannot be read or written.
    """
    if path is None:
        yield Log()
        return
    with open(path, "a+b", buffering=0) as file:
        _lock(file, path)
        file.seek(0)
        data = file.read()
        kept = data[: data.rfind(b"\n") + 1]  # a torn last line is dropped
        if not kept and not _begins_like_ours(data):
            raise _broken(path, 1)
        if len(kept) < len(data):
            file.truncate(len(kept))
        if kept:
            done = tuple(_read(kept, path, contest))
        else:
            done = ()
            file.write(_line({"format": _FORMAT, "log": _VERSION, **contest.settings()}))
        yield Log(path, file, done)


def _begins_like_ours(torn: bytes) -> bool:
    """Whether a file without a whole line may be a log whose first line was torn; or is empty."""
    start = _line({"format": _FORMAT})[:-2]
    return torn.startswith(start) or start.startswith(torn)


def _lock(file: BinaryIO, path: Path) -> None:
    """Keep other matches away from the file as long as it is open."""
    try:
        import fcntl
    except ImportError:  # not on every system
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ArenaError(
            f"{path}: another match is writing this log", code="arena-log-busy", file=str(path)
        ) from None
    except OSError:
        return  # a file system without locks


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _played_data(played: Played) -> dict[str, Any]:
    task, pair = played.task, played.pair
    data: dict[str, Any] = {
        "deal": task.deal,
        "first": task.first,
        "second": task.second,
        "odd": pair.odd,
        "even": pair.even,
    }
    if played.faults:
        data["faults"] = [{"player": fault.player, "kind": fault.kind} for fault in played.faults]
    return data


# -------------------------------------------------------------------- reading
def _read(data: bytes, path: Path, contest: Contest) -> Iterator[Played]:
    head, *lines = data.splitlines()
    _check_head(head, path, contest)
    tasks = contest.tasks(len(lines))  # never fewer than there are lines
    for number, (line, task) in enumerate(zip(lines, tasks, strict=False), start=2):
        try:
            yield _read_played(json.loads(line), task, contest)
        except (ValueError, KeyError, TypeError, RecursionError):
            raise _broken(path, number) from None


def _check_head(head: bytes, path: Path, contest: Contest) -> None:
    try:
        told = json.loads(head)
        if told["format"] != _FORMAT or told["log"] != _VERSION:
            raise ValueError
    except (ValueError, KeyError, TypeError, RecursionError):
        raise _broken(path, 1) from None
    for name, value in contest.settings().items():
        if told.get(name) != value:
            raise ArenaError(
                f"{path} is the log of another match: {name} is {_text(told.get(name))} there, "
                f"{_text(value)} here",
                code="arena-log-other",
                file=str(path),
                name=name,
                there=_text(told.get(name)),
                here=_text(value),
            )


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _read_played(data: Any, task: Task, contest: Contest) -> Played:
    told = Task(data["first"], data["second"], data["deal"])
    odd, even = (_marks(data[name], contest) for name in ("odd", "even"))
    faults = tuple(Fault(int(each["player"]), str(each["kind"])) for each in data.get("faults", ()))
    if told != task:
        raise ValueError
    return Played(task, Pair(task.deal, odd, even), faults)


def _marks(value: Any, contest: Contest) -> tuple[int, ...]:
    marks = tuple(value)
    whole = all(isinstance(mark, int) and not isinstance(mark, bool) for mark in marks)
    if not whole or len(marks) != contest.conventions.sides_count:
        raise ValueError
    return marks


def _broken(path: Path, line: int) -> ArenaError:
    return ArenaError(
        f"{path}, line {line}: this is no line of the log of a match",
        code="arena-log-broken",
        file=str(path),
        line=line,
    )
