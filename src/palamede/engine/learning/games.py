"""Deals played by a model against itself, and what each choice led to.

A *choice* is a decision between two acts or more. The critic sees all hands: it judges how good a
choice was, and is not needed to play.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.conventions import Conventions
from palamede.engine.kernel.model import Model
from palamede.engine.kernel.net import HEADS, INPUTS, unit_of
from palamede.engine.kernel.selfplay import gained, record
from palamede.engine.kernel.tables import tables_of

__all__ = ["HIDDEN_TILES", "Choices", "advantages", "played"]

HIDDEN_TILES: Final = 3 * 28
MOST_CHOICES: Final = 28
"""In one deal: nobody chooses more often than there are tiles."""


class Choices(NamedTuple):
    """The choices of some deals, deal by deal in order.

    ``seen``: uint8 [choices, INPUTS]; ``hidden``: uint8 [choices, HIDDEN_TILES], the hands of the
    others; ``legal``: uint8 [choices, HEADS]; ``taken``: int64, the head taken; ``side``: +1 where
    the first side chose, -1 else; ``deal``: int64, which deal; ``lead``: float64 [deals], what the
    first side was ahead at its end, in units of ``unit_of``.
    """

    seen: NDArray[np.uint8]
    hidden: NDArray[np.uint8]
    legal: NDArray[np.uint8]
    taken: NDArray[np.int64]
    side: NDArray[np.float64]
    deal: NDArray[np.int64]
    lead: NDArray[np.float64]


def played(conventions: Conventions, model: Model, seed: int, first: int, deals: int) -> Choices:
    """Play deals ``first`` and so on of a seed; what is the same gives the same choices.

    Raises:
        UnsupportedError: the kernels do not play these conventions.
    """
    tables = tables_of(conventions)
    most = deals * MOST_CHOICES
    seen = np.zeros((most, INPUTS), dtype=np.uint8)
    legal = np.zeros((most, HEADS), dtype=np.uint8)
    hidden = np.zeros((most, 3, 28), dtype=np.uint8)
    taken, seats = np.zeros(most, dtype=np.int64), np.zeros(most, dtype=np.int64)
    ends, marks = np.zeros(deals, dtype=np.int64), np.zeros((deals, 4), dtype=np.int64)
    count = record(
        tables, model, np.uint64(seed), first, seen, legal, taken, seats, hidden, ends, marks
    )
    side = np.where(seats[:count] % 2, -1.0, 1.0)
    return Choices(
        seen[:count],
        hidden[:count].reshape(count, HIDDEN_TILES),
        legal[:count],
        taken[:count],
        side,
        np.searchsorted(ends, np.arange(count), side="right"),
        np.asarray((marks[:, 0] - marks[:, 1]) / unit_of(tables), dtype=np.float64),
    )


def advantages(choices: Choices, judged: NDArray[np.float64], fading: float) -> NDArray[np.float64]:
    """Return by how much each choice turned out better than the critic thought, for its side.

    Generalised advantage estimation over all choices of a deal, whoever made them, since what one
    side wins the other loses. ``judged``: what the critic thinks the side to choose will be ahead;
    ``fading`` (lambda): 1 trusts the outcome alone, 0 the critic's next word alone.
    """
    gains = np.zeros(len(judged))
    gained(choices.side * judged, choices.deal, choices.lead, fading, gains)
    return choices.side * gains
