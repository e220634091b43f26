"""Logs as JSON, one object a line, with the time in UTC and without anybody's secrets.

A request is logged by method, path and outcome. Queries, headers, cookies and bodies never are:
nothing secret stands in a path.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

__all__ = ["JsonFormatter", "log", "set_up"]

log = logging.getLogger("palamede.web")


class JsonFormatter(logging.Formatter):
    """Writes a record as a JSON object; the fields given as ``extra={"fields": …}`` stand in it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        at = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, Any] = {
            "at": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class _WithoutQueries(logging.Filter):
    """Keeps the lines of uvicorn that would show the query of a request out of the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Drop the lines on single sockets; the server has its own."""
        return '"WebSocket ' not in str(record.msg)


def set_up(stream: TextIO | None = None, *, level: int = logging.INFO) -> None:
    """Send the logs of the server and of uvicorn to a stream, standard error if None."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(_WithoutQueries())
    for name in ("palamede", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
    for name in ("uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = name == "uvicorn.error"
