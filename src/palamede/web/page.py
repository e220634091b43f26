"""The page: the files of its build, its index for every address of it, or why it is missing."""

from __future__ import annotations

import gzip
import html
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException

from palamede.web.context import Here

__all__ = ["BUILD", "router"]

router = APIRouter(include_in_schema=False)

BUILD = "cd frontend && npm ci && npm run build"
"""How the page is built in a checkout; an installed package brings it along."""

_FOREVER = "public, max-age=31536000, immutable"
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
_PACKED = ".gz"
_NAMED_BY_CONTENT = ("assets/", "arbiter/")
"""Folders in which a file that changes gets another name."""


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
def page(path: str, request: Request, context: Here) -> Response:
    """Return a file of the page; its index for the addresses that the page itself reads."""
    static = context.settings.static.resolve()
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404)
    index = static / "index.html"
    if not index.is_file():
        return HTMLResponse(_missing(static), status_code=503)
    file = _file(static, path)
    if file is not None:
        forever = path.startswith(_NAMED_BY_CONTENT)
        headers = {"cache-control": _FOREVER if forever else "no-cache"}
        return _sent(file, request.headers.get("accept-encoding", ""), headers)
    if Path(path).suffix:
        raise HTTPException(404)
    return FileResponse(index, media_type=_TYPES[".html"], headers={"cache-control": "no-cache"})


def _sent(file: Path, accepted: str, headers: dict[str, str]) -> Response:
    """Return a file; one that the build has gzipped goes as it lies there to who can read it."""
    if file.suffix != _PACKED:
        return FileResponse(file, media_type=_TYPES[file.suffix], headers=headers)
    kind = _TYPES[file.with_suffix("").suffix]
    headers |= {"vary": "accept-encoding"}
    if "gzip" in accepted.lower():
        return FileResponse(file, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(gzip.decompress(file.read_bytes()), media_type=kind, headers=headers)


def _file(static: Path, path: str) -> Path | None:
    """Return a file of the build, gzipped if it lies there so, and nothing that lies outside it."""
    if "\0" in path or len(path) > 500 or Path(path).suffix not in _TYPES:
        return None
    for name in (path, path + _PACKED):
        try:
            file = (static / name).resolve()
            inside = file.is_relative_to(static) and file.is_file()
        except (OSError, ValueError):
            return None
        if inside and file.suffix in (Path(path).suffix, _PACKED):
            return file
    return None


def _missing(static: Path) -> str:
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Palamède</title>"
        "<h1>The page has not been built</h1>"
        f"<p>The server runs, but there is no page in <code>{html.escape(str(static))}</code>."
        f"<p>In a checkout, build it: <code>{html.escape(BUILD)}</code>, then load this again."
    )
