"""At domino voleur with a dead hand his player pays, receives and calls for him."""

from __future__ import annotations

import pytest

from palamede.dominoes.faults import case_from_json, rule

CASE = {"rules": "voleur_mort", "code": "academie", "moment": "at_count", "stake": 5}


@pytest.mark.rule("FAULT-17", "VOL-06")
def test_the_purse_of_the_dead_man_is_his_players() -> None:
    """A stake to each adversary: the player of the dead hand takes both, or pays both."""
    facts = {"owned_up": False, "game_closed_by_it": True}

    def accounts(offender: int) -> tuple[int, ...]:
        case = {**CASE, "fault": "renege", "offender": offender, "facts": facts}
        return rule(case_from_json(case)).effects.accounts

    assert accounts(2) == (10, -10, 0, 0)
    assert accounts(3) == (-10, 5, 0, 5)


@pytest.mark.rule("VOL-13", "VOL-06")
def test_the_player_of_the_dead_hand_calls_for_it() -> None:
    """The dead hand sits at the left of seat 4; its player calls."""
    case = {
        **CASE,
        "code": "encyclopedie",
        "fault": "undue_last",
        "offender": 4,
        "moment": "before_next",
        "facts": {"partner_tiles_left": 3},
    }

    assert rule(case_from_json(case)).effects.caller == 1


@pytest.mark.rule("VOL-12", "VOL-06")
def test_the_dead_man_takes_nothing_of_what_a_leaver_pays() -> None:
    """Ten for two parties: the two others share them, five each."""
    case = {
        **CASE,
        "code": "encyclopedie",
        "fault": "leave",
        "offender": 2,
        "facts": {"parties_left": 2},
    }

    assert rule(case_from_json(case)).effects.accounts == (5, -10, 0, 5)
