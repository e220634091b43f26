"""Equilibrium of what is left of a deal of two hands, where so little is left that it can be had.

The rest of the deal is solved from the first point at which few enough tiles were held, and what a
seat does later is read off that one solution: what it did since is then just what the other is
right to expect. What is believed at that first point are the ranges of both seats
(``engine.ranges``): what the other believes of this hand is part of the game.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from palamede.dominoes.moves import move_table

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from palamede.dominoes.conventions import Conventions
    from palamede.dominoes.view import View
    from palamede.engine.kernel.gametree import GameTree
    from palamede.engine.method import Utility

__all__ = ["Endgame", "endgame_mixture", "read_off", "seen_at", "solvable"]

KEPT: Final = 32
"""Solutions that are kept: a deal that goes on needs the same one again."""
RIGHT: Final = 2
"""The bit of an act that says at which end."""


@dataclass(frozen=True, slots=True)
class Endgame:
    """When the rest of a deal is solved, and how.

    ``tiles``: with so many in each hand or fewer; ``pairs``: with so many joint hands or fewer;
    ``iterations`` of the solver; ``uniform``: the least share of the likelihood of an act that is
    that of any legal act alike, when pairs are weighed.
    """

    tiles: int = 2
    pairs: int = 20_000
    iterations: int = 100
    uniform: float = 0.05


def solvable(conventions: Conventions) -> bool:
    """Whether ends of these deals can be solved: two hands, nothing drawn, the winner marks."""
    return (
        conventions.seats == 2  # noqa: PLR2004
        and conventions.draw == "none"
        and conventions.count == "none"
        and conventions.blocked_tie != "split"
    )


def endgame_mixture(
    view: View, endgame: Endgame, *, utility: Utility = "marks"
) -> dict[int, float] | None:
    """Return how likely each act of the seat to move should be, by action number.

    None where the rest is not solved: other rules, too many tiles or pairs of hands. On equal ends
    only one of the two is used.
    """
    if not view.legal or not solvable(view.conventions) or max(view.sizes) > endgame.tiles:
        return None
    # What all see: the same view with no hand in it.
    seen = replace(view, seat=None, start_hands=(None,) * len(view.sizes), legal=())
    sizes = list(view.sizes)
    points = [len(view.plies)]
    for number in range(len(view.plies) - 1, -1, -1):
        ply = view.plies[number]
        sizes[ply.seat - 1] += ply.move.is_lay
        if max(sizes) > endgame.tiles:
            break
        points.append(number)
    for point in reversed(points):
        solution = _solution(seen_at(seen, point), endgame, utility)
        if solution is not None:
            return read_off(solution, view, point)
    return None


def seen_at(seen: View, point: int) -> View:
    """Return what all saw after so many plies."""
    if point == len(seen.plies):
        return seen
    later = seen.plies[point:]
    sizes = [
        size + sum(ply.seat == seat and ply.move.is_lay for ply in later)
        for seat, size in enumerate(seen.sizes, start=1)
    ]
    return replace(seen, plies=seen.plies[:point], sizes=tuple(sizes), turn=later[0].seat)


@functools.lru_cache(maxsize=KEPT)
def _solution(
    seen: View, endgame: Endgame, utility: Utility
) -> tuple[GameTree, NDArray[np.float64]] | None:
    """Solve the rest of a deal from what all see; None if too many pairs of hands are left."""
    import numpy as np

    from palamede.engine.equity import equity_of
    from palamede.engine.kernel.subgame import solve_subgame
    from palamede.engine.ranges import Inference, ranges_of

    uniform = endgame.uniform
    ranges = ranges_of(seen, Inference(pairs=endgame.pairs, uniform=uniform))
    if ranges is None:
        return None
    equity = equity_of(seen.conventions) if utility == "match" else np.empty((0, 0))
    found: Any = solve_subgame(
        ranges.tables, ranges.meta, ranges.hands, ranges.weights, equity, endgame.iterations
    )
    return found  # type: ignore[no-any-return]


def read_off(
    solution: tuple[GameTree, NDArray[np.float64]], view: View, point: int
) -> dict[int, float] | None:
    """Return what a solution says at a view, found by the plies since its root."""
    import numpy as np

    tree, policy = solution
    tiles = move_table(view.conventions.set).tiles
    lays = 4 * len(tiles)
    history, mirrored = 0, False
    for ply in view.plies[point:]:
        act = ply.move.action
        if mirrored and act < lays:
            act ^= RIGHT
        after = np.flatnonzero((tree.parent == history) & (tree.act == act))
        if not len(after):
            # On equal ends only the left is in the tree; from there all is its mirror image.
            mirrored = not mirrored
            after = np.flatnonzero((tree.parent == history) & (tree.act == act ^ RIGHT))
        history = int(after[0])
    hand = sum(1 << tiles.index(tile) for tile in view.hand)
    known = np.flatnonzero((tree.history == history) & (tree.hand == np.uint64(hand)))
    if not len(known):
        return None  # all that is legal comes to the same
    low, high = int(tree.first[known[0]]), int(tree.first[known[0] + 1])
    turn = RIGHT if mirrored else 0
    return {
        int(act) ^ (turn if act < lays else 0): float(chance)
        for act, chance in zip(tree.acts[low:high], policy[low:high], strict=True)
    }
