"""One deal: its shape, pushing and popping, copies, and the text of moves."""

from __future__ import annotations

import copy
import pickle
import random
import statistics
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal, LegalMoves, Ply
from palamede.dominoes.errors import (
    AmbiguousMoveError,
    DealError,
    IllegalMoveError,
    InvalidMoveError,
)
from palamede.dominoes.joins import joins_of
from palamede.dominoes.moves import Move, move_table
from palamede.dominoes.tiles import Tile
from tests.dominoes.any_deal import any_deal, play_on
from tests.rules.tables import deal_of, legal, play, tiles

SEEDS = st.integers(0, 2**32)


def small(**changes: object) -> Deal:
    return deal_of("tete_a_tete", {1: "0-0 0-1", 2: "1-1 2-2"}, set=2, hand=2, **changes)


# -------------------------------------------------------------------- legal moves
def test_legal_moves_are_made_when_asked_for_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    generate = Deal._generate
    monkeypatch.setattr(Deal, "_generate", lambda self: made.append(1) or generate(self))
    deal = small()
    moves = deal.legal_moves
    assert moves
    assert deal.turn == 1
    assert not made
    assert len(moves) == 2
    assert [str(move) for move in moves] == ["0-0<", "0-1<"]
    assert moves[0] in moves
    assert moves[-1] is move_table(2)[4]
    assert moves[:1] == (moves[0],)
    assert len(made) == 1
    deal.copy().push(moves[1])
    assert len(made) == 1
    deal.push("0-1")
    assert len(made) == 1
    assert len(moves) == 1
    assert len(made) == 2


def test_legal_moves_are_a_live_view() -> None:
    deal = deal_of("poule", {1: "0-0"}, set=2, hand=1)
    moves = deal.legal_moves
    first = moves[0]
    assert first in moves
    assert move_table(2).pass_ not in moves
    assert "0-0" not in moves
    deal.push(first)
    assert not moves
    assert len(moves) == 0
    assert list(moves) == []
    assert first not in moves
    assert repr(moves) == "<LegalMoves >"
    deal.pop()
    assert repr(moves) == "<LegalMoves 0-0<>"
    assert isinstance(deal.legal_moves, LegalMoves)
    assert moves.index(first) == 0
    assert moves.count(first) == 1


@settings(max_examples=60)
@given(SEEDS)
def test_a_move_is_legal_if_and_only_if_it_is_listed(seed: int) -> None:
    """Tried one by one over all numbers; a lead may lie turned besides."""
    rng = random.Random(seed)
    deal = play_on(any_deal(rng), rng)
    before = deal.line()
    table = move_table(deal.conventions.set)
    for action in range(len(table)):
        move = table[action]
        lead = table[action - 1] if move.half and deal.ends is None else move
        allowed = move in deal.legal_moves or (
            lead in deal.legal_moves and not deal._joins.across(action >> 2)
        )
        try:
            deal.push(action)
        except IllegalMoveError as error:
            assert not allowed
            assert error.legal == tuple(deal.text(legal) for legal in deal.legal_moves)
        else:
            assert allowed
            assert deal.pop() is move
    assert deal.line() == before


# -------------------------------------------------------------------- push, pop, peek
@pytest.mark.parametrize("move", ["0-1", "1-0", " 0-1 ", "0-1>", 4, 5, move_table(2)[4]])
def test_a_lead_is_pushed_as_move_number_or_text(move: object) -> None:
    deal = small()
    deal.push(move)  # type: ignore[arg-type]
    assert deal.peek().tile is Tile(0, 1)
    assert deal.ends == ((1, 0) if move in ("1-0", 5) else (0, 1))
    assert deal.turn == 2


def test_a_lead_lies_turned() -> None:
    deal = deal_of("tete_a_tete", {1: "5-6 0-6", 2: "3-5"})
    deal.push("6-5")
    assert str(deal.chain) == "6-5"
    assert deal.ends == (6, 5)
    assert deal.line().endswith(" 6-5")
    play(deal, "5-3>")
    assert str(deal.chain) == "6-5 5-3"
    assert Deal.from_line(deal.line()) == deal
    assert deal.plies[0] == Ply(1, move_table(6).lay(Tile(5, 6), half=1), Tile(5, 6))


def test_a_double_or_an_across_matador_has_no_other_way_round() -> None:
    deal = deal_of("matador", {1: "6-1 3-3 2-3"}, players=2)
    assert deal.parse("6-1") is deal.parse("1-6")
    for text in ("6-1", "3-3"):
        with pytest.raises(IllegalMoveError):
            deal.push(deal.parse(text).action + 1)
    deal.push("6-1")
    assert deal.ends == (1, 6)


def test_the_open_half_of_a_lead_is_chosen_where_one_end_is_played() -> None:
    deal = deal_of("tete_a_tete", {1: "0-1 1-1", 2: "1-2 0-2"}, set=2, hand=2, layout="one_end")
    assert legal(deal) == {"0-1", "1-0", "1-1"}
    play(deal, "1-0")
    assert deal.ends == (1, 0)
    assert legal(deal) == {"0-2>"}
    deal.pop()
    play(deal, "0-1")
    assert legal(deal) == {"1-2>"}


def test_a_move_of_another_set_is_refused_whatever_its_number() -> None:
    deal = deal_of("tete_a_tete", {1: "5-6 0-6", 2: "3-5"})
    for highest in (2, 9, 18):
        table = move_table(highest)
        for action in range(len(table)):
            with pytest.raises(IllegalMoveError, match=f"the set of double-{highest}"):
                deal.push(table[action])
    assert deal.move_stack == ()


@pytest.mark.parametrize("move", [-1, 26, None, 10**30])
def test_a_number_that_is_no_move(move: object) -> None:
    with pytest.raises(InvalidMoveError, match="from 0 to 25"):
        small().push(move)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "0", "0-", "0–1", "0-1<>", "<0-1", "paso", "0-1=2", "1. 0-1"])
def test_a_text_that_is_no_move(text: str) -> None:
    with pytest.raises(InvalidMoveError, match="write a tile such as 6-5 or 6-5>, pass, or draw"):
        small().push(text)


@pytest.mark.parametrize("seat", [0, -1, 3])
def test_only_the_seats_of_the_table_have_a_hand(seat: int) -> None:
    with pytest.raises(DealError, match=f"no seat {seat}: seats are 1 to 2") as refusal:
        small().hand(seat)
    assert refusal.value.code == "no-such-seat"


def test_nothing_is_taken_back_from_an_untouched_deal() -> None:
    deal = small()
    for act in (deal.pop, deal.peek):
        with pytest.raises(IndexError):
            act()
    deal.push("0-1")
    assert deal.peek() is deal.pop()
    assert deal == small()


def test_taking_back_a_draw_puts_the_tile_back_on_the_stock() -> None:
    deal = play(deal_of("peche", {1: "0-0 0-1", 2: "1-1 2-2"}, stock="1-2", set=2, hand=2), "0-0")
    assert (deal.drawable, deal.stock) == (2, tiles("1-2 0-2"))
    deal.push("draw")
    assert (deal.turn, deal.drawable, deal.stock) == (2, 1, tiles("0-2"))
    assert deal.hand(2) == tiles("1-1 1-2 2-2")
    assert deal.plies[-1].tile is Tile(1, 2)
    deal.pop()
    assert (deal.drawable, deal.stock, deal.hand(2)) == (2, tiles("1-2 0-2"), tiles("1-1 2-2"))
    assert deal.start_stock == tiles("1-2 0-2")


def test_taking_back_a_count_unmarks_it() -> None:
    deal = deal_of("cinq_partout", {1: "5-5 0-0", 2: "0-5"}, players=2)
    play(deal, "5-5")
    assert deal.counts == (2, 0)
    play(deal, "5-0>")
    assert deal.counts == (2, 2)
    deal.pop()
    assert deal.counts == (2, 0)
    deal.pop()
    assert deal.counts == (0, 0)


def test_what_lies_before_the_lead() -> None:
    deal = small()
    assert deal.ends is None
    assert deal.chain.ends is None
    assert (len(deal.chain), str(deal.chain), deal.plies, deal.move_stack) == (0, "", (), ())
    assert deal.hands == deal.start_hands == (tiles("0-0 0-1"), tiles("1-1 2-2"))
    assert deal.pips == (1, 6)
    assert deal.outcome() is None
    assert not deal.is_over()
    assert deal.drawable == 0


# -------------------------------------------------------------------- texts
def test_a_side_may_be_left_out_where_it_makes_no_difference() -> None:
    deal = play(deal_of("tete_a_tete", {1: "1-1 1-4", 2: "1-2 1-3 3-3"}), "1-1")
    assert deal.parse("1-2").text == "1-2>"
    play(deal, "1-2 1-4<")
    with pytest.raises(IllegalMoveError, match="1-3 does not fit: no end takes it"):
        deal.parse("1-3")


def test_a_tile_that_fits_both_ends_differently_needs_a_side() -> None:
    deal = play(deal_of("tete_a_tete", {1: "1-1 2-3 1-4", 2: "1-2 1-3"}), "1-1 1-2> 2-3> 3-1>")
    with pytest.raises(AmbiguousMoveError) as caught:
        deal.push("1-4")
    assert caught.value.params == {"move": "1-4", "tile": "1-4"}
    assert [deal.parse(f"1-4{side}").end for side in "<>"] == [0, 1]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("4-1", "4-1 does not fit: write 1-4, the touching half first"),
        ("4-1>", "4-1> does not fit: write 1-4, the touching half first"),
        ("3-3", "3-3 does not fit: no end takes it"),
    ],
)
def test_the_touching_half_comes_first(text: str, told: str) -> None:
    deal = play(deal_of("tete_a_tete", {1: "1-1", 2: "1-4 3-3"}), "1-1")
    with pytest.raises(IllegalMoveError, match=told) as caught:
        deal.push(text)
    assert caught.value.legal == tuple(move.text for move in deal.legal_moves)


@settings(max_examples=80)
@given(SEEDS)
def test_every_legal_move_is_read_again_from_its_text(seed: int) -> None:
    rng = random.Random(seed)
    deal = any_deal(rng)
    while deal.turn is not None:
        for move in deal.legal_moves:
            read = deal.parse(deal.text(move))
            if move.tile is not None and deal._joins.halves[deal._left][move.action >> 2] == 3:
                assert read.tile is move.tile  # a matador lengthwise lies either way round
            else:
                assert read is move
        deal.push(rng.choice(deal.legal_moves))


# -------------------------------------------------------------------- copies, equality, pickles
@settings(max_examples=40)
@given(SEEDS)
def test_a_copy_is_equal_and_independent(seed: int) -> None:
    rng = random.Random(seed)
    deal = play_on(any_deal(rng), rng)
    before, legal_before = deal.line(), list(deal.legal_moves)
    for twin in (deal.copy(), copy.copy(deal), copy.deepcopy(deal)):
        assert twin == deal
        assert hash(twin) == hash(deal)
        assert list(twin.legal_moves) == legal_before
        play_on(twin, rng, most=5)
        while twin.move_stack:
            twin.pop()
        assert deal.line() == before
        assert list(deal.legal_moves) == legal_before


@settings(max_examples=40)
@given(SEEDS)
def test_a_deal_is_pickled(seed: int) -> None:
    rng = random.Random(seed)
    deal = play_on(any_deal(rng), rng)
    data = pickle.dumps(deal)
    again = pickle.loads(data)
    assert again == deal
    assert again.plies == deal.plies
    assert again._joins is deal._joins
    assert len(data) < 20_000
    while deal.move_stack:
        assert again.pop() is deal.pop()
    assert again == deal


@settings(max_examples=40)
@given(SEEDS)
def test_conventions_are_pickled(seed: int) -> None:
    agreed = any_deal(random.Random(seed)).conventions
    again = pickle.loads(pickle.dumps(agreed))
    assert again == agreed
    assert hash(again) == hash(agreed)
    assert again.tiles == agreed.tiles


def test_tables_of_joins_are_pickled_by_name() -> None:
    for join, matador in (("equal", "across"), ("seven", "across"), ("seven", "lengthwise")):
        joins = joins_of(6, join, matador)
        assert pickle.loads(pickle.dumps(joins)) is joins


def test_deals_differ_by_tiles_leader_scores_and_moves() -> None:
    deal = small()
    others = [
        small(leader=2),
        small(scores=(1, 0)),
        small(forced_lead=Tile(0, 0)),
        deal_of("tete_a_tete", {1: "0-0 0-1", 2: "1-2 2-2"}, set=2, hand=2),
        deal_of("tete_a_tete", {1: "0-0 0-1", 2: "1-1 2-2"}, stock="1-2 0-2", set=2, hand=2),
        small(target=50),
        play(small(), "0-0"),
        play(small(), "0-1"),
        play(small(), "1-0"),
    ]
    assert len({deal, *others}) == len(others) + 1
    assert all(deal != other for other in others)
    assert deal == small()
    assert deal != deal.line()


def test_a_hash_does_not_change_with_play() -> None:
    deal = small()
    before = hash(deal)
    play(deal, "0-0")
    assert hash(deal) == before


# -------------------------------------------------------------------- the line
def test_the_line_of_play_is_a_sequence() -> None:
    deal = play(deal_of("tete_a_tete", {1: "1-1 2-3 1-4", 2: "1-2 3-4"}), "1-1 1-2> 1-4< 4-3<")
    chain = deal.chain
    assert str(chain) == "3-4 4-1 1-1 1-2"
    assert repr(chain) == "<Chain 3-4 4-1 1-1 1-2>"
    assert [placed.tile for placed in chain] == list(tiles("3-4 1-4 1-1 1-2"))
    assert (chain[2].across, chain[1].across, chain.lead) == (True, False, 2)
    assert chain[:2] == (chain[0], chain[1])
    assert chain == deal.copy().chain
    assert hash(chain) == hash(deal.copy().chain)
    deal.pop()
    assert chain != deal.chain
    assert chain != "3-4 4-1 1-1 1-2"
    assert deal.ends == (4, 2)


def test_a_deal_shows_itself_as_a_picture() -> None:
    deal = play(small(), "0-0")
    assert deal._repr_svg_().startswith("<svg")
    assert Tile(1, 2)._repr_svg_().startswith("<svg")


def test_nobody_draws_where_drawing_is_not_agreed() -> None:
    deal = small()
    assert len(deal.stock) == 2
    assert deal.drawable == 0
    assert Conventions().stock_size == 14


# -------------------------------------------------------------------- speed
def test_a_copy_costs_less_than_ten_pushes() -> None:
    """Of a deal in the middle of play; medians of many turns taken one after the other."""
    rng = random.Random(7)
    deal = any_deal(rng, agreed=presets.conventions("voleur", hand=7))
    play_on(deal, rng, most=10)
    assert deal.turn is not None
    ways: list[tuple[Move, ...]] = []
    for _ in range(50):
        twin = deal.copy()
        play_on(twin, rng, most=10)
        line = twin.move_stack[len(deal.move_stack) :]
        if len(line) == 10:
            ways.append(line)
    assert len(ways) > 10
    copies: list[float] = []
    pushes: list[float] = []
    for turn in range(300):
        clock = time.perf_counter
        start = clock()
        for _ in range(10):
            deal.copy()
        copies.append((clock() - start) / 10)
        twin = deal.copy()
        start = clock()
        for move in ways[turn % len(ways)]:
            twin.push(move)
        pushes.append(clock() - start)
    assert statistics.median(copies) < statistics.median(pushes)
