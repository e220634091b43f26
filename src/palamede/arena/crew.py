"""Those who play the tasks of a contest: this process, or worker processes beside it.

Whoever plays, the answers come in the order of the tasks, and a task depends on nothing but its
own number; so the result is the same for any number of workers.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, NoReturn

from palamede.arena.contest import Company, Contest, Played, Task
from palamede.arena.errors import ArenaError

__all__ = ["Crew", "alone", "in_processes", "in_order"]

Crew = Callable[[Iterable[Task]], Iterator[Played]]
"""Plays tasks and gives the answers in their order."""

_AT_HAND = 3
"""Tasks that a worker has before it, so that it need not wait for the next one."""
_AHEAD = 256
"""By how many tasks the quick workers may be ahead of the slowest."""
_FAREWELL = 3.0

Answer = Played | Exception


@contextmanager
def alone(contest: Contest) -> Iterator[Crew]:
    """Play in this process."""
    company = Company(contest)
    try:
        yield lambda tasks: map(company.play, tasks)
    finally:
        company.close()


@contextmanager
def in_processes(contest: Contest, jobs: int) -> Iterator[Crew]:
    """Play in so many worker processes, which are started anew and not forked."""
    with _deaf_to_ctrl_c():
        workers = [_Worker(contest) for _ in range(jobs)]
    try:
        yield lambda tasks: in_order(tasks, workers, _heard)
    finally:
        for worker in workers:
            worker.dismiss()
        for worker in workers:
            worker.bury()


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Start processes that are deaf to Ctrl-C from their first moment: they inherit it."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # only the main thread may, and only it is interrupted
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def in_order(
    tasks: Iterable[Task],
    workers: list[Any],
    hear: Callable[[list[Any]], Iterable[tuple[Any, int, Answer]]],
) -> Iterator[Played]:
    """Give tasks to workers and yield the answers in order; an error is raised in its place.

    A worker has ``tasks``, the numbers of the tasks before it, and ``give(number, task)``.
    ``hear(busy)`` waits until one of the workers has answered, and tells who, which and what.
    """
    coming = enumerate(tasks)
    answers: dict[int, Answer] = {}
    due = given = 0
    more = True
    while True:
        for worker in sorted(workers, key=lambda worker: len(worker.tasks)):
            while more and len(worker.tasks) < _AT_HAND and given - due < _AHEAD:
                number, task = next(coming, (-1, None))
                more = task is not None
                if task is not None:
                    worker.give(number, task)
                    given = number + 1
        busy = [worker for worker in workers if worker.tasks]
        if not busy:
            return
        for worker, number, answer in hear(busy):
            worker.tasks.remove(number)
            answers[number] = answer
        while due in answers:
            answer = answers.pop(due)
            due += 1
            if isinstance(answer, Exception):
                raise answer
            yield answer


class _Worker:
    """A worker process and the pipe to it."""

    def __init__(self, contest: Contest) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.tasks: list[int] = []
        self._process: BaseProcess = context.Process(
            target=_work, args=(contest, theirs), daemon=True
        )
        self._process.start()
        theirs.close()

    def give(self, number: int, task: Task) -> None:
        with suppress(OSError):  # that it is dead is found when it is heard
            self.pipe.send((number, task))
        self.tasks.append(number)

    def hear(self) -> tuple[int, Answer]:
        try:
            heard: tuple[int, Answer] = self.pipe.recv()
        except (EOFError, OSError):
            self._process.join(_FAREWELL)
            status = self._process.exitcode
            return self.tasks[0], ArenaError(
                f"a worker process has died (exit status {status}): "
                "is there memory enough for so many --jobs?",
                code="arena-worker",
                status=str(status),
            )
        return heard

    def dismiss(self) -> None:
        """Tell the process to end, also in the middle of a thought."""
        self.pipe.close()
        self._process.terminate()

    def bury(self) -> None:
        """Wait until the process has ended; it is killed if that takes long."""
        self._process.join(_FAREWELL)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()


def _heard(busy: list[_Worker]) -> Iterator[tuple[_Worker, int, Answer]]:
    by_pipe = {worker.pipe: worker for worker in busy}
    for pipe in wait(list(by_pipe)):
        assert isinstance(pipe, Connection)
        worker = by_pipe[pipe]
        yield worker, *worker.hear()


def _work(contest: Contest, pipe: Connection) -> None:  # pragma: no cover - in another process
    """Play the tasks that come through the pipe until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever gives the tasks
    signal.signal(signal.SIGTERM, _leave)
    company = Company(contest)
    try:
        while True:
            number, task = pipe.recv()
            try:
                answer: Answer = company.play(task)
            except Exception as error:
                answer = error
            pipe.send((number, answer))
    except (EOFError, OSError):
        pass
    finally:
        # Let it take leave of its programs. Were the signal ignored instead, Python would complain
        # about one that had come a moment before.
        signal.signal(signal.SIGTERM, _stay)
        company.close()


def _stay(_signal: int, _frame: object) -> None:  # pragma: no cover - in another process
    """Do nothing."""


def _leave(_signal: int, _frame: object) -> NoReturn:  # pragma: no cover - in another process
    raise SystemExit(0)
