"""Running the server: sockets, database, bots, uvicorn, and an end at which nothing is lost."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Callable
from typing import TextIO

import uvicorn

from palamede.dominoes.errors import PalamedeError
from palamede.table.bots import BotPool
from palamede.table.interface import TableService
from palamede.table.service import Tables
from palamede.table.storage import Store
from palamede.web import logs as logging_
from palamede.web import tidying
from palamede.web.app import create_app
from palamede.web.context import Context
from palamede.web.lan import Lan, bound_buffers
from palamede.web.settings import Settings

__all__ = ["Server", "listen", "serve"]

_GRACE = 5
"""Seconds that open connections have to end."""


class ListenError(PalamedeError):
    """The address or the port cannot be listened to."""


def listen(settings: Settings) -> socket.socket:
    """Return a socket that listens as the settings say.

    Raises:
        ListenError: the port is in use, or the address is none of this machine.
    """
    host = settings.host or "0.0.0.0"
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, settings.port, type=socket.SOCK_STREAM
        )[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise ListenError(
            f"{host} is no address of this machine", code="host-unknown", host=host
        ) from error
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound_buffers(listener)
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRNOTAVAIL:
            raise ListenError(
                f"{host} is no address of this machine", code="host-unknown", host=host
            ) from error
        raise ListenError(
            f"port {settings.port} of {host} is in use: name another",
            code="port-taken",
            port=str(settings.port),  # a name, not an amount to be written 8,642
            host=host,
        ) from error
    listener.setblocking(False)
    return listener


class Server(uvicorn.Server):
    """Serves some tables; sockets hear that it stops before they are closed."""

    def __init__(self, tables: TableService, settings: Settings) -> None:
        self.settings = settings
        self.lan = Lan(settings)
        self.app = create_app(tables, settings, lan_switch=self.lan)
        self.context: Context = self.app.state.context
        super().__init__(
            uvicorn.Config(
                self.app,
                host=settings.host,
                port=settings.port,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                ws="websockets-sansio",
                ws_max_size=settings.limits.frame_bytes,
                ws_ping_interval=None,  # clients give signs of life that the table sees
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=_GRACE,
                timeout_keep_alive=15,
                h11_max_incomplete_event_size=32 * 1024,
            )
        )
        self.lan.attach(self._also)

    async def _also(self, listener: socket.socket) -> asyncio.AbstractServer:
        """Serve what comes to one more socket."""
        loop = asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )
            return made

        return await loop.create_server(protocol, sock=listener, backlog=self.config.backlog)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, keep everything, then end."""
        await self.context.close()
        await super().shutdown(sockets)
        if self.force_exit:
            # uvicorn leaves that out then; cut off, the application would log a failure.
            await self.lifespan.shutdown()


def serve(
    settings: Settings,
    database: str,
    *,
    workers: int | None = None,
    opened: Callable[[str], None] = lambda url: None,
    logs: TextIO | None = None,
) -> None:
    """Serve the tables of a database until SIGINT or SIGTERM.

    ``logs`` takes the log; without it only warnings go to standard error. ``opened`` is called with
    the address of the page once it can be reached.

    Raises:
        ListenError: the address cannot be listened to.
        StorageError: the database cannot be used, or another process serves it.
    """
    logging_.set_up(logs, level=logging.INFO if logs is not None else logging.WARNING)
    listener = listen(settings)
    try:
        store = Store(database)
    except BaseException:
        listener.close()
        raise

    async def run() -> None:
        server = Server(Tables(store, bots=BotPool(workers)), settings)
        opened(server.lan.links[0])
        tidying.begin()
        tidy = asyncio.create_task(tidying.keep_tidy(lambda: server.context.sockets.count))
        try:
            await server.serve(sockets=[listener])
        finally:
            tidy.cancel()

    asyncio.run(run())
