"""What checking a record gives: of every deal and partie what the play says, and the errors."""

from __future__ import annotations

from dataclasses import dataclass, field

from palamede.dgn.errors import DgnError
from palamede.dgn.model import DealRecord, Item, PartieRecord, Record
from palamede.dgn.play import Played, chain
from palamede.dgn.table import Table
from palamede.dgn.verdict import Verdict
from palamede.dominoes.chain import Chain
from palamede.dominoes.deal import Deal
from palamede.dominoes.faults.desk import Desk

__all__ = ["Checked", "CheckedDeal", "CheckedPartie"]


@dataclass(slots=True)
class CheckedDeal:
    """A deal as checked.

    ``lead``: the seat that leads. ``marks`` and ``scores``: one number a side; None where the
    record does not tell. ``deal``: the deal replayed, None where tiles are unknown or an error
    stands in the play. ``items``: the play in canonical form, if it was asked for.
    """

    number: int
    record: DealRecord
    table: Table = field(repr=False)
    lead: int | None
    verdict: Verdict
    marks: tuple[int, ...] | None
    scores: tuple[int, ...] | None
    played: Played = field(repr=False)
    deal: Deal | None = field(default=None, repr=False)
    highest_leads: bool = False
    """Whether the highest double held had to be led (DRAW-06)."""
    desk: Desk | None = field(default=None, repr=False)
    """The referee's desk of a deal at an old table, its deal replayed to where the record stops."""

    @property
    def outcome(self) -> str:
        """``domino``, ``closed``, ``reached``, ``void`` or ``unfinished``."""
        return self.verdict.kind

    @property
    def out(self) -> int | None:
        """The seat that laid its last tile, or None."""
        return self.verdict.out

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats of the side or sides that won; None if unknown."""
        return self.verdict.winners

    @property
    def plies(self) -> int:
        """Tiles and passes, closing passes included whether written or not."""
        return self.played.plies

    @property
    def sound(self) -> bool:
        """Whether no error stands in the play."""
        return self.played.sound

    @property
    def items(self) -> tuple[Item, ...]:
        """The play in canonical form; empty unless the check was asked to keep it."""
        return tuple(self.played.items)

    @property
    def chain(self) -> Chain | None:
        """The line of play; None if it holds a tile that is in no set."""
        return chain(self.played.laid, self.table)

    @property
    def line(self) -> str:
        """Tiles from left to right as they lie."""
        line = self.chain
        if line is None:
            return " ".join(f"{tile.first}-{tile.second}" for tile in self.played.laid)
        return str(line)

    @property
    def ends(self) -> tuple[int, int] | None:
        """Numbers of the left and right end, None before the lead."""
        line = self.chain
        return None if line is None else line.ends


@dataclass(slots=True)
class CheckedPartie:
    """A partie as checked: ``winner`` holds seats; ``stakes`` the account of each seat."""

    number: int
    record: PartieRecord
    table: Table = field(repr=False)
    deals: tuple[CheckedDeal, ...]
    winner: tuple[int, ...]
    multiplier: int
    stakes: tuple[int, ...]
    finished: bool


@dataclass(slots=True)
class Checked:
    """A record as checked. ``errors`` are all errors, those of reading too, in the text's order."""

    record: Record
    parties: tuple[CheckedPartie, ...]
    errors: tuple[DgnError, ...]

    @property
    def ok(self) -> bool:
        """Whether there is no error."""
        return not self.errors
