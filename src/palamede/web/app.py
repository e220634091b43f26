"""The application: routes, guards and errors put together."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from palamede import __version__
from palamede.table.interface import TableService
from palamede.web import page, socket
from palamede.web.api import catalogue, health, lan, mine, programs, records, sheets
from palamede.web.api import tables as tables_routes
from palamede.web.context import Context
from palamede.web.lan import Lan
from palamede.web.limits import LimitError
from palamede.web.logs import log
from palamede.web.problems import RESPONSES, add_handlers
from palamede.web.security import Guard, client_of
from palamede.web.settings import Settings
from palamede.web.speech import speak

__all__ = ["create_app"]

_METHODS = frozenset(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
_ABOUT = """\
The table in the browser, and for programs. A program plays a seat with a token that the owner of a
table makes for it: read `GET /api/bot/{table}/stream`, answer with `POST /api/bot/{table}/act`.
Everything else is for the page, which is known by its cookie.
"""


def create_app(
    tables: TableService, settings: Settings | None = None, *, lan_switch: Lan | None = None
) -> FastAPI:
    """Return the application that serves some tables; it closes them when it ends."""
    settings = settings or Settings()
    context = Context(tables, settings, lan=lan_switch)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        start = getattr(tables, "start", None)
        if start is not None:
            start()
        app.openapi()  # takes long to make: nobody's move shall wait for it
        yield
        await context.close()

    app = FastAPI(
        title="Palamède",
        version=__version__,
        description=_ABOUT,
        lifespan=lifespan,
        responses={status: RESPONSES[status] for status in (422, 429)},
        openapi_url="/api/openapi.json",
        # The pages of FastAPI that show the interface load scripts from elsewhere.
        docs_url=None,
        redoc_url=None,
    )
    app.state.context = context
    add_handlers(app)
    for part in (catalogue, tables_routes, mine, programs, records, sheets, lan, health):
        app.include_router(part.router, responses=_responses_of(part))
    app.include_router(socket.router)
    app.include_router(page.router)
    app.add_middleware(_Counted, context=context)
    app.add_middleware(Guard, settings=settings)
    return app


def _responses_of(part: Any) -> dict[int | str, dict[str, Any]]:
    if part in (catalogue, health):
        return {}
    return {status: RESPONSES[status] for status in RESPONSES if status != 422}


def _named(method: str) -> str:
    return method if method in _METHODS else "other"


class _Counted:
    """Limits the requests of an address, counts them, and logs them without what is secret."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self._app = app
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        context, began, status = self._context, time.monotonic(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            context.requests.check(client_of(scope))
        except LimitError as error:
            body = {"code": error.code, "message": speak(error, "en")}
            wait = {"retry-after": str(error.params["wait"])}
            await JSONResponse(body, 429, headers=wait)(scope, receive, sending)
        else:
            await self._app(scope, receive, sending)
        finally:
            context.metrics.count(
                "palamede_requests_total", method=_named(scope["method"]), status=str(status)
            )
            log.info(
                "request",
                extra={
                    "fields": {
                        "method": _named(scope["method"]),
                        "path": scope["path"],
                        "status": status,
                        "ms": round(1000 * (time.monotonic() - began), 1),
                        "client": client_of(scope),
                    }
                },
            )
