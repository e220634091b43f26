"""Opening tables, inviting to them and joining them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from palamede.dominoes.errors import PalamedeError
from palamede.table.errors import TableError
from palamede.web.context import Context, Here
from palamede.web.identity import browser, known_browser
from palamede.web.messages import (
    Invitations,
    Join,
    JoinedTable,
    NewTable,
    OpenedTable,
    Token,
    TokenFor,
)
from palamede.web.security import client_of

__all__ = ["TableId", "router"]

MOST_SEATS = 9

router = APIRouter(prefix="/api/tables", tags=["tables"])

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class RequestError(PalamedeError):
    """A request that contradicts itself."""


@router.post("", status_code=201)
async def open_table(
    new: NewTable, context: Here, request: Request, response: Response
) -> OpenedTable:
    """Open a table and sit down on seat 1; the browser gets its cookie."""
    context.new_tables.check(client_of(request.scope))
    settings = list(new.settings)
    for name, value in (("players", new.players), ("stake", new.stake)):
        if value is not None and not any(each.startswith(f"{name}=") for each in settings):
            settings.append(f"{name}={value}")
    people = ("", "human", "empty", None)
    created = await context.tables.create(
        browser(request, response, context.settings),
        new.rules,
        settings,
        name=new.name,
        opponents=[None if bot in people else bot for bot in new.opponents],
        options=new.options,
    )
    context.invitations[created.table, None] = created.invitation
    return OpenedTable(
        table=created.table, seat_secret=created.seat_secret, invite=created.invitation
    )


@router.post("/{table}/join")
async def join(
    table: TableId, body: Join, context: Here, request: Request, response: Response
) -> JoinedTable:
    """Sit down by an invitation, or take one's seat over to this browser; it gets its cookie."""
    context.joins.check(client_of(request.scope))
    if (body.secret is None) == (body.invite is None):
        raise RequestError("send either secret or invite", code="secret-or-invite")
    joined = await context.tables.join(
        table,
        browser(request, response, context.settings),
        body.secret or body.invite or "",
        body.name,
        body.seat,
    )
    return JoinedTable(
        table=joined.table,
        seat=min(joined.seats, default=None),
        seats=list(joined.seats),
        owner=joined.owner,
        seat_secret=joined.seat_secret,
    )


@router.get("/{table}/invites")
async def invitations(table: TableId, context: Here, request: Request) -> Invitations:
    """Return what opens the table and each of its seats, for links; for the owner."""
    proof = known_browser(request, context.settings)
    you = await context.tables.you(table, proof)
    if not you["owner"]:
        raise PalamedeError("only who opened the table may do that", code="owner-only")
    whole = await _invitation(context, table, proof, None)
    seats = {}
    for seat in range(1, MOST_SEATS + 1):
        if seat in you["seats"]:
            continue
        try:
            seats[str(seat)] = await _invitation(context, table, proof, seat)
        except TableError:
            break  # there are no more seats
    return Invitations(
        invite=whole,
        seats=seats,
        addresses=context.lan.links,
        lan=context.lan.on,
        lan_possible=context.lan.possible,
    )


async def _invitation(context: Context, table: str, proof: str, seat: int | None) -> str:
    """Return the invitation of this run; what an earlier run gave out opens the table too."""
    known = context.invitations.get((table, seat))
    if known is None:
        known = await context.tables.invite(table, proof, seat)
        context.invitations[table, seat] = known
    return known


@router.delete("/{table}/invites", status_code=204)
async def withdraw(table: TableId, context: Here, request: Request) -> None:
    """Let no link given out so far open the table any longer; for the owner."""
    await context.tables.uninvite(table, known_browser(request, context.settings))
    for known in [key for key in context.invitations if key[0] == table]:
        del context.invitations[known]


@router.post("/{table}/tokens", status_code=201)
async def token(table: TableId, body: TokenFor, context: Here, request: Request) -> Token:
    """Let a program have a seat; its token is shown this once. For the owner."""
    proof = known_browser(request, context.settings)
    made = await context.tables.token(table, proof, body.seat)
    return Token(table=table, seat=body.seat, token=made)
