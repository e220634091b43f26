"""Weighted worlds, and what a weak player remembers of a deal."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede.dominoes import presets
from palamede.dominoes.view import View
from palamede.engine.memory import remembered
from palamede.engine.method import Method
from palamede.engine.sampling import Sample, effective_size
from tests.engine.tables import moments
from tests.engine.test_search import views

INFERS = Method(worlds=1 << 17, uniform=0.1, listed=0)


@given(view=views(), least=st.floats(0.01, 0.9), count=st.integers(1, 300))
@settings(max_examples=40)
def test_weights_are_at_most_one_and_enough_of_them_count(
    view: View, least: float, count: int
) -> None:
    sample = Sample(view, INFERS.but(least_effective=least), seed=3)
    sample.take(count)
    weights = sample.weights()
    assert len(weights) == count
    assert weights.max() == 1 and (weights > 0).all()
    effective = effective_size(weights)
    assert effective <= count * (1 + 1e-9)
    assert effective >= least * count * 0.999


@given(view=views(), cut=st.integers(0, 40))
@settings(max_examples=20)
def test_worlds_do_not_depend_on_how_they_are_taken(view: View, cut: int) -> None:
    at_once, in_parts = Sample(view, INFERS, seed=4), Sample(view, INFERS, seed=4)
    whole = at_once.take(40)
    parts = [in_parts.take(cut), in_parts.take(40 - cut)]
    for column in ("start", "now", "stock"):
        joined = np.concatenate([getattr(part, column) for part in parts])
        assert np.array_equal(joined, getattr(whole, column))
    assert in_parts.weights() == pytest.approx(at_once.weights())


@given(view=views())
@settings(max_examples=20)
def test_without_inference_all_worlds_drawn_count_alike(view: View) -> None:
    sample = Sample(view, INFERS.but(uniform=None), seed=4)
    sample.take(30)
    assert sample.weights().tolist() == [1.0] * 30


@given(view=views(late=True))
@settings(max_examples=20)
def test_few_hands_are_listed_each_of_them_once(view: View) -> None:
    sample = Sample(view, Method(worlds=7, listed=3000), seed=4)
    if sample.worlds.count_hands > 3000:
        assert sample.listed is None and sample.size == 7
        return
    assert sample.size == sample.worlds.count_hands
    batch = sample.take(sample.size + 10)
    assert len({tuple(row) for row in batch.now.tolist()}) == len(batch.now) == sample.size
    assert len(sample.take(5).now) == 0


def test_what_was_played_tells_something() -> None:
    """Likelier worlds weigh more: those in which the others had less to choose from otherwise."""
    spreads = []
    for _, view in moments(presets.conventions("voleur"), "tells", deals=2):
        if len(view.plies) > 6:
            sample = Sample(view, INFERS, seed=4)
            sample.take(200)
            spreads.append(effective_size(sample.weights()) / 200)
    assert min(spreads) < 0.7


# -------------------------------------------------------------------- memory
def test_old_passes_are_forgotten_and_nothing_else() -> None:
    forgotten = 0
    for _, view in moments(presets.conventions("voleur"), "forgets", deals=6):
        for last in (0, 3, 8):
            recent = max(0, len(view.plies) - last)
            less = remembered(view, last)
            kept = [ply for ply in view.plies if not ply.move.is_pass]
            assert [ply for ply in less.plies if not ply.move.is_pass] == kept
            old = [ply for ply in view.plies[:recent] if ply.move.is_pass]
            assert len(less.plies) == len(view.plies) - len(old)
            assert less.plies[recent - len(old) :] == view.plies[recent:]
            assert (less.hand, less.sizes, less.legal) == (view.hand, view.sizes, view.legal)
            for seat in range(1, len(view.sizes) + 1):
                assert less.cannot_hold(seat) <= view.cannot_hold(seat)
            forgotten += len(old)
        assert remembered(view, len(view.plies)) is view
    assert forgotten > 20


@pytest.mark.parametrize("rules", ["peche", "matador"])
def test_where_tiles_are_drawn_nothing_is_forgotten(rules: str) -> None:
    for _, view in moments(presets.conventions(rules), "remembers"):
        assert remembered(view, 0) is view
