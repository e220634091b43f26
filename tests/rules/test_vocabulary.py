"""VOC: the words of the table, in the glossary."""

from __future__ import annotations

import unicodedata

import pytest

from palamede.dominoes.glossary import ENTRIES, Entry, lookup, suggestions
from palamede.dominoes.reference import ROWS
from palamede.dominoes.text import LANGUAGES

# The whole list of the books, variants and all, with the place where each is to be found.
TERMS = {
    "avancer": "avancer",
    "boucher la couleur": "boucher la couleur",
    "forcer la couleur": "boucher la couleur",
    "bouder": "bouder",
    "bouts ouverts": "bouts ouverts",
    "composé": "composé",
    "compter": "compter",
    "couleurs": "couleurs",
    "couvrir": "couvrir",
    "faire la cuisine": "cuisine",
    "cuisine": "cuisine",
    "talon": "cuisine",
    "réserve": "cuisine",
    "culotte": "culotte",
    "faire le coup de culotte": "faire le coup de culotte",
    "dé de contact": "dé de contact",
    "dé de correspondance": "dé de contact",
    "dé de repos": "dé de repos",
    "dernier dé": "dernier dé",
    "double": "double",
    "faire domino": "faire domino",
    "faire le point": "faire le point",
    "fermer le jeu": "fermer le jeu",
    "fermeture": "fermeture",
    "dé de fermeture": "fermeture",
    "homme": "homme",
    "main": "main",
    "avoir la main": "main",
    "ouvrir une couleur": "ouvrir une couleur",
    "partout": "partout",
    "pêcher": "pêcher",
    "piocher": "pêcher",
    "aller à la pêche": "pêcher",
    "posé": "posé",
    "poseur": "poseur",
    "pose": "pose",
    "avoir la pose": "pose",
    "avoir la pose sur son partenaire": "pose",
    "rentrer dans la pose": "rentrer dans la pose",
    "rentrer dans la couleur": "rentrer dans la couleur",
    "tableau": "demander le tableau",
    "demander le tableau": "demander le tableau",
    "coup à triple perspective": "coup à triple perspective",
    "ménage": "ménage",
    "poule": "poule",
    "tournée": "tournée",
    "petite bredouille": "petite bredouille",
    "grande bredouille": "grande bredouille",
    "renonce": "renonce",
    "mort": "mort",
    "marque": "marque",
    "galerie": "galerie",
    "primauté": "primauté",
    "coup": "coup",
    "partie": "partie",
    "aller-et-retour": "aller-et-retour",
    "sans être au point": "sans être au point",
    "abattre": "abattre",
    "dés sur table": "dés sur table",
    "dés appelés": "dés appelés",
    "dé forcé": "dé forcé",
    "talon faux": "talon faux",
    "enjeu": "enjeu",
    "mise": "enjeu",
    "matador": "matador",
    "dé": "dé",
    # other names of games
    "domino whist": "domino voleur",
    "piquet voleur": "domino voleur",
    "muggins": "cinq partout",
}


def without_accents(text: str) -> str:
    """*text* as somebody types it on a keyboard that has no accents."""
    apart = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def terms(query: str) -> list[str]:
    return [entry.term for entry in lookup(query)]


@pytest.mark.rule("VOC-01")
@pytest.mark.parametrize(("query", "term"), TERMS.items())
def test_every_term_is_found_with_and_without_accents(query: str, term: str) -> None:
    assert terms(query)[0] == term
    assert term in terms(without_accents(query))
    assert term in terms(query.upper())
    assert term in terms(unicodedata.normalize("NFD", query))


@pytest.mark.rule("VOC-01")
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.term} {entry.sense}")
def test_every_term_is_found_under_its_name_in_every_language(entry: Entry) -> None:
    for lang in LANGUAGES:
        assert entry in lookup(entry.terms[lang])
        assert entry in lookup(without_accents(entry.terms[lang]))
    for name in entry.also:
        assert entry in lookup(name)


@pytest.mark.rule("VOC-01")
@pytest.mark.parametrize(
    ("term", "words"), [("cuisine", ("stock", "mix")), ("pose", ("first tile", "fewer tiles"))]
)
def test_cuisine_and_pose_each_find_two_senses(term: str, words: tuple[str, str]) -> None:
    found = [entry for entry in lookup(term) if entry.term == term]
    assert [entry.sense for entry in found] == [1, 2]
    assert lookup(term)[:2] == tuple(found)
    for entry, word in zip(found, words, strict=True):
        assert word in f"{entry.en_term}: {entry.en}"


@pytest.mark.rule("VOC-01")
def test_a_tile_in_some_phrases_is_a_number() -> None:
    tile, number = lookup("dé")
    assert (tile.en_term, number.en_term) == ("tile", "number")
    assert "dernier dé" in number.fr


def test_an_accent_that_is_written_is_heeded() -> None:
    assert terms("posé") == ["posé"]
    assert terms("pose") == ["pose", "pose", "posé"]


@pytest.mark.parametrize("query", ["la pose", "The lead", "salida", "  POSE ", "l'enjeu"])
def test_articles_case_and_spaces_do_not_matter(query: str) -> None:
    assert terms(query)[0] in {"pose", "enjeu"}


def test_part_of_a_term_finds_it_when_nothing_else_does() -> None:
    assert terms("perspective à triple") == ["coup à triple perspective"]
    assert terms("favourite hippopotamus") == []


@pytest.mark.parametrize("query", ["", "   ", "?", "zzzz"])
def test_what_is_no_term_finds_nothing(query: str) -> None:
    assert lookup(query) == ()


@pytest.mark.parametrize(
    ("typed", "meant"), [("boder", "bouder"), ("culote", "culotte"), ("primaute", "primauté")]
)
def test_the_nearest_terms_are_suggested(typed: str, meant: str) -> None:
    assert meant in suggestions(typed)
    assert len(suggestions(typed)) <= 3


def test_nothing_is_suggested_for_what_looks_like_no_term() -> None:
    assert suggestions("xxxxxxxx") == ()


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.term} {entry.sense}")
def test_every_entry_is_defined_in_three_languages(entry: Entry) -> None:
    assert len({entry[lang] for lang in LANGUAGES}) == 3
    for lang in LANGUAGES:
        assert entry.terms[lang]
        assert entry[lang].endswith(".")
        assert 1 <= entry[lang].count(". ") + 1 <= 2
    assert set(entry.rows) <= set(ROWS)
    assert entry.rows


def test_senses_are_numbered_from_one_and_definitions_are_not_repeated() -> None:
    senses: dict[str, list[int]] = {}
    for entry in ENTRIES:
        senses.setdefault(entry.term, []).append(entry.sense)
    assert all(numbers == [*range(1, len(numbers) + 1)] for numbers in senses.values())
    assert {term for term, numbers in senses.items() if len(numbers) > 1} == {
        "cuisine",
        "pose",
        "dé",
    }
    for lang in LANGUAGES:
        assert len({entry[lang] for entry in ENTRIES}) == len(ENTRIES)
