"""What the commands share at the terminal: reading, writing, colour only where wanted."""

from __future__ import annotations

import errno
import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from palamede.cli.terminal.style import Style

if TYPE_CHECKING:
    from palamede.i18n import Translator

__all__ = [
    "complain",
    "describe_os_error",
    "keep_together",
    "paragraph",
    "read_bytes",
    "read_text",
    "style_of",
    "table",
    "wants_colour",
    "width_of",
    "write_text",
]

_SENTENCES = {
    errno.ENOENT: "command-no-file",
    errno.EISDIR: "command-is-folder",
    errno.EACCES: "command-no-access",
    errno.EPERM: "command-no-access",
    errno.ENOTDIR: "command-no-file",
    errno.ENOSPC: "command-disk-full",
}


def read_bytes(name: str) -> bytes:
    """Return the content of a file, or of standard input for ``-``.

    Raises:
        OSError: the file cannot be read.
    """
    if name == "-":
        return sys.stdin.buffer.read()
    return Path(name).read_bytes()


def read_text(name: str) -> str:
    """Return the UTF-8 text of a file, or of standard input for ``-``; CR LF and a BOM are kept.

    Raises:
        OSError: the file cannot be read.
        UnicodeDecodeError: it is not UTF-8.
    """
    return read_bytes(name).decode("utf-8")


def write_text(text: str) -> None:
    """Write records and pictures: UTF-8 and bare line feeds whatever the locale says."""
    sys.stdout.flush()
    buffer = getattr(sys.stdout, "buffer", None)
    if buffer is None:
        sys.stdout.write(text)
    else:
        buffer.write(text.encode("utf-8"))
        buffer.flush()


def complain(sentence: str) -> None:
    """Print one line on standard error, after what was printed so far."""
    # The order matters where both streams are one file.
    sys.stdout.flush()
    print(f"palamede: {' '.join(sentence.split())}", file=sys.stderr)


def describe_os_error(error: OSError, tr: Translator) -> str:
    """Return a sentence that names the file and what is wrong with it."""
    named = isinstance(error.filename, str | os.PathLike)
    name = os.fspath(error.filename) if named else tr("command-stdout")
    message = _SENTENCES.get(error.errno or 0)
    if message == "command-no-file" and named and not Path(name).parent.is_dir():
        return tr("command-no-folder", file=name, folder=str(Path(name).parent))
    if message is not None:
        return tr(message, file=name)
    return tr("command-os-error", file=name, reason=error.strerror or str(error))


def wants_colour(stream: TextIO) -> bool:
    """Whether colour may be sent: a terminal that can show it, and ``NO_COLOR`` unset or empty."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def style_of(stream: TextIO) -> Style:
    """Return the style that a stream can show."""
    return Style(colour=wants_colour(stream))


def width_of(stream: TextIO) -> int:
    """Return the columns to write in: those of a terminal, at most 100; 80 for anything else."""
    if not stream.isatty():
        return 80
    return max(40, min(shutil.get_terminal_size().columns, 100))


_KEPT = "\0"
"""Stands for a space at which no line may be broken."""


def keep_together(text: str) -> str:
    """Return a text that ``paragraph`` does not break, such as a name with its number."""
    return text.replace(" ", _KEPT)


def paragraph(text: str, width: int, indent: str = "", first: str | None = None) -> str:
    """Return a text wrapped to ``width``, each line after ``indent``, the first after ``first``."""
    filled = textwrap.fill(
        " ".join(text.split()),
        width,
        initial_indent=indent if first is None else first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return filled.replace(_KEPT, " ")


def table(rows: Iterable[Sequence[str]], width: int, indent: str = "  ") -> str:
    """Return rows of cells as aligned columns; the last column is wrapped."""
    lines = [list(row) for row in rows]
    if not lines:
        return ""
    places = range(len(lines[0]) - 1)
    wide = [max(len(line[place]) for line in lines) for place in places]
    shown = []
    for line in lines:
        head = indent + "".join(f"{line[place]:{wide[place]}}  " for place in places)
        shown.append(paragraph(line[-1], width, " " * len(head), head) or head.rstrip())
    return "\n".join(shown)
