"""Who leads a deal: what the rules say, what the tag says, what the play says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from palamede.dgn.model import DealRecord, Draw, Junk, Lay, Pass
from palamede.dgn.play import Played
from palamede.dgn.sheet import Sheet
from palamede.dgn.table import Report, Table
from palamede.dgn.tiles import Tiles
from palamede.dgn.verdict import Verdict
from palamede.dominoes.dealing import opening_lead
from palamede.dominoes.nextlead import ruled_leader
from palamede.dominoes.tiles import Tile

__all__ = ["Lead", "old_lead", "opening", "resolve_lead"]

_SEAT = re.compile(r"[0-9]{1,3}")


class Lead:
    """The lead of a partie, from deal to deal: who leads next (None: cannot be told)."""

    def __init__(self, due: int | None) -> None:
        self.due = due
        self.by_first_rule = True
        """Whether the rule of the first deal applies to the coming one (DRAW-06)."""

    def after(
        self, sheet: Sheet, leader: int, verdict: Verdict, played: Played, *, told: bool
    ) -> None:
        """Work out the next lead from a deal; ``told``: its result tag can be read."""
        if verdict.kind == "unfinished" or not (played.sound or told):
            verdict = replace(verdict, winners=None)
        again = sheet.conventions.next_lead == "first_lead"
        self.by_first_rule = again and bool(verdict.winners)
        self.due = sheet.next_leader(leader, verdict)
        doubtful = not played.sound and bool(played.laid) and played.laid[0].seat != leader
        unknown = again and verdict.winners is None
        drawn = self.by_first_rule and sheet.conventions.first_lead == "drawn"
        if doubtful or unknown or drawn:
            self.forget()

    def rule(self, sheet: Sheet, leader: int, said: str | None) -> None:
        """Let a ruling that ended the deal say who leads next: ``stays``, ``passes`` or None."""
        if said is not None:
            self.due = ruled_leader(sheet.conventions, leader, said)

    def forget(self) -> None:
        """Hold the next lead against nothing."""
        self.due = None
        self.by_first_rule = False


def opening(table: Table, tiles: Tiles | None, leads: Lead) -> tuple[int | None, Tile | None]:
    """Return the seat that must lead a deal and the tile it must lead, as far as rules tell."""
    conventions = table.conventions
    assert conventions is not None and table.joins is not None
    if not leads.by_first_rule or conventions.first_lead != "highest_double":
        return leads.due, None
    if tiles is None or not all(None not in hand for hand in tiles.hands):
        return None, None
    piece = table.joins.tiles
    hands = [[piece[tile] for tile in hand if tile is not None] for hand in tiles.hands]
    return opening_lead(conventions, hands)


def resolve_lead(record: DealRecord, table: Table, due: int | None, report: Report) -> int:
    """Return the seat from which the deal is played, reporting a lead that is another's.

    ``due`` is the seat that the rules name, None if they name none. One slip, in the tag or in one
    prefix, gives one error: what two of the three agree on is taken.
    """
    tagged, silent = _tagged(record, table, report)
    implied = _implied(record, table)
    earliest = next(implied, None)
    first = earliest if _prefixed(record) else None
    second = next(implied, first)
    if due is None:
        if tagged is None:
            return earliest or 1
        if first is not None and first != tagged and second == first and not silent:
            _mismatch(record, tagged, first, report)
            return first
        return tagged
    if tagged is not None:
        if tagged == due:
            return due
        _mismatch(record, tagged, due, report)
        return tagged if first == tagged and second == tagged else due
    if first is None or first == due or second == due or silent:
        return due
    at = next(item for item in record.items if isinstance(item, (Lay, Pass, Draw)))
    report(at.seat_at if at.seat_at >= 0 else at.at, "lead-mismatch", lead=first, right=due)
    return first


def old_lead(record: DealRecord, table: Table, due: int | None, report: Report) -> int:
    """Return the seat whose lead a deal at an old table is, reporting a tag that names another.

    That another seat leads all the same is a fault (FAULT-15), not an error of the record.
    """
    tagged, _ = _tagged(record, table, report)
    if tagged is None:
        first = next((item.seat for item in record.items if isinstance(item, (Lay, Pass, Draw))), 0)
        return due or (first if first and first <= table.seats else 1)
    if due is not None and tagged != due:
        _mismatch(record, tagged, due, report)
    return due or tagged


def _mismatch(record: DealRecord, lead: int, right: int, report: Report) -> None:
    tag = record.tag("Lead")
    assert tag is not None
    report(tag.value_at, "lead-mismatch", lead=lead, right=right)


def _tagged(record: DealRecord, table: Table, report: Report) -> tuple[int | None, bool]:
    """Return the seat of ``[Lead]``, and whether something about it was reported already."""
    tag = record.tag("Lead")
    if tag is None:
        return None, "Lead" in record.unread
    text = tag.value.strip()
    if not _SEAT.fullmatch(text):
        report(tag.value_at, "syntax.value", name="Lead", text=tag.value, right="a seat, from 1")
        return None, True
    seat = int(text)
    if seat < 1 or (table.seats and seat > table.seats):
        report(tag.value_at, "lead-mismatch.seat", lead=seat, right=table.seats)
        return None, True
    return seat, False


def _prefixed(record: DealRecord) -> bool:
    """Whether the first act of a deal has a seat prefix."""
    for item in record.items:
        if isinstance(item, (Lay, Pass, Draw)):
            return item.seat is not None
    return False


def _implied(record: DealRecord, table: Table) -> Iterator[int]:
    """Yield the lead that follows from each seat prefix: the turn goes on by one with each ply."""
    plies = 0
    for item in record.items:
        if isinstance(item, Junk):
            return
        if not isinstance(item, (Lay, Pass, Draw)):
            continue
        if item.seat is not None and 1 <= item.seat <= table.seats:
            yield (item.seat - 1 - plies) % table.seats + 1
        if not isinstance(item, Draw):
            plies += 1
