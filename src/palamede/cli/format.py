"""``palamede format``: records in their canonical form."""

from __future__ import annotations

import contextlib
import os
import tempfile
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from palamede.cli.console import complain, write_text
from palamede.cli.records import Texts, shown_name
from palamede.dgn.errors import FormatError
from palamede.dgn.text import format as canonical_text

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.i18n import Translator

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument("files", nargs="+", metavar=tr("metavar-file"), help=tr("help-files"))
    parser.add_argument("-i", "--in-place", action="store_true", help=tr("format-help-in-place"))


def run(args: Namespace) -> int:
    """Print or rewrite all files; status 1 if one cannot be rewritten without loss."""
    tr: Translator = args.tr
    texts = Texts(args.files, tr)
    refused = False
    for name, text in texts:
        try:
            written = canonical_text(text)
        except FormatError as error:
            refused = True
            file = shown_name(name, tr)
            complain(tr("format-errors", file=file, errors=len(error.errors)))
            continue
        if not args.in_place or name == "-":
            write_text(written)
        elif written != text:
            _replace(Path(name), written)
    return texts.status or int(refused)


def _replace(file: Path, text: str) -> None:
    """Put a text in the place of a file, which is whole at every moment."""
    file = file.resolve()  # a link goes on leading to the file
    number, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as out:
            out.write(text)
        os.chmod(name, file.stat().st_mode & 0o7777)
        os.replace(name, file)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
