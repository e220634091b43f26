"""Where tables are kept: SQLite or PostgreSQL, the same schema and the same promises."""

from __future__ import annotations

from palamede.table.storage.errors import StorageError
from palamede.table.storage.rows import Append, Key, SheetRow, TableRow
from palamede.table.storage.store import Store
from palamede.table.storage.writer import Writer

__all__ = ["Append", "Key", "SheetRow", "StorageError", "Store", "TableRow", "Writer"]
