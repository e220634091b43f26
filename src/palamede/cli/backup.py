"""``palamede backup``: all tables of a database in one file, while they go on being played."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from palamede.cli.serve import add_database, database_of, needs_web

if TYPE_CHECKING:
    from palamede.cli.parser import Parser

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument("file", metavar=tr("metavar-file"), help=tr("backup-help-file"))
    add_database(parser)


@needs_web
def run(args: Namespace) -> int:
    """Write the file.

    Raises:
        StorageError: there is no such database (none is made), or the file is there already.
    """
    from palamede.table.storage import Store
    from palamede.table.storage.engine import read_url, sqlite_path
    from palamede.table.storage.errors import StorageError

    path = sqlite_path(read_url(database_of(args)))
    if path is not None and not path.exists():
        raise StorageError(
            f"there is no database {path}: nothing was backed up",
            code="database-missing",
            path=str(path),
        )
    store = Store(database_of(args), serve=False)
    try:
        store.backup(args.file)
    finally:
        store.close()
    print(args.tr("backup-done", file=args.file))
    return 0
