"""What the arbiter writes: the record, the printed sheet, the card."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede import dgn
from palamede.arbiter import Sheet, SheetError
from palamede.arbiter.card import card
from palamede.arbiter.counts import possible_sums
from palamede.arbiter.page import sheet_page, verdict_lines
from palamede.arbiter.record import sheet_record
from palamede.arbiter.report import Table, to_html
from palamede.dominoes.faults import CODES
from palamede.dominoes.tiles import TileSet
from palamede.i18n import LANGUAGES
from tests.arbiter.test_sheet import deal, opened, renege


def written(sheet: Sheet) -> str:
    return dgn.write(sheet_record(sheet.state, tags={"Event": "Monday"}))


class TestRecord:
    def sheet(self) -> Sheet:
        sheet = opened()
        number = sheet.add(renege(1))
        sheet.add(
            {
                "type": "referee",
                "incident": number,
                "reason": 'He is "new"; yes',
                "effects": {"marks": {"2": 5}},
            }
        )
        sheet.add(deal(0, 14, 9, 20, out=1))
        sheet.add(deal(10, 14, 9, 20))
        sheet.add(deal(10, 0, 9, 20, out=2))
        return sheet

    def test_tiles_that_nobody_wrote_down_are_unknown(self) -> None:
        text = written(self.sheet())
        assert '[Hands "1: ?6; 2: ?6; 3: ?6; 4: ?6"]' in text and '[Stock "?4"]' in text
        assert '[Table "old"]' in text

    def test_claims_and_rulings_are_events(self) -> None:
        text = " ".join(written(self.sheet()).split())
        assert '!2 claims renege 1; !rules 1 renege_barred_20 "renonce 14";' in text
        assert '!referee 1 "He is \'new\'; yes" {"marks":{"2":5}};' in text

    def test_marks_and_scores_are_those_of_the_sheet(self) -> None:
        sheet = self.sheet()
        checked = dgn.check(dgn.read(written(sheet)))
        assert not checked.errors
        (partie,) = checked.parties
        assert [each.scores for each in partie.deals][-1] == (68, 24)
        assert sheet.state.partie is not None and sheet.state.partie.scores == (68, 24)

    def test_a_tournee_is_checked_together(self) -> None:
        sheet = Sheet()
        names = ["Anne", "Bruno", "Chloé", "Denis"]
        sheet.add({"type": "opened", "rules": "voleur", "names": names, "settings": ["target=60"]})
        lots = dict(zip(names, ["6-6", "5-5", "4-4", "3-3"], strict=True))
        for _ in range(3):
            sheet.add({"type": "lots", "rounds": [lots]})
            while sheet.state.to_do == "deal":
                sheet.add(deal(4, 20, 0, 21, out=3))
        text = written(sheet)
        assert text.count("[Series ") == 3
        assert not dgn.check(dgn.read(text)).errors

    def test_what_is_written_is_read_again(self) -> None:
        text = written(self.sheet())
        assert dgn.write(dgn.read(text)) == text

    def test_a_line_is_written_with_its_seats(self) -> None:
        sheet = opened("tete_a_tete", ["A", "B"], settings=["hand=2"])
        sheet.add(deal(0, 5, out=1, stock=140, line="6-6 pass 6-5"))
        assert "1. 6-6 2. pass 1. 6-5" in written(sheet)

    def test_another_code_stands_among_the_conventions(self) -> None:
        text = written(self.of_code("fed+encyclopedie"))
        assert '[Conventions "faults=fed+encyclopedie"]' in text
        assert not dgn.check(dgn.read(text)).errors

    def of_code(self, code: str) -> Sheet:
        sheet = opened(code=code)
        sheet.add(deal(0, 14, 9, 20, out=1))
        return sheet


class TestPage:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_names_marks_rulings_and_accounts_are_printed(self, language: str) -> None:
        sheet = opened(settings=["target=60", "series=single"])
        sheet.add(renege(1))
        sheet.add(deal(0, 14, 9, 20, out=1))
        sheet.add(deal(30, 0, 31, 0 + 4, out=2))
        text = to_html(sheet_page(sheet.state, language))
        assert "renonce 14, RENONCE-03" in text
        assert "0 : 20" in text and "0 : 81" in text
        assert "+15" in text and "-15" in text
        assert f'<html lang="{language}">' in text

    @pytest.mark.parametrize(
        ("language", "said"),
        [
            ("en", "The galerie: 1 : 2"),
            ("fr", "La galerie : 1 : 2"),
            ("es", "La galería: 1 : 2"),
        ],
    )
    def test_french_parts_its_colons(self, language: str, said: str) -> None:
        sheet = opened()
        number = sheet.add(renege(1))
        own = {"type": "referee", "incident": number, "reason": "He is new.", "effects": {}}
        sheet.add(own)
        sheet.add({"type": "appeal", "incident": number, "votes_for": 1, "votes_against": 2})
        partie, verdict = sheet.state.partie, sheet.state.verdict(number)
        assert partie is not None and verdict is not None
        lines = verdict_lines(partie, verdict, language)
        assert any(line.startswith(said) for line in lines), lines
        parted = all((" ;" in line) == (language == "fr") for line in lines if ";" in line)
        assert parted and any(";" in line for line in lines)
        assert lines[-1][0].isupper()

    def test_names_cannot_be_markup(self) -> None:
        sheet = opened("tete_a_tete", ["<script>alert(1)</script>", "B&B"])
        sheet.add(deal(0, 33, out=1))
        text = to_html(sheet_page(sheet.state, "en"))
        assert "<script" not in text and "&lt;script&gt;" in text and "B&amp;B" in text

    def test_the_page_loads_nothing(self) -> None:
        text = to_html(card("encyclopedie", "fr"))
        assert not re.search(r"(src|href)=|url\(|@import", text)


class TestCard:
    @pytest.mark.parametrize("code", sorted(CODES))
    def test_every_article_has_its_last_moment_and_its_ruling(self, code: str) -> None:
        tables = [block for block in card(code, "en").blocks if isinstance(block, Table)]
        rows = [row for table in tables[:-1] for row in table.rows]
        cited = {row[3].split("\n")[0] for row in rows}
        assert cited == {article.number.replace("_", " ") for article in CODES[code].articles}
        assert all(row[1] and row[2] for row in rows)

    def test_no_such_code(self) -> None:
        with pytest.raises(SheetError):
            card("x", "en")


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(list(TileSet(6))), unique=True, max_size=7), st.integers(0, 7))
def test_possible_sums_are_those_of_all_choices(tiles: list[object], number: int) -> None:
    from itertools import combinations

    expected = {sum(tile.pips for tile in some) for some in combinations(tiles, number)}  # type: ignore[attr-defined]
    assert possible_sums(tiles, number) == expected  # type: ignore[arg-type]
