"""Many choices judged by a net in one call, with ONNX Runtime.

A playout asks the net (``kernel.net``) for one choice at a time, and there Numba is the quicker of
the two. Where thousands of choices lie ready, those of a collection of records for instance, a
product of matrices for all of them together is several times as fast
(``benchmarks/bench_net.py``). ``onnx_model`` is also what carries a net to other programs.

``pip install 'palamede[onnx]'`` brings what is needed.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.view import View
from palamede.engine.kernel.net import HEADS, INPUTS, Net, head_of, see, unit_of
from palamede.engine.kernel.worlds import Worlds
from palamede.engine.nets import net_of
from palamede.engine.table import Table, table_of

__all__ = ["Judge", "Judged", "MissingError", "Opinion", "onnx_model", "opinions", "row_of"]

_OPERATORS: Final = 17
"""Version of the operators (2022): old enough for any runtime of today."""
_FORMAT: Final = 8
"""Version of the file format that goes with them."""


class MissingError(RuntimeError):
    """A package is not installed; says how to install it."""


class Judged(NamedTuple):
    """What a net thinks of n choices."""

    acts: NDArray[np.float32]
    """[n, HEADS]: logarithm of the weight of each act, by its head (``kernel.net.head_of``)."""
    values: NDArray[np.float32]
    """[n]: how far ahead the side to choose will come out, in units of ``kernel.net.unit_of``."""


class Judge:
    """A net that judges many choices at once."""

    def __init__(self, net: Net, *, threads: int = 1) -> None:
        """Make it ready.

        Raises:
            MissingError: ONNX or ONNX Runtime is not installed.
            ValueError: the net is empty, or ``threads`` is less than 1.
        """
        if threads < 1:
            raise ValueError(f"{threads} threads: there must be one at least")
        model = onnx_model(net)
        runtime = _package("onnxruntime")
        options = runtime.SessionOptions()
        options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
        self._session = runtime.InferenceSession(model, options, providers=["CPUExecutionProvider"])

    def judge(self, rows: NDArray[np.uint8]) -> Judged:
        """Judge the choices of ``rows_of`` (uint8 [n, INPUTS]), or of ``Choices.seen``.

        Raises:
            ValueError: the rows are not of this shape and type.
        """
        if rows.dtype != np.uint8 or rows.ndim != 2 or rows.shape[1] != INPUTS:  # noqa: PLR2004
            raise ValueError(f"rows are uint8 [n, {INPUTS}], not {rows.dtype} {list(rows.shape)}")
        (out,) = self._session.run(["judged"], {"seen": np.ascontiguousarray(rows)})
        return Judged(out[:, :HEADS], out[:, HEADS])


class Opinion(NamedTuple):
    """What a net thinks of one choice."""

    chances: dict[int, float]
    """How likely it is to play each legal act, by the number of the act; they sum to 1."""
    marks: float
    """How many marks ahead it expects the side to choose to come out of the deal."""


def opinions(views: Sequence[View], *, threads: int = 1) -> list[Opinion]:
    """Return what the net for its table thinks of each view whose seat is to lay a tile.

    Raises:
        MissingError: ONNX or ONNX Runtime is not installed.
        UnsupportedError: the kernels do not play the conventions of a view.
        ValueError: no net plays the rules of a view, no deal fits it, or it is not the turn of its
            seat to lay a tile.
    """
    nets = [net_of(view.conventions) for view in views]
    for number, (view, net) in enumerate(zip(views, nets, strict=True)):
        if not net.first.size:
            raise ValueError(f"view {number}: no net plays these rules")
        if not any(move.is_lay for move in view.legal_moves):
            raise ValueError(f"view {number}: seat {view.seat} has no tile to lay")
    seen = [_seen(view) for view in views]
    found: dict[int, Opinion] = {}
    for net in {id(net): net for net in nets}.values():
        mine = [number for number, other in enumerate(nets) if other is net]
        judged = Judge(net, threads=threads).judge(np.stack([seen[number][1] for number in mine]))
        for number, acts, value in zip(mine, judged.acts, judged.values, strict=True):
            table = seen[number][0]
            marks = float(value) * float(unit_of(table.tables))
            found[number] = Opinion(_chances(table, acts), marks)
    return [found[number] for number in range(len(views))]


def _chances(table: Table, heads: NDArray[np.float32]) -> dict[int, float]:
    """Return how likely each act is; on equal ends both of a tile have the chance of its head."""
    logs = np.array([heads[head_of(act)] for act in table.acts], dtype=np.float64)
    weights = np.exp(logs - logs.max())
    return dict(zip(table.acts.tolist(), (weights / weights.sum()).tolist(), strict=True))


def row_of(view: View) -> NDArray[np.uint8]:
    """Return what the seat to act sees, a bit a column: uint8 [INPUTS].

    Raises:
        UnsupportedError: the kernels do not play the conventions of the view.
        ValueError: no deal fits the view.
    """
    return _seen(view)[1]


def _seen(view: View) -> tuple[Table, NDArray[np.uint8]]:
    world = Worlds(view).sample(1, 0)  # any will do: of the hands of others only sizes are seen
    table = table_of(view, world)
    bits = np.empty(INPUTS, dtype=np.int64)
    found = see(table.tables, world.now[0], table.meta, table.seen, bits)
    row = np.zeros(INPUTS, dtype=np.uint8)
    row[bits[:found]] = 1
    return table, row


def onnx_model(net: Net) -> bytes:
    """Return a net as an ONNX model: ``seen`` (uint8 [n, INPUTS]) in, ``judged`` out.

    ``judged`` is float32 [n, HEADS + 1], the value last.

    Raises:
        MissingError: ONNX is not installed.
        ValueError: the net is empty.
    """
    if not net.first.size:
        raise ValueError("there is no net for these rules")
    helper, numpy_helper = _package("onnx.helper"), _package("onnx.numpy_helper")
    uint8, float32 = np.dtype(np.uint8), np.dtype(np.float32)
    heads = net.heads.T
    layers = [net.first, net.second, heads]
    kept, nodes = [], [helper.make_node("Cast", ["seen"], ["layer0"], to=_type_of(float32))]
    for number, weights in enumerate(layers, start=1):
        last = number == len(layers)
        names = [f"weights{number}", f"plus{number}"]
        for name, array in zip(names, (weights[:-1], weights[-1]), strict=True):
            kept.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        out = "judged" if last else f"sum{number}"
        nodes.append(helper.make_node("Gemm", [f"layer{number - 1}", *names], [out]))
        if not last:
            nodes.append(helper.make_node("Relu", [out], [f"layer{number}"]))
    taken = helper.make_tensor_value_info("seen", _type_of(uint8), ["n", INPUTS])
    given = helper.make_tensor_value_info("judged", _type_of(float32), ["n", HEADS + 1])
    graph = helper.make_graph(nodes, "palamede", [taken], [given], kept)
    model = helper.make_model(
        graph,
        ir_version=_FORMAT,
        opset_imports=[helper.make_opsetid("", _OPERATORS)],
        producer_name="palamede",
    )
    found: bytes = model.SerializeToString()
    return found


def _type_of(dtype: np.dtype[Any]) -> int:
    number: int = _package("onnx.helper").np_dtype_to_tensor_dtype(dtype)
    return number


def _package(name: str) -> Any:
    """Import what only those need who judge in batches."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        package = name.partition(".")[0]
        raise MissingError(f"{package} is not installed: pip install 'palamede[onnx]'") from error
