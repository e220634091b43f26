"""Compiled code is kept in the user's cache, apart for every state of the kernels' text."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from palamede.engine.kernel import compiled
from palamede.engine.kernel.compiled import cache_directory, lowest, ones


def test_cache_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It lies below ``$XDG_CACHE_HOME``, else below the home."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_directory().parent == tmp_path / "palamede" / "kernels"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_directory().parent == tmp_path / ".cache" / "palamede" / "kernels"


def test_cache_is_another_after_a_change_of_any_kernel(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Numba does not see that code was merged from another module that has changed."""
    (tmp_path / "one.py").write_text("a", encoding="utf-8")
    (tmp_path / "two.py").write_text("b", encoding="utf-8")
    monkeypatch.setattr(compiled, "__file__", str(tmp_path / "compiled.py"))
    before = cache_directory()
    assert cache_directory() == before
    (tmp_path / "two.py").write_text("c", encoding="utf-8")
    assert cache_directory() != before


def test_kernels_run_where_nothing_can_be_written(tmp_path: Path) -> None:
    """Without a place to write a kernel is compiled for the process alone, and nothing stays."""
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    program = (
        "from palamede.engine.kernel.compiled import compiled, ones\n"
        "import numpy as np\n"
        "from palamede.engine.kernel.chance import mixed\n"
        "print(mixed(np.uint64(1)))"
    )
    environment = os.environ | {"XDG_CACHE_HOME": str(blocked), "TMPDIR": str(temporary)}
    environment.pop("NUMBA_CACHE_DIR", None)
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    assert done.stdout.split() == ["6238072747940578789"]
    assert list(temporary.iterdir()) == []


def test_instructions_of_one_word() -> None:
    """How many bits are set, and the place of the lowest."""
    import numpy as np

    @compiled.compiled
    def both(word: object) -> object:
        return ones(word), lowest(word)

    for word in (1, 2, 0b1011000, 1 << 63, (1 << 64) - 1):
        lowest_place = (word & -word).bit_length() - 1
        assert both(np.uint64(word)) == (word.bit_count(), lowest_place)
