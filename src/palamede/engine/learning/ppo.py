"""Proximal policy optimisation of a net that plays itself, held near chance and near its past.

J. Schulman et al., "Proximal policy optimization algorithms", 2017. Two players of one net chase
each other round in circles unless they are held back: a share of the entropy, which fades, is added
to what is won (S. Sokota et al., "A unified approach to reinforcement learning, quantal response
equilibria, and two-player zero-sum games", ICLR 2023; M. Rudolph et al., "Reevaluating policy
gradient methods for imperfect-information games", 2025).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from palamede.engine.learning.games import Choices, advantages
from palamede.engine.learning.network import Weights, critic_of, policy_and_value

__all__ = ["Learner", "Settings", "Told"]

_BLOCK: Final = 8192
"""Choices judged at once; the last block is filled up, so that one shape is compiled."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How to learn.

    ``rate``: of Adam at the start, falling to a tenth; ``entropy``: what a nat of entropy is worth,
    at the start and at the end; ``clip``: how far chances may move in one round; ``fading``: lambda
    of the advantages; ``passes`` over the choices of a round, in lots of ``lot``.
    """

    rate: float = 1e-3
    entropy: tuple[float, float] = (0.15, 0.03)
    clip: float = 0.2
    fading: float = 0.9
    passes: int = 2
    lot: int = 4096


class Told(NamedTuple):
    """What a round showed: means over its choices."""

    entropy: float
    kept: float
    """How much of the spread of the outcomes the critic explains."""
    moved: float
    """How far chances moved: the mean of minus the logarithm of new by old."""


class Learner:
    """A net, its critic and the state of Adam."""

    def __init__(self, weights: dict[str, Weights], settings: Settings, state: Any = None) -> None:
        """Begin, or go on with the ``state`` of an earlier one."""
        self.weights = weights
        self.settings = settings
        self.adam = optax.chain(
            optax.clip_by_global_norm(0.5), optax.inject_hyperparams(optax.adam)(settings.rate)
        )
        self.state = self.adam.init(weights) if state is None else state
        self._step = self._stepping(self._loss)
        self._copy = self._stepping(_unlike)
        self._judge = jax.jit(_judge)

    def imitate(self, choices: Choices) -> float:
        """Learn to choose as was chosen; return the mean of minus the logarithm of the chance."""
        outcome = (choices.side * choices.lead[choices.deal]).astype(np.float32)
        told = []
        lot = self.settings.lot
        for first in range(0, len(outcome) - lot + 1, lot):
            some = slice(first, first + lot)
            self.weights, self.state, shown = self._copy(
                self.weights,
                self.state,
                choices.seen[some],
                choices.hidden[some],
                choices.legal[some],
                choices.taken[some],
                outcome[some],
            )
            told.append(float(shown))
        return sum(told) / len(told)

    def round(self, choices: Choices, part: float, generator: np.random.Generator) -> Told:
        """Learn from choices that the present net made; ``part`` of all learning is done."""
        settings = self.settings
        self.state[1].hyperparams["learning_rate"] = jnp.float32(settings.rate * (1 - 0.9 * part))
        high, low = settings.entropy
        entropy = jnp.float32(high + (low - high) * part)
        count = len(choices.taken)
        before = np.zeros(count, dtype=np.float32)
        judged = np.zeros(count)
        for first in range(0, count, _BLOCK):
            some = slice(first, first + _BLOCK)
            filled = [_filled(choices.seen[some]), _filled(choices.hidden[some])]
            filled += [_filled(choices.legal[some]), _filled(choices.taken[some])]
            logs, values = self._judge(self.weights, *filled)
            size = min(_BLOCK, count - first)
            before[some], judged[some] = np.asarray(logs)[:size], np.asarray(values)[:size]
        gains = advantages(choices, judged, settings.fading)
        outcome = choices.side * choices.lead[choices.deal]
        # The critic learns what the advantages say, the net's own value the bare outcome.
        aim = (judged + gains).astype(np.float32)
        scaled = ((gains - gains.mean()) / (gains.std() + 1e-6)).astype(np.float32)
        told = []
        for _ in range(settings.passes):
            order = generator.permutation(count)
            for first in range(0, count - settings.lot + 1, settings.lot):
                lot = order[first : first + settings.lot]
                self.weights, self.state, shown = self._step(
                    self.weights,
                    self.state,
                    choices.seen[lot],
                    choices.hidden[lot],
                    choices.legal[lot],
                    choices.taken[lot],
                    before[lot],
                    scaled[lot],
                    aim[lot],
                    outcome[lot].astype(np.float32),
                    entropy,
                )
                told.append(shown)
        means = np.asarray(told).mean(axis=0)
        kept = 1 - float(np.square(outcome - judged).mean() / (outcome.var() + 1e-9))
        return Told(float(means[0]), kept, float(means[1]))

    def _stepping(self, loss: Callable[..., tuple[jax.Array, jax.Array]]) -> Any:
        """Return a compiled step of Adam down a loss, which also says what is to be shown."""

        def step(weights: Any, state: Any, *batch: jax.Array) -> tuple[Any, Any, jax.Array]:
            slopes, shown = jax.grad(loss, has_aux=True)(weights, *batch)
            updates, state = self.adam.update(slopes, state, weights)
            return optax.apply_updates(weights, updates), state, shown

        return jax.jit(step)

    def _loss(
        self,
        weights: dict[str, Weights],
        seen: jax.Array,
        hidden: jax.Array,
        legal: jax.Array,
        taken: jax.Array,
        before: jax.Array,
        gains: jax.Array,
        aim: jax.Array,
        outcome: jax.Array,
        worth: jax.Array,
    ) -> tuple[jax.Array, jax.Array]:
        logs, value = policy_and_value(weights["actor"], seen, legal)
        now = jnp.take_along_axis(logs, taken[:, None], axis=1)[:, 0]
        ratio = jnp.exp(now - before)
        clip = self.settings.clip
        bounded = jnp.clip(ratio, 1 - clip, 1 + clip)
        won = jnp.minimum(ratio * gains, bounded * gains).mean()
        entropy = -jnp.where(legal > 0, jnp.exp(logs) * logs, 0.0).sum(axis=1).mean()
        critic = critic_of(weights["critic"], seen, hidden)
        wrong = jnp.square(critic - aim).mean() + jnp.square(value - outcome).mean()
        return 0.5 * wrong - won - worth * entropy, jnp.stack([entropy, (before - now).mean()])


def _unlike(
    weights: dict[str, Weights],
    seen: jax.Array,
    hidden: jax.Array,
    legal: jax.Array,
    taken: jax.Array,
    outcome: jax.Array,
) -> tuple[jax.Array, jax.Array]:
    """Return how unlike a net is to choices and outcomes, and how unlikely it finds the choices."""
    logs, value = policy_and_value(weights["actor"], seen, legal)
    surprise = -jnp.take_along_axis(logs, taken[:, None], axis=1).mean()
    critic = critic_of(weights["critic"], seen, hidden)
    wrong = jnp.square(critic - outcome).mean() + jnp.square(value - outcome).mean()
    return 0.5 * wrong + surprise, surprise


def _judge(
    weights: Any, seen: jax.Array, hidden: jax.Array, legal: jax.Array, taken: jax.Array
) -> tuple[jax.Array, jax.Array]:
    logs, _ = policy_and_value(weights["actor"], seen, legal)
    mine = jnp.take_along_axis(logs, taken[:, None], axis=1)[:, 0]
    return mine, critic_of(weights["critic"], seen, hidden)


def _filled(rows: Any) -> Any:
    """Return rows with noughts after them, up to a whole block."""
    short = _BLOCK - len(rows)
    if not short:
        return rows
    return np.concatenate([rows, np.zeros((short, *rows.shape[1:]), dtype=rows.dtype)])
