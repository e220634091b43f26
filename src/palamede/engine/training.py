"""Learning the model of choice from a teacher who searches.

``python -m palamede.engine.training`` plays deals of each kind of game, all seats by one teacher
(one act in ten at random, so that odd positions occur too), keeps what it chose, and fits the small
network to its choices by maximum likelihood. The same seed gives the same weights. What the teacher
chose is kept as it is played, a file a kind, so that a run that was stopped goes on where it ended.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.match import Partie
from palamede.engine.budget import Budget
from palamede.engine.choice import FILE, kind_of
from palamede.engine.fitting import Choices, fit, joined
from palamede.engine.kernel.policy import FEATURES, ROW, features, phase_of
from palamede.engine.method import Method
from palamede.engine.players.searching import seed_of
from palamede.engine.search import Search

__all__ = ["games", "kinds_to_learn", "main", "teacher_for"]

SEED: Final = "palamede choice 1"
ODD: Final = 0.1
PART: Final = 50
"""Deals that are played and kept together."""


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


def games(conventions: Conventions, first: int, deals: int, seed: str = SEED) -> Choices:
    """Play deals ``first`` and so on by the teacher and return its choices."""
    method = teacher_for(conventions)
    rows: list[np.ndarray[tuple[int], np.dtype[np.float64]]] = []
    phases, sizes, chosen = [], [], []
    for number in range(first, first + deals):
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
            row = np.zeros(ROW)
            for action in table.acts:
                features(table.tables, hands, table.meta, table.seen, action, row)
                rows.append(row[:FEATURES].copy())
            phases.append(int(phase_of(table.tables, hands[seat - 1], table.meta)))
            sizes.append(len(moves))
            chosen.append(view.legal.index(best.action))
            deal.push(moves[rng.randrange(len(moves))] if rng.random() < ODD else best)
    return Choices(
        np.array(rows, dtype=np.float32).reshape(-1, FEATURES),
        np.array(phases, dtype=np.int64),
        np.array(sizes, dtype=np.int64),
        np.array(chosen, dtype=np.int64),
    )


def _part(task: tuple[Conventions, int]) -> Choices:
    return games(task[0], task[1], PART)


def _played(conventions: Conventions, deals: int, kept: Path, pool: ProcessPoolExecutor) -> Choices:
    """Return the choices of so many deals, those kept in the file not played again."""
    parts: list[Choices] = []
    if kept.exists():
        with np.load(kept) as file:
            held = int(file["deals"])
            parts.append(Choices(*(file[name] for name in Choices._fields)))
    else:
        held = 0
    for choices in pool.map(_part, [(conventions, at) for at in range(held, deals, PART)]):
        parts.append(choices)
        held += PART
        whole = joined(parts)
        parts = [whole]
        partial = kept.with_suffix(".part.npz")
        np.savez_compressed(partial, deals=held, **whole._asdict())
        partial.replace(kept)
    return joined(parts)


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn every kind and write the file after each."""
    parser = argparse.ArgumentParser(prog="python -m palamede.engine.training")
    parser.add_argument("--deals", type=int, default=300, help="a kind")
    parser.add_argument("--main-deals", type=int, default=2400, help="of two hands, four in pairs")
    parser.add_argument(
        "--kept", type=Path, default=Path("training"), help="where choices are kept"
    )
    parser.add_argument("--file", type=Path, default=Path(__file__).with_name(FILE))
    parser.add_argument("--kind", action="append", help="only this kind (may be repeated)")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(arguments)
    kinds = kinds_to_learn()
    unknown = sorted(set(given.kind or ()) - set(kinds))
    if unknown:
        parser.error(f"no kind is called {unknown[0]!r}; there are: {', '.join(kinds)}")
    given.kept.mkdir(parents=True, exist_ok=True)
    done = json.loads(given.file.read_text())["kinds"] if given.file.exists() else {}
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        for kind in given.kind or kinds:
            deals = given.main_deals if kind in ("2 solo", "4 pairs") else given.deals
            choices = _played(kinds[kind], deals, given.kept / f"{kind}.npz", pool)
            fitted = fit(choices)
            done[kind] = np.round(fitted.weights, 3).tolist()
            text = json.dumps({"seed": SEED, "kinds": done}, separators=(",", ":"))
            given.file.write_text(text + "\n")
            print(f"{kind}: {len(choices.sizes)} choices; {fitted}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
