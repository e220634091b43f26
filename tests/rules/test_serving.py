"""Mixing, serving and the stock (rows SERVE)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from palamede.dominoes import dealing, presets
from palamede.dominoes.errors import ConventionError, MatchError
from palamede.dominoes.match import Partie
from palamede.dominoes.tiles import Tile, TileSet


def numbered(text: str) -> list[Tile]:
    """Return the tiles that stand at these places, from 1, of a row in the order of the set."""
    return [TileSet(6)[int(word) - 1] for word in text.split()]


ROW = list(TileSet(6))


@pytest.mark.rule("SERVE-01")
def test_who_mixes() -> None:
    """A led, B leads next: B mixes (académie; encyclopédie in voleur) or A (manuel; for two)."""
    two, voleur = presets.conventions("tete_a_tete"), presets.conventions("voleur")
    led = {"previous_leader": 1}
    assert dealing.mixer(two, 2, code="academie", **led) == 2
    assert dealing.mixer(voleur, 2, code="encyclopedie", **led) == 2
    assert dealing.mixer(two, 2, code="manuel", **led) == 1
    assert dealing.mixer(two, 2, code="encyclopedie", **led) == 1
    assert dealing.mixer(two, 2, code="encyclopedie") == 2, "the first deal"
    assert dealing.mixer(two, 2, **led) == 2, "the program's tables"


@pytest.mark.rule("SERVE-01")
def test_a_mix_is_every_order_equally_likely() -> None:
    rng = Random(5)
    three = [Tile(0, 0), Tile(0, 1), Tile(1, 1)]
    orders = Counter(tuple(dealing.mix(three, rng)) for _ in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())  # five standard deviations


@pytest.mark.rule("SERVE-02", "SERVE-03")
def test_each_grabs_his_tiles_at_once_the_leader_last() -> None:
    conventions = presets.conventions("voleur")
    served = dealing.serve(conventions, ROW, leader=2)
    assert served.hands[2] == tuple(ROW[0:6])
    assert served.hands[3] == tuple(ROW[6:12])
    assert served.hands[0] == tuple(ROW[12:18])
    assert served.hands[1] == tuple(ROW[18:24]), "the leader takes last"
    assert served.stock == tuple(ROW[24:])


@pytest.mark.rule("SERVE-04")
def test_cut_of_five() -> None:
    """Row 1..28 from the head, 7 each, cut of 5."""
    conventions = presets.conventions("tete_a_tete", serving="cut")
    served = dealing.serve(conventions, ROW, leader=1, cut=5)
    assert list(served.hands[1]) == numbered("6 8 10 12 14 16 18")
    assert list(served.hands[0]) == numbered("7 9 11 13 15 17 19")
    assert list(served.stock) == numbered("20 21 22 23 24 25 26 27 28 1 2 3 4 5")


@pytest.mark.rule("SERVE-04")
@pytest.mark.parametrize("cut", [0, 1, 28, 29])
def test_a_cut_of_one_is_refused(cut: int) -> None:
    conventions = presets.conventions("tete_a_tete", serving="cut")
    with pytest.raises(MatchError, match=f"a cut of {cut}: from 2 to 27 tiles"):
        dealing.serve(conventions, ROW, leader=1, cut=cut)


@pytest.mark.rule("SERVE-04")
@pytest.mark.parametrize("cut", [2, 27])
def test_from_two_to_twenty_seven_may_be_cut(cut: int) -> None:
    conventions = presets.conventions("tete_a_tete", serving="cut")
    served = dealing.serve(conventions, ROW, leader=2, cut=cut)
    assert served.hands[0][0] == ROW[cut], "the opponent takes the first tile at the head"


@pytest.mark.rule("SERVE-05")
def test_row_of_four() -> None:
    """Row 1..28 from the head, 6 each, cut of 5; seat 4 leads, so seat 1 is at his right."""
    conventions = presets.conventions("voleur", serving="row")
    served = dealing.serve(conventions, ROW, leader=4, cut=5)
    assert list(served.hands[0]) == numbered("6 10 14 18 22 26")
    assert list(served.hands[1]) == numbered("7 11 15 19 23 27")
    assert list(served.hands[2]) == numbered("8 12 16 20 24 28")
    assert list(served.hands[3]) == numbered("9 13 17 21 25 1")
    assert list(served.stock) == numbered("2 3 4 5")


@pytest.mark.rule("SERVE-05", "GEN-08")
def test_two_of_four_may_ask_for_the_row_during_the_partie() -> None:
    partie = Partie(presets.conventions("voleur"), leader=1)
    rng = Random(0)
    deal = partie.serve(rng)
    while deal.legal_moves:
        deal.push(rng.choice(deal.legal_moves))
    partie.settle()
    with pytest.raises(MatchError, match="fixed once the first tile is taken"):
        partie.change(asked_by=[2], serving="row")
    partie.change(asked_by=[2, 4], serving="row")
    assert partie.conventions.serving == "row"
    assert partie.serve(rng, cut=5).conventions.serving == "row"


@pytest.mark.rule("SERVE-05", "GEN-08")
def test_two_players_may_not_ask_for_the_row_during_the_partie() -> None:
    partie = Partie(presets.conventions("tete_a_tete"), leader=1)
    rng = Random(0)
    deal = partie.serve(rng)
    while deal.legal_moves:
        deal.push(rng.choice(deal.legal_moves))
    partie.settle()
    with pytest.raises(MatchError, match="fixed once the first tile is taken"):
        partie.change(asked_by=[1, 2], serving="row")


@pytest.mark.rule("SERVE-07")
@pytest.mark.parametrize(
    ("rules", "left"), [("tete_a_tete", 14), ("voleur", 4), ("matador", 22), ("matador_9", 49)]
)
def test_what_is_left_is_the_stock(rules: str, left: int) -> None:
    partie = Partie(presets.conventions(rules), leader=1)
    deal = partie.serve(Random(9))
    assert len(deal.stock) == left == partie.conventions.stock_size
    assert not set(deal.stock) & {tile for hand in deal.hands for tile in hand}


@pytest.mark.rule("SERVE-09")
@pytest.mark.parametrize("hand", range(6, 15))
def test_two_players_may_agree_on_six_to_fourteen(hand: int) -> None:
    conventions = presets.conventions("tete_a_tete", hand=hand)
    assert conventions.stock_size == 28 - 2 * hand
    assert presets.get("tete_a_tete").in_the_books(conventions)


@pytest.mark.rule("SERVE-09")
def test_fourteen_each_leave_no_stock_and_fifteen_are_refused() -> None:
    """With 14 each there is no stock; with 15 the program refuses and says why."""
    assert Partie(presets.conventions("tete_a_tete", hand=14)).serve(Random(1)).stock == ()
    with pytest.raises(ConventionError) as refusal:
        presets.conventions("tete_a_tete", hand=15)
    assert "2 hands of 15 need 30 tiles" in str(refusal.value)
    assert "has 28" in str(refusal.value)
    assert "the smallest set that serves is double-7" in str(refusal.value)


@pytest.mark.rule("SERVE-09")
def test_five_each_can_be_played_but_is_not_in_the_books() -> None:
    conventions = presets.conventions("tete_a_tete", hand=5)
    assert conventions.stock_size == 18
    assert not presets.get("tete_a_tete").in_the_books(conventions)


@pytest.mark.rule("SERVE-10")
def test_the_plain_game_gives_seven_and_leaves_fourteen() -> None:
    deal = Partie(presets.conventions("tete_a_tete")).serve(Random(1))
    assert [len(hand) for hand in deal.hands] == [7, 7]
    assert len(deal.stock) == 14


@pytest.mark.rule("SERVE-11")
def test_the_last_mixer_takes_last() -> None:
    """1 leads and mixes, 3 mixes again: 4, 1, 2, 3; if 1 then touches once more: 2, 3, 4, 1."""
    assert dealing.taking_order(4, last_mixer=3) == (4, 1, 2, 3)
    assert dealing.taking_order(4, last_mixer=1) == (2, 3, 4, 1)
    conventions = presets.conventions("voleur")
    served = dealing.serve(conventions, ROW, leader=1, last_mixer=3)
    assert served.hands[3] == tuple(ROW[0:6])
    assert served.hands[2] == tuple(ROW[18:24])
