"""Laying, passing and closing (rows PLAY)."""

from __future__ import annotations

import pytest

from palamede.dominoes.errors import IllegalMoveError
from palamede.dominoes.tiles import Tile, TileSet
from tests.rules.tables import deal_of, legal, legal_tiles, play, tiles

SIX_PARTOUT = {1: "6-6 0-6 1-6 2-2 2-3 2-4 3-3", 2: "0-1 0-2 0-3 0-4 0-5 1-2 1-3"}


@pytest.mark.rule("PLAY-01")
def test_the_leader_lays_any_tile() -> None:
    deal = deal_of("tete_a_tete", {1: "0-0 0-1 2-3 6-6 5-5 1-4 3-3"})
    assert legal_tiles(deal) == set(tiles("0-0 0-1 2-3 6-6 5-5 1-4 3-3"))


@pytest.mark.rule("PLAY-01")
def test_the_example_of_the_encyclopedie() -> None:
    """6-6 led, then 6-3, then 6-5: ends 5 and 3, exactly the tiles with a 5 or a 3 may follow."""
    laid = tiles("6-6 3-6 5-6")
    others = [tile for tile in TileSet(6) if tile not in laid]
    followers = set()
    for start in range(0, len(others), 12):  # every other tile once in the hand of seat 2
        hand = (others + others)[start : start + 13]
        deal = deal_of("tete_a_tete", {1: "6-6 5-6", 2: "3-6 " + " ".join(map(str, hand))}, hand=14)
        play(deal, "6-6 6-3> 6-5<")
        assert deal.ends == (5, 3)
        followers |= legal_tiles(deal)
    assert followers == {tile for tile in others if 5 in tile or 3 in tile}


@pytest.mark.rule("PLAY-01")
def test_a_tile_goes_to_the_end_that_one_of_its_halves_matches() -> None:
    deal = deal_of("tete_a_tete", {1: "1-2", 2: "1-5 2-5 1-1 3-4"})
    play(deal, "1-2")
    assert {"1-5<", "2-5>", "1-1<"} <= legal(deal)
    assert not {"1-5>", "2-5<", "1-1>", "3-4<", "3-4>", "5-1<"} & legal(deal)


@pytest.mark.rule("PLAY-02", "PLAY-04")
def test_the_hand_passes_to_the_next_seat_also_after_a_pass() -> None:
    deal = deal_of("poule", {1: "6-6 0-6", 2: "0-1 0-2", 4: "1-6 2-6"}, players=4)
    turns = [deal.turn]
    for word in ("6-6", "pass", "6-3", "6-1<"):
        deal.push(word)
        turns.append(deal.turn)
    assert turns == [1, 2, 3, 4, 1]


@pytest.mark.rule("PLAY-03")
def test_doubles_lie_across() -> None:
    deal = play(deal_of("tete_a_tete", {1: "6-6 5-5", 2: "5-6 4-5"}), "6-6 6-5 5-5 5-4")
    assert [(str(placed), placed.across) for placed in deal.chain] == [
        ("6-6", True),
        ("6-5", False),
        ("5-5", True),
        ("5-4", False),
    ]


@pytest.mark.rule("PLAY-04")
def test_who_cannot_match_passes_and_plays_when_the_line_opens_again() -> None:
    deal = deal_of("tete_a_tete", {1: "6-6 1-6", 2: "1-2 2-3 3-4 4-5 2-2 3-3 4-4"})
    play(deal, "6-6")
    assert legal(deal) == {"pass"}
    play(deal, "pass 6-1")
    assert legal(deal) == {"1-2>"}


@pytest.mark.rule("PLAY-05")
def test_of_two_one_plays_on_while_the_other_passes() -> None:
    deal = deal_of("tete_a_tete", {1: "0-0 0-1 0-3 1-1 3-3", 2: "4-4 4-5 4-6 5-5 5-6 6-6 2-2"})
    play(deal, "0-0 pass 0-1 pass 1-1 pass 0-3")
    assert deal.turn == 2
    assert legal(deal) == {"pass"}
    assert [ply.seat for ply in deal.plies] == [1, 2, 1, 2, 1, 2, 1]


@pytest.mark.rule("PLAY-06")
def test_who_can_match_must_play_and_is_told_what() -> None:
    deal = play(deal_of("tete_a_tete", {1: "6-6", 2: "6-1 6-2 0-0"}), "6-6")
    with pytest.raises(IllegalMoveError, match="must play") as refusal:
        deal.push("pass")
    assert refusal.value.code == "must-play"
    assert set(refusal.value.legal) == {"6-1<", "6-1>", "6-2<", "6-2>"}
    assert deal.turn == 2, "nothing has changed"


@pytest.mark.rule("PLAY-07")
def test_closed_when_nobody_can_play() -> None:
    deal = deal_of("tete_a_tete", SIX_PARTOUT, stock="2-6 3-6 4-6 5-6")
    play(deal, "6-6 pass 6-0 0-1 1-6")
    assert deal.is_over()
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.out) == ("closed", None)
    assert deal.ends == (6, 6)
    assert [ply.seat for ply in deal.plies if ply.closing] == [2, 1]


@pytest.mark.rule("PLAY-07")
def test_the_deal_ends_with_a_players_last_tile() -> None:
    deal = deal_of("tete_a_tete", {1: "1-1 1-2", 2: "2-3 2-4"}, hand=2)
    play(deal, "1-1 pass 1-2")
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.out, deal.turn) == ("domino", 1, None)
    assert not deal.legal_moves


@pytest.mark.rule("PLAY-07")
def test_drawing_games_close_only_when_the_stock_is_used_up_and_drawn_tiles_count() -> None:
    """All blanks are down or led: the other draws everything before the game is closed."""
    blanks = "0-0 0-1 0-2 0-3 0-4 0-5 0-6"
    deal = play(deal_of("peche", {1: blanks}), "0-0")
    assert not deal.is_over(), "fourteen tiles can still be drawn"
    draws = 0
    while legal(deal) == {"draw"}:
        deal.push("draw")
        draws += 1
    assert draws == 14
    assert len(deal.hand(2)) == 21
    assert legal(deal) == {"pass"}


@pytest.mark.rule("PLAY-07")
def test_the_last_draw_in_vain_closes_the_game() -> None:
    deal = deal_of(
        "peche", {1: "0-0 1-1", 2: "1-2 2-2"}, set=3, hand=2, removed=tiles("0-1 0-2 0-3")
    )
    play(deal, "0-0 draw draw")
    assert not deal.is_over()
    deal.push("draw")
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.pips) == ("closed", (2, 22)), "the drawn tiles count"
    assert [ply.seat for ply in deal.plies if ply.closing] == [2, 1], "who drew passes first"


@pytest.mark.rule("PLAY-07")
@pytest.mark.parametrize("last_fit", ["0-1", "0-2"])
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_not_closed_while_one_player_can_play_at_one_end(last_fit: str, holder: int) -> None:
    """1-2 is led; the only other tile with a 1 or a 2 in a hand fits one end only."""
    hands = {1: "1-2 3-4 3-3", 2: "4-4 4-5 4-6", 3: "5-5 5-6 6-6"}
    hands[holder] = f"{hands[holder][:8]}{last_fit}"
    deal = play(deal_of("poule", hands, players=3, hand=3), "1-2")
    assert not deal.is_over()
    play(deal, "pass " * ((holder - 2) % 3))
    assert (deal.turn, legal_tiles(deal)) == (holder, set(tiles(last_fit)))


@pytest.mark.rule("PLAY-08")
def test_who_can_close_is_free_to_do_so_or_not() -> None:
    deal = deal_of("tete_a_tete", SIX_PARTOUT, stock="2-6 3-6 4-6 5-6")
    play(deal, "6-6 pass 6-0 0-1")
    assert legal(deal) == {"6-1<", "1-6>"}
    deal.push("1-6>")
    assert deal.is_over()
    deal.pop()
    deal.push("6-1<")
    assert not deal.is_over()


@pytest.mark.rule("PLAY-09")
def test_six_partout_or_quatre_partout() -> None:
    """6-6, 6-5, 5-4, 4-4: the legal moves for 6-4 are exactly two, with ends 6,6 and 4,4."""
    deal = deal_of("tete_a_tete", {1: "6-6 4-5 4-6", 2: "5-6 4-4"})
    play(deal, "6-6 6-5 5-4 4-4")
    moves = [move for move in deal.legal_moves if move.tile == Tile(4, 6)]
    assert len(moves) == 2
    ends = set()
    for move in moves:
        deal.push(move)
        ends.add(deal.ends)
        deal.pop()
    assert ends == {(6, 6), (4, 4)}


@pytest.mark.rule("PLAY-11")
def test_closed_on_the_very_first_tile() -> None:
    """2 players, 7 each; the leader lays 0-0, the six other blanks are in the stock."""
    deal = deal_of(
        "tete_a_tete",
        {1: "0-0 1-1 1-2 1-3 1-4 1-5 1-6", 2: "2-2 2-3 2-4 2-5 2-6 3-3 3-4"},
        stock="0-1 0-2 0-3 0-4 0-5 0-6",
    )
    deal.push("0-0")
    outcome = deal.outcome()
    assert outcome is not None
    assert outcome.kind == "closed"
    assert outcome.pips == (27, 43)
    assert (outcome.winners, outcome.marks) == ((1,), (43, 0))


@pytest.mark.rule("PLAY-12")
def test_without_a_pass_the_leader_goes_out_with_the_thirteenth_tile() -> None:
    deal = deal_of(
        "tete_a_tete",
        {1: "0-1 2-3 4-5 0-6 1-2 3-4 5-6", 2: "1-1 3-3 5-5 6-6 2-2 4-4 0-0"},
    )
    play(deal, "0-1 1-1 1-2 2-2 2-3 3-3 3-4 4-4 4-5 5-5 5-6 6-6 6-0>")
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.out) == ("domino", 1)
    assert len(deal.chain) == 13
    assert [len(hand) for hand in deal.hands] == [0, 1]
    assert outcome.marks == (0, 0), "the tile left is 0-0"
