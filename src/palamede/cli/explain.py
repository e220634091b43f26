"""``palamede explain``: every lead, count, win, mark and account of a record by its rule."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from palamede.cli.console import complain, keep_together, paragraph, style_of, width_of
from palamede.cli.facts import deal_facts, opening_of, partie_facts
from palamede.cli.parser import whole_number
from palamede.cli.records import Names, Texts, game_title, shown_name
from palamede.cli.rules import cite
from palamede.dgn.checker import check
from palamede.dominoes.annotate import Opening, Reason, explain_deal, why_partie
from palamede.dominoes.reference import ROWS

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.dgn.checked import Checked, CheckedPartie
    from palamede.i18n import Translator

__all__ = ["add_arguments", "run", "sentence"]

_AGREED = ("lead-winner", "lead-same", "marks-all")
"""Reasons that no book gives, but a switch that the table has set."""


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument("file", metavar=tr("metavar-file"), help=tr("help-file"))
    parser.add_argument(
        "--deal", type=whole_number(tr), metavar="N", default=None, help=tr("explain-help-deal")
    )


def run(args: Namespace) -> int:
    """Explain a record; status 1 if it has errors, 2 if there is no such deal."""
    tr: Translator = args.tr
    texts = Texts([args.file], tr)
    for name, text in texts:
        checked = check(text, keep=True)
        cited: dict[str, None] = {}
        found = False
        for partie in checked.parties:
            opening = opening_of(partie, checked.parties[: partie.number - 1])
            for line in _partie(partie, opening, args.deal, tr, cited):
                found = True
                print(line)
        if args.deal is not None and not found:
            complain(tr("explain-no-deal", file=shown_name(name, tr), number=args.deal))
            return 2
        for line in _rules(cited, tr):
            print(line)
        return _errors(name, checked, tr)
    return texts.status


def _errors(name: str, checked: Checked, tr: Translator) -> int:
    if checked.ok:
        return 0
    complain(tr("explain-errors", file=shown_name(name, tr), errors=len(checked.errors)))
    return 1


def _partie(
    partie: CheckedPartie,
    opening: Opening,
    only: int | None,
    tr: Translator,
    cited: dict[str, None],
) -> Iterator[str]:
    if partie.table.conventions is None or (only or 1) > len(partie.deals) or only == 0:
        return
    style = style_of(sys.stdout)
    names = Names(partie.table, tr)
    game = game_title(partie.table, tr)
    title = tr("explain-partie", number=partie.number, game=game)
    yield style(f"{title} ({', '.join(names.seats())})", "bold")
    before = None
    for deal in partie.deals:
        facts = deal_facts(deal, opening)
        if only in (None, deal.number):
            yield ""
            yield style(tr("explain-deal", number=deal.number), "bold")
            if not deal.sound:
                yield paragraph(tr("explain-broken"), width_of(sys.stdout), "  ")
            yield from _reasons(explain_deal(facts, before), names, tr, cited)
        before = facts
    if only is None:
        yield ""
        yield style(tr("explain-after"), "bold")
        yield from _reasons(why_partie(partie_facts(partie)), names, tr, cited)
    yield ""


def _reasons(
    reasons: Iterable[Reason], names: Names, tr: Translator, cited: dict[str, None]
) -> Iterator[str]:
    width = width_of(sys.stdout)
    style = style_of(sys.stdout)
    for reason in reasons:
        yield paragraph(sentence(reason, names, tr), width, "  ")
        for row in reason.rows:
            cited[row] = None
            source = paragraph(f"{row}: {cite(ROWS[row], tr)}", width, " " * 6, " " * 4)
            yield style(source, "dim")
        if reason.kind in _AGREED:
            yield style(f"    {tr('explain-agreed')}", "dim")


def _rules(cited: Mapping[str, None], tr: Translator) -> Iterator[str]:
    if not cited:
        return
    width = width_of(sys.stdout)
    yield style_of(sys.stdout)(tr("explain-rules"), "bold")
    for row in ROWS:
        if row in cited:
            yield paragraph(ROWS[row][tr.language], width, " " * 12, f"  {row:10}")


# ------------------------------------------------------------------------------- sentences
_SEATS = ("seat", "leader", "before")


def sentence(reason: Reason, names: Names, tr: Translator) -> str:
    """Return a reason in words: seats and sides by name, sums written out."""
    said = {name: _said(name, value, names, tr) for name, value in reason.params.items()}
    if reason.kind == "count":
        said["open"] = _addends(
            f"{value} ({end})" if "-" in end else end
            for end, value in zip(reason.params["ends"], reason.params["values"], strict=True)
        )
        said["times"] = reason.params["sum"] // reason.params["step"]
    if "counts" in reason.params:
        said["terms"] = len(reason.params["counts"])
    if "pips" in reason.params:
        said["pips"], said["terms"] = _hands(reason.params, names, tr)
    return tr(f"why-{reason.kind}", **said)


def _hands(params: Mapping[str, Any], names: Names, tr: Translator) -> tuple[str, int]:
    """Return hands that are added up, and how many there are."""
    pips: Sequence[int | None] = params["pips"]
    seats: Sequence[int] = params["seats"]
    if len(pips) == 1:
        pips = (params["sum"],)
    elif all(number is None for number in pips):
        # Nothing is known of any hand, but what they hold together.
        return tr("explain-together"), len(pips)
    shown = (
        keep_together(f"{_number(number, tr)} ({names.seat(seat)})")
        for seat, number in zip(seats, pips, strict=True)
    )
    return _addends(shown), len(pips)


def _said(name: str, value: Any, names: Names, tr: Translator) -> Any:
    if name in _SEATS:
        return names.seat(value)
    if name == "side":
        return names.side(value)
    if name == "sides":
        return names.listing(names.side(side) for side in value)
    if name in ("totals", "scores"):
        return ", ".join(
            keep_together(f"{names.side(side)} {_number(number, tr)}")
            for side, number in enumerate(value, 1)
        )
    if name == "accounts":
        return ", ".join(
            keep_together(f"{names.seat(seat)} {units:+d}") for seat, units in enumerate(value, 1)
        )
    if name == "counts":
        return _addends(map(str, value))
    return tr("explain-unknown") if value is None else value


def _addends(texts: Iterable[str]) -> str:
    return " + ".join(texts)


def _number(number: int | None, tr: Translator) -> str:
    return tr("explain-unknown") if number is None else str(number)
