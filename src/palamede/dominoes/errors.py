"""The errors of the game: one tree, all of them ``ValueError``.

::

    ValueError
    └─ PalamedeError            code, params: what a translator needs to say it in any language
       ├─ InvalidTileError      text or numbers that are no tile of the set
       ├─ InvalidMoveError      text or number that is no move of the set
       ├─ IllegalMoveError      a move that the rules forbid here; ``legal`` lists what is allowed
       ├─ AmbiguousMoveError    a tile that fits both ends, without a side
       ├─ ConventionError       a switch or a combination of switches that cannot be played
       │  └─ NotYetError        a value of the vocabulary that this version does not play yet
       ├─ UnknownRulesError     no preset of that name
       ├─ DealError             hands and stock that do not make a deal of these conventions
       ├─ PositionError         a one-line position that cannot be read
       ├─ MatchError            something that the state of the partie does not allow
       └─ CaseError             a case that the referee cannot read
"""

from __future__ import annotations

from typing import Any

__all__ = [
    "AmbiguousMoveError",
    "CaseError",
    "ConventionError",
    "DealError",
    "IllegalMoveError",
    "InvalidMoveError",
    "InvalidTileError",
    "MatchError",
    "NotYetError",
    "PalamedeError",
    "PositionError",
    "UnknownRulesError",
]


class PalamedeError(ValueError):
    """Something was wrong; says what, where and what would be right.

    ``code`` names the kind of error and ``params`` its details, so that a user interface can say
    the same in another language; ``str()`` is the English sentence.
    """

    def __init__(self, message: str, *, code: str, **params: Any) -> None:
        super().__init__(message)
        self.code = code
        self.params: dict[str, Any] = params

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with code and params, so that errors cross process borders whole."""
        return _again, (type(self), str(self), self.code, self.params)


def _again(kind: type[PalamedeError], message: str, code: str, params: dict[str, Any]) -> Any:
    return kind(message, code=code, **params)


class InvalidTileError(PalamedeError):
    """Text or numbers that are no tile, or no tile of the set in use."""


class InvalidMoveError(PalamedeError):
    """Text or an action number that is no move."""


class IllegalMoveError(PalamedeError):
    """A move that the rules forbid here (PLAY-06); ``legal`` holds the texts of those allowed."""

    def __init__(self, message: str, *, code: str, legal: tuple[str, ...], **params: Any) -> None:
        super().__init__(message, code=code, legal=legal, **params)
        self.legal = legal


class AmbiguousMoveError(PalamedeError):
    """A tile that fits both ends with different results, and no side was named (PLAY-09)."""


class ConventionError(PalamedeError):
    """A switch, or a combination of switches, with which no game can be played."""


class NotYetError(ConventionError):
    """A value of the common vocabulary that this version does not play yet."""


class UnknownRulesError(PalamedeError):
    """No preset has that name."""


class DealError(PalamedeError):
    """Hands, stock or scores that do not make a deal of these conventions."""


class PositionError(PalamedeError):
    """A one-line position that cannot be read."""


class MatchError(PalamedeError):
    """An action that the state of the partie does not allow (GEN-08 among them)."""


class CaseError(PalamedeError):
    """A case that the referee cannot read: no such fault, moment, fact or code."""
