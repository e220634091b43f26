"""A game as another program kept it, brought to one shape before it becomes a record."""

from __future__ import annotations

from dataclasses import dataclass

from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.tiles import Tile

__all__ = ["ConvertError", "Foreign", "Play"]


class ConvertError(PalamedeError):
    """A foreign game that cannot be read, or was not played by its rules; says where."""


@dataclass(frozen=True, slots=True)
class Play:
    """A tile laid: by which seat (from 1), and at which end (0 left, 1 right; 0 for the lead)."""

    seat: int
    tile: Tile
    end: int


@dataclass(frozen=True, slots=True)
class Foreign:
    """One game of another program: a single deal.

    ``settings`` are the switches in which that program differs from the preset ``rules``. Passes
    are left out of ``plays``: some programs drop them, and the seats tell where they were.
    ``stock`` is in no known order. ``marks`` is what the program paid, one number a side, or None
    if it did not say.
    """

    event: str
    rules: str
    settings: tuple[str, ...]
    names: tuple[str, ...]
    hands: tuple[tuple[Tile, ...], ...]
    leader: int
    plays: tuple[Play, ...]
    marks: tuple[int, ...] | None
