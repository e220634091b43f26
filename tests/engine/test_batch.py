"""Many deals in one call: the same ones however many threads share them."""

from __future__ import annotations

import numpy as np
import pytest

from palamede.dominoes import presets
from palamede.engine.batch import Played, play_deals
from palamede.engine.kernel.playout import many
from palamede.engine.kernel.tables import UnsupportedError, tables_of


@pytest.mark.parametrize("rules", ["voleur", "peche", "matador", "poule"])
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_share_the_deals_of_a_batch(rules: str, threads: int) -> None:
    conventions = presets.conventions(rules)
    marks = np.zeros(4, dtype=np.int64)
    closed = many(tables_of(conventions), 5, 301, 1789, marks)
    assert sum(marks) > 0
    found = play_deals(conventions, 301, 1789, first=5, threads=threads)
    assert found == Played(301, closed, tuple(marks[: conventions.sides_count].tolist()))


def test_more_threads_than_deals_and_none_at_all() -> None:
    conventions = presets.conventions("voleur")
    assert play_deals(conventions, 2, 1, threads=5) == play_deals(conventions, 2, 1)
    assert play_deals(conventions, 0, 1, threads=2) == Played(0, 0, (0, 0))


def test_any_whole_number_is_a_seed() -> None:
    conventions = presets.conventions("voleur")
    one, other = (play_deals(conventions, 50, seed) for seed in (-1, 1 << 80))
    assert one.deals == other.deals == 50
    assert one != other


@pytest.mark.parametrize("wrong", [{"deals": -1}, {"first": -1}, {"threads": 0}])
def test_what_is_no_batch_is_refused(wrong: dict[str, int]) -> None:
    asked = {"deals": 1, "seed": 1} | wrong
    with pytest.raises(ValueError, match="no such batch: "):
        play_deals(presets.conventions("voleur"), **asked)


def test_rules_that_no_kernel_plays_are_refused() -> None:
    unplayable = presets.conventions("voleur", set=12, hand=7)
    with pytest.raises(UnsupportedError):
        play_deals(unplayable, 1, 1)
