"""What rulings on renonce and on partners do to play and marks (rows RENONCE and VOL)."""

from __future__ import annotations

from typing import Any

import pytest

from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.tiles import Tile
from tests.rules.oldtables import desk_of, line, marks, may, open_tiles, play

THIRTY_FOUR = {1: "4-6 3-4 0-0", 2: "5-5 7-7 0-7", 3: "5-6 3-6 4-4", 4: "0-8 1-1 1-2"}
"""The second leads; the first passes while the 4-6 fits; the third goes out against 34."""

FIRST = "2:5-5 3:5-6> 4:pass 1:pass 2:pass 3:3-6> 4:pass"
AGAIN = "1:3-4>"
OUT = "2:pass 3:4-4>"

FOUR = {1: "4-4 0-1 1-1", 2: "3-4 2-2 0-2", 3: "2-4 1-2 0-0", 4: "3-3 1-3 0-4"}


def voleur(hands: dict[int, str], plays: str, **said: Any) -> Desk:
    return desk_of("voleur", hands, plays, **{"leader": 2, "hand": 3, "set": 9, **said})


def four(plays: str, **said: Any) -> Desk:
    return voleur(FOUR, plays, **{"leader": 1, "set": 4, **said})


# -------------------------------------------------------------------- RENONCE
@pytest.mark.rule("RENONCE-01")
def test_renonce_01_effect_the_pass_is_taken_back() -> None:
    desk = voleur(THIRTY_FOUR, "2:5-5 3:5-6> 4:pass 1:pass")
    desk.claim(1, "renege", 1)
    assert (desk.deal.turn, desk.deal.plies[-1].seat) == (1, 4)
    play(desk, "1:4-6> 2:pass 3:4-4> 4:pass 1:3-4> 2:pass 3:3-6>")
    assert marks(desk) == (34, 0), "nothing is barred"


@pytest.mark.rule("RENONCE-02")
def test_renonce_02_effect_with_a_single_tile_the_marks_stand() -> None:
    hands = {1: "0-1 3-3", 2: "1-1 1-2"}
    desk = desk_of("tete_a_tete", hands, "1:0-1 2:1-1> 1:pass 2:pass", hand=2, set=3)
    claim = desk.claim(1, "renege", 2)
    assert marks(desk) == (0, 6), "3 against 6: he wins all the same"
    assert claim.ruling is not None and claim.ruling.row == "RENONCE-02"


@pytest.mark.rule("RENONCE-03")
def test_renonce_03_effect_his_side_marks_nothing_the_other_twenty() -> None:
    """Claimed before his next turn: 0 and 0. Claimed after it: 0 and 20."""
    unclaimed = voleur(THIRTY_FOUR, f"{FIRST} {AGAIN} {OUT}")
    assert marks(unclaimed) == (34, 0)

    before = voleur(THIRTY_FOUR, FIRST)
    claim = before.claim(2, "renege", 1)
    assert claim.ruling is None, "only his hand proves it: noted for the count"
    play(before, f"{AGAIN} {OUT}")
    assert marks(before) == (0, 0)

    after = voleur(THIRTY_FOUR, f"{FIRST} {AGAIN}")
    after.claim(2, "renege", 1)
    play(after, OUT)
    assert marks(after) == (0, 20)


@pytest.mark.rule("RENONCE-03")
def test_renonce_03_effect_at_once_when_all_can_see_it() -> None:
    """The tile that fitted lies on the table: the ruling need not wait for the count."""
    hands = {**THIRTY_FOUR, 1: "5-7 6-6 0-0"}
    desk = voleur(hands, f"{FIRST} 1:5-7<")
    claim = desk.claim(4, "renege", 1)
    assert claim.ruling is not None and claim.ruling.ruling == "renege_barred_20"
    assert (desk.deal.penalties, desk.deal.over) == (((2, 20),), None)


@pytest.mark.rule("RENONCE-04")
def test_renonce_04_effect_the_deal_is_void_and_nobody_marks_twenty() -> None:
    both = {**THIRTY_FOUR, 2: "5-5 7-7 6-7"}
    desk = voleur(both, f"{FIRST} {AGAIN}")
    desk.claim(2, "renege", 1)
    desk.claim(1, "renege", 2)
    play(desk, OUT)
    assert marks(desk) == (0, 0)
    assert (desk.deal.over, desk.deal.lead_after) == ("void", "stays")
    assert desk.deal.penalties == ()


@pytest.mark.rule("RENONCE-04")
def test_renonce_04_effect_twenty_already_marked_are_taken_off_again() -> None:
    hands = {**THIRTY_FOUR, 1: "5-7 6-6 0-0", 2: "5-5 7-7 6-7"}
    desk = voleur(hands, f"{FIRST} 1:5-7<")
    desk.claim(4, "renege", 1)
    assert (desk.deal.penalties, desk.deal.barred) == (((2, 20),), {1})
    play(desk, "2:7-7< 3:pass 4:pass 1:pass 2:6-7<")
    assert desk.deal.over == "domino"
    desk.claim(1, "renege", 2)
    assert (desk.deal.over, desk.deal.penalties, marks(desk)) == ("void", (), (0, 0))


# -------------------------------------------------------------------- VOL-09
@pytest.mark.rule("VOL-09")
def test_vol_09_effect_forgotten_the_partie_is_simple() -> None:
    for led_next, partie in ((False, None), (True, ("simple", 2))):
        desk = four("1:4-4 2:pass 3:pass 4:pass 1:pass")
        desk.agree()
        desk.led_next = led_next
        desk.claim(2, "bredouille", 2)
        assert desk.partie == partie
        assert not desk.partie_ends, "it goes on, for a simple stake"


# -------------------------------------------------------------------- VOL-13, VOL-14
UNDUE = "1:4-4 2:3-4< 3:2-4> 4:pass 1:pass 2:2-2> 3:1-2> 4:pass 1:1-1> 2:0-2>"


@pytest.mark.rule("VOL-13")
def test_vol_13_effect_the_hands_of_his_side_are_called_to_the_end() -> None:
    desk = four(UNDUE)
    claim = desk.claim(1, "undue_last", 2)
    assert claim.ruling is not None and claim.ruling.ruling == "undue_last_called"
    assert desk.deal.called == ((2, 4), 1)
    assert open_tiles(desk) == {2: "0-2", 4: "0-4 1-3 3-3"}
    assert (line(desk), desk.deal.over) == ("3-4 4-4 4-2 2-2 2-1 1-1", None)
    play(desk, "2:pass 3:pass")
    assert desk.deal.acting == 1, "the adversary at the left of who erred"
    assert may(desk, 4) == {"3-3<", "3-1<", "1-3>"}
    play(desk, "4:1-3> 1:pass 2:pass 3:pass 4:3-3< 1:pass 2:pass 3:pass 4:pass")
    assert marks(desk) == (6, 0), "1 and 0 against 2 and 4"


@pytest.mark.rule("VOL-14")
def test_vol_14_effect_the_hands_of_his_side_are_called_to_the_end() -> None:
    desk = four("1:4-4")
    desk.deal.say_domino(2, Tile(0, 2))
    desk.claim(3, "false_domino", 2)
    assert open_tiles(desk) == {2: "0-2 2-2 3-4", 4: "0-4 1-3 3-3"}
    assert (desk.deal.turn, desk.deal.acting) == (2, 1)
    assert may(desk, 2) == {"4-3<", "4-3>"}, "what can be played, and no pass"
    play(desk, "2:3-4< 3:2-4>")
    assert (desk.deal.acting, may(desk, 4)) == (1, {"3-3<", "3-1<"})
    play(desk, "4:3-3< 1:pass 2:2-2> 3:1-2> 4:1-3< 1:1-1< 2:pass 3:pass 4:pass 1:0-1<")
    assert desk.deal.over == "domino"
    assert marks(desk) == (6, 0), "2 and 4 are left"


# -------------------------------------------------------------------- VOL-15, VOL-16
@pytest.mark.rule("VOL-15")
def test_vol_15_effect_the_adversaries_may_have_it_mixed_again() -> None:
    for option, over in (("void", "void"), (None, None)):
        desk = four("1:4-4")
        desk.deal.happen(2, "signal")
        desk.choose(desk.claim(3, "signal", 2), option, 1)
        assert desk.deal.over == over
        if over:
            assert (desk.deal.lead_after, marks(desk)) == ("stays", (0, 0))


@pytest.mark.rule("VOL-16")
@pytest.mark.parametrize(
    ("second", "third", "forced"),
    [("3-4 2-2 0-2", "2-4 1-2 0-0", False), ("3-4 2-2 1-2", "2-4 0-2 0-0", True)],
)
def test_vol_16_effect_the_partner_may_not_open_the_number_unless_he_is_forced(
    second: str, third: str, forced: bool
) -> None:
    """The 3-3 is shown by the fourth: the second may not open a three, if he has another tile."""
    hands = {**FOUR, 2: second, 3: third}
    desk = voleur(hands, "1:4-4 2:pass 3:pass 4:3-3>", leader=1, set=4, code="academie")
    desk.choose(desk.claim(1, "misplay", 4), "forbid", 3)
    assert desk.deal.forbidden == {(2, 3)}
    assert (line(desk), desk.deal.turn, open_tiles(desk)) == ("4-4", 4, {4: "3-3"})
    play(desk, "4:0-4> 1:pass")
    assert desk.deal.ends == (4, 0)
    assert ("4-3<" in may(desk, 2)) is forced
    assert ("0-2>" in may(desk, 2)) is not forced
    assert "4-2<" in may(desk, 3), "it binds his partner alone"
    play(desk, "2:3-4< 3:2-4> 4:3-3<" if forced else "2:0-2> 3:2-4<")
    assert open_tiles(desk) == ({} if forced else {4: "3-3"})
