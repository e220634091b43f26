"""The conventions of a table as flat arrays, for the kernels to read.

What fits where, what a tile leaves open and what an end counts come from ``dominoes.joins``: the
kernels know no rule of joining of their own. The rest is numbers that stand for the words of the
switches; ``state.settle`` is where they are read.
"""

from __future__ import annotations

import functools
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.joins import joins_of
from palamede.engine.reach import MOST_SEATS, supports

__all__ = [
    "MOST_TILES",
    "NEVER",
    "Tables",
    "UnsupportedError",
    "tables_of",
]

Words = NDArray[np.uint64]
Small = NDArray[np.uint8]
Numbers = NDArray[np.int64]

MOST_TILES: Final = 55
"""Tiles of the set to double-nine: their masks fit in a word with room for a sign."""

PIP_BITS: Final = 5
"""Bits of the pips of a tile: the double-nine has 18."""

_PAY: Final = {"opponents": 0, "all": 1, "hand": 2, "winner_own": 3, "nothing": 4}
_TIE: Final = {"void": 0, "primacy": 1, "split": 2}
NEVER: Final = 1 << 40
"""A target that no count reaches."""


class UnsupportedError(PalamedeError):
    """Rules that the kernels do not play."""


class Tables(NamedTuple):
    """One table's conventions for the kernels; bit ``t`` of a mask is the tile of index ``t``.

    ``fits``, ``ordinary``, ``either``: by the code of an open end, the tiles that may be laid
    there, those whose holder may not pass, and those that may touch with either half. ``half``: by
    code and tile, which half touches (0 none, 1 the smaller, 2 the larger, 3 either). ``leaves``:
    by code and tile, the code left open by a tile that touches with the only half that can.
    ``after``: by tile and half, the code left open. ``value``: by code, what the end counts.
    ``pips``: by tile. ``weights``: masks of the tiles whose pips have that bit, from the lowest.
    """

    fits: Words
    ordinary: Words
    either: Words
    half: Small
    leaves: Small
    after: Small
    value: Numbers
    pips: Numbers
    weights: Words
    suits: Words
    """By number, the tiles that show it."""
    in_play: Small
    """Indices of the tiles in play."""
    across: np.uint64
    matadors: np.uint64
    doubles: np.uint64
    everything: np.uint64
    """The tiles in play, a mask."""
    tiles: int
    """Tiles of the whole set; ``4 * tiles`` is the number of the pass, one more that of drawing."""
    numbers: int
    """How many numbers there are, the blank included."""
    seats: int
    sides: int
    hand: int
    shut: int
    one_end: int
    draws: int
    undrawable: int
    step: int
    """The open ends together count when this divides them; 0 if nothing is counted in play."""
    unit: int
    target: int
    """Total at which a count ends the partie."""
    most: int
    """1 if most pips win (PERD-01)."""
    tie: int
    pay_out: int
    pay_block: int
    nearest_5: int
    first_lead: int
    """1 if the highest double must be led, else the heaviest tile (DRAW-06)."""


@functools.lru_cache(maxsize=64)
def tables_of(conventions: Conventions) -> Tables:
    """Return the tables of some conventions; they are made once.

    Raises:
        UnsupportedError: more seats or a larger set than the kernels play.
    """
    if not supports(conventions):
        raise UnsupportedError(
            f"the engine plays up to {MOST_SEATS} hands from sets up to the double-nine, not "
            f"{conventions.seats} hands from the set to {conventions.set}-{conventions.set}",
            code="engine-unsupported",
            seats=conventions.seats,
            set=conventions.set,
        )
    joins = joins_of(conventions.set, conventions.join, conventions.matador)
    count = len(joins.tiles)
    half = np.array(joins.halves, dtype=np.uint8)
    after = np.array(joins.after, dtype=np.uint8)
    only = np.where(half == 2, 1, 0)
    leaves = np.take_along_axis(after.T, only, axis=0).astype(np.uint8)
    pips = np.array([tile.pips for tile in joins.tiles], dtype=np.int64)
    index = joins.tiles.index
    return Tables(
        fits=_words(joins.fits),
        ordinary=_words(joins.ordinary),
        either=_words([_mask(row == 3) for row in half]),  # noqa: PLR2004
        half=half,
        leaves=leaves,
        after=after,
        value=np.array(joins.value, dtype=np.int64),
        pips=pips,
        weights=_words([_mask(pips >> bit & 1) for bit in range(PIP_BITS)]),
        suits=_words(
            [
                _mask([number in (tile.low, tile.high) for tile in joins.tiles])
                for number in range(conventions.set + 1)
            ]
        ),
        in_play=np.array([index(tile) for tile in conventions.tiles], dtype=np.uint8),
        across=np.uint64(_mask([joins.across(tile) for tile in range(count)])),
        matadors=np.uint64(joins.matadors),
        doubles=np.uint64(_mask([tile.is_double for tile in joins.tiles])),
        everything=np.uint64(sum(1 << index(tile) for tile in conventions.tiles)),
        tiles=count,
        numbers=conventions.set + 1,
        seats=conventions.seats,
        sides=conventions.sides_count,
        hand=conventions.hand,
        shut=joins.shut,
        one_end=int(conventions.layout == "one_end"),
        draws=int(conventions.draw != "none"),
        undrawable=conventions.undrawable,
        step={"none": 0, "threes": 3, "fives": 5}[conventions.count],
        unit=conventions.unit,
        target=conventions.target if conventions.match_end == "reach" else NEVER,
        most=int(conventions.goal == "most"),
        tie=_TIE[conventions.blocked_tie],
        pay_out=_PAY[conventions.pay_out],
        pay_block=_PAY[conventions.block_pay],
        nearest_5=int(conventions.rounding == "nearest_5"),
        first_lead=int(conventions.first_lead == "highest_double"),
    )


def _words(values: Any) -> Words:
    return np.array([int(value) for value in values], dtype=np.uint64)


def _mask(flags: Any) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)
