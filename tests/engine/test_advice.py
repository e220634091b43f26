"""The classical player follows the books in his later turns, and only where they speak.

Each position of a row is shown twice: with that advice, and as he would play without it. What he
leads is shown in ``test_leading``.
"""

from __future__ import annotations

import pytest

from palamede.dominoes.deal import Deal
from palamede.engine.players import advice
from tests.engine.advised import chosen
from tests.rules.tables import deal_of, legal, play


# -------------------------------------------------------------------- ADV-02: the number held most
@pytest.mark.rule("ADV-02")
def test_later_he_advances_the_number_he_holds_most_of() -> None:
    """0-5 opens noughts and 2-3 threes, with five pips both; he has two more noughts, one three."""
    deal = deal_of(hands={1: "5-6 0-1 0-2 0-5 2-3 3-6 4-5", 2: "2-6"})
    play(deal, "5-6 6-2>")
    assert chosen(deal) == "5-0<"
    assert chosen(deal, without=advice.advances_own_number) == "2-3>"


@pytest.mark.rule("ADV-02")
def test_he_advances_the_other_number_when_he_holds_more_of_that() -> None:
    deal = deal_of(hands={1: "5-6 3-1 3-2 0-5 4-3 3-6 4-5", 2: "2-6"})
    assert chosen(play(deal, "5-6 6-2>")) == "2-3>"


@pytest.mark.rule("ADV-02")
def test_a_tile_much_heavier_is_laid_before_a_number_held_more_often() -> None:
    deal = play(deal_of(hands={1: "1-2 0-0", 2: "0-1 2-6 0-4 0-5 0-3 6-6 4-6"}), "1-2")
    assert "1-0<" in legal(deal)
    assert chosen(deal) == "2-6>"
    assert chosen(deal, without=advice.sheds_pips) == "1-0<"


# -------------------------------------------------------------------- ADV-03: the bare double
@pytest.mark.rule("ADV-03")
def test_he_does_not_advance_a_number_of_which_he_holds_the_double_alone() -> None:
    """1-4 would leave him 4-4 alone, 2-3 nothing; then 2-3 would leave him 3-3 alone."""
    lead = {1: "1-2 0-0"}
    bare_four = play(deal_of(hands={**lead, 2: "1-4 2-3 4-4 5-6 5-5 0-5 0-6"}), "1-2")
    assert chosen(bare_four) == "2-3>"
    assert chosen(bare_four, without=advice.strands_double) == "1-4<"
    bare_three = play(deal_of(hands={**lead, 2: "1-4 2-3 3-3 5-6 5-5 0-5 0-6"}), "1-2")
    assert chosen(bare_three) == "1-4<"
    assert chosen(bare_three, without=advice.strands_double) == "2-3>"


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


# -------------------------------------------------------------------- ADV-04: both ends
def two_ends(rules: str) -> Deal:
    """6-5 is heavier, but would leave him nothing at its five; 2-3 leaves 6-5 and 1-3 to lay."""
    deal = deal_of(rules, {1: "4-4 0-3 4-5 0-2 1-3 2-3 5-6", 2: "0-4 2-5 3-6"})
    play(deal, "4-4 4-0< 0-3< 3-6< 4-5> 5-2>")
    assert deal.ends == (6, 2)
    return deal


@pytest.mark.rule("ADV-04")
def test_without_points_he_keeps_both_ends_open_to_himself() -> None:
    deal = two_ends("domino")
    assert chosen(deal) == "2-3>"
    assert chosen(deal, without=advice.keeps_both_ends) == "6-5<"


@pytest.mark.rule("ADV-04")
def test_where_points_are_paid_he_gets_rid_of_the_heavy_tile_instead() -> None:
    assert chosen(two_ends("tete_a_tete")) == "6-5<"


# -------------------------------------------------------------------- ADV-05: closing
def before_the_close(hand: str) -> Deal:
    """With double-four: two is open at the left, nought at the right, 2-0 is the last nought."""
    hands = {1: f"0-0 0-4 2-4 0-2 {hand}", 2: "0-3 1-3 0-1"}
    deal = play(deal_of(hands=hands, set=4), "0-0 0-3> 0-4< 3-1> 4-2< 1-0>")
    assert {"2-0<", "0-2>"} <= legal(deal)
    return deal


@pytest.mark.rule("ADV-05")
def test_he_does_not_close_the_game_with_many_pips() -> None:
    """1-5 is the last five; laid at the one it leaves five at both ends and 27 pips with him."""
    mine = "0-3 0-4 1-5 2-3 2-5 3-3 3-6 4-5 4-6 5-5 5-6 6-6"
    his = "0-2 0-5 0-6 1-2 1-3 1-6 2-2 2-4 2-6 3-4 3-5 4-4"
    deal = deal_of("tete_a_tete_12", {1: mine, 2: his})
    play(deal, "6-6 6-2< 6-5> 2-2< 2-5< 5-3< 5-5> 5-0> 0-3> 3-4> 4-5> 3-1<")
    assert chosen(deal) == "5-1>"
    assert chosen(deal, without=advice.closes) == "1-5<"
    deal.push("1-5<")
    assert deal.is_over()


@pytest.mark.rule("ADV-05", "ADV-08")
def test_he_closes_the_game_with_few_pips_which_suggest_many_in_the_other_hand() -> None:
    light = before_the_close("1-1 1-4 3-3")
    assert chosen(light) == "2-0<"
    assert chosen(light, without=advice.closes) == "0-2>"
    light.push("2-0<")
    assert light.is_over()
    heavy = before_the_close("4-4 3-4 3-3")
    assert chosen(heavy) == "0-2>"


# -------------------------------------------------------------------- ADV-07: twelve tiles
@pytest.mark.rule("ADV-07")
def test_of_two_ends_he_covers_the_one_that_the_adversary_has_advanced() -> None:
    """5-2 and 1-6 bear seven pips; the adversary has opened the five, the one is of the lead."""
    deal = deal_of(hands={1: "1-1 3-5 0-3 0-4 1-6 2-5 3-4", 2: "1-3 5-5"})
    play(deal, "1-1 1-3< 3-5< 5-5<")
    assert legal(deal) == {"5-2<", "1-6>"}
    assert chosen(deal) == "5-2<"
    assert chosen(deal, without=advice.covers_adversary) == "1-6>"


@pytest.mark.rule("ADV-07")
def test_an_end_that_he_has_led_himself_is_not_covered_for_its_own_sake() -> None:
    """The same two tiles: now the five is of the lead, the adversary has opened the one."""
    deal = play(deal_of(hands={1: "5-5 1-6 2-5 3-4 0-3 0-4 0-0", 2: "1-5"}), "5-5 5-1>")
    assert legal(deal) == {"5-2<", "1-6>"}
    assert chosen(deal) == "1-6>"


MINE = "0-1 0-3 0-4 1-1 2-2 2-4 2-6 3-4 3-5 4-5 4-6 6-6"
HIS = "0-0 0-2 0-5 1-3 1-5 1-6 2-3 2-5 3-3 3-6 4-4 5-6"


@pytest.mark.rule("ADV-07")
def test_he_covers_above_all_where_the_adversary_passes_at_the_other_end() -> None:
    """Seat 2 has passed on four, which is open still, and has opened the three."""
    deal = deal_of("tete_a_tete_12", {1: MINE, 2: HIS}, leader=2)
    play(deal, "4-4 4-6< 6-5< 5-4< pass 4-3< 3-3<")
    assert chosen(deal) == "3-0<"
    assert chosen(deal, without=advice.covers_last_way) == "4-2>"


@pytest.mark.rule("ADV-07")
def test_he_covers_less_eagerly_where_the_adversary_may_play_at_the_other_end() -> None:
    """The same ends, nobody has passed; 4-5, which would close the fours, is taken from him."""
    mine = MINE.replace("3-4", "0-2")
    deal = deal_of("tete_a_tete_12", {1: mine, 2: HIS.replace("0-2", "3-4")}, leader=2)
    play(deal, "4-4 4-6< 6-5< 5-3< 3-3<")
    assert deal.ends == (3, 4)
    assert chosen(deal) == "4-2>"


@pytest.mark.rule("ADV-07")
def test_with_twelve_tiles_he_does_not_open_a_number_heavy_in_pips() -> None:
    """4-6 would open the sixes, 4-1 opens the aces; the three is not his."""
    hand = "0-0 0-1 0-2 0-6 1-1 1-2 1-4 2-2 4-4 4-6"
    twelve = play(deal_of("tete_a_tete_12", {1: "3-4", 2: f"{hand} 1-5 2-5"}, leader=2), "4-4 4-3<")
    assert legal(twelve) == {"4-1>", "4-6>"}
    assert chosen(twelve) == "4-1>"
    assert chosen(twelve, without=advice.opens_heavy) == "4-6>"
    ten = play(deal_of("tete_a_tete_10", {1: "3-4", 2: hand}, leader=2), "4-4 4-3<")
    assert chosen(ten) == "4-6>"


@pytest.mark.rule("ADV-07")
def test_he_lays_his_long_number_on_what_the_adversary_must_add() -> None:
    """Five sixes: 6-6 was not led, 1-6 goes on the adversary's ace, though 3-5 is heavier."""
    hand = "6-6 5-6 4-6 2-6 1-6 3-3 3-5 0-2 0-1 1-2 1-4 2-5"
    deal = deal_of("tete_a_tete_12", {1: hand, 2: "1-3"})
    assert chosen(deal) == "3-3"
    play(deal, "3-3 3-1>")
    assert chosen(deal) == "1-6>"
    assert chosen(deal, without=advice.advances_own_number) == "3-5<"


# -------------------------------------------------------------------- ADV-08: counting
@pytest.mark.rule("ADV-08")
def test_of_what_he_holds_many_he_trusts_the_adversary_to_hold_few() -> None:
    """He keeps two threes besides 4-3, one five besides 4-5, which is heavier by two pips."""
    lead = {1: "0-4 0-2 0-6 1-5 2-2 2-3 3-6"}
    threes = play(deal_of(hands={**lead, 2: "0-1 1-1 1-2 1-3 3-4 3-5 4-5"}), "0-4")
    assert chosen(threes) == "4-3>"
    assert chosen(threes, without=advice.stops_adversary) == "4-5>"
    fives = play(deal_of(hands={**lead, 2: "0-1 1-1 1-2 2-5 3-4 3-5 4-5"}), "0-4")
    assert chosen(fives) == "4-5>"


@pytest.mark.rule("ADV-08")
def test_he_keeps_open_what_the_adversary_has_passed_on() -> None:
    """Threes and fives are open; 3-3 keeps them so, 3-6 is heavier and opens one of his sixes."""
    hand = "3-3 3-6 0-6 2-6 1-4 0-4"
    passed = play(deal_of(hands={1: "5-5 0-1 0-2 1-1 0-0 2-2 1-2", 2: f"3-5 {hand}"}), "5-5 5-3>")
    passed.push("pass")
    assert chosen(passed) == "3-3>"
    assert chosen(passed, without=advice.stops_adversary) == "3-6>"
    not_passed = play(deal_of(hands={1: "3-5 0-1 0-2", 2: f"2-4 {hand}"}), "3-5")
    assert chosen(not_passed) == "3-6<"


# -------------------------------------------------------------------- ADV-11: marks
@pytest.mark.rule("ADV-11")
def test_where_ends_are_counted_he_lays_what_marks() -> None:
    """0-1 makes 1 + 4; 4-5 makes 0 + 5, but leaves more to mark; 4-3 is the ordinary move."""
    hands = {1: "0-4 0-2 0-6 1-5 2-2 2-3 3-6", 2: "0-1 1-1 1-2 1-3 3-4 3-5 4-5"}
    counted = play(deal_of("cinq_partout", hands, players=2), "0-4")
    assert chosen(counted) == "0-1<"
    assert chosen(counted, without=advice.marks_points) == "4-3>"
    assert chosen(play(deal_of("tete_a_tete", hands), "0-4")) == "4-3>"


@pytest.mark.rule("ADV-11")
def test_where_ends_are_counted_he_leaves_the_next_little_to_mark() -> None:
    """Nothing marks. On 4 and 0 two tiles would mark one point, on 2 and 6 one of two marks two."""
    hand = "0-0 0-6 2-3 2-4 2-5 3-4 5-5"
    deal = play(deal_of("cinq_partout", {1: "4-6 1-1", 2: hand}, players=2), "4-6")
    assert {"4-2<", "4-3<", "6-0>"} == legal(deal)
    assert chosen(deal) == "6-0>"
    assert chosen(deal, without=advice.offers_points) == "4-2<"
    ordinary = play(deal_of("tete_a_tete", {1: "4-6 1-1", 2: hand}), "4-6")
    assert chosen(ordinary) == "4-2<"


# -------------------------------------------------------------------- MATA-12: blanks
@pytest.mark.rule("MATA-12")
def test_he_opens_no_blank_without_a_matador_in_hand() -> None:
    """2-0 would open a blank with no matador left to follow it."""
    deal = play(deal_of("matador", {1: "1-6 0-2 1-3", 2: "1-5"}), "1-6 1-5<")
    assert legal(deal) == {"2-0<", "1-3>"}
    assert chosen(deal) == "1-3>"
    assert chosen(deal, without=advice.opens_blank) == "2-0<"


@pytest.mark.rule("MATA-12")
def test_with_a_matador_in_hand_he_makes_the_adversary_play_on_a_blank() -> None:
    """4-0 opens a blank while 0-0 is kept."""
    deal = play(deal_of("matador", {1: "1-5 3-4 3-5", 2: "0-0 0-4 0-5"}), "3-5")
    assert legal(deal) == {"0-0<", "0-0>", "4-0<"}
    assert chosen(deal) == "4-0<"
    assert chosen(deal, without=advice.opens_blank) == "0-0>"


@pytest.mark.rule("MATA-12")
def test_he_keeps_the_adversary_from_laying_a_blank() -> None:
    """3-7 would open a seven, where every blank goes, 4-6 opens a six, where 0-1 alone does."""
    deal = play(deal_of("matador_9", {1: "1-1 1-9 3-4", 2: "3-7 4-6 4-9"}, leader=2), "4-9 3-4<")
    assert legal(deal) == {"3-7<", "4-6<"}
    assert chosen(deal) == "4-6<"
    assert chosen(deal, without=advice.lets_blanks_be_laid) == "3-7<"


@pytest.mark.rule("MATA-12")
def test_he_opens_what_blanks_follow_when_most_of_them_are_his() -> None:
    hand = "3-7 4-6 4-9 0-1 0-2 0-5 0-6"
    deal = deal_of("matador_9", {1: "1-1 1-9 3-4", 2: hand}, leader=2, hand=7)
    assert chosen(play(deal, "4-9 3-4<")) == "3-7<"


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
