"""How much one connection or one address may ask for: token buckets."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from palamede.dominoes.errors import PalamedeError

__all__ = ["AddressLimits", "Bucket", "Concurrent", "LimitError", "network_of"]

Seconds = Callable[[], float]
"""A clock that never goes back, such as ``time.monotonic``."""

_MOST_ADDRESSES = 10_000
"""So many addresses are remembered; who was not heard of for longest is forgotten first."""


class LimitError(PalamedeError):
    """An address asks for too much; ``params["wait"]`` says for how many seconds to wait."""


class Bucket:
    """Holds ``size`` tokens and is refilled evenly, once over in ``seconds``.

    >>> times = iter([0.0, 0.0, 0.0, 5.0])
    >>> bucket = Bucket(2, 10, lambda: next(times))
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, True)
    """

    __slots__ = ("_at", "_clock", "_level", "_rate", "_size")

    def __init__(self, size: int, seconds: float, clock: Seconds = time.monotonic) -> None:
        self._size = float(size)
        self._rate = size / seconds
        self._level = self._size
        self._clock = clock
        self._at = clock()

    def take(self) -> bool:
        """Take a token, and say whether there was one."""
        now = self._clock()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, (1 - self._level) / self._rate)


def network_of(address: str) -> str:
    """Return what counts as one address: for IPv6 the /64, which one household has to itself.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6"), network_of("testclient")
    ('192.0.2.7', '2001:db8:1:2::', 'testclient')
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False).network_address)


class AddressLimits:
    """A bucket for each address: at most ``size`` of something in so many ``seconds``."""

    def __init__(
        self, what: str, size: int, seconds: float, clock: Seconds = time.monotonic
    ) -> None:
        self.what = what
        self.refused = 0
        self._size, self._seconds, self._clock = size, seconds, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        """Count one more for an address.

        Raises:
            LimitError: that is too many; it has not been counted.
        """
        address = network_of(address)
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._size, self._seconds, self._clock)
            if len(self._buckets) > _MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if not bucket.take():
            self.refused += 1
            raise too_many(self.what, max(1, round(bucket.wait)))


class Concurrent:
    """So many of something at a time for each address, and in all."""

    def __init__(self, what: str, each: int, total: int) -> None:
        self.what = what
        self.count = 0
        self.refused = 0
        self._each, self._total = each, total
        self._counts: dict[str, int] = {}

    def enter(self, address: str) -> None:
        """Count one more for an address.

        Raises:
            LimitError: that is too many; it has not been counted.
        """
        address = network_of(address)
        if self.count >= self._total or self._counts.get(address, 0) >= self._each:
            self.refused += 1
            raise too_many(self.what, 10)
        self.count += 1
        self._counts[address] = self._counts.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """Count one less."""
        address = network_of(address)
        self.count -= 1
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]


def too_many(what: str, wait: int) -> LimitError:
    """Return the error of who asks for too many of something."""
    return LimitError(
        f"too many {what} from this address: try again in {wait} s",
        code="too-many",
        what=what,
        wait=wait,
    )
