"""The ceiling: who sees all hands never loses, and nobody else is ever shown them."""

from __future__ import annotations

from random import Random

import pytest

from palamede.arena.contenders import contender
from palamede.arena.duplicate import play_deal, play_pair, served
from palamede.arena.errors import ArenaError
from palamede.arena.omniscient import Omniscient
from palamede.arena.run import run
from palamede.arena.terms import Terms
from palamede.dominoes import presets
from palamede.dominoes.moves import Move
from palamede.dominoes.view import View
from palamede.engine import players
from palamede.engine.solver import solve
from tests.arena.contests import contest

GAMES = ["tete_a_tete", "voleur", "peche", "cinq_partout"]


class Watching:
    """Lays the first legal tile, and looks at what it is shown."""

    name = "watching"

    def __init__(self) -> None:
        self.shown: list[object] = []

    def choose(self, view: View, rng: Random) -> Move:
        self.shown.append(view)
        return view.legal_moves[0]


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("other", ["random", "greedy", "classical"])
def test_it_never_loses_a_duplicate_deal(rules: str, other: str) -> None:
    deals = 3 if rules == "peche" else 8
    conventions = presets.conventions(rules)
    for number in range(1, deals + 1):
        pair = play_pair(Omniscient(conventions), players.get(other), conventions, "sees", number)
        assert pair.ahead >= 0


@pytest.mark.parametrize("rules", ["tete_a_tete", "voleur"])
def test_its_side_gets_the_exact_value_at_least_and_exactly_against_its_like(rules: str) -> None:
    conventions = presets.conventions(rules)
    seer, blind = Omniscient(conventions), players.get("greedy")
    for number in range(1, 9):
        deal = served(conventions, "value", number)
        assert deal.turn is not None
        side = conventions.side_of(deal.turn)
        value = solve(deal).value if side == 1 else -solve(deal).value  # of the odd seats
        first, second = play_deal(deal.copy(), (seer, blind), Random(0)).marks
        assert first - second >= value
        first, second = play_deal(deal.copy(), (seer, seer), Random(0)).marks
        assert first - second == value


def test_the_other_player_is_shown_views_all_the_same() -> None:
    watching = Watching()
    conventions = presets.conventions("voleur")
    play_pair(Omniscient(conventions), watching, conventions, 0, 1)
    assert watching.shown
    assert all(type(view) is View for view in watching.shown)


def test_it_plays_in_contests_and_gives_the_same_deals_to_all() -> None:
    report = run(contest("omniscient", "greedy", rules="voleur", seed=2), 4)
    assert report.result.deals == 4
    assert all(played.pair.ahead >= 0 for played in report.played)
    again = run(contest("greedy", "omniscient", rules="voleur", seed=2), 4)
    assert all(played.pair.ahead <= 0 for played in again.played)


def test_no_table_can_have_it() -> None:
    assert "omniscient" not in players.NAMES
    with pytest.raises(players.UnknownPlayerError):
        players.get("omniscient")
    seer = contender("omniscient", presets.conventions("peche"), Terms())
    deal = served(presets.conventions("peche"), 0, 1)
    with pytest.raises(ArenaError, match="arena only"):
        seer.choose(deal.view(deal.turn), Random(0))


def test_three_who_play_each_for_himself_have_no_ceiling() -> None:
    with pytest.raises(ArenaError) as caught:
        contender("omniscient", presets.conventions("matador", players=3), Terms())
    assert caught.value.code == "arena-sides"
