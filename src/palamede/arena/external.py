"""A player in another program, asked line by line on its standard input and output.

The program gets views as data and nothing else. What it does wrong is a ``Misdeed``; after one it
is killed, and started anew when it is next asked.
"""

from __future__ import annotations

import os
import select
import shlex
import signal
import subprocess
import threading
import time
from contextlib import suppress
from random import Random
from typing import IO, TYPE_CHECKING

from palamede.arena.protocol import VERSION, move_of, rules_json, write_go
from palamede.arena.terms import Chance, Terms
from palamede.dominoes.moves import Move, move_table

if TYPE_CHECKING:
    from palamede.dominoes.conventions import Conventions
    from palamede.dominoes.view import View

__all__ = ["Misdeed", "Program"]

_LONGEST_LINE = 65536
_LAST_WORDS = 2000
_STARTING = 30.0
"""Seconds granted to a program to start, on top of the patience of the match."""
_FAREWELL = 2.0
_SHOWN = 120


class Misdeed(Exception):  # noqa: N818 - what a program did, not an error of ours
    """What an external player did wrong.

    ``kind``: ``start`` it could not be started, ``refused`` it does not play these rules, ``died``,
    ``late``, ``nonsense`` or ``illegal``; ``said``: what is known of it, to be shown to people.
    """

    def __init__(self, kind: str, said: str = "") -> None:
        super().__init__(f"{kind}: {said}")
        self.kind = kind
        self.said = said

    @property
    def hopeless(self) -> bool:
        """Whether the program would do it again at once."""
        return self.kind in ("start", "refused")


class Program:
    """Plays as a program says that is started with ``command``, words as in a shell."""

    def __init__(self, command: str, conventions: Conventions, terms: Terms) -> None:
        self.name = f"cmd:{command}"
        self._command = command
        self._rules = rules_json(conventions)
        self._terms = terms
        self._process: subprocess.Popen[bytes] | None = None
        self._read = b""
        self._last_words = b""
        self._listener: threading.Thread | None = None

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move that the program names.

        Raises:
            Misdeed: it names none in time, or none that is legal.
        """
        seed = rng.number if isinstance(rng, Chance) else rng.getrandbits(63)
        try:
            self.start()
            deadline = time.monotonic() + self._terms.patience + (self._terms.budget.seconds or 0)
            self._send(f"view {view.to_json()}\n{write_go(self._terms, seed)}", deadline)
            word, rest = self._answer(("play",), deadline)
            action = move_of(rest, view)
            if action is None:
                legal = ", ".join(move.text for move in view.legal_moves)
                raise Misdeed("illegal", f"{_shown(rest)} ({legal})")
        except Misdeed:
            self.kill()
            raise
        return move_table(view.conventions.set)[action]

    # ---------------------------------------------------------------- its life
    def start(self) -> None:
        """Start the program, unless it runs, and agree on the rules.

        Raises:
            Misdeed: it does not start, or does not play these rules.
        """
        if self._process is not None:
            return
        try:
            words = shlex.split(self._command)
            # A session of its own: Ctrl-C is for the match alone, and what the program has
            # started itself ends with it.
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            raise Misdeed("start", reason or "no command") from None
        self._read = self._last_words = b""
        assert self._process.stdin is not None and self._process.stderr is not None
        os.set_blocking(self._process.stdin.fileno(), False)
        self._listener = threading.Thread(
            target=self._listen, args=(self._process.stderr,), daemon=True
        )
        self._listener.start()
        try:
            deadline = time.monotonic() + _STARTING + self._terms.patience
            self._send(f"hello {VERSION}", deadline)
            self._answer(("ready",), deadline)
            self._send(f"rules {self._rules}", deadline)
            word, rest = self._answer(("ready", "refuse"), deadline)
            if word == "refuse":
                raise Misdeed("refused", _shown(rest))
        except Misdeed:
            self.kill()
            raise

    def close(self) -> None:
        """Let the program end; kill it if it does not."""
        if self._process is None:
            return
        with suppress(Misdeed, subprocess.TimeoutExpired):
            self._send("quit", time.monotonic() + _FAREWELL)
            assert self._process.stdin is not None
            with suppress(OSError):
                self._process.stdin.close()
            self._process.wait(_FAREWELL)
        self.kill()

    def kill(self) -> None:
        """End the program and what it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        if self._listener is not None:
            self._listener.join(_FAREWELL)

    # ---------------------------------------------------------------- lines
    def _send(self, text: str, deadline: float) -> None:
        assert self._process is not None and self._process.stdin is not None
        stdin = self._process.stdin.fileno()
        data = text.encode() + b"\n"
        while data:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([], [stdin], [], left)[1]:
                raise Misdeed("late")
            try:
                data = data[os.write(stdin, data) :]
            except BlockingIOError:
                continue
            except OSError:
                return  # it listens no more; what it still had to say is read before its end

    def _answer(self, wanted: tuple[str, ...], deadline: float) -> tuple[str, str]:
        """Return the first line that is no remark, as its word and the rest."""
        while True:
            line = self._line(deadline)
            word, _, rest = line.strip().partition(" ")
            if word in ("info", "name", ""):
                continue
            if word not in wanted:
                raise Misdeed("nonsense", _shown(line))
            return word, rest.strip()

    def _line(self, deadline: float) -> str:
        assert self._process is not None and self._process.stdout is not None
        stdout = self._process.stdout.fileno()
        while b"\n" not in self._read:
            if len(self._read) > _LONGEST_LINE:
                raise Misdeed("nonsense", _shown(self._read.decode(errors="replace")))
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([stdout], [], [], left)[0]:
                raise Misdeed("late")
            read = os.read(stdout, _LONGEST_LINE)
            if not read:
                raise self._dead()
            self._read += read
        line, _, self._read = self._read.partition(b"\n")
        return line.decode(errors="replace")

    def _dead(self) -> Misdeed:
        """Return what is known of a program that no longer listens or speaks."""
        assert self._process is not None
        try:
            status: int | None = self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            status = None  # it has closed its output and lives on
        if self._listener is not None:
            self._listener.join(_FAREWELL)
        lines = self._last_words.decode(errors="replace").strip().splitlines()
        end = "" if status is None else f"exit status {status}"
        return Misdeed("died", ": ".join(filter(None, [end, _shown(lines[-1]) if lines else ""])))

    def _listen(self, stderr: IO[bytes]) -> None:
        """Keep the last words of the program: they tell why it died."""
        with stderr:
            while said := os.read(stderr.fileno(), 4096):
                self._last_words = (self._last_words + said)[-_LAST_WORDS:]


def _shown(text: str) -> str:
    """Return a text of a stranger as it may stand in a line: short, and without control codes."""
    plain = "".join(char if char.isprintable() else "?" for char in text.strip())
    return plain if len(plain) <= _SHOWN else f"{plain[: _SHOWN - 1]}…"
