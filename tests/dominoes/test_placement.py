"""Placement: counted, drawn and bounded exactly as trying every permutation does."""

from __future__ import annotations

import random
import time
from collections import Counter
from itertools import product
from math import factorial, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palamede.dominoes import contingency
from palamede.dominoes.placement import Placement

Problem = tuple[list[int], list[int], list[dict[int, int]]]


def solutions(problem: Problem) -> list[tuple[int, ...]]:
    """Try every group for every tile."""
    allowed, capacities, witnesses = problem
    groups = range(len(capacities))
    return [
        placed
        for placed in product(groups, repeat=len(allowed))
        if all(mask >> group & 1 for mask, group in zip(allowed, placed, strict=True))
        and all(placed.count(group) == capacities[group] for group in groups)
        and all(any(mask >> placed[t] & 1 for t, mask in w.items()) for w in witnesses)
    ]


@st.composite
def problems(draw: st.DrawFn) -> Problem:
    """Up to seven tiles in up to four groups, with up to two witnesses."""
    groups = draw(st.integers(1, 4))
    home = draw(st.lists(st.integers(0, groups - 1), max_size=7))
    masks = st.integers(0, 2**groups - 1)
    # Most tiles may stay where they are, so that most problems have a solution.
    allowed = [draw(masks) | draw(st.sampled_from([1 << g, 1 << g, 1 << g, 0])) for g in home]
    if draw(st.booleans()):
        few = [draw(masks) | 1 for _ in range(2)]
        allowed = [mask | draw(st.sampled_from(few)) for mask in allowed]
    tiles = st.integers(0, max(len(home) - 1, 0))
    witness = st.dictionaries(tiles, masks, max_size=3) if home else st.just({})
    witnesses = draw(st.lists(witness, max_size=2))
    return allowed, [home.count(group) for group in range(groups)], witnesses


@pytest.mark.parametrize("tile_by_tile", [False, True])
@given(problems())
def test_count_possible_and_forced_equal_brute_force(tile_by_tile: bool, problem: Problem) -> None:
    """The number of solutions and what they share are those of trying everything."""
    found = solutions(problem)
    with pytest.MonkeyPatch.context() as patch:
        if tile_by_tile:
            patch.setattr(contingency, "fillings", lambda size, wide: 10**6)
        placement = Placement(*problem)
        assert placement.feasible() == bool(found)
        placement.count()
    assert placement.count() == len(found)
    assert placement.feasible() == bool(found)
    possible = [
        sum(1 << group for group in {placed[tile] for placed in found})
        for tile in range(len(problem[0]))
    ]
    assert [placement.possible(tile) for tile in range(len(problem[0]))] == possible
    assert placement.forced() == {
        tile: found[0][tile] for tile, mask in enumerate(possible) if mask.bit_count() == 1
    }


@given(problems(), st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_extreme_sums_equal_brute_force(problem: Problem, seed: int, rng: random.Random) -> None:
    """The least and the greatest sum of any weights are those of trying everything."""
    weights = [[rng.randint(-9, 9) for _ in problem[1]] for _ in problem[0]]
    sums = [
        sum(weights[tile][group] for tile, group in enumerate(placed))
        for placed in solutions(problem)
    ]
    placement = Placement(*problem)
    if sums:
        assert placement.extreme(lambda t, g: weights[t][g]) == (min(sums), max(sums))
    else:
        with pytest.raises(ValueError, match="no solution"):
            placement.extreme(lambda t, g: weights[t][g])


@given(problems(), st.integers(0, 2**32))
def test_a_sample_is_a_solution(problem: Problem, seed: int) -> None:
    """What is drawn meets every condition; nothing is drawn where nothing can be."""
    found = set(solutions(problem))
    placement = Placement(*problem)
    rng = random.Random(seed)
    if not found:
        with pytest.raises(ValueError, match="no solution"):
            placement.sample(rng)
        return
    for _ in range(5):
        assert tuple(placement.sample(rng)) in found


def chi_square_bound(freedom: int) -> float:
    """Return the value that chi-square passes with probability 0.001 (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.0902 * spread**0.5) ** 3)


@pytest.fixture(params=["row by row", "tile by tile"])
def filling(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways to fill a row; small problems would never choose the second."""
    if request.param == "tile by tile":
        monkeypatch.setattr(contingency, "fillings", lambda size, wide: 10**6)


@pytest.mark.usefixtures("filling")
@pytest.mark.parametrize(
    "problem",
    [
        # Nothing known: one class.
        ([7] * 6, [3, 2, 1], []),
        # Tiles barred from one group or two, as after passes.
        ([7, 7, 3, 3, 5, 6, 1], [3, 2, 2], []),
        # Two groups under the same conditions, one witness in either of them.
        ([15, 15, 15, 15, 9, 9], [2, 1, 1, 2], [{0: 3, 4: 1}]),
        # Two witnesses that share a tile.
        ([7, 7, 7, 7, 6, 6], [2, 2, 2], [{0: 1, 1: 1}, {1: 2, 2: 2}]),
        # More groups than classes, so that the table is turned.
        ([63] * 4 + [62] * 2, [1] * 6, []),
        # Draws: each place a group, later places open to more tiles.
        ([15, 14, 14, 12, 15, 15], [2, 1, 1, 2], []),
        # Classes that are the last to use a group, and go on to others.
        ([7, 7, 7, 6, 6, 3], [2, 2, 2], []),
        ([7, 7, 7, 12, 12, 10, 14], [2, 2, 2, 1], [{0: 2, 5: 2}]),
    ],
)
def test_samples_are_uniform(problem: Problem) -> None:
    """Chi-square over all solutions, 40 samples a solution, a fixed seed."""
    found = solutions(problem)
    rng = random.Random(20240229)
    placement = Placement(*problem)
    drawn = Counter(tuple(placement.sample(rng)) for _ in range(40 * len(found)))
    assert set(drawn) <= set(found)
    chi = sum((drawn[placed] - 40) ** 2 / 40 for placed in found)
    assert chi < chi_square_bound(len(found) - 1)


@given(problems())
def test_a_recipe_leads_through_all_solutions(problem: Problem) -> None:
    """Pools and fixed tiles are all tiles and places; no state is a dead end."""
    placement = Placement(*problem)
    if not placement.count():
        with pytest.raises(ValueError, match="no solution"):
            placement.recipe()
        return
    recipe = placement.recipe()
    tiles, places = recipe.rows, recipe.columns
    if recipe.turned:
        tiles, places = places, tiles
    fixed = [tile for tile, group in enumerate(recipe.fixed) if group >= 0]
    assert sorted([*fixed, *(t for pool in tiles for t in pool)]) == list(range(len(problem[0])))
    filled = [recipe.fixed[tile] for tile in fixed] + [g for pool in places for g in pool]
    assert [filled.count(group) for group in range(len(problem[1]))] == list(problem[1])
    levels = list(recipe.tables.graph())
    states = 1
    for level in levels:
        assert len(level) == states
        assert all(options and min(weight for weight, _, _ in options) > 0 for options in level)
        taken = [take for options in level for _, _, takes in options for take in takes]
        assert all(0 < some <= size for _, some, size in taken)
        states = 1 + max(after for options in level for _, after, _ in options)
    assert states == 1
    if levels:
        assert sum(weight for weight, _, _ in levels[0][0]) == recipe.tables.total


def test_sizes_that_do_not_add_up_are_refused() -> None:
    """The message says what the sizes must be."""
    with pytest.raises(ValueError, match="add up to the number of tiles"):
        Placement([3, 3, 3], [1, 1])
    with pytest.raises(ValueError, match="0 or more"):
        Placement([3, 3], [3, -1])


def test_no_tiles_have_one_placement() -> None:
    """Nothing to place can be done in one way, unless something must be witnessed."""
    assert Placement([], []).count() == 1
    assert Placement([], [0, 0]).sample(random.Random(1)) == []
    assert Placement([], [0, 0], [{}]).count() == 0


def test_nothing_known_of_a_whole_deal_is_counted_at_once() -> None:
    """Four hands of seven: 21 hidden tiles, 399 072 960 ways."""
    assert Placement([7] * 21, [7, 7, 7]).count() == 399_072_960
    assert Placement([255] * 55, [7] * 7 + [6]).count() == factorial(55) // (
        prod([factorial(7)] * 7) * factorial(6)
    )


def test_eight_groups_and_a_double_nine_stay_within_bounds() -> None:
    """55 tiles in eight groups, every group with its own conditions, counted at once.

    Seats 1 to 7 passed on different numbers; the count is checked by exchanging two groups.
    """
    tiles = [(low, high) for low in range(10) for high in range(low, 10)]
    passed = [{0}, {1}, {2}, {3}, {4}, {5, 6}, {0, 7}]
    allowed = [
        sum(1 << seat for seat, numbers in enumerate(passed) if not numbers & set(tile)) | 1 << 7
        for tile in tiles
    ]
    capacities = [4, 4, 4, 4, 4, 4, 4, 27]
    start = time.process_time()
    placement = Placement(allowed, capacities)
    count = placement.count()
    assert time.process_time() - start < 10
    swapped = [mask & ~3 | (mask & 1) << 1 | mask >> 1 & 1 for mask in allowed]
    assert Placement(swapped, capacities).count() == count > 0
    placed = placement.sample(random.Random(4))
    assert all(mask >> group & 1 for mask, group in zip(allowed, placed, strict=True))
    assert [placed.count(group) for group in range(8)] == capacities


def test_tiles_that_crowd_each_other_out_have_no_placement() -> None:
    """Three tiles for two places: found without counting, refused by every question."""
    placement = Placement([3, 3, 3], [1, 1, 1])
    assert not placement.feasible()
    with pytest.raises(ValueError, match="no solution"):
        placement.extreme(lambda tile, group: tile)
    assert placement.count() == placement.possible(0) == 0
    assert placement.forced() == {}
