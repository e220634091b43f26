"""The dialogue asks what the ruling needs, in the languages of the users, and nothing else."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede.arbiter import Dialogue, Sheet, SheetError
from palamede.arbiter.telling import cite, tell_effects
from palamede.dominoes import presets
from palamede.dominoes.faults import CODES, FACTS, KINDS
from palamede.i18n import LANGUAGES
from tests.arbiter.test_sheet import NAMES, opened, renege

VOLEUR = presets.conventions("voleur")


def talk(*values: object, code: str = "encyclopedie") -> Dialogue:
    dialogue = Dialogue(VOLEUR, (code,), names=NAMES)
    for value in values:
        dialogue.answer(value)
    return dialogue


def asked(dialogue: Dialogue) -> str | None:
    return None if dialogue.question is None else dialogue.question.name


@pytest.mark.rule("RENONCE-01", "RENONCE-02", "RENONCE-03")
def test_each_answer_decides_what_is_asked_next() -> None:
    assert asked(talk()) == "fault"
    assert asked(talk("renege", 2, 3)) == "moment"
    # Put right at once, nothing more is asked.
    at_once = talk("renege", 2, 3, "before_next")
    assert asked(at_once) is None
    assert at_once.ruling is not None and at_once.ruling.ruling == "renege_corrected"
    later = talk("renege", 2, 3, "at_count", False)
    assert asked(later) == "tiles_left"
    later.answer(1)
    assert later.ruling is not None and later.ruling.ruling == "renege_single"
    several = talk("renege", 2, 3, "at_count", False, 3)
    assert asked(several) == "turn_since"


def test_matters_accuse_nobody() -> None:
    dialogue = talk("galerie_vote", 2, "at_count", 3, 1)
    assert dialogue.ruling is not None and dialogue.ruling.ruling == "fact_established"
    assert dialogue.entry["claimant"] is None


def test_back_takes_the_last_answer_back() -> None:
    dialogue = talk("renege", 2, 3, "at_count", False)
    dialogue.back()
    assert asked(dialogue) == "both_sides"
    for _ in range(9):
        dialogue.back()
    assert asked(dialogue) == "fault"


@pytest.mark.parametrize("value", ["murder", 1, None, True])
def test_what_is_no_answer_is_refused(value: object) -> None:
    with pytest.raises(SheetError) as caught:
        talk(value)
    assert caught.value.code == "sheet-answer"


@pytest.mark.parametrize("value", [True, -1, 10_000, "3", 1.5])
def test_a_number_is_a_whole_number(value: object) -> None:
    with pytest.raises(SheetError):
        talk("renege", 2, 3, "at_count", False, value)


def test_one_and_true_are_not_the_same_answer() -> None:
    with pytest.raises(SheetError):
        talk("renege", 2, 3, "at_count", 0)
    with pytest.raises(SheetError):
        talk("renege", True)


def test_nothing_is_asked_when_the_ruling_is_there() -> None:
    with pytest.raises(SheetError, match="nothing more is asked"):
        talk("renege", 2, 3, "before_next", True)


@settings(max_examples=300, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(sorted(CODES)))
def test_every_way_through_it_ends_in_a_ruling(rng: random.Random, code: str) -> None:
    """Whatever is answered: no question twice, a text in every language, an entry that stands."""
    dialogue = Dialogue(VOLEUR, (code,), names=NAMES)
    names = []
    while (question := dialogue.question) is not None:
        names.append(question.name)
        assert question.name in FACTS or question.name in (
            "fault",
            "offender",
            "claimant",
            "moment",
        )
        assert all(question.text[language] for language in LANGUAGES)
        if question.choices:
            assert all(
                choice.text[language] for choice in question.choices for language in LANGUAGES
            )
            dialogue.answer(rng.choice(question.choices).value)
        else:
            dialogue.answer(rng.randrange(0, 7))
    assert len(set(names)) == len(names) <= 12
    ruling = dialogue.ruling
    assert ruling is not None
    assert sum(ruling.effects.accounts) == 0
    sheet = opened(code=code)
    number = sheet.add(dialogue.entry)
    verdict = sheet.state.verdict(number)
    assert verdict is not None and verdict.ruling.ruling == ruling.ruling
    for option in ruling.options:
        sheet.add({"type": "chosen", "incident": number, "option": option.name})
    assert sum(sheet.state.series.accounts.values()) == 0
    for language in LANGUAGES:
        assert cite(ruling, language)
        tell_effects(ruling.effects, VOLEUR, tuple(NAMES), verdict.case.offender, language)
    sheet.undo(len(sheet.in_force) - 2)
    assert sheet.state.to_do == "deal"


def test_a_sheet_knows_how_many_parties_are_left() -> None:
    sheet = opened()
    dialogue = Dialogue.of(sheet.state)
    for value in ("leave", 4, 1, "at_count"):
        dialogue.answer(value)
    assert dialogue.ruling is not None
    assert dialogue.ruling.effects.accounts == (5, 5, 5, -15)
    sheet.add(dialogue.entry)
    assert sheet.state.to_do == "over"
    assert sheet.state.series.accounts["Denis"] == -15


def test_scores_of_the_sheet_decide_what_is_near_the_end() -> None:
    sheet = opened()
    dialogue = Dialogue.of(sheet.state)
    assert dialogue.scores == (0, 0)
    sheet.add({"type": "deal", "pips": [0, 14, 9, 20], "out": 1})
    assert Dialogue.of(sheet.state).scores == (34, 0)
    assert isinstance(Sheet(sheet.entries), Sheet)
    assert set(KINDS) == {choice.value for choice in Dialogue.of(sheet.state).question.choices}  # type: ignore[union-attr]


def test_an_incident_of_a_past_deal_is_refused() -> None:
    sheet = opened()
    for _ in range(3):
        sheet.add({"type": "deal", "pips": [1, 4, 9, 5], "closed": True})
    with pytest.raises(SheetError, match="deal 1 can no longer be spoken of, only 3, 4"):
        sheet.add({**renege(1), "deal": 1})
