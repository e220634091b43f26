"""The codes of today's tournaments: one small interpreter over their data."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from palamede.dominoes.faults.case import Case
from palamede.dominoes.faults.codes.common import Article, Code, Handler
from palamede.dominoes.faults.codes.tournament_data import TOURNAMENT_CODES
from palamede.dominoes.faults.codes.tournament_types import (
    Choice,
    TournamentCode,
    TournamentRule,
)
from palamede.dominoes.faults.facts import FACTS
from palamede.dominoes.faults.kinds import moment_of
from palamede.dominoes.faults.ruling import Effects, Finding, Option

__all__ = ["tournament_codes"]

_FATES = {"stops": "stops", "void": "void", "remixed": "void"}


def tournament_codes() -> Iterator[Code]:
    """Yield every code, ready to judge."""
    for data in TOURNAMENT_CODES:
        yield Code(
            data.name,
            data.display,
            articles=tuple(_article(data, rule) for rule in data.rules),
            handlers=MappingProxyType({kind: _handler(data, kind) for kind in data.kinds}),
            unknown=data.unknown,
            book=False,
        )


def _article(data: TournamentCode, rule: TournamentRule) -> Article:
    return Article(rule.article, (_row(data, rule),), (rule.kind,), rule.until)


def _row(data: TournamentCode, rule: TournamentRule) -> str:
    return f"fault_codes/{data.name}/{rule.article}"


def _handler(data: TournamentCode, kind: str) -> Handler:
    rules = data.of(kind)

    def judge(case: Case) -> Finding | None:
        for rule in rules:
            if _fits(rule, case):
                return _finding(rule, _row(data, rule), case)
        return None

    return judge


def _fits(rule: TournamentRule, case: Case) -> bool:
    if not moment_of(rule.since) <= moment_of(case.moment) <= moment_of(rule.until):
        return False
    if rule.sides is not None and (rule.sides == "partners") != case.paired:
        return False
    return all(when.holds(_known(case, when.fact)) for when in rule.when)


def _known(case: Case, fact: str) -> bool | int | str:
    facts, form = case.facts, FACTS[fact].form
    if form == "bool":
        return facts.yes(fact)
    return facts.number(fact) if form == "int" else facts.word(fact)


def _finding(rule: TournamentRule, row: str, case: Case) -> Finding:
    points = _points(rule, case)
    ruling = rule.ruling.format(points=points, lose=rule.lose)
    effects = _effects(rule, case, points)
    options: tuple[Option, ...] = ()
    if rule.choice is not None:
        assert rule.instead is not None
        other = Option(rule.instead.name, _instead(rule.instead, case))
        options = (Option(rule.choice, effects, default=True), other)
    return Finding(ruling, rule.article, row, effects, options, rule.in_time, rule.note)


def _points(rule: TournamentRule, case: Case) -> int:
    if rule.at_least == "fifth_of_target":
        return max(rule.points, case.conventions.target // 5)
    if rule.at_least is not None:
        return max(rule.points, case.facts.number(rule.at_least))
    return rule.points


def _effects(rule: TournamentRule, case: Case, points: int) -> Effects:
    marks = dict.fromkeys(case.others, points) if points else {}
    if rule.lose:
        marks[case.side] = -rule.lose
    return Effects(
        marks=marks,
        deal="goes_on" if rule.hand is None else _FATES[rule.hand],  # type: ignore[arg-type]
        lead=rule.lead,
        partie="lost" if rule.game_lost else None,
        match="lost" if rule.match_lost else None,
        play=rule.play,
        tiles=rule.tiles,
        warning=rule.warn,
    )


def _instead(choice: Choice, case: Case) -> Effects:
    return Effects(
        deal="goes_on" if choice.hand is None else _FATES[choice.hand],  # type: ignore[arg-type]
        lead=choice.lead,
        partie="lost" if choice.game_lost else None,
        match="lost" if choice.match_lost else None,
    )
