"""Budgets: what can be written, and what lets nobody think."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palamede.engine.budget import Budget, BudgetError


@given(st.integers(1, 10**12))
def test_nodes_are_read_as_they_are_written(nodes: int) -> None:
    assert Budget.parse(str(Budget(nodes=nodes))) == Budget(nodes=nodes)


@given(st.integers(1, 10**6))
def test_seconds_are_read_as_they_are_written(milliseconds: int) -> None:
    budget = Budget.parse(f"{milliseconds}ms")
    assert budget.seconds == pytest.approx(milliseconds / 1000)
    again = Budget.parse(str(budget))
    assert again.seconds == pytest.approx(milliseconds / 1000, rel=1e-5)


@pytest.mark.parametrize("text", ["", "s", "1.5", "-1s", "soon", "1 h", "1e3"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BudgetError) as caught:
        Budget.parse(text)
    assert caught.value.code == "engine-budget-text"


@pytest.mark.parametrize(
    "given", [{"nodes": 0}, {"nodes": -3}, {"seconds": 0.0}, {"seconds": float("nan")}]
)
def test_a_budget_of_nothing_lets_nobody_think(given: dict[str, float]) -> None:
    with pytest.raises(BudgetError) as caught:
        Budget(**given)  # type: ignore[arg-type]
    assert caught.value.code == "engine-budget"
    with pytest.raises(BudgetError):
        Budget.parse("0s")


def test_an_empty_budget_is_written_as_nothing() -> None:
    assert str(Budget()) == ""
