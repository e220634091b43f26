"""Running the tests of one row against a copy of the package with one line changed.

The copy lies in a temporary folder that comes first in PYTHONPATH; the tests are the ones of this
checkout. A mutant is killed when tests that cite its row fail. It is an error, and not a kill, when
the change cannot be applied exactly once, when the copy cannot be imported, or when it hangs.
"""

from __future__ import annotations

import os
import random
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).parents[1]
PACKAGE = PROJECT / "src" / "palamede"

SEED_VARIABLE = "PALAMEDE_MUTANT_SEED"
ROOT_VARIABLE = "PALAMEDE_MUTATED_ROOT"

# A mutant that loops is not caught by any assertion: it must be written another way.
TIMEOUT_S = 120

# Plugins that only make a mutant's short run longer.
NOT_NEEDED = ("cacheprovider", "cov", "doctest", "schemathesis", "xdist")


@dataclass(frozen=True)
class Mutant:
    """One line of `palamede/dominoes/FILE` made wrong.

    `old` is a piece of a line that stands exactly once in the file, `new` what takes its place;
    `row` is the row that this breaks, and `why` says how, as a player would see it.
    """

    row: str
    file: str
    old: str
    new: str
    why: str

    @property
    def path(self) -> Path:
        """The file that it changes, from the package's folder."""
        return Path("dominoes", self.file)

    def __str__(self) -> str:
        return f"{self.row} in {self.path}: {self.why}\n  - {self.old}\n  + {self.new}"

    def mutated(self) -> str:
        """The source of the file with the change made; a ValueError when it does not fit."""
        source = (PACKAGE / self.path).read_text(encoding="utf-8")
        found = source.count(self.old)
        if found != 1:
            raise ValueError(f"this must stand once in the file, not {found} times:\n{self}")
        return source.replace(self.old, self.new)


class MutantError(Exception):
    """The mutant could not be tried."""


def new_seed() -> str:
    """A seed for `draw`, different each time."""
    return str(secrets.randbits(32))


def draw(mutants: Sequence[Mutant], count: int) -> list[Mutant]:
    """Draw *count* mutants with the seed that stands in the environment."""
    rng = random.Random(os.environ[SEED_VARIABLE])
    return rng.sample(list(mutants), min(count, len(mutants)))


def files_citing(row: str) -> list[str]:
    """The test files in which the row's name stands: a little more than those that cite it."""
    return sorted(
        str(path.relative_to(PROJECT))
        for path in (PROJECT / "tests").rglob("test_*.py")
        if f'"{row}"' in path.read_text(encoding="utf-8")
    )


def passes_unchanged(row: str) -> bool:
    """Say whether the tests that cite the row pass on the package as it is."""
    return _run(row, files_citing(row), str(PACKAGE.parent)).returncode == 0


def survives(mutant: Mutant) -> bool:
    """Say whether the tests that cite the mutant's row still pass under it."""
    files = files_citing(mutant.row)
    if not files:
        raise MutantError(f"no test cites the row of this mutant:\n{mutant}")
    with tempfile.TemporaryDirectory(prefix="palamede-mutant-") as folder:
        copy = Path(folder, "palamede")
        # Compiled files come along: only the changed module is compiled again.
        shutil.copytree(PACKAGE, copy)
        (copy / mutant.path).write_text(mutant.mutated(), encoding="utf-8")
        done = _run(mutant.row, files, folder)
    if done.returncode == 0:
        return True
    if done.returncode != 1 or " failed" not in done.stdout:
        raise MutantError(f"the tests could not run:\n{mutant}\n{done.stdout}{done.stderr}")
    return False


def _run(row: str, files: list[str], folder: str) -> subprocess.CompletedProcess[str]:
    plugins = [f"-pno:{name}" for name in NOT_NEEDED]
    environment = {
        name: value
        for name, value in os.environ.items()
        # The run is no worker of the pytest that starts it, and measures no coverage.
        if not name.startswith(("PYTEST_", "COV_", "COVERAGE_"))
    } | {
        "PYTHONPATH": folder,
        "PYTHONDONTWRITEBYTECODE": "1",
        "HYPOTHESIS_PROFILE": "mutant",
        ROOT_VARIABLE: folder,
    }
    try:
        return subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "-q", "--tb=line", *plugins]
            + ["--row", row, *files],
            cwd=PROJECT,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=TIMEOUT_S,
        )
    except subprocess.TimeoutExpired:
        raise MutantError(f"the tests of {row} gave no answer in {TIMEOUT_S} s") from None
