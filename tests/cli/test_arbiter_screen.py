"""``palamede arbiter`` on a real terminal."""

from __future__ import annotations

import shutil
from functools import partial
from operator import ne
from pathlib import Path

import pytest

from palamede.arbiter import Sheet
from tests.cli.tmux import Screen, command

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")


@pytest.mark.parametrize(
    ("language", "prompt", "kept"),
    [
        ("en", "number", "The sheet is kept in"),
        ("fr", "numéro", "La feuille est gardée dans"),
        ("es", "número", "La hoja está guardada en"),
    ],
)
def test_an_evening_is_kept_at_a_terminal(
    tmp_path: Path, language: str, prompt: str, kept: str
) -> None:
    """A deal, an incident, undo; killed in between, the sheet goes on where it was."""
    file = tmp_path / "s.json"
    line = command("arbiter", "--file", str(file), "--lang", language)

    def entries() -> int:
        return (
            len(Sheet.from_json(file.read_text(encoding="utf-8")).entries) if file.exists() else 0
        )

    def answer(screen: Screen, *texts: str) -> None:
        for text in texts:
            before = screen.text()
            screen.type(text)
            screen.wait(partial(ne, before))

    with Screen(line, 80, 40, tmp_path) as screen:
        screen.wait(lambda text: prompt in text)
        answer(screen, "voleur", "Anne, Bruno, Chloé, Denis", "series=single", "encyclopedie", "5")
        answer(screen, "seats", "places", "Anne, Bruno, Chloé, Denis", "1")
        screen.wait(lambda text: entries() == 2)
        answer(screen, "incident", "renege", "1", "2", "at_count", "2", "3", "1")
        screen.wait(lambda text: entries() == 3 and "RENONCE-03" in text)
        screen.press("C-c")
        screen.wait(lambda text: "ended 130" in text)
    with Screen(line, 40, 24, tmp_path) as screen:
        screen.wait(lambda text: prompt in text)
        answer(screen, "count", "1", "", "14", "9", "20", "")
        screen.wait(lambda text: entries() == 4)
        answer(screen, "undo", "1")
        screen.wait(lambda text: entries() == 5)
        answer(screen, "end")
        screen.wait(lambda text: "ended 0" in text and kept.split()[0] in text)
    sheet = Sheet.from_json(file.read_text(encoding="utf-8"))
    assert [entry["type"] for entry in sheet.in_force] == ["opened", "seated", "incident"]
