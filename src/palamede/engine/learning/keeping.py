"""A run that can be broken off: everything that it needs to go on, in one file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

import jax
import numpy as np

from palamede.engine.learning.network import fresh
from palamede.engine.learning.ppo import Learner, Settings

__all__ = ["Run", "begun", "keep", "resumed"]


class Run(NamedTuple):
    """A learner and how far it has come."""

    learner: Learner
    rounds: int


def begun(seed: int, settings: Settings) -> Run:
    """Return a run that has learned nothing yet."""
    return Run(Learner(fresh(seed), settings), 0)


def keep(path: Path, run: Run, told: dict[str, Any]) -> None:
    """Write a run, whole or not at all; ``told`` says what run it is.

    Raises:
        OSError: it cannot be written.
    """
    leaves: list[Any] = jax.tree_util.tree_leaves((run.learner.weights, run.learner.state))
    arrays = {f"leaf{place}": np.asarray(leaf) for place, leaf in enumerate(leaves)}
    partial = path.with_suffix(".part.npz")
    arrays["told"] = np.array(json.dumps({**told, "rounds": run.rounds}))
    with partial.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    os.replace(partial, path)


def resumed(path: Path, seed: int, settings: Settings, told: dict[str, Any]) -> Run:
    """Return the run that was kept in a file, or a new one if there is no file.

    Raises:
        ValueError: the file is that of another run; says which.
        OSError: it cannot be read.
    """
    run = begun(seed, settings)
    if not path.exists():
        return run
    empty = (run.learner.weights, run.learner.state)
    with np.load(path, allow_pickle=False) as file:
        kept = json.loads(str(file["told"]))
        rounds = int(kept.pop("rounds"))
        if kept != told:
            raise ValueError(f"{path} is the run {kept}, not {told}: keep them in other folders")
        old, structure = jax.tree_util.tree_flatten(empty)
        leaves = [jax.numpy.asarray(file[f"leaf{place}"]) for place in range(len(old))]
    weights, state = jax.tree_util.tree_unflatten(structure, leaves)
    return Run(Learner(weights, settings, state), rounds)
