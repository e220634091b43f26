"""Every row on a fault has four tests, so that none of them can vanish unnoticed.

They are known by their names, ``test_<row>_<aspect>…``: the ruling, the last moment at which it can
be claimed, one moment too late, and the effect on play and marks.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from palamede.dominoes import reference
from tests.rules.scope import SCOPE

FOLDER = Path(__file__).parent
ASPECTS = ("ruling", "last_moment", "too_late", "effect")

FAULT_ROWS = (
    *(row for row in sorted(reference.ROWS) if row.startswith(("FAULT-", "RENONCE-"))),
    *("VOL-09", "VOL-13", "VOL-14", "VOL-15", "VOL-16"),
    *("GEN-02", "GEN-03", "GEN-05", "GEN-07"),
    *("SERVE-06", "CINQ-07"),
)
"""The rows that rule on a fault or a claim."""

IDLE = ("skip", "skipif", "xfail", "soak")
CHECKS = ("says", "barred_by_count")


def _tests() -> Iterator[ast.FunctionDef]:
    for path in sorted(FOLDER.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def _marks(test: ast.FunctionDef) -> dict[str, list[str]]:
    """Return the marks of a test with their texts."""
    found = {}
    for decorator in test.decorator_list:
        call = decorator if isinstance(decorator, ast.Call) else None
        mark = call.func if call else decorator
        if isinstance(mark, ast.Attribute):
            given = call.args if call else []
            found[mark.attr] = [str(each.value) for each in given if isinstance(each, ast.Constant)]
    return found


def _checks(test: ast.FunctionDef) -> bool:
    """Whether the test asserts anything."""
    return any(
        isinstance(node, ast.Assert)
        or (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in CHECKS
        )
        for node in ast.walk(test)
    )


TESTS = tuple(_tests())


def test_there_are_thirty_three_rows_on_faults_and_all_are_in_scope() -> None:
    assert len(FAULT_ROWS) == len(set(FAULT_ROWS)) == 33
    assert set(FAULT_ROWS) <= SCOPE


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("row", FAULT_ROWS)
def test_every_row_on_a_fault_has_a_test_of_each_kind(row: str, aspect: str) -> None:
    prefix = f"test_{row.lower().replace('-', '_')}_{aspect}"
    named = [test for test in TESTS if test.name.startswith(prefix)]
    proving = [
        test
        for test in named
        if _marks(test).get("rule") == [row] and not set(IDLE) & set(_marks(test)) and _checks(test)
    ]
    assert proving, f"no test {prefix}_… that runs, asserts something and cites {row} alone"


def test_no_two_tests_of_a_file_have_one_name() -> None:
    """The second would take the place of the first, and one of the four would be gone."""
    for path in sorted(FOLDER.glob("test_*.py")):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        names = [node.name for node in body if isinstance(node, ast.FunctionDef)]
        assert len(names) == len(set(names)), path.name
