"""Two players who are partners: each moves from its own seat, and only where there are partners."""

from __future__ import annotations

from random import Random

import pytest

from palamede.arena.contenders import close, contender
from palamede.arena.duplicate import play_pair
from palamede.arena.errors import ArenaError
from palamede.arena.partners import Partners
from palamede.arena.run import run
from palamede.arena.terms import Terms
from palamede.dominoes import presets
from palamede.dominoes.moves import Move
from palamede.dominoes.view import View
from palamede.engine import players
from tests.arena.contests import contest

VOLEUR = presets.conventions("voleur")


class Noting:
    """Lays the first legal tile and notes its seats."""

    name = "noting"
    closed = False

    def __init__(self) -> None:
        self.seats: set[int | None] = set()

    def choose(self, view: View, rng: Random) -> Move:
        self.seats.add(view.seat)
        return view.legal_moves[0]

    def close(self) -> None:
        self.closed = True


def test_each_of_two_partners_has_a_seat_of_his_own() -> None:
    first, second = Noting(), Noting()
    play_pair(Partners(first, second), players.get("greedy"), VOLEUR, 0, 1)
    assert first.seats == {1, 2}  # of the odd side, then of the even one
    assert second.seats == {3, 4}


def test_a_pair_of_equals_plays_as_one_player_does() -> None:
    pair = run(contest("greedy+greedy", "classical", rules="voleur"), 5)
    alone = run(contest("greedy", "classical", rules="voleur"), 5)
    assert [each.pair for each in pair.played] == [each.pair for each in alone.played]


def test_both_have_the_terms_of_the_match_or_their_own() -> None:
    pair = contender("maitre@500 + greedy", VOLEUR, Terms())
    assert isinstance(pair, Partners)
    assert pair.searches
    assert pair.name == "maitre+greedy"
    assert not contender("classical+greedy", VOLEUR, Terms()).searches  # type: ignore[attr-defined]


def test_both_are_let_go() -> None:
    first, second = Noting(), Noting()
    close(Partners(first, second))
    assert first.closed
    assert second.closed


@pytest.mark.parametrize("name", ["greedy+", "+greedy", "greedy+greedy+greedy"])
def test_two_are_needed(name: str) -> None:
    with pytest.raises(ArenaError) as caught:
        contender(name, VOLEUR, Terms())
    assert caught.value.code == "arena-two-partners"


def test_there_must_be_partners_in_the_game() -> None:
    with pytest.raises(ArenaError) as caught:
        contender("greedy+classical", presets.conventions("peche"), Terms())
    assert caught.value.code == "arena-partners"


def test_an_unknown_partner_is_told() -> None:
    with pytest.raises(players.UnknownPlayerError):
        contender("greedy+nobody", VOLEUR, Terms())
