"""The keyboard and the screen of a real terminal, and a line editor that survives resizing.

Standard library only. The terminal is put in character mode while a table is open: keys do not show
by themselves, so nothing that somebody types while others play can spoil the picture or be seen.
"""

from __future__ import annotations

import codecs
import contextlib
import os
import select
import shutil
import signal
import sys
import termios
import time
import tty
from collections.abc import Callable
from types import FrameType
from typing import TextIO

from palamede.cli.terminal.style import fit, width

__all__ = ["Terminal"]

_ENTER = "\x1b[?1049h\x1b[2J\x1b[H"
_LEAVE = "\x1b[?1049l"

_KEYS = {
    "\x1b[D": "left",
    "\x1bOD": "left",
    "\x1b[C": "right",
    "\x1bOC": "right",
    "\x1b[A": "up",
    "\x1bOA": "up",
    "\x1b[B": "down",
    "\x1bOB": "down",
    "\x1b[H": "home",
    "\x1bOH": "home",
    "\x1b[1~": "home",
    "\x1b[F": "end",
    "\x1bOF": "end",
    "\x1b[4~": "end",
    "\x1b[3~": "delete",
    "\x01": "home",
    "\x05": "end",
    "\x02": "left",
    "\x06": "right",
    "\x10": "up",
    "\x0e": "down",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\x15": "kill",
    "\x0b": "kill-end",
    "\x0c": "redraw",
    "\x04": "eof",
    "\r": "enter",
    "\n": "enter",
}


class Terminal:
    """A screen of rows and columns on which text is painted, and lines are read at the bottom.

    Use as a context: it opens the alternate screen, and puts everything back at the end, also after
    an error. ``repaint`` is called whenever the size changes or the program comes back from ^Z.
    """

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._in = (source or sys.stdin).fileno()
        self._out = target or sys.stdout
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._pending = ""
        self._history: list[str] = []
        self._wake_read, self._wake_write = -1, -1
        self._saved: list[int | list[bytes | int]] | None = None
        self._handlers: dict[int, object] = {}
        self._resized = False
        self.repaint: Callable[[], None] = lambda: None

    # ------------------------------------------------------------------ opening and closing

    def __enter__(self) -> Terminal:
        """Take the terminal over."""
        self._saved = termios.tcgetattr(self._in)
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_write, False)
        for number, handler in (
            (signal.SIGWINCH, self._on_resize),
            (signal.SIGCONT, self._on_resize),
            (signal.SIGTSTP, self._on_stop),
            (signal.SIGTERM, self._on_end),
            (signal.SIGHUP, self._on_end),
        ):
            self._handlers[number] = signal.signal(number, handler)
        self._take()
        return self

    def __exit__(self, *_: object) -> None:
        """Give the terminal back as it was."""
        for number, handler in self._handlers.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        self._give_back()
        os.close(self._wake_read)
        os.close(self._wake_write)

    def _take(self) -> None:
        tty.setcbreak(self._in)
        self._write(_ENTER)

    def _give_back(self) -> None:
        if self._saved is not None:
            termios.tcsetattr(self._in, termios.TCSADRAIN, self._saved)
        # If the terminal is gone, there is nobody left to tidy up for.
        with contextlib.suppress(OSError):
            self._write(_LEAVE)

    def _on_resize(self, number: int, _: FrameType | None) -> None:
        if number == signal.SIGCONT:
            self._take()
        self._resized = True
        # A pipe that is full is full of the same news.
        with contextlib.suppress(BlockingIOError):
            os.write(self._wake_write, b"!")

    def _on_stop(self, number: int, _: FrameType | None) -> None:
        self._give_back()
        os.kill(os.getpid(), signal.SIGSTOP)

    def _on_end(self, number: int, _: FrameType | None) -> None:
        raise EOFError

    # ------------------------------------------------------------------ painting

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        try:
            got = os.get_terminal_size(self._out.fileno())
        except OSError:
            got = shutil.get_terminal_size()
        return (got.columns or 80, got.lines or 24)

    def paint(self, lines: list[str]) -> None:
        """Show ``lines`` from the top of the screen; what stood there before goes.

        Each line is written over the old one, so that the screen does not flicker.
        """
        rows = self.size[1]
        text = "\r\n".join(f"{line}\x1b[K" for line in lines[:rows])
        self._write(f"\x1b[?25l\x1b[H{text}\x1b[J\x1b[?25h")

    def _write(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()

    # ------------------------------------------------------------------ reading

    def forget_keys(self) -> None:
        """Drop what was typed ahead, so that it cannot answer a question not yet seen."""
        termios.tcflush(self._in, termios.TCIFLUSH)
        self._pending = ""

    def pause(self, seconds: float) -> None:
        """Wait, repainting if the size changes meanwhile."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            if select.select([self._wake_read], [], [], left)[0]:
                self._catch_up()
        if self._resized:
            self._catch_up()

    def read_line(self, prompt: str) -> str:
        """Let a line be typed after ``prompt`` on the row below what was painted.

        Raises:
            EOFError: ^D on an empty line, or the terminal was closed.
            KeyboardInterrupt: ^C.
        """
        line = _Line(self._history)
        while True:
            self._show(prompt, line)
            key = self._key()
            if key == "":
                raise EOFError
            if key == "resize":
                self._catch_up()
                continue
            name = _KEYS.get(key, key)
            if name == "enter":
                text = str(line)
                if text.strip() and self._history[-1:] != [text]:
                    self._history.append(text)
                return text
            if name == "eof" and not line.text:
                raise EOFError
            if name == "redraw":
                self.repaint()
            line.take(name)

    def _show(self, prompt: str, line: _Line) -> None:
        columns, _ = self.size
        prompt = fit(prompt, max(columns - 6, 0))
        room = max(columns - width(prompt) - 1, 4)
        start = max(0, line.cursor - room)
        seen = "".join(line.text[start : start + room])
        back = width(seen) - width("".join(line.text[start : line.cursor]))
        move = f"\x1b[{back}D" if back else ""
        self._write(f"\r{prompt}{seen}\x1b[K{move}")

    def _key(self) -> str:
        """Wait for one key: its character or escape sequence; "resize"; "" at the end of input."""
        while not self._pending:
            ready = select.select([self._in, self._wake_read], [], [])[0]
            if self._wake_read in ready:
                return "resize"
            if not self._fill():
                return ""
        if self._pending.startswith("\x1b"):
            return self._escape()
        key, self._pending = self._pending[0], self._pending[1:]
        return key

    def _escape(self) -> str:
        # An escape sequence comes in one piece; a lone ESC is followed by silence.
        if len(self._pending) < 3 and select.select([self._in], [], [], 0.05)[0]:
            self._fill()
        for length in (4, 3):
            if self._pending[:length] in _KEYS:
                key, self._pending = self._pending[:length], self._pending[length:]
                return key
        self._pending = ""
        return "\x1b"

    def _fill(self) -> bool:
        try:
            data = os.read(self._in, 1024)
        except OSError:
            return False  # the other side of the terminal is gone
        self._pending += self._decoder.decode(data)
        return bool(data)

    def _catch_up(self) -> None:
        while select.select([self._wake_read], [], [], 0)[0]:
            os.read(self._wake_read, 512)
        self._resized = False
        self.repaint()


class _Line:
    """The line being typed."""

    def __init__(self, history: list[str]) -> None:
        self.text: list[str] = []
        self.cursor = 0
        self._history = history
        self._place = len(history)

    def __str__(self) -> str:
        return "".join(self.text)

    def take(self, key: str) -> None:
        """Do what one key asks for."""
        act = getattr(self, "_" + key.replace("-", "_"), None) if len(key) > 1 else None
        if act is not None:
            act()
        elif len(key) == 1 and key.isprintable():
            self.text.insert(self.cursor, key)
            self.cursor += 1

    def _left(self) -> None:
        self.cursor = max(0, self.cursor - 1)

    def _right(self) -> None:
        self.cursor = min(len(self.text), self.cursor + 1)

    def _home(self) -> None:
        self.cursor = 0

    def _end(self) -> None:
        self.cursor = len(self.text)

    def _backspace(self) -> None:
        if self.cursor:
            self.cursor -= 1
            del self.text[self.cursor]

    def _delete(self) -> None:
        del self.text[self.cursor : self.cursor + 1]

    def _kill(self) -> None:
        self.text.clear()
        self.cursor = 0

    def _kill_end(self) -> None:
        del self.text[self.cursor :]

    def _up(self) -> None:
        self._recall(self._place - 1)

    def _down(self) -> None:
        self._recall(self._place + 1)

    def _recall(self, place: int) -> None:
        if 0 <= place <= len(self._history):
            self._place = place
            self.text = list(self._history[place]) if place < len(self._history) else []
            self.cursor = len(self.text)
