"""Which tile the classical player leads."""

from __future__ import annotations

from collections.abc import Sequence

from palamede.dominoes.moves import Move
from palamede.dominoes.tiles import Tile
from palamede.engine.players.counting import marks
from palamede.engine.players.reading import Reading, prospect

__all__ = ["choose_lead"]

LARGE_HAND = 12
"""From so many tiles on ADV-07 comes before ADV-01."""


def choose_lead(reading: Reading, moves: Sequence[Move]) -> Move:
    """Return the lead that the books advise; of equal ones that with the lowest action number."""
    return max(moves, key=lambda move: (*_merits(reading, move), -move.action))


def _merits(reading: Reading, move: Move) -> tuple[float, ...]:
    """Return what speaks for a lead, the weightiest first."""
    tile = reading.joins.tiles[move.action >> 2]
    after = prospect(reading, move)
    followers = (after.rest & reading.joins.fits[after.advanced]).bit_count()
    return (
        marks(reading, after),
        -must_be_followed_alone(reading, tile),
        *_weight(reading, tile),
        *_numbers_held(reading, tile),
        followers,
    )


def _weight(reading: Reading, tile: Tile) -> tuple[float, float]:
    """The highest double, without one the heaviest tile (ADV-01); the lightest where pips win."""
    if reading.conventions.goal == "most":
        return (0, -tile.pips)
    return (tile.is_double, tile.pips)


def _numbers_held(reading: Reading, tile: Tile) -> tuple[int, int]:
    """Of the two numbers the one held more often (ADV-02), then the other one too (ADV-10)."""
    low, high = reading.held(tile.low), reading.held(tile.high)
    return (max(low, high), min(low, high))


def must_be_followed_alone(reading: Reading, tile: Tile) -> bool:
    """With twelve tiles, a double whose followers you hold, so that you alone follow (ADV-07)."""
    if not tile.is_double or reading.hand.bit_count() < LARGE_HAND:
        return False
    others = reading.conventions.set  # tiles of a number beside its double (SET-03)
    return reading.held(tile.low) - 1 > others / 2
