"""The chance of winning the partie from the totals before a deal."""

from __future__ import annotations

import numpy as np
import pytest

from palamede.dominoes import presets
from palamede.engine.equity import _chances, equity_of, has_equity

TWO_SIDES = ["tete_a_tete", "voleur", "peche", "cinq_partout", "qui_perd_gagne"]


@pytest.mark.parametrize("rules", TWO_SIDES)
def test_the_chances_of_both_sides_make_one(rules: str) -> None:
    conventions = presets.conventions(rules)
    table = equity_of(conventions)
    assert table.shape == (conventions.target, conventions.target)
    assert table + table.T == pytest.approx(np.ones_like(table), abs=1e-9)
    assert np.diag(table) == pytest.approx(0.5)
    assert (table >= 0).all() and (table <= 1).all()


@pytest.mark.parametrize("rules", TWO_SIDES)
def test_more_marks_are_never_worse(rules: str) -> None:
    table = equity_of(presets.conventions(rules))
    assert (np.diff(table, axis=0) >= -1e-12).all()
    assert (np.diff(table, axis=1) <= 1e-12).all()
    # Near the goal it matters most.
    assert table[-1, 0] > 0.9 > 0.7 > table[len(table) // 10, 0] > 0.5


def test_the_chances_follow_from_what_deals_mark() -> None:
    """One mark a deal for either side: the classic problem of points."""
    marks = np.array([[1, 0], [0, 1], [0, 0]])
    table = _chances(3, marks, np.array([0.3, 0.3, 0.4]))
    assert table[2, 2] == pytest.approx(1 / 2)
    assert table[2, 1] == pytest.approx(3 / 4)
    assert table[2, 0] == pytest.approx(7 / 8)
    assert table[1, 0] == pytest.approx(11 / 16)  # Pascal and Fermat, 1654


def test_where_there_is_no_race_of_two_there_is_no_table() -> None:
    three = presets.conventions("poule", players=3)
    assert not has_equity(three) and equity_of(three).size == 0
    far = presets.conventions("tete_a_tete", target=5000)
    assert not has_equity(far) and equity_of(far).size == 0
    assert has_equity(presets.conventions("voleur"))
