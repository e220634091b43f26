"""``argparse`` that speaks the user's language, and the options that every command takes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from palamede.i18n import LANGUAGES, Translator

__all__ = ["Parser", "add_common", "speak", "whole_number"]

_WORDS = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "the following arguments are required: %s": "argparse-required",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "expected one argument": "argparse-one",
    "expected at most one argument": "argparse-at-most-one",
    "expected at least one argument": "argparse-at-least-one",
    "expected %s argument": "argparse-several",
    "expected %s arguments": "argparse-several",
    "ignored explicit argument %r": "argparse-ignored",
    "not allowed with argument %s": "argparse-not-with",
    "one of the arguments %s is required": "argparse-one-of",
    "invalid %(type)s value: %(value)r": "argparse-type",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
}
"""The sentences of ``argparse`` that a user can meet, and our messages for them. In a message
``@1`` stands for the value without a name and ``@name`` for a named one."""


class _Formatter(argparse.HelpFormatter):
    """Keeps the line breaks of a text that has them, and takes ``%`` in help for itself."""

    def _expand_help(self, action: argparse.Action) -> str:
        return action.help or ""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if "\n" not in text:
            return super()._fill_text(text, width, indent)
        return "\n".join(indent + line for line in text.splitlines())


class Parser(argparse.ArgumentParser):
    """Carries the translator ``tr`` and answers a mistake with one line and status 2."""

    def __init__(self, tr: Translator, **options: Any) -> None:
        super().__init__(formatter_class=_Formatter, allow_abbrev=False, **options)
        self.tr = tr

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and where help is; exit with status 2."""
        print(f"{self.prog}: {message} - {self.prog} --help", file=sys.stderr)
        raise SystemExit(2)


def whole_number(tr: Translator) -> Callable[[str], int]:
    """Return a ``type`` for arguments that must be whole numbers, with a name for messages."""

    def read(text: str) -> int:
        return int(text)

    read.__name__ = tr("argparse-number")
    return read


def add_common(parser: Parser) -> None:
    """Add ``--lang`` and ``--ascii``, which stand before or after the sub-command."""
    parser.add_argument(
        "--lang",
        metavar="|".join(LANGUAGES),
        default=argparse.SUPPRESS,
        help=parser.tr("command-lang"),
    )
    parser.add_argument(
        "--ascii",
        action="store_true",
        default=argparse.SUPPRESS,
        help=parser.tr("command-ascii"),
    )


def speak(tr: Translator) -> None:
    """Make ``argparse`` say its own sentences by ``tr``.

    It looks its words up through two module-level names made for gettext catalogues; our words are
    Fluent messages, so the two names are replaced.
    """

    def one(text: str) -> str:
        message = _WORDS.get(text)
        if message is None:
            return text
        # Messages do not end in a space, the word before the usage does.
        return _percent(tr(message), text) + " " * text.endswith(" ")

    def several(singular: str, plural: str, number: int) -> str:
        return one(singular if number == 1 else plural)

    names = vars(argparse)
    names["_"] = one
    names["ngettext"] = several


def _percent(message: str, original: str) -> str:
    """Put the ``%`` fields of ``argparse`` in the places that the message gives them."""
    message = message.replace("%", "%%")
    unnamed = "%r" if "%r" in original else "%s"
    message = message.replace("@1", unnamed)
    for name in ("argument_name", "message", "type", "value", "choices", "option", "matches"):
        message = message.replace(f"@{name}", f"%({name})s")
    return message
