"""Programs at a table: the example plays to the end, and sees what its seat sees."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from tests.web.live import LiveServer

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def table_with_program(server: LiveServer, rules: str = "peche", **fields: Any) -> Any:
    anne = server.browser()
    table = anne.open(rules, **fields)["table"]
    token = anne.post(f"/api/tables/{table}/tokens", {"seat": 2})["token"]
    return anne, table, token


async def whole_partie(anne: Any, table: str) -> list[Any]:
    async with anne.sit(table) as player:
        await player.until("welcome")
        await player.do(do="start")
        await player.play()
        return list(player.events)


def test_the_example_plays_a_partie(server: LiveServer) -> None:
    anne, table, token = table_with_program(server, settings=["target=30"])
    with subprocess.Popen([sys.executable, str(EXAMPLE), server.url, table, token]) as program:
        events = asyncio.run(whole_partie(anne, table))
        program.terminate()
    assert sum(event["type"] == "laid" and event["seat"] == 2 for event in events) > 3
    assert len(EXAMPLE.read_text().splitlines()) <= 45


def test_the_stream_tells_nothing_more_than_the_view(server: LiveServer) -> None:
    anne, table, token = table_with_program(server, settings=["target=20"])
    lines: list[Any] = []

    def listen() -> None:
        headers = {"Authorization": f"Bearer {token}"}
        url = f"{server.url}/api/bot/{table}"
        with httpx.stream("GET", f"{url}/stream", headers=headers, timeout=20) as stream:
            for line in stream.iter_lines():
                frame = json.loads(line) if line else {}
                lines.append(frame)
                state = frame.get("state")
                if state is None:
                    continue
                command = None
                if state["phase"] == "finished":
                    return
                if state["legal"]:
                    command = {"do": "lay", "action": state["legal"][0]["action"]}
                elif state["may"]:
                    command = {"do": state["may"][0]}
                if command:
                    act = {"id": f"act-{frame['n']:06}", "n": frame["n"], "command": command}
                    httpx.post(f"{url}/act", json=act, headers=headers)

    async def both() -> list[Any]:
        listening = asyncio.create_task(asyncio.to_thread(listen))
        events = await whole_partie(anne, table)
        await listening
        return events

    events = asyncio.run(both())
    told = [event for frame in lines for event in frame.get("events", [])]
    assert [event["n"] for event in told] == [event["n"] for event in events]
    assert [frame["type"] for frame in lines if frame][0] == "welcome"
    for event in told:
        if event["type"] == "dealt":
            assert event["hands"][0] is None and event["hands"][1]
            assert isinstance(event["stock"], int)
        if event["type"] == "drew":
            assert ("tile" in event) == (event["seat"] == 2)
        if event["type"] == "committed":
            assert "secret" not in event
    for frame in lines:
        if "state" in frame:
            assert frame["state"]["you"] == [2] and frame["state"]["owner"] is False


def test_tokens_open_their_seat_and_nothing_else(server: LiveServer) -> None:
    anne, table, token = table_with_program(server)
    other = anne.open("peche")["table"]
    act = {"id": "one-of-mine", "n": 3, "command": {"do": "start"}}

    def ask(table: str, authorization: str) -> tuple[int, str]:
        answer = httpx.post(
            f"{server.url}/api/bot/{table}/act",
            json=act,
            headers={"Authorization": authorization} if authorization else {},
        )
        return answer.status_code, answer.json()["code"]

    assert ask(table, f"Bearer {token}") == (403, "owner-only")
    assert ask(other, f"Bearer {token}") == (401, "no-token")
    assert ask(table, f"Bearer {'x' * 32}") == (401, "no-token")
    assert ask(table, "") == ask(table, "Basic eA==") == (401, "no-token")
    assert ask("none", f"Bearer {token}") == (404, "no-such-table")
    newer = anne.post(f"/api/tables/{table}/tokens", {"seat": 2})["token"]
    assert ask(table, f"Bearer {token}") == (401, "no-token")
    assert ask(table, f"Bearer {newer}") == (403, "owner-only")
    bruno = server.browser()
    assert bruno.http.post(f"/api/tables/{table}/tokens", json={"seat": 2}).status_code == 403
