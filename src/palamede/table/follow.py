"""What follows at a table by itself: shuffling, dealing, counting, the end of the partie.

``follow`` gives the one event that the rules now demand, or None; it is asked again after each.
``overdue`` gives what time demands: seats that do not answer are served by the server.
"""

from __future__ import annotations

from palamede.dominoes import dealing
from palamede.dominoes.deal import Deal
from palamede.table import fairdeal
from palamede.table.decide import Draft, Entropy
from palamede.table.old import follow as old_follow
from palamede.table.pictures import outcome_picture
from palamede.table.state import TableState

__all__ = ["COUNT_MS", "SEED_MS", "act_due", "clock_left", "follow", "next_wake", "overdue"]

SEED_MS = 10_000
"""So long a seat may take to add its bytes to the shuffle."""
COUNT_MS = 30_000
"""After so long the count of a deal is taken as accepted."""


def follow(state: TableState, entropy: Entropy) -> Draft | None:
    """Return the event that must come next by itself, or None."""
    if state.phase == "fair":
        return _shuffle(state, entropy)
    if state.old is not None and (draft := old_follow.follow(state)) is not None:
        return draft
    if state.phase == "play" and state.old is None:
        deal = state.deal
        return _count(state, deal) if deal is not None and deal.is_over() else _taken_back(state)
    if state.phase == "counted":
        assert state.partie is not None
        if state.partie.finished and not _bredouille_open(state):
            return _finish(state)
        people = {seat.number for seat in state.seats if seat.kind == "human"}
        if not (people <= state.ready and people):
            return None
        return _forgo() if state.partie.finished else _open(state)
    return None


def _bredouille_open(state: TableState) -> bool:
    return state.old is not None and old_follow.bredouille_open(state)


def _forgo() -> Draft:
    """Nobody has called the bredouille before the next deal: it is lost (VOL-09)."""
    return {"type": "forgone", "what": "bredouille"}


def next_wake(state: TableState, resumed: int = 0) -> int | None:
    """Return the time in server milliseconds at which ``overdue`` has something to do, or None.

    ``resumed``: when the server took the table up again; nothing counts from before, so that all
    clocks stand still during an outage.
    """
    if state.phase == "fair":
        return max(state.since, resumed) + SEED_MS
    if state.phase == "counted":
        return max(state.since, resumed) + COUNT_MS
    times = [] if state.old is None else old_follow.wakes(state, resumed)
    acts = act_due(state, resumed)
    return min(times if acts is None else [*times, acts], default=None)


def act_due(state: TableState, resumed: int = 0) -> int | None:
    """Return the time at which the clock of the person to act has run out, None without one."""
    left = clock_left(state)
    return None if left is None else max(state.turn_since, resumed) + left


def clock_left(state: TableState) -> int | None:
    """Return the milliseconds that the person to act has from the beginning of his turn.

    The least of what is left for the move and for the partie; None without a clock.
    """
    if state.old is not None and state.old.waiting:
        return None
    if state.actor is None or state.seats[state.actor - 1].kind != "human":
        return None
    move = 1000 * int(state.options["move_seconds"])
    partie = 1000 * int(state.options["partie_seconds"])
    limits = [move] if move else []
    if partie:
        limits.append(max(0, partie - state.used.get(state.actor, 0)))
    return min(limits, default=None)


def overdue(
    state: TableState, entropy: Entropy, now: int | None = None, resumed: int = 0
) -> Draft | None:
    """Return what the server does because nobody has, once ``next_wake`` has come.

    ``now``: server milliseconds, where several times may be waited for; all are over if None.

    A clock that has run out is the caller's affair: the seat's bot must think first.
    """
    if state.phase == "fair":
        for seat in state.players:
            if seat.number not in state.fair.seeds:
                return _seed(state, seat.number, entropy)
    if state.phase == "counted":
        assert state.partie is not None
        if now is not None and max(state.since, resumed) + COUNT_MS > now:
            return None
        if state.partie.finished:
            return _forgo() if _bredouille_open(state) else None
        return _open(state)
    return None if state.old is None else old_follow.overdue(state, now, resumed)


# -------------------------------------------------------------------- the fair deal
def _shuffle(state: TableState, entropy: Entropy) -> Draft | None:
    fair = state.fair
    if not fair.secret:
        return None  # the server's commitment comes with the same command
    for seat in state.players:
        if seat.kind == "bot" and seat.number not in fair.seeds:
            return _seed(state, seat.number, entropy)
    if any(seat.number not in fair.seeds for seat in state.players):
        return None
    return _open(state)


def _open(state: TableState) -> Draft:
    """Deal, after lots have been drawn where nothing else says who leads."""
    assert state.partie is not None
    if state.partie.leader is None and not state.partie.tile_decides:
        return _lots(state, len(state.partie.entries))
    return _deal(state)


def _seed(state: TableState, seat: int, entropy: Entropy) -> Draft:
    """Draw the bytes of a seat that gives none itself; the record marks them so."""
    return {
        "type": "revealed",
        "seat": seat,
        "bytes": entropy(fairdeal.SEED_BYTES).hex(),
        "by": "server",
    }


def _lots(state: TableState, played: int) -> Draft:
    """Draw lots: deal 0 of the protocol; after ``played`` deals, deal 2³¹ + ``played``."""
    living = [seat.number for seat in state.players]
    rng = state.random_of(played | fairdeal.LOTS_AGAIN if played else 0)
    draw = dealing.draw_for_lead(living, rng, tiles=state.conventions.tiles)
    return {
        "type": "lots",
        "rounds": [{str(seat): str(tile) for seat, tile in drawn.items()} for drawn in draw.rounds],
        "lead": draw.order[0],
    }


def _deal(state: TableState) -> Draft:
    partie = state.partie
    assert partie is not None
    conventions = partie.conventions
    number = len(partie.entries) + 1
    rng = state.random_of(number)
    mixed = fairdeal.mixed(conventions.tiles, rng)
    cut: int | None = None
    if conventions.serving != "grab":
        cut = rng.randrange(dealing.LEAST_CUT, len(mixed))
    if state.old is not None:  # each takes his own: who leads may hang on what he takes
        return {
            "type": "dealt",
            "deal": number,
            "lead": partie.leader,
            "cut": cut,
            "row": [str(tile) for tile in mixed],
        }
    served = dealing.serve(conventions, mixed, leader=partie.leader or 1, cut=cut)
    lead, forced = partie.lead_of(served.hands)
    return {
        "type": "dealt",
        "deal": number,
        "lead": lead,
        "forced": None if forced is None else str(forced),
        "cut": cut,
        "hands": [[str(tile) for tile in hand] for hand in served.hands],
        "stock": [str(tile) for tile in served.stock],
    }


# -------------------------------------------------------------------- the end of a deal
def _taken_back(state: TableState) -> Draft | None:
    question = state.question
    if question is None or question.what != "take_back":
        return None
    people = {seat.number for seat in state.seats if seat.kind == "human"}
    if not people <= question.agreed:
        return None
    return {"type": "taken_back", "seat": question.seat, "to": state.n}


def _count(state: TableState, deal: Deal) -> Draft:
    outcome = deal.outcome()
    assert outcome is not None and state.partie is not None
    return {
        "type": "counted",
        "deal": len(state.partie.entries) + 1,
        **outcome_picture(outcome),
        "hands": [[str(tile) for tile in hand] for hand in deal.hands],
        "scores": [before + mark for before, mark in zip(deal.scores, outcome.marks, strict=True)],
        "agreed": True,
    }


def _finish(state: TableState) -> Draft:
    partie = state.partie
    assert partie is not None
    return {
        "type": "finished",
        "winners": list(partie.winner),
        "multiplier": partie.multiplier,
        "stakes": list(partie.accounts),
        "secret": state.fair.secret,
    }
