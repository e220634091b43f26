"""What a person typed at an old table. Nothing is refused here because it is wrong to play."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from palamede.cli.terminal.reading import read_command
from palamede.cli.terminal.words import plain, read_side, tile_parts, words_for
from palamede.dominoes.errors import InvalidTileError
from palamede.dominoes.tiles import Tile, TileSet
from palamede.i18n import Translator

__all__ = ["ACTS", "Said", "read_old", "read_tile"]

ACTS = (
    *("old-take", "old-serve", "old-ready", "old-turn", "old-show", "old-domino"),
    *("old-announce", "old-word", "old-own", "old-bredouille", "old-claim", "old-who"),
    *("old-table", "old-claims"),
)
"""What may be typed beside a tile, each with its words in the message ``words-NAME``."""

_PLACE = re.compile(r"#?(\d{1,3})", re.ASCII)


@dataclass(frozen=True)
class Said:
    """The meaning of a line.

    ``kind``: ``enter``, ``lay``, ``pass``, ``draw``, one of ``ACTS`` (its name without
    ``old-``), a command that may be typed
    at any question, or ``wrong``, which ``note`` explains. ``first``: the half that was written
    first. ``side``: the end, None where none is named. ``named``: the tile said before another is
    laid. ``points``: of an announcement. ``count`` and ``places`` (from 0): of tiles to take.
    """

    kind: str
    note: str = ""
    tile: Tile | None = None
    first: int = 0
    side: int | None = None
    named: Tile | None = None
    points: int | None = None
    count: int = 0
    places: tuple[int, ...] = ()


def read_old(text: str, tiles: TileSet, tr: Translator) -> Said:
    """Return what a line typed at an old table means; ``tiles`` is the set that is played."""
    command = read_command(text, tr)
    if command is not None:
        return Said(command)
    word = plain(text)
    if not word:
        return Said("enter")
    for kind in ("pass", "draw"):
        if word in words_for(kind, tr):
            return Said(kind)
    parts = tile_parts(word)
    if parts is not None:
        return _lay(text, parts, tiles, tr)
    head, *rest = word.split()
    if head in words_for("old-say", tr):
        head, *rest = rest or ["word"]
    kind = next((name for name in ACTS if head in words_for(name, tr)), "").removeprefix("old-")
    return _act(kind, rest, tiles) or _wrong(text, tr)


def read_tile(text: str, tiles: TileSet) -> Tile | None:
    """Return a tile written ``6-5`` or ``65``, None for anything else."""
    parts = tile_parts(plain(text))
    if parts is None or parts[2]:
        return None
    try:
        return tiles.parse(f"{parts[0]}-{parts[1]}")
    except InvalidTileError:
        return None


def _wrong(text: str, tr: Translator) -> Said:
    return Said("wrong", tr("old-wrong-text", text=text.strip()))


def _act(kind: str, rest: Sequence[str], tiles: TileSet) -> Said | None:
    """Read what follows one of ``ACTS``; None where it makes no sense."""
    if kind == "domino" and not rest:
        return Said(kind)
    if kind in ("show", "domino"):
        tile = read_tile(" ".join(rest), tiles)
        return None if tile is None else Said(kind, tile=tile)
    if kind == "announce":
        number = rest[0] if rest else ""
        return Said(kind, points=int(number)) if _number(number) else None
    if kind in ("take", "turn"):
        return _take(kind, rest)
    return Said(kind) if kind else None


def _take(kind: str, rest: Sequence[str]) -> Said | None:
    """Read ``6`` as a number of tiles, ``#3 #9`` as places; ``turn up one`` turns any one."""
    found = [match for each in rest if (match := _PLACE.fullmatch(each))]
    if kind == "turn":
        places = tuple(int(match[1]) - 1 for match in found if match[0].startswith("#"))[:1]
        return Said(kind, places=places)
    if len(found) != len(rest) or not found:
        return None
    if len(found) == 1 and not found[0][0].startswith("#"):
        return Said(kind, count=int(found[0][1]))
    return Said(kind, places=tuple(int(match[1]) - 1 for match in found))


def _lay(text: str, parts: tuple[int, int, str], tiles: TileSet, tr: Translator) -> Said:
    """Read ``6-5> as 6-4 announce 10``: the end, the tile named and the points may be left out."""
    first, second, tail = parts
    try:
        tile = tiles.parse(f"{first}-{second}")
        side, rest = _end(tail, tr)
        named: Tile | None = None
        points: int | None = None
        while rest:
            head, *rest = rest
            told = rest[0] if rest else ""
            if head in words_for("old-as", tr) and (named := read_tile(told, tiles)) is not None:
                rest = rest[1:]
            elif head in words_for("old-announce", tr) and _number(told):
                points, rest = int(told), rest[1:]
            else:
                return _wrong(text, tr)
    except InvalidTileError as error:
        return Said("wrong", tr.error(error))
    return Said("lay", tile=tile, first=first, side=side, named=named, points=points)


def _end(tail: str, tr: Translator) -> tuple[int | None, list[str]]:
    """Take the end off what follows a tile."""
    if tail[:1] in ("<", ">"):
        return read_side(tail[0], tr), tail[1:].split()
    words = tail.split()
    side = read_side(words[0], tr) if words else None
    return side, words if side is None else words[1:]


def _number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 2
