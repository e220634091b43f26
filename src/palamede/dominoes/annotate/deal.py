"""Why a deal ended, who won it, what was marked (PLAY-07, SCORE, VOL-02, VOL-03, PERD-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from palamede.dominoes.annotate.facts import Facts
from palamede.dominoes.annotate.reason import Reason, target_row
from palamede.dominoes.scoring import CULOTTE

__all__ = ["why_ended", "why_marked", "why_won"]


def why_ended(facts: Facts) -> Iterator[Reason]:
    """Yield how the deal ended."""
    table = facts.conventions
    if facts.kind == "domino":
        yield Reason("end-domino", ("PLAY-07",), {"seat": facts.out})
    elif facts.kind == "closed":
        yield _closed(facts)
    elif facts.kind == "reached":
        row = "TROIS-01" if table.count == "threes" else "CINQ-05"
        yield Reason("end-reached", (row,), {"side": facts.sides[0], "target": table.target})
    elif facts.kind == "void":
        yield Reason("end-void", ())
    else:
        yield Reason("end-open", ())


def _closed(facts: Facts) -> Reason:
    lays = [ply for ply in facts.plies if ply.move.is_lay]
    if len(lays) == 1 and not any(ply.move.is_draw for ply in facts.plies):
        params = {"seat": facts.leader, "tile": str(lays[0].tile)}
        return Reason("end-closed-first", ("PLAY-11", "VOC-05"), params)
    if facts.conventions.join == "seven" and not any(ply.closing for ply in facts.plies):
        return Reason("end-closed-passed", ("MATA-13",))
    if facts.conventions.draw != "none":
        return Reason("end-closed-drawn", ("PLAY-07",))
    return Reason("end-closed", ("PLAY-07",))


def why_won(facts: Facts) -> Iterator[Reason]:
    """Yield who won on the count of pips; nothing when going out alone decides."""
    table = facts.conventions
    if facts.kind not in ("domino", "closed"):
        return
    if facts.kind == "domino" and table.goal == "fewest":
        return
    sides = facts.sides
    params: dict[str, Any] = {"totals": facts.totals}
    if table.goal == "most" and len(sides) == 1 and not _tied(facts.totals, most=True):
        yield Reason("win-most", ("PERD-01",), {**params, "side": sides[0]})
    elif not sides:
        row = "VOL-04" if table.paired else "SCORE-03"
        yield Reason("win-nobody", ("PERD-01",) if table.goal == "most" else (row,), params)
    elif len(sides) > 1:
        yield Reason("win-shared", ("SCORE-05",), {**params, "sides": sides})
    elif _tied(facts.totals, most=table.goal == "most"):
        yield Reason(
            "win-primacy", ("SCORE-04",), {**params, "side": sides[0], "leader": facts.leader}
        )
    else:
        row = "VOL-03" if table.paired else "SCORE-02"
        yield Reason("win-fewest", (row,), {**params, "side": sides[0]})


def _tied(totals: Sequence[int | None], *, most: bool) -> bool:
    """Whether several sides have the count that decides; False when a count is unknown."""
    known = [total for total in totals if total is not None]
    if len(known) < len(totals):
        return False
    return known.count(max(known) if most else min(known)) > 1


def why_marked(facts: Facts) -> Iterator[Reason]:
    """Yield what each side marked: in play, at the end, together; and the totals after it."""
    table = facts.conventions
    for side in range(1, table.sides_count + 1):
        counts = tuple(
            ply.count for ply in facts.plies if ply.count and table.side_of(ply.seat) == side
        )
        if counts:
            row = "TROIS-01" if table.count == "threes" else "CINQ-02"
            params = {"side": side, "counts": counts, "sum": sum(counts)}
            yield Reason("marks-in-play", (row,), params)
    if facts.kind in ("domino", "closed"):
        for side in facts.sides:
            yield from _paid(facts, side)
    for side, marks in enumerate(facts.marks, start=1):
        if marks is not None and marks >= CULOTTE:
            yield Reason("culotte", ("VOC-04",), {"side": side, "points": marks})
    if facts.kind is not None and facts.marks and not any(facts.marks):
        yield Reason("marks-nobody", ())
    yield from _totals(facts)


def _paid(facts: Facts, side: int) -> Iterator[Reason]:
    """Yield what a winning side is paid at the end of the deal."""
    table = facts.conventions
    rule = table.pay_out if facts.kind == "domino" else table.block_pay
    paid = facts.paid[side - 1] if facts.paid else None
    if rule == "nothing":
        yield Reason("marks-nothing", ("CINQ-08",), {"side": side})
        return
    if rule == "hand":
        row = "POULE-02" if table.match_end == "pot" else "SCORE-07"
        yield Reason("marks-deal", (row,), {"side": side, "points": paid})
        return
    seats = [
        seat
        for seat in range(1, table.seats + 1)
        if rule == "all"
        or (rule == "opponents" and table.side_of(seat) not in facts.sides)
        or (rule == "winner_own" and table.side_of(seat) == side)
    ]
    pips = [facts.pips[seat - 1] if facts.pips else None for seat in seats]
    params: dict[str, Any] = {"side": side, "seats": tuple(seats), "pips": tuple(pips)}
    whole = _sum(pips)
    if whole is None and table.rounding == "none" and table.unit == len(facts.sides) == 1:
        whole = paid  # every way of filling the unknown hands gives this sum
    yield Reason(f"marks-{_KINDS[rule]}", _rows(facts, rule), {**params, "sum": whole})
    if whole is not None and paid is not None and paid != whole:
        yield from _worked_out(facts, side, whole, paid)


def _sum(numbers: Sequence[int | None]) -> int | None:
    known = [number for number in numbers if number is not None]
    return sum(known) if len(known) == len(numbers) else None


_KINDS = {"opponents": "opponents", "all": "all", "winner_own": "own"}


def _rows(facts: Facts, rule: str) -> tuple[str, ...]:
    table = facts.conventions
    if rule == "winner_own":
        return ("PERD-01",)
    if rule == "all":
        return ()
    if table.paired:
        return ("VOL-02",) if facts.kind == "domino" else ("VOL-03",)
    if table.count != "none":
        return ("CINQ-08",)
    first = "SCORE-01" if facts.kind == "domino" else "SCORE-02"
    return (first, "SCORE-09") if table.seats > 2 else (first,)


def _worked_out(facts: Facts, side: int, whole: int, paid: int) -> Iterator[Reason]:
    """Yield how the sum of pips became what was paid: shared, rounded, divided."""
    table = facts.conventions
    shares = len(facts.sides)
    each = whole // shares
    if shares > 1:
        params = {"side": side, "sum": whole, "shares": shares, "each": each}
        yield Reason("marks-share", ("SCORE-05",), params)
    rounded = (each + 2) // 5 * 5 if table.rounding == "nearest_5" else each
    if rounded != each:
        yield Reason("marks-rounded", ("CINQ-08",), {"side": side, "sum": each, "to": rounded})
    if table.unit > 1:
        params = {"side": side, "sum": rounded, "unit": table.unit, "points": paid}
        yield Reason("marks-divided", ("CINQ-08",), params)


def _totals(facts: Facts) -> Iterator[Reason]:
    for side, (marks, after) in enumerate(zip(facts.marks, facts.scores, strict=False), start=1):
        if marks and after is not None:
            params = {"side": side, "was": after - marks, "points": marks, "total": after}
            row = target_row(facts.conventions)
            yield Reason("total", (row,) if facts.conventions.match_end == "reach" else (), params)
