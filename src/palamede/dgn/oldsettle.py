"""The end of a deal at an old table: what the desk finds, or what is known without its tiles."""

from __future__ import annotations

from collections.abc import Sequence

from palamede.dgn.oldhidden import OldHidden
from palamede.dgn.settle import Settled, added, check_numbers
from palamede.dgn.table import Report
from palamede.dgn.verdict import Believed, Verdict, result_text, verdict_of
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.scoring import Ending

__all__ = ["OldEnd", "settle_hidden"]


class OldEnd:
    """A deal at an old table as ``settle`` sees it: how it ended, what it marks."""

    def __init__(self, desk: Desk) -> None:
        self.deal = desk.deal
        over = self.deal.over
        self.ending: Ending | None = "void" if over == "stopped" else over
        self.turn = self.deal.turn or self.deal.leader
        fines = [0] * self.deal.conventions.sides_count
        for side, points in self.deal.penalties:
            fines[side - 1] += points
        self.counts = tuple(map(int.__add__, self.deal.counts, fines))

    def close(self, *, claimed: bool) -> list[int]:
        """Leave the deal open: at an old table it is closed when all have passed."""
        return []

    def may_win(self, winners: Sequence[int]) -> bool:
        """Return True: every tile is known, so the winners are."""
        return True

    def may_mark(self, winners: Sequence[int], marks: Sequence[int]) -> bool:
        """Return True: every tile is known, so the marks are."""
        return True

    def verdict(self) -> Verdict:
        """Return how the deal ended."""
        outcome = self.deal.outcome()
        assert outcome is not None
        return verdict_of(outcome, self.deal.plies[-1].seat if self.deal.plies else None)


def settle_hidden(
    walk: OldHidden,
    totals: tuple[int, ...] | None,
    believed: Believed,
    last: bool,
    report: Report,
) -> Settled:
    """Return verdict, marks and totals of a deal with unknown tiles: its tags are believed.

    What is seen without the tiles contradicts them: a hand that is empty, passes all round.
    """
    verdict = _verdict(walk, believed, report)
    if verdict.kind == "unfinished" and not last and walk.played.sound:
        _incomplete(walk, believed, report)
    marks = believed.marks
    if marks is None and verdict.kind == "void" and not walk.claims:
        marks = (0,) * walk.table.sides
    scores = check_numbers(walk.record, "Scores", added(totals, marks), believed.scores, report)
    return (
        Verdict(verdict.kind, verdict.out, verdict.winners, marks, None, None, verdict.seat),
        marks,
        scores,
    )


def _verdict(walk: OldHidden, believed: Believed, report: Report) -> Verdict:
    conventions = walk.table.conventions
    assert conventions is not None
    seen: Verdict | None = None
    if walk.ending == "domino" and walk.out is not None:
        winners = None
        if conventions.goal == "fewest":
            winners = conventions.seats_of(conventions.side_of(walk.out))
        seen = Verdict("domino", walk.out, winners)
    elif walk.ending == "closed":
        seen = Verdict("closed", None, None)
    result = believed.result
    if result is None:
        return seen or Verdict("unfinished", None, ())
    if result.kind in ("void", "unfinished"):
        told = Verdict(result.kind, None, ())
    else:
        out = result.seats[0] if result.kind == "domino" else None
        seat = result.seats[0] if result.kind == "reached" else None
        winners = None
        if result.kind != "domino" or conventions.goal == "fewest":
            sides = {conventions.side_of(number) for number in result.seats}
            every = range(1, conventions.seats + 1)
            winners = tuple(number for number in every if conventions.side_of(number) in sides)
        told = Verdict(result.kind, out, winners, None, None, None, seat)
    if seen is None or (seen.kind, seen.out) == (told.kind, told.out):
        return told
    if seen.kind == "domino" and told.kind == "reached" and told.seat == seen.out:
        return told
    tag = walk.record.tag("Result")
    assert tag is not None
    if told.kind != "unfinished" or not walk.claims:
        right = result_text(seen, conventions) or seen.kind
        report(tag.value_at, "result-mismatch", right=right, text=tag.value)
    return seen


def _incomplete(walk: OldHidden, believed: Believed, report: Report) -> None:
    if believed.result is None and believed.marks is None and not walk.ruled:
        at = walk.played.last_at if walk.played.last_at >= 0 else walk.record.at
        report(at, "incomplete-deal", seat=walk.played.turn)
