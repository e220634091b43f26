"""Who may ask, what browsers are told, and that no secret is ever written down."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from palamede.web.security import same_origin
from palamede.web.settings import Settings, SettingsError
from tests.web.live import FREE, LiveServer


def test_every_answer_carries_the_headers_that_guard_the_page(server: LiveServer) -> None:
    anne = server.browser()
    for path in ("/", "/healthz", "/api/nothing", "/api/games", "/assets/none.js"):
        headers = anne.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"
    assert anne.http.get("/api/mine").headers["cache-control"] == "no-store"
    assert "etag" not in anne.http.get("/api/mine").headers


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("127.0.0.1:8642", 200),
        ("[::1]:8642", 200),
        ("192.168.1.5", 200),
        ("evil.example", 421),
        ("localhost.evil.example", 421),
        ("", 421),
        ("[", 421),
    ],
)
def test_a_name_that_is_not_ours_is_refused(server: LiveServer, host: str, status: int) -> None:
    answer = server.browser().http.get("/healthz", headers={"Host": host})
    assert answer.status_code == status


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": ""}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
    ],
)
def test_another_page_cannot_make_a_browser_act(
    server: LiveServer, headers: dict[str, str], status: int
) -> None:
    body = {"rules": "domino", "name": "Anne"}
    answer = httpx.post(f"{server.url}/api/tables", json=body, headers=headers)
    assert answer.status_code == status


def test_a_form_of_another_page_is_no_request(server: LiveServer) -> None:
    answer = httpx.post(f"{server.url}/api/tables", data={"rules": "domino", "name": "A"})
    assert answer.status_code == 422
    text = httpx.post(
        f"{server.url}/api/tables",
        content=b'{"rules":"domino","name":"A"}',
        headers={"Content-Type": "text/plain"},
    )
    assert text.status_code == 422


def test_nothing_changes_by_looking(server: LiveServer) -> None:
    """GET gives no cookie, and a link that is opened by a preview joins nobody."""
    anne, robot = server.browser(), server.browser()
    new = anne.open()
    for path in (f"/t/{new['table']}", f"/api/tables/{new['table']}/join", "/api/mine", "/"):
        robot.http.get(path)
    assert not robot.http.cookies
    assert robot.http.get(f"/api/tables/{new['table']}/join").status_code == 404
    joined = robot.post(f"/api/tables/{new['table']}/join", {"invite": new["invite"], "name": "B"})
    assert joined["seat"] == 2


def test_the_cookie_is_out_of_reach(server: LiveServer, tmp_path: Path) -> None:
    body = {"rules": "domino", "name": "Anne"}
    cookie = server.browser().http.post("/api/tables", json=body).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/" in cookie
    assert len(cookie.partition("=")[2].partition(";")[0]) >= 32 and "Domain" not in cookie
    proxied = {"X-Forwarded-For": "203.0.113.9", "Origin": "https://domino.example"}
    with LiveServer(
        tmp_path, public_url="https://domino.example", trusted_proxies=("127.0.0.1",)
    ) as live:
        answer = httpx.post(f"{live.url}/api/tables", json=body, headers=proxied)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-palamede=") and "; Secure" in cookie
        assert "max-age" in answer.headers["strict-transport-security"]
        assert httpx.get(f"{live.url}/api/lan").json()["addresses"] == ["https://domino.example"]
        assert '"client": "203.0.113.9"' in live.log.getvalue()
        assert httpx.get(f"{live.url}/metrics").status_code == 404


def test_only_a_trusted_proxy_says_who_somebody_is(server: LiveServer) -> None:
    httpx.get(f"{server.url}/healthz", headers={"X-Forwarded-For": "203.0.113.77"})
    assert "203.0.113.77" not in server.log.getvalue()


def test_a_request_too_long_is_not_read(server: LiveServer) -> None:
    anne = server.browser()
    long = {"rules": "x" * 100_000, "name": "Anne"}
    assert anne.http.post("/api/tables", json=long).status_code == 413

    def slowly() -> Any:
        for _ in range(100):
            yield b" " * 1000

    assert anne.http.post("/api/tables", content=slowly()).status_code == 413
    record = {"record": '[Rules "domino"]' + " " * 500_000}
    assert anne.http.post("/api/replay", json=record).status_code == 200


def test_limits_by_address(tmp_path: Path) -> None:
    from dataclasses import replace

    with LiveServer(tmp_path, limits=replace(FREE, tables=(2, 600), joins=(3, 600))) as live:
        anne = live.browser()
        new = [anne.open() for _ in range(2)][0]
        refused = anne.http.post("/api/tables", json={"rules": "domino", "name": "A"})
        assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 0
        assert refused.json()["code"] == "too-many"
        guesses = [
            anne.http.post(f"/api/tables/{new['table']}/join", json={"invite": "x" * 32})
            for _ in range(4)
        ]
        assert [answer.status_code for answer in guesses] == [409, 409, 409, 429]


def test_no_secret_is_ever_written_down(tmp_path: Path) -> None:
    """Greps all logs of a run for every secret that was given out, and every path for them too."""
    with LiveServer(tmp_path) as live:
        anne, bruno, phone = live.browser(), live.browser(), live.browser()
        new = anne.open("poule", players=3)
        table = new["table"]
        invites = anne.get(f"/api/tables/{table}/invites")
        joined = bruno.post(
            f"/api/tables/{table}/join", {"invite": invites["seats"]["2"], "name": "Bruno"}
        )
        token = anne.post(f"/api/tables/{table}/tokens", {"seat": 3})["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        act = {"id": "an-act-of-mine", "n": 1, "command": {"do": "pass"}}
        live.browser().http.post(f"/api/bot/{table}/act", json=act, headers=bearer)
        anne.http.post(f"/api/bot/{table}/act", json={"id": token}, headers=bearer)
        code = bruno.post("/api/mine/code")["code"]
        phone.post("/api/mine/claim", {"code": code})
        anne.http.post("/api/mine/claim", json={"code": "one two three"})
        anne.http.post(f"/api/tables/{table}/join", json={"secret": new["seat_secret"] + "!"})

        async def play() -> tuple[str, list[Any]]:
            async with phone.sit(table) as player:
                await player.until("welcome")
                await player.send({"type": "do", "id": token, "n": 0, "command": {"do": "fly"}})
                await player.until("refused")
            async with anne.sit(table) as player:
                await player.until("welcome")
                await player.do(do="start")
                await player.until("events")
                return player.seed.hex(), player.frames

        seed, frames = asyncio.run(play())
        secrets = [
            new["seat_secret"],
            new["invite"],
            invites["invite"],
            *invites["seats"].values(),
            joined["seat_secret"],
            token,
            code,
            seed,
            *(value for b in (anne, bruno, phone) for value in b.http.cookies.values()),
        ]
        anne.post("/api/forget")
    log = live.log.getvalue()
    assert '"path": "/api/tables"' in log and len(set(secrets)) >= 10
    for secret in secrets:
        assert secret not in log
        assert secret not in json.dumps(frames)
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in secrets:
        assert secret.encode() not in stored


@pytest.mark.parametrize(
    "settings",
    [
        {"public_url": "domino.example"},
        {"public_url": "ftp://domino.example"},
        {"public_url": "https://domino.example/table"},
        {"trusted_proxies": ("proxy",)},
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(SettingsError):
        Settings(**settings)


def test_origins() -> None:
    settings = Settings(public_url="https://Domino.example:8443/")
    assert same_origin("https://domino.example:8443", "anything", settings)
    assert not same_origin("https://domino.example", "domino.example", settings)
    assert not same_origin("https://localhost:8642", "localhost:8642", settings)
