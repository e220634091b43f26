"""A short text in the three languages of the project."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LANGUAGES: Final = ("en", "fr", "es")
"""The languages every text exists in, English first."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text in English, French and Spanish; ``text["fr"]`` picks a language.

    Raises ``KeyError`` for any other language, naming those that exist.
    """

    en: str
    fr: str
    es: str

    def __getitem__(self, lang: str) -> str:
        if lang == "en":
            return self.en
        if lang == "fr":
            return self.fr
        if lang == "es":
            return self.es
        raise KeyError(f"no language {lang!r}; texts exist in {', '.join(LANGUAGES)}")
