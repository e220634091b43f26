"""Every row in scope is proved by a test that says so, and no test claims what is not there."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from palamede.dominoes import reference
from tests.citations import CITING, Citing
from tests.rules.scope import SCOPE

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def citing(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> list[Citing]:
    """Every test of the project with the rows it cites, whatever part of them runs now."""
    if (found := request.config.stash.get(CITING, None)) is not None:
        return found
    target = tmp_path_factory.mktemp("citations") / "citations.json"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, "--citations", str(target), "tests"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert target.exists(), done.stdout + done.stderr
    assert "error" not in done.stdout, done.stdout
    return json.loads(target.read_text())


def test_every_row_in_scope_is_cited_by_a_test_that_runs(citing: list[Citing]) -> None:
    cited = {row for test in citing if test["runs"] for row in test["rows"]}
    missing = sorted(SCOPE - cited)
    assert not missing, f"no test of `make test` cites {', '.join(missing)}"


def test_every_cited_row_stands_in_the_reference(citing: list[Citing]) -> None:
    unknown = [
        f"{test['test']} cites {row}"
        for test in citing
        for row in test["rows"]
        if row not in reference.ROWS
    ]
    assert not unknown, "rows that the reference does not have:\n" + "\n".join(unknown)


def test_no_test_cites_more_than_three_rows_or_one_twice(citing: list[Citing]) -> None:
    wrong = [
        f"{test['test']}: {' '.join(test['rows'])}"
        for test in citing
        if len(test["rows"]) > 3 or max(Counter(test["rows"]).values(), default=0) > 1
    ]
    assert not wrong, "at most three rows a test, each once:\n" + "\n".join(wrong)


def test_the_scope_stands_in_the_reference() -> None:
    assert sorted(SCOPE - reference.ROWS.keys()) == []
