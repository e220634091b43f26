"""The codes of the books hold every row that names them, and no row that does not."""

from __future__ import annotations

import pytest

from palamede.dominoes import reference
from palamede.dominoes.faults import CODES, KINDS, MOMENTS, Code

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
