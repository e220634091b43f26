"""How a deal ended and what it marks, and the tags that say so."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from palamede.dgn.model import DealRecord
from palamede.dgn.table import Report, Table
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.scoring import Outcome

__all__ = [
    "Believed",
    "ResultTag",
    "Verdict",
    "outcome_text",
    "read_believed",
    "result_text",
    "verdict_of",
]

Kind = Literal["domino", "closed", "reached", "void", "unfinished"]

_SEATS = re.compile(r"(domino|closed|reached)((?:\s+[0-9]{1,3})*)", re.IGNORECASE)
_VOID = re.compile(r"void(?:\s+(\S.*))?", re.IGNORECASE | re.DOTALL)
_NUMBERS = re.compile(r"-?[0-9]{1,9}(?:\s+-?[0-9]{1,9})*")

_RESULT_RIGHT = "domino SEAT, closed SEAT…, reached SEAT, void REASON, or *"


@dataclass(frozen=True, slots=True)
class ResultTag:
    """What ``[Result]`` says: the ending, its seats, the reason of a void deal."""

    kind: Kind
    seats: tuple[int, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Believed:
    """What the tags of a deal say of its end; None for what they do not say."""

    result: ResultTag | None = None
    marks: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a deal ended; None for what cannot be known.

    ``out``: the seat that laid its last tile. ``winners``: the seats of the side or sides that won.
    ``marks``: by side, counts made in play included. ``paid``: by side, at the end of the deal.
    ``pips``: left in each hand. ``seat``: who reached the target in play.
    """

    kind: Kind
    out: int | None = None
    winners: tuple[int, ...] | None = ()
    marks: tuple[int, ...] | None = None
    paid: tuple[int, ...] | None = None
    pips: tuple[int, ...] | None = None
    seat: int | None = None


def verdict_of(outcome: Outcome, seat: int | None) -> Verdict:
    """Return the verdict on a deal that was played; ``seat``: who made its last play."""
    return Verdict(
        outcome.kind,
        outcome.out,
        outcome.winners,
        outcome.marks,
        outcome.paid,
        outcome.pips,
        seat if outcome.kind == "reached" else None,
    )


def outcome_text(
    outcome: Outcome, conventions: Conventions, seat: int | None, reason: str = "by a ruling"
) -> str:
    """Return the value of ``[Result]``; ``seat`` as in ``verdict_of``; ``reason`` if it is void."""
    text = result_text(verdict_of(outcome, seat), conventions)
    assert text is not None  # the winners of an outcome are known
    return f"{text} {reason}" if outcome.kind == "void" else text


def result_text(verdict: Verdict, conventions: Conventions) -> str | None:
    """Return the value of ``[Result]`` for a verdict; None if its winners are unknown."""
    if verdict.kind == "domino":
        return f"domino {verdict.out}"
    if verdict.kind == "reached":
        return f"reached {verdict.seat}"
    if verdict.kind == "closed":
        if verdict.winners is None:
            return None
        seats = lower_seats(verdict.winners, conventions)
        return " ".join(["closed", *map(str, seats)])
    return "void" if verdict.kind == "void" else "*"


def lower_seats(winners: Sequence[int], conventions: Conventions) -> list[int]:
    """Return the lowest seat of each side that won, as ``closed`` names them."""
    sides: dict[int, int] = {}
    for seat in sorted(winners):
        sides.setdefault(conventions.side_of(seat), seat)
    return sorted(sides.values())


# -------------------------------------------------------------------- reading the tags
def read_believed(deal: DealRecord, table: Table, report: Report) -> Believed:
    """Return what ``[Result]``, ``[Marks]`` and ``[Scores]`` say, reporting what cannot be read."""
    return Believed(
        _result(deal, table, report),
        _numbers(deal, "Marks", table, report),
        _numbers(deal, "Scores", table, report),
    )


def _result(deal: DealRecord, table: Table, report: Report) -> ResultTag | None:
    tag = deal.tag("Result")
    if tag is None:
        return None
    text = tag.value.strip()
    if text == "*":
        return ResultTag("unfinished")
    void = _VOID.fullmatch(text)
    if void is not None:
        return ResultTag("void", (), void[1] or "")
    match = _SEATS.fullmatch(text)
    if match is not None:
        kind = match[1].lower()
        seats = tuple(int(seat) for seat in match[2].split())
        one = kind == "closed" or len(seats) == 1
        here = all(1 <= seat <= table.seats for seat in seats) or not table.seats
        if one and here and len(set(seats)) == len(seats):
            return ResultTag(kind, seats)  # type: ignore[arg-type]
    report(tag.value_at, "syntax.value", name="Result", text=tag.value, right=_RESULT_RIGHT)
    return None


def _numbers(deal: DealRecord, name: str, table: Table, report: Report) -> tuple[int, ...] | None:
    tag = deal.tag(name)
    if tag is None:
        return None
    text = tag.value.strip()
    if _NUMBERS.fullmatch(text) is not None:
        numbers = tuple(int(number) for number in text.split())
        if len(numbers) == table.sides or not table.sides:
            return numbers
    wanted = f"{table.sides} whole numbers" if table.sides else "whole numbers"
    report(tag.value_at, "syntax.value", name=name, text=tag.value, right=wanted)
    return None
