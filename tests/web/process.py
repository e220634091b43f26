"""``palamede serve`` in a process of its own, to be killed and started again, and its pages.

The server is the one that everybody runs, its limits included: each browser says through a proxy
that it has an address of its own, and a page that has sent a lot opens its socket anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import json
import os
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.web.live import Json, Player

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
"""Seconds that anything may take on a busy machine."""
FRAMES = 50
"""So many frames a page sends on one socket; the server takes 60 at once."""
_ADDRESSES = itertools.count(1)


class RealServer:
    """A server, its database and its port, which stay the same when it is started again."""

    def __init__(
        self, folder: Path, *words: str, program: tuple[str, ...] = ("palamede.cli",)
    ) -> None:
        self.database = folder / "tables.sqlite"
        self.log = folder / "log.jsonl"
        self.words = words
        self.program = program
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = self.origin = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self._guests: list[Guest] = []
        self.start()

    def guest(self) -> Guest:
        """Return somebody who has never been here."""
        self._guests.append(Guest(self))
        return self._guests[-1]

    def start(self) -> None:
        """Start it and return when it answers."""
        command = [sys.executable, "-m", *self.program, "serve", "--port", str(self.port)]
        command += ["--database", str(self.database), "--trusted-proxy", "127.0.0.1"]
        command += ["--workers", "1", *self.words]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=log
            )
        deadline = time.monotonic() + 2 * PATIENCE
        while True:
            try:
                httpx.get(f"{self.url}/healthz")
                return
            except httpx.TransportError:
                assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
                assert time.monotonic() < deadline, "the server does not start"
                time.sleep(0.05)

    def kill(self) -> None:
        """End it at once: it can tell nobody and put nothing away."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Let it end by itself."""
        for guest in self._guests:
            guest.http.close()
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)

    def defects(self) -> list[str]:
        """Return the lines of the log that tell of a fault of the program."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"error"' in line or "Traceback" in line]

    def select(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Read the database beside the server."""
        with contextlib.closing(sqlite3.connect(self.database, timeout=PATIENCE)) as stored:
            return stored.execute(query, values).fetchall()

    def events(self, table: str, after: int = 0) -> list[Json]:
        """Return the events of a table as they are kept."""
        query = 'select json from events where "table" = ? and n > ? order by n'
        return [json.loads(text) for (text,) in self.select(query, table, after)]

    def commands(self, table: str) -> dict[str, int]:
        """Return the acknowledged commands by their names, each with its number."""
        rows = self.select('select id, n from commands where "table" = ?', table)
        named = {name.partition(":")[2]: n for name, n in rows}
        assert len(named) == len(rows)
        return named


class Guest:
    """A browser with an address of its own."""

    def __init__(self, server: RealServer) -> None:
        self.server = server
        number = next(_ADDRESSES)
        self.headers = {
            "Origin": server.origin,
            "X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}",
        }
        self.http = httpx.Client(base_url=server.url, headers=self.headers, timeout=PATIENCE)

    def post(self, path: str, body: Json) -> Json:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return dict(answer.json())

    def open(self, rules: str, **fields: Any) -> Json:
        return self.post("/api/tables", {"rules": rules, "name": "Anne", **fields})

    def join(self, table: str, invite: str, name: str) -> None:
        self.post(f"/api/tables/{table}/join", {"invite": invite, "name": name})

    @property
    def digest(self) -> str:
        """What the server calls this browser."""
        return hashlib.sha256(self.http.cookies["palamede"].encode()).hexdigest()

    @asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator[ClientConnection]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie, "X-Forwarded-For": self.headers["X-Forwarded-For"]}
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        options: Any = {"origin": self.server.origin, "additional_headers": headers}
        async with connect(url, open_timeout=PATIENCE, **options) as opened:
            yield opened


class Tab:
    """A page that stays open: it comes back, catches up, and sends again what was not answered."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.seed = secrets.token_bytes(16)
        self.state: Json = {}
        self.you: list[int] = []
        self.n = 0
        self.heard: list[tuple[Json, frozenset[int]]] = []
        """Each event, and the seats that this page had when it came."""
        self.answers: dict[str, Json] = {}
        self.comings = 0
        self._sent = 0
        self._waiting: dict[str, Json] = {}
        self._socket: ClientConnection | None = None
        self._welcome = False
        self._changed = asyncio.Condition()
        self._task = asyncio.create_task(self._live())

    @property
    def settled(self) -> bool:
        """Whether the page is connected and all that it has sent is answered."""
        return self._welcome and not self._waiting

    # ---------------------------------------------------------------- what is sent
    async def send(self, command: Json, *, n: int | None = None, named: str = "") -> str:
        """Send a command, again and again until it is answered; return its name."""
        named = named or str(uuid.uuid4())
        frame = {
            "type": "do",
            "id": named,
            "n": self.n if n is None else n,
            "command": command,
        }
        self.answers.pop(named, None)
        self._waiting[named] = frame
        if self._welcome:
            await self._frame(frame)
        return named

    async def do(self, command: Json, *, n: int | None = None, named: str = "") -> Json:
        """Send a command and return its answer."""
        return await self.answer(await self.send(command, n=n, named=named))

    async def answer(self, named: str) -> Json:
        """Wait for the answer to a command."""
        await self.until(lambda: named in self.answers)
        return self.answers[named]

    async def _frame(self, frame: Json) -> None:
        if self._socket is None:
            return
        with contextlib.suppress(ConnectionClosed):
            await self._socket.send(json.dumps(frame))
        self._sent += 1
        if self._sent > FRAMES:
            await self._socket.close()

    # ---------------------------------------------------------------- what comes
    async def until(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until something holds of what has come."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(holds)

    async def _live(self) -> None:
        while True:
            with contextlib.suppress(OSError, InvalidHandshake, ConnectionClosed, EOFError):
                async with self.guest.socket(self.table) as opened:
                    self._socket, self._sent = opened, 0
                    await self._frame({"type": "hello", "last": self.n})
                    await self._listen(opened)
            self._socket, self._welcome = None, False
            await asyncio.sleep(0.05)

    async def _listen(self, opened: ClientConnection) -> None:
        while True:
            try:
                async with asyncio.timeout(2.5):
                    text = await opened.recv()
            except TimeoutError:
                await self._frame({"type": "ping"})
                continue
            await self._take(json.loads(text))

    async def _take(self, frame: Json) -> None:
        kind = frame["type"]
        if kind == "welcome":
            self.you = frame["you"]["seats"]
            self.comings += 1
        if "state" in frame:
            seats = frozenset(self.you)
            self.heard += [(event, seats) for event in frame["events"]]
            self.state, self.n = frame["state"], frame["n"]
        if kind in ("ack", "refused"):
            self._waiting.pop(frame["id"], None)
            self.answers[frame["id"]] = frame
        if kind == "welcome":
            for waiting in list(self._waiting.values()):
                await self._frame(waiting)
            self._welcome = True
        async with self._changed:
            self._changed.notify_all()

    # ---------------------------------------------------------------- going
    async def cut(self) -> None:
        """Lose the connection without a word; the page comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()
            await asyncio.sleep(0)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # ---------------------------------------------------------------- playing
    def choose(self) -> Json | None:
        """Return what is due of this page now: bytes for the shuffle, an act, a count accepted."""
        return Player.choose(self, self.state) if self.state else None  # type: ignore[arg-type]

    async def play(self, until: Callable[[Json], bool]) -> None:
        """Play as long as the state is not what is wanted."""
        while not until(self.state):
            n, command = self.n, self.choose()
            if command is not None:
                answer = await self.do(command)
                late = ("stale", "answered", "no-count", "no-shuffle", "too-early")
                assert answer["type"] == "ack" or answer["code"] in late, answer
                if answer["type"] == "refused" and self.n == n:
                    await asyncio.sleep(0.02)
                    continue
            await self.until(lambda n=n: self.n > n or until(self.state))  # type: ignore[misc]


async def settled(tabs: Iterable[Tab]) -> None:
    """Wait until all pages are connected, answered, and have heard the same."""
    tabs = list(tabs)
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not (all(tab.settled for tab in tabs) and len({tab.n for tab in tabs}) <= 1):
        assert asyncio.get_running_loop().time() < deadline, "pages do not agree"
        await asyncio.sleep(0.01)


async def together(*works: Awaitable[Any]) -> list[Any]:
    """Do several things at once; the first that fails fails all."""
    return list(await asyncio.gather(*works))
