"""Hands, the lead, and passing under the Académie (rows FAULT-10 to FAULT-18)."""

from __future__ import annotations

import pytest

from tests.rules.judge import VOID, barred_by_count, option, ruled, says

PASSED = {"lead": "passes", "deal": "void"}
ALL_PLAY_ON = [
    option("keep", default=True),
    option("annul", deal="void", lead="passes"),
]


# -------------------------------------------------------------------- FAULT-10
@pytest.mark.rule("FAULT-10")
def test_fault_10_ruling_before_the_lead_hands_are_put_right() -> None:
    row = "general 6", "FAULT-10"
    many = ruled("overdraw", "before_lead")
    says(many, "excess_drawn", *row, tiles="drawn_back")
    few = ruled("underdraw", "before_lead", stock_true=False)
    says(few, "completes", *row, tiles="from_stock")
    astray = ruled("underdraw", "before_lead", stock_true=True, astray=True)
    says(astray, "takes_astray", *row, tiles="from_astray")
    here = ruled("underdraw", "before_lead", stock_true=True, astray=False)
    says(here, "completes", *row, tiles="from_stock")
    right = ruled("wrong_hand", "before_lead", hands_right=True)
    says(right, "missing_to_stock", *row, tiles="to_stock_up")


@pytest.mark.rule("FAULT-10")
@pytest.mark.parametrize("fault", ["overdraw", "underdraw", "wrong_hand"])
def test_fault_10_ruling_after_the_lead_it_hangs_on_the_stock(fault: str) -> None:
    row = "general 6", "FAULT-10"
    false = ruled(fault, "before_next", stock_true=False)
    says(false, "stock_false_void", *row, **PASSED)
    crossed = ruled(fault, "before_next", stock_true=True, other_lacks_it=True)
    says(crossed, "crossed_void", *row, **VOID)
    alone = ruled(fault, "before_next", stock_true=True, other_lacks_it=False)
    says(alone, "plays_on_choice", *row, tiles="plays_on", options=ALL_PLAY_ON)


@pytest.mark.rule("FAULT-10")
def test_fault_10_last_moment_to_put_right_is_before_the_lead_to_annul_the_count() -> None:
    completed = ruled("underdraw", "before_lead", stock_true=False)
    assert (completed["tiles"], completed["deal"]) == ("from_stock", "goes_on")
    annulled = ruled("underdraw", "at_count", stock_true=False)
    assert (annulled["deal"], annulled["lead"], annulled["in_time"]) == ("void", "passes", True)


@pytest.mark.rule("FAULT-10")
def test_fault_10_too_late_once_the_lead_lies_once_the_count_is_agreed() -> None:
    led = ruled("underdraw", "before_next", stock_true=False)
    assert (led["tiles"], led["deal"]) == (None, "void")
    barred_by_count(ruled("underdraw", "after_count", stock_true=False))


# -------------------------------------------------------------------- FAULT-11
@pytest.mark.rule("FAULT-11")
def test_fault_11_ruling_a_false_stock_is_put_right_before_playing() -> None:
    few = ruled("underdraw", "before_lead", code="manuel")
    says(few, "completes", "manuel", "FAULT-11", tiles="from_stock")
    unseen = ruled("overdraw", "before_lead", code="manuel", excess_seen=False)
    says(unseen, "excess_drawn", "manuel", "FAULT-11", tiles="drawn_back")
    seen = ruled("overdraw", "before_lead", code="manuel", excess_seen=True)
    says(seen, "excess_drawn", "manuel", "FAULT-11", tiles="to_stock_up")


@pytest.mark.rule("FAULT-11")
def test_fault_11_last_moment_is_before_the_lead() -> None:
    answer = ruled("underdraw", "before_lead", code="manuel", rules="peche")
    assert (answer["code"], answer["row"], answer["silent"]) == ("manuel", "FAULT-11", [])


@pytest.mark.rule("FAULT-11")
def test_fault_11_too_late_the_code_is_silent_and_the_encyclopedie_speaks() -> None:
    answer = ruled("underdraw", "before_next", code="manuel", stock_true=False)
    assert (answer["code"], answer["row"], answer["silent"]) == (
        "encyclopedie",
        "FAULT-10",
        ["manuel"],
    )


# -------------------------------------------------------------------- FAULT-12
SHORT = {"code": "academie", "rules": "tete_a_tete"}


@pytest.mark.rule("FAULT-12")
@pytest.mark.parametrize("rules", ["tete_a_tete_6", "tete_a_tete", "tete_a_tete_12"])
def test_fault_12_ruling_who_took_too_few_loses_the_partie(rules: str) -> None:
    answer = ruled("underdraw", "after_all_laid_one", code="academie", rules=rules)
    told = {"partie": "lost", "deal": "stops", "accounts": [5, -5]}
    says(answer, "short_loses", "3", "FAULT-12", **told)


@pytest.mark.rule("FAULT-12")
def test_fault_12_ruling_four_with_six_each_and_hands_out_of_bounds_are_spared() -> None:
    four = ruled("underdraw", "after_all_laid_one", code="academie")
    assert (four["row"], four["partie"]) == ("FAULT-14", None)
    three = ruled(
        "underdraw", "after_all_laid_one", code="academie", rules="matador", stock_true=False
    )
    assert (three["row"], three["partie"], three["silent"]) == ("FAULT-10", None, ["academie"])


@pytest.mark.rule("FAULT-12")
def test_fault_12_last_moment_is_when_everybody_has_laid_one() -> None:
    answer = ruled("underdraw", "after_all_laid_one", **SHORT)
    assert (answer["in_time"], answer["partie"]) == (True, "lost")


@pytest.mark.rule("FAULT-12")
def test_fault_12_too_late_he_plays_on_with_what_he_has() -> None:
    answer = ruled("underdraw", "after_own_turn", **SHORT)
    says(answer, "plays_on", "3", "FAULT-12", in_time=False, tiles="plays_on")


# -------------------------------------------------------------------- FAULT-13
@pytest.mark.rule("FAULT-13")
def test_fault_13_ruling_the_excess_is_kept_or_taken() -> None:
    unturned = ruled("overdraw", "before_lead", code="academie", turned_up=False)
    options = [option("kept", default=True), option("drawn_back", tiles="drawn_back")]
    says(unturned, "excess_choice", "15", "FAULT-13", tiles="kept", options=options)
    turned = ruled("overdraw", "before_lead", code="academie", turned_up=True)
    says(turned, "excess_kept", "4", "FAULT-13", tiles="kept")


@pytest.mark.rule("FAULT-13")
def test_fault_13_last_moment_to_take_it_is_before_the_lead() -> None:
    answer = ruled("overdraw", "before_lead", code="academie", rules="poule", turned_up=False)
    assert [each["option"] for each in answer["options"]] == ["kept", "drawn_back"]


@pytest.mark.rule("FAULT-13")
def test_fault_13_too_late_he_keeps_what_he_took() -> None:
    answer = ruled("overdraw", "before_next", code="academie", turned_up=False)
    says(answer, "excess_kept", "4", "FAULT-13", tiles="kept")


# -------------------------------------------------------------------- FAULT-14
@pytest.mark.rule("FAULT-14")
def test_fault_14_ruling_four_with_six_each_complete_from_the_stock() -> None:
    for moment in ("before_lead", "before_next", "after_all_laid_one"):
        answer = ruled("underdraw", moment, code="academie")
        says(answer, "completes", "5", "FAULT-14", tiles="from_stock")


@pytest.mark.rule("FAULT-14")
def test_fault_14_ruling_no_other_number_of_players_does() -> None:
    two = ruled("underdraw", "before_next", code="academie", rules="tete_a_tete_6")
    assert (two["row"], two["partie"]) == ("FAULT-12", "lost")
    seven = ruled("underdraw", "before_next", code="academie", settings=("hand=7",))
    assert (seven["row"], seven["partie"]) == ("FAULT-12", "lost")


@pytest.mark.rule("FAULT-14")
def test_fault_14_last_moment_is_while_the_deal_is_played() -> None:
    answer = ruled("underdraw", "after_own_turn", code="academie")
    assert (answer["in_time"], answer["tiles"]) == (True, "from_stock")


@pytest.mark.rule("FAULT-14")
def test_fault_14_too_late_at_the_count() -> None:
    barred_by_count(ruled("underdraw", "at_count", code="academie"), "5", "FAULT-14")


# -------------------------------------------------------------------- FAULT-15
@pytest.mark.rule("FAULT-15")
def test_fault_15_ruling_the_true_leader_leads_again() -> None:
    """Seats 1 to 4, 1 should lead, 2 leads."""
    for moment in ("before_next", "after_next"):
        answer = ruled("out_of_turn", moment, leading=True)
        told = {"play": "lies_open", "chooser": "adversary", "lead": "true_leader"}
        says(answer, "true_leader_leads", "general 12", "FAULT-15", **told)


@pytest.mark.rule("FAULT-15")
@pytest.mark.parametrize("code", ["academie", "manuel"])
def test_fault_15_ruling_the_other_books_leave_it_to_the_encyclopedie(code: str) -> None:
    answer = ruled("out_of_turn", "before_next", code=code, leading=True)
    assert (answer["code"], answer["row"], answer["silent"]) == (
        "encyclopedie",
        "FAULT-15",
        [code],
    )


@pytest.mark.rule("FAULT-15")
def test_fault_15_last_moment_is_before_the_usurper_acts_again() -> None:
    answer = ruled("out_of_turn", "after_next", leading=True)
    assert (answer["in_time"], answer["lead"]) == (True, "true_leader")


@pytest.mark.rule("FAULT-15")
def test_fault_15_too_late_the_lead_stands() -> None:
    answer = ruled("out_of_turn", "after_leader_again", leading=True)
    says(answer, "not_in_time", "general 12", "FAULT-15", in_time=False, play="stands")


# -------------------------------------------------------------------- FAULT-16
OWNED = {"code": "academie", "owned_up": True, "game_closed_by_it": False}


@pytest.mark.rule("FAULT-16")
def test_fault_16_ruling_who_owns_up_may_still_lay() -> None:
    at_once = ruled("renege", "before_next", **OWNED)
    says(at_once, "may_lay", "18", "FAULT-16", play="may_lay")
    later = ruled("renege", "after_next", **OWNED)
    says(later, "may_lay_later", "18", "FAULT-16", play="may_lay_later")


@pytest.mark.rule("FAULT-16")
def test_fault_16_ruling_not_once_his_pass_has_closed_the_game() -> None:
    answer = ruled("renege", "before_next", **{**OWNED, "game_closed_by_it": True})
    assert answer["row"] == "FAULT-17"


@pytest.mark.rule("FAULT-16")
def test_fault_16_last_moment_is_while_the_deal_is_played() -> None:
    answer = ruled("renege", "after_own_turn", **OWNED)
    assert (answer["in_time"], answer["play"]) == (True, "may_lay_later")


@pytest.mark.rule("FAULT-16")
def test_fault_16_too_late_at_the_count() -> None:
    barred_by_count(ruled("renege", "at_count", **OWNED), "18", "FAULT-16")


# -------------------------------------------------------------------- FAULT-17
CLOSED = {"code": "academie", "game_closed_by_it": True}
OFFERED = {"code": "academie", "game_closed_by_it": False, "owned_up": False}


@pytest.mark.rule("FAULT-17")
def test_fault_17_ruling_the_partie_ends_by_his_fault() -> None:
    """Stake 5: in poule of four 15 to pay; in voleur 10, his partner nothing."""
    poule = ruled("renege", "at_count", rules="poule", settings=("players=4",), **CLOSED)
    told = {"partie": "ends", "deal": "stops"}
    says(poule, "partie_by_his_fault", "14", "FAULT-17", accounts=[5, -15, 5, 5], **told)

    told["partie"] = "lost"
    voleur = ruled("renege", "at_count", offered_later=True, **OFFERED)
    says(voleur, "partie_by_his_fault", "14", "FAULT-17", accounts=[5, -10, 5, 0], **told)
    two = ruled("renege", "at_count", rules="tete_a_tete", **CLOSED)
    says(two, "partie_by_his_fault", "14", "FAULT-17", accounts=[5, -5], **told)


@pytest.mark.rule("FAULT-17")
def test_fault_17_ruling_with_more_sides_nobody_wins() -> None:
    settings = ("players=3",)
    three = ruled("renege", "at_count", rules="qui_perd_gagne", settings=settings, **CLOSED)
    told = {"partie": "ends", "deal": "stops"}
    says(three, "partie_by_his_fault", "14", "FAULT-17", **told)
    pot = ruled("renege", "at_count", rules="pot", settings=settings, **CLOSED)
    assert pot["accounts"] == [5, -10, 5]


@pytest.mark.rule("FAULT-17")
def test_fault_17_ruling_neither_closed_nor_offered_is_left_to_the_encyclopedie() -> None:
    facts = {"both_sides": False, "tiles_left": 1}
    answer = ruled("renege", "after_next", offered_later=False, **OFFERED, **facts)
    assert (answer["code"], answer["row"], answer["silent"]) == (
        "encyclopedie",
        "RENONCE-02",
        ["academie"],
    )


@pytest.mark.rule("FAULT-17")
def test_fault_17_last_moment_is_the_count() -> None:
    answer = ruled("renege", "at_count", **CLOSED)
    assert (answer["in_time"], answer["partie"], answer["accounts"][1]) == (True, "lost", -10)


@pytest.mark.rule("FAULT-17")
def test_fault_17_too_late_once_the_count_is_agreed() -> None:
    barred_by_count(ruled("renege", "after_count", **CLOSED))


# -------------------------------------------------------------------- FAULT-18
@pytest.mark.rule("FAULT-18")
def test_fault_18_ruling_who_was_uncovered_may_have_them_mixed() -> None:
    answer = ruled("uncovered_other", "before_next", code="academie", rules="tete_a_tete")
    options = [option("goes_on", default=True), option("void", **VOID)]
    says(answer, "remix_asked", "23", "FAULT-18", options=options)


@pytest.mark.rule("FAULT-18")
def test_fault_18_ruling_for_two_players_and_in_this_code_only() -> None:
    four = ruled("uncovered_other", "before_next", code="academie")
    assert (four["ruling"], four["silent"]) == ("no_article", ["academie", "encyclopedie"])
    elsewhere = ruled("uncovered_other", "before_next", rules="tete_a_tete")
    assert (elsewhere["ruling"], elsewhere["options"], elsewhere["deal"]) == (
        "no_article",
        [],
        "goes_on",
    )
    assert elsewhere["advice"] == [
        {"code": "academie", "article": "23", "row": "FAULT-18", "ruling": "remix_asked"}
    ]


@pytest.mark.rule("FAULT-18")
def test_fault_18_last_moment_is_the_count() -> None:
    answer = ruled("uncovered_other", "at_count", code="academie", rules="peche")
    assert (answer["in_time"], len(answer["options"])) == (True, 2)


@pytest.mark.rule("FAULT-18")
def test_fault_18_too_late_once_the_count_is_agreed() -> None:
    barred_by_count(ruled("uncovered_other", "after_count", code="academie", rules="peche"))
