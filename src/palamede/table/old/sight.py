"""What one seat may know of a deal at an old table: its own tiles, and what all could see.

A bot gets this and nothing else: exchange the hidden tiles, and it is the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Ply
from palamede.dominoes.faults.casefacts import held_at
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.oldply import OldAct, OldPly, Play
from palamede.dominoes.joins import joins_of
from palamede.dominoes.moves import Move
from palamede.dominoes.tiles import Tile
from palamede.dominoes.view import View, seen_seats

__all__ = ["Charge", "Seen", "Sight", "sight_of", "strict_view"]


@dataclass(frozen=True, slots=True)
class Charge:
    """A claim that was made: what, against whom, after which event."""

    fault: str
    against: int
    at: int


@dataclass(frozen=True, slots=True)
class Seen:
    """A play as everybody saw it: the open ends before it (-1 before the lead), tiles in hand."""

    ply: OldPly
    ends: tuple[int, int]
    held: int


@dataclass(frozen=True, kw_only=True)
class Sight:
    """What ``seat`` knows.

    ``hands``: those he sees, None where hidden; all once they lie open. ``start``: the same, as
    they were taken. ``choices``: what the seat at turn may do, where this seat plays it.
    ``possible``: kinds that it may claim, by seat. ``number``: of the last event.
    """

    conventions: Conventions
    seat: int
    dead: int | None
    leader: int
    forced_lead: Tile | None
    scores: tuple[int, ...]
    start: tuple[tuple[Tile, ...] | None, ...]
    hands: tuple[tuple[Tile, ...] | None, ...]
    sizes: tuple[int, ...]
    stock_left: int
    drawable: int
    plies: tuple[Seen, ...]
    acts: tuple[OldAct, ...]
    ends: tuple[int, int]
    turn: int | None
    choices: tuple[Move, ...]
    fitting: tuple[Move, ...]
    open: bool
    over: str | None
    regular: bool
    """Nothing but what a strict table could have seen, as far as anybody can tell."""
    possible: dict[int, tuple[str, ...]] = field(default_factory=dict)
    charges: tuple[Charge, ...] = ()
    number: int = 0
    rulings: tuple[Any, ...] = ()


def sight_of(desk: Desk, seat: int) -> Sight:
    """Return what a seat may know now."""
    deal = desk.deal
    conventions = deal.conventions
    seen = seen_seats(conventions, deal.dead, seat)
    laid_open = deal.hands_open
    numbers = range(1, conventions.seats + 1)
    turn = deal.turn
    mine = turn is not None and deal.acting == seat or turn in seen
    called = deal.called[0] if deal.called else ()
    return Sight(
        conventions=conventions,
        seat=seat,
        dead=deal.dead,
        leader=deal.leader,
        forced_lead=deal.forced_lead,
        scores=deal.scores,
        start=tuple(
            hand if number in seen else None
            for number, hand in zip(numbers, deal.start_hands, strict=True)
        ),
        hands=tuple(
            hand if laid_open or number in seen or number in called else None
            for number, hand in zip(numbers, deal.hands, strict=True)
        ),
        sizes=tuple(map(len, deal.hands)),
        stock_left=len(deal.stock),
        drawable=deal.drawable,
        plies=tuple(_plies(deal, seen)),
        acts=deal.acts,
        ends=(deal._play.left, deal._play.right),
        turn=turn,
        choices=deal.choices(turn) if turn is not None and mine else (),
        fitting=deal.fitting(turn) if turn is not None and mine else (),
        open=laid_open,
        over=deal.over,
        regular=_regular(deal),
        possible={
            against: desk.claimable_of(seat, against) for against in numbers if against != seat
        },
        charges=tuple(Charge(each.fault, each.against, each.at) for each in desk.claims),
        number=deal._standing.n,
    )


def _plies(deal: OldDeal, seen: frozenset[int]) -> list[Seen]:
    """Return the plays in order; the tile of another's draw is left out."""
    found: list[Seen] = []
    play: Play | None = deal._play
    while play is not None and play.plies:
        before = play.previous
        assert before is not None
        ply = play.plies[-1]
        if ply.kind == "draw" and ply.seat not in seen:
            ply = OldPly(ply.n, ply.seat, ply.kind, ply.move, ply.due, ply.held)
        held = held_at(deal, ply.seat, ply.n)
        found.append(Seen(ply, (before.left, before.right), held))
        play = before
    return found[::-1]


def _regular(deal: OldDeal) -> bool:
    standing = deal._standing
    right = all(ply.fits and ply.in_turn for ply in deal.plies)
    sizes = all(len(hand) == deal.conventions.hand for hand in deal.start_hands)
    free = not (standing.obligations or standing.called or standing.forbidden or standing.acts)
    return right and sizes and free and len(deal.start_stock) == deal.conventions.stock_size


def strict_view(sight: Sight) -> View | None:
    """Return the view that the seat at turn would have at a strict table, None if there is none.

    A pass or a draw is taken for right as long as nothing shows that it was wrong.
    """
    if not sight.regular or sight.turn is None or not sight.fitting:
        return None
    dead_partner = seen_seats(sight.conventions, sight.dead, sight.seat)
    if sight.turn not in dead_partner:
        return None
    joins = joins_of(sight.conventions.set, sight.conventions.join, sight.conventions.matador)
    allowed = set(sight.choices)
    legal = [move.action for move in sight.fitting if move in allowed]
    if not legal:
        return None
    left, right = sight.ends
    if joins.matadors and left >= 0:
        ordinary = joins.ordinary[left] | joins.ordinary[right]
        hand = joins.tiles.indices(sight.hands[sight.turn - 1] or ())
        if not any(ordinary >> tile & 1 for tile in hand):
            legal.append(next(move.action for move in sight.choices if not move.is_lay))
    return View(
        conventions=sight.conventions.replace(table="strict"),
        seat=sight.turn,
        leader=sight.leader,
        forced_lead=sight.forced_lead,
        scores=sight.scores,
        dead=sight.dead,
        start_hands=sight.start,
        plies=tuple(
            Ply(each.ply.seat, each.ply.move, each.ply.tile, each.ply.count) for each in sight.plies
        ),
        sizes=sight.sizes,
        stock_left=sight.stock_left,
        turn=sight.turn,
        legal=tuple(legal),
        hands=None,
        outcome=None,
    )
