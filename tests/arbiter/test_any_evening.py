"""Whatever is entered in whatever order: the sheet adds up, and undoing is going back."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede.arbiter import Dialogue, Sheet
from palamede.arbiter.page import sheet_page
from palamede.arbiter.record import sheet_record
from palamede.arbiter.report import to_html
from palamede.dgn import read, write
from palamede.dominoes.errors import PalamedeError

GAMES = {
    "voleur": 4,
    "voleur_mort": 3,
    "tete_a_tete": 2,
    "poule": 3,
    "pot": 3,
    "cinq_partout": 2,
    "matador": 2,
}


def count(rng: Random, sheet: Sheet) -> dict[str, Any]:
    conventions = sheet.state.conventions
    pips = [rng.randrange(1, 12) for _ in range(conventions.seats)]
    out = rng.choice([None, *range(1, conventions.seats + 1)])
    if out is not None:
        pips[out - 1] = 0
    entry = {"type": "deal", "pips": pips, "out": out, "closed": out is None}
    assert sheet.state.deal is not None and sheet.state.partie is not None
    if sheet.state.deal.leader is None or sheet.state.partie.tile_decides:
        entry["leader"] = rng.randrange(1, conventions.seats + 1)
    return entry


def incident(rng: Random, sheet: Sheet) -> dict[str, Any]:
    talk = Dialogue.of(sheet.state)
    while (question := talk.question) is not None:
        choices = [choice.value for choice in question.choices] or [0, 1, 2, 3, 20]
        talk.answer(rng.choice(choices))
    return talk.entry


def change(rng: Random, sheet: Sheet) -> dict[str, Any]:
    deals = sheet.state.deals[-1][-2:] if sheet.state.deals else []
    verdicts = [verdict for deal in deals for verdict in deal.verdicts]
    if not verdicts:
        return {"type": "remark", "text": "nothing"}
    verdict = rng.choice(verdicts)
    if verdict.ruling.options and rng.random() < 0.6:
        option = rng.choice(verdict.ruling.options).name
        return {"type": "chosen", "incident": verdict.number, "option": option}
    if verdict.own is not None and rng.random() < 0.7:
        votes = {"votes_for": rng.randrange(4), "votes_against": rng.randrange(4)}
        return {"type": "appeal", "incident": verdict.number, **votes}
    effects = rng.choice([{}, {"marks": {"1": -5}}, {"deal": "void", "lead": "passes"}])
    reason = {"reason": 'so; it "is"', "effects": effects}
    return {"type": "referee", "incident": verdict.number, **reason}


def some_entry(rng: Random, sheet: Sheet) -> dict[str, Any]:
    state = sheet.state
    if state.to_do == "seats":
        places = list(state.series.players)
        rng.shuffle(places)
        if state.conventions.sides == "dead_hand":
            places.insert(2, "mort")
        return {"type": "seated", "places": places, "leader": rng.randrange(1, 3)}
    made = rng.random()
    if made < 0.04:
        return {"type": "left", "name": rng.choice(state.series.players)}
    if made < 0.3 and state.deals:
        return incident(rng, sheet)
    if made < 0.5:
        return change(rng, sheet)
    if state.to_do == "deal":
        return count(rng, sheet)
    return {"type": "remark", "text": "over"}


@pytest.mark.rule("POULE-01", "VOL-12")
@settings(max_examples=120, deadline=None)
@given(
    st.randoms(use_true_random=False),
    st.sampled_from(sorted(GAMES)),
    st.sampled_from(["encyclopedie", "academie", "manuel", "us_doubles", "fed+encyclopedie"]),
)
def test_the_sheet_adds_up_and_undo_goes_back(rng: Random, game: str, code: str) -> None:
    names = ["Anne", "Bruno", "Chloé", "Denis"][: GAMES[game]]
    sheet = Sheet()
    sheet.add({"type": "opened", "rules": game, "names": names, "code": code, "stake": 7})
    before = []
    for _ in range(14):
        texts = sheet.to_json()
        with contextlib.suppress(PalamedeError):
            entry = some_entry(rng, sheet)
            assert sheet.add(entry) == len(sheet.entries)
            before.append(texts)
            continue
        assert sheet.to_json() == texts  # refused: nothing has changed
    state = sheet.state
    pot = sum(partie.pot for partie in state.parties)
    assert sum(state.series.accounts.values()) + pot == 0
    for partie in state.parties:
        assert sum(partie.accounts) + partie.pot == 0
    again = Sheet.from_json(sheet.to_json())
    assert again.state.series.accounts == state.series.accounts
    assert to_html(sheet_page(again.state, "fr")) == to_html(sheet_page(state, "fr"))
    text = write(sheet_record(state)) if state.parties else ""
    assert write(read(text)) == text
    # Undoing one entry after the other leads back through every state there was.
    while len(sheet.in_force) > 1:
        sheet.undo()
        earlier = Sheet.from_json(before.pop())
        assert sheet.in_force == earlier.in_force
        assert sheet.state.series.accounts == earlier.state.series.accounts
