"""Errors as answers: each a status, a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from palamede.dominoes.errors import PalamedeError
from palamede.table.errors import TableError
from palamede.table.storage import StorageError
from palamede.web.limits import LimitError
from palamede.web.logs import log
from palamede.web.speech import language_of, speak

__all__ = ["BESIDE_TEXT", "RESPONSES", "Problem", "add_handlers", "status_of"]


class Problem(BaseModel):
    """What went wrong."""

    code: str = Field(description="Names the kind of problem; stays the same in every language.")
    message: str = Field(description="One sentence for people, in the language asked for.")
    errors: list[str] | None = Field(
        default=None, description="Where the request is not as it should be."
    )


RESPONSES: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "The request cannot be carried out as it is."},
    401: {"model": Problem, "description": "No token, or one that opens nothing."},
    403: {"model": Problem, "description": "Not allowed to this caller."},
    404: {"model": Problem, "description": "There is no such thing."},
    409: {"model": Problem, "description": "Not now: the table is in another state."},
    413: {"model": Problem, "description": "Too long."},
    422: {"model": Problem, "description": "The request has not the right form."},
    429: {"model": Problem, "description": "Too much from this address."},
    503: {"model": Problem, "description": "Not at the moment."},
}

BESIDE_TEXT: dict[int | str, dict[str, Any]] = {
    status: {
        "description": response["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for status, response in RESPONSES.items()
}
"""The same, for routes whose own answer is no JSON."""

_STATUS = {
    "no-such-table": 404,
    "no-such-key": 403,
    "no-such-sheet": 404,
    "sheet-read-only": 403,
    "no-such-code": 404,
    "no-such-seat": 404,
    "no-such-deal": 404,
    "no-such-move": 404,
    "no-token": 401,
    "no-seat": 403,
    "owner-only": 403,
    "no-spectators": 403,
    "not-here": 403,
    "wrong-key": 403,
    "lan-impossible": 409,
    "closing": 503,
}


def status_of(error: PalamedeError) -> int:
    """Return the HTTP status of an error."""
    if isinstance(error, LimitError):
        return 429
    if isinstance(error, StorageError):
        return 503
    if error.code in _STATUS:
        return _STATUS[error.code]
    return 409 if isinstance(error, TableError) else 400


def add_handlers(app: FastAPI) -> None:
    """Make an application answer errors so."""

    @app.exception_handler(PalamedeError)
    def _known(request: Request, error: PalamedeError) -> JSONResponse:
        status = status_of(error)
        if status >= 500:
            log.error("cannot be served", extra={"fields": {"code": error.code}})
        headers = {"retry-after": str(error.params["wait"])} if status == 429 else None
        return _answer(status, error.code, speak(error, language_of(request)), headers=headers)

    @app.exception_handler(RequestValidationError)
    def _form(request: Request, error: RequestValidationError) -> JSONResponse:
        # What was sent is not repeated: it may hold a secret.
        wrong = [
            f"{'.'.join(str(part) for part in each['loc'])}: {each['msg']}"
            for each in error.errors()
        ]
        sentence = speak("bad-request", language_of(request), detail=wrong[0] if wrong else "")
        return _answer(422, "bad-request", sentence, errors=wrong)

    @app.exception_handler(HTTPException)
    def _http(request: Request, error: HTTPException) -> JSONResponse:
        code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "http")
        return _answer(
            error.status_code,
            code,
            speak(code, language_of(request)) if code != "http" else str(error.detail),
            headers=dict(error.headers or {}),
        )

    @app.exception_handler(Exception)
    def _unknown(request: Request, error: Exception) -> JSONResponse:
        log.error("a defect", exc_info=error, extra={"fields": {"path": request.url.path}})
        return _answer(500, "defect", speak("defect", language_of(request)))


def _answer(
    status: int,
    code: str,
    message: str,
    *,
    errors: list[str] | None = None,
    headers: dict[str, str] | None = None,
) -> JSONResponse:
    body: dict[str, Any] = {"code": code, "message": message}
    if errors is not None:
        body["errors"] = errors
    return JSONResponse(body, status_code=status, headers=headers)
