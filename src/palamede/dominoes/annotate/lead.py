"""Why a seat had the lead (DRAW, SCORE-08, VOL-04, VOL-05, CINQ-06, POULE-02)."""

from __future__ import annotations

from palamede.dominoes.annotate.facts import Facts
from palamede.dominoes.annotate.reason import Reason
from palamede.dominoes.conventions import Conventions

__all__ = ["why_lead"]


def why_lead(facts: Facts, before: Facts | None = None) -> Reason:
    """Return why the leader of a deal had the lead; ``before`` is the deal played before it."""
    table = facts.conventions
    if facts.forced is not None:
        kind = "lead-highest-double" if facts.forced.is_double else "lead-heaviest"
        return Reason(kind, ("DRAW-06",), {"leader": facts.leader, "tile": str(facts.forced)})
    if before is None and facts.opening == "losers":
        return Reason("lead-losers", ("VOL-10",), {"leader": facts.leader})
    if before is None and facts.opening == "drawn":
        return Reason("lead-drawn-again", ("VOL-10", "DRAW-04"), {"leader": facts.leader})
    if before is None:
        rows = ("DRAW-04",) if table.sides == "partners" else ("DRAW-01",)
        if table.first_lead == "highest_double":
            return Reason("lead-holder", ("DRAW-06",), {"leader": facts.leader})
        return Reason("lead-drawn", rows, {"leader": facts.leader})
    params = {"leader": facts.leader, "before": before.leader}
    if not before.winners:
        return _after_a_tie(table, params)
    if table.next_lead == "after_winner":
        winner = (facts.leader - 2) % table.seats + 1
        return Reason("lead-after-winner", ("POULE-02",), {**params, "seat": winner})
    if table.next_lead == "winner":
        return Reason("lead-winner", (), params)
    return _rotated(table, params)


def _after_a_tie(table: Conventions, params: dict[str, int]) -> Reason:
    if table.tie_lead == "same":
        return Reason("lead-same", (), params)
    if table.next_lead == "after_winner":
        return Reason("lead-nobody-won", ("POULE-02",), params)
    if table.paired:
        return Reason("lead-nobody-won", ("VOL-04",), params)
    return _rotated(table, params)


def _rotated(table: Conventions, params: dict[str, int]) -> Reason:
    if table.next_lead == "rotate_back":
        return Reason("lead-rotates-back", ("CINQ-06",), params)
    return Reason("lead-rotates", ("VOL-05" if table.paired else "SCORE-08",), params)
