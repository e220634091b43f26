"""The conventions of two sides as the exact solver reads them: ends in classes, keys in bits.

Two open ends belong to one *class* when the same tiles fit them in the same way and, where the ends
are counted, they count alike: a bare double is then no other end than its number. Classes make
positions alike that are played alike, and leave few bits to a key: a position of the double-six
set, with what was drawn by whom, fits in one word of 64 bits; others take three.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.engine.kernel.tables import NEVER, Tables, UnsupportedError

__all__ = ["LARGEST_NEED", "SolveRules", "solve_rules_of"]

WORD: Final = 64
LARGEST_NEED: Final = (1 << 10) - 1
"""Marks that still lack to the target and are told apart in a key; see ``solve``."""


class SolveRules(NamedTuple):
    """One table's conventions for the solver; ends are classes here, the last one is shut.

    Arrays by class have a row more than there are classes of open ends. ``leaves``: by class and
    tile, the class that a tile leaves that touches with the only half that can; ``after``: by tile
    and half. ``same``: by code (``tables``), the class. The places of the fields of a key, from
    ``at_left`` on, are bits from the lowest.
    """

    fits: NDArray[np.uint64]
    ordinary: NDArray[np.uint64]
    either: NDArray[np.uint64]
    leaves: NDArray[np.uint8]
    after: NDArray[np.uint8]
    value: NDArray[np.int64]
    pips: NDArray[np.int64]
    weights: NDArray[np.uint64]
    same: NDArray[np.uint8]
    tiles: int
    seats: int
    shut: int
    draws: int
    undrawable: int
    matadors: int
    """1 if some tiles touch with either half, or may be kept back (MATA-06)."""
    step: int
    unit: int
    greatest: int
    """Most marks that one tile can make in play."""
    ends: int
    """1 if a count can end the partie (CINQ-05)."""
    target: int
    most: int
    primacy: int
    pay_out: int
    pay_block: int
    nearest_5: int
    at_left: int
    at_right: int
    at_turn: int
    at_passes: int
    at_drawn: int
    at_needs: int
    at_owner: int
    wide: int
    """1 if a key takes three words."""
    owner_bits: int
    """Bits that say who drew a tile."""


def solve_rules_of(tables: Tables) -> SolveRules:
    """Return the rules of a table for the solver.

    Raises:
        UnsupportedError: more than two sides.
    """
    if tables.sides != 2:  # noqa: PLR2004
        raise UnsupportedError(
            f"exact solving is for two sides, not {tables.sides}",
            code="solve-sides",
            sides=tables.sides,
        )
    counting = tables.step != 0
    in_play = sum(1 << int(tile) for tile in tables.in_play)
    classes: dict[tuple[Any, ...], int] = {}
    codes = []
    same = np.zeros(tables.shut + 1, dtype=np.uint8)
    # Only tiles laid across leave themselves bare.
    for code in sorted({*map(int, tables.after.flat), tables.shut}):
        fits = int(tables.fits[code]) & in_play
        row = (
            fits,
            tuple(int(half) for tile, half in enumerate(tables.half[code]) if fits >> tile & 1),
            int(tables.ordinary[code]) & in_play,
            int(tables.value[code]) if counting else 0,
            code == tables.shut,
        )
        if row not in classes:
            classes[row] = len(classes)
            codes.append(code)
        same[code] = classes[row]
    values = [int(value) for value in tables.value[codes]]
    sums = {one + other for one in values for other in values} if counting else set()
    counted = [total // tables.unit for total in sums if total % tables.step == 0]
    ends = int(counting and tables.target != NEVER)
    end_bits = (len(codes) - 1).bit_length()
    stock = len(tables.in_play) - tables.seats * tables.hand
    drawable = max(0, stock - tables.undrawable) if tables.draws else 0
    owner_bits = 1 if tables.seats == 2 else 2  # noqa: PLR2004
    need_bits = LARGEST_NEED.bit_length()
    at_left = tables.tiles
    at_right = at_left + end_bits
    at_turn = at_right + end_bits
    at_passes = at_turn + (tables.seats - 1).bit_length()
    at_drawn = at_passes + (2 if tables.matadors else 0)
    at_needs = at_drawn + drawable.bit_length()
    at_owner = at_needs + (2 * need_bits if ends else 0)
    bits = at_owner + owner_bits * drawable
    after = same[tables.after]
    return SolveRules(
        fits=tables.fits[codes] & np.uint64(in_play),
        ordinary=tables.ordinary[codes],
        either=tables.either[codes],
        leaves=same[tables.leaves[codes]],
        after=after,
        value=np.array(values, dtype=np.int64),
        pips=tables.pips,
        weights=tables.weights,
        same=same,
        tiles=tables.tiles,
        seats=tables.seats,
        shut=len(codes) - 1,
        draws=tables.draws,
        undrawable=tables.undrawable,
        matadors=int(tables.matadors != 0),
        step=tables.step,
        unit=tables.unit,
        greatest=max(counted, default=0),
        ends=ends,
        target=tables.target,
        most=tables.most,
        primacy=int(tables.tie == 1),
        pay_out=tables.pay_out,
        pay_block=tables.pay_block,
        nearest_5=tables.nearest_5,
        at_left=at_left,
        at_right=at_right,
        at_turn=at_turn,
        at_passes=at_passes,
        at_drawn=at_drawn,
        at_needs=at_needs,
        at_owner=at_owner,
        wide=int(bits > WORD),
        owner_bits=owner_bits,
    )
