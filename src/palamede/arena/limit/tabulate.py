"""A player's whole behaviour in a small game: asked at every information set it can come to.

Only views are sent to the worker processes, and only what a player answers comes back. Answers are
kept in a file as they come, so that a run that was broken off goes on where it ended.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from palamede.arena.errors import ArenaError
from palamede.arena.limit.entrants import mixture_of
from palamede.dominoes.view import View
from palamede.engine.equilibrium.small import SmallGame

__all__ = ["Answers", "tabulate"]

BATCH: Final = 32
"""Views that a worker is given at once."""

Mixture = dict[int, float]


class Answers:
    """What a player has answered so far, by information set, in a file of JSON lines."""

    def __init__(self, path: Path | None, heading: dict[str, object]) -> None:
        """Open the file, or begin it.

        Raises:
            ArenaError: the file holds answers of another player or game.
        """
        self.known: dict[int, Mixture] = {}
        self._path = path
        if path is None:
            return
        if path.exists():
            # A last line that was torn while it was written is dropped.
            text = path.read_text(encoding="utf-8")
            lines = text[: text.rfind("\n") + 1].splitlines()
            if lines and json.loads(lines[0]) != heading:
                raise ArenaError(
                    f"{path} holds the answers of another player or game",
                    code="arena-limit-other",
                    path=str(path),
                )
            for line in lines[1:]:
                known, mixture = json.loads(line)
                self.known[known] = {int(act): chance for act, chance in mixture.items()}
            path.write_text("".join(line + "\n" for line in lines or [json.dumps(heading)]))
        else:
            path.write_text(json.dumps(heading) + "\n")

    def add(self, answers: Sequence[tuple[int, Mixture]]) -> None:
        """Keep some answers."""
        self.known.update(answers)
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(answer) + "\n" for answer in answers)


def tabulate(
    game: SmallGame,
    name: str,
    *,
    answers: Answers,
    jobs: int = 1,
    tell: Callable[[int, int], None] | None = None,
) -> NDArray[np.float64]:
    """Return the policy of an entrant (``entrants``); where it never comes any act is alike.

    ``tell`` is called with how many sets have been asked and how many are known to be needed.
    """
    policy = np.zeros(len(game.tree.acts))
    first = game.tree.first
    for known, mixture in answers.known.items():
        game.put(policy, known, mixture)
    asked = len(answers.known)
    with _Crew(jobs) as ask:
        while True:
            wanted = [int(known) for known in np.flatnonzero(game.reached(policy))]
            wanted = [known for known in wanted if known not in answers.known]
            if not wanted:
                break
            total = asked + len(wanted)
            for batch in ask(game, name, wanted):
                answers.add(batch)
                for known, mixture in batch:
                    game.put(policy, known, mixture)
                asked += len(batch)
                if tell is not None:
                    tell(asked, total)
    for known in range(len(game.tree.seat)):
        if not policy[first[known] : first[known + 1]].any():
            policy[first[known] : first[known + 1]] = 1 / (first[known + 1] - first[known])
    return policy


Batch = list[tuple[int, Mixture]]
Ask = Callable[[SmallGame, str, list[int]], Iterator[Batch]]


class _Crew:
    """Those who ask the player: this process, or some beside it."""

    def __init__(self, jobs: int) -> None:
        self._pool: ProcessPoolExecutor | None = None
        if jobs > 1:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(jobs, mp_context=context)

    def __enter__(self) -> Ask:
        return self._ask

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def _ask(self, game: SmallGame, name: str, wanted: list[int]) -> Iterator[Batch]:
        groups = [wanted[at : at + BATCH] for at in range(0, len(wanted), BATCH)]
        views = ([game.view(known) for known in group] for group in groups)
        if self._pool is None:
            found: Iterator[list[Mixture]] = (_answers(name, group) for group in views)
        else:
            found = self._pool.map(_answers, [name] * len(groups), list(views))
        for group, mixtures in zip(groups, found, strict=True):
            yield list(zip(group, mixtures, strict=True))


def _answers(name: str, views: list[View]) -> list[Mixture]:
    """Return what an entrant does in some views."""
    return [mixture_of(name, view, Random(0)) for view in views]
