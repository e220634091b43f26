"""Acts judged by open hands and by play together, over all that may be held."""

from __future__ import annotations

import numpy as np
import pytest

from palamede.dominoes import presets
from palamede.engine.equilibrium.small import SmallGame
from palamede.engine.foresight import foreseen_mixture
from palamede.engine.kernel.foresight import foresee, open_values, played_values
from palamede.engine.kernel.regret import expected
from palamede.engine.ranges import Inference, act_values, ranges_of


@pytest.fixture(scope="module")
def game() -> SmallGame:
    return SmallGame(presets.conventions("tete_a_tete", set=2, hand=3))


def test_open_hands_are_worth_what_the_solver_says(game: SmallGame) -> None:
    value = np.zeros(len(game.tree.info))
    open_values(game.tree, value)
    ranges = ranges_of(game.view(0), Inference())
    assert ranges is not None
    compared = 0
    row_of = {tuple(hands): row for row, hands in enumerate(ranges.hands[:, :2].tolist())}
    for node, world in zip(game.tree.at, game.worlds.tolist(), strict=False):
        acts, values = act_values(game.conventions, ranges, np.array([row_of[tuple(world)]]))
        if len(acts) > 1:
            assert value[node] == max(values)
            compared += 1
    assert compared


def test_played_values_are_those_of_the_policy(game: SmallGame) -> None:
    value = np.zeros(len(game.tree.info))
    policy = game.uniform()
    played_values(game.tree, policy, value)
    roots = game.tree.at[: len(game.worlds)]
    assert (roots >= 0).all()
    assert value[roots].mean() == pytest.approx(expected(game.tree, game.weights, policy))


def test_an_act_is_worth_its_mean_over_the_hands_that_the_others_acts_make_likely(
    game: SmallGame,
) -> None:
    """Held to the ranges, which are found another way, at every point of every line of play."""
    tree = game.tree
    value, worths, policy = np.zeros(len(tree.info)), np.zeros(len(tree.acts)), game.uniform()
    open_values(tree, value)
    foresee(tree, game.weights, value, 1.0, 0.05, worths, policy)
    for known in range(0, len(tree.seat), 7):
        view = game.view(known)
        ranges = ranges_of(view, Inference(temperature=1.0, uniform=0.05))
        assert ranges is not None
        rows = np.flatnonzero(ranges.hands[:, tree.seat[known]] == tree.hand[known])
        acts, values = act_values(game.conventions, ranges, rows)
        low, high = tree.first[known], tree.first[known + 1]
        assert acts == tree.acts[low:high].tolist()
        assert worths[low:high] == pytest.approx(values)
        assert policy[low:high].sum() == pytest.approx(1)


def test_foresight_is_hard_to_exploit(game: SmallGame) -> None:
    policy = np.zeros(len(game.tree.acts))
    for known in range(len(game.tree.seat)):
        mixture = foreseen_mixture(game.view(known), Inference(), spread=0.25)
        assert mixture is not None
        game.put(policy, known, mixture)
    assert game.exploitability(policy) < 0.1 < game.exploitability(game.uniform())


def test_too_many_pairs_are_left_to_others(game: SmallGame) -> None:
    assert foreseen_mixture(game.view(0), Inference(pairs=5), spread=0.25) is None
