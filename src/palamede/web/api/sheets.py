"""Score sheets of tables with real tiles: read and written by who has their secrets."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, ConfigDict, Field

from palamede.web.context import Here
from palamede.web.messages import Secret
from palamede.web.security import client_of

__all__ = ["router"]

router = APIRouter(prefix="/api/sheets", tags=["sheets"])

MOST_ENTRIES = 5000

SheetId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Entry = Annotated[dict[str, Any], Field(description="An entry as the arbiter's sheets have it.")]
Entries = Annotated[list[Entry], Field(max_length=MOST_ENTRIES)]


class _Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewSheet(_Request):
    """A sheet that is to be shared."""

    entries: Entries


class OpenedSheet(BaseModel):
    """Its name, and the secrets for the fragments of two links."""

    sheet: str
    read: str
    write: str
    addresses: list[str]


class ReadSheet(_Request):
    """The secret of a link to a sheet."""

    secret: Secret


class WriteSheet(_Request):
    """The writer's secret, and all entries of the sheet, those that are known included."""

    secret: Secret
    entries: Entries


class Sheet(BaseModel):
    """A sheet; ``writes``: this secret may write on it."""

    entries: list[Entry]
    writes: bool


@router.post("", status_code=201)
async def open_sheet(new: NewSheet, context: Here, request: Request) -> OpenedSheet:
    """Share a sheet, and return the secrets with which it is read and written."""
    context.new_tables.check(client_of(request.scope))
    opened = await context.tables.sheets.open(new.entries)
    return OpenedSheet(
        sheet=opened.sheet, read=opened.read, write=opened.write, addresses=context.lan.links
    )


@router.post("/{sheet}/read")
async def read_sheet(sheet: SheetId, body: ReadSheet, context: Here) -> Sheet:
    """Return a sheet to who has one of its secrets."""
    found = await context.tables.sheets.read(sheet, body.secret)
    return Sheet(entries=found.entries, writes=found.writes)


@router.post("/{sheet}/entries")
async def write_sheet(sheet: SheetId, body: WriteSheet, context: Here) -> Sheet:
    """Add to a sheet. Entries are never changed: undoing is an entry too."""
    found = await context.tables.sheets.write(sheet, body.secret, body.entries)
    return Sheet(entries=found.entries, writes=True)


@router.post("/{sheet}/remove", status_code=204)
async def remove_sheet(sheet: SheetId, body: ReadSheet, context: Here) -> None:
    """Forget a sheet; for writers."""
    await context.tables.sheets.remove(sheet, body.secret)
