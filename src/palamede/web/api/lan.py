"""People on this network: the switch, for who sits at the machine itself."""

from __future__ import annotations

from fastapi import APIRouter, Request

from palamede.dominoes.errors import PalamedeError
from palamede.web.context import Context, Here
from palamede.web.messages import LanState, LanSwitch
from palamede.web.security import is_local

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["network"])


class NotHereError(PalamedeError):
    """Only who sits at the machine itself may do that."""


def _state(context: Context, request: Request) -> LanState:
    return LanState(
        lan=context.lan.on,
        lan_possible=context.lan.possible and is_local(request.scope),
        addresses=context.lan.links,
    )


@router.get("/lan")
def lan(context: Here, request: Request) -> LanState:
    """Return whether people on this network may come in, and by which addresses."""
    return _state(context, request)


@router.post("/lan")
async def switch(body: LanSwitch, context: Here, request: Request) -> LanState:
    """Let people on this network in, or no longer; from this machine only."""
    if not is_local(request.scope):
        raise NotHereError(
            "only at the machine on which the server runs can that be switched", code="not-here"
        )
    await context.lan.switch(body.on)
    return _state(context, request)
