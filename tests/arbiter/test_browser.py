"""What the arbiter's page asks of the rules: JSON in and out, refusals told, nothing kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from palamede import dgn
from palamede.arbiter import browser
from palamede.arbiter.view import settlement
from palamede.dominoes.faults import CODES, KINDS
from palamede.dominoes.presets import PRESETS

Json = dict[str, Any]
NAMES = ["Anne", "Bruno", "Chloé", "Denis"]


def ask(name: str, **arguments: Any) -> Any:
    told = json.loads(browser.answer(name, json.dumps(arguments)))
    assert set(told) == {"value"}, told
    return told["value"]


def refused(name: str, **arguments: Any) -> Json:
    told: Json = json.loads(browser.answer(name, json.dumps(arguments)))
    assert set(told) == {"error"}, told
    return dict(told["error"])


@pytest.fixture
def seated() -> list[Json]:
    opened = {"type": "opened", "rules": "voleur", "code": "encyclopedie", "names": NAMES}
    entries = ask("add", entries=[], entry={**opened, "stake": 5})["entries"]
    places = {"type": "seated", "places": NAMES, "leader": 1}
    found: list[Json] = ask("add", entries=entries, entry=places)["entries"]
    return found


def test_the_catalogue_offers_every_game_code_and_fault() -> None:
    told = ask("catalogue")
    assert [game["name"] for game in told["games"]] == list(PRESETS)
    assert [code["name"] for code in told["codes"]] == list(CODES)
    assert list(told["kinds"]) == list(KINDS)
    assert told["kinds"]["renege"]["fr"] == "renonce"
    assert all(set(game["title"]) == {"en", "fr", "es"} for game in told["games"])


def test_an_entry_comes_back_with_all_others_and_what_they_say(seated: list[Json]) -> None:
    told = ask("add", entries=seated, entry={"type": "deal", "pips": [0, 14, 9, 20], "out": 1})
    assert told["number"] == 3
    assert [entry["type"] for entry in told["entries"]] == ["opened", "seated", "deal"]
    partie = told["view"]["parties"][0]
    assert partie["scores"] == [34, 0]
    assert partie["deals"][0]["kind"] == "domino"
    assert partie["deals"][1]["leader"] == 2
    assert ask("read", entries=told["entries"])["view"] == told["view"]


def test_a_refused_entry_is_told_with_its_details_and_changes_nothing(seated: list[Json]) -> None:
    before = json.dumps(seated)
    wrong = refused("add", entries=seated, entry={"type": "deal", "pips": [0, 14], "out": 1})
    assert wrong["code"] == "sheet-hands"
    assert wrong["params"] == {"given": 2, "seats": 4}
    assert "2 hands are counted" in wrong["message"]
    assert json.dumps(seated) == before


def test_nothing_is_kept_between_two_questions(seated: list[Json]) -> None:
    deal = {"type": "deal", "pips": [0, 14, 9, 20], "out": 1}
    assert ask("add", entries=seated, entry=deal) == ask("add", entries=seated, entry=deal)


@pytest.mark.rule("RENONCE-03")
def test_the_dialogue_asks_until_the_ruling_is_there(seated: list[Json]) -> None:
    given: list[Any] = []
    names = []
    for value in ("renege", 2, 3, "after_own_turn", False, 3):
        talk = ask("ask", entries=seated, answers=given)
        assert talk["ruling"] is None and talk["entry"] is None
        names.append(talk["question"]["name"])
        given.append(value)
    assert names == ["fault", "offender", "claimant", "moment", "both_sides", "tiles_left"]
    talk = ask("ask", entries=seated, answers=given)
    assert talk["question"] is None
    ruling = talk["ruling"]
    assert ruling["ruling"] == "renege_barred_20"
    assert ruling["original"].startswith("Il y a renonce quand un joueur")
    assert "renonce" in ruling["text"]["fr"].lower()
    assert ruling["said"]["en"] == [
        "Anne + Chloé marks 20",
        "Bruno + Denis marks nothing for this deal",
    ]
    view = ask("add", entries=seated, entry=talk["entry"])["view"]
    (verdict,) = view["parties"][0]["deals"][0]["verdicts"]
    assert verdict["ruling"] == ruling
    assert verdict["said"] == ruling["said"]


def test_the_choices_of_the_injured_side_are_said(seated: list[Json]) -> None:
    answers = ["misplay", 2, 3, "before_next", "nowhere", 3]
    ruling = ask("ask", entries=seated, answers=answers)["ruling"]
    assert [choice["option"] for choice in ruling["choices"]] == ["done_over", "lies_open", "void"]
    assert [choice["default"] for choice in ruling["choices"]] == [True, False, False]
    void = ruling["choices"][2]
    assert void["text"]["fr"] == "annuler et remêler"
    assert void["said"]["en"] == ["the deal is annulled", "the same player leads again"]


def test_an_answer_that_is_none_is_refused(seated: list[Json]) -> None:
    assert refused("ask", entries=seated, answers=["dancing"])["code"] == "sheet-answer"


def test_the_case_of_the_documentation_is_ruled() -> None:
    case = {
        "rules": "voleur",
        "code": "encyclopedie",
        "fault": "renege",
        "offender": 2,
        "claimant": 3,
        "moment": "after_own_turn",
        "facts": {"tiles_left": 3, "both_sides": False},
        "scores": [45, 60],
        "stake": 5,
    }
    ruling = ask("rule", case=case)
    assert (ruling["article"], ruling["marks"], ruling["barred"]) == ("renonce 14", {"1": 20}, [2])


def test_a_sheet_goes_through_a_file_and_through_a_record(seated: list[Json]) -> None:
    deal = {"type": "deal", "pips": [0, 14, 9, 20], "out": 1}
    entries = ask("add", entries=seated, entry=deal)["entries"]
    text = ask("write_file", entries=entries)
    assert ask("open_file", text=text)["entries"] == entries
    assert refused("open_file", text="[1]")["code"] == "sheet-file"
    record = ask("record", entries=entries)
    assert '[Scores "34 0"]' in record
    assert not dgn.read(record).errors


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_what_is_printed_comes_in_blocks(seated: list[Json], lang: str) -> None:
    deal = {"type": "deal", "pips": [0, 14, 9, 20], "out": 1}
    entries = ask("add", entries=seated, entry=deal)["entries"]
    for page in (ask("paper", entries=entries, lang=lang), ask("card", code="manuel", lang=lang)):
        assert page["title"]
        tables = [block for block in page["blocks"] if block["kind"] == "table"]
        assert tables
        for table in tables:
            assert {len(row) for row in table["rows"]} <= {len(table["heads"])}
    assert refused("card", code="none", lang=lang)["code"] == "sheet-code"


def test_payments_bring_every_account_to_nought() -> None:
    accounts = {"Anne": 15, "Bruno": -5, "Chloé": -20, "Denis": 10}
    payments = settlement(accounts)
    for each in payments:
        accounts[each["from"]] += each["amount"]
        accounts[each["to"]] -= each["amount"]
    assert set(accounts.values()) == {0}
    assert len(payments) <= 3 and all(each["amount"] > 0 for each in payments)


def test_what_the_page_asks_are_questions_of_the_bridge() -> None:
    from pathlib import Path

    sources = Path(__file__).parents[2] / "frontend" / "src" / "arbiter"
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(sources.iterdir()))
    for name in browser.QUESTIONS:
        assert name == "rule" or f"'{name}'" in text, f"the page never asks {name}"
