"""Choices judged by the net: one at a time in Numba, as in playouts, in batches by ONNX Runtime.

The same choices, of deals that the net played against itself, on one core; both say the same of
each. Measured in the time that the processor worked.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes import presets
from palamede.engine import nets
from palamede.engine.judging import Judge
from palamede.engine.kernel.compiled import compiled
from palamede.engine.kernel.model import Model
from palamede.engine.kernel.net import HEADS, SECOND_LAYER, Net, _head, _through
from palamede.engine.learning.games import played

sys.path.insert(0, str(Path(__file__).parent))
from _side_by_side import measure, report  # noqa: E402

CHOICES, DEALS = 16_384, 3_000
BATCHES = (1, 16, 256, 1_024)


@compiled
def _one_by_one(
    net: Net, bits: NDArray[np.int64], ends: NDArray[np.int64], out: NDArray[np.float32]
) -> None:
    """Write all heads for each choice, whose bits end before ``ends``."""
    second = np.empty(SECOND_LAYER, dtype=np.float32)
    begin = 0
    for number in range(ends.size):
        _through(net, bits[begin : ends[number]], ends[number] - begin, second)
        for head in range(HEADS + 1):
            out[number, head] = _head(net, second, head)
        begin = ends[number]


def main() -> int:
    """Measure and print."""
    conventions = presets.conventions("tete_a_tete")
    net = nets.net_of(conventions)
    rows = played(conventions, Model(np.empty((0, 0)), net), 1, 0, DEALS).seen[:CHOICES]
    judge = Judge(net)
    bits = np.nonzero(rows)[1]
    ends = np.cumsum(rows.sum(axis=1, dtype=np.int64))
    out = np.zeros((len(rows), HEADS + 1), dtype=np.float32)

    def batches(size: int) -> Callable[[], object]:
        return lambda: [judge.judge(rows[at : at + size]) for at in range(0, len(rows), size)]

    rivals = {"Numba, one at a time": lambda: _one_by_one(net, bits, ends, out)}
    rivals |= {f"ONNX Runtime, {size} at once": batches(size) for size in BATCHES}
    seconds = measure(rivals, clock=time.process_time)
    told = judge.judge(rows)
    np.testing.assert_allclose(out[:, :HEADS], told.acts, atol=1e-3)
    np.testing.assert_allclose(out[:, HEADS], told.values, atol=1e-3)
    report("Choices judged by the net", "choices", seconds, len(rows), "batches are to be ahead")
    return 0


if __name__ == "__main__":
    sys.exit(main())
