"""Renonce, and the faults of partners (rows RENONCE, VOL-09, VOL-11, VOL-13 to VOL-16)."""

from __future__ import annotations

import pytest

from tests.rules.judge import VOID, WORD, barred_by_count, option, ruled, says

ONE_SIDE = {"both_sides": False, "tiles_left": 3}
MIX = [option("goes_on", default=True), option("void", **VOID)]


# -------------------------------------------------------------------- RENONCE-01
@pytest.mark.rule("RENONCE-01")
def test_renonce_01_ruling_who_corrects_himself_lays() -> None:
    answer = ruled("renege", "before_next")
    says(answer, "renege_corrected", "renonce 14", "RENONCE-01", play="may_lay")
    assert ruled("pass_could_play", "before_next") == answer == ruled("renonce", "before_next")


@pytest.mark.rule("RENONCE-01")
def test_renonce_01_last_moment_is_before_the_next_has_acted() -> None:
    answer = ruled("renege", "before_next", both_sides=True, tiles_left=4)
    assert (answer["play"], answer["barred"], answer["deal"]) == ("may_lay", [], "goes_on")


@pytest.mark.rule("RENONCE-01")
def test_renonce_01_too_late_when_the_next_has_shown_a_tile_or_passed() -> None:
    answer = ruled("renege", "after_next", **ONE_SIDE)
    assert (answer["row"], answer["play"], answer["barred"]) == ("RENONCE-03", None, [2])


# -------------------------------------------------------------------- RENONCE-02
@pytest.mark.rule("RENONCE-02")
def test_renonce_02_ruling_a_single_tile_costs_nothing() -> None:
    answer = ruled("renege", "after_own_turn", both_sides=False, tiles_left=1)
    says(answer, "renege_single", "renonce 14", "RENONCE-02", play="at_turn")
    two = ruled("renege", "after_own_turn", both_sides=False, tiles_left=2)
    assert (two["row"], two["barred"]) == ("RENONCE-03", [2])


@pytest.mark.rule("RENONCE-02")
def test_renonce_02_last_moment_is_the_count() -> None:
    answer = ruled("renege", "at_count", both_sides=False, tiles_left=1)
    assert (answer["row"], answer["in_time"], answer["marks"]) == ("RENONCE-02", True, {})


@pytest.mark.rule("RENONCE-02")
def test_renonce_02_too_late_once_the_count_is_agreed() -> None:
    barred_by_count(ruled("renege", "after_count", both_sides=False, tiles_left=1))


# -------------------------------------------------------------------- RENONCE-03
@pytest.mark.rule("RENONCE-03")
def test_renonce_03_ruling_his_side_marks_nothing() -> None:
    """Twenty to the other side once he has had another turn."""
    row = "renonce 14", "RENONCE-03"
    for moment in ("after_next", "after_leader_again", "after_all_laid_one"):
        says(ruled("renege", moment, **ONE_SIDE), "renege_barred", *row, barred=[2])
    since = ruled("renege", "after_own_turn", **ONE_SIDE)
    says(since, "renege_barred_20", *row, barred=[2], marks={"1": 20})


@pytest.mark.rule("RENONCE-03")
def test_renonce_03_ruling_alone_each_adversary_marks_twenty() -> None:
    game = {"rules": "poule", "settings": ("players=4",)}
    answer = ruled("renege", "after_own_turn", **game, **ONE_SIDE)  # type: ignore[arg-type]
    assert (answer["marks"], answer["barred"]) == ({"1": 20, "3": 20, "4": 20}, [2])


@pytest.mark.rule("RENONCE-03")
def test_renonce_03_ruling_at_the_count_it_is_asked_whether_he_had_a_turn() -> None:
    asked = ruled("renege", "at_count", **ONE_SIDE)
    assert (asked["ruling"], asked["needs"]) == (None, ["turn_since"])
    none = ruled("renege", "at_count", **ONE_SIDE, turn_since=False)
    assert (none["ruling"], none["marks"]) == ("renege_barred", {})


@pytest.mark.rule("RENONCE-03")
def test_renonce_03_last_moment_is_the_count() -> None:
    answer = ruled("renege", "at_count", **ONE_SIDE, turn_since=True)
    assert (answer["in_time"], answer["barred"], answer["marks"]) == (True, [2], {"1": 20})


@pytest.mark.rule("RENONCE-03")
def test_renonce_03_too_late_once_the_count_is_agreed() -> None:
    barred_by_count(ruled("renege", "after_count", **ONE_SIDE, turn_since=True))


# -------------------------------------------------------------------- RENONCE-04
@pytest.mark.rule("RENONCE-04")
def test_renonce_04_ruling_by_both_sides_the_deal_is_mixed_again() -> None:
    answer = ruled("renege", "after_own_turn", both_sides=True, tiles_left=3)
    says(answer, "renege_both", "renonce 14", "RENONCE-04", **VOID)


@pytest.mark.rule("RENONCE-04")
def test_renonce_04_last_moment_is_the_count() -> None:
    answer = ruled("renege", "at_count", both_sides=True)
    assert (answer["in_time"], answer["deal"], answer["marks"]) == (True, "void", {})


@pytest.mark.rule("RENONCE-04")
def test_renonce_04_too_late_once_the_count_is_agreed() -> None:
    barred_by_count(ruled("renege", "after_count", both_sides=True))


# -------------------------------------------------------------------- VOL-11, POULE-04
@pytest.mark.rule("VOL-11", "POULE-04")
def test_partners_answer_for_each_other_but_not_in_the_academie() -> None:
    for offender, side in ((1, 1), (2, 2), (3, 1), (4, 2)):
        answer = ruled("renege", "after_own_turn", offender=offender, **ONE_SIDE)
        assert (answer["barred"], answer["marks"]) == ([side], {str(3 - side): 20})

    personal = ruled("renege", "at_count", code="academie", offender=3, game_closed_by_it=True)
    assert (personal["barred"], personal["marks"]) == ([], {})
    assert personal["accounts"] == [0, 5, -10, 5], "the partner neither loses nor wins"


# -------------------------------------------------------------------- VOL-09
@pytest.mark.rule("VOL-09")
def test_vol_09_ruling_bredouille_is_claimed() -> None:
    says(ruled("bredouille", "at_count"), "bredouille_marked", "voleur 15", "VOL-09")
    other = ruled("bredouille", "at_count", rules="tete_a_tete")
    assert other["ruling"] == "no_article", "there is none in this game"


@pytest.mark.rule("VOL-09")
def test_vol_09_last_moment_is_before_the_next_deal() -> None:
    answer = ruled("bredouille", "after_count")
    assert (answer["in_time"], answer["partie"]) == (True, None)


@pytest.mark.rule("VOL-09")
def test_vol_09_too_late_the_partie_is_simple() -> None:
    answer = ruled("bredouille", "next_deal")
    says(answer, "not_in_time", "voleur 15", "VOL-09", in_time=False, partie="simple")


# -------------------------------------------------------------------- VOL-13, VOL-14
CALLED = {"hands": "called", "caller": 1}


@pytest.mark.rule("VOL-13")
def test_vol_13_ruling_the_hands_are_called() -> None:
    """By the adversary at his left, who sits before him in the order of play."""
    answer = ruled("undue_last", "before_next", partner_tiles_left=2)
    says(answer, "undue_last_called", "voleur 12", "VOL-13", **CALLED)
    callers = {seat: _caller("undue_last", seat) for seat in (1, 2, 3, 4)}
    assert callers == {1: 4, 2: 1, 3: 2, 4: 3}


def _caller(fault: str, offender: int) -> object:
    facts = {"tile_shown": True, "partner_tiles_left": 2}
    return ruled(fault, "before_next", offender=offender, **facts)["caller"]


@pytest.mark.rule("VOL-13")
def test_vol_13_ruling_no_consequence_if_the_partner_has_one_too() -> None:
    answer = ruled("undue_last", "before_next", partner_tiles_left=1)
    says(answer, "undue_last_free", "voleur 12", "VOL-13")


@pytest.mark.rule("VOL-13")
def test_vol_13_last_moment_is_while_the_deal_is_played() -> None:
    answer = ruled("undue_last", "after_own_turn", partner_tiles_left=3)
    assert (answer["in_time"], answer["hands"]) == (True, "called")


@pytest.mark.rule("VOL-13")
def test_vol_13_too_late_at_the_count() -> None:
    answer = ruled("undue_last", "at_count", partner_tiles_left=3)
    barred_by_count(answer, "voleur 12", "VOL-13")


@pytest.mark.rule("VOL-14")
def test_vol_14_ruling_domino_said_wrongly_has_the_hands_called() -> None:
    answer = ruled("false_domino", "before_next", tile_shown=True, partner_tiles_left=2)
    says(answer, "false_domino_called", "voleur 13", "VOL-14", **CALLED)
    assert _caller("false_domino", 1) == 4
    free = ruled("false_domino", "before_next", tile_shown=True, partner_tiles_left=1)
    says(free, "false_domino_free", "voleur 13", "VOL-14")


@pytest.mark.rule("VOL-14")
def test_vol_14_ruling_nothing_if_no_tile_was_shown() -> None:
    answer = ruled("false_domino", "before_next", tile_shown=False)
    assert (answer["ruling"], answer["hands"]) == ("no_article", None)


@pytest.mark.rule("VOL-14")
def test_vol_14_last_moment_is_while_the_deal_is_played() -> None:
    answer = ruled("false_domino", "after_own_turn", tile_shown=True, partner_tiles_left=2)
    assert (answer["in_time"], answer["hands"]) == (True, "called")


@pytest.mark.rule("VOL-14")
def test_vol_14_too_late_at_the_count() -> None:
    answer = ruled("false_domino", "at_count", tile_shown=True, partner_tiles_left=2)
    barred_by_count(answer, "voleur 13", "VOL-14")


# -------------------------------------------------------------------- VOL-15
@pytest.mark.rule("VOL-15")
def test_vol_15_ruling_a_word_or_gesture_gives_a_new_mix() -> None:
    answer = ruled("signal", "before_next", **WORD)
    says(answer, "signal_remix", "voleur 14", "VOL-15", options=MIX)
    dead = ruled("signal", "before_next", rules="voleur_mort", **WORD)
    assert dead["options"] == MIX


@pytest.mark.rule("VOL-15")
def test_vol_15_last_moment_is_the_count() -> None:
    assert ruled("signal", "at_count", **WORD)["options"] == MIX


@pytest.mark.rule("VOL-15")
def test_vol_15_too_late_once_the_count_is_agreed() -> None:
    barred_by_count(ruled("signal", "after_count", **WORD))


# -------------------------------------------------------------------- VOL-16
SHOWN = {"code": "academie", "fits": "nowhere", "on_purpose": True, "number": 5}


@pytest.mark.rule("VOL-16")
def test_vol_16_ruling_the_partner_may_be_kept_from_opening_it() -> None:
    answer = ruled("misplay", "before_next", **SHOWN, forced=False)
    forbid = option("forbid", forbid={"seat": 4, "number": 5})
    told = {"play": "lies_open", "chooser": "owner"}
    options = [option("lies_open", default=True), forbid]
    says(answer, "shown_to_partner", "19", "VOL-16", **told, options=options)


@pytest.mark.rule("VOL-16")
def test_vol_16_ruling_a_forced_tile_is_not_forbidden_nor_one_laid_by_mistake() -> None:
    for facts in ({**SHOWN, "forced": True}, {**SHOWN, "forced": False, "on_purpose": False}):
        answer = ruled("misplay", "before_next", **facts)
        assert (answer["row"], answer["options"]) == ("FAULT-08", [])
    alone = ruled("misplay", "before_next", rules="tete_a_tete", **SHOWN, forced=False)
    assert alone["row"] == "FAULT-08", "there is no partner"


@pytest.mark.rule("VOL-16")
def test_vol_16_last_moment_is_before_the_next_has_played() -> None:
    answer = ruled("misplay", "before_next", **SHOWN, forced=False)
    assert (answer["in_time"], answer["options"][1]["option"]) == (True, "forbid")


@pytest.mark.rule("VOL-16")
def test_vol_16_too_late_when_it_is_covered() -> None:
    answer = ruled("misplay", "after_next", **SHOWN, forced=False)
    says(answer, "covered_stands", "8", "FAULT-02", play="stands")
