"""What a contest has shown, in words and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import isfinite
from typing import TYPE_CHECKING, Any

from palamede.arena.ladder import standings
from palamede.cli.console import table

if TYPE_CHECKING:
    from palamede.arena.contest import Contest
    from palamede.arena.run import Report
    from palamede.arena.tally import Result
    from palamede.i18n import Translator

__all__ = ["about", "as_json", "lines", "mean_text", "names_of"]

_WIDTH = 100


# -------------------------------------------------------------------- words
def names_of(contest: Contest, tr: Translator) -> str:
    """Return who plays whom."""
    if len(contest.names) > 2:
        return tr("arena-ladder-of", names=tr.listing(contest.names))
    first, second = contest.names
    return tr("arena-against", first=first, second=second)


def about(report: Report, tr: Translator) -> str:
    """Return what was played: rules, seed, duplicate deals."""
    contest = report.contest
    return tr(
        "arena-about",
        rules=contest.rules,
        seed=str(contest.seed),
        deals=report.tallies[-1].deals,
    )


def lines(report: Report, tr: Translator, *, ladder: bool) -> Iterator[str]:
    """Yield the lines of a report."""
    yield names_of(report.contest, tr)
    yield about(report, tr)
    if report.ended in ("interrupted", "settled"):
        yield tr(f"arena-{report.ended}", deals=report.tallies[-1].deals)
    if report.result.deals < 2:
        yield tr("arena-nothing")
    elif ladder:
        yield from _ladder(report, tr)
    else:
        yield from _match(report, tr)
    for name, faults in zip(report.contest.names, report.faults, strict=True):
        if faults:
            yield tr("arena-forgiven", name=name, faults=faults)


def _match(report: Report, tr: Translator) -> Iterator[str]:
    result = report.result
    first, second = report.contest.names
    told = {name: _number(getattr(result, name), tr) for name in ("mean", "low", "high")}
    if report.watched:  # the interval for one look would promise too much
        yield tr("arena-mean-alone", name=first, other=second, mean=told["mean"])
    else:
        yield tr("arena-mean", name=first, other=second, **told)
    yield tr("arena-wins", name=first, wins=result.wins, draws=result.draws, losses=result.losses)
    if result.sure is not None:
        low, high = result.sure
        yield tr("arena-sure", low=_number(low, tr), high=_number(high, tr))
    if report.decided:
        yield tr("arena-decided", name=first if result.mean > 0 else second)
    else:
        yield tr("arena-undecided")


def _ladder(report: Report, tr: Translator) -> Iterator[str]:
    head = ["", "", tr("arena-column-rating"), tr("arena-column-marks")]
    rows = [
        [
            str(place),
            standing.name,
            f"{_plain(standing.rating, tr)} ± {_plain(standing.high - standing.rating, tr)}",
            f"{_number(standing.mean, tr)} ± {_plain(standing.mean_high - standing.mean, tr)}",
        ]
        for place, standing in enumerate(standings(report.contest, report.played), start=1)
    ]
    yield table([head, *rows], _WIDTH)
    names = report.contest.names
    for (first, second), result in zip(report.contest.pairings, report.results, strict=True):
        yield tr(
            "arena-pairing",
            first=names[first],
            second=names[second],
            mean=_number(result.mean, tr),
            low=_number(result.low, tr),
            high=_number(result.high, tr),
        )


def mean_text(result: Result, tr: Translator) -> str:
    """Return the mean with its interval, short."""
    margin = result.high - result.mean
    return _number(result.mean, tr) + (f" ± {_plain(margin, tr)}" if isfinite(margin) else "")


def _number(value: float, tr: Translator) -> str:
    """Return marks with a sign and two digits, with the comma where it is written."""
    return _comma(f"{value:+.2f}", tr)


def _plain(value: float, tr: Translator) -> str:
    return _comma(f"{value:.2f}", tr)


def _comma(text: str, tr: Translator) -> str:
    return text if tr.language == "en" else text.replace(".", ",")


# -------------------------------------------------------------------- JSON
def as_json(report: Report, *, ladder: bool) -> str:
    """Return a report as one JSON object on one line; numbers that are not known are null."""
    names = report.contest.names
    data: dict[str, Any] = dict(report.contest.settings())
    data |= {
        "stop": report.watched,
        "ended": report.ended,
        "matches": [
            {"first": names[first], "second": names[second], **_result(result)}
            for (first, second), result in zip(report.contest.pairings, report.results, strict=True)
        ],
        "faults": report.faults,
        "fault": None,
    }
    if report.fault is not None:
        data["fault"] = {
            "kind": report.fault.code.removeprefix("arena-fault-"),
            **report.fault.params,
        }
    if ladder:
        data["ladder"] = [
            {
                "player": standing.name,
                "rating": standing.rating,
                "low": standing.low,
                "high": standing.high,
                "mean": standing.mean,
                "mean_low": _known(standing.mean_low),
                "mean_high": _known(standing.mean_high),
            }
            for standing in standings(report.contest, report.played)
        ]
    return json.dumps(data, ensure_ascii=False)


def _result(result: Result) -> dict[str, Any]:
    return {
        "deals": result.deals,
        "mean": result.mean,
        "low": _known(result.low),
        "high": _known(result.high),
        "wins": result.wins,
        "draws": result.draws,
        "losses": result.losses,
        "decided": result.decided,
        "sure": None if result.sure is None else list(result.sure),
        "settled": result.settled,
    }


def _known(value: float) -> float | None:
    return value if isfinite(value) else None
