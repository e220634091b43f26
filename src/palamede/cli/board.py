"""The line of play in characters: whole, turning corners, in the columns and rows there are.

Three sizes of tiles are tried, the largest first; what fits none of them is written as text. Tests
hold that 55 tiles are drawn whole in 80 columns and 12 rows. Nothing is printed here.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from palamede.cli.canvas import Canvas, Styler
from palamede.cli.tileart import Size, sizes
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.geometry import Exit, Layout, LayoutError, Piece, lay_out, lead_of
from palamede.dominoes.glyphs import glyph
from palamede.dominoes.tiles import Tile

__all__ = ["BoardError", "board"]


class BoardError(PalamedeError):
    """There is too little room on the screen to show the line at all."""


def board(
    line: Iterable[Piece],
    columns: int,
    rows: int,
    *,
    lead: int | None = None,
    last: int | None = None,
    ascii_only: bool = False,
    glyphs: bool = False,
    style: Styler | None = None,
    joins: Callable[[int, int], bool] = operator.eq,
) -> list[str]:
    """Return the picture of a line, at most ``rows`` lines of at most ``columns`` characters.

    ``<6`` stands where the left end is open with a six, ``>3`` at the right end. ``lead`` is the
    index of the tile laid first (None: the line tells it, as ``deal.chain`` does), ``last`` that of
    the tile to point out. ``glyphs`` writes the domino characters of Unicode instead of drawing,
    for terminals that show them well; ``ascii_only`` draws with ASCII alone.
    ``style(text, *names)`` puts the styles ``dim``, ``bold``, ``cyan`` and ``yellow`` on text;
    without it there is none.

    Raises:
        BoardError: not even the text of the line fits.
    """
    lead = lead_of(line) if lead is None else lead
    pieces = tuple(line)
    if not pieces:
        return []
    if glyphs and all(max(piece.left, piece.right) <= 6 for piece in pieces):
        characters = [_character(piece) for piece in pieces]
        return _text(pieces, (characters, " "), columns, rows, last, style)
    digits = 2 if max(max(piece.left, piece.right) for piece in pieces) > 9 else 1
    # Beside the lanes a label must find room, whichever way the line goes.
    margin = digits + 2
    for size in sizes(digits, margin, ascii_only=ascii_only):
        try:
            layout = lay_out(pieces, lead, columns, rows, metrics=size.metrics, joins=joins)
        except LayoutError:
            continue
        return _drawn(pieces, layout, size, last, style)
    boxes = [f"[{piece.left}|{piece.right}]" for piece in pieces]
    with suppress(BoardError):
        return _text(pieces, (boxes, ""), columns, rows, last, style)
    words = [f"{piece.left}-{piece.right}" for piece in pieces]
    return _text(pieces, (words, " "), columns, rows, last, style)


def _drawn(
    pieces: Sequence[Piece],
    layout: Layout,
    size: Size,
    last: int | None,
    style: Styler | None,
) -> list[str]:
    canvas = Canvas(int(layout.width), int(layout.height))
    for spot in layout.spots:
        size.draw(canvas, spot, spot.index == last)
    labels = _labels(pieces)
    for label, end, index in zip(labels, layout.ends, (0, len(pieces) - 1), strict=True):
        x, y = _label_place(label, end, layout, index)
        # A label that finds no room is cut to its arrow; the number is on the tile beside it.
        if not (canvas.write_free(x, y, label, ("cyan", "bold"))):
            x, y = _label_place(label[0], end, layout, index)
            canvas.write_free(x, y, label[0], ("cyan", "bold"))
    return canvas.lines(style)


def _labels(pieces: Sequence[Piece]) -> tuple[str, str]:
    """Return the words for both ends; a bare matador across offers both its numbers."""
    ends = []
    first, last = pieces[0], pieces[-1]
    for mark, piece, number in (("<", first, first.left), (">", last, last.right)):
        both = piece.across and piece.left != piece.right
        ends.append(f"{mark}{piece.left}/{piece.right}" if both else f"{mark}{number}")
    return ends[0], ends[1]


def _label_place(label: str, end: Exit, layout: Layout, index: int) -> tuple[int, int]:
    if end.dx:
        x = int(end.x) if end.dx > 0 else int(end.x) - len(label)
        return x, int(end.y)
    # The line is about to turn: the label stands outside of it, beside the half that is open.
    spot = layout.spots[index]
    left, _, width, _ = layout.bounds
    y = int(end.y) - 1 if end.dy > 0 else int(end.y)
    outside_right = spot.x + spot.width / 2 > left + width / 2
    x = int(spot.x + spot.width) if outside_right else int(spot.x) - len(label)
    return x, y


def _character(piece: Piece) -> str:
    tile = Tile(piece.left, piece.right)
    return glyph(tile, vertical=piece.across, flipped=piece.left > piece.right)


def _text(
    pieces: Sequence[Piece],
    words: tuple[Sequence[str], str],
    columns: int,
    rows: int,
    last: int | None,
    style: Styler | None,
) -> list[str]:
    """Return the tiles as words, with the ends before and behind, broken into lines."""
    tiles, gap = words
    left, right = _labels(pieces)
    names: dict[int, tuple[str, ...]] = {0: ("cyan", "bold"), len(tiles) + 1: ("cyan", "bold")}
    if last is not None:
        names[last + 1] = ("yellow", "bold")
    lines: list[str] = []
    used = columns
    for index, word in enumerate([left, *tiles, right]):
        shown = style(word, *names.get(index, ())) if style else word
        if used + len(gap) + len(word) > columns:
            lines.append(shown)
            used = len(word)
        else:
            lines[-1] += gap + shown
            used += len(gap) + len(word)
    if len(lines) > rows:
        raise BoardError(
            f"{len(tiles)} tiles do not fit on {columns} columns and {rows} rows",
            code="board-room",
            tiles=len(tiles),
            columns=columns,
            rows=rows,
        )
    return lines
