"""The examples in docstrings and in the README do what they show."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import palamede

SOURCE = Path(palamede.__file__).parent
README = SOURCE.parents[1] / "README.md"
WITH_EXAMPLES = sorted(
    ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in SOURCE.rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_docstring_examples(module: str) -> None:
    failed, tried = doctest.testmod(import_module(module), verbose=False)
    assert tried > 0
    assert failed == 0


def test_readme_examples() -> None:
    text = README.read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README.md", None, 0)
    assert examples.examples
    runner = doctest.DocTestRunner(verbose=False)
    assert runner.run(examples).failed == 0
