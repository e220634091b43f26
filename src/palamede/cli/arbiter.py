"""``palamede arbiter``: rulings and the score sheet for people who play with real tiles."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from palamede.cli.console import complain, read_text

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.i18n import Translator

__all__ = ["add_arguments", "run"]

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
        from palamede.cli.refereeing.output import write_page

        return write_page(card(args.card, tr.language), args.output, tr, pages=_CARD_PAGES)
    if args.output is not None:
        return _write_sheet(args.file, args.output, tr)
    from palamede.cli.refereeing.talk import keep_sheet

    return keep_sheet(args.file, tr)


def _write_sheet(file: str | None, output: str, tr: Translator) -> int:
    """Print or export a sheet that is kept in a file."""
    from palamede.arbiter import Sheet
    from palamede.arbiter.page import sheet_page
    from palamede.cli.refereeing.output import write_page, write_sheet_record

    if file is None:
        complain(tr("arbiter-output-of-what"))
        return 2
    state = Sheet.from_json(read_text(file)).state
    if Path(output).suffix.lower() == ".dgn":
        return write_sheet_record(state, output)
    return write_page(sheet_page(state, tr.language), output, tr)
