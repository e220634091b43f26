"""Tiles wrongly laid, named or seen (rows FAULT-01 to FAULT-09): ruling, last moment, too late."""

from __future__ import annotations

import pytest

from tests.rules.judge import VOID, barred_by_count, option, ruled, says

GENERAL_5 = {"article": "general 5", "row": "FAULT-06"}
TAKEN_BACK = {"restorable": True, "shows_tiles": False}
LOST = {"restorable": False, "culprit_known": True}


# -------------------------------------------------------------------- FAULT-01
@pytest.mark.rule("FAULT-01")
def test_fault_01_ruling_a_tile_wrongly_laid_is_done_over() -> None:
    at_once = ruled("misplay", "before_next", fits="one", tiles_left=4)
    says(at_once, "done_over", "general 4", "FAULT-01", play="done_over")

    later = ruled("misplay", "after_own_turn", **TAKEN_BACK, adversary_pips=25, scores=(0, 70))
    says(later, "restored", "general 4", "FAULT-01", play="restored")


@pytest.mark.rule("FAULT-01")
@pytest.mark.parametrize(("score", "near"), [(70, False), (74, False), (75, True), (80, True)])
def test_fault_01_ruling_near_the_end_a_fine_is_paid(score: int, near: bool) -> None:
    """Target 100; the adversaries hold 25 at the fault: at 75 and more this deal could end it."""
    facts = {**TAKEN_BACK, "adversary_pips": 25}
    answer = ruled("misplay", "after_next", scores=(90, score), **facts)

    assert answer["ruling"] == ("restored_near_end" if near else "restored")
    assert answer["accounts"] == ([5, -10, 5, 0] if near else [0, 0, 0, 0])
    if near:
        assert answer["options"] == [
            option("keep", default=True),
            option("partie_void", partie="void"),
        ]


@pytest.mark.rule("FAULT-01")
def test_fault_01_ruling_without_a_target_no_deal_is_near_the_end() -> None:
    answer = ruled("misplay", "after_next", rules="aller_retour", scores=(0, 300), **TAKEN_BACK)
    says(answer, "restored", "general 4", "FAULT-01", play="restored")


@pytest.mark.rule("FAULT-01")
@pytest.mark.parametrize(
    ("facts", "barred"),
    [
        (LOST, [2]),
        ({"restorable": True, "shows_tiles": True, "culprit_known": True}, [2]),
        ({"restorable": False, "culprit_known": False}, []),
    ],
)
def test_fault_01_ruling_what_cannot_be_restored_is_played_on_or_mixed(
    facts: dict[str, bool], barred: list[int]
) -> None:
    answer = ruled("misplay", "after_own_turn", **facts)
    void = option("void", **VOID, **({"barred": []} if barred else {}))
    says(
        answer,
        "cannot_restore",
        "general 4",
        "FAULT-01",
        barred=barred,
        options=[option("play_on", default=True), void],
    )


@pytest.mark.rule("FAULT-01")
def test_fault_01_last_moment_is_the_count() -> None:
    answer = ruled("misplay", "at_count", **LOST)
    assert (answer["ruling"], answer["in_time"], answer["barred"]) == ("cannot_restore", True, [2])


@pytest.mark.rule("FAULT-01")
def test_fault_01_too_late_once_the_count_is_agreed() -> None:
    barred_by_count(ruled("misplay", "after_count", **LOST))


# -------------------------------------------------------------------- FAULT-02
@pytest.mark.rule("FAULT-02")
def test_fault_02_ruling_a_covered_tile_stands() -> None:
    academie = ruled("misplay", "after_next", code="academie", culprit_known=True)
    says(academie, "covered_stands", "8", "FAULT-02", play="stands")

    known = ruled("misplay", "after_next", code="manuel", culprit_known=True)
    says(known, "covered_barred", "manuel", "FAULT-02", play="stands", barred=[2])
    unknown = ruled("misplay", "after_next", code="manuel", culprit_known=False)
    says(unknown, "covered_stands", "manuel", "FAULT-02", play="stands")

    partner = ruled("misplay", "after_next", code="manuel", offender=4, culprit_known=True)
    assert partner["barred"] == [2], "he and his partner"


@pytest.mark.rule("FAULT-02")
def test_fault_02_ruling_not_yet_covered_it_does_not_stand() -> None:
    for code in ("academie", "manuel"):
        answer = ruled("misplay", "before_next", code=code, fits="nowhere", on_purpose=False)
        assert (answer["row"], answer["play"]) == ("FAULT-08", "lies_open")


@pytest.mark.rule("FAULT-02")
def test_fault_02_last_moment_to_find_the_culprit_is_the_count() -> None:
    answer = ruled("misplay", "at_count", code="manuel", culprit_known=True)
    says(answer, "covered_barred", "manuel", "FAULT-02", play="stands", barred=[2])


@pytest.mark.rule("FAULT-02")
def test_fault_02_too_late_once_the_count_is_agreed() -> None:
    barred_by_count(ruled("misplay", "after_count", code="manuel", culprit_known=True))


# -------------------------------------------------------------------- FAULT-03
@pytest.mark.rule("FAULT-03")
def test_fault_03_ruling_a_tile_that_fits_the_other_end_is_laid_there() -> None:
    for fits in ("one", "both"):
        answer = ruled("misplay", "before_next", code="academie", fits=fits)
        says(answer, "other_end", "10", "FAULT-03", play="other_end")


@pytest.mark.rule("FAULT-03")
def test_fault_03_last_moment_is_before_the_next_has_played() -> None:
    answer = ruled("misplay", "before_next", code="academie", rules="tete_a_tete", fits="one")
    assert (answer["row"], answer["play"], answer["in_time"]) == ("FAULT-03", "other_end", True)


@pytest.mark.rule("FAULT-03")
def test_fault_03_too_late_when_it_is_covered() -> None:
    answer = ruled("misplay", "after_next", code="academie", fits="one")
    says(answer, "covered_stands", "8", "FAULT-02", play="stands")


# -------------------------------------------------------------------- FAULT-04
@pytest.mark.rule("FAULT-04")
def test_fault_04_ruling_what_lies_well_is_not_taken_back() -> None:
    enc = ruled("wrong_end", "before_next")
    says(enc, "end_stands", "general 8", "FAULT-04", play="stands")
    manuel = ruled("wrong_end", "before_next", code="manuel")
    says(manuel, "end_stands", "manuel", "FAULT-04", play="stands")


@pytest.mark.rule("FAULT-04")
def test_fault_04_ruling_the_academie_says_nothing_of_it() -> None:
    answer = ruled("wrong_end", "before_next", code="academie")
    assert (answer["code"], answer["silent"]) == ("encyclopedie", ["academie"])


@pytest.mark.rule("FAULT-04")
def test_fault_04_last_moment_is_the_count() -> None:
    says(ruled("wrong_end", "at_count"), "end_stands", "general 8", "FAULT-04", play="stands")


@pytest.mark.rule("FAULT-04")
def test_fault_04_too_late_once_the_count_is_agreed() -> None:
    barred_by_count(ruled("wrong_end", "after_count"))


# -------------------------------------------------------------------- FAULT-05
@pytest.mark.rule("FAULT-05")
def test_fault_05_ruling_the_tile_named_may_be_demanded() -> None:
    answer = ruled("named_other", "before_next", code="academie")
    options = [option("as_laid", default=True), option("named", play="named_tile")]
    says(answer, "named_tile", "11", "FAULT-05", options=options)


@pytest.mark.rule("FAULT-05")
def test_fault_05_last_moment_is_before_the_next_has_played() -> None:
    answer = ruled("named_other", "before_next", code="academie", rules="tete_a_tete")
    assert answer["in_time"] and len(answer["options"]) == 2


@pytest.mark.rule("FAULT-05")
def test_fault_05_too_late_when_the_next_has_played() -> None:
    barred_by_count(ruled("named_other", "after_next", code="academie"), "11", "FAULT-05")


# -------------------------------------------------------------------- FAULT-06
@pytest.mark.rule("FAULT-06")
def test_fault_06_ruling_for_a_tile_seen_the_deal_may_be_void() -> None:
    single = ruled("exposed_tile", "before_next", his_turn=False, tiles_left=1)
    choice = [option("nothing", default=True), option("void", **VOID)]
    says(single, "seen_single", "general 5", "FAULT-06", options=choice)

    several = ruled("exposed_tile", "before_next", his_turn=False, tiles_left=2)
    assert several["options"][1] == option("void", **VOID, **GENERAL_5, play=None, chooser=None)
    laid = ruled("misplay", "before_next", fits="nowhere", tiles_left=1)
    assert laid["options"] == [
        option("done_over", default=True),
        option("void", **VOID, **GENERAL_5, play=None),
    ]


@pytest.mark.rule("FAULT-06")
def test_fault_06_last_moment_is_the_count() -> None:
    choice = [option("nothing", default=True), option("void", **VOID)]
    shown = ruled("exposed_tile", "at_count", his_turn=False, tiles_left=4)
    says(shown, "seen_at_count", "general 5", "FAULT-06", options=choice)

    covered = ruled("out_of_turn", "at_count", leading=False)
    assert (covered["ruling"], covered["play"]) == ("out_of_turn_covered", "stands")
    assert [each["option"] for each in covered["options"]] == ["nothing", "void"]


@pytest.mark.rule("FAULT-06")
def test_fault_06_too_late_once_the_count_is_agreed() -> None:
    barred_by_count(ruled("exposed_tile", "after_count", his_turn=False, tiles_left=4))


# -------------------------------------------------------------------- FAULT-07
SEEN_IN_TURN = {"his_turn": True, "nameable": True, "fits": "both", "tiles_left": 3}


@pytest.mark.rule("FAULT-07")
def test_fault_07_ruling_a_tile_shown_in_turn_counts_as_played() -> None:
    for fits in ("one", "both"):
        answer = ruled("exposed_tile", "before_next", **{**SEEN_IN_TURN, "fits": fits})
        told = {"play": "must_play", "chooser": "owner"}
        says(answer, "counts_as_played", "general 7", "FAULT-07", **told)


@pytest.mark.rule("FAULT-07")
@pytest.mark.parametrize("but", [{"nameable": False}, {"his_turn": False}, {"fits": "nowhere"}])
def test_fault_07_ruling_not_unless_it_was_told_in_turn_and_fits(but: dict[str, object]) -> None:
    answer = ruled("exposed_tile", "before_next", **{**SEEN_IN_TURN, **but})
    assert (answer["row"], answer["play"], answer["chooser"]) == (
        "FAULT-08",
        "lies_open",
        "adversary",
    )


@pytest.mark.rule("FAULT-07")
def test_fault_07_last_moment_is_while_the_deal_is_played() -> None:
    answer = ruled("exposed_tile", "after_own_turn", **SEEN_IN_TURN)
    assert (answer["row"], answer["play"]) == ("FAULT-07", "must_play")


@pytest.mark.rule("FAULT-07")
def test_fault_07_too_late_when_nothing_is_played_any_more() -> None:
    answer = ruled("exposed_tile", "at_count", **SEEN_IN_TURN)
    assert (answer["row"], answer["play"]) == ("FAULT-06", None)


# -------------------------------------------------------------------- FAULT-08
@pytest.mark.rule("FAULT-08")
def test_fault_08_ruling_the_tile_lies_open() -> None:
    void = option("void", **VOID, **GENERAL_5, play=None, chooser=None)
    told = {"play": "lies_open", "chooser": "adversary"}
    told["options"] = [option("lies_open", default=True), void]  # type: ignore[assignment]
    shown = ruled("exposed_tile", "before_next", his_turn=False, tiles_left=2)
    says(shown, "seen_tile", "general 9", "FAULT-08", **told)
    early = ruled("out_of_turn", "before_next", leading=False, tiles_left=2)
    says(early, "out_of_turn_open", "general 9", "FAULT-08", **told)

    laid = ruled("misplay", "before_next", fits="nowhere", tiles_left=2)
    general_9 = {"article": "general 9", "row": "FAULT-08"}
    opened = option("lies_open", **general_9, play="lies_open", chooser="adversary")
    assert laid["options"][1] == opened, "the adversary may choose it"


@pytest.mark.rule("FAULT-08")
@pytest.mark.parametrize(("code", "article"), [("academie", "16"), ("manuel", "manuel")])
def test_fault_08_ruling_elsewhere_its_owner_chooses_the_end(code: str, article: str) -> None:
    """With neither the limit of several tiles left, nor another choice."""
    told = {"play": "lies_open", "chooser": "owner"}
    for tiles_left in (1, 4):
        shown = ruled("exposed_tile", "before_next", code=code, tiles_left=tiles_left)
        says(shown, "lies_open", article, "FAULT-08", **told)
    early = ruled("out_of_turn", "before_next", code=code, leading=False)
    says(early, "lies_open", article, "FAULT-08", **told)
    laid = ruled("misplay", "before_next", code=code, fits="nowhere", on_purpose=False)
    says(laid, "lies_open", article, "FAULT-08", **told)


@pytest.mark.rule("FAULT-08")
def test_fault_08_last_moment_is_while_the_deal_is_played() -> None:
    answer = ruled("exposed_tile", "after_own_turn", his_turn=False, tiles_left=2)
    assert (answer["row"], answer["play"]) == ("FAULT-08", "lies_open")


@pytest.mark.rule("FAULT-08")
def test_fault_08_too_late_when_nothing_is_played_any_more() -> None:
    answer = ruled("exposed_tile", "at_count", his_turn=False, tiles_left=2)
    assert (answer["row"], answer["play"], answer["ruling"]) == ("FAULT-06", None, "seen_at_count")


# -------------------------------------------------------------------- FAULT-09
@pytest.mark.rule("FAULT-09")
def test_fault_09_ruling_who_names_wrongly_loses_ten() -> None:
    answer = ruled("wrong_claim", "before_next", seen_tile=True, named_right=False)
    says(answer, "names_wrongly", "general 10", "FAULT-09", marks={"2": -10})
    partner = ruled("wrong_claim", "before_next", offender=3, seen_tile=True, named_right=False)
    assert partner["marks"] == {"1": -10}, "off the total of his side"


@pytest.mark.rule("FAULT-09")
def test_fault_09_ruling_a_right_claim_costs_nothing() -> None:
    answer = ruled("wrong_claim", "before_next", seen_tile=True, named_right=True)
    assert (answer["ruling"], answer["marks"]) == ("named_rightly", {})


@pytest.mark.rule("FAULT-09")
def test_fault_09_last_moment_is_the_count() -> None:
    answer = ruled("wrong_claim", "at_count", seen_tile=True, named_right=False)
    assert (answer["in_time"], answer["marks"]) == (True, {"2": -10})


@pytest.mark.rule("FAULT-09")
def test_fault_09_too_late_once_the_count_is_agreed() -> None:
    barred_by_count(ruled("wrong_claim", "after_count", seen_tile=True, named_right=False))
