"""The deals of a partie at an old table, held against the codes in force and the score sheet."""

from __future__ import annotations

from dataclasses import dataclass

from palamede.dgn.checked import CheckedDeal
from palamede.dgn.lead import Lead, old_lead, opening
from palamede.dgn.model import DealRecord
from palamede.dgn.oldevents import read_verbs
from palamede.dgn.oldhidden import OldHidden
from palamede.dgn.oldplay import play_old
from palamede.dgn.oldsettle import OldEnd, settle_hidden
from palamede.dgn.places import read_places
from palamede.dgn.play import Played
from palamede.dgn.settle import settle
from palamede.dgn.sheet import Sheet
from palamede.dgn.table import Report, Table
from palamede.dgn.tiles import Tiles, read_tiles
from palamede.dgn.verbs import Verb
from palamede.dgn.verdict import Believed, read_believed
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.tiles import Tile

__all__ = ["OldBook"]

BREDOUILLE = "bredouille"


@dataclass(slots=True)
class _Start:
    """A deal before its first item."""

    record: DealRecord
    number: int
    believed: Believed
    tiles: Tiles | None
    leader: int
    forced: Tile | None
    verbs: dict[int, Verb | None]


class OldBook:
    """One partie at an old table: its deals in order, and what is carried from one to the next."""

    def __init__(self, table: Table, sheet: Sheet, leads: Lead) -> None:
        self.table = table
        self.sheet = sheet
        self.leads = leads
        self.earlier: dict[tuple[str, int], int] = {}
        """Offences ruled on so far, by (kind, seat)."""
        self.called: set[int] = set()
        """Sides that have called a bredouille in time (VOL-09)."""

    def deal(
        self, record: DealRecord, number: int, report: Report, *, last: bool, keep: bool
    ) -> CheckedDeal:
        """Check the next deal."""
        table, leads = self.table, self.leads
        believed = read_believed(record, table, report)
        tiles = read_tiles(record, table, report)
        due, forced = opening(table, tiles, leads)
        leader = old_lead(record, table, due, report)
        if due is not None and leader != due:
            forced = None
        read_places(record, table, report)
        verbs = read_verbs(record, report)
        start = _Start(record, number, believed, tiles, leader, forced, verbs)
        claimed = any(verb is not None and verb.name == "claims" for verb in verbs.values())
        # Whether a fault came near the end of the partie hangs on the totals (FAULT-01).
        unsure = self.sheet.totals is None and claimed
        if tiles is None or not tiles.known or unsure:
            return self._unknown(start, report, last=last, keep=keep)
        return self._known(start, tiles, report, last=last, keep=keep)

    def close(self) -> None:
        """The partie is over: a petite bredouille that was not called pays simple (VOL-09)."""
        self.sheet.simple = self.sheet.winning_side not in self.called

    # ------------------------------------------------------------------ every tile known
    def _known(
        self, start: _Start, tiles: Tiles, report: Report, *, last: bool, keep: bool
    ) -> CheckedDeal:
        record, table, sheet = start.record, self.table, self.sheet
        desk = self._desk(start, tiles)
        played = play_old(
            record,
            table,
            desk,
            start.verbs,
            report,
            stock_given=all(tiles.stock_given),
            keep=keep,
        )
        deal = desk.deal
        end = OldEnd(desk)
        verdict, marks, scores = settle(
            record, table, end, played, sheet.totals, start.believed, last, report
        )
        made = None
        outcome = deal.outcome()
        if played.sound and outcome is not None:
            made = deal.made(outcome)
        sheet.book(
            verdict,
            scores,
            () if made is None else made,
            over=verdict.kind != "unfinished" or not last,
            made=made,
        )
        told = start.believed.result is not None
        self.leads.after(sheet, start.leader, verdict, played, told=told)
        if played.sound:
            self._rulings(desk, start.leader)
        return CheckedDeal(
            start.number,
            record,
            table,
            start.leader,
            verdict,
            marks,
            scores,
            played,
            desk=desk if played.sound else None,
        )

    def _desk(self, start: _Start, tiles: Tiles) -> Desk:
        table = self.table
        conventions, joins = table.conventions, table.joins
        assert conventions is not None and joins is not None
        piece = joins.tiles
        down = {
            verb.seat for verb in start.verbs.values() if verb is not None and verb.name == "holds"
        }
        deal = OldDeal(
            conventions,
            [[piece[tile] for tile in hand if tile is not None] for hand in tiles.hands],
            [piece[tile] for tile in tiles.stock if tile is not None],
            leader=start.leader,
            scores=self.sheet.totals,
            forced_lead=start.forced,
            dead=table.dead,
            turned_up=[seat for seat in range(1, conventions.seats + 1) if seat not in down],
        )
        codes = conventions.faults.split("+")
        return Desk(deal, codes, conventions.stake, earlier=dict(self.earlier))

    def _rulings(self, desk: Desk, leader: int) -> None:
        """Carry over what the rulings of a deal leave to the partie."""
        sheet = self.sheet
        self.leads.rule(sheet, leader, desk.deal.lead_after)
        sheet.fines = tuple(map(sum, zip(sheet.fines, desk.accounts, strict=True)))
        for claim in desk.claims:
            if claim.founded:
                key = (claim.fault, claim.against)
                self.earlier[key] = self.earlier.get(key, 0) + 1
            if claim.fault == BREDOUILLE and claim.ruling is not None and claim.ruling.in_time:
                self.called.add(sheet.conventions.side_of(claim.seat or claim.against))
        ended = desk.match or (desk.partie if desk.partie_ends else None)
        if ended is not None and not sheet.finished:
            how, seat = ended
            loser = sheet.conventions.side_of(seat)
            sheet.end_by_ruling(how, loser, paid=any(desk.accounts))

    # ------------------------------------------------------------------ unknown tiles
    def _unknown(self, start: _Start, report: Report, *, last: bool, keep: bool) -> CheckedDeal:
        walk = OldHidden(
            start.record,
            self.table,
            start.tiles,
            start.leader,
            start.verbs,
            report,
            keep=keep,
        )
        for verb in start.verbs.values():
            if verb is not None and verb.get("fault") == BREDOUILLE and verb.name == "claims":
                self.called.add(self.sheet.conventions.side_of(verb.get("against")))
        verdict, marks, scores = settle_hidden(
            walk, self.sheet.totals, start.believed, last, report
        )
        self.sheet.book(verdict, scores, (), over=verdict.kind != "unfinished" or not last)
        played: Played = walk.played
        told = start.believed.result is not None
        self.leads.after(self.sheet, start.leader, verdict, played, told=told)
        if walk.ruled or verdict.kind == "void":  # a ruling may have given the lead to anybody
            self.leads.forget()
        return CheckedDeal(
            start.number, start.record, self.table, start.leader, verdict, marks, scores, played
        )
