"""Worlds of a view: counted, drawn and listed as `palamede.dominoes` and brute force say."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from scipy.stats import chisquare

from palamede.dominoes import presets
from palamede.dominoes.deal import Deal, Ply
from palamede.dominoes.errors import DealError
from palamede.dominoes.tiles import Tile, TileSet
from palamede.dominoes.view import View, count_worlds
from palamede.engine.kernel.tables import UnsupportedError
from palamede.engine.kernel.worlds import WorldBatch, Worlds
from tests.dominoes.any_deal import any_deal, play_on
from tests.dominoes.brute import World, replayed
from tests.dominoes.test_properties import SEEDS, TABLES, every_table
from tests.dominoes.test_resample import POSITIONS, enumerated, position

LISTED = 2000
"""Views with at most so many hands are listed in the tests."""
FEW = 500
"""Views with at most so many worlds are tested for uniformity."""

every_position = pytest.mark.parametrize("name", POSITIONS)


def random_view(name: str, players: int, rng: random.Random) -> View:
    """A view at a random moment of a deal, the end among them, of a random seat or nobody's."""
    while True:
        deal = any_deal(rng, agreed=presets.conventions(name, players=players))
        whole = play_on(deal.copy(), rng, 10_000)
        moves = [ply.move for ply in whole.plies if not ply.closing]
        late = max(0, len(moves) - 8) if rng.random() < 0.3 else 0
        for move in moves[: rng.randint(late, len(moves))]:
            deal.push(move)
        seats = range(1, deal.conventions.seats + 1)
        view = deal.view(rng.choice(seats) if rng.random() < 0.9 else None)
        # A lead forced at random (`any_deal`) can contradict the hands.
        if view.knowledge.placement.count():
            return view


def masks(hands: tuple[tuple[Tile, ...], ...], tiles: TileSet) -> list[int]:
    return [sum(1 << tiles.index(tile) for tile in hand) for hand in hands]


def check_rows(worlds: Worlds, batch: WorldBatch, rows: list[int]) -> None:
    """A world replays the view, and its arrays say what the deal says."""
    view, tiles = worlds.view, TileSet(worlds.view.conventions.set)
    for row in rows:
        deal = worlds.deal(batch, row)
        assert deal.view(view.seat) == view
        assert masks(deal.start_hands, tiles) == [int(hand) for hand in batch.start[row]]
        assert masks(deal.hands, tiles) == [int(hand) for hand in batch.now[row]]
        assert list(deal.start_stock) == [tiles[index] for index in batch.stock[row]]


def check(view: View, seed: int) -> str:
    """Hold the worlds of a view to `palamede.dominoes` and to each other; say what it was."""
    worlds = Worlds(view)
    assert worlds.count == count_worlds(view)
    assert worlds._plan is not None, "a view of a preset that is drawn slowly"
    batch = worlds.sample(8, seed)
    check_rows(worlds, batch, [0, 7])
    chances = worlds.probabilities()
    assert chances.sum(axis=1).round(9).tolist() == [
        float(tile in view.conventions.tiles and not worlds._knowledge.layout.down >> index & 1)
        for index, tile in enumerate(TileSet(view.conventions.set))
    ]
    sizes = [*view.sizes, view.stock_left]
    assert np.allclose(chances.sum(axis=0), sizes, rtol=0, atol=1e-9)
    for seat, hands in enumerate(batch.now.T):
        for tile in range(len(chances)):
            if (hands >> np.uint64(tile) & np.uint64(1)).any():
                assert chances[tile, seat] > 0
    if worlds.count <= FEW:
        assert unevenness(worlds, 40) > 1e-7
    listed = worlds.enumerate(LISTED)
    if listed is None:
        assert worlds.count_hands > LISTED
        return "many"
    check_listed(worlds, listed)
    return "origins" if worlds.count_hands != worlds._knowledge.placement.count() else "listed"


def unevenness(worlds: Worlds, each: int) -> float:
    """Draw so many for each world: the chance of counts so uneven or more, if all are as likely."""
    batch = worlds.sample(each * worlds.count, seed=worlds.count)
    rows = np.concatenate([batch.start, batch.stock.astype(np.uint64)], axis=1)
    counts = np.unique(rows, axis=0, return_counts=True)[1]
    assert len(counts) == worlds.count
    return float(chisquare(counts).pvalue) if len(counts) > 1 else 1.0


def check_listed(worlds: Worlds, listed: WorldBatch) -> None:
    """All hands are there once; their weights make all worlds, and the same probabilities."""
    assert len(listed.now) == worlds.count_hands == len({tuple(row) for row in listed.now.tolist()})
    assert listed.weight.min() >= 1
    assert listed.weight.sum() == pytest.approx(worlds.count, rel=1e-11)
    check_rows(worlds, listed, sorted({0, len(listed.now) // 2, len(listed.now) - 1}))
    shares = listed.weight / listed.weight.sum()
    chances = np.zeros_like(worlds.probabilities())
    left = listed.stock[:, listed.stock.shape[1] - worlds.view.stock_left :]
    for tile in range(len(chances)):
        held = listed.now >> np.uint64(tile) & np.uint64(1)
        chances[tile, :-1] = (held * shares[:, None]).sum(axis=0)
        chances[tile, -1] = shares[(left == tile).any(axis=1)].sum()
    assert np.allclose(chances, worlds.probabilities(), rtol=0, atol=1e-11)


@every_table
@settings(max_examples=12)
@given(seed=SEEDS)
def test_worlds_of_random_views(name: str, players: int, seed: int) -> None:
    """Every preset and number of players: counts, replays, probabilities, lists."""
    check(random_view(name, players, random.Random(seed)), seed)


@pytest.mark.soak
@every_table
def test_worlds_of_very_many_random_views(name: str, players: int) -> None:
    """The same, 300 views each; where tiles are drawn, origins differ from hands."""
    rng = random.Random(f"{name} {players}")
    seen = Counter(check(random_view(name, players, rng), seed) for seed in range(300))
    assert seen["many"] or players == 2
    assert seen["listed"]
    assert bool(seen["origins"]) == (presets.conventions(name, players=players).draw != "none")


# ---------------------------------------------------------------- against brute force
def as_world(batch: WorldBatch, row: int, tiles: TileSet) -> World:
    hands = tuple(
        tuple(tile for index, tile in enumerate(tiles) if int(mask) >> index & 1)
        for mask in batch.start[row]
    )
    return hands, tuple(tiles[index] for index in batch.stock[row])


@every_position
def test_every_world_is_drawn_equally_often(name: str) -> None:
    """All deals that agree are found by dealing in every way; chi-square, 200 draws for each."""
    view = position(name)[1]
    found = enumerated(name)
    worlds = Worlds(view)
    tiles = TileSet(view.conventions.set)
    batch = worlds.sample(20 * len(found), seed=1)
    rows = range(len(batch.start))
    assert {as_world(batch, row, tiles) for row in rows} <= set(found)
    assert worlds.count == len(found)
    assert unevenness(worlds, 200) > 0.001


@every_position
def test_hands_are_counted_and_weighed_as_brute_force_does(name: str) -> None:
    """Distinct hands now, how many worlds have them, and who holds which tile how often."""
    view = position(name)[1]
    tiles = TileSet(view.conventions.set)
    wanted: Counter[tuple[int, ...]] = Counter()
    chances = np.zeros((len(tiles), view.conventions.seats + 1))
    for hands, stock in enumerated(name):
        deal = replayed(view, hands, stock)
        assert deal is not None
        wanted[tuple(masks(deal.hands, tiles))] += 1
        for column, held in enumerate((*deal.hands, deal.stock)):
            for tile in held:
                chances[tiles.index(tile), column] += 1
    worlds = Worlds(view)
    listed = worlds.enumerate(len(wanted))
    assert listed is not None
    assert worlds.enumerate(len(wanted) - 1) is None
    assert worlds.count_hands == len(wanted)
    got = {
        tuple(hands): weight
        for hands, weight in zip(listed.now.tolist(), listed.weight.tolist(), strict=True)
    }
    assert got == wanted
    check_listed(worlds, listed)
    assert np.allclose(worlds.probabilities(), chances / len(enumerated(name)), rtol=0, atol=1e-12)


# ---------------------------------------------------------------- the stream
def test_a_world_depends_on_the_seed_and_its_number_alone() -> None:
    """The same seed gives the same worlds, whole, in parts and by several threads."""
    view = position("partners")[1]
    whole = Worlds(view).sample(1000, seed=7)
    threaded = Worlds(view).sample(1000, seed=7, threads=3)
    parts = [Worlds(view).sample(250, seed=7, first=first) for first in range(0, 1000, 250)]
    other = Worlds(view).sample(1000, seed=8)
    for field in ("start", "now", "stock"):
        assert (getattr(whole, field) == getattr(threaded, field)).all()
        assert (getattr(whole, field) == np.concatenate([getattr(p, field) for p in parts])).all()
    assert (whole.start != other.start).any()
    assert (whole.weight == 1).all()
    assert len(Worlds(view).sample(0, seed=1).start) == 0


def test_these_worlds_stay_the_same_on_every_machine() -> None:
    """A stored sample: bench signatures rest on it."""
    batch = Worlds(position("drawing late")[1]).sample(3, seed=2026)
    assert batch.start.tolist() == STORED
    assert batch.stock.tolist() == STORED_STOCK


STORED = [[385, 76], [896, 76], [400, 76]]
STORED_STOCK = [[1, 4, 5, 9], [1, 4, 5, 0], [9, 1, 5, 0]]


@every_position
def test_views_too_large_for_a_plan_are_drawn_by_the_rules(name: str) -> None:
    """The same interface, uniform too, and the same seed gives the same worlds."""
    worlds = Worlds(position(name)[1], memory_options=0)
    assert worlds._plan is None or not len(worlds._plan.after)
    batch = worlds.sample(20, seed=3)
    again = worlds.sample(10, seed=3, first=5)
    assert (again.start == batch.start[5:15]).all()
    assert (again.stock == batch.stock[5:15]).all()
    check_rows(worlds, batch, [0, 1])
    assert unevenness(worlds, 20) > 0.001


# ---------------------------------------------------------------- what cannot be
def impossible() -> View:
    deal = Deal.from_line("tete_a_tete,set=2,hand=2 1 0-0,1-2/0-1,2-2 0-2,1-1 0,0 1-2 2-2>")
    view = deal.view(1)
    plies = (*view.plies, Ply(1, deal._moves.pass_), Ply(2, deal._moves.pass_))
    return replace(view, plies=plies, start_hands=(None, None))


def test_a_view_that_no_deal_fits_gives_one_clear_line() -> None:
    """Nothing is drawn or counted from it."""
    with pytest.raises(DealError, match=r"^no deal agrees with this view$") as caught:
        Worlds(impossible())
    assert caught.value.code == "view-impossible"


def test_sets_too_large_for_a_mask_are_refused() -> None:
    """The double-nine is the largest set of the engine."""
    deal = any_deal(random.Random(1), agreed=presets.conventions("tete_a_tete", set=10))
    with pytest.raises(UnsupportedError, match="double-nine") as caught:
        Worlds(deal.view(1))
    assert caught.value.code == "engine-unsupported"


@pytest.mark.parametrize("wrong", [{"n": -1}, {"first": -1}, {"threads": 0}])
def test_batches_that_cannot_be_are_refused(wrong: dict[str, int]) -> None:
    """Negative sizes and no thread at all."""
    worlds = Worlds(position("two")[1])
    with pytest.raises(ValueError, match="no such batch"):
        worlds.sample(**{"n": 1, "seed": 1, **wrong})


def test_every_preset_is_among_the_tables() -> None:
    """What `every_table` goes over."""
    assert {name for name, _ in TABLES} == set(presets.PRESETS)
