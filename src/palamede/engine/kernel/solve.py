"""The exact value of a position with open hands: alpha-beta over the rules of the kernels.

A node is a tile laid. Only positions with a choice are searched: passes, draws and forced tiles are
folded into the step from one to the next. One explicit stack, no allocation, no call. A *value* is
what side 0 will still mark less what side 1 will, to the end of the deal; marks made before are not
in it, so that a position is worth the same however it came about.

Bounds come from the pips that are left: nobody is paid more than the rule of payment makes of them.
An end that no tile still to come fits is shut, whatever it shows. Bounds found are kept in a table
under an exact key, with the number of the search that found them: a new world needs no clearing.
``benchmarks/c/solver.c`` is the same in C.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from palamede.engine.kernel.compiled import bare, lowest, ones
from palamede.engine.kernel.solvememory import (
    AT_LOW,
    AT_MOVE,
    AT_TIME,
    BOUND,
    BYTE,
    NO_MOVE,
    UNKNOWN,
    ZERO,
    spread,
)
from palamede.engine.kernel.solvemoves import list_moves
from palamede.engine.kernel.solvepay import ended, most_paid
from palamede.engine.kernel.solverules import LARGEST_NEED

__all__ = ["FIELDS", "MOST_PLIES", "POSITION", "STOPPED", "search"]

STOPPED: Final = 1 << 20
"""What ``search`` returns when it ran out of nodes."""
MOST_PLIES: Final = 256
FIELDS: Final = 32

# Places in a row of the stack. The first ones are a position.
HANDS: Final = 0
LEFT: Final = 4
RIGHT: Final = 5
TURN: Final = 6
PASSES: Final = 7
DRAWN: Final = 8
OWNER: Final = 9
PIPS0: Final = 10
PIPS1: Final = 11
NEED0: Final = 12
NEED1: Final = 13
# The rest is its search.
POSITION: Final = 14
GAIN: Final = 14
A: Final = 15
B: Final = 16
FIRST_A: Final = 17
BEST: Final = 18
BEST_MOVE: Final = 19
COUNT: Final = 20
LOW: Final = 21
HIGH: Final = 22
SLOT: Final = 23
KEY0: Final = 24
KEY1: Final = 25
KEY2: Final = 26
MOVE: Final = 27

NIL, ONE, _2 = np.uint64(0), np.uint64(1), np.uint64(2)
_3, _8, _12, _16 = np.uint64(3), np.uint64(8), np.uint64(12), np.uint64(16)
_24, _56, _64 = np.uint64(24), np.uint64(56), np.uint64(64)
_NEED = np.uint64(LARGEST_NEED.bit_length())


@bare
def search(
    rules: Any,
    begin: Any,
    hands: Any,
    stock: Any,
    place: Any,
    unseen: Any,
    weight: Any,
    last: Any,
    tie: Any,
    alpha: Any,
    beta: Any,
    table: Any,
    bits: Any,
    time: Any,
    frame: Any,
    moves: Any,
    tally: Any,
    limit: Any,
) -> Any:
    """Return the value of a position, exact between ``alpha`` and ``beta``, or ``STOPPED``.

    ``begin``: the first numbers of a row. ``hands``: four words to work in. ``last``: how many
    tiles of the stock may be drawn in all.
    ``place``: by tile, its place in the stock or 255. ``unseen``, ``weight``: by number of tiles
    drawn, mask and pips of those that may still come. ``tie``: see ``ended``. ``bits``: of the
    number of entries of the table that are used. ``time``: number of the search. ``tally[0]``:
    nodes so far, to be kept up to ``limit[0]``, which another thread may lower.
    """
    fits, leaves, value_of, pips_of = rules.fits, rules.leaves, rules.value, rules.pips
    seats = np.uint64(rules.seats)
    shut = np.uint64(rules.shut)
    shift = _64 - np.uint64(bits)
    time = np.uint64(time)
    owner_bits = np.uint64(rules.owner_bits)
    owner_mask = _3 if rules.seats > 2 else ONE
    draws, counts, matadors = rules.draws != 0, rules.step != 0, rules.matadors != 0
    words = _2 if rules.wide != 0 else ONE
    nodes = tally[0]
    ply = NIL
    move = np.int64(-1)
    for seat in range(4):
        hands[seat] = np.uint64(begin[HANDS + seat])
    left, right = np.uint64(begin[LEFT]), np.uint64(begin[RIGHT])
    turn, passes = np.uint64(begin[TURN]), begin[PASSES]
    drawn, owner = np.uint64(begin[DRAWN]), np.uint64(begin[OWNER])
    pips0, pips1 = begin[PIPS0], begin[PIPS1]
    need0, need1 = begin[NEED0], begin[NEED1]
    last = np.uint64(last)
    while True:
        # ---- Make ``move`` (or none, at the root) in the position at hand, and what is forced.
        nodes += 1
        if nodes > limit[0]:
            tally[0] = nodes
            return STOPPED
        value: Any = np.int64(0)
        gain: Any = np.int64(0)
        over = False
        hand = hands[turn]
        both = NIL
        while True:
            if move >= 0:
                tile = np.uint64(move >> 2 & 63)
                second = turn & ONE != 0
                if tile == np.uint64(rules.tiles):
                    passes += 1
                    if passes == rules.seats:
                        value = ended(rules, False, 0, pips0, pips1, tie)
                        over = True
                        break
                else:
                    hand ^= ONE << tile
                    hands[turn] = hand
                    passes = np.int64(0)
                    new = np.uint64(move >> 8 & 255)
                    if move & 2 != 0:
                        right = new
                    else:
                        left = new
                    if second:
                        pips1 -= pips_of[tile]
                    else:
                        pips0 -= pips_of[tile]
                    if draws:
                        at = owner_bits * np.uint64(place[tile])
                        if at < _64:
                            owner &= ~(owner_mask << at)
                    reached = False
                    if counts:
                        total = value_of[left] + value_of[right]
                        if total % rules.step == 0:
                            reward = total // rules.unit
                            if second:
                                gain -= reward
                                need1 -= reward
                                reached = reward > 0 and need1 <= 0
                            else:
                                gain += reward
                                need0 -= reward
                                reached = reward > 0 and need0 <= 0
                    if hand == 0:
                        value = ended(rules, True, np.int64(turn & ONE), pips0, pips1, tie)
                        over = True
                        break
                    if reached:
                        over = True
                        break
                turn = turn + ONE if turn + ONE < seats else NIL
            both = fits[left] | fits[right]
            hand = hands[turn]
            while hand & both == 0:
                if drawn < last:
                    tile = np.uint64(stock[drawn])
                    hand |= ONE << tile
                    hands[turn] = hand
                    at = owner_bits * drawn
                    if at < _64:
                        owner |= turn << at
                    if turn & ONE != 0:
                        pips1 += pips_of[tile]
                    else:
                        pips0 += pips_of[tile]
                    drawn += ONE
                else:
                    passes += 1
                    if passes == rules.seats:
                        over = True
                        break
                    turn = turn + ONE if turn + ONE < seats else NIL
                    hand = hands[turn]
            if over:
                value = ended(rules, False, 0, pips0, pips1, tie)
                break
            if matadors:
                break
            # A single tile that fits at a single end is forced.
            some, code, end = hand & fits[right], right, 2
            if left != right:
                on_left = hand & fits[left]
                if on_left != 0:
                    if some != 0:
                        break
                    some, code, end = on_left, left, 0
            if some & (some - ONE) != 0:
                break
            tile = np.uint64(lowest(some))
            move = np.int64(leaves[code, tile]) << 8 | np.int64(tile) << 2 | end
            nodes += 1
        ready = over
        known_low: Any = -ZERO
        known_high: Any = UNKNOWN
        known_move: Any = NO_MOVE
        if not over:
            # ---- A choice: what the pips say of its value for the side to move.
            second = turn & ONE != 0
            own, other = (pips1, pips0) if second else (pips0, pips1)
            a, b = (gain - beta, gain - alpha) if second else (alpha - gain, beta - gain)
            coming = weight[drawn]
            heaviest = np.int64(0)
            some = hand & both
            while some != 0:
                heaviest = max(heaviest, pips_of[np.uint64(lowest(some))])
                some &= some - ONE
            if matadors:
                heaviest = np.int64(0)  # who may pass need not shed them
            high = most_paid(rules, own + coming, other + coming)
            low = -most_paid(rules, other + coming, own - heaviest + coming)
            remaining = hands[0] | hands[1] | hands[2] | hands[3]
            most0 = most1 = np.int64(0)
            if counts:
                stocked = ones(unseen[drawn])
                most0 = rules.greatest * (ones(hands[0] | hands[2]) + stocked)
                most1 = rules.greatest * (ones(hands[1] | hands[3]) + stocked)
                high += most1 if second else most0
                low -= most0 if second else most1
            else:
                live = remaining | unseen[drawn]
                if fits[left] & live == 0:
                    left = shut
                if fits[right] & live == 0:
                    right = shut
            if left > right:
                left, right = right, left
            if not counts and not matadors and hand & (hand - ONE) == 0:
                # The last tile goes out, at either end.
                heaviest = pips_of[np.uint64(lowest(hand))]
                if second:
                    value = ended(rules, True, 1, pips0, pips1 - heaviest, tie)
                else:
                    value = ended(rules, True, 0, pips0 - heaviest, pips1, tie)
                ready = True
            elif low >= b or low == high:
                value = -low if second else low
                ready = True
            elif high <= a:
                value = -high if second else high
                ready = True
        if not ready:
            a = max(a, low)
            b = min(b, high)
            # ---- What the table says of it.
            usable: Any = True
            key0, key1, key2 = remaining, NIL, NIL
            needs = NIL
            if rules.ends != 0:
                # Totals that cannot be reached in this deal lack alike.
                some0 = need0 if need0 <= most0 else 0
                some1 = need1 if need1 <= most1 else 0
                usable = max(some0, some1) <= LARGEST_NEED
                needs = np.uint64(some0) | np.uint64(some1) << _NEED
            if rules.wide == 0:
                key0 |= left << np.uint64(rules.at_left) | right << np.uint64(rules.at_right)
                key0 |= turn << np.uint64(rules.at_turn)
                if matadors:
                    key0 |= np.uint64(passes) << np.uint64(rules.at_passes)
                if draws:
                    key0 |= drawn << np.uint64(rules.at_drawn) | owner << np.uint64(rules.at_owner)
                if rules.ends != 0:
                    key0 |= needs << np.uint64(rules.at_needs)
            else:
                key0 |= left << _56
                key1 = owner
                key2 = right | turn << _8 | np.uint64(passes) << _12 | drawn << _16 | needs << _24
                usable = usable and owner_bits * drawn <= _64
            slot = (spread(rules, key0, key1, key2) >> shift) << words
            data = table[slot | ONE]
            same: Any = usable and table[slot] == key0 and data >> AT_TIME == time
            if rules.wide != 0:
                same = same and table[slot | _2] == key1 and table[slot | _3] == key2
            if same:
                known_high = np.int64(data & BOUND) - ZERO
                known_low = np.int64(data >> AT_LOW & BOUND) - ZERO
                known_move = np.int64(data >> AT_MOVE & BYTE)
                if known_low >= b or known_low == known_high:
                    value = -known_low if second else known_low
                    ready = True
                elif known_high <= a:
                    value = -known_high if second else known_high
                    ready = True
                else:
                    a = max(a, known_low)
                    b = min(b, known_high)
        if ready:
            value += gain
            if ply == 0:
                tally[0] = nodes
                return value
            ply -= ONE
        else:
            row = frame[ply]
            row[0], row[1] = hands[0], hands[1]
            row[2], row[3] = hands[2], hands[3]
            row[LEFT], row[RIGHT], row[TURN], row[PASSES] = left, right, turn, passes
            row[DRAWN], row[OWNER] = drawn, owner
            row[PIPS0], row[PIPS1], row[NEED0], row[NEED1] = pips0, pips1, need0, need1
            row[GAIN], row[A], row[B], row[FIRST_A] = gain, a, b, a
            row[BEST], row[BEST_MOVE] = max(low, known_low), NO_MOVE
            row[COUNT] = list_moves(rules, hands, left, right, turn, known_move, moves, ply)
            row[LOW], row[HIGH] = known_low, known_high
            row[SLOT] = np.int64(slot) if usable else -1
            row[KEY0], row[KEY1], row[KEY2] = key0, key1, key2
        # ---- Go on with the position at the top of the stack: take in the value of its move that
        # has been searched, then its next move, or leave it.
        while True:
            row = frame[ply]
            turn = np.uint64(row[TURN])
            second = turn & ONE != 0
            best, a, b = row[BEST], row[A], row[B]
            if ready:
                for seat in range(4):
                    hands[seat] = np.uint64(row[HANDS + seat])
                result = -value if second else value
                if result > best or row[BEST_MOVE] == NO_MOVE:
                    best = max(best, result)
                    a = max(a, best)
                    row[BEST], row[A] = best, a
                    row[BEST_MOVE] = row[MOVE] & 255
            found = np.uint64(row[COUNT])
            if found != 0 and a < b:
                break
            known_low, known_high = row[LOW], row[HIGH]
            if best >= b:
                known_low = max(known_low, best)
            elif best <= row[FIRST_A]:
                known_high = min(known_high, best)
            else:
                known_low = known_high = best
            if row[SLOT] >= 0:
                slot = np.uint64(row[SLOT])
                table[slot] = np.uint64(row[KEY0])
                table[slot | ONE] = (
                    np.uint64(known_high + ZERO)
                    | np.uint64(known_low + ZERO) << AT_LOW
                    | np.uint64(row[BEST_MOVE]) << AT_MOVE
                    | time << AT_TIME
                )
                if rules.wide != 0:
                    table[slot | _2] = np.uint64(row[KEY1])
                    table[slot | _3] = np.uint64(row[KEY2])
            value = (-best if second else best) + row[GAIN]
            ready = True
            if ply == 0:
                tally[0] = nodes
                return value
            ply -= ONE
        chosen = NIL
        move = moves[ply, 0]
        at = ONE
        while at < found:
            if moves[ply, at] > move:
                move = moves[ply, at]
                chosen = at
            at += ONE
        found -= ONE
        moves[ply, chosen] = moves[ply, found]
        row[COUNT] = found
        row[MOVE] = move
        left, right, passes = np.uint64(row[LEFT]), np.uint64(row[RIGHT]), row[PASSES]
        drawn, owner = np.uint64(row[DRAWN]), np.uint64(row[OWNER])
        pips0, pips1, need0, need1 = row[PIPS0], row[PIPS1], row[NEED0], row[NEED1]
        alpha, beta = (-b, -a) if second else (a, b)
        move &= 0xFFFF
        ply += ONE
