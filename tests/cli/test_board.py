"""The line in characters: every tile is there, whole, whatever the size of the terminal."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede.cli.board import BoardError, board
from palamede.cli.terminal.style import Style
from palamede.dominoes.deal import Deal
from palamede.dominoes.geometry import Laid
from tests.dominoes.lines import any_line, random_line, whole_line

# What a table leaves for the line at 80 by 24 and at 120 by 40.
SCREENS = [(80, 12), (120, 28)]


def tiles_in(picture: list[str]) -> Counter[tuple[int, int]]:
    """Find the tiles in a picture as a reader does, by their borders; smaller number first."""
    columns = max(map(len, picture), default=0)
    grid = [line.ljust(columns) for line in picture]
    found = [
        (int(first), int(second))
        for line in picture
        for first, second in re.findall(r"\[ ?(\d+)\| ?(\d+)\]", line)
    ]
    for y in range(len(grid)):
        for x in range(columns):
            found += _tile_at(grid, x, y)
    return Counter((min(tile), max(tile)) for tile in found)


def _tile_at(grid: list[str], x: int, y: int) -> list[tuple[int, int]]:
    """Return the tile that takes more than one row and has its upper left corner here."""

    def cells(start: int, row: int, count: int) -> str:
        return grid[row][start : start + count] if 0 <= row < len(grid) else ""

    here = grid[y][x]
    for digits in (1, 2, 3):
        inside, beside = cells(x + 1, y, digits), cells(x + digits + 2, y, digits)
        walls = here + cells(x + digits + 1, y, 1)
        # Small and standing: two rows, or three with a waist.
        if walls in ("..", "╭╮") and inside.strip().isdigit():
            for below in (1, 2):
                foot = cells(x, y + below, digits + 2)
                number = foot[1:-1].strip()
                if foot[:1] + foot[-1:] in ("''", "╰╯") and number.isdigit():
                    return [(int(inside), int(number))]
                if number != "-" * digits and number != "─" * digits:
                    break
            return []
        # With a border of its own, lying or standing.
        bar = ("-" if here == "+" else "─") * digits
        if walls in ("++", "╭┬") and inside == beside == bar:
            halves = cells(x + 1, y + 1, digits), cells(x + digits + 2, y + 1, digits)
            closed = cells(x + digits + 1, y + 1, 1) in ("|", "│")
        elif walls in ("++", "╭╮") and inside == bar == cells(x + 1, y + 2, digits):
            halves = cells(x + 1, y + 1, digits), cells(x + 1, y + 3, digits)
            closed = cells(x + 1, y + 4, digits) == bar
        else:
            continue
        if closed and all(half.strip().isdigit() for half in halves):
            return [(int(halves[0]), int(halves[1]))]
    return []


def expected(line: list[Laid]) -> Counter[tuple[int, int]]:
    return Counter((min(left, right), max(left, right)) for left, right, _ in line)


def fits(picture: list[str], columns: int, rows: int) -> bool:
    return len(picture) <= rows and all(len(line) <= columns for line in picture)


def labels(picture: list[str], left: str, right: str) -> bool:
    text = "\n".join(picture)
    return text.count(left) == 1 and text.count(right) == 1


@pytest.mark.rule("PLAY-03")
@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize(("columns", "rows"), SCREENS)
@pytest.mark.parametrize("lead", [0, 9, 14, 27])
def test_a_28_tile_line_is_drawn_uncut(
    columns: int, rows: int, lead: int, ascii_only: bool
) -> None:
    for seed in range(5):
        line = whole_line(Random(seed), 6)
        picture = board(line, columns, rows, lead=lead, ascii_only=ascii_only)
        assert fits(picture, columns, rows)
        assert tiles_in(picture) == expected(line)
        assert sum(expected(line).values()) == 28
        assert labels(picture, f"<{line[0].left}", f">{line[-1].right}")
        # It is drawn, not written in a row, and it turns a corner.
        assert len(picture) > 3
        assert ascii_only == "".join(picture).isascii()


@pytest.mark.rule("PLAY-03")
@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize(("columns", "rows"), SCREENS)
@pytest.mark.parametrize("lead", [0, 20, 27, 54])
def test_a_55_tile_line_is_drawn_uncut(
    columns: int, rows: int, lead: int, ascii_only: bool
) -> None:
    """As at matador with double-nine; any two tiles are taken to match, ten and five are across."""
    for seed in range(5):
        rng = Random(seed)
        tiles = [(a, b) for a in range(10) for b in range(a, 10)]
        rng.shuffle(tiles)
        line = [Laid(a, b, a == b or (a + b == 7 and a > 0)) for a, b in tiles]
        picture = board(line, columns, rows, lead=lead, ascii_only=ascii_only)
        assert fits(picture, columns, rows)
        assert tiles_in(picture) == expected(line)
        assert sum(expected(line).values()) == 55
        assert len(picture) > 3


@pytest.mark.parametrize(("columns", "rows"), SCREENS)
def test_the_longest_line_of_double_nine_and_55_tiles_of_double_ten(
    columns: int, rows: int
) -> None:
    for line in (random_line(Random(3), 9, 49), whole_line(Random(10), 10)[:55]):
        picture = board(line, columns, rows, lead=len(line) // 2)
        assert fits(picture, columns, rows)
        assert tiles_in(picture) == expected(line)
        assert labels(picture, f"<{line[0].left}", f">{line[-1].right}")


def test_91_tiles_are_drawn_on_a_large_screen_and_written_on_a_small_one() -> None:
    line = whole_line(Random(12), 12)
    drawn = board(line, 120, 34, lead=45)
    assert fits(drawn, 120, 34)
    assert tiles_in(drawn) == expected(line)
    written = board(line, 80, 12, lead=45)
    assert fits(written, 80, 12)
    assert "".join(written).count("[") == 91
    short = board(line, 80, 6, lead=45)
    assert [word for row in short for word in row.split()][1:-1] == [
        f"{left}-{right}" for left, right, _ in line
    ]


@given(
    st.integers(0, 10**9),
    st.integers(1, 28),
    st.integers(40, 130),
    st.integers(9, 40),
    st.booleans(),
)
@settings(max_examples=60)
def test_any_line_on_any_screen(
    seed: int, length: int, columns: int, rows: int, ascii_only: bool
) -> None:
    rng = Random(seed)
    line = whole_line(rng, 6)[:length]
    lead = rng.randrange(length)
    picture = board(line, columns, rows, lead=lead, ascii_only=ascii_only)
    assert fits(picture, columns, rows)
    assert all(row == row.rstrip() for row in picture)
    if picture[0][:1] != "<":  # not written as text for want of rows
        assert tiles_in(picture) == expected(line)
    text = "\n".join(picture)
    # Where the line is about to turn at the edge of the screen a label is cut to its arrow, and the
    # number is on the tile beside it; never is an arrow missing, or a wrong number beside it.
    assert re.findall(r"<(\d?)", text) in ([str(line[0].left)], [""])
    assert re.findall(r">(\d?)", text) in ([str(line[-1].right)], [""])


def test_tiles_get_smaller_as_the_line_grows() -> None:
    line = whole_line(Random(6), 6)
    heights = {len(board(line[:length], 80, 12)) for length in (1, 2, 3)}
    assert heights <= {3, 5}
    wide = "│ 3 │"
    assert any(wide.replace("3", str(line[0].left)) in row for row in board(line[:1], 80, 12))
    sizes = []
    for length in range(1, 29):
        text = "\n".join(board(line[:length], 80, 12))
        sizes.append(3 if "───" in text else 2 if "─┬─" in text else 1)
    assert sizes == sorted(sizes, reverse=True)
    assert {3, 1} <= set(sizes)


def test_how_a_short_line_looks() -> None:
    line = [Laid(1, 6), Laid(6, 6, True), Laid(6, 3)]
    assert board(line, 40, 5, lead=1) == [
        "                 ╭───╮",
        "        ╭───┬───╮│ 6 │╭───┬───╮",
        "      <1│ 1 │ 6 │├───┤│ 6 │ 3 │>3",
        "        ╰───┴───╯│ 6 │╰───┴───╯",
        "                 ╰───╯",
    ]
    assert board(line, 40, 3, lead=1, ascii_only=True) == [
        "                  .6.",
        "           <1[1|6]|-|[6|3]>3",
        "                  '6'",
    ]
    assert board(line, 40, 1, lead=1) == ["<1[1|6][6|6][6|3]>3"]


def test_a_matador_across_offers_both_its_numbers() -> None:
    line = [Laid(2, 5, True), Laid(5, 4), Laid(1, 6, True)]
    text = "\n".join(board(line, 60, 5, lead=1))
    assert "<2/5" in text
    assert ">1/6" in text


def test_domino_characters_on_request() -> None:
    line = [Laid(1, 6), Laid(6, 6, True), Laid(6, 3)]
    assert board(line, 40, 5, glyphs=True) == ["<1 🀾 🂓 🁞 >3"]
    # There are none for larger tiles, which are drawn.
    assert "🀾" not in "".join(board([Laid(1, 7)], 40, 5, glyphs=True))
    assert board([Laid(1, 7)], 40, 5, glyphs=True) == board([Laid(1, 7)], 40, 5)


def test_colour_only_when_asked() -> None:
    line = whole_line(Random(2), 6)[:9]
    plain = board(line, 80, 12, last=4)
    assert "\x1b" not in "".join(plain)
    assert board(line, 80, 12, last=4, style=Style(colour=False)) == plain
    coloured = board(line, 80, 12, last=4, style=Style(colour=True))
    assert "\x1b[33" in "".join(coloured)
    assert [_without_escapes(row) for row in coloured] == plain
    written = board(line, 80, 1, last=4, style=Style(colour=True))
    assert f"\x1b[33;1m[{line[4].left}|{line[4].right}]\x1b[0m" in written[0]


def _without_escapes(text: str) -> str:
    out, inside = "", False
    for char in text:
        inside = inside or char == "\x1b"
        if not inside:
            out += char
        inside = inside and char != "m"
    return out


def test_the_chain_of_a_deal_brings_its_lead() -> None:
    deal = Deal.from_line(
        "tete_a_tete 1 0-5,0-6,1-2,1-3,1-5,3-6,6-6/0-0,0-3,2-4,2-6,3-5,4-6,1-1"
        " 3-4,2-3,0-1,0-2,2-2,5-5,0-4,1-4,4-4,3-3,1-6,2-5,4-5,5-6 0,0 6-6 6-2< 6-3>"
    )
    assert board(deal.chain, 80, 12) == board(list(deal.chain), 80, 12, lead=1)


def test_an_empty_line_needs_no_room() -> None:
    assert board([], 80, 0) == []


def test_a_screen_that_is_too_small_is_refused_with_its_size() -> None:
    with pytest.raises(BoardError, match="28 tiles do not fit on 20 columns and 2 rows") as caught:
        board(whole_line(Random(1), 6), 20, 2)
    assert caught.value.params == {"tiles": 28, "columns": 20, "rows": 2}


@given(st.integers(0, 10**9), st.integers(1, 40), st.floats(0, 1))
@settings(max_examples=40)
def test_many_tiles_across(seed: int, length: int, across: float) -> None:
    line = any_line(Random(seed), length, across)
    picture = board(line, 100, 60, lead=length // 2, joins=lambda _a, _b: True)
    assert fits(picture, 100, 60)
    assert tiles_in(picture) == expected(line)
