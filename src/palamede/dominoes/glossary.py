"""The glossary (VOC-01): what the words of the domino table mean, in three languages.

``lookup`` finds a term whether or not it is written with its accents, in any case, with or without
an article, under its French, English or Spanish name; ``suggestions`` names the nearest terms
when nothing was found.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Final

from palamede.dominoes.glossary_terms import match, play, tiles
from palamede.dominoes.glossary_terms._entry import Entry

__all__ = ["ENTRIES", "Entry", "lookup", "suggestions"]

ENTRIES: Final[tuple[Entry, ...]] = tuple(chain(tiles.ENTRIES, play.ENTRIES, match.ENTRIES))
"""Every entry, by theme: the tiles, the play, the match."""

_ARTICLES: Final = frozenset(("a", "an", "the", "to", "le", "la", "les", "l", "el", "los", "las"))


def lookup(query: str) -> tuple[Entry, ...]:
    """Return the entries that *query* names, the best first; empty when there is none.

    Accents written in the query are heeded if a term has them ("posé" is not "pose"); left out,
    they are not missed. A term comes before its synonyms. A query that is no term finds those
    that contain all its words.
    """
    wanted, plain = _words(query), _plain(query)
    if not plain:
        return ()
    found = [entry for entry in ENTRIES if plain in _plain_names(entry)]
    as_written = [entry for entry in found if any(wanted == _words(n) for n in _names(entry))]
    if wanted != plain and as_written:
        found = as_written
    if found:
        return tuple(sorted(found, key=lambda e: (e not in as_written, plain != _plain(e.term))))
    parts = set(plain.split())
    return tuple(
        entry
        for entry in ENTRIES
        if any(parts <= set(name.split()) for name in _plain_names(entry))
    )


def suggestions(query: str, count: int = 3) -> tuple[str, ...]:
    """Return at most *count* terms that look like *query*, the nearest first, each once."""
    spelt = {
        _plain(name): name for entry in reversed(ENTRIES) for name in reversed([*_names(entry)])
    }
    near = difflib.get_close_matches(_plain(query), spelt, n=count, cutoff=0.6)
    return tuple(spelt[name] for name in near)


def _names(entry: Entry) -> Iterator[str]:
    """All the names that find *entry*."""
    yield entry.term
    yield entry.en_term
    yield entry.es_term
    yield from entry.also


@cache
def _plain_names(entry: Entry) -> frozenset[str]:
    return frozenset(_plain(name) for name in _names(entry))


def _words(text: str) -> str:
    """*text* in lower case, punctuation and a leading article left out."""
    folded = unicodedata.normalize("NFC", text).casefold()
    words = re.findall(r"\w+", folded)
    while len(words) > 1 and words[0] in _ARTICLES:
        words = words[1:]
    return " ".join(words)


def _plain(text: str) -> str:
    """*text* as ``_words`` gives it, without its accents."""
    apart = unicodedata.normalize("NFD", _words(text))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
