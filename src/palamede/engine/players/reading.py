"""What a careful player makes of a view: how the line lies, who opened which end, who lacks what.

Tiles are bits of masks, as in ``palamede.dominoes.joins``; open ends are codes of that module.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.joins import Joins, joins_of
from palamede.dominoes.moves import LEFT, Move
from palamede.dominoes.tiles import Tile, TileSet

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["NOBODY", "Prospect", "Reading", "bearing", "pips_of", "prospect"]

NOBODY: Final = 0
"""In place of a seat: the opener of an end of the lead tile, the partner of one who plays alone."""


@functools.cache
def bearing(highest: int) -> tuple[int, ...]:
    """Return for each number the mask of the tiles that bear it."""
    tiles = TileSet(highest)
    return tuple(
        sum(1 << index for index, tile in enumerate(tiles) if number in tile)
        for number in range(highest + 1)
    )


def pips_of(joins: Joins, mask: int) -> int:
    """Return the pips of the tiles of a mask."""
    tiles, total = joins.tiles, 0
    while mask:
        low = mask & -mask
        total += tiles[low.bit_length() - 1].pips
        mask ^= low
    return total


class Reading:
    """A view as its seat reads it before it chooses.

    ``ends``: the codes of the left and the right end, -1 before the lead; ``openers``: the seats
    that left them so. ``hand``, ``unseen``: masks of the tiles held and of those that may be
    anywhere. ``shown``: mask of the partner's hand where the same person plays it (VOL-06).
    ``lacks[seat]``: mask of the tiles that a seat has shown not to hold: those that would have
    fitted when it passed, or when it last drew (what it drew since may be anything).
    """

    __slots__ = (
        "conventions",
        "drawable",
        "ends",
        "following",
        "hand",
        "joins",
        "lacks",
        "line",
        "openers",
        "partner",
        "seat",
        "shown",
        "sizes",
        "unseen",
    )

    def __init__(self, view: View) -> None:
        conventions = view.conventions
        if view.seat is None:
            raise ValueError("a spectator does not play: this view is of no seat")
        self.conventions: Conventions = conventions
        self.seat = view.seat
        self.sizes = view.sizes
        self.following = self.seat % conventions.seats + 1
        self.partner = (self.seat + 1) % 4 + 1 if conventions.paired else NOBODY
        joins = self.joins = joins_of(conventions.set, conventions.join, conventions.matador)
        draws = conventions.draw != "none"
        self.drawable = draws and view.stock_left > conventions.undrawable
        self.lacks = [0] * (conventions.seats + 1)
        self.openers = [NOBODY, NOBODY]
        self.ends = [-1, -1]
        self.line = 0
        self._follow(view)
        self.hand = self._mask(view.hand)
        seen_partner = view.hand_of(self.partner) if self.partner and view.dead else None
        self.shown = self._mask(seen_partner or ())
        gone = self.hand | self.shown | self.line | self._mask(conventions.removed)
        self.unseen = (1 << len(joins.tiles)) - 1 & ~gone

    def _mask(self, tiles: Iterable[Tile]) -> int:
        return sum([1 << tile for tile in self.joins.tiles.indices(tiles)])

    def _follow(self, view: View) -> None:
        """Go through the acts so far."""
        fits, after, ends, lacks = self.joins.fits, self.joins.after, self.ends, self.lacks
        matadors = self.joins.matadors
        for ply in view.plies:
            move, seat = ply.move, ply.seat
            if move.is_lay:
                if self.line:
                    ends[move.end] = after[move.action >> 2][move.half]
                    self.openers[move.end] = seat
                else:
                    self.ends = ends = _led(self, move)
                self.line |= 1 << (move.action >> 2)
            elif move.is_draw:
                lacks[seat] = fits[ends[0]] | fits[ends[1]]
            elif matadors:  # one may be kept back (MATA-06)
                ordinary = self.joins.ordinary
                lacks[seat] = lacks[seat] & ~matadors | ordinary[ends[0]] | ordinary[ends[1]]
            else:
                lacks[seat] |= fits[ends[0]] | fits[ends[1]]

    def held(self, number: int) -> int:
        """Return how many tiles of the hand bear a number."""
        return (self.hand & bearing(self.conventions.set)[number]).bit_count()

    def possible(self, seat: int) -> int:
        """Return the mask of the tiles that another seat may hold."""
        if self.shown and seat == self.partner:
            return self.shown
        return self.unseen & ~self.lacks[seat]

    def is_adversary(self, seat: int) -> bool:
        """Whether a seat plays for another side; nobody does not."""
        return seat not in (NOBODY, self.seat, self.partner)


def _led(reading: Reading, move: Move) -> list[int]:
    """Return the codes of both ends once a tile is led (PLAY-03, MATA-04)."""
    low, high = reading.joins.after[move.action >> 2][::-1]
    if reading.conventions.layout == "one_end":
        return [reading.joins.shut, low if move.half else high]
    return [high, low] if move.half else [low, high]


class Prospect(NamedTuple):
    """How things will stand once a tile is laid.

    ``ends``: the codes of the left and the right end; ``advanced``: the one that the tile opens, of
    a lead the right one; ``rest``: what stays in hand; ``covers``: who had opened the end covered.
    """

    tile: int
    ends: tuple[int, int]
    advanced: int
    rest: int
    covers: int


def prospect(reading: Reading, move: Move) -> Prospect:
    """Return the prospect of laying a tile."""
    tile = move.action >> 2
    rest = reading.hand ^ 1 << tile
    if not reading.line:
        left, right = _led(reading, move)
        return Prospect(tile, (left, right), right, rest, NOBODY)
    new = reading.joins.after[tile][move.half]
    left, right = reading.ends
    ends = (new, right) if move.end == LEFT else (left, new)
    return Prospect(tile, ends, new, rest, reading.openers[move.end])
