"""The order of several players after everybody has played everybody on the same deals.

Ratings are those of Bradley and Terry as the library openskill reckons them (``BradleyTerryFull``
with players who do not change, ``tau=0``): each duplicate deal is one game, won, lost or drawn,
taken in the order of the contest. An interval is the rating's own belief of 95 %, 1.96 times its
sigma. What a difference is worth at the table stands beside it: marks a deal against the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from palamede.arena.contest import Contest, Played
from palamede.arena.tally import Tally

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFullRating

__all__ = ["Standing", "standings"]

NORMAL_95 = 1.959964
"""So many sigmas on both sides of a rating are believed to hold the true one."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a player stands: its rating with an interval, and its marks against all others.

    ``mean``, ``mean_low``, ``mean_high``: marks a deal ahead of the others, with the 95 % interval;
    one deal against each of the others is one observation.
    """

    player: int
    name: str
    rating: float
    low: float
    high: float
    mean: float
    mean_low: float
    mean_high: float


def standings(contest: Contest, played: Iterable[Played]) -> list[Standing]:
    """Return the players from the highest rating to the lowest."""
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(tau=0.0)
    ratings = [model.rating() for _ in contest.names]
    marks: list[dict[int, float]] = [{} for _ in contest.names]  # by deal, over all others
    games = [dict[int, int]() for _ in contest.names]
    for each in played:
        first, second, ahead = each.task.first, each.task.second, each.pair.ahead
        ranks = [1.0 + (ahead < 0), 1.0 + (ahead > 0)]
        teams = model.rate([[ratings[first]], [ratings[second]]], ranks=ranks)
        ratings[first], ratings[second] = teams[0][0], teams[1][0]
        for place, sign in ((first, 1), (second, -1)):
            marks[place][each.task.deal] = marks[place].get(each.task.deal, 0) + sign * ahead
            games[place][each.task.deal] = games[place].get(each.task.deal, 0) + 1
    table = [
        _standing(place, name, ratings[place], marks[place], games[place])
        for place, name in enumerate(contest.names)
    ]
    return sorted(table, key=lambda standing: (-standing.rating, standing.player))


def _standing(
    place: int,
    name: str,
    rating: BradleyTerryFullRating,
    marks: dict[int, float],
    games: dict[int, int],
) -> Standing:
    tally = Tally(marks[deal] / games[deal] for deal in marks)
    margin = NORMAL_95 * rating.sigma
    return Standing(
        place, name, rating.mu, rating.mu - margin, rating.mu + margin, tally.mean,
        *tally.interval(),
    )  # fmt: skip
