"""Who wins a deal and what is marked for it (rows SCORE-01 to SCORE-09, VOL-02, VOL-03, PERD-01).

Seats and sides are counted from 1; pips are what is left in each hand, by seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from palamede.dominoes.conventions import Conventions

__all__ = ["CULOTTE", "Ending", "Outcome", "outcome_of", "payment", "primacy", "winning_sides"]

Ending = Literal["domino", "closed", "reached", "void"]

CULOTTE = 30
"""A deal that marks so much or more is a *culotte* (VOC-04)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended.

    ``kind``: ``domino`` (a hand is empty), ``closed`` (nobody can go on), ``reached`` (a count made
    in play ended the partie, CINQ-05) or ``void`` (by a ruling). ``out``: the seat that laid its
    last tile, or None. ``winners``: the seats of the side or sides that won, also when nothing is
    marked. ``pips``: left in each hand, by seat. ``paid``: marked at the end of the deal, by side.
    ``marks``: all that the deal gave, counts made in play included, by side.
    """

    kind: Ending
    out: int | None
    winners: tuple[int, ...]
    pips: tuple[int, ...]
    paid: tuple[int, ...]
    marks: tuple[int, ...]

    @property
    def culotte(self) -> bool:
        """Whether a side marked thirty points or more (VOC-04)."""
        return max(self.marks) >= CULOTTE


def outcome_of(
    conventions: Conventions,
    kind: Ending,
    pips: Sequence[int],
    *,
    leader: int,
    out: int | None = None,
    reached: int | None = None,
    counts: Sequence[int] = (),
) -> Outcome:
    """Return the outcome of a deal that has ended.

    ``counts``: marks made in play, by side. ``reached``: the side whose count reached the target.
    """
    sides = conventions.sides_count
    if kind == "domino" and out is not None and conventions.goal == "fewest":
        winners: tuple[int, ...] = (conventions.side_of(out),)
    elif kind == "reached" and reached is not None:
        winners = (reached,)
    elif kind == "void":
        winners = ()
    else:
        winners = winning_sides(conventions, pips, leader=leader)
    paid = [0] * sides
    if kind in ("domino", "closed"):
        rule = conventions.pay_out if kind == "domino" else conventions.block_pay
        for side in winners:
            paid[side - 1] = payment(conventions, rule, pips, winners, side)
    made = counts or [0] * sides
    seats = range(1, conventions.seats + 1)
    return Outcome(
        kind=kind,
        out=out if kind == "domino" else None,
        winners=tuple(seat for seat in seats if conventions.side_of(seat) in winners),
        pips=tuple(pips),
        paid=tuple(paid),
        marks=tuple(count + pay for count, pay in zip(made, paid, strict=True)),
    )


def side_totals(conventions: Conventions, pips: Sequence[int]) -> list[int]:
    """Return the pips of each side together (VOL-03)."""
    totals = [0] * conventions.sides_count
    for seat, left in enumerate(pips, start=1):
        totals[conventions.side_of(seat) - 1] += left
    return totals


def winning_sides(conventions: Conventions, pips: Sequence[int], *, leader: int) -> tuple[int, ...]:
    """Return the sides that win on the count of pips (SCORE-02 to SCORE-05, VOL-03, PERD-01)."""
    totals = side_totals(conventions, pips)
    best = max(totals) if conventions.goal == "most" else min(totals)
    tied = tuple(side for side, total in enumerate(totals, start=1) if total == best)
    if len(tied) == 1:
        return tied
    if conventions.blocked_tie == "primacy":
        seats = [
            seat for seat in range(1, conventions.seats + 1) if conventions.side_of(seat) in tied
        ]
        return (conventions.side_of(primacy(seats, leader=leader, seats=conventions.seats)),)
    if conventions.blocked_tie == "split" and len(tied) < len(totals):
        return tied
    return ()


def primacy(tied: Sequence[int], *, leader: int, seats: int) -> int:
    """Return the seat that comes first after the leader, the leader himself last (SCORE-04)."""
    return min(tied, key=lambda seat: (seat - leader - 1) % seats)


def payment(
    conventions: Conventions,
    rule: str,
    pips: Sequence[int],
    winners: Sequence[int],
    side: int,
) -> int:
    """Return what one winning side marks at the end of a deal under ``pay_out`` or ``pay_block``.

    Sides that share a deal share what the others pay; what cannot be shared is lost (SCORE-05).
    """
    if rule == "nothing":
        return 0
    if rule == "hand":
        return 1 // len(winners)
    totals = side_totals(conventions, pips)
    if rule == "opponents":
        pool = sum(total for other, total in enumerate(totals, start=1) if other not in winners)
    elif rule == "all":
        pool = sum(totals)
    else:  # winner_own
        pool = totals[side - 1]
    share = pool // len(winners)
    if conventions.rounding == "nearest_5":
        share = (share + 2) // 5 * 5
    return share // conventions.unit
