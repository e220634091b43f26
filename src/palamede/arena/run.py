"""Playing a contest from its first task to its end, or to where it is broken off."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from palamede.arena.contenders import contender
from palamede.arena.contest import Contest, Played
from palamede.arena.crew import Crew, alone, in_processes
from palamede.arena.duplicate import few_deals, served
from palamede.arena.errors import FaultError
from palamede.arena.log import open_log
from palamede.arena.tally import FEWEST_DEALS, Result, Tally

__all__ = ["Report", "Tell", "run"]

_HOPELESS = ("arena-fault-start", "arena-fault-refused")

Ended = Literal["deals", "settled", "interrupted", "fault"]

Tell = Callable[[int, int, "Report"], None]
"""Is told how many tasks are done, of how many, and what is known so far."""


@dataclass
class Report:
    """What a contest has shown so far.

    ``watched``: the contest may stop at any time, so that the interval for one look is not to be
    believed. ``tallies``: by pairing, as in ``contest.pairings``. ``faults``: forgiven ones, by
    player. ``ended``: all deals are played, the contest is settled, it was interrupted, or an
    external player has stopped it by a fault (``fault``).
    """

    contest: Contest
    watched: bool = False
    tallies: list[Tally] = field(init=False)
    played: list[Played] = field(default_factory=list)
    faults: list[int] = field(init=False)
    ended: Ended = "deals"
    fault: FaultError | None = None

    def __post_init__(self) -> None:
        self.tallies = [Tally() for _ in self.contest.pairings]
        self.faults = [0] * len(self.contest.names)

    def add(self, played: Played) -> None:
        """Count a task."""
        pairing = len(self.played) % len(self.tallies)
        self.played.append(played)
        self.tallies[pairing].add(played.pair.ahead)
        for fault in played.faults:
            self.faults[fault.player] += 1

    @property
    def results(self) -> list[Result]:
        """What is known of each pairing."""
        return [tally.result() for tally in self.tallies]

    @property
    def result(self) -> Result:
        """What is known of the first pairing, the only one of a match of two."""
        return self.tallies[0].result()

    @property
    def decided(self) -> bool:
        """Whether it is known who marks more in the first pairing, by the interval that applies."""
        return self.result.settled if self.watched else self.result.decided

    @property
    def settled(self) -> bool:
        """Whether every pairing is settled by an interval that may be looked at at any time."""
        return all(tally.result().settled for tally in self.tallies)


def run(
    contest: Contest,
    deals: int,
    *,
    jobs: int = 1,
    stop: bool = False,
    log: Path | None = None,
    tell: Tell | None = None,
    crew: AbstractContextManager[Crew] | None = None,
) -> Report:
    """Play a contest; Ctrl-C ends it with what is known so far.

    ``deals``: duplicate deals a pairing. ``jobs``: worker processes; the result is the same for any
    number of them. ``stop``: end as soon as every pairing is settled. ``log``: a file that keeps
    every duplicate deal; what it holds already is not played again. ``crew``: who plays instead of
    processes of this machine.

    Raises:
        ArenaError: too few deals, the log of another contest, or a player that cannot play.
        MatchError: these rules are not those of a strict deal.
        IllegalMoveError: one of our own players made an illegal move.
    """
    if deals < FEWEST_DEALS:
        raise few_deals(deals)
    # What cannot be played is refused at once, not in some worker.
    served(contest.conventions, contest.seed, 1)
    for name in contest.names:
        contender(name, contest.conventions, contest.terms)
    report = Report(contest, watched=stop)
    total = deals * len(contest.pairings)
    with open_log(log, contest) as kept:
        try:
            for played in kept.done[:total]:
                report.add(played)
                if _over(report, stop):
                    return report
            begun = len(report.played)
            if begun == total:
                return report
            if crew is None:
                few = min(jobs, total - begun)
                crew = alone(contest) if few == 1 else in_processes(contest, few)
            if tell is not None:
                tell(begun, total, report)
            with crew as play:
                for played in play(contest.tasks(deals, begun)):
                    kept.write(played)
                    report.add(played)
                    if tell is not None:
                        tell(len(report.played), total, report)
                    if _over(report, stop):
                        break
        except KeyboardInterrupt:
            report.ended = "interrupted"
        except FaultError as fault:
            if not report.played and fault.code in _HOPELESS:
                raise  # no match has begun
            report.ended, report.fault = "fault", fault
    return report


def _over(report: Report, stop: bool) -> bool:
    """Whether nothing more need be played, after a task."""
    allowed = report.contest.terms.forgive
    for place, faults in enumerate(report.faults):
        if faults > allowed:
            name = report.contest.names[place]
            report.ended = "fault"
            report.fault = FaultError(
                f"{name}: {faults} faults, {allowed} are forgiven",
                code="arena-fault-many",
                player=name,
                deal=report.played[-1].task.deal,
                said=str(faults),
            )
            return True
    if stop and len(report.played) % len(report.tallies) == 0 and report.settled:
        report.ended = "settled"
        return True
    return False
