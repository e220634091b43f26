"""Tables as browsers and programs reach them: joining, playing, watching, forgetting, lasting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from palamede import dgn
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.view import View
from palamede.table.actors import UNLOAD_MS
from palamede.table.bots import InlineBots
from palamede.table.clock import ManualClock, SystemClock
from palamede.table.keys import code_digest, digest, new_code, new_id, new_secret
from palamede.table.presence import DROP_MS, GONE_MS, REPLACE_MS
from palamede.table.service import ARCHIVE_MS, CODE_MS, DAY_MS, SWEEP_MS, Tables
from palamede.table.storage import Append, StorageError
from palamede.table.subscription import BACKLOG
from tests.table.world import Player, World, frames, opened, play_out, started, to_act

Scenario = Callable[[World], Awaitable[None]]


@pytest.fixture
def world_path(tmp_path: Path) -> Path:
    return tmp_path / "t.db"


T = TypeVar("T")


def run(path: Path, scenario: Callable[[World], Awaitable[T]]) -> T:
    async def main() -> T:
        world = World(path)
        try:
            return await scenario(world)
        finally:
            await world.stop()

    return asyncio.run(main())


async def refused(work: Awaitable[object], code: str) -> PalamedeError:
    with pytest.raises(PalamedeError) as caught:
        await work
    assert caught.value.code == code
    return caught.value


# -------------------------------------------------------------------- coming to a table
def test_friends_sit_down_by_an_invitation(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        tables = world.tables
        created = await tables.create("a", "voleur", name="Anne")
        table = created.table
        first = await tables.join(table, "b", created.invitation, "Bruno")
        assert (first.seats, first.owner) == ((2,), False)
        again = await tables.join(table, "b", created.invitation, "Bruno")
        assert again.seats == (2,), "he has a seat already"
        for secret in (first.seat_secret, again.seat_secret):
            assert (await tables.join(table, "phone", secret)).seats == (2,)
        third = await tables.join(table, "c", created.invitation, "Chloé", seat=4)
        assert third.seats == (4,)
        await refused(tables.join(table, "d", created.invitation, "D", seat=4), "seat-taken")
        await tables.join(table, "d", created.invitation, "David")
        await refused(tables.join(table, "e", created.invitation, "Emma"), "table-full")
        await refused(tables.join(table, "e", "guess", "Emma"), "bad-secret")
        await refused(tables.join("nowhere", "e", "guess", "Emma"), "no-such-table")
        assert await tables.you(table, "a") == {"seats": [1], "owner": True, "name": "Anne"}
        assert await tables.you(table, "e") == {"seats": [], "owner": False, "name": ""}

    run(world_path, scenario)


def test_an_invitation_to_a_seat_opens_that_seat_until_somebody_sits_there(
    world_path: Path,
) -> None:
    async def scenario(world: World) -> None:
        [owner] = await opened(world, people=1)
        tables, table = world.tables, owner.table
        await refused(tables.invite(table, "b"), "owner-only")
        await refused(tables.invite(table, owner.proof, 7), "no-such-seat")
        link = await tables.invite(table, owner.proof, 3)
        joined = await tables.join(table, "b", link, "Bruno")  # a bot gives way
        assert joined.seats == (3,)
        await refused(tables.join(table, "c", link, "Chloé"), "seat-taken")
        await tables.uninvite(table, owner.proof)
        await refused(tables.join(table, "c", link, "Chloé"), "bad-secret")
        await refused(tables.uninvite(table, "b"), "owner-only")

    run(world_path, scenario)


def test_nobody_is_invited_to_the_dead_hand(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        created = await world.tables.create("a", "voleur_mort", name="Anne", opponents=["greedy"])
        state = await world.state(created.table)
        assert [seat.kind for seat in state.seats] == ["human", "bot", "dead", "empty"]
        join = world.tables.join(created.table, "b", created.invitation, "Bruno", seat=3)
        await refused(join, "dead-seat")
        joined = await world.tables.join(created.table, "b", created.invitation, "Bruno")
        assert joined.seats == (4,)

    run(world_path, scenario)


def test_another_device_takes_a_seat_over_by_its_link(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        tables = world.tables
        created = await tables.create("a", "peche", name="Anne")
        joined = await tables.join(created.table, "b", created.invitation, "Bruno")
        phone = await tables.join(created.table, "phone", joined.seat_secret)
        assert (phone.seats, phone.owner) == ((2,), False)
        await tables.join(created.table, "phone", joined.seat_secret)  # once more: nothing new
        mine = await tables.join(created.table, "mine", created.seat_secret)
        assert (mine.seats, mine.owner) == ((1,), True)
        assert len(world.store.keys(table=created.table)) == 3 + 1 + 1 + 2
        await Player(world, created.table, "mine").do("start")

    run(world_path, scenario)


def test_in_a_partie_only_a_seat_that_nobody_keeps_is_free(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        owner, second = await started(world, people=2)
        tables, table = world.tables, owner.table
        link = await tables.invite(table, owner.proof)
        await refused(tables.join(table, "c", link, "Chloé"), "table-full")
        await second.do("leave")
        await refused(tables.join(table, "c", link, "Chloé"), "table-full")
        seat = await tables.invite(table, owner.proof, 3)
        await refused(tables.join(table, "c", seat, "Chloé"), "partie-goes-on")
        await tables.forget(second.proof)
        joined = await tables.join(table, "c", link, "Chloé")
        assert joined.seats == (2,)
        assert (await world.state(table)).seats[1].name == "Seat 2"

    run(world_path, scenario)


def test_secrets_have_more_than_128_bits_and_are_not_kept(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        created = await world.tables.create("a", "peche", name="Anne")
        token = await world.tables.token(created.table, "a", 2)
        code = await world.tables.offer("a")
        await world.advance(1)
        stored = b"".join(path.read_bytes() for path in world_path.parent.iterdir())
        for secret in (created.seat_secret, created.invitation, token):
            assert len(secret) == 32  # of 64 letters: 192 bits
            assert secret.encode() not in stored
            assert digest(secret).encode() in stored
        assert code.encode() not in stored

    run(world_path, scenario)
    assert len({new_secret() for _ in range(100)}) == len({new_id() for _ in range(100)}) == 100


# -------------------------------------------------------------------- commands
def test_a_command_is_played_once_however_often_it_comes(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        players = await started(world, "peche", people=2)
        state = await world.state(players[0].table)
        player = await to_act(world, players)
        assert player is not None and state.deal is not None
        n, action = state.n, state.deal.legal_moves[0].action
        done = await player.do("lay", action=action, n=n, id="x")
        assert await player.do("lay", action=action, n=n, id="x") == done
        await world.kill()
        assert await player.do("lay", action=action, n=n, id="x") == done
        assert (await world.state(player.table)).n == done

    run(world_path, scenario)


def test_a_refusal_is_repeated(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        [player] = await opened(world)
        await refused(player.do("say", phrase=1, id="x"), "no-chat")
        await player.do("option", name="chat", value=True)
        await refused(player.do("say", phrase=1, id="x"), "no-chat")
        await player.do("say", phrase=1, id="y")

    run(world_path, scenario)


def test_commands_older_than_the_memory_are_found_in_the_database(
    world_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("palamede.table.journal.REMEMBERED", 2)

    async def scenario(world: World) -> None:
        [player] = await opened(world, chat=True)
        n = (await world.state(player.table)).n
        done = await player.do("say", phrase=1, n=n, id="old")
        for phrase in range(4):
            await player.do("say", phrase=phrase)
        assert await player.do("say", phrase=1, n=n, id="old") == done

    run(world_path, scenario)


@pytest.mark.parametrize("name", ["", "x" * 65])
def test_a_command_has_a_name(world_path: Path, name: str) -> None:
    async def scenario(world: World) -> None:
        [player] = await opened(world)
        await refused(world.tables.do(player.table, player.proof, name, 1, {}), "bad-field")

    run(world_path, scenario)


def test_two_people_may_name_their_commands_alike(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        first, second = await opened(world, people=2, chat=True)
        assert await first.do("say", phrase=1, id="x") < await second.do("say", phrase=2, id="x")

    run(world_path, scenario)


def test_what_the_database_does_not_take_has_not_happened(
    world_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(world: World) -> None:
        players = await started(world, "voleur", people=1)
        [player] = players
        assert await to_act(world, players) is player
        listening = await player.listen()
        frames(listening)
        before = world.events(player.table)
        append, failing = world.store.append, True

        def sometimes(batch: list[Append]) -> list[StorageError | None]:
            if failing:
                return [StorageError("the disk is full", code="database-failed")] * len(batch)
            return append(batch)

        world.store.append = sometimes  # type: ignore[method-assign, assignment]
        state = await world.state(player.table)
        assert state.deal is not None
        action = state.deal.legal_moves[0].action
        await refused(player.do("lay", action=action, n=state.n, id="x"), "database-failed")
        assert world.events(player.table) == before
        assert (await world.state(player.table)).n == len(before)
        assert frames(listening) == []
        failing = False
        done = await player.do("lay", action=action, n=len(before), id="x")
        assert done > len(before), "sent again, it is played"
        failing = True
        await world.advance(500)  # the bot's act is refused by the disk
        assert len(world.events(player.table)) == done
        failing = False
        await world.advance(2000)  # and made when the disk is well again
        assert len(world.events(player.table)) > done

    with caplog.at_level(logging.ERROR):
        run(world_path, scenario)
    assert "the disk is full" in caplog.text


# -------------------------------------------------------------------- listening
def test_who_listens_is_told_what_he_missed_and_then_everything(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        first, second = await opened(world, people=2, chat=True)
        await second.do("say", phrase=4)
        n = (await world.state(first.table)).n
        listening = await first.listen(last=n - 1)
        [welcome] = [frame for frame in frames(listening) if frame["type"] == "welcome"]
        assert [event["n"] for event in welcome["events"]] == [n]
        assert welcome["you"] == {"seats": [1], "owner": True, "name": "Anne"}
        assert welcome["state"]["n"] == welcome["n"] == n
        await second.do("say", phrase=5)
        [told] = frames(listening)
        assert told["type"] == "events"
        assert [event["phrase"] for event in told["events"]] == [5]
        assert (await first.listen(last=10**6)).member.seats == {1}

    run(world_path, scenario)


def test_events_older_than_the_memory_come_from_the_database(
    world_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("palamede.table.journal.TAIL", 4)

    async def scenario(world: World) -> None:
        [player] = await opened(world, chat=True)
        for phrase in range(8):
            await player.do("say", phrase=phrase)
        await world.kill()
        n = len(world.events(player.table))
        [welcome, *_] = frames(await player.listen(last=n - 6))
        assert [event["n"] for event in welcome["events"]] == list(range(n - 5, n + 1))
        [welcome, *_] = frames(await player.listen(last=0))
        assert len(welcome["events"]) == 8, "not the whole log"

    run(world_path, scenario)


def test_only_players_see_a_table_unless_the_owner_allows_it(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        [owner] = await started(world)
        stranger = Player(world, owner.table, "stranger")
        await refused(stranger.listen(), "no-spectators")
        await refused(world.tables.record(owner.table, "stranger"), "no-spectators")
        await owner.do("option", name="spectators", value=True)
        listening = await stranger.listen()
        [welcome, presence] = frames(listening)
        assert presence["type"] == "presence"
        assert welcome["state"]["hand"] == []
        assert welcome["you"]["seats"] == []
        assert "?" in await world.tables.record(owner.table, "stranger")
        await refused(stranger.do("say", phrase=1), "no-chat")
        await owner.do("option", name="spectators", value=False)
        assert [frame async for frame in listening] == [{"type": "bye", "why": "no-spectators"}]

    run(world_path, scenario)


def test_who_gets_up_sees_the_seat_no_longer(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        owner, second = await opened(world, people=2)
        listening = await second.listen()
        frames(listening)
        await second.do("leave")
        assert [frame async for frame in listening] == [{"type": "bye", "why": "left"}]
        await refused(second.listen(), "no-spectators")
        [own] = [listed for listed in await world.tables.mine(second.proof)]
        assert (own.left, own.seats) == (True, ())

    run(world_path, scenario)


def test_a_spectator_who_sits_down_connects_anew(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        created = await world.tables.create("a", "peche", name="Anne", options={"spectators": True})
        listening = await world.tables.subscribe(created.table, "b")
        frames(listening)
        await world.tables.join(created.table, "b", created.invitation, "Bruno")
        assert [frame async for frame in listening] == [{"type": "bye", "why": "changed"}]

    run(world_path, scenario)


def test_a_reader_who_is_too_slow_is_dropped(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        first, second = await opened(world, people=2, chat=True)
        slow, quick = await first.listen(), await second.listen()
        for _ in range(BACKLOG + 2):
            await second.do("say", phrase=1)
            frames(quick)
        *_, last = [frame async for frame in slow]
        assert last == {"type": "bye", "why": "slow"}
        assert [frame async for frame in slow] == []
        slow.send({"type": "events"})
        await slow.close()
        assert world.tables.stats()["listeners"] == 1

    run(world_path, scenario)


def test_presence_counts_connections(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        first, second = await opened(world, people=2)
        watching = await first.listen()
        one, two = await second.listen(), await second.listen()
        assert frames(watching)[-1] == {"type": "presence", "seats": {"1": "here", "2": "here"}}
        await one.close()
        await one.close()
        assert frames(watching) == []
        await two.close()
        [gone] = frames(watching)
        assert gone["seats"] == {"1": "here", "2": "gone"}
        assert gone["wait"] == {"2": REPLACE_MS}
        await world.advance(2000)
        await watching.ping()
        tab = await first.listen()
        [_, told] = frames(tab)
        assert told["wait"] == {"2": REPLACE_MS - 2000}

    run(world_path, scenario)


def test_who_is_silent_is_gone_after_nine_seconds_and_dropped_after_thirty(
    world_path: Path,
) -> None:
    async def scenario(world: World) -> None:
        first, second = await opened(world, people=2)
        watching, silent = await first.listen(), await second.listen()
        frames(watching)
        for _ in range(GONE_MS // 2500):
            await world.advance(2500)
            await watching.ping()
        assert frames(watching) == []
        await world.advance(GONE_MS % 2500)
        [gone] = frames(watching)
        assert gone["seats"] == {"1": "here", "2": "gone"}
        assert gone["wait"] == {"2": REPLACE_MS - GONE_MS}
        await silent.ping()
        [back] = frames(watching)
        assert back["seats"] == {"1": "here", "2": "here"}
        for _ in range(DROP_MS // 2500):
            await watching.ping()
            await world.advance(2500)
        assert frames(silent)[-1] == {"type": "bye", "why": "silent"}
        await silent.ping()
        assert world.tables.stats() == {"tables": 1, "listeners": 1, "bots_stood_in": 0}

    run(world_path, scenario)


# -------------------------------------------------------------------- who has gone
def test_the_owner_replaces_who_has_been_gone_and_the_bot_steps_aside_again(
    world_path: Path,
) -> None:
    async def scenario(world: World) -> None:
        owner, second = await started(world, people=2)
        own, listening = await owner.listen(), await second.listen()
        error = await refused(owner.do("seat", seat=2, bot="greedy"), "still-here")
        assert error.params["seconds"] == 15
        await listening.close()
        await world.advance(14_000)
        await own.ping()
        error = await refused(owner.do("seat", seat=2, bot="greedy"), "still-here")
        assert error.params["seconds"] == 1
        await world.advance(1_000)
        await owner.do("seat", seat=2, bot="greedy")
        assert (await world.state(owner.table)).seats[1].stands_in
        await second.listen()
        seat = (await world.state(owner.table)).seats[1]
        assert (seat.kind, seat.stands_in, seat.name) == ("human", False, "Bruno")

    run(world_path, scenario)


def test_who_left_comes_back_by_acting(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        owner, second = await started(world, people=2, chat=True)
        await second.do("leave")
        await refused(second.do("leave"), "nobody-sits")
        await second.do("say", phrase=1)
        assert (await world.state(owner.table)).seats[1].kind == "human"
        await second.do("leave")
        await second.do("sit")
        assert (await world.state(owner.table)).seats[1].kind == "human"

    run(world_path, scenario)


# -------------------------------------------------------------------- clocks and bots
def test_when_a_clock_has_run_out_the_classical_player_acts(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        players = await started(world, people=1, move_seconds=20)
        assert await to_act(world, players) is players[0]
        listening = await players[0].listen()
        seats = frames(listening)[0]["state"]["seats"]
        assert seats[0]["clock"] == 20_000
        assert [seat["ticking"] for seat in seats] == [True, *[False] * (len(seats) - 1)]
        await world.advance(19_999)
        assert (await world.state(players[0].table)).actor == 1
        await world.advance(1)
        acts = [event for event in world.events(players[0].table) if event.get("by") == "clock"]
        assert [event["seat"] for event in acts] == [1]
        assert acts[0]["spent"] == 20_000

    run(world_path, scenario)


def test_clocks_stand_still_while_the_server_does(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        players = await started(world, people=1, move_seconds=20, partie_seconds=600)
        await to_act(world, players)
        await world.advance(15_000)
        await world.kill()
        world.clock.move(world.clock.now() + DAY_MS)
        await world.state(players[0].table)
        await world.advance(19_000)
        assert (await world.state(players[0].table)).actor == 1
        await players[0].act(Random(1))
        last = [event for event in world.events(players[0].table) if event.get("seat") == 1][-1]
        assert last["spent"] == 19_000
        [welcome, *_] = frames(await players[0].listen())
        assert welcome["state"]["seats"][0]["clock"] == 600_000 - 19_000

    run(world_path, scenario)


def test_the_shuffle_and_the_count_wait_for_nobody_for_ever(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        players = await opened(world, "peche", people=2)
        await players[0].do("start")
        await world.advance(10_000)
        state = await world.state(players[0].table)
        assert (state.phase, state.fair.by_server) == ("play", {1, 2})
        while (player := await to_act(world, players)) is not None:
            await player.act(Random(2))
        await world.advance(30_000)
        assert (await world.state(players[0].table)).phase == "play"

    run(world_path, scenario)


@pytest.mark.parametrize(("pace", "beat"), [("instant", 150), ("normal", 1000), ("slow", 2500)])
def test_a_bot_acts_on_the_beat(world_path: Path, pace: str, beat: int) -> None:
    class Thoughtful(InlineBots):
        """Takes a time that depends on what it holds."""

        async def choose(self, bot: str, view: View, seed: int) -> int:
            clock.move(clock.now() + sum(tile.pips for tile in view.hand))
            return await super().choose(bot, view, seed)

    clock = ManualClock()

    async def scenario(world: World) -> None:
        nonlocal clock
        clock = world.clock
        world.tables._actors._bots = Thoughtful()
        players = await started(world, people=1, pace=pace)
        await play_out(world, players, Random(3))
        log = world.events(players[0].table)
        for before, event in zip(log, log[1:], strict=False):
            if event.get("by") == "bot":
                assert event["at"] - before["at"] == beat

    run(world_path, scenario)


class Broken(InlineBots):
    async def choose(self, bot: str, view: View, seed: int) -> int:
        if bot == "greedy":
            raise RuntimeError("a defect")
        return -1


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_that_fails_is_stood_in_for(
    world_path: Path, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(world: World) -> None:
        world.tables._actors._bots = Broken()
        players = await opened(world, "peche", people=1)
        await players[0].do("seat", seat=2, bot=bot)
        await players[0].do("start")
        await world.advance(11_000)
        while (await world.state(players[0].table)).phase == "play":
            if await to_act(world, players):
                await players[0].act(Random(4))
        acts = [event for event in world.events(players[0].table) if event.get("by") == "bot"]
        assert acts

    with caplog.at_level(logging.ERROR):
        run(world_path, scenario)
    assert ("a defect" if bot == "greedy" else "illegal move") in caplog.text


def test_a_bot_waits_for_the_answer_when_a_tile_is_to_be_taken_back(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        players = await started(world, "voleur", people=2, pace="slow")
        first, second = players
        rng = Random(5)
        while True:
            player = await to_act(world, players)
            assert player is not None
            await player.act(rng)
            state = await world.state(first.table)
            if state.last_act == (2, "laid") and state.actor == 3:
                break
        n = state.n
        await second.do("ask", what="take_back")
        await world.advance(9_000)
        assert (await world.state(first.table)).n == n + 1
        await first.do("answer", what="take_back", yes=False)
        await world.advance(2_600)
        assert world.events(first.table)[n + 2]["by"] == "bot"

    run(world_path, scenario)


def test_a_program_plays_a_seat_with_its_token(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        [owner] = await opened(world, "peche", people=1)
        tables, table = world.tables, owner.table
        await refused(tables.token(table, "b", 2), "owner-only")
        await refused(tables.token(table, owner.proof, 1), "still-here")
        old = await tables.token(table, owner.proof, 2)
        token = await tables.token(table, owner.proof, 2)
        assert (await tables.you(table, old))["seats"] == []
        program = Player(world, table, token)
        await owner.do("start")
        await owner.commit()
        await owner.reveal()
        [welcome, *_] = frames(await program.listen())
        assert len(welcome["state"]["hand"]) == 7
        rng = Random(6)
        while (player := await to_act(world, [owner, program])) is not None:
            await player.act(rng)
        assert (await world.state(table)).phase == "counted"
        await owner.do("next")
        await owner.do("seat", seat=2, bot="greedy")  # the program no longer plays
        assert (await tables.you(table, token))["seats"] == []
        await refused(tables.token(table, owner.proof, 2), "partie-goes-on")

    run(world_path, scenario)


# -------------------------------------------------------------------- what belongs to a browser
def test_my_games_move_to_another_device_by_a_code(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        [owner] = await opened(world)
        tables = world.tables
        code = await tables.offer(owner.proof)
        assert len(code.split()) == 8
        await refused(
            tables.redeem("phone", "eight words that nobody has ever offered me"), "bad-code"
        )
        assert await tables.redeem("phone", f" {code.upper().replace(' ', '-')}") == 2
        assert await tables.mine(owner.proof) == []
        [listed] = await tables.mine("phone")
        assert (listed.seats, listed.owner, listed.rules) == ((1,), True, "voleur")
        assert (await tables.you(owner.table, "phone"))["owner"]
        again = await tables.offer("phone")
        world.clock.move(world.clock.now() + CODE_MS)
        await refused(tables.redeem("third", again), "bad-code")

    run(world_path, scenario)
    assert code_digest("Bako-tiru") == code_digest(" bako  TIRU ")
    assert len({new_code() for _ in range(100)}) == 100


def test_forget_me_deletes_names_and_secrets_and_leaves_the_records(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        players = await started(world, "peche", people=2)
        owner, second = players
        await play_out(world, players, Random(8))
        await owner.do("rematch")
        listening = await owner.listen()
        frames(listening)
        await world.tables.forget(second.proof)
        [*_, told] = [frame for frame in frames(listening) if frame["type"] == "events"]
        assert [seat["name"] for seat in told["state"]["seats"]] == ["Anne", "Seat 2"]
        assert "Bruno" not in str(world.events(owner.table))
        assert world.store.keys(browser=digest(second.proof)) == []
        assert await world.tables.mine(second.proof) == []
        assert (await world.tables.you(owner.table, second.proof))["seats"] == []
        record = await world.tables.record(owner.table, owner.proof)
        assert '[Seats "Anne; Seat 2"]' in record
        assert not dgn.check(record).errors

    run(world_path, scenario)


def test_forget_me_leaves_the_names_of_who_sat_there_before_and_after(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        tables = world.tables
        created = await tables.create("a", "peche", name="Anne")
        for proof, name in (("b", "Bruno"), ("c", "Chloé"), ("d", "David")):
            await tables.join(created.table, proof, created.invitation, name)
            if proof != "d":
                await Player(world, created.table, proof).do("leave")
        await tables.forget("c")
        names = [event.get("name") for event in world.events(created.table)]
        assert names == [None, "Anne", "Bruno", None, "Seat 2", None, "David"]

    run(world_path, scenario)


def test_finished_parties_are_shared_and_nothing_of_the_running_one(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        players = await started(world, "peche", people=2)
        owner, second = players
        table, tables = owner.table, world.tables
        secret = await tables.share(table, second.proof)
        assert await tables.shared(table, secret) == ""
        await play_out(world, players, Random(12))
        over = await tables.shared(table, secret)
        assert over == await tables.record(table, owner.proof)
        assert over.count("[Reveal") == 1
        await owner.do("rematch")
        await world.advance(20_000)
        assert (await world.state(table)).phase == "play"
        assert await tables.shared(table, secret) == over
        assert await tables.record(table, owner.proof) != over
        await refused(tables.share(table, "stranger"), "no-spectators")
        await refused(tables.shared(table, "x" * 22), "bad-secret")
        await refused(tables.join(table, "stranger", secret, "Eve"), "bad-secret")
        await refused(tables.record(table, "stranger"), "no-spectators")
        await tables.forget(second.proof)
        await refused(tables.shared(table, secret), "bad-secret")

    run(world_path, scenario)


# -------------------------------------------------------------------- lasting
def test_a_record_proves_its_deals(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        players = await started(world, "peche", people=2)
        table = players[0].table
        await players[1].act(Random(1)) if (await world.state(table)).actor == 2 else None
        running = await world.tables.record(table, players[0].proof)
        assert "Reveal" not in running
        assert "?7" in running
        await play_out(world, players, Random(9))
        record = dgn.read(await world.tables.record(table, players[0].proof))
        tags = {tag.name: tag.value for tag in record.parties[0].tags}
        fair = (await world.state(table)).fair
        assert tags["Shuffle"] == "palamede-1"
        assert tags["Reveal"] == fair.secret
        assert tags["SeatSeeds"] == f"1: {fair.seeds[1]}; 2: {fair.seeds[2]}"
        assert tags["SeatCommits"] == f"1: {fair.commits[1]}; 2: {fair.commits[2]}"

    run(world_path, scenario)


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        world.tables.start()
        world.tables.start()
        [owner] = await opened(world)
        listening = await owner.listen()
        for _ in range((UNLOAD_MS + 2 * SWEEP_MS) // 20_000):
            await world.advance(20_000)
            await listening.ping()
        assert world.tables.stats()["tables"] == 1, "somebody listens"
        await listening.close()
        await world.advance(UNLOAD_MS)
        for _ in range(50):
            if world.tables.stats()["tables"] == 0:
                break
            await asyncio.sleep(0.02)  # a sweep takes real time, for its words with the database
            await world.advance(SWEEP_MS)
        assert world.tables.stats()["tables"] == 0
        await owner.do("option", name="chat", value=True)
        assert world.tables.stats()["tables"] == 1

    run(world_path, scenario)


def test_a_command_that_meets_a_table_on_its_way_out_is_carried_out(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        [owner] = await opened(world)
        actor = await world.actor(owner.table)
        await actor.close("idle")
        doing = asyncio.create_task(owner.do("option", name="chat", value=True))
        await asyncio.sleep(0.005)
        del world.tables._actors.tasks[owner.table]
        assert await doing
        assert (await world.actor(owner.table)) is not actor

    run(world_path, scenario)


def test_after_a_month_a_table_is_its_record(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        players = await started(world, "peche", people=2)
        owner, second = players
        await play_out(world, players, Random(10))
        await owner.do("rematch")
        await world.advance(20_000)
        world.clock.move(world.clock.now() + ARCHIVE_MS + 1)
        await world.tables.sweep()
        await refused(owner.listen(), "archived")
        assert world.events(owner.table) == []
        record = await world.tables.record(owner.table, owner.proof)
        assert record.count("[Reveal") == 2, "the table is closed: nothing is kept back"
        assert not dgn.check(record).errors
        await refused(world.tables.record(owner.table, "stranger"), "no-spectators")
        [listed] = await world.tables.mine(owner.proof)
        assert listed.archived
        await world.tables.forget(second.proof)
        record = await world.tables.record(owner.table, owner.proof)
        assert record.count('[Seats "Anne; Seat 2"]') == 2

    run(world_path, scenario)


def test_a_sweep_that_fails_is_tried_again(
    world_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(world: World) -> None:
        swept = []

        async def sweep() -> None:
            swept.append(world.clock.now())
            raise StorageError("the disk is full", code="database-failed")

        world.tables.sweep = sweep  # type: ignore[method-assign]
        world.tables.start()
        await world.advance(3 * SWEEP_MS)
        assert len(swept) == 3

    run(world_path, scenario)
    assert "the disk is full" in caplog.text


def test_a_server_that_stops_tells_everybody(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        [owner] = await started(world)
        listening = await owner.listen()
        actor = await world.actor(owner.table)
        await world.tables.close()
        *_, last = [frame async for frame in listening]
        assert last == {"type": "bye", "why": "restart"}
        await refused(owner.do("say"), "closing")
        await refused(actor.do("x", "y", 0, {}), "closing")
        await actor.close()
        world.start()
        assert (await world.state(owner.table)).phase == "play"

    run(world_path, scenario)


def test_a_service_makes_what_it_is_not_given(world_path: Path) -> None:
    async def scenario(world: World) -> None:
        await world.stop()
        world.start()
        tables = Tables(world.store)
        assert isinstance(tables._clock, SystemClock)
        created = await tables.create("a", "peche", name="Anne")
        assert (await tables.you(created.table, "a"))["owner"]

    run(world_path, scenario)


def test_the_clock_of_the_machine_goes_by_itself() -> None:
    async def main() -> tuple[int, int]:
        clock = SystemClock()
        before = clock.now()
        await clock.until(before + 20)
        return before, clock.now()

    before, after = asyncio.run(main())
    assert after >= before + 20
    assert abs(before / 1000 - __import__("time").time()) < 60
