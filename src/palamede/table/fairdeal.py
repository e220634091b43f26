"""Fair deal, protocol ``palamede-1``: deals that neither the server nor a player can choose.

At the start of a partie the server draws a secret S of 32 bytes and publishes SHA-256(S). Each seat
then sends SHA-256 of 16 bytes of its own and, when all have, the bytes. For deal n ::

    K = HMAC-SHA256(S, "palamede-1" ‖ n as 4 bytes big-endian ‖ the seats' bytes in seat order)

and HMAC-SHA256(K, i as 4 bytes big-endian) for i = 0, 1, … gives the words, 32 bits each,
big-endian. They shuffle the tiles 0-0, 0-1, … by Fisher–Yates from the last place down; a word at
or above the greatest multiple of the range is skipped. The first ``hand`` tiles go to the seat
after the leader and so on round, the leader last; the rest is the stock in drawing order. S is
published when the partie ends. Deal 0 is the drawing of lots before the first deal.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeVar

__all__ = [
    "LOTS_AGAIN",
    "PROTOCOL",
    "RULINGS",
    "SECRET_BYTES",
    "SEED_BYTES",
    "FairRandom",
    "commitment",
    "mixed",
    "shuffled",
    "words",
]

PROTOCOL = "palamede-1"
SECRET_BYTES = 32
"""Size of the server's secret S."""
SEED_BYTES = 16
"""Size of what each seat adds."""

LOTS_AGAIN = 1 << 31
"""Set in the number of a deal, gives the lots that are drawn anew after it."""
RULINGS = 1 << 30
"""Set in the number of a deal, gives what rulings on it draw by chance, at an old table."""

Item = TypeVar("Item")

_WORD = 4
_RANGE = 1 << 32


def commitment(secret: bytes) -> str:
    """Return what is published of a secret before its time: its SHA-256, as hexadecimal text."""
    return hashlib.sha256(secret).hexdigest()


def words(secret: bytes, deal: int, seeds: Sequence[bytes]) -> Iterator[int]:
    """Yield the 32-bit words that shuffle a deal, without end.

    Args:
        secret: S, 32 bytes.
        deal: number of the deal in the partie, from 1; 0 for the drawing of lots.
        seeds: 16 bytes of each seat, in seat order.
    """
    message = PROTOCOL.encode() + deal.to_bytes(_WORD, "big") + b"".join(seeds)
    key = hmac.digest(secret, message, "sha256")
    counter = 0
    while True:
        block = hmac.digest(key, counter.to_bytes(_WORD, "big"), "sha256")
        for start in range(0, len(block), _WORD):
            yield int.from_bytes(block[start : start + _WORD], "big")
        counter += 1


def below(limit: int, stream: Iterator[int]) -> int:
    """Return a number from 0 to ``limit`` - 1, each equally likely, from the next words."""
    bound = _RANGE - _RANGE % limit
    return next(word for word in stream if word < bound) % limit


def shuffled(items: Sequence[Item], stream: Iterator[int]) -> list[Item]:
    """Return the items in the order that the words give (Fisher–Yates from the last place down)."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = below(last + 1, stream)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


class FairRandom(Random):
    """The words of one deal as a generator that ``palamede.dominoes`` can be handed.

    ``shuffle`` is the protocol's; every other draw takes the next words too.
    """

    def __new__(cls, secret: bytes, deal: int, seeds: Sequence[bytes]) -> FairRandom:
        """Make the generator; the seed of the base class is not used."""
        return super().__new__(cls)

    def __init__(self, secret: bytes, deal: int, seeds: Sequence[bytes]) -> None:
        super().__init__(0)
        self._words = words(secret, deal, seeds)

    def shuffle(self, x: Any) -> None:
        """Shuffle in place by the protocol."""
        x[:] = shuffled(x, self._words)

    def getrandbits(self, k: int, /) -> int:
        """Return ``k`` bits, the first words highest."""
        value = 0
        for _ in range(-(-k // 32)):
            value = value << 32 | next(self._words)
        return value >> (-k % 32)

    def random(self) -> float:
        """Return a number in [0, 1) of 53 bits."""
        return self.getrandbits(53) / (1 << 53)


def mixed(items: Sequence[Item], rng: FairRandom) -> list[Item]:
    """Return the items in the order of a deal."""
    result = list(items)
    rng.shuffle(result)
    return result
