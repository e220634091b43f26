"""The three languages say the same things: same messages, same variables, none of them idle."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from palamede.dgn.errors import MESSAGES as RECORD_MESSAGES
from palamede.dominoes.presets import PRESETS
from palamede.i18n import LANGUAGES

SOURCES = sorted(Path(str(resources.files("palamede"))).rglob("*.py"))
PAGE = Path(__file__).parents[2] / "frontend" / "src"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Return the variables of every message of a language."""
    found: dict[str, frozenset[str]] = {}
    folder = resources.files("palamede.i18n") / language
    for file in folder.iterdir():
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                pytest.fail(f"{language}/{file.name}: {entry.content!r} is no Fluent")
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.names)
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_language_has_the_messages_of_english(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_message_has_the_variables_of_its_english(language: str) -> None:
    differing = {
        name: (variables, messages("en")[name])
        for name, variables in messages(language).items()
        if variables != messages("en").get(name)
    }
    assert differing == {}


def test_the_files_of_all_languages_have_the_same_names() -> None:
    names = [
        {entry.name for entry in (resources.files("palamede.i18n") / language).iterdir()}
        for language in LANGUAGES
    ]
    assert names[0] == names[1] == names[2] != set()


@cache
def spoken() -> tuple[frozenset[str], frozenset[str]]:
    """Return the texts that stand in the sources, whole ones and beginnings such as ``end-…``."""
    whole: set[str] = set()
    starts: set[str] = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                first = node.values[0]
                if isinstance(first, ast.Constant) and str(first.value).endswith("-"):
                    starts.add(str(first.value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
    return frozenset(whole), frozenset(starts)


@cache
def spoken_in_page() -> tuple[frozenset[str], frozenset[str]]:
    """Return the words of the page's sources, and the beginnings such as `end-${…}`."""
    text = "\n".join(
        source.read_text(encoding="utf-8")
        for kind in ("ts", "svelte", "html")
        for source in sorted(PAGE.rglob(f"*.{kind}"))
    )
    whole = frozenset(re.findall(r"(?<=[\"'`])[a-z][a-z0-9-]*(?=[\"'`])", text))
    return whole, frozenset(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", text))


def codes_of_errors() -> set[str]:
    """Return the codes that the sources give to errors."""
    found: set[str] = set()
    for source in SOURCES:
        text = source.read_text(encoding="utf-8")
        found |= set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', text))
    return found


def test_no_message_is_idle() -> None:
    """Each is named in the sources, whole or by the beginning to which they add a name."""
    whole, starts = spoken()
    in_page, begun_in_page = spoken_in_page()
    whole |= in_page
    ends = whole | set(PRESETS) | {key.replace(".", "-") for key in RECORD_MESSAGES}
    idle = [
        name
        for name in messages("en")
        if name not in whole
        and not any(
            name.startswith(start) and (name.removeprefix(start) in ends) for start in starts
        )
        and not any(
            name.startswith(start) and re.sub(r"-about$", "", name.removeprefix(start)) in PRESETS
            for start in starts
        )
        and not name.startswith(tuple(begun_in_page))
    ]
    assert idle == []


def test_no_message_that_the_sources_name_is_missing() -> None:
    """Every text that is handed to ``tr`` as it stands is a message."""
    missing = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and node.args):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            called = node.func.id if isinstance(node.func, ast.Name) else called
            first = node.args[0]
            if called == "tr" and isinstance(first, ast.Constant) and isinstance(first.value, str):
                missing |= {first.value} - set(messages("en"))
    assert missing == set()
