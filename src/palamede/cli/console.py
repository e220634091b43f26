"""What the commands share at the terminal: reading records, writing text, colour only where wanted."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from palamede.i18n import Translator

__all__ = [
    "Style",
    "complain",
    "describe_os_error",
    "read_bytes",
    "read_text",
    "wants_colour",
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


def complain(name: str, sentence: str) -> None:
    """Print one line about one file on standard error, after what was printed so far."""
    sys.stdout.flush()
    print(f"palamede: {name}: {sentence}", file=sys.stderr)


def describe_os_error(error: OSError, tr: Translator) -> str:
    """Return a sentence that names the file and what is wrong with it."""
    name = error.filename if isinstance(error.filename, str | os.PathLike) else ""
    message = _SENTENCES.get(error.errno or 0)
    if message is not None and name:
        return tr(message, file=os.fspath(name))
    return tr("command-os-error", file=str(name), reason=error.strerror or str(error))


def wants_colour(stream: TextIO) -> bool:
    """Whether colour may be sent: a terminal that can show it, and ``NO_COLOR`` unset or empty."""
    return (
        stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    )


class Style:
    """Marks text for a stream, or leaves it alone where colour is not wanted."""

    def __init__(self, stream: TextIO) -> None:
        self._on = wants_colour(stream)

    def bold(self, text: str) -> str:
        """Return the text in bold."""
        return self._wrap("1", text)

    def dim(self, text: str) -> str:
        """Return the text faint."""
        return self._wrap("2", text)

    def bad(self, text: str) -> str:
        """Return the text in red."""
        return self._wrap("31", text)

    def good(self, text: str) -> str:
        """Return the text in green."""
        return self._wrap("32", text)

    def _wrap(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self._on and text else text
