"""The net and its critic for learning, in JAX: the sums of ``kernel.net``, and their slopes."""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from palamede.engine.kernel.net import FIRST_LAYER, HEADS, INPUTS, SECOND_LAYER, Net
from palamede.engine.learning.games import HIDDEN_TILES

__all__ = ["Weights", "critic_of", "fresh", "kernel_net", "policy_and_value"]

Weights = dict[str, Any]
"""By name, arrays; ``…_plus`` are what is added whatever comes in."""

_SIZES: Final = {
    "actor": (INPUTS, FIRST_LAYER, SECOND_LAYER, HEADS + 1),
    "critic": (INPUTS + HIDDEN_TILES, FIRST_LAYER, SECOND_LAYER, 1),
}


def fresh(seed: int) -> dict[str, Weights]:
    """Return weights to begin with: of the actor and of the critic."""
    generator = np.random.default_rng(seed)
    found: dict[str, Weights] = {}
    for name, sizes in _SIZES.items():
        weights: Weights = {}
        for layer, (rows, columns) in enumerate(zip(sizes, sizes[1:], strict=False)):
            # About twenty inputs of a row are set; the heads begin near nought.
            spread = {0: 0.15, 1: (2 / rows) ** 0.5, 2: 0.01}[layer]
            drawn = generator.normal(0.0, spread, (rows, columns))
            weights[f"{layer}"] = jnp.asarray(drawn, dtype=jnp.float32)
            weights[f"{layer}_plus"] = jnp.zeros(columns, dtype=jnp.float32)
        found[name] = weights
    return found


def _through(weights: Weights, rows: jax.Array) -> jax.Array:
    first = jax.nn.relu(rows @ weights["0"] + weights["0_plus"])
    second = jax.nn.relu(first @ weights["1"] + weights["1_plus"])
    out: jax.Array = second @ weights["2"] + weights["2_plus"]
    return out


def policy_and_value(
    weights: Weights, seen: jax.Array, legal: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Return the logarithm of each act's chance (-1e9 where it is not legal), and the value."""
    out = _through(weights, seen.astype(jnp.float32))
    masked = jnp.where(legal > 0, out[:, :HEADS], -1e9)
    return jax.nn.log_softmax(masked, axis=1), out[:, HEADS]


def critic_of(weights: Weights, seen: jax.Array, hidden: jax.Array) -> jax.Array:
    """Return what one who sees all hands thinks the side to choose will be ahead."""
    rows = jnp.concatenate([seen, hidden], axis=1).astype(jnp.float32)
    return _through(weights, rows)[:, 0]


def kernel_net(weights: Weights) -> Net:
    """Return an actor's weights as the kernels want them."""

    def stacked(layer: int) -> NDArray[np.float32]:
        return np.vstack([np.asarray(weights[f"{layer}"]), np.asarray(weights[f"{layer}_plus"])])

    heads = np.ascontiguousarray(stacked(2).T)
    return Net(stacked(0), stacked(1), heads)
