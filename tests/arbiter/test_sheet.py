"""The score sheet: what entries make of it, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from palamede.arbiter import Sheet, SheetError
from palamede.dominoes.errors import PalamedeError
from palamede.i18n import LANGUAGES, Translator

NAMES = ["Anne", "Bruno", "Chloé", "Denis"]


def opened(rules: str = "voleur", names: list[str] | None = None, **more: Any) -> Sheet:
    """Return a sheet with everybody seated in the order of the names, seat 1 leading."""
    sheet = Sheet()
    names = names or NAMES
    more = {"code": "encyclopedie", "stake": 5, **more}
    sheet.add({"type": "opened", "rules": rules, "names": names, **more})
    sheet.add({"type": "seated", "places": names, "leader": 1})
    return sheet


def deal(*pips: int, out: int | None = None, **more: Any) -> dict[str, Any]:
    return {"type": "deal", "pips": list(pips), "out": out, "closed": out is None, **more}


def renege(offender: int, moment: str = "at_count", *, turn_since: bool = True) -> dict[str, Any]:
    facts = {"tiles_left": 3, "both_sides": False, "turn_since": turn_since}
    return {
        "type": "incident",
        "fault": "renege",
        "offender": offender,
        "claimant": offender % 4 + 1,
        "moment": moment,
        "facts": facts,
    }


def scores(sheet: Sheet) -> tuple[int, ...]:
    assert sheet.state.partie is not None
    return sheet.state.partie.scores


def leader(sheet: Sheet) -> int | None:
    assert sheet.state.deal is not None
    return sheet.state.deal.leader


class TestDeals:
    @pytest.mark.rule("SCORE-01", "VOL-02")
    def test_who_goes_out_marks_what_the_adversaries_hold(self) -> None:
        sheet = opened()
        sheet.add(deal(0, 14, 9, 20, out=1))
        assert scores(sheet) == (34, 0)

    @pytest.mark.rule("VOL-05")
    def test_the_lead_turns(self) -> None:
        sheet = opened()
        assert leader(sheet) == 1
        sheet.add(deal(0, 14, 9, 20, out=1))
        assert leader(sheet) == 2

    def test_a_partie_ends_at_the_target_and_pays(self) -> None:
        sheet = opened(settings=["target=60", "series=single"])
        sheet.add(deal(0, 30, 9, 31, out=1))
        assert sheet.state.to_do == "over"
        # Nothing marked by the others: grande bredouille, three stakes.
        assert sheet.state.series.accounts == {"Anne": 15, "Bruno": -15, "Chloé": 15, "Denis": -15}

    def test_two_players_without_names_of_sides(self) -> None:
        sheet = opened("tete_a_tete", ["A", "B"])
        sheet.add(deal(0, 33, out=1, stock=40))
        sheet.add(deal(21, 12))
        assert scores(sheet) == (33, 21)

    @pytest.mark.rule("CINQ-05")
    def test_marks_made_in_play_are_entered_by_side(self) -> None:
        sheet = opened("cinq_partout", ["A", "B"])
        sheet.add(deal(0, 12, out=1, counts=[4, 2]))
        before = scores(sheet)
        assert before[0] >= 4 and before[1] == 2


class TestArithmetic:
    """What no deal can be is refused with the sums."""

    @pytest.mark.parametrize(
        ("entry", "code"),
        [
            (deal(3, 14, 9, 20, out=1), "sheet-out-pips"),
            (deal(0, 14, 9, out=1), "sheet-hands"),
            ({"type": "deal", "pips": [1, 2, 3, 4]}, "sheet-no-end"),
            ({"type": "deal", "pips": [0, 2, 3, 4], "out": 1, "closed": True}, "sheet-two-ends"),
            (deal(0, 0, 0, 20, out=1), "sheet-bare-hands"),
            (deal(0, 14, 9, 20, out=1, line_pips=100, stock=30), "sheet-sum"),
            (deal(0, 90, 0, 5, out=1), "sheet-hand-pips"),
            (deal(0, 14, 9, 20, out=1, line_pips=124), "sheet-missing"),
            (deal(0, 60, 60, 60, out=1), "sheet-too-many-pips"),
            (deal(0, 14, 9, 20, out=5), "sheet-seat"),
            (deal(0, 14, 9, 20, out=1, leader=2), "sheet-lead-mismatch"),
            (deal(0, 14, 9, 20, out=1, counts=[1, 2]), "sheet-no-counts"),
        ],
    )
    def test_refused(self, entry: dict[str, Any], code: str) -> None:
        sheet = opened()
        with pytest.raises(SheetError) as caught:
            sheet.add(entry)
        assert caught.value.code == code
        assert len(sheet.entries) == 2
        for language in LANGUAGES:
            assert Translator(language, strict=True).error(caught.value)

    def test_the_sums_are_told(self) -> None:
        sheet = opened()
        with pytest.raises(SheetError, match=r"0 \+ 14 \+ 9 \+ 20 \+ 30 = 73; .* 168 .* 100 .*68"):
            sheet.add(deal(0, 14, 9, 20, out=1, line_pips=100, stock=30))

    def test_least_and_greatest_of_a_stock_not_counted(self) -> None:
        # Voleur: four tiles sleep; the four lightest make 0+1+2+2, the four heaviest 12+11+10+10.
        sheet = opened()
        with pytest.raises(SheetError) as caught:
            sheet.add(deal(0, 14, 9, 20, out=1, line_pips=124))
        assert (caught.value.params["least"], caught.value.params["greatest"]) == (5, 43)
        assert caught.value.params["missing"] == 1

    def test_a_sum_between_that_no_tiles_make(self) -> None:
        # Of the double-1 set one tile is missing with nothing else unknown: 0-0, 0-1 or 1-1.
        sheet = opened("tete_a_tete", ["A", "B"], settings=["set=1", "hand=1"])
        with pytest.raises(SheetError) as caught:
            sheet.add({"type": "deal", "pips": [0, 2], "out": 1, "line": "1-1"})
        assert caught.value.code in ("sheet-missing", "sheet-hand-pips")

    def test_a_count_that_fits_is_taken(self) -> None:
        sheet = opened()
        sheet.add(deal(0, 14, 9, 20, out=1, line_pips=100, stock=25))
        sheet.add(deal(0, 14, 9, 20, out=1, line_pips=100, leader=2))
        assert scores(sheet) == (68, 0)


class TestLine:
    def test_a_tile_twice_is_refused(self) -> None:
        sheet = opened("tete_a_tete", ["A", "B"], settings=["hand=6"])
        with pytest.raises(SheetError) as caught:
            sheet.add(deal(29, 22, line="6-6 6-5> 5-6<"))
        assert caught.value.code == "sheet-twice"

    @pytest.mark.parametrize(
        ("line", "code"),
        [("6-6 5-4", "sheet-no-join"), ("6-7", "sheet-not-in-set"), ("6-6 hello", "sheet-line")],
    )
    def test_a_line_that_cannot_lie_is_refused(self, line: str, code: str) -> None:
        sheet = opened("tete_a_tete", ["A", "B"])
        with pytest.raises(SheetError) as caught:
            sheet.add(deal(29, 22, line=line))
        assert caught.value.code == code

    @pytest.mark.parametrize("out", [1, None])
    def test_who_is_out_must_agree_with_the_line(self, out: int | None) -> None:
        sheet = opened("tete_a_tete", ["A", "B"], settings=["hand=2"])
        line = "6-6 pass pass pass" if out else "6-6 pass 6-5"
        with pytest.raises(SheetError) as caught:
            sheet.add(deal(0, 5, out=out, line=line))
        assert caught.value.code == "sheet-out-line" if out else "sheet-bare-hands"

    def test_the_line_gives_the_pips_on_the_table(self) -> None:
        sheet = opened("tete_a_tete", ["A", "B"], settings=["hand=2"])
        with pytest.raises(SheetError, match="less 12 on the table"):
            sheet.add(deal(9, 5, stock=1, line="6-6 pass pass"))
        sheet.add(deal(9, 5, stock=142, line="6-6 pass pass"))


class TestRulings:
    @pytest.mark.rule("RENONCE-03", "VOL-11")
    def test_the_side_is_barred_and_the_adversary_marks_20(self) -> None:
        sheet = opened()
        sheet.add(renege(1))
        sheet.add(deal(0, 14, 9, 20, out=1))
        assert scores(sheet) == (0, 20)

    def test_at_once_before_the_count_is_entered_nothing_is_marked(self) -> None:
        sheet = opened()
        sheet.add(renege(1, turn_since=False))
        sheet.add(deal(0, 14, 9, 20, out=1))
        assert scores(sheet) == (0, 0)

    def test_an_incident_after_the_count_was_entered_changes_that_deal(self) -> None:
        sheet = opened()
        sheet.add(deal(0, 14, 9, 20, out=1))
        sheet.add({**renege(1), "deal": 1})
        assert scores(sheet) == (0, 20)

    @pytest.mark.rule("RENONCE-04")
    def test_a_deal_annulled_is_dealt_again_by_the_same_leader(self) -> None:
        sheet = opened()
        both = renege(2)
        both["facts"] = {"both_sides": True}
        sheet.add(both)
        assert sheet.state.deal is not None
        assert (sheet.state.deal.number, leader(sheet), scores(sheet)) == (2, 1, (0, 0))

    @pytest.mark.rule("FAULT-10")
    def test_a_false_stock_lets_the_lead_pass(self) -> None:
        sheet = opened()
        sheet.add(
            {
                "type": "incident",
                "fault": "wrong_hand",
                "offender": 3,
                "moment": "at_count",
                "facts": {"stock_true": False},
            }
        )
        assert leader(sheet) == 2

    @pytest.mark.parametrize(("offender", "then"), [(2, 1), (1, 2)])
    def test_the_lead_is_the_offended_side_s(self, offender: int, then: int) -> None:
        sheet = opened(code="us_doubles")
        sheet.add({**renege(offender), "facts": {"hands_pips": 38}})
        assert leader(sheet) == then

    def test_the_injured_side_chooses(self) -> None:
        sheet = opened()
        facts = {"his_turn": False, "tiles_left": 4}
        number = sheet.add(
            {
                "type": "incident",
                "fault": "exposed_tile",
                "offender": 1,
                "claimant": 2,
                "moment": "before_next",
                "facts": facts,
            }
        )
        assert len(sheet.state.deals[-1]) == 1
        sheet.add({"type": "chosen", "incident": number, "option": "void"})
        assert len(sheet.state.deals[-1]) == 2
        with pytest.raises(SheetError, match="options are lies_open, void"):
            sheet.add({"type": "chosen", "incident": number, "option": "hang"})

    def test_the_referee_rules_himself_and_the_galerie_overturns_him(self) -> None:
        sheet = opened()
        number = sheet.add(renege(1))
        sheet.add(
            {
                "type": "referee",
                "incident": number,
                "reason": "He is new to the game.",
                "effects": {"marks": {"2": 5}},
            }
        )
        sheet.add(deal(0, 14, 9, 20, out=1))
        assert scores(sheet) == (34, 5)
        sheet.add({"type": "appeal", "incident": number, "votes_for": 2, "votes_against": 2})
        assert scores(sheet) == (34, 5)
        sheet.undo()
        sheet.add({"type": "appeal", "incident": number, "votes_for": 1, "votes_against": 2})
        assert scores(sheet) == (0, 20)

    @pytest.mark.parametrize(
        "effects",
        [{"marks": {"3": 5}}, {"barred": [4]}, {"lead": "true_leader"}, {"accounts": [5, -5]}]
        + [{"play": "stands"}, {"deal": "mixed"}],
    )
    def test_the_referee_rules_what_a_record_can_say(self, effects: dict[str, Any]) -> None:
        sheet = opened()
        number = sheet.add(renege(1))
        with pytest.raises(PalamedeError) as refused:
            sheet.add({"type": "referee", "incident": number, "reason": "é", "effects": effects})
        assert refused.value.code == "bad-effects"
        assert len(sheet.entries) == number

    def test_facts_that_are_missing_are_named(self) -> None:
        with pytest.raises(SheetError) as caught:
            opened().add({**renege(1), "facts": {}})
        assert caught.value.code == "sheet-needs"
        assert caught.value.params["needs"] == "both_sides"

    @pytest.mark.rule("FAULT-17", "POULE-04")
    def test_a_partie_lost_by_a_ruling_is_paid_as_it_says(self) -> None:
        sheet = opened(code="academie", settings=["series=single"])
        sheet.add(
            {
                "type": "incident",
                "fault": "renege",
                "offender": 2,
                "claimant": 1,
                "moment": "at_count",
                "facts": {"owned_up": False, "game_closed_by_it": True, "offered_later": False},
            }
        )
        accounts = sheet.state.series.accounts
        assert accounts == {"Anne": 5, "Bruno": -10, "Chloé": 5, "Denis": 0}
        assert sheet.state.to_do == "over"

    @pytest.mark.rule("VOL-12")
    def test_who_leaves_pays_the_parties_left(self) -> None:
        sheet = opened()
        sheet.add({"type": "left", "name": "Denis"})
        assert sheet.state.series.accounts == {"Anne": 5, "Bruno": 5, "Chloé": 5, "Denis": -15}
        with pytest.raises(SheetError, match="nothing is left"):
            sheet.add(deal(0, 14, 9, 20, out=1))


class TestBredouille:
    """VOL-08 and the claimed half of VOL-09."""

    def petite(self) -> Sheet:
        sheet = opened(settings=["target=60", "series=single"])
        sheet.add(deal(14, 0, 9, 8, out=2))
        sheet.add(deal(0, 14, 9, 20, out=1))
        return sheet

    @pytest.mark.rule("VOL-08", "VOL-09")
    def test_a_petite_not_claimed_is_simple(self) -> None:
        sheet = self.petite()
        sheet.add(deal(0, 14, 9, 20, out=1))
        assert sheet.state.series.accounts["Anne"] == 5

    @pytest.mark.rule("VOL-09")
    def test_claimed_in_time_it_is_paid_twice(self) -> None:
        sheet = self.petite()
        claim = {"type": "incident", "fault": "bredouille", "offender": 1, "claimant": 1}
        sheet.add({**claim, "moment": "after_count"})
        sheet.add(deal(0, 14, 9, 20, out=1))
        assert sheet.state.series.accounts["Anne"] == 10

    @pytest.mark.rule("VOL-09")
    def test_claimed_when_the_next_deal_is_led_it_is_simple(self) -> None:
        sheet = self.petite()
        claim = {"type": "incident", "fault": "bredouille", "offender": 1, "claimant": 1}
        sheet.add({**claim, "moment": "next_deal"})
        sheet.add(deal(0, 14, 9, 20, out=1))
        assert sheet.state.series.accounts["Anne"] == 5


class TestSeries:
    def play(self, sheet: Sheet) -> None:
        while sheet.state.to_do == "deal":
            sheet.add(deal(0, 30, 0, 31, out=1, line_pips=None) | {"pips": [0, 30, 4, 31]})

    @pytest.mark.rule("VOL-07", "VOL-10")
    def test_a_tournee_of_three_parties_with_lots(self) -> None:
        sheet = Sheet()
        sheet.add({"type": "opened", "rules": "voleur", "names": NAMES, "stake": 5})
        lots = {"Anne": "6-6", "Bruno": "5-5", "Chloé": "4-4", "Denis": "3-3"}
        partners = []
        for _ in range(3):
            assert sheet.state.to_do == "seats"
            sheet.add({"type": "lots", "rounds": [lots]})
            assert sheet.state.partie is not None
            partners.append(sheet.state.partie.names[2])
            self.play(sheet)
        assert sheet.state.to_do == "over"
        assert partners == ["Bruno", "Chloé", "Denis"]
        assert sum(sheet.state.series.accounts.values()) == 0

    @pytest.mark.rule("VOL-10")
    def test_nobody_plays_twice_with_the_same_partner(self) -> None:
        sheet = opened()
        self.play(sheet)
        with pytest.raises(SheetError, match="Anne .* Chloé have been partners"):
            sheet.add({"type": "seated", "places": NAMES, "leader": 1})

    @pytest.mark.rule("DRAW-01", "DRAW-03")
    def test_equal_lots_draw_again(self) -> None:
        sheet = Sheet()
        sheet.add({"type": "opened", "rules": "poule", "names": ["A", "B", "C"], "stake": 2})
        first = {"A": "1-5", "B": "6-6", "C": "2-4"}
        with pytest.raises(SheetError, match="A, C drew equal"):
            sheet.add({"type": "lots", "rounds": [first]})
        sheet.add({"type": "lots", "rounds": [first, {"A": "0-1", "C": "3-3"}]})
        assert sheet.state.partie is not None
        assert sheet.state.partie.names == ("B", "C", "A")

    @pytest.mark.rule("POULE-02")
    def test_a_pot_is_won_deal_by_deal(self) -> None:
        sheet = opened("pot", ["A", "B", "C"])
        for winner in (1, 2, 2):
            pips = [8, 9, 10]
            pips[winner - 1] = 0
            sheet.add(deal(*pips, out=winner))
        assert sheet.state.to_do == "over"
        assert sheet.state.series.accounts == {"A": 0, "B": 5, "C": -5}

    @pytest.mark.rule("SERVE-01")
    def test_who_mixes_follows_the_code(self) -> None:
        mixers = {}
        for code in ("encyclopedie", "academie", "manuel"):
            sheet = opened("tete_a_tete", ["A", "B"], code=code)
            sheet.add(deal(0, 33, out=1))
            assert sheet.state.deal is not None
            mixers[code] = (sheet.state.deal.leader, sheet.state.deal.mixer)
        assert mixers == {"encyclopedie": (2, 1), "academie": (2, 2), "manuel": (2, 1)}


class TestUndo:
    def test_any_number_of_entries(self) -> None:
        sheet = opened()
        for _ in range(2):
            sheet.add(deal(0, 4, 9, 5, out=1, leader=None))
        sheet.add(renege(3))
        sheet.undo(3)
        assert scores(sheet) == (0, 0)
        assert [entry["type"] for entry in sheet.in_force] == ["opened", "seated"]
        assert sheet.entries[-1] == {"n": 6, "type": "undo", "entries": 3}

    def test_all_of_it_and_begin_again(self) -> None:
        sheet = opened()
        sheet.undo(2)
        assert not sheet.is_open
        sheet.add({"type": "opened", "rules": "poule", "names": ["A", "B", "C"]})
        assert sheet.state.rules == "poule"

    def test_not_more_than_there_are(self) -> None:
        with pytest.raises(SheetError, match="there are 2"):
            opened().undo(3)


class TestFile:
    def test_a_sheet_is_read_again_whole(self) -> None:
        sheet = opened()
        number = sheet.add(renege(1))
        sheet.add({"type": "referee", "incident": number, "reason": "é", "effects": {}})
        sheet.add({"type": "remark", "text": "rain", "at": "2026-05-04T10:00"})
        sheet.add(deal(0, 14, 9, 20, out=1))
        sheet.undo()
        again = Sheet.from_json(sheet.to_json())
        assert again.entries == sheet.entries
        assert again.to_json() == sheet.to_json()

    @pytest.mark.parametrize(
        "text",
        [
            "",
            "[]",
            '{"sheet": 1}',
            '{"sheet": 2, "entries": []}',
            '{"sheet": 1, "entries": [1]}',
            '{"sheet": 1, "entries": [{"type": "deal", "pips": []}]}',
            '{"sheet": 1, "entries": [{"n": 2, "type": "remark", "text": "x"}]}',
            '{"sheet": 1, "entries": [{"type": "remark", "text": "x", "more": 1}]}',
            '{"sheet": 1, "entries": [{"type": "undo", "entries": 1}]}',
        ],
    )
    def test_what_is_no_sheet_is_refused(self, text: str) -> None:
        with pytest.raises(PalamedeError) as caught:
            Sheet.from_json(text)
        for language in LANGUAGES:
            assert Translator(language, strict=True).error(caught.value)
