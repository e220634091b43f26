"""Who somebody is at a table: the keys that his browser, or his program, holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from palamede.table.decide import Caller
from palamede.table.storage import Key

__all__ = ["Member", "member_of", "seat_is_kept"]


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody at a table. ``who`` is the digest of what he proved himself with."""

    who: str
    seats: frozenset[int] = frozenset()
    owner: bool = False
    program: bool = False
    """He is a program with a token for one seat."""

    @property
    def caller(self) -> Caller:
        """How the rules of commands see him."""
        return Caller(self.seats, self.owner, self.who)


def member_of(keys: Iterable[Key], who: str) -> Member:
    """Return who somebody is by the keys of a table; a stranger holds no seat."""
    seats, owner, program = set(), False, False
    for key in keys:
        if key.kind == "seat" and key.browser == who and key.seat is not None:
            seats.add(key.seat)
        elif key.kind == "bot" and key.secret == who and key.seat is not None:
            seats.add(key.seat)
            program = True
        elif key.kind == "owner" and key.browser == who:
            owner = True
    return Member(who, frozenset(seats), owner, program)


def seat_is_kept(keys: Iterable[Key], seat: int) -> bool:
    """Whether somebody holds the key of a seat, so that nobody else may sit there."""
    return any(key.kind == "seat" and key.seat == seat for key in keys)
