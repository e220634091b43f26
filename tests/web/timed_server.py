"""``palamede``, counting how long each callback of its event loop takes: run as a program.

The first argument names a file, into which the callbacks are written at the end that have taken
more than ``MOST`` seconds of this thread's processor time; waiting for a processor that others use
does not count. The rest is the command line of ``palamede``.
"""

from __future__ import annotations

import asyncio.events
import json
import signal
import sys
import time
from pathlib import Path
from typing import Any

MOST = 0.05
"""So many seconds the event loop may be busy with one thing."""


def main(report: Path, words: list[str]) -> int:
    from palamede.cli.__main__ import main as palamede

    slow: list[dict[str, Any]] = []
    count = 0
    run = asyncio.events.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        nonlocal count
        count += 1
        began = time.thread_time()
        run(handle)
        taken = time.thread_time() - began
        if taken > MOST:
            slow.append({"number": count, "ms": round(1000 * taken), "what": repr(handle)})

    asyncio.events.Handle._run = timed  # type: ignore[assignment, method-assign]
    # The server passes the signal on that has ended it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        return palamede(words)
    finally:
        report.write_text(json.dumps({"count": count, "slow": slow}), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
