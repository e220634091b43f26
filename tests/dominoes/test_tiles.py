"""Tiles and sets: reading and writing, identity, order, and what is refused."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palamede.dominoes.errors import InvalidTileError
from palamede.dominoes.tiles import GREATEST_SET, Tile, TileSet

NUMBERS = st.integers(0, GREATEST_SET)
TILES = st.builds(Tile, NUMBERS, NUMBERS)


@given(NUMBERS, NUMBERS)
def test_a_tile_is_one_object_however_it_is_written(first: int, second: int) -> None:
    tile = Tile(first, second)
    assert Tile(second, first) is tile
    assert Tile.parse(f"{first}-{second}") is tile
    assert Tile.parse(f" {second}-{first}\n") is tile
    assert Tile.parse(str(tile)) is tile
    assert eval(repr(tile)) is tile
    assert pickle.loads(pickle.dumps(tile)) is tile
    assert copy.deepcopy(tile) is tile


@given(NUMBERS, NUMBERS)
def test_a_tile_knows_its_halves(first: int, second: int) -> None:
    tile = Tile(first, second)
    assert list(tile) == sorted((first, second))
    assert tile.pips == first + second
    assert tile.is_double is (first == second)
    assert first in tile
    assert second in tile
    assert tile.other(first) == second
    assert tile.other(second) == first


@given(TILES, TILES)
def test_tiles_are_ordered_as_in_the_set(one: Tile, two: Tile) -> None:
    whole = TileSet(GREATEST_SET)
    assert (one < two) is (whole.index(one) < whole.index(two))
    assert (one <= two) is (not two < one)
    assert (one == two) is (one is two)
    assert (hash(one) == hash(two)) or one != two


def test_a_tile_is_not_compared_with_other_things() -> None:
    assert Tile(1, 2) != (1, 2)
    assert Tile(1, 2) != "1-2"
    with pytest.raises(TypeError):
        Tile(1, 2) < 3  # noqa: B015


def test_a_tile_never_changes() -> None:
    with pytest.raises(AttributeError, match="cannot be changed"):
        Tile(1, 2).low = 3
    assert Tile(1, 2).low == 1


@pytest.mark.parametrize(
    "text", ["", "3", "3-", "-3", "3–5", "3 - 5", "3-5-6", "+3-5", "٣-٥", "123-4"]
)
def test_text_of_another_form_is_no_tile(text: str) -> None:
    with pytest.raises(InvalidTileError, match="write two numbers with a hyphen, such as 3-5"):
        Tile.parse(text)


@pytest.mark.parametrize("text", ["0-19", "19-19", "99-0"])
def test_a_number_beyond_the_largest_set_is_no_tile(text: str) -> None:
    with pytest.raises(InvalidTileError, match=f"{text} is no tile: .* from 0 to 18"):
        Tile.parse(text)


@pytest.mark.parametrize("half", [-1, 19, None, "3", [3]])
def test_a_half_is_a_number_from_0_to_18(half: object) -> None:
    with pytest.raises(InvalidTileError, match="from 0 to 18"):
        Tile(half, 0)  # type: ignore[arg-type]


def test_the_other_half_of_a_number_that_is_not_there() -> None:
    with pytest.raises(InvalidTileError, match="3-5 does not bear 4"):
        Tile(3, 5).other(4)


def test_hashes_are_the_same_in_every_process() -> None:
    code = (
        "from palamede.dominoes import Deal, Tile;"
        "d = Deal.from_line('tete_a_tete,set=2,hand=2 1 0-0,0-1/1-1,2-2 0-2,1-2 0,0');"
        "print(hash(Tile(3, 5)), hash(d))"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert told[0].split()[0] == str(hash(Tile(3, 5)))


# -------------------------------------------------------------------- sets
@pytest.mark.parametrize("highest", range(1, GREATEST_SET + 1))
def test_a_set_is_a_sequence_of_its_tiles(highest: int) -> None:
    tiles = TileSet(highest)
    assert list(tiles) == sorted(set(tiles))
    assert len(tiles) == len(list(tiles)) == (highest + 1) * (highest + 2) // 2
    assert [tiles.index(tile) for tile in tiles] == list(range(len(tiles)))
    assert tiles.indices(reversed(tiles)) == list(range(len(tiles)))[::-1]
    assert tiles.pips == sum(tile.pips for tile in tiles)
    assert tiles.doubles == tuple(Tile(number, number) for number in range(highest + 1))
    assert tiles[0] is Tile(0, 0)
    assert tiles[-1] is Tile(highest, highest)
    assert tiles[1:3] == (Tile(0, 1), Tile(0, 2) if highest > 1 else Tile(1, 1))


def test_a_set_is_one_object() -> None:
    assert TileSet(9) is TileSet(9)
    assert eval(repr(TileSet(9))) is TileSet(9)
    assert pickle.loads(pickle.dumps(TileSet(9))) is TileSet(9)
    assert copy.copy(TileSet(9)) is TileSet(9)


@pytest.mark.parametrize("highest", [0, -1, 19, 6.0, True, None, "6", [6]])
def test_there_is_no_other_set(highest: object) -> None:
    with pytest.raises(InvalidTileError, match="from double-1 to double-18"):
        TileSet(highest)  # type: ignore[arg-type]
    assert len(TileSet(1)) == 3


def test_a_tile_of_a_larger_set_is_not_in_it() -> None:
    six = TileSet(6)
    assert Tile(6, 6) in six
    assert Tile(0, 7) not in six
    assert "6-6" not in six
    for refused in (six.index, six.parse):
        with pytest.raises(InvalidTileError, match="0-7 is not in the set of double-6"):
            refused(Tile(0, 7) if refused == six.index else "7-0")
    with pytest.raises(InvalidTileError, match="7-7 is not in the set of double-6"):
        six.indices([Tile(0, 0), Tile(7, 7)])
    assert six.parse("6-0") is Tile(0, 6)


def test_index_within_bounds() -> None:
    six = TileSet(6)
    assert six.index(Tile(0, 3), 3, 4) == 3
    for start, stop in ((4, None), (0, 3)):
        with pytest.raises(InvalidTileError):
            six.index(Tile(0, 3), start, stop)


def test_the_tiles_that_bear_a_number() -> None:
    assert TileSet(3).bearing(2) == (Tile(0, 2), Tile(1, 2), Tile(2, 2), Tile(2, 3))
    assert TileSet(3).bearing(4) == ()
