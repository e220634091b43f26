"""``analyse``: reached as ``palamede.engine.analyse``; what it proves holds by the rules alone."""

from __future__ import annotations

import math
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from random import Random

import numpy as np
import pytest

from palamede import engine
from palamede.dominoes import count_worlds, presets, resample
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.moves import Move
from palamede.dominoes.view import View
from palamede.engine import analysing
from palamede.engine.analysis import Analysis
from palamede.engine.budget import Budget
from palamede.engine.positions import stored
from tests.engine.tables import moments

SMALL = [
    pytest.param(presets.read("tete_a_tete set=4 hand=5"), id="two hands"),
    pytest.param(presets.read("voleur set=3 hand=2"), id="partners"),
    pytest.param(presets.read("cinq_partout set=4 hand=4 target=20"), id="counts in play"),
]
MOST_WORLDS = 40


def hands(view: View) -> int:
    """How many ways the hands can be, where the order of the stock does not matter."""
    return count_worlds(view) // math.factorial(view.stock_left)


def late(conventions: Conventions) -> list[View]:
    """Some views with a choice and few deals that agree with them, from several deals."""
    found = [
        view
        for _, view in moments(conventions, "proofs", 80)
        if sum(view.sizes) <= 7 and hands(view) <= MOST_WORLDS
    ]
    return found[:: max(1, len(found) // 12)]


def worlds(view: View) -> list[Deal]:
    """All deals that agree with a view where nothing is drawn any more, found by drawing them."""
    rng, found = Random(7), {}
    while len(found) < hands(view):
        deal = resample(view, rng)
        found[tuple(tuple(deal.hand(seat + 1)) for seat in range(len(view.sizes)))] = deal
    return list(found.values())


def value(deal: Deal, side: int, *, lawful: bool) -> float:
    """The lead in marks of a side in the end, where the others see all hands and play their best.

    ``lawful``: the side itself always makes the first move of its list, else it sees all too.
    """
    outcome = deal.outcome()
    if outcome is not None:
        return outcome.marks[side] - outcome.marks[1 - side]
    assert deal.turn is not None
    own = (deal.turn - 1) % 2 == side
    moves = sorted(deal.legal_moves, key=lambda move: move.action)
    values = []
    for move in moves[:1] if own and lawful else moves:
        deal.push(move)
        values.append(value(deal, side, lawful=lawful))
        deal.pop()
    return max(values) if own else min(values)


def after(deal: Deal, move: Move) -> Deal:
    then = deal.copy()
    then.push(move)
    return then


@pytest.mark.parametrize("conventions", SMALL)
def test_bounds_are_those_of_the_rules_and_prove_what_they_say(
    conventions: Conventions, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A model that likes every act alike makes the first of the list, which needs no model to say.
    blank = np.zeros_like(analysing.weights_of(conventions))
    monkeypatch.setattr(analysing, "weights_of", lambda _conventions: blank)
    proved = 0
    views = late(conventions)
    assert len(views) >= 8
    for view in views:
        found = engine.analyse(view, Budget(nodes=200_000))
        assert view.seat is not None
        side, agreeing = (view.seat - 1) % 2, worlds(view)
        assert found.count == found.worlds == len(agreeing)
        for act in found.acts:
            thens = [after(deal, act.move) for deal in agreeing]
            expected = [
                sum(value(then, side, lawful=lawful) for then in thens) / len(thens)
                for lawful in (True, False)
            ]
            assert act.bounds == pytest.approx(expected)
            others = [other.bounds for other in found.acts if other is not act]
            assert act.proved == all(act.bounds[0] >= high for _, high in others if act.bounds)
            proved += act.proved
    assert proved


def test_bounds_are_left_out_where_nobody_asks_or_not_all_worlds_are_seen() -> None:
    (conventions,) = SMALL[0].values
    view = late(conventions)[0]
    assert all(act.bounds for act in engine.analyse(view, Budget(nodes=200_000)).acts)
    found = engine.analyse(view, Budget(nodes=200_000), proofs=False)
    assert not any(act.bounds or act.proved for act in found.acts)
    early = engine.analyse(stored()[1], Budget(nodes=2_000))
    assert early.count > early.worlds
    assert not any(act.bounds or act.proved for act in early.acts)


def test_a_worker_process_finds_the_same() -> None:
    view, budget = stored()[1], Budget(nodes=5_000)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as workers:
        there = workers.submit(engine.analyse, view, budget).result()
    here = engine.analyse(view, budget)
    assert there == here == pickle.loads(pickle.dumps(here))


def test_parts_are_told_on_the_way_and_stay_when_it_is_cancelled() -> None:
    told: list[Analysis] = []
    found = engine.analyse(
        stored()[1], Budget(seconds=60), progress=told.append, cancelled=lambda: len(told) >= 2
    )
    assert found == told[-1] and not found.complete and len(told) == 2


def test_who_is_not_to_play_has_nothing_to_judge() -> None:
    deal, view = next(moments(presets.read("tete_a_tete"), "turn"))
    assert view.seat is not None
    with pytest.raises(ValueError, match="not the turn"):
        engine.analyse(deal.view(3 - view.seat), Budget(nodes=100))
