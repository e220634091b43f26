"""A deal of an old table with unknown tiles: an honest minimum of what can be said of it.

Whose turn it is, tiles that lie twice, who holds what, and the end are held against the record only
until the first ruling, for a ruling may take plays back and move tiles; from there on the record is
taken as it is written. Claims and rulings themselves hang on tiles that nobody knows: that a ruling
answers a claim is looked at, nothing more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from palamede.dgn.model import DealRecord, Draw, Event, Item, Junk, Lay, Pass
from palamede.dgn.play import Lain, Played, as_written
from palamede.dgn.table import Report, Table
from palamede.dgn.tiles import Tiles, report_not_in_set
from palamede.dgn.verbs import Verb

__all__ = ["OldHidden"]

_RULING = ("rules", "chooses", "referee")


class _StopError(Exception):
    """An error was reported, and what follows can only be taken as it is written."""


class OldHidden:
    """The walk; afterwards ``played``, and how the deal ended as far as that is known.

    ``ending``: ``domino``, ``closed`` or None; ``out``: the seat that laid its last tile.
    ``ruled``: a ruling has been met. ``claims``: how many claims.
    """

    def __init__(
        self,
        record: DealRecord,
        table: Table,
        tiles: Tiles | None,
        leader: int,
        verbs: Mapping[int, Verb | None],
        report: Report,
        *,
        keep: bool = False,
    ) -> None:
        self.record = record
        self.table = table
        self.verbs = verbs
        self.report = report
        self.keep = keep
        self.played = Played(turn=leader)
        self.ending: str | None = None
        self.out: int | None = None
        self.ruled = False
        self.claims = 0
        self._passed: set[int] = set()
        self._codes: tuple[int, int] | None = None
        self._laid: set[int] = set()
        self._left = [0] * table.seats
        self._where: dict[int, int] = {}
        if tiles is not None:
            self._left = [len(hand) for hand in tiles.hands]
            for seat, hand in enumerate(tiles.hands, 1):
                self._where.update((tile, seat) for tile in hand if tile is not None)
            if table.conventions is not None and table.conventions.draw == "none":
                self._where.update((tile, 0) for tile in tiles.stock if tile is not None)
        self._walk()

    def _walk(self) -> None:
        for place, item in enumerate(self.record.items):
            try:
                self._take(place, item)
            except _StopError:
                self.played.sound = False
                as_written(self.record, self.table, self.report, self.played, place, keep=self.keep)
                return

    def _take(self, place: int, item: Item) -> None:
        if isinstance(item, Junk):
            raise _StopError
        if isinstance(item, Event):
            item = self._event(place, item)
        elif isinstance(item, (Lay, Pass, Draw)):
            self.played.last_at = item.at
            item = self._act(item)
        if self.keep:
            self.played.items.append(item)

    def _stop(self, at: int, key: str, **params: Any) -> _StopError:
        self.report(at, key, self.played.plies + 1, **params)
        return _StopError()

    # ------------------------------------------------------------------ events
    def _event(self, place: int, item: Event) -> Event:
        verb = self.verbs[place]
        if verb is None:
            raise _StopError
        claim = verb.get("claim")
        if claim is not None and not 1 <= claim <= self.claims:
            raise self._stop(item.at, "ruling-mismatch.none", claim=claim)
        self.claims += verb.name == "claims"
        if verb.name in _RULING:
            self.ruled = True
            self.ending = self.out = None
        return verb.event

    # ------------------------------------------------------------------ acts
    def _act(self, item: Lay | Pass | Draw) -> Lay | Pass | Draw:
        played = self.played
        if self.ending is not None:
            raise self._stop(item.at, "after-end", outcome=self.ending)
        seat = played.turn if item.seat is None else item.seat
        seats = self.table.seats
        if not 1 <= seat <= seats:
            raise self._stop(
                item.seat_at, "wrong-seat.none", seat=seat, turn=played.turn, seats=seats
            )
        if not self.ruled and seat != played.turn and not isinstance(item, Lay):
            raise self._stop(item.seat_at, "wrong-seat", seat=seat, turn=played.turn)
        played.turn = seat if isinstance(item, Draw) else seat % seats + 1
        if isinstance(item, Draw):
            self._left[seat - 1] += 1
            played.draws.append(seat)
            self._index(item.tile, item.at)
            return Draw(seat, item.tile, item.at, item.seat_at)
        if isinstance(item, Pass):
            played.plies += 1
            self._passed.add(seat)
            if len(self._passed) == seats and not self.ruled:
                self.ending = "closed"
            return Pass(seat, item.at, item.seat_at)
        return self._lay(item, seat)

    def _index(self, halves: tuple[int, int] | None, at: int) -> int | None:
        if halves is None:
            return None
        index = self.table.halves.get(halves)
        if index is None:
            report_not_in_set(*halves, self.table, at, self.played.plies + 1, self.report)
            raise _StopError
        return index

    def _lay(self, item: Lay, seat: int) -> Lay:
        played, joins = self.played, self.table.joins
        index = self._index((item.first, item.second), item.at)
        assert joins is not None and index is not None
        tile = str(joins.tiles[index])
        if not self.ruled and index in self._laid:
            raise self._stop(item.at, "duplicate-tile", tile=tile)
        if not self.ruled and self._where.get(index, seat) != seat:
            raise self._stop(item.at, "not-in-hand.unknown", tile=tile, seat=seat)
        first, second = item.first, item.second
        if joins.across(index) and first > second:
            first, second = second, first
        lead = not played.laid
        side = "" if lead else item.side or self._side(index, first)
        self._open(index, first, side, lead)
        self._laid.add(index)
        self._passed.clear()
        self._left[seat - 1] -= 1
        if not self._left[seat - 1] and not self.ruled:
            self.ending, self.out = "domino", seat
        played.plies += 1
        played.laid.append(Lain(seat, first, second, 0 if lead or side == "<" else 1, 0))
        return Lay(seat, first, second, side, item.count, item.at, item.seat_at, item.count_at)

    def _half(self, index: int, first: int) -> int:
        joins = self.table.joins
        assert joins is not None
        return int(not joins.across(index) and first == joins.tiles[index].high)

    def _side(self, index: int, first: int) -> str:
        """Return where a tile without a side lies; unknown once a ruling may have moved it."""
        if self.ruled or self._codes is None:
            return ""
        joins = self.table.joins
        assert joins is not None
        half = self._half(index, first)
        fits = [bool(joins.halves[code][index] >> half & 1) for code in self._codes]
        return "<" if fits == [True, False] else ">"

    def _open(self, index: int, first: int, side: str, lead: bool) -> None:
        joins, conventions = self.table.joins, self.table.conventions
        assert joins is not None and conventions is not None
        half = self._half(index, first)
        if lead:
            one, two = joins.after[index][::-1]
            if conventions.layout == "one_end":
                self._codes = (joins.shut, one if half else two)
            else:
                self._codes = (two, one) if half else (one, two)
        elif self._codes is not None:
            after = joins.after[index][half]
            left, right = self._codes
            self._codes = (after, right) if side == "<" else (left, after)
