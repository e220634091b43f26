"""``palamede play`` as a command: what is refused, pipes, languages, where records lie."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from palamede.dgn import check
from tests.cli.tmux import SRC


def run(*words: str, folder: Path, typed: str = "", **environ: str) -> tuple[int, str, str]:
    """Run the command with its input from a pipe; return status, output and errors."""
    ran = subprocess.run(
        [sys.executable, "-m", "palamede.cli", "play", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        env={
            **os.environ,
            "PYTHONPATH": str(SRC),
            "XDG_STATE_HOME": str(folder),
            "PALAMEDE_LANG": "en",
            **environ,
        },
    )
    return ran.returncode, ran.stdout, ran.stderr


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["voler"], "voleur"),
        (["voleur", "--forgetful"], "table=old"),
        (["voleur", "peche"], "“peche” is no switch: write name=value"),
        (["voleur", "--seats", "human,x"], "“x” is no kind of player"),
        (["voleur", "hand=9"], "set=7"),
        (["voleur", "--bot-speed", "fast"], "--bot-speed takes a number of seconds"),
        (["voleur", "--record", "nowhere/a.dgn"], "nowhere/a.dgn: there is no folder nowhere"),
        (["--resume"], "there is no match to go on with"),
        (["--resume", "nowhere.dgn"], "nowhere.dgn: there is no such file"),
        (["voleur", "--resume"], "--resume takes the game"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    tmp_path: Path, words: list[str], part: str
) -> None:
    status, out, err = run(*words, folder=tmp_path)
    assert (status, out) == (2, "")
    assert part in err
    assert err.startswith("palamede: ")
    assert err.count("\n") == 1
    assert list(tmp_path.rglob("*.dgn")) == []


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "mine.dgn"
    path.write_text("precious")
    status, _, err = run("domino", "--record", str(path), folder=tmp_path)
    assert status == 2
    assert f"{path} exists already" in err
    assert path.read_text() == "precious"


def test_bots_alone_play_in_a_pipe_without_colour_or_cursor_movement(tmp_path: Path) -> None:
    path = tmp_path / "a.dgn"
    words = ("pot", "--seats", "greedy,classical,random", "--bot-speed", "0", "--record", str(path))
    status, out, err = run(*words, folder=tmp_path, TERM="xterm-256color")
    assert (status, err) == (0, "")
    assert "\x1b" not in out
    assert "\r" not in out
    assert "The pot is empty" in out
    checked = check(path.read_text(encoding="utf-8"))
    assert checked.errors == ()
    assert checked.parties[0].finished


def test_the_end_of_input_leaves_a_record_that_resume_finds(tmp_path: Path) -> None:
    status, out, err = run("peche", "--seats", "human:Anne,random:Bea", folder=tmp_path)
    assert (status, err) == (0, "")
    record = next((tmp_path / "palamede").glob("*-peche.dgn"))
    assert f"palamede play --resume {record}" in out
    hand = re.search(r"^Your hand (.*)$", out, re.MULTILINE)
    status, again, err = run("--resume", folder=tmp_path)
    assert (status, err) == (0, "")
    assert hand is None or hand[0] in again


def test_a_closed_pipe_ends_quietly_with_the_record_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.dgn"
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "palamede.cli", "play", "voleur", "--bot-speed", "0"),
            *("--seats", "random,random,random,random", "--record", str(path)),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SRC), "PALAMEDE_LANG": "en"},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(timeout=60) in (0, 141)
    process.stderr.close()
    assert check(path.read_text(encoding="utf-8")).errors == ()


@pytest.mark.parametrize(
    ("environ", "words"),
    [({"PALAMEDE_LANG": "fr"}, ()), ({"PALAMEDE_LANG": "es"}, ("--lang", "fr"))],
)
def test_the_table_speaks_the_language_asked_for(
    tmp_path: Path, environ: dict[str, str], words: tuple[str, ...]
) -> None:
    status, out, _ = run("peche", "--seats", "human:Anne", *words, folder=tmp_path, **environ)
    assert status == 0
    assert "La partie est gardée dans" in out


def test_letters_that_the_terminal_lacks_break_nothing(tmp_path: Path) -> None:
    environ = {"PYTHONIOENCODING": "ascii", "PALAMEDE_LANG": "fr", "PYTHONUTF8": "0"}
    status, out, err = run("peche", "--seats", "human:Zoé", folder=tmp_path, **environ)
    assert (status, err) == (0, "")
    assert out.isascii()
    record = next((tmp_path / "palamede").glob("*.dgn"))
    assert "Zoé" in record.read_text(encoding="utf-8")


def test_a_seed_is_a_whole_number(tmp_path: Path) -> None:
    status, _, err = run("voleur", "--seed", "x", folder=tmp_path)
    assert status == 2 and "--seed: x is no whole number" in err
