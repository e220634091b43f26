"""``palamede replay``: a record told again, deal by deal."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from palamede.arbiter.words import option_text
from palamede.cli.check import error_lines
from palamede.cli.console import keep_together, paragraph, style_of, table, width_of
from palamede.cli.records import Names, Texts, game_title
from palamede.cli.twin import print_twin
from palamede.dgn.checker import check
from palamede.dgn.model import Draw, Item, Lay, Pass
from palamede.dominoes.faults.kinds import KINDS

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.dgn.checked import Checked, CheckedDeal, CheckedPartie
    from palamede.i18n import Translator

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument("files", nargs="+", metavar=tr("metavar-file"), help=tr("help-files"))
    parser.add_argument("--json", action="store_true", help=tr("help-json"))


def run(args: Namespace) -> int:
    """Replay all files; status 1 if one has an error, 2 if one cannot be read."""
    tr: Translator = args.tr
    texts = Texts(args.files, tr)
    errors = 0
    for name, text in texts:
        checked = check(text, keep=not args.json)
        errors += len(checked.errors)
        if args.json:
            print_twin(checked, name if texts.several else None)
            continue
        for part in _told(checked, tr):
            print(part)
        for line in error_lines(name, checked, tr):
            print(line)
    return texts.status or (1 if errors else 0)


def _told(checked: Checked, tr: Translator) -> Iterator[str]:
    for partie in checked.parties:
        names = Names(partie.table, tr)
        game = game_title(partie.table, tr)
        seated = f" ({', '.join(names.seats())})" if names.seats() else ""
        title = tr("replay-partie", number=partie.number, game=game)
        yield style_of(sys.stdout)(f"{title}{seated}", "bold")
        yield ""
        for deal in partie.deals:
            yield from _deal(deal, names, tr)
            yield ""
        yield from _sheet(partie, names, tr)
        yield ""


def _deal(deal: CheckedDeal, names: Names, tr: Translator) -> Iterator[str]:
    width = width_of(sys.stdout)
    leader = names.seat(deal.lead or 1)
    yield style_of(sys.stdout)(tr("replay-deal", number=deal.number, name=leader), "bold")
    for line in _dealt(deal, names, tr):
        yield paragraph(line, width, "    ", "  ")
    acts = [text for item in deal.items if (text := _act(item, names, tr))]
    if acts:
        yield paragraph(", ".join(map(keep_together, acts)), width, "  ")
    if deal.line:
        yield paragraph(tr("replay-line", line=deal.line), width, "  ")
    for told in _claims(deal, names, tr):
        yield paragraph(told, width, "    ", "  ")
    yield paragraph(" ".join(_end(deal, names, tr)), width, "  ")
    for line in _counted(deal, names, tr):
        yield paragraph(line, width, "    ", "  ")


def _dealt(deal: CheckedDeal, names: Names, tr: Translator) -> Iterator[str]:
    """Tell the tiles of every seat and of the stock, where all are known."""
    if deal.deal is None:
        return
    for seat, hand in enumerate(deal.deal.start_hands, start=1):
        yield tr("replay-hand", name=names.seat(seat), tiles=" ".join(map(str, hand)))
    if deal.deal.start_stock:
        yield tr("replay-stock", tiles=" ".join(map(str, deal.deal.start_stock)))


def _counted(deal: CheckedDeal, names: Names, tr: Translator) -> Iterator[str]:
    """Tell what was left in each hand, what was marked and the totals."""
    pips = deal.verdict.pips
    if pips is not None and deal.outcome in ("domino", "closed"):
        yield tr("replay-left", pips=_each(names.seats(), pips))
    sides = names.sides()
    if sides and (deal.marks is None or any(deal.marks) or deal.outcome != "unfinished"):
        marks, totals = _each(sides, deal.marks), _each(sides, deal.scores)
        yield tr("replay-marked", marks=marks, totals=totals)


def _each(names: list[str], numbers: Sequence[int | None] | None) -> str:
    """Return ``Anne 5, Bruno 0``; a question mark for what the record does not tell."""
    if numbers is None:
        numbers = [None] * len(names)
    return ", ".join(
        keep_together(f"{name} {'?' if number is None else number}")
        for name, number in zip(names, numbers, strict=True)
    )


def _act(item: Item, names: Names, tr: Translator) -> str:
    """Return an item of play in words, nothing for comments and signs."""
    seat = getattr(item, "seat", None)
    who = "?" if seat is None else names.seat(seat)
    if isinstance(item, Lay):
        marked = "" if item.count is None else f" ={item.count}"
        return f"{who} {item.text}{marked}"
    if isinstance(item, Draw):
        return f"{who} {item.text}"
    return tr("replay-passes", name=who) if isinstance(item, Pass) else ""


def _claims(deal: CheckedDeal, names: Names, tr: Translator) -> Iterator[str]:
    """Tell what was claimed at an old table, how it was ruled and what was chosen."""
    if deal.desk is None:
        return
    for claim in deal.desk.claims:
        said = {
            "number": claim.n,
            "name": "-" if claim.seat is None else names.seat(claim.seat),
            "other": names.seat(claim.against),
            "fault": KINDS[claim.fault][tr.language],
        }
        ruling = claim.ruling
        if ruling is None:
            yield tr("replay-claim-noted", **said)
            continue
        source = ", ".join(filter(None, (ruling.code, ruling.article)))
        reason = ruling.reason[tr.language].rstrip(".")
        text = tr("replay-claim", **said, reason=reason, source=source)
        chosen = (
            ""
            if claim.option is None
            else tr("replay-chosen", option=option_text(claim.option)[tr.language])
        )
        yield f"{text} {chosen}".rstrip()


def _end(deal: CheckedDeal, names: Names, tr: Translator) -> Iterator[str]:
    if deal.outcome == "domino":
        yield tr("replay-domino", name=names.seat(deal.out or 0))
    else:
        yield tr(f"replay-{deal.outcome}")
    if deal.outcome in ("unfinished", "void"):
        return
    if deal.winners is None:
        yield tr("replay-winner-unknown")
    elif deal.winners:
        yield tr("replay-winner", names=names.listing(names.seat(seat) for seat in deal.winners))
    else:
        yield tr("replay-nobody")


def _sheet(partie: CheckedPartie, names: Names, tr: Translator) -> Iterator[str]:
    """Tell the marks and totals of all deals, then who won and what it costs."""
    width = width_of(sys.stdout)
    head = ("", *names.sides(), "")
    rows = [
        (
            str(deal.number),
            *(_cell(deal, side) for side in range(partie.table.sides)),
            "",
        )
        for deal in partie.deals
    ]
    if partie.deals and partie.table.sides:
        yield table([head, *rows], width)
    if not partie.finished:
        yield paragraph(tr("replay-open"), width, "  ")
        return
    if partie.winner:
        winners = names.listing(names.seat(seat) for seat in partie.winner)
        message = {1: "replay-won", 2: "replay-won-petite", 3: "replay-won-grande"}
        yield paragraph(tr(message[partie.multiplier], names=winners), width, "  ")
    else:
        yield paragraph(tr("replay-drawn"), width, "  ")
    if any(partie.stakes):
        accounts = (
            keep_together(f"{name} {stake:+d}")
            for name, stake in zip(names.seats(), partie.stakes, strict=True)
        )
        yield paragraph(tr("replay-accounts", accounts=", ".join(accounts)), width, "  ")


def _cell(deal: CheckedDeal, side: int) -> str:
    marks = "?" if deal.marks is None else f"+{deal.marks[side]}"
    total = "?" if deal.scores is None else str(deal.scores[side])
    return f"{marks} = {total}"
