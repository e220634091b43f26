"""The exact value of a position with open hands: alpha-beta over the rules of the kernels.

Positions are those in which the seat to move has a choice of tiles: passes and draws, which nobody
chooses, are folded into the step from one to the next. One explicit stack, no allocation, no call.
A *value* is what the side of the seat to move will still mark less what the other side will, to the
end of the deal; marks made before are not in it, so that a position is worth the same however it
came about.

Bounds come from the pips that are left: nobody is paid more than the rule of payment makes of them.
An end that no tile still to come fits is shut, whatever it shows. Bounds found are kept in a table
under an exact key, with the number of the search that found them: a new world needs no clearing.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from palamede.engine.kernel.compiled import compiled, inlined, lowest, ones

__all__ = [
    "BEGIN",
    "FIELDS",
    "MOST_MOVES",
    "MOST_PLIES",
    "STOPPED",
    "search",
]

STOPPED: Final = 1 << 20
"""What ``search`` returns when it ran out of nodes."""

MOST_PLIES: Final = 256
MOST_MOVES: Final = 128
FIELDS: Final = 32

# Places in a row of the stack; the first ones describe the position itself.
LEFT: Final = 0
RIGHT: Final = 1
TURN: Final = 2
PASSES: Final = 3
DRAWN: Final = 4
OWNER: Final = 5
PIPS0: Final = 6
PIPS1: Final = 7
NEED0: Final = 8
NEED1: Final = 9
BEGIN: Final = 10
"""How many numbers describe a position, besides the hands."""
A: Final = 10
B: Final = 11
FIRST_A: Final = 12
BEST: Final = 13
BEST_MOVE: Final = 14
COUNT: Final = 15
REWARD: Final = 16
LOW: Final = 17
HIGH: Final = 18
SLOT: Final = 19
KEY0: Final = 20
KEY1: Final = 21
KEY2: Final = 22
DREW: Final = 23
DREW_HAND: Final = 24
HAND: Final = 25
MOVE: Final = 26

ONE = np.uint64(1)
NIL = np.uint64(0)

_FIBONACCI = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xC2B2AE3D27D4EB4F)
_MIX2 = np.uint64(0x165667B19E3779F9)
_64, _32 = np.uint64(64), np.uint64(32)

# A word of the table: highest value possible, lowest, best move, number of the search.
ZERO: Final = 4096
AT_LOW: Final = np.uint64(13)
AT_MOVE: Final = np.uint64(26)
AT_TIME: Final = np.uint64(34)
BOUND_MASK: Final = np.uint64(0x1FFF)
MOVE_MASK: Final = np.uint64(0xFF)
NO_MOVE: Final = 255
UNKNOWN: Final = 4095


@inlined
def _paid(rules: Any, rule: Any, own: Any, other: Any) -> Any:
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


@inlined
def _most(rules: Any, own: Any, other: Any) -> Any:
    """Return the most that a side can be paid."""
    return max(_paid(rules, rules.pay_out, own, other), _paid(rules, rules.pay_block, own, other))


@inlined
def _ended(rules: Any, domino: Any, side: Any, pips0: Any, pips1: Any, tie: Any) -> Any:
    """Return what side 0 is paid less what side 1 is, when a deal is out or closed."""
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
        return _paid(rules, rule, pips0, pips1)
    return -_paid(rules, rule, pips1, pips0)


@compiled
def search(
    rules: Any,
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
    """Return the value for side 0 of the position in ``frame[0]`` and ``hands``, or ``STOPPED``.

    Exact between ``alpha`` and ``beta``; else a bound on that side. ``last``: tiles of the stock
    that may be drawn in all. ``place``: by tile, its place in the stock or 255. ``unseen`` and
    ``weight``: by number of tiles drawn, mask and pips of those that may still come. ``tie``: side
    that wins a tie by primacy. ``bits``: of the number of places of the table that are used.
    ``time``: number of the search. ``tally[0]``: nodes so far, kept up to ``limit``. ``hands`` are
    as before when it returns with a value.
    """
    fits, leaves, value_of, pips_of = rules.fits, rules.leaves, rules.value, rules.pips
    seats = np.uint64(rules.seats)
    shut = np.uint64(rules.shut)
    shift = _64 - np.uint64(bits)
    stamp = np.uint64(time) << AT_TIME
    draws = rules.draws != 0
    counts = rules.step != 0
    owner_bits = np.uint64(rules.owner_bits)
    nodes = tally[0]
    ply = NIL
    left, right = np.uint64(frame[0, LEFT]), np.uint64(frame[0, RIGHT])
    turn, passes = np.uint64(frame[0, TURN]), frame[0, PASSES]
    drawn, owner = frame[0, DRAWN], np.uint64(frame[0, OWNER])
    pips0, pips1 = frame[0, PIPS0], frame[0, PIPS1]
    need0, need1 = frame[0, NEED0], frame[0, NEED1]
    value = 0
    while True:
        # ------------------------------------------------------------------ enter a position
        # turn ... need1, alpha and beta describe it; leave with its value for side 0.
        nodes += 1
        if nodes > limit:
            tally[0] = nodes
            return STOPPED
        both = fits[left] | fits[right]
        hand = hands[turn]
        drew = 4
        drew_hand = hand
        closed = False
        while hand & both == 0:
            if drawn < last:
                if drew == 4:
                    drew, drew_hand = np.int64(turn), hand
                tile = np.uint64(stock[drawn])
                hand |= ONE << tile
                at = owner_bits * np.uint64(drawn)
                if at < 64:
                    owner |= turn << at
                if turn & ONE != 0:
                    pips1 += pips_of[tile]
                else:
                    pips0 += pips_of[tile]
                drawn += 1
                hands[turn] = hand
            else:
                passes += 1
                if passes == rules.seats:
                    closed = True
                    break
                turn = turn + ONE if turn + ONE < seats else NIL
                hand = hands[turn]
        ready = closed
        if closed:
            value = _ended(rules, False, 0, pips0, pips1, tie)
        else:
            second = turn & ONE != 0
            own, other = (pips1, pips0) if second else (pips0, pips1)
            a, b = (-beta, -alpha) if second else (alpha, beta)
            coming = weight[drawn]
            high = _most(rules, own + coming, other + coming)
            low = -_most(rules, other + coming, own + coming)
            remaining = hands[0] | hands[1] | hands[2] | hands[3]
            live = remaining | unseen[drawn]
            most0 = most1 = 0
            if counts:
                stocked = ones(unseen[drawn])
                most0 = rules.greatest * (ones(hands[0] | hands[2]) + stocked)
                most1 = rules.greatest * (ones(hands[1] | hands[3]) + stocked)
                high += most1 if second else most0
                low -= most0 if second else most1
            else:
                if fits[left] & live == 0:
                    left = shut
                if fits[right] & live == 0:
                    right = shut
                if hand & (hand - ONE) == 0 and rules.matadors == 0:
                    # The last tile goes out.
                    tile = np.uint64(lowest(hand))
                    if second:
                        value = _ended(rules, True, 1, pips0, pips1 - pips_of[tile], tie)
                    else:
                        value = _ended(rules, True, 0, pips0 - pips_of[tile], pips1, tie)
                    ready = True
            if not ready:
                if low >= b or low == high:
                    value = -low if second else low
                    ready = True
                elif high <= a:
                    value = -high if second else high
                    ready = True
            if not ready:
                if left > right:
                    left, right = right, left
                a = max(a, low)
                b = min(b, high)
                # -------------------------------------------------------- what is known of it
                usable = True
                key0, key1, key2 = remaining, NIL, NIL
                needs = NIL
                if rules.ends != 0:
                    # What cannot be reached any more lacks alike.
                    some0 = need0 if need0 <= most0 else 0
                    some1 = need1 if need1 <= most1 else 0
                    usable = some0 <= 1023 and some1 <= 1023
                    needs = np.uint64(some0) | np.uint64(some1) << np.uint64(10)
                if rules.wide == 0:
                    key0 |= left << np.uint64(rules.at_left)
                    key0 |= right << np.uint64(rules.at_right)
                    key0 |= turn << np.uint64(rules.at_turn)
                    if rules.matadors != 0:
                        key0 |= np.uint64(passes) << np.uint64(rules.at_passes)
                    if draws:
                        key0 |= np.uint64(drawn) << np.uint64(rules.at_drawn)
                        key0 |= owner << np.uint64(rules.at_owner)
                    if rules.ends != 0:
                        key0 |= needs << np.uint64(rules.at_needs)
                    slot = ((key0 * _FIBONACCI) >> shift) << ONE
                    same = table[slot] == key0
                    data = table[slot | ONE]
                else:
                    key0 |= left << np.uint64(56)
                    key1 = owner
                    key2 = right | turn << np.uint64(8) | np.uint64(passes) << np.uint64(12)
                    key2 |= np.uint64(drawn) << np.uint64(16) | needs << np.uint64(24)
                    usable = usable and owner_bits * np.uint64(drawn) <= 64
                    mix = key0 * _FIBONACCI ^ key1 * _MIX1 ^ key2 * _MIX2
                    mix = (mix ^ mix >> _32) * _FIBONACCI
                    slot = (mix >> shift) << np.uint64(2)
                    same = (
                        table[slot] == key0
                        and table[slot | np.uint64(2)] == key1
                        and table[slot | np.uint64(3)] == key2
                    )
                    data = table[slot | ONE]
                known_low, known_high, known_move = -ZERO, UNKNOWN, NO_MOVE
                if usable and same and data >> AT_TIME == np.uint64(time):
                    known_high = np.int64(data & BOUND_MASK) - ZERO
                    known_low = np.int64(data >> AT_LOW & BOUND_MASK) - ZERO
                    known_move = np.int64(data >> AT_MOVE & MOVE_MASK)
                    if known_low >= b or known_low == known_high:
                        value = -known_low if second else known_low
                        ready = True
                    elif known_high <= a:
                        value = -known_high if second else known_high
                        ready = True
                    else:
                        a = max(a, known_low)
                        b = min(b, known_high)
                if not ready:
                    # ------------------------------------------------------------- its moves
                    found = NIL
                    following = turn + ONE if turn + ONE < seats else NIL
                    next_hand = hands[following]
                    for end in range(2):
                        code = right if end else left
                        stays = left if end else right
                        if end and left == right:
                            break
                        some = hand & fits[code]
                        while some != 0:
                            tile = np.uint64(lowest(some))
                            some &= some - ONE
                            rest = hand ^ (ONE << tile)
                            halves = 1
                            if rules.matadors != 0 and (rules.either[code] >> tile) & ONE != 0:
                                halves = 2
                            for half in range(halves):
                                new = np.int64(leaves[code, tile])
                                if halves == 2:
                                    new = np.int64(rules.after[tile, half])
                                action = np.int64(tile) << 2 | end << 1 | half
                                open_now = fits[np.uint64(new)] | fits[stays]
                                score = pips_of[tile] if rules.most == 0 else -pips_of[tile]
                                score += 3 * ones(rest & open_now) - 3 * ones(next_hand & open_now)
                                if next_hand & open_now == 0:
                                    score += 40
                                if counts:
                                    total = value_of[np.uint64(new)] + value_of[stays]
                                    if total % rules.step == 0:
                                        score += 10 * (total // rules.unit)
                                if action == known_move:
                                    score += 4096
                                moves[ply, found] = score << 16 | new << 8 | action
                                found += ONE
                    ordinary = rules.ordinary[left] | rules.ordinary[right]
                    if rules.matadors != 0 and hand & ordinary == 0:
                        action = np.int64(4 * rules.tiles)
                        score = 4096 if action == known_move else 0
                        moves[ply, found] = score << 16 | action
                        found += ONE
                    frame[ply, LEFT], frame[ply, RIGHT] = left, right
                    frame[ply, TURN], frame[ply, PASSES] = turn, passes
                    frame[ply, DRAWN], frame[ply, OWNER] = drawn, owner
                    frame[ply, PIPS0], frame[ply, PIPS1] = pips0, pips1
                    frame[ply, NEED0], frame[ply, NEED1] = need0, need1
                    frame[ply, A], frame[ply, B] = a, b
                    frame[ply, FIRST_A] = a
                    frame[ply, BEST] = max(low, known_low)
                    frame[ply, BEST_MOVE] = NO_MOVE
                    frame[ply, COUNT] = found
                    frame[ply, LOW], frame[ply, HIGH] = known_low, known_high
                    frame[ply, SLOT] = slot if usable else -1
                    frame[ply, KEY0], frame[ply, KEY1], frame[ply, KEY2] = key0, key1, key2
                    frame[ply, DREW], frame[ply, DREW_HAND] = drew, drew_hand
                    frame[ply, HAND] = hand
        if ready:
            if drew != 4:
                hands[np.uint64(drew)] = drew_hand
            if ply == 0:
                tally[0] = nodes
                return value
            ply -= ONE
        # ------------------------------------------------------------ go on at the top of the stack
        down = not ready
        while True:
            turn = np.uint64(frame[ply, TURN])
            second = turn & ONE != 0
            hand = np.uint64(frame[ply, HAND])
            best = frame[ply, BEST]
            a, b = frame[ply, A], frame[ply, B]
            if not down:
                # A child has been valued.
                hands[turn] = hand
                result = (-value if second else value) + frame[ply, REWARD]
                if result > best or frame[ply, BEST_MOVE] == NO_MOVE:
                    best = max(best, result)
                    frame[ply, BEST] = best
                    frame[ply, BEST_MOVE] = frame[ply, MOVE]
                    if best > a:
                        a = best
                        frame[ply, A] = a
            down = False
            found = np.uint64(frame[ply, COUNT])
            if found == 0 or a >= b:
                # ------------------------------------------------------------------ leave it
                known_low, known_high = frame[ply, LOW], frame[ply, HIGH]
                if best >= b:
                    known_low = max(known_low, best)
                elif best <= frame[ply, FIRST_A]:
                    known_high = min(known_high, best)
                else:
                    known_low = known_high = best
                if frame[ply, SLOT] >= 0:
                    slot = np.uint64(frame[ply, SLOT])
                    table[slot] = np.uint64(frame[ply, KEY0])
                    data = np.uint64(known_high + ZERO) | np.uint64(known_low + ZERO) << AT_LOW
                    data |= np.uint64(frame[ply, BEST_MOVE]) << AT_MOVE | stamp
                    table[slot | ONE] = data
                    if rules.wide != 0:
                        table[slot | np.uint64(2)] = np.uint64(frame[ply, KEY1])
                        table[slot | np.uint64(3)] = np.uint64(frame[ply, KEY2])
                value = -best if second else best
                if frame[ply, DREW] != 4:
                    hands[np.uint64(frame[ply, DREW])] = np.uint64(frame[ply, DREW_HAND])
                if ply == 0:
                    tally[0] = nodes
                    return value
                ply -= ONE
                continue
            # ------------------------------------------------------------------ the next move
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
            frame[ply, COUNT] = found
            left, right = np.uint64(frame[ply, LEFT]), np.uint64(frame[ply, RIGHT])
            drawn, owner = frame[ply, DRAWN], np.uint64(frame[ply, OWNER])
            pips0, pips1 = frame[ply, PIPS0], frame[ply, PIPS1]
            need0, need1 = frame[ply, NEED0], frame[ply, NEED1]
            passes = 0
            action = move & 255
            tile = np.uint64(action >> 2)
            frame[ply, MOVE] = action
            reward = 0
            over = False
            if tile == np.uint64(rules.tiles):
                passes = frame[ply, PASSES] + 1
                if passes == rules.seats:
                    value = _ended(rules, False, 0, pips0, pips1, tie)
                    over = True
            else:
                hand ^= ONE << tile
                hands[turn] = hand
                if (action >> 1) & 1 != 0:
                    right = np.uint64((move >> 8) & 255)
                else:
                    left = np.uint64((move >> 8) & 255)
                if second:
                    pips1 -= pips_of[tile]
                else:
                    pips0 -= pips_of[tile]
                if draws:
                    at = owner_bits * np.uint64(place[tile])
                    if at < 64:
                        owner &= ~(np.uint64(3 if rules.seats > 2 else 1) << at)
                reached = False
                if counts:
                    total = value_of[left] + value_of[right]
                    if total % rules.step == 0:
                        reward = total // rules.unit
                        if second:
                            need1 -= reward
                            reached = reward > 0 and need1 <= 0
                        else:
                            need0 -= reward
                            reached = reward > 0 and need0 <= 0
                if hand == 0:
                    value = _ended(rules, True, np.int64(turn & ONE), pips0, pips1, tie)
                    over = True
                elif reached:
                    value = 0
                    over = True
            frame[ply, REWARD] = reward
            if over:
                nodes += 1
                continue
            alpha, beta = a - reward, b - reward
            if second:
                alpha, beta = reward - b, reward - a
            turn = turn + ONE if turn + ONE < seats else NIL
            ply += ONE
            break
