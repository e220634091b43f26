"""Getting the kernels ready without making a person wait.

Numba takes a second to import and, at the first use on a machine, half a minute to compile. Whoever
plays against the clock starts that in a thread of its own (``begin``) and plays plainly until it is
done. This module imports nothing of it.
"""

from __future__ import annotations

import threading
import time
from typing import Final

__all__ = ["PATIENCE", "begin", "is_ready", "ready", "soon", "wait"]

PATIENCE: Final = 1.0
"""Seconds that a player against the clock waits for the kernels, from the time it asks for them."""

_done = threading.Event()
_lock = threading.Lock()
_thread: threading.Thread | None = None
_began = 0.0


def is_ready() -> bool:
    """Whether every kernel that a player needs has been compiled or loaded in this process."""
    return _done.is_set()


def begin() -> None:
    """Start to get ready, unless that has begun."""
    global _began, _thread
    with _lock:
        if _thread is None:
            _began = time.monotonic()
            _thread = threading.Thread(target=_work, name="palamede-kernels", daemon=True)
            _thread.start()


def wait(seconds: float | None = None) -> bool:
    """Begin if need be, wait at most so long (None: to the end), say whether all is ready."""
    begin()
    return _done.wait(seconds)


def soon(seconds: float) -> bool:
    """Begin if need be, and say whether all is ready so many seconds after the beginning.

    Waits until then at most: only the first move of a program waits, later ones are made at once.
    """
    begin()
    return _done.wait(max(0.0, _began + seconds - time.monotonic()))


def ready(*, hurried: bool) -> bool:
    """Begin if need be, wait as long as who asks may, and say whether all is ready.

    ``hurried``: whoever plays against the clock waits ``PATIENCE``; others to the end.
    """
    return soon(PATIENCE) if hurried else wait()


def _work() -> None:
    from palamede.engine.warmup import use_everything

    try:
        use_everything()
    finally:
        # Ready also after a failure: the player that calls a kernel is then told what failed.
        _done.set()
