"""Secrets: how they are made, how they are kept, and codes of eight words.

A secret is shown once to who may have it; the database holds its SHA-256 and no more.
"""

from __future__ import annotations

import hashlib
import secrets

__all__ = ["code_digest", "digest", "new_code", "new_id", "new_secret"]

_CONSONANTS = "bdfgjklmnprstvz"
_VOWELS = "aeiou"
_SYLLABLES = [consonant + vowel for consonant in _CONSONANTS for vowel in _VOWELS]
# Made-up words are read aloud alike in every language; these mean something that nobody wants.
_UNWANTED = frozenset(
    ["bite", "jode", "kaka", "kulo", "nazi", "pede", "pene"]
    + ["pipi", "popo", "puta", "pute", "teta", "tite", "zizi"]
)
_WORDS = [
    first + second
    for first in _SYLLABLES
    for second in _SYLLABLES
    if first + second not in _UNWANTED
]
CODE_WORDS = 8


def new_id() -> str:
    """Return the name of a new table: 72 bits, fit for a path."""
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    """Return a new secret of 192 bits."""
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """Return what is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """Return a code of eight words, 99 bits."""
    return " ".join(secrets.choice(_WORDS) for _ in range(CODE_WORDS))


def code_digest(code: str) -> str:
    """Return what is kept of a code; capitals and what stands between the words do not matter."""
    letters = "".join(char if char.isalpha() else " " for char in code.lower())
    return digest(" ".join(letters.split()))
