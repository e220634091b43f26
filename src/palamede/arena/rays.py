"""The tasks of a contest over many machines, by Ray.

Every worker is an actor on the cluster, with its own players; palamede must be installed on every
machine, and so must the programs and packages of external players. The answers come in the order of
the tasks, as from worker processes of one machine.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any

from palamede.arena.contest import Company, Contest, Task
from palamede.arena.crew import Answer, Crew, in_order
from palamede.arena.errors import ArenaError

__all__ = ["LOCAL", "over_ray"]

LOCAL = "local"
"""Instead of an address: a Ray that is started on this machine for the match, and ends with it."""


@contextmanager
def over_ray(contest: Contest, address: str, jobs: int) -> Iterator[Crew]:
    """Play on the cluster at an address, by so many actors of one core each.

    Raises:
        ArenaError: Ray is not installed, or the cluster cannot be reached.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told of a match
    try:
        ray = import_module("ray")
    except ImportError:
        raise ArenaError(
            "Ray is not installed: pip install 'palamede[ray]'", code="arena-ray-missing"
        ) from None
    _join(ray, address, jobs)
    try:
        actor = ray.remote(num_cpus=1)(_Player)
        workers = [_Worker(ray, actor.remote(contest)) for _ in range(jobs)]
        try:
            yield lambda tasks: in_order(tasks, workers, _hear(ray))
        finally:
            for worker in workers:
                worker.dismiss()
    finally:
        ray.shutdown()


def _join(ray: Any, address: str, jobs: int) -> None:
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False, "configure_logging": False}
    try:
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as error:  # Ray has its own errors, and lets those of sockets through
        reason = next(iter(str(error).strip().splitlines()), type(error).__name__)
        raise ArenaError(
            f"no Ray cluster at {address}: {reason}",
            code="arena-ray-address",
            address=address,
            reason=reason,
        ) from None


class _Player:  # pragma: no cover - lives on the cluster
    """An actor: plays tasks with players of its own."""

    def __init__(self, contest: Contest) -> None:
        self._company = Company(contest)

    def play(self, number: int, task: Task) -> tuple[int, Answer]:
        try:
            return number, self._company.play(task)
        except Exception as error:
            return number, error

    def close(self) -> None:
        self._company.close()


class _Worker:
    """The near side of an actor."""

    def __init__(self, ray: Any, actor: Any) -> None:
        self._ray = ray
        self._actor = actor
        self.tasks: list[int] = []
        self.coming: dict[Any, int] = {}

    def give(self, number: int, task: Task) -> None:
        self.tasks.append(number)
        self.coming[self._actor.play.remote(number, task)] = number

    def take(self, answer: Any) -> tuple[int, Answer]:
        number = self.coming.pop(answer)
        try:
            done: tuple[int, Answer] = self._ray.get(answer)
        except Exception as error:  # the actor, or the machine under it, is gone
            status = next(iter(str(error).strip().splitlines()), type(error).__name__)
            return number, ArenaError(
                f"a worker of the cluster has died: {status}",
                code="arena-worker",
                status=status,
            )
        return done

    def dismiss(self) -> None:
        """End the actor: gently, so that its programs end too, then at once."""
        with suppress(Exception):
            if not self.tasks:
                self._ray.get(self._actor.close.remote(), timeout=3)
            self._ray.kill(self._actor)


def _hear(ray: Any) -> Any:
    def hear(busy: list[_Worker]) -> Iterator[tuple[_Worker, int, Answer]]:
        by_answer = {answer: worker for worker in busy for answer in worker.coming}
        ready, _ = ray.wait(list(by_answer), num_returns=1)
        for answer in ready:
            worker = by_answer[answer]
            yield worker, *worker.take(answer)

    return hear
