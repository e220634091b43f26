"""The shape of one entry of the glossary, and the short form the data modules write it in."""

from __future__ import annotations

from dataclasses import dataclass

from palamede.dominoes.text import Text


@dataclass(frozen=True, slots=True)
class Entry:
    """One sense of a French term of the domino table.

    ``sense`` counts from 1 the senses of the same term. ``en_term`` and ``es_term`` are the words
    an English or Spanish player would use; ``fr``, ``en`` and ``es`` define the term; ``also``
    holds other spellings and synonyms, in any language, that find it; ``rows`` the rules
    (keys of ``reference.ROWS``) in which it matters.
    """

    term: str
    sense: int
    en_term: str
    es_term: str
    fr: str
    en: str
    es: str
    also: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()

    @property
    def text(self) -> Text:
        """The definition in three languages."""
        return Text(self.en, self.fr, self.es)

    @property
    def terms(self) -> Text:
        """The term itself in three languages."""
        return Text(self.en_term, self.term, self.es_term)

    def __getitem__(self, lang: str) -> str:
        return self.text[lang]


def entry(
    term: str,
    sense: int,
    *,
    en_term: str,
    es_term: str,
    also: str,
    fr: str,
    en: str,
    es: str,
    rows: str,
) -> Entry:
    """Make an entry; ``also`` is separated by semicolons, ``rows`` by spaces."""
    others = tuple(name for name in also.split("; ") if name)
    return Entry(term, sense, en_term, es_term, fr, en, es, others, tuple(rows.split()))
