"""The strongest player with and without its parts, and the clock by which players think."""

from __future__ import annotations

import time
from random import Random

import pytest

from palamede.dominoes import presets
from palamede.dominoes.match import Partie
from palamede.engine import clock, players
from palamede.engine.budget import Budget
from palamede.engine.choice import weights_of
from palamede.engine.players.levels import MAITRE, PARTS, Maitre, method_for, method_without
from palamede.engine.players.registry import UnknownPlayerError


def test_a_part_taken_away_is_gone_and_nothing_else() -> None:
    two, four = presets.conventions("tete_a_tete"), presets.conventions("voleur")
    assert method_without(four, ()) == method_for(four)
    assert method_without(four, ["inference"]) == method_for(four).but(uniform=None)
    assert method_without(four, ["policy"]).leaf == "random"
    assert method_without(two, ["exact"]).leaf != "exact"
    assert method_without(two, ["exact"]).exact_below == 0
    assert not method_without(four, ["partner"]).partner
    # Where there is no partner nobody is missed.
    assert method_without(two, ["partner"]) == method_for(two)


def test_without_the_partner_model_nothing_seen_of_a_partner_counts() -> None:
    conventions = presets.conventions("voleur")
    whole, alone = weights_of(conventions), weights_of(conventions, partner=False)
    gone = (whole != alone).any(axis=1)
    assert 1 <= gone.sum() <= 4
    assert not alone[gone].any()
    assert (weights_of(conventions) == whole).all()


def test_names_take_parts_away() -> None:
    player = players.get("Maitre-inference-Exact")
    assert isinstance(player, Maitre)
    assert player.without == {"inference", "exact"}
    assert player.name == "maitre-inference-exact"
    assert players.get("maitre") is MAITRE


@pytest.mark.parametrize("name", ["maitre-", "maitre-luck", "maitre-exact-", "maitre--exact"])
def test_an_unknown_part_is_told_with_those_that_there_are(name: str) -> None:
    with pytest.raises(UnknownPlayerError) as caught:
        players.get(name)
    assert all(f"maitre-{part}" in str(caught.value) for part in PARTS)


@pytest.mark.parametrize("name", ["greedy-exact", "-exact", "expert-inference", "-"])
def test_nobody_else_has_parts(name: str) -> None:
    with pytest.raises(UnknownPlayerError):
        players.get(name)


@pytest.mark.parametrize("part", PARTS)
def test_it_plays_without_each_part(part: str) -> None:
    deal = Partie(presets.conventions("voleur")).serve(Random(3))
    assert deal.turn is not None
    view = deal.view(deal.turn)
    player = players.get(f"maitre-{part}")
    assert isinstance(player, Maitre)
    move = player.with_budget(Budget(nodes=20_000)).choose(view, Random(0))
    assert move in view.legal_moves


def test_the_processor_clock_stands_while_one_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(clock.VARIABLE, raising=False)
    assert clock.chosen() == "wall"
    begun = clock.now()
    time.sleep(0.05)
    assert clock.now() - begun >= 0.05
    monkeypatch.setenv(clock.VARIABLE, "wall")  # so that it is taken back after the test
    clock.use("processor")
    assert clock.chosen() == "processor"
    begun = clock.now()
    time.sleep(0.2)
    assert clock.now() - begun < 0.1
