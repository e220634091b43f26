"""The socket of a table: hello, what was missed, events as they come, commands and their answers.

A client that sends no frame for thirty seconds is dropped by the table, one that reads too slowly
by its queue or by the time that sending takes, one that sends too much or too long a frame at once.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from palamede.dominoes.errors import PalamedeError
from palamede.table.interface import Audition
from palamede.table.told import text_of
from palamede.web import frames
from palamede.web.identity import known_browser
from palamede.web.limits import Bucket, LimitError
from palamede.web.logs import log
from palamede.web.patience import Patience
from palamede.web.problems import status_of
from palamede.web.security import client_of
from palamede.web.speech import speak

if TYPE_CHECKING:
    from palamede.web.context import Context

__all__ = ["router"]

router = APIRouter()

# Codes with which a socket is closed. The page does not come back after one of 4400 to 4499.
GOING_AWAY = 1001
POLICY = 1008
TOO_BIG = 1009
UNREADABLE = 4400
REFUSED = 4403
NO_TABLE = 4404
_BYE = {"restart": GOING_AWAY, "silent": POLICY, "slow": POLICY, "no-spectators": REFUSED}


@router.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    """Serve one connection of a browser."""
    context: Context = socket.app.state.context
    address = client_of(socket.scope)
    await socket.accept()
    try:
        context.sockets.enter(address)
    except LimitError as error:
        await _close(socket, POLICY, error.code)
        return
    try:
        await _Conversation(context, socket, table).run()
    except WebSocketDisconnect:
        pass
    finally:
        context.sockets.leave(address)


class _Conversation:
    """What is said on one socket."""

    def __init__(self, context: Context, socket: WebSocket, table: str) -> None:
        self._context = context
        self._socket = socket
        self._table = table
        self._limits = context.settings.limits
        self._bucket = Bucket(*self._limits.frames)
        self._who = known_browser(socket, context.settings)
        self._language: str = "en"
        self._sending = asyncio.Lock()
        self._patience = Patience(self._limits.send_seconds)

    async def run(self) -> None:
        """Greet, then carry frames both ways until either side ends."""
        hello = await self._hello()
        if hello is None:
            return
        self._language = hello.lang
        try:
            subscription = await self._context.tables.subscribe(self._table, self._who, hello.last)
        except PalamedeError as error:
            await self._turn_away(error)
            return
        telling = asyncio.create_task(self._tell(subscription))
        hearing = asyncio.create_task(self._hear(subscription))
        try:
            await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (telling, hearing):
                task.cancel()
            await asyncio.gather(telling, hearing, return_exceptions=True)
            await subscription.close()
            self._patience.close()
        for task in (telling, hearing):
            error_or_none = None if task.cancelled() else task.exception()
            if error_or_none and not isinstance(error_or_none, WebSocketDisconnect):
                raise error_or_none

    async def _hello(self) -> frames.Hello | None:
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                frame = await self._receive()
        except TimeoutError:
            await _close(self._socket, POLICY, "no-hello")
            return None
        if isinstance(frame, frames.Hello):
            return frame
        if frame is not None:
            await _close(self._socket, UNREADABLE, "no-hello")
        return None

    async def _turn_away(self, error: PalamedeError) -> None:
        if error.code == "closing":
            await self._send({"type": "bye", "why": "restart"})
            await _close(self._socket, GOING_AWAY, "restart")
            return
        await self._refuse("", error.code, speak(error, self._language))
        code = NO_TABLE if status_of(error) == 404 else REFUSED
        await _close(self._socket, code, error.code)

    # ---------------------------------------------------------------- to the client
    async def _tell(self, subscription: Audition) -> None:
        why = ""
        async for frame in subscription:
            if frame["type"] == "welcome":
                frame = {**frame, "version": self._context.version}
            await self._send(frame)
            why = frame.get("why", "") if frame["type"] == "bye" else ""
            del frame  # while nothing happens, it is not held
        await _close(self._socket, _BYE.get(why, GOING_AWAY), why)

    async def _send(self, frame: dict[str, Any]) -> None:
        text = text_of(frame)
        async with self._sending:
            try:
                with self._patience:
                    await self._socket.send_text(text)
            except TimeoutError:
                self._context.metrics.count("palamede_sockets_dropped_total", why="slow")
                raise WebSocketDisconnect(POLICY, "slow") from None
            except RuntimeError as error:  # it was closed meanwhile
                raise WebSocketDisconnect(GOING_AWAY) from error

    # ---------------------------------------------------------------- from the client
    async def _hear(self, subscription: Audition) -> None:
        while True:
            frame = await self._receive()
            if frame is None:
                return
            await subscription.ping()
            if isinstance(frame, frames.Do):
                await self._do(frame)
            else:
                await self._send({"type": "pong"})
            del frame

    async def _receive(self) -> frames.Frame | None:
        """Return the next frame; None if it was the last, and the socket is closed."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        if not self._bucket.take():
            await self._drop(POLICY, "too-many")
        elif text is None or len(text.encode()) > self._limits.frame_bytes:
            await self._drop(TOO_BIG if text else UNREADABLE, "too-long" if text else "no-text")
        else:
            try:
                return frames.read(text)
            except ValidationError:
                named = _id_of(text)
                if named is None:
                    await self._drop(UNREADABLE, "bad-frame")
                    return None
                await self._refuse(named, "bad-field", speak("bad-command", self._language))
                return await self._receive()
        return None

    async def _drop(self, code: int, why: str) -> None:
        self._context.metrics.count("palamede_sockets_dropped_total", why=why)
        await _close(self._socket, code, why)

    async def _do(self, frame: frames.Do) -> None:
        context = self._context
        began = context.seconds()
        try:
            n = await context.tables.do(
                self._table, self._who, frame.id, frame.n, frames.wire(frame.command)
            )
        except PalamedeError as error:
            context.metrics.count("palamede_commands_total", outcome="refused")
            await self._refuse(frame.id, error.code, speak(error, self._language))
        except Exception as error:
            log.error("a defect", exc_info=error, extra={"fields": {"table": self._table}})
            context.metrics.count("palamede_commands_total", outcome="defect")
            await self._refuse(frame.id, "defect", speak("defect", self._language))
        else:
            context.metrics.count("palamede_commands_total", outcome="done")
            context.metrics.took("palamede_command_seconds", context.seconds() - began)
            await self._send({"type": "ack", "id": frame.id, "n": n})

    async def _refuse(self, named: str, code: str, message: str) -> None:
        await self._send({"type": "refused", "id": named, "code": code, "message": message})


def _id_of(text: str) -> str | None:
    """Return the name of a command that is otherwise faulty, so that it can be refused by it."""
    try:
        frame = json.loads(text)
    except (ValueError, RecursionError):
        return None
    named = frame.get("id") if isinstance(frame, dict) and frame.get("type") == "do" else None
    return named if isinstance(named, str) and 0 < len(named) <= 64 else None


async def _close(socket: WebSocket, code: int, why: str) -> None:
    """Close a socket; one that takes nothing is given up."""
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(1):
            await socket.close(code, why[:100])
