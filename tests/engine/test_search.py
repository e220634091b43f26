"""Searches: budgets kept exactly, the same answer for any number of threads, honest analyses."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.view import View
from palamede.engine import players, search
from palamede.engine.analysis import Analysis
from palamede.engine.budget import Budget
from palamede.engine.method import LEAVES, Method
from palamede.engine.players.levels import PIMC, ROLLOUT
from palamede.engine.positions import stored
from palamede.engine.search import Search
from tests.engine.tables import BY_RULE, TABLES, moments, within

LIKE_MAITRE = Method(worlds=200, leaf="policy", uniform=0.1)
ALL = tuple(Method(worlds=96, racing=False).but(leaf=leaf) for leaf in LEAVES)
"""Every kind of leaf, every world judged by every act."""
SEARCHABLE = {name: table for name, table in TABLES.items() if table.seats <= 4 and table.set <= 9}


@st.composite
def views(draw: st.DrawFn, late: bool = False) -> View:
    """A view with a choice; ``late`` in a deal of two sides without a stock to draw from."""
    names = [
        name
        for name, table in SEARCHABLE.items()
        if not late or (table.sides_count == 2 and table.draw == "none")
    ]
    table = SEARCHABLE[draw(st.sampled_from(sorted(names)))]
    found = [view for _, view in moments(table, f"search {draw(st.integers(0, 99))}", deals=3)]
    if late:
        found = [view for view in found if sum(view.sizes) <= 8] or found[-1:]
    return draw(st.sampled_from(found))


def run(view: View, method: Method, *, nodes: int | None = None, threads: int = 1) -> Analysis:
    return Search(view, method, Budget(nodes=nodes), seed=5, threads=threads).run()


def _unbounded(view: View, method: Method) -> Method:
    """Return the method as it can be run without a budget.

    So many drawn tiles take their time to solve; with the 55 of the double-nine and two hands a
    world now and then takes minutes, which no test waits for.
    """
    if method.leaf == "exact" and view.conventions.draw != "none":
        assume(view.conventions.set < 9)
        if view.stock_left > 8:
            return method.but(worlds=4)
    return method


# -------------------------------------------------------------------- budgets
@pytest.mark.parametrize("leaf", LEAVES)
@given(view=views(), nodes=st.integers(1, 20_000), threads=st.sampled_from([1, 2]))
@settings(max_examples=40)
def test_no_search_visits_more_nodes_than_its_budget(
    leaf: Any, view: View, nodes: int, threads: int
) -> None:
    method = Method(worlds=1 << 17, leaf=leaf, uniform=0.1)
    found = run(view, method, nodes=nodes, threads=threads)
    assert found.nodes <= nodes
    assert found.complete
    assert {act.move.action for act in found.acts} == set(view.legal)


@pytest.mark.parametrize("method", ALL, ids=LEAVES)
@given(view=views())
@settings(max_examples=15)
def test_a_budget_that_suffices_leaves_nothing_out(method: Method, view: View) -> None:
    method = _unbounded(view, method)
    free = run(view, method)
    # A world is begun only if the longest that it might be fits: a few tiles may be left over.
    searching = Search(view, method, Budget(nodes=100_000 + 4 * free.nodes), seed=5)
    enough = searching.run()
    assert enough == free
    assert free.worlds == searching.sample.size
    assert all(act.worlds == free.worlds for act in free.acts)


@pytest.mark.parametrize("method", ALL, ids=LEAVES)
@given(view=views())
@settings(max_examples=10)
def test_the_nodes_spent_are_just_what_the_work_takes(method: Method, view: View) -> None:
    """With one node less than a search has taken a world is left out, where a world is solved."""
    method = _unbounded(view, method)
    free = run(view, method)
    less = run(view, method, nodes=max(1, free.nodes - 1))
    assert less.nodes < free.nodes or free.nodes == 1
    assert less.worlds < free.worlds or free.nodes == 1


def test_a_budget_too_small_for_one_world_leaves_the_classical_player_to_choose() -> None:
    asked = 0
    for view in stored()[:10]:
        plain = players.get("classical").choose(view, Random(1))
        for name in players.NAMES:
            if name not in (*BY_RULE, "net"):
                assert within(name, 1).choose(view, Random(1)) == plain
                asked += 1
        nothing = run(view, LIKE_MAITRE, nodes=1)
        assert (nothing.worlds, nothing.nodes, nothing.effective) == (0, 0, 0.0)
        assert [act.move.action for act in nothing.acts] == list(view.legal)
        assert nothing.count > 0 and len(nothing.tiles) == len(view.conventions.tiles)
    assert asked == 10 * 6


@given(view=views(), method=st.sampled_from([LIKE_MAITRE, *ALL]))
@settings(max_examples=25)
def test_any_number_of_threads_finds_the_same(view: View, method: Method) -> None:
    one, two, three = (run(view, method, nodes=9000, threads=count) for count in (1, 2, 3))
    assert one == two == three


# -------------------------------------------------------------------- what is told
@given(view=views(), method=st.sampled_from([LIKE_MAITRE, *ALL]))
@settings(max_examples=40)
def test_what_an_analysis_tells_hangs_together(view: View, method: Method) -> None:
    found = run(view, method, nodes=20_000)
    assert pickle.loads(pickle.dumps(found)) == found
    assert found.best == found.acts[0].move
    for act in found.acts:
        assert found.value(act.move.action) is act
        assert act.worlds <= found.worlds and act.error >= 0
        assert len(act.passes) == len(view.sizes)
        assert all(0 <= share <= 1 for share in act.passes)
        assert view.seat is not None and act.passes[view.seat - 1] == 0
    with pytest.raises(KeyError):
        found.value(-1)
    if found.worlds:
        assert 0 < found.effective <= found.worlds * (1 + 1e-9)
    check_tiles(view, found)


def check_tiles(view: View, found: Analysis) -> None:
    """Own tiles are certain, tiles on the line with nobody, hidden ones somewhere."""
    laid = {ply.tile for ply in view.plies if ply.move.is_lay}
    in_play = set(view.conventions.tiles)
    table = np.array(found.tiles)
    assert table.shape[1] == view.conventions.seats + 1
    assert (table >= -1e-12).all() and (table <= 1 + 1e-9).all()
    for tile, row in zip(all_tiles(view.conventions), found.tiles, strict=True):
        if tile in laid or tile not in in_play:
            assert sum(row) == 0
        else:
            assert sum(row) == pytest.approx(1)
        for seat in range(1, len(view.sizes) + 1):
            hand = view.hand_of(seat)
            if hand is not None:
                assert row[seat - 1] == pytest.approx(float(tile in hand))
    held = table.sum(axis=0)
    assert held[:-1].tolist() == pytest.approx(list(view.sizes))
    assert held[-1] == pytest.approx(view.stock_left)


def all_tiles(conventions: Conventions) -> list[Any]:
    from palamede.dominoes.moves import move_table

    return list(move_table(conventions.set).tiles)


@given(view=views(late=True))
@settings(max_examples=20)
def test_where_all_worlds_are_listed_and_nothing_is_inferred_chances_of_tiles_are_exact(
    view: View,
) -> None:
    method = Method(leaf="exact", listed=5000, racing=False)
    searching = Search(view, method, Budget(), seed=1)
    found = searching.run()
    if searching.sample.listed is not None:
        exact = searching.sample.worlds.probabilities()
        assert np.array(found.tiles) == pytest.approx(exact, abs=1e-9)
        assert found.worlds == found.count


def test_equal_acts_stand_by_their_numbers() -> None:
    """As ``pimc`` must play: the highest mean, ties by the lowest action number."""
    ties = 0
    for view in stored():
        acts = run(view, Method(worlds=10, leaf="exact", listed=0, racing=False)).acts
        for one, other in zip(acts, acts[1:], strict=False):
            assert one.marks >= other.marks
            if one.marks == other.marks:
                assert one.move.action < other.move.action
                ties += 1
    assert ties > 20


def test_a_yardstick_does_not_depend_on_what_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where more than two sides play worlds cannot be solved: they are played out at random."""
    views = [view for _, view in moments(presets.conventions("poule", players=3), "frozen")]

    def judged() -> list[Analysis]:
        return [
            run(view, player.method.but(worlds=20)) for view in views for player in (PIMC, ROLLOUT)
        ]

    before = judged()
    monkeypatch.setattr(search, "model_of", lambda *_, **__: 1 / 0)
    assert judged() == before and len(before) > 10


# -------------------------------------------------------------------- racing
@given(view=views(late=True))
@settings(max_examples=30)
def test_racing_never_drops_what_is_best_in_the_end(view: View) -> None:
    whole = Method(leaf="exact", listed=5000, racing=False)
    every, raced = run(view, whole), run(view, whole.but(racing=True))
    best = max(act.marks for act in every.acts)
    assert every.value(raced.best.action).marks == pytest.approx(best)


def test_racing_drops_acts_and_saves_their_nodes() -> None:
    method = Method(worlds=2000, leaf="random", listed=0, racing=False)
    dropped = 0
    for view in stored()[:30]:
        every, raced = run(view, method), run(view, method.but(racing=True))
        assert raced.nodes <= every.nodes
        left = [act for act in raced.acts if act.worlds == raced.worlds]
        assert raced.best == left[0].move
        dropped += len(raced.acts) - len(left)
    assert dropped > 5


# -------------------------------------------------------------------- the partie
@pytest.mark.parametrize("leaf", LEAVES)
@pytest.mark.parametrize("rules", ["tete_a_tete", "voleur"])
def test_where_every_mark_is_worth_the_same_marks_and_partie_agree(
    monkeypatch: pytest.MonkeyPatch, rules: str, leaf: Any
) -> None:
    conventions = presets.conventions(rules, target=400)  # no deal comes near it
    totals = np.arange(400)
    linear = 0.5 + (totals[:, None] - totals) / 1000
    monkeypatch.setattr(search, "equity_of", lambda _: linear)
    method = Method(worlds=40, leaf=leaf, racing=False)
    compared = 0
    for _, view in moments(conventions, "linear", deals=2):
        for_marks, for_match = run(view, method), run(view, method.but(utility="match"))
        chances = [act.chance for act in for_match.acts]
        assert chances == sorted(chances, reverse=True)  # type: ignore[type-var]
        for act in for_match.acts:
            assert act.chance == pytest.approx(0.5 + act.marks / 1000)
            assert for_marks.value(act.move.action).marks == pytest.approx(act.marks)
        compared += len(for_match.acts)
        best = for_marks.value(for_match.best.action).marks
        assert best == pytest.approx(for_marks.acts[0].marks)
    assert compared > 20


# -------------------------------------------------------------------- on the way
def test_a_search_that_is_cancelled_keeps_what_it_has_found() -> None:
    told: list[Analysis] = []
    view = stored()[1]
    method = Method(worlds=2000, leaf="policy", listed=0, racing=False)
    searching = Search(view, method, Budget(), seed=1)
    found = searching.run(told.append, lambda: len(told) >= 3)
    assert not found.complete and len(told) == 3
    assert 0 < found.worlds < 2000
    assert [part.complete for part in told] == [False] * 3
    assert [part.worlds for part in told] == sorted({part.worlds for part in told})
    assert found == told[-1]


def test_seconds_bound_a_search() -> None:
    view = stored()[1]
    method = Method(worlds=1 << 17, leaf="policy", listed=0)
    found = Search(view, method, Budget(seconds=0.05), seed=1).run()
    assert found.complete and 32 <= found.worlds < 1 << 17
    both = Search(view, method, Budget(seconds=60, nodes=2000), seed=1).run()
    assert both.nodes <= 2000
