"""Where a run of all tests keeps which of them cites which rows of the rule reference.

The test that every row is cited by one reads it there; collecting all tests once more in a process
of its own takes it longer than all the others of its file.
"""

from __future__ import annotations

from typing import TypedDict

import pytest

__all__ = ["CITING", "Citing"]


class Citing(TypedDict):
    """A test, the rows that it cites, and whether `make test` really runs it."""

    test: str
    rows: list[str]
    runs: bool


CITING = pytest.StashKey[list[Citing]]()
