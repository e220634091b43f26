"""The moves of a position for the exact solver, and how promising each is."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from palamede.engine.kernel.compiled import bare_inlined, lowest, ones

__all__ = ["MOST_MOVES", "list_moves"]

MOST_MOVES: Final = 128
"""A hand of 55 tiles at two ends, and some more for matadors."""

NIL, ONE, _2, _3 = np.uint64(0), np.uint64(1), np.uint64(2), np.uint64(3)


@bare_inlined
def list_moves(
    rules: Any, hands: Any, left: Any, right: Any, turn: Any, known: Any, moves: Any, ply: Any
) -> Any:
    """Write the moves of a position into ``moves[ply]``; return how many.

    A move is, from the lowest bit: its number (8), the class that it leaves (8), how promising it
    is. Good is what leaves the next seat few tiles to lay, then the last, then what sheds pips.
    """
    fits, value = rules.fits, rules.value
    seats = np.uint64(rules.seats)
    hand = hands[turn]
    following = turn + ONE if turn + ONE < seats else NIL
    next_hand = hands[following]
    last_hand = NIL
    if seats > _2:
        last_hand = hands[(turn + _3) & _3]
    found = NIL
    for end in range(2):
        code = right if end != 0 else left
        stays = left if end != 0 else right
        if end != 0 and left == right:
            break
        some = hand & fits[code]
        while some != 0:
            tile = np.uint64(lowest(some))
            some &= some - ONE
            halves = 1
            if rules.matadors != 0 and (rules.either[code] >> tile) & ONE != 0:
                halves = 2
            for half in range(halves):
                new = np.uint64(rules.leaves[code, tile])
                if halves == 2:
                    new = np.uint64(rules.after[tile, np.uint64(half)])
                action = np.int64(tile) << 2 | end << 1 | half
                opened = fits[new] | fits[stays]
                score = rules.pips[tile]
                if rules.most != 0:
                    score = -score
                score -= 20 * ones(next_hand & opened) + 8 * ones(last_hand & opened)
                if rules.step != 0:
                    total = value[new] + value[stays]
                    if total % rules.step == 0:
                        score += 10 * (total // rules.unit)
                if action == known:
                    score += 4096
                moves[ply, found] = score << 16 | np.int64(new) << 8 | action
                found += ONE
    if rules.matadors != 0 and hand & (rules.ordinary[left] | rules.ordinary[right]) == 0:
        action = np.int64(4 * rules.tiles)
        moves[ply, found] = (4096 if action == known else -60) << 16 | action
        found += ONE
    return found
