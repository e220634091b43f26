"""This server's deals against chance: the sums are right, and no running deal is in them."""

from __future__ import annotations

import asyncio
from itertools import combinations, permutations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pvariance

import pytest

from palamede.dominoes import TileSet
from palamede.table.dealstats import (
    Sum,
    Tally,
    drawn,
    hands_with,
    tally_of_events,
    tally_of_record,
)
from palamede.table.records import record_text
from palamede.table.service import ARCHIVE_MS
from palamede.table.statistics import EVERY_MS
from tests.table.test_proof import Table
from tests.table.test_service import opened, play_out, run, started
from tests.table.world import World


# -------------------------------------------------------------------- chance
@pytest.mark.parametrize("count", range(1, 6))
def test_mean_and_variance_are_those_of_all_possible_hands(count: int) -> None:
    values = [0, 1, 1, 4, 9, 2]
    sums = [sum(hand) for hand in combinations(values, count)]
    told = drawn(values, count, 7)
    assert told.seen == 7
    assert told.mean == pytest.approx(fmean(sums))
    assert told.variance == pytest.approx(pvariance(sums))


def test_all_tiles_together_leave_nothing_to_chance() -> None:
    assert drawn([3, 4, 5], 3, 12) == Sum(12, 12, 0)
    assert drawn([3], 1, 3) == Sum(3, 3, 0)


def dealt_at_random(deals: int, seed: int, people: tuple[int, ...]) -> Tally:
    rng, tally = Random(seed), Tally()
    for _ in range(deals):
        mixed = rng.sample(list(TileSet(6)), 28)
        tally.deal([mixed[at : at + 7] for at in range(0, 21, 7)], mixed[21:], people)
    return tally


def test_fair_deals_are_as_chance_predicts() -> None:
    told = dealt_at_random(4000, 7, (1, 3)).told()
    people, house = told["groups"]
    assert (people["hands"], people["tiles"]) == (8000, 56000)
    assert (house["hands"], house["tiles"]) == (4000, 28000)
    for each in (people["pips"], house["pips"], people["doubles"], house["doubles"]):
        assert abs(each["seen"] - each["chance"]) < 4 * each["spread"]
    assert people["pips"]["chance"] == 56000 * 6
    assert people["doubles"]["chance"] == 56000 / 4
    assert sum(row["seen"] for row in told["doubles"]) == 12000
    assert sum(row["chance"] for row in told["doubles"]) == pytest.approx(12000, abs=0.01)
    for row in told["doubles"]:
        assert abs(row["seen"] - row["chance"]) < 4 * row["spread"] + 1
    assert len(told["tiles"]) == 28
    for tile in told["tiles"]:
        assert tile["chance"] == 2000
        assert tile["spread"] == pytest.approx(sqrt(4000 / 4), abs=0.001)
        assert abs(tile["seen"] - 2000) < 5 * tile["spread"]


def test_the_spread_of_doubles_is_that_of_all_deals() -> None:
    tiles = list(TileSet(2))  # three doubles among six tiles
    counts = []
    for mixed in permutations(tiles, 4):
        held = [sum(tile.is_double for tile in hand) for hand in (mixed[:2], mixed[2:])]
        counts.append(held.count(1))
    assert hands_with(1, 3, 6, (2, 2)) == pytest.approx((fmean(counts), pvariance(counts)))
    # Where one hand takes all, nothing is left to chance.
    assert hands_with(3, 3, 6, (6,)) == (1.0, 0.0)


def test_a_shuffle_that_favours_the_house_is_seen() -> None:
    rng, tally = Random(3), Tally()
    for _ in range(300):
        mixed = rng.sample(list(TileSet(6)), 28)
        first = sorted(mixed[:14], key=lambda tile: (tile.is_double, rng.random()))
        tally.deal([first[:7], first[7:]], mixed[14:], (2,))
    people = tally.told()["groups"][0]["doubles"]
    assert people["seen"] > people["chance"] + 6 * people["spread"]


# -------------------------------------------------------------------- what is counted
@pytest.mark.parametrize(("rules", "seats"), [("voleur", 4), ("peche", 2), ("voleur_mort", 3)])
def test_events_and_record_give_the_same_sums(rules: str, seats: int) -> None:
    table = Table(rules, seats)
    table.play()
    told = tally_of_events(table.events).told()
    assert told["deals"] == sum(event["type"] == "counted" for event in table.events) > 0
    assert told["groups"][0]["hands"] == told["deals"], "one person, who added bytes of her own"
    assert told["groups"][1]["hands"] == told["deals"] * (len(table.state.seats) - 1)
    assert tally_of_record(record_text(table.events, closed=True)).told() == told
    assert tally_of_record("").told()["deals"] == 0


def test_a_deal_that_is_played_changes_nothing() -> None:
    table = Table("peche", 2)
    assert table.events[-1]["type"] == "dealt"
    assert tally_of_events(table.events) == Tally()
    table.play()
    last = max(n for n, event in enumerate(table.events) if event["type"] == "counted")
    before = max(n for n, event in enumerate(table.events[:last]) if event["type"] == "dealt")
    sums = tally_of_events(table.events[:before])
    for until in range(before, last):
        assert tally_of_events(table.events[:until]) == sums
    assert tally_of_events(table.events[: last + 1]) != sums


def test_tables_are_summed_up_once_a_minute_also_when_they_are_archived(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        tables = world.tables
        assert (await tables.statistics())["deals"] == 0
        players = await started(world, "peche", people=2)
        await play_out(world, players, Random(10))
        await opened(world)
        world.clock.move(world.clock.now() + EVERY_MS)
        told = await tables.statistics()
        assert told["deals"] > 0 and told["at"] == world.clock.now()
        counted = sum(event["type"] == "counted" for event in world.events(players[0].table))
        assert told["deals"] == counted
        assert told["groups"][0]["hands"] == 2 * counted
        reads: list[str] = []
        events = world.store.events

        def noted(table: str, after: int = 0) -> list[dict[str, object]]:
            reads.append(table)
            return events(table, after)

        world.store.events = noted  # type: ignore[method-assign]
        world.clock.move(world.clock.now() + EVERY_MS)
        again, same = await asyncio.gather(tables.statistics(), tables.statistics())
        assert again is same and again["groups"] == told["groups"]
        assert reads == [], "no table has changed"
        world.clock.move(world.clock.now() + ARCHIVE_MS + 1)
        for actor in list(tables._actors.tasks.values()):
            await (await actor).close("idle")
        tables._actors.tasks.clear()
        await tables.sweep()
        assert world.events(players[0].table) == []
        await world.stop()
        world.start()
        world.clock.move(world.clock.now() + 2 * EVERY_MS)
        assert (await world.tables.statistics())["groups"] == told["groups"]

    run(tmp_path / "t.db", scenario)
