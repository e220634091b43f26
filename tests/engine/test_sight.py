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
from palamede.engine.budget import Budget
from palamede.engine.equity import has_equity
from palamede.engine.kernel.duel import duel
from palamede.engine.kernel.model import Model
from palamede.engine.kernel.net import NO_NET, net_chances, net_value, unit_of
from palamede.engine.kernel.policy import SEEN, note
from palamede.engine.kernel.rollout import MOST_ACTIONS, chance_of
from palamede.engine.kernel.state import OVER, TURN, apply, legal, settle, state_of
from palamede.engine.kernel.tables import tables_of
from palamede.engine.method import Method
from palamede.engine.models import model_of
from palamede.engine.players import sight
from palamede.engine.search import Search

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


@pytest.mark.parametrize("rules", ["tete_a_tete", "voleur", "cinq_partout"])
def test_a_search_can_stop_at_what_the_net_expects(rules: str) -> None:
    """After no further choice an act is worth what whoever chooses next expects, seen from here."""
    found = 0
    for number in range(12):
        deal = _dealt(rules, number, number % 5)
        if deal.turn is None or len(deal.legal_moves) < 2:
            continue
        view = deal.view(deal.turn)
        method = Method(worlds=6, leaf="net", choices=0, listed=0, racing=False)
        for utility in ("marks", "match"):
            search = Search(view, method.but(utility=utility), Budget(), seed=4)
            told = search.run()
            for act in told.acts:
                if act.move.action not in search.acts:
                    continue  # on equal ends it is told as its twin at the other end
                values = [_expected(search, world, act.move.action) for world in range(6)]
                marks, chances = np.mean(values, axis=0)
                assert act.marks == pytest.approx(marks, abs=1e-4)
                if utility == "match" and has_equity(deal.conventions):
                    assert act.chance == pytest.approx(chances, abs=1e-9)
                found += 1
    assert found > 30


def _expected(search: Search, world: int, action: int) -> tuple[float, float]:
    """Return marks and chance of an act in a world of a search, by the rules and the net alone."""
    batch = search.sample.worlds.sample(6, 4, first=0)
    table = search.table
    hands, stock = batch.now[world].copy(), batch.stock[world]
    meta, seen = table.meta.copy(), table.seen.copy()
    side = int(meta[TURN]) % table.tables.sides
    acts = np.zeros(MOST_ACTIONS, dtype=np.int64)
    while True:
        note(table.tables, meta, seen, action)
        apply(table.tables, hands, stock, meta, action)
        if meta[OVER] or legal(table.tables, hands, stock, meta, acts) > 1:
            break
        action = int(acts[0])
    marks = np.zeros(4, dtype=np.int64)
    if meta[OVER]:
        settle(table.tables, hands, meta, marks)
        ahead = float(marks[side] - marks[1 - side])
    else:
        net = nets.net_of(search.view.conventions)
        ahead = unit_of(table.tables) * net_value(table.tables, hands, meta, seen, net)
        ahead = ahead if int(meta[TURN]) % table.tables.sides == side else -ahead
        whole = round(ahead)
        marks[side], marks[1 - side] = max(whole, 0), max(-whole, 0)
    if not search.equity.size:
        return ahead, 0.0
    return ahead, chance_of(table.tables, meta, marks, side, search.equity)


def test_nets_are_kept_in_half_precision(tmp_path: Path) -> None:
    net = nets.net_of(presets.conventions("tete_a_tete"))
    nets.write(tmp_path / "net.npz", net)
    for one, other in zip(net, nets.read(tmp_path / "net.npz"), strict=True):
        np.testing.assert_array_equal(one, other)
    assert sum(rows.size for rows in net) > 90_000
