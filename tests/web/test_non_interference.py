"""The wire: exchange what somebody cannot know, and every byte that the server sends him stays.

Two servers have the same table, commitments, secrets, names and times; the tiles that the audience
has not seen are others. What both say is compared as it comes off the socket, with its headers,
its length and its log.
"""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palamede.table.audience import Audience
from palamede.table.keys import digest
from palamede.table.storage import Append, Key, Store, TableRow
from tests.table.steps import Steps
from tests.table.test_non_interference import exchanged
from tests.web.live import Browser, Json, LiveServer

TABLE = "table"
TILES = 28
LANGUAGES = ("en", "fr", "es")
GAMES = (
    ("voleur", 4, 9),
    ("peche", 2, 7),
    ("peche", 2, 16),
    ("voleur_mort", 3, 12),
    ("poule", 3, 8),
)


def secret_of(seat: int, kind: str = "seat") -> str:
    return f"{kind}-{seat}-".ljust(40, "x")


def put_down(folder: Path, rules: str, log: list[Json]) -> None:
    """Write a table into the database of a server that does not run yet."""
    folder.mkdir()
    store = Store(str(folder / "tables.sqlite"), synchronous="OFF")
    seats = [event["seat"] for event in log if event["type"] == "seated"]
    keys = [Key(TABLE, "owner", None, None, digest(secret_of(1)))]
    for seat in seats:
        keys.append(Key(TABLE, "seat", seat, None, digest(secret_of(seat))))
        keys.append(Key(TABLE, "bot", seat, digest(secret_of(seat, "bot"))))
    row = TableRow(TABLE, rules, created=log[0]["at"], touched=log[-1]["at"])
    assert store.append([Append(TABLE, len(log), log, keys=keys, new=row)]) == [None]
    store.close()


def received(server: LiveServer, seat: int | None) -> dict[str, Any]:
    """All that a server tells a seat, or a spectator, by every way there is."""
    browser = server.browser()
    if seat is not None:
        browser.http.cookies.set("palamede", secret_of(seat))
    told: dict[str, Any] = {}
    pages = [f"/api/tables/{TABLE}/record", "/api/mine", "/api/statistics", f"/t/{TABLE}"]
    for language in LANGUAGES:
        pages.append(f"/api/tables/{TABLE}/replay?lang={language}")
        pages.append(f"/api/tables/{TABLE}/position.svg?lang={language}")
    for page in pages:
        answer = browser.http.get(page)
        headers = [(k, v) for k, v in answer.headers.items() if k != "date"]
        # The statistics bear the time at which they were made.
        content = re.sub(rb'^{"at":\d+,', b"{", answer.content)
        told[page] = (answer.status_code, headers, content)
    for language in LANGUAGES:
        told[f"socket {language}"] = asyncio.run(said(browser, language))
    if seat is not None:
        told["stream"] = streamed(browser, secret_of(seat, "bot"))
    log = re.sub(r'"ms": [\d.]+|"at": "[^"]*"', "", server.log.getvalue())
    # The end of a stream or a socket is noticed sooner or later.
    late = ("/stream", "connection closed", "connection open")
    lines = [line for line in log.splitlines() if not any(each in line for each in late)]
    told["log"] = "\n".join(lines).replace(str(server.port), "PORT")
    return told


async def said(browser: Browser, language: str) -> list[str]:
    """What comes by a socket: the welcome, and the answer to every act that is not allowed."""
    texts = []
    async with browser.socket(TABLE) as socket:
        hello = {"type": "hello", "last": 0, "version": "0", "lang": language}
        await socket.send(json.dumps(hello))
        texts.append(await socket.recv())
        state = json.loads(texts[0])["state"]
        # A tile has four acts; the first of a deal may be laid by any of them.
        fits = {move["action"] // 4 for move in state["legal"]}
        commands: list[Json] = [
            {"do": "lay", "action": action}
            for action in range(4 * TILES)
            if action // 4 not in fits
        ]
        if "pass" not in state["may"]:
            commands.append({"do": "pass"})
        for number, command in enumerate(commands):
            frame = {"type": "do", "id": f"command-{number}", "n": state["n"], "command": command}
            await socket.send(json.dumps(frame))
            while '"presence"' in (text := str(await socket.recv())):
                pass
            assert '"refused"' in text
            texts.append(text)
    return list(map(str, texts))


def streamed(browser: Browser, token: str) -> bytes:
    headers = {"Authorization": f"Bearer {token}"}
    with browser.http.stream("GET", f"/api/bot/{TABLE}/stream", headers=headers) as answer:
        assert answer.status_code == 200
        data = b""
        for part in answer.iter_bytes():
            data += part
            if b"\n" in data:
                break
    return data.partition(b"\n")[0]


@pytest.mark.parametrize(("rules", "players", "acts"), GAMES)
def test_every_byte_on_the_wire_is_the_same(
    tmp_path: Path, rules: str, players: int, acts: int
) -> None:
    steps = Steps(
        rules, f"players={players}", people=players, options={"spectators": True}, seed=acts
    ).start()
    for _ in range(acts):
        if steps.state.phase == "play":
            steps.act()
    assert steps.state.phase == "play"
    seats = [seat.number for seat in steps.state.players]
    with start(tmp_path / "true", rules, steps.log) as server:
        true = {seat: received(fresh(server), seat) for seat in (None, *seats)}
    for seat in (None, *seats):
        audience: Audience = frozenset() if seat is None else frozenset({seat})
        other = exchanged(steps.log, audience, Random(acts))
        assert other != steps.log
        with start(tmp_path / f"other-{seat}", rules, other) as server:
            changed = received(fresh(server), seat)
        assert changed.keys() == true[seat].keys()
        for way, bytes_ in true[seat].items():
            assert changed[way] == bytes_, f"{seat} learns something by {way}"


def start(folder: Path, rules: str, log: list[Json]) -> LiveServer:
    """Run a server with a table in its database, and with a page that nobody builds anew."""
    put_down(folder, rules, log)
    page = folder.parent / "page"
    if not page.exists():
        page.mkdir()
        (page / "index.html").write_text("<!doctype html><title>Palamède</title>", encoding="utf-8")
    return LiveServer(folder, static=page)


def fresh(server: LiveServer) -> LiveServer:
    """Forget what has been logged for others."""
    server.log.seek(0)
    server.log.truncate()
    return server


def test_the_wire_does_tell_what_a_seat_may_know(tmp_path: Path) -> None:
    """The property above is about something: another seat receives other bytes."""
    steps = Steps("peche", "players=2", people=2, options={"spectators": True}).start()
    other = exchanged(steps.log, frozenset({1}), Random(1))
    found = []
    for name, log in (("true", steps.log), ("other", other)):
        with start(tmp_path / name, "peche", log) as server:
            found.append(received(server, 2))
    differing = {way for way in found[0] if found[0][way] != found[1][way]}
    assert {"socket en", "stream", f"/api/tables/{TABLE}/record"} <= differing
    assert "log" not in differing and f"/t/{TABLE}" not in differing
