"""The table of weights: which layers a game takes, and that no advice stands there for nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.engine import players
from palamede.engine.players import advice, classical
from palamede.engine.players.weights import WEIGHTS, layers, weights_for
from tests.engine.tables import moments

# Closing knowingly takes twelve tiles, so that all those of a number are seen.
PLAYED_UNDER = {
    "block": presets.conventions("tete_a_tete_12"),
    "most": presets.conventions("qui_perd_gagne", hand=12),
    "draw": presets.conventions("peche"),
    "partners": presets.conventions("voleur"),
    "twelve": presets.conventions("tete_a_tete_12"),
    "no_points": presets.conventions("domino"),
    "counting": presets.conventions("cinq_partout"),
    "seven": presets.conventions("matador"),
}
"""A table for each layer of the weights."""

ENTRIES = [
    pytest.param(layer, function, id=f"{layer}-{function.__name__}")
    for layer, weights in WEIGHTS.items()
    for function, weight in weights.items()
    if weight
]


@pytest.mark.parametrize(
    ("rules", "changes", "expected"),
    [
        ("tete_a_tete", {}, ("block",)),
        ("tete_a_tete_10", {}, ("block",)),
        ("tete_a_tete_12", {}, ("block", "twelve")),
        ("peche", {}, ("block", "draw")),
        ("peche", {"hand": 12}, ("block", "draw")),
        ("voleur", {}, ("block", "partners")),
        ("voleur_mort", {}, ("block", "partners")),
        ("pot", {}, ("block", "no_points")),
        ("cinq_partout", {}, ("block", "counting")),
        ("matador", {}, ("block", "draw", "seven")),
        ("qui_perd_gagne", {}, ("most",)),
        ("voleur", {"goal": "most"}, ("most",)),
    ],
)
def test_a_game_takes_the_layers_that_its_rules_call_for(
    rules: str, changes: dict[str, Any], expected: tuple[str, ...]
) -> None:
    assert layers(presets.conventions(rules, **changes)) == expected


def test_a_later_layer_overrules_an_earlier_one() -> None:
    weighed = dict(weights_for(presets.conventions("voleur")))
    assert weighed[advice.sheds_pips] == WEIGHTS["block"][advice.sheds_pips]
    assert weighed[advice.stops_adversary] == WEIGHTS["partners"][advice.stops_adversary]


def test_advice_without_weight_is_not_asked() -> None:
    assert advice.closes not in dict(weights_for(presets.conventions("cinq_partout")))


@pytest.mark.parametrize(("layer", "function"), ENTRIES)
def test_every_advice_changes_some_move(
    layer: str, function: advice.Advice, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without(conventions: Conventions) -> tuple[tuple[advice.Advice, float], ...]:
        return tuple(entry for entry in weights_for(conventions) if entry[0] is not function)

    table, player, rng = PLAYED_UNDER[layer], players.get("classical"), Random(0)
    for _, view in moments(table, "weights", 400):
        usual = player.choose(view, rng)
        with monkeypatch.context() as patch:
            patch.setattr(classical, "weights_for", without)
            if player.choose(view, rng) is not usual:
                return
    pytest.fail(f"{function.__name__} never decides anything in {table!r}")
