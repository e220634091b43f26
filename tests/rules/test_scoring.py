"""Who wins a deal and a partie, and what is marked (rows SCORE, PERD, VOC-04)."""

from __future__ import annotations

import pytest

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.match import Entry, Partie
from palamede.dominoes.nextlead import next_leader
from palamede.dominoes.scoring import Outcome, outcome_of
from tests.rules.tables import deal_of, play, tiles


def closed(conventions: Conventions, *pips: int, leader: int = 1) -> Outcome:
    """Return the outcome of a closed game with these pips in the hands."""
    return outcome_of(conventions, "closed", pips, leader=leader)


def out(conventions: Conventions, seat: int, *pips: int) -> Outcome:
    """Return the outcome when a seat has laid its last tile."""
    return outcome_of(conventions, "domino", pips, leader=1, out=seat)


TWO = presets.conventions("tete_a_tete")
THREE = presets.conventions("poule", players=3)
FOUR = presets.conventions("poule", players=4)


def book(partie: Partie, *marks: int) -> Entry:
    """Book a closed deal that marked this, by side."""
    sides = [side for side, mark in enumerate(marks, start=1) if mark]
    winners = tuple(seat for side in sides for seat in partie.conventions.seats_of(side))
    pips = (0,) * partie.conventions.seats
    return partie.enter(Outcome("closed", None, tuple(sorted(winners)), pips, marks, marks))


@pytest.mark.rule("SCORE-01")
def test_who_goes_out_marks_what_the_opponent_holds() -> None:
    deal = deal_of("tete_a_tete", {1: "1-1 1-2", 2: "3-4 6-6"}, hand=2)
    outcome = play(deal, "1-1 pass 1-2").outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.winners, outcome.marks) == ("domino", (1,), (19, 0))


@pytest.mark.rule("SCORE-02")
def test_five_against_twenty_three() -> None:
    outcome = closed(TWO, 5, 23)
    assert (outcome.winners, outcome.marks) == ((1,), (23, 0)), "nothing deducted"


@pytest.mark.rule("SCORE-03")
def test_closed_and_equal_is_void() -> None:
    assert closed(TWO, 9, 9).marks == (0, 0)
    assert closed(TWO, 9, 9).winners == ()
    assert closed(THREE, 11, 11, 24).winners == (), "equal lowest"
    assert closed(THREE, 11, 24, 24).winners == (1,), "equal above the lowest is no tie"


@pytest.mark.rule("SCORE-04")
def test_primacy() -> None:
    """Pips 7 12 7 7: seat 1 leading, seat 3 wins and marks 26; seat 3 leading, seat 4 does."""
    four = FOUR.replace(blocked_tie="primacy")
    first = closed(four, 7, 12, 7, 7, leader=1)
    assert (first.winners, first.marks) == ((3,), (0, 0, 26, 0))
    second = closed(four, 7, 12, 7, 7, leader=3)
    assert (second.winners, second.marks) == ((4,), (0, 0, 0, 26))
    two = closed(TWO.replace(blocked_tie="primacy"), 9, 9, leader=1)
    assert (two.winners, two.marks) == ((2,), (0, 9)), "he who did not lead"


@pytest.mark.rule("SCORE-05")
@pytest.mark.parametrize(
    ("pips", "marks"),
    [
        ((11, 11, 24), (12, 12, 0)),
        ((11, 11, 25), (12, 12, 0)),
        ((11, 11, 11), (0, 0, 0)),
        ((24, 11, 11), (0, 12, 12)),
    ],
)
def test_a_deal_shared_by_two(pips: tuple[int, ...], marks: tuple[int, ...]) -> None:
    outcome = closed(THREE.replace(blocked_tie="split"), *pips)
    assert outcome.marks == marks
    assert outcome.winners == tuple(seat for seat in (1, 2, 3) if marks[seat - 1])


@pytest.mark.rule("SCORE-06")
def test_the_first_to_reach_the_target_wins() -> None:
    partie = Partie(TWO)
    book(partie, 99, 0)
    assert not partie.finished
    book(partie, 0, 40)
    assert not partie.finished
    book(partie, 1, 0)
    assert (partie.finished, partie.winner, partie.scores) == (True, (1,), (100, 40))


@pytest.mark.rule("SCORE-06")
def test_another_total_may_be_agreed() -> None:
    partie = Partie(TWO.replace(target=150))
    book(partie, 149, 0)
    assert not partie.finished
    book(partie, 2, 0)
    assert partie.winner == (1,)


@pytest.mark.rule("SCORE-06")
def test_two_that_reach_it_in_one_deal() -> None:
    three = THREE.replace(blocked_tie="split")
    partie = Partie(three)
    book(partie, 90, 0, 0)
    book(partie, 0, 85, 0)
    book(partie, 20, 20, 0)
    assert (partie.scores, partie.winner) == ((110, 105, 0), (1,)), "the higher total wins"
    level = Partie(three)
    book(level, 90, 0, 0)
    book(level, 0, 90, 0)
    book(level, 20, 20, 0)
    assert not level.finished, "equal totals play on"
    book(level, 0, 0, 0)
    assert not level.finished
    book(level, 0, 3, 0)
    assert (level.scores, level.winner) == ((110, 113, 0), (2,))


@pytest.mark.rule("SCORE-07")
def test_without_points_going_out_wins_even_against_a_lone_double_blank() -> None:
    domino = presets.conventions("domino")
    outcome = out(domino, 1, 0, 0)
    assert (outcome.winners, outcome.marks) == ((1,), (1, 0))
    assert closed(domino, 5, 23).marks == (1, 0)
    assert closed(domino, 9, 9).marks == (0, 0)


@pytest.mark.rule("SCORE-07")
def test_without_points_a_void_deal_is_dealt_again() -> None:
    partie = Partie(presets.conventions("domino"))
    book(partie, 0, 0)
    assert not partie.finished
    book(partie, 0, 1)
    assert (partie.finished, partie.winner) == (True, (2,))


@pytest.mark.rule("SCORE-08")
def test_the_lead_goes_round_to_the_right() -> None:
    leader = 2
    seen = []
    for pips in ((5, 9, 9, 9), (9, 5, 9, 9), (9, 9, 9, 9), (9, 9, 5, 9)):
        leader = next_leader(FOUR, leader, closed(FOUR, *pips))
        seen.append(leader)
    assert seen == [3, 4, 1, 2], "whoever won"


@pytest.mark.rule("SCORE-09")
def test_every_player_for_himself_marks_all_other_hands() -> None:
    assert out(FOUR, 2, 10, 0, 20, 7).marks == (0, 37, 0, 0)
    assert closed(THREE, 4, 9, 12).marks == (21, 0, 0)


@pytest.mark.rule("PERD-01")
def test_who_loses_wins() -> None:
    """Closed with 12, 31, 20 the second marks 31; the first out against 14 and 9, he marks 14."""
    three = presets.conventions("qui_perd_gagne", players=3)
    assert closed(three, 12, 31, 20).marks == (0, 31, 0)
    went_out = out(three, 1, 0, 14, 9)
    assert (went_out.out, went_out.winners, went_out.marks) == (1, (2,), (0, 14, 0))


@pytest.mark.rule("PERD-01")
def test_a_tie_for_most_follows_blocked_tie() -> None:
    three = presets.conventions("qui_perd_gagne", players=3)
    assert closed(three, 31, 31, 20).winners == ()
    assert out(three, 3, 14, 14, 0).marks == (0, 0, 0)
    assert closed(three.replace(blocked_tie="primacy"), 31, 31, 20).marks == (0, 31, 0)


@pytest.mark.rule("VOC-04")
def test_a_culotte_is_thirty_points_or_more() -> None:
    """A deal marking 30 is one, a deal marking 29 is not."""
    assert closed(TWO, 5, 30).culotte
    assert not closed(TWO, 5, 29).culotte


def test_pay_all_counts_the_winners_own_hand_too() -> None:
    assert closed(FOUR.replace(pay_out="all"), 5, 9, 10, 20).marks == (44, 0, 0, 0)


def test_a_block_may_pay_otherwise_than_going_out() -> None:
    conventions = TWO.replace(pay_block="hand")
    assert closed(conventions, 5, 23).marks == (1, 0)
    assert out(conventions, 1, 0, 23).marks == (23, 0)


@pytest.mark.parametrize(
    ("pips", "marked"), [(1, 0), (2, 0), (3, 5), (4, 5), (5, 5), (22, 20), (23, 25)]
)
def test_payment_rounded_to_the_nearest_five(pips: int, marked: int) -> None:
    assert out(TWO.replace(rounding="nearest_5"), 1, 0, pips).marks == (marked, 0)


@pytest.mark.parametrize(
    ("changes", "leads"),
    [
        ({"next_lead": "rotate"}, (2, 2, 2)),
        ({"next_lead": "rotate_back"}, (4, 4, 4)),
        ({"next_lead": "winner"}, (3, 4, 2)),
        ({"next_lead": "after_winner"}, (4, 1, 2)),
        ({"next_lead": "winner", "tie_lead": "same"}, (3, 4, 1)),
    ],
)
def test_who_leads_next(changes: dict[str, str], leads: tuple[int, ...]) -> None:
    conventions = FOUR.replace(**changes)
    cases = (
        out(conventions, 3, 9, 9, 0, 9),
        closed(conventions, 9, 9, 9, 4),
        closed(conventions, 9, 9, 9, 9),
    )
    assert tuple(next_leader(conventions, 1, outcome) for outcome in cases) == leads


def test_the_winner_of_a_block_in_pairs_is_the_lighter_of_the_two() -> None:
    voleur = presets.conventions("voleur", next_lead="winner")
    assert next_leader(voleur, 1, closed(voleur, 9, 20, 3, 20)) == 3
    assert next_leader(voleur, 3, closed(voleur, 6, 20, 6, 20, leader=3)) == 1, (
        "first after the leader"
    )


def test_the_lead_may_go_by_the_highest_double_each_time() -> None:
    partie = Partie(
        presets.conventions(
            "tete_a_tete", hand=2, first_lead="highest_double", next_lead="first_lead"
        )
    )
    hands = [tiles("0-0 0-1"), tiles("1-1 1-2")]
    rest = [tile for tile in partie.conventions.tiles if tile not in hands[0] + hands[1]]
    deal = partie.start(hands, rest)
    assert deal.leader == 2
    play(deal, "1-1 1-0 1-2")
    partie.settle()
    assert partie.start(hands, rest).forced_lead == hands[1][0]
