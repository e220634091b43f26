"""One deal: hands and a stock fixed when the tiles are taken, then moves one by one.

The shape is that of python-chess: ``legal_moves``, ``push``, ``pop``, ``peek``, ``outcome()``. The
strict table is played here: an illegal move raises and says which moves are legal (PLAY-06).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.dealcheck import check_start, illegal, no_seat
from palamede.dominoes.joins import bits, joins_of
from palamede.dominoes.moves import LEFT, RIGHT, Move, move_table
from palamede.dominoes.scoring import Ending, Outcome, outcome_of
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.dominoes.chain import Chain
    from palamede.dominoes.view import View

__all__ = ["Deal", "LegalMoves", "Ply"]

_DOMINO, _REACHED, _CLOSED = 1, 2, 3
_ENDINGS: dict[int, Ending] = {_DOMINO: "domino", _REACHED: "reached", _CLOSED: "closed"}


@dataclass(frozen=True, slots=True)
class Ply:
    """One act as it happened: who, what, the tile laid or drawn, and what the open ends marked."""

    seat: int
    move: Move
    tile: Tile | None = None
    count: int = 0
    closing: bool = False
    """A pass that proves a closed game, after its last tile (PLAY-07)."""


def usual_dead(conventions: Conventions) -> int | None:
    """Return the seat of the dead hand where nothing else is said (VOL-06), None if none is."""
    return 3 if conventions.sides == "dead_hand" else None


class LegalMoves(Sequence[Move]):
    """The moves allowed now, in the order of their numbers; empty when the deal is over.

    A live view of its deal: it follows pushes and pops.
    """

    __slots__ = ("_deal",)

    def __init__(self, deal: Deal) -> None:
        self._deal = deal

    def __len__(self) -> int:
        """Return how many there are."""
        cached = self._deal._cached  # looked up here because random players ask very often
        return len(self._deal._legal() if cached is None else cached)

    def __iter__(self) -> Iterator[Move]:
        """Yield them."""
        return iter(self._deal._legal())

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        """Return one by its place."""
        cached = self._deal._cached
        moves = self._deal._legal() if cached is None else cached
        return tuple(moves[index]) if isinstance(index, slice) else moves[index]

    def __contains__(self, move: object) -> bool:
        """Whether a move is allowed."""
        return move in self._deal._legal()

    def __bool__(self) -> bool:
        """Whether the deal goes on: somebody always has a move until it is over."""
        return not self._deal._over

    def __repr__(self) -> str:
        """Show the texts of the moves."""
        return f"<LegalMoves {', '.join(str(move) for move in self)}>"


class Deal:
    """A deal of some conventions.

    Seats are counted from 1 in order of play, sides as ``Conventions.side_of`` says.

    >>> from palamede.dominoes import presets
    >>> small = presets.conventions("tete_a_tete", set=2, hand=2)
    >>> hands = [[Tile(0, 0), Tile(0, 1)], [Tile(1, 1), Tile(2, 2)]]
    >>> deal = Deal(small, hands, [Tile(0, 2), Tile(1, 2)])
    >>> deal.legal_moves
    <LegalMoves 0-0<, 0-1<>
    >>> deal.push("0-0")
    >>> deal.outcome() is None, deal.turn
    (True, 2)
    """

    __slots__ = (
        "_cached",
        "_counts",
        "_counting",
        "_drawn",
        "_draws",
        "_hands",
        "_joins",
        "_left",
        "_marks",
        "_moves",
        "_over",
        "_passes",
        "_right",
        "_stack",
        "_start",
        "_stock",
        "_turn",
        "conventions",
        "dead",
        "forced_lead",
        "leader",
        "scores",
    )

    conventions: Conventions
    leader: int
    """Seat that leads."""
    scores: tuple[int, ...]
    """Totals of the sides before the deal."""
    forced_lead: Tile | None
    """The tile that must be led (DRAW-06), or None when any may."""
    dead: int | None
    """Seat of the dead hand (VOL-06), or None."""

    def __init__(
        self,
        conventions: Conventions,
        hands: Iterable[Iterable[Tile]],
        stock: Iterable[Tile] = (),
        *,
        leader: int = 1,
        scores: Iterable[int] | None = None,
        forced_lead: Tile | None = None,
        dead: int | None = None,
    ) -> None:
        """Start a deal.

        Args:
            conventions: what the table has agreed on.
            hands: the tiles of each seat, from seat 1.
            stock: the rest of the tiles, in the order in which they will be drawn.
            leader: seat that leads.
            scores: totals of the sides before the deal; 0 each if None.
            forced_lead: the tile that must be led, in the hand of the leader.
            dead: seat of the dead hand; seat 3 if None and the conventions have one.

        Raises:
            DealError: hands and stock are not exactly the tiles in play, a hand has the wrong size,
                or the leader, the scores or the forced tile do not fit.
        """
        self.conventions = conventions
        self.leader = leader
        self.dead = dead or usual_dead(conventions)
        self.forced_lead = forced_lead
        self.scores = (0,) * conventions.sides_count if scores is None else tuple(scores)
        self._joins = joins_of(conventions.set, conventions.join, conventions.matador)
        self._moves = move_table(conventions.set)
        self._draws = conventions.draw != "none"
        self._counting = conventions.count != "none"
        indices = self._joins.tiles.indices
        dealt = [indices(hand) for hand in hands]
        self._stock = tuple(indices(stock))
        check_start(self, dealt, self._stock)
        self._start = tuple([sum([1 << tile for tile in hand]) for hand in dealt])
        self._hands = list(self._start)
        self._left = self._right = -1
        self._turn = leader - 1
        self._passes = 0
        self._drawn = 0
        self._over = 0
        self._counts = [0] * conventions.sides_count
        self._stack: list[tuple[Move, int, int, int, int]] = []
        self._marks: list[int] = []  # of the tiles laid, in order, where the ends are counted
        self._cached: list[Move] | None = None

    # ---------------------------------------------------------------- what is on the table
    @property
    def turn(self) -> int | None:
        """Seat to act, or None when the deal is over."""
        return None if self._over else self._turn + 1

    @property
    def ends(self) -> tuple[int, int] | None:
        """Numbers of the left and the right end, None before the lead.

        A matador lying bare across shows its larger half; one that was led, its small half at the
        left.
        """
        if self._left < 0:
            return None
        return self.chain.ends

    @property
    def chain(self) -> Chain:
        """The line of play, tiles from left to right as they lie."""
        from palamede.dominoes.chain import chain_of

        return chain_of(self.conventions, [entry[0] for entry in self._stack if entry[0].is_lay])

    @property
    def start_hands(self) -> tuple[tuple[Tile, ...], ...]:
        """The hands as they were taken, by seat."""
        return tuple(self._tiles(mask) for mask in self._start)

    @property
    def hands(self) -> tuple[tuple[Tile, ...], ...]:
        """The hands now, by seat, in order of the tiles."""
        return tuple(self._tiles(mask) for mask in self._hands)

    def hand(self, seat: int) -> tuple[Tile, ...]:
        """Return the tiles that a seat holds now.

        Raises:
            DealError: there is no such seat.
        """
        if not 1 <= seat <= len(self._hands):
            raise no_seat(seat, len(self._hands))
        return self._tiles(self._hands[seat - 1])

    @property
    def start_stock(self) -> tuple[Tile, ...]:
        """The stock as it was when all were served, in drawing order."""
        return tuple(self._joins.tiles[tile] for tile in self._stock)

    @property
    def stock(self) -> tuple[Tile, ...]:
        """The stock that is left, in drawing order."""
        return self.start_stock[self._drawn :]

    @property
    def drawable(self) -> int:
        """How many tiles may still be drawn: 0 in games without drawing (CINQ-09)."""
        if not self._draws:
            return 0
        return max(0, len(self._stock) - self._drawn - self.conventions.undrawable)

    @property
    def pips(self) -> tuple[int, ...]:
        """Pips in each hand now, by seat."""
        tiles = self._joins.tiles
        return tuple(sum(tiles[tile].pips for tile in bits(mask)) for mask in self._hands)

    @property
    def counts(self) -> tuple[int, ...]:
        """Marks made in play so far, by side (CINQ-02)."""
        return tuple(self._counts)

    def _tiles(self, mask: int) -> tuple[Tile, ...]:
        tiles = self._joins.tiles
        return tuple(tiles[index] for index in bits(mask))

    # ---------------------------------------------------------------- moves
    @property
    def legal_moves(self) -> LegalMoves:
        """The moves allowed to the seat whose turn it is."""
        return LegalMoves(self)

    def _legal(self) -> list[Move]:
        cached = self._cached
        if cached is None:
            cached = self._cached = self._generate()
        return cached

    def _generate(self) -> list[Move]:
        if self._over:
            return []
        hand = self._hands[self._turn]
        left, right = self._left, self._right
        if left < 0:
            return self._leads(hand)
        joins = self._joins
        on_left = hand & joins.fits[left]
        on_right = hand & joins.fits[right]
        some = on_left | on_right
        if not some:
            return [self._moves.draw if self._draws and self.drawable else self._moves.pass_]
        at_left, at_right = joins.lays[LEFT][left], joins.lays[RIGHT][right]
        moves: list[Move] = []
        while some:
            bit = some & -some
            some ^= bit
            tile = bit.bit_length() - 1
            moves += at_left[tile]
            moves += at_right[tile]
        if joins.matadors and not hand & (joins.ordinary[left] | joins.ordinary[right]):
            moves.append(self._moves.pass_)  # only matadors fit: one may be kept back (MATA-06)
        return moves

    def _leads(self, hand: int) -> list[Move]:
        if self.forced_lead is not None:
            hand = 1 << self._joins.tiles.index(self.forced_lead)
        table = self._moves._moves
        moves = []
        for tile in bits(hand):
            moves.append(table[4 * tile])
            if self.conventions.layout == "one_end" and not self._joins.across(tile):
                moves.append(table[4 * tile + 1])  # the leader says which half lies open
        return moves

    def push(self, move: Move | int | str) -> None:
        """Make a move: a ``Move``, its action number, or its text.

        Raises:
            IllegalMoveError: the rules forbid it here; lists what is legal.
            InvalidMoveError: the text or the number is no move.
            AmbiguousMoveError: the text names a tile that fits both ends with different results.
        """
        if not isinstance(move, Move):
            move = self.parse(move) if isinstance(move, str) else self._moves[move]
        cached = self._cached
        if move not in (self._legal() if cached is None else cached) and not self._lies_turned(
            move
        ):
            raise illegal(self, move)
        self._cached = None
        seat = self._turn
        self._stack.append((move, seat, self._left, self._right, self._passes))
        if move.is_lay:
            self._passes = 0
            self._lay(move, seat)
        elif move.is_pass:
            self._passes += 1
            if self._passes == len(self._hands):
                self._over = _CLOSED
        else:
            self._hands[seat] |= 1 << self._stock[self._drawn]
            self._drawn += 1
            self._close_if_stuck()
            return  # the turn goes on
        seat += 1
        self._turn = seat if seat < len(self._hands) else 0

    def _lies_turned(self, move: Move) -> bool:
        """Whether it is a legal lead lying the other way round (6-5 for 5-6)."""
        if self._left >= 0 or not move.half or move.set != self.conventions.set:
            return False
        if self._joins.across(move.action >> 2):
            return False
        return self._moves[move.action - 1] in self._legal()

    def _lay(self, move: Move, seat: int) -> None:
        """Put a tile on the line and see whether that ends the deal."""
        tile = move.action >> 2
        if self._left < 0:
            self._open(tile, move.half)
        elif move.end == LEFT:
            self._left = self._joins.after[tile][move.half]
        else:
            self._right = self._joins.after[tile][move.half]
        left = self._hands[seat] = self._hands[seat] ^ 1 << tile
        marks = self._counting and self._mark(tile, seat % len(self._counts))
        if not left:
            self._over = _DOMINO
        elif marks and self._reached(seat % len(self._counts)):
            self._over = _REACHED
        else:
            self._close_if_stuck()

    def _open(self, tile: int, half: int) -> None:
        """Lead a tile: a double or an across matador is open on both its sides."""
        first, second = self._joins.after[tile][::-1]  # half 0: the smaller half lies at the left
        if self.conventions.layout == "one_end":
            self._left, self._right = self._joins.shut, (first if half else second)
        else:
            self._left, self._right = (second, first) if half else (first, second)

    def _mark(self, tile: int, side: int) -> bool:
        """Mark what the open ends make together (CINQ-02, CINQ-03, CINQ-04, TROIS-01)."""
        value = self._joins.value
        if len(self._stack) == 1 and self._left == self._right:
            total = self._joins.tiles[tile].pips  # a lead double counts its two halves once
        else:
            total = value[self._left] + value[self._right]
        step = 5 if self.conventions.count == "fives" else 3
        count = 0 if total % step else total // self.conventions.unit
        self._counts[side] += count
        self._marks.append(count)
        return count > 0

    def _reached(self, side: int) -> bool:
        """Whether a count has just ended the partie (CINQ-05)."""
        conventions = self.conventions
        total = self.scores[side] + self._counts[side]
        return conventions.match_end == "reach" and total >= conventions.target

    def _close_if_stuck(self) -> None:
        """End the deal when nobody can play and nobody can draw (PLAY-07)."""
        if self._draws and self.drawable:
            return
        fits = self._joins.fits[self._left] | self._joins.fits[self._right]
        for hand in self._hands:
            if hand & fits:
                return
        self._over = _CLOSED

    def pop(self) -> Move:
        """Take back the last move and return it.

        Raises:
            IndexError: nothing has been played.
        """
        move, seat, left, right, passes = self._stack.pop()
        self._cached = None
        self._over = 0
        self._turn = seat
        self._passes = passes
        if move.is_lay:
            self._hands[seat] |= 1 << (move.action >> 2)
            self._left, self._right = left, right
            if self._counting:
                self._counts[seat % len(self._counts)] -= self._marks.pop()
        elif move.is_draw:
            self._drawn -= 1
            self._hands[seat] ^= 1 << self._stock[self._drawn]
        return move

    def peek(self) -> Move:
        """Return the last move.

        Raises:
            IndexError: nothing has been played.
        """
        return self._stack[-1][0]

    @property
    def move_stack(self) -> tuple[Move, ...]:
        """The moves made so far, oldest first, closing passes not among them."""
        return tuple(entry[0] for entry in self._stack)

    @property
    def plies(self) -> tuple[Ply, ...]:
        """All that has happened, with the passes that prove a closed game at the end (PLAY-07)."""
        plies = []
        drawn = iter(self._stock)
        marks = iter(self._marks)
        for move, seat, *_ in self._stack:
            tile = self._joins.tiles[next(drawn)] if move.is_draw else move.tile
            count = next(marks) if move.is_lay and self._counting else 0
            plies.append(Ply(seat + 1, move, tile, count))
        return (*plies, *self._closing_passes())

    def _closing_passes(self) -> list[Ply]:
        seats = len(self._hands)
        if self._over != _CLOSED or self._passes == seats:
            return []
        move, last = self._stack[-1][:2]
        first = last if move.is_draw else last + 1  # who drew in vain is the first to pass
        return [
            Ply((first + step) % seats + 1, self._moves.pass_, closing=True)
            for step in range(seats)
        ]

    # ---------------------------------------------------------------- the end
    def is_over(self) -> bool:
        """Whether the deal has ended."""
        return bool(self._over)

    def outcome(self) -> Outcome | None:
        """Return how the deal ended, or None while it goes on."""
        if not self._over:
            return None
        last = self._stack[-1][1] + 1
        return outcome_of(
            self.conventions,
            _ENDINGS[self._over],
            self.pips,
            leader=self.leader,
            out=last if self._over == _DOMINO else None,
            reached=self.conventions.side_of(last) if self._over == _REACHED else None,
            counts=self._counts,
        )

    # ---------------------------------------------------------------- text
    def parse(self, text: str) -> Move:
        """Read a move as DGN writes it: ``6-5>``, ``6-5``, ``pass``, ``draw``.

        Raises:
            InvalidMoveError: the text is no move.
            IllegalMoveError: the tile cannot be laid so; lists what is legal.
            AmbiguousMoveError: no side is named and the tile fits both ends with different results.
        """
        from palamede.dominoes.movetext import parse_move

        return parse_move(self, text)

    def text(self, move: Move) -> str:
        """Return a move's text; the lead tile has no side."""
        return move.text[:-1] if move.is_lay and self._left < 0 else move.text

    def line(self) -> str:
        """Return the deal with its play as one line of text (see the DGN documentation)."""
        from palamede.dominoes.position import format_line

        return format_line(self)

    @classmethod
    def from_line(cls, text: str) -> Deal:
        """Read a deal from one line of text.

        Raises:
            PositionError: the line cannot be read, or some tiles are unknown.
        """
        from palamede.dominoes.position import parse_line

        return parse_line(text)

    # ---------------------------------------------------------------- copies and comparison
    def copy(self) -> Deal:
        """Return an independent deal in the same state."""
        twin = object.__new__(Deal)
        twin.conventions = self.conventions
        twin.leader = self.leader
        twin.dead = self.dead
        twin.forced_lead = self.forced_lead
        twin.scores = self.scores
        twin._joins = self._joins
        twin._moves = self._moves
        twin._stock = self._stock
        twin._start = self._start
        twin._hands = self._hands[:]
        twin._left = self._left
        twin._right = self._right
        twin._turn = self._turn
        twin._passes = self._passes
        twin._drawn = self._drawn
        twin._draws = self._draws
        twin._counting = self._counting
        twin._over = self._over
        twin._counts = self._counts[:]
        twin._stack = self._stack[:]
        twin._marks = self._marks[:]
        twin._cached = self._cached
        return twin

    __copy__ = copy

    def view(self, seat: int | None) -> View:
        """Return what one seat may know, None for a spectator (see ``View``)."""
        from palamede.dominoes.view import view_of

        return view_of(self, seat)

    def _key(self) -> tuple[object, ...]:
        return (
            self.conventions,
            self._start,
            self._stock,
            self.leader,
            self.scores,
            self.forced_lead,
            self.dead,
            self.move_stack,
        )

    def __eq__(self, other: object) -> bool:
        """Equal: the same tiles in the same places and the same moves."""
        return self._key() == other._key() if isinstance(other, Deal) else NotImplemented

    def __hash__(self) -> int:
        """Hash of the start, which never changes."""
        return hash((self._start, self._stock, self.leader))

    def __repr__(self) -> str:
        """Return an expression that makes the deal again."""
        return f"Deal.from_line({self.line()!r})"

    def _repr_svg_(self) -> str:
        from operator import eq

        from palamede.dominoes.geometry import makes_seven
        from palamede.dominoes.svg import line_svg

        return line_svg(self.chain, joins=makes_seven if self.conventions.join == "seven" else eq)
