"""A partie in each language says nothing in another one, and shows no identifier of a message."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from palamede.dominoes.preset_texts import PRESET_TEXTS
from palamede.i18n import LANGUAGES, Translator
from tests.cli.driving import new_book, play_in_lines, unsynced

pytestmark = pytest.mark.usefixtures(unsynced.__name__)

MISTAKES = ("hello", "7-7", "65", "p", "d", "?", "s", "00", "66<", "66>", "", "3-3 q", "12", "03")


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def said(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the identifiers of the table's messages, and what they say around their variables."""
    names, texts = set(), _Texts()
    for file in ("play.ftl", "errors.ftl"):
        text = (resources.files("palamede.i18n") / language / file).read_text(encoding="utf-8")
        resource = FluentParser().parse(text)
        texts.visit(resource)
        names |= {entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)}
    titles = {text.title[language] for text in PRESET_TEXTS.values()}
    return frozenset(names), frozenset(part.strip(" .,:;\n") for part in texts.texts) | titles


def foreign(language: str) -> set[str]:
    """Return the sentences of the other languages that this one does not say too."""
    own = "\n".join(said(language)[1])
    return {
        part
        for other in LANGUAGES
        if other != language
        for part in said(other)[1]
        if len(part) > 5 and part not in own
    }


GAMES = [
    ("peche", "human:Anne,human:Bea", ("target=60",)),
    ("voleur", "human:Anne,random:Bea,random:Cleo,random:Dora", ("target=30",)),
    ("cinq_partout", "human:Anne,random:Bea,human:Cleo", ("serving=cut", "target=10")),
    ("matador", "human:Anne,random:Bea", ("target=60",)),
    ("pot", "human:Anne,random:Bea,random:Cleo", ()),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_a_partie_speaks_one_language(
    tmp_path: Path, language: str, game: str, seats: str, settings: tuple[str, ...]
) -> None:
    book = new_book(tmp_path / "a.dgn", game, seats, Translator(language), *settings)
    text = play_in_lines(book, language, mistakes=MISTAKES)
    assert book.over
    assert {part for part in foreign(language) if part in text} == set()
    words = set(re.findall(r"[a-z]+(?:-[a-z]+)+", text))
    assert words & said("en")[0] == set()
    assert "{" not in text


def test_the_languages_do_differ() -> None:
    """The test above can fail: each language has many sentences that are foreign to the others."""
    assert all(len(foreign(language)) > 200 for language in LANGUAGES)
