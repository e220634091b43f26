"""``palamede arbiter``: cases as JSON, the referee's card, the sheet in a dialogue."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from palamede.arbiter import Sheet
from palamede.dominoes.faults import CODES
from palamede.i18n import LANGUAGES
from tests.cli.running import Ran, palamede

CASE = {
    "rules": "voleur",
    "code": "encyclopedie",
    "fault": "renege",
    "offender": 2,
    "claimant": 3,
    "moment": "after_own_turn",
    "facts": {
        "tiles_left": 3,
        "partner_tiles_left": 4,
        "game_closed_by_it": False,
        "both_sides": False,
    },
    "scores": [45, 60],
    "stake": 5,
}


class TestCases:
    """``--json``."""

    @pytest.mark.rule("RENONCE-03")
    def test_one_case(self) -> None:
        ran = palamede("arbiter", "--json", stdin=json.dumps(CASE))
        answer = json.loads(ran.out)
        assert (ran.status, ran.err) == (0, "")
        assert answer["article"] == "renonce 14" and answer["row"] == "RENONCE-03"
        assert answer["marks"] == {"1": 20} and answer["barred"] == [2]
        assert answer["accounts"] == [0, 0, 0, 0] and answer["needs"] == []
        assert set(answer["reason"]) == set(LANGUAGES)

    def test_the_fields_that_a_program_reads(self) -> None:
        """All of them are there whatever is ruled, and what is not touched is null or empty."""
        answer = json.loads(palamede("arbiter", "--json", stdin=json.dumps(CASE)).out)
        read = {
            "ruling": "renege_barred_20",
            "article": "renonce 14",
            "row": "RENONCE-03",
            "in_time": True,
            "options": [],
            "marks": {"1": 20},
            "barred": [2],
            "deal": "goes_on",
            "lead": None,
            "partie": None,
            "accounts": [0, 0, 0, 0],
            "needs": [],
        }
        assert {name: answer[name] for name in read} == read
        asked = json.loads(
            palamede("arbiter", "--json", stdin=json.dumps({**CASE, "facts": {}})).out
        )
        assert set(asked) == set(answer) > set(read)

    def test_one_case_over_several_lines_and_from_a_file(self, tmp_path: Path) -> None:
        file = tmp_path / "case.json"
        file.write_text(json.dumps(CASE, indent=2), encoding="utf-8")
        ran = palamede("arbiter", "--json", str(file))
        assert len(ran.out.splitlines()) == 1 and ran.status == 0

    def test_facts_that_are_missing_are_asked_for(self) -> None:
        ran = palamede("arbiter", "--json", stdin=json.dumps({**CASE, "facts": {}}))
        answer = json.loads(ran.out)
        assert (ran.status, answer["ruling"], answer["needs"]) == (0, None, ["both_sides"])

    def test_one_a_line_each_answered_in_its_place(self) -> None:
        lines = [json.dumps(CASE), "", "{nonsense", json.dumps({**CASE, "moment": "before_next"})]
        ran = palamede("arbiter", "--json", stdin="\n".join(lines))
        answers = [json.loads(line) for line in ran.out.splitlines()]
        assert ran.status == 1
        assert answers[0]["ruling"] == "renege_barred_20"
        assert answers[1]["error"]["code"] == "sheet-json"
        assert answers[2]["ruling"] == "renege_corrected"
        assert ran.err == "palamede: line 3: this is no JSON, see character 2\n"

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize(
        "wrong",
        [
            {"fault": "murder"},
            {"moment": "yesterday"},
            {"code": "sharia"},
            {"rules": "bridge"},
            {"offender": 5},
            {"offender": True},
            {"scores": [1]},
            {"facts": {"tiles_left": "three"}},
            {"facts": {"weather": 1}},
            {"colour": "red"},
            {"stake": 1.5},
        ],
    )
    def test_a_case_that_is_none_is_refused(self, wrong: dict[str, object], language: str) -> None:
        ran = palamede("arbiter", "--json", "--lang", language, stdin=json.dumps(CASE | wrong))
        assert ran.status == 2
        assert ran.err.startswith("palamede: ") and len(ran.err.splitlines()) == 1
        assert json.loads(ran.out)["error"]["message"] in ran.err

    @pytest.mark.parametrize("text", ["", "\n \n", "[" * 100_000, "NaN", "1", '{"a": Infinity}'])
    def test_what_is_no_case_is_refused(self, text: str) -> None:
        ran = palamede("arbiter", "--json", stdin=text)
        assert ran.status == 2 and ran.err.startswith("palamede: ")

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        ran = palamede("arbiter", "--json", str(tmp_path / "no.json"))
        assert ran.status == 2 and "no such file" in ran.err


class TestCard:
    """``--card``."""

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("code", sorted(CODES))
    def test_every_article_stands_on_the_card(self, code: str, language: str) -> None:
        ran = palamede("arbiter", "--card", code, "--lang", language)
        assert ran.status == 0
        for article in CODES[code].articles:
            assert article.number.replace("_", " ") in ran.out

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("code", ["encyclopedie", "academie", "manuel", "us_doubles", "fid"])
    def test_as_pdf_it_has_two_pages(self, code: str, language: str, tmp_path: Path) -> None:
        file = tmp_path / "card.pdf"
        ran = palamede("arbiter", "--card", code, "-o", str(file), "--lang", language)
        data = file.read_bytes()
        assert ran == Ran(0, "", "")
        assert data.startswith(b"%PDF-") and len(re.findall(rb"/Type /Page\b", data)) == 2

    def test_as_html_it_has_a_style_for_the_printer(self, tmp_path: Path) -> None:
        file = tmp_path / "card.html"
        assert palamede("arbiter", "--card", "manuel", "-o", str(file)).status == 0
        text = file.read_text(encoding="utf-8")
        assert "@media print" in text and "break-before: page" in text and "FAULT-11" in text

    def test_a_code_or_an_ending_that_is_none(self, tmp_path: Path) -> None:
        assert "codes are encyclopedie" in palamede("arbiter", "--card", "x").err
        ran = palamede("arbiter", "--card", "fed", "-o", str(tmp_path / "card.txt"))
        assert ran.status == 2 and ".pdf or .html" in ran.err


OPENED = ["voleur", "Anne, Bruno, Chloé, Denis", "series=single", "encyclopedie", "5"]
SEATED = ["seats", "places", "Anne, Bruno, Chloé, Denis", "1"]
# The menu names its lines in the language of the user; these are their numbers.
COUNT, INCIDENT = "1", "2"


def keep(file: Path, *answers: str, language: str = "en") -> Ran:
    """Keep a sheet, typing these answers."""
    words = "".join(f"{answer}\n" for answer in answers)
    return palamede("arbiter", "--file", str(file), "--lang", language, stdin=words)


class TestSheet:
    """The dialogue."""

    def test_a_deal_and_an_incident_are_kept_in_the_file(self, tmp_path: Path) -> None:
        file = tmp_path / "sheet.json"
        ran = keep(
            file,
            *OPENED,
            *SEATED,
            INCIDENT,
            *("renege", "1", "2", "at_count", "no", "3", "yes"),
            COUNT,
            *("Anne", "", "14", "9", "20", ""),
            "end",
        )
        assert ran.status == 0, ran.err
        told = " ".join(ran.out.split())
        assert "renonce 14, RENONCE-03" in told and "une amende de 20 points" in told
        sheet = Sheet.from_json(file.read_text(encoding="utf-8"))
        assert [entry["type"] for entry in sheet.entries] == [
            "opened",
            "seated",
            "incident",
            "deal",
        ]
        assert sheet.state.partie is not None and sheet.state.partie.scores == (0, 20)

    @pytest.mark.parametrize("stock", ["140", "139"])
    def test_the_line_is_laid_tile_by_tile(self, stock: str, tmp_path: Path) -> None:
        """Its 23 pips, the 5 of Bruno and the stock make the 168 of the set, or are refused."""
        file = tmp_path / "sheet.json"
        opened = ["tete_a_tete", "Anne, Bruno", "hand=2", "encyclopedie", "5"]
        seated = ["seats", "places", "Anne, Bruno", "1"]
        ran = keep(file, *opened, *seated, COUNT, "Anne", "6-6 pass 6-5", "5", stock, "end")
        kept = Sheet.from_json(file.read_text(encoding="utf-8")).entries
        if stock == "140":
            assert (kept[-1]["line"], ran.err) == ("6-6 pass 6-5", "")
        else:
            assert kept[-1]["type"] == "seated"
            assert "0 + 5 + 139 = 144; the set has 168 pips, less 23" in " ".join(ran.err.split())

    def test_it_goes_on_where_it_stopped_and_undoes(self, tmp_path: Path) -> None:
        file = tmp_path / "sheet.json"
        keep(file, *OPENED, *SEATED, COUNT, "Anne", "", "14", "9", "20", "", "end")
        ran = keep(file, "undo", "1", "end")
        assert "Partie 1, deal 2. Score 34 : 0. Bruno leads, Bruno mixes." in ran.out
        assert Sheet.from_json(file.read_text(encoding="utf-8")).entries[-1]["type"] == "undo"

    def test_a_wrong_count_is_refused_with_the_sums_and_nothing_is_lost(
        self, tmp_path: Path
    ) -> None:
        file = tmp_path / "sheet.json"
        ran = keep(file, *OPENED, *SEATED, COUNT, "Anne", "", "14", "9", "20", "30", "100", "end")
        assert "make 0 + 14 + 9 + 20 + 30 = 73; the set has 168 pips, less 100" in ran.err
        assert len(Sheet.from_json(file.read_text(encoding="utf-8")).entries) == 2

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_print_export_and_show_in_every_language(self, language: str, tmp_path: Path) -> None:
        file = tmp_path / "sheet.json"
        keep(file, *OPENED, *SEATED, COUNT, "Anne", "", "14", "9", "20", "", "end")
        names = [str(tmp_path / name) for name in ("s.pdf", "s.html", "s.dgn")]
        # show, print, print, export, by their numbers after count, incident, leave.
        ran = keep(file, "4", "5", names[0], "5", names[1], "6", names[2], "end", language=language)
        assert ran.err == ""
        assert Path(names[0]).read_bytes().startswith(b"%PDF-")
        assert "Anne + Chloé" in Path(names[1]).read_text(encoding="utf-8")
        assert '[Marks "34 0"]' in Path(names[2]).read_text(encoding="utf-8")
        assert palamede("check", names[2]).status == 0

    @pytest.mark.parametrize("ending", ["pdf", "html", "dgn"])
    def test_a_kept_sheet_is_written_without_a_dialogue(self, ending: str, tmp_path: Path) -> None:
        file, output = tmp_path / "sheet.json", tmp_path / f"sheet.{ending}"
        keep(file, *OPENED, *SEATED, COUNT, "Anne", "", "14", "9", "20", "", "end")
        ran = palamede("arbiter", "--file", str(file), "-o", str(output))
        assert ran == Ran(0, "", "")
        start = {"pdf": b"%PDF-", "html": b"<!doctype html>", "dgn": b'[DGN "1"]'}[ending]
        assert output.read_bytes().startswith(start)

    def test_an_output_needs_a_card_or_a_sheet(self, tmp_path: Path) -> None:
        ran = palamede("arbiter", "-o", str(tmp_path / "x.pdf"))
        assert ran.status == 2 and "--file SHEET.json" in ran.err
        missing = str(tmp_path / "none.json")
        assert palamede("arbiter", "--file", missing, "-o", "x.pdf").status == 2

    def test_lots_with_equals_draw_again(self, tmp_path: Path) -> None:
        file = tmp_path / "sheet.json"
        names = "Anne, Bruno, Chloé"
        opened = ["poule", names, "", "encyclopedie", ""]
        lots = ["5-1", "6-6", "4-2", "0-1", "3-3"]
        ran = keep(file, *opened, "seats", "lots", *lots, "end")
        assert ran.status == 0
        partie = Sheet.from_json(file.read_text(encoding="utf-8")).state.partie
        assert partie is not None and partie.names == ("Bruno", "Chloé", "Anne")

    def test_back_and_the_end_of_the_input(self, tmp_path: Path) -> None:
        file = tmp_path / "sheet.json"
        ran = keep(file, *OPENED, *SEATED, COUNT, "<", INCIDENT, "renege", "<", "misplay", "1")
        assert ran.status == 0
        assert len(Sheet.from_json(file.read_text(encoding="utf-8")).entries) == 2

    def test_a_file_that_is_no_sheet(self, tmp_path: Path) -> None:
        file = tmp_path / "sheet.json"
        file.write_text("{}", encoding="utf-8")
        assert palamede("arbiter", "--file", str(file)).status == 2
        assert file.read_text(encoding="utf-8") == "{}"
