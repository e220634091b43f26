"""Records: as DGN, step by step, as pictures, and their proof."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response

from palamede import dgn
from palamede.dgn.checker import check
from palamede.table.proof import PartieProof, prove
from palamede.web import replay as replaying
from palamede.web.api.tables import TableId
from palamede.web.context import Here
from palamede.web.identity import known_browser
from palamede.web.messages import (
    ProofOfDeal,
    ProofOfPartie,
    RecordText,
    Replay,
    Share,
    Shared,
    SharedRecord,
    SharedSecret,
    Statistics,
    Verdict,
)
from palamede.web.problems import BESIDE_TEXT
from palamede.web.security import client_of
from palamede.web.speech import Language, language_of, translator

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["records"])

Number = Annotated[int | None, Query(ge=1, le=100_000)]
Theme = Literal["auto", "light", "dark"]
_DGN = {"content": {"text/plain": {}}, "description": "The record in DGN."}
_SVG = {"content": {"image/svg+xml": {}}, "description": "The picture."}


@router.get(
    "/tables/{table}/record", responses={**BESIDE_TEXT, 200: _DGN}, response_class=PlainTextResponse
)
async def record(table: TableId, context: Here, request: Request) -> PlainTextResponse:
    """Return the record of a table; of a partie that goes on, what your seat has seen."""
    text = await context.tables.record(table, known_browser(request, context.settings))
    name = f'attachment; filename="palamede-{table}.dgn"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.get("/tables/{table}/replay")
async def replay(
    table: TableId,
    context: Here,
    request: Request,
    lang: Language | None = None,
    partie: Number = None,
) -> Replay:
    """Return a partie of a table step by step, the last if none is named."""
    text = await context.tables.record(table, known_browser(request, context.settings))
    language = lang or language_of(request)
    return await context.think(_replay, text, language, partie, last=True)


@router.post("/tables/{table}/share", status_code=201)
async def share(table: TableId, context: Here, request: Request, _: Share) -> SharedSecret:
    """Make a secret that opens the finished parties of a table to whoever has it; for players."""
    context.joins.check(client_of(request.scope))
    secret = await context.tables.share(table, known_browser(request, context.settings))
    return SharedSecret(secret=secret, addresses=context.lan.links)


@router.post("/tables/{table}/shared")
async def shared(table: TableId, body: Shared, context: Here, request: Request) -> SharedRecord:
    """Return the finished parties of a table to who has been given their secret."""
    context.joins.check(client_of(request.scope))
    return SharedRecord(record=await context.tables.shared(table, body.secret))


@router.post("/replay")
async def replay_text(body: RecordText, context: Here) -> Replay:
    """Return a partie of a record step by step, with the JSON twin and what is wrong in it."""
    return await context.think(_replay, body.record, body.lang, body.partie, last=False, twin=True)


def _replay(
    text: str, language: str, partie: int | None, *, last: bool, twin: bool = False
) -> Replay:
    checked = check(text, keep=True)
    if partie is None and last:
        partie = len(checked.parties)
    told = replaying.replay(checked, language, partie)
    return Replay(**told, twin=dgn.to_json(checked) if twin else None)


@router.get(
    "/tables/{table}/position.svg", responses={**BESIDE_TEXT, 200: _SVG}, response_class=Response
)
async def picture(
    table: TableId,
    context: Here,
    request: Request,
    partie: Number = None,
    deal: Number = None,
    ply: Annotated[int | None, Query(ge=0, le=100_000)] = None,
    theme: Theme = "auto",
    lang: Language | None = None,
) -> Response:
    """Return a position of a table's record: after ``ply`` acts of a deal, or at its end."""
    text = await context.tables.record(table, known_browser(request, context.settings))
    svg = await context.think(
        replaying.picture,
        text,
        lang or language_of(request),
        partie=partie,
        deal=deal,
        ply=ply,
        theme=theme,
    )
    return Response(svg, media_type="image/svg+xml")


@router.get("/statistics")
async def statistics(context: Here) -> Statistics:
    """Return what the counted deals of this server were, against what chance predicts."""
    return Statistics(**await context.tables.statistics())


@router.post("/verify")
async def verify(body: RecordText, context: Here) -> Verdict:
    """Say whether the deals of a record are those that the fair-deal protocol gives."""
    proofs = await context.think(prove, body.record)
    parties = [_proof(proof, body.lang) for proof in proofs]
    return Verdict(proved=bool(parties) and all(p.proved for p in parties), parties=parties)


def _proof(proof: PartieProof, language: str) -> ProofOfPartie:
    return ProofOfPartie(
        partie=proof.number,
        proved=proof.proved,
        fault=proof.fault,
        seat=proof.seat,
        by_server=proof.by_server,
        deals=[ProofOfDeal(deal=deal.number, fault=deal.fault) for deal in proof.deals],
        sentence=_sentence(proof, language),
    )


def _sentence(proof: PartieProof, language: str) -> str:
    """Return what has been found out about a partie."""
    tr = translator(language)
    if proof.fault is not None:
        return tr(f"verify-{proof.fault}", partie=proof.number, seat=proof.seat or 0)
    for deal in proof.deals:
        if deal.fault is not None:
            return tr(f"verify-deal-{deal.fault}", partie=proof.number, deal=deal.number)
    return tr("verify-proved", partie=proof.number, deals=len(proof.deals))
