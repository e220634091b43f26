"""How a server is set up: where it listens, what it is called from outside, what it allows."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from palamede.dominoes.errors import PalamedeError

__all__ = ["DEFAULT_PORT", "Limits", "Settings", "SettingsError", "default_database"]

DEFAULT_PORT = 8642


class SettingsError(PalamedeError):
    """The server cannot be run as asked."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address may ask for, and one connection; times are seconds.

    Pairs are a number and the seconds in which that many are allowed.
    """

    tables: tuple[int, float] = (30, 3600)
    """New tables of an address."""
    joins: tuple[int, float] = (60, 300)
    """Seats taken, or tried with a secret, by an address."""
    requests: tuple[int, float] = (600, 60)
    """Requests of an address in all."""
    sockets: int = 100
    """Open sockets and streams of an address."""
    sockets_in_all: int = 5000
    frames: tuple[int, float] = (60, 15)
    """Frames of one socket; signs of life are counted too."""
    frame_bytes: int = 8192
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    """Longest record that is read."""
    send_seconds: float = 5.0
    """A socket that takes no bytes for so long is dropped."""
    hello_seconds: float = 10.0
    """So long a new socket may take to say hello."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One server. ``public_url`` is what browsers call it when a proxy stands before it."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    public_url: str | None = None
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose word on the client's address is believed."""
    host_names: tuple[str, ...] = ()
    """Further names by which this server may be called."""
    limits: Limits = field(default_factory=Limits)
    static: Path = Path(__file__).parent / "static"
    """The page as built."""

    def __post_init__(self) -> None:
        """Check what was given.

        Raises:
            SettingsError: the public URL is none, or a proxy is no address.
        """
        if self.public_url is not None:
            parts = urlsplit(self.public_url)
            if parts.scheme not in ("http", "https") or not parts.hostname or parts.query:
                raise SettingsError(
                    f"{self.public_url} is no address of a server: write https://name",
                    code="public-url",
                    url=self.public_url,
                )
            if parts.path.strip("/"):
                raise SettingsError(
                    f"{self.public_url}: the page lives at the root of a name, without a path",
                    code="public-url-path",
                    url=self.public_url,
                )
        for proxy in self.trusted_proxies:
            try:
                ipaddress.ip_network(proxy, strict=False)
            except ValueError as error:
                raise SettingsError(
                    f"{proxy} is no address of a proxy: write one such as 127.0.0.1 or 10.0.0.0/8",
                    code="proxy-address",
                    proxy=proxy,
                ) from error

    @property
    def origin(self) -> str | None:
        """The public URL as browsers send it in ``Origin``."""
        if self.public_url is None:
            return None
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc.lower()}"

    @property
    def secure(self) -> bool:
        """Whether browsers reach the server by https."""
        return self.origin is not None and self.origin.startswith("https://")

    @property
    def loopback_only(self) -> bool:
        """Whether the server listens to this machine alone."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    def trusts(self, address: str) -> bool:
        """Whether an address is that of a trusted proxy."""
        if not self.trusted_proxies:
            return False
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(
            ip in ipaddress.ip_network(proxy, strict=False) for proxy in self.trusted_proxies
        )


def default_database(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the file of this user's tables, by the XDG rules."""
    base = environ.get("XDG_DATA_HOME", "")
    folder = Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share"
    return folder / "palamede" / "tables.sqlite"
