"""The chance of live tables, the same whenever a test is run.

A test that plays what it is dealt is red once in a thousand deals if it has forgotten one of them.
That belongs to whoever writes it, not to whoever changes something else a month later: so every
test has its own deals, and ``PALAMEDE_LUCK=word make test`` plays others.
"""

from __future__ import annotations

import hashlib
import os
import threading
from collections import Counter

__all__ = ["LUCK", "VARIABLE", "Luck"]

VARIABLE = "PALAMEDE_LUCK"


class Luck:
    """Draws bytes that follow from the name of a test and from how many were drawn before.

    Each size is counted by itself: a bot of an earlier table that draws for its next act leaves
    the secrets of the shuffles as they are.
    """

    def __init__(self, word: str = "") -> None:
        self._word = word
        self._lock = threading.Lock()
        self.begin("")

    def begin(self, test: str) -> None:
        """Start anew for a test."""
        with self._lock:
            self._test = test
            self._drawn: Counter[int] = Counter()

    def __call__(self, size: int) -> bytes:
        """Return the next ``size`` bytes."""
        with self._lock:
            self._drawn[size] += 1
            text = f"{self._word}\n{self._test}\n{size}\n{self._drawn[size]}"
        return hashlib.shake_256(text.encode()).digest(size)


LUCK = Luck(os.environ.get(VARIABLE, ""))
