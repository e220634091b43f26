"""The cheapest clients that speak to a real server: a request, a socket, and four of them a table.

They do the least that a page must do, so that the machine is left to the server: frames are not
decoded but searched, only who is to act reads the state.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import itertools
import json
import math
import os
import re
import struct
import time
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]

PING = 2.5
"""Seconds between two signs of life of a page."""
PATIENCE = 20.0
"""A command that is not answered for so long ends the run."""

_NAMES = itertools.count(1)
_ADDRESSES = itertools.count(1)
_LAST = re.compile(rb'"n":(\d+)')
_EVENT = re.compile(rb'\{"n":(\d+),"at":')


def address() -> str:
    """Return an address that nobody has used, as a proxy would tell it."""
    number = next(_ADDRESSES)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


async def post(port: int, path: str, body: Json, *, client: str) -> tuple[Json, str]:
    """Send a request from an address and return the answer and the cookie."""
    text = json.dumps(body).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: http://localhost:{port}\r\n"
        f"X-Forwarded-For: {client}\r\nContent-Type: application/json\r\nConnection: close\r\n"
        f"Content-Length: {len(text)}\r\n\r\n".encode()
        + text
    )
    answer = await reader.read()
    writer.close()
    head, _, content = answer.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 2"):
        raise RuntimeError(answer.decode(errors="replace"))
    cookie = re.search(rb"(?i)set-cookie: (palamede=[^;\r]+)", head)
    return json.loads(content), cookie.group(1).decode() if cookie else ""


class Client(asyncio.Protocol):
    """One socket at a table. ``heard`` counts events; one lost or doubled is a fault."""

    def __init__(self, table: Table, seat: int, start: bytes) -> None:
        self.table, self.seat = table, seat
        self.n = 0
        self.last = b""
        self.frames = self.bytes = 0
        self.ready = asyncio.get_running_loop().create_future()
        self._start = start
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None

    # ---------------------------------------------------------------- the socket
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._start)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.table.closing:
            self.table.fault(f"seat {self.seat}: the connection was lost ({self.last[:80]!r})")

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self.bytes += len(data)
        if not self._open:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                self.table.fault(f"no socket: {head[:80]!r}")
                return
            self._open, self._buffer = True, bytearray(rest)
            self.send({"type": "hello", "last": 0})
        while (payload := self._frame()) is not None:
            self.frames += 1
            self._take(payload)

    def _frame(self) -> bytes | None:
        """Take a frame out of the buffer: the server sends each whole and unmasked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, at = buffer[1], 2
        if size > 125:
            form, at = (">H", 4) if size == 126 else (">Q", 10)
            if len(buffer) < at:
                return None
            (size,) = struct.unpack(form, buffer[2:at])
        if len(buffer) < at + size:
            return None
        payload = bytes(buffer[at : at + size])
        del buffer[: at + size]
        return payload

    def send(self, frame: Json) -> None:
        """Send a frame; the mask is zero, so that it need not be applied."""
        text = json.dumps(frame, separators=(",", ":")).encode()
        size = bytes((128 | len(text),)) if len(text) < 126 else struct.pack(">BH", 254, len(text))
        assert self._transport is not None
        self._transport.write(b"\x81" + size + bytes(4) + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    # ---------------------------------------------------------------- what it says
    def _take(self, payload: bytes) -> None:
        if payload.startswith((b'{"type":"events"', b'{"type":"welcome"')):
            state = payload.index(b'"state":{')
            numbers = [int(n) for n in _EVENT.findall(payload, 0, state)]
            if numbers != list(range(self.n + 1, self.n + 1 + len(numbers))):
                self.table.fault(f"seat {self.seat}: heard {numbers} after {self.n}")
            self.n = numbers[-1] if numbers else self.n
            self.last = payload
            if not self.ready.done():
                self.ready.set_result(None)
            self.table.heard(self)
        elif payload.startswith((b'{"type":"ack"', b'{"type":"refused"')):
            self.table.answered(payload)
        elif payload.startswith(b'{"type":"bye"'):
            self.table.fault(f"seat {self.seat}: {payload.decode()}")

    @property
    def state(self) -> Json:
        """The state as it was sent last."""
        state: Json = json.loads(self.last)["state"]
        return state


class Table:
    """A table whose people are clients; one command is on its way at a time."""

    def __init__(self, port: int, people: int, took: Callable[[str, float], None]) -> None:
        self.port, self.people = port, people
        self.clients: list[Client] = []
        self.faults: list[str] = []
        self.acts: list[float] = []
        """When it acted, on the clock of the event loop."""
        self.missed = 0
        """Beats that passed while the table was still busy with what went before."""
        self.closing = False
        self._took = took
        self._reached: asyncio.Future[float] | None = None
        self._answer = b""
        self._before = 0
        self._seeds: dict[int, bytes] = {}

    def fault(self, text: str) -> None:
        self.faults.append(text)
        if self._reached is not None and not self._reached.done():
            self._reached.set_exception(RuntimeError(text))

    async def open(self, rules: str, settings: list[str], bots: list[str], pace: str) -> None:
        """Open the table, let all sit down, and connect them."""
        body = {"rules": rules, "settings": settings, "name": "P1", "opponents": bots}
        homes = [address() for _ in range(self.people)]
        new, cookie = await post(
            self.port, "/api/tables", body | {"options": {"pace": pace}}, client=homes[0]
        )
        name, cookies = new["table"], [cookie]
        for seat in range(2, self.people + 1):
            join = {"invite": new["invite"], "name": f"P{seat}"}
            path = f"/api/tables/{name}/join"
            cookies.append((await post(self.port, path, join, client=homes[seat - 1]))[1])
        loop = asyncio.get_running_loop()
        for seat, (cookie, home) in enumerate(zip(cookies, homes, strict=True), start=1):
            start = self._handshake(name, cookie, home)
            _, client = await loop.create_connection(
                lambda seat=seat, start=start: Client(self, seat, start),  # type: ignore[misc]
                "127.0.0.1",
                self.port,
            )
            self.clients.append(client)
            await asyncio.wait_for(client.ready, PATIENCE)

    def _handshake(self, name: str, cookie: str, home: str) -> bytes:
        key = base64.b64encode(os.urandom(16)).decode()
        return (
            f"GET /api/tables/{name}/socket HTTP/1.1\r\nHost: localhost:{self.port}\r\n"
            f"Origin: http://localhost:{self.port}\r\nX-Forwarded-For: {home}\r\n"
            f"Cookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    # ---------------------------------------------------------------- one command at a time
    async def command(self, client: Client, command: Json) -> None:
        """Send a command and return when all have heard what came of it."""
        self._reached = asyncio.get_running_loop().create_future()
        self._answer, self._before = b"", max(each.n for each in self.clients)
        name = f"load-{next(_NAMES):08}"
        began = time.perf_counter()
        client.send({"type": "do", "id": name, "n": client.n, "command": command})
        end = await asyncio.wait_for(self._reached, PATIENCE)
        self._reached = None
        self._took(command["do"], end - began)

    def heard(self, client: Client) -> None:
        """Note that a client has heard events; the last one ends the command."""
        self._look()

    def answered(self, payload: bytes) -> None:
        """Note the answer to the command."""
        if payload.startswith(b'{"type":"refused"'):
            self.fault(payload.decode())
        self._answer = payload
        self._look()

    def _look(self) -> None:
        reached = self._reached
        if reached is None or reached.done() or not self._answer:
            return
        found = _LAST.search(self._answer)
        n = int(found.group(1)) if found else 0
        if all(client.n >= n for client in self.clients):
            reached.set_result(time.perf_counter())

    # ---------------------------------------------------------------- playing
    async def play(self, rate: float, offset: float) -> None:
        """Act on a beat of ``1 / rate`` seconds, and do at once what is due beside the acts.

        Who comes late acts at once, and then on his own beat again: tables that the server has made
        wait for the same commit would else act in the same millisecond ever after, which no tables
        do that know nothing of each other.
        """
        loop = asyncio.get_running_loop()
        due = loop.time() + offset
        while not self.closing:
            done = await self._beside()
            if done:
                continue
            await asyncio.sleep(max(0.0, due - loop.time()))
            beats = max(1, math.ceil((loop.time() - due) * rate))
            due += beats / rate
            self.acts.append(loop.time())
            self.missed += beats - 1
            await self._act()

    async def ping(self, offset: float) -> None:
        """Give signs of life for all clients."""
        await asyncio.sleep(offset)
        while not self.closing:
            for client in self.clients:
                client.send({"type": "ping"})
                await asyncio.sleep(PING / len(self.clients))

    async def _beside(self) -> bool:
        """Start, shuffle or accept a count; say whether there was anything to do."""
        first = self.clients[0]
        state = first.state
        phase = state["phase"]
        if phase in ("seating", "finished"):
            await self.command(first, {"do": "start" if phase == "seating" else "rematch"})
        elif phase == "fair":
            for client in self.clients:
                seed = self._seeds[client.seat] = os.urandom(16)
                commit = hashlib.sha256(seed).hexdigest()
                await self.command(client, {"do": "commit", "commit": commit})
            for client in self.clients:
                await self.command(
                    client, {"do": "reveal", "bytes": self._seeds[client.seat].hex()}
                )
        elif phase == "counted":
            for client in self.clients:
                if client.seat not in state["ready"]:
                    await self.command(client, {"do": "next"})
        else:
            return False
        return True

    async def _act(self) -> None:
        state = self.clients[0].state
        turn = state["turn"]
        if turn is None or turn > self.people:
            return  # a bot is to act
        client = self.clients[turn - 1]
        state = client.state
        if state["legal"]:
            await self.command(client, {"do": "lay", "action": state["legal"][0]["action"]})
        elif state["may"]:
            await self.command(client, {"do": state["may"][0]})

    def close(self) -> None:
        """Hang up."""
        self.closing = True
        for client in self.clients:
            client.close()
