"""``python -m palamede.engine.learning``: let the nets learn by playing themselves."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

import palamede.engine
from palamede.dominoes import presets
from palamede.engine.kernel.model import Model
from palamede.engine.learning.games import played
from palamede.engine.learning.keeping import Run, keep, resumed
from palamede.engine.learning.network import kernel_net
from palamede.engine.learning.ppo import Settings, Told
from palamede.engine.models import model_of
from palamede.engine.nets import write

__all__ = ["GAMES", "learn", "main"]

SEED: Final = 1789
ROUNDS: Final = {"2": 1200, "4": 600}
IMITATED: Final = 0.1
"""Share of the rounds in which a net learns from the model of choice, before it plays itself."""
DEALS: Final = 4096
"""Deals of a round."""
OFTEN: Final = 50
"""After so many rounds the run is kept."""
_INTERRUPTED: Final = 130
NOTHING: Final = np.empty((0, 0))

GAMES: Final = {
    "2": (
        "tete_a_tete",
        "peche",
        "tete_a_tete",
        "cinq_partout",
        "tete_a_tete",
        "qui_perd_gagne",
        "tete_a_tete",
        "trois_partout",
    ),
    "4": ("voleur", "voleur hand=7 first_lead=highest_double"),
}
"""What a net learns, by its name: rules, one after the other."""


def learn(
    name: str,
    rounds: int,
    file: Path,
    kept: Path,
    *,
    seed: int = SEED,
    deals: int = DEALS,
    settings: Settings | None = None,
) -> Iterable[tuple[int, Told]]:
    """Let a net learn up to so many rounds; yield what each round showed.

    It is kept in ``kept`` now and then, and goes on from there; at the end it is written to
    ``file``. The same seed gives the same net on the same machine.

    Raises:
        ValueError: ``kept`` is that of another run.
        OSError: a file cannot be read or written.
    """
    settings = settings or Settings()
    told: dict[str, Any] = {"net": name, "seed": seed, "of": rounds, "deals": deals}
    run = resumed(kept, seed, settings, told)
    games = [presets.read(rules) for rules in GAMES[name]]
    for number in range(run.rounds, rounds):
        game = games[number % len(games)]
        first = number * deals
        if number < IMITATED * rounds:
            unlike = run.learner.imitate(played(game, model_of(game), seed, first, deals))
            shown = Told(unlike, 0.0, 0.0)
        else:
            net = Model(NOTHING, kernel_net(run.learner.weights["actor"]))
            choices = played(game, net, seed, first, deals)
            generator = np.random.default_rng([seed, number])
            shown = run.learner.round(choices, number / rounds, generator)
        run = Run(run.learner, number + 1)
        if run.rounds % OFTEN == 0 or run.rounds == rounds:
            keep(kept, run, told)
        yield run.rounds, shown
    write(file, kernel_net(run.learner.weights["actor"]))


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn, with a bar on a terminal; Ctrl-C leaves what was kept last."""
    parser = argparse.ArgumentParser(
        prog="python -m palamede.engine.learning",
        description="Let the nets learn by playing themselves; broken off, it goes on.",
    )
    parser.add_argument("--net", action="append", choices=sorted(GAMES), help="only this one")
    usual = ", ".join(f"{rounds} for net {name}" for name, rounds in ROUNDS.items())
    parser.add_argument("--rounds", type=int, help=f"of {DEALS} deals each ({usual})")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--kept", type=Path, default=Path("learning"), help="where runs are kept")
    parser.add_argument(
        "--to", type=Path, default=Path(palamede.engine.__file__).parent, help="where nets go"
    )
    given = parser.parse_args(arguments)
    if given.rounds is not None and given.rounds < 1:
        parser.error(f"--rounds {given.rounds}: there must be one at least")
    try:
        given.kept.mkdir(parents=True, exist_ok=True)
        for name in given.net or sorted(GAMES):
            _shown(name, given)
    except KeyboardInterrupt:
        print("learning: broken off; the same command goes on from here", file=sys.stderr)
        return _INTERRUPTED
    except (OSError, ValueError) as error:
        print(f"learning: {error}", file=sys.stderr)
        return 1
    return 0


def _shown(name: str, given: argparse.Namespace) -> None:
    """Learn one net and show how far it is."""
    from rich.progress import Progress

    file, kept = given.to / f"net-{name}.npz", given.kept / f"run-{name}.npz"
    rounds = given.rounds or ROUNDS[name]
    begun = time.monotonic()
    with Progress() as bar:
        task = bar.add_task(f"net {name}", total=rounds)
        for done, told in learn(name, rounds, file, kept, seed=given.seed):
            bar.update(task, completed=done)
            if done % OFTEN == 0 or done == rounds:
                bar.console.print(
                    f"net {name}: round {done}, entropy {told.entropy:.2f}, critic explains "
                    f"{told.kept:.0%}, {time.monotonic() - begun:.0f} s"
                )
    print(f"net {name}: {file}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
