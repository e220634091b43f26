"""The server as people start it: ``palamede serve`` in a process of its own."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

__all__ = ["Process"]


class Process:
    """One server on a free port, which it keeps when it is started again."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self._database = f"sqlite:///{folder / 'tables.sqlite'}"
        self._running: subprocess.Popen[str] | None = None

    def start(self) -> str:
        """Start it and return the address that it prints."""
        program = Path(sys.executable).with_name("palamede")
        self._running = subprocess.Popen(
            [program, "serve", "--port", str(self.port), "--database", self._database],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._running.stdout is not None
        line = self._running.stdout.readline()
        found = re.search(r"http://[\w.]+:\d+", line)
        assert found, line
        return found[0]

    def kill(self) -> None:
        """End it without a warning (SIGKILL)."""
        if self._running is not None:
            self._running.kill()
        self._reap()

    def stop(self) -> None:
        """End it as Ctrl-C does, or a system that shuts down (SIGTERM)."""
        if self._running is not None:
            self._running.terminate()
        self._reap()

    def _reap(self) -> None:
        if self._running is not None:
            assert self._running.stdout is not None
            self._running.stdout.close()
            self._running.wait(20)
            self._running = None
