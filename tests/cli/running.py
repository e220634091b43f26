"""Running the command in this process, as a shell would see it."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from palamede.cli.__main__ import main


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    status: int
    out: str
    err: str


class Stream(io.TextIOWrapper):
    """A stream whose ``isatty`` a test may replace."""

    terminal = False

    def isatty(self) -> bool:
        return self.terminal


@contextmanager
def streams(stdin: bytes) -> Iterator[tuple[io.TextIOWrapper, io.TextIOWrapper]]:
    """Put streams of bytes, none of them a terminal, in the place of the process's own."""
    before = sys.stdin, sys.stdout, sys.stderr
    out = Stream(io.BytesIO(), encoding="utf-8", write_through=True)
    err = Stream(io.BytesIO(), encoding="utf-8", write_through=True)
    sys.stdin, sys.stdout, sys.stderr = io.TextIOWrapper(io.BytesIO(stdin)), out, err
    try:
        yield out, err
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


def palamede(*words: str, stdin: str | bytes = b"") -> Ran:
    """Run ``palamede WORDS…`` and return its status and what it printed."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    with streams(data) as (out, err):
        status = main(list(words))
        texts = [stream.buffer.getvalue().decode() for stream in (out, err)]  # type: ignore[attr-defined]
    return Ran(status, *texts)
