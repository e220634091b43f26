"""Whole parties through a real server: against bots, between friends, with spectators, resumed."""

from __future__ import annotations

import asyncio

import pytest

from palamede.dgn.checker import check
from palamede.table.proof import prove
from tests.web.live import Browser, Json, LiveServer


async def against_bots(browser: Browser, table: str) -> Json:
    async with browser.sit(table) as player:
        await player.until("welcome")
        await player.do(do="start")
        return await player.play()


@pytest.mark.parametrize(
    ("rules", "settings"), [("domino", []), ("voleur", ["target=30"]), ("peche", ["target=20"])]
)
def test_a_partie_against_bots(server: LiveServer, rules: str, settings: list[str]) -> None:
    anne = server.browser()
    seats = 4 if rules == "voleur" else 2
    new = anne.open(
        rules, settings=settings, opponents=["greedy", "random", "classical"][: seats - 1]
    )
    state = asyncio.run(against_bots(anne, new["table"]))
    assert state["result"]["finished"]
    record = anne.http.get(f"/api/tables/{new['table']}/record").text
    assert check(record).errors == ()
    assert [proof.proved for proof in prove(record)] == [True]
    assert anne.post("/api/verify", {"record": record})["proved"]


async def friends(anne: Browser, bruno: Browser, table: str) -> tuple[Json, Json, list[Json]]:
    async with anne.sit(table) as one, bruno.sit(table) as two:
        for player in (one, two):
            await player.until("welcome")
        await one.do(do="start")

        states = await asyncio.gather(one.play(), two.play())
        return states[0], states[1], one.events


def test_two_friends_by_a_link(server: LiveServer) -> None:
    anne, bruno = server.browser(), server.browser()
    new = anne.open("tete_a_tete", settings=["target=40"])
    joined = bruno.post(
        f"/api/tables/{new['table']}/join", {"invite": new["invite"], "name": "Bruno"}
    )
    assert joined["seat"] == 2 and joined["seat_secret"] != new["invite"]
    first, second, events = asyncio.run(friends(anne, bruno, new["table"]))
    assert [seat["name"] for seat in first["seats"]] == ["Anne", "Bruno"]
    assert first["result"] == second["result"] and first["result"]["finished"]
    assert [event["n"] for event in events] == list(range(1, first["n"] + 1))
    record = bruno.http.get(f"/api/tables/{new['table']}/record").text
    proof = prove(record)[0]
    assert proof.proved and proof.by_server == []


def test_a_seat_is_taken_over_on_another_device(server: LiveServer) -> None:
    anne, phone = server.browser(), server.browser()
    new = anne.open(opponents=["greedy"])
    joined = phone.post(f"/api/tables/{new['table']}/join", {"secret": new["seat_secret"]})
    assert joined["seats"] == [1] and joined["owner"]
    state = asyncio.run(against_bots(phone, new["table"]))
    assert state["phase"] == "finished"
    assert [mine["phase"] for mine in phone.get("/api/mine")] == ["finished"]


def test_the_table_goes_on_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("restart")

    async def some(browser: Browser, table: str, last: int, acts: int) -> tuple[Json, list[Json]]:
        async with browser.sit(table, last=last) as player:
            await player.until("welcome")
            if not last:
                await player.do(do="start")
            while player.state["phase"] != "finished" and len(player.events) < acts:
                command = player.choose(player.state)
                if command:
                    await player.do(**command)
                await player.until("events")
            return player.state, player.events

    with LiveServer(folder) as server:
        anne = server.browser()
        table = anne.open("tete_a_tete", opponents=["greedy"])["table"]
        state, before = asyncio.run(some(anne, table, 0, 14))
        cookies = dict(anne.http.cookies)
    with LiveServer(folder) as server:
        anne = server.browser(cookies=cookies)
        _, after = asyncio.run(some(anne, table, state["n"], 4))
    numbers = [event["n"] for event in before + after]
    assert numbers == list(range(1, len(numbers) + 1))


async def watched(anne: Browser, stranger: Browser, table: str) -> tuple[list[Json], list[Json]]:
    async with anne.sit(table) as player:
        await player.until("welcome")
        async with stranger.sit(table) as other:
            refused = await other.until("refused")
            assert refused["code"] == "no-spectators"
            assert await other.closed() == 4403
        await player.answer(await player.do(do="option", name="spectators", value=True))
        async with stranger.sit(table) as other:
            await other.until("welcome")
            await player.do(do="start")
            watching = asyncio.create_task(other.play(lambda state: None))
            await player.play()
            await watching
            return player.frames, other.frames


def test_spectators_see_the_public_table_and_only_if_allowed(server: LiveServer) -> None:
    anne, stranger = server.browser(), server.browser()
    new = anne.open(opponents=["greedy"])
    frames, seen = asyncio.run(watched(anne, stranger, new["table"]))
    hands = {frame["n"]: frame["state"]["hand"] for frame in frames if "state" in frame}
    assert any(hands.values())
    for frame in seen:
        state = frame.get("state")
        if state is None:
            continue
        assert state["you"] == [] and state["hand"] == [] and state["legal"] == []
        for event in frame["events"]:
            if event["type"] == "dealt":
                assert event["hands"] == [None, None] and isinstance(event["stock"], int)
            assert event["type"] != "drew" or "tile" not in event
            assert event["type"] != "committed" or "secret" not in event
