"""What rulings on marks, words and serving do to play and marks (rows GEN, SERVE-06, CINQ-07)."""

from __future__ import annotations

from typing import Any

import pytest

from palamede.dominoes.errors import DealError
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.tiles import Tile
from tests.rules.oldtables import desk_of, line, marks, play

FOUR = {1: "4-4 0-1 1-1", 2: "3-4 2-2 0-2", 3: "2-4 1-2 0-0", 4: "3-3 1-3 0-4"}
CLOSED = "1:4-4 2:3-4< 3:2-4> 4:pass 1:pass 2:pass 3:pass"
"""Closed by four passes; the fourth held tiles that fit. 3 and 3 against 6 and 14."""


def four(plays: str, **said: Any) -> Desk:
    return desk_of("voleur", FOUR, plays, **{"hand": 3, "set": 4, **said})


@pytest.mark.rule("GEN-02")
def test_gen_02_effect_what_was_counted_stands() -> None:
    claimed = four(CLOSED)
    claimed.claim(1, "renege", 4)
    assert "renege" in claimed.claimable(1)
    claimed.agree()
    assert (claimed.deal.barred, marks(claimed)) == ({2}, (20, 0))

    agreed = four(CLOSED)
    agreed.agree()
    assert set(agreed.claimable(1)) <= {"wrong_count", "bredouille"}
    with pytest.raises(DealError, match="cannot claim renege"):
        agreed.claim(1, "renege", 4)
    assert (agreed.deal.barred, marks(agreed)) == (frozenset(), (20, 0))


@pytest.mark.rule("GEN-03")
def test_gen_03_effect_the_mark_is_put_right() -> None:
    desk = four(CLOSED)
    desk.agree()
    desk.deal.happen(1, "wrong_count", marked=24, won=20)
    desk.claim(2, "wrong_count", 1)
    assert desk.deal.penalties == ((1, -4),)

    later = four(CLOSED)
    later.agree()
    later.deal.happen(1, "wrong_count", marked=24, won=20)
    later.led_next = True
    assert later.claimable(2) == ()
    with pytest.raises(DealError):
        later.claim(2, "wrong_count", 1)
    assert later.deal.penalties == ()


@pytest.mark.rule("GEN-05")
def test_gen_05_effect_the_deal_may_be_mixed_again() -> None:
    for option, over in (("void", "void"), (None, None)):
        desk = four("1:4-4")
        desk.deal.lay(2, Tile(3, 4), "left", named=Tile(2, 2))
        desk.choose(desk.claim(3, "named_other", 2), option, 1)
        assert (desk.deal.over, line(desk)) == (over, "3-4 4-4")
        if over:
            assert (desk.deal.lead_after, marks(desk)) == ("stays", (0, 0))


@pytest.mark.rule("GEN-05")
def test_gen_05_effect_also_where_the_tile_named_is_the_one_laid() -> None:
    """A tile is laid without naming it: whoever names his own has said a word, too."""
    desk = four("1:4-4")
    assert "signal" not in desk.claimable_of(3, 2)
    desk.deal.lay(2, Tile(3, 4), "left", named=Tile(3, 4))
    assert "signal" in desk.claimable_of(3, 2)
    claim = desk.claim(3, "named_other", 2)
    assert claim.ruling is not None and claim.ruling.ruling == "unfounded", "he laid what he named"
    word = desk.claim(3, "signal", 2)
    desk.choose(word, "void", 1)
    assert (desk.deal.over, marks(desk)) == ("void", (0, 0))


@pytest.mark.rule("GEN-07")
def test_gen_07_effect_the_encyclopedie_is_carried_out_where_a_book_is_silent() -> None:
    for code in ("academie", "manuel"):
        desk = four("1:4-4", code=code)
        claim = desk.claim(1, "wrong_claim", 2, tile=Tile(0, 0))
        assert claim.ruling is not None and claim.ruling.silent == (code,)
        assert desk.deal.penalties == ((1, -10),)


@pytest.mark.rule("GEN-07")
def test_gen_07_effect_without_an_article_the_tile_returns_and_nothing_is_lost() -> None:
    hands = {1: "0-0 3-3", 2: "0-1 2-3"}
    desk = desk_of("tete_a_tete", hands, "1:0-0 2:0-1> 1:pass 2:2-3>", hand=2, set=3)
    claim = desk.claim(1, "undue_last", 2)
    assert claim.ruling is not None and claim.ruling.ruling == "no_article"
    assert (line(desk), desk.deal.turn, desk.deal.over) == ("0-0 0-1", 2, None)
    assert desk.deal.hand(2) == (Tile(2, 3),)
    play(desk, "2:pass")
    assert marks(desk) == (0, 6), "5 against 6"


@pytest.mark.rule("SERVE-06")
def test_serve_06_effect_the_mix_is_done_again() -> None:
    always = four("", code="academie")
    always.deal.show(2, Tile(2, 2), while_taking=True)
    always.claim(1, "shown_in_serving", 2)
    assert (always.deal.over, always.deal.lead_after) == ("void", "stays")

    for code, chooser in (("encyclopedie", 4), ("manuel", 3)):
        desk = four("", code=code)
        desk.deal.show(2, Tile(2, 2), while_taking=True)
        claim = desk.claim(1, "shown_in_serving", 2)
        assert set(desk.choosers(claim)) == ({1, 2, 3, 4} if chooser == 4 else {1, 3})
        desk.choose(claim, "void", chooser)
        assert (desk.deal.over, marks(desk)) == ("void", (0, 0))


@pytest.mark.rule("SERVE-06")
def test_serve_06_effect_once_the_lead_lies_play_goes_on() -> None:
    desk = four("")
    desk.deal.show(2, Tile(2, 2), while_taking=True)
    play(desk, "1:4-4")
    claim = desk.claim(1, "shown_in_serving", 2)
    assert (claim.waiting, desk.deal.over, desk.deal.turn) == (False, None, 2)


@pytest.mark.rule("CINQ-07")
def test_cinq_07_effect_the_points_are_lost() -> None:
    """A mark is its player's own claim: what he does not say, or says wrongly, marks nothing."""
    hands = {1: "5-5 0-5 0-0", 2: "4-6 1-1 2-2"}
    for announced, marked in ((2, 2), (None, 0), (1, 0)):
        desk = desk_of("cinq_partout", hands, hand=3)
        desk.deal.lay(1, Tile(5, 5), announced=announced)
        assert desk.deal.counts == (marked, 0)
        assert "late_count" not in desk.claimable(2)
        play(desk, "2:pass 1:pass")
        outcome = desk.deal.outcome()
        assert outcome is not None
        assert outcome.marks[0] - outcome.paid[0] == marked


@pytest.mark.rule("CINQ-07")
def test_marks_that_the_program_took_are_lost_to_a_claim() -> None:
    """Where the program marks all the same, the adversary must claim what was not announced."""
    hands = {1: "5-5 0-5 0-0", 2: "4-6 1-1 2-2"}
    for announced, claimed, marked in (
        (2, True, 2),
        (None, True, 0),
        (1, True, 0),
        (None, False, 2),
    ):
        desk = desk_of("cinq_partout", hands, hand=3, count_call="automatic")
        desk.deal.lay(1, Tile(5, 5), announced=announced)
        assert desk.deal.counts == (2, 0)
        if claimed:
            desk.claim(2, "late_count", 1)
        play(desk, "2:pass 1:pass")
        outcome = desk.deal.outcome()
        desk.agree()
        assert outcome is not None
        assert (outcome.marks[0] - outcome.paid[0], desk.deal.counts) == (marked, (2, 0))
