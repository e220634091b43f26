"""The two tricks of the books (rows TOUR)."""

from __future__ import annotations

from random import Random

import pytest

from palamede.dominoes import tricks
from palamede.dominoes.errors import InvalidTileError
from palamede.dominoes.tiles import Tile, TileSet

COMPOSED = [tile for tile in TileSet(6) if not tile.is_double]


@pytest.mark.rule("TOUR-01")
@pytest.mark.parametrize("hidden", COMPOSED, ids=str)
def test_the_ends_are_those_of_the_hidden_tile(hidden: Tile) -> None:
    foretold = tricks.predict_ends(hidden)
    assert set(foretold) == {hidden.low, hidden.high}
    rng = Random(str(hidden))
    lines = {tricks.complete_line(hidden, rng) for _ in range(40)}
    assert len(lines) > 30
    for line in lines:
        assert sorted(Tile(*halves) for halves in line) == [t for t in TileSet(6) if t != hidden]
        assert all(a[1] == b[0] for a, b in zip(line, line[1:], strict=False))
        assert sorted((line[0][0], line[-1][1])) == sorted(foretold)
    assert {(line[0][0], line[-1][1]) for line in lines} == {foretold, foretold[::-1]}


@pytest.mark.rule("TOUR-01")
@pytest.mark.parametrize("number", range(7))
def test_a_double_is_refused(number: int) -> None:
    double = Tile(number, number)
    with pytest.raises(tricks.TrickError, match="hide a tile with two different numbers"):
        tricks.predict_ends(double)
    with pytest.raises(tricks.TrickError, match=str(double)):
        tricks.complete_line(double, Random(1))


@pytest.mark.rule("TOUR-01")
def test_it_holds_for_even_sets_only() -> None:
    for highest in (2, 4, 8, 12):
        line = tricks.complete_line(Tile(0, highest), Random(highest), highest)
        assert len(line) == len(TileSet(highest)) - 1
        assert {line[0][0], line[-1][1]} == {0, highest}
    for highest in (3, 5, 9):
        with pytest.raises(tricks.TrickError, match="even"):
            tricks.predict_ends(Tile(0, 1), highest)


def test_the_hidden_tile_is_told_from_the_ends() -> None:
    assert tricks.hidden_tile(5, 3) is Tile(3, 5)
    with pytest.raises(tricks.TrickError, match="both ends show 3"):
        tricks.hidden_tile(3, 3)
    with pytest.raises(InvalidTileError):
        tricks.hidden_tile(3, 7)
    with pytest.raises(tricks.TrickError, match="even"):
        tricks.hidden_tile(3, 4, 9)


def test_a_tile_of_another_set_cannot_be_hidden() -> None:
    with pytest.raises(InvalidTileError):
        tricks.predict_ends(Tile(3, 7))


def test_a_line_that_is_not_whole_or_does_not_match_is_found_out() -> None:
    hidden = Tile(3, 5)
    line = list(tricks.complete_line(hidden, Random(4)))
    tricks.check_line(line, hidden)
    with pytest.raises(tricks.TrickError, match="lies 0 times in the line, not 1"):
        tricks.check_line(line[:-1], hidden)
    with pytest.raises(tricks.TrickError, match="lies 1 times in the line, not 0"):
        tricks.check_line(line, Tile(2, 5))
    line[4] = line[4][::-1] if len(set(line[4])) == 2 else (9, 9)
    with pytest.raises(tricks.TrickError, match="tile 5, .* does not match"):
        tricks.check_line(line, hidden)


@pytest.mark.rule("TOUR-02")
@pytest.mark.parametrize("count", range(13))
def test_the_thirteenth_tile_totals_the_number_moved(count: int) -> None:
    fillings = set()
    for seed in range(50):
        row = tricks.arrange_row(Random(seed))
        moved = tricks.move_tiles(row, count)
        assert sorted(moved) == sorted(row) == list(TileSet(6))
        assert moved[:count] == row[len(row) - count :]
        assert tricks.thirteenth(moved) is moved[12]
        assert moved[12].pips == count
        fillings.add(row)
    assert len(fillings) == 50


@pytest.mark.rule("TOUR-02")
def test_the_row_begins_with_totals_from_twelve_to_none() -> None:
    rows = [tricks.arrange_row(Random(seed)) for seed in range(60)]
    for row in rows:
        assert [tile.pips for tile in row[:13]] == list(range(12, -1, -1))
        assert (row[0], row[12]) == (Tile(6, 6), Tile(0, 0))
    # A total with several tiles uses any of them.
    assert {row[6] for row in rows} == {Tile(0, 6), Tile(1, 5), Tile(2, 4), Tile(3, 3)}


@pytest.mark.rule("TOUR-02")
@pytest.mark.parametrize("count", [-1, 13])
def test_up_to_twelve_tiles_are_moved(count: int) -> None:
    with pytest.raises(tricks.TrickError, match="from 0 to 12"):
        tricks.move_tiles(tricks.arrange_row(Random(1)), count)
