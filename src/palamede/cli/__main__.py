"""The entry of the command: finds the sub-command, imports it alone, and ends every way decently.

Exit status: 0 all is well, 1 the command found something to complain of, 2 it could not do its
work; 130 after Ctrl-C and 141 when the reader of a pipe went away, as the shells have it.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, NoReturn

from palamede import __version__
from palamede.i18n import LANGUAGES, Translator, UnknownLanguageError, choose_language

if TYPE_CHECKING:
    from argparse import Namespace

    from palamede.cli.parser import Parser

__all__ = ["COMMANDS", "main"]

COMMANDS = (
    "play",
    "check",
    "replay",
    "format",
    "convert",
    "draw",
    "explain",
    "arbiter",
    "rules",
    "glossary",
    "trick",
    "arena",
    "bot",
    "solve",
    "bench",
    "serve",
    "backup",
    "verify",
)
"""The sub-commands; each is the module ``palamede.cli.NAME`` with ``add_arguments`` and ``run``,
and its line in the list is the message ``command-NAME``."""

_INTERRUPTED = 130
_NO_READER = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (None: the process's own), return its exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    _never_fail_to_print()
    try:
        status = _guarded(words)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return _NO_READER
    except KeyboardInterrupt:
        return _INTERRUPTED
    return status


def _never_fail_to_print() -> None:
    """Print a question mark for a letter that the terminal's encoding lacks, such as é in ASCII."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _guarded(words: list[str]) -> int:
    """Turn the errors that a user can cause into one line on standard error and status 2."""
    tr = Translator()
    try:
        tr = Translator(choose_language(_language_option(words)))
        return _dispatch(words, tr)
    except BrokenPipeError:
        raise
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 2 if end.code else 0
    except UnknownLanguageError as error:
        return _complain(tr("command-no-language", name=error.name, known=", ".join(LANGUAGES)))
    except OSError as error:
        from palamede.cli.console import describe_os_error

        return _complain(describe_os_error(error, tr))
    except UnicodeDecodeError as error:
        return _complain(tr("command-not-utf8", byte=error.start + 1))
    except ValueError as error:
        # Only the errors that the project itself declares: any other is a bug and must be seen.
        from palamede.dominoes.errors import PalamedeError

        if not isinstance(error, PalamedeError):
            raise
        return _complain(tr.error(error))


def _dispatch(words: list[str], tr: Translator) -> int:
    from argparse import Namespace

    from palamede.cli.parser import Parser, add_common, speak

    speak(tr)
    top = Parser(
        tr,
        prog="palamede",
        usage=f"palamede [--lang {'|'.join(LANGUAGES)}] [--ascii] [{tr('command-metavar')} …]",
        description=tr("command-about"),
        epilog=tr("command-epilog"),
    )
    add_common(top)
    top.add_argument("--version", action="store_true", help=tr("command-version"))
    top.add_argument_group(tr("command-list"), _listing(tr))
    ours, command, theirs = _split(words)
    args = top.parse_args(ours, Namespace(lang=None, ascii=False))
    if args.version:
        print(f"palamede {__version__}")
        return 0
    if command is None:
        command, theirs = "serve", ["--open"]
    elif command not in COMMANDS:
        _unknown(top, tr, command)
    add_arguments, run = _load(command)
    parser = Parser(tr, prog=f"palamede {command}", description=tr(f"command-{command}"))
    add_arguments(parser)
    add_common(parser)
    args = parser.parse_intermixed_args(theirs, args)
    args.tr = tr
    return run(args)


def _load(command: str) -> tuple[Callable[[Parser], None], Callable[[Namespace], int]]:
    module = import_module(f"palamede.cli.{command}")
    return module.add_arguments, module.run


def _split(words: list[str]) -> tuple[list[str], str | None, list[str]]:
    """Part the words before the sub-command, the sub-command, and the words after it."""
    skip = False
    for place, word in enumerate(words):
        if skip:
            skip = False
        elif word == "--lang":
            skip = True
        elif not word.startswith("-"):
            return words[:place], word, words[place + 1 :]
    return words, None, []


def _language_option(words: list[str]) -> str | None:
    """Return the value of ``--lang``, needed before a parser can be built in that language."""
    found = None
    for place, word in enumerate(words):
        if word == "--":
            break
        if word == "--lang" and place + 1 < len(words):
            found = words[place + 1]
        elif word.startswith("--lang="):
            found = word.removeprefix("--lang=")
    return found


def _listing(tr: Translator) -> str:
    width = max(map(len, COMMANDS))
    return "\n".join(f"{name:{width}}  {tr(f'command-{name}')}" for name in COMMANDS)


def _unknown(top: Parser, tr: Translator, command: str) -> NoReturn:
    from difflib import get_close_matches

    near = get_close_matches(command, COMMANDS, n=1)
    if near:
        top.error(tr("command-unknown-near", name=command, near=near[0]))
    top.error(tr("command-unknown", name=command, known=", ".join(COMMANDS)))


def _complain(sentence: str) -> int:
    from palamede.cli.console import complain

    complain(sentence)
    return 2


def _drop_output() -> None:
    """Point standard output at nothing, or the interpreter complains of the closed pipe at exit."""
    with contextlib.suppress(OSError, ValueError):
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, sys.stdout.fileno())
        os.close(nothing)


if __name__ == "__main__":
    sys.exit(main())
