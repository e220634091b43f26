"""What one person may see of the table at one moment, ready to be drawn or read out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from palamede.dominoes.chain import Chain
from palamede.dominoes.tiles import Tile

__all__ = ["Hand", "Scene", "SeatState"]


@dataclass(frozen=True)
class SeatState:
    """One seat as everybody sees it."""

    name: str
    tiles: int
    """How many tiles it holds."""
    turn: bool
    leads: bool


@dataclass(frozen=True)
class Hand:
    """A hand that the viewer may see; he has two when he also plays the dead man's (VOL-06)."""

    label: str
    tiles: tuple[Tile, ...]
    places: Mapping[Tile, str]
    """Where each tile that may be laid now goes: ``<``, ``>`` or ``<>``; empty for the lead."""


@dataclass(frozen=True)
class Scene:
    """The table as one person sees it; every text is already in his language."""

    title: str
    scores: tuple[str, ...]
    """One text a side, such as ``Anne + Chloé 45``."""
    seats: tuple[SeatState, ...]
    stock: str
    """Says how many tiles lie in the stock; empty when there are none."""
    chain: Chain | None
    """The line of play, None before the lead."""
    seven: bool
    """Whether touching halves make seven together, as in matador."""
    last: int | None
    """The place in the line of the tile laid last."""
    ends: str
    """Says which numbers are open; empty before the lead."""
    hands: tuple[Hand, ...] = ()
    can: str = ""
    """What the viewer may do now; empty when it is not his turn."""
