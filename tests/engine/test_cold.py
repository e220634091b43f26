"""The first move on a machine that has never run the engine, and what is ready after warming."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from palamede.engine import players

COLD = """
import json, os, sys, time
from random import Random
started = time.perf_counter()
import palamede
from palamede.dominoes import presets
from palamede.dominoes.match import Partie
from palamede.engine import players, warm
deal = Partie(presets.conventions("voleur")).serve(Random(3))
view = deal.view(deal.turn)
assert len(view.legal) > 1
plain = players.get("classical").choose(view, Random(1)).action
for name in sys.argv[1:]:
    begun = time.perf_counter()
    action = players.at_table(name).choose(view, Random(1)).action
    print(json.dumps([name, time.perf_counter() - begun, action, plain, warm.is_ready()]))
print(json.dumps(time.perf_counter() - started), flush=True)
os._exit(0)  # no reason to wait for what is being compiled
"""


def fresh(home: Path) -> dict[str, str]:
    """Return an environment with an empty home and no caches of anybody."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("XDG_", "NUMBA_", "PALAMEDE"))}
    return {**kept, "HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1"}


def first_moves(home: Path, *names: str) -> tuple[list[list[object]], float]:
    done = subprocess.run(
        [sys.executable, "-c", COLD, *names],
        env=fresh(home),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    *moves, total = map(json.loads, done.stdout.splitlines())
    return moves, total


def test_with_an_empty_home_every_bot_answers_within_three_seconds(tmp_path: Path) -> None:
    moves, _ = first_moves(tmp_path, *players.NAMES)
    assert [name for name, *_ in moves] == list(players.NAMES)
    for name, seconds, action, plain, ready in moves:
        assert seconds < 3, name
        assert not ready
        if name not in ("random", "greedy"):
            assert action == plain, name  # the kernels cannot be ready yet


def test_where_no_cache_can_be_written_bots_answer_as_well(tmp_path: Path) -> None:
    """Root may write anywhere, so the place where the cache would be is taken by a file."""
    (tmp_path / ".cache").write_text("")
    moves, total = first_moves(tmp_path, "maitre")
    assert moves[0][1] < 3 and total < 20
    assert (tmp_path / ".cache").read_text() == ""


def test_nothing_is_written_into_the_package(tmp_path: Path) -> None:
    """Numba would write beside the modules: it is told to write into the user's cache instead."""
    code = (
        "from palamede.engine.kernel import chance, compiled; import numpy as np;"
        "print(chance.__file__); print(compiled.numba.config.CACHE_DIR);"
        "chance.mixed(np.uint64(1))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=fresh(tmp_path),
        capture_output=True,
        text=True,
        check=True,
    )
    module, cache = done.stdout.splitlines()
    assert Path(cache).is_relative_to(tmp_path / ".cache" / "palamede" / "kernels")
    assert list(Path(cache).rglob("*.nbi"))
    beside = Path(module).parent
    assert not [file for file in beside.rglob("*") if file.suffix in (".nbi", ".nbc")]


WARM = """
import json, sys
from random import Random
from palamede.dominoes import presets
from palamede.dominoes.match import Partie
from palamede.engine import players, warm
from palamede.engine.budget import Budget
warm.wait()

def compiled():
    found = {}
    for name, module in list(sys.modules.items()):
        if name.startswith("palamede.engine"):
            for label, value in vars(module).items():
                if hasattr(value, "signatures"):
                    found[f"{value.__module__}.{label}"] = len(value.signatures)
    return found

before = compiled()
for rules, seats in (("tete_a_tete", 2), ("voleur", 4), ("peche", 2), ("poule", 3),
                     ("cinq_partout", 4),
                     ("matador_9", 2), ("voleur_mort", 3), ("qui_perd_gagne", 2)):
    deal = Partie(presets.conventions(rules, players=seats)).serve(Random(3))
    for turn in range(14):
        if deal.turn is None:
            break
        view = deal.view(deal.turn)
        if len(view.legal) > 1:
            for name in sys.argv[1:]:
                players.get(name).with_budget(Budget(nodes=1500)).choose(view, Random(1))
        deal.push(deal.legal_moves[0])
after = compiled()
late = {name: count for name, count in after.items() if before.get(name, 0) != count}
print(json.dumps([sum(after.values()), late]))
"""


def test_after_warming_nothing_is_left_to_compile() -> None:
    searching = [name for name in players.NAMES if hasattr(players.get(name), "with_budget")]
    done = subprocess.run(
        [sys.executable, "-c", WARM, *searching], capture_output=True, text=True, check=True
    )
    kernels, late = json.loads(done.stdout)
    assert kernels >= 5 and late == {}


@pytest.mark.parametrize("name", [name for name in players.LEVELS])
def test_levels_have_a_bound_in_time_at_a_table(name: str) -> None:
    budget = getattr(players.at_table(name), "budget", None)
    assert budget is None or 0 < budget.seconds <= 2
