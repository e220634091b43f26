"""Who leads after a deal (SCORE-08, VOL-04, VOL-05, POULE-02, CINQ-06)."""

from __future__ import annotations

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.scoring import Outcome, primacy

__all__ = ["in_turn", "next_leader", "ruled_lead", "ruled_leader", "winner_seat"]


def winner_seat(conventions: Conventions, outcome: Outcome, leader: int) -> int | None:
    """Return the one seat that counts as the winner of a deal, None when nobody won.

    Who went out; otherwise the lightest hand (in qui perd gagne the heaviest) of the side that won,
    of equal ones the first after the leader.
    """
    if outcome.out in outcome.winners:
        return outcome.out
    if not outcome.winners:
        return None
    sign = -1 if conventions.goal == "most" else 1
    best = min(sign * outcome.pips[seat - 1] for seat in outcome.winners)
    equal = [seat for seat in outcome.winners if sign * outcome.pips[seat - 1] == best]
    return primacy(equal, leader=leader, seats=conventions.seats)


def next_leader(conventions: Conventions, leader: int, outcome: Outcome) -> int:
    """Return who leads the next deal (SCORE-08, VOL-04, VOL-05, POULE-02, CINQ-06)."""
    seats = conventions.seats
    rotated = in_turn(conventions, leader)
    winner = winner_seat(conventions, outcome, leader)
    if winner is None:
        return leader if conventions.tie_lead == "same" else rotated
    if conventions.next_lead == "winner":
        return winner
    if conventions.next_lead == "after_winner":
        return winner % seats + 1
    return rotated


def in_turn(conventions: Conventions, leader: int) -> int:
    """Return who leads after somebody where the lead goes round."""
    step = -1 if conventions.next_lead == "rotate_back" else 1
    return (leader - 1 + step) % conventions.seats + 1


def ruled_lead(conventions: Conventions, leader: int, said: str | None, culprit: int) -> str | None:
    """Return what a ruling that ends a deal means for the lead: ``stays``, ``passes`` or None.

    ``said``: those, or ``offended_side``, which keeps the lead where it has it and takes it in turn
    from the other; None where the ruling says nothing. ``culprit``: the seat ruled against.
    """
    if said != "offended_side":
        return said
    same = conventions.side_of(leader) == conventions.side_of(culprit)
    return "passes" if same else "stays"


def ruled_leader(conventions: Conventions, leader: int, lead: str) -> int:
    """Return who leads next where the lead ``stays`` or ``passes``."""
    return leader if lead == "stays" else in_turn(conventions, leader)
