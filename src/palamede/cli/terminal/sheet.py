"""The score sheet of a partie, deal by deal, and the accounts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from palamede.cli.terminal.count import seat_names, side_names
from palamede.cli.terminal.style import fit, width
from palamede.dominoes.match import Entry, Partie
from palamede.i18n import Translator

__all__ = ["account_lines", "result_lines", "sheet_lines"]

_WIDEST = 17


def sheet_lines(partie: Partie, tr: Translator) -> list[str]:
    """Return a table: a row a deal with its ending and marks, the totals below.

    The total of a side stands beside its marks wherever it changed.
    """
    if not partie.entries:
        return [tr("sheet-empty")]
    sides = [fit(name, _WIDEST) for name in side_names(partie.conventions, seat_names(partie, tr))]
    rows = [[tr("sheet-deal"), tr("sheet-ending"), *sides]]
    rows += [_row(entry, partie, tr) for entry in partie.entries]
    rows.append(["", tr("sheet-total"), *map(str, partie.scores)])
    return _columns(rows)


def result_lines(partie: Partie, leaver_pays: int, tr: Translator) -> list[str]:
    """Return how a finished partie ended and what it was worth; nothing while it goes on.

    ``leaver_pays`` is what a player pays who left for good.
    """
    if not partie.finished:
        return []
    conventions = partie.conventions
    if partie.left is not None:
        name = partie.names[partie.left - 1]
        if not leaver_pays:
            return [tr("leave-plain", name=name)]
        return [tr("leave-done", name=name, paid=leaver_pays)]
    if conventions.match_end == "pot":
        return [tr("partie-pot")]
    side = partie.winning_side
    if side is None:
        return [tr("partie-drawn")]
    name = side_names(conventions, seat_names(partie, tr))[side - 1]
    if conventions.match_end == "reach" and conventions.target == 1:
        lines = [tr("partie-won-plain", name=name)]
    else:
        others = [score for other, score in enumerate(partie.scores, 1) if other != side]
        score = " - ".join(map(str, [partie.scores[side - 1], *others]))
        lines = [tr("partie-won", name=name, score=score)]
    worth = {2: "partie-petite", 3: "partie-grande"}.get(partie.multiplier)
    return [*lines, *([tr(worth)] if worth else [])]


def account_lines(accounts: Mapping[str, int], pot: int, tr: Translator) -> list[str]:
    """Return what everybody has won or lost, and what lies in the pot; nothing without stakes."""
    if not any(accounts.values()) and not pot:
        return []
    told = [
        tr("sheet-account", name=name, units=f"{units:+d}" if units else "0")
        for name, units in accounts.items()
    ]
    if pot:
        told.append(tr("table-pot", pot=pot))
    return [f"{tr('sheet-accounts')}: {', '.join(told)}"]


def _row(entry: Entry, partie: Partie, tr: Translator) -> list[str]:
    return [
        str(entry.number),
        _ending(entry, partie, tr),
        *(str(mark or ".") for mark in entry.marks),
    ]


def _ending(entry: Entry, partie: Partie, tr: Translator) -> str:
    kind, out = entry.outcome.kind, entry.outcome.out
    if kind == "domino" and out is not None:
        return tr("sheet-domino", name=fit(seat_names(partie, tr)[out - 1], _WIDEST))
    if kind == "reached":
        return tr("sheet-reached", target=partie.conventions.target)
    return tr(f"sheet-{kind}")


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as lines: numbers to the right, the ending (second column) to the left."""
    widths = [max(width(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = []
        for place, (cell, room) in enumerate(zip(row, widths, strict=True)):
            space = " " * (room - width(cell))
            cells.append(cell + space if place == 1 else space + cell)
        lines.append("  ".join(cells).rstrip())
    return lines
