"""What a socket refuses, repeats and drops."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.live import FREE, LiveServer, Player


def test_the_origin_is_checked(server: LiveServer) -> None:
    anne = server.browser()
    table = anne.open()["table"]

    async def knock(origin: str | None) -> int:
        try:
            async with anne.socket(table, origin=origin):
                return 101
        except InvalidStatus as error:
            return error.response.status_code

    assert asyncio.run(knock(server.url)) == 101
    for wrong in ("http://evil.example", "null", f"http://localhost:{server.port + 1}", None):
        assert asyncio.run(knock(wrong)) == 403


def test_a_table_that_does_not_exist_or_is_not_ones_own_closes_for_good(server: LiveServer) -> None:
    anne, stranger = server.browser(), server.browser()
    table = anne.open()["table"]

    async def knock(browser: Any, table: str) -> tuple[str, int]:
        async with browser.sit(table) as player:
            refused = await player.until("refused")
            return refused["code"], await player.closed()

    assert asyncio.run(knock(anne, "nowhere")) == ("no-such-table", 4404)
    assert asyncio.run(knock(stranger, table)) == ("no-spectators", 4403)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hello", 4400),
        ("[]", 4400),
        ("{}", 4400),
        ('{"type":"hello","last":-1}', 4400),
        ('{"type":"hello","last":1e999}', 4400),
        ('{"type":"ping"}', 4400),
        ("[" * 4000, 4400),
        ("x" * 9000, 1009),
    ],
)
def test_what_is_no_hello_ends_the_conversation(server: LiveServer, text: str, code: int) -> None:
    anne = server.browser()
    table = anne.open()["table"]

    async def say() -> int:
        async with anne.socket(table) as socket:
            await socket.send(text)
            return await Player(socket).closed()

    assert asyncio.run(say()) == code


def test_bytes_instead_of_text_end_the_conversation(server: LiveServer) -> None:
    anne = server.browser()
    table = anne.open()["table"]

    async def say() -> int:
        async with anne.sit(table) as player:
            await player.until("welcome")
            await player.socket.send(b"\x00\x01")
            return await player.closed()

    assert asyncio.run(say()) == 4400


def test_a_frame_too_long_is_not_read(server: LiveServer) -> None:
    anne = server.browser()
    table = anne.open()["table"]

    async def say() -> int:
        async with anne.sit(table) as player:
            await player.until("welcome")
            await player.send({"type": "do", "id": "x" * 9000, "n": 1, "command": {"do": "pass"}})
            return await player.closed()

    assert asyncio.run(say()) == 1009


@pytest.mark.parametrize(
    "command",
    [
        {"do": "fly"},
        {"do": "lay"},
        {"do": "lay", "action": "111"},
        {"do": "lay", "action": -1},
        {"do": "lay", "action": 1, "for": 2},
        {"do": "seat", "seat": 0},
        {"do": "option", "name": "pace", "value": None},
        {},
        7,
    ],
)
def test_a_faulty_command_is_refused_by_its_name(server: LiveServer, command: Any) -> None:
    anne = server.browser()
    table = anne.open()["table"]

    async def say() -> tuple[str, str]:
        async with anne.sit(table, lang="fr") as player:
            await player.until("welcome")
            await player.send({"type": "do", "id": "a-command", "n": 1, "command": command})
            refused = await player.until("refused")
            await player.send({"type": "ping"})
            await player.until("pong")
            return refused["id"], refused["message"]

    named, message = asyncio.run(say())
    assert named == "a-command" and message.startswith("cet ordre")


def test_an_action_that_does_not_exist_is_refused(server: LiveServer) -> None:
    anne = server.browser()
    table = anne.open(opponents=["greedy"])["table"]

    async def say() -> str:
        async with anne.sit(table) as player:
            await player.until("welcome")
            await player.do(do="start")
            while not player.state["legal"]:
                command = player.choose(player.state)
                if command:
                    await player.do(**command)
                await player.until("events")
            code: str = (await player.answer(await player.do(do="lay", action=2**31 - 1)))["code"]
            return code

    assert asyncio.run(say()) not in ("defect", "")


def test_a_resend_plays_once_and_a_late_command_not_at_all(server: LiveServer) -> None:
    anne = server.browser()
    table = anne.open("tete_a_tete", opponents=["greedy"])["table"]

    async def play() -> tuple[list[Any], list[Any]]:
        async with anne.sit(table) as one, anne.sit(table) as two:
            for tab in (one, two):
                await tab.until("welcome")
            await one.do(do="start")
            while not one.state["legal"]:
                command = one.choose(one.state)
                if command:
                    await one.do(**command)
                await one.until("events")
            n, lay = one.n, {"do": "lay", "action": one.state["legal"][0]["action"]}
            answers = []
            for _ in range(3):  # a double click, a resend, and the same from a second tab
                answers.append(await one.answer(await one.do(n=n, named="the-very-same", **lay)))
            answers.append(await two.answer(await two.do(n=n, named="the-very-same", **lay)))
            late = [await two.answer(await two.do(n=n, **lay))]
            late.append(await one.answer(await one.do(n=10**6, **lay)))
            return answers, late + [e for e in one.events if e["type"] == "laid" and e["seat"] == 1]

    answers, rest = asyncio.run(play())
    assert [answer["type"] for answer in answers] == ["ack"] * 4
    assert len({answer["n"] for answer in answers}) == 1
    assert [rest[0]["code"], rest[1]["code"]] == ["stale", "bad-number"]
    assert len(rest) == 3


def test_who_comes_back_gets_what_he_missed_and_no_more(server: LiveServer) -> None:
    anne = server.browser()
    table = anne.open()["table"]

    async def come() -> tuple[Any, Any]:
        async with anne.sit(table) as player:
            first = await player.until("welcome")
            for phrase in ("bruno", "anna"):
                await player.answer(await player.do(do="name", name=phrase))
            n = player.n
        async with anne.sit(table, last=n - 1) as player:
            return first, await player.until("welcome")

    first, second = asyncio.run(come())
    assert [event["n"] for event in first["events"]] == [1, 2]
    assert [event["name"] for event in second["events"]] == ["anna"]
    assert second["version"] and second["you"] == {"seats": [1], "owner": True, "name": "anna"}


def test_two_tabs_count_as_one_presence(server: LiveServer) -> None:
    anne, bruno = server.browser(), server.browser()
    new = anne.open()
    bruno.post(f"/api/tables/{new['table']}/join", {"invite": new["invite"], "name": "Bruno"})

    async def watch() -> list[dict[str, str]]:
        seen: list[dict[str, str]] = []
        async with bruno.sit(new["table"]) as player:
            await player.until("welcome")
            async with anne.sit(new["table"]) as tab:
                await tab.until("welcome")
                seen.append((await player.until("presence"))["seats"])
                while seen[-1]["1"] != "here":
                    seen.append((await player.until("presence"))["seats"])
                async with anne.sit(new["table"]) as other:
                    await other.until("welcome")
                await player.send({"type": "ping"})
                await player.until("pong")
                assert not any(f.get("seats", {}).get("1") == "gone" for f in player.frames[-2:])
            seen.append((await player.until("presence"))["seats"])
        return seen

    seen = asyncio.run(watch())
    assert seen[-2:] == [{"1": "here", "2": "here"}, {"1": "gone", "2": "here"}]


@pytest.fixture
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with little patience."""
    limits = replace(FREE, frames=(20, 60), sockets=3, send_seconds=0.5, hello_seconds=0.3)
    with LiveServer(tmp_path_factory.mktemp("strict"), limits=limits) as live:
        yield live


@pytest.mark.slow
def test_a_silent_client_is_dropped_after_thirty_seconds(server: LiveServer) -> None:
    """In real time: one who gives signs of life stays, one who gives none goes."""
    anne = server.browser()
    table = anne.open()["table"]

    async def wait() -> tuple[int, float]:
        loop = asyncio.get_running_loop()
        async with anne.sit(table) as silent, anne.sit(table) as lively:
            await silent.until("welcome")
            await lively.until("welcome")
            began = loop.time()
            ended = asyncio.create_task(silent.closed(timeout=60))
            while not ended.done():
                await lively.send({"type": "ping"})
                await asyncio.sleep(2.5)
                await lively.until("pong")
            spent = loop.time() - began
            assert silent.frames[-1] == {"type": "bye", "why": "silent"}
            return await ended, spent

    code, spent = asyncio.run(wait())
    assert code == 1008 and 29 < spent < 37


def test_a_flood_is_cut_off(strict: LiveServer) -> None:
    anne = strict.browser()
    table = anne.open()["table"]

    async def flood() -> int:
        async with anne.sit(table) as player:
            await player.until("welcome")
            try:
                for _ in range(200):
                    await player.send({"type": "ping"})
            except ConnectionClosed:
                pass
            return await player.closed()

    assert asyncio.run(flood()) == 1008
    assert 'dropped_total{why="too-many"} 1' in anne.http.get("/metrics").text


def test_who_says_nothing_is_dropped(strict: LiveServer) -> None:
    anne = strict.browser()
    table = anne.open()["table"]

    async def wait() -> int:
        async with anne.socket(table) as socket:
            return await Player(socket).closed()

    assert asyncio.run(wait()) == 1008


def test_an_address_has_so_many_sockets(strict: LiveServer) -> None:
    anne = strict.browser()
    table = anne.open()["table"]

    async def many() -> int:
        async with anne.sit(table) as one, anne.sit(table) as two, anne.sit(table) as three:
            for player in (one, two, three):
                await player.until("welcome")
            async with anne.socket(table) as fourth:
                return await Player(fourth).closed()

    assert asyncio.run(many()) == 1008
    assert asyncio.run(_opens(anne, table))


async def _opens(browser: Any, table: str) -> bool:
    async with browser.sit(table) as player:
        return bool(await player.until("welcome"))


def test_a_slow_reader_is_dropped_and_others_are_not_kept_waiting(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    limits = replace(FREE, send_seconds=0.5)
    with LiveServer(tmp_path_factory.mktemp("slow"), limits=limits) as live:
        assert asyncio.run(_stall(live)) < 2
        # His seat knows that he has gone, and the server goes on.
        http = live.browser().http
        for _ in range(50):
            if 'dropped_total{why="slow"} 1' in http.get("/metrics").text:
                break
            time.sleep(0.1)
        else:
            pytest.fail("nobody was dropped")


async def _stall(live: LiveServer) -> float:
    """Read nothing while another player is busy, and return his longest wait in seconds."""
    anne, bruno = live.browser(), live.browser()
    new = anne.open()
    bruno.post(f"/api/tables/{new['table']}/join", {"invite": new["invite"], "name": "Bruno"})
    loop, longest = asyncio.get_running_loop(), 0.0
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", live.port))
    async with anne.socket(new["table"], sock=narrow) as slow, bruno.sit(new["table"]) as player:
        await slow.send(json.dumps({"type": "hello"}))
        await slow.recv()
        slow.transport.pause_reading()
        await player.until("welcome")
        for number in range(3000):
            began = loop.time()
            await player.answer(await player.do(do="name", name=f"B{number}"))
            longest = max(longest, loop.time() - began)
            gone = any(f.get("seats", {}).get("1") == "gone" for f in player.frames[-3:])
            if gone:
                break
        else:
            pytest.fail("the slow reader was never dropped")
        await asyncio.sleep(1)
        slow.transport.abort()
    return longest
