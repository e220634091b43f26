"""The codes of the books hold every row that names them, and no row that does not."""

from __future__ import annotations

from dataclasses import fields
from importlib import resources

import pytest

from palamede.dominoes import reference
from palamede.dominoes.faults import CODES, FACTS, FAULTS, KINDS, MOMENTS, Code, Effects
from palamede.dominoes.faults.kinds import kind_of, moment_of

BOOKS = [code for code in CODES.values() if code.book]
FAMILIES = ("FAULT", "RENONCE")
OTHERS = {
    *("GEN-01", "GEN-02", "GEN-03", "GEN-04", "GEN-05", "GEN-06", "GEN-07"),
    *("VOL-09", "VOL-11", "VOL-13", "VOL-14", "VOL-15", "VOL-16"),
    *("POULE-04", "SERVE-06", "SERVE-08", "VOC-06", "CINQ-07"),
}
"""Rows on faults and on questions to the referee outside the two families."""


def due(code: Code) -> set[str]:
    """The rows on faults whose sources name a code."""
    return {
        row.id
        for row in reference.ROWS.values()
        if (row.family in FAMILIES or row.id in OTHERS)
        and code.name in {book for book, _ in row.sources}
    }


@pytest.mark.rule("GEN-07")
@pytest.mark.parametrize("code", BOOKS, ids=[code.name for code in BOOKS])
def test_no_article_of_a_book_is_missing(code: Code) -> None:
    """Whoever deletes a row from a code, or an article, is told here."""
    assert due(code) - {row for article in code.articles for row in article.rows} == set()


@pytest.mark.parametrize("code", BOOKS, ids=[code.name for code in BOOKS])
def test_a_row_binds_only_the_codes_that_its_source_names(code: Code) -> None:
    for article in code.articles:
        for row in article.rows:
            assert code.name in {book for book, _ in reference.ROWS[row].sources}, row


@pytest.mark.parametrize("code", CODES.values(), ids=list(CODES))
def test_articles_and_handlers_speak_of_the_same_kinds(code: Code) -> None:
    """What a code judges it states in an article, and the other way round."""
    stated = {kind for article in code.articles for kind in article.kinds}

    assert stated == set(code.handlers)
    assert stated <= set(KINDS)
    assert {article.until for article in code.articles} <= set(MOMENTS)


FAULT_KINDS = """
pass_could_play draw_could_play misplay wrong_end touched_tile exposed_tile out_of_turn overdraw
underdraw late_count wrong_claim signal forced_close slow_play late leave false_domino undue_last
named_other wrong_count stock_looked_at uncovered_other shown_in_serving wrong_hand
"""
"""The kinds of fault in the words of the tournament codes, in their order."""


def test_faults_have_the_names_that_are_common_to_all_codes() -> None:
    """``pass_could_play`` is the books' renonce: here it is the alias of ``renege``."""
    assert [kind_of(name) for name in FAULT_KINDS.split()] == list(FAULTS)
    assert kind_of("pass_could_play") == "renege"
    assert set(FAULTS) < set(KINDS)


def test_moments_go_from_before_the_lead_to_the_next_deal() -> None:
    names = (
        "before_lead before_next after_next after_leader_again after_all_laid_one after_own_turn "
        "at_count after_count next_deal"
    )
    assert list(MOMENTS) == names.split()
    assert [moment_of(name) for name in MOMENTS] == list(range(9))


def test_every_fact_is_asked_by_some_article() -> None:
    """No question stands in the vocabulary that no ruling puts."""
    package = resources.files("palamede.dominoes.faults.codes")
    sources = "".join(
        path.read_text("utf-8") for path in package.iterdir() if path.name[-3:] == ".py"
    )

    assert [name for name in FACTS if f'"{name}"' not in sources] == []


def test_the_json_of_effects_tells_every_one_of_them() -> None:
    """A new effect cannot be left out of what programs read."""
    assert set(Effects().as_json(2)) == {each.name for each in fields(Effects)}
