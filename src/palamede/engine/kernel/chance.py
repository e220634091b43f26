"""Chance for the kernels: splitmix64, one word of state, the same numbers on every machine.

G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
Game ``k`` of a batch draws from a state made of the seed and ``k`` alone, so that a batch may be
cut anywhere between threads and gives the same games.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from palamede.engine.kernel.compiled import bare

__all__ = ["below", "mixed", "stream"]

GAMMA = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@bare
def mixed(word: Any) -> Any:
    """Return a word whose every bit depends on every bit of the given one."""
    word = (word ^ (word >> _30)) * _FIRST
    word = (word ^ (word >> _27)) * _SECOND
    return word ^ (word >> _31)


@bare
def stream(seed: Any, number: Any) -> Any:
    """Return the state from which game ``number`` of a batch draws."""
    return mixed(np.uint64(seed) + mixed(np.uint64(number) + GAMMA))


@bare
def below(word: Any, limit: Any) -> Any:
    """Return a number below ``limit`` out of a mixed word; its bias is below ``limit / 2**32``."""
    return ((word >> _32) * np.uint64(limit)) >> _32
