"""What holds for every request: who is called, from where, how much, and the headers of answers.

Plain ASGI, so that sockets pass through it as well. A request for another server (``Host``), one
that another page makes a browser send (``Origin``, ``Sec-Fetch-Site``), and a body that is too long
are refused before anything reads them.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from palamede.web.settings import Settings

__all__ = [
    "ARBITER_POLICY",
    "CONTENT_SECURITY_POLICY",
    "Guard",
    "client_of",
    "is_local",
    "same_origin",
]

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

ARBITER_POLICY = CONTENT_SECURITY_POLICY.replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)
"""The arbiter's page and what lies in its folder run Python, which is WebAssembly."""

_HEADERS = {
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_SAFE = ("GET", "HEAD", "OPTIONS")
_FOR_RECORDS = ("/api/replay", "/api/verify")
_FOR_SHEETS = "/api/sheets"
_BODY_SECONDS = 20
"""So long a body may take to come."""
_LOCAL_NAMES = ("localhost",)


class Guard:
    """ASGI middleware; also puts the address of the client into ``scope["client"]``."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        peer = scope["client"][0] if scope.get("client") else ""
        scope["palamede.direct"] = not self._settings.trusts(peer)
        if not scope["palamede.direct"]:
            scope["client"] = (_forwarded(headers, peer, self._settings), 0)
        problem = self._problem(scope, headers)
        guarded = _Answer(send, policy=_policy(scope["path"]), secure=self._settings.secure)
        if problem is not None:
            await _refuse(scope, receive, guarded, *problem)
            return
        if scope["type"] == "http" and scope["method"] not in _SAFE:
            most = self._most(scope)
            body = await _body(receive, most)
            if body is None:
                await _refuse(scope, receive, guarded, *_too_long(most))
                return
            receive = _again(body, receive)
        await self._app(scope, receive, guarded)

    def _most(self, scope: Scope) -> int:
        """Return how many bytes of a body are read: records and sheets are long."""
        limits = self._settings.limits
        long = scope["path"] in _FOR_RECORDS or scope["path"].startswith(_FOR_SHEETS)
        return limits.record_bytes if long else limits.body_bytes

    def _problem(self, scope: Scope, headers: Headers) -> tuple[int, str, str] | None:
        """Return status, code and sentence of what is wrong with a request."""
        host = headers.get("host", "")
        if not _is_ours(host, self._settings):
            return 421, "wrong-host", "this server is not called so: use the address it prints"
        socket_or_change = scope["type"] == "websocket" or scope["method"] not in _SAFE
        if socket_or_change and not self._same_site(scope, headers):
            return 403, "cross-origin", "another page may not do that"
        length = headers.get("content-length", "0")
        most = self._most(scope)
        if not length.isascii() or not length.isdigit() or int(length) > most:
            return _too_long(most)
        return None

    def _same_site(self, scope: Scope, headers: Headers) -> bool:
        """Whether the request comes from a page of this server, or from no page at all."""
        origin = headers.get("origin")
        if origin is not None:
            return same_origin(origin, headers.get("host", ""), self._settings)
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            return False
        # Browsers always name the origin of a socket: who does not is a program with a token.
        return scope["type"] != "websocket" or "authorization" in headers


class _Answer:
    """Puts the headers that every answer has into it."""

    def __init__(self, send: Send, *, policy: str, secure: bool) -> None:
        self._send = send
        self._policy = policy
        self._secure = secure

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(raw=message.setdefault("headers", []))
            headers.setdefault("content-security-policy", self._policy)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
            if self._secure:
                headers.setdefault("strict-transport-security", "max-age=31536000")
        await self._send(message)


def _policy(path: str) -> str:
    arbiter = path == "/arbiter" or path.startswith("/arbiter/")
    return ARBITER_POLICY if arbiter else CONTENT_SECURITY_POLICY


async def _body(receive: Receive, most: int) -> bytes | None:
    """Return the body of a request; None if it is longer than ``most``, or comes too slowly."""
    parts: list[bytes] = []
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    return b""  # the client has gone
                parts.append(message.get("body", b""))
                if sum(map(len, parts)) > most:
                    return None
                if not message.get("more_body", False):
                    return b"".join(parts)
    except TimeoutError:
        return None


def _again(body: bytes, receive: Receive) -> Receive:
    """Return a ``receive`` that gives a body that has been read, then what comes after it."""
    given = False

    async def receiving() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving


def _too_long(most: int) -> tuple[int, str, str]:
    return 413, "too-long", f"at most {most} bytes are read"


async def _refuse(
    scope: Scope, receive: Receive, send: Send, status: int, code: str, message: str
) -> None:
    body = json.dumps({"code": code, "message": message}).encode()
    prefix = "websocket.http" if scope["type"] == "websocket" else "http"
    if scope["type"] == "websocket":
        await receive()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": f"{prefix}.response.start", "status": status, "headers": headers})
    await send({"type": f"{prefix}.response.body", "body": body})


def same_origin(origin: str, host: str, settings: Settings) -> bool:
    """Whether an ``Origin`` is the page of this server, called as ``Host`` says.

    >>> same_origin("http://localhost:8642", "localhost:8642", Settings())
    True
    >>> same_origin("http://localhost:9999", "localhost:8642", Settings())
    False
    """
    if settings.origin is not None and origin.lower() == settings.origin:
        return True
    return origin.lower() == f"http://{host.lower()}"


def _is_ours(host: str, settings: Settings) -> bool:
    """Whether a ``Host`` can be meant for this server.

    Addresses always can; of names only those we know, or a page of another name that is made to
    point here could speak to us as if it were ours.
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return False
    if not name:
        return False
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return name in _names(settings)
    return True


def _names(settings: Settings) -> Iterable[str]:
    own = socket.gethostname().lower()
    yield from (*_LOCAL_NAMES, own, f"{own}.local", settings.host.lower())
    yield from (name.lower() for name in settings.host_names)
    if settings.public_url is not None:
        yield (urlsplit(settings.public_url).hostname or "").lower()


def _forwarded(headers: Headers, peer: str, settings: Settings) -> str:
    """Return the address that the trusted proxies saw: the last that is not one of them."""
    chain = [hop.strip() for line in headers.getlist("x-forwarded-for") for hop in line.split(",")]
    for hop in reversed(chain):
        try:
            ipaddress.ip_address(hop)
        except ValueError:
            return peer
        if not settings.trusts(hop):
            return hop
    return peer


def client_of(scope: Any) -> str:
    """Return the address from which a request or socket comes."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def is_local(scope: Any) -> bool:
    """Whether a request comes from the machine on which the server runs, through no proxy."""
    if not scope.get("palamede.direct", True):
        return False
    try:
        ip = ipaddress.ip_address(client_of(scope))
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return ip.is_loopback
