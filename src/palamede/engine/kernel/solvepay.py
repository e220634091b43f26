"""What is paid at the end of a deal between two sides, and the most that can be: for the solver."""

from __future__ import annotations

from typing import Any

from palamede.engine.kernel.compiled import bare_inlined

__all__ = ["ended", "most_paid"]


@bare_inlined
def paid(rules: Any, rule: Any, own: Any, other: Any) -> Any:
    """Return what the winner of a deal is paid for pips of his own side and of the other."""
    pool = other
    if rule == 1:
        pool = own + other
    elif rule == 2:
        return 1
    elif rule == 3:
        pool = own
    elif rule == 4:
        return 0
    if rules.nearest_5 != 0:
        pool = (pool + 2) // 5 * 5
    if rules.unit != 1:
        pool = pool // rules.unit
    return pool


@bare_inlined
def most_paid(rules: Any, own: Any, other: Any) -> Any:
    """Return the most that a side can be paid when the sides hold no more than these pips."""
    return max(paid(rules, rules.pay_out, own, other), paid(rules, rules.pay_block, own, other))


@bare_inlined
def ended(rules: Any, domino: Any, side: Any, pips0: Any, pips1: Any, tie: Any) -> Any:
    """Return what side 0 is paid less what side 1 is, when ``side`` is out or the game closed.

    ``tie``: the side that has primacy (SCORE-04). As ``state.settle``, without the counts.
    """
    winner = side
    if not domino or rules.most != 0:
        if pips0 == pips1:
            if rules.primacy == 0:
                return 0
            winner = tie
        else:
            winner = 0 if (pips0 < pips1) != (rules.most != 0) else 1
    rule = rules.pay_out if domino else rules.pay_block
    if winner == 0:
        return paid(rules, rule, pips0, pips1)
    return -paid(rules, rule, pips1, pips0)
