"""A sentence by its identifier: the Fluent bundles behind one callable."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from palamede.i18n.language import DEFAULT, LANGUAGES, UnknownLanguageError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["MissingMessageError", "Translator"]

_FOLDER = Path(__file__).parent

# The identifier, the rest of its line, and whether the message goes on below.
_MESSAGE = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=([^\n]*)((?:\n+[ ]+\S)?)", re.MULTILINE)


# Fluent writes greater numbers and longer texts as "{???}", or fails.
_GREATEST_NUMBER = 10**15
_LONGEST = 2000


class MissingMessageError(LookupError):
    """A strict translator was asked for a sentence, or given too little to complete it."""


class Translator:
    """Says messages in one language: ``tr("turn-of", name="Anne")``.

    A message that the language lacks is said in English, one that English lacks too is shown as its
    identifier: a game is never interrupted for want of a word. With ``strict`` (the tests) both
    raise, and so does a variable that the message needs and did not get.

    Raises:
        UnknownLanguageError: there are no files for ``language``.
    """

    def __init__(self, language: str = DEFAULT, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguageError(language)
        self.language = language
        self.strict = strict

    def __call__(self, message_id: str, /, **values: Any) -> str:
        """Return the sentence ``message_id`` with its variables filled in.

        Values are text, numbers, or lists of either, which are joined by commas.

        Raises:
            MissingMessageError: strict, and the message or one of its variables is missing.
        """
        text = self._say(self.language, message_id, values)
        if text is None and self.strict:
            raise MissingMessageError(f"{self.language} has no message {message_id!r}")
        if text is None and self.language != DEFAULT:
            text = self._say(DEFAULT, message_id, values)
        return message_id if text is None else text

    def has(self, message_id: str) -> bool:
        """Whether this language has the message."""
        return message_id in _catalogue(self.language)

    def error(self, error: BaseException) -> str:
        """Return what went wrong as a sentence of this language.

        Errors of the game carry a ``code`` and ``params``; the message is ``error-CODE``. Any other
        error, and a code without a message when not strict, is said in its own English words. A
        ``detail`` is what the error behind it says.
        """
        code = getattr(error, "code", None)
        if code is None:
            return str(error)
        message_id = f"error-{code}"
        if not self.strict and not self.has(message_id):
            return str(error)
        params = dict(getattr(error, "params", {}))
        if "detail" in params and error.__cause__ is not None:
            params["detail"] = self.error(error.__cause__)
        return self(message_id, **params)

    def listing(self, items: Iterable[str], *, last: str = "and") -> str:
        """Return ``a, b and c``; ``last`` is the word before the last one, "and" or "or"."""
        words = list(items)
        if len(words) < 2:
            return "".join(words)
        return self(f"list-{last}", first=", ".join(words[:-1]), last=words[-1])

    def __repr__(self) -> str:
        """Return an expression that makes the translator again."""
        return f"Translator({self.language!r}, strict={self.strict!r})"

    def _say(self, language: str, message_id: str, values: dict[str, Any]) -> str | None:
        file, simple = _catalogue(language).get(message_id, ("", ""))
        if simple or not file:
            return simple or None
        bundle = _bundle(language, file)
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            return None
        plain = {name: _plain(value) for name, value in values.items()}
        text, errors = bundle.format_pattern(pattern, plain)
        if errors and self.strict:
            raise MissingMessageError(f"{language}: {message_id}: {errors[0]}")
        return str(text)


def _plain(value: Any) -> Any:
    """Return what Fluent can print: a number stays one for plurals, a list is joined.

    Texts far too long for a sentence, such as a number of a thousand digits, are cut.
    """
    if isinstance(value, float) or (isinstance(value, int) and abs(value) < _GREATEST_NUMBER):
        return value
    if not isinstance(value, str) and isinstance(value, Iterable):
        value = ", ".join(str(item) for item in value)
    text = str(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


@cache
def _catalogue(language: str) -> dict[str, tuple[str, str]]:
    """Return the file in which each message of the language stands, and its text if that is plain.

    Found by a glance at the lines: reading a file as Fluent takes twenty times as long, and most
    commands need one or two of them. A message may therefore refer to others of its own file only.
    A message of one line without variables is its own text; ``--help`` needs no others, and so not
    even the Fluent library.
    """
    return {
        message_id: (file.name, "" if "{" in line or more else line.strip())
        for file in sorted((_FOLDER / language).glob("*.ftl"))
        for message_id, line, more in _MESSAGE.findall(file.read_text(encoding="utf-8"))
    }


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    # The library costs about a tenth of a second, so it is loaded with the first sentence.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks are for mixed writing directions; in a terminal they would show as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    text = (_FOLDER / language / file).read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
