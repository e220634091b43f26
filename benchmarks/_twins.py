"""The C twins of the kernels: built with gcc where it is found, called through ctypes.

They are a yardstick for speed and a second opinion on what is computed; nothing installed uses
them. The shared objects go to a temporary directory.
"""

from __future__ import annotations

import ctypes
import functools
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from palamede.engine.kernel.solve import POSITION
from palamede.engine.kernel.solverules import SolveRules, solve_rules_of
from palamede.engine.kernel.solveworlds import FAR, put
from palamede.engine.kernel.state import (
    COUNTS,
    LEADER,
    OVER,
    TURN,
    State,
    apply,
    settle,
)

SOURCES = Path(__file__).parent / "c"
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC", "-std=gnu11")


def found() -> bool:
    """Whether there is a gcc to build with."""
    return shutil.which("gcc") is not None


@functools.cache
def built(name: str, *flags: str) -> Any:
    """Return a source compiled and loaded; ``name`` without ``.c``."""
    target = Path(tempfile.mkdtemp(prefix="palamede-twin-")) / f"{name}.so"
    source = SOURCES / f"{name}.c"
    subprocess.run(["gcc", *FLAGS, *flags, "-o", str(target), str(source)], check=True)
    return ctypes.CDLL(str(target))


def _int(number: int) -> ctypes.c_int64:
    return ctypes.c_int64(number)


def _at(array: NDArray[Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


class SolverTwin:
    """Solves a state as ``solve_worlds`` solves a world, for all acts of the seat to move."""

    def __init__(self, tables: Any, bits: int, library: Any = None) -> None:
        self.rules: SolveRules = solve_rules_of(tables)
        rules = self.rules
        self._call = (library or built("solver")).twin_value
        self._call.restype = ctypes.c_int64
        names = ("fits", "ordinary", "either", "leaves", "after", "value", "pips")
        self._arrays = [np.ascontiguousarray(getattr(rules, name)) for name in names]
        self._pointers = (ctypes.c_void_p * len(names))(*[a.ctypes.data for a in self._arrays])
        numbers = rules[rules._fields.index("tiles") :]
        self._numbers = np.array(numbers, dtype=np.int64)
        self._bits = bits
        self._table = np.zeros((4 if rules.wide else 2) << bits, dtype=np.uint64)
        self._time = 0

    def solve(self, state: State, actions: Any, *, win: bool = False) -> tuple[list[int], int]:
        """Return the values for the side to move, and the nodes."""
        rules = self.rules
        self._time += 1
        last = max(state.stock.size - rules.undrawable, 0) if rules.draws else 0
        place = np.full(64, 255, dtype=np.uint8)
        unseen = np.zeros(state.stock.size + 1, dtype=np.uint64)
        weight = np.zeros(state.stock.size + 1, dtype=np.int64)
        for at in reversed(range(last)):
            tile = int(state.stock[at])
            place[tile] = at
            unseen[at] = unseen[at + 1] | np.uint64(1 << tile)
            weight[at] = weight[at + 1] + rules.pips[tile]
        tie = int(state.meta[LEADER] + 1) % rules.seats % 2
        nodes = ctypes.c_int64(0)
        sign = 1 - 2 * (int(state.meta[TURN]) % 2)
        values = []
        guess = 0
        for action in actions:
            now = state.copy()
            apply(*now, action)
            meta = [int(number) for number in now.meta]
            if meta[OVER]:
                marks = np.zeros(4, dtype=np.int64)
                settle(now.tables, now.hands, now.meta, marks)
                value = int(marks[0] - marks[1])
                nodes.value += 1
            else:
                made = meta[COUNTS] - meta[COUNTS + 1]
                begin = np.zeros(POSITION, dtype=np.int64)
                put(now.tables, rules, now.hands, now.meta, begin)
                low, high = (-1 - made, 1 - made) if win else (-FAR, FAR)
                guess = self._call(
                    self._pointers, _at(self._numbers), _at(now.stock), _at(place), _at(unseen),
                    _at(weight), _int(last), _int(tie), _int(low), _int(high),
                    _int(-made if win else guess), _at(self._table), _int(self._bits),
                    _int(self._time), _at(begin), ctypes.byref(nodes),
                )  # fmt: skip
                value = made + guess
            if win:
                value = (value > 0) - (value < 0)
            values.append(sign * value)
        return values, nodes.value


class PlayoutTwin:
    """Plays deals out as ``playout.many``; the blocked game, any tile led, opponents' pips paid."""

    def __init__(self, tables: Any) -> None:
        self._tables = tables
        self._call = built("playout").twin_many
        self._call.restype = ctypes.c_int64
        names = ("fits", "leaves", "after", "weights", "in_play")
        self._arrays = [np.ascontiguousarray(getattr(tables, name)) for name in names]

    def many(self, first: int, deals: int, seed: int, marks: NDArray[np.int64]) -> int:
        """Add up marks by side; return how many deals were blocked."""
        tables = self._tables
        return int(
            self._call(
                *map(_at, self._arrays), _int(len(tables.in_play)), _int(tables.tiles),
                _int(tables.seats), _int(tables.sides), _int(tables.hand), _int(first),
                _int(deals), ctypes.c_uint64(seed), _at(marks),
            )
        )  # fmt: skip
