"""What a table refuses, each with the code by which a client or a translator knows it."""

from __future__ import annotations

from palamede.dominoes.errors import PalamedeError

__all__ = ["TableError"]


class TableError(PalamedeError):
    """A command that the table cannot carry out now; nothing has changed."""
