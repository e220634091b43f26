"""The end of a deal: what the play gives, held against the tags that say how it ended."""

from __future__ import annotations

from dataclasses import replace

from palamede.dgn.game import Finish
from palamede.dgn.model import DealRecord, Pass
from palamede.dgn.play import Played
from palamede.dgn.table import Report, Table
from palamede.dgn.verdict import Believed, Verdict, result_text
from palamede.dominoes.conventions import Conventions

__all__ = ["Settled", "added", "check_numbers", "settle"]

Settled = tuple[Verdict, tuple[int, ...] | None, tuple[int, ...] | None]


def settle(
    record: DealRecord,
    table: Table,
    game: Finish | None,
    played: Played,
    totals: tuple[int, ...] | None,
    believed: Believed,
    last: bool,
    report: Report,
) -> Settled:
    """Return the verdict of a deal, what it marks, and the totals after it.

    ``totals`` are those before the deal, ``last`` tells that no deal of the partie follows. What
    the play does not tell is taken from the tags, and is None if they are silent.
    """
    if game is None or not played.sound or table.conventions is None:
        return _believe(table, game, played, totals, believed)
    if game.ending is None:
        _close(game, played, believed, last)
    if game.ending is None:
        return _unended(record, table, game, played, totals, believed, last, report)
    verdict = _check_result(record, table.conventions, game, believed, report)
    marks = check_numbers(record, "Marks", verdict.marks, believed.marks, report)
    if verdict.marks is None and marks is not None and verdict.winners is not None:
        tag = record.tag("Marks")
        if tag is not None and not game.may_mark(verdict.winners, marks):
            report(tag.value_at, "marks-mismatch.never", text=tag.value)
            marks = None
    scores = check_numbers(record, "Scores", added(totals, marks), believed.scores, report)
    return verdict, marks, scores


def added(totals: tuple[int, ...] | None, marks: tuple[int, ...] | None) -> tuple[int, ...] | None:
    """Return totals and marks together, None if one is unknown."""
    if totals is None or marks is None or len(totals) != len(marks):
        return None
    return tuple(total + mark for total, mark in zip(totals, marks, strict=True))


def _close(game: Finish, played: Played, believed: Believed, last: bool) -> None:
    """Let a deal with unknown tiles be closed, if its tag says so or another deal follows it."""
    result = believed.result
    claimed = not last if result is None else result.kind == "closed"
    missing = game.close(claimed=claimed)
    played.missing = missing
    played.plies += len(missing)
    if played.items:
        played.items.extend(Pass(seat) for seat in missing)


# -------------------------------------------------------------------- deals that ended
def _check_result(
    record: DealRecord,
    conventions: Conventions,
    game: Finish,
    believed: Believed,
    report: Report,
) -> Verdict:
    """Return the verdict of a deal that is over, with what its tag adds to it."""
    verdict = game.verdict()
    tag = record.tag("Result")
    result = believed.result
    if result is None or tag is None:
        return verdict
    text = result_text(verdict, conventions)
    if result.kind == "unfinished":
        report(tag.value_at, "result-mismatch.over", right=text or verdict.kind)
    elif text is None and result.kind == verdict.kind:
        winning = {conventions.side_of(seat) for seat in result.seats}
        seats = range(1, conventions.seats + 1)
        winners = tuple(seat for seat in seats if conventions.side_of(seat) in winning)
        if game.may_win(winners):
            return replace(verdict, winners=winners)
        report(tag.value_at, "result-mismatch.never", text=tag.value)
    elif text != " ".join([result.kind, *map(str, sorted(result.seats))]):
        report(tag.value_at, "result-mismatch", right=text or verdict.kind, text=tag.value)
    return verdict


def check_numbers(
    record: DealRecord,
    name: str,
    computed: tuple[int, ...] | None,
    told: tuple[int, ...] | None,
    report: Report,
) -> tuple[int, ...] | None:
    """Hold a tag against the computed numbers; return these, or the tag's if they are unknown."""
    if computed is None or told is None:
        return computed if told is None else told
    tag = record.tag(name)
    if told != computed and tag is not None:
        right = " ".join(map(str, computed))
        report(tag.value_at, f"{name.lower()}-mismatch", right=right, text=tag.value)
    return computed


# -------------------------------------------------------------------- deals that did not end
def _unended(
    record: DealRecord,
    table: Table,
    game: Finish,
    played: Played,
    totals: tuple[int, ...] | None,
    believed: Believed,
    last: bool,
    report: Report,
) -> Settled:
    result = believed.result
    if result is not None and result.kind == "void" and not table.old:
        nothing = (0,) * table.sides
        marks = check_numbers(record, "Marks", nothing, believed.marks, report)
        scores = check_numbers(record, "Scores", added(totals, marks), believed.scores, report)
        return Verdict("void", None, (), nothing, nothing), marks, scores
    if totals is None and result is not None and result.kind == "reached" and any(game.counts):
        # Totals before the deal are unknown, so that the target may well have been reached.
        return _reached(table.conventions, game, played, believed)
    if not last:
        at = played.last_at if played.last_at >= 0 else record.at
        report(at, "incomplete-deal", seat=game.turn)
        return _believe(table, None, played, totals, believed)
    unfinished = Verdict("unfinished", None, (), game.counts)
    marks = game.counts
    scores = added(totals, marks)
    tag = record.tag("Result")
    if result is not None and result.kind != "unfinished" and tag is not None:
        report(tag.value_at, "result-mismatch.open", text=tag.value, seat=game.turn)
        return unfinished, marks, scores
    marks = check_numbers(record, "Marks", marks, believed.marks, report) or marks
    if believed.marks in (None, marks):
        scores = check_numbers(record, "Scores", scores, believed.scores, report)
    return unfinished, marks, scores


def _reached(
    conventions: Conventions | None, game: Finish, played: Played, believed: Believed
) -> Settled:
    seat = played.laid[-1].seat
    winners = None if conventions is None else conventions.seats_of(conventions.side_of(seat))
    verdict = Verdict("reached", None, winners, game.counts, None, None, seat)
    return verdict, game.counts, believed.scores


# -------------------------------------------------------------------- deals with an error in play
def _believe(
    table: Table,
    game: Finish | None,
    played: Played,
    totals: tuple[int, ...] | None,
    believed: Believed,
) -> Settled:
    """Return what the tags say; where they are silent, what the play was before it ran over."""
    verdict = _told(table, believed) or _as_written(table, game, played)
    marks = believed.marks or verdict.marks
    scores = believed.scores or added(totals, marks)
    return replace(verdict, marks=marks, paid=None), marks, scores


def _told(table: Table, believed: Believed) -> Verdict | None:
    result = believed.result
    if result is None:
        return None
    conventions = table.conventions
    if result.kind in ("unfinished", "void"):
        return Verdict(
            result.kind, None, (), None if result.kind == "unfinished" else (0,) * table.sides
        )
    out = result.seats[0] if result.kind == "domino" else None
    seat = result.seats[0] if result.kind == "reached" else None
    winners: tuple[int, ...] | None = None
    if conventions is not None and (result.kind != "domino" or conventions.goal == "fewest"):
        winning = {conventions.side_of(number) for number in result.seats}
        seats = range(1, conventions.seats + 1)
        winners = tuple(number for number in seats if conventions.side_of(number) in winning)
    return Verdict(result.kind, out, winners, None, None, None, seat)


def _as_written(table: Table, game: Finish | None, played: Played) -> Verdict:
    if game is not None and played.overrun:
        return game.verdict()
    conventions = table.conventions
    if conventions is None or not played.laid:
        return Verdict("unfinished", None, ())
    seat = played.laid[-1].seat
    laid = sum(tile.seat == seat for tile in played.laid)
    if laid != conventions.hand + played.draws.count(seat):
        return Verdict("unfinished", None, ())
    winners: tuple[int, ...] | None = None
    if conventions.goal == "fewest" and 1 <= seat <= conventions.seats:
        winners = conventions.seats_of(conventions.side_of(seat))
    return Verdict("domino", seat, winners)
