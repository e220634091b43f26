"""The table on a whole screen: painted anew at every event, a line to type on at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from palamede.cli.terminal.scene import Scene
from palamede.cli.terminal.style import Style, fit, wrap
from palamede.cli.terminal.table import Painter
from palamede.cli.terminal.tty import Terminal

__all__ = ["ScreenFace"]

_NEWS_KEPT = 12


class ScreenFace:
    """A ``Face`` for a person who looks at a terminal of at least 80 columns and 24 rows."""

    def __init__(self, terminal: Terminal, painter: Painter, style: Style) -> None:
        self._terminal = terminal
        self._painter = painter
        self._style = style
        self._scene: Scene | None = None
        self._news: list[str] = []
        self._notes: Sequence[str] = ()
        self._prompt = ""
        self._page: tuple[str, Sequence[str]] | None = None
        self._cover: str | None = None
        terminal.repaint = self._repaint

    def show(self, scene: Scene) -> None:
        """Paint the table."""
        if self._scene is not None and scene.title != self._scene.title:
            self._news.clear()
        self._scene = scene
        self._notes = ()
        self._prompt = ""
        self._repaint()

    def tell(self, news: str) -> None:
        """Add a line to what is shown beside the table."""
        self._news = [*self._news, news][-_NEWS_KEPT:]
        if self._scene is not None and self._page is None:
            self._repaint()

    def ask(self, prompt: str, notes: Sequence[str] = ()) -> str:
        """Read one line below the table."""
        self._notes, self._prompt = notes, prompt
        self._repaint()
        text = self._terminal.read_line(prompt)
        self._notes, self._prompt = (), ""
        return text

    def look(self, prompt: str, notes: Sequence[str] = ()) -> str:
        """Wait for Enter with the table in view."""
        return self.ask(prompt, notes)

    def page(self, title: str, lines: Sequence[str], prompt: str) -> str:
        """Show the lines, a screen after the other; an answer ends the page early."""
        rest = list(lines)
        while True:
            rows = self._terminal.size[1]
            # What fits is measured now; a screen made smaller later shows the end by itself.
            room = max(rows - 4, 1)
            part, rest = rest[:room], rest[room:]
            self._page = (title, part)
            self._prompt = prompt
            self._terminal.forget_keys()
            self._repaint()
            answer = self._terminal.read_line(prompt).strip()
            self._page, self._prompt = None, ""
            if answer or not rest:
                return answer

    def cover(self, text: str, prompt: str) -> None:
        """Blank the screen but for a name, until Enter."""
        self._cover, self._prompt = text, prompt
        self._terminal.forget_keys()
        self._repaint()
        self._terminal.read_line(prompt)
        self._cover, self._prompt = None, ""

    def pause(self, seconds: float) -> None:
        """Wait with the table in view."""
        if seconds > 0:
            self._terminal.pause(seconds)

    def _repaint(self) -> None:
        columns, rows = self._terminal.size
        if self._cover is not None:
            told = wrap(self._cover.split(), columns)
            lines = [""] * ((rows - 2) // 3) + [line.center(columns).rstrip() for line in told]
            lines += [""] * (rows - 1 - len(lines))
        elif self._page is not None:
            title, text = self._page
            lines = [self._style(fit(title, columns), "bold"), ""]
            lines += [fit(line, columns) for line in text][: max(rows - 3, 1)]
            lines += [""] * (rows - 1 - len(lines))
        elif self._scene is not None:
            lines = self._painter.lines(self._scene, self._news, self._notes, columns, rows - 1)
        else:
            lines = [""] * (rows - 1)
        self._terminal.paint([*lines[: rows - 1], fit(self._prompt, max(columns - 1, 0))])
