"""Replays, pictures and proofs of records."""

from __future__ import annotations

import asyncio
import json
import re
import xml.etree.ElementTree as Xml
from pathlib import Path
from typing import Any

import pytest

from palamede.dominoes.presets import PRESETS
from palamede.table.proof import prove
from palamede.web.replay import MOST_STEPS, NoSuchPlaceError, RecordError, picture, replay
from tests.web.live import LiveServer

RECORDS = sorted((Path(__file__).parents[1] / "data" / "records").rglob("*.dgn"))
MAXIMUM = """[Rules "poule"]
[Seats "A; B; C; D"]
[Deal "1"]
[Lead "1"]
[Hands "1: 0-0 0-1 0-2 0-3 1-4 1-5 1-6; 2: ?7; 3: ?7; 4: 0-4 0-5 0-6 1-1 1-2 1-3 ?"]
[Result "domino 1"]

1. 0-0 2. pass 3. pass 4. 0-4> 1. 4-1> 2. pass 3. pass 4. 1-1> 1. 1-0> 2. pass 3. pass
4. 0-5> 1. 5-1> 2. pass 3. pass 4. 1-2> 1. 2-0> 2. pass 3. pass 4. 0-6> 1. 6-1> 2. pass 3. pass
4. 1-3> 1. 3-0>
"""


@pytest.fixture(scope="module")
def played(server: LiveServer) -> Any:
    """A finished partie: the browser, the table and its record."""
    anne = server.browser()
    table = anne.open("peche", settings=["target=30"], opponents=["random"])["table"]

    async def play() -> None:
        async with anne.sit(table) as player:
            await player.until("welcome")
            await player.do(do="start")
            await player.play()

    asyncio.run(play())
    return anne, table, anne.http.get(f"/api/tables/{table}/record").text


def test_the_record_is_a_file_to_keep(played: Any) -> None:
    anne, table, _ = played
    headers = anne.http.get(f"/api/tables/{table}/record").headers
    assert headers["content-disposition"] == f'attachment; filename="palamede-{table}.dgn"'


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_partie_step_by_step(played: Any, language: str) -> None:
    anne, table, record = played
    told = anne.get(f"/api/tables/{table}/replay", lang=language)
    assert told["names"] == ["Anne", "Bruno"] and told["errors"] == []
    assert [step["n"] for step in told["steps"]] == list(range(1, len(told["steps"]) + 1))
    for step in told["steps"]:
        tiles = [tile for hand in step["hands"] for tile in hand]
        tiles += [placed["tile"] for placed in step["line"]] + step["stock_tiles"]
        assert len(tiles) == len(set(tiles)) == 28 and step["text"]
    assert told["steps"][-1]["phase"] == "finished"
    assert told["steps"][-1]["result"]["finished"]
    assert told["steps"] == anne.post("/api/replay", {"record": record, "lang": language})["steps"]


def test_a_record_with_unknown_tiles_shows_what_is_known(server: LiveServer) -> None:
    told = server.browser().post("/api/replay", {"record": MAXIMUM})
    assert told["twin"]["parties"][0]["deals"][0]["marks"] == [120, 0, 0, 0]
    last = told["steps"][-1]
    assert len(last["line"]) == 13 and last["ends"] == [0, 0] and last["hands"] is None
    assert [seat["tiles"] for seat in last["seats"]] == [0, 7, 7, 1]


@pytest.mark.parametrize("text", ["", "hello", "[", "[Deal", "\x00", '[Rules "bridge"]\n1. 6-6'])
def test_whatever_is_sent_is_answered(server: LiveServer, text: str) -> None:
    http = server.browser().http
    for path in ("/api/replay", "/api/verify"):
        assert http.post(path, json={"record": text}).status_code < 500


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_of_the_books_can_be_replayed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    told = replay(text, "en")
    assert 1 <= len(told["steps"]) <= MOST_STEPS
    json.dumps(told)
    Xml.fromstring(picture(text, "fr", partie=1))


def test_a_position_as_a_picture(played: Any) -> None:
    anne, table, record = played
    path = f"/api/tables/{table}/position.svg"
    answer = anne.http.get(path, params={"deal": 1, "ply": 3, "theme": "dark"})
    assert answer.headers["content-type"] == "image/svg+xml"
    Xml.fromstring(answer.text)
    assert "Anne" in answer.text
    assert anne.http.get(path, params={"deal": 99}).status_code == 404
    with pytest.raises(NoSuchPlaceError):
        picture(record, "en", deal=1, ply=999)
    with pytest.raises(NoSuchPlaceError):
        replay(record, "en", 2)
    with pytest.raises(RecordError):
        picture("", "en")


# -------------------------------------------------------------------- proofs
def test_a_lie_is_found(server: LiveServer, played: Any) -> None:
    anne, _, record = played
    assert anne.post("/api/verify", {"record": record})["proved"]
    lie = re.sub(r'(\[Reveal ")..', r"\g<1>00", record)
    for language in ("en", "fr", "es"):
        verdict = anne.post("/api/verify", {"record": lie, "lang": language})
        assert not verdict["proved"] and verdict["parties"][0]["fault"] == "commit"
        assert "verify-" not in verdict["parties"][0]["sentence"]


def test_what_is_not_revealed_is_not_proved(server: LiveServer) -> None:
    assert prove(MAXIMUM)[0].fault == "no-proof"
    anne = server.browser()
    table = anne.open(opponents=["random"])["table"]

    async def begin() -> None:
        async with anne.sit(table) as player:
            await player.until("welcome")
            await player.do(do="start")
            while player.state["phase"] != "play":
                command = player.choose(player.state)
                if command:
                    await player.do(**command)
                await player.until("events")

    asyncio.run(begin())
    record = anne.http.get(f"/api/tables/{table}/record").text
    assert "Reveal" not in record and prove(record)[0].fault == "not-revealed"
    assert re.search(r'\[Hands "1: \d-\d .*; 2: \?7"\]', record)
    assert PRESETS["domino"].name in record


def test_a_finished_game_is_shared_by_a_link(server: LiveServer, played: Any) -> None:
    anne, table, record = played
    made = anne.post(f"/api/tables/{table}/share")
    assert len(made["secret"]) >= 22 and made["addresses"]
    stranger = server.browser()
    assert stranger.http.get(f"/api/tables/{table}/record").status_code == 403
    shared = stranger.post(f"/api/tables/{table}/shared", {"secret": made["secret"]})
    assert shared == {"record": record}
    answer = stranger.http.post(f"/api/tables/{table}/shared", json={"secret": "x" * 22})
    assert (answer.status_code, answer.json()["code"]) == (409, "bad-secret")
    assert stranger.http.post(f"/api/tables/{table}/share", json={}).status_code == 403
