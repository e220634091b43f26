"""A partie as a sheet keeps it: only outcomes are known, and a bredouille must be claimed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from palamede.dominoes.accounts import PETITE
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.faults import Effects
from palamede.dominoes.match import Partie
from palamede.dominoes.scoring import Outcome

__all__ = ["SheetPartie", "marked_by", "order_of_marks"]


class SheetPartie(Partie):
    """A partie of deals played with real tiles.

    ``must_claim``: whether a petite bredouille counts only if it was claimed. ``claims``: pairs
    (side, deal) of those claimed in time (VOL-09).
    """

    def __init__(
        self,
        conventions: Conventions,
        names: Iterable[str],
        *,
        leader: int | None = None,
        must_claim: bool = False,
    ) -> None:
        super().__init__(conventions, names, leader=leader)
        self.must_claim = must_claim
        self.claims: set[tuple[int, int]] = set()

    @property
    def multiplier(self) -> int:
        """What the partie is worth; a petite bredouille not claimed in time is simple (VOL-09)."""
        times = super().multiplier
        side = self.winning_side
        if times != PETITE or not self.must_claim or side is None:
            return times
        return times if (side, self._begun_by(side)) in self.claims else 1

    def _begun_by(self, side: int) -> int:
        """Return the deal with the first mark of a side after the last of the others."""
        run = 0
        for entry in self.entries:
            if any(mark > 0 for other, mark in enumerate(entry.marks, 1) if other != side):
                run = 0
            elif entry.marks[side - 1] > 0 and not run:
                run = entry.number
        return run


def marked_by(conventions: Conventions, outcome: Outcome, effects: Sequence[Effects]) -> Outcome:
    """Return an outcome with what rulings change of it: sides barred, points given and lost."""
    marks, paid, winners = list(outcome.marks), list(outcome.paid), outcome.winners
    for each in effects:
        for seat in each.barred:
            side = conventions.side_of(seat)
            marks[side - 1] = paid[side - 1] = 0
            if conventions.match_end == "pot":  # who is barred takes no stake
                winners = tuple(other for other in winners if conventions.side_of(other) != side)
    for each in effects:
        for seat, points in each.marks.items():
            marks[conventions.side_of(seat) - 1] += points
    return replace(outcome, marks=tuple(marks), paid=tuple(paid), winners=winners)


def order_of_marks(
    conventions: Conventions, outcome: Outcome, effects: Sequence[Effects]
) -> list[tuple[int, int]]:
    """Return the marks of a deal as (side, points): penalties are marked at once (GEN-03)."""
    made = [
        (conventions.side_of(seat), points)
        for each in effects
        for seat, points in each.marks.items()
    ]
    penalties = [sum(points for side, points in made if side == n) for n in _sides(conventions)]
    for side, paid in enumerate(outcome.paid, 1):
        made.append((side, outcome.marks[side - 1] - penalties[side - 1] - paid))
    made += list(enumerate(outcome.paid, 1))
    return [(side, points) for side, points in made if points]


def _sides(conventions: Conventions) -> range:
    return range(1, conventions.sides_count + 1)
