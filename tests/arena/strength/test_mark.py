"""The mark of an engine: what it plays by changes it, what it says to readers does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from palamede.arena.strength.mark import engine, mark_of

CODE = '''"""What it is for."""

def double(number: int) -> int:
    """Return twice a number."""
    # Adding is quicker.
    return number + number
'''


@pytest.fixture
def top(tmp_path: Path) -> Path:
    (tmp_path / "kernel").mkdir()
    (tmp_path / "kernel/sums.py").write_text(CODE)
    (tmp_path / "weights.json").write_text("[1, 2]")
    (tmp_path / "learning").mkdir()
    (tmp_path / "learning/run.py").write_text("RATE = 1\n")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("kernel/sums.py", CODE.replace("What it is for", "Sums").replace("quicker", "slower")),
        ("kernel/sums.py", CODE.replace('"""Return twice a number."""', '"""Twice."""')),
        ("learning/run.py", "RATE = 2\n"),
        ("kernel/__pycache__/sums.pyc", "anything"),
    ],
)
def test_what_does_not_play_leaves_it(top: Path, file: str, text: str) -> None:
    before = mark_of(top)
    (top / file).parent.mkdir(exist_ok=True)
    (top / file).write_text(text)
    assert mark_of(top) == before


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("kernel/sums.py", CODE.replace("number + number", "number * 3")),
        ("weights.json", "[1, 3]"),
        ("kernel/more.py", "pass\n"),
        ("net.npz", "0"),
    ],
)
def test_what_plays_changes_it(top: Path, file: str, text: str) -> None:
    before = mark_of(top)
    (top / file).write_text(text)
    assert mark_of(top) != before


def test_the_engine_has_one() -> None:
    assert len(engine()) == 8
    int(engine(), 16)
