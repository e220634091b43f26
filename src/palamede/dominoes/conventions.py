"""The conventions of one table: every switch of the rules in one frozen dataclass (GEN-08).

A field is a switch of the common vocabulary (``palamede.dominoes.switches``), with its name and its
values. ``players`` is here the number who sit at this table. An object that exists can be played:
what is impossible, without effect or not played yet is refused when it is made.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from palamede.dominoes.conventioncheck import check
from palamede.dominoes.settings import known
from palamede.dominoes.switches import SWITCHES
from palamede.dominoes.tiles import Tile, TileSet

__all__ = ["Conventions"]


def _switch(name: str) -> Any:
    return field(default=SWITCHES[name].default)


@dataclass(frozen=True, slots=True, kw_only=True)
class Conventions:
    """What a table has agreed on before its first tile is taken (GEN-08).

    Each field is documented, with its ledger rows, under its name in ``switches.SWITCHES``;
    ``palamede rules`` prints them with their meaning. Values are words, whole numbers, or (for
    ``removed``) a tuple of tiles.

    Raises:
        ConventionError: a value or a combination that cannot be played; says what would work.
        NotYetError: a value of the vocabulary that this version does not play yet.
    """

    set: int = _switch("set")
    players: int = _switch("players")
    sides: str = _switch("sides")
    hand: int = _switch("hand")
    removed: tuple[Tile, ...] = _switch("removed")
    direction: str = _switch("direction")
    serving: str = _switch("serving")
    redeal: Any = _switch("redeal")
    layout: str = _switch("layout")
    join: str = _switch("join")
    matador: str = _switch("matador")
    trains: Any = _switch("trains")
    lot: str = _switch("lot")
    first_lead: Any = _switch("first_lead")
    no_lead_tile: str = _switch("no_lead_tile")
    next_lead: str = _switch("next_lead")
    blocked_lead: str = _switch("blocked_lead")
    tie_lead: str = _switch("tie_lead")
    draw: str = _switch("draw")
    undrawable: int = _switch("undrawable")
    several: str = _switch("several")
    closing: str = _switch("closing")
    hand_ends: str = _switch("hand_ends")
    count: str = _switch("count")
    unit: int = _switch("unit")
    count_min: int = _switch("count_min")
    count_lead: str = _switch("count_lead")
    cross_count: str = _switch("cross_count")
    count_call: str = _switch("count_call")
    goal: str = _switch("goal")
    blocked_winner: str = _switch("blocked_winner")
    blocked_tie: str = _switch("blocked_tie")
    pay_out: str = _switch("pay_out")
    pay_block: str = _switch("pay_block")
    rounding: str = _switch("rounding")
    odd_pips: Any = _switch("odd_pips")
    bonuses: Any = _switch("bonuses")
    capicua_means: str = _switch("capicua_means")
    bonus_limit: Any = _switch("bonus_limit")
    score_is: str = _switch("score_is")
    match_end: str = _switch("match_end")
    target: int = _switch("target")
    entry: Any = _switch("entry")
    match_value: str = _switch("match_value")
    stake: int = _switch("stake")
    series: str = _switch("series")
    time_limit: Any = _switch("time_limit")
    table: str = _switch("table")
    faults: str = _switch("faults")

    def __post_init__(self) -> None:
        """Check every value alone, then all together; tiles that are out stand in their order."""
        check(self)
        object.__setattr__(self, "removed", tuple(sorted(self.removed)))

    # ------------------------------------------------------------- what follows from the switches
    @property
    def seats(self) -> int:
        """Hands dealt: the number of players, and one more with a dead hand (VOL-06)."""
        return self.players + (self.sides == "dead_hand")

    @property
    def paired(self) -> bool:
        """Whether seats 1+3 play against seats 2+4 (partners, or a player and his dead man)."""
        return self.sides != "solo"

    @property
    def sides_count(self) -> int:
        """Number of sides: 2 in pairs, otherwise one a seat."""
        return 2 if self.paired else self.seats

    def side_of(self, seat: int) -> int:
        """Return the side of a seat, both counted from 1."""
        return (seat - 1) % self.sides_count + 1

    def seats_of(self, side: int) -> tuple[int, ...]:
        """Return the seats of a side, both counted from 1."""
        return tuple(range(side, self.seats + 1, self.sides_count))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles in play: the set less ``removed``."""
        return tuple(tile for tile in TileSet(self.set) if tile not in self.removed)

    @property
    def stock_size(self) -> int:
        """Tiles left in the stock when all are served."""
        return len(self.tiles) - self.seats * self.hand

    @property
    def block_pay(self) -> str:
        """What is marked for a closed game: ``pay_block``, or ``pay_out`` where that says same."""
        return self.pay_out if self.pay_block == "same" else self.pay_block

    # ---------------------------------------------------------------- reading and writing
    @classmethod
    def of(cls, switches: Mapping[str, Any]) -> Conventions:
        """Return the conventions that differ from the defaults in these switches.

        Raises:
            ConventionError: as the constructor, and for a name that is no switch.
        """
        for name in switches:
            known(name)
        return cls(**switches)

    def replace(self, **changes: Any) -> Conventions:
        """Return other conventions, with some switches changed.

        Raises:
            ConventionError: as the constructor, and for a name that is no switch.
        """
        for name in changes:
            known(name)
        return dataclasses.replace(self, **changes)

    def differences(self, other: Conventions) -> dict[str, Any]:
        """Return the switches that differ from those of ``other``, in the record's order."""
        return {
            name: getattr(self, name)
            for name in SWITCHES
            if getattr(self, name) != getattr(other, name)
        }

    def __repr__(self) -> str:
        """Return an expression that makes the conventions again, without the defaults."""
        named = (
            f"{item.name}={getattr(self, item.name)!r}"
            for item in fields(self)
            if getattr(self, item.name) != item.default
        )
        return f"Conventions({', '.join(named)})"
