"""What happens at an old table, and the state that it leaves: plies, acts, obligations.

Everything here is frozen, so that a deal can be taken back to any of its states by keeping them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, Literal

from palamede.dominoes.moves import LEFT, RIGHT, Move
from palamede.dominoes.tiles import Tile

__all__ = ["END_NAMES", "Obligation", "OldAct", "OldPly", "Over", "Penalty", "Play", "Standing"]

Over = Literal["domino", "closed", "reached", "void", "stopped"]

END_NAMES: Final = {LEFT: "left", RIGHT: "right"}


@dataclass(frozen=True, slots=True)
class OldPly:
    """One play as it happened, right or wrong.

    ``due``: the seat whose turn it was. ``held``: tiles in the hand of ``seat`` before it, public.
    ``fits``: whether a tile laid matches where it lies (a pass and a draw always do: whether they
    were right is not to be seen). ``count``: what the open ends make; ``marked``: what is marked of
    it, nought where it had to be announced and was not (CINQ-07). ``n``: number of the event.
    """

    n: int
    seat: int
    kind: Literal["lay", "pass", "draw"]
    move: Move
    due: int
    held: int
    tile: Tile | None = None
    named: Tile | None = None
    announced: int | None = None
    fits: bool = True
    count: int = 0
    marked: int = 0

    @property
    def end(self) -> int:
        """0 left, 1 right."""
        return self.move.end

    @property
    def touch(self) -> int:
        """The number on the half that touches; -1 when no tile is laid."""
        return self.move.touch

    @property
    def in_turn(self) -> bool:
        """Whether it was his turn."""
        return self.seat == self.due

    def as_json(self) -> dict[str, Any]:
        """Return the event, in the words of the table and the record."""
        if self.kind == "pass":
            return {"type": "passed", "seat": self.seat}
        if self.kind == "draw":
            return {"type": "drew", "seat": self.seat, "tile": str(self.tile)}
        event: dict[str, Any] = {
            "type": "laid",
            "seat": self.seat,
            "tile": str(self.tile),
            "touch": self.touch,
            "end": END_NAMES[self.end],
            "count": self.count,
        }
        if self.named is not None:
            event["named"] = str(self.named)
        if self.announced is not None:
            event["announced"] = self.announced
        return event


@dataclass(frozen=True, slots=True)
class OldAct:
    """Something public that is no play.

    ``kind``: ``shown`` (a tile is seen), ``domino`` (said wrongly), or a kind of fault that the
    tiles do not tell, such as ``signal`` or ``stock_looked_at``. ``due``: whose turn it was.
    ``details``: facts that were seen with it, by their names in ``facts.FACTS``.
    """

    n: int
    seat: int
    kind: str
    due: int
    held: int
    tile: Tile | None = None
    details: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))

    def as_json(self) -> dict[str, Any]:
        """Return the event, in the words of the table and the record."""
        event: dict[str, Any] = {"type": "shown", "seat": self.seat}
        if self.kind == "domino":
            event["type"] = "said_domino"
        elif self.kind != "shown":
            event = {"type": "happened", "seat": self.seat, "fault": self.kind}
        if self.tile is not None:
            event["tile"] = str(self.tile)
        if self.details:
            event["facts"] = dict(self.details)
        return event


@dataclass(frozen=True, slots=True)
class Obligation:
    """A tile that a seat must lay at the first turn at which it fits (FAULT-05, -07, -08).

    ``chooser``: who picks the end where it fits both, ``by``: the adversary who claimed.
    ``once``: it binds at the next play only (a tile that was named).
    """

    seat: int
    tile: Tile
    chooser: Literal["owner", "adversary"] = "owner"
    by: int | None = None
    once: bool = False


@dataclass(frozen=True, slots=True)
class Penalty:
    """Points given or taken at once by the ruling on a claim; negative are lost."""

    side: int
    points: int
    claim: int


@dataclass(frozen=True, slots=True)
class Play:
    """The tiles and the turn between two plays. Hands are masks of tile indices, seats from 0.

    ``left``, ``right``: codes of the open ends (``Joins``), -1 before the lead. ``passed``: mask of
    the seats that have passed since the last tile was laid. ``previous``: the state before the last
    ply.
    """

    hands: tuple[int, ...]
    stock: tuple[int, ...]
    turn: int
    counts: tuple[int, ...]
    left: int = -1
    right: int = -1
    passed: int = 0
    over: Over | None = None
    plies: tuple[OldPly, ...] = ()
    previous: Play | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """What rulings and eyes have left, which no taking back undoes.

    ``open``, ``seen``: masks by seat of the tiles that lie face up, and of those that everybody has
    seen. ``called``: (seat, caller) of open hands. ``excused``: plies that may not be claimed any
    more. ``bars``: (side, claim) of those that mark nothing. ``fate``: how a ruling ended the deal,
    ``lead``: what it said of the next lead.
    """

    open: tuple[int, ...]
    seen: tuple[int, ...]
    n: int = 0
    acts: tuple[OldAct, ...] = ()
    obligations: tuple[Obligation, ...] = ()
    called: tuple[tuple[int, int], ...] = ()
    forbidden: frozenset[tuple[int, int]] = frozenset()
    bars: frozenset[tuple[int, int]] = frozenset()
    penalties: tuple[Penalty, ...] = ()
    excused: frozenset[int] = frozenset()
    fate: Over | None = None
    lead: str | None = None
    stock_up: int = 0
    given: tuple[int, ...] = ()
    """Masks by seat of the tiles that rulings have put into hands."""
    laid_open: bool = False
