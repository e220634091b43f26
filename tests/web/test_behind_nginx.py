"""The lines for nginx in docs/server.md do what they are there for, in a real nginx."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests import needs

PAGE = (needs.ROOT / "docs" / "server.md").read_text(encoding="utf-8")
NAME = "domino.example"
PHONE = "127.0.0.2"
"""Where the browser is: an address that is not the proxy's."""
PATIENCE = 30.0

# Only what Debian's nginx.conf would say, and folders that are the test's own.
AROUND = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {server}
}}
"""


def block(kind: str, holding: str) -> str:
    """Return the block of code of the page that holds some words."""
    blocks = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    (found,) = [text for text in blocks if holding in text]
    return str(found)


def instead(text: str, **changes: tuple[str, str]) -> str:
    """Return the lines with what only a public machine has put otherwise."""
    for old, new in changes.values():
        assert text.count(old) == 1, f"docs/server.md says {old!r} no longer, or twice"
        text = text.replace(old, new)
    return text


def free_ports(count: int) -> list[int]:
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [int(probe.getsockname()[1]) for probe in probes]
    for probe in probes:
        probe.close()
    return ports


@contextmanager
def running(command: list[str], port: int, log: Path) -> Iterator[None]:
    """Run a program that listens to a port of loopback, from when it does."""
    with log.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:
        try:
            deadline = time.monotonic() + PATIENCE
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port)).close()
                    break
                except OSError:
                    assert process.poll() is None, log.read_text()
                    assert time.monotonic() < deadline, log.read_text()
                    time.sleep(0.05)
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


@dataclass(frozen=True)
class Public:
    """The server as a browser somewhere reaches it."""

    port: int
    trust: ssl.SSLContext
    log: Path

    def browser(self) -> httpx.Client:
        transport = httpx.HTTPTransport(verify=self.trust, local_address=PHONE)
        # Its own word on where it comes from must not count.
        said = {"Host": NAME, "Origin": f"https://{NAME}", "X-Forwarded-For": "203.0.113.9"}
        return httpx.Client(
            transport=transport, base_url=f"https://127.0.0.1:{self.port}", headers=said
        )


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Public]:
    """nginx with the lines of the documentation, before the command of the documentation."""
    nginx = needs.nginx()
    if nginx is None:
        pytest.skip("no nginx: on Debian, apt install nginx-light")
    if shutil.which("openssl") is None:
        pytest.skip("no openssl to make a certificate with")
    if sys.platform != "linux":
        pytest.skip(f"{PHONE} is an address of its own on Linux only")
    folder = tmp_path_factory.mktemp("nginx")
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
        + ["-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
        + ["-keyout", str(key), "-out", str(certificate)],
        check=True,
        capture_output=True,
    )
    front, back = free_ports(2)
    live = f"/etc/letsencrypt/live/{NAME}"
    server = instead(
        block("nginx", "proxy_pass"),
        listen=("listen 443 ssl;", f"listen 127.0.0.1:{front} ssl;"),
        certificate=(f"{live}/fullchain.pem", str(certificate)),
        key=(f"{live}/privkey.pem", str(key)),
        back=("http://127.0.0.1:8642;", f"http://127.0.0.1:{back};"),
    )
    configuration = folder / "nginx.conf"
    configuration.write_text(AROUND.format(folder=folder, server=server))
    command = [nginx, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(configuration)]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "warn" not in checked.stderr

    _, program, *words = shlex.split(block("console", "--trusted-proxy"))
    assert program == "palamede"
    own = ["--port", str(back), "--database", str(folder / "tables.sqlite"), "--workers", "1"]
    log = folder / "log.jsonl"
    with (
        running([sys.executable, "-m", "palamede.cli", *words, *own], back, log),
        running(command, front, folder / "nginx.out"),
    ):
        yield Public(front, ssl.create_default_context(cafile=str(certificate)), log)


def test_requests_and_sockets_come_through(public: Public) -> None:
    sni = {"sni_hostname": NAME}
    with public.browser() as browser:
        assert browser.get("/", extensions=sni).status_code == 200
        body = {"rules": "domino", "name": "Anne", "opponents": ["random"]}
        opened = browser.post("/api/tables", json=body, extensions=sni)
        assert opened.status_code in (200, 201), opened.text
    cookie = opened.headers["Set-Cookie"]
    assert cookie.startswith("__Host-") and "Secure" in cookie and "HttpOnly" in cookie
    table = opened.json()["table"]

    async def socket_() -> tuple[int, str, dict[str, object]]:
        async with connect(
            f"wss://{NAME}/api/tables/{table}/socket",
            host="127.0.0.1",
            port=public.port,
            local_addr=(PHONE, 0),
            ssl=public.trust,
            origin=f"https://{NAME}",  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie.partition(";")[0]},
        ) as page:
            await page.send('{"type":"hello","last":0}')
            welcome = json.loads(await asyncio.wait_for(page.recv(), PATIENCE))
            assert page.response is not None
            return page.response.status_code, page.response.headers["Upgrade"], welcome

    status, upgraded, welcome = asyncio.run(socket_())
    assert (status, upgraded.lower()) == (101, "websocket")
    assert welcome["type"] == "welcome" and welcome["n"]

    # The server believes nginx where the browser is, and nobody further away.
    lines = [json.loads(line) for line in public.log.read_text().splitlines() if line[:1] == "{"]
    seen = {line["client"] for line in lines if str(line.get("path", "")).startswith("/api/tables")}
    assert seen == {PHONE}


def test_a_stream_of_a_program_is_not_held_back(public: Public) -> None:
    sni = {"sni_hostname": NAME}
    with public.browser() as browser:
        opened = browser.post(
            "/api/tables", json={"rules": "domino", "name": "Anne"}, extensions=sni
        )
        table, cookie = opened.json()["table"], opened.headers["Set-Cookie"].partition(";")[0]
        made = browser.post(
            f"/api/tables/{table}/tokens",
            json={"seat": 2},
            headers={"Cookie": cookie},
            extensions=sni,
        )
        assert made.is_success, made.text
        token = {"Authorization": f"Bearer {made.json()['token']}"}
        path = f"/api/bot/{table}/stream"
        with browser.stream("GET", path, headers=token, extensions=sni, timeout=PATIENCE) as stream:
            assert stream.status_code == 200
            first = next(line for line in stream.iter_lines() if line)  # the stream goes on
        assert "state" in json.loads(first)
