"""The C twins of the kernels do what the kernels do, node by node and mark by mark."""

from __future__ import annotations

import importlib.util
import random
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from palamede.dominoes import presets
from palamede.engine.kernel.playout import many
from palamede.engine.kernel.state import state_of
from palamede.engine.kernel.tables import tables_of
from palamede.engine.solver import Solver
from tests.engine.kernel.open_hands import SMALL, WHOLE, actions_of, dealt, early, late

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def twins() -> ModuleType:
    """The module that builds them."""
    spec = importlib.util.spec_from_file_location("_twins", ROOT / "benchmarks" / "_twins.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if not module.found():
        pytest.skip("no gcc to build the C twins with")
    return module


def are_alike(twin: Any, solver: Solver, state: Any) -> int:
    """Kernel and twin give the same values from the same nodes; returns the nodes."""
    actions = actions_of(state)
    nodes = 0
    for win in (False, True):
        found = solver.worlds(
            state.hands[None],
            state.stock[None],
            state.meta,
            actions,
            mode="win" if win else "score",
        )
        values, looked_at = twin.solve(state, actions, win=win)
        assert values == list(found.values[0])
        assert looked_at == found.nodes[0]
        nodes += looked_at
    return nodes


def test_solver_twin_visits_the_same_nodes_on_whole_deals(twins: ModuleType) -> None:
    """Two hundred deals of four hands of seven tiles, after two random moves each."""
    tables = tables_of(presets.conventions("voleur", hand=7))
    twin, solver = twins.SolverTwin(tables, 16), Solver(tables, table_mb=1)
    rng = random.Random(1)
    nodes = 0
    for _ in range(200):
        deal = dealt(presets.conventions("voleur", hand=7), rng)
        for _ in range(2):
            deal.push(rng.choice(deal.legal_moves))
        nodes += are_alike(twin, solver, state_of(deal))
    assert nodes > 1_000_000


@pytest.mark.parametrize("name", [*SMALL, *WHOLE])
def test_solver_twin_follows_in_every_game(twins: ModuleType, name: str) -> None:
    """A few positions of each game of two sides, keys of three words among them."""
    conventions = SMALL.get(name) or WHOLE[name]
    tables = tables_of(conventions)
    solver = Solver(tables, table_mb=1)
    words = 4 if solver.rules.wide else 2
    twin = twins.SolverTwin(tables, 17 - words.bit_length() + 1)
    for deal in (early if name in SMALL else late)(conventions, f"twin {name}", 5):
        are_alike(twin, solver, state_of(deal))


@pytest.mark.parametrize(
    ("name", "changes"),
    [("voleur", {"hand": 7}), ("voleur", {}), ("tete_a_tete", {"set": 9}), ("poule", {})],
)
def test_playout_twin_plays_the_same_deals(
    twins: ModuleType, name: str, changes: dict[str, int]
) -> None:
    """The same marks and blocked deals, wherever a batch begins."""
    tables = tables_of(presets.conventions(name, **changes))
    twin = twins.PlayoutTwin(tables)
    for first, deals, seed in ((0, 1000, 1), (17, 500, 99)):
        ours, theirs = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
        blocked = many(tables, first, deals, seed, ours)
        assert twin.many(first, deals, seed, theirs) == blocked > 0
        assert list(ours) == list(theirs)
        assert ours.all() or tables.sides < 4
