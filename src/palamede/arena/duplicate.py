"""Duplicate deals: every deal is played twice with the same tiles, the players changing seats.

What luck gives to one player in the first play it gives to the other in the second, so that far
fewer deals tell who is better. The first player sits on the odd seats, then on the even ones: of
two players each has had both hands and both leads, of partners each side; the stock lies in the
same order both times. Where three or more play each for himself, odd seats are compared with even.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from palamede.arena.errors import ArenaError
from palamede.arena.omniscient import Omniscient
from palamede.arena.tally import FEWEST_DEALS, Result, Tally
from palamede.arena.terms import Chance
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Partie
from palamede.dominoes.scoring import Outcome
from palamede.engine.players.base import Player

__all__ = [
    "ArenaError",
    "Pair",
    "Result",
    "differences",
    "few_deals",
    "play_deal",
    "play_match",
    "play_pair",
    "served",
]

_SEED_BITS = 63


@dataclass(frozen=True, slots=True)
class Pair:
    """A duplicate deal that has been played twice.

    ``number``: which deal of the match, from 1. ``odd`` and ``even``: the marks by side, of the
    play in which the first player sat on the odd seats and of the other.
    """

    number: int
    odd: tuple[int, ...]
    even: tuple[int, ...]

    @property
    def ahead(self) -> float:
        """By how many marks a deal the first player was ahead, the mean of both plays."""
        return (_odd_lead(self.odd) - _odd_lead(self.even)) / 2


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
        raise few_deals(deals)
    return Tally(differences(first, second, conventions, deals, seed)).result()


def few_deals(deals: int) -> ArenaError:
    """Return the error that so few deals prove nothing."""
    return ArenaError(
        f"a match of {deals} duplicate deals has no interval: play at least {FEWEST_DEALS}",
        code="arena-deals",
        deals=deals,
        least=FEWEST_DEALS,
    )


def differences(
    first: Player, second: Player, conventions: Conventions, deals: int, seed: int | str
) -> Iterator[float]:
    """Yield of each duplicate deal how far the first player was ahead, the mean of both plays."""
    for number in range(1, deals + 1):
        yield play_pair(first, second, conventions, seed, number).ahead


def play_pair(
    first: Player, second: Player, conventions: Conventions, seed: int | str, number: int
) -> Pair:
    """Play a deal of a match twice, the players changing seats.

    Raises:
        IllegalMoveError: a player has made an illegal move.
    """
    deal = served(conventions, seed, number)
    lot = f"{seed}/{number}/play"  # the same chances in both plays, as the tiles are the same
    odd = play_deal(deal.copy(), (first, second), Random(lot))
    even = play_deal(deal, (second, first), Random(lot))
    return Pair(number, odd.marks, even.marks)


def served(conventions: Conventions, seed: int | str, number: int) -> Deal:
    """Return a deal of a match before its first move; they are counted from 1."""
    return Partie(conventions).serve(Random(f"{seed}/{number}/deal"))


def play_deal(deal: Deal, players: Sequence[Player], rng: Random) -> Outcome:
    """Play a deal to its end, the players sitting in turn from seat 1, and return its outcome.

    A player is shown a view and nothing else, but for the omniscient one, who measures the ceiling.
    It is asked only where there is a choice. Of the dead hand he decides who sits opposite.
    Each decision has a seed of its own, so that a player in another process, who is told the
    number, decides as he would here (see ``protocol``).

    Raises:
        IllegalMoveError: a player has made an illegal move.
    """
    while (seat := deal.turn) is not None:
        legal = deal.legal_moves
        if len(legal) == 1:
            deal.push(legal[0])
        else:
            chance = Chance(rng.getrandbits(_SEED_BITS))
            player = players[(seat - 1) % len(players)]
            if isinstance(player, Omniscient):
                deal.push(player.choose_open(deal))
            else:
                deal.push(player.choose(deal.view(seat), chance))
    outcome = deal.outcome()
    assert outcome is not None, "nobody's turn, so the deal is over"
    return outcome


def _odd_lead(marks: Sequence[int]) -> float:
    """Return what the odd sides marked more than the even ones, per side."""
    return fmean(marks[::2]) - fmean(marks[1::2])
