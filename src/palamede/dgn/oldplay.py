"""The walk through a deal of an old table whose tiles are all known: plays, claims and rulings.

Nothing that a player did is an error: a tile that does not match, a pass while able, a lead out of
turn are faults, and cost what is claimed and ruled. Errors are what cannot have happened, and
rulings that the code in force does not give: the desk finds them again from the claims.
"""

from __future__ import annotations

from collections.abc import Mapping

from palamede.dgn.model import DealRecord, Draw, Event, Item, Junk, Lay, Pass
from palamede.dgn.oldevents import OldEvents, StopError
from palamede.dgn.play import Lain, Played, as_written
from palamede.dgn.table import Report, Table
from palamede.dgn.verbs import Verb
from palamede.dominoes.errors import IllegalMoveError
from palamede.dominoes.faults.desk import Desk

__all__ = ["play_old"]

_ENDS = {"<": "left", ">": "right"}


def play_old(
    record: DealRecord,
    table: Table,
    desk: Desk,
    verbs: Mapping[int, Verb | None],
    report: Report,
    *,
    stock_given: bool,
    keep: bool = False,
) -> Played:
    """Walk through the play of a deal, telling the desk what happened.

    ``stock_given``: the record names the tiles of the stock in their order. ``keep``: work out the
    items in canonical form, rulings that are not written included.
    """
    played = Played(turn=desk.deal.leader)
    walk = _Walk(record, table, desk, verbs, report, played, keep)
    walk.stock_given = stock_given
    for place, item in enumerate(record.items):
        try:
            walk.take(place, item)
        except StopError:
            walk.lie()
            played.sound = False
            as_written(record, table, report, played, place, keep=keep)
            return played
    if desk.deal.over is not None:  # what is not written: all agree, nothing more is chosen
        desk.agree()
        walk.rulings(len(record.items))
    walk.lie()
    return played


class _Walk(OldEvents):
    stock_given = True

    def take(self, place: int, item: Item) -> None:
        """Take one item."""
        if isinstance(item, Junk):
            raise StopError
        if isinstance(item, Lay):
            self._lay(item)
        elif isinstance(item, Pass):
            self._pass(item)
        elif isinstance(item, Draw):
            self._draw(item)
        elif isinstance(item, Event):
            verb = self.verbs[place]
            if verb is None:
                raise StopError
            self.tell(verb, item)
            self._keep(verb.event)
        else:
            self._keep(item)
            return
        if not isinstance(item, Event):
            self.played.last_at = item.at
        self.rulings(place)

    def lie(self) -> None:
        """Note what lies on the table now: what a ruling took back does not."""
        deal, played = self.deal, self.played
        played.laid = [
            Lain(ply.seat, ply.move.touch, ply.move.leaves, ply.end, ply.count)
            for ply in deal.plies
            if ply.kind == "lay"
        ]
        played.plies = sum(ply.kind != "draw" for ply in deal.plies)
        played.draws = [ply.seat for ply in deal.plies if ply.kind == "draw"]
        played.turn = deal.turn or played.turn

    # ------------------------------------------------------------------ acts
    def _seat(self, item: Lay | Pass | Draw, *, in_turn: bool) -> int:
        deal = self.deal
        if deal.turn is None:
            raise self._stop(item.at, "after-end", outcome=deal.over)
        seat = deal.turn if item.seat is None else item.seat
        if not 1 <= seat <= self.table.seats:
            raise self._stop(
                item.seat_at, "wrong-seat.none", seat=seat, turn=deal.turn, seats=self.table.seats
            )
        if in_turn and seat != deal.turn:
            raise self._stop(item.seat_at, "wrong-seat", seat=seat, turn=deal.turn)
        return seat

    def _lay(self, item: Lay) -> None:
        deal, joins = self.deal, self.table.joins
        assert joins is not None
        index = self._tile((item.first, item.second), item.at)
        seat = self._seat(item, in_turn=False)
        tile = joins.tiles[index]
        self._held(seat, tile, item.at)
        called, self.called = self.called, None
        open_seats = deal.called[0] if deal.called else ()
        if called is not None and called != tile and seat in open_seats:
            raise self._stop(item.at, "must-play.ruling", seat=seat, legal=str(called))
        first = min(item.first, item.second) if joins.across(index) else item.first
        lead = deal.ends is None
        end = None if lead else _ENDS.get(item.side) or self._end(item, index, first)
        try:
            deal.lay(seat, tile, end, first, named=self.named.pop(seat, None), announced=item.count)
        except IllegalMoveError as error:
            raise self._must(item.at, seat, error) from None
        self.acts += 1
        move = deal.plies[-1].move
        side = "" if lead else "<>"[move.end]
        self._keep(
            Lay(
                seat,
                first,
                move.leaves if joins.across(index) else item.second,
                side,
                item.count,
                item.at,
                item.seat_at,
                item.count_at,
            )
        )

    def _end(self, item: Lay, index: int, first: int) -> str:
        """Return the end where a tile without a side lies: where it matches, else the right."""
        play, joins = self.deal._play, self.table.joins
        assert joins is not None
        half = int(first == joins.tiles[index].high and not joins.across(index))
        fits = [bool(joins.halves[code][index] >> half & 1) for code in (play.left, play.right)]
        if all(fits):
            after = joins.after[index][half]
            if {after, play.right} != {play.left, after}:
                self.report(item.at, "ambiguous-end", self.acts + 1, tile=item.text)
        return "left" if fits == [True, False] else "right"

    def _pass(self, item: Pass) -> None:
        seat = self._seat(item, in_turn=True)
        try:
            self.deal.pass_(seat)
        except IllegalMoveError as error:
            raise self._must(item.at, seat, error) from None
        self.acts += 1
        self._keep(Pass(seat, item.at, item.seat_at))

    def _draw(self, item: Draw) -> None:
        deal = self.deal
        index = None if item.tile is None else self._tile(item.tile, item.at)
        seat = self._seat(item, in_turn=True)
        if not deal.drawable:
            empty = "" if deal.conventions.draw == "none" else ".empty"
            raise self._stop(item.at, f"wrong-draw{empty}", seat=seat, drawable=0)
        due = deal.stock[0]
        assert self.table.joins is not None
        if index is not None and self.table.joins.tiles[index] != due:
            drawn = str(self.table.joins.tiles[index])
            if self.stock_given:
                raise self._stop(item.at, "wrong-draw.tile", next=str(due), tile=drawn)
            raise self._stop(item.at, "wrong-draw.held", tile=drawn)
        try:
            deal.draw(seat)
        except IllegalMoveError as error:
            raise self._must(item.at, seat, error) from None
        self._keep(Draw(seat, item.tile, item.at, item.seat_at))

    def _must(self, at: int, seat: int, error: IllegalMoveError) -> StopError:
        if self.deal.ends is None:
            return self._stop(at, "must-play.lead", seat=seat)
        return self._stop(at, "must-play.ruling", seat=seat, legal=", ".join(error.legal))
