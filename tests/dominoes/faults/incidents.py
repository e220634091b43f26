"""The incident tables of the documentation, read for the tests: docs/incidents/*.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from palamede.dominoes.faults.case import FIELDS
from tests.rules.judge import QUIET

FOLDER = Path(__file__).parents[3] / "docs" / "incidents"

NAMELESS: dict[str, Any] = {"article": None, "row": None}
"""What stands for the article where the table names none."""


def incidents() -> list[dict[str, Any]]:
    """Return every incident of every table, in the order of the files."""
    found = []
    for path in sorted(FOLDER.glob("*.toml")):
        found += tomllib.loads(path.read_text(encoding="utf-8"))["incident"]
    return found


def case_of(incident: dict[str, Any]) -> dict[str, Any]:
    """Return the case of an incident as the arbiter's JSON gives it."""
    return {name: incident[name] for name in FIELDS if name in incident}


def expected(incident: dict[str, Any], seats: int) -> dict[str, Any]:
    """Return everything that the ruling on an incident must say."""
    told = dict(incident["expect"])
    return {
        "accounts": [0] * seats,
        "code": incident["code"].split("+")[0],
        **NAMELESS,
        **QUIET,
        **told,
    }
