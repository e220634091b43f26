"""The players of the PyPI package ``dominoes``: shown nothing but the view, and the same game."""

from __future__ import annotations

import random
import sys
from random import Random
from typing import Any

import pytest

from palamede.arena import pypi
from palamede.arena.errors import ArenaError
from palamede.arena.pypi import pypi_player
from palamede.arena.run import run
from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Partie
from palamede.dominoes.tiles import Tile
from tests.arena.contests import contest

package = pytest.importorskip("dominoes")
TABLE = presets.conventions("voleur", hand=7, pay_out="all")
RULES = "voleur hand=7 pay_out=all"


def games(number: int) -> list[tuple[Any, Deal]]:
    """Deals of the package and the same ones here, in which the package's own player plays."""
    made = []
    for seed in range(number):
        random.seed(seed)
        game = package.Game.new(starting_player=seed % 4)
        hands = [[Tile(*sorted(tile)) for tile in hand] for hand in game.hands]
        made.append((game, Deal(TABLE, hands, leader=seed % 4 + 1)))
    return made


def test_bota_gorda_plays_here_as_in_the_package() -> None:
    """Whole games side by side; ties between equally heavy tiles go by the order of the hand."""
    player = pypi_player("bota_gorda", TABLE)
    compared = 0
    for game, deal in games(40):
        while game.result is None:
            while len(deal.legal_moves) == 1 and deal.legal_moves[0].is_pass:
                deal.push("pass")
            assert deal.turn == game.turn + 1
            package.players.bota_gorda(game)
            likes = [sum(move[0]) for move in game.valid_moves]
            move = player.choose(deal.view(deal.turn), Random(1))
            assert move.tile is not None
            assert move.tile.pips == likes[0]
            theirs = next(each for each in game.valid_moves if sum(each[0]) == likes[0])
            if likes.count(likes[0]) == 1:
                compared += 1
                assert move.tile == Tile(*sorted(theirs[0]))
            tile, left = theirs
            end = 0 if left else 1
            deal.push(
                next(
                    each
                    for each in deal.legal_moves
                    if each.tile == Tile(*sorted(tile)) and each.end == (end if deal.ends else 0)
                )
            )
            game.make_move(tile, left)
        outcome = deal.outcome()
        assert outcome is not None
        assert outcome.marks[0] - outcome.marks[1] == game.result.points
    assert compared > 200


def test_the_game_that_is_shown_comes_from_the_view_alone() -> None:
    """Another deal with the same view gives the same game; and what it shows is right."""
    player: Any = pypi_player("probabilistic_alphabeta", TABLE)
    rng = Random(3)
    deal = Partie(TABLE).serve(rng)
    seen = 0
    while deal.turn is not None:
        view = deal.view(deal.turn)
        if len(view.legal) > 1:
            game = player._game(view)
            other = player._game(type(view).from_json(view.to_json()))
            assert game.hands == other.hands
            assert [len(hand) for hand in game.hands] == list(view.sizes)
            assert {Tile(*sorted(tile)) for tile in game.hands[view.seat - 1]} == set(view.hand)
            missing = game.missing_values()
            for seat, numbers in enumerate(missing, start=1):
                cannot = view.cannot_hold(seat)
                assert all(tile in cannot for tile in TABLE.tiles if set(tile) & numbers)
            if view.ends:
                assert (game.board.left_end(), game.board.right_end()) == view.ends
            seen += 1
        deal.push(rng.choice(deal.legal_moves))
    assert seen > 5


def test_probabilistic_alphabeta_searches_and_leaves_the_chances_of_others_alone() -> None:
    """On views after its first moves it differs from bota_gorda at times, the same every time."""
    plain, search = (pypi_player(name, TABLE) for name in pypi.NAMES)
    rng = Random(8)
    differing = asked = 0
    random.seed(77)
    expected = random.getstate()
    for _ in range(12):
        deal = Partie(TABLE).serve(rng)
        while deal.turn is not None:
            view = deal.view(deal.turn)
            if len(view.legal) > 1 and len(view.plies) > 14:
                move = search.choose(view, Random(5))
                assert move.action in view.legal
                assert move == search.choose(view, Random(5))
                asked += 1
                differing += move != plain.choose(view, Random(5))
            deal.push(rng.choice(deal.legal_moves))
    assert random.getstate() == expected
    assert asked > 10
    assert 0 < differing < asked


@pytest.mark.slow
def test_they_play_matches_with_any_number_of_workers() -> None:
    match = contest("dominoes:probabilistic_alphabeta", "dominoes:bota_gorda", rules=RULES)
    alone, two = run(match, 2), run(match, 2, jobs=2)
    assert [each.pair for each in alone.played] == [each.pair for each in two.played]


@pytest.mark.parametrize(
    ("rules", "switches"),
    [
        ("voleur", "hand"),
        ("voleur hand=7", "pay_out"),
        ("voleur hand=7 pay_out=all pay_block=opponents", "pay_block"),
        ("tete_a_tete", "players"),
        ("voleur hand=7 pay_out=all set=9", "set"),
        ("peche", "draw"),
    ],
)
def test_another_game_is_refused(rules: str, switches: str) -> None:
    with pytest.raises(ArenaError, match="plays another game") as raised:
        pypi_player("bota_gorda", presets.read(rules))
    assert switches in raised.value.params["switches"]


@pytest.mark.parametrize(
    "settings",
    [["first_lead=highest_double"], ["target=200", "series=single"], ["pay_block=all"]],
)
def test_who_leads_and_how_long_a_partie_is_does_not_matter(settings: list[str]) -> None:
    table = presets.conventions("voleur", [*settings, "hand=7", "pay_out=all"])
    assert pypi_player("bota_gorda", table).name == "dominoes:bota_gorda"


def test_an_unknown_player_and_a_missing_package_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ArenaError, match="there are: bota_gorda, probabilistic_alphabeta"):
        pypi_player("omniscient", TABLE)  # it looks into the hands
    monkeypatch.setitem(sys.modules, "dominoes", None)
    with pytest.raises(ArenaError, match="pip install dominoes"):
        run(contest("dominoes:bota_gorda", "greedy", rules=RULES), 2)
