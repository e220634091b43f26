"""A claim at an old table, from the moment it is made until its ruling has been carried out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from palamede.dominoes.faults.evidence import Found
from palamede.dominoes.faults.ruling import Effects, Ruling
from palamede.dominoes.tiles import Tile

__all__ = ["Claim", "Stage"]

Stage = Literal["play", "count", "agreed", "next"]
"""Of a deal: it is played, hands lie open, the count is agreed, the next deal has been led."""


@dataclass(slots=True)
class Claim:
    """One claim.

    ``n``: its number in the deal. ``seat``: who claims, None for what a code gives unasked.
    ``at``: number of the last event before it. ``moment``: of its ruling, None while it is noted.
    ``ruling``: None while it is noted for the count. ``option``: what was chosen, None while the
    injured side may still choose. ``kept``: facts of a play that was taken back, for what is left
    to rule at the count.
    """

    n: int
    seat: int | None
    fault: str
    against: int
    tile: Tile | None
    at: int
    stage: Stage
    found: Found | None = None
    moment: str | None = None
    ruling: Ruling | None = None
    option: str | None = None
    done: bool = False
    kept: Mapping[str, Any] | None = field(default=None, repr=False)

    @property
    def noted(self) -> bool:
        """Whether it waits for the count, as a whole or in part."""
        return self.ruling is None or self.kept is not None

    @property
    def founded(self) -> bool:
        """Whether it was ruled that the fault happened."""
        return self.ruling is not None and self.found is not None and self.found.answer == "yes"

    @property
    def waiting(self) -> bool:
        """Whether the injured side may still choose."""
        return self.ruling is not None and bool(self.ruling.options) and not self.done

    @property
    def effects(self) -> Effects:
        """What follows: of the option chosen where there are options."""
        assert self.ruling is not None
        return self.ruling.chosen(self.option)

    def as_json(self) -> dict[str, Any]:
        """Return the event of the claim."""
        event: dict[str, Any] = {
            "type": "claimed",
            "n": self.n,
            "seat": self.seat,
            "fault": self.fault,
            "against": self.against,
        }
        if self.tile is not None:
            event["tile"] = str(self.tile)
        return event
