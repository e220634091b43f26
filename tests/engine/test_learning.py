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
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.match import Partie
from palamede.engine import nets
from palamede.engine.kernel import net as kernel
from palamede.engine.kernel.chance import GAMMA, mixed, stream
from palamede.engine.kernel.duel import duel
from palamede.engine.kernel.model import Model
from palamede.engine.kernel.playout import deal_out
from palamede.engine.kernel.policy import SEEN, choose, note
from palamede.engine.kernel.state import META, OVER, TURN, apply, legal, state_of
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
    conventions = presets.conventions(rules)
    choices = played(conventions, Model(np.empty((0, 0)), net), 5, 0, 20)
    logs, value = policy_and_value(weights, jnp.asarray(choices.seen), jnp.asarray(choices.legal))
    place = 0
    for row in _positions(conventions, net, 5, 20):
        heads, likely, worth = row
        chances = np.zeros(kernel.HEADS)
        np.add.at(chances, heads, likely)
        wanted = np.where(choices.legal[place] > 0, np.exp(np.asarray(logs[place])), 0.0)
        np.testing.assert_allclose(chances, wanted, atol=2e-5)
        assert worth == pytest.approx(float(value[place]), abs=1e-4)
        place += 1
    assert place == len(choices.taken) > 50


def _positions(
    conventions: Conventions, net: kernel.Net, seed: int, deals: int
) -> Iterator[tuple[list[int], NDArray[np.float64], float]]:
    """Yield heads, chances and value at every choice of the same deals, played by hand."""
    tables = tables_of(conventions)
    order = tables.in_play.copy()
    for number in range(deals):
        hands = np.zeros(4, dtype=np.uint64)
        stock = np.zeros(order.size - tables.seats * tables.hand, dtype=np.uint8)
        meta, seen = np.zeros(META, dtype=np.int64), np.zeros(SEEN, dtype=np.uint64)
        with np.errstate(over="ignore"):
            word = deal_out(tables, order, hands, stock, meta, stream(np.uint64(seed), number))
        actions, likely = np.zeros(300, dtype=np.int64), np.zeros(300)
        while meta[OVER] == 0:
            found = legal(tables, hands, stock, meta, actions)
            action = actions[0]
            if found > 1:
                kernel.net_chances(tables, hands, meta, seen, actions, found, net, likely)
                worth = kernel.net_value(tables, hands, meta, seen, net)
                heads = [2 * (int(act) >> 2) + (int(act) & 1) for act in actions[:found]]
                yield heads, likely[:found].copy(), worth
                with np.errstate(over="ignore"):
                    word = np.uint64(word) + GAMMA
                action = actions[choose(likely, found, mixed(word))]
            note(tables, meta, seen, action)
            apply(tables, hands, stock, meta, action)


@pytest.mark.parametrize("rules", RULES)
def test_what_is_seen_does_not_tell_what_is_hidden(rules: str) -> None:
    """Whatever others hold in a seat's place, the same bits are set; its own hand changes them."""
    rng = Random(3)
    looked = 0
    for number in range(30):
        deal = Partie(presets.conventions(rules)).serve(Random(number))
        while deal.turn is not None:
            state = state_of(deal)
            seen = np.zeros(SEEN, dtype=np.uint64)
            fresh_state = state_of(Partie(presets.conventions(rules)).serve(Random(number)))
            for move in deal.move_stack:
                note(state.tables, fresh_state.meta, seen, move.action)
                apply(*fresh_state, move.action)
            me = int(state.meta[TURN])
            bits = _bits(state.tables, state.hands, state.meta, seen)
            others = [s for s in range(state.tables.seats) if s != me]
            pool = [t for s in others for t in _tiles(int(state.hands[s]))]
            pool += [int(t) for t in state.stock[int(state.meta[4]) :]]
            rng.shuffle(pool)
            changed = state.hands.copy()
            for seat in others:
                size = len(_tiles(int(state.hands[seat])))
                changed[seat] = sum(1 << pool.pop() for _ in range(size))
            assert _bits(state.tables, changed, state.meta, seen) == bits
            own = {bit for bit in bits if bit < 28}
            assert own == set(_tiles(int(state.hands[me])))
            looked += 1
            deal.push(rng.choice(deal.legal_moves))
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


def test_a_short_run_learns_and_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    straight, twice = tmp_path / "straight.npz", tmp_path / "twice.npz"
    first = list(command.learn("2", 12, straight, tmp_path / "a.npz", deals=1024))
    assert [number for number, _ in first] == list(range(1, 13))
    command.OFTEN = 4  # type: ignore[misc]
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
    list(command.learn("2", 1, tmp_path / "net.npz", tmp_path / "net-2.npz", deals=1024))
    there = ["--kept", str(tmp_path), "--to", str(tmp_path), "--net", "2"]
    assert command.main([*there, "--rounds", "2", "--seed", "5"]) == 1
    assert "keep them in other folders" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        command.main([*there, "--rounds", "0"])
