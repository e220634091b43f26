"""What a deal at the old table refuses at its start: tiles that are not those in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from palamede.dominoes.errors import DealError

if TYPE_CHECKING:
    from palamede.dominoes.faults.oldtable import OldTable

__all__ = ["check_old_start"]


def check_old_start(deal: OldTable, dealt: Sequence[Sequence[int]], stock: Sequence[int]) -> None:
    """Check that hands and stock are the tiles in play once each, whatever their sizes.

    Raises:
        DealError: says what is wrong.
    """
    conventions, tiles = deal.conventions, deal._joins.tiles
    if len(dealt) != conventions.seats:
        raise DealError(
            f"{len(dealt)} hands, but {conventions.seats} seats",
            code="deal-hands",
            hands=len(dealt),
            seats=conventions.seats,
        )
    for seat, hand in enumerate(dealt, start=1):
        if not hand:
            raise DealError(
                f"seat {seat} has no tile: each takes {conventions.hand}",
                code="hand-size",
                seat=seat,
                tiles=0,
                hand=conventions.hand,
            )
    everywhere = [tile for hand in dealt for tile in hand] + list(stock)
    wanted = sorted(tiles.index(tile) for tile in conventions.tiles)
    if sorted(everywhere) != wanted:
        groups = {
            "twice": {tile for tile in everywhere if everywhere.count(tile) > 1},
            "missing": set(wanted) - set(everywhere),
            "removed": set(everywhere) - set(wanted),
        }
        wrong = {
            name: ", ".join(str(tiles[tile]) for tile in sorted(which)) or "none"
            for name, which in groups.items()
        }
        told = "; ".join(f"{name} {which}" for name, which in wrong.items() if which != "none")
        raise DealError(
            f"hands and stock are not exactly the tiles in play: {told}", code="deal-tiles", **wrong
        )
    _check_seats(deal, dealt)


def _check_seats(deal: OldTable, dealt: Sequence[Sequence[int]]) -> None:
    conventions = deal.conventions
    if not 1 <= deal.leader <= conventions.seats:
        raise DealError(
            f"seat {deal.leader} cannot lead: seats are 1 to {conventions.seats}",
            code="deal-leader",
            leader=deal.leader,
            seats=conventions.seats,
        )
    dead_hand = conventions.sides == "dead_hand"
    if (deal.dead is not None) is not dead_hand or (
        deal.dead is not None and not 1 <= deal.dead <= conventions.seats
    ):
        raise DealError(
            f"seat {deal.dead} cannot be the dead hand: one of seats 1 to {conventions.seats} is, "
            "where sides=dead_hand",
            code="deal-dead",
            seat=deal.dead,
            seats=conventions.seats,
        )
    if len(deal.scores) != conventions.sides_count:
        raise DealError(
            f"{len(deal.scores)} scores, but {conventions.sides_count} sides",
            code="deal-scores",
            scores=len(deal.scores),
            sides=conventions.sides_count,
        )
    forced = deal.forced_lead
    if forced is not None and deal._joins.tiles.index(forced) not in dealt[deal.leader - 1]:
        raise DealError(
            f"seat {deal.leader} does not hold {forced}, which must be led",
            code="deal-forced",
            leader=deal.leader,
            tile=str(forced),
        )
