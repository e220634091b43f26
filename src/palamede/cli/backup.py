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
    """Write the file."""
    from palamede.table.storage import Store

    store = Store(database_of(args), serve=False)
    try:
        store.backup(args.file)
    finally:
        store.close()
    print(args.tr("backup-done", file=args.file))
    return 0
