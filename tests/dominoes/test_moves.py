"""Moves and their numbers."""

from __future__ import annotations

import copy
import pickle

import pytest

from palamede.dominoes.errors import InvalidMoveError, InvalidTileError
from palamede.dominoes.moves import LEFT, RIGHT, move_table
from palamede.dominoes.tiles import Tile, TileSet


@pytest.mark.parametrize("highest", [1, 6, 9, 18])
def test_numbers_are_as_designed(highest: int) -> None:
    """Laying is 4·t + 2·end + half, passing 4·T, drawing 4·T + 1, whatever the state."""
    table = move_table(highest)
    tiles = TileSet(highest)
    assert len(table) == 4 * len(tiles) + 2
    for action in range(4 * len(tiles)):
        move = table[action]
        assert (move.tile, move.end, move.half) == (
            tiles[action // 4],
            action // 2 % 2,
            action % 2,
        )
        assert (move.kind, move.is_lay, move.is_pass, move.is_draw) == ("lay", True, False, False)
        assert move is table.lay(tiles[action // 4], end=move.end, half=move.half)
    assert table.pass_ is table[4 * len(tiles)]
    assert table.draw is table[4 * len(tiles) + 1]


@pytest.mark.parametrize("highest", [1, 6, 12])
def test_a_move_is_one_object(highest: int) -> None:
    table = move_table(highest)
    for action in range(len(table)):
        move = table[action]
        assert int(move) == move.action == action
        assert move.set == highest
        assert eval(repr(move)) is move
        assert pickle.loads(pickle.dumps(move)) is move
        assert copy.deepcopy(move) is move
    assert pickle.loads(pickle.dumps(table)) is table


@pytest.mark.parametrize(
    ("half", "end", "text", "touch", "leaves"),
    [
        (0, LEFT, "3-5<", 3, 5),
        (1, LEFT, "5-3<", 5, 3),
        (0, RIGHT, "3-5>", 3, 5),
        (1, RIGHT, "5-3>", 5, 3),
    ],
)
def test_the_touching_half_is_written_first(
    half: int, end: int, text: str, touch: int, leaves: int
) -> None:
    move = move_table(6).lay(Tile(3, 5), end=end, half=half)
    assert str(move) == move.text == text
    assert (move.touch, move.leaves) == (touch, leaves)


def test_passing_and_drawing_lay_nothing() -> None:
    for move, kind in ((move_table(6).pass_, "pass"), (move_table(6).draw, "draw")):
        assert (move.kind, str(move), move.tile) == (kind, kind, None)
        assert (move.touch, move.leaves, move.end, move.half) == (-1, -1, 0, 0)
        assert (move.is_lay, move.is_pass, move.is_draw) == (False, kind == "pass", kind == "draw")


def test_a_move_never_changes() -> None:
    with pytest.raises(AttributeError, match="cannot be changed"):
        move_table(6).pass_.end = 1


@pytest.mark.parametrize("action", [-1, 114, 10**30, None, "3"])
def test_no_other_number_is_a_move(action: object) -> None:
    with pytest.raises(InvalidMoveError, match="from 0 to 113"):
        move_table(6)[action]  # type: ignore[index]


def test_a_tile_of_another_set_has_no_move() -> None:
    with pytest.raises(InvalidTileError, match="7-7 is not in the set of double-6"):
        move_table(6).lay(Tile(7, 7))
    with pytest.raises(InvalidTileError, match="no set of double-0"):
        move_table(0)
