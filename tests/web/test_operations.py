"""Running the server: the command itself, its end, its second copy, backups, the network."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from palamede.web import lan as network
from palamede.web.settings import default_database
from tests.web.live import LiveServer, Player

PALAMEDE = [sys.executable, "-m", "palamede.cli"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def run(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PALAMEDE, *words],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "LANG": "en_US.UTF-8", "PYTHONWARNINGS": "error", **environ},
        check=False,
    )


@contextmanager
def serving(database: Path, port: int, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A server in a process of its own, ready to be asked."""
    command = [*PALAMEDE, "serve", "--port", str(port), "--database", str(database), *words]
    environ = {**os.environ, "LANG": "en_US.UTF-8"}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environ,
        start_new_session=True,
    ) as process:
        try:
            assert process.stdout is not None
            first = process.stdout.readline()
            assert f"http://localhost:{port}" in first, process.stderr and process.stderr.read()
            for _ in range(200):
                try:
                    httpx.get(f"http://localhost:{port}/healthz")
                    break
                except httpx.TransportError:
                    time.sleep(0.05)
            yield process
        finally:
            process.terminate()
            process.wait(20)


@pytest.mark.parametrize("signal_", [signal.SIGTERM, signal.SIGINT])
def test_the_end_is_told_and_nothing_is_lost(tmp_path: Path, signal_: signal.Signals) -> None:
    port, database = free_port(), tmp_path / "t.sqlite"
    origin = f"http://localhost:{port}"
    with serving(database, port) as process:
        with httpx.Client(base_url=origin) as http:
            body = {"rules": "domino", "name": "Anne", "opponents": ["greedy"]}
            table = http.post("/api/tables", json=body).json()["table"]
            cookie = f"palamede={http.cookies['palamede']}"

        async def wait() -> tuple[Any, int | None]:
            url = f"ws://localhost:{port}/api/tables/{table}/socket"
            headers = {"Cookie": cookie}
            async with connect(url, origin=origin, additional_headers=headers) as page:  # type: ignore[arg-type]
                await page.send('{"type":"hello"}')
                await page.recv()
                process.send_signal(signal_)
                last: Any = None
                async for text in page:
                    last = json.loads(text)
                return last, page.close_code

        last, code = asyncio.run(wait())
        assert last == {"type": "bye", "why": "restart"} and code == 1001
        assert process.wait(20) == 0
        assert process.stderr is not None
        errors = process.stderr.read()
    failures = [line for line in errors.splitlines() if "Traceback" in line or '"error"' in line]
    assert failures == []
    for line in errors.splitlines():
        assert json.loads(line)["at"].endswith("Z")
    with sqlite3.connect(database) as stored:
        (count,) = stored.execute("select count(*) from events").fetchone()
    stored.close()
    assert count == 3


@pytest.mark.parametrize(
    "signals",
    [[signal.SIGTERM], [signal.SIGTERM, signal.SIGTERM], [signal.SIGTERM, signal.SIGINT]],
    ids=["once", "twice", "and Ctrl-C"],
)
def test_a_system_that_tells_bots_and_server_to_end_sees_no_failure(
    tmp_path: Path, signals: list[signal.Signals]
) -> None:
    """So does systemd: to every process of the service, and some people are impatient."""
    port = free_port()
    with serving(tmp_path / "t.sqlite", port, "--workers", "1") as process:
        with httpx.Client(base_url=f"http://localhost:{port}") as http:
            body = {"rules": "domino", "name": "Anne", "opponents": ["greedy"]}
            table = http.post("/api/tables", json=body).json()["table"]
            cookie = f"palamede={http.cookies['palamede']}"

        class EnoughError(Exception):
            pass

        async def until_the_bot_has_played() -> None:
            url = f"ws://localhost:{port}/api/tables/{table}/socket"
            headers = {"Cookie": cookie, "Origin": f"http://localhost:{port}"}
            async with connect(url, additional_headers=headers) as page:
                await page.send('{"type":"hello"}')
                one = Player(page)
                await one.until("welcome")
                await one.do(do="start")

                def choose(state: dict[str, Any]) -> dict[str, Any] | None:
                    if any(event["type"] == "laid" and event["seat"] == 2 for event in one.events):
                        raise EnoughError
                    return one.choose(state)

                with pytest.raises(EnoughError):
                    await one.play(choose)
                for signal_ in signals:
                    os.killpg(process.pid, signal_)
                    await asyncio.sleep(0.01)  # both at once come in the order of their numbers
                assert (await one.until("bye"))["why"] == "restart"

        asyncio.run(until_the_bot_has_played())
        assert process.wait(20) == 0
        assert process.stderr is not None
        errors = process.stderr.read()
    failures = [line for line in errors.splitlines() if "Traceback" in line or '"error"' in line]
    assert failures == []


def test_a_database_is_served_by_one_process(tmp_path: Path) -> None:
    port, database = free_port(), tmp_path / "t.sqlite"
    with serving(database, port):
        second = run("serve", "--port", str(free_port()), "--database", str(database))
        assert second.returncode == 2 and "another process serves" in second.stderr
        assert len(second.stderr.splitlines()) == 1
        taken = run("serve", "--port", str(port), "--database", str(tmp_path / "other.sqlite"))
        assert taken.returncode == 2 and f"port {port}" in taken.stderr
        httpx.post(f"http://localhost:{port}/api/tables", json={"rules": "domino", "name": "A"})
        copy = tmp_path / "copy.sqlite"
        done = run("backup", str(copy), "--database", str(database))
        assert done.returncode == 0 and str(copy) in done.stdout, done.stderr
        again = run("backup", str(copy), "--database", str(database))
        assert again.returncode == 2 and "exists" in again.stderr
    with serving(copy, port):
        assert httpx.get(f"http://localhost:{port}/healthz").json()["status"] == "ok"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "0"], "no port"),
        (["--port", "99999"], "no port"),
        (["--host", "203.0.113.1"], "no address of this machine"),
        (["--public-url", "domino.example"], "https://name"),
        (["--trusted-proxy", "nginx"], "no address of a proxy"),
        (["--database", "mysql://x"], "a database is named by"),
    ],
)
def test_a_server_that_cannot_be_says_why_in_one_line(
    tmp_path: Path, words: list[str], said: str
) -> None:
    if "--database" not in words:
        words = [*words, "--database", str(tmp_path / "t.sqlite")]
    if "--port" not in words:
        words = [*words, "--port", str(free_port())]
    done = run("serve", *words)
    assert done.returncode == 2 and said in done.stderr
    assert len(done.stderr.splitlines()) == 1 and done.stdout == ""


def test_the_page_is_shown_also_if_the_table_is_open_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port, database, shown = free_port(), tmp_path / "t.sqlite", tmp_path / "shown"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 >>{shown}\n")
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    monkeypatch.setenv("DISPLAY", ":99")
    url = f"http://localhost:{port}"
    with serving(database, port, "--open"):
        second = run("serve", "--open", "--port", str(port), "--database", str(database))
        assert second.returncode == 0 and url in second.stdout, second.stderr
    assert shown.read_text().split() == [url, url]
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    with serving(database, port, "--open"):
        assert httpx.get(f"{url}/healthz").status_code == 200
    assert len(shown.read_text().split()) == 2


def test_the_database_of_a_user_is_where_data_belongs(tmp_path: Path) -> None:
    assert default_database({"XDG_DATA_HOME": "/data"}) == Path("/data/palamede/tables.sqlite")
    for environ in ({}, {"XDG_DATA_HOME": ""}, {"XDG_DATA_HOME": "relative"}):
        assert default_database(environ) == Path.home() / ".local/share/palamede/tables.sqlite"


def test_help_needs_none_of_the_packages_of_the_server() -> None:
    code = (
        "import sys\n"
        "from palamede.cli.__main__ import main\n"
        "main(['--help'])\n"
        "print(sorted({n.partition('.')[0] for n in sys.modules}), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(re.findall(r"'(\w+)'", done.stderr))
    assert "argparse" in loaded
    assert not loaded & {"fastapi", "uvicorn", "pydantic", "sqlalchemy", "starlette", "websockets"}


def test_without_the_packages_of_the_server_one_line_says_what_to_install(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "for name in ('fastapi', 'pydantic', 'sqlalchemy', 'starlette', 'uvicorn', 'websockets'):\n"
        "    sys.modules[name] = None\n"
        "from palamede.cli.__main__ import main\n"
        "sys.exit(main(sys.argv[1:]))"
    )

    def without(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", code, "--lang", "en", *words],
            capture_output=True,
            text=True,
            check=False,
        )

    for words in (["serve"], ["backup", str(tmp_path / "copy")]):
        done = without(*words)
        assert done.returncode == 2 and "pip install --upgrade palamede" in done.stderr
        assert len(done.stderr.splitlines()) == 1
    record = tmp_path / "r.dgn"
    record.write_text('[Rules "domino"]\n')
    proved = without("verify", str(record))  # needs none of them
    assert proved.returncode == 1 and "nothing to prove" in proved.stdout


def test_records_are_proved_at_the_terminal(tmp_path: Path) -> None:
    from tests.table.test_proof import record

    true, false = tmp_path / "true.dgn", tmp_path / "false.dgn"
    true.write_text(record())
    false.write_text(re.sub(r'(\[Reveal ")..', r"\g<1>00", record()))
    done = run("verify", str(true))
    assert done.returncode == 0 and "deals are those which" in done.stdout
    assert "seat 2 gave no bytes" in done.stdout
    done = run("--lang", "fr", "verify", str(true), str(false), str(tmp_path / "none.dgn"))
    assert done.returncode == 2 and "FAUX" in done.stdout and "none.dgn" in done.stderr
    assert run("verify", str(false)).returncode == 1


# -------------------------------------------------------------------- people on this network
def test_the_network_is_listened_to_when_switched_on(server: LiveServer) -> None:
    found = network.addresses()
    if not found:
        pytest.skip("this machine is in no network")
    anne = server.browser()
    before = anne.get("/api/lan")
    assert before == {
        "lan": False,
        "lan_possible": True,
        "addresses": [f"http://localhost:{server.port}"],
    }
    outside = f"http://{found[0]}:{server.port}"
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{outside}/healthz")
    after = anne.post("/api/lan", {"on": True})
    assert after["lan"] and after["addresses"][0] == outside
    assert httpx.get(f"{outside}/healthz").status_code == 200
    phone = httpx.post(f"{outside}/api/lan", json={"on": False}, headers={"Origin": outside})
    assert phone.status_code == 403 and phone.json()["code"] == "not-here"

    new = anne.open("tete_a_tete", settings=["target=1"])
    links = anne.get(f"/api/tables/{new['table']}/invites")
    assert links["lan"] and links["addresses"][0] == outside

    async def play() -> None:
        with httpx.Client(base_url=outside, headers={"Origin": outside}) as bruno:
            join = {"invite": new["invite"], "name": "Bruno"}
            bruno.post(f"/api/tables/{new['table']}/join", json=join).raise_for_status()
            headers = {"Cookie": f"palamede={bruno.cookies['palamede']}"}
            from tests.web.live import Player

            url = f"ws://{found[0]}:{server.port}/api/tables/{new['table']}/socket"
            async with (
                anne.sit(new["table"]) as one,
                connect(url, origin=outside, additional_headers=headers) as page,  # type: ignore[arg-type]
            ):
                two = Player(page)
                await two.send({"type": "hello", "last": 0})
                for player in (one, two):
                    await player.until("welcome")
                await one.do(do="start")
                await asyncio.gather(one.play(), two.play())

    asyncio.run(play())
    assert anne.post("/api/lan", {"on": False})["lan"] is False
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{outside}/healthz")


def test_behind_a_public_address_there_is_no_such_switch(tmp_path: Path) -> None:
    with LiveServer(tmp_path, public_url="https://domino.example") as live:
        anne = live.browser()
        assert anne.get("/api/lan")["lan_possible"] is False
        assert anne.http.post("/api/lan", json={"on": True}).json()["code"] == "lan-impossible"
