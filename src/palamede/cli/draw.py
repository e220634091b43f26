"""``palamede draw``: a position as a picture, in characters or as SVG."""

from __future__ import annotations

import operator
import shutil
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from palamede.cli.board import board
from palamede.cli.console import complain, paragraph, read_text, style_of, write_text
from palamede.cli.parser import whole_number
from palamede.cli.picture import Picture, from_line, from_record
from palamede.cli.records import shown_name
from palamede.dominoes.svg import Place, line_svg, table_svg
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.i18n import Translator

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument("what", metavar=tr("draw-metavar-what"), help=tr("draw-help-what"))
    number = whole_number(tr)
    parser.add_argument(
        "--partie", type=number, metavar="N", default=1, help=tr("draw-help-partie")
    )
    parser.add_argument("--deal", type=number, metavar="N", help=tr("draw-help-deal"))
    parser.add_argument("--ply", type=number, metavar="N", help=tr("draw-help-ply"))
    parser.add_argument("--svg", action="store_true", help=tr("draw-help-svg"))
    parser.add_argument("--table", action="store_true", help=tr("draw-help-table"))
    parser.add_argument(
        "--theme", choices=("auto", "light", "dark"), default="auto", help=tr("draw-help-theme")
    )
    parser.add_argument("-o", "--output", metavar=tr("metavar-file"), help=tr("draw-help-output"))


def run(args: Namespace) -> int:
    """Draw one position."""
    tr: Translator = args.tr
    picture = _picture(args, tr)
    text = _svg(picture, args) if args.svg else _characters(picture, args, tr)
    if args.output is None:
        write_text(text)
    else:
        Path(args.output).write_text(text, encoding="utf-8", newline="\n")
    for sentence in picture.wrong:
        complain(sentence)
    return 1 if picture.wrong else 0


def _picture(args: Namespace, tr: Translator) -> Picture:
    what: str = args.what
    # A position has spaces and no file is called so; a record begins with a tag.
    text = what if " " in what.strip() and not Path(what).exists() else read_text(what)
    if not text.lstrip("\ufeff \t\r\n").startswith(("[", "{", "!")) and text.strip():
        return from_line(text.strip(), tr)
    file = shown_name(what, tr)
    return from_record(text, file, tr, partie=args.partie, deal=args.deal, ply=args.ply)


def _joins(picture: Picture) -> Callable[[int, int], bool]:
    return _make_seven if picture.seven else operator.eq


def _make_seven(one: int, other: int) -> bool:
    return one + other == 7


# --------------------------------------------------------------------------------- as SVG
def _svg(picture: Picture, args: Namespace) -> str:
    joins = _joins(picture)
    if not args.table or not picture.hands:
        return line_svg(picture.chain, theme=args.theme, joins=joins, title=picture.title)
    places = [
        Place(name, _open(hand), score, turn=seat == picture.turn)
        for seat, (name, hand, score) in enumerate(
            zip(picture.names, picture.hands, picture.scores, strict=True), start=1
        )
    ]
    return table_svg(
        places,
        picture.chain,
        stock=picture.stock,
        theme=args.theme,
        joins=joins,
        title=picture.title,
    )


def _open(hand: Sequence[Tile | None]) -> Sequence[Tile] | int:
    """Return the tiles of a hand, or how many backs to show if one of them is unknown."""
    known = [tile for tile in hand if tile is not None]
    return known if len(known) == len(hand) else len(hand)


# --------------------------------------------------------------------------------- in characters
def _characters(picture: Picture, args: Namespace, tr: Translator) -> str:
    to_terminal = args.output is None and sys.stdout.isatty()
    columns, rows = shutil.get_terminal_size() if to_terminal else (80, 50)
    style = style_of(sys.stdout) if to_terminal else None
    lines = [picture.title, ""]
    if len(picture.chain):
        lines += board(
            picture.chain,
            columns,
            max(rows - len(picture.hands) - 4, 12),
            ascii_only=args.ascii,
            style=style,
            joins=_joins(picture),
        )
    else:
        lines.append(tr("draw-empty"))
    if picture.hands:
        lines.append("")
    for seat, (name, hand) in enumerate(zip(picture.names, picture.hands, strict=False), start=1):
        mark = ">" if seat == picture.turn else " "
        unknown = sum(tile is None for tile in hand)
        words = [str(tile) for tile in hand if tile is not None]
        shown = " ".join([*words, f"?{unknown}"] if unknown else words)
        lines.append(paragraph(f"{name}: {shown}", columns, "    ", f"{mark} "))
    return "\n".join(lines) + "\n"
