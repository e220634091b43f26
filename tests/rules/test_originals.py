"""The books' own French of the articles on faults."""

from __future__ import annotations

import pytest

from palamede.dominoes.reference.originals import ORIGINALS, original


@pytest.mark.rule("RENONCE-03", "FAULT-17", "FAULT-02")
def test_every_book_speaks_for_itself() -> None:
    renonce = original("encyclopedie", "renonce 14", "RENONCE-03")
    assert renonce is not None
    assert "une amende de 20 points que marque l'adversaire" in renonce
    assert "terminée sur-le-champ" in (original("academie", "14") or "")
    assert "recouvert par un autre dé" in (original("manuel", "manuel", "FAULT-02") or "")
    assert original("fed", "overdraw", "fault_codes/fed/overdraw") is None
    assert original("encyclopedie", "general 99") is None


def test_the_articles_are_whole_sentences() -> None:
    for code, articles in ORIGINALS.items():
        for article, text in articles.items():
            assert text[0].isupper() and text[-1] == ".", (code, article)
            assert "  " not in text and "- " not in text, (code, article)
