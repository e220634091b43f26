"""Every incident of the tables in the documentation gets the ruling that was written for it."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from palamede.dominoes.faults import CODES, MOMENTS, case_from_json, rule
from palamede.dominoes.faults.codes import Article
from palamede.dominoes.faults.kinds import kind_of
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


def _stands(article: Article, incident: dict[str, Any]) -> bool:
    """Whether an incident is ruled, in time, by this article of its own code."""
    told = incident["expect"]
    return (
        told.get("in_time", True)
        and "code" not in told
        and told.get("article") == article.number
        and told.get("row") in article.rows
    )


LATEST = list(MOMENTS)[-1]
LIMITED = [
    (code.name, article, kind)
    for code in CODES.values()
    for article in code.articles
    for kind in article.kinds
    if code.book and article.until != LATEST
]
"""Every article of the books with every fault that it rules on; all have a last moment but one."""


@pytest.mark.parametrize(
    ("code", "article", "kind"), LIMITED, ids=lambda each: getattr(each, "number", each)
)
def test_every_article_of_the_books_has_its_one_moment_too_late(
    code: str, article: Article, kind: str
) -> None:
    """Some incident comes just after its last moment, and this article does not rule it any more.

    Then it is too late, or another article or code speaks, as of a tile that has been covered.
    """
    order = list(MOMENTS)
    after = order[order.index(article.until) + 1]
    late = [
        incident["id"]
        for incident in INCIDENTS
        if (incident["code"], kind_of(incident["fault"])) == (code, kind)
        and incident["moment"] == after
        and not _stands(article, incident)
    ]

    assert late, f"nothing shows that {kind} is too late for {article.number} {after}"


def test_who_leaves_is_never_too_late() -> None:
    """He pays whenever he goes (VOL-12): the only article without a moment too late."""
    without = {
        (code.name, article.number)
        for code in CODES.values()
        for article in code.articles
        if code.book and article.kinds and article.until == LATEST
    }
    assert without == {("encyclopedie", "voleur 11")}


def _covers(incident: dict[str, Any]) -> str:
    """Return what an incident shows of an article: in which circumstances it says what."""
    told = {name: value for name, value in incident.items() if name not in ("id", "text")}
    names = ("offender", "claimant", "scores", "stake")
    if not {"marks", "accounts"} & told["expect"].keys():  # who and how much changes nothing
        told = {name: value for name, value in told.items() if name not in names}
    return json.dumps(told, sort_keys=True)


def test_no_incident_can_be_deleted_without_an_article_losing_its_cover() -> None:
    """Each shows what no other shows: another article, answer, moment, game or fact."""
    shown = Counter(_covers(incident) for incident in INCIDENTS)
    needless = [each["id"] for each in INCIDENTS if shown[_covers(each)] > 1]

    assert needless == []


def test_every_rule_of_a_tournament_code_is_ruled_on_by_some_incident() -> None:
    """Whatever is left of such a code, each of its rules is applied once at least."""
    applied = {
        (incident["code"].split("+")[0], kind_of(incident["fault"])) for incident in INCIDENTS
    }
    stated = {
        (code.name, kind) for code in CODES.values() if not code.book for kind in code.handlers
    }

    assert len(stated) > 40
    assert stated - applied == set()


@pytest.mark.parametrize("incident", INCIDENTS, ids=[each["id"] for each in INCIDENTS])
def test_each_ruling_gives_its_reason_in_one_sentence_of_three_languages(
    incident: dict[str, Any],
) -> None:
    """A question where a fact is missing, and else a statement, with everything put in."""
    ruling = rule(case_from_json(case_of(incident)))

    texts = [ruling.as_json()["reason"][lang] for lang in LANGUAGES]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text.endswith("?" if ruling.needs else ".")
        assert "{" not in text and len(text) < 400
