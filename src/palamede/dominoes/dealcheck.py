"""What a deal refuses: tiles that make no deal, and illegal moves, each with its reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from palamede.dominoes.errors import DealError, IllegalMoveError
from palamede.dominoes.moves import Move

if TYPE_CHECKING:
    from palamede.dominoes.deal import Deal
    from palamede.dominoes.faults.oldtable import OldTable

__all__ = ["check_start", "illegal", "no_seat"]


def check_start(
    deal: Deal | OldTable,
    dealt: Sequence[Sequence[int]],
    stock: Sequence[int],
    *,
    any_size: bool = False,
) -> None:
    """Check that hands (tile indices by seat) and stock are a deal of the conventions.

    ``any_size``: a hand may have any number of tiles but none, as at the old table, where a wrong
    number is a fault of who took them.

    Raises:
        DealError: says what is wrong.
    """
    conventions = deal.conventions
    if len(dealt) != conventions.seats:
        raise DealError(
            f"{len(dealt)} hands, but {conventions.seats} seats",
            code="deal-hands",
            hands=len(dealt),
            seats=conventions.seats,
        )
    for seat, hand in enumerate(dealt, start=1):
        if not hand if any_size else len(hand) != conventions.hand:
            raise DealError(
                f"seat {seat} has {len(hand)} tiles, each takes {conventions.hand}",
                code="hand-size",
                seat=seat,
                tiles=len(hand),
                hand=conventions.hand,
            )
    everywhere = [tile for hand in dealt for tile in hand]
    everywhere += stock
    tiles = deal._joins.tiles
    in_play = len(tiles) - len(conventions.removed)
    same = len(everywhere) == in_play == len(set(everywhere))
    if not same or any(tiles.index(tile) in everywhere for tile in conventions.removed):
        wanted = [tiles.index(tile) for tile in conventions.tiles]
        twice = {tiles[tile] for tile, times in Counter(everywhere).items() if times > 1}
        missing = {tiles[tile] for tile in set(wanted) - set(everywhere)}
        extra = {tiles[tile] for tile in set(everywhere) - set(wanted)}
        wrong = {
            name: ", ".join(map(str, sorted(which))) or "none"
            for name, which in (("twice", twice), ("missing", missing), ("removed", extra))
        }
        told = "; ".join(f"{name} {which}" for name, which in wrong.items() if which != "none")
        raise DealError(
            f"hands and stock are not exactly the tiles in play: {told}", code="deal-tiles", **wrong
        )
    if not 1 <= deal.leader <= conventions.seats:
        raise DealError(
            f"seat {deal.leader} cannot lead: seats are 1 to {conventions.seats}",
            code="deal-leader",
            leader=deal.leader,
            seats=conventions.seats,
        )
    if (deal.dead is None) is not (conventions.sides != "dead_hand") or (
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
    if deal.forced_lead is not None and tiles.index(deal.forced_lead) not in dealt[deal.leader - 1]:
        raise DealError(
            f"seat {deal.leader} does not hold {deal.forced_lead}, which must be led",
            code="deal-forced",
            leader=deal.leader,
            tile=str(deal.forced_lead),
        )


def no_seat(seat: int, seats: int) -> DealError:
    """Return the error that a seat is none of the table."""
    return DealError(
        f"there is no seat {seat}: seats are 1 to {seats}", code="no-such-seat", seat=seat
    )


def illegal(deal: Deal, move: Move) -> IllegalMoveError:
    """Return the error that says why a move is not legal, and what is (PLAY-06)."""
    legal = tuple(deal.text(allowed) for allowed in deal._legal())
    if deal._over:
        reason, code = "the deal is over", "deal-over"
    elif move.set != deal.conventions.set:
        reason, code = f"it is a move of the set of double-{move.set}", "other-set"
    elif move.is_pass:
        draws = deal._legal()[0].is_draw
        reason, code = (
            ("a tile must be drawn first", "must-draw")
            if draws
            else ("who can match must play (PLAY-06)", "must-play")
        )
    elif move.is_draw:
        reason, code = (
            ("nothing can be drawn", "wrong-draw")
            if deal._legal()[0].is_pass or deal.conventions.draw == "none"
            else ("who can match must play", "must-play")
        )
    elif not deal._hands[deal._turn] >> (move.action >> 2) & 1:
        reason, code = f"seat {deal.turn} does not hold {move.tile}", "not-in-hand"
    elif deal._left < 0:
        reason, code = f"{deal.forced_lead or 'the tile'} must be led as {legal[0]}", "forced-lead"
    elif not any(allowed.tile == move.tile for allowed in deal._legal()):
        reason, code = f"{move.tile} fits neither end", "fits-neither"
    else:
        reason, code = "it does not fit there", "does-not-fit"
    text = deal.text(move)
    shown = {}
    if code == "fits-neither":
        assert deal.ends is not None
        left, right = deal.ends
        reason += f", they show {left} and {right}"
        shown = {"tile": str(move.tile), "left": left, "right": right}
    return IllegalMoveError(
        f"{text} is not legal: {reason}; legal: {', '.join(legal) or 'nothing'}",
        code=code,
        legal=legal,
        move=text,
        seat=deal.turn,
        **shown,
    )
