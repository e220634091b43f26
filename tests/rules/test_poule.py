"""Every player for himself (rows POULE)."""

from __future__ import annotations

from random import Random

import pytest

from palamede.dominoes import presets
from palamede.dominoes.errors import ConventionError
from palamede.dominoes.match import Partie
from tests.rules.test_scoring import book


def play_out(partie: Partie, rng: Random) -> None:
    """Play deals at random until the partie is over."""
    while not partie.finished:
        deal = partie.serve(rng)
        while deal.legal_moves:
            deal.push(rng.choice(deal.legal_moves))
        partie.settle()


@pytest.mark.rule("POULE-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_pool_goes_to_the_first_to_reach_the_total(players: int) -> None:
    partie = Partie(presets.conventions("poule", players=players, stake=7))
    play_out(partie, Random(players))
    (winner,) = partie.winner
    assert partie.scores[winner - 1] == max(partie.scores) >= 100
    expected = [-7] * players
    expected[winner - 1] = 7 * (players - 1)
    assert list(partie.accounts) == expected


@pytest.mark.rule("POULE-01")
def test_four_with_seven_each_leave_no_stock() -> None:
    assert presets.conventions("poule", players=4).stock_size == 0
    assert presets.conventions("poule", players=3).hand == 7


@pytest.mark.rule("POULE-02")
def test_a_pot_is_won_stake_by_stake() -> None:
    """Pot of 4 stakes of 5: after four won deals the pot is 0 and the accounts sum to 0."""
    partie = Partie(presets.conventions("pot", players=4))
    assert (partie.pot, partie.accounts) == (20, (-5, -5, -5, -5))
    for winner, pot in ((2, 15), (2, 10), (1, 5), (4, 0)):
        marks = [0, 0, 0, 0]
        marks[winner - 1] = 1
        book(partie, *marks)
        assert partie.pot == pot
        assert sum(partie.accounts) + partie.pot == 0
    assert partie.finished
    assert partie.accounts == (0, 5, -5, 0)


@pytest.mark.rule("POULE-02")
def test_in_a_pot_who_wins_all_has_all() -> None:
    partie = Partie(presets.conventions("pot", players=4))
    for _ in range(4):
        book(partie, 1, 0, 0, 0)
    assert partie.accounts == (15, -5, -5, -5)
    assert partie.winner == (1,)


@pytest.mark.rule("POULE-02")
def test_in_a_pot_the_player_at_the_winners_right_leads() -> None:
    partie = Partie(presets.conventions("pot", players=3), leader=1)
    book(partie, 0, 1, 0)
    assert partie.leader == 3
    book(partie, 0, 0, 0)
    assert partie.leader == 1, "nobody takes and the lead goes on"
    assert partie.pot == 10


@pytest.mark.rule("POULE-02")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("hand", [5, 6])
def test_five_or_six_tiles_each(players: int, hand: int) -> None:
    conventions = presets.conventions("chacun", players=players, hand=hand)
    assert presets.get("chacun").in_the_books(conventions)
    partie = Partie(conventions)
    play_out(partie, Random(hand))
    assert sum(partie.accounts) == 0


@pytest.mark.rule("POULE-03")
def test_two_to_six_may_play_singly_and_four_in_pairs() -> None:
    for players in (2, 3, 4, 5, 6):
        assert presets.conventions("poule", players=players).sides_count == players
    pairs = presets.conventions("poule", players=4, sides="partners")
    assert [pairs.side_of(seat) for seat in (1, 2, 3, 4)] == [1, 2, 1, 2]
    with pytest.raises(ConventionError, match="needs 4 players, not 6"):
        presets.conventions("poule", players=6, sides="partners")
    with pytest.raises(ConventionError, match="for 2, 3, 4, 5, 6 players, not 7"):
        presets.conventions("poule", players=7)
