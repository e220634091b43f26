"""A worker that is told to end says nothing about it, whenever it is told."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import palamede

# The signal has come, and Python has not looked yet, when the handler is changed: so it is at the
# end of a worker whose pipe is closed and who is told to end at the same time.
RACE = """
import signal
from palamede.arena import crew
signal.signal(signal.SIGTERM, crew._leave)
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
signal.raise_signal(signal.SIGTERM)
signal.signal(signal.SIGTERM, {handler})
signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
print("at work")
"""


def test_it_takes_leave_in_peace() -> None:
    done = subprocess.run(
        [sys.executable, "-c", RACE.format(handler="crew._stay")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("at work\n", "")


def test_no_worker_begins_to_ignore_that_it_is_told_to_end() -> None:
    """``SIG_IGN`` in place of a handler makes Python complain about a signal just come."""
    top = Path(palamede.__file__).parent
    pattern = re.compile(r"signal\(\s*(signal\.)?SIGTERM\s*,\s*(signal\.)?SIG_IGN")
    guilty = [path for path in top.rglob("*.py") if pattern.search(path.read_text("utf-8"))]
    assert not guilty
    assert pattern.search("signal.signal(signal.SIGTERM, signal.SIG_IGN)")
