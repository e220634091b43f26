"""Programs that play a seat: a stream of what their seat sees, and a POST to act."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse

from palamede.table.interface import Audition
from palamede.table.told import text_of
from palamede.web.api.tables import TableId
from palamede.web.context import Context, Here
from palamede.web.frames import wire
from palamede.web.identity import TokenError, program
from palamede.web.messages import Act, Acted
from palamede.web.problems import BESIDE_TEXT
from palamede.web.security import client_of

__all__ = ["BEAT", "router"]

router = APIRouter(prefix="/api/bot", tags=["programs"])

BEAT = 5.0
"""After so many seconds without news the stream sends an empty line."""

_STREAM = {
    "description": "Newline-delimited JSON. The first line is `welcome`: `you`, the number `n` of "
    "the last event, the `events` since `last`, and the whole `state` as your seat sees it. Then "
    "`events` (new events and the state after them), `presence` (who is there), and at the end "
    "`bye` with `why`. An empty line says only that the server is alive.",
    "content": {
        "application/x-ndjson": {
            "schema": {"type": "string"},
            "example": '{"type":"events","n":18,"events":[{"n":18,"type":"passed","seat":2}],'
            '"state":{"n":18,"turn":3,"hand":["0-0"],"legal":[],"may":[]}}\n',
        }
    },
}


@router.get(
    "/{table}/stream", responses={**BESIDE_TEXT, 200: _STREAM}, response_class=StreamingResponse
)
async def stream(
    table: TableId,
    context: Here,
    request: Request,
    last: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> StreamingResponse:
    """Stream what happens at the table as your seat sees it; show your token as a bearer."""
    token = await _token(context, request, table)
    address = client_of(request.scope)
    context.sockets.enter(address)
    try:
        subscription = await context.tables.subscribe(table, token, last)
    except BaseException:
        context.sockets.leave(address)
        raise
    return StreamingResponse(
        _lines(context, subscription, address), media_type="application/x-ndjson"
    )


async def _token(context: Context, request: Request, table: str) -> str:
    """Return the token of a program that has a seat at this table."""
    token = program(request)
    you = await context.tables.you(table, token)
    if not you["seats"]:
        raise TokenError("this token opens no seat at this table", code="no-token")
    return token


async def _lines(context: Context, subscription: Audition, address: str) -> AsyncIterator[bytes]:
    frames = aiter(subscription)
    waiting: asyncio.Task[dict[str, object]] | None = None
    try:
        while True:
            if waiting is None:
                waiting = asyncio.ensure_future(anext(frames))
            done, _ = await asyncio.wait((waiting,), timeout=BEAT)
            if done:
                try:
                    frame = waiting.result()
                except StopAsyncIteration:
                    return
                waiting = None
                yield text_of(frame).encode() + b"\n"
                del frame  # while nothing happens, it is not held
            else:
                yield b"\n"
            # The line before this one has been taken, so somebody is there.
            await subscription.ping()
    finally:
        if waiting is not None:
            waiting.cancel()
        context.sockets.leave(address)
        await subscription.close()


@router.post("/{table}/act")
async def act(table: TableId, body: Act, context: Here, request: Request) -> Acted:
    """Carry out a command for your seat, once however often you send it."""
    token = await _token(context, request, table)
    n = await context.tables.do(table, token, body.id, body.n, wire(body.command))
    return Acted(id=body.id, n=n)
