"""The whole game from one public position, for every deal that it may be, as flat arrays.

A *node* is a deal at a point where the seat to act has a choice; passes and forced tiles are folded
into the step from one node to the next. Nodes of one public history stand together, and after those
of the history before, so that one loop forward carries chances of arriving and one backward values.
What a seat knows is an *information set*: the public history with its own hand.

On equal ends a tile laid left or right leaves mirror images: only the left is in the tree.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.engine.kernel.compiled import compiled
from palamede.engine.kernel.state import LEFT, META, OVER, RIGHT, TURN, apply, legal, settle

__all__ = ["GameTree", "game_tree", "grow_tree"]

MOST_ACTS: Final = 232
"""One more than the highest number of an act: 4 a tile of 55, pass and draw (not in use here)."""


class GameTree(NamedTuple):
    """A game in arrays; nodes, sets, acts and histories count from 0 in order of creation.

    A *place* is where a node or an end is put: places 0 to worlds - 1 are the deals at the root,
    then as many for a node as its set has acts. ``at``: by place, the node there, or -1 - e for
    the end e. ``pay``: by end, marks of side 0 less those of side 1. ``info``, ``place``: by node,
    its information set and its first place. ``seat``, ``hand``, ``history``: by set, who acts, what
    he holds, where. ``first``: by set, its first entry in ``acts``; one more, where the last ends.
    ``parent``, ``act``: by history, the one before and the act that leads here (-1 at the root).
    ``begin``: by history, its first node; one more, where the last ends. ``states``: all points of
    all deals, forced moves, passes and ends counted.
    """

    at: NDArray[np.int64]
    pay: NDArray[np.float64]
    info: NDArray[np.int64]
    place: NDArray[np.int64]
    seat: NDArray[np.int64]
    hand: NDArray[np.uint64]
    history: NDArray[np.int64]
    first: NDArray[np.int64]
    acts: NDArray[np.int64]
    parent: NDArray[np.int64]
    act: NDArray[np.int64]
    begin: NDArray[np.int64]
    states: int


@compiled
def _room(array: Any, used: Any, wanted: Any) -> Any:
    """Return an array with room for so many entries, the used ones kept."""
    if used + wanted <= array.shape[0]:
        return array
    size = max(2 * array.shape[0], used + wanted)
    larger = np.zeros((size, *array.shape[1:]), array.dtype)
    larger[:used] = array[:used]
    return larger


@compiled
def grow_tree(tables: Any, worlds: Any, meta: Any, shared: Any) -> Any:
    """Build the tree; return the fields of ``GameTree`` in order.

    ``worlds``: uint64 [n, 4], the hands of each deal at the root; ``meta``: the public state there,
    the deal not over. With ``shared`` not 0 a seat sees the hand of its partner as well (seat + 2).
    Only blocked games: nothing is drawn.
    """
    stock = np.zeros(0, dtype=np.uint8)
    actions = np.zeros(MOST_ACTS, dtype=np.int64)
    marks = np.zeros(4, dtype=np.int64)
    now = np.zeros(META, dtype=np.int64)
    held = np.zeros(4, dtype=np.uint64)
    start = worlds.shape[0]

    at = np.zeros(4 * start + 16, dtype=np.int64)
    pay = np.zeros(2 * start + 16, dtype=np.float64)
    info = np.zeros(start + 16, dtype=np.int64)
    place = np.zeros(start + 16, dtype=np.int64)
    seat = np.zeros(256, dtype=np.int64)
    hand = np.zeros(256, dtype=np.uint64)
    partner = np.zeros(256, dtype=np.uint64)
    history = np.zeros(256, dtype=np.int64)
    first = np.zeros(256, dtype=np.int64)
    acts = np.zeros(512, dtype=np.int64)
    parent = np.zeros(256, dtype=np.int64)
    act_of = np.zeros(256, dtype=np.int64)
    begin = np.zeros(256, dtype=np.int64)
    places, ends, nodes, sets, entries, states = start, 0, 0, 0, 0, start

    # What waits: histories of this ply with their public states, and the deals that are there.
    publics = np.zeros((1, META), dtype=np.int64)
    publics[0] = meta
    bounds = np.zeros(2, dtype=np.int64)
    bounds[1] = start
    here = worlds.copy()
    slots = np.arange(start)
    waiting = 1
    parent[0] = act_of[0] = -1
    histories = 1
    base = 0

    found_item = np.zeros(start + 16, dtype=np.int64)
    found_slot = np.zeros(start + 16, dtype=np.int64)
    found_act = np.zeros(start + 16, dtype=np.int64)
    order = np.zeros(start + 16, dtype=np.int64)
    tally = np.zeros(MOST_ACTS + 1, dtype=np.int64)

    while waiting > 0:
        next_publics = np.zeros((waiting + 16, META), dtype=np.int64)
        next_bounds = np.zeros(waiting + 17, dtype=np.int64)
        next_here = np.zeros((here.shape[0] + 16, 4), dtype=np.uint64)
        next_slots = np.zeros(here.shape[0] + 16, dtype=np.int64)
        next_waiting, next_items = 0, 0
        next_base = histories
        for which in range(waiting):
            public = publics[which]
            turn = public[TURN]
            mate = (turn + 2) & 3
            begin = _room(begin, base + which, 2)
            begin[base + which] = nodes
            first_set = sets
            tally[:] = 0
            found = 0
            for item in range(bounds[which], bounds[which + 1]):
                count = legal(tables, here[item], stock, public, actions)
                if public[LEFT] >= 0 and public[LEFT] == public[RIGHT]:
                    kept = 0
                    for k in range(count):
                        if actions[k] >= 4 * tables.tiles or actions[k] & 2 == 0:
                            actions[kept] = actions[k]
                            kept += 1
                    count = kept
                slot = slots[item]
                if count > 1:
                    mine = here[item, turn]
                    other = here[item, mate] if shared != 0 else np.uint64(0)
                    known = sets - 1
                    while known >= first_set and (hand[known] != mine or partner[known] != other):
                        known -= 1
                    if known < first_set:
                        known = sets
                        seat = _room(seat, sets, 1)
                        hand = _room(hand, sets, 1)
                        partner = _room(partner, sets, 1)
                        history = _room(history, sets, 1)
                        first = _room(first, sets, 2)
                        acts = _room(acts, entries, count)
                        seat[sets] = turn
                        hand[sets] = mine
                        partner[sets] = other
                        history[sets] = base + which
                        first[sets] = entries
                        for k in range(count):
                            acts[entries + k] = actions[k]
                        entries += count
                        sets += 1
                        first[sets] = entries
                    info = _room(info, nodes, 1)
                    place = _room(place, nodes, 1)
                    at = _room(at, places, count)
                    info[nodes] = known
                    place[nodes] = places
                    at[slot] = nodes
                    slot = places
                    nodes += 1
                    places += count
                found_item = _room(found_item, found, count)
                found_slot = _room(found_slot, found, count)
                found_act = _room(found_act, found, count)
                for k in range(count):
                    found_item[found] = item
                    found_slot[found] = slot + k
                    found_act[found] = actions[k]
                    tally[actions[k] + 1] += 1
                    found += 1
            states += found
            order = _room(order, 0, found)
            for k in range(MOST_ACTS):
                tally[k + 1] += tally[k]
            for k in range(found):
                order[tally[found_act[k]]] = k
                tally[found_act[k]] += 1
            low = 0
            while low < found:
                action = found_act[order[low]]
                opened = False
                while low < found and found_act[order[low]] == action:
                    item, slot = found_item[order[low]], found_slot[order[low]]
                    low += 1
                    for k in range(4):
                        held[k] = here[item, k]
                    for k in range(META):
                        now[k] = public[k]
                    apply(tables, held, stock, now, action)
                    if now[OVER] != 0:
                        settle(tables, held, now, marks)
                        pay = _room(pay, ends, 1)
                        pay[ends] = marks[0] - marks[1]
                        at[slot] = -1 - ends
                        ends += 1
                        continue
                    if not opened:
                        opened = True
                        next_publics = _room(next_publics, next_waiting, 1)
                        next_bounds = _room(next_bounds, next_waiting + 1, 2)
                        parent = _room(parent, histories, 1)
                        act_of = _room(act_of, histories, 1)
                        next_publics[next_waiting] = now
                        parent[histories] = base + which
                        act_of[histories] = action
                        next_waiting += 1
                        histories += 1
                    next_here = _room(next_here, next_items, 1)
                    next_slots = _room(next_slots, next_items, 1)
                    next_here[next_items] = held
                    next_slots[next_items] = slot
                    next_items += 1
                    next_bounds[next_waiting] = next_items
        publics, bounds, here, slots = next_publics, next_bounds, next_here, next_slots
        waiting, base = next_waiting, next_base
    begin = _room(begin, histories, 1)
    begin[histories] = nodes
    return (
        at[:places], pay[:ends], info[:nodes], place[:nodes], seat[:sets], hand[:sets],
        history[:sets], first[: sets + 1], acts[:entries], parent[:histories], act_of[:histories],
        begin[: histories + 1], states,
    )  # fmt: skip


def game_tree(
    tables: Any, worlds: NDArray[np.uint64], meta: NDArray[np.int64], *, shared: bool = False
) -> GameTree:
    """Return the tree of ``grow_tree`` with named fields."""
    wide = np.zeros((len(worlds), 4), dtype=np.uint64)
    wide[:, : worlds.shape[1]] = worlds
    return GameTree(*grow_tree(tables, wide, meta, int(shared)))
