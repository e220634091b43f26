"""The classical player leads as the books advise, and otherwise where they do not speak.

Each position of a row is shown twice: with that advice, and as he would lead without it.
"""

from __future__ import annotations

import pytest

from palamede.engine.players import advice, leading
from tests.engine.advised import chosen
from tests.rules.tables import deal_of, play


# -------------------------------------------------------------------- ADV-01: heavy tiles
@pytest.mark.rule("ADV-01")
def test_he_leads_his_highest_double_though_he_holds_heavier_tiles() -> None:
    deal = deal_of(hands={1: "1-1 4-4 5-6 4-6 0-0 1-3 1-5"})
    assert chosen(deal) == "4-4"
    assert chosen(deal, without=leading.leads_double) == "5-6"
    assert chosen(deal, without=leading.leads_heavy) == "1-1"


@pytest.mark.rule("ADV-01")
def test_without_a_double_he_leads_the_heaviest_tile() -> None:
    deal = deal_of(hands={1: "0-1 0-5 0-3 0-4 2-4 3-4 5-6"})
    assert chosen(deal) == "5-6"
    assert chosen(deal, without=leading.leads_heavy) == "0-4"


@pytest.mark.rule("ADV-01")
def test_after_the_lead_the_highest_double_has_no_privilege() -> None:
    deal = play(deal_of(hands={1: "1-2 0-0", 2: "1-1 1-6 2-6 3-6 4-6 5-6 3-3"}), "1-2")
    assert chosen(deal) == "2-6>"


@pytest.mark.rule("ADV-01", "PERD-01")
def test_where_the_most_pips_win_he_leads_his_lightest_tile() -> None:
    deal = deal_of("qui_perd_gagne", {1: "6-6 5-5 0-1 4-6 2-6 1-4 3-5"})
    assert chosen(deal) == "0-1"
    assert chosen(deal, without=leading.leads_heavy) == "6-6"


# -------------------------------------------------------------------- ADV-07: twelve tiles
@pytest.mark.rule("ADV-01", "ADV-07")
def test_with_twelve_tiles_he_does_not_lead_a_double_whose_followers_he_holds() -> None:
    sixes = "6-6 5-6 4-6 3-6 2-6 1-6 3-3 0-3 0-2 0-1 1-2 1-4"
    deal = deal_of("tete_a_tete_12", {1: sixes})
    assert chosen(deal) == "3-3"
    assert chosen(deal, without=leading.must_be_followed_alone) == "6-6"


@pytest.mark.rule("ADV-01", "ADV-07")
def test_with_ten_tiles_he_leads_that_double_all_the_same() -> None:
    sixes = "6-6 5-6 4-6 3-6 2-6 1-6 3-3 0-3 0-2 0-1"
    assert chosen(deal_of("tete_a_tete_10", {1: sixes})) == "6-6"


@pytest.mark.rule("ADV-01", "ADV-07")
def test_with_twelve_tiles_he_leads_a_double_that_others_can_follow() -> None:
    """He holds three sixes beside the double, the others as many."""
    sixes = "6-6 5-6 4-6 3-6 2-4 1-5 3-3 0-3 0-2 0-1 1-2 1-4"
    assert chosen(deal_of("tete_a_tete_12", {1: sixes})) == "6-6"


# -------------------------------------------------------------------- ADV-02, ADV-10: numbers
@pytest.mark.rule("ADV-01", "ADV-02")
def test_of_equal_leads_he_takes_that_of_the_number_he_holds_most_of() -> None:
    """3-6 and 4-5 bear nine pips both; he holds four fours, then four sixes."""
    fours = deal_of(hands={1: "3-6 4-5 0-4 1-4 2-4 0-1 0-2"})
    assert chosen(fours) == "4-5"
    assert chosen(fours, without=leading.leads_long_number) == "3-6"
    assert chosen(deal_of(hands={1: "3-6 4-5 0-6 1-6 2-6 0-1 0-2"})) == "3-6"


@pytest.mark.rule("ADV-01", "ADV-02")
def test_a_heavier_tile_is_led_before_a_number_held_more_often() -> None:
    deal = deal_of(hands={1: "4-6 4-5 0-5 1-5 2-5 3-5 0-1"})
    assert chosen(deal) == "4-6"
    assert chosen(deal, without=leading.leads_heavy) == "0-5"


@pytest.mark.rule("ADV-02", "ADV-10")
def test_strong_in_two_numbers_he_leads_the_tile_that_joins_them() -> None:
    """2-6 and 3-5 bear eight pips, he holds three sixes and three fives; two threes decide."""
    deal = deal_of(hands={1: "2-6 3-5 0-6 1-6 0-5 1-5 0-3"})
    assert chosen(deal) == "3-5"
    assert chosen(deal, without=leading.joins_long_numbers) == "2-6"


@pytest.mark.rule("ADV-02", "ADV-10")
def test_one_long_number_is_led_before_two_shorter_ones() -> None:
    """4-5 joins two fours and two fives, 3-6 bears one of four sixes; both bear nine pips."""
    deal = deal_of(hands={1: "3-6 4-5 0-6 1-6 2-6 0-5 0-4"})
    assert chosen(deal) == "3-6"
    assert chosen(deal, without=leading.leads_long_number) == "4-5"


# -------------------------------------------------------------------- ADV-06: the bare double
@pytest.mark.rule("ADV-06")
def test_with_few_pips_he_leads_a_bare_double_and_risks_to_close() -> None:
    """Beside 1-1 he has no ace, and 13 pips on five tiles."""
    deal = deal_of("tete_a_tete_6", {1: "1-1 2-2 0-2 0-3 0-0 0-4"})
    assert chosen(deal) == "1-1"
    assert chosen(deal, without=leading.risks_closing) == "2-2"
    stock_of_aces = {1: "1-1 2-2 0-2 0-3 0-0 0-4", 2: "5-6 5-5 4-6 4-5 3-6 3-5"}
    closed = play(deal_of("tete_a_tete_6", stock_of_aces), "1-1")
    assert closed.is_over()


@pytest.mark.rule("ADV-06")
@pytest.mark.parametrize(
    ("rules", "hand"),
    [
        pytest.param("tete_a_tete_6", "1-1 2-2 0-2 0-3 3-4 0-4", id="15 pips on five tiles"),
        pytest.param("tete_a_tete_6", "1-1 2-2 0-2 0-1 0-0 0-4", id="another ace"),
        pytest.param("peche", "1-1 2-2 0-2 0-3 0-0 0-4 2-3", id="drawing"),
        pytest.param("qui_perd_gagne", "1-1 2-2 0-2 0-3 0-0 0-4 2-3", id="the most pips win"),
        pytest.param("voleur", "1-1 2-2 0-2 0-3 0-0 0-4", id="a partner"),
    ],
)
def test_otherwise_a_bare_double_has_no_privilege(rules: str, hand: str) -> None:
    deal = deal_of(rules, {1: hand})
    assert chosen(deal) != "1-1"
    assert chosen(deal) == chosen(deal, without=leading.risks_closing)


# -------------------------------------------------------------------- ADV-09: coup de culotte
@pytest.mark.rule("ADV-09")
def test_with_few_pips_he_tries_the_coup_de_culotte() -> None:
    """He keeps no five and no six, and 14 pips on six tiles; the book's lead would be 0-0."""
    hand = "5-6 0-0 0-1 0-2 1-2 0-3 1-4"
    deal = deal_of(hands={1: hand})
    assert chosen(deal) == "5-6"
    assert chosen(deal, without=leading.tries_culotte) == "0-0"
    lucky = play(deal_of(hands={1: hand, 2: "0-4 1-1 1-3 2-2 2-3 2-4 3-3"}), "5-6")
    assert lucky.is_over()


@pytest.mark.rule("ADV-09")
@pytest.mark.parametrize(
    ("rules", "hand", "lead"),
    [
        pytest.param("tete_a_tete", "5-6 0-0 0-1 4-4 1-2 0-3 1-4", "4-4", id="18 pips on six"),
        pytest.param("tete_a_tete", "5-6 0-0 0-1 0-2 1-2 0-3 1-5", "0-0", id="another five"),
        pytest.param("peche", "5-6 0-0 0-1 0-2 1-2 0-3 1-4", "0-0", id="drawing"),
        pytest.param("voleur", "5-6 0-0 0-1 0-2 1-2 0-3", "0-0", id="a partner"),
    ],
)
def test_otherwise_he_does_not_risk_the_coup_de_culotte(rules: str, hand: str, lead: str) -> None:
    assert chosen(deal_of(rules, {1: hand})) == lead


@pytest.mark.rule("ADV-09")
def test_he_does_not_try_it_where_the_other_must_hold_what_follows() -> None:
    """With nine tiles each: of 19 tiles not seen, 12 bear a five or a six, and 7 do not."""
    deal = deal_of("tete_a_tete", {1: "5-6 0-0 0-1 0-2 0-3 0-4 1-1 1-2 1-3"}, hand=9)
    assert chosen(deal) == "1-1"
    eight = deal_of("tete_a_tete_8", {1: "5-6 0-0 0-1 0-2 0-3 1-1 1-2 1-3"})
    assert chosen(eight) == "5-6"


# -------------------------------------------------------------------- ADV-11: marks
@pytest.mark.rule("ADV-11", "CINQ-02")
def test_where_ends_are_counted_he_leads_what_marks() -> None:
    """6-6 would mark nothing, 4-1 and 3-2 mark one point, 5-5 two."""
    hand = "6-6 4-1 3-2 0-1 0-2 0-3"
    for seventh, lead in (("5-5", "5-5"), ("5-4", "1-4")):
        deal = deal_of("cinq_partout", {1: f"{hand} {seventh}"})
        assert chosen(deal) == lead
        assert chosen(deal, without=advice.marks_points) == "6-6"


@pytest.mark.rule("ADV-11")
def test_where_ends_are_not_counted_he_leads_his_highest_double() -> None:
    assert chosen(deal_of(hands={1: "6-6 4-1 3-2 0-1 0-2 0-3 5-5"})) == "6-6"
