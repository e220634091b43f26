"""Opening, inviting, joining, listing, moving and forgetting."""

from __future__ import annotations

import asyncio

import pytest

from palamede.dominoes.presets import PRESETS
from palamede.dominoes.switches import SWITCHES
from palamede.engine import players
from tests.web.live import LiveServer


def test_what_can_be_played(server: LiveServer) -> None:
    anne = server.browser()
    games = anne.get("/api/games")
    assert [game["name"] for game in games] == list(PRESETS)
    for game in games:
        assert set(game["title"]) == set(game["summary"]) == {"en", "fr", "es"}
        assert game["players"] == list(PRESETS[game["name"]].players)
        assert list(game["hands"]) == [str(players) for players in game["players"]]
    hands = {game["name"]: game["hands"] for game in games}
    assert hands["poule"] == {"2": 7, "3": 7, "4": 7, "5": 5, "6": 4}
    assert [each["name"] for each in anne.get("/api/switches")] == list(SWITCHES)
    bots = anne.get("/api/bots")
    assert [bot["name"] for bot in bots] == list(players.LEVELS)
    assert {bot["name"]: (bot["over"], bot["marks"]) for bot in bots if bot["marks"]} == {
        name: (strength.over, strength.marks) for name, strength in players.STRENGTHS.items()
    }


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"rules": "bridge"}, "unknown-rules"),
        ({"settings": ["target"]}, "setting-form"),
        ({"opponents": ["greedy"] * 5}, "too-many-opponents"),
        ({"opponents": ["grandmaster"]}, "unknown-player"),
        ({"name": "  "}, "bad-name"),
        ({"options": {"pace": "mad"}}, "bad-field"),
        ({"options": {"wings": True}}, "no-such-option"),
        ({"players": 7}, "preset-players"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    server: LiveServer, fields: dict[str, object], code: str
) -> None:
    body = {"rules": "domino", "name": "Anne", **fields}
    for language in ("en", "fr", "es"):
        answer = server.browser().http.post(f"/api/tables?lang={language}", json=body)
        assert 400 <= answer.status_code < 500
        assert answer.json()["code"] == code and answer.json()["message"]


def test_errors_are_said_in_the_language_asked_for(server: LiveServer) -> None:
    http = server.browser().http
    said = [
        http.get("/api/tables/none/record", headers={"Accept-Language": language}).json()["message"]
        for language in ("en", "fr;q=0.9, en;q=0.1", "de, es-MX;q=0.5", "")
    ]
    assert said[0] == "there is no such table" == said[3]
    assert said[1] == "cette table n'existe pas" and said[2] == "no existe esa mesa"


def test_a_form_error_repeats_nothing_of_what_was_sent(server: LiveServer) -> None:
    answer = server.browser().http.post("/api/tables/t/join", json={"secret": "hush! hush! hush!"})
    assert answer.status_code == 422 and "hush" not in answer.text


def test_links_of_the_owner(server: LiveServer) -> None:
    anne, bruno, chloe = server.browser(), server.browser(), server.browser()
    table = anne.open("voleur")["table"]
    path = f"/api/tables/{table}"
    invites = anne.get(f"{path}/invites")
    assert invites == anne.get(f"{path}/invites")
    assert sorted(invites["seats"]) == ["2", "3", "4"] and invites["lan"] is False
    assert bruno.http.get(f"{path}/invites").status_code == 403
    joined = bruno.post(f"{path}/join", {"invite": invites["seats"]["3"], "name": "Bruno"})
    assert joined["seat"] == 3
    again = bruno.post(f"{path}/join", {"invite": invites["invite"], "name": "Bruno"})
    assert again["seat"] == 3  # Back, reload, the link again: the same seat
    taken = chloe.http.post(f"{path}/join", json={"invite": invites["seats"]["3"], "name": "C"})
    assert taken.json()["code"] == "seat-taken"
    assert anne.http.delete(f"{path}/invites").status_code == 204
    old = chloe.http.post(f"{path}/join", json={"invite": invites["invite"], "name": "C"})
    assert old.json()["code"] == "bad-secret"
    fresh = anne.get(f"{path}/invites")["invite"]
    assert chloe.post(f"{path}/join", {"invite": fresh, "name": "Chloé"})["seat"] == 2


def test_games_move_to_another_device_by_eight_words(server: LiveServer) -> None:
    anne, phone = server.browser(), server.browser()
    tables = {anne.open()["table"] for _ in range(2)}
    code = anne.post("/api/mine/code")["code"]
    assert len(code.split()) == 8
    assert phone.post("/api/mine/claim", {"code": code.upper().replace(" ", " - ")})["moved"]
    assert {mine["table"] for mine in phone.get("/api/mine")} == tables
    assert anne.get("/api/mine") == []
    again = anne.http.post("/api/mine/claim", json={"code": code})
    assert again.json()["code"] == "bad-code"


def test_forget_me(server: LiveServer) -> None:
    anne, bruno = server.browser(), server.browser()
    new = anne.open("tete_a_tete", name="Mathilde", settings=["target=1"])
    path = f"/api/tables/{new['table']}"
    bruno.post(f"{path}/join", {"invite": new["invite"], "name": "Bruno"})

    async def play() -> None:
        async with anne.sit(new["table"]) as one, bruno.sit(new["table"]) as two:
            await one.until("welcome")
            await two.until("welcome")
            await one.do(do="start")
            await asyncio.gather(one.play(), two.play())

    asyncio.run(play())
    assert "Mathilde" in bruno.http.get(f"{path}/record").text
    assert anne.http.post("/api/forget", json={}).status_code == 204
    assert not anne.http.cookies
    record = bruno.http.get(f"{path}/record").text
    assert '[Seats "Seat 1; Bruno"]' in record and "Mathilde" not in record
    assert anne.get("/api/mine") == []


def test_my_games_tell_how_it_stands(server: LiveServer) -> None:
    anne = server.browser()
    new = anne.open("tete_a_tete", settings=["target=1"], opponents=["random"])

    async def play() -> None:
        async with anne.sit(new["table"]) as player:
            await player.until("welcome")
            await player.do(do="start")
            await player.play()

    assert anne.get("/api/mine")[0]["phase"] == "seating"
    asyncio.run(play())
    mine = anne.get("/api/mine")[0]
    assert mine["phase"] == "finished" and mine["won"] in (True, False)
    assert mine["names"] == ["Anne", "Bruno"] and sum(mine["scores"]) > 0


def test_the_page_is_missing_and_says_so(server: LiveServer) -> None:
    if (server.settings.static / "index.html").is_file():
        pytest.skip("the page has been built")
    answer = server.browser().http.get("/t/whatever")
    assert answer.status_code == 503 and "npm run build" in answer.text
