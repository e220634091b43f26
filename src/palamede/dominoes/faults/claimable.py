"""What a seat may claim: public things alone decide, so that the list tells nothing."""

from __future__ import annotations

from typing import Final

from palamede.dominoes.faults.court import LATE_TOO
from palamede.dominoes.faults.evidence import HIDDEN
from palamede.dominoes.faults.hearing import Hearing
from palamede.dominoes.faults.kinds import FAULTS

__all__ = ["claimable_of"]

ALWAYS: Final = ("exposed_tile", "overdraw", "underdraw", "wrong_hand")
"""Kinds that may be claimed whatever has happened."""


def claimable_of(desk: Hearing, seat: int, against: int) -> tuple[str, ...]:
    """Return the kinds that a seat may claim against another; against himself, own up to.

    Raises:
        DealError: there is no such seat.
    """
    desk.deal._seat(seat)
    desk.deal._seat(against)
    if desk.stage == "next":
        return ()
    side_of = desk.deal.conventions.side_of
    own = seat == against
    if not own and side_of(seat) == side_of(against):
        return ()
    kinds = _happened(desk, against) & set(HIDDEN) if own else _happened(desk, against)
    if own and desk.deal.conventions.match_value == "bredouille":
        kinds.add("bredouille")
    if desk.stage == "agreed":
        kinds &= set(LATE_TOO)
    return tuple(kind for kind in (*FAULTS, "bredouille") if kind in kinds)


def _happened(desk: Hearing, against: int) -> set[str]:
    """Return the kinds of fault that a seat may have committed, for all that can be seen."""
    plies = [ply for ply in desk.deal.plies if ply.seat == against]
    kinds = set(ALWAYS)
    acts = {act.kind for act in desk.deal.acts if act.seat == against}
    names = {"shown": "exposed_tile", "domino": "false_domino"}
    kinds |= {names.get(kind, kind) for kind in acts}
    if any(act.kind == "shown" and act.seat == against for act in desk.deal.acts):
        kinds.add("shown_in_serving")
    done = {ply.kind for ply in plies}
    if "pass" in done:
        kinds.add("renege")
    if "draw" in done:
        kinds.add("draw_could_play")
    if "lay" in done:
        kinds |= {"misplay", "wrong_end", "out_of_turn"}
        conventions = desk.deal.conventions
        if conventions.count != "none" and conventions.count_call != "announce":
            kinds.add("late_count")
    if any(ply.named is not None for ply in plies):
        kinds |= {"named_other", "signal"}
    if any(ply.held == 1 and ply.kind == "lay" for ply in plies):
        kinds.add("undue_last")
    if desk.deal.over == "closed":
        kinds.add("forced_close")
    return kinds & {*FAULTS}
