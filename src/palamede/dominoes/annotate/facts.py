"""What has to be known of a deal to give its reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Ply
from palamede.dominoes.match import Entry
from palamede.dominoes.scoring import Ending
from palamede.dominoes.tiles import Tile

__all__ = ["Facts", "Opening", "facts_of"]

Opening = Literal["first", "drawn", "losers"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """A deal as it went; None stands for what is unknown.

    ``number``: of the deal in its partie. ``forced``: the tile that had to be led. ``kind``: how it
    ended, None while it goes on. ``pips``: left in each hand, by seat. ``paid``: marked at its end,
    ``marks``: all it gave, ``scores``: the totals after it, each by side.
    """

    conventions: Conventions
    number: int
    leader: int
    forced: Tile | None = None
    plies: tuple[Ply, ...] = ()
    kind: Ending | None = None
    out: int | None = None
    winners: tuple[int, ...] = ()
    pips: tuple[int | None, ...] = ()
    paid: tuple[int | None, ...] = ()
    marks: tuple[int | None, ...] = ()
    scores: tuple[int | None, ...] = ()
    opening: Opening = "first"
    """How the lead of the first deal was found: by the draw before the first partie of all, by a
    new draw for new partners in a tournée, or by who lost the partie before (VOL-10)."""

    @property
    def sides(self) -> tuple[int, ...]:
        """The sides that won, in order."""
        return tuple(sorted({self.conventions.side_of(seat) for seat in self.winners}))

    def total(self, side: int) -> int | None:
        """Return the pips left to a side, None if a hand of it is unknown."""
        total = 0
        for seat in self.conventions.seats_of(side):
            pips = self.pips[seat - 1] if len(self.pips) >= seat else None
            if pips is None:
                return None
            total += pips
        return total

    @property
    def totals(self) -> tuple[int | None, ...]:
        """The pips left to each side."""
        return tuple(self.total(side) for side in range(1, self.conventions.sides_count + 1))


def facts_of(conventions: Conventions, entry: Entry) -> Facts:
    """Return the facts of a deal on a score sheet; without its play if the sheet has it not."""
    deal, outcome = entry.deal, entry.outcome
    return Facts(
        conventions=conventions,
        number=entry.number,
        leader=entry.leader,
        forced=None if deal is None else deal.forced_lead,
        plies=() if deal is None else deal.plies,
        kind=outcome.kind,
        out=outcome.out,
        winners=outcome.winners,
        pips=outcome.pips,
        paid=outcome.paid,
        marks=outcome.marks,
        scores=entry.scores,
    )
