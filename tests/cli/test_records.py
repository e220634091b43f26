"""check, replay, format and explain on files."""

from __future__ import annotations

import json
import os
from pathlib import Path

import jsonschema
import pytest

from palamede.dgn import read, schema
from palamede.i18n import LANGUAGES
from tests.cli.running import palamede

RECORDS = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.dgn"))
VOLEUR = next(str(file) for file in RECORDS if file.name == "voleur-1.dgn")

GOOD = """\
[DGN "1"]
[Rules "tete_a_tete"]
[Conventions "set=2 hand=2"]
[Seats "Anne; Bruno"]

[Deal "1"]
[Lead "1"]
[Hands "1: 0-0 0-1; 2: 1-1 1-2"]
[Stock "0-2 2-2"]

1. 0-0 2. pass 1. 0-1>
"""

# Anne passes though 0-1 fits: one slip.
SLIP = GOOD.replace("1. 0-1>", "1. pass 2. pass")


@pytest.fixture
def good(tmp_path: Path) -> str:
    file = tmp_path / "good.dgn"
    file.write_text(GOOD)
    return str(file)


@pytest.fixture
def slip(tmp_path: Path) -> str:
    file = tmp_path / "slip.dgn"
    file.write_text(SLIP)
    return str(file)


class TestCheck:
    """``palamede check``."""

    def test_a_good_record(self, good: str) -> None:
        ran = palamede("check", good)
        assert (ran.status, ran.err) == (0, "")
        assert ran.out == f"{good}: one partie, one deal: no errors\n"

    def test_one_slip_is_one_line_with_its_place(self, slip: str) -> None:
        ran = palamede("check", slip)
        assert ran.status == 1
        lines = ran.out.splitlines()
        assert lines == [
            f"{slip}:11:19: must-play: seat 1 can lay a tile and must: 0-1<, 0-1>"
            " (partie 1, deal 1, play 3)",
            f"{slip}: one partie, one deal: one error",
        ]

    def test_the_same_in_french_and_spanish(self, slip: str) -> None:
        french = palamede("check", slip, "--lang", "fr").out
        assert "la place 1 peut poser et le doit : 0-1<, 0-1> (partie 1, coup 1, jet 3)" in french
        spanish = palamede("check", slip, "--lang", "es").out
        assert "el puesto 1 puede poner y debe hacerlo: 0-1<, 0-1>" in spanish

    def test_standard_input(self) -> None:
        ran = palamede("check", "-", stdin=GOOD)
        assert (ran.status, ran.out) == (0, "standard input: one partie, one deal: no errors\n")

    def test_several_files_of_which_one_is_missing(self, good: str, slip: str) -> None:
        ran = palamede("check", good, "nowhere.dgn", slip)
        assert ran.status == 2
        assert ran.err == "palamede: nowhere.dgn: there is no such file\n"
        assert "no errors" in ran.out and "one error" in ran.out

    def test_json_is_the_twin_and_valid(self, slip: str) -> None:
        ran = palamede("check", "--json", slip)
        twin = json.loads(ran.out)
        jsonschema.validate(twin, schema())
        assert ran.status == 1
        assert [(error["line"], error["column"], error["code"]) for error in twin["errors"]] == [
            (11, 19, "must-play")
        ]

    def test_a_newer_version_is_told_on_standard_error(self) -> None:
        ran = palamede("check", "-", stdin=GOOD.replace('[DGN "1"]', '[DGN "2"]'))
        assert ran.status == 0
        assert ran.err.startswith("palamede: standard input: ") and ran.err.count("\n") == 1

    def test_deduce_names_what_is_certain(self) -> None:
        text = GOOD.replace("2: 1-1 1-2", "2: 1-1 ?").replace("0-2 2-2", "?2")
        # Bruno passed on 0, so 0-2 lies in the stock; where 1-2 and 2-2 lie stays open.
        ran = palamede("check", "--deduce", "-", stdin=text)
        assert ran.status == 0
        assert ran.out.splitlines()[1:] == ["partie 1, deal 1: 0-2 lay in the stock"]

    def test_deduce_has_nothing_to_say_of_a_known_record(self, good: str) -> None:
        assert "is the place certain" in palamede("check", "--deduce", good).out

    def test_every_sample_record_is_good(self) -> None:
        ran = palamede("check", *map(str, RECORDS))
        assert ran.status == 0
        assert ran.out.count(": no errors\n") == len(RECORDS)


class TestReplay:
    """``palamede replay``."""

    def test_a_deal_in_words(self, good: str) -> None:
        ran = palamede("replay", good)
        assert ran.status == 0
        assert ran.out.splitlines()[:12] == [
            "Partie 1: Two-player block (Anne, Bruno)",
            "",
            "Deal 1: Anne leads",
            "  Anne holds 0-0 0-1",
            "  Bruno holds 1-1 1-2",
            "  In the stock 0-2 2-2",
            "  Anne 0-0, Bruno passes, Anne 0-1>",
            "  On the table: 0-0 0-1",
            "  Anne makes domino. Won by Anne.",
            "  Left in hand: Anne 0, Bruno 5.",
            "  Marked: Anne 5, Bruno 0. Totals: Anne 5, Bruno 0.",
            "",
        ]
        assert "1  +5 = 5  +0 = 0" in ran.out
        assert "The partie is not finished." in ran.out

    def test_the_end_of_a_partie(self) -> None:
        out = palamede("replay", VOLEUR).out
        assert "The partie is won by B and D, in petite bredouille: double." in out
        assert "Accounts" not in out  # nothing was staked
        staked = Path(VOLEUR).read_text().replace('[Seats "', '[Stake "5"]\n[Seats "')
        out = palamede("replay", "-", stdin=staked).out
        assert "Accounts: A -10, B +10, C -10, D +10" in out

    def test_what_a_record_does_not_tell_is_a_question_mark(self) -> None:
        text = GOOD.replace("2: 1-1 1-2", "2: ?2").replace("0-2 2-2", "?2")
        out = palamede("replay", "-", stdin=text).out
        assert "  Marked: Anne ?, Bruno ?. Totals: Anne ?, Bruno ?." in out
        assert "holds" not in out and "Left in hand" not in out

    def test_a_game_that_is_not_known(self) -> None:
        ran = palamede("replay", "-", stdin='[Event "x"]\n[Deal "1"]\n1. 6-6 2. 6-5\n')
        assert ran.status == 1
        assert ran.out.splitlines()[0] == "Partie 1: unknown game"
        assert "Marked" not in ran.out and "  1\n" not in ran.out
        assert "seat 1 6-6, seat 2 6-5" in ran.out

    def test_a_name_and_its_number_stay_on_one_line(self) -> None:
        text = GOOD.replace("Anne; Bruno", f"Anne; {'Bruno Bruno ' * 4}de Bruno")
        lines = palamede("replay", "-", stdin=text).out.splitlines()
        assert any(line.endswith("de Bruno 5.") for line in lines)
        assert all(len(line) <= 80 for line in lines[2:])

    def test_errors_come_after_the_story(self, slip: str) -> None:
        ran = palamede("replay", slip)
        assert ran.status == 1
        assert ran.out.splitlines()[-1].startswith(f"{slip}:11:19: must-play:")

    def test_json_of_one_file_and_of_several(self, good: str, slip: str) -> None:
        one = json.loads(palamede("replay", "--json", good).out)
        jsonschema.validate(one, schema())
        assert list(one)[0] == "dgn"
        ran = palamede("replay", "--json", good, slip)
        assert ran.status == 1
        lines = [json.loads(line) for line in ran.out.splitlines()]
        assert [list(line)[0] for line in lines] == ["file", "file"]
        assert [line["file"] for line in lines] == [good, slip]
        assert lines[0] == {"file": good, **one}

    @pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
    def test_every_sample_in_every_language(self, file: Path) -> None:
        texts = {
            language: palamede("replay", str(file), "--lang", language) for language in LANGUAGES
        }
        assert all(ran.status == 0 and not ran.err for ran in texts.values())
        assert len({ran.out for ran in texts.values()}) == 3
        assert not any("replay-" in ran.out or "{" in ran.out for ran in texts.values())


class TestFormat:
    """``palamede format``."""

    def test_what_it_prints_is_canonical(self) -> None:
        loose = GOOD.replace("1. 0-0 2. pass 1. 0-1>", "0-0 boude\n\n 0-1").replace(
            "tete_a_tete", "Tête-à-tête"
        )
        ran = palamede("format", "-", stdin=loose)
        assert (ran.status, ran.err) == (0, "")
        assert ran.out == GOOD
        assert palamede("format", "-", stdin=ran.out).out == GOOD

    @pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
    def test_it_keeps_what_the_record_says(self, file: Path) -> None:
        written = palamede("format", str(file)).out
        assert read(written) == read(file.read_text())
        assert palamede("format", "-", stdin=written).out == written

    def test_line_ends_of_another_system_are_read_and_not_written(self, tmp_path: Path) -> None:
        file = tmp_path / "dos.dgn"
        file.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
        assert palamede("format", str(file)).out == GOOD
        assert palamede("format", "-i", str(file)).status == 0
        assert file.read_bytes() == GOOD.encode()

    def test_in_place_keeps_the_mode_and_touches_no_canonical_file(self, good: str) -> None:
        file = Path(good)
        file.chmod(0o640)
        before = file.stat()
        assert palamede("format", "--in-place", good).out == ""
        assert file.stat().st_mtime_ns == before.st_mtime_ns
        file.write_text(GOOD.replace("2. pass", "2.boude"))
        palamede("format", "--in-place", good)
        assert file.read_text() == GOOD
        assert file.stat().st_mode & 0o777 == 0o640
        assert os.listdir(file.parent) == ["good.dgn"]

    def test_what_cannot_be_read_is_left_as_it_is(self, good: str) -> None:
        file = Path(good)
        broken = GOOD.replace("2. pass", "2. what")
        file.write_text(broken)
        ran = palamede("format", "-i", good)
        assert ran.status == 1
        assert ran.err == (
            f"palamede: {good}: it holds one error of form and is left as it is:"
            " “palamede check” says where\n"
        )
        assert file.read_text() == broken


class TestExplain:
    """``palamede explain``."""

    def test_a_won_deal(self, good: str) -> None:
        ran = palamede("explain", good)
        assert (ran.status, ran.err) == (0, "")
        story = ran.out.split("The rules cited")[0]
        assert story.splitlines() == [
            "Partie 1: Two-player block (Anne, Bruno)",
            "",
            "Deal 1",
            "  Anne leads: lots were drawn for the first lead.",
            "    DRAW-01: Encyclopédie, tête-à-tête en boudant; Académie, règles générales,",
            "      nº 1; Almanach; Manuel",
            "  Anne has laid the last tile of the hand: domino.",
            "    PLAY-07: Encyclopédie, domino voleur, 7; Almanach; Manuel",
            "  Marked for Anne, what the adversary holds: 5 (Bruno).",
            "    SCORE-01: Encyclopédie, domino voleur, 7; Manuel",
            "  Anne: 0 + 5 = 5.",
            "    SCORE-06: Encyclopédie, tête-à-tête en boudant; Académie, jeu de domino;",
            "      Almanach; Manuel",
            "",
            "After the deals",
            "  The partie is not finished: Anne 5, Bruno 0.",
            "",
        ]
        assert ran.out.count("\n  SCORE-01  ") == 1

    def test_one_deal_only(self) -> None:
        out = palamede("explain", VOLEUR, "--deal", "2").out
        assert "\nDeal 2\n" in out and "\nDeal 1\n" not in out and "After the deals" not in out
        assert "VOL-05: Encyclopédie, domino voleur, 8" in out
        out = " ".join(out.split())
        assert "The fewest wins the deal: B and D." in out
        assert "Marked for B and D, what the adversaries hold: 34 (A) + 20 (C) = 54." in out

    def test_accounts_and_bredouille(self) -> None:
        staked = Path(VOLEUR).read_text().replace('[Seats "', '[Stake "5"]\n[Seats "')
        out = " ".join(palamede("explain", "-", stdin=staked).out.split())
        assert "petite bredouille, paid double" in out
        assert "paid twice by each loser to the winners: A -10, B +10, C -10, D +10" in out

    def test_going_out_against_a_lone_blank_is_no_unknown_hand(self) -> None:
        text = GOOD.replace("2: 1-1 1-2", "2: 0-0 1-2").replace("1: 0-0 0-1", "1: 1-1 2-2")
        text = text.replace("0-2 2-2", "0-1 0-2").replace(
            "1. 0-0 2. pass 1. 0-1>", "1. 1-1 2. 1-2> 1. 2-2>"
        )
        out = palamede("explain", "-", stdin=text).out
        assert "what the adversary holds: 0 (Bruno)." in out

    def test_every_line_fits_in_80_columns(self) -> None:
        out = palamede("explain", VOLEUR).out
        assert max(map(len, out.splitlines())) <= 80

    def test_a_total_cites_the_rule_of_its_game(self) -> None:
        fives = next(str(file) for file in RECORDS if file.stem == "cinq_partout-0")
        out = palamede("explain", fives, "--deal", "1").out
        assert "CINQ-05: Encyclopédie, cinq partout" in out and "SCORE-06" not in out

    def test_a_record_with_an_error(self, slip: str) -> None:
        ran = palamede("explain", slip)
        assert ran.status == 1
        assert "The play of this deal breaks the rules" in ran.out
        assert ran.err == f"palamede: {slip}: it has one error; “palamede check” tells them\n"

    @pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
    def test_every_sample_in_every_language(self, file: Path) -> None:
        texts = {
            language: palamede("explain", str(file), "--lang", language) for language in LANGUAGES
        }
        assert all(ran.status == 0 and not ran.err for ran in texts.values())
        assert len({ran.out for ran in texts.values()}) == 3
        assert not any("why-" in ran.out or "{" in ran.out for ran in texts.values())
