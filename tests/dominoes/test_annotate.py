"""Every lead, count, win, mark and account has the reason that the rules give for it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palamede.dominoes import presets
from palamede.dominoes.annotate import (
    Facts,
    PartieFacts,
    Reason,
    explain_deal,
    facts_of,
    partie_facts_of,
    why_counted,
    why_ended,
    why_lead,
    why_marked,
    why_partie,
    why_won,
)
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Entry, Partie
from palamede.dominoes.reference import ROWS
from palamede.dominoes.scoring import outcome_of
from palamede.dominoes.tiles import Tile, TileSet


def tiles(text: str) -> list[Tile]:
    return [Tile.parse(word) for word in text.split()]


def closed(rules: str, pips: list[int], leader: int = 1, **switches: Any) -> Facts:
    """The facts of a closed deal of which only the pips matter."""
    table = presets.conventions(rules, players=switches.pop("players", None), **switches)
    outcome = outcome_of(table, "closed", pips, leader=leader)
    return facts_of(table, Entry(1, leader, outcome, outcome.marks))


def by_kind(reasons: Any) -> dict[str, Reason]:
    return {reason.kind: reason for reason in reasons}


class TestCulotte:
    """VOC-04."""

    @pytest.mark.rule("VOC-04")
    def test_a_deal_marking_30_is_one_and_a_deal_marking_29_is_not(self) -> None:
        assert "culotte" in by_kind(why_marked(closed("tete_a_tete", [5, 30])))
        assert "culotte" not in by_kind(why_marked(closed("tete_a_tete", [5, 29])))

    def test_it_names_side_and_points(self) -> None:
        reason = by_kind(why_marked(closed("voleur", [20, 6, 21, 7])))["culotte"]
        assert (reason.params["side"], reason.params["points"]) == (2, 41)


class TestLead:
    """Who leads, and why."""

    def facts(self, rules: str, leader: int, **more: Any) -> Facts:
        table = presets.conventions(rules, players=more.pop("players", None))
        return Facts(conventions=table, number=more.pop("number", 2), leader=leader, **more)

    @pytest.mark.parametrize(
        ("rules", "kind", "rows"),
        [
            ("tete_a_tete", "lead-drawn", ("DRAW-01",)),
            ("voleur", "lead-drawn", ("DRAW-04",)),
            ("voleur_mort", "lead-drawn", ("DRAW-01",)),
        ],
    )
    def test_of_the_first_deal(self, rules: str, kind: str, rows: tuple[str, ...]) -> None:
        reason = why_lead(self.facts(rules, 1, number=1))
        assert (reason.kind, reason.rows) == (kind, rows)

    @pytest.mark.parametrize(
        ("rules", "players", "won", "kind", "rows"),
        [
            ("tete_a_tete", 2, True, "lead-rotates", ("SCORE-08",)),
            ("tete_a_tete", 2, False, "lead-rotates", ("SCORE-08",)),
            ("voleur", 4, True, "lead-rotates", ("VOL-05",)),
            ("voleur", 4, False, "lead-nobody-won", ("VOL-04",)),
            ("cinq_partout", 3, True, "lead-rotates-back", ("CINQ-06",)),
            ("pot", 3, True, "lead-after-winner", ("POULE-02",)),
            ("pot", 3, False, "lead-nobody-won", ("POULE-02",)),
        ],
    )
    def test_of_a_later_deal(
        self, rules: str, players: int, won: bool, kind: str, rows: tuple[str, ...]
    ) -> None:
        before = self.facts(rules, 1, players=players, winners=(1,) if won else (), number=1)
        reason = why_lead(self.facts(rules, 2, players=players), before)
        assert (reason.kind, reason.rows) == (kind, rows)
        assert reason.params["before"] == 1

    def test_a_tile_that_must_be_led(self) -> None:
        double = why_lead(self.facts("tete_a_tete", 2, forced=Tile(6, 6)))
        assert (double.kind, double.rows, double.params["tile"]) == (
            "lead-highest-double",
            ("DRAW-06",),
            "6-6",
        )
        assert why_lead(self.facts("tete_a_tete", 2, forced=Tile(3, 6))).kind == "lead-heaviest"

    def test_whoever_holds_the_highest_double(self) -> None:
        table = presets.conventions("tete_a_tete", first_lead="highest_double")
        reason = why_lead(Facts(conventions=table, number=1, leader=2))
        assert (reason.kind, reason.rows) == ("lead-holder", ("DRAW-06",))

    def test_by_agreement_alone(self) -> None:
        table = presets.conventions("tete_a_tete", next_lead="winner", tie_lead="same")
        won = Facts(conventions=table, number=1, leader=1, winners=(2,))
        tied = Facts(conventions=table, number=1, leader=1)
        second = Facts(conventions=table, number=2, leader=2)
        assert why_lead(second, won) == Reason("lead-winner", (), {"leader": 2, "before": 1})
        assert why_lead(second, tied).kind == "lead-same"

    @pytest.mark.rule("VOL-10")
    def test_of_a_later_partie_of_a_tournee(self) -> None:
        again = why_lead(self.facts("voleur", 3, number=1, opening="drawn"))
        assert (again.kind, again.rows) == ("lead-drawn-again", ("VOL-10", "DRAW-04"))
        losers = why_lead(self.facts("voleur", 3, number=1, opening="losers"))
        assert (losers.kind, losers.rows) == ("lead-losers", ("VOL-10",))


class TestCounts:
    """The open ends of cinq and trois partout, added up."""

    def played(self, rules: str, hands: list[str], line: str) -> Facts:
        table = presets.conventions(rules, players=len(hands), hand=len(hands[0].split()))
        held = [tile for hand in hands for tile in tiles(hand)]
        rest = [tile for tile in TileSet(6) if tile not in held]
        deal = Deal(table, [tiles(hand) for hand in hands], rest)
        for word in line.split():
            deal.push(word)
        return Facts(conventions=table, number=1, leader=1, plies=deal.plies)

    @pytest.mark.rule("CINQ-03", "CINQ-04")
    def test_the_example_of_the_book(self) -> None:
        facts = self.played(
            "cinq_partout", ["5-5 4-5 4-4", "5-6 6-6 0-0"], "5-5 5-6< 5-4> 6-6< 4-4>"
        )
        counted = list(why_counted(facts))
        told = [
            (why.params["tile"], why.params["values"], why.params["sum"], why.params["points"])
            for why in counted
        ]
        assert told == [
            ("5-5", (10,), 10, 2),
            ("4-5", (6, 4), 10, 2),
            ("4-4", (12, 8), 20, 4),
        ]
        assert counted[0].rows == ("CINQ-02", "CINQ-03", "CINQ-04")
        assert counted[1].rows == ("CINQ-02",)
        assert counted[2].params["ends"] == ("6-6", "4-4")

    @pytest.mark.rule("TROIS-02")
    def test_threes(self) -> None:
        facts = self.played("trois_partout", ["0-3 5-5", "4-4 2-2"], "0-3")
        (why,) = why_counted(facts)
        assert why.rows == ("TROIS-01", "CINQ-04")
        assert (why.params["values"], why.params["step"], why.params["points"]) == ((0, 3), 3, 1)

    def test_one_end_counts_alone(self) -> None:
        table = presets.conventions("cinq_partout", hand=2, layout="one_end")
        hands = [tiles("4-5 0-0"), tiles("5-5 1-1")]
        rest = [tile for tile in TileSet(6) if tile not in hands[0] + hands[1]]
        deal = Deal(table, hands, rest)
        deal.push("4-5")
        deal.push("5-5")
        facts = Facts(conventions=table, number=1, leader=1, plies=deal.plies)
        assert [why.params["values"] for why in why_counted(facts)] == [(5,), (10,)]

    def test_games_without_counts_have_none(self) -> None:
        assert list(why_counted(closed("tete_a_tete", [1, 2]))) == []

    @given(st.sampled_from(["cinq_partout", "trois_partout"]), st.integers(0, 10**6))
    def test_the_values_make_the_sum_that_was_marked(self, rules: str, seed: int) -> None:
        rng = Random(seed)
        partie = Partie(presets.conventions(rules, players=3))
        deal = partie.serve(rng)
        while deal.legal_moves:
            deal.push(rng.choice(deal.legal_moves))
        facts = facts_of(partie.conventions, partie.settle())
        whys = list(why_counted(facts))
        assert len(whys) == sum(bool(ply.count) for ply in facts.plies)
        for why in whys:
            assert sum(why.params["values"]) == why.params["sum"]
            assert why.params["sum"] == why.params["points"] * why.params["step"] > 0


class TestWins:
    """Who won a closed deal."""

    @pytest.mark.parametrize(
        ("facts", "kind", "rows"),
        [
            (closed("tete_a_tete", [5, 23]), "win-fewest", ("SCORE-02",)),
            (closed("voleur", [6, 10, 6, 5]), "win-fewest", ("VOL-03",)),
            (closed("tete_a_tete", [9, 9]), "win-nobody", ("SCORE-03",)),
            (closed("voleur", [6, 7, 6, 5]), "win-nobody", ("VOL-04",)),
            (closed("qui_perd_gagne", [12, 31, 20], players=3), "win-most", ("PERD-01",)),
            (closed("qui_perd_gagne", [31, 31], players=2), "win-nobody", ("PERD-01",)),
            (
                closed("poule", [7, 12, 7, 7], players=4, blocked_tie="primacy"),
                "win-primacy",
                ("SCORE-04",),
            ),
            (
                closed("poule", [11, 11, 24], players=3, blocked_tie="split"),
                "win-shared",
                ("SCORE-05",),
            ),
        ],
    )
    def test_by_the_count(self, facts: Facts, kind: str, rows: tuple[str, ...]) -> None:
        (reason,) = why_won(facts)
        assert (reason.kind, reason.rows) == (kind, rows)
        assert reason.params["totals"] == facts.totals

    def test_going_out_needs_no_count(self) -> None:
        table = presets.conventions("tete_a_tete")
        facts = Facts(conventions=table, number=1, leader=1, kind="domino", out=1, winners=(1,))
        assert list(why_won(facts)) == []

    def test_unknown_hands_make_no_tie(self) -> None:
        table = presets.conventions("tete_a_tete")
        facts = Facts(
            conventions=table, number=1, leader=1, kind="closed", winners=(1,), pips=(5, None)
        )
        (reason,) = why_won(facts)
        assert (reason.kind, reason.params["totals"]) == ("win-fewest", (5, None))


class TestMarks:
    """What was marked, and by which sum."""

    @pytest.mark.parametrize(
        ("facts", "kind", "rows", "seats", "total"),
        [
            (closed("tete_a_tete", [5, 23]), "opponents", ("SCORE-02",), (2,), 23),
            (closed("voleur", [6, 10, 6, 5]), "opponents", ("VOL-03",), (2, 4), 15),
            (
                closed("poule", [4, 9, 12], players=3),
                "opponents",
                ("SCORE-02", "SCORE-09"),
                (2, 3),
                21,
            ),
            (closed("voleur", [6, 10, 6, 5], pay_out="all"), "all", (), (1, 2, 3, 4), 27),
            (closed("qui_perd_gagne", [12, 31], players=2), "own", ("PERD-01",), (2,), 31),
        ],
    )
    def test_pips(
        self, facts: Facts, kind: str, rows: tuple[str, ...], seats: tuple[int, ...], total: int
    ) -> None:
        reason = by_kind(why_marked(facts))[f"marks-{kind}"]
        assert reason.rows == rows
        assert reason.params["seats"] == seats
        assert reason.params["pips"] == tuple(facts.pips[seat - 1] for seat in seats)
        assert reason.params["sum"] == total == max(filter(None, facts.paid))

    @pytest.mark.rule("SCORE-05")
    def test_a_shared_deal(self) -> None:
        facts = closed("poule", [11, 11, 25], players=3, blocked_tie="split")
        shares = [why for why in why_marked(facts) if why.kind == "marks-share"]
        assert [(why.params["side"], why.params["each"]) for why in shares] == [(1, 12), (2, 12)]
        assert all(why.params["sum"] == 25 for why in shares)

    @pytest.mark.rule("CINQ-08")
    def test_a_payment_rounded_and_divided(self) -> None:
        facts = closed("cinq_partout", [2, 13], pay_out="opponents", rounding="nearest_5")
        kinds = by_kind(why_marked(facts))
        assert kinds["marks-opponents"].rows == ("CINQ-08",)
        assert kinds["marks-rounded"].params == {"side": 1, "sum": 13, "to": 15}
        assert kinds["marks-divided"].params["points"] == 3 == facts.paid[0]

    def test_a_deal_that_counts_one(self) -> None:
        assert by_kind(why_marked(closed("domino", [5, 9])))["marks-deal"].rows == ("SCORE-07",)
        pot = closed("pot", [5, 9, 12], players=3)
        assert by_kind(why_marked(pot))["marks-deal"].rows == ("POULE-02",)

    def test_nothing_is_paid_in_cinq_partout(self) -> None:
        kinds = by_kind(why_marked(closed("cinq_partout", [5, 9])))
        assert kinds["marks-nothing"].rows == ("CINQ-08",)
        assert "marks-nobody" in kinds and "total" not in kinds

    def test_totals(self) -> None:
        table = presets.conventions("tete_a_tete")
        facts = Facts(
            conventions=table,
            number=2,
            leader=1,
            kind="closed",
            winners=(2,),
            pips=(23, 5),
            paid=(0, 23),
            marks=(0, 23),
            scores=(40, 61),
        )
        total = by_kind(why_marked(facts))["total"]
        assert total.params == {"side": 2, "was": 38, "points": 23, "total": 61}

    def test_unknown_hands_are_paid_together(self) -> None:
        table = presets.conventions("poule", players=4)
        facts = Facts(
            conventions=table,
            number=1,
            leader=1,
            kind="domino",
            out=1,
            winners=(1,),
            paid=(120, 0, 0, 0),
            marks=(120, 0, 0, 0),
        )
        reason = by_kind(why_marked(facts))["marks-opponents"]
        assert (reason.params["pips"], reason.params["sum"]) == ((None, None, None), 120)


class TestEnds:
    """How a deal ended."""

    @pytest.mark.rule("PLAY-11")
    def test_the_lead_tile_closes_the_game(self) -> None:
        table = presets.conventions("tete_a_tete")
        hands = [tiles("0-0 1-1 1-2 1-3 1-4 1-5 1-6"), tiles("2-2 2-3 2-4 2-5 2-6 3-3 3-4")]
        rest = [tile for tile in TileSet(6) if tile not in hands[0] + hands[1]]
        deal = Deal(table, hands, rest)
        deal.push("0-0")
        outcome = deal.outcome()
        assert outcome is not None
        facts = facts_of(table, Entry(1, 1, outcome, outcome.marks, deal))
        (reason,) = why_ended(facts)
        assert (reason.kind, reason.rows) == ("end-closed-first", ("PLAY-11", "VOC-05"))
        assert reason.params == {"seat": 1, "tile": "0-0"}

    @pytest.mark.parametrize(
        ("rules", "kind", "row"),
        [
            ("tete_a_tete", "end-closed", "PLAY-07"),
            ("peche", "end-closed-drawn", "PLAY-07"),
            ("matador", "end-closed-passed", "MATA-13"),
        ],
    )
    def test_closed(self, rules: str, kind: str, row: str) -> None:
        (reason,) = why_ended(closed(rules, [5, 23]))
        assert (reason.kind, reason.rows) == (kind, (row,))

    def test_reached_void_and_open(self) -> None:
        for rules, row in (("cinq_partout", "CINQ-05"), ("trois_partout", "TROIS-01")):
            table = presets.conventions(rules)
            facts = Facts(conventions=table, number=1, leader=1, kind="reached", winners=(2,))
            (reason,) = why_ended(facts)
            assert (reason.kind, reason.rows) == ("end-reached", (row,))
            assert reason.params == {"side": 2, "target": table.target}
        void = Facts(conventions=table, number=1, leader=1, kind="void")
        assert [why.kind for why in why_ended(void)] == ["end-void"]
        still = Facts(conventions=table, number=1, leader=1)
        assert [why.kind for why in why_ended(still)] == ["end-open"]


class TestPartie:
    """Why a partie is over, what it is worth, who pays whom."""

    def ended(self, rules: str, scores: tuple[int, ...], **more: Any) -> dict[str, Reason]:
        switches = more.pop("switches", {})
        table = presets.conventions(rules, players=more.pop("players", None), **switches)
        return by_kind(
            why_partie(PartieFacts(conventions=table, scores=scores, finished=True, **more))
        )

    @pytest.mark.parametrize(
        ("rules", "row"),
        [
            ("tete_a_tete", "SCORE-06"),
            ("domino", "SCORE-07"),
            ("cinq_partout", "CINQ-05"),
            ("trois_partout", "TROIS-01"),
        ],
    )
    def test_the_target_is_reached(self, rules: str, row: str) -> None:
        target = presets.conventions(rules).target
        kinds = self.ended(rules, (target, 0), winner=(1,))
        assert kinds["partie-reached"].rows == (row,)
        assert kinds["partie-reached"].params["score"] == target

    @pytest.mark.rule("SCORE-06")
    def test_two_reach_it_in_one_deal(self) -> None:
        scores = (104, 102, 12)
        kinds = self.ended(
            "poule", scores, players=3, winner=(1,), switches={"blocked_tie": "split"}
        )
        assert kinds["partie-higher"].params["score"] == 104
        table = presets.conventions("poule", players=3)
        equal = PartieFacts(conventions=table, scores=(102, 102, 12), finished=False)
        assert [why.kind for why in why_partie(equal)] == ["partie-equal"]

    @pytest.mark.rule("TAT-03")
    def test_there_and_back(self) -> None:
        kinds = self.ended("aller_retour", (40, 25), winner=(1,))
        assert kinds["partie-deals"].rows == ("TAT-03",)
        assert self.ended("aller_retour", (25, 25))["partie-drawn"].rows == ("TAT-03",)

    @pytest.mark.rule("VOL-08")
    @pytest.mark.parametrize(
        ("times", "kind"), [(1, "worth-simple"), (2, "worth-petite"), (3, "worth-grande")]
    )
    def test_bredouille(self, times: int, kind: str) -> None:
        kinds = self.ended("voleur", (105, 20), winner=(1, 3), multiplier=times)
        assert kinds[kind].rows == ("VOL-08",)

    @pytest.mark.parametrize(
        ("rules", "more", "kind", "rows"),
        [
            ("poule", {"players": 3}, "accounts-solo", ("POULE-01",)),
            ("voleur", {}, "accounts-partners", ("VOL-08",)),
            ("voleur_mort", {"dead": 3}, "accounts-dead", ("VOL-06", "VOL-08")),
            ("pot", {"players": 3}, "accounts-pot", ("POULE-02",)),
            ("voleur", {"left": 2}, "accounts-left", ("VOL-12",)),
        ],
    )
    def test_accounts(
        self, rules: str, more: dict[str, Any], kind: str, rows: tuple[str, ...]
    ) -> None:
        table = presets.conventions(rules, players=more.get("players"))
        scores = (100,) + (0,) * (table.sides_count - 1)
        stakes = (10,) + (0,) * (table.seats - 2) + (-10,)
        kinds = self.ended(rules, scores, winner=(1,), accounts=stakes, **more)
        assert kinds[kind].rows == rows
        assert kinds[kind].params["accounts"] == stakes

    def test_no_stake_no_account(self) -> None:
        kinds = self.ended("voleur", (100, 0), winner=(1, 3), accounts=(0, 0, 0, 0))
        assert not any(kind.startswith("accounts") for kind in kinds)

    def test_it_goes_on(self) -> None:
        table = presets.conventions("tete_a_tete")
        (why,) = why_partie(PartieFacts(conventions=table, scores=(40, 3), finished=False))
        assert (why.kind, why.params["scores"]) == ("partie-open", (40, 3))


@given(st.sampled_from(sorted(presets.PRESETS)), st.integers(0, 10**6))
def test_whole_parties_have_reasons_of_known_rows_that_add_up(name: str, seed: int) -> None:
    rng = Random(seed)
    preset = presets.get(name)
    table = preset.conventions(rng.choice(preset.players), stake=5)
    partie = Partie(table)
    before = None
    while not partie.finished:
        deal = partie.serve(rng)
        while deal.legal_moves:
            deal.push(rng.choice(deal.legal_moves))
        facts = facts_of(table, partie.settle())
        reasons = explain_deal(facts, before)
        assert reasons[0].kind.startswith("lead-")
        assert all(row in ROWS for reason in reasons for row in reason.rows)
        for reason in reasons:
            if reason.kind == "total":
                side = reason.params["side"]
                assert reason.params["points"] == facts.marks[side - 1]
        told = {reason.params["side"] for reason in reasons if reason.kind == "total"}
        assert told == {side for side, marks in enumerate(facts.marks, 1) if marks}
        before = facts
    reasons = why_partie(partie_facts_of(partie))
    assert reasons[0].kind.startswith("partie-")
    assert all(row in ROWS for reason in reasons for row in reason.rows)
