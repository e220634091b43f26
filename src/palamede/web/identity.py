"""Who sends a request: the browser by its cookie, a program by its token.

The cookie is a secret of 192 bits that says nothing and that no script of the page can read. It is
made with the first POST that needs one, never by looking at a page.
"""

from __future__ import annotations

import re

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from palamede.dominoes.errors import PalamedeError
from palamede.table import keys
from palamede.web.settings import Settings

__all__ = ["COOKIE", "TokenError", "browser", "forget", "known_browser", "program"]

COOKIE = "palamede"
_AGE = 400 * 24 * 3600
"""Browsers keep no cookie longer than 400 days; each use begins them anew."""
_SECRET = re.compile(r"[\w-]{32,64}", re.ASCII)


class TokenError(PalamedeError):
    """A program did not show a token."""


def cookie_name(settings: Settings) -> str:
    """Return the name of the cookie; browsers guard the one for https against other hosts."""
    return f"__Host-{COOKIE}" if settings.secure else COOKIE


def _secret(connection: HTTPConnection, settings: Settings) -> str | None:
    secret = connection.cookies.get(cookie_name(settings), "")
    return secret if _SECRET.fullmatch(secret) else None


def known_browser(connection: HTTPConnection, settings: Settings) -> str:
    """Return the secret by which a browser is known, "" for one without a cookie."""
    return _secret(connection, settings) or ""


def browser(request: Request, response: Response, settings: Settings) -> str:
    """Return the secret of a browser, and give it its cookie, a new one or the old one again."""
    secret = _secret(request, settings) or keys.new_secret()
    response.set_cookie(
        cookie_name(settings),
        secret,
        max_age=_AGE,
        path="/",
        secure=settings.secure,
        httponly=True,
        samesite="strict",
    )
    return secret


def forget(response: Response, settings: Settings) -> None:
    """Take the cookie away."""
    response.delete_cookie(
        cookie_name(settings), path="/", secure=settings.secure, httponly=True, samesite="strict"
    )


def program(connection: HTTPConnection) -> str:
    """Return the token that a program shows.

    Raises:
        TokenError: it shows none.
    """
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not _SECRET.fullmatch(token.strip()):
        raise TokenError("show the token of a seat: Authorization: Bearer TOKEN", code="no-token")
    return token.strip()
