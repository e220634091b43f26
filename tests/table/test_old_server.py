"""A table à l'ancienne on a server: bots notice and claim, clocks run, a kill loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from palamede.dominoes.errors import PalamedeError
from palamede.table.old.follow import AGREE_MS, CHOICE_MS, TAKE_MS
from palamede.table.records import record_text
from palamede.table.state import TableState, fold
from tests.table.world import Player, World, started


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def waited(world: World, player: Player, *phases: str) -> TableState:
    """Let time go by until the table is in one of these phases, or its person is to act."""
    for _ in range(400):
        await world.settle()
        state = await world.state(player.table)
        if state.phase in phases or (state.phase == "play" and state.actor == 1):
            return state
        due = world.clock.next()
        assert due is not None, state.phase
        await world.advance(due - world.clock.now())
    raise AssertionError("nothing happens")


async def play_rightly(state: TableState, player: Player) -> None:
    assert state.old is not None and state.old.deal is not None
    deal = state.old.deal
    assert deal.turn is not None
    moves = [*deal.fitting(deal.turn), *deal.choices(deal.turn)]
    fitting = deal.fitting(deal.turn)
    move = moves[0] if fitting else next(move for move in moves if not move.is_lay)
    if move.is_lay:
        end = "right" if move.end else "left"
        await player.do("lay", tile=str(move.tile), end=end, touch=move.touch)
    else:
        await player.do(move.kind)


def test_a_partie_with_bots_from_taking_to_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        world = World(tmp_path / "t.db")
        (player,) = await started(world, "voleur", "table=old", "target=40")
        for _ in range(2000):
            state = await waited(world, player, "taking", "counting", "counted", "finished")
            if state.phase == "finished":
                break
            if state.phase == "taking":
                await player.do("serve_me")
            elif state.phase == "counting":
                await player.do("agree")
            elif state.phase == "counted":
                await player.do("next")
            else:
                await play_rightly(state, player)
        events = world.events(player.table)
        assert events[-1]["type"] == "finished"
        assert sum(events[-1]["stakes"]) == 0
        assert '[Table "old"]' in record_text(events)
        assert not [event for event in events if event["type"] == "claimed"]  # nobody erred
        await world.stop()

    run(work())


def test_a_bot_claims_a_tile_that_does_not_match_before_the_next_plays(tmp_path: Path) -> None:
    async def work() -> None:
        world = World(tmp_path / "t.db")
        (player,) = await started(world, "tete_a_tete", "table=old")
        await player.do("serve_me")
        state = await waited(world, player)
        assert state.old is not None and state.old.deal is not None
        deal = state.old.deal
        if deal.ends is None:
            await play_rightly(state, player)
            state = await waited(world, player)
            deal = state.old.deal  # type: ignore[union-attr]
        assert deal is not None
        wrong = next(
            move
            for move in deal.choices(1)
            if move.is_lay and move.tile not in {fit.tile for fit in deal.fitting(1)}
        )
        end = "right" if wrong.end else "left"
        await player.do("lay", tile=str(wrong.tile), end=end)
        state = await waited(world, player)
        claims = state.old.desk.claims  # type: ignore[union-attr]
        assert [(each.seat, each.fault, each.against) for each in claims] == [(2, "misplay", 1)]
        assert state.actor == 1 and wrong.tile in state.old.deal.hand(1)  # type: ignore[union-attr]
        await world.stop()

    run(work())


def test_who_takes_no_tiles_is_served(tmp_path: Path) -> None:
    async def work() -> None:
        world = World(tmp_path / "t.db")
        (player,) = await started(world, "voleur", "table=old")
        await player.do("take", places=[(await world.state(player.table)).old.taking.free[0]])  # type: ignore[union-attr]
        await world.advance(TAKE_MS - 1)
        assert (await world.state(player.table)).phase == "taking"
        await world.advance(1)
        state = await world.state(player.table)
        assert state.phase == "play"
        assert [len(hand) for hand in state.old.deal.start_hands] == [6] * 4  # type: ignore[union-attr]
        await world.stop()

    run(work())


def test_a_count_is_taken_as_agreed_after_thirty_seconds(tmp_path: Path) -> None:
    async def work() -> None:
        world = World(tmp_path / "t.db")
        (player,) = await started(world, "voleur", "table=old", "target=300")
        await player.do("serve_me")
        while (state := await waited(world, player, "counting")).phase != "counting":
            await play_rightly(state, player)
        await world.advance(AGREE_MS - 1 - (world.clock.now() - state.since))
        assert (await world.state(player.table)).phase == "counting"
        with pytest.raises(PalamedeError):
            await player.do("next")
        await world.advance(1)
        assert (await world.state(player.table)).phase == "counted"
        await world.stop()

    run(work())


def test_a_kill_in_the_middle_of_a_choice_loses_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        world = World(tmp_path / "t.db")
        players = await started(world, "tete_a_tete", "table=old", people=2)
        for player in players:
            await player.do("serve_me")
        state = await world.state(players[0].table)
        assert state.old is not None and state.old.deal is not None and state.actor is not None
        shower = players[state.actor - 1]
        other = players[2 - state.actor]
        await shower.do("show", tile=str(state.old.deal.hand(state.actor)[0]))
        tile = str(state.old.deal.hand(state.actor)[0])
        await players[0].do("say", word=True)
        against = state.actor
        await other.do("claim", fault="exposed_tile", against=against, tile=tile)
        before = world.events(shower.table)
        await world.kill()
        await world.settle()
        state = await world.state(shower.table)
        assert state.n == len(before)
        assert state.old is not None and state.old.desk is not None
        assert [each.fault for each in state.old.desk.claims] == ["exposed_tile"]
        assert fold(world.events(shower.table)).n == state.n
        if state.old.waiting:
            await world.advance(CHOICE_MS)
            state = await world.state(shower.table)
            assert state.old is not None and not state.old.waiting
        await world.stop()

    run(work())


def test_the_bot_acts_for_a_person_whose_clock_has_run_out(tmp_path: Path) -> None:
    async def work() -> None:
        world = World(tmp_path / "t.db")
        (player,) = await started(world, "voleur", "table=old", move_seconds=20)
        await player.do("serve_me")
        state = await waited(world, player)
        assert state.actor == 1
        before = state.n
        await world.advance(20_000)
        events = [event for event in world.events(player.table) if event["n"] > before]
        mine = next(event for event in events if event.get("by") == "clock")
        assert mine["seat"] == 1 and mine["type"] in ("laid", "passed")
        await world.stop()

    run(work())
