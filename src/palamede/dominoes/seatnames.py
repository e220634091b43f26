"""The names of the seats of a partie, and which of them is the dead hand (VOL-06)."""

from __future__ import annotations

from collections.abc import Iterable

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.errors import MatchError

__all__ = ["DEAD_HAND", "dead_seat_of", "names_of"]

DEAD_HAND = "mort"
"""How the dead hand is written in a record."""


def names_of(conventions: Conventions, names: Iterable[str] | None) -> tuple[str, ...]:
    """Return the names of the seats; letters, and ``mort`` for a dead hand, where none are given.

    Raises:
        MatchError: there are more or fewer names than seats.
    """
    if names is None:
        letters = "ABCDEFGHIJKL"
        default = list(letters[: conventions.seats])
        if conventions.sides == "dead_hand":
            default[2] = DEAD_HAND
        return tuple(default)
    given = tuple(names)
    if len(given) != conventions.seats:
        raise MatchError(
            f"{len(given)} names for {conventions.seats} seats",
            code="names-count",
            names=len(given),
            seats=conventions.seats,
        )
    return given


def dead_seat_of(conventions: Conventions, names: tuple[str, ...], dead: int | None) -> int | None:
    """Return the seat of the dead hand: as told, where ``mort`` stands, or 3; None without one.

    Raises:
        MatchError: there is no such seat.
    """
    if conventions.sides != "dead_hand":
        return None
    if dead is None:
        dead = names.index(DEAD_HAND) + 1 if DEAD_HAND in names else 3
    if not 1 <= dead <= conventions.seats:
        raise MatchError(
            f"there is no seat {dead}: seats are 1 to {conventions.seats}",
            code="no-such-seat",
            seat=dead,
        )
    return dead
