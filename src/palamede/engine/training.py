"""Learning the weights of the model of choice from a teacher who searches.

``python -m palamede.engine.training`` plays deals of each kind of game, all seats by one teacher
(one act in ten at random, so that odd positions occur too), keeps what it found of every act, and
fits a conditional logit to its choices by maximum likelihood with a small quadratic penalty. The
same seed gives the same weights. Kinds that are done are in the file already and are passed over,
so a run that was stopped goes on where it ended.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.match import Partie
from palamede.engine.budget import Budget
from palamede.engine.choice import FILE, kind_of
from palamede.engine.kernel.policy import FEATURES, PHASES, features, phase_of
from palamede.engine.method import Method
from palamede.engine.players.searching import seed_of
from palamede.engine.search import Search

__all__ = ["Choice", "fit", "games", "kinds_to_learn", "main"]

Reals = NDArray[np.float64]

SEED: Final = "palamede choice 1"
ODD: Final = 0.1
PENALTY: Final = 1e-3
FEWEST: Final = 40
STEPS: Final = 400


class Choice(NamedTuple):
    """One decision of the teacher: its phase, float64 [acts, FEATURES], and which act it chose."""

    phase: int
    rows: Reals
    chosen: int


def kinds_to_learn() -> dict[str, Conventions]:
    """Return one game of every kind among the presets that the kernels play."""
    found: dict[str, Conventions] = {}
    for preset in presets.PRESETS.values():
        for players in preset.players:
            conventions = preset.conventions(players)
            if conventions.seats <= 4 and conventions.set <= 6:  # noqa: PLR2004
                found.setdefault(kind_of(conventions), conventions)
    return found


def teacher_for(conventions: Conventions) -> Method:
    """Return how the teacher searches: exactly where that is cheap, else by random playouts."""
    if conventions.seats == 2 and conventions.draw == "none":  # noqa: PLR2004
        return Method(worlds=100, leaf="exact", listed=0, racing=False)
    return Method(worlds=300, leaf="random", listed=0, racing=False)


def games(conventions: Conventions, deals: int, seed: str = SEED) -> list[Choice]:
    """Play deals by the teacher and return its choices."""
    method = teacher_for(conventions)
    choices = []
    for number in range(deals):
        rng = Random(f"{seed}/{kind_of(conventions)}/{number}")
        deal = Partie(conventions).serve(rng)
        while (seat := deal.turn) is not None:
            moves = deal.legal_moves
            if len(moves) == 1:
                deal.push(moves[0])
                continue
            view = deal.view(seat)
            search = Search(view, method, Budget(), seed=seed_of(view))
            best = search.run().best
            table = search.table
            hands = search.sample.worlds.sample(1, 0).now[0]
            rows = np.zeros((len(table.acts), FEATURES))
            for row, action in zip(rows, table.acts, strict=True):
                features(table.tables, hands, table.meta, table.seen, action, row)
            phase = int(phase_of(table.tables, hands[seat - 1], table.meta))
            choices.append(Choice(phase, rows, view.legal.index(best.action)))
            deal.push(moves[rng.randrange(len(moves))] if rng.random() < ODD else best)
    return choices


def fit(choices: Sequence[Choice], phase: int) -> Reals:
    """Return the weights under which the choices of a phase are likeliest, less the penalty.

    Newton steps on a concave function; all nought where there are too few choices to learn from.
    """
    mine = [choice for choice in choices if choice.phase == phase]
    weights = np.zeros(FEATURES)
    if len(mine) < FEWEST:
        return weights
    for _ in range(STEPS):
        gradient = -2 * PENALTY * weights
        hessian = -2 * PENALTY * np.eye(FEATURES)
        for _, rows, chosen in mine:
            worth = rows @ weights
            likely = np.exp(worth - worth.max())
            likely /= likely.sum()
            mean = likely @ rows
            gradient += (rows[chosen] - mean) / len(mine)
            hessian -= ((rows * likely[:, None]).T @ rows - np.outer(mean, mean)) / len(mine)
        step = np.linalg.solve(hessian, gradient)
        weights -= step
        if np.abs(step).max() < 1e-6:  # noqa: PLR2004
            break
    return weights


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn every kind that the file lacks and write it after each."""
    parser = argparse.ArgumentParser(prog="python -m palamede.engine.training")
    parser.add_argument("--deals", type=int, default=600, help="deals a kind (default 600)")
    parser.add_argument("--file", type=Path, default=Path(__file__).with_name(FILE))
    parser.add_argument("--kind", action="append", help="learn this kind anew (may be repeated)")
    given = parser.parse_args(arguments)
    kinds = kinds_to_learn()
    unknown = sorted(set(given.kind or ()) - set(kinds))
    if unknown:
        parser.error(f"no kind is called {unknown[0]!r}; there are: {', '.join(kinds)}")
    done = json.loads(given.file.read_text())["kinds"] if given.file.exists() else {}
    for kind, conventions in kinds.items():
        if kind in done and kind not in (given.kind or ()):
            continue
        choices = games(conventions, given.deals)
        weights = np.array([fit(choices, phase) for phase in range(PHASES)])
        done[kind] = np.round(weights, 3).tolist()
        text = json.dumps({"seed": SEED, "deals": given.deals, "kinds": done}, indent=1)
        given.file.write_text(text + "\n")
        print(f"{kind}: {len(choices)} choices", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
