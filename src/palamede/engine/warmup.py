"""One short search of every kind, so that nothing is left to compile."""

from __future__ import annotations

from random import Random

from palamede.dominoes import presets
from palamede.dominoes.match import Partie
from palamede.engine.budget import Budget
from palamede.engine.ends import mixture_for
from palamede.engine.method import Method
from palamede.engine.search import Search

__all__ = ["use_everything"]

_METHODS = (
    Method(worlds=4, leaf="policy", uniform=0.1, utility="match"),
    Method(worlds=4, leaf="random"),
    Method(worlds=4, leaf="exact"),
)

_ENDS = Method(ends=2, pairs=4000)


def use_everything() -> None:
    """Search small positions by every method, with and without drawing."""
    for rules in ("tete_a_tete", "peche"):
        deal = Partie(presets.conventions(rules, set=3, hand=3)).serve(Random(1))
        for _ in range(4):
            seat = deal.turn
            if seat is None:
                break
            mixture_for(deal.view(seat), _ENDS)
            mixture_for(deal.view(seat), _ENDS.but(utility="match"))
            for method in _METHODS:
                Search(deal.view(seat), method, Budget(nodes=2000), seed=1).run()
            deal.push(deal.legal_moves[0])
