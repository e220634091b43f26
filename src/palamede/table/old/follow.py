"""What happens at an old table by itself: bots take their tiles, the desk is heard, hands are laid
open, what is agreed is counted; and what time demands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palamede.dominoes.accounts import PETITE
from palamede.dominoes.faults.claims import Claim
from palamede.table.old import asking
from palamede.table.old.state import Old

if TYPE_CHECKING:
    from palamede.table.decide import Draft
    from palamede.table.state import TableState

__all__ = [
    "AGREE_MS",
    "CHOICE_MS",
    "OBJECT_MS",
    "TAKE_MS",
    "choice_ends",
    "follow",
    "overdue",
    "wait_ends",
    "wakes",
]

TAKE_MS = 60_000
"""After so long without a tile taken the server serves who has not got his."""
CHOICE_MS = 30_000
"""So long the injured side may choose; then the mildest option counts."""
OBJECT_MS = 10_000
"""So long a last tile that everybody saw to be wrong may be objected to before hands are opened."""
AGREE_MS = 30_000
"""After so long a count is taken as agreed (GEN-02)."""


def _old(state: TableState) -> Old:
    assert state.old is not None
    return state.old


def _people(state: TableState) -> set[int]:
    return {seat.number for seat in state.seats if seat.kind == "human"}


def follow(state: TableState) -> Draft | None:
    """Return the event that must come next by itself in a deal, or None."""
    old = _old(state)
    if old.desk is not None and state.phase in ("play", "counting", "counted"):
        told = _told(state) or _unclaimed(state)
        if told is not None:
            return told
    if state.phase == "taking":
        return _served(state)
    if state.phase == "play":
        return _end_of_play(state)
    if state.phase == "counting" and not old.waiting:
        people = _people(state)
        return _counted(state) if people and people <= old.agreed else None
    return None


# -------------------------------------------------------------------- taking
def _served(state: TableState) -> Draft | None:
    taking = _old(state).taking
    assert taking is not None and state.partie is not None
    people = _people(state)
    for seat in state.seats:
        if seat.number not in people and seat.number not in taking.ready:
            return serve(state, seat.number)
    if any(seat.number not in taking.ready for seat in state.seats):
        return None
    hands, stock = taking.hands(), taking.stock()
    lead, forced = state.partie.lead_of(hands)
    return {
        "type": "served",
        "lead": lead,
        "forced": None if forced is None else str(forced),
        "hands": [[str(tile) for tile in hand] for hand in hands],
        "stock": [str(tile) for tile in stock],
    }


def serve(state: TableState, seat: int) -> Draft:
    """Return the event by which a seat gets the right number of tiles."""
    taking = _old(state).taking
    assert taking is not None
    places = list(taking.serve(seat))
    return {
        "type": "took",
        "seat": seat,
        "places": places,
        "count": len(places),
        "ready": True,
        "by": "server",
    }


# -------------------------------------------------------------------- the desk
def _told(state: TableState) -> Draft | None:
    """Tell what the desk has said, and ask whoever may choose."""
    old = _old(state)
    assert old.desk is not None
    said = old.untold
    if said is not None:
        number = said["claim"]
        if said["type"] == "noted":
            return {"type": "noted", "claim": number}
        return {"type": "ruled", **_ruled(old.desk.claims[number - 1], said)}
    for claim in old.waiting:
        if claim.n not in old.choosing:
            assert claim.ruling is not None and claim.ruling.default is not None
            return {
                "type": "choosing",
                "claim": claim.n,
                "side": list(old.desk.choosers(claim)),
                "options": [option.name for option in claim.ruling.options],
                "default": claim.ruling.default.name,
            }
    return None


def _unclaimed(state: TableState) -> Draft | None:
    """Return the claim that nobody has to make, where the code rules without one."""
    desk = _old(state).desk
    assert desk is not None
    if state.phase != "play" or desk.unclaimed is None:
        return None
    fault, against = desk.unclaimed
    number = len(desk.claims) + 1
    return {"type": "claimed", "claim": number, "seat": None, "fault": fault, "against": against}


def _ruled(claim: Claim, said: Any) -> dict[str, Any]:
    assert claim.ruling is not None
    return {"claim": claim.n, **claim.ruling.as_json(), "moment": claim.moment}


# -------------------------------------------------------------------- the end of a deal
def _end_of_play(state: TableState) -> Draft | None:
    old = _old(state)
    deal = old.deal
    if deal is None or deal.over is None or old.waiting:
        return None
    people = _people(state)
    if deal.over in ("void", "stopped") or deal.hands_open or (people and people <= old.agreed):
        return _counting(state)
    return None


def _counting(state: TableState) -> Draft:
    """Lay hands open and propose the count; what is noted is ruled then."""
    deal = _old(state).deal
    assert deal is not None
    trial = deal.copy()
    if trial.over not in ("void", "stopped") and not trial.hands_open:
        trial.open_hands()
    outcome = trial.outcome()
    assert outcome is not None
    return {
        "type": "counting",
        "outcome": outcome.kind,
        "out": outcome.out,
        "hands": [[str(tile) for tile in hand] for hand in deal.hands],
        "pips": list(outcome.pips),
        "marks": list(outcome.marks),
    }


def _counted(state: TableState) -> Draft:
    deal = _old(state).deal
    assert deal is not None and state.partie is not None
    outcome = deal.outcome()
    assert outcome is not None
    return {
        "type": "counted",
        "deal": len(state.partie.entries) + 1,
        "outcome": outcome.kind,
        "out": outcome.out,
        "winners": list(outcome.winners),
        "pips": list(outcome.pips),
        "marks": list(outcome.marks),
        "hands": [[str(tile) for tile in hand] for hand in deal.hands],
        "scores": [before + mark for before, mark in zip(deal.scores, outcome.marks, strict=True)],
        "agreed": True,
    }


def bredouille_open(state: TableState) -> bool:
    """Whether the winners may still call the petite bredouille of a partie that is over.

    Only that one must be called (VOL-09): a grande is plain to everybody.
    """
    partie, old = state.partie, _old(state)
    if partie is None or not partie.finished or partie.multiplier != PETITE or old.settled:
        return False
    assert old.desk is not None and partie.winning_side is not None
    side_of = state.conventions.side_of
    called = [c for c in old.desk.claims if c.fault == "bredouille" and c.seat is not None]
    return not any(side_of(c.seat or 0) == partie.winning_side for c in called)


# -------------------------------------------------------------------- time
def wait_ends(state: TableState, resumed: int = 0) -> int | None:
    """Return when the server no longer waits for who takes, objects or agrees; None without a wait.

    In server milliseconds. ``resumed``: when the server took the table up again; no time runs from
    before. While somebody may choose on a claim only that time runs.
    """
    old = _old(state)
    if old.waiting:
        return None
    wait = {"taking": TAKE_MS, "counting": AGREE_MS}.get(state.phase)
    if state.phase == "play" and old.deal is not None and old.deal.over is not None:
        wait = OBJECT_MS
    return None if wait is None else max(state.since, resumed) + wait


def choice_ends(state: TableState, claim: int, resumed: int = 0) -> int | None:
    """Return when the default of a claim counts, in server milliseconds; None without a choice."""
    began = _old(state).choosing.get(claim)
    return None if began is None else max(began, resumed) + CHOICE_MS


def _vote_ends(state: TableState, resumed: int) -> int | None:
    vote = _old(state).vote
    return None if vote is None else max(vote.at, resumed) + asking.VOTE_MS


def wakes(state: TableState, resumed: int = 0) -> list[int]:
    """Return the times, in server milliseconds, at which ``overdue`` has something to do."""
    times = [
        *(choice_ends(state, claim, resumed) for claim in _old(state).choosing),
        _vote_ends(state, resumed),
        wait_ends(state, resumed),
    ]
    return [time for time in times if time is not None]


def overdue(state: TableState, now: int | None, resumed: int = 0) -> Draft | None:
    """Return what the server does because nobody has; ``now`` is None when all time is over."""
    old = _old(state)

    def over(end: int | None) -> bool:
        return end is not None and (now is None or end <= now)

    for number in old.choosing:
        if over(choice_ends(state, number, resumed)):
            claim = next(each for each in old.waiting if each.n == number)
            assert claim.ruling is not None and claim.ruling.default is not None
            option = claim.ruling.default.name
            return {"type": "chosen", "claim": number, "option": option, "seat": None}
    if over(_vote_ends(state, resumed)):
        return asking.result(state)
    if not over(wait_ends(state, resumed)):
        return None
    if state.phase == "taking":
        taking = old.taking
        assert taking is not None
        late = [seat.number for seat in state.seats if seat.number not in taking.ready]
        return serve(state, late[0]) if late else None
    return _counting(state) if state.phase == "play" else _counted(state)
