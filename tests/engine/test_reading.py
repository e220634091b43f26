"""What the players read in a view agrees with the deal itself, which they do not see."""

from __future__ import annotations

import pytest

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.joins import bits
from palamede.dominoes.tiles import Tile
from palamede.engine.players.counting import best_answer, marks
from palamede.engine.players.reading import Reading, pips_of, prospect
from tests.engine.tables import CHANGED, TABLES, moments
from tests.rules.tables import deal_of, play

EVERY_TABLE = [pytest.param(table, id=name) for name, table in {**TABLES, **CHANGED}.items()]
COUNTING = [
    pytest.param(table, id=name)
    for name, table in {**TABLES, **CHANGED}.items()
    if table.count != "none"
]


def tiles_of(reading: Reading, mask: int) -> set[Tile]:
    return {reading.joins.tiles[index] for index in bits(mask)}


def after(deal: Deal, move: object) -> Deal:
    """The deal once a move is made."""
    then = deal.copy()
    then.push(move)  # type: ignore[arg-type]
    return then


@pytest.mark.parametrize("conventions", EVERY_TABLE)
def test_the_ends_that_a_tile_leaves_are_those_of_the_deal(conventions: Conventions) -> None:
    compared = 0
    for deal, view in moments(conventions, "ends", 3):
        reading = Reading(view)
        for move in view.legal_moves:
            then = after(deal, move)
            if not move.is_lay or then.turn is None:
                continue
            left, right = prospect(reading, move).ends
            fits = reading.joins.fits[left] | reading.joins.fits[right]
            goes = {legal.tile for legal in then.legal_moves if legal.is_lay}
            assert goes == tiles_of(reading, fits) & set(then.hand(then.turn))
            compared += 1
    assert compared


@pytest.mark.parametrize("conventions", EVERY_TABLE)
def test_every_tile_is_in_the_hand_on_the_line_out_of_the_game_or_unseen(
    conventions: Conventions,
) -> None:
    for deal, view in moments(conventions, "places"):
        reading = Reading(view)
        assert view.seat is not None
        hand, line = set(deal.hand(view.seat)), {placed.tile for placed in deal.chain}
        assert tiles_of(reading, reading.hand) == hand
        assert tiles_of(reading, reading.line) == line
        shown = tiles_of(reading, reading.shown)
        assert tiles_of(reading, reading.unseen) == set(conventions.tiles) - hand - line - shown


@pytest.mark.parametrize("conventions", EVERY_TABLE)
def test_what_a_seat_is_said_to_lack_it_cannot_hold(conventions: Conventions) -> None:
    for _, view in moments(conventions, "lacks", 3):
        reading = Reading(view)
        for seat in range(1, conventions.seats + 1):
            if seat != view.seat:
                lacks = tiles_of(reading, reading.lacks[seat] & reading.unseen)
                assert lacks <= view.cannot_hold(seat)


def test_passes_tell_what_the_others_lack() -> None:
    hands = {1: "5-5 0-1 0-2 1-1 0-0 2-2 1-2", 2: "3-5 3-3 3-6 0-6 2-6 1-4 0-4"}
    deal = play(deal_of(hands=hands), "5-5 5-3> pass")
    reading = Reading(deal.view(2))
    assert tiles_of(reading, reading.lacks[1]) == {
        tile for tile in deal.conventions.tiles if 5 in tile or 3 in tile
    }


def test_what_was_drawn_since_may_be_anything_again() -> None:
    """Seat 1 draws for fives and sixes, later for fours: by then fives and sixes have come."""
    hands = {1: "5-6 0-0 0-1 0-2 1-1 1-2 2-2", 2: "5-5 4-5 4-6 0-4 3-4 6-6 3-3"}
    deal = play(deal_of("peche", hands, stock="0-3 1-6 0-5 0-6 1-4"), "5-6 6-6> draw draw 6-1>")

    def bearing(*numbers: int) -> set[Tile]:
        return {tile for tile in deal.conventions.tiles if set(tile) & set(numbers)}

    def lacks() -> set[Tile]:
        reading = Reading(deal.view(2))
        return tiles_of(reading, reading.lacks[1])

    assert lacks() == bearing(5, 6)
    play(deal, "5-4< 1-0> 0-4> draw draw draw")
    assert {Tile(0, 5), Tile(0, 6)} < set(deal.hand(1))
    assert lacks() == bearing(4)


@pytest.mark.parametrize("conventions", COUNTING)
def test_marks_are_those_of_the_deal(conventions: Conventions) -> None:
    made = set()
    for deal, view in moments(conventions, "marks", 5):
        reading = Reading(view)
        for move in view.legal_moves:
            if move.is_lay:
                points = marks(reading, prospect(reading, move))
                assert points == after(deal, move).plies[len(deal.move_stack)].count
                made.add(points)
    assert len(made) > 2


@pytest.mark.parametrize("conventions", COUNTING)
def test_the_best_answer_is_right_where_all_tiles_are_known(conventions: Conventions) -> None:
    """Where the next seat can hold its own tiles alone, the guess is what it can mark at most."""
    compared = 0
    for deal, view in moments(conventions, "answers", 5):
        reading = Reading(view)
        for move in view.legal_moves:
            then = after(deal, move)
            if not move.is_lay or then.turn is None:
                continue
            assert reading.following == then.turn
            reading.unseen = Reading(then.view(then.turn)).hand
            reading.lacks[then.turn] = 0
            most = max(
                after(then, answer).plies[len(then.move_stack)].count for answer in then.legal_moves
            )
            assert best_answer(reading, prospect(reading, move), then.turn) == most
            compared += most > 0
    assert compared


def test_the_best_answer_weighs_chances() -> None:
    """On 3 and 0 the 3-3 makes six and marks 2, 0-0 makes three and marks 1, 1-2 does not go."""
    deal = play(deal_of("trois_partout", {1: "3-6 4-4", 2: "0-6"}, hand=2, players=2), "3-6")
    reading = Reading(deal.view(2))
    lay = prospect(reading, next(move for move in deal.legal_moves if str(move) == "6-0>"))
    index = reading.joins.tiles.index
    reading.unseen = sum(1 << index(tile) for tile in (Tile(3, 3), Tile(0, 0), Tile(1, 2)))
    reading.sizes = (1, 1)
    assert best_answer(reading, lay, 1) == pytest.approx(1 / 3 * 2 + 2 / 3 * 1 / 3 * 1)
    reading.sizes = (3, 1)
    assert best_answer(reading, lay, 1) == 2


def test_pips_of_a_mask() -> None:
    reading = Reading(deal_of(hands={1: "6-6 5-6 0-0 0-1 0-2 1-1 1-2"}).view(1))
    assert pips_of(reading.joins, reading.hand) == 12 + 11 + 0 + 1 + 2 + 2 + 3


def test_the_opener_of_an_end_is_who_laid_there_last_and_nobody_of_the_lead() -> None:
    deal = play(deal_of(hands={1: "5-5 1-6", 2: "5-6 0-5"}), "5-5 5-6>")
    assert Reading(deal.view(1)).openers == [0, 2]
    play(deal, "6-1>")
    assert Reading(deal.view(2)).openers == [0, 1]
    play(deal, "5-0<")
    assert Reading(deal.view(1)).openers == [2, 1]


def test_who_plays_the_dead_hand_sees_it() -> None:
    deal = deal_of("voleur_mort", {1: "6-6 5-6", 3: "0-0 0-1"}, players=3)
    reading = Reading(deal.view(1))
    assert tiles_of(reading, reading.possible(3)) == set(deal.hand(3))
    other = play(deal, "6-6")
    assert Reading(other.view(2)).shown == 0
