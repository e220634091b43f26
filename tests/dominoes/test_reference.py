"""The rule reference is whole, in three languages, and says each thing once."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from palamede.dominoes.glossary import ENTRIES
from palamede.dominoes.reference import BOOKS, FAMILIES, ROWS, Row
from palamede.dominoes.switches import SWITCHES
from palamede.dominoes.text import LANGUAGES, Text

SIZES = {
    "SET": 6, "VOC": 7, "DRAW": 6, "SERVE": 11, "PLAY": 12, "SCORE": 9, "TAT": 7, "POULE": 4,
    "VOL": 16, "PERD": 1, "MAX": 3, "MATA": 13, "CINQ": 10, "TROIS": 2, "TOUR": 2, "GEN": 8,
    "FAULT": 18, "RENONCE": 4, "ADV": 11,
}  # fmt: skip
"""How many rows each family has in the books, counted by hand."""

WORDS_OF = {
    "en": frozenset(re.split(" ", "the of and is or a an to in his who with that at it")),
    "fr": frozenset(
        re.split(" ", "le les et du est ou une au aux dans qui des d l n s à ne il sur qu ses")
    ),
    "es": frozenset(re.split(" ", "el los las y del es una o en su con por al se sus no")),
}
READS = {"en": "Palamède reads:", "fr": "Palamède lit\u00a0:", "es": "Palamède interpreta:"}


def sentences(text: str) -> list[str]:
    """The sentences of *text*, as a reader counts them."""
    return re.split(r"(?<=[.!?]) (?=[A-ZÀ-Ý«¿¡0-9])", text)


def language_of(text: str) -> str:
    """The language most of whose small words the text uses."""
    words = re.findall(r"\w+", text.casefold())
    return max(WORDS_OF, key=lambda lang: sum(word in WORDS_OF[lang] for word in words))


rows = pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)


def test_every_family_is_complete_and_in_order() -> None:
    expected = [f"{name}-{n:02}" for name in FAMILIES for n in range(1, SIZES[name] + 1)]
    assert list(ROWS) == expected
    assert set(SIZES) == set(FAMILIES)


def test_a_row_is_filed_under_its_own_name() -> None:
    assert {name: row.id for name, row in ROWS.items()} == {name: name for name in ROWS}
    assert ROWS["RENONCE-03"].family == "RENONCE"


@rows
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_takes_one_to_three_whole_sentences(row: Row, lang: str) -> None:
    text = row[lang]
    assert text == text.strip()
    assert text.endswith(".")
    assert 1 <= len(sentences(text)) <= 3 + (READS[lang] in text)
    assert "  " not in text


@rows
def test_a_rule_is_told_in_each_language_in_that_language(row: Row) -> None:
    assert len({row.en, row.fr, row.es}) == 3
    if len(row.en) > 80:
        assert {lang: language_of(row[lang]) for lang in LANGUAGES} == {x: x for x in LANGUAGES}


@rows
def test_our_reading_is_marked_in_all_languages_or_in_none(row: Row) -> None:
    assert len({READS[lang] in row[lang] for lang in LANGUAGES}) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_stands_in_two_rows(lang: str) -> None:
    seen: dict[str, str] = {}
    for row in ROWS.values():
        for sentence in sentences(row[lang]):
            assert sentence not in seen, f"{row.id} repeats {seen[sentence]}: {sentence}"
            seen[sentence] = row.id


@rows
def test_a_row_names_its_books_and_no_book_article_twice(row: Row) -> None:
    assert row.sources
    assert {book for book, _ in row.sources} <= set(BOOKS)
    assert len(set(row.sources)) == len(row.sources)


def test_the_sources_of_a_row_with_several_articles() -> None:
    assert ROWS["SERVE-01"].sources == (
        ("encyclopedie", "tête-à-tête en boudant"),
        ("encyclopedie", "domino voleur, 4"),
        ("academie", "règles générales, nº 6"),
        ("manuel", ""),
    )


def test_every_book_is_cited_and_described() -> None:
    assert {book for row in ROWS.values() for book, _ in row.sources} == set(BOOKS)
    for key, book in BOOKS.items():
        assert key == book.key
        assert book.name and book.title
        assert len({book.note[lang] for lang in LANGUAGES}) == 3


def test_only_rows_that_exist_are_cited_elsewhere() -> None:
    cited = chain.from_iterable(
        [*(switch.rows for switch in SWITCHES.values()), *(entry.rows for entry in ENTRIES)]
    )
    assert set(cited) <= set(ROWS)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_a_heading_in_three_languages(family: str) -> None:
    assert all(FAMILIES[family][lang] for lang in LANGUAGES)


def test_french_punctuation_does_not_break_away_from_its_word() -> None:
    for row in ROWS.values():
        assert not re.search(r" [;:!?»]|« ", row.fr), row.id


def test_a_text_answers_by_language_and_says_which_there_are() -> None:
    text = Text("tile", "dé", "ficha")
    assert [text[lang] for lang in LANGUAGES] == ["tile", "dé", "ficha"]
    with pytest.raises(KeyError, match="no language 'de'; texts exist in en, fr, es"):
        text["de"]
