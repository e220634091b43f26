"""Stakes: what is paid is gained, whoever wins, leaves or is dead."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palamede.dominoes import accounts, presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.match import Partie

STAKES = st.integers(0, 100)


def poule(players: int, stake: int) -> Conventions:
    return presets.conventions("poule", players=players, stake=stake)


@given(STAKES, st.integers(2, 6), st.integers(1, 3), st.data())
def test_each_loser_pays_and_the_winners_share(
    stake: int, players: int, times: int, data: st.DataObject
) -> None:
    winner = data.draw(st.integers(1, players))
    paid = accounts.settle_partie(poule(players, stake), [winner], times)
    assert sum(paid) == 0
    assert paid[winner - 1] == (players - 1) * stake * times
    assert all(paid[seat - 1] == -stake * times for seat in range(1, players + 1) if seat != winner)


def test_nobody_pays_for_a_drawn_partie() -> None:
    assert accounts.settle_partie(poule(3, 5), [], 1) == [0, 0, 0]


@pytest.mark.parametrize(("side", "paid"), [(1, [10, -10, 10, -10]), (2, [-10, 10, -10, 10])])
def test_of_two_partners_each_gains_what_an_adversary_pays(side: int, paid: list[int]) -> None:
    agreed = presets.conventions("voleur", stake=5)
    assert accounts.settle_partie(agreed, agreed.seats_of(side), 2) == paid


@pytest.mark.parametrize(
    ("dead", "side", "paid"),
    [
        (3, 1, [10, -5, 0, -5]),
        (3, 2, [-10, 5, 0, 5]),
        (2, 2, [-5, 0, -5, 10]),
        (4, 1, [5, -10, 5, 0]),
    ],
)
def test_who_plays_the_dead_hand_answers_for_it(dead: int, side: int, paid: list[int]) -> None:
    agreed = presets.conventions("voleur_mort", stake=5)
    assert accounts.settle_partie(agreed, agreed.seats_of(side), 1, dead=dead) == paid
    assert accounts.payer(agreed, dead, dead) == (dead + 1) % 4 + 1


@given(st.lists(st.integers(1, 4), max_size=4), STAKES)
def test_a_pot_is_short_of_what_lies_in_it(takers: list[int], stake: int) -> None:
    agreed = presets.conventions("pot", players=4, stake=stake)
    paid = accounts.settle_pot(agreed, takers)
    assert sum(paid) == -stake * (4 - len(takers))
    for seat in range(1, 5):
        assert paid[seat - 1] == stake * (takers.count(seat) - 1)


@given(st.lists(st.integers(1, 4), max_size=3), STAKES, st.integers(1, 4))
def test_what_is_left_in_a_pot_goes_to_those_who_stay(
    takers: list[int], stake: int, seat: int
) -> None:
    agreed = presets.conventions("pot", players=4, stake=stake)
    paid = accounts.leaver_of_pot(agreed, takers, seat)
    assert sum(paid) == 0
    assert paid[seat - 1] == stake * (takers.count(seat) - 1)
    shares = [
        paid[other - 1] - stake * (takers.count(other) - 1)
        for other in accounts.at_the_right(agreed, seat)
    ]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] - shares[-1] <= 1


@pytest.mark.rule("VOL-12")
@given(STAKES, st.integers(1, 4), st.integers(1, 9))
def test_who_leaves_pays_and_the_nearest_at_his_right_get_the_odd_units(
    stake: int, seat: int, left: int
) -> None:
    agreed = presets.conventions("voleur", stake=stake)
    paid = accounts.leaver_pays(agreed, seat, left)
    assert sum(paid) == 0
    assert paid[seat - 1] == -stake * left
    gains = [paid[(seat + step) % 4] for step in range(3)]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] - gains[-1] <= 1


@pytest.mark.parametrize(
    ("dead", "seat", "paid"), [(3, 1, [-5, 3, 0, 2]), (3, 4, [3, 2, 0, -5]), (2, 4, [3, 0, 2, -5])]
)
def test_the_dead_hand_gets_no_share_of_what_a_leaver_pays(
    dead: int, seat: int, paid: list[int]
) -> None:
    partie = Partie(presets.conventions("voleur_mort", stake=5), dead=dead, leader=1)
    partie.leave(seat)
    assert list(partie.accounts) == paid


@pytest.mark.parametrize(
    ("marked", "times"),
    [
        ([(1, 30), (1, 70)], 3),  # the loser has marked nothing
        ([(2, 30), (1, 100)], 2),  # the winner marked all without a mark of the loser between
        ([(1, 30), (2, 10), (1, 100)], 1),
        ([(2, 30), (1, 50), (2, 5), (1, 60)], 1),
        ([(2, 0), (1, 100)], 3),  # nought is no mark
        ([(2, 100)], 1),  # the side named has marked nothing at all
        ([], 3),
    ],
)
def test_bredouille(marked: list[tuple[int, int]], times: int) -> None:
    assert accounts.multiplier(presets.conventions("voleur"), marked, 1) == times
    plain = presets.conventions("voleur", match_value="simple")
    assert accounts.multiplier(plain, marked, 1) == 1


@given(st.integers(0, 1000), st.integers(1, 6))
def test_shares_are_whole_and_equal_but_for_a_unit(amount: int, seats: int) -> None:
    shares = accounts.share(amount, range(seats))
    assert sum(shares) == amount
    assert max(shares) - min(shares) <= 1
    assert shares == sorted(shares, reverse=True)


def test_accounts_of_a_pot_left_in_the_middle() -> None:
    """Seat 1 has won two of four stakes and leaves: he keeps his gain, the rest is shared."""
    rng = random.Random(4)
    partie = Partie(presets.conventions("pot", players=4, stake=3), leader=1)
    while len(partie.entries) < 2:
        deal = partie.serve(rng)
        while deal.turn is not None:
            deal.push(rng.choice(deal.legal_moves))
        partie.settle()
    before = list(partie.accounts)
    rest = partie.pot
    assert sum(before) + rest == 0
    partie.leave(1)
    assert partie.pot == 0
    assert partie.finished
    assert partie.winner == ()
    assert partie.accounts[0] == before[0]
    assert sum(partie.accounts) == 0
    assert sum(partie.accounts[1:]) == sum(before[1:]) + rest
