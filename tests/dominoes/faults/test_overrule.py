"""The referee's own ruling takes the place of the code's, and undoes what that did."""

from __future__ import annotations

from typing import Any

import pytest

from palamede.dominoes import presets
from palamede.dominoes.errors import CaseError
from palamede.dominoes.faults.overrule import effects_of, overrule
from palamede.dominoes.faults.ruling import Effects
from palamede.dominoes.tiles import Tile
from tests.dominoes.faults.test_desk import end_of, fines, last_tiles, lay, name, table

AGREED = presets.conventions("voleur")


def test_the_effects_that_a_referee_names_are_read() -> None:
    data = {
        "marks": {"1": -10, "2": 5},
        "barred": [2],
        "deal": "void",
        "lead": "passes",
        "partie": "simple",
        "match": "lost",
        "accounts": [5, -5, 5, -5],
        "warning": True,
    }
    read = effects_of(data, AGREED)

    assert (read.marks, read.barred, read.accounts) == ({1: -10, 2: 5}, (2,), (5, -5, 5, -5))
    told = read.as_json(4)
    assert {key: told[key] for key in data} == data
    assert effects_of({}, AGREED) == Effects()


@pytest.mark.parametrize(
    ("key", "value", "right"),
    [
        ("deal", "dances", "one of goes_on, void, stops"),
        ("marks", {"3": 5}, "points by side"),
        ("marks", {"1": True}, "points by side"),
        ("marks", [5], "points by side"),
        ("barred", [3], "a list of sides"),
        ("barred", 1, "a list of sides"),
        ("accounts", [5, -5], "one whole number for each seat"),
        ("accounts", [5, 0, 0, 0], "sum to nought"),
        ("warning", "yes", "true or false"),
        ("dance", 1, "effects are marks, barred"),
    ],
)
def test_effects_that_cannot_be_read_are_refused_with_what_would_be_right(
    key: str, value: Any, right: str
) -> None:
    with pytest.raises(CaseError, match=right) as refused:
        effects_of({key: value}, AGREED)
    assert refused.value.code == "bad-effects"
    assert refused.value.params["name"] == key


def test_points_and_bars_of_the_code_fall_away_and_those_of_the_referee_stand() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:pass", "3:pass", "4:pass", "1:0-1>", "2:3-4<")
    claim = desk.claim(1, "renege", 2)
    assert (fines(desk), desk.deal.barred) == ([(1, 20)], {2})
    overrule(desk, claim, Effects(marks={2: -5}, warning=True), "He is new to the game.")

    assert (name(claim), claim.done, claim.option) == ("referee", True, None)
    assert (fines(desk), desk.deal.barred, desk.warned) == ([(2, -5)], frozenset(), [2])
    event = desk.events[-1]
    assert (event["type"], event["reason"]) == ("referee", "He is new to the game.")
    assert event["effects"] == {"marks": {"2": -5}, "warning": True}
    end_of(desk)


def test_a_deal_that_the_code_annulled_goes_on_and_one_that_it_left_may_be_annulled() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:2-2>")
    claim = desk.claim(1, "misplay", 2)
    desk.choose(claim, "void", 3)
    assert desk.deal.over == "void"
    overrule(desk, claim, Effects(), "It stands.")
    assert (desk.deal.over, desk.deal.turn, desk.deal.lead_after) == (None, 3, None)

    overrule(desk, claim, Effects(deal="void", lead="passes"), "It does not stand.")
    assert (desk.deal.over, desk.deal.lead_after) == ("void", "passes")
    assert end_of(desk) == (0, 0)


def test_stakes_and_the_end_of_the_partie_are_taken_back() -> None:
    desk = table("academie")
    lay(desk, "1:4-4", "2:pass", "3:pass", "4:pass", "1:pass")
    claim = desk.claim(1, "renege", 2)
    assert (desk.accounts, desk.partie) == ((5, -10, 5, 0), ("lost", 2))
    overrule(desk, claim, Effects(accounts=(5, -5, 0, 0)), "One stake will do.")

    assert (desk.accounts, desk.partie, desk.partie_ends) == ((5, -5, 0, 0), None, False)
    overrule(desk, claim, Effects(match="lost"), "He did it on purpose.")
    assert (desk.accounts, desk.match, desk.partie_ends) == ((0, 0, 0, 0), ("lost", 2), True)
    overrule(desk, claim, Effects(), "No, he did not.")
    assert (desk.match, desk.partie_ends) == (None, False)


def test_called_hands_are_taken_up_again() -> None:
    desk = last_tiles()
    desk.deal.say_domino(2, Tile(0, 0))
    claim = desk.claim(1, "false_domino", 2)
    assert desk.deal.called == ((2, 4), 1)
    overrule(desk, claim, Effects(), "He only coughed.")

    assert (desk.deal.called, desk.deal.acting) == (None, 3)
    end_of(desk)


@pytest.mark.rule("VOL-16")
def test_a_tile_laid_open_and_a_number_forbidden_bind_no_more() -> None:
    desk = table("academie")
    lay(desk, "1:4-4", "2:0-2>")
    claim = desk.claim(3, "misplay", 2)
    desk.choose(claim, "forbid", 1)
    assert (len(desk.deal.obligations), desk.deal.forbidden) == (1, {(4, 2)})
    overrule(desk, claim, Effects(), "The light was bad.")

    assert (desk.deal.obligations, desk.deal.forbidden) == ((), frozenset())
    end_of(desk)


def test_what_other_claims_brought_stays() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:2-2>")
    other = desk.claim(1, "exposed_tile", 2, tile=Tile(0, 2))
    claim = desk.claim(1, "misplay", 2)
    before = (fines(desk), name(other))
    overrule(desk, claim, Effects(marks={1: 3}), "Let it be.")

    assert (fines(desk), name(other)) == ([*before[0], (1, 3)], before[1])
