"""What rulings on hands, the lead and passing do to play and marks (rows FAULT-10 to FAULT-18)."""

from __future__ import annotations

import pytest

from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.tiles import Tile
from tests.rules.oldtables import desk_of, line, marks, may, open_tiles, play

FOUR = {1: "4-4 0-1 1-1", 2: "3-4 2-2 0-2", 3: "2-4 1-2 0-0", 4: "3-3 1-3 0-4"}
LIGHT = {**FOUR, 2: "3-4 2-2"}
"""The second has a tile too few."""

HEAVY = {**FOUR, 2: "3-4 2-2 0-2 2-3"}
"""The second has a tile too many."""


def four(plays: str, hands: dict[int, str] = FOUR, **said: object) -> Desk:
    return desk_of("voleur", hands, plays, hand=3, set=4, **said)  # type: ignore[arg-type]


def sizes(desk: Desk) -> list[int]:
    return [len(hand) for hand in desk.deal.hands]


# -------------------------------------------------------------------- FAULT-10, FAULT-11
@pytest.mark.rule("FAULT-10")
def test_fault_10_effect_before_the_lead_the_hand_is_put_right() -> None:
    few = four("", LIGHT, stock="1-4")
    few.claim(1, "underdraw", 2)
    assert (sizes(few), len(few.deal.stock)) == ([3, 3, 3, 3], 3)
    assert Tile(1, 4) in few.deal.hand(2), "from the head of the stock"

    many = four("", HEAVY)
    many.claim(1, "overdraw", 2)
    assert (sizes(many), len(many.deal.stock)) == ([3, 3, 3, 3], 3)
    assert many.deal.stock_up == (), "drawn unseen, returned unseen"
    play(many, "1:4-4 2:pass 3:pass 4:pass 1:pass")
    assert many.deal.over == "closed"


@pytest.mark.rule("FAULT-10")
def test_fault_10_effect_after_the_lead_a_false_stock_makes_the_deal_void() -> None:
    desk = four("1:4-4", LIGHT)
    desk.claim(1, "underdraw", 2)
    assert (desk.deal.over, desk.deal.lead_after) == ("void", "passes")
    assert marks(desk) == (0, 0)


@pytest.mark.rule("FAULT-10")
def test_fault_10_effect_crossed_hands_are_dealt_again_by_the_same_leader() -> None:
    desk = four("1:4-4", {**LIGHT, 3: "2-4 1-2 0-0 0-2"})
    desk.claim(1, "underdraw", 2)
    assert (desk.deal.over, desk.deal.lead_after) == ("void", "stays")


@pytest.mark.rule("FAULT-10")
def test_fault_10_effect_with_a_true_stock_the_adversaries_choose_after_the_deal() -> None:
    """The second has two too few, his neighbours one too many each: he goes out with his only."""
    hands = {1: "4-4 0-1 1-1", 2: "3-4", 3: "2-4 1-2 0-0 2-2", 4: "3-3 1-3 0-4 0-2"}
    for option, marked in ((None, (0, 16)), ("annul", (0, 0))):
        desk = four("1:4-4", hands)
        claim = desk.claim(1, "underdraw", 2)
        assert (desk.deal.over, desk.deal.turn) == (None, 2), "he goes on with what he has"
        assert desk.waiting == (), "there is nothing to choose yet"
        play(desk, "2:3-4<")
        desk.choose(claim, option, 3)
        assert desk.deal.lead_after == ("passes" if option else None)
        assert marks(desk) == marked


@pytest.mark.rule("FAULT-11")
def test_fault_11_effect_the_excess_goes_back_face_down_unless_it_was_seen() -> None:
    unseen = four("", HEAVY, code="manuel")
    unseen.claim(1, "overdraw", 2)
    assert (sizes(unseen), len(unseen.deal.stock), unseen.deal.stock_up) == ([3] * 4, 3, ())

    seen = four("", HEAVY, code="manuel")
    seen.deal.show(2, Tile(2, 2))
    seen.claim(1, "overdraw", 2)
    assert (sizes(seen), seen.deal.stock_up) == ([3] * 4, (Tile(2, 2),))
    play(seen, "1:4-4 2:3-4< 3:pass 4:pass 1:pass 2:pass")
    assert marks(seen) == (21, 0), "12 against 21: what went back is not counted"


# -------------------------------------------------------------------- FAULT-12 to FAULT-14
SEVEN = {1: "0-0 0-1 0-2 0-3 0-4 0-5 0-6", 2: "1-1 1-2 1-3 1-4 1-5 1-6"}


@pytest.mark.rule("FAULT-12")
def test_fault_12_effect_the_partie_is_lost_and_paid() -> None:
    desk = desk_of("tete_a_tete", SEVEN, "1:0-1 2:1-6>", code="academie")
    desk.claim(1, "underdraw", 2)
    assert (desk.accounts, desk.partie, desk.partie_ends) == ((5, -5), ("lost", 2), True)
    assert (desk.deal.over, may(desk, 1), marks(desk)) == ("stopped", set(), (0, 0))


@pytest.mark.rule("FAULT-12")
def test_fault_12_effect_claimed_later_he_plays_on() -> None:
    desk = desk_of("tete_a_tete", SEVEN, "1:0-1 2:1-6> 1:0-6>", code="academie")
    desk.claim(1, "underdraw", 2)
    assert (desk.accounts, desk.partie, desk.deal.over) == ((0, 0), None, None)
    assert sizes(desk) == [5, 5]


@pytest.mark.rule("FAULT-13")
def test_fault_13_effect_he_keeps_the_excess_or_it_is_taken_from_him() -> None:
    taken = four("", HEAVY, code="academie", turned_up=())
    taken.choose(taken.claim(1, "overdraw", 2), "drawn_back", 3)
    assert (sizes(taken), len(taken.deal.stock)) == ([3, 3, 3, 3], 3)

    left = four("", HEAVY, code="academie", turned_up=())
    left.choose(left.claim(1, "overdraw", 2))
    turned = four("", HEAVY, code="academie")
    turned.claim(1, "overdraw", 2)
    for desk in (left, turned):
        assert sizes(desk) == [3, 4, 3, 3]
        play(desk, "1:4-4 2:3-4< 3:pass 4:pass 1:pass 2:pass")
        assert marks(desk) == (25, 0), "12 against 25: they count against him"


@pytest.mark.rule("FAULT-14")
def test_fault_14_effect_he_takes_the_tile_from_the_stock() -> None:
    hands = {
        1: "6-6 0-1 0-2 0-3 0-4 0-5",
        2: "1-1 1-2 1-3 1-4 1-5",
        3: "2-2 2-3 2-4 2-5 2-6 0-0",
        4: "3-3 3-4 3-5 3-6 4-4 4-5",
    }
    desk = desk_of("voleur", hands, "1:6-6 2:pass 3:2-6>", code="academie", stock="1-6")
    desk.claim(1, "underdraw", 2)
    assert (sizes(desk), len(desk.deal.stock)) == ([5, 6, 5, 6], 4)
    assert Tile(1, 6) in desk.deal.hand(2)
    claim = desk.claim(1, "renege", 2)
    play(desk, "4:pass 1:pass 2:pass 3:pass")
    assert marks(desk) == (74, 0), "37 against 74, the tile taken too"
    assert claim.ruling is not None
    assert claim.ruling.ruling == "unfounded", "the 1-6 was not his when he passed"


# -------------------------------------------------------------------- FAULT-15
@pytest.mark.rule("FAULT-15")
def test_fault_15_effect_the_true_leader_leads_and_the_usurper_s_tile_lies_open() -> None:
    desk = four("2:3-4 3:2-4>")
    desk.claim(3, "out_of_turn", 2)
    assert (line(desk), desk.deal.turn, sizes(desk)) == ("", 1, [3, 3, 3, 3])
    assert open_tiles(desk) == {2: "3-4"}
    play(desk, "1:4-4")
    assert may(desk, 2) == {"4-3<", "4-3>"}
    assert desk.deal.acting == 3, "an adversary chooses the end"
    play(desk, "2:3-4< 3:pass 4:pass 1:pass 2:pass")
    assert marks(desk) == (20, 0)


@pytest.mark.rule("FAULT-15")
def test_fault_15_effect_claimed_later_the_lead_stands() -> None:
    desk = four("2:3-4 3:2-4> 4:3-3< 1:pass 2:2-2>")
    before = line(desk)
    desk.claim(3, "out_of_turn", 2)
    assert (line(desk), desk.deal.turn, open_tiles(desk)) == (before, 3, {})


# -------------------------------------------------------------------- FAULT-16, FAULT-17
@pytest.mark.rule("FAULT-16")
def test_fault_16_effect_he_lays_at_once_or_later() -> None:
    at_once = four("1:4-4 2:pass", code="academie")
    at_once.claim(2, "renege", 2)
    assert (at_once.deal.turn, len(at_once.deal.plies)) == (2, 1)
    play(at_once, "2:3-4<")
    assert line(at_once) == "3-4 4-4"

    later = four("1:4-4 2:pass 3:2-4>", code="academie")
    owned = later.claim(2, "renege", 2)
    assert owned.ruling is not None and owned.ruling.row == "FAULT-16"
    assert later.deal.barred == frozenset(), "he may mark what he wins"
    assert (later.deal.turn, len(later.deal.plies)) == (4, 3)
    play(later, "4:pass 1:pass 2:2-2> 3:pass 4:pass 1:pass 2:3-4<")
    assert line(later) == "3-4 4-4 4-2 2-2", "the tile that he had kept back"
    again = later.claim(3, "renege", 2)
    play(later, "3:pass 4:pass 1:pass 2:pass")
    assert marks(later) == (16, 0), "6 against 16"
    assert again.ruling is not None
    assert (again.ruling.ruling, later.partie) == ("unfounded", None), "he has owned up"


@pytest.mark.rule("FAULT-17")
def test_fault_17_effect_the_partie_ends_and_he_pays_for_two() -> None:
    desk = four("1:4-4 2:pass 3:pass 4:pass 1:pass", code="academie")
    desk.claim(3, "renege", 2)
    assert desk.accounts == (5, -10, 5, 0)
    assert (desk.partie, desk.partie_ends, desk.deal.over) == (("lost", 2), True, "stopped")
    assert marks(desk) == (0, 0)


@pytest.mark.rule("FAULT-17")
def test_fault_17_effect_in_poule_a_stake_to_each() -> None:
    said = {"hand": 3, "set": 4, "players": 4, "code": "academie"}
    desk = desk_of("poule", FOUR, "1:4-4 2:pass 3:pass 4:pass 1:pass", **said)  # type: ignore[arg-type]
    desk.claim(3, "renege", 2)
    assert (desk.accounts, desk.partie) == ((5, -15, 5, 5), ("ends", 2))


# -------------------------------------------------------------------- FAULT-18
@pytest.mark.rule("FAULT-18")
def test_fault_18_effect_the_tiles_are_mixed_again() -> None:
    hands = {1: "0-0 3-3", 2: "1-2 0-1"}
    for option, over in (("void", "void"), (None, None)):
        desk = desk_of("tete_a_tete", hands, "1:0-0", code="academie", hand=2, set=3)
        desk.deal.happen(2, "uncovered_other")
        claim = desk.claim(1, "uncovered_other", 2)
        desk.choose(claim, option, 1)
        assert desk.deal.over == over
        if over:
            assert (desk.deal.lead_after, marks(desk)) == ("stays", (0, 0))
