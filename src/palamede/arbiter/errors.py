"""What a score sheet refuses; every error is a ``PalamedeError`` with a code to translate."""

from __future__ import annotations

from typing import Any

from palamede.dominoes.errors import PalamedeError

__all__ = ["SheetError", "refuse"]


class SheetError(PalamedeError):
    """An entry that the sheet cannot take; says why, with the arithmetic where there is one."""


def refuse(code: str, message: str, **params: Any) -> SheetError:
    """Return an error; its message is ``error-CODE`` in the Fluent files."""
    return SheetError(message, code=code, **params)
