"""Which language the program speaks: the option, else the environment, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping

__all__ = ["DEFAULT", "LANGUAGES", "UnknownLanguageError", "choose_language"]

LANGUAGES = ("en", "fr", "es")
"""The languages that have message files, English first because the others fall back to it."""

DEFAULT = "en"

_VARIABLE = "PALAMEDE_LANG"
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

_NAMES = {
    "english": "en",
    "anglais": "en",
    "ingles": "en",
    "inglés": "en",
    "french": "fr",
    "francais": "fr",
    "français": "fr",
    "frances": "fr",
    "francés": "fr",
    "spanish": "es",
    "espagnol": "es",
    "espanol": "es",
    "español": "es",
}


class UnknownLanguageError(ValueError):
    """A language was asked for that the program does not speak; ``name`` is what was asked."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no messages in {name!r}: choose one of {', '.join(LANGUAGES)}")
        self.name = name


def choose_language(option: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """Return the code of the language to speak, one of ``LANGUAGES``.

    ``option`` (the command's ``--lang``) goes first and must be known. Then comes the variable
    ``PALAMEDE_LANG``, then the first of ``LC_ALL``, ``LC_MESSAGES`` and ``LANG`` that is set, as
    the C library reads them; a language that the program does not speak gives English.

    Raises:
        UnknownLanguageError: ``option`` names no language of the program.
    """
    if option is not None:
        code = _code(option)
        if code is None:
            raise UnknownLanguageError(option)
        return code
    environ = os.environ if environ is None else environ
    own = _code(environ.get(_VARIABLE, ""))
    if own is not None:
        return own
    locale = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
    return _code(locale) or DEFAULT


def _code(text: str) -> str | None:
    """Read ``fr``, ``fr_CA.UTF-8``, ``FR-be`` or a language's own name."""
    name = text.strip().lower()
    short = name.replace("-", "_").split(".")[0].split("@")[0].split("_")[0]
    return short if short in LANGUAGES else _NAMES.get(name)
