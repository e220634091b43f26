"""Pictures in SVG: a tile, its back, a hand, a line, a whole table (SET-06, PLAY-03).

Plain text made of shapes, no script and no file besides; the same call gives the same bytes. Each
picture has a ``<title>`` in English unless one is given.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from palamede.dominoes.geometry import Exit, Piece, Spot, fit, lead_of
from palamede.dominoes.paint import SIDE, Look, Paint, Theme, document, number, tag
from palamede.dominoes.tiles import Tile

__all__ = ["Place", "back_svg", "hand_svg", "line_svg", "set_svg", "table_svg", "tile_svg"]

_GAP = 0.05
"""What is left free between two tiles of a line, in sides of a half-tile."""

_MARGIN = 6
"""What is free on both sides of a single tile, for its shadow; twice as much above and below."""


@dataclass(frozen=True)
class Place:
    """One seat of a pictured table."""

    name: str
    hand: int | Sequence[Tile] = 0
    """The tiles to show open, or how many backs."""
    score: str = ""
    turn: bool = False
    """Whether it is this player's turn."""


def tile_svg(
    tile: Tile,
    *,
    face_down: bool = False,
    lying: bool = False,
    look: Look = "bone",
    theme: Theme = "auto",
    tinted: bool = False,
    title: str | None = None,
) -> str:
    """Return the picture of one tile, twice as long as wide, its smaller number first.

    ``face_down`` shows the back, which tells nothing of the tile, not even in its title.
    """
    if face_down:
        return back_svg(lying=lying, theme=theme, title=title)
    paint = Paint(theme, look, tinted)
    face = paint.tile((tile.low, tile.high), lying=lying)
    return _single(paint, face, lying, f"Domino {tile}" if title is None else title)


def back_svg(*, lying: bool = False, theme: Theme = "auto", title: str | None = None) -> str:
    """Return the picture of a tile face down: black, and the same for every tile (SET-06)."""
    paint = Paint(theme)
    face = paint.back(lying=lying)
    return _single(paint, face, lying, "Domino, face down" if title is None else title)


def hand_svg(
    hand: int | Iterable[Tile],
    *,
    look: Look = "bone",
    theme: Theme = "auto",
    tinted: bool = False,
    title: str | None = None,
) -> str:
    """Return the picture of upright tiles side by side, or of so many backs if given a number."""
    paint = Paint(theme, look, tinted)
    tiles = _faces(paint, hand)
    step = SIDE * 1.12
    width = max(len(tiles) * step - SIDE * 0.12, SIDE) + 2 * _MARGIN
    content = "".join(
        _at(face, _MARGIN + place * step, _MARGIN) for place, face in enumerate(tiles)
    )
    height = 2 * SIDE + 2 * _MARGIN + 4
    return document(paint, title or _hand_title(hand), width, height, content, scale=0.5)


def set_svg(
    tiles: Iterable[Tile],
    *,
    look: Look = "bone",
    theme: Theme = "auto",
    tinted: bool = False,
    title: str | None = None,
) -> str:
    """Return the picture of a set spread out, one row for each smaller number."""
    paint = Paint(theme, look, tinted)
    tiles = tuple(tiles)
    rows = sorted({tile.low for tile in tiles})
    widest, parts = 0.0, []
    for row, low in enumerate(rows):
        for tile in (tile for tile in tiles if tile.low == low):
            x = _MARGIN + (tile.high - rows[0]) * SIDE * 1.2
            y = _MARGIN + row * SIDE * 2.2
            parts.append(_at(paint.tile((tile.low, tile.high)), x, y))
            widest = max(widest, x + SIDE)
    height = 2 * _MARGIN + len(rows) * SIDE * 2.2 - SIDE * 0.2 + 4
    said = title or f"{len(tiles)} dominoes"
    return document(paint, said, widest + _MARGIN, height, "".join(parts), scale=0.3)


def line_svg(
    line: Iterable[Piece],
    lead: int | None = None,
    *,
    ratio: float = 16 / 9,
    felt: bool = True,
    look: Look = "bone",
    theme: Theme = "auto",
    tinted: bool = False,
    joins: Callable[[int, int], bool] = operator.eq,
    title: str | None = None,
) -> str:
    """Return the picture of a line of play of any length, turning corners, on felt.

    ``line`` holds the tiles from left to right, ``lead`` is the index of the tile laid first (None:
    the line tells it, as ``deal.chain`` does), ``ratio`` how many times the picture is wider than
    high.

    Raises:
        LayoutError: no box of this ratio holds the line.
    """
    paint = Paint(theme, look, tinted)
    lead = lead_of(line) if lead is None else lead
    tiles = list(line)
    height = 720.0
    width = height * ratio
    border = 46 if felt else 8
    parts = [paint.felt(width, height)] if felt else []
    if tiles:
        box = (border, border, width - 2 * border, height - 2 * border)
        parts.append(_line(paint, tiles, lead, joins, box, 66, ends=False))
    said = _line_title(tiles) if title is None else title
    return document(paint, said, width, height, "".join(parts))


def table_svg(
    places: Sequence[Place],
    line: Iterable[Piece] = (),
    lead: int | None = None,
    *,
    stock: int = 0,
    caption: str = "",
    width: float = 1200,
    height: float = 750,
    look: Look = "bone",
    theme: Theme = "auto",
    tinted: bool = False,
    joins: Callable[[int, int], bool] = operator.eq,
    title: str | None = None,
) -> str:
    """Return the picture of a table: felt, line, hands, names, scores, stock.

    ``places[0]`` sits below, the others follow to the right as play does. ``line`` and ``lead`` as
    for ``line_svg``. ``caption`` is a short remark at the lower left.

    Raises:
        LayoutError: the line does not fit in the middle of the table at any size.
    """
    paint = Paint(theme, look, tinted)
    lead = lead_of(line) if lead is None else lead
    tiles = list(line)
    unit = min(width, height) / 750
    parts = [paint.felt(width, height)]
    seats = _seats(len(places))
    for seat, place in zip(seats, places, strict=True):
        parts.append(_seat(paint, place, seat, width, height, unit))
    side = 150 * unit if {"left", "right"} & set(seats) else 60 * unit
    box = (side, 128 * unit, width - 2 * side, height - (128 + 176) * unit)
    if tiles:
        parts.append(_line(paint, tiles, lead, joins, box, 50 * unit, ends=True))
    if stock:
        parts.append(_stock(paint, stock, width - 74 * unit, height - 76 * unit, unit))
    if caption:
        parts.append(
            paint.words(
                caption, 52 * unit, height - 52 * unit, 19 * unit, tone="faint", anchor="start"
            )
        )
    said = _table_title(places, tiles) if title is None else title
    return document(paint, said, width, height, "".join(parts))


def _single(paint: Paint, face: str, lying: bool, title: str) -> str:
    wide, high = SIDE + 2 * _MARGIN, 2 * SIDE + 4 * _MARGIN
    x, y = _MARGIN, 2 * _MARGIN
    if lying:
        wide, high, x, y = high, wide, y, x
    # The block and its shadow show below the face, so the face goes up a little.
    return document(paint, title, wide, high, _at(face, x, y - 2), scale=0.5)


def _at(face: str, x: float, y: float, side: float = SIDE) -> str:
    """Return a face with its upper left corner at x, y, a half-tile being ``side`` wide."""
    place = f"translate({number(x)} {number(y)})"
    if side != SIDE:
        place += f" scale({side / SIDE:.4f})"
    return tag("g", face, transform=place)


def _faces(paint: Paint, hand: int | Iterable[Tile], *, lying: bool = False) -> list[str]:
    if isinstance(hand, int):
        return [paint.back(lying=lying)] * hand
    return [paint.tile((tile.low, tile.high), lying=lying) for tile in hand]


def _line(
    paint: Paint,
    line: Sequence[Piece],
    lead: int,
    joins: Callable[[int, int], bool],
    box: tuple[float, float, float, float],
    largest: float,
    *,
    ends: bool,
) -> str:
    """Return the tiles of a line in the middle of a box, half-tiles at most ``largest`` wide."""
    left, top, room, depth = box
    layout = fit(line, lead, room / depth, narrowest=room / largest - 1, joins=joins)
    x, y, width, height = layout.bounds
    # Around the tiles themselves stays the width of a half-tile for the marks of the ends.
    scale = min(room / (width + 1), depth / (height + 1), largest)
    dx = left + (room - width * scale) / 2 - x * scale
    dy = top + (depth - height * scale) / 2 - y * scale
    parts = [_laid(paint, spot, dx, dy, scale) for spot in layout.spots]
    if ends:
        parts += [_end(paint, end, dx, dy, scale) for end in layout.ends]
    return "".join(parts)


def _laid(paint: Paint, spot: Spot, dx: float, dy: float, scale: float) -> str:
    side = scale * (1 - _GAP)
    x = dx + spot.x * scale + scale * _GAP / 2
    y = dy + spot.y * scale + scale * _GAP / 2
    # The gap is taken from both sides of the square halves; the rest of a longer side is centred.
    if spot.upright:
        y += scale * _GAP / 2
    else:
        x += scale * _GAP / 2
    return _at(paint.tile(spot.halves, lying=not spot.upright), x, y, side)


def _end(paint: Paint, end: Exit, dx: float, dy: float, scale: float) -> str:
    """Return a mark where the next tile may be laid."""
    x = dx + (end.x + 0.34 * end.dx) * scale
    y = dy + (end.y + 0.34 * end.dy) * scale
    reach, wing = 0.1 * scale, 0.13 * scale
    across = (-end.dy, end.dx)
    points = (
        (x + reach * end.dx, y + reach * end.dy),
        (x - reach * end.dx + wing * across[0], y - reach * end.dy + wing * across[1]),
        (x - reach * end.dx - wing * across[0], y - reach * end.dy - wing * across[1]),
    )
    text = " ".join(f"{number(a)},{number(b)}" for a, b in points)
    return tag("polygon", points=text, opacity=0.85, **paint.fill("felt-seam"))


def _seats(players: int) -> tuple[str, ...]:
    return {
        0: (),
        1: ("below",),
        2: ("below", "above"),
        3: ("below", "right", "left"),
        4: ("below", "right", "above", "left"),
    }[players]


def _seat(paint: Paint, place: Place, seat: str, width: float, height: float, unit: float) -> str:
    upright = seat in ("below", "above")
    side = (50 if seat == "below" else 32) * unit
    count = place.hand if isinstance(place.hand, int) else len(place.hand)
    room = (width if upright else height) - (440 if upright else 330) * unit
    step = min(side * 1.14, (room - side) / max(count - 1, 1))
    length = (count - 1) * step + side if count else 0
    parts = []
    for index, face in enumerate(_faces(paint, place.hand, lying=not upright)):
        if upright:
            x = (width - length) / 2 + index * step
            y = height - 2 * side - 48 * unit if seat == "below" else 46 * unit
            parts.append(_at(face, x, y, side))
        else:
            x = width - 2 * side - 42 * unit if seat == "right" else 42 * unit
            y = (height - length) / 2 + index * step
            parts.append(_at(face, x, y, side))
    parts.append(_label(paint, place, seat, length, width, height, unit))
    return "".join(parts)


def _label(
    paint: Paint,
    place: Place,
    seat: str,
    length: float,
    width: float,
    height: float,
    unit: float,
) -> str:
    """Return name and score: left of a hand that stands, above one that lies."""
    large = 24 * unit if seat == "below" else 20 * unit
    if seat in ("below", "above"):
        x = (width - length) / 2 - 26 * unit
        y = height - 98 * unit if seat == "below" else 74 * unit
        anchor = "end"
    else:
        x = 44 * unit if seat == "left" else width - 44 * unit
        y = (height - length) / 2 - (44 if place.score else 22) * unit
        anchor = "start" if seat == "left" else "end"
    tone = "turn" if place.turn else "word"
    most = 20 if anchor == "end" and seat != "right" else 14
    name = place.name if len(place.name) <= most else place.name[: most - 1].rstrip() + "…"
    parts = [paint.words(name, x, y, large, tone=tone, anchor=anchor)]
    if place.score:
        parts.append(
            paint.words(place.score, x, y + large * 1.05, large * 0.8, tone="faint", anchor=anchor)
        )
    if place.turn:
        # About half a letter's width a character is near enough for a dot beside the name.
        span = len(name) * large * 0.5
        dot = x - span - 14 * unit if anchor == "end" else x + span + 16 * unit
        brass = paint.gradient("brass")
        parts.append(tag("circle", cx=dot, cy=y - large * 0.3, r=5 * unit, **brass))
    return "".join(parts)


def _stock(paint: Paint, stock: int, x: float, y: float, unit: float) -> str:
    side = 26 * unit
    back = paint.back(lying=True)
    left, top = x - 2 * side, y - side
    pile = (
        _at(back, left - lift * 3 * unit, top - lift * 4 * unit, side)
        for lift in range(min(stock, 3))
    )
    count = paint.words(str(stock), x - side, y + 26 * unit, 19 * unit, tone="faint")
    return "".join(pile) + count


def _hand_title(hand: int | Iterable[Tile]) -> str:
    if isinstance(hand, int):
        return f"{hand} dominoes, face down"
    return "Hand: " + (" ".join(map(str, hand)) or "empty")


def _line_title(tiles: Sequence[Piece]) -> str:
    if not tiles:
        return "Line of play: empty"
    words = " ".join(f"{tile.left}-{tile.right}" for tile in tiles)
    return f"Line of play: {words}"


def _table_title(places: Sequence[Place], tiles: Sequence[Piece]) -> str:
    names = ", ".join(place.name for place in places)
    return f"Domino table: {names}. {_line_title(tiles)}"
