"""How likely a seat is to choose each of its moves: a small network on what it can see.

Features of a move are computed from the hand of the seat that moves and from what lies open: tiles
laid, who passed on what, who opened which end; the phase of the deal is a feature as well. What a
move is worth is a straight line through them and a layer of hidden units beside it; the chances are
its exponentials (a conditional logit). The weights are learned (``engine.training``). A model of
choice serves twice: worlds are weighed by how likely the acts of the others would have been in
them, and rollouts play by it.

``seen`` (uint64) is what everybody knows beside ``meta``: the places are named below.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from palamede.engine.kernel.compiled import inlined, ones
from palamede.engine.kernel.state import LEFT, ONE, RIGHT, TURN

__all__ = [
    "FEATURES",
    "FEATURE_NAMES",
    "HIDDEN",
    "LAID_BY",
    "PHASES",
    "ROW",
    "ROWS",
    "SEEN",
    "choose",
    "chances",
    "features",
    "note",
    "phase_of",
]

DOWN: Final = 0
"""Tiles that lie on the table, a mask."""
VOID: Final = 1
"""From here, by seat: tiles that its passes and draws prove it not to hold."""
OWNERS: Final = 5
"""From here, left and right: the seat that opened the end."""
LAID_BY: Final = 7
"""From here, by seat: the tiles that it has laid, a mask."""
SEEN: Final = 11

FEATURE_NAMES: Final = (
    "pips",
    "double",
    "own follow-ups",
    "nothing of my own fits",
    "next can follow",
    "next certainly passes",
    "opposite can follow",
    "opposite certainly passes",
    "previous can follow",
    "numbers kept",
    "own of the number opened",
    "own of the number covered",
    "covers my side",
    "covers the other side",
    "marks at once",
    "goes out",
    "both ends alike",
    "double left bare",
    "unseen that follow",
    "kept back",
)
FEATURES: Final = len(FEATURE_NAMES)
HIDDEN: Final = 24
ROW: Final = FEATURES + 1 + HIDDEN
"""Size of the scratch that the chances of one move need."""
PHASES: Final = 4
"""The lead, then a hand of more than two thirds, more than one third, and less."""

ROWS: Final = FEATURES + PHASES + 1

_ZERO = np.uint64(0)


@inlined
def note(tables: Any, meta: Any, seen: Any, action: Any) -> None:
    """Note what an act shows to all, before it is applied."""
    seat = meta[TURN]
    tile = action >> 2
    if tile >= tables.tiles:
        left, right = meta[LEFT], meta[RIGHT]
        if action & 1 != 0:
            # What is drawn may be anything; that nothing fitted holds until the turn is over.
            seen[VOID + seat] = tables.fits[left] | tables.fits[right]
        else:
            seen[VOID + seat] |= tables.ordinary[left] | tables.ordinary[right]
            if tables.matadors == _ZERO:
                seen[VOID + seat] |= tables.fits[left] | tables.fits[right]
        return
    if meta[LEFT] < 0:
        seen[OWNERS] = np.uint64(seat)
        seen[OWNERS + 1] = np.uint64(seat)
    else:
        seen[OWNERS + ((action >> 1) & 1)] = np.uint64(seat)
    seen[DOWN] |= ONE << np.uint64(tile)
    seen[LAID_BY + seat] |= ONE << np.uint64(tile)


@inlined
def phase_of(tables: Any, hand: Any, meta: Any) -> Any:
    """Return which vector of weights counts."""
    if meta[LEFT] < 0:
        return 0
    held = 3 * ones(hand)
    if held > 2 * tables.hand:
        return 1
    return 2 if held > tables.hand else 3


@inlined
def _can_follow(unseen: Any, fits: Any, void: Any, size: Any) -> Any:
    """Return about how likely a hand of so many hidden tiles holds one that fits."""
    possible = unseen & ~void
    free = ones(possible)
    if free == 0:
        return 0.0
    miss = 1.0 - ones(possible & fits) / free
    chance = 1.0
    for _ in range(size):
        chance *= miss
    return 1.0 - chance


@inlined
def features(tables: Any, hands: Any, meta: Any, seen: Any, action: Any, out: Any) -> None:
    """Write the features of a move of the seat to act into ``out`` (float64).

    Of the hands of others only their sizes are read.
    """
    for place in range(FEATURES):
        out[place] = 0.0
    tile = action >> 2
    if tile >= tables.tiles:
        out[19] = 1.0
        return
    seat = meta[TURN]
    hand = hands[seat]
    bit = ONE << np.uint64(tile)
    rest = hand & ~bit
    half = action & 1
    end = (action >> 1) & 1
    covered = -1
    if meta[LEFT] < 0:
        left, right = np.int64(tables.after[tile, 1]), np.int64(tables.after[tile, 0])
        if tables.one_end != 0:
            right = left if half != 0 else right
            left = tables.shut
        opened = tables.fits[left] | tables.fits[right]
    else:
        left, right = meta[LEFT], meta[RIGHT]
        covered = right if end != 0 else left
        code = np.int64(tables.after[tile, half])
        if end != 0:
            right = code
        else:
            left = code
        opened = tables.fits[code]
    fits = tables.fits[left] | tables.fits[right]
    unseen = tables.everything & ~hand & ~seen[DOWN]
    seats = tables.seats
    following = seat + 1 if seat + 1 < seats else 0
    previous = seat - 1 if seat > 0 else seats - 1
    out[0] = tables.pips[tile] / 10.0
    out[1] = 1.0 if tables.doubles & bit != _ZERO else 0.0
    mine = ones(rest & fits)
    out[2] = mine / 4.0
    out[3] = 1.0 if mine == 0 and rest != _ZERO else 0.0
    out[4] = _can_follow(unseen, fits, seen[VOID + following], ones(hands[following]))
    out[5] = 1.0 if unseen & fits & ~seen[VOID + following] == _ZERO else 0.0
    if seats == 4:
        opposite = (seat + 2) & 3
        out[6] = _can_follow(unseen, fits, seen[VOID + opposite], ones(hands[opposite]))
        out[7] = 1.0 if unseen & fits & ~seen[VOID + opposite] == _ZERO else 0.0
    if seats > 2:
        out[8] = _can_follow(unseen, fits, seen[VOID + previous], ones(hands[previous]))
    kept = 0
    for number in range(tables.numbers):
        if rest & tables.suits[number] != _ZERO:
            kept += 1
    out[9] = kept / 7.0
    out[10] = ones(rest & opened) / 4.0
    if covered >= 0:
        out[11] = ones(rest & tables.fits[covered]) / 4.0
        owner = np.int64(seen[OWNERS + end])
        if owner % tables.sides == seat % tables.sides:
            if owner != seat:
                out[12] = 1.0
        else:
            out[13] = 1.0
    if tables.step != 0:
        total = tables.value[left] + tables.value[right]
        if covered < 0 and left == right:
            total = tables.pips[tile]
        if total % tables.step == 0:
            out[14] = total / 15.0
    out[15] = 1.0 if rest == _ZERO else 0.0
    out[16] = 1.0 if tables.fits[left] == tables.fits[right] else 0.0
    # The double of the number opened, held with nothing else of it (ADV-03).
    out[17] = 1.0 if rest & opened & tables.doubles != _ZERO and ones(rest & opened) == 1 else 0.0
    out[18] = ones(unseen & fits) / 10.0


@inlined
def chances(
    tables: Any,
    hands: Any,
    meta: Any,
    seen: Any,
    actions: Any,
    found: Any,
    weights: Any,
    row: Any,
    out: Any,
) -> None:
    """Write how likely each of ``found`` actions is into ``out``; ``row`` (ROW) is scratch.

    ``weights`` (float64 [ROWS, 1 + HIDDEN]): of each feature and phase, and last what the hidden
    units add; first column the straight line, the others the hidden units.
    """
    phase = phase_of(tables, hands[meta[TURN]], meta)
    best = -1e300
    hidden = weights.shape[1] - 1
    for place in range(found):
        features(tables, hands, meta, seen, actions[place], row)
        for unit in range(1 + hidden):
            row[FEATURES + unit] = weights[FEATURES + phase, unit]
        for feature in range(FEATURES):
            value = row[feature]
            if value != 0.0:
                for unit in range(1 + hidden):
                    row[FEATURES + unit] += value * weights[feature, unit]
        worth = row[FEATURES]
        for unit in range(1, 1 + hidden):
            if row[FEATURES + unit] > 0.0:
                worth += row[FEATURES + unit] * weights[ROWS - 1, unit]
        out[place] = worth
        best = max(best, worth)
    total = 0.0
    for place in range(found):
        out[place] = np.exp(out[place] - best)
        total += out[place]
    for place in range(found):
        out[place] /= total


@inlined
def choose(likely: Any, found: Any, word: Any) -> Any:
    """Return which of ``found`` acts a mixed word picks, each as often as it is likely."""
    point = (word >> np.uint64(11)) * (1.0 / 9007199254740992.0)
    for place in range(found - 1):
        point -= likely[place]
        if point < 0.0:
            return place
    return found - 1
