"""``palamede solve``: what it prints, where it looks, and what it refuses."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from palamede.dgn.checker import check
from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Partie
from palamede.engine.solver import solve
from tests.cli.running import palamede

LINE = "tete_a_tete,set=2,hand=2 1 0-0,0-1/1-1,2-2 0-2,1-2 0,0"
"""Who leads 0-0 goes out next, against 6 pips; after 0-1 the other sheds 1-1 first."""
RECORDS = Path(__file__).parents[1] / "data" / "records"


def test_moves_with_their_values_the_best_first() -> None:
    ran = palamede("solve", LINE)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "To play: seat 1 (all hands open)"
    assert lines[3:6] == ["  0-0    +6", "  0-1    +4", "Best line: 0-0 pass 0-1<"]
    assert lines[6] == f"{solve(Deal.from_line(LINE)).nodes} nodes"


def test_winning_is_told_in_words() -> None:
    ran = palamede("solve", LINE, "--mode", "win")
    assert [line.split() for line in ran.out.splitlines()[1:] if line.startswith("  ")] == [
        ["0-0", "more"],
        ["0-1", "more"],
    ]


@pytest.mark.parametrize(
    ("language", "title", "line"),
    [
        ("fr", "À jouer : place 1 (jeux découverts)", "Meilleure suite : 0-0 pass 0-1<"),
        ("es", "Juega: puesto 1 (manos descubiertas)", "Mejor continuación: 0-0 pass 0-1<"),
    ],
)
def test_it_speaks_the_three_languages(language: str, title: str, line: str) -> None:
    lines = [said.replace("\u202f", " ").replace("\xa0", " ") for said in palamede(
        "--lang", language, "solve", LINE
    ).out.splitlines()]  # fmt: skip
    assert lines[0] == title
    assert line in lines


@pytest.mark.parametrize("mode", ["score", "win"])
def test_json_is_what_python_gives(mode: str) -> None:
    deal = Deal.from_line(f"{LINE} 0-1 1-1>")
    found = solve(deal, "win" if mode == "win" else "score")
    data = json.loads(palamede("solve", deal.line(), "--mode", mode, "--json").out)
    assert {move["action"]: move["value"] for move in data["moves"]} == found.values
    assert [move["move"] for move in data["moves"]] == list(map(deal.text, deal.legal_moves))
    assert data["finished"] is True
    assert data["line"][0] == data["best"] == deal.text(found.best)
    assert (data["turn"], data["mode"]) == (1, mode)
    assert (data["value"], data["nodes"]) == (found.value, found.nodes)
    for move in data["line"]:
        deal.push(move)
    assert deal.turn is None


def test_a_moment_of_a_record() -> None:
    file = RECORDS / "voleur-0.dgn"
    [partie, *_] = check(file.read_text(encoding="utf-8"), keep=True).parties
    whole = partie.deals[1].deal
    assert whole is not None
    deal = whole.copy()
    while len(deal.move_stack) > 12:
        deal.pop()
    words = ("solve", str(file), "--deal", "2", "--ply", "12", "--json")
    assert json.loads(palamede(*words).out)["nodes"] == solve(deal).nodes


def test_a_position_in_a_file_and_from_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(f"{LINE}\n", encoding="utf-8")
    shown = palamede("solve", LINE).out
    assert palamede("solve", str(file)).out == shown
    assert palamede("solve", "-", stdin=LINE.encode()).out == shown


def test_nodes_bound_the_search_and_what_was_found_is_told() -> None:
    ran = palamede("solve", LINE, "--nodes", "5")
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.splitlines()[3:] == ["  0-0    +6", "Stopped: 1 of 2 moves are valued."]
    data = json.loads(palamede("solve", LINE, "--nodes", "0", "--json").out)
    assert data == {"turn": 1, "mode": "score", "finished": False, "moves": []}


def test_ctrl_c_ends_a_search_that_takes_for_ever() -> None:
    rng = random.Random(1)
    deal = Partie(presets.conventions("matador", set=9, hand=5)).serve(rng)
    words = [sys.executable, "-m", "palamede.cli", "solve", deal.line()]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        with pytest.raises(subprocess.TimeoutExpired):
            running.wait(timeout=8)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert b"Stopped: " in out
    assert err == b""


def refused(*words: str) -> str:
    """What the command says in one line when it does nothing."""
    ran = palamede("solve", *words)
    assert (ran.status, ran.out) == (2, "")
    [line] = ran.err.splitlines()
    return line


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nothing.dgn"], "nothing.dgn: there is no such file"),
        ([LINE.replace("2-2 ", "1-1 ")], "1-1"),
        ([LINE.replace("1-1,2-2", "?2")], "unknown tiles"),
        ([LINE.replace("0-0", "9-0")], "0-9"),
        ([f"{LINE} 2-2"], "2-2"),
        ([f"{LINE} 0-0 pass 0-1"], "the deal is over"),
        ([LINE, "--memory", "0"], "above 0, not 0"),
        ([LINE, "--memory", "much"], "much is no whole number"),
        ([LINE, "--mode", "pips"], "pips"),
        (["poule,set=2,hand=1 1 0-0/1-1/2-2 0-1,0-2,1-2 0,0,0"], "two sides, not 3"),
        ([str(RECORDS / "voleur-0.dgn"), "--deal", "99"], "deal 99"),
        ([str(RECORDS / "voleur-0.dgn"), "--deal", "1", "--ply", "99"], "99"),
        ([str(RECORDS / "voleur-0.dgn"), "--deal", "1"], "the deal is over"),
    ],
)  # fmt: skip
def test_what_cannot_be_solved_is_refused_in_one_line(words: list[str], told: str) -> None:
    assert told in refused(*words)


def test_records_with_hidden_hands_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "hidden.dgn"
    file.write_text(
        '[Rules "tete_a_tete"]\n[Conventions "set=2 hand=2"]\n[Deal "1"]\n[Lead "1"]\n'
        '[Hands "1: ? ?; 2: ? ?"]\n[Stock "? ?"]\n2-2',
        encoding="utf-8",
    )
    assert "all tiles must be known" in refused(str(file))


def test_nothing_compiled_is_imported_until_a_position_is_sound() -> None:
    program = (
        "import sys; from palamede.cli.__main__ import main; main(['solve', 'x y']);"
        "main(['solve', '--help']); sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == 0
