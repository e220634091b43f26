"""A worker that is told to end says nothing about it, whenever it is told."""

from __future__ import annotations

import re
from pathlib import Path

import palamede


def test_no_worker_begins_to_ignore_that_it_is_told_to_end() -> None:
    """``SIG_IGN`` in place of a handler makes Python complain about a signal just come."""
    top = Path(palamede.__file__).parent
    pattern = re.compile(r"signal\(\s*(signal\.)?SIGTERM\s*,\s*(signal\.)?SIG_IGN")
    guilty = [path for path in top.rglob("*.py") if pattern.search(path.read_text("utf-8"))]
    assert not guilty
    assert pattern.search("signal.signal(signal.SIGTERM, signal.SIG_IGN)")
