"""Claims at an old table: what is ruled at once, what is noted, and what follows on the deal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from palamede.dominoes import presets
from palamede.dominoes.errors import DealError, IllegalMoveError
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.evidence import laid_after
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.tiles import Tile
from tests.dominoes.faults.tables import all_tiles, finish

HANDS = ("4-4 0-1 1-1", "3-4 2-2 0-2", "2-4 1-2 0-0", "3-3 1-3 0-4")


def tiles(text: str) -> list[Tile]:
    return [Tile.parse(each) for each in text.split()]


def table(
    code: str,
    hands: tuple[str, ...] = HANDS,
    *,
    rules: str = "voleur",
    scores: tuple[int, ...] | None = None,
    size: int = 3,
    highest: int = 4,
    leader: int = 1,
    **switches: Any,
) -> Desk:
    """A small table of double-four, three tiles each, and its desk; the stock has the rest."""
    seated = switches.pop("players", len(hands))
    agreed = presets.conventions(rules, hand=size, set=highest, players=seated, **switches)
    dealt = [tiles(hand) for hand in hands]
    gone = {tile for hand in dealt for tile in hand}
    stock = [tile for tile in agreed.tiles if tile not in gone]
    deal = OldDeal(agreed, dealt, stock, leader=leader, scores=scores)
    return Desk(deal, code.split("+"), 5, rng=Random(1))


def lay(desk: Desk, *plays: str) -> None:
    """Plays such as ``1:4-4``, ``2:2-2>``, ``3:pass``."""
    for play in plays:
        seat, _, move = play.partition(":")
        if move == "pass":
            desk.deal.pass_(int(seat))
        elif move == "draw":
            desk.deal.draw(int(seat))
        else:
            end = {"<": "left", ">": "right"}.get(move[-1])
            desk.deal.lay(int(seat), Tile.parse(move.rstrip("<>")), end)


def fines(desk: Desk) -> list[tuple[int, int]]:
    return list(desk.deal.penalties)


def end_of(desk: Desk) -> tuple[int, ...]:
    """Play on to the end, and return the marks; nothing is lost, and the accounts sum to nought."""
    finish(desk)
    outcome = desk.deal.outcome()
    assert outcome is not None
    assert all_tiles(desk.deal) == sorted(desk.deal.conventions.tiles)
    assert sum(desk.accounts) == 0
    return outcome.marks


def name(claim: object) -> str | None:
    ruling = getattr(claim, "ruling", None)
    return None if ruling is None else ruling.ruling


# -------------------------------------------------------------------- a tile that does not match
@pytest.mark.rule("FAULT-01", "FAULT-06", "FAULT-08")
def test_a_misplaid_tile_is_done_over_when_nobody_chooses_otherwise() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:2-2>")
    claim = desk.claim(1, "misplay", 2)
    assert [option.name for option in claim.ruling.options] == [  # type: ignore[union-attr]
        *("done_over", "lies_open", "void")
    ]
    assert (desk.waiting, desk.choosers(claim)) == ((claim,), (1, 3))
    desk.choose(claim)

    assert (desk.deal.turn, len(desk.deal.plies), claim.option) == (2, 1, "done_over")
    assert dict(desk.deal.seen_tiles) == {2: (Tile(2, 2),)}
    assert max(end_of(desk)) > 0
    assert all(ply.fits for ply in desk.deal.plies)


@pytest.mark.rule("FAULT-08")
def test_left_open_it_is_laid_when_it_fits_and_the_claimant_picks_the_end() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:2-2>")
    desk.choose(desk.claim(3, "misplay", 2), "lies_open", 1)
    lay(desk, "2:3-4>", "3:2-4<", "4:1-3>", "1:0-1>")

    assert desk.deal.ends == (2, 0)
    assert {str(move) for move in desk.deal.choices(2)} == {"2-2<"}
    with pytest.raises(IllegalMoveError, match="possible: 2-2<"):
        desk.deal.lay(2, Tile(0, 2), "right")
    assert desk.deal.acting == 2  # one end only: nothing to pick
    lay(desk, "2:2-2<")
    assert desk.deal.obligations == ()
    assert max(end_of(desk)) > 0


@pytest.mark.rule("FAULT-06")
def test_the_injured_side_may_have_the_deal_mixed_again_by_the_same_leader() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:2-2>")
    desk.choose(desk.claim(1, "misplay", 2), "void", 3)

    assert (desk.deal.over, desk.deal.lead_after, desk.deal.turn) == ("void", "stays", None)
    assert end_of(desk) == (0, 0)


@pytest.mark.rule("FAULT-01")
def test_noticed_later_play_is_restored_from_the_fault() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:2-2>", "3:1-2>", "4:1-3>")
    claim = desk.claim(1, "misplay", 2)

    assert name(claim) == "restored"
    assert (desk.deal.turn, len(desk.deal.plies), desk.deal.ends) == (2, 1, (4, 4))
    assert [len(hand) for hand in desk.deal.hands] == [2, 3, 3, 3]
    assert max(end_of(desk)) > 0


@pytest.mark.rule("FAULT-01")
@pytest.mark.parametrize(
    ("score", "ruled", "accounts"),
    [(80, "restored", (0, 0, 0, 0)), (90, "restored_near_end", (5, -10, 5, 0))],
)
def test_near_the_end_play_is_restored_at_once_and_the_fine_waits_for_the_count(
    score: int, ruled: str, accounts: tuple[int, ...]
) -> None:
    """Whether 2+4 could reach 100 hangs on hidden pips: nobody learns it before the count."""
    desk = table("encyclopedie", scores=(0, score))
    lay(desk, "1:4-4", "2:2-2>", "3:1-2>")
    claim = desk.claim(1, "misplay", 2)
    assert (name(claim), claim.noted, desk.accounts) == ("restored", True, (0, 0, 0, 0))
    assert desk.deal.turn == 2
    finish(desk)

    assert sum(tile.pips for tile in tiles("0-1 1-1 2-4 1-2 0-0")) == 12
    assert (name(claim), desk.accounts, len(desk.noted)) == (ruled, accounts, 0)


@pytest.mark.rule("FAULT-01")
def test_who_is_near_the_end_pays_a_stake_to_each_adversary() -> None:
    desk = table("encyclopedie", scores=(0, 95))
    lay(desk, "1:4-4", "2:2-2>", "3:1-2>")
    claim = desk.claim(1, "misplay", 2)
    assert name(claim) == "restored_near_end"  # even the lightest hands would do: public
    desk.choose(claim)

    assert desk.accounts == (5, -10, 5, 0)
    assert desk.deal.turn == 2
    end_of(desk)


@pytest.mark.rule("FAULT-01")
def test_the_adversaries_may_void_the_partie_near_its_end() -> None:
    desk = table("encyclopedie", scores=(0, 95))
    lay(desk, "1:4-4", "2:2-2>", "3:1-2>")
    desk.choose(desk.claim(1, "misplay", 2), "partie_void", 3)

    assert (desk.partie, desk.partie_ends, desk.deal.over) == (("void", 2), True, "stopped")
    assert end_of(desk) == (0, 0)


@pytest.mark.rule("FAULT-02")
def test_a_covered_tile_stands_and_manuel_bars_its_side() -> None:
    desk = table("manuel")
    lay(desk, "1:4-4", "2:2-2>", "3:1-2>")
    claim = desk.claim(1, "misplay", 2)

    assert (name(claim), len(desk.deal.plies)) == ("covered_barred", 3)
    assert desk.deal.barred == {2}
    assert end_of(desk)[1] == 0


@pytest.mark.rule("FAULT-03")
def test_a_tile_that_fits_at_the_other_end_is_laid_there() -> None:
    desk = table("academie")
    lay(desk, "1:0-1", "2:0-2>")
    claim = desk.claim(1, "misplay", 2)

    assert (name(claim), str(desk.deal.chain), desk.deal.turn) == ("other_end", "2-0 0-1", 3)
    assert max(end_of(desk)) > 0


@pytest.mark.rule("VOL-16")
def test_the_partner_may_be_kept_from_opening_the_number_shown() -> None:
    desk = table("academie")
    lay(desk, "1:4-4", "2:0-2>")
    assert desk.deal.plies[-1].move.leaves == 2
    claim = desk.claim(3, "misplay", 2)
    desk.choose(claim, "forbid", 1)

    assert desk.deal.forbidden == {(4, 2)}
    assert [each.tile for each in desk.deal.obligations] == [Tile(0, 2)]
    end_of(desk)


# -------------------------------------------------------------------- tiles seen, tiles named
@pytest.mark.rule("FAULT-07")
def test_a_tile_shown_at_his_turn_counts_as_played() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4")
    desk.deal.show(2, Tile(3, 4))
    claim = desk.claim(1, "exposed_tile", 2)

    assert name(claim) == "counts_as_played"
    assert {str(move) for move in desk.deal.choices(2)} == {"4-3<", "4-3>"}
    assert desk.deal.acting == 2  # he picks the end himself
    assert max(end_of(desk)) > 0


@pytest.mark.rule("FAULT-08")
def test_a_tile_shown_out_of_turn_lies_open_and_the_adversary_picks_the_end() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4")
    desk.deal.show(3, Tile(2, 4))
    desk.choose(desk.claim(4, "exposed_tile", 3))
    lay(desk, "2:pass")

    assert {str(move) for move in desk.deal.choices(3)} == {"4-2<", "4-2>"}
    assert (desk.deal.turn, desk.deal.acting) == (3, 4)
    assert max(end_of(desk)) > 0


@pytest.mark.rule("FAULT-08")
def test_under_manuel_the_owner_of_an_open_tile_picks_the_end() -> None:
    desk = table("manuel")
    lay(desk, "1:4-4")
    desk.deal.show(3, Tile(2, 4))
    assert name(desk.claim(4, "exposed_tile", 3)) == "lies_open"
    lay(desk, "2:pass")

    assert (desk.deal.turn, desk.deal.acting) == (3, 3)
    end_of(desk)


@pytest.mark.rule("FAULT-05")
def test_the_tile_that_was_named_may_be_demanded() -> None:
    desk = table("academie")
    lay(desk, "1:0-1")
    desk.deal.lay(2, Tile(0, 2), "left", named=Tile(3, 4))
    desk.choose(desk.claim(1, "named_other", 2), "named", 1)
    assert desk.deal.turn == 2
    assert Tile(3, 4) in desk.deal.hand(2)
    lay(desk, "2:0-2<")  # the tile named fits nowhere, so he plays another
    assert desk.deal.obligations == ()
    end_of(desk)


@pytest.mark.rule("FAULT-05")
def test_the_named_tile_is_the_only_one_while_it_fits() -> None:
    desk = table("academie", ("0-1 4-4 1-1", "1-2 0-2 2-2", "2-4 3-4 0-0", "3-3 1-3 0-4"))
    lay(desk, "1:0-1")
    desk.deal.lay(2, Tile(0, 2), "left", named=Tile(1, 2))
    desk.choose(desk.claim(3, "named_other", 2), "named", 1)

    assert {str(move) for move in desk.deal.choices(2)} == {"1-2>"}
    end_of(desk)


@pytest.mark.rule("FAULT-09")
def test_who_names_a_tile_that_was_not_seen_loses_ten_points() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4")
    claim = desk.claim(1, "exposed_tile", 2, tile=Tile(0, 3))

    assert name(claim) == "names_wrongly"
    assert desk.deal.penalties == ((1, -10),)
    lay(desk, "2:pass", "3:pass", "4:pass", "1:pass")
    assert end_of(desk) == (27 - 10, 0)


@pytest.mark.rule("FAULT-09", "FAULT-08")
def test_who_names_a_tile_that_was_seen_has_it_ruled() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4")
    desk.deal.show(3, Tile(1, 2))
    claim = desk.claim(4, "wrong_claim", 3, tile=Tile(1, 2))

    assert name(claim) == "seen_tile"
    end_of(desk)


# -------------------------------------------------------------------- out of turn
@pytest.mark.rule("FAULT-15")
def test_the_true_leader_leads_again_and_tiles_laid_meanwhile_go_back() -> None:
    desk = table("encyclopedie")
    lay(desk, "2:3-4", "3:2-4>", "4:1-3<", "1:0-1<")
    claim = desk.claim(1, "out_of_turn", 2)

    assert name(claim) == "true_leader_leads"
    assert (desk.deal.turn, len(desk.deal.chain), desk.deal.plies) == (1, 0, ())
    assert dict(desk.deal.open_tiles) == {2: (Tile(3, 4),)}
    lay(desk, "1:4-4")
    assert {str(move) for move in desk.deal.choices(2)} == {"4-3<", "4-3>"}
    assert max(end_of(desk)) > 0


@pytest.mark.rule("FAULT-15")
def test_the_lead_stands_once_the_usurper_has_played_again() -> None:
    desk = table("encyclopedie")
    lay(desk, "2:3-4", "3:2-4>", "4:1-3<", "1:0-1<", "2:pass")
    claim = desk.claim(1, "out_of_turn", 2)

    assert (name(claim), claim.moment) == ("not_in_time", "after_leader_again")
    assert len(desk.deal.plies) == 5
    end_of(desk)


@pytest.mark.rule("FAULT-08")
def test_a_tile_out_of_turn_goes_back_and_lies_open() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "3:2-4>")
    desk.choose(desk.claim(4, "out_of_turn", 3))

    assert (desk.deal.turn, dict(desk.deal.open_tiles)) == (2, {3: (Tile(2, 4),)})
    end_of(desk)


# -------------------------------------------------------------------- passing wrongly
@pytest.mark.rule("RENONCE-01")
def test_who_owns_up_at_once_may_lay() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:pass")
    claim = desk.claim(2, "renege", 2)

    assert (name(claim), desk.deal.turn) == ("renege_corrected", 2)
    lay(desk, "2:3-4>")
    assert max(end_of(desk)) > 0


@pytest.mark.rule("FAULT-16")
def test_under_academie_who_owns_up_later_may_lay_later() -> None:
    desk = table("academie")
    lay(desk, "1:4-4", "2:pass", "3:2-4>")
    assert name(desk.claim(2, "renege", 2)) == "may_lay_later"
    lay(desk, "4:0-4<", "1:0-1<", "2:2-2>")

    later = desk.claim(1, "renege", 2)
    end_of(desk)
    assert name(later) == "unfounded"


@pytest.mark.rule("RENONCE-03", "VOL-11", "GEN-02")
def test_a_renonce_is_noted_and_ruled_at_the_count() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:pass", "3:2-4>", "4:0-4<", "1:0-1<")
    early = desk.claim(1, "renege", 2)
    assert (early.noted, early.ruling, desk.deal.barred) == (True, None, frozenset())
    while desk.deal.turn is not None:
        seat = desk.deal.turn
        desk.deal.push(seat, (desk.deal.fitting(seat) or desk.deal.choices(seat)[-1:])[0])
    desk.count()

    assert (name(early), early.moment) == ("renege_barred", "after_next")
    assert set(desk.deal.barred) == {2}
    assert fines(desk) == []
    again = desk.claim(3, "renege", 2)
    assert name(again) == "unfounded"  # it has been ruled
    assert end_of(desk)[1] == 0


@pytest.mark.rule("RENONCE-03")
def test_claimed_after_his_next_turn_it_brings_twenty_points_more() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:pass", "3:2-4>", "4:0-4<", "1:0-1<", "2:2-2>")
    claim = desk.claim(1, "renege", 2)
    assert claim.ruling is None
    before = [] if desk.deal.outcome() is None else [1]
    end = end_of(desk)

    assert (before, name(claim), claim.moment) == ([], "renege_barred_20", "after_own_turn")
    assert fines(desk) == [(1, 20)]
    assert end[1] == 0 and end[0] >= 20


@pytest.mark.rule("RENONCE-03")
def test_a_tile_laid_later_proves_the_pass_so_that_it_is_ruled_at_once() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:pass", "3:2-4>", "4:0-4<", "1:0-1<", "2:2-2>")
    assert desk.claim(1, "renege", 2).ruling is None  # 2-2 had not fitted: nothing is proved
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:pass", "3:pass", "4:pass", "1:0-1>", "2:3-4<")

    assert name(desk.claim(1, "renege", 2)) == "renege_barred_20"
    end_of(desk)


@pytest.mark.rule("RENONCE-02")
def test_a_renonce_with_a_single_tile_costs_nothing() -> None:
    desk = table("encyclopedie", ("2-2 0-1", "2-3 1-1", "1-2 0-0", "3-3 1-3"), size=2, highest=3)
    lay(desk, "1:2-2", "2:2-3>", "3:1-2<", "4:1-3<", "1:pass", "2:pass", "3:pass", "4:pass")
    assert desk.deal.over == "closed"
    claim = desk.claim(1, "renege", 4)  # he held 3-3 alone, and it fits both ends

    assert (name(claim), desk.deal.barred) == ("renege_single", frozenset())
    end_of(desk)


@pytest.mark.rule("RENONCE-04")
def test_a_renonce_by_both_sides_voids_the_deal_and_nobody_marks_twenty() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:pass", "3:pass", "4:pass", "1:0-1>", "2:3-4<")
    first = desk.claim(1, "renege", 2)
    assert fines(desk) == [(1, 20)]
    other = desk.claim(2, "renege", 3)
    assert other.ruling is None
    assert end_of(desk) == (0, 0)

    assert (name(first), name(other)) == ("renege_barred_20", "renege_both")
    assert (desk.deal.over, desk.deal.lead_after) == ("void", "stays")
    assert fines(desk) == []


@pytest.mark.rule("FAULT-17")
def test_a_false_pass_that_closes_the_game_loses_the_partie() -> None:
    desk = table("academie")
    lay(desk, "1:4-4", "2:pass", "3:pass", "4:pass", "1:pass")
    claim = desk.claim(1, "renege", 2)

    assert name(claim) == "partie_by_his_fault"
    assert desk.accounts == (5, -10, 5, 0)
    assert (desk.partie, desk.deal.over) == (("lost", 2), "stopped")
    assert end_of(desk) == (0, 0)


@pytest.mark.rule("FAULT-17", "POULE-04")
def test_in_a_poule_he_pays_a_stake_to_each_and_the_partie_ends() -> None:
    desk = table("academie", rules="pot")
    lay(desk, "1:4-4", "2:pass", "3:pass", "4:pass", "1:0-1>", "2:3-4<")
    claim = desk.claim(3, "renege", 2)

    assert (name(claim), desk.accounts) == ("partie_by_his_fault", (5, -15, 5, 5))
    assert (desk.partie, desk.partie_ends) == (("ends", 2), True)
    assert end_of(desk) == (0, 0, 0, 0)


# -------------------------------------------------------------------- domino, the last tile
def last_tiles() -> Desk:
    desk = table("encyclopedie", ("3-3 0-1", "2-3 0-0", "1-3 0-2", "0-3 1-1"), size=2, highest=3)
    lay(desk, "1:3-3", "2:2-3>")
    return desk


@pytest.mark.rule("VOL-13")
def test_an_undue_last_tile_lays_both_hands_open_to_be_called() -> None:
    desk = last_tiles()
    lay(desk, "1:0-1>")  # not his turn, and it does not fit
    assert (desk.deal.over, desk.deal.hands_open) == ("domino", False)
    claim = desk.claim(2, "undue_last", 1)

    assert (name(claim), desk.deal.over, desk.deal.turn) == ("undue_last_called", None, 3)
    assert desk.deal.called == ((1, 3), 4)
    assert set(desk.deal.open_tiles) == {1, 3}
    assert desk.deal.acting == 4
    assert {str(move) for move in desk.deal.choices(3)} == {"3-1<", "2-0>"}
    end_of(desk)


@pytest.mark.rule("VOL-13")
def test_once_hands_are_open_the_undue_last_tile_cannot_be_claimed() -> None:
    desk = last_tiles()
    lay(desk, "1:0-1>")
    desk.deal.open_hands()
    claim = desk.claim(2, "undue_last", 1)

    assert (name(claim), claim.moment, desk.deal.called) == ("not_in_time", "at_count", None)


@pytest.mark.rule("VOL-14")
def test_a_false_domino_with_a_tile_shown_lays_the_hands_open() -> None:
    desk = last_tiles()
    desk.deal.say_domino(2, Tile(0, 0))
    claim = desk.claim(1, "false_domino", 2)

    assert (name(claim), desk.deal.called) == ("false_domino_called", ((2, 4), 1))
    end_of(desk)


# -------------------------------------------------------------------- hands and stock
@pytest.mark.rule("FAULT-10")
def test_too_few_is_completed_from_the_stock_before_the_lead() -> None:
    desk = table("encyclopedie", ("4-4 0-1 1-1", "3-4 2-2", *HANDS[2:]))
    claim = desk.claim(1, "underdraw", 2)

    assert (name(claim), desk.deal.hand(2)) == ("completes", tuple(tiles("0-2 2-2 3-4")))
    end_of(desk)


@pytest.mark.rule("FAULT-10", "FAULT-13")
def test_the_excess_is_drawn_unseen_from_the_hand() -> None:
    hands = ("4-4 0-1 1-1", "3-4 2-2 0-2 0-3", *HANDS[2:])
    desk = table("encyclopedie", hands)
    claim = desk.claim(1, "overdraw", 2)

    (step,) = desk.events[-1]["steps"]
    assert (name(claim), step["do"], len(step["tiles"])) == ("excess_drawn", "return", 1)
    assert desk.events[0]["picks"] == step["tiles"]
    assert (len(desk.deal.hand(2)), desk.deal.stock_up) == (3, ())
    end_of(desk)


@pytest.mark.rule("FAULT-11")
def test_an_excess_tile_that_was_seen_goes_to_the_stock_face_up() -> None:
    desk = table("manuel", ("4-4 0-1 1-1", "3-4 2-2 0-2 0-3", *HANDS[2:]))
    desk.deal.show(2, Tile(2, 2))
    claim = desk.claim(1, "overdraw", 2)

    assert (name(claim), desk.deal.stock_up) == ("excess_drawn", (Tile(2, 2),))
    end_of(desk)


@pytest.mark.rule("FAULT-10")
def test_a_false_stock_found_after_the_lead_voids_the_deal_and_the_lead_passes() -> None:
    desk = table("encyclopedie", ("4-4 0-1 1-1", "3-4 2-2", *HANDS[2:]))
    lay(desk, "1:4-4")
    claim = desk.claim(1, "underdraw", 2)

    assert (name(claim), desk.deal.lead_after) == ("stock_false_void", "passes")
    assert end_of(desk) == (0, 0)


@pytest.mark.rule("FAULT-10")
def test_where_one_holds_what_the_other_lacks_the_same_leads_again() -> None:
    desk = table("encyclopedie", ("4-4 0-1 1-1", "3-4 2-2", "2-4 1-2 0-0 0-2", HANDS[3]))
    lay(desk, "1:4-4")
    claim = desk.claim(1, "underdraw", 2)

    assert (name(claim), desk.deal.lead_after) == ("crossed_void", "stays")


@pytest.mark.rule("FAULT-12")
def test_one_too_few_loses_the_partie_until_all_have_laid_one() -> None:
    """The fault is pointed out right after every player has laid one tile, or too late."""
    double_six = {"rules": "tete_a_tete", "size": 6, "highest": 6}
    hands = ("0-0 0-1 0-2 0-3 0-4 0-5", "1-1 1-2 1-3 1-4 1-5")
    for plays, ruled in (
        (("1:0-1", "2:1-1>"), "short_loses"),
        (("1:0-1", "2:1-1>", "1:0-0<"), "plays_on"),
    ):
        desk = table("academie", hands, **double_six)  # type: ignore[arg-type]
        lay(desk, *plays)
        assert name(desk.claim(1, "underdraw", 2)) == ruled
    assert end_of(desk)


@pytest.mark.rule("FAULT-10")
@pytest.mark.parametrize(
    ("option", "over", "lead"), [("annul", "void", "passes"), (None, "domino", None)]
)
def test_with_a_true_stock_the_adversaries_choose_after_the_deal(
    option: str | None, over: str, lead: str | None
) -> None:
    """Four players are off by one each: it is not told who holds what another lacks."""
    hands = ("4-4 0-1 1-1", "3-4 2-2 0-2 0-3", "2-4 1-2", "3-3 1-3 0-4 1-4", "0-0 2-3")
    desk = table("encyclopedie", hands, rules="poule", highest=6)
    lay(desk, "1:4-4")
    claim = desk.claim(1, "overdraw", 2)
    assert (name(claim), desk.waiting) == ("plays_on_choice", ())
    with pytest.raises(DealError, match="none is left"):
        desk.choose(claim, "annul", 1)
    while desk.deal.turn is not None:
        seat = desk.deal.turn
        allowed = desk.deal.choices(seat)
        desk.deal.push(seat, (desk.deal.fitting(seat) or allowed[-1:])[0])
    desk.choose(claim, option)

    assert (desk.deal.over, desk.deal.lead_after) == (over, lead)


# -------------------------------------------------------------------- marks
@pytest.mark.rule("CINQ-07")
def test_a_count_that_was_not_announced_is_lost_on_a_claim() -> None:
    hands = ("5-5 0-1 1-1", "0-5 2-2 0-2")
    marked = {"rules": "cinq_partout", "highest": 6, "count_call": "automatic"}
    desk = table("encyclopedie", hands, **marked)
    desk.deal.lay(1, Tile(5, 5))  # ten, two units
    desk.deal.lay(2, Tile(0, 5), "right", announced=2)
    assert desk.deal.counts == (2, 2)
    silent, said = desk.claim(2, "late_count", 1), desk.claim(1, "late_count", 2)

    assert (name(silent), name(said)) == ("count_lost", "unfounded")
    assert desk.deal.penalties == ((1, -2),)
    end_of(desk)


@pytest.mark.rule("CINQ-07", "CINQ-05")
def test_a_lost_count_that_had_ended_the_partie_lets_the_deal_go_on() -> None:
    hands = ("5-5 0-1 1-1", "0-5 2-2 0-2")
    marked = {"rules": "cinq_partout", "highest": 6, "count_call": "automatic"}
    desk = table("encyclopedie", hands, scores=(29, 0), **marked)
    desk.deal.lay(1, Tile(5, 5))
    assert (desk.deal.over, desk.deal.hands_open) == ("reached", False)
    desk.claim(2, "late_count", 1)

    assert (desk.deal.over, desk.deal.turn) == (None, 2)
    end_of(desk)


@pytest.mark.rule("GEN-02", "GEN-03")
def test_after_the_count_is_agreed_only_a_wrong_mark_is_put_right() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:pass", "3:pass", "4:pass", "1:pass")
    desk.deal.happen(2, "wrong_count", marked=30, won=27)
    desk.agree()

    assert desk.claimable_of(1, 2) == ("wrong_count",)
    assert desk.claimable_of(1, 1) == ("bredouille",)
    with pytest.raises(DealError, match="cannot claim renege"):
        desk.claim(1, "renege", 2)
    assert name(desk.claim(1, "wrong_count", 2)) == "mark_put_right"
    assert desk.deal.penalties == ((2, -3),)
    desk.led_next = True
    assert desk.claimable(1) == ()


@pytest.mark.rule("VOL-15", "GEN-05")
def test_a_word_gives_the_right_to_mix_again() -> None:
    desk = table("encyclopedie")
    lay(desk, "1:4-4")
    desk.deal.happen(3, "signal")
    desk.choose(desk.claim(2, "signal", 3), "void", 4)

    assert (desk.deal.over, desk.deal.lead_after) == ("void", "stays")


# -------------------------------------------------------------------- what is refused
def test_what_cannot_be_claimed_or_chosen_is_refused_with_what_can() -> None:
    desk = table("encyclopedie")
    with pytest.raises(DealError, match="cannot claim misplay against seat 2 now; possible:"):
        desk.claim(1, "misplay", 2)
    lay(desk, "1:4-4", "2:2-2>")
    with pytest.raises(DealError, match="seat 4 cannot claim misplay against seat 2"):
        desk.claim(4, "misplay", 2)  # his partner
    claim = desk.claim(1, "misplay", 2)
    with pytest.raises(DealError, match="seat 4 does not choose"):
        desk.choose(claim, "void", 4)
    with pytest.raises(DealError, match="done_over, lies_open, void"):
        desk.choose(claim, "dance", 1)
    with pytest.raises(DealError, match="the deal goes on"):
        desk.count()
    with pytest.raises(DealError, match="there is no claim 7"):
        desk.apply({"type": "answered", "claim": 7, "option": "void"})
    desk.choose(claim)
    with pytest.raises(DealError, match="none is left"):
        desk.choose(claim)


def test_a_record_with_another_ruling_is_refused() -> None:
    desk = table("manuel")
    lay(desk, "1:4-4", "2:2-2>", "3:1-2>")
    desk.apply({"type": "claimed", "seat": 1, "fault": "misplay", "against": 2})
    desk.apply({"type": "ruled", "claim": 1, "ruling": "covered_barred", "article": "manuel"})

    with pytest.raises(DealError, match="is ruled covered_barred") as refused:
        desk.apply({"type": "ruled", "claim": 1, "ruling": "lies_open", "article": "manuel"})
    assert refused.value.code == "ruling-mismatch"


def test_where_no_article_speaks_a_tile_that_fits_nowhere_returns() -> None:
    """A code of today that is silent: nothing is marked, and the game can go on (GEN-07)."""
    desk = table("fed")
    lay(desk, "1:4-4", "2:2-2>")
    claim = desk.claim(1, "misplay", 2)

    assert (name(claim), desk.deal.turn, len(desk.deal.plies)) == ("no_article", 2, 1)
    assert max(end_of(desk)) > 0


# -------------------------------------------------------------------- what is not known yet
@pytest.mark.rule("RENONCE-04")
def test_a_proved_pass_waits_while_the_other_side_is_accused_of_the_same() -> None:
    """Whether both sides have reneged hangs on a hidden hand: neither is ruled before the count."""
    desk = table("encyclopedie")
    lay(desk, "1:4-4", "2:pass", "3:pass", "4:pass", "1:0-1>", "2:3-4<")
    other = desk.claim(2, "renege", 3)
    proved = desk.claim(1, "renege", 2)

    assert (other.noted, proved.noted, fines(desk)) == (True, True, [])
    assert end_of(desk) == (0, 0)
    assert (name(other), name(proved)) == ("renege_both", "renege_both")


@pytest.mark.rule("FAULT-17")
def test_a_tile_laid_after_a_draw_proves_nothing_of_what_was_held_before() -> None:
    hands = ("1-1 1-2 3-3", "0-1 2-3 0-4")
    desk = table("academie", hands, rules="peche", highest=4)
    lay(desk, "1:1-1", "2:pass", "1:1-2>", "2:draw", "2:0-1<")
    refused = desk.deal.plies[1]

    assert laid_after(desk.deal, refused) == (False, True)  # in truth he held it
    assert desk.claim(1, "renege", 2).noted
    desk = table("academie", hands, rules="peche", highest=4)
    lay(desk, "1:1-1", "2:pass", "1:1-2>", "2:0-1<")
    assert laid_after(desk.deal, desk.deal.plies[1]) == (True, True)
    assert name(desk.claim(1, "renege", 2)) == "partie_by_his_fault"


# -------------------------------------------------------------------- the dead hand, last tiles
@pytest.mark.rule("VOL-06", "FAULT-17")
def test_the_purse_of_the_dead_man_is_that_of_his_player() -> None:
    desk = table("academie", rules="voleur_mort", players=3)
    lay(desk, "1:4-4", "2:pass", "3:pass", "4:pass", "1:pass")
    desk.claim(1, "renege", 2)

    assert (desk.deal.dead, desk.accounts) == (3, (10, -10, 0, 0))


@pytest.mark.rule("VOL-06", "VOL-13")
def test_the_player_of_the_dead_hand_calls_in_its_place() -> None:
    hands = ("1-3 0-2", "0-3 1-1", "3-3 1-2", "0-1 2-3")
    desk = table("encyclopedie", hands, rules="voleur_mort", players=3, size=2, highest=3)
    lay(desk, "1:1-3", "2:pass", "3:1-2<", "4:2-3<", "4:0-1>")

    desk.claim(1, "undue_last", 4)
    assert desk.deal.called == ((2, 4), 1)


def test_a_last_tile_out_of_turn_goes_back_so_that_nobody_goes_out_by_it() -> None:
    desk = table("encyclopedie", ("1-1 0-1", "1-2 2-2"), rules="tete_a_tete", size=2, highest=2)
    lay(desk, "1:1-1", "1:0-1>")
    assert len(desk.deal.hand(1)) == 0
    claim = desk.claim(2, "out_of_turn", 1)
    assert (name(claim), claim.moment) == ("seen_single", "before_next")
    desk.choose(claim)

    assert (desk.deal.over, desk.deal.turn, desk.deal.hand(1)) == (None, 2, (Tile(0, 1),))
    end_of(desk)
