"""People on this network: the addresses of this machine, and listening to one of them on demand."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import struct
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

from palamede.dominoes.errors import PalamedeError
from palamede.web.logs import log
from palamede.web.settings import Settings

__all__ = ["Lan", "LanError", "addresses", "bound_buffers", "url_of"]

Listen = Callable[[socket.socket], Awaitable[asyncio.AbstractServer]]
"""Serves what comes to a socket."""

_SIOCGIFADDR = 0x8915
_SEND_BUFFER = 128 * 1024
_NOWHERE = ("192.0.2.1", 9)
"""An address for documentation: asking how it would be reached sends nothing."""


class LanError(PalamedeError):
    """The network cannot be listened to."""


def addresses() -> list[str]:
    """Return the IPv4 addresses under which others reach this machine, the likeliest first."""
    found = dict.fromkeys([*_towards_the_world(), *_of_interfaces()])
    return [address for address in found if _useful(address)]


def _useful(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_unspecified or ip.is_link_local or ip.is_multicast)


def _towards_the_world() -> Iterator[str]:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(_NOWHERE)
        yield str(probe.getsockname()[0])


def _of_interfaces() -> Iterator[str]:
    try:
        import fcntl
    except ImportError:
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                asked = struct.pack("256s", name.encode()[:15])
                answer = fcntl.ioctl(probe.fileno(), _SIOCGIFADDR, asked)
                yield socket.inet_ntoa(answer[20:24])


def url_of(host: str, port: int) -> str:
    """Return the address of a page.

    >>> url_of("192.168.1.5", 8642), url_of("::1", 80)
    ('http://192.168.1.5:8642', 'http://[::1]')
    """
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"


def bound_buffers(listener: socket.socket) -> None:
    """Let the system keep little of what a client does not read; else it would be megabytes."""
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)


class Lan:
    """The switch "people on this network": off until somebody at this machine turns it on."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._listen: Listen | None = None
        self._servers: dict[str, asyncio.AbstractServer] = {}
        self._changing = asyncio.Lock()

    def attach(self, listen: Listen) -> None:
        """Say how a socket is served; without it there is nothing to switch."""
        self._listen = listen

    @property
    def possible(self) -> bool:
        """Whether the switch does anything: not behind a public address, nor if all may come in."""
        return (
            self._listen is not None
            and self._settings.public_url is None
            and self._settings.loopback_only
        )

    @property
    def on(self) -> bool:
        """Whether people on this network can come in."""
        return bool(self._servers) or not self._settings.loopback_only

    @property
    def links(self) -> list[str]:
        """The beginnings of addresses under which the page is reached, the best to share first."""
        if self._settings.origin is not None:
            return [self._settings.origin]
        port = self._settings.port
        usual = self._settings.host in ("127.0.0.1", "localhost")
        here = url_of("localhost" if usual else self._settings.host, port)
        if self._servers:
            return [*(url_of(address, port) for address in self._servers), here]
        if self._settings.loopback_only:
            return [here]
        if self._settings.host in ("", "0.0.0.0", "::"):
            return [*(url_of(address, port) for address in addresses()), url_of("localhost", port)]
        return [here]

    async def switch(self, on: bool) -> None:
        """Let people on this network in, or no longer; those already inside may stay.

        Raises:
            LanError: there is no network, or its addresses cannot be listened to.
        """
        if not self.possible:
            raise LanError("there is no such switch on this server", code="lan-impossible")
        async with self._changing:
            if on and not self._servers:
                await self._open()
            elif not on:
                await self.close()

    async def _open(self) -> None:
        assert self._listen is not None
        found = addresses()
        if not found:
            raise LanError(
                "this machine is in no network: connect it to one first", code="lan-none"
            )
        reason = ""
        for address in found:
            listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
            try:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                bound_buffers(listener)
                listener.bind((address, self._settings.port))
                listener.setblocking(False)
                self._servers[address] = await self._listen(listener)
            except OSError as error:
                listener.close()
                reason = error.strerror or str(error)
        if not self._servers:
            raise LanError(
                f"the network cannot be listened to: {reason}", code="lan-failed", reason=reason
            )
        log.info("people on this network may come in", extra={"fields": {"urls": self.links[:-1]}})

    async def close(self) -> None:
        """Stop listening to the network."""
        for server in self._servers.values():
            server.close()
        if self._servers:
            log.info("nobody else on this network may come in")
        self._servers.clear()
