"""Marks, words, spectators, questions (rows GEN, SERVE-06, SERVE-08, VOC-06, CINQ-07)."""

from __future__ import annotations

import pytest

from palamede.dominoes.faults import FAULTS
from tests.rules.judge import VOID, WORD, barred_by_count, option, ruled, says

MIX = [option("goes_on", default=True), option("void", **VOID)]
LATER = ("wrong_count", "late", "leave")
"""Kinds that do not belong to one deal, or are put right until the next one."""
OF_A_DEAL = tuple(kind for kind in FAULTS if kind not in LATER)


# -------------------------------------------------------------------- GEN-01
@pytest.mark.rule("GEN-01")
def test_who_led_is_told_until_the_hand_has_come_back_to_the_leader() -> None:
    for moment in ("before_next", "after_next"):
        says(ruled("lead_asked", moment), "must_answer", "general 1", "GEN-01")
    later = ruled("lead_asked", "after_leader_again")
    says(later, "need_not_answer", "general 1", "GEN-01", in_time=False)
    for code, article in (("academie", "22"), ("manuel", "manuel")):
        answer = ruled("lead_asked", "before_next", code=code)
        says(answer, "need_not_answer", article, "GEN-01")


# -------------------------------------------------------------------- GEN-02
@pytest.mark.rule("GEN-02")
@pytest.mark.parametrize("code", ["encyclopedie", "academie", "manuel", "fed"])
def test_gen_02_ruling_an_agreed_count_closes_the_deal(code: str) -> None:
    answer = ruled("renege", "after_count", code=code)
    barred_by_count(answer)
    assert answer["silent"] == ([] if code == "encyclopedie" else [code])


@pytest.mark.rule("GEN-02")
@pytest.mark.parametrize("fault", OF_A_DEAL)
def test_gen_02_last_moment_is_before_the_count_is_agreed(fault: str) -> None:
    answer = ruled(fault, "at_count")
    assert answer["article"] != "general 2"


@pytest.mark.rule("GEN-02")
@pytest.mark.parametrize("fault", OF_A_DEAL)
@pytest.mark.parametrize("moment", ["after_count", "next_deal"])
def test_gen_02_too_late_for_every_fault_of_that_deal(fault: str, moment: str) -> None:
    barred_by_count(ruled(fault, moment))


# -------------------------------------------------------------------- GEN-03
@pytest.mark.rule("GEN-03")
def test_gen_03_ruling_a_wrong_mark_is_put_right() -> None:
    too_many = ruled("wrong_count", "at_count", marked=34, won=30)
    says(too_many, "mark_put_right", "general 3", "GEN-03", marks={"2": -4})
    forgotten = ruled("wrong_count", "at_count", offender=3, marked=0, won=21)
    says(forgotten, "mark_put_right", "general 3", "GEN-03", marks={"1": 21})


@pytest.mark.rule("GEN-03")
def test_gen_03_last_moment_is_before_the_next_deal_is_led() -> None:
    answer = ruled("wrong_count", "after_count", marked=34, won=30)
    assert (answer["in_time"], answer["marks"]) == (True, {"2": -4})


@pytest.mark.rule("GEN-03")
def test_gen_03_too_late_when_the_next_lead_lies() -> None:
    answer = ruled("wrong_count", "next_deal", marked=34, won=30)
    barred_by_count(answer, "general 3", "GEN-03")


# -------------------------------------------------------------------- GEN-04
@pytest.mark.rule("GEN-04")
def test_tiles_are_held_as_the_code_says() -> None:
    says(ruled("tiles_held", "before_next"), "may_hold", "general", "GEN-04")
    manuel = ruled("tiles_held", "before_next", code="manuel")
    says(manuel, "may_hold", "manuel", "GEN-04")
    told = ruled("tiles_held", "before_next", code="academie")
    says(told, "put_back", "12", "GEN-04", play="put_right")


# -------------------------------------------------------------------- GEN-05
@pytest.mark.rule("GEN-05")
def test_gen_05_ruling_a_tile_named_to_the_partner_gives_a_new_mix() -> None:
    answer = ruled("named_other", "before_next")
    says(answer, "named_aloud", "general 13", "GEN-05", options=MIX)


@pytest.mark.rule("GEN-05")
def test_gen_05_ruling_words_of_the_rule_and_words_to_nobody_cost_nothing() -> None:
    row = "general 13", "GEN-05"
    says(ruled("signal", "before_next", said_by_rule=True), "spoken_by_rule", *row)
    alone = ruled("signal", "before_next", rules="poule", said_by_rule=False)
    says(alone, "signal_reminded", *row)
    sneeze = ruled("signal", "before_next", said_by_rule=False, informs_partner=False)
    says(sneeze, "signal_reminded", *row)
    says(ruled("named_other", "before_next", rules="poule"), "signal_reminded", *row)


@pytest.mark.rule("GEN-05")
def test_gen_05_last_moment_is_the_count() -> None:
    answer = ruled("named_other", "at_count")
    assert (answer["in_time"], answer["options"]) == (True, MIX)


@pytest.mark.rule("GEN-05")
def test_gen_05_too_late_once_the_count_is_agreed() -> None:
    barred_by_count(ruled("named_other", "after_count"))


# -------------------------------------------------------------------- GEN-06
@pytest.mark.rule("GEN-06")
@pytest.mark.parametrize(
    ("votes", "ruling"),
    [
        ((3, 2), "fact_established"),
        ((2, 2), "fact_not_established"),
        ((1, 2), "fact_not_established"),
        ((0, 0), "fact_not_established"),
    ],
)
def test_the_gallery_judges_by_majority(votes: tuple[int, int], ruling: str) -> None:
    facts = {"votes_for": votes[0], "votes_against": votes[1]}
    says(ruled("galerie_vote", "before_next", **facts), ruling, "galerie 16", "GEN-06")
    manuel = ruled("galerie_vote", "before_next", code="manuel", **facts)
    says(manuel, ruling, "manuel", "GEN-06")
    academie = ruled("galerie_vote", "before_next", code="academie", **facts)
    assert (academie["code"], academie["silent"]) == ("encyclopedie", ["academie"])


@pytest.mark.rule("GEN-06")
def test_a_tile_that_a_spectator_names_may_be_laid() -> None:
    says(ruled("advice", "before_next"), "tile_may_be_laid", "galerie 18", "GEN-06")
    academie = ruled("advice", "before_next", code="academie")
    says(academie, "tile_may_be_laid", "24", "GEN-06")


# -------------------------------------------------------------------- GEN-07
@pytest.mark.rule("GEN-07")
def test_gen_07_ruling_where_a_book_is_silent_the_encyclopedie_rules() -> None:
    for code in ("academie", "manuel"):
        answer = ruled("wrong_claim", "before_next", code=code, seen_tile=True, named_right=False)
        says(answer, "names_wrongly", "general 10", "FAULT-09", marks={"2": -10})
        assert (answer["code"], answer["silent"]) == ("encyclopedie", [code])


@pytest.mark.rule("GEN-07")
def test_gen_07_ruling_the_game_s_own_rule_prevails() -> None:
    voleur = ruled("signal", "before_next", **WORD)
    assert (voleur["article"], voleur["row"]) == ("voleur 14", "VOL-15")


@pytest.mark.rule("GEN-07")
@pytest.mark.parametrize(
    ("moment", "play"), [("before_next", "returns"), ("after_next", "stands"), ("at_count", None)]
)
def test_gen_07_ruling_where_all_are_silent_it_is_put_right_and_costs_nothing(
    moment: str, play: str | None
) -> None:
    if play is None:
        answer = ruled("slow_play", moment, code="manuel")
    else:
        answer = ruled("undue_last", moment, code="manuel", rules="tete_a_tete")
    says(answer, "no_article", None, None, play=play)
    assert (answer["silent"], answer["advice"]) == (["manuel", "encyclopedie"], [])


@pytest.mark.rule("GEN-07")
def test_gen_07_ruling_a_tournament_code_is_not_filled_in_by_a_book() -> None:
    facts = {"both_sides": False, "tiles_left": 4}
    alone = ruled("renege", "after_own_turn", code="fed", **facts)
    says(alone, "no_article", None, None, play="stands")
    told = {each["code"]: (each["article"], each["ruling"]) for each in alone["advice"]}
    assert told == {"encyclopedie": ("renonce 14", "renege_barred_20")}
    second = ruled("renege", "after_own_turn", code="fed+encyclopedie", **facts)
    assert (second["row"], second["code"], second["silent"]) == (
        "RENONCE-03",
        "encyclopedie",
        ["fed"],
    )
    assert second["marks"] == {"1": 20}


@pytest.mark.rule("GEN-07")
def test_gen_07_last_moment_is_that_of_the_article_that_speaks() -> None:
    answer = ruled("out_of_turn", "after_next", code="manuel", leading=True)
    assert (answer["row"], answer["in_time"], answer["silent"]) == ("FAULT-15", True, ["manuel"])


@pytest.mark.rule("GEN-07")
def test_gen_07_too_late_as_that_article_says() -> None:
    answer = ruled("out_of_turn", "after_leader_again", code="manuel", leading=True)
    told = {"in_time": False, "play": "stands"}
    says(answer, "not_in_time", "general 12", "FAULT-15", **told)
    assert (answer["code"], answer["silent"]) == ("encyclopedie", ["manuel"])


# -------------------------------------------------------------------- SERVE-06, SERVE-08, VOC-06
@pytest.mark.rule("SERVE-06")
def test_serve_06_ruling_who_decides_depends_on_the_code() -> None:
    taking = {"while_taking": True}
    enc = ruled("shown_in_serving", "before_lead", **taking)
    says(enc, "mix_again_asked", "general", "SERVE-06", options=MIX)
    manuel = ruled("shown_in_serving", "before_lead", code="manuel", **taking)
    says(manuel, "mix_again_by_adversary", "manuel", "SERVE-06", options=MIX)
    academie = ruled("shown_in_serving", "before_lead", code="academie", **taking)
    says(academie, "mixed_again", "7", "SERVE-06", **VOID)


@pytest.mark.rule("SERVE-06")
def test_serve_06_ruling_while_turning_up_there_is_no_new_mix() -> None:
    turning = {"while_taking": False}
    for code, article in (("academie", "7"), ("manuel", "manuel")):
        answer = ruled("shown_in_serving", "before_lead", code=code, **turning)
        says(answer, "no_new_mix", article, "SERVE-06")
    facts = {"his_turn": False, "tiles_left": 6}
    enc = ruled("shown_in_serving", "before_lead", **turning, **facts)
    assert enc["row"] == "FAULT-08", "the exception is not in this code: a tile has been seen"


@pytest.mark.rule("SERVE-06")
@pytest.mark.parametrize("code", ["encyclopedie", "academie", "manuel"])
def test_serve_06_last_moment_is_before_the_lead(code: str) -> None:
    answer = ruled("shown_in_serving", "before_lead", code=code, while_taking=True)
    assert answer["in_time"]
    fates = {answer["deal"], *(each.get("deal") for each in answer["options"])}
    assert "void" in fates


@pytest.mark.rule("SERVE-06")
@pytest.mark.parametrize(
    ("code", "article"), [("encyclopedie", "general"), ("academie", "7"), ("manuel", "manuel")]
)
def test_serve_06_too_late_once_the_lead_lies(code: str, article: str) -> None:
    answer = ruled("shown_in_serving", "before_next", code=code, while_taking=True)
    barred_by_count(answer, article, "SERVE-06")


@pytest.mark.rule("SERVE-08")
@pytest.mark.parametrize("code", ["encyclopedie", "academie", "manuel"])
def test_nobody_may_look_at_the_stock(code: str) -> None:
    answer = ruled("stock_looked_at", "before_next", code=code)
    says(answer, "stock_forbidden", "general 11", "SERVE-08", play="put_right")


@pytest.mark.rule("VOC-06")
@pytest.mark.parametrize("moment", ["before_next", "after_own_turn", "at_count"])
def test_the_last_tile_of_each_is_told_to_who_asks(moment: str) -> None:
    says(ruled("tableau_asked", moment), "tableau_told", "vocabulary", "VOC-06")


# -------------------------------------------------------------------- CINQ-07


@pytest.mark.rule("CINQ-07")
@pytest.mark.parametrize("rules", ["cinq_partout", "trois_partout"])
def test_cinq_07_ruling_a_mark_not_announced_is_lost(rules: str) -> None:
    answer = ruled("late_count", "before_next", rules=rules, points=3)
    says(answer, "count_lost", "cinq partout", "CINQ-07", marks={"2": -3})


@pytest.mark.rule("CINQ-07")
def test_cinq_07_ruling_only_where_the_ends_are_counted() -> None:
    assert ruled("late_count", "before_next", points=3)["ruling"] == "no_article"


@pytest.mark.rule("CINQ-07")
def test_cinq_07_last_moment_is_the_count() -> None:
    answer = ruled("late_count", "at_count", rules="cinq_partout", points=2)
    assert (answer["in_time"], answer["marks"]) == (True, {"2": -2})


@pytest.mark.rule("CINQ-07")
def test_cinq_07_too_late_once_the_count_is_agreed() -> None:
    barred_by_count(ruled("late_count", "after_count", rules="cinq_partout", points=2))
