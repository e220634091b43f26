"""A real server on loopback for tests, and browsers that play on it."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import threading
import time
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from palamede.table.bots import InlineBots
from palamede.table.clock import SystemClock
from palamede.table.service import Tables
from palamede.table.storage import Store
from palamede.web import logs
from palamede.web.server import Server, listen
from palamede.web.settings import Limits, Settings
from tests.luck import LUCK

Json = dict[str, Any]
Choose = Callable[[Json], Json | None]

FREE = Limits(
    tables=(10_000, 1), joins=(10_000, 1), requests=(100_000, 1), frames=(10_000, 1), sockets=500
)
"""Limits that no test meets by accident."""


class HastyClock(SystemClock):
    """Waits a fiftieth of the time where less than three seconds are asked for: bots' beats."""

    async def until(self, at: int) -> None:
        left = at - self.now()
        if 0 < left < 3000:
            await asyncio.sleep(left / 50_000)
        else:
            await super().until(at)


class LiveServer:
    """A server in a thread of its own, with a database in a file."""

    def __init__(
        self, folder: Path, *, limits: Limits = FREE, hasty: bool = True, **settings: Any
    ) -> None:
        self.log = io.StringIO()
        logs.set_up(self.log)
        listener = listen(Settings(port=0))
        self.port: int = listener.getsockname()[1]
        self.settings = Settings(port=self.port, limits=limits, **settings)
        self.url = f"http://localhost:{self.port}"
        self.origin = self.settings.origin or self.url
        clock = HastyClock() if hasty else SystemClock()
        self._store = Store(str(folder / "tables.sqlite"), synchronous="OFF")
        self._ready = threading.Event()
        self._browsers: list[Browser] = []

        async def run() -> None:
            self.loop = asyncio.get_running_loop()
            self.tables = Tables(self._store, clock=clock, bots=InlineBots(), entropy=LUCK)
            self.server = Server(self.tables, self.settings)
            self._ready.set()
            await self.server.serve(sockets=[listener])

        self._thread = threading.Thread(target=lambda: asyncio.run(run()))
        self._thread.start()
        self._ready.wait(10)
        while not self.server.started:
            time.sleep(0.01)

    def stop(self) -> None:
        for browser in self._browsers:
            browser.http.close()
        self.server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()

    def __enter__(self) -> LiveServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def browser(self, **options: Any) -> Browser:
        self._browsers.append(Browser(self, **options))
        return self._browsers[-1]


class Browser:
    """Somebody with a cookie."""

    def __init__(self, server: LiveServer, **options: Any) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url, headers={"Origin": server.origin}, timeout=20, **options
        )

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def post(self, path: str, body: Json | None = None, **options: Any) -> Json:
        answer = self.http.post(path, json=body or {}, **options)
        assert answer.is_success, answer.text
        return dict(answer.json()) if answer.content else {}

    def get(self, path: str, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.is_success, answer.text
        return answer.json()

    def open(self, rules: str = "domino", **fields: Any) -> Json:
        body = {"rules": rules, "name": "Anne", "options": {"pace": "instant"}, **fields}
        return self.post("/api/tables", body)

    @asynccontextmanager
    async def sit(self, table: str, *, last: int = 0, lang: str = "en") -> AsyncIterator[Player]:
        """Open the socket of a table and say hello."""
        async with self.socket(table) as socket:
            player = Player(socket)
            await player.send({"type": "hello", "last": last, "version": "0", "lang": lang})
            yield player

    @asynccontextmanager
    async def socket(self, table: str, **options: Any) -> AsyncIterator[ClientConnection]:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        url = f"ws://localhost:{self.server.port}/api/tables/{table}/socket"
        options = {"origin": self.server.origin, **options}
        async with connect(url, additional_headers=headers, **options) as socket:
            yield socket


class Player:
    """One socket of a browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seed = LUCK(16)
        self.frames: list[Json] = []
        """All that came."""
        self.state: Json = {}
        self.n = 0
        self.events: list[Json] = []

    async def send(self, frame: Json) -> None:
        await self.socket.send(json.dumps(frame))

    async def do(self, *, n: int | None = None, named: str = "", **command: Any) -> str:
        named = named or str(uuid.uuid4())
        seen = self.n if n is None else n
        await self.send({"type": "do", "id": named, "n": seen, "command": command})
        return named

    async def next(self, timeout: float = 10) -> Json:
        async with asyncio.timeout(timeout):
            frame: Json = json.loads(await self.socket.recv())
        self.frames.append(frame)
        if "state" in frame:
            self.state, self.n = frame["state"], frame["n"]
            self.events += frame["events"]
        return frame

    async def until(self, *types: str, timeout: float = 10) -> Json:
        """Return the next frame of one of these types."""
        while (frame := await self.next(timeout))["type"] not in types:
            pass
        return frame

    async def answer(self, named: str) -> Json:
        """Return what became of a command."""
        while (frame := await self.until("ack", "refused"))["id"] != named:
            pass
        return frame

    async def play(self, choose: Choose | None = None) -> Json:
        """Play until the partie is over, and return the last state."""
        choose = choose or self.choose
        asked = -1
        while True:
            if self.state.get("phase") == "finished":
                return self.state
            command = choose(self.state) if self.state and self.n > asked else None
            if command is not None:
                asked = self.n
                await self.do(**command)
            await self.next(timeout=30)

    def choose(self, state: Json) -> Json | None:
        """Add to the shuffle, then do what is first."""
        fair = state["fair"]
        if state["phase"] != "fair" or not state["you"]:
            return first_legal(state)
        seat = state["you"][0]
        if seat not in fair["committed"]:
            return {"do": "commit", "commit": hashlib.sha256(self.seed).hexdigest()}
        people = [each["seat"] for each in state["seats"] if each["kind"] == "human"]
        if seat not in fair["revealed"] and set(people) <= set(fair["committed"]):
            return {"do": "reveal", "bytes": self.seed.hex()}
        return None

    async def closed(self, timeout: float = 10) -> int:
        """Read to the end and return the code with which the socket was closed."""
        with suppress(ConnectionClosed):
            async with asyncio.timeout(timeout):
                while True:
                    self.frames.append(json.loads(await self.socket.recv()))
        return self.socket.close_code or 0


def first_legal(state: Json) -> Json | None:
    """Accept counts, lay the first tile listed, else pass or draw."""
    if state["phase"] == "counted":
        return {"do": "next"} if state["you"] and state["you"][0] not in state["ready"] else None
    if state["legal"]:
        return {"do": "lay", "action": state["legal"][0]["action"]}
    return {"do": state["may"][0]} if state["may"] else None
