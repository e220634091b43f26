"""Duplicate deals: every deal is played twice with the same tiles, the players changing seats.

What luck gives to one player in the first play it gives to the other in the second, so that far
fewer deals tell who is better. The first player sits on the odd seats, then on the even ones: of
two players each has had both hands and both leads, of partners each side; the stock lies in the
same order both times. Where three or more play each for himself, odd seats are compared with even.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.match import Partie
from palamede.dominoes.scoring import Outcome
from palamede.engine.players.base import Player

__all__ = ["ArenaError", "Result", "differences", "play_deal", "play_match", "served"]

NORMAL_95 = 1.959964
"""So many standard errors on both sides of a mean hold the true one 19 times out of 20."""

FEWEST_DEALS = 2
"""With fewer nothing can be said about how much deals differ."""


class ArenaError(PalamedeError):
    """A match that cannot be played or would prove nothing."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a match of duplicate deals has shown.

    ``mean``: marks by which the first player was ahead, a deal, per side. ``low`` and ``high``: its
    95 % interval, a duplicate deal being one observation. ``deals``: duplicate deals, each played
    twice. ``wins``: those in which the first player marked more over both plays.
    """

    mean: float
    low: float
    high: float
    deals: int
    wins: int

    @property
    def decided(self) -> bool:
        """Whether the interval leaves no doubt who marks more."""
        return self.low > 0 or self.high < 0

    def __str__(self) -> str:
        """Return one line for people."""
        return (
            f"{self.mean:+.2f} marks a deal (95 %: {self.low:+.2f} to {self.high:+.2f}), "
            f"ahead in {self.wins} of {self.deals} duplicate deals"
        )


def play_match(
    first: Player, second: Player, conventions: Conventions, deals: int, seed: int | str
) -> Result:
    """Play a match of duplicate deals and return how far the first player was ahead.

    Every deal begins a partie: the lead is by lot or by tile, the scores are nought. The same seed
    gives the same deals, whoever plays, and deal k is the same in a shorter and a longer match.

    Raises:
        ArenaError: fewer than two deals.
        IllegalMoveError: a player has made an illegal move.
    """
    if deals < FEWEST_DEALS:
        raise ArenaError(
            f"a match of {deals} duplicate deals has no interval: play at least {FEWEST_DEALS}",
            code="arena-deals",
            deals=deals,
            least=FEWEST_DEALS,
        )
    ahead = list(differences(first, second, conventions, deals, seed))
    mean = fmean(ahead)
    margin = NORMAL_95 * stdev(ahead, mean) / sqrt(deals)
    wins = sum(difference > 0 for difference in ahead)
    return Result(mean, mean - margin, mean + margin, deals, wins)


def differences(
    first: Player, second: Player, conventions: Conventions, deals: int, seed: int | str
) -> Iterator[float]:
    """Yield of each duplicate deal how far the first player was ahead, the mean of both plays."""
    for number in range(1, deals + 1):
        deal = served(conventions, seed, number)
        lot = f"{seed}/{number}/play"  # the same chances in both plays, as the tiles are the same
        odd = play_deal(deal.copy(), (first, second), Random(lot))
        even = play_deal(deal, (second, first), Random(lot))
        yield (_odd_lead(odd) - _odd_lead(even)) / 2


def served(conventions: Conventions, seed: int | str, number: int) -> Deal:
    """Return a deal of a match before its first move; they are counted from 1."""
    return Partie(conventions).serve(Random(f"{seed}/{number}/deal"))


def play_deal(deal: Deal, players: Sequence[Player], rng: Random) -> Outcome:
    """Play a deal to its end, the players sitting in turn from seat 1, and return its outcome.

    A player is asked only where there is a choice. Of the dead hand he decides who sits opposite.

    Raises:
        IllegalMoveError: a player has made an illegal move.
    """
    while (seat := deal.turn) is not None:
        legal = deal.legal_moves
        if len(legal) == 1:
            deal.push(legal[0])
        else:
            deal.push(players[(seat - 1) % len(players)].choose(deal.view(seat), rng))
    outcome = deal.outcome()
    assert outcome is not None, "nobody's turn, so the deal is over"
    return outcome


def _odd_lead(outcome: Outcome) -> float:
    """Return what the odd sides marked more than the even ones, per side."""
    return fmean(outcome.marks[::2]) - fmean(outcome.marks[1::2])
