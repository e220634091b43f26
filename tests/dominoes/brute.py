"""All deals that agree with a view, found by dealing in every way and playing the history on each.

Used to judge `palamede.dominoes.knowledge`, of which it uses nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from math import erfc, sqrt

from palamede.dominoes.deal import Deal
from palamede.dominoes.tiles import Tile
from palamede.dominoes.view import View

Tiles = tuple[Tile, ...]
World = tuple[tuple[Tiles, ...], Tiles]
"""The hands at the start, each in order, and the stock in drawing order."""


def worlds(view: View) -> list[World]:
    """Return every world that agrees with the view."""
    found: list[World] = []
    drawn = sum(ply.move.is_draw for ply in view.plies)
    for hands, stock, rest in _dealings(view, drawn):
        # What is left in the stock cannot have mattered yet: one order is played, all are noted.
        if agrees(view, replayed(view, hands, (*stock, *rest))):
            found += [(hands, (*stock, *order)) for order in permutations(rest)]
    return found


def replayed(view: View, hands: tuple[Tiles, ...], stock: Tiles) -> Deal | None:
    """Play the moves of a view on other tiles, or return None where one is not legal."""
    deal = Deal(
        view.conventions,
        hands,
        stock,
        leader=view.leader,
        scores=view.scores,
        forced_lead=view.forced_lead if view.forced_lead in hands[view.leader - 1] else None,
        dead=view.dead,
    )
    for move in view.moves:
        if move not in deal.legal_moves:
            return None
        deal.push(move)
    return deal


def agrees(view: View, deal: Deal | None) -> bool:
    """Whether the seat would see just this view, and the lead was forced as it was."""
    if deal is None or deal.view(view.seat) != view:
        return False
    if view.forced_lead is None:
        return True
    held = [tile for hand in deal.start_hands for tile in hand]
    wanted = [tile for tile in held if tile.is_double] or held
    return max(wanted, key=lambda tile: (tile.pips, tile.high)) is view.forced_lead


def _dealings(view: View, drawn: int) -> Iterator[tuple[tuple[Tiles, ...], Tiles, Tiles]]:
    """Deal in every way: hands, the places of the stock that were drawn, the rest in no order."""
    own: list[Tile | None] = [ply.tile for ply in view.plies if ply.move.is_draw]
    seen = {tile for hand in view.start_hands for tile in hand or ()} | {t for t in own if t}
    hidden = [tile for tile in view.conventions.tiles if tile not in seen]
    for hands, left in _hands(view, 0, tuple(hidden)):
        free = own.count(None)
        for order in permutations(left, free):
            names = iter(order)
            stock = tuple(tile or next(names) for tile in own)
            yield hands, stock, tuple(tile for tile in left if tile not in order)


def _hands(view: View, seat: int, hidden: Tiles) -> Iterator[tuple[tuple[Tiles, ...], Tiles]]:
    if seat == view.conventions.seats:
        yield (), hidden
        return
    known = view.start_hands[seat]
    if known is None and view.conventions.draw == "none":
        # Without drawing what a seat lays was in its hand: the only shortcut taken.
        lays = [(ply.seat, ply.tile) for ply in view.plies if ply.tile]
        laid = [tile for layer, tile in lays if layer == seat + 1]
        others = [tile for tile in hidden if all(tile is not down for _, down in lays)]
        choices = [(*laid, *c) for c in combinations(others, view.conventions.hand - len(laid))]
    elif known is None:
        choices = list(combinations(hidden, view.conventions.hand))
    else:
        choices = [known]
    for hand in choices:
        for hands, left in _hands(view, seat + 1, tuple(t for t in hidden if t not in hand)):
            yield (tuple(sorted(hand)), *hands), left


def chi_square_p(counts: list[int], expected: float) -> float:
    """Return the probability of counts so uneven or more (Wilson and Hilferty's approximation)."""
    freedom = len(counts) - 1
    if not freedom:
        return 1.0
    chi = sum((count - expected) ** 2 for count in counts) / expected
    spread = 2 / (9 * freedom)
    deviation = ((chi / freedom) ** (1 / 3) - 1 + spread) / sqrt(spread)
    return erfc(deviation / sqrt(2)) / 2
