"""Running a part: a match of the arena, a calibration or a small game, from where its log ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from palamede.arena.contest import Contest
from palamede.arena.limit.measuring import UNIFORM, kept
from palamede.arena.limit.measuring import measure as measure_small
from palamede.arena.run import Report, run
from palamede.arena.strength.calibration import Question, calibrate, play_partie
from palamede.arena.strength.parts import Part, small_game
from palamede.arena.strength.results import match_data
from palamede.arena.strength.rows import measure, read_rows
from palamede.arena.terms import read_budget
from palamede.dominoes import presets

__all__ = ["Ran", "run_part"]

Tell = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Ran:
    """What a part has shown so far, and whether it was broken off."""

    measured: dict[str, Any]
    interrupted: bool


def run_part(part: Part, folder: Path, *, jobs: int, tell: Tell) -> Ran:
    """Measure a part, or what is left of it; Ctrl-C ends it with what is known so far.

    Raises:
        ArenaError: its log is that of another measurement.
        OSError: its log cannot be read or written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / f"{part.name}.log"
    run_kind = {"match": _match, "calibration": _partie, "small": _small}[part.kind]
    return run_kind(part, log, jobs, tell)


def _match(part: Part, log: Path, jobs: int, tell: Tell) -> Ran:
    contest = Contest(part.players, presets.read(part.rules), part.seed)

    def told(done: int, total: int, report: Report) -> None:
        tell(done, total)

    report = run(contest, part.deals, jobs=jobs, log=log, tell=told)
    return Ran(match_data(report.result, report.tallies[0]), report.ended == "interrupted")


def _partie(part: Part, log: Path, jobs: int, tell: Tell) -> Ran:
    budget = read_budget(part.players[0].partition("@")[2])
    asked = [Question(part.rules, part.seed, number, budget) for number in range(1, part.deals + 1)]
    settings = {"rules": part.rules, "seed": part.seed, "budget": str(budget)}
    interrupted = False
    try:
        rows = measure(log, settings, asked, play_partie, jobs=jobs, tell=tell)
    except KeyboardInterrupt:
        interrupted = True
        rows = read_rows(log, settings)[: part.deals]
    measured: dict[str, Any] = {"done": len(rows)}
    for kind in ("chances", "tiles"):
        found = calibrate(row[kind] for row in rows)
        measured[kind] = None if found is None else _rounded(asdict(found))
    return Ran(measured, interrupted)


def _small(part: Part, log: Path, jobs: int, tell: Tell) -> Ran:
    work = log.with_suffix("")
    interrupted = False
    try:
        measured = measure_small(
            small_game(part.game),
            work=work,
            jobs=jobs,
            tell=lambda _, done, total: tell(done, total),
        )
    except KeyboardInterrupt:
        interrupted = True
        measured = kept(work)
    rows = measured.get("rows", {})
    done = sum(name in rows for name in (UNIFORM, *part.players))
    return Ran({"done": done, **measured}, interrupted)


def _rounded(data: Any) -> Any:
    if isinstance(data, float):
        return round(data, 5)
    if isinstance(data, dict):
        return {name: _rounded(value) for name, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [_rounded(value) for value in data]
    return data
