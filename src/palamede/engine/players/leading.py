"""Which tile the classical player leads.

What the books say of the lead is a list, the weightiest first: a lead is better than another if it
is better by the first advice that tells the two apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from palamede.dominoes.moves import Move
from palamede.dominoes.tiles import Tile
from palamede.engine.players import advice
from palamede.engine.players.advice import Advice
from palamede.engine.players.reading import Prospect, Reading, pips_of, prospect

__all__ = ["LEAD_ADVICE", "choose_lead"]


def choose_lead(reading: Reading, moves: Sequence[Move]) -> Move:
    """Return the lead that the books advise; of equal ones that with the lowest action number."""

    def merits(move: Move) -> tuple[float, ...]:
        after = prospect(reading, move)
        return (*[does(reading, after) for does in LEAD_ADVICE], -move.action)

    return max(moves, key=merits)


def _tile(reading: Reading, prospect: Prospect) -> Tile:
    return reading.joins.tiles[prospect.tile]


# -------------------------------------------------------------------- the coups of few pips
def _may_close(reading: Reading, prospect: Prospect) -> bool:
    """Whether the lead closes a game for two with luck: you cannot follow it, nor perhaps he.

    Where he may draw he finds what follows sooner or later, so that nothing is closed.
    """
    conventions = reading.conventions
    if conventions.seats != 2 or conventions.draw != "none" or conventions.goal == "most":
        return False
    left, right = prospect.ends
    followers = reading.joins.fits[left] | reading.joins.fits[right]
    size = reading.sizes[reading.following - 1]
    others = (reading.unseen & ~followers).bit_count()  # he must have drawn all of his from these
    return not prospect.rest & followers and size <= others


def _leaves_few_pips(reading: Reading, prospect: Prospect) -> bool:
    """Whether what you keep, and would count, bears less than half of the mean pips a tile."""
    mean = reading.conventions.set  # pips of a tile on average (SET-01)
    return pips_of(reading.joins, prospect.rest) < prospect.rest.bit_count() * mean / 2


def risks_closing(reading: Reading, prospect: Prospect) -> float:
    """With few pips, lead a double of which you have nothing else, and risk to close (ADV-06).

    It differs from ADV-01 only where a higher double could be led, once in some 30,000 hands of six
    tiles.
    """
    double = _tile(reading, prospect).is_double
    return double and _leaves_few_pips(reading, prospect) and _may_close(reading, prospect)


def tries_culotte(reading: Reading, prospect: Prospect) -> float:
    """With few pips, lead a tile of two numbers that you have no more of: the culotte (ADV-09).

    It is followed because the books say so: where ADV-01 would lead something else, a light double
    nearly always, it costs some five marks, but that is once in 2,000 hands of seven tiles and once
    in 500 of six.
    """
    plain = not _tile(reading, prospect).is_double
    return plain and _leaves_few_pips(reading, prospect) and _may_close(reading, prospect)


# -------------------------------------------------------------------- the ordinary lead
def must_be_followed_alone(reading: Reading, prospect: Prospect) -> float:
    """With twelve tiles, a double whose followers you hold, so that you alone follow (ADV-07)."""
    tile = _tile(reading, prospect)
    if not tile.is_double or reading.hand.bit_count() < advice.LARGE_HAND:
        return 0
    others = reading.conventions.set  # tiles of a number beside its double (SET-03)
    return -(reading.held(tile.low) - 1 > others / 2)


def leads_double(reading: Reading, prospect: Prospect) -> float:
    """Lead a double, the highest by the advice after this (ADV-01); not where pips win."""
    return reading.conventions.goal != "most" and _tile(reading, prospect).is_double


def leads_heavy(reading: Reading, prospect: Prospect) -> float:
    """Get rid of the heaviest tile (ADV-01), of the lightest where pips win."""
    pips = _tile(reading, prospect).pips
    return -pips if reading.conventions.goal == "most" else pips


def leads_long_number(reading: Reading, prospect: Prospect) -> float:
    """Lead the number you hold most of (ADV-02): how often you hold that one of the two."""
    tile = _tile(reading, prospect)
    return max(reading.held(tile.low), reading.held(tile.high))


def joins_long_numbers(reading: Reading, prospect: Prospect) -> float:
    """Strong in both numbers of a tile (ADV-10): how often you hold the other of the two."""
    tile = _tile(reading, prospect)
    return min(reading.held(tile.low), reading.held(tile.high))


LEAD_ADVICE: Final[tuple[Advice, ...]] = (
    advice.marks_points,
    must_be_followed_alone,
    risks_closing,
    tries_culotte,
    leads_double,
    leads_heavy,
    leads_long_number,
    joins_long_numbers,
    advice.advances_own_number,
)
"""What speaks for a lead, the weightiest first."""
