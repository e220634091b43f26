"""A desk over a deal at the old table for the rule tests: name the tiles, write the plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from palamede.dominoes import presets
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.old import OldDeal
from tests.rules.tables import tiles

ENDS = {"<": "left", ">": "right"}


def desk_of(
    rules: str,
    hands: Mapping[int, str],
    plays: str = "",
    *,
    code: str = "encyclopedie",
    leader: int = 1,
    scores: tuple[int, ...] | None = None,
    turned_up: tuple[int, ...] | None = None,
    stake: int = 5,
    stock: str = "",
    **switches: Any,
) -> Desk:
    """Return a desk over a deal in which these plays have been made.

    All hands are named, whatever their sizes; the stock is ``stock`` and then the rest of the set.
    Plays are written ``2:4-6>`` (the seat, the tile, the end), ``2:pass`` or ``2:draw``.
    """
    conventions = presets.conventions(rules, **switches)
    dealt = [tiles(hands[seat]) for seat in range(1, conventions.seats + 1)]
    head = tiles(stock)
    named = {tile for hand in (*dealt, head) for tile in hand}
    rest = [tile for tile in conventions.tiles if tile not in named]
    deal = OldDeal(
        conventions,
        dealt,
        [*head, *rest],
        leader=leader,
        scores=scores,
        turned_up=turned_up,
    )
    return play(Desk(deal, tuple(code.split("+")), stake), plays)


def play(desk: Desk, plays: str) -> Desk:
    """Make plays separated by spaces and return the desk."""
    for word in plays.split():
        seat, _, what = word.partition(":")
        if what == "pass":
            desk.deal.pass_(int(seat))
        elif what == "draw":
            desk.deal.draw(int(seat))
        else:
            tile = tiles(what.rstrip("<>"))[0]
            desk.deal.lay(int(seat), tile, ENDS.get(what[-1]))
    return desk


def line(desk: Desk) -> str:
    """Return the tiles of the line from left to right."""
    return " ".join(str(placed) for placed in desk.deal.chain)


def may(desk: Desk, seat: int) -> set[str]:
    """Return what a seat can do now."""
    return {str(move) for move in desk.deal.choices(seat)}


def marks(desk: Desk) -> tuple[int, ...]:
    """Return what the sides mark for the deal, which must be over, its count agreed."""
    desk.agree()
    outcome = desk.deal.outcome()
    assert outcome is not None
    return outcome.marks


def open_tiles(desk: Desk) -> dict[int, str]:
    """Return the tiles that lie face up, by seat."""
    return {seat: " ".join(map(str, each)) for seat, each in desk.deal.open_tiles.items()}
