"""For who runs the server: is it well, and what does it count."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from palamede import __version__
from palamede.web.context import Here

__all__ = ["router"]

router = APIRouter(tags=["operations"])


class Health(BaseModel):
    """The server runs."""

    status: str
    version: str
    page: str


@router.get("/healthz")
def healthz(context: Here) -> Health:
    """Say that the server runs, and which version."""
    return Health(status="ok", version=__version__, page=context.version)


@router.get("/metrics", response_class=PlainTextResponse)
def metrics(context: Here, request: Request) -> PlainTextResponse:
    """Return counts, in the text format of Prometheus; not to those who come through a proxy."""
    if not request.scope.get("palamede.direct", True):
        raise HTTPException(404)
    return PlainTextResponse(
        str(context.metrics), media_type="text/plain; version=0.0.4; charset=utf-8"
    )
