"""What the checker found out of a record, as the facts from which reasons are given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from palamede.dgn.model import Draw, Lay, Pass
from palamede.dominoes.annotate import Facts, Opening, PartieFacts
from palamede.dominoes.deal import Ply
from palamede.dominoes.moves import LEFT, RIGHT, move_table
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.dgn.checked import CheckedDeal, CheckedPartie
    from palamede.dominoes.conventions import Conventions

__all__ = ["deal_facts", "opening_of", "partie_facts"]


def deal_facts(deal: CheckedDeal, opening: Opening = "first") -> Facts:
    """Return the facts of a checked deal, whose play was kept, at a table with conventions."""
    conventions = deal.table.conventions
    if conventions is None:
        raise ValueError("nothing is known of a deal of unknown rules")
    verdict = deal.verdict
    return Facts(
        conventions=conventions,
        number=deal.number,
        leader=deal.lead or 1,
        forced=None if deal.deal is None else deal.deal.forced_lead,
        plies=tuple(_plies(deal, conventions)) if deal.deal is None else deal.deal.plies,
        kind=None if verdict.kind == "unfinished" else verdict.kind,
        out=verdict.out,
        winners=verdict.winners or (),
        pips=verdict.pips or (),
        paid=verdict.paid or (),
        marks=deal.marks or (),
        scores=deal.scores or (),
        opening=opening,
    )


def _plies(deal: CheckedDeal, conventions: Conventions) -> Iterator[Ply]:
    """Yield the acts of a deal with unknown tiles, up to the first error in its play.

    Of a deal at an old table those that stand: rulings may have taken plays back.
    """
    if not deal.sound:
        return
    if deal.desk is not None:
        for ply in deal.desk.deal.plies:
            yield Ply(ply.seat, ply.move, ply.tile, ply.count)
        return
    moves = move_table(conventions.set)
    for item in deal.items:
        if isinstance(item, Lay):
            tile = Tile(item.first, item.second)
            end = LEFT if item.side == "<" else RIGHT
            move = moves.lay(tile, end=end, half=int(item.first > item.second))
            yield Ply(item.seat or 1, move, tile, item.count or 0)
        elif isinstance(item, Draw):
            drawn = None if item.tile is None else Tile(*item.tile)
            yield Ply(item.seat or 1, moves.draw, drawn)
        elif isinstance(item, Pass):
            yield Ply(item.seat or 1, moves.pass_)


def opening_of(partie: CheckedPartie, before: Iterable[CheckedPartie]) -> Opening:
    """Return how the first lead of a partie was found, from the parties before it (VOL-10)."""
    series = partie.table.series
    if series is None:
        return "first"
    same = [
        other
        for other in before
        if other.table.series is not None and other.table.series.name == series.name
    ]
    if not same:
        return "first"
    return "losers" if _pairs(same[-1]) == _pairs(partie) else "drawn"


def _pairs(partie: CheckedPartie) -> set[frozenset[str]]:
    names, table = partie.table.names or (), partie.table.conventions
    if table is None or not names:
        return set()
    sides = range(1, table.sides_count + 1)
    return {frozenset(names[seat - 1] for seat in table.seats_of(side)) for side in sides}


def partie_facts(partie: CheckedPartie) -> PartieFacts:
    """Return the facts of a checked partie at a table with conventions."""
    conventions = partie.table.conventions
    if conventions is None:
        raise ValueError("nothing is known of a partie of unknown rules")
    last = partie.deals[-1].scores if partie.deals else (0,) * conventions.sides_count
    return PartieFacts(
        conventions=conventions,
        scores=last or (None,) * conventions.sides_count,
        finished=partie.finished,
        winner=partie.winner,
        multiplier=partie.multiplier,
        accounts=partie.stakes,
        dead=partie.table.dead,
    )
