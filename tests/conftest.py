"""What every test may use: the `golden` fixture, hypothesis profiles, and the options below.

--row ROW         run only the tests that cite this row of the rule reference (the mutants do)
--regen           write the golden files anew instead of comparing with them (`make regen`)
--citations FILE  write which test cites which rows, as JSON, and run nothing
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path

import hypothesis
import pytest

import palamede
from tests import mutation
from tests.citations import CITING, Citing
from tests.luck import LUCK

ROOT = Path(__file__).parent
GOLDEN = ROOT / "golden"
TRACED = {"dgn", "dominoes", "rules", "table"}
"""The folders whose tests count for the coverage of the game, its records and its tables."""

# No deadlines: the machines that run this are shared. CI draws the same examples every time, so
# that a red run is always about the change; at the desk the examples are new each time.
hypothesis.settings.register_profile("desk", deadline=None, print_blob=True)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True)
hypothesis.settings.register_profile("soak", deadline=None, max_examples=2000)
hypothesis.settings.register_profile(
    "mutant",
    deadline=None,
    derandomize=True,
    database=None,
    # One failing example kills the mutant; making it smaller only costs time.
    phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
)
hypothesis.settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "desk")
)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("palamede")
    group.addoption("--row", metavar="ROW", help="run only the tests that cite this row")
    group.addoption("--regen", action="store_true", help="write the golden files anew")
    group.addoption("--citations", metavar="FILE", help="write who cites which rows, run nothing")


def pytest_configure(config: pytest.Config) -> None:
    # The seed of the mutants' draw goes to the xdist workers with the environment.
    os.environ.setdefault(mutation.SEED_VARIABLE, mutation.new_seed())
    mutated = os.environ.get(mutation.ROOT_VARIABLE)
    if mutated and not Path(palamede.__file__).is_relative_to(mutated):
        pytest.exit(f"the mutated copy in {mutated} is not the one imported", returncode=3)
    # A shell lets what it starts in the background ignore Ctrl-C, and programs started from there
    # would too: tests press it. This run still ignores it, they do not, as signals that have a
    # handler are as at first in another program.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN and _runs_tests(config):
        signal.signal(signal.SIGINT, lambda number, frame: None)
    # In a worker of xdist pytest-cov begins to measure twice. What comes first is never read, and
    # would go on tracing, several times as slow, where the second is told to pause.
    if hasattr(config, "workerinput") and config.pluginmanager.hasplugin("_cov"):
        from coverage import Coverage

        if (first := Coverage.current()) is not None:
            first.stop()


def _runs_tests(config: pytest.Config) -> bool:
    """Whether the tests run in this process; not so in the one that only hands them out."""
    return hasattr(config, "workerinput") or not getattr(config.option, "numprocesses", None)


def pytest_report_header() -> str:
    return f"mutants drawn with {mutation.SEED_VARIABLE}={os.environ[mutation.SEED_VARIABLE]}"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    LUCK.begin(item.nodeid)


# First of all hooks, so that it sees the tests that `-m` and `-k` are about to take away.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.pluginmanager.hasplugin("_cov"):
        for item in items:
            if not _is_traced(item):
                item.add_marker("no_cover")
    ignored = config.getoption("ignore") or config.getoption("ignore_glob")
    if [Path(argument).resolve() for argument in config.args] == [ROOT] and not ignored:
        config.stash[CITING] = [_citations(item) for item in items]
    if target := config.getoption("--citations"):
        Path(target).write_text(json.dumps([_citations(item) for item in items]))
        _keep(config, items, lambda _item: False)
    elif row := config.getoption("--row"):
        _keep(config, items, lambda item: row in _citations(item)["rows"])
    elif config.getoption("--regen"):
        _keep(config, items, lambda item: "golden" in getattr(item, "fixturenames", ()))


def _is_traced(item: pytest.Item) -> bool:
    """Whether the lines and branches that *item* goes through count for the coverage.

    Traced, the rooms measured take five times as long. So what they are covered by are their own
    tests, and of these the ones that say what they try: random examples, which go the same ways
    a thousand times and on some days one more, are not traced.
    """
    return (
        item.path.relative_to(ROOT).parts[0] in TRACED
        and item.get_closest_marker("slow") is None
        and not getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    )


def _citations(item: pytest.Item) -> Citing:
    """Say which rows *item* cites, and whether `make test` really runs it."""
    rows = [row for mark in item.iter_markers("rule") for row in mark.args]
    idle = any(item.get_closest_marker(name) for name in ("soak", "skip", "xfail"))
    return {"test": item.nodeid, "rows": rows, "runs": not idle}


def _keep(
    config: pytest.Config, items: list[pytest.Item], wanted: Callable[[pytest.Item], bool]
) -> None:
    kept = [item for item in items if wanted(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a text with tests/golden/NAME, line by line; with --regen write it there instead."""

    def check(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--regen"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            return
        assert path.exists(), f"tests/golden/{name} is missing: `make regen` writes it"
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()

    return check
