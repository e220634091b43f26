"""What the walk through a deal asks of the game, and the game where every tile is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from palamede.dgn.table import Table
from palamede.dgn.verdict import Verdict, verdict_of
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import AmbiguousMoveError, IllegalMoveError
from palamede.dominoes.moves import LEFT, RIGHT, move_table
from palamede.dominoes.scoring import Ending

__all__ = ["Finish", "Game", "KnownGame", "RefusedError"]


class RefusedError(Exception):
    """An act that the rules do not allow: the key of the error and what its message needs."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


class Finish(Protocol):
    """A deal as its tags are held against it: whose turn it is, how it ended, what it marks."""

    turn: int
    """Seat to act; meaningless when the deal is over."""
    ending: Ending | None
    """How the deal ended, None while it goes on."""
    counts: tuple[int, ...]
    """Marks made in play so far, by side."""

    def close(self, *, claimed: bool) -> list[int]:
        """Take a deal that stops for closed, if it is, or if that is claimed and can be.

        Returns the seats of the passes that prove it and were not made; sets ``ending``.
        """

    def verdict(self) -> Verdict:
        """Return how the deal that is over ended, None for what the fillings differ in."""

    def may_win(self, winners: Sequence[int]) -> bool:
        """Whether winners that are not known for sure may be these seats."""

    def may_mark(self, winners: Sequence[int], marks: Sequence[int]) -> bool:
        """Whether marks that are not known for sure may be these."""


class Game(Finish, Protocol):
    """A deal as the walk sees it: seats from 1, tiles by their index in the set."""

    def lay(self, tile: int, first: int, second: int, side: str) -> int:
        """Lay a tile, ``first`` touching, and return the end: 0 left, 1 right.

        Raises:
            RefusedError: the first that applies of duplicate-tile, not-in-hand, does-not-fit and
                ambiguous-end.
        """

    def pass_(self) -> None:
        """Pass.

        Raises:
            RefusedError: must-play or must-draw.
        """

    def draw(self, tile: int | None) -> None:
        """Draw a tile, None for one that is not named.

        Raises:
            RefusedError: must-play or wrong-draw.
        """


class KnownGame:
    """A deal of which every tile is known: the rules are those of ``dominoes.Deal``."""

    __slots__ = (
        "_counting",
        "_given",
        "_led",
        "_moves",
        "_table",
        "counts",
        "deal",
        "ending",
        "turn",
    )

    def __init__(self, table: Table, deal: Deal, stock_given: list[bool]) -> None:
        self.deal = deal
        self.turn = deal.leader
        self.ending: Ending | None = None
        self.counts = deal.counts
        self._table = table
        self._moves = move_table(deal.conventions.set)
        self._given = stock_given
        self._led = False
        self._counting = deal.conventions.count != "none"

    def lay(self, tile: int, first: int, second: int, side: str) -> int:
        """Lay a tile."""
        joins = self._table.joins
        assert joins is not None
        half = 1 if first > second and not joins.across(tile) else 0
        deal = self.deal
        try:
            if self._led and not side:
                move = deal.parse(f"{first}-{second}")
            else:
                end = RIGHT if side == ">" and self._led else LEFT
                move = self._moves[4 * tile + 2 * end + half]
            deal.push(move)
        except (AmbiguousMoveError, IllegalMoveError) as error:
            raise self._refused(tile, first, second, side, error) from None
        self._led = True
        if self._counting:
            self.counts = deal.counts
        self._after()
        return move.end

    def _after(self) -> None:
        deal = self.deal
        turn = deal.turn
        if turn is None:
            outcome = deal.outcome()
            assert outcome is not None
            self.ending = outcome.kind
        else:
            self.turn = turn

    def _refused(
        self, tile: int, first: int, second: int, side: str, error: Exception
    ) -> RefusedError:
        deal = self.deal
        piece = self._moves.tiles[tile]
        text = f"{first}-{second}"
        if any(placed.tile is piece for placed in deal.chain):
            return RefusedError("duplicate-tile", tile=str(piece))
        hand = deal.hand(self.turn)
        if piece not in hand:
            held = " ".join(map(str, hand))
            return RefusedError("not-in-hand", tile=str(piece), seat=self.turn, hand=held)
        if isinstance(error, AmbiguousMoveError):
            return RefusedError("ambiguous-end", tile=text)
        if not self._led:
            return RefusedError("does-not-fit.forced", tile=text, forced=str(deal.forced_lead))
        ends = deal.ends
        assert ends is not None
        return does_not_fit(text, side, ends, self._turned(tile, side))

    def _turned(self, tile: int, side: str) -> str | None:
        """Return the tile the other way round if it would fit so."""
        ends = {"<": (LEFT,), ">": (RIGHT,), "": (LEFT, RIGHT)}[side]
        for move in self.deal.legal_moves:
            if move.is_lay and move.action >> 2 == tile and move.end in ends:
                return f"{move.touch}-{move.leaves}"
        return None

    def pass_(self) -> None:
        """Pass."""
        try:
            self.deal.push(self._moves.pass_)
        except IllegalMoveError as error:
            if self.deal.legal_moves[0].is_draw:
                raise RefusedError(
                    "must-draw", seat=self.turn, drawable=tiles_text(self.deal.drawable)
                ) from None
            raise self._must_play(error) from None
        self._after()

    def _must_play(self, error: IllegalMoveError) -> RefusedError:
        if not self._led:
            return RefusedError("must-play.lead", seat=self.turn)
        legal = [text for text in error.legal if text != "pass"]
        return RefusedError("must-play", seat=self.turn, legal=", ".join(legal))

    def draw(self, tile: int | None) -> None:
        """Draw a tile."""
        deal = self.deal
        first = deal.legal_moves[0]
        if first.is_lay:
            legal = tuple(deal.text(move) for move in deal.legal_moves)
            raise self._must_play(IllegalMoveError("", code="", legal=legal))
        if first.is_pass:
            if deal.conventions.draw == "none":
                raise RefusedError("wrong-draw", seat=self.turn)
            raise RefusedError("wrong-draw.empty", seat=self.turn, drawable=0)
        due = deal.stock[0]
        place = len(deal.start_stock) - len(deal.stock)
        if tile is not None and self._moves.tiles[tile] is not due:
            drawn = str(self._moves.tiles[tile])
            if self._given[place]:
                raise RefusedError("wrong-draw.tile", next=str(due), tile=drawn)
            raise RefusedError("wrong-draw.held", tile=drawn)
        deal.push(self._moves.draw)
        self._after()

    def close(self, *, claimed: bool) -> list[int]:
        """Leave the deal open: where every tile is known it is closed when it is."""
        return []

    def may_win(self, winners: Sequence[int]) -> bool:
        """Return True: where every tile is known the winners are."""
        return True

    def may_mark(self, winners: Sequence[int], marks: Sequence[int]) -> bool:
        """Return True: where every tile is known the marks are."""
        return True

    def verdict(self) -> Verdict:
        """Return how the deal ended."""
        outcome = self.deal.outcome()
        assert outcome is not None
        return verdict_of(outcome, self.deal.plies[-1].seat)


def does_not_fit(text: str, side: str, ends: tuple[int, int], turned: str | None) -> RefusedError:
    """Return the refusal of a tile that cannot be laid; ``turned`` is how it would fit."""
    if turned is not None:
        return RefusedError("does-not-fit.turned", tile=text, other=turned)
    if side:
        return RefusedError("does-not-fit.end", tile=f"{text}{side}", end=ends[side == ">"])
    return RefusedError("does-not-fit", tile=text, left=ends[0], right=ends[1])


def tiles_text(number: int) -> str:
    """Return ``1 tile`` or ``n tiles``."""
    return f"{number} tile" if number == 1 else f"{number} tiles"
