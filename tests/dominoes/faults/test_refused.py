"""What old tables, their steps and the referee's cases refuse: nothing has happened then."""

from __future__ import annotations

from typing import Any

import pytest

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.errors import CaseError, DealError, IllegalMoveError, PalamedeError
from palamede.dominoes.faults.case import Case, case_from_json
from palamede.dominoes.faults.court import rule
from palamede.dominoes.faults.facts import check_facts
from palamede.dominoes.faults.kinds import MOMENTS, kind_of, moment_of
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.olddeeds import do_steps
from palamede.dominoes.tiles import Tile
from tests.dominoes.faults.test_old import four, tiles

SMALL = presets.conventions("tete_a_tete", set=2, hand=2)
DRAWS = presets.conventions("peche", set=2, hand=2)
HANDS = ("0-0 0-1", "1-1 2-2")


def start(
    agreed: Conventions = SMALL,
    hands: tuple[str, ...] = HANDS,
    stock: str = "0-2 1-2",
    **given: Any,
) -> OldDeal:
    return OldDeal(agreed, [tiles(hand) for hand in hands], tiles(stock), **given)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"hands": ("0-0 0-1",)}, "deal-hands"),
        ({"hands": ("0-0 0-1 1-1 2-2", "")}, "hand-size"),
        ({"leader": 3}, "deal-leader"),
        ({"dead": 2}, "deal-dead"),
        ({"scores": (1, 2, 3)}, "deal-scores"),
        ({"forced_lead": Tile(2, 2)}, "deal-forced"),
        ({"stock": "0-2 0-2"}, "deal-tiles"),
    ],
)
def test_a_deal_that_no_table_could_begin_is_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(DealError) as refused:
        start(**given)
    assert refused.value.code == code


@pytest.mark.rule("VOL-06")
def test_one_of_the_seats_is_the_dead_hand_where_the_conventions_have_one() -> None:
    agreed = presets.conventions("voleur_mort", players=3, set=4, hand=3)
    hands = ("4-4 0-1 1-1", "3-4 2-2 0-2", "2-4 1-2 0-0", "3-3 1-3 0-4")
    with pytest.raises(DealError, match="seat 5 cannot be the dead hand: one of seats 1 to 4"):
        start(agreed, hands, "0-3 1-4 2-3", dead=5)
    assert start(agreed, hands, "0-3 1-4 2-3").dead == 3


@pytest.mark.parametrize(
    "step",
    [
        {"do": "dance"},
        {"do": "mark", "side": 1},
        {"do": "end", "how": "dance"},
        {"do": "take", "seat": 1, "tiles": ["4-4"]},
        {"do": "return", "seat": 1, "tiles": ["3-4"]},
    ],
    ids=lambda step: step["do"],
)
def test_steps_are_done_all_or_none(step: dict[str, Any]) -> None:
    deal = four()
    before = (deal._play, deal._standing, len(deal._stack))
    with pytest.raises(DealError) as refused:
        do_steps(deal, [{"do": "bar", "side": 2, "claim": 1}, step])

    assert refused.value.code == "bad-step"
    assert (deal._play, deal._standing, len(deal._stack)) == before


def test_a_play_that_was_taken_back_cannot_be_taken_back_again() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4))
    deal.lay(2, Tile(3, 4), "right")
    do_steps(deal, [{"do": "take_back", "to": 2}])
    with pytest.raises(DealError, match="no play of number 2; those that stand: 1"):
        do_steps(deal, [{"do": "take_back", "to": 2}])
    with pytest.raises(DealError, match="those that stand: none"):
        do_steps(four(), [{"do": "take_back", "to": 1}])
    assert deal.plies[-1].n == 1


@pytest.mark.rule("VOL-13")
def test_a_called_hand_waits_for_its_turn() -> None:
    deal = four()
    do_steps(deal, [{"do": "call", "side": 2, "caller": 1}])
    assert deal.choices(2) == ()
    with pytest.raises(IllegalMoveError, match="his called hand waits") as refused:
        deal.lay(2, Tile(3, 4))
    assert (refused.value.code, refused.value.legal) == ("hand-waits", ())
    deal.lay(1, Tile(4, 4))
    assert {str(move) for move in deal.choices(2)} == {"4-3<", "4-3>"}


def test_nothing_can_be_done_once_the_deal_is_over() -> None:
    deal = four()
    do_steps(deal, [{"do": "end", "how": "void"}])
    for refused_act in (lambda: deal.lay(1, Tile(4, 4)), lambda: deal.pass_(1)):
        with pytest.raises(IllegalMoveError, match="the deal is over; possible: nothing"):
            refused_act()
    assert deal.acting is None


def test_only_who_is_at_turn_draws_and_only_while_there_is_a_stock() -> None:
    deal = start(DRAWS)
    deal.lay(1, Tile(0, 0))
    with pytest.raises(IllegalMoveError, match="the turn of seat 2"):
        deal.draw(1)
    while deal.drawable:
        deal.draw(2)
    with pytest.raises(IllegalMoveError, match="nothing can be drawn") as refused:
        deal.draw(2)
    assert refused.value.code == "wrong-draw"


def test_what_happened_is_written_so_that_it_can_be_read_again() -> None:
    deal = start(DRAWS)
    deal.lay(1, Tile(0, 0), named=Tile(0, 1), announced=5)
    deal.say_domino(1)
    deal.show(2, Tile(2, 2), while_taking=True)
    deal.happen(2, "signal")
    deal.draw(2)
    deal.pass_(2)
    written = [event.as_json() for event in sorted((*deal.plies, *deal.acts), key=lambda e: e.n)]
    again = start(DRAWS)
    for event in written:
        again.apply(event)

    assert [event["type"] for event in written] == [
        *("laid", "said_domino", "shown", "happened", "drew", "passed")
    ]
    assert (again.plies, again.acts, again.hands) == (deal.plies, deal.acts, deal.hands)
    assert again.turn == deal.turn == 1


def test_an_event_of_no_known_type_is_refused() -> None:
    with pytest.raises(DealError, match="types are laid, announced") as refused:
        four().apply({"type": "danced", "seat": 1})
    assert refused.value.code == "bad-event"


# -------------------------------------------------------------------- cases
PLAIN = {"rules": "voleur", "fault": "renege", "offender": 2, "moment": "at_count"}


@pytest.mark.parametrize(
    ("change", "field", "form"),
    [
        ({"mood": 1}, "mood", "field"),
        ({"facts": [1]}, "facts", "facts"),
        ({"code": ""}, "code", "code"),
        ({"rules": 5}, "rules", "name"),
        ({"settings": "hand=6"}, "settings", "settings"),
        ({"scores": "45"}, "scores", "numbers"),
        ({"scores": [45, True]}, "scores", "number"),
        ({"offender": None}, "offender", "number"),
        ({"stake": 10**9}, "stake", "number"),
    ],
)
def test_a_case_that_cannot_be_read_says_which_field_and_what_it_must_be(
    change: dict[str, Any], field: str, form: str
) -> None:
    with pytest.raises(CaseError, match=f"^{field} must be ") as refused:
        case_from_json({**PLAIN, **change})
    assert (refused.value.code, refused.value.params["form"]) == ("bad-case", form)


def test_a_case_is_one_json_object() -> None:
    with pytest.raises(CaseError, match="case must be one JSON object"):
        case_from_json([PLAIN])


@pytest.mark.parametrize("field", ["offender", "claimant"])
def test_nobody_sits_on_a_seat_that_the_game_has_not(field: str) -> None:
    with pytest.raises(CaseError, match="no seat 5: seats are 1 to 4"):
        case_from_json({**PLAIN, field: 5})


def test_the_scores_tell_how_many_play_each_for_himself() -> None:
    assert case_from_json({**PLAIN, "rules": "poule", "scores": [0, 0, 0]}).conventions.seats == 3
    with pytest.raises(CaseError, match="1 scores for 2 sides"):
        Case(
            conventions=presets.conventions("voleur"),
            codes=("manuel",),
            fault="renege",
            offender=1,
            scores=(5,),
        )


@pytest.mark.parametrize(
    ("facts", "right"),
    [
        ({"mood": 1}, "facts are tiles_left"),
        ({"tiles_left": -1}, "a whole number from 0 to 9999"),
        ({"both_sides": 1}, "true or false"),
    ],
)
def test_facts_must_exist_and_have_their_form(facts: dict[str, Any], right: str) -> None:
    with pytest.raises(CaseError, match=right):
        check_facts(facts)


def test_kinds_and_moments_that_do_not_exist_are_refused_with_those_that_do() -> None:
    assert kind_of(" Pass could-play ") == "renege"
    with pytest.raises(CaseError, match="'theft': faults are .*renege"):
        kind_of("theft")
    assert [moment_of(moment) for moment in MOMENTS] == list(range(len(MOMENTS)))
    with pytest.raises(CaseError, match="'later': moments are before_lead"):
        moment_of("later")


def test_a_code_that_does_not_exist_is_refused_whenever_it_is_claimed() -> None:
    for moment in ("before_next", "next_deal"):
        case = case_from_json({**PLAIN, "code": "mine", "moment": moment})
        with pytest.raises(PalamedeError, match="codes are .*encyclopedie"):
            rule(case)


@pytest.mark.rule("GEN-02")
def test_a_book_that_is_silent_leaves_it_to_the_encyclopedie_which_is_asked_once() -> None:
    late = {**PLAIN, "moment": "next_deal"}
    ruling = rule(case_from_json({**late, "code": "manuel+encyclopedie"}))
    assert (ruling.ruling, ruling.code, ruling.silent) == (
        "not_in_time",
        "encyclopedie",
        ("manuel",),
    )
