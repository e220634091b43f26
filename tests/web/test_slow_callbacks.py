"""The event loop of the whole server is never busy with one thing for more than 50 ms."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest

from tests.web.live import Json
from tests.web.process import Guest, RealServer, Tab, together

TABLES: tuple[tuple[str, list[str], list[str]], ...] = (
    ("voleur", ["target=30"], ["classical"] * 3),
    ("poule", ["players=6"], ["classical", "random", "greedy", "classical", "classical"]),
    ("matador_9", ["players=4"], ["classical"] * 3),
    ("peche", ["target=20"], ["classical"]),
    ("cinq_partout", ["players=3"], ["greedy", "classical"]),
    ("voleur_mort", [], ["classical", "greedy"]),
)
SECONDS = 8.0
"""So long all is asked for that can be asked for, while bots play."""

STARTING = 5
"""So many callbacks it takes until somebody can be served."""


@pytest.mark.slow
def test_the_event_loop_is_never_blocked_while_bots_play(tmp_path: Path) -> None:
    report = tmp_path / "callbacks.json"
    server = RealServer(tmp_path, program=("tests.web.timed_server", str(report)))
    try:
        guests = [server.guest() for _ in TABLES]
        options = {"pace": "instant", "spectators": True}
        tables = [
            guest.open(rules, settings=settings, opponents=bots, options=options)["table"]
            for guest, (rules, settings, bots) in zip(guests, TABLES, strict=True)
        ]
        acts = asyncio.run(busy(server, guests, tables))
    finally:
        server.stop()
    assert acts > 100, "hardly anything was played"
    assert server.defects() == []
    told = json.loads(report.read_text(encoding="utf-8"))
    assert told["count"] > 1000
    # The first things of all make the server; nobody waits for anything yet.
    slow = [each for each in told["slow"] if each["number"] > STARTING]
    assert not slow, slow


async def busy(server: RealServer, guests: list[Guest], tables: list[str]) -> int:
    tabs = [Tab(guest, table) for guest, table in zip(guests, tables, strict=True)]
    end = time.monotonic() + SECONDS
    await together(*(play(tab, end) for tab in tabs), ask(guests[0], tables[0], end))
    heard = sum(tab.n for tab in tabs)
    for tab in tabs:
        await tab.close()
    return heard


async def play(tab: Tab, end: float) -> None:
    """Play one partie after the other."""
    while time.monotonic() < end:
        await tab.until(lambda: bool(tab.state))
        phase = tab.state["phase"]
        if phase in ("seating", "finished"):
            await tab.do({"do": "start" if phase == "seating" else "rematch"})
        await tab.play(lambda state: state.get("phase") == "finished" or time.monotonic() > end)


async def ask(guest: Guest, table: str, end: float) -> None:
    """Ask for all pages and data, again and again."""
    paths = ("/", "/api/games", "/api/bots", "/api/openapi.json", "/api/mine")
    own = ("record", "replay", "position.svg", "invites")
    headers = {**guest.headers, "Cookie": f"palamede={guest.http.cookies['palamede']}"}
    async with httpx.AsyncClient(base_url=guest.server.url, headers=headers, timeout=60) as http:
        while time.monotonic() < end:
            for path in (*paths, *(f"/api/tables/{table}/{name}" for name in own)):
                answer = await http.get(path)
                assert answer.status_code in (200, 404, 422, 429), (path, answer.text)
                if path.endswith("record") and answer.text:
                    body: Json = {"record": answer.text, "lang": "fr"}
                    for what in ("verify", "replay"):
                        assert (await http.post(f"/api/{what}", json=body)).status_code == 200
                await asyncio.sleep(0.1)
