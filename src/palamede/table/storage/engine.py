"""Connecting to a database: its URL, how SQLite is set up, and who alone may serve its tables."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy import event

from palamede.table.storage.errors import StorageError

__all__ = ["Guard", "connect", "guard_of", "read_url", "sqlite_path"]

BUSY_MS = 5000
"""So long SQLite waits for another process that is writing."""
ADVISORY_LOCK = 0x50414C414D454445
"""Number of the lock in PostgreSQL: the letters of the program's name."""


def read_url(text: str) -> sa.URL:
    """Return the URL of a database; a text without ``://`` is the path of a SQLite file.

    Raises:
        StorageError: it is neither SQLite nor PostgreSQL.
    """
    if "://" not in text:
        return sa.URL.create("sqlite", database=text)
    try:
        url = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        url = None
    kind = "" if url is None else url.get_backend_name()
    if url is None or kind not in ("sqlite", "postgresql"):
        raise StorageError(
            "a database is named by a path, sqlite:///path or postgresql://user@host/name",
            code="database-url",
        )
    return url.set(drivername="sqlite" if kind == "sqlite" else "postgresql+psycopg")


def sqlite_path(url: sa.URL) -> Path | None:
    """Return the file of a SQLite database, None for one in memory or for PostgreSQL."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    assert url.database is not None
    return Path(url.database)


def connect(url: sa.URL, *, synchronous: str = "FULL") -> sa.Engine:
    """Return an engine of one connection; SQLite as a log that survives a power cut.

    ``synchronous``: FULL flushes each commit to the disk; tests that are not about it say OFF.
    """
    if url.get_backend_name() == "postgresql":
        return sa.create_engine(url, poolclass=sa.StaticPool)
    path = sqlite_path(url)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Events hold what seats may not know: nobody else on this machine reads the file.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    engine = sa.create_engine(
        url, poolclass=sa.StaticPool, connect_args={"check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        for pragma in (
            f"busy_timeout={BUSY_MS}",
            "journal_mode=WAL",
            f"synchronous={synchronous}",
            "foreign_keys=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


class Guard(Protocol):
    """Lets one process alone serve the tables of a database; it ends with the process."""

    def take(self, connection: sa.Connection) -> bool:
        """Take the right if it is free, and say whether it is ours."""
        ...

    def release(self) -> None:
        """Give it back."""
        ...


def guard_of(url: sa.URL) -> Guard:
    """Return what guards a database."""
    path = sqlite_path(url)
    if path is not None:
        return _FileGuard(path.with_name(path.name + ".lock"))
    return _SessionGuard(url.get_backend_name())


class _FileGuard:
    """A lock on a file beside the database, which the system drops when the process dies."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def take(self, connection: sa.Connection) -> bool:
        if self._file is not None:
            return True
        file = os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            return False
        self._file = file
        return True

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


class _SessionGuard:
    """An advisory lock of the PostgreSQL session; a database in memory needs none."""

    def __init__(self, backend: str) -> None:
        self._needed = backend == "postgresql"

    def take(self, connection: sa.Connection) -> bool:
        if not self._needed:
            return True
        taken = connection.execute(sa.select(sa.func.pg_try_advisory_lock(ADVISORY_LOCK))).scalar()
        connection.commit()
        return bool(taken)

    def release(self) -> None:
        """Nothing to do: the lock ends with the session."""
