"""The end of a deal with unknown tiles: what all the ways to fill them agree on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from palamede.dgn.verdict import Verdict
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.placement import Placement
from palamede.dominoes.scoring import Ending, outcome_of, payment, side_totals

__all__ = ["Reckoning"]


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A deal that is over, some of whose tiles are unknown.

    ``last`` is the seat that laid the last tile, ``counts`` the marks made in play by side.
    ``worth`` are the pips of each tile of ``placement`` where it is left in a hand, ``owner`` the
    seat that took the tiles of each place (None: nobody), ``sure_pips`` what known tiles leave each
    seat.
    """

    conventions: Conventions
    ending: Ending
    last: int
    counts: tuple[int, ...]
    placement: Placement
    worth: tuple[int, ...]
    owner: tuple[int | None, ...]
    sure_pips: tuple[int, ...]

    def verdict(self, leader: int) -> Verdict:
        """Return how the deal ended, with None for what differs from filling to filling."""
        conventions = self.conventions
        pips = self._one_filling()
        reached = self.ending == "reached"
        outcome = outcome_of(
            conventions,
            self.ending,
            pips,
            leader=leader,
            out=self.last if self.ending == "domino" else None,
            reached=conventions.side_of(self.last) if reached else None,
            counts=self.counts,
        )
        alike = all(self._is_sure({seat: 1}) for seat in self._seats)
        by_count = self.ending == "closed" or (not reached and conventions.goal == "most")
        sure = alike or not by_count or self._order_is_sure(pips)
        paid_sure = (
            alike or self._rule == "nothing" or (sure and self._pay_is_sure(outcome.winners))
        )
        return Verdict(
            self.ending,
            outcome.out,
            outcome.winners if sure else None,
            outcome.marks if paid_sure else None,
            outcome.paid if paid_sure else None,
            pips if alike else None,
            self.last if reached else None,
        )

    def may_win(self, winners: Sequence[int]) -> bool:
        """Whether, side against side, some filling lets just these win a deal by count."""
        conventions = self.conventions
        won = sorted({conventions.side_of(seat) for seat in winners})
        sides = range(1, conventions.sides_count + 1)
        if len(won) == len(sides):
            return False
        if not won:
            return len(sides) > 2 or self._may_tie(1, 2)
        lead = 1 if conventions.blocked_tie == "void" else 0
        losers = [side for side in sides if side not in won]
        return all(self._may_tie(won[0], side) for side in won[1:]) and all(
            self._lead_over(winner, loser)[1] >= lead for winner in won for loser in losers
        )

    def may_mark(self, winners: Sequence[int], marks: Sequence[int]) -> bool:
        """Whether the marks lie between the least and the most that these winners can have."""
        sides = sorted({self.conventions.side_of(seat) for seat in winners})
        for side, (mark, count) in enumerate(zip(marks, self.counts, strict=True), 1):
            least, most = self._paid(side, sides) if side in sides else (0, 0)
            if not least <= mark - count <= most:
                return False
        return True

    # ------------------------------------------------------------------ pips over the fillings
    @property
    def _seats(self) -> range:
        return range(1, self.conventions.seats + 1)

    @property
    def _rule(self) -> str:
        """What pays the end of this deal."""
        if self.ending == "reached":
            return "nothing"
        return self.conventions.pay_out if self.ending == "domino" else self.conventions.block_pay

    def _one_filling(self) -> tuple[int, ...]:
        """Return the pips left in each hand in some filling."""
        pips = list(self.sure_pips)
        for worth, place in zip(self.worth, self.placement.sample(Random(0)), strict=True):
            owner = self.owner[place]
            if owner is not None:
                pips[owner - 1] += worth
        return tuple(pips)

    def _spread(self, weights: Mapping[int, int]) -> tuple[int, int]:
        """Return the least and the greatest sum of pips left times the weight of the seat."""
        factors = [0 if seat is None else weights.get(seat, 0) for seat in self.owner]
        base = sum(self.sure_pips[seat - 1] * weight for seat, weight in weights.items())
        least, most = self.placement.extreme(lambda tile, place: self.worth[tile] * factors[place])
        return base + least, base + most

    def _is_sure(self, weights: Mapping[int, int]) -> bool:
        least, most = self._spread(weights)
        return least == most

    def _lead_over(self, side: int, other: int) -> tuple[int, int]:
        """Return by how many pips, at least and at most, a side is better than another."""
        conventions = self.conventions
        sign = -1 if conventions.goal == "most" else 1
        weights = dict.fromkeys(conventions.seats_of(other), sign)
        weights.update(dict.fromkeys(conventions.seats_of(side), -sign))
        return self._spread(weights)

    def _may_tie(self, side: int, other: int) -> bool:
        least, most = self._lead_over(side, other)
        return least <= 0 <= most

    def _order_is_sure(self, pips: Sequence[int]) -> bool:
        """Whether every filling has the same best sides as this one."""
        totals = side_totals(self.conventions, pips)
        best = (max if self.conventions.goal == "most" else min)(totals)
        first = totals.index(best) + 1
        for side, total in enumerate(totals, 1):
            if side == first:
                continue
            least, most = self._lead_over(first, side)
            if (total == best and (least, most) != (0, 0)) or (total != best and least <= 0):
                return False
        return True

    # ------------------------------------------------------------------ payments
    def _paid(self, side: int, sides: Sequence[int]) -> tuple[int, int]:
        """Return the least and the most that a winning side is paid at the end."""
        conventions, rule = self.conventions, self._rule
        if rule == "winner_own":
            paying = list(conventions.seats_of(side))
        else:
            paying = [seat for seat in self._seats if conventions.side_of(seat) not in sides]
        weights = dict.fromkeys(self._seats if rule == "all" else paying, 1)
        bounds = []
        for pool in self._spread(weights):
            pips = [pool if seat == paying[0] else 0 for seat in self._seats]
            bounds.append(payment(conventions, rule, pips, sides, side))
        return bounds[0], bounds[1]

    def _pay_is_sure(self, winners: Sequence[int]) -> bool:
        """Whether the pips that are paid for are the same in every filling."""
        rule = self._rule
        if not winners or rule == "hand":
            return True
        if rule == "opponents":
            return self._is_sure({seat: 1 for seat in self._seats if seat not in winners})
        if rule == "all":
            return self._is_sure(dict.fromkeys(self._seats, 1))
        conventions = self.conventions
        sides = {conventions.side_of(seat) for seat in winners}
        return all(self._is_sure(dict.fromkeys(conventions.seats_of(side), 1)) for side in sides)
