"""Sets and tiles (rows SET)."""

from __future__ import annotations

import re
from statistics import mean

import pytest

from palamede.dominoes.circle import CircleError, has_circle, make_circle, whole_line
from palamede.dominoes.svg import back_svg, tile_svg
from palamede.dominoes.tiles import Tile, TileSet


@pytest.mark.rule("SET-01")
def test_the_ordinary_set() -> None:
    double_six = TileSet(6)
    assert len(double_six) == len(set(double_six)) == 28
    assert double_six.pips == sum(tile.pips for tile in double_six) == 168
    assert {frozenset(tile) for tile in double_six} == {
        frozenset((a, b)) for a in range(7) for b in range(7)
    }


@pytest.mark.rule("SET-01")
def test_tiles_have_six_pips_on_average_doubles_or_not() -> None:
    doubles = [tile.pips for tile in TileSet(6) if tile.is_double]
    others = [tile.pips for tile in TileSet(6) if not tile.is_double]
    assert (len(doubles), len(others)) == (7, 21)
    assert mean(doubles) == mean(others) == 6


@pytest.mark.rule("SET-02")
@pytest.mark.parametrize(
    ("highest", "size", "pips"), [(7, 36, 252), (8, 45, 360), (9, 55, 495), (12, 91, 1092)]
)
def test_larger_sets(highest: int, size: int, pips: int) -> None:
    tile_set = TileSet(highest)
    assert len(tile_set) == len(set(tile_set)) == size
    assert tile_set.pips == sum(tile.pips for tile in tile_set) == pips


@pytest.mark.rule("SET-03")
@pytest.mark.parametrize("number", range(7))
def test_each_number_stands_on_eight_halves_of_seven_tiles(number: int) -> None:
    halves = [half for tile in TileSet(6) for half in tile]
    assert halves.count(number) == 8
    bearing = TileSet(6).bearing(number)
    assert len(bearing) == 7
    assert set(bearing) == {tile for tile in TileSet(6) if number in tile}


@pytest.mark.rule("SET-04")
@pytest.mark.parametrize("doubles", [True, False])
def test_which_sets_make_a_circle(doubles: bool) -> None:
    assert [n for n in (2, 4, 6, 8, 12) if not has_circle(n, doubles)] == []
    assert [n for n in (1, 3, 5, 7, 9) if has_circle(n, doubles)] == []


@pytest.mark.rule("SET-04")
@pytest.mark.parametrize(("doubles", "size"), [(True, 28), (False, 21)])
def test_the_circle_of_double_six(doubles: bool, size: int) -> None:
    circle = make_circle(6, doubles)
    assert len(circle) == size
    assert {Tile(*halves) for halves in circle} == {
        tile for tile in TileSet(6) if doubles or not tile.is_double
    }
    for before, after in zip(circle, circle[1:] + circle[:1], strict=True):
        assert before[1] == after[0]


@pytest.mark.rule("SET-04")
@pytest.mark.parametrize("highest", [2, 4, 8, 18])
def test_every_even_set_is_made_into_a_circle(highest: int) -> None:
    circle = make_circle(highest)
    assert {Tile(*halves) for halves in circle} == set(TileSet(highest))
    assert len(circle) == len(TileSet(highest))
    assert all(a[1] == b[0] for a, b in zip(circle, circle[1:] + circle[:1], strict=True))


@pytest.mark.rule("SET-04")
@pytest.mark.parametrize("highest", [1, 5, 9])
def test_an_odd_set_is_refused_with_the_reason(highest: int) -> None:
    with pytest.raises(CircleError, match="even highest double") as caught:
        make_circle(highest)
    assert (caught.value.code, caught.value.params) == ("no-circle", {"set": highest})


def test_tiles_that_do_not_hang_together_make_no_line() -> None:
    with pytest.raises(CircleError, match="hang together"):
        whole_line([Tile(0, 1), Tile(2, 3)])
    with pytest.raises(CircleError):
        whole_line([Tile(0, 0), Tile(1, 1)])


def test_a_line_of_no_tiles_is_empty() -> None:
    assert whole_line([]) == ()


@pytest.mark.rule("SET-05")
def test_a_double_bears_the_same_number_twice() -> None:
    assert {tile for tile in TileSet(9) if tile.is_double} == {Tile(n, n) for n in range(10)}
    assert TileSet(9).doubles == tuple(Tile(n, n) for n in range(10))


@pytest.mark.rule("SET-06")
@pytest.mark.parametrize("lying", [False, True])
def test_the_picture_of_a_tile_is_twice_as_long_as_wide(lying: bool) -> None:
    for tile in TileSet(6):
        picture = tile_svg(tile, lying=lying)
        face = re.search(r'<rect width="(\d+)" height="(\d+)"[^>]*data-part="face"', picture)
        whole = re.search(r'^<svg [^>]*width="(\d+)" height="(\d+)"', picture)
        assert face is not None
        assert whole is not None
        for width, height in (face.groups(), whole.groups()):
            assert (float(width) / float(height)) == (2 if lying else 0.5)


@pytest.mark.rule("SET-06")
def test_the_face_is_cut_into_two_squares_with_a_dot_for_each_pip() -> None:
    for tile in TileSet(18):
        picture = tile_svg(tile)
        assert picture.count('data-part="line"') == 1
        upper, lower = dots(picture)
        assert (len(upper), len(lower)) == (tile.low, tile.high)


@pytest.mark.rule("SET-06")
def test_the_backs_of_all_tiles_are_identical_byte_for_byte() -> None:
    backs = {tile_svg(tile, face_down=True).encode() for tile in TileSet(6)}
    assert len(backs) == 1
    assert backs == {back_svg().encode()}
    assert len({tile_svg(tile) for tile in TileSet(6)}) == 28


def dots(picture: str) -> tuple[list[float], list[float]]:
    """Return how far down the dots of an upright tile stand, above and below its dividing line."""
    cut = re.search(r'<line [^>]*y1="([\d.]+)"[^>]*data-part="line"', picture)
    assert cut is not None
    found = re.findall(r'<circle [^>]*cy="([\d.]+)"[^>]*data-part="pip"', picture)
    heights = [float(height) for height in found]
    middle = float(cut[1])
    return [y for y in heights if y < middle], [y for y in heights if y > middle]
