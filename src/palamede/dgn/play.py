"""The walk through the play of a deal: every item held against the rules, at most one error each.

After an error in play the rest is taken as it is written and only its form is looked at, so that
one slip gives one error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from palamede.dgn.game import Game, RefusedError
from palamede.dgn.model import DealRecord, Draw, Item, Junk, Lay, Pass
from palamede.dgn.table import Report, Table
from palamede.dgn.tiles import report_not_in_set
from palamede.dominoes.chain import Chain, Placed
from palamede.dominoes.tiles import Tile

__all__ = ["Lain", "Played", "as_written", "chain", "play"]


class Lain(NamedTuple):
    """A tile as it lies: by which seat, which half touches, at which end (0 left, 1 right)."""

    seat: int
    first: int
    second: int
    end: int
    marks: int


@dataclass(slots=True)
class Played:
    """What the play of a deal says.

    ``items`` are the items in canonical form. ``plies`` are tiles and passes, the passes that prove
    a closed game included; ``sound`` is False after an error in play, ``overrun`` True if it came
    after the end. ``missing`` are the seats of the passes that prove a closed game and are not
    written. ``turn`` is the seat to act, where it stops.
    """

    laid: list[Lain] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    plies: int = 0
    sound: bool = True
    overrun: bool = False
    missing: list[int] = field(default_factory=list)
    turn: int = 1
    last_at: int = -1
    draws: list[int] = field(default_factory=list)
    """The seats that drew, one entry a draw."""


def play(
    record: DealRecord,
    table: Table,
    game: Game | None,
    leader: int,
    report: Report,
    *,
    keep: bool = False,
) -> Played:
    """Walk through the play of a deal; ``game`` is None if its tiles are already in doubt.

    ``keep``: work out the items in canonical form.
    """
    played = Played(turn=leader)
    walk = _Walk(record, table, report, played, keep)
    place = len(record.items) if game is None else walk.by_the_rules(game)
    if game is None or not played.sound:
        walk.as_written(0 if game is None else place)
    return played


def as_written(
    record: DealRecord,
    table: Table,
    report: Report,
    played: Played,
    start: int,
    *,
    keep: bool = False,
) -> None:
    """Take what follows an error, from an item on, as it is written."""
    _Walk(record, table, report, played, keep).as_written(start)


class _Walk:
    def __init__(
        self,
        record: DealRecord,
        table: Table,
        report: Report,
        played: Played,
        keep: bool,
    ) -> None:
        self.source = record.items
        self.keep = keep
        self.table = table
        self.report = report
        self.played = played
        self.closing: list[int] = []
        self.seats = table.seats

    def by_the_rules(self, game: Game) -> int:
        """Check item by item; return the place of the first error, or the number of items."""
        played = self.played
        halves = self.table.halves
        place = 0
        for place, item in enumerate(self.source):
            kind = item.__class__
            if kind is Lay:
                tile = halves.get((item.first, item.second))  # type: ignore[union-attr]
                if tile is None or game.ending or item.seat not in (None, game.turn):  # type: ignore[union-attr]
                    break
                try:
                    self._lay(item, tile, game)  # type: ignore[arg-type]
                except RefusedError as refused:
                    self._refuse(place, refused)
                    return place
            elif kind is Pass:
                if game.ending:
                    if not self._closing_pass(item):  # type: ignore[arg-type]
                        break
                    continue
                if item.seat not in (None, game.turn):  # type: ignore[union-attr]
                    break
                try:
                    self._pass(item, game)  # type: ignore[arg-type]
                except RefusedError as refused:
                    self._refuse(place, refused)
                    return place
            elif kind is Draw:
                if game.ending or item.seat not in (None, game.turn):  # type: ignore[union-attr]
                    break
                try:
                    if not self._draw(item, game):  # type: ignore[arg-type]
                        break
                except RefusedError as refused:
                    self._refuse(place, refused)
                    return place
            elif kind is Junk:
                if game.ending:  # nothing of the play can be lost any more
                    played.overrun = True
                    self._finish(game)
                played.sound = False
                return place
            else:
                if self.keep:
                    played.items.append(item)
                continue
            played.last_at = item.at
        else:
            self._finish(game)
            return len(self.source)
        self._stop(place, game)
        return place

    # ------------------------------------------------------------------ acts by the rules
    def _lay(self, item: Lay, tile: int, game: Game) -> None:
        played = self.played
        seat = game.turn
        lead = not played.laid
        before = game.counts
        end = game.lay(tile, item.first, item.second, item.side)
        played.plies += 1
        count = 0
        if game.counts != before:
            count = sum(game.counts) - sum(before)
        first, second = item.first, item.second
        if first > second and self.table.joins.across(tile):  # type: ignore[union-attr]
            first, second = second, first
        played.laid.append(Lain(seat, first, second, end, count))
        written = item.count
        if written is not None and written != count:
            self.report(
                item.count_at,
                "count-mismatch",
                played.plies,
                tile=f"{first}-{second}",
                count=written,
                right=count,
            )
        else:
            written = count or None
        if self.keep:
            side = "" if lead else "<>"[end]
            played.items.append(
                Lay(seat, first, second, side, written, item.at, item.seat_at, item.count_at)
            )
        played.turn = game.turn
        if game.ending == "closed":
            self.closing = [(seat + step) % self.seats + 1 for step in range(self.seats)]

    def _pass(self, item: Pass, game: Game) -> None:
        seat = game.turn
        game.pass_()
        self.played.plies += 1
        if self.keep:
            self.played.items.append(Pass(seat, item.at, item.seat_at))
        self.played.turn = game.turn

    def _draw(self, item: Draw, game: Game) -> bool:
        """Draw; return False for a tile that is not in the set."""
        seat = game.turn
        tile = None
        if item.tile is not None:
            tile = self.table.halves.get(item.tile)
            if tile is None:
                return False
        game.draw(tile)
        self.played.draws.append(seat)
        if self.keep:
            self.played.items.append(Draw(seat, item.tile, item.at, item.seat_at))
        if game.ending == "closed":  # who drew in vain is the first to pass
            self.closing = [(seat - 1 + step) % self.seats + 1 for step in range(self.seats)]
        return True

    def _closing_pass(self, item: Pass) -> bool:
        """Take a pass after the end; return False if it proves nothing."""
        if not self.closing or item.seat not in (None, self.closing[0]):
            return False
        seat = self.closing.pop(0)
        self.played.plies += 1
        if self.keep:
            self.played.items.append(Pass(seat, item.at, item.seat_at))
        return True

    def _finish(self, game: Game) -> None:
        """Add the passes that prove the game closed and were left out."""
        played = self.played
        if not game.ending:
            return
        played.missing = self.closing
        played.plies += len(self.closing)
        if self.keep:
            played.items.extend(Pass(seat) for seat in self.closing)

    # ------------------------------------------------------------------ errors
    def _refuse(self, place: int, refused: RefusedError) -> None:
        self.played.sound = False
        if not self._garbled(place):
            at = self.source[place].at
            self.report(at, refused.key, self.played.plies + 1, **refused.params)

    def _garbled(self, place: int) -> bool:
        """Whether a count follows that counts nothing: then that is the error, told already."""
        after = self.source[place + 1 : place + 2]
        return bool(after) and isinstance(after[0], Junk) and after[0].text.startswith("=")

    def _stop(self, place: int, game: Game) -> None:
        """Report the first that applies of not-in-set, after-end and wrong-seat."""
        played = self.played
        played.sound = False
        if self._garbled(place):
            return
        item = self.source[place]
        assert isinstance(item, (Lay, Pass, Draw))
        ply = played.plies + 1
        halves = _halves_of(item)
        if halves is not None and halves not in self.table.halves:
            report_not_in_set(*halves, self.table, item.at, ply, self.report)
        elif game.ending:
            played.overrun = True
            self.report(item.at, "after-end", ply, outcome=game.ending)
        else:
            seat = item.seat
            assert seat is not None
            key = "wrong-seat" if 1 <= seat <= self.seats else "wrong-seat.none"
            self.report(item.seat_at, key, ply, seat=seat, turn=game.turn, seats=self.seats)

    # ------------------------------------------------------------------ after an error
    def as_written(self, start: int) -> None:
        """Take the rest as it is written, looking at its form and at the set only."""
        played = self.played
        items: Sequence[Item] = self.source[start:]
        first_is_known = start > 0 or not played.sound
        played.sound = False
        for item in items:
            if isinstance(item, (Lay, Pass, Draw)):
                if not first_is_known:
                    self._set_only(item)
                played.last_at = item.at
                seat = item.seat or played.turn
                if isinstance(item, Draw):
                    played.turn = seat
                    played.draws.append(seat)
                else:
                    played.plies += 1
                    played.turn = seat % max(self.seats, 1) + 1
                if isinstance(item, Lay):
                    end = 0 if item.side == "<" or not played.laid else 1
                    count = item.count or 0
                    played.laid.append(Lain(seat, item.first, item.second, end, count))
            first_is_known = False
            if self.keep:
                played.items.append(item)

    def _set_only(self, item: Lay | Pass | Draw) -> None:
        halves = _halves_of(item)
        if halves is None or not self.table.halves or halves in self.table.halves:
            return
        report_not_in_set(*halves, self.table, item.at, self.played.plies + 1, self.report)


def _halves_of(item: Lay | Pass | Draw) -> tuple[int, int] | None:
    if isinstance(item, Lay):
        return item.first, item.second
    return item.tile if isinstance(item, Draw) else None


# -------------------------------------------------------------------- the line
def chain(laid: Sequence[Lain], table: Table) -> Chain | None:
    """Return the line as it lies, or None if a tile is in no set."""
    lefts: list[Placed] = []
    rights: list[Placed] = []
    for tile in laid:
        if max(tile.first, tile.second) > 18:
            return None
        piece = Tile(tile.first, tile.second)
        index = table.halves.get((tile.first, tile.second))
        across = piece.is_double
        if index is not None and table.joins is not None:
            across = table.joins.across(index)
        if across:
            placed = Placed(piece, piece.low, piece.high, across)
        elif not rights or tile.end == 1:
            placed = Placed(piece, tile.first, tile.second, across)
        else:
            placed = Placed(piece, tile.second, tile.first, across)
        (rights if not rights or tile.end == 1 else lefts).append(placed)
    return Chain([*reversed(lefts), *rights], len(lefts))
