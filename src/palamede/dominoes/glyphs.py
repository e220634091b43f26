"""The domino characters of Unicode, U+1F030 to U+1F09F, for tiles up to 6-6.

There is a character for each tile lying and standing, each way round: lying, the first number is on
the left, standing, it is above. Terminals differ in how wide they are: count no columns by them.

>>> glyph(Tile(3, 5)), glyph(Tile(3, 5), flipped=True), glyph(Tile(6, 6), vertical=True)
('🁋', '🁗', '🂓')
>>> parse_glyph("🁋")
(Tile(3, 5), False, False)
"""

from __future__ import annotations

from palamede.dominoes.errors import InvalidTileError
from palamede.dominoes.tiles import Tile

__all__ = ["back_glyph", "glyph", "parse_glyph"]

_LYING = 0x1F030
_STANDING = 0x1F062
_NUMBERS = 7
_FACES = _NUMBERS * _NUMBERS


def glyph(tile: Tile, vertical: bool = False, flipped: bool = False) -> str:
    """Return the character of a tile, its smaller number first, or its larger one if ``flipped``.

    Raises:
        InvalidTileError: Unicode has no character for the tile, which bears more than six.
    """
    if tile.high >= _NUMBERS:
        raise InvalidTileError(
            f"there is no Unicode character for {tile}: they go up to 6-6",
            code="tile-glyph",
            tile=str(tile),
        )
    first, second = (tile.high, tile.low) if flipped else (tile.low, tile.high)
    return chr((_STANDING if vertical else _LYING) + 1 + _NUMBERS * first + second)


def back_glyph(vertical: bool = False) -> str:
    """Return the character of a tile face down."""
    return chr(_STANDING if vertical else _LYING)


def parse_glyph(character: str) -> tuple[Tile, bool, bool]:
    """Return the tile of a domino character, whether it stands, and whether it is turned round.

    Raises:
        InvalidTileError: it is no character of a tile, or that of a back.
    """
    code = ord(character) if len(character) == 1 else 0
    for base, vertical in ((_LYING, False), (_STANDING, True)):
        if base < code <= base + _FACES:
            first, second = divmod(code - base - 1, _NUMBERS)
            return Tile(first, second), vertical, first > second
    raise InvalidTileError(
        f"{character!r} is no domino character: those of tiles go from U+1F031 to U+1F093",
        code="tile-glyph-text",
        text=character,
    )
