"""A cable between a browser and the server that can be pulled out: bytes wait, none is refused."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

__all__ = ["Cable"]


class Cable:
    """Passes on what comes to ``url`` to a port of this machine, unless it is ``pulled``."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._whole = threading.Event()
        self._whole.set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self.url = f"http://localhost:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def pull(self) -> None:
        """Let nothing through from now on, in neither direction."""
        self._whole.clear()

    def mend(self) -> None:
        """Lose what was under way on connections of before, and let new ones through."""
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._whole.set()

    def close(self) -> None:
        """End all connections."""
        self._listener.close()
        self.mend()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._join, args=(near,), daemon=True).start()

    def _join(self, near: socket.socket) -> None:
        self._whole.wait()
        with near, socket.create_connection(("127.0.0.1", self._port)) as far:
            self._ends += [near, far]
            back = threading.Thread(target=self._carry, args=(far, near), daemon=True)
            back.start()
            self._carry(near, far)
            back.join()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self._whole.wait()
                target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)
