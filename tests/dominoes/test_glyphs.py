"""The domino characters of Unicode."""

from __future__ import annotations

import unicodedata

import pytest

from palamede.dominoes.errors import InvalidTileError
from palamede.dominoes.glyphs import back_glyph, glyph, parse_glyph
from palamede.dominoes.tiles import Tile, TileSet


@pytest.mark.parametrize("vertical", [False, True])
@pytest.mark.parametrize("flipped", [False, True])
def test_each_character_has_the_name_of_its_tile(vertical: bool, flipped: bool) -> None:
    way = "VERTICAL" if vertical else "HORIZONTAL"
    for tile in TileSet(6):
        first, second = (tile.high, tile.low) if flipped else (tile.low, tile.high)
        name = f"DOMINO TILE {way}-{first:02}-{second:02}"
        assert unicodedata.name(glyph(tile, vertical, flipped)) == name


def test_characters_are_read_back() -> None:
    seen = set()
    for code in [*range(0x1F031, 0x1F062), *range(0x1F063, 0x1F094)]:
        tile, vertical, flipped = parse_glyph(chr(code))
        assert glyph(tile, vertical=vertical, flipped=flipped) == chr(code)
        seen.add((tile, vertical, flipped))
    assert len(seen) == 98


def test_the_backs() -> None:
    assert unicodedata.name(back_glyph()) == "DOMINO TILE HORIZONTAL BACK"
    assert unicodedata.name(back_glyph(vertical=True)) == "DOMINO TILE VERTICAL BACK"


def test_larger_tiles_have_no_character() -> None:
    with pytest.raises(InvalidTileError, match="no Unicode character for 3-7"):
        glyph(Tile(3, 7))


@pytest.mark.parametrize("text", ["", "x", "🀰", "🁢", "🂔", "🀱🀱"])
def test_other_characters_are_refused(text: str) -> None:
    with pytest.raises(InvalidTileError, match=r"U\+1F031 to U\+1F093"):
        parse_glyph(text)
