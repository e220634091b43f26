"""Which rules the kernels play. Asked before any of them is imported, it imports nothing heavy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from palamede.dominoes.conventions import Conventions

__all__ = ["MOST_SEATS", "MOST_SET", "supports"]

MOST_SEATS: Final = 4
MOST_SET: Final = 9
"""The 55 tiles of the double-nine are the most that fit into a word."""


def supports(conventions: Conventions) -> bool:
    """Whether the kernels play by these conventions."""
    return conventions.seats <= MOST_SEATS and conventions.set <= MOST_SET
