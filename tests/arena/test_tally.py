"""The intervals of a match: right for one look, and right for any number of them."""

from __future__ import annotations

from itertools import accumulate
from math import inf
from random import Random
from statistics import fmean, stdev, variance

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import t as student_t

from palamede.arena.duplicate import differences
from palamede.arena.tally import FEWEST_TO_STOP, Result, Tally, student
from palamede.dominoes import presets
from palamede.engine import players

GREEDY, RANDOM = players.get("greedy"), players.get("random")


@pytest.fixture(scope="module")
def swings() -> list[float]:
    """By how much real duplicate deals differ from 0, without their signs."""
    table = presets.conventions("peche")
    return [abs(ahead) for ahead in differences(GREEDY, RANDOM, table, 150, "swings")]


def even_matches(swings: list[float], matches: int, deals: int) -> list[list[float]]:
    """Matches of two who are as strong: every swing goes either way with the same chance."""
    rng = Random("even")
    return [
        [rng.choice((-1, 1)) * rng.choice(swings) for _ in range(deals)] for _ in range(matches)
    ]


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 7, 10, 30, 199, 5000])
def test_students_quantile(freedom: int) -> None:
    assert student(freedom) == pytest.approx(student_t.ppf(0.975, freedom), rel=0.0013)


@given(st.lists(st.integers(-400, 400).map(lambda half: half / 2), min_size=2, max_size=80))
def test_a_tally_is_mean_and_spread_of_what_was_counted(ahead: list[float]) -> None:
    tally = Tally(ahead)
    assert tally.deals == len(ahead)
    assert tally.mean == pytest.approx(fmean(ahead), abs=1e-9)
    assert tally.error**2 == pytest.approx(variance(ahead) / len(ahead), abs=1e-9)
    result = tally.result()
    assert result.wins == sum(each > 0 for each in ahead)
    assert result.losses == sum(each < 0 for each in ahead)
    assert result.draws == ahead.count(0)
    assert result.low <= result.mean <= result.high


def test_one_deal_says_nothing() -> None:
    result = Tally([12.0]).result()
    assert (result.low, result.high, result.sure) == (-inf, inf, None)
    assert not result.decided and not result.settled


def test_the_interval_of_one_look_misses_the_truth_one_time_in_twenty(swings: list[float]) -> None:
    missed = sum(Tally(match).result().decided for match in even_matches(swings, 1000, 40))
    assert 25 <= missed <= 80


def test_whoever_stops_when_it_looks_good_is_wrong_far_more_often_without_the_sequence(
    swings: list[float],
) -> None:
    """The reason for the confidence sequence, and that it holds what it promises."""
    naive = sure = 0
    matches = even_matches(swings, 300, 600)
    for match in matches:
        tally, tempted, stopped = Tally(), False, False
        for ahead in match:
            tally.add(ahead)
            bounds = tally.sure()
            if bounds is not None:
                margin = 1.96 * tally.error
                tempted |= abs(tally.mean) > margin
                stopped |= bounds[0] > 0 or bounds[1] < 0
        naive += tempted
        sure += stopped
    assert naive > 0.15 * len(matches)
    assert sure <= 0.05 * len(matches)


def test_the_sequence_is_wider_but_not_by_much(swings: list[float]) -> None:
    for deals in (200, 500, 2000):
        tally = Tally(even_matches(swings, 1, deals)[0])
        bounds = tally.sure()
        assert bounds is not None
        low, high = tally.interval()
        assert 1.3 < (bounds[1] - bounds[0]) / (high - low) < 2.0


def test_the_sequence_follows_the_published_formula() -> None:
    """Theorem 2.2 of Waudby-Smith and others, with rho for 500 deals, reckoned by hand."""
    ahead = [float(each) for each in accumulate(range(100))]
    bounds = Tally(ahead).sure()
    assert bounds is not None
    rho2 = (5.991464547 + 1.944690) / 500  # -2 log 0.05, and log(1 + that)
    spread = 100 * rho2
    looks = (2 * (spread + 1) / (100**2 * rho2)) * 3.471026  # log(sqrt(spread + 1) / 0.05)
    assert (bounds[1] - bounds[0]) / 2 == pytest.approx(stdev(ahead) * looks**0.5, rel=1e-4)


def test_it_is_not_consulted_too_early() -> None:
    ahead = [1.0, 2.0] * FEWEST_TO_STOP
    assert Tally(ahead[: FEWEST_TO_STOP - 1]).sure() is None
    assert Tally(ahead[:FEWEST_TO_STOP]).result().settled


def test_settled_and_decided_are_two_things() -> None:
    assert Result(1.0, 0.2, 1.8, 100, 60, 0, (-0.1, 2.1)).decided
    assert not Result(1.0, 0.2, 1.8, 100, 60, 0, (-0.1, 2.1)).settled
    assert Result(-1.0, -1.8, -0.2, 100, 30, 0, (-1.9, -0.1)).settled
