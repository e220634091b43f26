"""The classical player follows the books where they speak, and only there."""

from __future__ import annotations

from random import Random

import pytest

from palamede.dominoes.deal import Deal
from palamede.engine import players
from tests.rules.tables import deal_of, legal, play

CLASSICAL = players.get("classical")


def chosen(deal: Deal) -> str:
    """What the classical player lays, written as the deal writes it."""
    assert deal.turn is not None
    return deal.text(CLASSICAL.choose(deal.view(deal.turn), Random(0)))


# -------------------------------------------------------------------- ADV-01: the lead
@pytest.mark.rule("ADV-01")
def test_he_leads_his_highest_double_though_he_holds_heavier_tiles() -> None:
    assert chosen(deal_of(hands={1: "2-2 4-4 5-6 4-6 0-0 1-3 1-5"})) == "4-4"


@pytest.mark.rule("ADV-01")
def test_without_a_double_he_leads_the_heaviest_tile() -> None:
    assert chosen(deal_of(hands={1: "0-1 0-2 0-3 0-4 1-2 1-3 5-6"})) == "5-6"


@pytest.mark.rule("ADV-01")
def test_after_the_lead_the_highest_double_has_no_privilege() -> None:
    deal = play(deal_of(hands={1: "1-2 0-0", 2: "1-1 1-6 2-6 3-6 4-6 5-6 3-3"}), "1-2")
    assert "1-1<" in legal(deal)
    assert chosen(deal) == "2-6>"


@pytest.mark.rule("ADV-01", "PERD-01")
def test_where_the_most_pips_win_he_leads_his_lightest_tile() -> None:
    deal = deal_of("qui_perd_gagne", {1: "6-6 5-5 0-1 4-6 2-6 1-4 3-5"})
    assert chosen(deal) == "0-1"


@pytest.mark.rule("ADV-01", "ADV-07")
def test_with_twelve_tiles_he_does_not_lead_a_double_whose_followers_he_holds() -> None:
    sixes = "6-6 5-6 4-6 3-6 2-6 1-6 3-3 0-3 0-2 0-1 1-2 1-4"
    assert chosen(deal_of("tete_a_tete_12", {1: sixes})) == "3-3"


@pytest.mark.rule("ADV-01", "ADV-07")
def test_with_ten_tiles_he_leads_that_double_all_the_same() -> None:
    sixes = "6-6 5-6 4-6 3-6 2-6 1-6 3-3 0-3 0-2 0-1"
    assert chosen(deal_of("tete_a_tete_10", {1: sixes})) == "6-6"


# -------------------------------------------------------------------- ADV-02: the number held most
@pytest.mark.rule("ADV-01", "ADV-02")
def test_of_equal_leads_he_takes_that_of_the_number_he_holds_most_of() -> None:
    """3-6 and 4-5 bear nine pips both; he holds four fours."""
    assert chosen(deal_of(hands={1: "3-6 4-5 0-4 1-4 2-4 0-1 0-2"})) == "4-5"
    assert chosen(deal_of(hands={1: "3-6 4-5 0-6 1-6 2-6 0-1 0-2"})) == "3-6"


@pytest.mark.rule("ADV-01", "ADV-02")
def test_a_heavier_tile_is_led_before_a_number_held_more_often() -> None:
    assert chosen(deal_of(hands={1: "4-6 4-5 0-5 1-5 2-5 3-5 0-1"})) == "4-6"


@pytest.mark.rule("ADV-02", "ADV-10")
def test_strong_in_two_numbers_he_leads_the_tile_that_joins_them() -> None:
    """2-6 and 3-5 bear eight pips, he holds three sixes and three fives; 0-2 or 0-3 decides."""
    assert chosen(deal_of(hands={1: "2-6 3-5 0-6 1-6 0-5 1-5 0-2"})) == "2-6"
    assert chosen(deal_of(hands={1: "2-6 3-5 0-6 1-6 0-5 1-5 0-3"})) == "3-5"


@pytest.mark.rule("ADV-02")
def test_later_he_advances_the_number_he_holds_most_of() -> None:
    """0-5 opens noughts and 2-3 threes, with five pips both; he has two more noughts, one three."""
    deal = deal_of(hands={1: "5-6 0-1 0-2 0-5 2-3 3-6 4-5", 2: "2-6"})
    assert chosen(play(deal, "5-6 6-2>")) == "5-0<"


@pytest.mark.rule("ADV-02")
def test_he_advances_the_other_number_when_he_holds_more_of_that() -> None:
    deal = deal_of(hands={1: "5-6 3-1 3-2 0-5 4-3 3-6 4-5", 2: "2-6"})
    assert chosen(play(deal, "5-6 6-2>")) == "2-3>"


@pytest.mark.rule("ADV-02")
def test_a_tile_much_heavier_is_laid_before_a_number_held_more_often() -> None:
    deal = play(deal_of(hands={1: "1-2 0-0", 2: "0-1 2-6 0-4 0-5 0-3 6-6 4-6"}), "1-2")
    assert "1-0<" in legal(deal)
    assert chosen(deal) == "2-6>"


# -------------------------------------------------------------------- ADV-03: the bare double
@pytest.mark.rule("ADV-03")
def test_he_does_not_advance_a_number_of_which_he_holds_the_double_alone() -> None:
    """1-4 would leave him 4-4 alone, 2-3 nothing; then 2-3 would leave him 3-3 alone."""
    lead = {1: "1-2 0-0"}
    bare_four = play(deal_of(hands={**lead, 2: "1-4 2-3 4-4 5-6 5-5 0-5 0-6"}), "1-2")
    assert chosen(bare_four) == "2-3>"
    bare_three = play(deal_of(hands={**lead, 2: "1-4 2-3 3-3 5-6 5-5 0-5 0-6"}), "1-2")
    assert chosen(bare_three) == "1-4<"


@pytest.mark.rule("ADV-03")
def test_with_another_tile_of_that_number_he_advances_it() -> None:
    lead = {1: "1-2 0-0"}
    four = play(deal_of(hands={**lead, 2: "1-4 2-3 4-4 4-6 5-5 0-5 0-6"}), "1-2")
    assert chosen(four) == "1-4<"
    three = play(deal_of(hands={**lead, 2: "1-4 2-3 3-3 3-6 5-5 0-5 0-6"}), "1-2")
    assert chosen(three) == "2-3>"


@pytest.mark.rule("ADV-01", "ADV-03")
def test_leading_he_does_not_mind_a_bare_double() -> None:
    """His highest double is his only six; were the lead no lead, 5-4 would be the tile to lay."""
    assert chosen(deal_of(hands={1: "6-6 5-4 5-3 5-2 4-3 4-2 1-0"})) == "6-6"


# -------------------------------------------------------------------- the rest of the advice
@pytest.mark.rule("ADV-04")
def test_without_points_he_keeps_both_ends_open_to_himself() -> None:
    """6-5 is heavier, but would leave him nothing at its five; 2-3 leaves 6-5 and 1-3 to lay."""
    deal = deal_of("domino", {1: "4-4 0-3 4-5 0-2 1-3 2-3 5-6", 2: "0-4 2-5 3-6"})
    play(deal, "4-4 4-0< 0-3< 3-6< 4-5> 5-2>")
    assert deal.ends == (6, 2)
    assert chosen(deal) == "2-3>"


def before_the_close(hand: str) -> Deal:
    """With double-four: two is open at the left, nought at the right, 2-0 is the last nought."""
    hands = {1: f"0-0 0-4 2-4 0-2 {hand}", 2: "0-3 1-3 0-1"}
    deal = play(deal_of(hands=hands, set=4), "0-0 0-3> 0-4< 3-1> 4-2< 1-0>")
    assert {"2-0<", "0-2>"} <= legal(deal)
    return deal


@pytest.mark.rule("ADV-05")
def test_he_closes_the_game_with_few_pips_and_not_with_many() -> None:
    light = before_the_close("1-1 1-4 3-3")
    assert chosen(light) == "2-0<"
    light.push("2-0<")
    assert light.is_over()
    assert chosen(before_the_close("4-4 3-4 3-3")) == "0-2>"


@pytest.mark.rule("ADV-07")
def test_of_two_ends_he_covers_the_one_that_the_adversary_has_advanced() -> None:
    """5-2 and 1-6 bear seven pips; the adversary has opened the five, the one is of the lead."""
    deal = deal_of(hands={1: "1-1 3-5 0-3 0-4 1-6 2-5 3-4", 2: "1-3 5-5"})
    play(deal, "1-1 1-3< 3-5< 5-5<")
    assert legal(deal) == {"5-2<", "1-6>"}
    assert chosen(deal) == "5-2<"


@pytest.mark.rule("ADV-08")
def test_he_keeps_open_what_the_adversary_has_passed_on() -> None:
    """Threes and fives are open; 3-3 keeps them so, 3-6 is heavier and opens one of his sixes."""
    hand = "3-3 3-6 0-6 2-6 1-4 0-4"
    passed = play(deal_of(hands={1: "5-5 0-1 0-2 1-1 0-0 2-2 1-2", 2: f"3-5 {hand}"}), "5-5 5-3>")
    passed.push("pass")
    assert chosen(passed) == "3-3>"
    not_passed = play(deal_of(hands={1: "3-5 0-1 0-2", 2: f"2-4 {hand}"}), "3-5")
    assert chosen(not_passed) == "3-6<"


@pytest.mark.rule("ADV-11", "CINQ-02")
def test_where_ends_are_counted_he_leads_what_marks() -> None:
    """6-6 would mark nothing, 4-1 and 3-2 mark one point, 5-5 two."""
    hand = "6-6 4-1 3-2 0-1 0-2 0-3"
    assert chosen(deal_of("cinq_partout", {1: f"{hand} 5-5"})) == "5-5"
    assert chosen(deal_of("cinq_partout", {1: f"{hand} 5-4"})) == "1-4"


@pytest.mark.rule("ADV-11")
def test_where_ends_are_counted_he_leaves_the_next_little_to_mark() -> None:
    """Nothing marks. On 4 and 0 two tiles would mark one point, on 2 and 6 one of two marks two."""
    hand = "0-0 0-6 2-3 2-4 2-5 3-4 5-5"
    deal = play(deal_of("cinq_partout", {1: "4-6 1-1", 2: hand}, players=2), "4-6")
    assert {"4-2<", "4-3<", "6-0>"} == legal(deal)
    assert chosen(deal) == "6-0>"


@pytest.mark.rule("MATA-12")
def test_he_opens_a_blank_only_with_a_matador_in_hand() -> None:
    """2-0 would open a blank with no matador left to follow it; 4-0 opens one with 0-0 kept."""
    without = play(deal_of("matador", {1: "1-6 0-2 1-3", 2: "1-5"}), "1-6 1-5<")
    assert legal(without) == {"2-0<", "1-3>"}
    assert chosen(without) == "1-3>"
    with_one = play(deal_of("matador", {1: "3-3 0-0 0-4", 2: "4-6"}), "3-3 4-6<")
    assert "0-0<" in legal(with_one)
    assert chosen(with_one) == "4-0>"


# -------------------------------------------------------------------- the partner
HAND = "1-4 4-6 0-4 1-3 2-6 4-4"


def test_he_does_not_cover_what_his_partner_has_opened() -> None:
    """4-6 is twice as heavy as 1-4, but the six is the work of seat 2, the one that of seat 3."""
    deal = deal_of("voleur", {1: "5-5", 2: "5-6", 3: "1-5", 4: HAND})
    play(deal, "5-5 5-6< 5-1>")
    assert {"6-4<", "1-4>"} <= legal(deal)
    assert chosen(deal) == "1-4>"


def test_he_covers_what_an_adversary_has_opened() -> None:
    deal = deal_of("voleur", {1: "5-5", 2: "1-5", 3: "5-6", 4: HAND})
    play(deal, "5-5 5-1> 5-6<")
    assert chosen(deal) == "6-4<"


def test_he_covers_his_partner_where_nothing_else_goes() -> None:
    deal = deal_of("voleur", {1: "5-5", 2: "5-6", 3: "1-5", 4: "0-4 3-6 0-3 2-3 0-0 4-4"})
    play(deal, "5-5 5-6< 5-1>")
    assert chosen(deal) == "6-3<"
