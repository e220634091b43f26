"""When a partie is over and who won it: rows SCORE-06, TAT-03, CINQ-05, POULE-02."""

from __future__ import annotations

from collections.abc import Sequence

from palamede.dominoes.conventions import Conventions

__all__ = ["is_finished", "leading_side", "stake_taker"]


def leading_side(scores: Sequence[int]) -> int | None:
    """Return the side with the highest total, or None while that is shared (SCORE-06)."""
    best = max(scores)
    sides = [side for side, score in enumerate(scores, start=1) if score == best]
    return sides[0] if len(sides) == 1 else None


def is_finished(
    conventions: Conventions, scores: Sequence[int], *, deals: int, stakes_taken: int
) -> bool:
    """Return whether a partie is over, after so many deals and stakes taken out of the pot.

    To a target: one side has reached it and leads alone; equal totals play on (SCORE-06). By number
    of deals: they are played (TAT-03). A pot: every stake has been won (POULE-02).
    """
    if conventions.match_end == "deals":
        return deals >= conventions.target
    if conventions.match_end == "pot":
        return stakes_taken >= conventions.seats
    return leading_side(scores) is not None and max(scores) >= conventions.target


def stake_taker(conventions: Conventions, winners: Sequence[int]) -> int | None:
    """Return the seat that takes a stake out of the pot for a deal; None when no side won it alone.

    ``winners``: the seats that won the deal.
    """
    sides = {conventions.side_of(seat) for seat in winners}
    return winners[0] if len(sides) == 1 else None
