"""What a record tells the desk: counts, agreements, rulings found again; and tiles turned up."""

from __future__ import annotations

import pytest

from palamede.dominoes.errors import DealError
from palamede.dominoes.tiles import Tile
from tests.dominoes.faults.test_desk import HANDS, Desk, end_of, fines, lay, name, table, tiles

TOO_MANY = ("4-4 0-1 1-1", "3-4 2-2 0-2 0-3", *HANDS[2:])


@pytest.mark.rule("FAULT-13")
def test_who_has_turned_his_tiles_up_keeps_what_he_took_too_many() -> None:
    desk = table("academie", TOO_MANY)
    desk.deal.turned_up = frozenset({1})
    desk.deal.turn_up(2)
    claim = desk.claim(1, "overdraw", 2)

    assert (name(claim), len(desk.deal.hand(2))) == ("excess_kept", 4)
    end_of(desk)


@pytest.mark.rule("FAULT-13")
@pytest.mark.parametrize(("option", "left"), [("kept", 4), ("drawn_back", 3)])
def test_before_that_an_adversary_chooses_whether_he_keeps_it(option: str, left: int) -> None:
    desk = table("academie", TOO_MANY)
    desk.deal.turned_up = frozenset({1, 3, 4})
    claim = desk.claim(1, "overdraw", 2)
    assert (name(claim), desk.choosers(claim)) == ("excess_choice", (1, 3))
    desk.choose(claim, option, 3)

    assert len(desk.deal.hand(2)) == left
    assert set(desk.deal.hand(2)) <= set(tiles(TOO_MANY[1]))
    end_of(desk)


def noted() -> Desk:
    """A renonce that waits for the count, and a deal that all have passed."""
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:pass", "3:pass")
    assert desk.claim(1, "renege", 2).ruling is None
    lay(desk, "4:pass", "1:pass")
    assert desk.deal.over == "closed"
    return desk


@pytest.mark.rule("RENONCE-03", "GEN-02")
def test_the_count_rules_what_was_noted_and_only_agreement_closes_it() -> None:
    desk = noted()
    desk.apply({"type": "counted", "agreed": False})
    assert (desk.noted, desk.stage) == ((), "count")
    assert "renege" in desk.claimable_of(2, 3)
    desk.apply({"type": "counted", "agreed": True})

    assert desk.stage == "agreed"
    assert "renege" not in desk.claimable_of(2, 3)
    assert desk.deal.barred == {2}


def test_a_ruling_that_was_noted_is_found_again_where_the_record_writes_it() -> None:
    right = noted()
    right.count()
    (ruled,) = [event for event in right.events if event["type"] == "ruled"]
    desk = noted()
    desk.apply(ruled)

    assert name(desk.claims[0]) == ruled["ruling"]
    assert (desk.deal.barred, fines(desk)) == (right.deal.barred, fines(right))
    with pytest.raises(DealError, match=r"is ruled renege_\w+ \(.*\), not unfounded"):
        desk.apply({**ruled, "ruling": "unfounded"})


def test_a_claim_that_waits_for_the_count_has_no_ruling_yet() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:pass", "3:2-4>")
    claim = desk.claim(1, "renege", 2)
    with pytest.raises(DealError, match="claim 1 is not ruled yet, not void") as refused:
        desk.apply({"type": "ruled", "claim": 1, "ruling": "void"})

    assert refused.value.params["ruling"] == "none"
    assert desk.ruling(claim) is None


def test_a_copy_of_a_deal_goes_its_own_way() -> None:
    deal = table("encyclopedie").deal
    twin = deal.copy()
    twin.lay(1, Tile(4, 4))
    assert (deal.plies, deal.turn, len(deal.hand(1))) == ((), 1, 3)
    twin.pop()
    assert (twin._play, twin._standing) == (deal._play, deal._standing)
    assert "before the lead; turn 1" in repr(deal)
