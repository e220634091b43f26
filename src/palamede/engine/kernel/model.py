"""The model by which others are thought to play: the small one of a move, or the net of a view."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.engine.kernel.compiled import inlined
from palamede.engine.kernel.net import NO_NET, Net, net_chances
from palamede.engine.kernel.policy import chances

__all__ = ["BLIND", "Model", "likely_acts"]


class Model(NamedTuple):
    """A net, or where it is empty weights of ``kernel.policy``, or where both are a blind guess."""

    choice: NDArray[np.float64]
    net: Net = NO_NET


BLIND = Model(np.empty((0, 0)))
"""Any legal act alike."""


@inlined
def likely_acts(
    tables: Any,
    hands: Any,
    meta: Any,
    seen: Any,
    actions: Any,
    found: Any,
    model: Any,
    row: Any,
    out: Any,
) -> None:
    """Write how likely each of ``found`` acts is into ``out``; ``row`` (ROW) is scratch."""
    if model.net.first.shape[0] > 0:
        net_chances(tables, hands, meta, seen, actions, found, model.net, out)
    else:
        chances(tables, hands, meta, seen, actions, found, model.choice, row, out)
