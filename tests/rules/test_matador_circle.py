"""How far a line can go at matador (row MATA-11), by search and by the rules of the library."""

from __future__ import annotations

from random import Random

import pytest

from palamede.dominoes.joins import joins_of
from palamede.dominoes.tiles import Tile
from tests.rules import matador_lines as lines

CIRCLE_OF_28 = (
    "0-4 3-1 6-6 1-0 4-3 0-6 1-1 6-5 6-1 0-5 2-3 4-1 6-3 4-4 3-5 2-2 5-1 6-2 5-5 2-4 3-3 4-6 1-2 "
    "5-4 3-0 5-2 2-0 0-0"
)
LINE_OF_27 = (
    "4-0 0-0 0-3 4-4 3-3 4-6 1-0 3-4 3-6 1-4 3-1 6-0 6-1 1-1 6-6 1-2 5-0 2-5 2-6 1-5 2-4 3-5 2-3 "
    "4-5 2-2 5-5 2-0"
)
CIRCLE_OF_26 = (
    "2-2 5-0 0-0 0-2 5-5 2-4 3-0 5-2 2-3 4-0 3-4 4-5 2-1 6-0 6-1 6-5 2-6 1-1 6-3 4-1 6-4 3-3 4-4 "
    "3-1 6-6 1-5"
)


def read(text: str) -> list[tuple[int, int]]:
    return [(int(tile[0]), int(tile[2])) for tile in text.split()]


def laid_by_the_rules(text: str, *, circle: bool = False) -> int:
    """Lay the tiles one on the other by the library's own tables; return how many could be laid."""
    joins = joins_of(6, "seven", "across")
    line = read(text)
    code = None
    for count, (near, far) in enumerate([*line, *line[:1]] if circle else line):
        tile = Tile(near, far)
        index = joins.tiles.index(tile)
        half = 0 if joins.across(index) else int(near == tile.high)
        if code is not None and not joins.halves[code][index] >> half & 1:
            return count
        code = joins.after[index][half]
    return len(line)


@pytest.mark.rule("MATA-11")
def test_with_a_blank_on_any_matador_all_28_tiles_make_a_circle() -> None:
    circle = read(CIRCLE_OF_28)
    assert len(circle) == 28
    assert lines.is_line(circle, 6, lax=True, circle=True)


@pytest.mark.rule("MATA-11")
def test_with_a_blank_on_the_double_blank_only_that_circle_breaks() -> None:
    """The library plays this rule: it stops where the blank is to follow 4-3."""
    assert not lines.is_line(read(CIRCLE_OF_28), 6, circle=True)
    assert laid_by_the_rules(CIRCLE_OF_28) == 5
    assert CIRCLE_OF_28.split()[4:6] == ["4-3", "0-6"]


@pytest.mark.rule("MATA-11")
def test_the_longest_line_has_27_tiles_from_one_end_or_from_both() -> None:
    # No line built from both ends has 28; the example is built from one end.
    assert not lines.possible(lines.pairs(6), 6, circle=False)
    assert lines.most_tiles(6, circle=False) == 27
    example = read(LINE_OF_27)
    assert len(example) == 27
    assert lines.is_line(example, 6)
    assert laid_by_the_rules(LINE_OF_27) == 27


@pytest.mark.rule("MATA-11")
def test_no_circle_holds_all_six_blanks_and_the_longest_has_26() -> None:
    assert lines.most_blanks(6) == 5
    assert lines.most_tiles(6, circle=True) == 26
    example = read(CIRCLE_OF_26)
    assert len(example) == 26
    assert lines.is_line(example, 6, circle=True)
    assert laid_by_the_rules(CIRCLE_OF_26, circle=True) == 26
    assert sum(0 in tile and tile != (0, 0) for tile in example) == 5


@pytest.mark.parametrize("highest", [2, 4])
def test_the_bound_agrees_with_a_search_of_everything_in_small_sets(highest: int) -> None:
    """Halves that make three, or five: the sisters of the game are small enough to try it all."""
    line, circle = lines.longest_by_search(lines.pairs(highest), highest)
    assert line == lines.most_tiles(highest, circle=False)
    assert circle == lines.most_tiles(highest, circle=True)


def test_the_bound_never_forbids_what_a_search_finds() -> None:
    rng = Random(11)
    found, forbidden = [0, 0], [0, 0]
    for _ in range(150):
        some = rng.sample(lines.pairs(6), 7)
        longest = lines.longest_by_search(some, 6, both=True)
        for circle in (False, True):
            may = lines.possible(some, 6, circle=circle)
            found[circle] += longest[circle] == 7
            forbidden[circle] += not may
            assert may or longest[circle] < 7
    assert min(found + forbidden) > 0
