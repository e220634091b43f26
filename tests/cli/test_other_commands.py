"""rules, glossary, draw and convert."""

from __future__ import annotations

import json
import random
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from palamede.dgn import check
from palamede.dominoes import presets
from palamede.dominoes.glossary import ENTRIES
from palamede.dominoes.reference import ROWS
from palamede.i18n import LANGUAGES
from tests.cli.running import palamede

RECORDS = Path(__file__).parents[1] / "data" / "records"
VOLEUR = str(RECORDS / "voleur-1.dgn")
LINE = "tete_a_tete,set=2,hand=2 1 0-0,0-1/1-1,1-2 0-2,2-2 0,0 0-0 p"

MAXIMUM = """\
[Rules "poule"]
[Seats "A; B; C; D"]
[Deal "1"]
[Hands "1: 0-0 0-1 0-2 0-3 1-4 1-5 1-6; 2: ?7; 3: ?7; 4: 0-4 0-5 0-6 1-1 1-2 1-3 ?"]
1. 0-0 2. pass 3. pass 4. 0-4> 1. 4-1> 2. pass 3. pass 4. 1-1> 1. 1-0> 2. pass 3. pass
4. 0-5> 1. 5-1> 2. pass 3. pass 4. 1-2> 1. 2-0> 2. pass 3. pass 4. 0-6> 1. 6-1> 2. pass 3. pass
4. 1-3> 1. 3-0>
"""


class TestRules:
    """``palamede rules``."""

    def test_the_list_names_every_game(self) -> None:
        out = palamede("rules").out
        assert all(f"\n  {name} " in out for name in presets.PRESETS)

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("name", sorted(presets.PRESETS))
    def test_a_game_has_title_switches_and_rows(self, name: str, language: str) -> None:
        ran = palamede("rules", name, "--lang", language)
        assert ran.status == 0
        assert f"({name})" in ran.out.splitlines()[0]
        for row in presets.PRESETS[name].rows:
            assert f"\n  {row} " in ran.out
        for switch, value in presets.PRESETS[name].values.items():
            if not isinstance(value, dict):
                assert f"\n  {switch}={value} " in ran.out

    def test_names_are_read_without_case_and_accents_and_by_alias(self) -> None:
        assert palamede("rules", "Tête-à-Tête") == palamede("rules", "boudant")

    def test_changed_switches_bring_their_rows(self) -> None:
        out = palamede("rules", "poule", "players=3", "blocked_tie=split").out
        assert "\n  blocked_tie=split" in out and "\n  SCORE-05 " in out
        assert "Switches at a table of 3" in out

    def test_rows_of_other_games_are_left_out(self) -> None:
        """``hand`` is a switch of matador and cinq partout as well."""
        out = palamede("rules", "voleur", "hand=5").out
        assert "\n  SERVE-09 " in out
        assert "\n  MATA-07 " not in out and "\n  CINQ-01 " not in out

    def test_a_pot_has_no_target(self) -> None:
        assert "target" not in palamede("rules", "pot").out
        assert "target=100" in palamede("rules", "poule").out

    def test_the_empty_map_of_a_switch_is_its_ordinary_value(self) -> None:
        ran = palamede("rules", "voleur", "--all", "bonuses={}")
        assert ran.status == 0 and "\n  bonuses={} " in ran.out and "\n  redeal=[] " in ran.out

    @pytest.mark.parametrize(
        ("language", "game", "switch"),
        [
            ("en", "; there are: tete_a_tete, ", "; “palamede rules --all tete_a_tete” lists them"),
            ("fr", " ; il y a : tete_a_tete, ", " ; « palamede rules --all tete_a_tete » en donne"),
            ("es", "; hay: tete_a_tete, ", "; «palamede rules --all tete_a_tete» da la lista"),
        ],
    )
    def test_a_name_like_no_other(self, language: str, game: str, switch: str) -> None:
        assert game in palamede("rules", "xyzzy", "--lang", language).err
        assert switch in palamede("rules", "voleur", "xyzzy=1", "--lang", language).err

    def test_options_may_stand_among_the_settings(self) -> None:
        out = palamede("rules", "voleur", "--all", "target=150").out
        assert "\n  target=150 " in out and "\n  time_limit=none " in out

    def test_hands_that_no_book_knows(self) -> None:
        assert "Not in the books" not in palamede("rules", "voleur").out
        out = palamede("rules", "voleur", "hand=5").out
        assert "Not in the books" in out
        assert "Absent des livres" in palamede("rules", "voleur", "hand=5", "--lang", "fr").out
        assert "No está en los libros" in palamede("rules", "voleur", "hand=5", "--lang", "es").out

    def test_a_row_and_a_family(self) -> None:
        row = palamede("rules", "vol-08")
        assert row.status == 0 and row.out.startswith("  VOL-08")
        assert "[Encyclopédie, domino voleur, 2]" in row.out
        family = palamede("rules", "vol").out
        assert all(f"\n  {name} " in family for name in ROWS if name.startswith("VOL-"))

    def test_a_game_and_a_family_of_one_name(self) -> None:
        assert palamede("rules", "poule").out.startswith("The pool (poule)")
        assert palamede("rules", "POULE").out.startswith("Pool and pot\n\n  POULE-01")


class TestGlossary:
    """``palamede glossary``."""

    def test_the_list_has_every_term(self) -> None:
        out = palamede("glossary").out
        assert all(f"\n{entry.term}" in f"\n{out}" for entry in ENTRIES)

    @pytest.mark.parametrize("word", ["cuisine", "pose"])
    def test_two_senses(self, word: str) -> None:
        out = palamede("glossary", word).out
        assert f"{word} (1)" in out and f"{word} (2)" in out

    def test_accents_do_not_matter(self) -> None:
        assert palamede("glossary", "avoir la pose") == palamede("glossary", "AVOIR LA POSÉ")
        assert palamede("glossary", "pecher").out == palamede("glossary", "pêcher").out != ""

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_term_is_found_in_every_language(self, language: str) -> None:
        for entry in ENTRIES:
            ran = palamede("glossary", entry.term, "--lang", language)
            assert ran.status == 0
            assert entry[language].split()[0] in ran.out

    def test_an_unknown_word_has_neighbours_or_none(self) -> None:
        ran = palamede("glossary", "bredouile")
        assert ran.status == 1 and "near it: bredouille" in ran.err
        ran = palamede("glossary", "zzzzzz")
        assert ran.status == 1 and "“palamede glossary” lists its words" in ran.err


class TestDraw:
    """``palamede draw``."""

    def test_a_position_in_characters(self) -> None:
        ran = palamede("draw", LINE, "--ascii")
        assert ran.status == 0
        assert ran.out.isascii()
        assert "| 0 |" in ran.out
        assert "> seat 1: 0-1\n" in ran.out and "  seat 2: 1-1 1-2\n" in ran.out

    def test_a_position_from_a_file_and_from_standard_input(self, tmp_path: Path) -> None:
        file = tmp_path / "position"
        file.write_text(LINE + "\n")
        assert palamede("draw", str(file)) == palamede("draw", "-", stdin=LINE)

    def test_unknown_tiles(self) -> None:
        line = "voleur,hand=7 1 0-2,0-5,1-1,2-3,3-3,4-6,5-5/?7/?7/?7 . 0,0 1-1 p 1-5>"
        ran = palamede("draw", line, "--ascii")
        assert ran.status == 0
        assert "| 1 | 5 |" in ran.out and ">5" in ran.out

    def test_what_is_known_of_hands_is_shown_and_whose_turn_it_is(self) -> None:
        line = "peche 1 6-6,1-2,?5/?7 ?14 10,25 6-6 +? +3-4 +? 6-5"
        out = palamede("draw", line, "--ascii").out
        assert "\n> seat 1: 1-2 ?5\n" in out and "\n  seat 2: 3-4 ?8\n" in out
        drawing = palamede("draw", line.removesuffix(" 6-5"), "--ascii").out
        assert "\n> seat 2: 3-4 ?9\n" in drawing
        over = palamede("draw", "-", stdin=MAXIMUM).out
        assert "\n  A:\n  B: ?7\n" in over and "\n> " not in over
        first = palamede("draw", "-", "--ply", "0", stdin=MAXIMUM).out
        assert "\n> A: 0-0 0-1 0-2 0-3 1-4 1-5 1-6\n" in first

    def test_the_scores_of_a_position_with_unknown_tiles(self) -> None:
        line = "tete_a_tete 1 ?7/?7 ?14 12,34 6-6"
        table = palamede("draw", line, "--svg", "--table").out
        assert ">12<" in table and ">34<" in table
        ran = palamede("draw", line.replace("12,34", "1,2,3"))
        assert (ran.status, ran.err) == (2, "palamede: 3 scores for 2 sides\n")

    def test_a_record_without_a_deal(self) -> None:
        ran = palamede("draw", "-", stdin='[Rules "poule"]\n[Seats "A; B"]\n')
        assert ran.status == 2
        assert ran.err == "palamede: standard input: partie 1 has no deal that could be drawn\n"

    def test_a_number_that_no_deal_has(self) -> None:
        ran = palamede("draw", VOLEUR, "--deal", "9" * 40)
        assert ran.status == 2 and "9" * 40 in ran.err

    def test_a_record_at_a_deal_and_a_ply(self) -> None:
        out = palamede("draw", VOLEUR, "--deal", "2", "--ply", "2").out
        assert out.splitlines()[0] == "Domino voleur, deal 2, play 2"
        assert "│ 0 │ 4 ││ 4 │ 3 │" in out
        assert ">" in out
        empty = palamede("draw", VOLEUR, "--deal", "2", "--ply", "0").out
        assert "no tile has been laid yet" in empty

    def test_the_end_is_drawn_if_nothing_is_said(self) -> None:
        whole = palamede("draw", VOLEUR).out
        assert whole == palamede("draw", VOLEUR, "--deal", "4", "--ply", "24").out
        assert "play 24" in whole

    def test_svg(self, tmp_path: Path) -> None:
        out = palamede("draw", VOLEUR, "--svg").out
        assert ET.fromstring(out).tag == "{http://www.w3.org/2000/svg}svg"
        assert "Domino voleur, deal 4" in out
        file = tmp_path / "table.svg"
        assert palamede("draw", VOLEUR, "--svg", "--table", "-o", str(file)).out == ""
        table = file.read_text(encoding="utf-8")
        ET.fromstring(table)
        assert len(table) > len(out)
        assert file.read_bytes() == file.read_bytes().replace(b"\r", b"")

    def test_a_record_with_an_error_is_drawn_as_written(self) -> None:
        text = Path(VOLEUR).read_text().replace("2. 0-1 3. 1-3>", "2. 0-1 3. 4-4>", 1)
        ran = palamede("draw", "-", "--deal", "1", "--ascii", stdin=text)
        assert ran.status == 1 and "| 4 |" in ran.out
        assert ran.err.startswith("palamede: standard input: it has one error")

    def test_a_position_with_an_error_says_which(self) -> None:
        line = "voleur,hand=7 1 0-2,0-5,1-1,2-3,3-3,4-6,5-5/?6/?7/?7 . 0,0 1-1"
        ran = palamede("draw", line, "--ascii", "--lang", "es")
        assert ran.status == 1
        assert ran.err == "palamede: el puesto 2 tiene 6 fichas al empezar la mano, no 7\n"

    @pytest.mark.parametrize(
        ("language", "line", "said"),
        [
            ("fr", "tete_a_tete 1 0-0 . 0", "se joue à 2, pas à 1"),
            ("fr", "tete_a_tete,set=2,hand=2 1 0-0,0-1/1-1,x . 0,0", "HANDS : « x » ne se lit pas"),
            ("es", LINE.replace(" 1 ", " 9 "), "el puesto 9 no puede salir"),
            ("en", LINE + " 1-1", "1-1 does not fit there; what may be played: 0-1<, 0-1>"),
            ("en", LINE.replace("tete_a_tete", "foo"), "RULES: no game is called “foo”"),
        ],
    )
    def test_a_faulty_position_is_explained(self, language: str, line: str, said: str) -> None:
        ran = palamede("draw", line, "--lang", language)
        assert ran.status == 2 and said in ran.err and ran.out == ""

    def test_it_cannot_write_there(self) -> None:
        ran = palamede("draw", LINE, "-o", "/no/such/folder/x.svg", "--svg")
        assert ran.status == 2
        assert ran.err == "palamede: /no/such/folder/x.svg: there is no folder /no/such/folder\n"


class TestConvert:
    """``palamede convert``."""

    def test_games_of_the_package_dominoes(self, tmp_path: Path) -> None:
        dominoes = pytest.importorskip("dominoes")
        from palamede.dgn.convert import to_dominoes_json

        random.seed(5)
        lines = []
        for _ in range(3):
            game = dominoes.Game.new()
            while game.result is None:
                game.make_move(*random.choice(game.valid_moves))
            lines.append(json.dumps(to_dominoes_json(game)))
        file = tmp_path / "games.jsonl"
        file.write_text("\n".join(lines))
        ran = palamede("convert", "--from", "dominoes", str(file))
        assert (ran.status, ran.err) == (0, "palamede: 3 games converted\n")
        checked = check(ran.out)
        assert checked.ok and len(checked.parties) == 3

    def test_a_game_that_is_not_over(self) -> None:
        data = {"game": "python_team_dominoes", "history": [*range(28)], "returns": [0, 0, 0, 0]}
        ran = palamede("convert", "--from", "open_spiel", "-", stdin=json.dumps(data))
        assert (ran.status, ran.err) == (0, "palamede: one game converted\n")

    @pytest.mark.parametrize(
        ("language", "said"),
        [
            ("en", "whoever goes out wins, though the partner holds"),
            ("fr", "qui fait domino gagne, même si son partenaire tient"),
            ("es", "quien hace dominó gana, aunque su compañero tenga"),
        ],
    )
    def test_a_deviation_is_told(self, language: str, said: str) -> None:
        pyspiel = pytest.importorskip("pyspiel")
        pytest.importorskip("open_spiel.python.games.team_dominoes")
        rng = random.Random(3)
        lines = []
        for _ in range(80):
            state = pyspiel.load_game("python_team_dominoes").new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
            lines.append(
                {
                    "game": "python_team_dominoes",
                    "history": state.history(),
                    "returns": state.returns(),
                }
            )
        ran = palamede(
            "convert", "--from=open_spiel", "-", "--lang", language, stdin=json.dumps(lines)
        )
        assert ran.status == 0
        assert said in ran.err

    def test_points_that_nothing_explains(self) -> None:
        pyspiel = pytest.importorskip("pyspiel")
        pytest.importorskip("open_spiel.python.games.block_dominoes")
        rng = random.Random(3)
        state = pyspiel.load_game("python_block_dominoes").new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        data = {
            "game": "python_block_dominoes",
            "history": state.history(),
            "returns": [1000, -1000],
        }
        ran = palamede("convert", "--from", "open_spiel", "-", stdin=json.dumps(data))
        assert ran.status == 1
        assert "game 1: the program paid 1000 0, the record marks" in ran.err
        assert check(ran.out).ok
