"""Predictions judged: the score of Brier, its comparison and interval, and whole parties."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from palamede.arena.strength.calibration import BINS, Judged, Question, calibrate, play_partie
from palamede.arena.tally import student
from palamede.engine.budget import Budget


def test_perfect_predictions_score_nought_and_halves_a_quarter() -> None:
    judged = Judged()
    for was in (0.0, 1.0, 1.0):
        judged.add(was, 0.5, was)
    data = judged.data()
    assert data["brier"] == 0
    assert data["prior"] == pytest.approx(0.75)
    assert data["bins"][0] == [1, 0, 0]
    assert data["bins"][-1] == [2, 2, 2]


def test_tenths_hold_what_belongs_to_them() -> None:
    judged = Judged()
    for predicted in (0.0, 0.05, 0.0999, 0.1, 0.95, 1.0):
        judged.add(predicted, 0.5, 1.0)
    counts = [place[0] for place in judged.bins]
    assert counts == [3, 1, 0, 0, 0, 0, 0, 0, 0, 2]
    assert len(counts) == BINS


def test_with_as_many_predictions_in_each_partie_it_is_the_interval_of_student() -> None:
    rng = Random(1)
    rows, means = [], []
    for _ in range(30):
        judged = Judged()
        for _ in range(8):
            judged.add(rng.random(), rng.random(), float(rng.random() < 0.5))
        data = judged.data()
        rows.append(data)
        means.append((data["prior"] - data["brier"]) / 8)
    found = calibrate(rows)
    assert found is not None
    assert found.better == pytest.approx(fmean(means))
    margin = student(29) * stdev(means) / sqrt(30)
    assert found.high - found.better == pytest.approx(margin, rel=1e-4)
    assert found.better - found.low == pytest.approx(margin, rel=1e-4)
    assert found.count == 240
    assert sum(count for count, _, _ in found.bins) == 240


def test_who_predicts_by_the_true_chances_is_found_reliable_and_better() -> None:
    rng = Random(2)
    rows = []
    for _ in range(300):
        judged = Judged()
        for _ in range(20):
            chance = rng.random()
            judged.add(chance, 0.5, float(rng.random() < chance))
        rows.append(judged.data())
    found = calibrate(rows)
    assert found is not None
    assert found.low > 0
    assert found.brier == pytest.approx(1 / 6, abs=0.01)
    assert found.prior == pytest.approx(1 / 4)
    assert all(abs(predicted - was) < 0.08 for _, predicted, was in found.bins)


@pytest.mark.parametrize("rows", [0, 1])
def test_one_partie_says_nothing(rows: int) -> None:
    judged = Judged()
    judged.add(0.5, 0.5, 1.0)
    assert calibrate([judged.data()] * rows) is None
    assert calibrate([judged.data(), Judged().data()]) is None


@pytest.mark.parametrize("rules", ["tete_a_tete target=10", "voleur target=10"])
def test_a_partie_is_played_predicted_and_repeated(rules: str) -> None:
    question = Question(rules, "test", 3, Budget(nodes=1500))
    row = play_partie(question)
    assert row["deals"] >= 1
    assert row["number"] == 3
    chances, tiles = row["chances"], row["tiles"]
    assert 0 < chances["count"] < tiles["count"]
    for data in (chances, tiles):
        assert 0 <= data["brier"] <= data["count"]
        assert sum(place[0] for place in data["bins"]) == data["count"]
    # What is certain to all is left out, so that the comparison is never sure of itself.
    assert tiles["prior"] > 0
    assert play_partie(question) == row
    assert play_partie(Question(rules, "test", 4, Budget(nodes=1500))) != row
