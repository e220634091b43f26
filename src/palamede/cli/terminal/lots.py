"""Before the first tile is laid: the draw of lots for places, partners and the lead."""

from __future__ import annotations

from palamede.cli.terminal.book import Book
from palamede.cli.terminal.count import seat_names, side_names
from palamede.dominoes.dealing import Draw
from palamede.dominoes.match import Partie
from palamede.i18n import Translator

__all__ = ["opening_lines"]


def opening_lines(book: Book, tr: Translator) -> tuple[str, list[str]]:
    """Return a title and lines that tell how the current partie was seated (DRAW-01 to DRAW-06)."""
    partie = book.partie
    lines = []
    if book.parties_planned > 1:
        lines += [tr("series-title", partie=book.number, parties=book.parties_planned), ""]
    if book.draw is not None:
        lines += [*_draw_lines(book.draw, tr), ""]
    lines += _seating_lines(partie, tr)
    partners = partie.conventions.sides == "partners"
    return tr("lot-partners-title" if partners else "lot-title"), lines


def _draw_lines(draw: Draw, tr: Translator) -> list[str]:
    lines = []
    for number, drawn in enumerate(draw.rounds):
        if number:
            again = tr.listing(str(player) for player in drawn)
            lines += ["", tr("lot-tie", names=again)]
        for player, tile in drawn.items():
            lines.append(tr("lot-draws", name=str(player), tile=str(tile), pips=tile.pips))
    return lines


def _seating_lines(partie: Partie, tr: Translator) -> list[str]:
    conventions = partie.conventions
    names = seat_names(partie, tr)
    lines = [tr("lot-places", names=", ".join(names))]
    if conventions.paired:
        first, second = side_names(conventions, names)
        lines.append(tr("lot-partners", first=first, second=second))
    if partie.dead is not None:
        player = next(
            partie.names[seat - 1]
            for seat in conventions.seats_of(conventions.side_of(partie.dead))
            if seat != partie.dead
        )
        lines.append(tr("lot-dead", name=player))
    if partie.leader is not None:
        lines.append(tr("lot-leads", name=partie.names[partie.leader - 1]))
    return lines
