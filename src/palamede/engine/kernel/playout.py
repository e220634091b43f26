"""Random play: deals dealt and played to the end, a million in the time of a breath.

Every legal move is equally likely. ``play_out`` plays on from any state; ``many`` deals whole deals
and plays them. Where no tile can touch with either half and nothing may be kept back (all games but
matador) a move is drawn straight from the masks, without a list.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from palamede.engine.kernel.chance import GAMMA, below, mixed, stream
from palamede.engine.kernel.compiled import bare, bare_inlined, compiled, inlined, lowest, ones
from palamede.engine.kernel.state import (
    CLOSED,
    COUNTS,
    DOMINO,
    DRAWN,
    FORCED,
    LAID,
    LAST,
    LEADER,
    LEFT,
    META,
    ONE,
    OVER,
    PASSES,
    REACHED,
    RIGHT,
    SCORES,
    TURN,
    apply,
    legal,
    settle,
)

__all__ = ["deal_out", "many", "play_out"]

NONE = np.uint64(0)


@inlined
def play_out(tables: Any, hands: Any, stock: Any, meta: Any, word: Any, log: Any) -> Any:
    """Play at random to the end and return the state of chance.

    ``log`` (int64): the actions are written there and its first free place to ``log[0]``; an empty
    array keeps none.
    """
    if tables.matadors != 0 or tables.one_end != 0:
        return _by_list(tables, hands, stock, meta, word, log)
    return _by_masks(tables, hands, stock, meta, word, log)


@bare_inlined
def _by_masks(tables: Any, hands: Any, stock: Any, meta: Any, word: Any, log: Any) -> Any:
    """Play at random from the masks, where no tile can touch with either half."""
    if meta[LEFT] < 0:
        word = _lead(tables, hands, meta, word, log)
    if meta[OVER] != 0:
        return word
    if log.size == 0 and tables.draws == 0 and tables.step == 0:
        return _run(tables, hands, stock, meta, word, log, False, False, False)
    draws, counts = tables.draws != 0, tables.step != 0
    return _run(tables, hands, stock, meta, word, log, log.size > 0, draws, counts)


@bare_inlined
def _run(
    tables: Any,
    hands: Any,
    stock: Any,
    meta: Any,
    word: Any,
    log: Any,
    logging: bool,
    drawing: bool,
    counting: bool,
) -> Any:
    """Play on from the masks; merged into its callers, which leave out what their game lacks."""
    fits, leaves = tables.fits, tables.leaves
    # Unsigned, so that indexing need not look for negative numbers.
    seats = np.uint64(tables.seats)
    left, right = np.uint64(meta[LEFT]), np.uint64(meta[RIGHT])
    turn, last = np.uint64(meta[TURN]), np.uint64(meta[LAST])
    passes, drawn = np.uint64(meta[PASSES]), meta[DRAWN]
    last_drawable = stock.size - tables.undrawable
    over = 0
    while over == 0:
        hand = hands[turn]
        on_left = hand & fits[left]
        on_right = hand & fits[right]
        at_left = np.uint64(ones(on_left))
        choices = at_left + np.uint64(ones(on_right))
        if choices == 0:
            if drawing and drawn < last_drawable:
                hands[turn] = hand | (ONE << np.uint64(stock[drawn]))
                drawn += 1
                if logging:
                    log[0] += 1
                    log[log[0]] = 4 * tables.tiles + 1
                continue
            passes += ONE
            if logging:
                log[0] += 1
                log[log[0]] = 4 * tables.tiles
            if passes == seats:
                over = CLOSED
                if logging:
                    log[0] -= tables.seats  # the rules close the deal before anybody says so
            else:
                last = turn
                turn = turn + ONE if turn + ONE < seats else NONE
            continue
        word += GAMMA
        which = below(mixed(word), choices)
        passes = NONE
        at_the_left = which < at_left
        some = on_left if at_the_left else on_right
        touched = left if at_the_left else right
        which = which if at_the_left else which - at_left
        while which > 0:
            some &= some - ONE
            which -= ONE
        tile = np.uint64(lowest(some))
        hand ^= ONE << tile
        hands[turn] = hand
        if logging:
            log[0] += 1
            end = 0 if at_the_left else 2
            log[log[0]] = 4 * np.int64(tile) + end + tables.half[touched, tile] - 1
        code = np.uint64(leaves[touched, tile])
        left = code if at_the_left else left
        right = right if at_the_left else code
        last = turn
        if counting:
            over = _mark(tables, meta, np.int64(turn), left, right)
        if hand == 0:
            over = DOMINO
        turn = turn + ONE if turn + ONE < seats else NONE
    meta[LAST] = last
    meta[LEFT], meta[RIGHT] = left, right
    meta[TURN], meta[PASSES], meta[DRAWN], meta[OVER] = turn, passes, drawn, over
    return word


@bare_inlined
def _mark(tables: Any, meta: Any, seat: Any, left: Any, right: Any) -> Any:
    """Mark what the open ends make together after the lead; return how that ends the deal, or 0."""
    return _count(tables, meta, seat, tables.value[left] + tables.value[right])


@bare_inlined
def _count(tables: Any, meta: Any, seat: Any, total: Any) -> Any:
    """Mark a total of the open ends if it counts; return how that ends the deal, or 0."""
    if total % tables.step != 0:
        return 0
    side = seat % tables.sides
    counted = total // tables.unit
    meta[COUNTS + side] += counted
    if counted > 0 and meta[SCORES + side] + meta[COUNTS + side] >= tables.target:
        return REACHED
    return 0


@bare_inlined
def _lead(tables: Any, hands: Any, meta: Any, word: Any, log: Any) -> Any:
    """Lead any tile, or the one that must be led."""
    seat = meta[TURN]
    tile = np.uint64(meta[FORCED])
    if meta[FORCED] < 0:
        some = hands[seat]
        word += GAMMA
        which = below(mixed(word), np.uint64(ones(some)))
        while which > 0:
            some &= some - ONE
            which -= ONE
        tile = np.uint64(lowest(some))
    hands[seat] ^= ONE << tile
    meta[LEFT] = tables.after[tile, 1]
    meta[RIGHT] = tables.after[tile, 0]
    meta[LAID] = 1
    meta[LAST] = seat
    meta[TURN] = seat + 1 if seat + 1 < tables.seats else 0
    if log.size > 0:
        log[0] += 1
        log[log[0]] = 4 * np.int64(tile)
    if tables.step != 0:
        total = tables.value[meta[LEFT]] + tables.value[meta[RIGHT]]
        if meta[LEFT] == meta[RIGHT]:
            total = tables.pips[tile]  # a lead double counts its two halves once
        meta[OVER] = _count(tables, meta, seat, total)
    if hands[seat] == 0:
        meta[OVER] = DOMINO
    return word


@compiled
def _by_list(tables: Any, hands: Any, stock: Any, meta: Any, word: Any, log: Any) -> Any:
    """Play at random from lists of moves, with matadors or one end."""
    choices = np.empty(4 * 64, dtype=np.int64)
    while meta[OVER] == 0:
        found = legal(tables, hands, stock, meta, choices)
        action = choices[0]
        if found > 1:
            word += GAMMA
            action = choices[np.int64(below(mixed(word), found))]
        apply(tables, hands, stock, meta, action)
        if log.size > 0:
            log[0] += 1
            log[log[0]] = action
    return word


@bare_inlined
def deal_out(tables: Any, order: Any, hands: Any, stock: Any, meta: Any, word: Any) -> Any:
    """Mix, serve and settle who leads; return the state of chance.

    ``order`` (uint8) is the tiles in play in any order, and is mixed in place. The lead is by lot,
    or with the tile that must be led (DRAW-06).
    """
    left = np.uint64(order.size)
    while left > ONE:
        word += GAMMA
        other = below(mixed(word), left)
        left -= ONE
        order[left], order[other] = order[other], order[left]
    place = 0
    for seat in range(tables.seats):
        hand = np.uint64(0)
        for _ in range(tables.hand):
            hand |= ONE << np.uint64(order[place])
            place += 1
        hands[seat] = hand
    for at in range(stock.size):
        stock[at] = order[place + at]
    for at in range(META):
        meta[at] = 0
    meta[LEFT] = meta[RIGHT] = meta[FORCED] = meta[LAST] = -1
    if tables.first_lead != 0:
        _find_lead(tables, hands, meta)
    else:
        word += GAMMA
        meta[LEADER] = np.int64(below(mixed(word), tables.seats))
    meta[TURN] = meta[LEADER]
    return word


@bare
def _find_lead(tables: Any, hands: Any, meta: Any) -> None:
    """Find who holds the tile that must be led: the highest double, else the heaviest tile."""
    best = -1
    for seat in range(tables.seats):
        hand = hands[seat]
        while hand != 0:
            tile = lowest(hand)
            hand &= hand - ONE
            double = np.int64((tables.doubles >> np.uint64(tile)) & ONE)
            # Of equal weight the one with the higher half goes first: its index is lower.
            rank = double << 20 | tables.pips[tile] << 10 | (tables.tiles - tile)
            if rank > best:
                best = rank
                meta[LEADER] = seat
                meta[FORCED] = tile


@compiled
def many(tables: Any, first: Any, deals: Any, seed: Any, marks: Any) -> Any:
    """Deal and play deals ``first`` to ``first + deals - 1`` of a seed; add up marks by side.

    Returns how many were blocked.
    """
    order = tables.in_play.copy()
    hands = np.zeros(4, dtype=np.uint64)
    stock = np.zeros(order.size - tables.seats * tables.hand, dtype=np.uint8)
    meta = np.zeros(META, dtype=np.int64)
    log = np.empty(0, dtype=np.int64)
    given = np.zeros(4, dtype=np.int64)
    if tables.matadors == 0 and tables.one_end == 0:
        return _batch(tables, first, deals, seed, marks, order, hands, stock, meta, log, given)
    blocked = 0
    for number in range(first, first + deals):
        word = _fresh(tables, order, hands, stock, meta, stream(seed, number))
        play_out(tables, hands, stock, meta, word, log)
        blocked += _tally(tables, hands, meta, given, marks)
    return blocked


@bare
def _batch(
    tables: Any,
    first: Any,
    deals: Any,
    seed: Any,
    marks: Any,
    order: Any,
    hands: Any,
    stock: Any,
    meta: Any,
    log: Any,
    given: Any,
) -> Any:
    """Do what ``many`` says in arrays that are there already: nothing here makes an object."""
    blocked = 0
    for number in range(first, first + deals):
        word = _fresh(tables, order, hands, stock, meta, stream(seed, number))
        _by_masks(tables, hands, stock, meta, word, log)
        blocked += _tally(tables, hands, meta, given, marks)
    return blocked


@bare_inlined
def _fresh(tables: Any, order: Any, hands: Any, stock: Any, meta: Any, word: Any) -> Any:
    """Deal from an order that no deal before has mixed; return the state of chance."""
    for place in range(order.size):
        order[place] = tables.in_play[place]
    return deal_out(tables, order, hands, stock, meta, word)


@bare_inlined
def _tally(tables: Any, hands: Any, meta: Any, given: Any, marks: Any) -> Any:
    """Add up what a deal gave; return whether it was blocked."""
    settle(tables, hands, meta, given)
    for side in range(tables.sides):
        marks[side] += given[side]
    return meta[OVER] == CLOSED
