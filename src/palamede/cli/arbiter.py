"""``palamede arbiter``: rulings and the score sheet for people who play with real tiles."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from palamede.cli.console import complain, read_text, width_of, write_text

if TYPE_CHECKING:
    from palamede.arbiter.report import Page
    from palamede.cli.parser import Parser
    from palamede.i18n import Translator

__all__ = ["add_arguments", "run", "write_page"]

_CARD_PAGES = 2


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument(
        "case", nargs="?", metavar=tr("arbiter-metavar-case"), help=tr("arbiter-help-case")
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help=tr("arbiter-help-json"))
    how.add_argument("--card", metavar="CODE", help=tr("arbiter-help-card"))
    parser.add_argument("--file", metavar="SHEET.json", help=tr("arbiter-help-file"))
    parser.add_argument("-o", "--output", metavar="FILE", help=tr("arbiter-help-output"))


def run(args: Namespace) -> int:
    """Answer cases, print a card, or keep a sheet in a dialogue."""
    tr: Translator = args.tr
    if args.json:
        from palamede.cli.refereeing.cases import answer_cases

        return answer_cases(args.case or "-", tr)
    if args.case is not None:
        complain(tr("arbiter-case-alone"))
        return 2
    if args.card is not None:
        from palamede.arbiter.card import card

        return write_page(card(args.card, tr.language), args.output, tr, pages=_CARD_PAGES)
    if args.output is not None:
        return _write_sheet(args.file, args.output, tr)
    from palamede.cli.refereeing.talk import keep_sheet

    return keep_sheet(args.file, tr)


def _write_sheet(file: str | None, output: str, tr: Translator) -> int:
    """Print or export a sheet that is kept in a file."""
    from palamede.arbiter import Sheet
    from palamede.arbiter.page import sheet_page

    if file is None:
        complain(tr("arbiter-output-of-what"))
        return 2
    state = Sheet.from_json(read_text(file)).state
    if Path(output).suffix.lower() == ".dgn":
        from palamede.arbiter.record import sheet_record
        from palamede.cli.terminal.save import write_whole
        from palamede.dgn import write

        write_whole(Path(output), write(sheet_record(state)))
        return 0
    return write_page(sheet_page(state, tr.language), output, tr)


def write_page(page: Page, output: str | None, tr: Translator, *, pages: int | None = None) -> int:
    """Write a page to a file by its ending, .pdf or .html; as text to standard output for None."""
    if output is None:
        from palamede.cli.refereeing.plain import to_text

        write_text(to_text(page, width_of(sys.stdout)))
        return 0
    kind = Path(output).suffix.lower()
    if kind == ".pdf":
        from palamede.cli.refereeing.pdf import to_pdf

        Path(output).write_bytes(to_pdf(page, pages=pages))
    elif kind in (".html", ".htm"):
        from palamede.arbiter.report import to_html

        Path(output).write_text(to_html(page), encoding="utf-8", newline="\n")
    else:
        complain(tr("arbiter-output", file=output))
        return 2
    return 0
