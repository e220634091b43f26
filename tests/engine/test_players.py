"""Every player plays every game by the rules, from its view and its generator alone."""

from __future__ import annotations

import itertools
import json
import pickle
import subprocess
import sys
from random import Random

import pytest

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.match import Partie
from palamede.dominoes.moves import Move
from palamede.dominoes.text import LANGUAGES
from palamede.dominoes.view import View, resample
from palamede.engine import players
from palamede.engine.players.reading import Reading
from palamede.engine.players.searching import Searching
from tests.engine.tables import BY_RULE, CHANGED, TABLES, moments, within
from tests.rules.tables import deal_of, play

BOOKS = [pytest.param(table, id=name) for name, table in TABLES.items()]
SEARCHING = tuple(name for name in players.NAMES if name not in BY_RULE)
NODES = 1500
EVERY_TABLE = [pytest.param(table, id=name) for name, table in {**TABLES, **CHANGED}.items()]


@pytest.mark.parametrize("name", BY_RULE)
@pytest.mark.parametrize("conventions", EVERY_TABLE)
def test_every_game_is_played_to_its_end_by_legal_moves(
    name: str, conventions: Conventions
) -> None:
    player = players.get(name)
    for seed in range(4):
        rng = Random(seed)
        deal = Partie(conventions).serve(rng)
        while (seat := deal.turn) is not None:
            move = player.choose(deal.view(seat), rng)
            assert move in deal.legal_moves
            deal.push(move)
        assert deal.outcome() is not None


@pytest.mark.parametrize("conventions", EVERY_TABLE)
def test_players_that_search_play_every_game_to_its_end_by_legal_moves(
    conventions: Conventions,
) -> None:
    rng = Random(6)
    deal = Partie(conventions).serve(rng)
    turns = itertools.cycle(SEARCHING)
    while (seat := deal.turn) is not None:
        move = within(next(turns), NODES).choose(deal.view(seat), rng)
        assert move in deal.legal_moves
        deal.push(move)
    assert deal.outcome() is not None


@pytest.mark.parametrize("name", players.NAMES)
def test_the_same_seed_gives_the_same_deal(name: str) -> None:
    def playthrough(seed: int) -> tuple[Move, ...]:
        deal = Partie(presets.conventions("cinq_partout", players=3)).serve(Random(7))
        rng = Random(seed)
        while (seat := deal.turn) is not None:
            deal.push(within(name, NODES).choose(deal.view(seat), rng))
        return deal.move_stack

    assert playthrough(1) == playthrough(1)
    # Only the random player asks chance anything.
    assert (playthrough(1) != playthrough(2)) == (name == "random")


@pytest.mark.parametrize("name", BY_RULE)
@pytest.mark.parametrize("conventions", BOOKS)
def test_tiles_that_are_not_seen_do_not_change_the_move(
    name: str, conventions: Conventions
) -> None:
    """The same view with hands and stock exchanged, as far as it allows, gives the same move."""
    player, rng, compared = players.get(name), Random(3), 0
    for deal, view in moments(conventions, "exchanged"):
        assert view.seat is not None
        other = resample(view, rng)
        compared += other != deal
        there = other.view(view.seat)
        assert player.choose(there, Random(5)) == player.choose(view, Random(5))
    assert compared


@pytest.mark.parametrize("conventions", BOOKS)
def test_tiles_that_are_not_seen_do_not_change_what_is_searched(conventions: Conventions) -> None:
    """Neither the move within a budget of nodes nor, where none is given, that of all worlds."""
    rng, compared = Random(3), 0
    found = list(moments(conventions, "exchanged"))
    for deal, view in found[1 : len(found) : max(1, len(found) // 2)][:2]:
        assert view.seat is not None
        other = resample(view, rng)
        compared += other != deal
        there = other.view(view.seat)
        for name in SEARCHING:
            player = within(name, NODES)
            assert player.choose(there, Random(5)) == player.choose(view, Random(6)), name
        club = players.get("club")
        assert club.choose(there, Random(5)) == club.choose(view, Random(6))
    assert compared


def test_views_sent_to_another_process_or_through_json_give_the_same_moves() -> None:
    views = [view for table in TABLES.values() for _, view in moments(table, "sent")]
    here = [
        [players.get(name).choose(view, Random(9)).action for view in views] for name in BY_RULE
    ]
    by_json = [
        [
            players.get(name).choose(View.from_json(view.to_json()), Random(9)).action
            for view in views
        ]
        for name in BY_RULE
    ]
    assert by_json == here
    there = (
        "import sys, pickle; from random import Random; from palamede.engine import players;"
        "views = pickle.load(sys.stdin.buffer);"
        "print([[players.get(name).choose(view, Random(9)).action for view in views]"
        f" for name in {BY_RULE}])"
    )
    done = subprocess.run(
        [sys.executable, "-c", there], input=pickle.dumps(views), capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == str(here)


@pytest.mark.slow
def test_a_view_sent_as_json_to_another_process_is_searched_as_its_twin_is_here() -> None:
    """One full deal is looked at here, another with the same view there: every player, two views
    of every preset."""
    sent, here, rng = [], [], Random(8)
    for table in TABLES.values():
        found = list(moments(table, "crossing"))
        for _, view in found[1 : len(found) : max(1, len(found) // 2)][:2]:
            assert view.seat is not None
            sent.append(resample(view, rng).view(view.seat).to_json())
            here.append(
                [within(name, NODES).choose(view, Random(1)).action for name in players.NAMES]
            )
    done = subprocess.run(
        [sys.executable, "-c", THERE],
        input="\n".join(sent),
        capture_output=True,
        check=True,
        text=True,
    )
    assert [json.loads(line) for line in done.stdout.splitlines()] == here


THERE = f"""
import sys
from random import Random
from palamede.dominoes.view import View
from palamede.engine import players
from palamede.engine.budget import Budget

def within(player):
    limited = getattr(player, "with_budget", None)
    return player if limited is None else limited(Budget(nodes={NODES}))

for line in sys.stdin:
    view = View.from_json(line)
    print([within(players.get(name)).choose(view, Random(1)).action for name in players.NAMES])
"""


def test_the_greedy_player_lays_the_heaviest_tile_that_goes() -> None:
    deal = play(deal_of(hands={1: "1-6 0-0", 2: "1-5 3-6 1-2 5-5 4-5 0-6 6-6"}), "1-6")
    assert str(players.get("greedy").choose(deal.view(2), Random(0))) == "6-6>"


def test_the_greedy_player_takes_the_lowest_action_of_equal_ones() -> None:
    deal = play(deal_of(hands={1: "1-6 0-0", 2: "1-5 0-6 1-2 5-5 4-5 3-4 0-2"}), "1-6")
    # 0-6 at the right end and 1-5 at the left bear six pips both.
    assert str(players.get("greedy").choose(deal.view(2), Random(0))) == "6-0>"


@pytest.mark.rule("CINQ-02")
def test_the_greedy_player_takes_the_marks_before_the_pips() -> None:
    deal = deal_of("cinq_partout", {1: "5-5 0-0", 2: "4-5 5-6 6-6 3-4 1-2 0-1 0-2"}, players=2)
    play(deal, "5-5")
    # 5-6 makes 10 + 6 and marks nothing, 0-5 and 5-5 are not his; 4-5 makes 14: nothing either.
    assert str(players.get("greedy").choose(deal.view(2), Random(0))) == "5-6<"
    deal = deal_of("cinq_partout", {1: "4-6 0-0", 2: "4-4 6-6 3-6 5-6 0-1 1-2 0-2"}, players=2)
    play(deal, "4-6")  # 6-6 would make 4 + 12, 5-6 makes 4 + 5, 4-4 makes 8 + 6, 3-6 makes 4 + 3
    assert str(players.get("greedy").choose(deal.view(2), Random(0))) == "6-6>"
    deal = deal_of("cinq_partout", {1: "4-6 0-0", 2: "4-4 6-6 1-6 5-6 0-1 1-2 0-2"}, players=2)
    play(deal, "4-6")  # 1-6 makes 4 + 1
    assert str(players.get("greedy").choose(deal.view(2), Random(0))) == "6-1>"


@pytest.mark.rule("PERD-01")
def test_the_greedy_player_keeps_his_pips_where_the_most_win() -> None:
    deal = play(deal_of("qui_perd_gagne", {1: "1-6 0-0", 2: "1-5 3-6 1-2 5-5 4-5 0-6 6-6"}), "1-6")
    assert str(players.get("greedy").choose(deal.view(2), Random(0))) == "1-2<"


def test_the_random_player_makes_every_legal_move_about_equally_often() -> None:
    deal = deal_of(hands={1: "0-0 1-1 2-2 3-3 4-4 5-5 6-6"})
    view, rng = deal.view(1), Random(11)
    made = [players.get("random").choose(view, rng) for _ in range(1400)]
    assert all(150 < made.count(move) < 250 for move in deal.legal_moves)


# -------------------------------------------------------------------- the registry
def test_levels_are_for_people_and_yardsticks_are_not() -> None:
    assert players.NAMES[: len(players.LEVELS)] == players.LEVELS
    assert players.NAMES[len(players.LEVELS) :] == ("net", "pimc", "rollout")
    for name in players.NAMES:
        player = players.at_table(name)
        assert player.name == name
        budget = getattr(player, "budget", None)
        assert (budget is None) == (name in (*BY_RULE, "net"))
        assert budget is None or 0 < budget.seconds <= 2
        if isinstance(player, Searching):  # its number of worlds stays
            assert player.method == players.get(name).method


def test_players_are_found_by_name_whatever_its_case() -> None:
    assert players.get(" Greedy ").name == "greedy"
    assert [players.get(name).name for name in players.NAMES] == list(players.NAMES)
    assert all(isinstance(players.get(name), players.Player) for name in players.NAMES)


def test_an_unknown_player_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(players.UnknownPlayerError, match="random, apprentice, greedy") as raised:
        players.get("deep")
    assert raised.value.params["name"] == "deep"


def test_every_player_is_described_in_three_languages() -> None:
    assert tuple(players.DESCRIPTIONS) == players.NAMES
    for text in players.DESCRIPTIONS.values():
        assert len({text[language] for language in LANGUAGES}) == len(LANGUAGES)


def test_players_cost_little_to_import() -> None:
    code = "import sys, palamede.engine.players; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert not loaded & {"numba", "numpy", "rich", "fluent", "prompt_toolkit", "pytest"}


def test_a_spectator_cannot_be_asked_for_a_move() -> None:
    deal = play(deal_of(hands={1: "1-6 0-0", 2: "1-5 3-6"}), "1-6")
    with pytest.raises(ValueError, match="spectator"):
        Reading(deal.view(None))
