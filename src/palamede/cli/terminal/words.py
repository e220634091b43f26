"""Words that a person types: plain letters, tiles, ends, yes."""

from __future__ import annotations

import re
import unicodedata

from palamede.dominoes.moves import LEFT, RIGHT
from palamede.i18n import Translator

__all__ = ["means_yes", "plain", "read_side", "tile_parts", "words_for"]

_SEPARATED = re.compile(r"\[?\s*(\d{1,2})\s*[-|/:. ]\s*(\d{1,2})\s*\]?\s*(.*)", re.ASCII)
_DIGITS = re.compile(r"(\d{2}|\d{4})(?!\d)\s*(.*)", re.ASCII)


def tile_parts(word: str) -> tuple[int, int, str] | None:
    """Return the two numbers of a tile and what follows it; None where no tile is written."""
    match = _SEPARATED.fullmatch(word)
    if match:
        return int(match[1]), int(match[2]), match[3]
    match = _DIGITS.fullmatch(word)
    if match:
        half = len(match[1]) // 2
        return int(match[1][:half]), int(match[1][half:]), match[2]
    return None


def read_side(word: str, tr: Translator) -> int | None:
    """Return the end of the line that a word names, or None."""
    if word in {"<", *words_for("left", tr)}:
        return LEFT
    if word in {">", *words_for("right", tr)}:
        return RIGHT
    return None


def words_for(name: str, tr: Translator) -> frozenset[str]:
    """Return the words of the message ``words-NAME``, of the table's language and of English."""
    spoken = tr(f"words-{name}") + " " + Translator("en")(f"words-{name}")
    return frozenset(plain(word) for word in spoken.split())


def plain(text: str) -> str:
    """Return the text without accents, capitals and outer space."""
    parts = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(char for char in parts if not unicodedata.combining(char))


def means_yes(text: str, tr: Translator) -> bool:
    """Whether an answer is yes."""
    return plain(text) in words_for("yes", tr)
