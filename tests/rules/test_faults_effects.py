"""What rulings on tiles wrongly laid or seen do to play and marks (rows FAULT-01 to FAULT-09)."""

from __future__ import annotations

import pytest

from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.tiles import Tile
from tests.rules.oldtables import desk_of, line, marks, may, open_tiles, play

FOUR = {1: "4-4 0-1 1-1", 2: "3-4 2-2 0-2", 3: "2-4 1-2 0-0", 4: "3-3 1-3 0-4"}
"""Hands of a deal with the double-four set, three tiles each."""

TWO = {1: "0-0 3-3", 2: "1-2 0-1"}


def four(plays: str, **said: object) -> Desk:
    return desk_of("voleur", FOUR, plays, hand=3, set=4, **said)  # type: ignore[arg-type]


def two(plays: str, hands: dict[int, str] = TWO, **said: object) -> Desk:
    return desk_of("tete_a_tete", hands, plays, hand=2, set=3, **said)  # type: ignore[arg-type]


@pytest.mark.rule("FAULT-01")
def test_fault_01_effect_play_is_resumed_from_the_fault() -> None:
    desk = four("1:4-4 2:0-2< 3:2-4>")
    claim = desk.claim(3, "misplay", 2)
    assert claim.ruling is not None and claim.ruling.ruling == "restored"
    assert (line(desk), desk.deal.turn) == ("4-4", 2)
    assert len(desk.deal.hand(2)) == len(desk.deal.hand(3)) == 3, "each has taken back his tile"
    play(desk, "2:3-4< 3:pass 4:pass 1:pass 2:pass")
    assert marks(desk) == (20, 0), "as if it had never lain: 12 against 20"
    assert desk.accounts == (0, 0, 0, 0)


@pytest.mark.rule("FAULT-01")
def test_fault_01_effect_near_the_end_he_pays_and_the_partie_may_be_void() -> None:
    desk = four("1:4-4 2:0-2< 3:2-4>", scores=(10, 90))
    claim = desk.claim(3, "misplay", 2)
    desk.choose(claim, "partie_void", 1)
    assert desk.accounts == (5, -10, 5, 0)
    assert (desk.partie, desk.partie_ends) == (("void", 2), True)
    assert marks(desk) == (0, 0)


@pytest.mark.rule("FAULT-01")
def test_fault_01_effect_what_cannot_be_restored_bars_the_culprit() -> None:
    """At the count hands lie open: nothing can be taken back any more."""
    desk = two("1:0-0 2:1-2> 1:pass 2:0-1<")
    assert desk.deal.outcome().marks == (0, 6)  # type: ignore[union-attr]
    desk.claim(1, "misplay", 2)
    assert marks(desk) == (0, 0)


@pytest.mark.rule("FAULT-02")
def test_fault_02_effect_the_tile_stands_and_his_side_marks_nothing() -> None:
    for code, marked in (("manuel", (0, 0)), ("academie", (0, 6))):
        desk = two("1:0-0 2:1-2> 1:pass", code=code)
        before = line(desk)
        desk.claim(1, "misplay", 2)
        assert (line(desk), desk.deal.turn) == (before, 2)
        play(desk, "2:0-1<")
        assert marks(desk) == marked


@pytest.mark.rule("FAULT-03")
def test_fault_03_effect_the_tile_is_laid_at_the_other_end() -> None:
    desk = two("1:0-1 2:1-2<", {1: "0-1 3-3", 2: "1-2 2-2"}, code="academie")
    assert desk.deal.ends == (2, 1)
    desk.claim(1, "misplay", 2)
    assert (line(desk), desk.deal.turn) == ("0-1 1-2", 1)
    assert [ply.fits for ply in desk.deal.plies] == [True, True]
    play(desk, "1:pass 2:2-2>")
    assert marks(desk) == (0, 6)


@pytest.mark.rule("FAULT-04")
def test_fault_04_effect_it_stays_where_it_lies() -> None:
    desk = two("1:0-0 2:0-1<")
    before = (line(desk), desk.deal.turn, desk.deal.hands)
    desk.claim(1, "wrong_end", 2)
    assert (line(desk), desk.deal.turn, desk.deal.hands) == before
    assert "1-2>" not in may(desk, 1)
    play(desk, "1:pass 2:1-2<")
    assert marks(desk) == (0, 6)


@pytest.mark.rule("FAULT-05")
def test_fault_05_effect_the_tile_named_must_be_laid() -> None:
    desk = two("1:0-0", {1: "0-0 3-3", 2: "0-2 0-1"}, code="academie")
    desk.deal.lay(2, Tile(0, 1), "right", named=Tile(0, 2))
    claim = desk.claim(1, "named_other", 2)
    desk.choose(claim, "named", 1)
    assert (desk.deal.turn, line(desk)) == (2, "0-0")
    assert may(desk, 2) == {"0-2<", "0-2>"}
    play(desk, "2:0-2> 1:pass 2:0-1<")
    assert marks(desk) == (0, 6)


@pytest.mark.rule("FAULT-05")
def test_fault_05_effect_unless_they_let_it_lie() -> None:
    desk = two("1:0-0", {1: "0-0 3-3", 2: "0-2 0-1"}, code="academie")
    desk.deal.lay(2, Tile(0, 1), "right", named=Tile(0, 2))
    desk.choose(desk.claim(1, "named_other", 2))
    assert (desk.deal.turn, line(desk)) == (1, "0-0 0-1")


@pytest.mark.rule("FAULT-06")
def test_fault_06_effect_the_deal_is_void() -> None:
    desk = two("1:0-0")
    desk.deal.show(1, Tile(3, 3))
    claim = desk.claim(2, "exposed_tile", 1)
    desk.choose(claim, "void", 2)
    assert (desk.deal.over, desk.deal.lead_after, may(desk, 2)) == ("void", "stays", set())
    assert marks(desk) == (0, 0)


@pytest.mark.rule("FAULT-07")
def test_fault_07_effect_the_tile_shown_must_be_laid_now() -> None:
    desk = four("1:4-4")
    desk.deal.show(2, Tile(3, 4))
    desk.claim(1, "exposed_tile", 2)
    assert may(desk, 2) == {"4-3<", "4-3>"}
    assert desk.deal.acting == 2, "he still chooses the end"
    play(desk, "2:3-4< 3:pass 4:pass 1:pass 2:pass")
    assert marks(desk) == (20, 0)


@pytest.mark.rule("FAULT-08")
@pytest.mark.parametrize("code", ["encyclopedie", "manuel"])
def test_fault_08_effect_it_is_laid_at_the_first_turn_at_which_it_fits(code: str) -> None:
    hands = {**FOUR, 2: "2-2 3-4 0-3", 4: "3-3 1-3 0-4"}
    desk = desk_of("voleur", hands, "1:1-1", code=code, hand=3, set=4)
    desk.deal.show(2, Tile(3, 4))
    claim = desk.claim(1, "exposed_tile", 2)
    if claim.waiting:
        desk.choose(claim, "lies_open", 1)
    assert open_tiles(desk) == {2: "3-4"}
    assert "pass" in may(desk, 2), "it does not fit yet"
    play(desk, "2:pass 3:1-2< 4:1-3> 1:pass")
    assert desk.deal.ends == (2, 3)
    assert may(desk, 2) == {"3-4>"}
    play(desk, "2:3-4>")
    assert open_tiles(desk) == {}


@pytest.mark.rule("FAULT-08")
@pytest.mark.parametrize(("code", "chooses"), [("encyclopedie", 1), ("manuel", 4)])
def test_fault_08_effect_who_chooses_the_end_where_it_fits_both(code: str, chooses: int) -> None:
    desk = four("1:4-4", code=code)
    desk.deal.show(4, Tile(0, 4))
    claim = desk.claim(1, "exposed_tile", 4)
    if claim.waiting:
        desk.choose(claim)
    play(desk, "2:3-4< 3:pass")
    assert may(desk, 4) == {"4-0>"}
    other = four("1:4-4", code=code)
    other.deal.show(4, Tile(0, 4))
    claim = other.claim(1, "exposed_tile", 4)
    if claim.waiting:
        other.choose(claim)
    play(other, "2:pass 3:pass")
    assert may(other, 4) == {"4-0<", "4-0>"}
    assert other.deal.acting == chooses
    play(other, "4:0-4< 1:pass 2:pass 3:pass 4:pass")
    assert marks(other) == (23, 0)


@pytest.mark.rule("FAULT-09")
def test_fault_09_effect_ten_points_are_taken_off_his_side() -> None:
    desk = two("1:0-0 2:0-1>", scores=(4, 0))
    claim = desk.claim(1, "wrong_claim", 2, tile=Tile(1, 1))
    assert claim.ruling is not None and claim.ruling.ruling == "names_wrongly"
    assert (line(desk), desk.deal.turn) == ("0-0 0-1", 1), "play goes on"
    play(desk, "1:pass 2:1-2>")
    assert marks(desk) == (-10, 6), "it may fall below nought"


@pytest.mark.rule("FAULT-06")
def test_a_single_tile_laid_out_of_turn_returns() -> None:
    """The third lays his last tile in the place of the second: he does not go out with it."""
    hands = {1: "0-0 1-1 3-3", 2: "0-3 2-2 1-3", 3: "0-1 1-2 0-2"}
    plays = "1:0-0 2:0-3> 3:0-1< 1:pass 2:pass 3:1-2< 1:pass 3:0-2<"
    desk = desk_of("poule", hands, plays, hand=3, set=3, players=3)

    desk.choose(desk.claim(1, "out_of_turn", 3))

    assert (desk.deal.over, desk.deal.turn) == (None, 2)
    assert desk.deal.hand(3) == (Tile(0, 2),)
