"""What the routes share: the tables, how the server is set up, its limits and its counts."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, Any, ParamSpec, TypeVar

from fastapi import Depends
from starlette.requests import HTTPConnection

from palamede import __version__
from palamede.table.interface import TableService
from palamede.web.lan import Lan
from palamede.web.limits import AddressLimits, Concurrent
from palamede.web.metrics import Metrics
from palamede.web.settings import Settings

__all__ = ["Context", "Here", "page_version"]


Args = ParamSpec("Args")
Result = TypeVar("Result")
Name = TypeVar("Name")
Value = TypeVar("Value")


class Kept(OrderedDict[Name, Value]):
    """The newest few thousand of something."""

    MOST = 4096

    def __setitem__(self, name: Name, value: Value) -> None:
        """Keep something, and let the oldest go where there is too much."""
        super().__setitem__(name, value)
        if len(self) > self.MOST:
            self.popitem(last=False)


class Context:
    """One for each application."""

    def __init__(
        self,
        tables: TableService,
        settings: Settings,
        *,
        lan: Lan | None = None,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self.tables = tables
        self.settings = settings
        self.lan = lan or Lan(settings)
        self.seconds = seconds
        self.metrics = Metrics()
        self.version = page_version(settings)
        limits = settings.limits
        self.new_tables = AddressLimits("tables", *limits.tables, clock=seconds)
        self.joins = AddressLimits("seats", *limits.joins, clock=seconds)
        self.requests = AddressLimits("requests", *limits.requests, clock=seconds)
        self.sockets = Concurrent("sockets", limits.sockets, limits.sockets_in_all)
        self.invitations: Kept[tuple[str, int | None], str] = Kept()
        """Invitations made since the server runs, by table and seat."""
        self.summaries: Kept[tuple[str, int], Any] = Kept()
        """How tables stood, by name and time of their last event; holds names of people."""
        self._heavy = asyncio.Semaphore(1)
        self._closed = False
        self._describe()

    async def think(
        self, function: Callable[Args, Result], *args: Args.args, **kwargs: Args.kwargs
    ) -> Result:
        """Do something long, such as reading a record, beside the event loop, one at a time."""
        async with self._heavy:
            return await asyncio.to_thread(function, *args, **kwargs)

    async def close(self) -> None:
        """Let nobody else in, tell everybody who listens, and keep everything; once."""
        if not self._closed:
            self._closed = True
            await self.lan.close()
            await self.tables.close()

    def _describe(self) -> None:
        metrics = self.metrics
        metrics.gauge("palamede_sockets", "Open sockets and streams.", lambda: self.sockets.count)
        for limit in (self.new_tables, self.joins, self.requests, self.sockets):
            metrics.gauge(
                f"palamede_refused_{limit.what}",
                f"Refused since the start: too many {limit.what} from one address.",
                lambda limit=limit: limit.refused,  # type: ignore[misc]
            )
        stats = getattr(self.tables, "stats", None)
        if stats is not None:
            for name, about in (
                ("tables", "Tables in memory."),
                ("listeners", "Connections to tables."),
                ("bots_stood_in", "Acts played at the classical level for want of a worker."),
            ):
                metrics.gauge(
                    f"palamede_{name}",
                    about,
                    lambda name=name: stats().get(name, 0),  # type: ignore[misc]
                )
        metrics.describe("palamede_commands_total", "Commands by their outcome.")
        metrics.describe("palamede_command_seconds", "From a command to its acknowledgement.")
        metrics.describe("palamede_requests_total", "Requests by method and status.")
        metrics.describe("palamede_sockets_dropped_total", "Sockets dropped, by the reason.")


def page_version(settings: Settings) -> str:
    """Return the version that a page must have: what its build says, or else a digest of it."""
    written = settings.static / "version.json"
    if written.is_file():
        return str(json.loads(written.read_text(encoding="utf-8"))["version"])
    index = settings.static / "index.html"
    if not index.is_file():
        return __version__
    return f"{__version__}+{hashlib.sha256(index.read_bytes()).hexdigest()[:12]}"


def _context(connection: HTTPConnection) -> Context:
    context: Context = connection.app.state.context
    return context


Here = Annotated[Context, Depends(_context)]
"""The context of the application, as a parameter of a route."""
