"""Bring a database to the schema of this program."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from palamede.table.storage.errors import StorageError

__all__ = ["HEAD", "upgrade"]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


def _known() -> list[str]:
    script = ScriptDirectory.from_config(_config())
    return [revision.revision for revision in script.walk_revisions()]


HEAD = _known()[0]
"""The schema that this program uses."""


def upgrade(connection: sa.Connection, to: str = HEAD) -> None:
    """Run the migrations that a database lacks, inside the transaction of the caller.

    Raises:
        StorageError: the database was made by a newer program.
    """
    current = MigrationContext.configure(connection).get_current_revision()
    if current == to:
        return
    if current is not None and current not in _known():
        raise StorageError(
            f"this database has schema {current}, newer than this program knows ({HEAD}): "
            "install the newer program, or use another database",
            code="database-newer",
            schema=current,
            known=HEAD,
        )
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
