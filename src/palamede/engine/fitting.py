"""Fitting the model of choice to choices: maximum likelihood by Adam, stopped in time.

D. P. Kingma and J. Ba, "Adam: a method for stochastic optimization", ICLR 2015. One choice in seven
is held out; the weights kept are those under which the held out choices were likeliest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.engine.kernel.policy import HIDDEN, PHASES, ROWS

__all__ = ["Choices", "Fitted", "fit", "joined"]

Reals = NDArray[np.float64]

STEPS: Final = 1500
LOOK: Final = 25
RATE: Final = 0.01
PENALTY: Final = 1e-4
HELD_OUT: Final = 7
FEWEST: Final = 40


class Choices(NamedTuple):
    """Decisions of a teacher, one after the other.

    ``rows``: float32 [acts of all decisions, FEATURES]; ``phases``, ``sizes`` and ``chosen``: int64
    [decisions], the phase, how many acts were legal, and which of them was chosen.
    """

    rows: NDArray[np.float32]
    phases: NDArray[np.int64]
    sizes: NDArray[np.int64]
    chosen: NDArray[np.int64]


def joined(parts: Sequence[Choices]) -> Choices:
    """Return all choices of several lots as one."""
    return Choices(*(np.concatenate(column) for column in zip(*parts, strict=True)))


@dataclass(frozen=True, slots=True)
class Fitted:
    """Weights (float64 [ROWS, 1 + HIDDEN]) and how well they foretell choices held out.

    ``surprise``: mean of minus the logarithm of the chance given to what was chosen; ``blind``: the
    same for equal chances; ``right``: how often the likeliest act was the one chosen.
    """

    weights: Reals
    surprise: float
    blind: float
    right: float

    def __str__(self) -> str:
        """Return one line for people."""
        return (
            f"surprise {self.surprise:.3f} (blind {self.blind:.3f}), "
            f"right {self.right:.1%} on choices held out"
        )


class _Batch:
    """Choices ready to be judged: inputs, where each decision starts, which row was chosen."""

    def __init__(self, choices: Choices, which: NDArray[np.bool_]) -> None:
        decision = np.repeat(np.arange(len(choices.sizes)), choices.sizes)
        inside = which[decision]
        phases = np.eye(PHASES)[choices.phases[decision[inside]]]
        self.inputs = np.hstack([choices.rows[inside].astype(np.float64), phases])
        self.sizes = choices.sizes[which]
        self.starts = np.concatenate([[0], np.cumsum(self.sizes)[:-1]])
        self.decision = np.repeat(np.arange(len(self.sizes)), self.sizes)
        self.target = np.zeros(len(self.inputs))
        self.target[self.starts + choices.chosen[which]] = 1.0

    def worth(self, weights: Reals) -> tuple[Reals, Reals]:
        """Return what each act is worth, and the hidden units."""
        inner = self.inputs @ weights[:-1]
        hidden = np.maximum(inner[:, 1:], 0.0)
        return inner[:, 0] + hidden @ weights[-1, 1:], hidden

    def chances(self, worth: Reals) -> Reals:
        """Return how likely each act is among those of its decision."""
        most = np.maximum.reduceat(worth, self.starts)
        powers = np.exp(worth - most[self.decision])
        return powers / np.add.reduceat(powers, self.starts)[self.decision]

    def surprise(self, weights: Reals) -> tuple[float, float]:
        """Return the mean surprise, and how often the likeliest act was chosen."""
        chances = self.chances(self.worth(weights)[0])
        mean = -float(np.log(chances[self.target > 0]).mean())
        best = np.maximum.reduceat(chances, self.starts)
        right = float((chances[self.target > 0] >= best).mean())
        return mean, right

    def gradient(self, weights: Reals) -> Reals:
        """Return how the surprise and the penalty change with the weights."""
        worth, hidden = self.worth(weights)
        error = (self.chances(worth) - self.target) / len(self.sizes)
        slopes = np.zeros_like(weights)
        slopes[:-1, 0] = self.inputs.T @ error
        slopes[-1, 1:] = hidden.T @ error
        slopes[:-1, 1:] = self.inputs.T @ (np.outer(error, weights[-1, 1:]) * (hidden > 0))
        return slopes + 2 * PENALTY * weights


def fit(choices: Choices, steps: int = STEPS) -> Fitted:
    """Return the weights that make the choices likely without learning them by heart.

    With fewer than forty decisions there is nothing to learn: all weights are nought.
    """
    weights = np.zeros((ROWS, 1 + HIDDEN))
    count = len(choices.sizes)
    if count < FEWEST:
        return Fitted(weights, float("nan"), float("nan"), float("nan"))
    held = np.arange(count) % HELD_OUT == 0
    seen, unseen = _Batch(choices, ~held), _Batch(choices, held)
    # Hidden units must differ at first, or they would stay alike.
    weights[:, 1:] = np.random.default_rng(1).normal(0.0, 0.3, (ROWS, HIDDEN))
    weights[-1, 1:] *= 0.3
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    best = (float("inf"), 0.0, weights)
    for step in range(1, steps + 1):
        slopes = seen.gradient(weights)
        mean = 0.9 * mean + 0.1 * slopes
        square = 0.999 * square + 0.001 * slopes**2
        moved = (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        weights = weights - RATE * moved
        if step % LOOK == 0 or step == steps:
            surprise, right = unseen.surprise(weights)
            if surprise < best[0]:
                best = (surprise, right, weights)
    surprise, right, weights = best
    return Fitted(weights, surprise, float(np.log(unseen.sizes).mean()), right)
