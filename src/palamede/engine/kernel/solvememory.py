"""How the exact solver keeps what it knows of a position: where, and in which bits.

An entry is two words, or four where a key takes three: the key, what is known, the rest of the key.
What is known, from the lowest bit: the highest value that is possible and the lowest, each plus
``ZERO``, the best move, the number of the search that found it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from palamede.engine.kernel.compiled import bare_inlined

__all__ = [
    "AT_LOW",
    "AT_MOVE",
    "AT_TIME",
    "BOUND",
    "BYTE",
    "NO_MOVE",
    "UNKNOWN",
    "ZERO",
    "spread",
]

ZERO: Final = 4096
UNKNOWN: Final = 4095
"""The highest value that can be told."""
NO_MOVE: Final = 255
AT_LOW = np.uint64(13)
AT_MOVE = np.uint64(26)
AT_TIME = np.uint64(34)
BOUND = np.uint64(0x1FFF)
BYTE = np.uint64(0xFF)

_32 = np.uint64(32)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_SECOND = np.uint64(0xC2B2AE3D27D4EB4F)
_THIRD = np.uint64(0x165667B19E3779F9)


@bare_inlined
def spread(rules: Any, key0: Any, key1: Any, key2: Any) -> Any:
    """Return the word whose highest bits say where an entry is kept (multiplicative hashing)."""
    if rules.wide == 0:
        return key0 * _GOLDEN
    mix = key0 * _GOLDEN ^ key1 * _SECOND ^ key2 * _THIRD
    return (mix ^ mix >> _32) * _GOLDEN
