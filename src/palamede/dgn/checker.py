"""The checker: every deal of every partie held against the rules, every tag against the play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from palamede.dgn.builder import RecordBuilder
from palamede.dgn.checked import Checked, CheckedDeal, CheckedPartie
from palamede.dgn.errors import DgnError
from palamede.dgn.game import Game, KnownGame
from palamede.dgn.hidden import HiddenGame
from palamede.dgn.lead import Lead, opening, resolve_lead
from palamede.dgn.model import DealRecord, PartieRecord, Record
from palamede.dgn.oldcheck import OldBook
from palamede.dgn.play import play
from palamede.dgn.reader import parse
from palamede.dgn.series import SeriesBook
from palamede.dgn.settle import settle
from palamede.dgn.sheet import Sheet
from palamede.dgn.table import Table, read_table
from palamede.dgn.tiles import Tiles, read_tiles
from palamede.dgn.verdict import read_believed
from palamede.dominoes.deal import Deal
from palamede.dominoes.tiles import Tile

__all__ = ["check"]

Progress = Callable[[int, int], None]


def check(source: str | Record, *, keep: bool = False, progress: Progress | None = None) -> Checked:
    """Check a record, given as text or as read.

    Args:
        source: the text, or a ``Record``.
        keep: keep the play of each deal in canonical form (``CheckedDeal.items``).
        progress: called after each deal with the number of deals checked and of all deals.
    """
    record: Record = parse(source, RecordBuilder()) if isinstance(source, str) else source
    return _Checker(record, keep, progress).check()


class _Reporter:
    """Collects the errors of a part of the record."""

    __slots__ = ("deal", "errors", "partie", "record")

    def __init__(
        self, record: Record, partie: int, deal: int | None, errors: list[DgnError]
    ) -> None:
        self.record = record
        self.partie = partie
        self.deal = deal
        self.errors = errors

    def __call__(self, at: int, key: str, ply: int | None = None, **params: Any) -> None:
        place = self.record.place(at)
        self.errors.append(
            DgnError.make(key, place, params, partie=self.partie, deal=self.deal, ply=ply)
        )


class _Checker:
    def __init__(self, record: Record, keep: bool, progress: Progress | None) -> None:
        self.record = record
        self.keep = keep
        self.progress = progress
        self.errors: list[DgnError] = list(record.errors)
        self.series = SeriesBook()
        self.done = 0
        self.total = sum(len(partie.deals) for partie in record.parties)

    def check(self) -> Checked:
        parties = tuple(
            self._partie(partie, number) for number, partie in enumerate(self.record.parties, 1)
        )
        self.errors.sort(key=lambda error: (error.line, error.column))
        return Checked(self.record, parties, tuple(self.errors))

    # ------------------------------------------------------------------ a partie
    def _partie(self, partie: PartieRecord, number: int) -> CheckedPartie:
        report = _Reporter(self.record, number, None, self.errors)
        table = read_table(partie, report)
        place = self.series.open(partie, table, report)
        sheet = None if table.conventions is None else Sheet(table.conventions, table.dead)
        leads = Lead(place)
        deals: list[CheckedDeal] = []
        old = OldBook(table, sheet, leads) if sheet is not None and table.old else None
        ended_by = 0
        end: tuple[tuple[int, ...], int, tuple[int, ...]] = ((), 1, (0,) * table.seats)
        for index, deal in enumerate(partie.deals, 1):
            reporter = _Reporter(self.record, number, index, self.errors)
            _check_number(deal, index, reporter)
            if sheet is None:
                checked = self._unchecked_deal(deal, index, table, reporter)
            else:
                if ended_by:
                    if index == ended_by + 1:
                        reporter(_deal_at(deal), "after-end.partie", deal=ended_by)
                    leads.forget()
                last = index == len(partie.deals)
                if old is not None:
                    checked = old.deal(deal, index, reporter, last=last, keep=self.keep)
                else:
                    checked = self._deal(deal, index, table, sheet, leads, reporter, last)
                if sheet.finished and not ended_by:
                    ended_by = index
                    if old is not None:
                        old.close()
                    end = (sheet.winner, sheet.multiplier, sheet.stakes)
            deals.append(checked)
            self.done += 1
            if self.progress is not None:
                self.progress(self.done, self.total)
        closed = CheckedPartie(number, partie, table, tuple(deals), *end, bool(ended_by))
        self.series.close(closed, leads)
        return closed

    # ------------------------------------------------------------------ a deal
    def _unchecked_deal(
        self, record: DealRecord, number: int, table: Table, report: _Reporter
    ) -> CheckedDeal:
        """Take a deal of unknown rules as it is written."""
        believed = read_believed(record, table, report)
        leader = resolve_lead(record, table, None, report)
        played = play(record, table, None, leader, report, keep=self.keep)
        verdict, marks, scores = settle(record, table, None, played, None, believed, True, report)
        return CheckedDeal(number, record, table, leader, verdict, marks, scores, played)

    def _deal(
        self,
        record: DealRecord,
        number: int,
        table: Table,
        sheet: Sheet,
        leads: Lead,
        report: _Reporter,
        last: bool,
    ) -> CheckedDeal:
        believed = read_believed(record, table, report)
        tiles = read_tiles(record, table, report)
        due, forced = opening(table, tiles, leads)
        highest = leads.by_first_rule and sheet.conventions.first_lead == "highest_double"
        leader = resolve_lead(record, table, due, report)
        if due is not None and leader != due:
            forced = None
        game: Game | None = None
        if tiles is not None:
            game = _game(table, tiles, leader, forced, sheet.totals, highest)
        played = play(record, table, game, leader, report, keep=self.keep)
        verdict, marks, scores = settle(
            record, table, game, played, sheet.totals, believed, last, report
        )
        conventions = sheet.conventions
        counts = [
            (conventions.side_of(lain.seat), lain.marks) for lain in played.laid if lain.marks
        ]
        sheet.book(verdict, scores, counts, over=verdict.kind != "unfinished" or not last)
        leads.after(sheet, leader, verdict, played, told=believed.result is not None)
        deal = game.deal if isinstance(game, KnownGame) and played.sound else None
        return CheckedDeal(
            number, record, table, leader, verdict, marks, scores, played, deal, highest
        )


def _game(
    table: Table,
    tiles: Tiles,
    leader: int,
    forced: Tile | None,
    totals: tuple[int, ...] | None,
    highest: bool,
) -> Game:
    """Return the game of a deal; totals that are not known are taken for nought."""
    conventions, joins = table.conventions, table.joins
    assert conventions is not None and joins is not None
    if not tiles.known:
        return HiddenGame(table, tiles, leader, totals, highest_leads=highest)
    piece = joins.tiles
    deal = Deal(
        conventions,
        [[piece[tile] for tile in hand if tile is not None] for hand in tiles.hands],
        [piece[tile] for tile in tiles.stock if tile is not None],
        leader=leader,
        scores=totals,
        forced_lead=forced,
        dead=table.dead,
    )
    return KnownGame(table, deal, tiles.stock_given)


def _deal_at(deal: DealRecord) -> int:
    tag = deal.tag("Deal")
    return deal.at if tag is None else tag.at


def _check_number(deal: DealRecord, number: int, report: _Reporter) -> None:
    tag = deal.tag("Deal")
    if tag is None:
        return
    text = tag.value.strip()
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        report(tag.value_at, "syntax.value", name="Deal", text=tag.value, right="a number from 1")
    elif int(text) != number:
        report(tag.value_at, "syntax.number", deal=number, text=text)
