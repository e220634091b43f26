"""A view in one line of text: a position (see ``position``) with unknown tiles.

The seat whose view it is has a known hand, those of the others and the stock are ``?n``; a
spectator's view knows none. Drawn tiles that nobody else sees are ``+?``. Of a deal that is over a
last item tells the hands as they lie open then, in braces, a comment to other readers:
``{1-2,3-3/.}``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal, Ply
from palamede.dominoes.errors import PalamedeError, PositionError
from palamede.dominoes.joins import joins_of
from palamede.dominoes.knowledge import Knowledge
from palamede.dominoes.moves import LEFT, move_table
from palamede.dominoes.movetext import Misfit, read_move
from palamede.dominoes.position import (
    Position,
    lead_text,
    play_items,
    read_position,
    read_tiles,
    rules_text,
    tile_decides,
)
from palamede.dominoes.tiles import Tile
from palamede.dominoes.view import View, seen_seats

__all__ = ["format_view", "parse_view"]

Hand = tuple[Tile, ...]


# -------------------------------------------------------------------- writing
def format_view(view: View) -> str:
    """Return the line of a view (``View.line``)."""
    conventions = view.conventions
    usual = _usual_lead(conventions, view.scores, view.plies)
    items = [
        rules_text(conventions),
        lead_text(conventions, view.leader, view.forced_lead, usual, view.dead),
        "/".join(
            _hidden(conventions.hand) if hand is None else _hand(hand) for hand in view.start_hands
        ),
        _hidden(conventions.stock_size),
        ",".join(map(str, view.scores)),
        *play_items(view.plies),
    ]
    if view.hands is not None:
        items.append("{" + "/".join(map(_hand, view.hands)) + "}")
    return " ".join(items)


def _hand(tiles: Hand) -> str:
    return ",".join(map(str, tiles)) or "."


def _hidden(tiles: int) -> str:
    return f"?{tiles}" if tiles else "."


def _usual_lead(
    conventions: Conventions, scores: Sequence[int], plies: Sequence[Ply]
) -> Tile | None:
    """Return the tile that had to be led if the line says nothing else: the one that was."""
    return plies[0].tile if plies and tile_decides(conventions, scores) else None


# -------------------------------------------------------------------- reading
def parse_view(text: str, seat: int | None = None) -> View:
    """Return the view of a line (``View.from_line``).

    The play is tried on a deal that agrees with all that is known. Which one does not matter: the
    view of the seat is the same in each.

    Raises:
        PositionError: the line has another form, does not tell whose view it is, or no deal agrees
            with it.
    """
    position, shown = _read(text)
    tiles = [tile for hand in (*position.hands, position.stock) for tile in hand]
    if None not in tiles:
        _check_seat(position, seat)
        return Deal.from_line(text).view(seat)
    seat = _viewer(position, seat)
    plies = _plies(position, seen_seats(position.conventions, position.dead, seat))
    deal = _some_deal(position, plies, shown)
    if deal.is_over() is not (shown is not None):
        raise PositionError(
            "all hands stand at the end, as {1-2/.}, if the deal is over, and only then",
            code="position-open-hands",
        )
    return deal.view(seat)


def _read(text: str) -> tuple[Position, tuple[Hand, ...] | None]:
    """Read the fields, and the hands that lie open at the end."""
    position = read_position(text)
    conventions = position.conventions
    if not position.play or not re.fullmatch(r"\{.*\}", position.play[-1]):
        return position, None
    *play, last = position.play
    shown = [read_tiles("{}", hand) for hand in last[1:-1].split("/")]
    hands = tuple(tuple(tile for tile in hand if tile is not None) for hand in shown)
    if len(shown) != conventions.seats or any(None in hand for hand in shown):
        raise PositionError(
            f"{last}: all tiles of {conventions.seats} hands must stand in the braces",
            code="position-braces",
            item=last,
            seats=conventions.seats,
        )
    return replace(position, play=tuple(play)), hands


def _viewer(position: Position, seat: int | None) -> int | None:
    """Return whose view the line is, None for a spectator, and check what it shows."""
    conventions, dead = position.conventions, position.dead
    if len(position.hands) != conventions.seats:
        raise PositionError(
            f"{len(position.hands)} hands, but {conventions.seats} seats",
            code="deal-hands",
            hands=len(position.hands),
            seats=conventions.seats,
        )
    if position.leader > conventions.seats:
        raise PositionError(
            f"seat {position.leader} cannot lead: seats are 1 to {conventions.seats}",
            code="deal-leader",
            leader=position.leader,
            seats=conventions.seats,
        )
    for number, hand in enumerate(position.hands, start=1):
        if len(hand) != conventions.hand:
            raise PositionError(
                f"seat {number} has {len(hand)} tiles, each takes {conventions.hand}",
                code="hand-size",
                seat=number,
                tiles=len(hand),
                hand=conventions.hand,
            )
        if len({tile is None for tile in hand}) > 1:
            raise PositionError(
                f"the hand of seat {number} must be known or unknown as a whole in a view",
                code="position-half-known",
                seat=number,
            )
    if position.stock != (None,) * conventions.stock_size:
        raise PositionError(
            f"the stock is hidden in a view: write {_hidden(conventions.stock_size)}",
            code="position-stock",
            right=_hidden(conventions.stock_size),
        )
    known = {number for number, hand in enumerate(position.hands, start=1) if None not in hand}
    if seat is None and known:
        seat = min(known - {dead}, default=dead)
    _check_seat(position, seat)
    if known != seen_seats(conventions, dead, seat):
        seats = ", ".join(map(str, sorted(known))) or "none"
        raise PositionError(
            f"the hands known are those of seats {seats}: a view knows that of its own seat",
            code="position-nobody",
            seats=seats,
        )
    return seat


def _plies(position: Position, seen: frozenset[int]) -> list[Ply]:
    """Read the play: whose turn it is follows from it, what fits from the ends of the line."""
    conventions = position.conventions
    joins = joins_of(conventions.set, conventions.join, conventions.matador)
    left = right = -1
    turn = position.leader
    plies: list[Ply] = []
    for item in position.play:
        if item.startswith("+"):
            plies.append(Ply(turn, move_table(conventions.set).draw, _drawn(item, turn in seen)))
            continue
        try:
            move = read_move(joins, left, right, item)
        except PalamedeError as error:
            raise PositionError(str(error), code="position-deal", detail=str(error)) from error
        if isinstance(move, Misfit):
            raise PositionError(
                f"{item} does not fit: "
                + (f"write {move.right}" if move.right else "no end takes it"),
                code="position-misfit",
                item=item,
                right=move.right or "none",
            )
        plies.append(Ply(turn, move, move.tile))
        turn = turn % conventions.seats + 1
        if move.is_lay:
            after = joins.after[move.action >> 2]
            if left < 0:
                left, right = after[1 - move.half], after[move.half]
                left = joins.shut if conventions.layout == "one_end" else left
            elif move.end == LEFT:
                left = after[move.half]
            else:
                right = after[move.half]
    return plies


def _drawn(item: str, seen: bool) -> Tile | None:
    """Return the tile of a draw, which only the drawer sees."""
    tile = None if item in ("+", "+?") else read_tiles("PLAY", item[1:])[0]
    if (tile is None) is seen:
        raise PositionError(
            f"{item}: who draws sees the tile, and nobody else does: write +a-b or +?",
            code="position-draw-seen",
            item=item,
        )
    return tile


def _some_deal(position: Position, plies: list[Ply], shown: tuple[Hand, ...] | None) -> Deal:
    """Return a deal that agrees with a line, its play played."""
    conventions, forced = position.conventions, position.forced
    if forced is None:
        forced = _usual_lead(conventions, position.scores, plies)
    try:
        knowledge = Knowledge(
            conventions,
            [[tile for tile in hand if tile is not None] for hand in position.hands],
            plies,
            shown=shown,
            leader=position.leader,
            forced_lead=forced or None,
            over=shown is not None,
        )
        if not knowledge.placement.feasible():
            raise PositionError("no deal agrees with this line", code="view-impossible")
        hands, stock = knowledge.draw(Random(0))
        deal = Deal(
            conventions,
            hands,
            stock,
            leader=position.leader,
            scores=position.scores,
            forced_lead=forced or None,
            dead=position.dead,
        )
        for ply in plies:
            deal.push(ply.move)
    except PositionError:
        raise
    except PalamedeError as error:
        raise PositionError(str(error), code="position-deal", detail=str(error)) from error
    return deal


def _check_seat(position: Position, seat: int | None) -> None:
    if seat is not None and not 1 <= seat <= position.conventions.seats:
        raise PositionError(
            f"there is no seat {seat}: seats are 1 to {position.conventions.seats}",
            code="no-such-seat",
            seat=seat,
        )
