"""The score sheet of a partie as its record lets it be known: totals, end, winner, accounts."""

from __future__ import annotations

from collections.abc import Sequence

from palamede.dgn.verdict import Verdict
from palamede.dominoes import accounts
from palamede.dominoes.accounts import PETITE
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.ending import is_finished, leading_side, stake_taker
from palamede.dominoes.nextlead import next_leader
from palamede.dominoes.scoring import Outcome

__all__ = ["Sheet"]

_ROTATING = ("rotate", "rotate_back")


class Sheet:
    """Deals booked one after the other; what a record leaves open is None from there on."""

    def __init__(self, conventions: Conventions, dead: int | None) -> None:
        self.conventions = conventions
        self.dead = dead
        self.totals: tuple[int, ...] | None = (0,) * conventions.sides_count
        self.deals = 0
        self.finished = False
        self._marked: list[tuple[int, int]] | None = []
        self._takers: list[int] | None = []
        self.fines = (0,) * conventions.seats
        """What rulings made some seats pay to others."""
        self.simple = False
        """The winners have not called a petite bredouille: the partie pays simple (VOL-09)."""
        self._ruled: tuple[int | None, tuple[int, ...]] | None = None

    def book(
        self,
        verdict: Verdict,
        scores: tuple[int, ...] | None,
        counts: Sequence[tuple[int, int]],
        *,
        over: bool,
        made: Sequence[tuple[int, int]] | None = None,
    ) -> None:
        """Book a deal: how it ended, the totals after it, the marks made in play as (side, points).

        ``over``: it is over, though its record may not tell how. ``made``: all its marks in order,
        where rulings have a part in them.
        """
        self.totals = scores
        if not over:
            return
        self.deals += 1
        if made is None:
            self._book_marks(verdict, counts)
        elif self._marked is not None and not self.finished:
            self._marked += made
        if self._takers is not None and self.conventions.match_end == "pot":
            if verdict.winners is None:
                self._takers = None
            elif (taker := stake_taker(self.conventions, verdict.winners)) is not None:
                self._takers.append(taker)
        if not self.finished:
            self.finished = self._is_finished()

    def _book_marks(self, verdict: Verdict, counts: Sequence[tuple[int, int]]) -> None:
        if self._marked is None or verdict.kind == "void" or self.finished:
            return
        paid = verdict.paid if verdict.paid is not None else verdict.marks
        if paid is None:
            self._marked = None
            return
        if verdict.paid is not None:
            self._marked += counts
        self._marked += [(side, points) for side, points in enumerate(paid, 1) if points]

    def _is_finished(self) -> bool:
        if self.conventions.match_end == "pot" and self._takers is None:
            return False
        if self.conventions.match_end == "reach" and self.totals is None:
            return False
        return is_finished(
            self.conventions,
            self.totals or (0,) * self.conventions.sides_count,
            deals=self.deals,
            stakes_taken=len(self._takers or ()),
        )

    # ------------------------------------------------------------------ the end of the partie
    def end_by_ruling(self, how: str, loser: int, *, paid: bool) -> None:
        """End the partie as a ruling says, see ``Partie.end_by_ruling``."""
        conventions = self.conventions
        lost = how == "lost"
        winner = 3 - loser if lost and conventions.sides_count == 2 else None
        settled = accounts.settle_ruled(
            conventions, loser if lost else None, self._takers or (), paid=paid, dead=self.dead
        )
        self._ruled = winner, tuple(settled)
        self.finished = True

    @property
    def winning_side(self) -> int | None:
        """The side that won; None while the partie goes on, if it is drawn or cannot be known."""
        if self._ruled is not None:
            return self._ruled[0]
        return leading_side(self.totals) if self.finished and self.totals else None

    @property
    def winner(self) -> tuple[int, ...]:
        """The seats that won."""
        side = self.winning_side
        return () if side is None else self.conventions.seats_of(side)

    @property
    def multiplier(self) -> int:
        """What the won partie is worth (VOL-08); 1 where the marks are not all known."""
        side = self.winning_side
        if side is None or self._marked is None or self._ruled is not None:
            return 1
        times = accounts.multiplier(self.conventions, self._marked, side)
        return 1 if self.simple and times == PETITE else times

    @property
    def stakes(self) -> tuple[int, ...]:
        """The account of each seat, nought while the partie goes on but for what rulings moved."""
        return tuple(map(sum, zip(self._settled, self.fines, strict=True)))

    @property
    def _settled(self) -> tuple[int, ...]:
        if self._ruled is not None:
            return self._ruled[1]
        if not self.finished:
            return (0,) * self.conventions.seats
        if self.conventions.match_end == "pot":
            return tuple(accounts.settle_pot(self.conventions, self._takers or []))
        settled = accounts.settle_partie(
            self.conventions, self.winner, self.multiplier, dead=self.dead
        )
        return tuple(settled)

    # ------------------------------------------------------------------ the lead
    def next_leader(self, leader: int, verdict: Verdict) -> int | None:
        """Return who leads the next deal, or None where that rests on what is not known."""
        conventions = self.conventions
        winners = verdict.winners
        rotating = conventions.next_lead in _ROTATING or conventions.next_lead == "first_lead"
        if winners is None or (verdict.pips is None and verdict.out not in winners):
            if rotating and conventions.tie_lead == "rotate":
                winners = ()
            elif winners is None or len(winners) > 1:
                return None
        pips = verdict.pips or (0,) * conventions.seats
        nothing = (0,) * conventions.sides_count
        kind = "void" if verdict.kind == "unfinished" else verdict.kind
        outcome = Outcome(kind, verdict.out, winners, pips, nothing, nothing)
        return next_leader(conventions, leader, outcome)
