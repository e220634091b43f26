"""The net learned by self-play: the kernel's sums, what it sees, and a run in small."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from numpy.typing import NDArray

from palamede.dominoes import presets
from palamede.dominoes.match import Partie
from palamede.engine import nets
from palamede.engine.kernel import net as kernel
from palamede.engine.kernel.duel import duel
from palamede.engine.kernel.model import Model
from palamede.engine.kernel.policy import SEEN, note
from palamede.engine.kernel.state import DRAWN, TURN, State, apply, legal, state_of
from palamede.engine.kernel.tables import Tables, tables_of
from palamede.engine.learning import __main__ as command
from palamede.engine.learning.games import Choices, advantages, played
from palamede.engine.learning.network import fresh, kernel_net, policy_and_value

RULES = ("tete_a_tete", "peche", "voleur", "qui_perd_gagne", "cinq_partout", "trois_partout")


def _rough(seed: int) -> dict[str, Any]:
    """Return weights whose heads differ."""
    weights = fresh(seed)["actor"]
    weights["2"] = weights["2"] * 50
    return weights


@pytest.mark.parametrize("rules", RULES)
def test_the_kernel_and_the_learner_add_up_alike(rules: str) -> None:
    weights = _rough(1)
    net = kernel_net(weights)
    looked = 0
    for state, seen in _positions(rules, 12):
        actions, likely = np.zeros(300, dtype=np.int64), np.zeros(300)
        found = legal(*state, actions)
        if found < 2:
            continue
        row = np.zeros((1, kernel.INPUTS), dtype=np.uint8)
        row[0, _bits(state.tables, state.hands, state.meta, seen)] = 1
        heads = [2 * (int(act) >> 2) + (int(act) & 1) for act in actions[:found]]
        mask = np.zeros((1, kernel.HEADS), dtype=np.uint8)
        mask[0, heads] = 1
        logs, value = policy_and_value(weights, jnp.asarray(row), jnp.asarray(mask))
        kernel.net_chances(state.tables, state.hands, state.meta, seen, actions, found, net, likely)
        chances = np.zeros(kernel.HEADS)
        np.add.at(chances, heads, likely[:found])
        wanted = np.where(mask[0] > 0, np.exp(np.asarray(logs[0])), 0.0)
        np.testing.assert_allclose(chances, wanted, atol=2e-5)
        worth = kernel.net_value(state.tables, state.hands, state.meta, seen, net)
        assert worth == pytest.approx(float(value[0]), abs=1e-4)
        looked += 1
    assert looked > 50


def _positions(rules: str, deals: int) -> Iterator[tuple[State, NDArray[np.uint64]]]:
    """Yield positions of deals played at random, and what all have seen in them."""
    rng = Random(3)
    for number in range(deals):
        deal = Partie(presets.conventions(rules)).serve(Random(number))
        beside = state_of(deal)
        seen = np.zeros(SEEN, dtype=np.uint64)
        while deal.turn is not None:
            yield state_of(deal), seen
            move = rng.choice(deal.legal_moves)
            note(beside.tables, beside.meta, seen, move.action)
            apply(*beside, move.action)
            deal.push(move)


@pytest.mark.parametrize("rules", RULES)
def test_what_is_recorded_is_whole(rules: str) -> None:
    """The hands and what was laid are all different tiles; an act is legal, and of the hand."""
    conventions = presets.conventions(rules)
    net = kernel_net(_rough(2))
    choices = played(conventions, Model(np.empty((0, 0)), net), 5, 0, 40)
    count = len(choices.taken)
    assert count > 100
    assert (choices.legal[np.arange(count), choices.taken] == 1).all()
    own = choices.seen[:, kernel.OWN : kernel.LAID]
    assert (own[np.arange(count), choices.taken // 2] == 1).all()
    laid = choices.seen[:, kernel.LAID : kernel.VOIDS].reshape(count, 4, 28).sum(axis=1)
    tiles = own + laid + choices.hidden.reshape(count, 3, 28).sum(axis=1)
    assert tiles.max() == 1
    seats = conventions.seats
    if conventions.draw == "none":
        assert (tiles.sum(axis=1) == seats * conventions.hand).all()
    assert (np.diff(choices.deal) >= 0).all() and choices.deal[-1] == 39
    assert set(choices.side) == {1.0, -1.0}
    for one, other in zip(
        choices, played(conventions, Model(np.empty((0, 0)), net), 5, 0, 40), strict=True
    ):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("rules", RULES)
def test_what_is_seen_does_not_tell_what_is_hidden(rules: str) -> None:
    """Whatever others hold in a seat's place, the same bits are set; its own hand changes them."""
    rng = Random(4)
    looked = 0
    for state, seen in _positions(rules, 30):
        me = int(state.meta[TURN])
        bits = _bits(state.tables, state.hands, state.meta, seen)
        others = [seat for seat in range(state.tables.seats) if seat != me]
        pool = [tile for seat in others for tile in _tiles(int(state.hands[seat]))]
        pool += [int(tile) for tile in state.stock[int(state.meta[DRAWN]) :]]
        rng.shuffle(pool)
        changed = state.hands.copy()
        for seat in others:
            size = len(_tiles(int(state.hands[seat])))
            changed[seat] = sum(1 << pool.pop() for _ in range(size))
        assert _bits(state.tables, changed, state.meta, seen) == bits
        assert {bit for bit in bits if bit < kernel.LAID} == set(_tiles(int(state.hands[me])))
        looked += 1
    assert looked > 100


def _tiles(mask: int) -> list[int]:
    return [tile for tile in range(28) if mask >> tile & 1]


def _bits(tables: Tables, hands: Any, meta: Any, seen: Any) -> list[int]:
    out = np.zeros(kernel.INPUTS, dtype=np.int64)
    found = kernel.see(tables, hands, meta, seen, out)
    bits = [int(bit) for bit in out[:found]]
    assert len(set(bits)) == len(bits)
    assert max(bits) < kernel.INPUTS
    return bits


def test_advantages_are_the_sums_of_the_book() -> None:
    """By the definition: deltas, each later one weighed by one more lambda."""
    rng = np.random.default_rng(2)
    deal = np.array([0, 0, 0, 1, 3, 3])
    side = np.array([1.0, -1, 1, -1, 1, 1])
    lead = rng.normal(size=4)
    judged = rng.normal(size=6)
    nothing = np.zeros((6, 1), dtype=np.uint8)
    choices = Choices(nothing, nothing, nothing, np.zeros(6, dtype=np.int64), side, deal, lead)
    found = advantages(choices, judged, 0.8)
    for place in range(6):
        later = [k for k in range(place, 6) if deal[k] == deal[place]]
        total = 0.0
        for step, k in enumerate(later):
            following = side[k + 1] * judged[k + 1] if k + 1 in later else lead[deal[k]]
            total += 0.8**step * (following - side[k] * judged[k])
        assert found[place] == pytest.approx(side[place] * total)


def test_a_short_run_learns_and_goes_on_where_it_was_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    straight, twice = tmp_path / "straight.npz", tmp_path / "twice.npz"
    first = list(command.learn("2", 12, straight, tmp_path / "a.npz", deals=1024))
    assert [number for number, _ in first] == list(range(1, 13))
    monkeypatch.setattr(command, "OFTEN", 4)
    run = iter(command.learn("2", 12, twice, tmp_path / "b.npz", deals=1024))
    for _ in range(6):
        next(run)
    assert not twice.exists()
    rest = list(command.learn("2", 12, twice, tmp_path / "b.npz", deals=1024))
    assert [number for number, _ in rest] == list(range(5, 13))
    one, other = nets.read(straight), nets.read(twice)
    for mine, theirs in zip(one, other, strict=True):
        np.testing.assert_array_equal(mine, theirs)
    # It plays better than before it learned anything.
    tables = tables_of(presets.conventions("tete_a_tete"))
    nothing = np.empty((0, 0))
    ahead = np.zeros(4000)
    before = kernel_net(fresh(command.SEED)["actor"])
    duel(tables, Model(nothing, one), Model(nothing, before), np.uint64(1), ahead)
    assert ahead.mean() > 4 * ahead.std() / len(ahead) ** 0.5


def test_another_run_is_not_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    list(command.learn("2", 1, tmp_path / "net.npz", tmp_path / "run-2.npz", deals=1024))
    there = ["--kept", str(tmp_path), "--to", str(tmp_path), "--net", "2"]
    assert command.main([*there, "--rounds", "2", "--seed", "5"]) == 1
    assert "keep them in other folders" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        command.main([*there, "--rounds", "0"])
