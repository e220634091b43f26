"""``palamede check``: every error of a record with its place."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from palamede.cli.console import complain, style_of
from palamede.cli.progress import progress_bar
from palamede.cli.records import Names, Texts, error_text, shown_name
from palamede.cli.twin import print_twin
from palamede.dgn.checker import check
from palamede.dgn.deduce import deduce
from palamede.dgn.tags import VERSION

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.dgn.checked import Checked
    from palamede.dgn.errors import DgnError
    from palamede.i18n import Translator

__all__ = ["add_arguments", "error_lines", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument("files", nargs="+", metavar=tr("metavar-file"), help=tr("help-files"))
    parser.add_argument("--deduce", action="store_true", help=tr("check-help-deduce"))
    parser.add_argument("--json", action="store_true", help=tr("help-json"))


def run(args: Namespace) -> int:
    """Check all files; status 1 if one has an error, 2 if one cannot be read."""
    tr: Translator = args.tr
    texts = Texts(args.files, tr)
    errors = 0
    for name, text in texts:
        with progress_bar(shown_name(name, tr), ascii_only=args.ascii) as tell:
            checked = check(text, progress=tell)
        errors += len(checked.errors)
        if args.json:
            print_twin(checked, name if texts.several else None)
        else:
            _report(name, checked, tr)
        if checked.record.notices:
            newer = tr("check-newer", version=checked.record.version, known=VERSION)
            complain(f"{shown_name(name, tr)}: {newer}")
        if args.deduce and not args.json:
            print("\n".join(_deduced(checked, tr)))
    return texts.status or (1 if errors else 0)


def _report(name: str, checked: Checked, tr: Translator) -> None:
    print("\n".join([*error_lines(name, checked, tr), _summary(name, checked, tr)]))


def error_lines(name: str, checked: Checked, tr: Translator) -> list[str]:
    """Return a line for each error, as compilers write them: file, line, column, code, message."""
    return [_error_line(name, error, tr) for error in checked.errors]


def _error_line(name: str, error: DgnError, tr: Translator) -> str:
    style = style_of(sys.stdout)
    place = f"{shown_name(name, tr)}:{error.line}:{error.column}:"
    where = ""
    if error.ply is not None:
        where = tr("check-at-ply", partie=error.partie, deal=error.deal, ply=error.ply)
    elif error.deal is not None:
        where = tr("check-at-deal", partie=error.partie, deal=error.deal)
    elif error.partie is not None:
        where = tr("check-at-partie", partie=error.partie)
    line = f"{style(place, 'bold')} {style(error.code, 'red')}: {error_text(error, tr)}"
    return f"{line} {style(f'({where})', 'dim')}" if where else line


def _summary(name: str, checked: Checked, tr: Translator) -> str:
    style = style_of(sys.stdout)
    errors = len(checked.errors)
    sentence = tr(
        "check-summary",
        file=shown_name(name, tr),
        parties=len(checked.parties),
        deals=sum(len(partie.deals) for partie in checked.parties),
        errors=errors,
    )
    return style(sentence, "red" if errors else "green")


def _deduced(checked: Checked, tr: Translator) -> Iterator[str]:
    """Tell each unknown tile whose place is certain, those that the play shows later left out."""
    known = False
    for found in deduce(checked):
        if found.laid:
            continue
        known = True
        where = {"partie": found.partie, "deal": found.deal, "tile": str(found.tile)}
        if found.seat is not None:
            name = Names(checked.parties[found.partie - 1].table, tr).seat(found.seat)
            yield tr("check-deduced", **where, name=name)
        elif found.place is not None:
            yield tr("check-deduced-place", **where, place=found.place)
        else:
            yield tr("check-deduced-stock", **where)
    if not known:
        yield tr("check-deduced-none")
