"""What belongs to a browser: its tables, moving them to another device, being forgotten."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from palamede.dgn import Record
from palamede.dgn.checker import check
from palamede.dominoes.errors import PalamedeError
from palamede.table.interface import Listed
from palamede.web import identity
from palamede.web.catalogue import title
from palamede.web.context import Here
from palamede.web.identity import browser, known_browser
from palamede.web.messages import ClaimCode, Claimed, Code, Forget, Mine
from palamede.web.security import client_of

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["my games"])

MOST = 100
"""So many tables are listed."""
_NOTHING: dict[str, Any] = {"names": [], "phase": "seating", "scores": [], "winner": ()}


@router.get("/mine")
async def mine(context: Here, request: Request) -> list[Mine]:
    """Return the tables of this browser, the last played first."""
    proof = known_browser(request, context.settings)
    if not proof:
        return []
    listed = (await context.tables.mine(proof))[:MOST]
    return [await _told(context, proof, each) for each in listed]


async def _told(context: Here, proof: str, listed: Listed) -> Mine:
    found: dict[str, Any] = context.summaries.get((listed.table, listed.touched), {})
    if not found:
        try:
            record = await context.tables.record(listed.table, proof)
        except PalamedeError:
            found = _NOTHING  # he has left a table that only its players may see
        else:
            found = await context.think(_summary, record)
            context.summaries[listed.table, listed.touched] = found
    won = None
    if found["winner"] and listed.seats:
        won = bool(set(found["winner"]) & set(listed.seats))
    return Mine(
        table=listed.table,
        rules=listed.rules,
        title=title(listed.rules),
        names=found["names"],
        seats=list(listed.seats),
        owner=listed.owner,
        left=listed.left,
        phase=found["phase"],
        at=listed.touched,
        created=listed.created,
        scores=found["scores"],
        won=won,
        archived=listed.archived,
    )


def _summary(record: str) -> dict[str, Any]:
    """Return names, phase, scores and winner of the last partie of a record."""
    last = Record(check(record).record.parties[-1:]) if record else None
    parties = check(last).parties if last is not None else ()
    if not parties:
        return _NOTHING
    partie = parties[-1]
    scores = partie.deals[-1].scores if partie.deals else None
    return {
        "names": list(partie.table.names or ()),
        "phase": "finished" if partie.finished else "play",
        "scores": list(scores or ()),
        "winner": partie.winner,
    }


@router.post("/mine/code")
async def offer(context: Here, request: Request, response: Response, _: Forget) -> Code:
    """Make a code of eight words that moves the games of this browser to another."""
    context.joins.check(client_of(request.scope))
    proof = browser(request, response, context.settings)
    return Code(code=await context.tables.offer(proof))


@router.post("/mine/claim")
async def claim(body: ClaimCode, context: Here, request: Request, response: Response) -> Claimed:
    """Take the games of the browser that made the code; this one gets its cookie."""
    context.joins.check(client_of(request.scope))
    proof = browser(request, response, context.settings)
    return Claimed(moved=await context.tables.redeem(proof, body.code))


@router.post("/forget", status_code=204)
async def forget(context: Here, request: Request, response: Response, _: Forget) -> None:
    """Delete this browser's secrets and names; records stay, with the numbers of its seats."""
    proof = known_browser(request, context.settings)
    if proof:
        await context.tables.forget(proof)
        context.summaries.clear()
    identity.forget(response, context.settings)
