"""What can be done at an old table: every tile at every end, less what rulings demand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from palamede.dominoes.errors import DealError, IllegalMoveError
from palamede.dominoes.faults.oldply import Obligation
from palamede.dominoes.joins import bits
from palamede.dominoes.moves import LEFT, RIGHT, Move
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.dominoes.faults.old import OldDeal

__all__ = [
    "acting",
    "choices",
    "fitting",
    "lies_turned",
    "matches",
    "move_of",
    "not_held",
    "refused",
    "text_of",
]

_ENDS = {"left": LEFT, "right": RIGHT, "<": LEFT, ">": RIGHT, LEFT: LEFT, RIGHT: RIGHT}


def acting(deal: OldDeal) -> int | None:
    """Seat that decides now: who is at turn, or the adversary who calls or picks the end."""
    turn, callers = deal.turn, deal.callers
    if turn is None:
        return None
    if turn in callers:
        return callers[turn]
    due = _due(deal, turn)
    if due and due[0].chooser == "adversary" and due[0].by and len(fitting(deal, turn, due)) > 1:
        return due[0].by
    return turn


def choices(deal: OldDeal, seat: int) -> tuple[Move, ...]:
    """Return what a seat can do now, see ``OldDeal.choices``."""
    if deal.over:
        return ()
    is_called = seat in deal.callers
    if seat != deal.turn:
        return () if is_called else tuple(_lays(deal, seat))
    if is_called and deal._play.left >= 0:
        drawing = deal._moves.draw if deal.drawable else deal._moves.pass_
        return fitting(deal, seat) or (drawing,)
    due = _due(deal, seat)
    if due:
        return fitting(deal, seat, due)
    if deal._play.left < 0:
        return tuple(_lays(deal, seat))
    moves = _allowed(deal, seat)
    if deal.drawable:
        moves.append(deal._moves.draw)
    return (*moves, deal._moves.pass_)


def _lays(deal: OldDeal, seat: int) -> list[Move]:
    hand = deal._play.hands[seat - 1]
    if deal._play.left < 0:
        return _leads(deal, seat, hand)
    table, joins = deal._moves, deal._joins
    ends = [end for end in (LEFT, RIGHT) if _code(deal, end) != joins.shut]
    return [
        table[4 * tile + 2 * end + half]
        for tile in bits(hand)
        for end in ends
        for half in ((0,) if joins.across(tile) else (0, 1))
    ]


def _leads(deal: OldDeal, seat: int, hand: int) -> list[Move]:
    if deal.forced_lead is not None and seat == deal.leader:
        hand = 1 << deal._joins.tiles.index(deal.forced_lead)
    turned = deal.conventions.layout == "one_end"
    return [
        deal._moves[4 * tile + half]
        for tile in bits(hand)
        for half in ((0, 1) if turned and not deal._joins.across(tile) else (0,))
    ]


def _allowed(deal: OldDeal, seat: int) -> list[Move]:
    """Return the lays of the seat at turn less those that open a number forbidden to it."""
    numbers = {number for who, number in deal.forbidden if who == seat}
    moves = _lays(deal, seat)
    if not numbers:
        return moves
    kept = [move for move in moves if _opens(deal, move) not in numbers]
    # If it is a forced tile they cannot make him pass.
    return kept if any(matches(deal, move) for move in kept) else moves


def _opens(deal: OldDeal, move: Move) -> int:
    return deal._joins.shows[deal._joins.after[move.action >> 2][move.half]]


def _code(deal: OldDeal, end: int) -> int:
    return deal._play.right if end == RIGHT else deal._play.left


def matches(deal: OldDeal, move: Move) -> bool:
    """Whether a tile matches where the move lays it; any tile may be led."""
    code = _code(deal, move.end)
    return code < 0 or bool(deal._joins.halves[code][move.action >> 2] >> move.half & 1)


def fitting(deal: OldDeal, seat: int, due: Iterable[Obligation] | None = None) -> tuple[Move, ...]:
    """Return the lays that match, of the whole hand or of some tiles."""
    tiles = None if due is None else {each.tile for each in due}
    return tuple(
        move
        for move in _lays(deal, seat)
        if matches(deal, move) and (tiles is None or move.tile in tiles)
    )


def _due(deal: OldDeal, seat: int) -> list[Obligation]:
    """Return the obligations of a seat whose tile is in hand and fits now."""
    mine = [each for each in deal.obligations if each.seat == seat and deal._holds(each)]
    if not mine:
        return []
    laid = {move.tile for move in fitting(deal, seat, mine)}
    return [each for each in mine if each.tile in laid]


def move_of(deal: OldDeal, tile: Tile, end: str | int | None, touch: int | None) -> Move:
    """Return the move that lays a tile as written, see ``OldDeal.lay``.

    Raises:
        DealError: there is no such end, or no such half.
    """
    index = deal._joins.tiles.index(tile)
    lead = deal._play.left < 0
    if end is not None and end not in _ENDS:
        raise DealError(
            f"there is no end {end!r}: ends are left and right", code="no-such-end", end=str(end)
        )
    side = LEFT if lead else RIGHT if end is None else _ENDS[end]
    if touch is not None and touch not in tile:
        raise DealError(
            f"{tile} has no half {touch}: its halves are {tile.low} and {tile.high}",
            code="no-such-half",
            tile=str(tile),
            touch=touch,
            low=tile.low,
            high=tile.high,
        )
    if deal._joins.across(index):
        half = 0
    elif touch is None:
        fitting = 0 if lead else deal._joins.halves[_code(deal, side)][index]
        half = 1 if fitting == 2 else 0
    else:
        half = int(touch == tile.high)
    return deal._moves[4 * index + 2 * side + half]


def lies_turned(deal: OldDeal, move: Move, allowed: Iterable[Move]) -> bool:
    """Whether it is a lead lying the other way round (6-5 for 5-6)."""
    return deal._play.left < 0 and bool(move.half) and deal._moves[move.action - 1] in allowed


def text_of(deal: OldDeal, move: Move) -> str:
    """Return a move's text; the lead tile has no side."""
    return move.text[:-1] if move.is_lay and deal._play.left < 0 else move.text


def not_held(seat: int, tile: Tile) -> IllegalMoveError:
    """Return the error that a seat cannot show a tile that it does not hold."""
    return IllegalMoveError(
        f"seat {seat} does not hold {tile}: a tile of one's own hand can be shown",
        code="not-to-show",
        legal=(),
        seat=seat,
        tile=str(tile),
    )


def refused(deal: OldDeal, seat: int, move: Move, allowed: tuple[Move, ...]) -> IllegalMoveError:
    """Return the error that says why something cannot be done, and what can."""
    legal = tuple(text_of(deal, each) for each in allowed)
    if deal.over:
        reason, code = "the deal is over", "deal-over"
    elif not allowed:  # before his turn; at it he can always do something
        reason, code = f"his called hand waits, it is the turn of seat {deal.turn}", "hand-waits"
    elif move.is_lay and not deal._play.hands[seat - 1] >> (move.action >> 2) & 1:
        reason, code = f"seat {seat} does not hold {move.tile}", "not-in-hand"
    elif not move.is_lay and seat != deal.turn:
        reason, code = f"it is the turn of seat {deal.turn}", "not-at-turn"
    elif move.is_draw and not deal.drawable:
        reason, code = "nothing can be drawn", "wrong-draw"
    else:
        reason, code = "something else must be played here", "must-play-other"
    told = ", ".join(legal) or "nothing"
    return IllegalMoveError(
        f"{text_of(deal, move)} cannot be done: {reason}; possible: {told}",
        code=code,
        legal=legal,
        move=text_of(deal, move),
        seat=seat,
        turn=deal.turn or 0,
    )
