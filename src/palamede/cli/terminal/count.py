"""The end of a deal: how it ended, every hand tile by tile, and the sum that is marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from palamede.cli.terminal.style import PAGE, width, wrap
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.match import Partie
from palamede.dominoes.scoring import Outcome
from palamede.dominoes.tiles import Tile
from palamede.i18n import Translator

if TYPE_CHECKING:
    from palamede.dominoes.deal import Deal
    from palamede.dominoes.faults.old import OldDeal

__all__ = ["count_lines", "seat_names", "side_names"]


def seat_names(partie: Partie, tr: Translator) -> list[str]:
    """Return what each seat is called on the screen: the dead man by a word of the language."""
    return [
        tr("name-dead") if seat == partie.dead else name
        for seat, name in enumerate(partie.names, start=1)
    ]


def side_names(conventions: Conventions, names: Sequence[str]) -> list[str]:
    """Return what each side is called: a player's name, or both of a pair."""
    return [
        " + ".join(names[seat - 1] for seat in conventions.seats_of(side))
        for side in range(1, conventions.sides_count + 1)
    ]


def count_lines(deal: Deal | OldDeal, names: Sequence[str], tr: Translator) -> list[str]:
    """Return the count of a deal that is over, as a person would do it aloud.

    ``names`` are those of the seats, from seat 1.
    """
    outcome = deal.outcome()
    if outcome is None:
        return []
    return _Count(deal, outcome, names, tr).lines()


class _Count:
    def __init__(
        self, deal: Deal | OldDeal, outcome: Outcome, names: Sequence[str], tr: Translator
    ) -> None:
        self.deal = deal
        self.outcome = outcome
        self.conventions = deal.conventions
        self.names = names
        self.sides = side_names(self.conventions, names)
        self.tr = tr

    def lines(self) -> list[str]:
        """Return the ending, the hands, the verdict and the marks, parted by empty lines."""
        parts = [self._ending(), self._hands(), self._verdict(), self._marks()]
        return [line for part in parts if part for line in ("", *part)][1:]

    def _ending(self) -> list[str]:
        kind, out = self.outcome.kind, self.outcome.out
        if kind == "domino" and out is not None:
            return [self.tr("end-domino", name=self.names[out - 1])]
        if kind == "reached":
            name = self.sides[self._winning_sides()[0] - 1]
            return [self.tr("end-reached", name=name, target=self.conventions.target)]
        return [self.tr(f"end-{kind}")]

    def _hands(self) -> list[str]:
        column = max(width(name) for name in self.names)
        lines = []
        for seat, name in enumerate(self.names, start=1):
            hand = self.deal.hand(seat)
            label = f"  {name}{' ' * (column - width(name))} "
            lines += wrap([label, *_spell(hand)], PAGE, indent=column + 4)
        if not self.conventions.paired:
            return lines
        totals = []
        for side, name in enumerate(self.sides, start=1):
            pips = [self.outcome.pips[seat - 1] for seat in self.conventions.seats_of(side)]
            totals.append(f"  {name}: {_sum(pips)}")
        return [*lines, "", *totals]

    def _verdict(self) -> list[str]:
        """Say who wins a count of hands; a domino needs no count to win, unless most wins."""
        outcome, tr = self.outcome, self.tr
        goal = self.conventions.goal
        if outcome.kind != "closed" and not (outcome.kind == "domino" and goal == "most"):
            return []
        if not outcome.winners:
            return [tr("count-tie")]
        winners = self._winning_sides()
        totals = self._side_pips()
        best = totals[winners[0] - 1]
        name = tr.listing(self.sides[side - 1] for side in winners)
        if len(winners) > 1:
            return [tr("count-shared", names=name, pips=best)]
        if totals.count(best) > 1:
            return [tr("count-primacy", name=name, pips=best)]
        return [tr("count-most" if goal == "most" else "count-fewest", name=name, pips=best)]

    def _marks(self) -> list[str]:
        tr, outcome = self.tr, self.outcome
        lines = []
        for side, name in enumerate(self.sides, start=1):
            made = self.deal.counts[side - 1]
            if made:
                lines.append(tr("marks-in-play", name=name, points=made))
            if side in self._winning_sides() and outcome.kind in ("domino", "closed"):
                lines.append(self._payment(side, name))
        lines = [line for line in lines if line]
        tied = outcome.kind in ("domino", "closed") and not outcome.winners
        # That a tie marks nothing has been said with the tie.
        return lines if lines or tied else [tr("marks-nobody")]

    def _payment(self, side: int, name: str) -> str:
        """Return the sum that a winning side is paid, from the hands to the marks."""
        conventions, tr = self.conventions, self.tr
        paid = self.outcome.paid[side - 1]
        rule = conventions.pay_out if self.outcome.kind == "domino" else conventions.block_pay
        if rule == "nothing":
            return ""
        if rule == "hand":
            return tr("marks-deal", name=name, points=paid)
        winners = self._winning_sides()
        counted = [
            pips
            for seat, pips in enumerate(self.outcome.pips, start=1)
            if rule == "all"
            or (rule == "opponents" and conventions.side_of(seat) not in winners)
            or (rule == "winner_own" and conventions.side_of(seat) == side)
        ]
        work = _sum(counted)
        share = sum(counted)
        if len(winners) > 1:
            share //= len(winners)
            work += f"; {sum(counted)} / {len(winners)} = {share}"
        if conventions.rounding == "nearest_5":
            work += f"; {share} ~ {(share + 2) // 5 * 5}"
            share = (share + 2) // 5 * 5
        if conventions.unit > 1:
            work += f"; {share} / {conventions.unit} = {share // conventions.unit}"
        rules = {"opponents": "marks-opponents", "all": "marks-all", "winner_own": "marks-own"}
        return tr(rules[rule], name=name, sum=work)

    def _winning_sides(self) -> list[int]:
        return sorted({self.conventions.side_of(seat) for seat in self.outcome.winners})

    def _side_pips(self) -> list[int]:
        return [
            sum(self.outcome.pips[seat - 1] for seat in self.conventions.seats_of(side))
            for side in range(1, self.conventions.sides_count + 1)
        ]


def _spell(hand: Sequence[Tile]) -> list[str]:
    """Return ``[5|6] 11 + [3|3] 6 = 17`` in pieces that stay whole; a dash for an empty hand."""
    terms = [f"[{tile.low}|{tile.high}] {tile.pips}" for tile in hand] or ["-"]
    total = sum(tile.pips for tile in hand)
    return [*(f"{term} +" for term in terms[:-1]), f"{terms[-1]} = {total}"]


def _sum(numbers: Sequence[int]) -> str:
    """Return ``14 + 20 = 34``, or the number alone."""
    if len(numbers) < 2:
        return str(sum(numbers))
    return f"{' + '.join(map(str, numbers))} = {sum(numbers)}"
