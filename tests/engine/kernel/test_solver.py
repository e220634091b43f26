"""The exact solver gives the values of brute force, the same way every time, within its limits."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from palamede.dominoes import presets
from palamede.dominoes.errors import PalamedeError
from palamede.engine.kernel.solveworlds import LAST_TIME
from palamede.engine.kernel.state import State, state_of
from palamede.engine.kernel.tables import UnsupportedError, tables_of
from palamede.engine.kernel.worlds import WorldBatch, Worlds
from palamede.engine.solver import Mode, Solver, StoppedError, solve
from palamede.engine.solver import Worlds as Solved
from tests.engine.kernel.open_hands import (
    SMALL,
    WHOLE,
    actions_of,
    brute_values,
    deal_value,
    early,
    late,
)
from tests.engine.tables import TABLES

VOLEUR = presets.conventions("voleur", hand=7)
VOLEUR_TABLES = tables_of(VOLEUR)
NODES = [2770, 12588, 2817, 1198, 2034]
"""Of five positions, see the test that counts them."""


def solved(solver: Solver, state: State, mode: Mode = "score") -> tuple[dict[int, int], int]:
    """The value of each act of a state, and the nodes."""
    actions = actions_of(state)
    found = solver.worlds(state.hands[None], state.stock[None], state.meta, actions, mode=mode)
    assert found.done == 1
    return dict(zip(actions, map(int, found.values[0]), strict=True)), int(found.nodes[0])


def is_brute_force(solver: Solver, state: State) -> None:
    """The solver's values are those of brute force, and in the mode ``win`` their signs."""
    values = brute_values(state, 10**7)
    assert values is not None
    assert solved(solver, state)[0] == values
    signs = {action: (value > 0) - (value < 0) for action, value in values.items()}
    assert solved(solver, state, "win")[0] == signs


@pytest.mark.parametrize("name", SMALL)
def test_brute_force_on_small_games(name: str) -> None:
    """A hundred positions of each small game, three thousand in all."""
    solver = Solver(tables_of(SMALL[name]), table_mb=0.1)
    for deal in early(SMALL[name], name, 100):
        is_brute_force(solver, state_of(deal))


@pytest.mark.parametrize("name", WHOLE)
def test_brute_force_at_the_end_of_whole_games(name: str) -> None:
    """Forty positions of each preset of two sides, some plies before the end."""
    solver = Solver(tables_of(WHOLE[name]), table_mb=0.1)
    for deal in late(WHOLE[name], name, 40):
        is_brute_force(solver, state_of(deal))


@pytest.mark.soak
@pytest.mark.parametrize("name", [*SMALL, *WHOLE])
def test_brute_force_for_long(name: str) -> None:
    """Five thousand positions of each game."""
    conventions = SMALL.get(name) or WHOLE[name]
    solver = Solver(tables_of(conventions), table_mb=0.1)
    for deal in (early if name in SMALL else late)(conventions, f"soak {name}", 5000):
        is_brute_force(solver, state_of(deal))


@pytest.mark.parametrize("name", [*SMALL, *WHOLE])
def test_brute_force_by_the_rules_alone(name: str) -> None:
    """A few positions of each game by the rules of ``palamede.dominoes``, no kernel among them."""
    for deal in late(SMALL.get(name) or WHOLE[name], f"rules {name}", 4, most=300):
        assert deal.turn is not None
        sign = 1 if deal.turn % 2 else -1
        values = {}
        for move in tuple(deal.legal_moves):
            deal.push(move)
            values[move.action] = sign * deal_value(deal)
            deal.pop()
        assert solve(deal, table_mb=0.1).values == values


@pytest.mark.parametrize("name", WHOLE)
@pytest.mark.parametrize("mode", ["score", "win"])
def test_best_line_makes_the_value(name: str, mode: Mode) -> None:
    """The best line is legal, ends the deal, and gives what the values promise."""
    for deal in late(WHOLE[name], f"line {name}", 5):
        found = solve(deal, mode, table_mb=1)
        assert found.best == found.line[0]
        assert found.value == max(found.values.values())
        assert found.best.action == min(
            action for action, value in found.values.items() if value == found.value
        )
        side = deal.conventions.side_of(deal.turn or 0) - 1
        for move in found.line:
            deal.push(move)
        outcome = deal.outcome()
        assert outcome is not None
        made = outcome.marks[side] - outcome.marks[1 - side]
        assert found.value == (made if mode == "score" else (made > 0) - (made < 0))


def positions(plies: int, number: int, seed: str) -> list[State]:
    """Positions of whole deals after some best plies, which leave much to search."""
    states = []
    for deal in early(VOLEUR, seed, number):
        for _ in range(plies):
            deal.push(deal.legal_moves[0])
        states.append(state_of(deal))
    return states


def test_node_counts_are_always_the_same() -> None:
    """A position takes as many nodes in a fresh solver, in a used one, and once more."""
    states = positions(4, 5, "nodes")
    used = Solver(VOLEUR_TABLES)
    counts = [solved(used, state) for state in states]
    assert [solved(used, state) for state in reversed(states)] == counts[::-1]
    assert [solved(Solver(VOLEUR_TABLES), state) for state in states] == counts
    assert min(nodes for _, nodes in counts) > 100


def test_node_counts_stay_what_they_were() -> None:
    """The search visits the nodes that it visited when this was written, on any machine."""
    nodes = [solved(Solver(VOLEUR_TABLES), state)[1] for state in positions(4, 5, "nodes")]
    assert nodes == NODES


@pytest.mark.parametrize("table_mb", [0.0001, 0.5, 64])
def test_memory_changes_no_value(table_mb: float) -> None:
    """The size of the table changes the nodes, not the values."""
    small, large = Solver(VOLEUR_TABLES, table_mb=table_mb), Solver(VOLEUR_TABLES)
    for state in positions(1, 3, "memory"):
        assert solved(small, state)[0] == solved(large, state)[0]


def worlds(plies: int, number: int) -> tuple[State, WorldBatch]:
    """A moment of a whole deal, and worlds that agree with what its seat has seen."""
    deal = next(early(VOLEUR, "worlds", 1))
    while len(deal.move_stack) < plies:
        deal.push(deal.legal_moves[-1])
    assert deal.turn is not None
    return state_of(deal), Worlds(deal.view(deal.turn)).sample(number, seed=1)


def in_worlds(solver: Solver, state: State, batch: WorldBatch, **options: Any) -> Solved:
    """The legal acts of a moment valued in its worlds."""
    return solver.worlds(batch.now, batch.stock, state.meta, actions_of(state), **options)


def same(one: Solved, other: Solved) -> bool:
    """Whether two batches give the same."""
    return (
        one.done == other.done
        and np.array_equal(one.values, other.values)
        and np.array_equal(one.nodes, other.nodes)
    )


def test_worlds_are_solved_as_one_by_one() -> None:
    """A batch gives what its worlds give alone, however many threads share it."""
    state, batch = worlds(9, 40)
    assert len(actions_of(state)) > 1
    whole = in_worlds(Solver(VOLEUR_TABLES), state, batch)
    assert whole.done == len(batch.now) == len(whole.values)
    alone = Solver(VOLEUR_TABLES)
    for world, values in enumerate(whole.values):
        now = State(VOLEUR_TABLES, batch.now[world], batch.stock[world], state.meta)
        found, nodes = solved(alone, now)
        assert list(found.values()) == list(values)
        assert nodes == whole.nodes[world]
    for jobs in (2, 3, 64):
        assert same(whole, in_worlds(Solver(VOLEUR_TABLES), state, batch, jobs=jobs))


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_limit_of_nodes_is_kept(jobs: int) -> None:
    """With a limit the first worlds are done, as many as it allows, each as without it."""
    state, batch = worlds(9, 12)
    solver = Solver(VOLEUR_TABLES)
    whole = in_worlds(solver, state, batch)
    steps = np.cumsum(whole.nodes)
    limits = {0, 1, *map(int, steps), *(int(step) - 1 for step in steps), int(steps[-1]) + 1}
    for limit in sorted(limits):
        found = in_worlds(solver, state, batch, nodes=limit, jobs=jobs)
        done = int((steps <= limit).sum())
        assert found.done == done
        assert np.array_equal(found.values, whole.values[:done])
        assert np.array_equal(found.nodes, whole.nodes[:done])


def test_no_worlds() -> None:
    """Nothing to solve is nothing solved."""
    state, batch = worlds(9, 1)
    found = Solver(VOLEUR_TABLES).worlds(
        batch.now[:0], batch.stock[:0], state.meta, actions_of(state), jobs=2
    )
    assert found.done == 0
    assert found.values.shape == (0, len(actions_of(state)))


def test_clock_of_the_table_starts_again() -> None:
    """When the numbers of searches are used up the table is cleared, and nothing else changes."""
    state, batch = worlds(9, 6)
    solver = Solver(VOLEUR_TABLES)
    whole = in_worlds(solver, state, batch)
    [(table, clock)] = solver._kept
    assert clock[0] == len(batch.now)
    clock[0] = LAST_TIME - 2
    assert same(whole, in_worlds(solver, state, batch))
    assert clock[0] == 4
    assert table.any()


@pytest.mark.parametrize("plies", [0, 6])
def test_winning_takes_fewer_nodes(plies: int) -> None:
    """Who only asks for the sign of the values looks at less."""
    for state in positions(plies, 3, "win"):
        solver = Solver(VOLEUR_TABLES)
        assert solved(solver, state, "win")[1] < solved(solver, state)[1]


@pytest.mark.parametrize(
    "name", ["poule-3", "poule-4", "matador-3", "cinq_partout-4", "qui_perd_gagne-4"]
)
def test_more_sides_are_refused(name: str) -> None:
    """Solving is for two sides."""
    with pytest.raises(UnsupportedError, match="two sides, not [34]") as caught:
        Solver(tables_of(TABLES[name]))
    assert caught.value.code == "solve-sides"


def test_deal_that_is_over_is_refused() -> None:
    """There is nothing to solve then."""
    deal = next(late(VOLEUR, "over", 1))
    while deal.legal_moves:
        deal.push(deal.legal_moves[0])
    with pytest.raises(PalamedeError, match="over") as caught:
        solve(deal)
    assert caught.value.code == "solve-over"


@pytest.mark.parametrize("table_mb", [0, -1, float("nan")])
def test_memory_must_be_some(table_mb: float) -> None:
    """A table of no memory is refused in one line."""
    with pytest.raises(PalamedeError, match="above 0") as caught:
        Solver(VOLEUR_TABLES, table_mb=table_mb)
    assert caught.value.code == "solve-memory"


@pytest.mark.parametrize(("table_mb", "words"), [(1, 1 << 17), (1.9, 1 << 17), (2, 1 << 18)])
def test_memory_is_bounded(table_mb: float, words: int) -> None:
    """A thread's table is the largest power of two in what is allowed."""
    state, batch = worlds(9, 2)
    solver = Solver(VOLEUR_TABLES, table_mb=table_mb)
    in_worlds(solver, state, batch, jobs=2)
    assert [table.size for table, _ in solver._kept] == [words, words]


def test_a_position_may_be_stopped_by_nodes() -> None:
    """What has been valued until then is told, and is right."""
    deal = next(early(VOLEUR, "stopped", 1))
    whole = solve(deal)
    assert solve(deal, nodes=whole.nodes).values == whole.values
    with pytest.raises(StoppedError):
        solve(deal, nodes=whole.nodes - 1)
    with pytest.raises(StoppedError) as caught:
        solve(deal, nodes=whole.nodes // 2)
    assert 0 < len(caught.value.values) < len(whole.values)
    assert caught.value.values.items() < whole.values.items()
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.values, str(again)) == (caught.value.values, str(caught.value))


def test_a_position_may_be_stopped_from_another_thread() -> None:
    """A search that takes for ever ends soon after it is told so."""
    matador = presets.conventions("matador", set=9, hand=5)
    deal = next(early(matador, "for ever", 1))
    state = state_of(deal)
    solver = Solver(state.tables, table_mb=1)
    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(solver.solve, state)
        with pytest.raises(TimeoutError):
            future.result(timeout=3)
        solver.stop()
        with pytest.raises(StoppedError):
            future.result(timeout=10)
