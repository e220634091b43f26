"""How the strongest player mixes its acts where the rest of a deal can be laid out whole.

Late in a deal of two hands what is left is solved as a game (``engine.endgame``); a little earlier,
where few enough pairs of hands are left, acts are judged over all of them (``engine.foresight``).
There chance has a place: who always does the same with the same hand tells what he holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from palamede.dominoes.view import View
    from palamede.engine.method import Method

__all__ = ["mixture_for"]

SPREAD: Final = 0.25
"""Marks that one act must be better than another to be chosen ``e`` times as often."""


def mixture_for(view: View, method: Method) -> dict[int, float] | None:
    """Return how likely each act should be by its number, or None where too much is left."""
    if not method.ends or view.conventions.seats != 2:  # noqa: PLR2004
        return None
    from palamede.engine.endgame import Endgame, endgame_mixture
    from palamede.engine.equity import has_equity
    from palamede.engine.foresight import foreseen_mixture
    from palamede.engine.ranges import Inference

    mixture = endgame_mixture(
        view, Endgame(tiles=method.ends, pairs=method.pairs), utility=method.utility
    )
    if mixture is None and (method.utility == "marks" or not has_equity(view.conventions)):
        mixture = foreseen_mixture(view, Inference(pairs=method.pairs), spread=SPREAD)
    return mixture
