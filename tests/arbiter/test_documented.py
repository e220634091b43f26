"""The page of the arbiter in the documentation tells the truth."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from palamede.arbiter import answer
from palamede.arbiter.entries import TYPES

PAGE = (Path(__file__).parents[2] / "docs" / "arbiter.md").read_text(encoding="utf-8")


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
