"""``palamede replay`` tells what was claimed and ruled at a table à l'ancienne."""

from __future__ import annotations

from pathlib import Path

import pytest

from palamede.cli.__main__ import main
from tests.dgn.test_old_errors import old

RULED = old("1. 0-0 2. 2-2> !1 claims misplay 2; !1 chooses 1 lies_open; 2. pass 1. 0-1>")
NOTED = old("1. 0-0 2. pass !1 claims renege 2;")


def told(text: str, language: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What the command prints, on one line."""
    path = folder / "old.dgn"
    path.write_text(text, encoding="utf-8")
    assert main(["replay", "--lang", language, str(path)]) == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("language", "fault", "chosen"),
    [
        ("en", "A of B: a tile that does not match.", "Chosen: the tile lies open."),
        ("fr", "A contre B : dé mal posé.", "Choisi : le dé reste découvert."),
        ("es", "A contra B: ficha mal colocada.", "Elegido: la ficha queda vista."),
    ],
)
def test_a_ruling_is_told_with_its_article(
    language: str, fault: str, chosen: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who claims what of whom, the reason, code and article, and what was chosen."""
    text = told(RULED, language, tmp_path, capsys)
    assert fault in text
    assert f"(encyclopedie, general 4). {chosen}" in text


def test_a_claim_that_waits_for_the_count_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody is told before the count whether the pass was wrong."""
    text = told(NOTED, "en", tmp_path, capsys)
    assert "Claim 1: A of B: passing while able to play. It waits for the count." in text
