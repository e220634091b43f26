"""The shape of one row of the rule reference, and the short form the data modules write it in."""

from __future__ import annotations

from dataclasses import dataclass

from palamede.dominoes.text import Text


@dataclass(frozen=True, slots=True)
class Row:
    """One rule: its stable name, where the books state it, and what it says in three languages.

    ``sources`` holds pairs (book, article): ``book`` is a key of ``BOOKS``, ``article`` the
    chapter or number in that book, empty where the book has neither. A book may stand twice.
    """

    id: str
    sources: tuple[tuple[str, str], ...]
    en: str
    fr: str
    es: str

    @property
    def family(self) -> str:
        """The part of the name before the hyphen: ``"VOL"`` for ``"VOL-08"``."""
        return self.id.partition("-")[0]

    @property
    def text(self) -> Text:
        """The rule itself as a text in three languages."""
        return Text(self.en, self.fr, self.es)

    def __getitem__(self, lang: str) -> str:
        return self.text[lang]


def row(name: str, sources: str, *, en: str, fr: str, es: str) -> Row:
    """Make a row; ``sources`` is written ``"book: article; book; book: article"``."""
    pairs = []
    for source in sources.split("; "):
        book, _, article = source.partition(": ")
        pairs.append((book, article))
    return Row(name, tuple(pairs), en, fr, es)
