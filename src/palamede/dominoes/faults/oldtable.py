"""What lies on an old table and what rulings have left on it, to be read; ``OldDeal`` adds play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import usual_dead
from palamede.dominoes.dealcheck import check_start, no_seat
from palamede.dominoes.faults.oldply import Obligation, OldAct, OldPly, Over, Play, Standing
from palamede.dominoes.joins import bits, joins_of
from palamede.dominoes.moves import move_table
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.dominoes.chain import Chain

__all__ = ["OldTable"]


class OldTable:
    """The tiles, the line, the turn, and what rulings enforce."""

    def __init__(
        self,
        conventions: Conventions,
        hands: Iterable[Iterable[Tile]],
        stock: Iterable[Tile] = (),
        *,
        leader: int = 1,
        scores: Iterable[int] | None = None,
        dead: int | None = None,
        forced_lead: Tile | None = None,
        turned_up: Iterable[int] | None = None,
    ) -> None:
        """Start a deal.

        Args:
            conventions: what the table has agreed on.
            hands: the tiles of each seat; a hand of the wrong size is a fault, not an error.
            stock: the rest of the tiles, in the order in which they will be drawn.
            leader: seat that leads.
            scores: totals of the sides before the deal; 0 each if None.
            dead: seat of the dead hand; seat 3 if None and the conventions have one.
            forced_lead: the tile that must be led (DRAW-06), None when any may.
            turned_up: seats that have turned their tiles up; all of them if None.

        Raises:
            DealError: hands and stock are not exactly the tiles in play, or the leader, the scores
                or the forced tile do not fit.
        """
        self.conventions = conventions
        self.leader = leader
        self.dead = dead or usual_dead(conventions)
        self.forced_lead = forced_lead
        self.scores = (0,) * conventions.sides_count if scores is None else tuple(scores)
        self._joins = joins_of(conventions.set, conventions.join, conventions.matador)
        self._moves = move_table(conventions.set)
        indices = self._joins.tiles.indices
        dealt, rest = [indices(hand) for hand in hands], tuple(indices(stock))
        check_start(self, dealt, rest, any_size=True)
        masks = tuple(sum(1 << tile for tile in hand) for hand in dealt)
        nought = (0,) * conventions.seats
        seats = range(1, conventions.seats + 1)
        self.turned_up = frozenset(seats if turned_up is None else turned_up)
        self._start, self._start_stock = masks, rest
        self._play = Play(masks, rest, leader - 1, (0,) * conventions.sides_count)
        self._standing = Standing(nought, nought, given=nought)
        self._stack: list[tuple[Play, Standing]] = []

    # ---------------------------------------------------------------- what is on the table
    @property
    def over(self) -> Over | None:
        """How the deal ended; None while it goes on."""
        return self._standing.fate or self._play.over

    @property
    def turn(self) -> int | None:
        """Seat expected to act, None when the deal is over."""
        return None if self.over else self._play.turn + 1

    @property
    def plies(self) -> tuple[OldPly, ...]:
        """The plays that stand; what a ruling took back is not among them."""
        return self._play.plies

    @property
    def acts(self) -> tuple[OldAct, ...]:
        """What else was seen or said, in order."""
        return self._standing.acts

    @property
    def ends(self) -> tuple[int, int] | None:
        """Numbers of the left and the right end, None before the lead, as ``Deal.ends``."""
        return self.chain.ends

    @property
    def chain(self) -> Chain:
        """The line of play as it lies, tiles that do not match included."""
        from palamede.dominoes.chain import chain_of

        lays = [ply.move for ply in self.plies if ply.kind == "lay"]
        return chain_of(self.conventions, lays)

    @property
    def start_hands(self) -> tuple[tuple[Tile, ...], ...]:
        """The hands as they were taken, by seat."""
        return tuple(self._tiles(mask) for mask in self._start)

    @property
    def start_stock(self) -> tuple[Tile, ...]:
        """The stock as it was when all were served, in drawing order."""
        return tuple(self._joins.tiles[tile] for tile in self._start_stock)

    @property
    def hands(self) -> tuple[tuple[Tile, ...], ...]:
        """The hands now, by seat."""
        return tuple(self._tiles(mask) for mask in self._play.hands)

    def hand(self, seat: int) -> tuple[Tile, ...]:
        """Return the tiles that a seat holds now.

        Raises:
            DealError: there is no such seat.
        """
        self._seat(seat)
        return self._tiles(self._play.hands[seat - 1])

    @property
    def stock(self) -> tuple[Tile, ...]:
        """The stock that is left, in drawing order."""
        return tuple(self._joins.tiles[tile] for tile in self._play.stock)

    @property
    def stock_up(self) -> tuple[Tile, ...]:
        """Tiles of the stock that lie face up by a ruling."""
        up = self._standing.stock_up
        return tuple(self._joins.tiles[tile] for tile in self._play.stock if up >> tile & 1)

    @property
    def drawable(self) -> int:
        """How many tiles may still be drawn."""
        if self.conventions.draw == "none":
            return 0
        return max(0, len(self._play.stock) - self.conventions.undrawable)

    @property
    def pips(self) -> tuple[int, ...]:
        """Pips in each hand now, by seat."""
        return tuple(sum(tile.pips for tile in hand) for hand in self.hands)

    @property
    def counts(self) -> tuple[int, ...]:
        """Marks made in play so far, by side."""
        return self._play.counts

    def _tiles(self, mask: int) -> tuple[Tile, ...]:
        tiles = self._joins.tiles
        return tuple(tiles[index] for index in bits(mask))

    # ---------------------------------------------------------------- what rulings have left
    @property
    def open_tiles(self) -> Mapping[int, tuple[Tile, ...]]:
        """Tiles of each hand that lie face up now, by seat; seats that have none are left out."""
        return self._masked(self._standing.open)

    @property
    def seen_tiles(self) -> Mapping[int, tuple[Tile, ...]]:
        """Tiles still in a hand that everybody has seen: shown, taken back, or lying open."""
        return self._masked(
            tuple(map(int.__or__, self._standing.seen, self._standing.open)),
        )

    def _masked(self, masks: tuple[int, ...]) -> Mapping[int, tuple[Tile, ...]]:
        found = {}
        for seat, (hand, mask) in enumerate(zip(self._play.hands, masks, strict=True), start=1):
            shown = hand if seat in self.callers else hand & mask
            if shown:
                found[seat] = self._tiles(shown)
        return MappingProxyType(found)

    @property
    def obligations(self) -> tuple[Obligation, ...]:
        """Tiles that must be laid at the first turn at which they fit, while they are in hand."""
        return tuple(each for each in self._standing.obligations if each.once or self._holds(each))

    def _holds(self, due: Obligation) -> bool:
        return bool(self._play.hands[due.seat - 1] >> self._joins.tiles.index(due.tile) & 1)

    @property
    def called(self) -> tuple[tuple[int, ...], int] | None:
        """The seats of a side whose hands lie open and who calls them (VOL-13, VOL-14).

        Where both sides have come to that, the side at turn; see ``callers``.
        """
        if not self.callers:
            return None
        turn = self._play.turn + 1
        first = turn if turn in self.callers else min(self.callers)
        side = self.conventions.side_of(first)
        return self.conventions.seats_of(side), self.callers[first]

    @property
    def callers(self) -> Mapping[int, int]:
        """Who calls each open hand, by seat; both sides may have come to that."""
        return MappingProxyType(dict(self._standing.called))

    @property
    def forbidden(self) -> frozenset[tuple[int, int]]:
        """(seat, number) that this seat may not open (VOL-16)."""
        return self._standing.forbidden

    @property
    def barred(self) -> frozenset[int]:
        """Sides that mark nothing for this deal."""
        return frozenset(side for side, _ in self._standing.bars)

    @property
    def penalties(self) -> tuple[tuple[int, int], ...]:
        """(side, points) given at once by rulings."""
        return tuple((each.side, each.points) for each in self._standing.penalties)

    @property
    def excused(self) -> frozenset[int]:
        """Numbers of the plies that cannot be claimed any more."""
        return self._standing.excused

    @property
    def lead_after(self) -> str | None:
        """What a ruling that ended the deal makes of the next lead: ``stays``, ``passes``, None."""
        return self._standing.lead

    @property
    def hands_open(self) -> bool:
        """Whether all hands have been laid open for the count.

        A last tile that does not match or came out of turn, and a count said wrongly that would end
        the partie, leave a moment to object first (VOL-13, CINQ-07), until ``open_hands``. Both are
        there for everybody to see.
        """
        if self._play.over is None or self._standing.fate is not None:
            return False
        return self._standing.laid_open or not self._objectionable

    @property
    def _objectionable(self) -> bool:
        if self._play.over == "closed":
            return False
        last = self.plies[-1]
        silent = self._play.over == "reached" and last.announced != last.count
        return not last.fits or not last.in_turn or silent

    def _seat(self, seat: int) -> None:
        if not 1 <= seat <= self.conventions.seats:
            raise no_seat(seat, self.conventions.seats)
