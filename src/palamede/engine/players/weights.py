"""What each advice is worth, in pips, and how the game at the table changes that.

The signs are the books'; the sizes were tried out against the greedy player over duplicate deals.
Where ends are counted, ten make a point. ``strands_double`` is heavier than play bears out, so that
ADV-03 is heeded wherever little weighs against it.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Final, TypeAlias

from palamede.dominoes.conventions import Conventions
from palamede.engine.players import advice
from palamede.engine.players.advice import Advice

__all__ = ["WEIGHTS", "layers", "weights_for"]

Weights: TypeAlias = Mapping[Advice, float]

WEIGHTS: Final[Mapping[str, Weights]] = {
    # The ordinary game, each for himself, the pips paid.
    "block": {
        advice.sheds_pips: 1.0,
        advice.places_double: 2.0,
        advice.advances_own_number: 1.5,
        advice.strands_double: -6.0,
        advice.keeps_an_end: 3.0,
        advice.keeps_both_ends: 3.0,
        advice.stops_adversary: 36.0,
        advice.covers_adversary: 1.0,
        advice.closes: 1.0,
    },
    # Qui perd gagne: the most pips win and are paid, so that he who passes keeps his.
    "most": {
        advice.sheds_pips: -1.0,
        advice.advances_own_number: -1.0,
        advice.keeps_an_end: -4.0,
        advice.stops_adversary: -8.0,
        advice.closes: 1.0,
    },
    # What follows changes some weights of the two above.
    "draw": {  # who stops the other makes him draw, and then he will be the heavier
        advice.sheds_pips: 0.3,
        advice.places_double: 4.0,
        advice.stops_adversary: 48.0,
        advice.covers_adversary: 2.0,
    },
    "partners": {
        advice.stops_adversary: 24.0,
        advice.stops_partner: -4.0,
        advice.covers_partner: -4.0,
    },
    "twelve": {advice.covers_last_way: 6.0, advice.opens_heavy: -0.5},
    "no_points": {advice.sheds_pips: 0.3, advice.places_double: 4.0},
    "counting": {
        advice.marks_points: 10.0,
        advice.offers_points: -10.0,
        advice.sheds_pips: 0.1,
        advice.places_double: 1.0,
        advice.advances_own_number: 0.5,
        advice.strands_double: -1.0,
        advice.keeps_an_end: 1.5,
        advice.keeps_both_ends: 1.0,
        advice.stops_adversary: 6.0,
        advice.covers_adversary: 0.0,
        advice.closes: 0.0,
    },
    "seven": {
        advice.opens_blank: 6.0,
        advice.lets_blanks_be_laid: -2.0,
        advice.spends_matador: -3.0,
    },
}
"""The layers; of those that apply to a game the later ones of ``layers`` overrule the earlier."""


def layers(conventions: Conventions) -> tuple[str, ...]:
    """Return the layers that apply under these conventions, the overruling ones last."""
    most = conventions.goal == "most"
    plain = not most and conventions.draw == conventions.count == "none"
    return (
        "most" if most else "block",
        *(["draw"] if conventions.draw != "none" and not most else []),
        *(["partners"] if conventions.paired and not most else []),
        *(["twelve"] if conventions.hand >= advice.LARGE_HAND and plain else []),
        *(["no_points"] if conventions.pay_out == "hand" and not most else []),
        *(["counting"] if conventions.count != "none" else []),
        *(["seven"] if conventions.join == "seven" else []),
    )


def weights_for(conventions: Conventions) -> tuple[tuple[Advice, float], ...]:
    """Return the advice that counts under these conventions, each with its weight."""
    return _merged(layers(conventions))


@functools.cache
def _merged(names: tuple[str, ...]) -> tuple[tuple[Advice, float], ...]:
    merged: dict[Advice, float] = {}
    for name in names:
        merged.update(WEIGHTS[name])
    return tuple((function, weight) for function, weight in merged.items() if weight)
