"""The player at sight: the net's likeliest act, and nothing that it may not see."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Partie
from palamede.engine import nets, players, warm
from palamede.engine.kernel.duel import duel
from palamede.engine.kernel.model import Model
from palamede.engine.kernel.net import NO_NET, net_chances
from palamede.engine.kernel.policy import SEEN, note
from palamede.engine.kernel.state import apply, state_of
from palamede.engine.kernel.tables import tables_of
from palamede.engine.models import model_of
from palamede.engine.players import sight

NET = players.get("net")


def _dealt(rules: str, number: int, moves: int) -> Deal:
    deal = Partie(presets.conventions(rules)).serve(Random(number))
    rng = Random(number)
    for _ in range(moves):
        if deal.turn is not None:
            deal.push(rng.choice(deal.legal_moves))
    return deal


@pytest.mark.parametrize("rules", ["tete_a_tete", "peche", "voleur", "cinq_partout"])
def test_it_lays_what_the_net_finds_likeliest(rules: str) -> None:
    """Seen from the true hands, by another way: the same act."""
    asked = 0
    for number in range(20):
        deal = _dealt(rules, number, number % 9)
        if deal.turn is None or len(deal.legal_moves) < 2:
            continue
        state = state_of(deal)
        beside = state_of(Partie(presets.conventions(rules)).serve(Random(number)))
        seen = np.zeros(SEEN, dtype=np.uint64)
        for move in deal.move_stack:
            note(beside.tables, beside.meta, seen, move.action)
            apply(*beside, move.action)
        acts = np.array([move.action for move in deal.legal_moves], dtype=np.int64)
        likely = np.zeros(len(acts))
        net = nets.net_of(deal.conventions)
        net_chances(state.tables, state.hands, state.meta, seen, acts, len(acts), net, likely)
        chosen = NET.choose(deal.view(deal.turn), Random(1))
        assert chosen == deal.legal_moves[int(likely.argmax())]
        asked += 1
    assert asked > 8


@pytest.mark.parametrize(("rules", "seats"), [("matador", 2), ("poule", 4)])
def test_where_no_net_plays_it_follows_the_books(rules: str, seats: int) -> None:
    deal = Partie(presets.conventions(rules, players=seats)).serve(Random(5))
    assert nets.net_of(deal.conventions) is NO_NET
    assert deal.turn is not None
    view = deal.view(deal.turn)
    assert NET.choose(view, Random(1)) == players.get("classical").choose(view, Random(1))


def test_with_people_it_does_not_wait_for_the_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "soon", lambda seconds: False)
    monkeypatch.setattr(sight, "_likely", lambda view: pytest.fail("the kernels are not ready"))
    deal = _dealt("voleur", 3, 2)
    assert deal.turn is not None
    view = deal.view(deal.turn)
    found = players.at_table("net").choose(view, Random(1))
    assert found == players.get("classical").choose(view, Random(1))


@pytest.mark.parametrize("rules", ["tete_a_tete", "voleur"])
def test_it_plays_better_than_the_model_that_it_imitated_first(rules: str) -> None:
    conventions = presets.conventions(rules)
    net = Model(np.empty((0, 0)), nets.net_of(conventions))
    ahead = np.zeros(4000)
    duel(tables_of(conventions), net, model_of(conventions), np.uint64(11), ahead)
    assert ahead.mean() > 4 * ahead.std() / len(ahead) ** 0.5
    # Both plays of a deal have the same chances, so that nobody is ever ahead of himself.
    duel(tables_of(conventions), net, net, np.uint64(11), ahead)
    assert not ahead.any()


def test_nets_are_kept_in_half_precision(tmp_path: Path) -> None:
    net = nets.net_of(presets.conventions("tete_a_tete"))
    nets.write(tmp_path / "net.npz", net)
    for one, other in zip(net, nets.read(tmp_path / "net.npz"), strict=True):
        np.testing.assert_array_equal(one, other)
    assert sum(rows.size for rows in net) > 90_000
