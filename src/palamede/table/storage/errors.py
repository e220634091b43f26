"""What can go wrong with the database, in words for who runs the server."""

from __future__ import annotations

from palamede.dominoes.errors import PalamedeError

__all__ = ["StorageError"]


class StorageError(PalamedeError):
    """The database cannot be used as asked; nothing has been written.

    Codes: ``database-url``, ``database-in-use``, ``database-newer``, ``database-failed``,
    ``backup-exists``.
    """
