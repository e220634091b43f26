"""Every incident of the tables in the documentation gets the ruling that was written for it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from palamede.dominoes.faults import CODES, case_from_json, rule
from palamede.dominoes.text import LANGUAGES
from tests.dominoes.faults.incidents import case_of, expected, incidents

INCIDENTS = incidents()


def _plain(options: list[dict[str, Any]], like: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Leave out of the options what a table cannot or need not tell.

    TOML has no null, so what an option takes away from the ruling it stands beside is not written;
    nor are its article and row where the table does not name them.
    """
    kept = []
    for place, option in enumerate(options):
        told = like[place] if place < len(like) else {}
        hidden = {name for name in ("article", "row") if name not in told}
        hidden |= {name for name, value in option.items() if value is None}
        kept.append({name: value for name, value in option.items() if name not in hidden})
    return kept


@pytest.mark.parametrize("incident", INCIDENTS, ids=[each["id"] for each in INCIDENTS])
def test_each_incident_is_ruled_as_it_was_written(incident: dict[str, Any]) -> None:
    """The whole answer: ruling, article, options, and every effect, also those that are nought."""
    case = case_from_json(case_of(incident))

    answer = rule(case).as_json()

    wanted = expected(incident, case.conventions.seats)
    told = {name: answer[name] for name in wanted}
    told["options"] = _plain(answer["options"], wanted["options"])
    assert told == wanted


def test_names_are_unique_and_there_are_many() -> None:
    """At least 120 incidents and 40 different rulings, each with its own name."""
    names = Counter(each["id"] for each in INCIDENTS)
    rulings = {each["expect"].get("ruling") for each in INCIDENTS} - {None}

    assert [name for name, times in names.items() if times > 1] == []
    assert len(INCIDENTS) >= 120
    assert len(rulings) >= 40


@pytest.mark.parametrize("incident", INCIDENTS, ids=[each["id"] for each in INCIDENTS])
def test_each_incident_is_told_in_three_languages(incident: dict[str, Any]) -> None:
    """One sentence each, and no two the same in one language."""
    texts = [incident["text"][lang] for lang in LANGUAGES]

    assert all(text.strip().endswith((".", "!", "?", "»", '"', "”")) for text in texts)
    assert len(set(texts)) == len(texts)


def _rows(incident: dict[str, Any]) -> set[str]:
    told = incident["expect"]
    rows = {told.get("row")} | {option.get("row") for option in told.get("options", [])}
    answer = rule(case_from_json(case_of(incident))).as_json()
    return {row for row in rows | {each.get("row") for each in answer["options"]} if row}


def test_every_article_of_the_books_is_ruled_on_by_some_incident() -> None:
    """No row can be taken from the codes without an article losing its cover."""
    covered = {
        (incident["expect"].get("code", incident["code"]), row)
        for incident in INCIDENTS
        for row in _rows(incident)
    }
    books = [code for code in CODES.values() if code.book]
    without = {
        (code.name, row)
        for code in books
        for article in code.articles
        if article.kinds
        for row in article.rows
    } - covered

    assert without == set()


def test_every_article_that_can_be_late_has_an_incident_that_is() -> None:
    """For every kind of fault of the books one incident comes one moment too late."""
    late = {
        (incident["code"], incident["fault"])
        for incident in INCIDENTS
        if incident["expect"].get("in_time") is False
    }
    kinds = {kind for _, kind in late}
    faults = {kind for code in CODES.values() if code.book for kind in code.handlers}
    questions = {"tableau_asked", "tiles_held", "galerie_vote", "advice", "leave"}

    assert faults - questions - kinds == set()
