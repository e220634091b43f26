"""A deal at the table à l'ancienne: what a hand can do on a real table can happen.

A fold of events like ``Deal``, without its strictness: any tile may be laid at any end, a player
may pass whatever he holds, or act before his turn. Nothing here says that a play was wrong: that is
for the players to notice and to claim (``desk.Desk``), and what is ruled is done here by the deeds
of ``olddeeds``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from palamede.dominoes.faults import oldchoices, oldcounts
from palamede.dominoes.faults.oldply import OldAct, OldPly, Over, Play, Standing
from palamede.dominoes.faults.oldtable import OldTable
from palamede.dominoes.moves import LEFT, Move
from palamede.dominoes.scoring import Ending, Outcome, outcome_of
from palamede.dominoes.tiles import Tile

__all__ = ["OldDeal"]


class OldDeal(OldTable):
    """A deal of some conventions at the old table.

    It ends when a hand is empty, when every seat in turn has passed, when a count ends the partie
    (CINQ-05), or by a ruling; never because nobody could go on: nobody knows that yet.

    >>> from palamede.dominoes import presets
    >>> small = presets.conventions("tete_a_tete", set=2, hand=2)
    >>> hands = [[Tile(0, 0), Tile(0, 1)], [Tile(1, 1), Tile(2, 2)]]
    >>> deal = OldDeal(small, hands, [Tile(0, 2), Tile(1, 2)])
    >>> deal.lay(1, Tile(0, 0))
    >>> deal.lay(2, Tile(2, 2), "right")
    >>> deal.plies[-1].fits, deal.ends, deal.turn
    (False, (0, 2), 1)
    """

    # ---------------------------------------------------------------- what may be done
    @property
    def acting(self) -> int | None:
        """Seat that decides now: who is at turn, or the adversary who calls or picks the end."""
        return oldchoices.acting(self)

    def choices(self, seat: int) -> tuple[Move, ...]:
        """Return what a seat can do now: every tile of its hand at every end, draw, pass.

        The same whatever fits; narrowed only by what rulings enforce, and those are public: an open
        tile that must be laid, called hands, a number that may not be opened. Before his turn a
        player can lay a tile, but neither pass nor draw.

        Raises:
            DealError: there is no such seat.
        """
        self._seat(seat)
        return oldchoices.choices(self, seat)

    def fitting(self, seat: int) -> tuple[Move, ...]:
        """Return the lays of a seat's hand that match now; for its own eyes.

        Raises:
            DealError: there is no such seat.
        """
        self._seat(seat)
        return oldchoices.fitting(self, seat)

    # ---------------------------------------------------------------- plays
    def lay(
        self,
        seat: int,
        tile: Tile,
        end: str | int | None = None,
        touch: int | None = None,
        *,
        named: Tile | None = None,
        announced: int | None = None,
    ) -> None:
        """Lay a tile, whether it matches or not; it lies as written.

        Args:
            seat: who lays; it need not be his turn.
            tile: one of his.
            end: ``left`` or ``right``; does not matter for the lead, right where None.
            touch: the number that touches; where None the half that matches, else the smaller one.
            named: a tile that he named before.
            announced: the count that he said aloud with it; said later, see ``announce``.

        Raises:
            IllegalMoveError: he does not hold it, the deal is over, there is no such end, or a
                ruling demands something else.
        """
        self._seat(seat)
        move = oldchoices.move_of(self, tile, end, touch)
        allowed = self.choices(seat)
        if move not in allowed and not oldchoices.lies_turned(self, move, allowed):
            raise oldchoices.refused(self, seat, move, allowed)
        play, joins, index = self._play, self._joins, move.action >> 2
        fits = oldchoices.matches(self, move)
        after = joins.after[index][move.half]
        left, right = play.left, play.right
        if left < 0:
            left, right = self._opened(index, move.half)
        elif move.end == LEFT:
            left = after
        else:
            right = after
        count = oldcounts.made_by(self, index, left, right, lead=play.left < 0)
        side = self.conventions.side_of(seat) - 1
        marked = oldcounts.marked_of(self, count, announced)
        counts = tuple(made + marked * (side == each) for each, made in enumerate(play.counts))
        held = play.hands[seat - 1]
        hands = _put(play.hands, seat, held ^ 1 << index)
        over: Over | None = None
        if not hands[seat - 1]:
            over = "domino"
        elif marked and oldcounts.reached(self, side, counts):
            over = "reached"
        ply = self._ply(seat, "lay", move, tile, named, announced, fits, count, marked)
        self._commit(
            replace(
                play,
                hands=hands,
                left=left,
                right=right,
                counts=counts,
                passed=0,
                over=over,
                turn=seat % len(hands),
                plies=(*play.plies, ply),
                previous=play,
            )
        )

    def announce(self, seat: int, points: int) -> None:
        """Say what the tile just laid counts: once, until the next one plays (CINQ-07).

        Nobody plays after the last tile, so that one can be announced until the count is agreed.

        Raises:
            DealError: the last play is no tile of his, or he has announced it.
        """
        self._seat(seat)
        oldcounts.announce(self, seat, points)

    def pass_(self, seat: int) -> None:
        """Pass (*bouder*), whatever he holds; the deal is closed when all have passed in turn.

        Raises:
            IllegalMoveError: it is not his turn, the deal is over, or a ruling demands a tile.
        """
        self._seat(seat)
        move, allowed = self._moves.pass_, self.choices(seat)
        if move not in allowed:
            raise oldchoices.refused(self, seat, move, allowed)
        play = self._play
        passed = play.passed | 1 << seat - 1
        all_passed = passed == (1 << len(play.hands)) - 1
        self._commit(
            replace(
                play,
                passed=passed,
                over="closed" if all_passed else None,
                turn=seat % len(play.hands),
                plies=(*play.plies, self._ply(seat, "pass", move)),
                previous=play,
            )
        )

    def draw(self, seat: int) -> None:
        """Draw the next tile of the stock (*pêcher*), whatever he holds; his turn goes on.

        Raises:
            IllegalMoveError: it is not his turn, nothing can be drawn, or a ruling demands a tile.
        """
        self._seat(seat)
        move, allowed = self._moves.draw, self.choices(seat)
        if move not in allowed:
            raise oldchoices.refused(self, seat, move, allowed)
        play = self._play
        drawn, *rest = play.stock
        ply = self._ply(seat, "draw", move, self._joins.tiles[drawn])
        self._commit(
            replace(
                play,
                hands=_put(play.hands, seat, play.hands[seat - 1] | 1 << drawn),
                stock=tuple(rest),
                plies=(*play.plies, ply),
                previous=play,
            )
        )

    def push(self, seat: int, move: Move, **told: Any) -> None:
        """Make one of ``choices``; ``told`` may hold ``named`` and ``announced``."""
        if move.is_pass:
            self.pass_(seat)
        elif move.is_draw:
            self.draw(seat)
        else:
            assert move.tile is not None
            self.lay(seat, move.tile, move.end, move.touch, **told)

    def _opened(self, index: int, half: int) -> tuple[int, int]:
        """Return the codes of the ends after the lead of a tile, as ``Deal``."""
        first, second = self._joins.after[index][::-1]
        if self.conventions.layout == "one_end":
            return self._joins.shut, (first if half else second)
        return (second, first) if half else (first, second)

    def _ply(
        self,
        seat: int,
        kind: Any,
        move: Move,
        tile: Tile | None = None,
        named: Tile | None = None,
        announced: int | None = None,
        fits: bool = True,
        count: int = 0,
        marked: int = 0,
    ) -> OldPly:
        held = self._play.hands[seat - 1].bit_count()
        n, due = self._standing.n + 1, self._play.turn + 1
        return OldPly(n, seat, kind, move, due, held, tile, named, announced, fits, count, marked)

    def _commit(self, play: Play) -> None:
        """Take the state after a ply; a tile that was named binds one ply only."""
        seat, standing = play.plies[-1].seat, self._standing
        kept = tuple(e for e in standing.obligations if not (e.once and e.seat == seat))
        self._become(play, replace(standing, n=standing.n + 1, obligations=kept))

    def _become(self, play: Play, standing: Standing) -> None:
        self._stack.append((self._play, self._standing))
        self._play, self._standing = play, standing

    # ---------------------------------------------------------------- other events
    def show(self, seat: int, tile: Tile, **details: Any) -> None:
        """Let a tile be seen; ``details`` are facts such as ``while_taking=True``.

        Raises:
            IllegalMoveError: he does not hold it.
        """
        self.happen(seat, "shown", tile, **details)

    def say_domino(self, seat: int, tile: Tile | None = None) -> None:
        """Say domino while tiles are left; with a tile, it is shown (VOL-14)."""
        self.happen(seat, "domino", tile)

    def happen(self, seat: int, kind: str, tile: Tile | None = None, **details: Any) -> None:
        """Note something public that is no play: ``shown``, ``domino``, or a kind of fault.

        Raises:
            DealError: there is no such seat. IllegalMoveError: he does not hold the tile.
        """
        self._seat(seat)
        standing, held = self._standing, self._play.hands[seat - 1]
        seen = standing.seen
        if tile is not None:
            index = self._joins.tiles.index(tile)
            if not held >> index & 1:
                raise oldchoices.not_held(seat, tile)
            seen = _put(seen, seat, seen[seat - 1] | 1 << index)
        act = OldAct(
            standing.n + 1,
            seat,
            kind,
            self._play.turn + 1,
            held.bit_count(),
            tile,
            MappingProxyType(details),
        )
        changed = replace(standing, n=standing.n + 1, seen=seen, acts=(*standing.acts, act))
        self._become(self._play, changed)

    def turn_up(self, seat: int) -> None:
        """Note that a seat has turned its tiles up (FAULT-13)."""
        self._seat(seat)
        self.turned_up |= {seat}

    def open_hands(self) -> None:
        """Lay all hands open for the count: no play can be taken back any more."""
        self._become(self._play, replace(self._standing, laid_open=True))

    def pop(self) -> None:
        """Take back the last event.

        Raises:
            IndexError: nothing has happened.
        """
        self._play, self._standing = self._stack.pop()

    def apply(self, event: Mapping[str, Any]) -> None:
        """Do what an event says, in the words of the table and the record (``oldevents``)."""
        from palamede.dominoes.faults.oldevents import apply_event

        apply_event(self, event)

    def copy(self) -> OldDeal:
        """Return an independent deal in the same state."""
        twin = object.__new__(OldDeal)
        twin.__dict__.update(self.__dict__)
        twin._stack = self._stack[:]
        return twin

    # ---------------------------------------------------------------- the end
    def made(self, outcome: Outcome) -> list[tuple[int, int]]:
        """Return every mark above nought as (side, points): play, end, then rulings (VOL-08)."""
        side_of = self.conventions.side_of
        counts: list[tuple[int, int]] = []
        if self.over not in ("void", "stopped"):
            counts = [(side_of(ply.seat), ply.marked) for ply in self.plies]
        kept = [(side, points) for side, points in counts if side not in self.barred]
        paid = enumerate(outcome.paid, start=1)
        return [(side, points) for side, points in (*kept, *paid, *self.penalties) if points]

    def outcome(self) -> Outcome | None:
        """Return how the deal ended, None while it goes on.

        As the strict game counts these hands; barred sides mark nothing, and penalties are added. A
        deal that is annulled or stopped marks nothing but penalties.
        """
        over = self.over
        if over is None:
            return None
        last = self.plies[-1].seat if self.plies else self.leader
        kind: Ending = "void" if over in ("void", "stopped") else over  # type: ignore[assignment]
        base = outcome_of(
            self.conventions,
            kind,
            self.pips,
            leader=self.leader,
            out=last if over == "domino" else None,
            reached=self.conventions.side_of(last) if over == "reached" else None,
            counts=() if kind == "void" else self.counts,
        )
        marks, paid = list(base.marks), list(base.paid)
        for side in self.barred:
            marks[side - 1] = paid[side - 1] = 0
        for side, points in self.penalties:
            marks[side - 1] += points
        winners = base.winners
        if self.conventions.match_end == "pot":  # who may mark nothing takes no stake either
            winners = tuple(s for s in winners if self.conventions.side_of(s) not in self.barred)
        return replace(base, marks=tuple(marks), paid=tuple(paid), winners=winners)

    def __repr__(self) -> str:
        """Show the line and whose turn it is."""
        return f"<OldDeal {self.chain or 'before the lead'}; turn {self.turn}, over {self.over}>"


def _put(masks: tuple[int, ...], seat: int, mask: int) -> tuple[int, ...]:
    return (*masks[: seat - 1], mask, *masks[seat:])
