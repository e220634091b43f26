"""``palamede arena`` and ``palamede bot``: what they print, how they end, what they refuse."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from palamede.i18n import LANGUAGES
from tests.arena.contests import FIRST, PALAMEDE_BOT, program
from tests.cli.running import Stream, palamede

NAMES = ("random", "greedy", "classical")
QUICK = ["--deals", "10", "--rules", "peche"]


def result(*words: str) -> dict[str, object]:
    ran = palamede("arena", *words, "--json")
    assert (ran.status, ran.err) == (0, "")
    data: dict[str, object] = json.loads(ran.out)
    return data


class TestMatch:
    """Two players."""

    def test_it_says_who_is_ahead_by_how_much_and_how_sure_that_is(self) -> None:
        ran = palamede("arena", "classical", "random", "--deals", "60", "--rules", "peche")
        assert (ran.status, ran.err) == (0, "")
        lines = ran.out.splitlines()
        assert lines[0] == "classical against random"
        assert lines[1] == "peche players=2, seed 0, 60 duplicate deals played twice"
        assert lines[2].startswith("classical: +")
        assert "marks a deal against random (95 %: +" in lines[2]
        assert lines[3].startswith("Duplicate deals of classical: ")
        assert lines[4].startswith("Valid however often one looks (95 %): ")
        assert lines[5] == "classical marks more."

    def test_json_is_one_line_with_all_settings(self) -> None:
        data = result("classical", "random", *QUICK, "--seed", "9", "--nodes", "500")
        assert data["players"] == ["classical", "random"]
        assert (data["rules"], data["seed"], data["nodes"]) == ("peche players=2", 9, 500)
        assert (data["ended"], data["fault"], data["faults"]) == ("deals", None, [0, 0])
        (match,) = data["matches"]  # type: ignore[misc]
        assert match["deals"] == 10
        assert match["low"] < match["mean"] < match["high"]
        assert match["wins"] + match["draws"] + match["losses"] == 10
        assert match["sure"] is None  # too few deals

    def test_the_other_seats_change_the_sign(self) -> None:
        one, other = (
            result(*names, *QUICK)["matches"][0]["mean"]  # type: ignore[index]
            for names in (("greedy", "random"), ("random", "greedy"))
        )
        assert one == -other != 0

    def test_any_rules_and_switches(self) -> None:
        data = result("greedy", "random", "--deals", "4", "--rules", "voleur", "hand=7", "stake=2")
        assert data["rules"] == "voleur players=4 hand=7 stake=2"
        data = result("greedy", "random", "--deals", "4")
        assert data["rules"] == "tete_a_tete players=2"
        data = result("greedy", "random", "--rules", "poule", "players=3", "--deals", "4")
        assert data["rules"] == "poule players=3"

    def test_it_stops_when_it_is_settled(self) -> None:
        words = ["classical", "random", "--rules", "peche", "--deals", "900", "--stop"]
        ran = palamede("arena", *words)
        assert "Settled after " in ran.out
        assert ran.out.splitlines()[3].endswith(" marks a deal against random.")
        data = result(*words)
        assert (data["ended"], data["stop"]) == ("settled", True)

    def test_two_workers_print_what_one_prints(self) -> None:
        one, two = (
            palamede("arena", "classical", "random", *QUICK, "--jobs", jobs) for jobs in "12"
        )
        assert one == two

    def test_a_program_is_a_player(self) -> None:
        here = result("classical", "greedy", *QUICK)
        there = result("classical", f"{PALAMEDE_BOT} greedy", *QUICK)
        assert here["matches"][0]["mean"] == there["matches"][0]["mean"]  # type: ignore[index]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_language(self, language: str) -> None:
        words = ["--lang", language, "arena", "classical", "random", *QUICK]
        out = palamede(*words).out
        assert {"en": "marks a deal", "fr": "points par coup", "es": "tantos por mano"}[
            language
        ] in out
        assert ("," in out.splitlines()[2].split("(")[0]) == (language != "en")
        ladder = palamede(*words, "--ladder", "--stop")
        assert {"en": "rating", "fr": "cote", "es": "puntuación"}[language] in ladder.out
        assert "arena-" not in out + ladder.out

    def test_a_bar_on_a_terminal(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setattr(Stream, "terminal", True)
        ran = palamede("arena", "classical", "random", *QUICK)
        assert "classical against random" in ran.err
        assert "10/10" in ran.err and "━" in ran.err
        assert " ± " in ran.err  # the mean so far stands beside it
        plain = palamede("arena", "classical", "random", *QUICK, "--ascii")
        assert "10/10" in plain.err and "━" not in plain.err


class TestLadder:
    """Several players."""

    def test_three_make_a_ladder(self) -> None:
        ran = palamede(
            "arena", "random", "greedy", "classical", "--rules", "peche", "--deals", "60"
        )
        lines = ran.out.splitlines()
        assert lines[0] == "Ladder of random, greedy and classical"
        assert [line.split()[:2] for line in lines[3:6]] == [
            ["1", "classical"],
            ["2", "greedy"],
            ["3", "random"],
        ]
        assert lines[6].startswith("random - greedy: ")
        assert len(lines) == 9

    def test_json_has_the_ratings(self) -> None:
        data = result("--ladder", "random", "classical", "--rules", "peche", "--deals", "40")
        first, second = data["ladder"]  # type: ignore[misc]
        assert (first["player"], second["player"]) == ("classical", "random")
        assert first["low"] < first["rating"] < first["high"]
        assert first["mean"] == pytest.approx(-second["mean"])

    def test_pictures(self, tmp_path: Path) -> None:
        pytest.importorskip("matplotlib")
        ladder, course = tmp_path / "ladder.svg", tmp_path / "course.svg"
        ran = palamede("arena", "random", "greedy", "classical", *QUICK, "--plot", str(ladder))
        assert ran.err == f"palamede: drawn: {ladder}\n"
        assert "rating (Bradley-Terry)" in ladder.read_text()
        ran = palamede("--lang", "fr", "arena", "random", "greedy", *QUICK, "--plot", str(course))
        assert ran.status == 0
        assert "random contre greedy" in course.read_text()


class TestMistakes:
    """One clear line on standard error, status 2, and no match."""

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (["greedy"], "a match needs two players"),
            ([], "missing: PLAYER"),
            (["greedy", "nobody"], "no player is called “nobody”; there are: random, apprentice"),
            (["greedy", "random", "greedy"], "greedy stands twice in the ladder"),
            (
                ["greedy", "random", "--deals", "0"],
                "0 duplicate deals prove nothing",
            ),
            (["greedy", "random", "--deals", "-4"], "-4 duplicate deals"),
            (["greedy", "random", "--deals", "many"], "many is no whole number"),
            (["greedy", "random", "--jobs", "0"], "--jobs 0: a whole number from 1 to 1024"),
            (["greedy", "random", "--forgive", "-1"], "--forgive -1: a whole number from 0"),
            (["greedy", "random", "--budget", "0s"], "above 0"),
            (["greedy", "random", "--budget", "soon"], "soon"),
            (["greedy", "random", "--budget", "9999s"], "at most 3,600s"),
            (["greedy", "random", "--nodes", "0"], "above 0"),
            (["greedy", "random", "--nodes", "some"], "some"),
            (["greedy", "random", "--timeout", "0"], "“0” is no time"),
            (["greedy", "random", "--utility", "fun"], "fun is not allowed"),
            (["greedy", "random", "--rules", "bridge"], "no game is called “bridge”"),
            (["greedy", "random", "--rules", "voleur", "hand=9"], "set=7"),
            (["greedy", "random", "--rules", "voleur", "hand"], "“hand” is no switch"),
            (["greedy", "random", "--rules", "peche", "table=old"], "table=strict"),
            (["greedy", "random", "--log", "no/such/log"], "there is no folder no/such"),
            (["greedy", "random", "--log", "/"], "this is a folder"),
            (["greedy", "random", "--log", __file__], "this is no line of the log of a match"),
            (["greedy", "random", "--plot", "x.png"], "name a file that ends in .svg"),
            (["greedy", "cmd:"], "cmd: needs a command"),
            (["greedy", "cmd:nosuchprogram --fast"], "cmd:nosuchprogram --fast cannot be started"),
            (["greedy", "dominoes:omniscient"], "there are: dominoes:bota_gorda, dominoes:prob"),
        ],
    )
    def test_it_says_what_and_what_would_be_right(self, words: list[str], said: str) -> None:
        ran = palamede("arena", *words)
        assert ran.status == 2
        assert said in ran.err
        assert ran.err.count("\n") == 1
        assert ran.out == ""

    def test_the_game_of_the_package_dominoes(self) -> None:
        pytest.importorskip("dominoes")
        ran = palamede("arena", "greedy", "dominoes:bota_gorda", "--rules", "voleur", "hand=7")
        assert ran.status == 2
        assert "plays another game (pay_out): use --rules voleur hand=7 pay_out=all" in ran.err

    def test_the_log_of_another_match(self, tmp_path: Path) -> None:
        log = str(tmp_path / "log")
        palamede("arena", "greedy", "random", *QUICK, "--log", log)
        ran = palamede("arena", "greedy", "random", *QUICK, "--log", log, "--seed", "7")
        assert ran.status == 2
        assert "the log of another match: seed is 0 there, 7 here" in ran.err
        ran = palamede("--lang", "fr", "arena", "greedy", "classical", *QUICK, "--log", log)
        assert "le journal d’une autre rencontre" in ran.err

    def test_no_such_bot(self) -> None:
        ran = palamede("bot", "nobody")
        assert (ran.status, ran.out) == (2, "")
        assert "no player is called “nobody”" in ran.err


class TestEndings:
    """A match that does not reach its end leaves what it has found."""

    def test_a_faulty_program_is_named_and_the_result_so_far_printed(self, tmp_path: Path) -> None:
        name = program(tmp_path, f"if asked > 60: print('play 7-7', flush=True)\nelse: {FIRST}")
        words = ["arena", "greedy", name, "--deals", "99", "--log", str(tmp_path / "log")]
        ran = palamede(*words)
        assert ran.status == 1
        assert "marks a deal against cmd:" in ran.out
        assert "plays what is not legal in deal " in ran.err and "7-7 (" in ran.err
        assert ran.err.count("\n") == 1
        data = json.loads(palamede(*words, "--json").out)
        assert data["fault"]["kind"] == "illegal"
        assert data["matches"][0]["deals"] >= 2

    def test_forgiven_faults_are_told(self, tmp_path: Path) -> None:
        name = program(tmp_path, f"if asked == 2: print('what?', flush=True)\nelse: {FIRST}")
        ran = palamede("arena", "greedy", name, *QUICK, "--forgive", "999")
        assert ran.status == 0
        assert " faults were forgiven." in ran.out.splitlines()[-1]

    @pytest.mark.parametrize("jobs", ["1", "2"])
    def test_ctrl_c_leaves_a_valid_result_that_goes_on(self, tmp_path: Path, jobs: str) -> None:
        log = tmp_path / "log"
        words = ["arena", "classical", "random", "--rules", "peche", "--log", str(log)]
        process = subprocess.Popen(
            [sys.executable, "-m", "palamede.cli", "--lang", "en", *words]
            + ["--deals", "100000", "--jobs", jobs],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        deadline = time.monotonic() + 60
        while not (log.exists() and log.read_bytes().count(b"\n") > 20):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        out, err = process.communicate(timeout=30)
        assert (process.returncode, err) == (130, "")
        done = log.read_bytes().count(b"\n") - 1
        assert f"Interrupted after {done} duplicate deals: what is known so far." in out
        assert "classical: +" in out
        went_on = palamede(*words, "--deals", str(done + 3))
        assert went_on == palamede(*words[:-2], "--deals", str(done + 3))


class TestBot:
    """The protocol on standard input and output."""

    def test_a_conversation(self) -> None:
        ran = palamede("bot", "greedy", stdin="hello 1\nrules {}\ngo\nquit\nhello 1\n")
        assert ran.status == 0
        lines = ran.out.splitlines()
        assert lines[:3] == ["name greedy", "ready", "ready"]
        assert lines[3].startswith("error ") and len(lines) == 4

    def test_the_end_of_the_input_is_the_end_and_bytes_that_are_no_text_are_no_matter(self) -> None:
        ran = palamede("bot", "classical", stdin=b"\xff\xfe\nhello 1\n")
        assert ran.status == 0
        assert ran.out.splitlines()[1:] == ["name classical", "ready"]
