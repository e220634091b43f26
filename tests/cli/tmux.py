"""A terminal for tests: a tmux server of its own, of which the screen can be read."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import TracebackType

from tests.cli.driving import answer, asks_for_a_cut

SRC = Path(__file__).parents[2] / "src"
PATIENCE = 20.0


def command(*words: str) -> str:
    """Return a shell command that runs ``palamede`` with these words."""
    return shlex.join([sys.executable, "-m", "palamede.cli", *words])


class Screen:
    """A tmux window in which one command runs; use as a context."""

    def __init__(self, line: str, columns: int, rows: int, state: Path) -> None:
        self._client: subprocess.Popen[str]
        self._socket = f"palamede-{uuid.uuid4().hex[:12]}"
        self.columns, self.rows = columns, rows
        environ = {
            "PYTHONPATH": str(SRC),
            "XDG_STATE_HOME": str(state),
            "LC_ALL": "C.UTF-8",
            "LANG": "C.UTF-8",
            "TERM": "screen-256color",
        }
        pairs = " ".join(f"{name}={shlex.quote(value)}" for name, value in environ.items())
        self._start = ["new-session", "-d", "-s", "t", "-x", str(columns), "-y", str(rows)]
        self._start.append(f"env {pairs} {line}; printf 'ended %s\\n' $?; exec sleep 600")

    def __enter__(self) -> Screen:
        subprocess.run(
            ["tmux", "-u", "-L", self._socket, "-f", os.devnull, *self._start],
            check=True,
            timeout=20,
        )
        # One client in control mode takes all further commands: a process a key would be slow.
        self._client = subprocess.Popen(
            [
                "tmux",
                "-u",
                "-L",
                self._socket,
                "-C",
                "attach-session",
                "-f",
                "no-output",
                "-t",
                "t",
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            bufsize=1,
        )
        self._reply()
        self._tmux("set-option", "-g", "status", "off")
        self._tmux("set-option", "-g", "window-size", "manual")
        self.resize(self.columns, self.rows)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None:
            print(self.text())
        subprocess.run(["tmux", "-L", self._socket, "kill-server"], check=True, timeout=20)
        self._client.communicate(timeout=20)

    def _tmux(self, *words: str) -> str:
        assert self._client.stdin is not None
        self._client.stdin.write(" ".join(map(_quoted, words)) + "\n")
        self._client.stdin.flush()
        return self._reply()

    def _reply(self) -> str:
        """Return the answer to one command, without the news that tmux tells in between."""
        assert self._client.stdout is not None
        lines: list[str] = []
        inside = False
        for line in self._client.stdout:
            if line.startswith("%begin "):
                inside, lines = True, []
            elif line.startswith("%error "):
                raise AssertionError("".join(lines))
            elif line.startswith("%end "):
                return "".join(lines)
            elif inside:
                lines.append(line)
        raise AssertionError("tmux went away")

    def text(self) -> str:
        """Return what the screen shows, its rows without spaces at their ends."""
        return self._tmux("capture-pane", "-p", "-t", "t")

    def type(self, text: str) -> None:
        """Type a line and Enter."""
        if text:
            self._tmux("send-keys", "-t", "t", "-l", text)
        self._tmux("send-keys", "-t", "t", "Enter")

    def press(self, key: str) -> None:
        """Press one key by its name, such as C-c."""
        self._tmux("send-keys", "-t", "t", key)

    def resize(self, columns: int, rows: int) -> None:
        """Make the window larger or smaller."""
        self.columns, self.rows = columns, rows
        self._tmux("resize-window", "-t", "t", "-x", str(columns), "-y", str(rows))

    def wait(self, wanted: Callable[[str], object]) -> str:
        """Wait until the screen is as wanted, and return it."""
        until = time.monotonic() + PATIENCE
        text = ""
        while time.monotonic() < until:
            text = self.text()
            if wanted(text) and self._painted():
                return text
            time.sleep(0.01)
        raise AssertionError(f"the screen never came to be as wanted:\n{text}")

    def _painted(self) -> bool:
        """Whether the picture is complete: the cursor is hidden while it is painted."""
        return self._tmux("display-message", "-p", "#{cursor_flag}").strip() == "1"

    def settled(self, before: str = "") -> str:
        """Wait until a question stands on the screen that is not the one of ``before``."""
        return self.wait(lambda text: text != before and asks(text))


def _quoted(word: str) -> str:
    """Return a word as tmux reads it on a command line of its own."""
    return "'" + word.replace("'", "'\\''") + "'"


def asks(text: str) -> bool:
    """Whether the last line that is not empty waits for an answer, or the program has ended."""
    lines = [line for line in text.splitlines() if line.strip()]
    return bool(lines) and (
        re.search(r"[:?)]\s*$", lines[-1]) is not None or lines[-1].startswith("ended ")
    )


def last_block(text: str) -> str:
    """Return what stands below the last rule: hand, what may be done, prompt."""
    return re.split(r"^[─-]{20,}$", text, flags=re.MULTILINE)[-1]


def play(screen: Screen, rng: Random, look: Callable[[str], None] = lambda text: None) -> str:
    """Play until the program has ended, reading everything from the screen; return its last words.

    ``look`` is shown every screen on which something is asked.
    """
    text = screen.settled()
    while "ended " not in text:
        look(text)
        block = last_block(text)
        # Pages and covers have no rule, and are answered with Enter.
        turn = block != text and "(?" in block
        screen.type(answer(block, rng) if turn or asks_for_a_cut(block) else "")
        text = screen.settled(text)
    return text
