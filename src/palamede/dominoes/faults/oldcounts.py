"""Counts at an old table: what a tile makes, and what of it is marked once it is announced."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from palamede.dominoes.errors import DealError

if TYPE_CHECKING:
    from palamede.dominoes.faults.old import OldDeal

__all__ = ["announce", "announceable", "made_by", "marked_of", "reached"]


def made_by(deal: OldDeal, index: int, left: int, right: int, *, lead: bool) -> int:
    """Return what the open ends make (CINQ-02 to CINQ-04, TROIS-01)."""
    conventions, value = deal.conventions, deal._joins.value
    if conventions.count == "none":
        return 0
    led_double = lead and left == right  # it counts once
    total = deal._joins.tiles[index].pips if led_double else value[left] + value[right]
    step = 5 if conventions.count == "fives" else 3
    return 0 if total % step else total // conventions.unit


def marked_of(deal: OldDeal, count: int, announced: int | None) -> int:
    """Return what is marked: what must be announced and is not marks nothing (CINQ-07)."""
    must = deal.conventions.count_call == "announce"
    return 0 if must and announced != count else count


def reached(deal: OldDeal, side: int, counts: tuple[int, ...]) -> bool:
    """Whether a count of a side, from 0, has just ended the partie (CINQ-05)."""
    conventions = deal.conventions
    if conventions.match_end != "reach" or side + 1 in deal.barred:
        return False
    fined = sum(points for who, points in deal.penalties if who == side + 1)
    return deal.scores[side] + counts[side] + fined >= conventions.target


def announceable(deal: OldDeal, seat: int) -> bool:
    """Whether a seat can still say what its tile counts: nobody has played after it.

    The last tile of a deal, after which nobody plays, can be announced until the count is agreed,
    which the desk knows; the same whether it counts or not.
    """
    if not deal.plies or deal.over in ("void", "stopped"):
        return False
    last = deal.plies[-1]
    return last.kind == "lay" and last.seat == seat and last.announced is None


def announce(deal: OldDeal, seat: int, points: int) -> None:
    """Say a count after the tile, see ``OldDeal.announce``."""
    if not announceable(deal, seat):
        raise DealError(
            f"seat {seat} cannot announce now: only the count of his own tile, once, until the "
            "next one plays",
            code="cannot-announce",
            seat=seat,
        )
    play, last = deal._play, deal.plies[-1]
    marked, side = marked_of(deal, last.count, points), deal.conventions.side_of(seat) - 1
    more = marked - last.marked
    counts = tuple(made + more * (side == each) for each, made in enumerate(play.counts))
    over = play.over
    if more and over is None and reached(deal, side, counts):
        over = "reached"
    said = replace(last, announced=points, marked=marked)
    plies = (*play.plies[:-1], said)
    deal._become(replace(play, counts=counts, over=over, plies=plies), deal._standing)
