"""The page of the arbiter in the documentation tells the truth."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from palamede.arbiter import answer
from palamede.arbiter.entries import TYPES
from palamede.dominoes.faults import FACTS, KINDS, MOMENTS
from palamede.dominoes.text import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "arbiter.md").read_text(encoding="utf-8")


def test_the_examples_do_what_they_show() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "arbiter.md", None, 0)
    flags = doctest.IGNORE_EXCEPTION_DETAIL
    runner = doctest.DocTestRunner(verbose=False, optionflags=flags)
    assert runner.run(examples).failed == 0
    assert len(examples.examples) > 10


def test_every_field_of_an_answer_is_told() -> None:
    told = answer({"rules": "voleur", "fault": "wrong_end", "offender": 1, "moment": "at_count"})
    table = PAGE.partition("| field | meaning |")[2].partition("### Faults")[0]
    assert set(told) == set(re.findall(r"`(\w+)`", table)) & set(told)


def test_every_entry_and_its_fields_are_told() -> None:
    table = PAGE.partition("| entry | fields |")[2].partition("## Rulings")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", table, re.MULTILINE))
    assert list(rows) == list(TYPES)
    for kind, fields in TYPES.items():
        for field in fields:
            name = field.rstrip("?")
            if name in ("partie", "deal") or (kind == "incident" and name == "facts?"):
                continue
            assert f"`{name}`" in rows[kind], (kind, name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_fact_and_moment_is_told(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page has them from the package: with the codes that rule on them, and the questions."""
    monkeypatch.syspath_prepend(str(DOCS / "_ext"))
    lines = list(import_module("arbiter_pages").fault_lines(lang))

    assert "```{palamede-faults}\n```" in PAGE
    for name, text in (*KINDS.items(), *MOMENTS.items()):
        assert any(line.startswith(f"| `{name}` | {text[lang]} |") for line in lines), name
    for name, fact in FACTS.items():
        (line,) = (line for line in lines if line.startswith(f"| `{name}` | "))
        assert line.endswith(f" | {fact.question[lang]} |")
