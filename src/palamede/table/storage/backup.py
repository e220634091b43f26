"""A copy of the whole database in one SQLite file, which ``serve`` can open again."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import sqlalchemy as sa

from palamede.table.storage.engine import connect, read_url, sqlite_path
from palamede.table.storage.errors import StorageError
from palamede.table.storage.migrations.upgrade import upgrade
from palamede.table.storage.schema import metadata

__all__ = ["write"]

ROWS = 1000
"""So many rows are copied at a time."""


def write(url: sa.URL, engine: sa.Engine, path: str) -> None:
    """Copy a database into a new file; what is being played goes on meanwhile.

    The file appears under its name when it is whole.

    Raises:
        StorageError: the file exists, or cannot be written.
    """
    target = Path(path)
    if target.exists():
        raise StorageError(
            f"{path} exists: name a new file", code="backup-exists", path=str(target)
        )
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_RDWR, 0o600))
        source = sqlite_path(url)
        if source is not None:
            _copy_file(source, part)
        else:
            _copy_rows(engine, part)
        os.replace(part, target)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(
            f"{path} cannot be written: {error}", code="database-failed", reason=str(error)
        ) from error
    finally:
        part.unlink(missing_ok=True)


def _copy_file(source: Path, part: Path) -> None:
    reader, writer = sqlite3.connect(source), sqlite3.connect(part)
    try:
        reader.backup(writer)
    finally:
        writer.close()
        reader.close()


def _copy_rows(engine: sa.Engine, part: Path) -> None:
    """Copy row by row, on a connection of its own where the database has room for one."""
    url = engine.url
    shared = url.get_backend_name() == "sqlite"  # in memory: there is one connection and no other
    source = engine if shared else sa.create_engine(url, isolation_level="REPEATABLE READ")
    target = connect(read_url(str(part)), synchronous="OFF")
    try:
        with source.connect() as reader, target.begin() as writer:
            upgrade(writer)
            for table in metadata.sorted_tables:
                rows = reader.execution_options(yield_per=ROWS).execute(sa.select(table))
                for some in rows.mappings().partitions():
                    writer.execute(table.insert(), [dict(row) for row in some])
            if shared:
                reader.rollback()
        with target.connect() as writer:  # one file, no log beside it
            writer.connection.driver_connection.execute("PRAGMA journal_mode=DELETE")  # type: ignore[union-attr]
    finally:
        target.dispose()
        if not shared:
            source.dispose()
