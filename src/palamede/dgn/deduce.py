"""What a record proves of its unknown tiles: those whose place is the same in every filling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from palamede.dgn.checked import Checked, CheckedDeal
from palamede.dgn.hidden import HiddenGame
from palamede.dgn.play import play
from palamede.dgn.tiles import read_tiles
from palamede.dominoes.tiles import Tile

__all__ = ["Deduction", "deduce"]


@dataclass(frozen=True, slots=True)
class Deduction:
    """An unknown tile that can only have lain in one place at the start of its deal.

    ``seat``: in the hand of that seat; None: in the stock, at ``place`` from 1 in drawing order
    where the order matters. ``laid``: the play shows the tile later, so that anybody can see it.
    """

    partie: int
    deal: int
    tile: Tile
    seat: int | None
    place: int | None
    laid: bool

    def to_json(self) -> dict[str, Any]:
        """Return the deduction as plain data."""
        return {
            "partie": self.partie,
            "deal": self.deal,
            "tile": str(self.tile),
            "seat": self.seat,
            "place": self.place,
            "laid": self.laid,
        }


def deduce(checked: Checked) -> tuple[Deduction, ...]:
    """Return every unknown tile whose place is the same in every filling, deal by deal.

    Deals with an error in play prove nothing, nor do those of a table à l'ancienne: a pass may have
    been wrong there, and a ruling may have moved tiles.
    """
    found: list[Deduction] = []
    for partie in checked.parties:
        before: tuple[int, ...] | None = None
        for deal in partie.deals:
            if deal.sound and partie.table.conventions is not None and not partie.table.old:
                found += _deal(partie.number, deal, before)
            before = deal.scores
    return tuple(found)


def _silent(at: int, key: str, ply: int | None = None, **params: Any) -> None:
    """Report nothing: the check has done so."""


def _deal(partie: int, deal: CheckedDeal, totals: tuple[int, ...] | None) -> list[Deduction]:
    tiles = read_tiles(deal.record, deal.table, _silent, fill=False)
    if tiles is None or tiles.known or deal.lead is None:
        return []
    game = HiddenGame(deal.table, tiles, deal.lead, totals, highest_leads=deal.highest_leads)
    play(deal.record, deal.table, game, deal.lead, _silent)
    if game.ending is None and deal.outcome == "closed":
        game.close(claimed=True)
    seats = deal.table.seats
    return [
        Deduction(
            partie,
            deal.number,
            game.joins.tiles[game.free[number]],
            place + 1 if place < seats else None,
            place - seats + 1 if place >= seats and game.ordered else None,
            bool(game.laid >> game.free[number] & 1),
        )
        for number, place in sorted(game.placement.forced().items())
    ]
