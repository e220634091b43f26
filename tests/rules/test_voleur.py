"""Domino voleur: partners, tournées, bredouilles (rows VOL)."""

from __future__ import annotations

from random import Random

import pytest

from palamede.dominoes import presets
from palamede.dominoes.match import Partie
from palamede.dominoes.nextlead import next_leader
from palamede.dominoes.series import Series, first_lead_of_next, length
from tests.rules.tables import deal_of, legal, play
from tests.rules.test_poule import play_out
from tests.rules.test_scoring import book, closed, out

VOLEUR = presets.conventions("voleur")


def tournee(**changes: object) -> Series:
    """Return a tournée of Anne, Bruno, Chloé and Denis."""
    conventions = presets.conventions("voleur", **changes)
    return Series(conventions, ["Anne", "Bruno", "Chloé", "Denis"])


def win(partie: Partie, side: int) -> None:
    """Let a side win a partie in one deal."""
    book(partie, *((100, 0) if side == 1 else (0, 100)))
    assert partie.finished


@pytest.mark.rule("VOL-01")
def test_four_players_in_pairs_with_six_each() -> None:
    assert (VOLEUR.players, VOLEUR.hand, VOLEUR.target) == (4, 6, 100)
    assert [VOLEUR.side_of(seat) for seat in (1, 2, 3, 4)] == [1, 2, 1, 2]
    assert VOLEUR.stock_size == 4
    sixless = {1: "6-6", 2: "0-0 0-1 0-2 0-3 0-4 0-5"}
    assert legal(play(deal_of("voleur", sixless), "6-6")) == {"pass"}, "the stock is never drawn"


@pytest.mark.rule("VOL-02")
def test_domino_pays_the_adversaries_hands_not_the_partners() -> None:
    """Seat 1 goes out; the others hold 14, 9 and 20: his side marks 34."""
    outcome = out(VOLEUR, 1, 0, 14, 9, 20)
    assert (outcome.winners, outcome.marks) == ((1, 3), (34, 0))


@pytest.mark.rule("VOL-03")
def test_closed_pays_the_side_with_fewer_pips_together() -> None:
    """Closed with 6, 10, 6, 5: 12 against 15, the first side marks 15."""
    outcome = closed(VOLEUR, 6, 10, 6, 5)
    assert (outcome.winners, outcome.marks) == ((1, 3), (15, 0))
    assert closed(VOLEUR, 20, 10, 0, 5).marks == (0, 20), "not the side of the lightest hand"


@pytest.mark.rule("VOL-04")
def test_closed_and_equal_is_void_and_the_lead_goes_on() -> None:
    outcome = closed(VOLEUR, 6, 7, 6, 5, leader=3)
    assert (outcome.winners, outcome.marks) == ((), (0, 0))
    assert next_leader(VOLEUR, 3, outcome) == 4


@pytest.mark.rule("VOL-05")
def test_the_lead_turns_through_every_player() -> None:
    partie = Partie(VOLEUR, leader=2)
    leads = []
    for _ in range(6):
        leads.append(partie.leader)
        book(partie, 0, 1)
    assert leads == [2, 3, 4, 1, 2, 3]


@pytest.mark.rule("VOL-06")
def test_a_dead_hand() -> None:
    conventions = presets.conventions("voleur_mort", stake=5)
    assert (conventions.players, conventions.seats, conventions.sides_count) == (3, 4, 2)
    partie = Partie(conventions, ["Anne", "Bruno", "mort", "Chloé"])
    assert partie.dead == 3
    for marks in ((10, 0), (0, 20), (100, 0)):
        book(partie, *marks)
    assert partie.winner == (1, 3)
    assert partie.accounts == (10, -5, 0, -5), "its player receives two stakes"
    lost = Partie(conventions, ["Anne", "Bruno", "mort", "Chloé"])
    for marks in ((20, 0), (0, 20), (10, 0), (0, 100)):
        book(lost, *marks)
    assert lost.accounts == (-10, 5, 0, 5), "and pays two"


@pytest.mark.rule("VOL-06")
def test_the_highest_of_the_draw_plays_the_hand_opposite_him() -> None:
    series = Series(presets.conventions("voleur_mort"), ["Anne", "Bruno", "Chloé"])
    partie = series.begin(Random(6))
    assert series.draw is not None
    first, second, third = series.draw.order
    assert partie.names == (first, second, "mort", third)
    assert (partie.dead, partie.leader) == (3, 1)


@pytest.mark.rule("VOL-06")
def test_in_the_next_partie_the_player_at_his_right_plays_the_dead_hand() -> None:
    conventions = presets.conventions("voleur_mort", series="best_of_3")
    series = Series(conventions, ["Anne", "Bruno", "Chloé"])
    rng = Random(9)
    first = series.begin(rng)
    player, right, _, left = first.names
    win(first, 1)
    second = series.begin(rng)
    assert second.names == (right, left, "mort", player), "the order of play stays"
    assert (second.dead, second.leader) == (3, 1)
    win(second, 1)
    assert series.begin(rng).names == (left, player, "mort", right)


@pytest.mark.rule("VOL-06")
def test_the_dead_hand_is_seen_by_its_player_alone() -> None:
    deal = Partie(presets.conventions("voleur_mort"), leader=1).serve(Random(1))
    assert deal.dead == 3
    dead = deal.hand(3)
    shown = {seat: str(deal.view(seat).to_json()) for seat in (1, 2, 4)}
    assert all(f'"{tile}"' in shown[1] for tile in dead)
    for seat in (2, 4):
        assert not any(f'"{tile}"' in shown[seat] for tile in dead)


@pytest.mark.rule("VOL-07")
@pytest.mark.parametrize(
    ("name", "parties"), [("tournee_3", 3), ("tournee_6", 6), ("tournee_9", 9)]
)
def test_a_tournee_is_an_equal_number_of_parties_with_each_partner(name: str, parties: int) -> None:
    series = tournee(series=name)
    assert length(series.conventions) == parties
    rng = Random(parties)
    together: dict[frozenset[str], int] = {}
    while not series.finished:
        partie = series.begin(rng)
        for pair in (partie.names[0::2], partie.names[1::2]):
            together[frozenset(pair)] = together.get(frozenset(pair), 0) + 1
        win(partie, 1)
    assert len(series.parties) == parties
    assert sorted(together.values()) == [parties // 3] * 6


@pytest.mark.rule("VOL-08", "VOL-09")
@pytest.mark.parametrize(
    ("deals", "times"),
    [
        ([(40, 0), (35, 0), (30, 0)], 3),
        ([(0, 20), (40, 0), (35, 0), (30, 0)], 2),
        ([(10, 0), (0, 20), (95, 0)], 1),
    ],
)
def test_bredouilles(deals: list[tuple[int, int]], times: int) -> None:
    """(A40,A35,A30) triple; (B20,A40,A35,A30) double; (A10,B20,A95) simple."""
    partie = Partie(presets.conventions("voleur", stake=5))
    for marks in deals:
        assert partie.multiplier == 1
        book(partie, *marks)
    assert (partie.winner, partie.multiplier) == ((1, 3), times)
    assert partie.accounts == (5 * times, -5 * times, 5 * times, -5 * times)


@pytest.mark.rule("VOL-08")
def test_a_void_deal_between_interrupts_nothing() -> None:
    partie = Partie(VOLEUR)
    for marks in ((0, 20), (60, 0), (0, 0), (60, 0)):
        book(partie, *marks)
    assert partie.multiplier == 2


@pytest.mark.rule("VOL-10")
def test_in_a_simple_tournee_the_three_partnerships_are_each_played_once() -> None:
    for seed in range(60):
        series = tournee()
        rng = Random(seed)
        pairs = set()
        while not series.finished:
            partie = series.begin(rng)
            pairs.add(frozenset((frozenset(partie.names[0::2]), frozenset(partie.names[1::2]))))
            win(partie, 1 + seed % 2)
        assert len(pairs) == 3


@pytest.mark.rule("VOL-10")
def test_in_the_last_third_the_draw_settles_lead_and_places_only() -> None:
    for seed in range(40):
        series = tournee()
        rng = Random(seed)
        for _ in range(2):
            win(series.begin(rng), 1)
        gone = set(series.partnerships)
        partie = series.begin(rng)
        assert series.draw is not None
        assert partie.names[0] == series.draw.order[0], "the highest leads"
        assert frozenset(partie.names[0::2]) not in gone
        right, left = partie.names[1], partie.names[3]
        assert series.draw.order.index(left) > series.draw.order.index(right), "lowest at his left"


@pytest.mark.rule("VOL-10")
def test_with_the_same_partners_the_losers_lead_he_whose_turn_was_nearest() -> None:
    series = tournee(series="tournee_6")
    rng = Random(2)
    first = series.begin(rng)
    win(first, 1)
    assert first.leader == 2, "the lead would have gone on to seat 2"
    second = series.begin(rng)
    assert second.names == first.names
    assert series.draw is None
    assert second.leader == 2
    lost_by_one = Partie(VOLEUR, leader=1)
    win(lost_by_one, 2)
    assert first_lead_of_next(lost_by_one) == 3, "of the losers 1 and 3 the turn of 3 was nearer"


@pytest.mark.rule("VOL-12")
@pytest.mark.parametrize(("stake", "leaver", "shares"), [(6, -12, (4, 4, 4)), (5, -10, (4, 3, 3))])
def test_who_leaves_pays_the_parties_left(stake: int, leaver: int, shares: tuple[int, ...]) -> None:
    """Leaves in the second of three parties: at stake 6 pays 12, 4 each; at 5, 10: 4, 3, 3."""
    series = tournee(stake=stake)
    rng = Random(4)
    win(series.begin(rng), 1)
    before = series.accounts
    partie = series.begin(rng)
    partie.serve(rng)
    name = partie.names[1]
    series.leave(name)
    change = {player: series.accounts[player] - before[player] for player in series.players}
    in_order = [partie.names[seat - 1] for seat in (3, 4, 1)]
    assert change[name] == leaver
    assert tuple(change[player] for player in in_order) == shares
    assert series.finished
    assert sum(series.accounts.values()) == 0


def test_a_series_of_poules_is_played_to_two_wins() -> None:
    conventions = presets.conventions("tete_a_tete", series="best_of_3", stake=1)
    series = Series(conventions, ["Anne", "Bruno"])
    rng = Random(3)
    while not series.finished:
        play_out(series.begin(rng), rng)
    assert max(series.wins.values()) == 2
    assert len(series.parties) in (2, 3)
    assert sum(series.accounts.values()) == 0
