"""What a history proves about tiles that nobody has shown: where each may have come from.

A deal is settled when the tiles are taken: the hands, and the order of the stock. So the unknown
is not only who holds a hidden tile now, but where every tile *came from*: a hand as it was taken,
or one place of the stock. Play proves that some places cannot have held some tiles, in four ways:

* a seat that passes, or draws, holds nothing that fits at that moment: whatever it had taken until
  then and had not yet laid (a matador may be kept back when passing, not when drawing, MATA-06);
* a tile that is laid came from a place its player had taken by then;
* a lead forced by ``first_lead=highest_double`` proves that no hand was dealt a tile that would
  have had to be led before it (DRAW-06);
* a game that goes on is not closed: somebody can play (PLAY-07). That says something about the
  present alone: earlier it is proved by the next tile laid. Likewise a seat that passes in matador
  instead of drawing holds a matador. These two are conditions of the kind "at least one of".

Everything else is arithmetic, and exact: see :mod:`.placement`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import factorial
from random import Random
from typing import NamedTuple

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Ply
from palamede.dominoes.joins import Joins, bits, joins_of
from palamede.dominoes.moves import LEFT, Move
from palamede.dominoes.placement import Placement, shuffle
from palamede.dominoes.tiles import Tile

__all__ = ["Knowledge", "Layout"]


class Layout(NamedTuple):
    """What the tiles and the groups of ``Knowledge.placement`` stand for."""

    tiles: tuple[int, ...]
    """By number of a tile, its index in the whole set."""
    seats: tuple[int, ...]
    """By group, the seat that has taken it, from 1; 0 while it is in the stock."""
    positions: tuple[int, ...]
    """By group, its place in the stock; -1 for hands and for the last group, the rest."""
    rest: tuple[int, ...]
    """The places in the stock of the last group."""
    down: int
    """Tiles that lie on the table, as a mask of indices."""


@dataclass(slots=True)
class _Place:
    """Where tiles lay when all were served: a whole hand, one place of the stock, or its rest."""

    seat: int
    """Who took it, from 1; 0 while it is in the stock."""
    room: int
    barred: int = 0
    """Tiles that play has proved not to have been here, as a mask of indices."""


class Knowledge:
    """All that is known of one deal, by whoever has seen these tiles and this play.

    ``hands``
        by seat, the tiles known to have been taken at the start (all of a hand, some, or none);
    ``plies``
        the play so far; the tile of a draw is None when it is not known;
    ``stock``
        the tiles known by their place in the stock, in drawing order, None where unknown; drawn
        tiles named in ``plies`` need not be repeated;
    ``shown``
        the hands as they are now, when they lie open (a deal that is over);
    ``forced_lead``
        the tile that had to be led, in public, or None;
    ``over``
        whether the deal has ended, so that it no longer follows that somebody can play.

    Knowledge that contradicts itself is allowed, it has no solution: ``count() == 0``.
    """

    def __init__(
        self,
        conventions: Conventions,
        hands: Sequence[Iterable[Tile]],
        plies: Iterable[Ply] = (),
        *,
        stock: Sequence[Tile | None] = (),
        shown: Sequence[Iterable[Tile]] | None = None,
        leader: int = 1,
        forced_lead: Tile | None = None,
        over: bool = False,
    ) -> None:
        self.conventions = conventions
        self.leader = leader
        self._joins: Joins = joins_of(conventions.set, conventions.join, conventions.matador)
        index = self._joins.tiles.index
        self._in_play = [index(tile) for tile in conventions.tiles]
        self._number = {tile: number for number, tile in enumerate(self._in_play)}
        self._hands = [_Place(seat, conventions.hand) for seat in range(1, conventions.seats + 1)]
        self._drawn: list[_Place] = []
        self._stock: list[int | None] = [None if tile is None else index(tile) for tile in stock]
        self._stock += [None] * (conventions.stock_size - len(self._stock))
        self._left = self._right = -1
        self._laid: dict[int, list[_Place]] = {}
        self._doubts: list[tuple[int, list[_Place]]] = []
        if forced_lead is not None:
            self._force(index(forced_lead))
        for ply in plies:
            self._follow(ply)
        if not over and self._left >= 0 and not self._drawable:
            self._at_least_one(self._fits, [*self._hands, *self._drawn])
        known = [[index(tile) for tile in hand] for hand in hands]
        now = None if shown is None else [[index(tile) for tile in hand] for hand in shown]
        self._settle(known, now)

    # ---------------------------------------------------------------- following the play
    def _force(self, forced: int) -> None:
        """Bar from all hands what would have had to be led before the forced tile (DRAW-06)."""
        tiles = self._joins.tiles
        self._laid[forced] = [self._hands[self.leader - 1]]
        if self.conventions.first_lead == "highest_double":
            above = sum(
                1 << tile for tile in self._in_play if _leads_before(tiles[tile], tiles[forced])
            )
            for hand in self._hands:
                hand.barred |= above

    def _follow(self, ply: Ply) -> None:
        """Learn from one act of play."""
        move = ply.move
        taken = [place for place in (*self._hands, *self._drawn) if place.seat == ply.seat]
        if move.is_lay:
            tile = move.action >> 2
            self._laid[tile] = self._origins(tile, taken)
            self._lay(move)
            return
        if move.is_pass:
            self._bar(taken, self._fits if ply.closing else self._ordinary)
            if self._drawable and not ply.closing:
                # Only a matador kept back lets a player pass who could draw (MATA-06).
                self._at_least_one(self._fits & ~self._ordinary, taken)
            return
        self._bar(taken, self._fits)
        if ply.tile is not None:
            self._stock[len(self._drawn)] = self._joins.tiles.index(ply.tile)
        self._drawn.append(_Place(ply.seat, 1))

    def _bar(self, places: Iterable[_Place], tiles: int) -> None:
        """Note that none of these places held one of these tiles, unless it was laid already."""
        for place in places:
            place.barred |= tiles

    def _origins(self, tile: int, taken: Iterable[_Place]) -> list[_Place]:
        """Return the places from which a seat that lays a tile now may have it."""
        return [place for place in taken if not place.barred >> tile & 1]

    def _at_least_one(self, tiles: int, places: list[_Place]) -> None:
        """Note that at least one of these tiles, not laid yet, came from one of these places."""
        for tile in self._laid:
            tiles &= ~(1 << tile)
        self._doubts.append((tiles, places))

    @property
    def _fits(self) -> int:
        """Tiles that fit at an open end now."""
        return self._joins.fits[self._left] | self._joins.fits[self._right]

    @property
    def _ordinary(self) -> int:
        """Those of them whose holder may not pass: all but matadors."""
        return self._joins.ordinary[self._left] | self._joins.ordinary[self._right]

    @property
    def _drawable(self) -> int:
        """How many tiles can still be drawn; 0 in games without drawing."""
        if self.conventions.draw == "none":
            return 0
        return max(0, len(self._stock) - len(self._drawn) - self.conventions.undrawable)

    def _lay(self, move: Move) -> None:
        """Follow the codes of the open ends."""
        after = self._joins.after[move.action >> 2]
        if self._left < 0:
            # The half that does not touch is open; a lead is open on the other side as well.
            self._left, self._right = after[1 - move.half], after[move.half]
            if self.conventions.layout == "one_end":
                self._left = self._joins.shut
        elif move.end == LEFT:
            self._left = after[move.half]
        else:
            self._right = after[move.half]

    # ---------------------------------------------------------------- the places and the tiles
    def _settle(self, known: list[list[int]], now: list[list[int]] | None) -> None:
        """Turn all into a question of placement: a group a place, a mask of groups a tile."""
        undrawn = range(len(self._drawn), len(self._stock))
        named = [at for at in undrawn if self._stock[at] is not None]
        self._unnamed = [at for at in undrawn if self._stock[at] is None]
        places = [*self._hands, *self._drawn, *(_Place(0, 1) for _ in named)]
        self._ats: list[int] = [*range(len(self._drawn)), *named]
        """Where in the stock each group after the hands lies, but for the last one."""
        places.append(_Place(0, len(self._unnamed)))
        self._places = places
        groups = {id(place): 1 << group for group, place in enumerate(places)}
        self._held = [
            sum(groups[id(place)] for place in places if place.seat == seat)
            for seat in range(self.conventions.seats + 1)
        ]
        masks = {tile: self._mask(tile, groups) for tile in self._in_play}
        for seat, hand in enumerate(known):
            for tile in hand:
                masks[tile] &= groups[id(self._hands[seat])]
        for place, at in zip(places[len(self._hands) : -1], self._ats, strict=True):
            tile_here = self._stock[at]
            if tile_here is not None:
                masks[tile_here] &= groups[id(place)]
        if now is not None:
            self._open_hands(masks, now)
        witnesses = [
            {
                self._number[tile]: sum(groups[id(place)] for place in taken)
                for tile in bits(tiles)
                if tile in self._number
            }
            for tiles, taken in self._doubts
        ]
        self.placement = Placement(
            [masks[tile] for tile in self._in_play], [place.room for place in places], witnesses
        )
        """The question, tiles numbered as in ``conventions.tiles``."""

    def _mask(self, tile: int, groups: dict[int, int]) -> int:
        """Return the groups from which a tile may have come, as far as play tells."""
        if tile in self._laid:
            return sum(groups[id(place)] for place in self._laid[tile])
        return sum(groups[id(place)] for place in self._origins(tile, self._places))

    def _open_hands(self, masks: dict[int, int], now: list[list[int]]) -> None:
        """Use hands that lie open: every other tile not laid is in the stock."""
        holders = {tile: seat for seat, hand in enumerate(now, start=1) for tile in hand}
        for tile in masks:
            if tile not in self._laid:
                masks[tile] &= self._held[holders.get(tile, 0)]

    # ---------------------------------------------------------------- questions
    def count(self) -> int:
        """Return the number of pairs (hands at the start, order of the stock) that agree."""
        return self.placement.count() * factorial(len(self._unnamed))

    @property
    def layout(self) -> Layout:
        """What the tiles and the groups of ``placement`` stand for."""
        return Layout(
            tuple(self._in_play),
            tuple(place.seat for place in self._places),
            (*(-1 for _ in self._hands), *self._ats, -1),
            tuple(self._unnamed),
            sum(1 << tile for tile in self._in_play if self._is_down(tile)),
        )

    def may_hold(self, seat: int) -> frozenset[Tile]:
        """Return the tiles that a seat may hold now: those it holds in at least one solution."""
        tiles = self._joins.tiles
        return frozenset(
            tiles[tile]
            for number, tile in enumerate(self._in_play)
            if not self._is_down(tile) and self.placement.possible(number) & self._held[seat]
        )

    def certain(self) -> tuple[tuple[tuple[Tile, ...], ...], tuple[Tile | None, ...]]:
        """Return the tiles whose place is the same in every solution.

        By seat the tiles that were certainly in its hand at the start, and the stock in drawing
        order with None at places that are not certain.
        """
        hands: list[list[Tile]] = [[] for _ in self._hands]
        stock: list[Tile | None] = [None] * len(self._stock)
        for number, group in self.placement.forced().items():
            tile = self._joins.tiles[self._in_play[number]]
            if group < len(hands):
                hands[group].append(tile)
            elif group < len(self._places) - 1:
                stock[self._ats[group - len(hands)]] = tile
            elif len(self._unnamed) == 1:
                stock[self._unnamed[0]] = tile
        return tuple(map(tuple, hands)), tuple(stock)

    def extreme(self, weight: Callable[[Tile, int], int]) -> tuple[int, int]:
        """Return the least and the greatest sum of ``weight(tile, seat)`` over all solutions.

        ``seat`` is who holds the tile now, 0 if it lies on the table or in the stock.
        Raises ``ValueError`` if there is no solution.
        """
        tiles = self._joins.tiles

        def price(number: int, group: int) -> int:
            tile = self._in_play[number]
            return weight(tiles[tile], 0 if self._is_down(tile) else self._places[group].seat)

        return self.placement.extreme(price)

    def draw(self, rng: Random) -> tuple[list[list[Tile]], list[Tile]]:
        """Return hands at the start and a stock, each pair that agrees being equally likely.

        Raises ``ValueError`` if nothing agrees.
        """
        held: list[list[Tile]] = [[] for _ in self._places]
        for tile, group in zip(self._tiles_in_play, self.placement.sample(rng), strict=True):
            held[group].append(tile)
        rest = held.pop()
        if len(rest) > 1:
            shuffle(rest, rng.randrange(factorial(len(rest))))
        seats = len(self._hands)
        stock = [hand[0] for hand in held[seats:]]
        if len(self._ats) == len(self._drawn):
            return held[:seats], stock + rest
        at = dict(zip(self._ats + self._unnamed, stock + rest, strict=True))
        return held[:seats], [at[place] for place in range(len(self._stock))]

    @cached_property
    def _tiles_in_play(self) -> list[Tile]:
        return [self._joins.tiles[tile] for tile in self._in_play]

    def _is_down(self, tile: int) -> bool:
        """Whether a tile lies on the table (a forced lead may not do so yet)."""
        return tile in self._laid and self._left >= 0


def _leads_before(tile: Tile, forced: Tile) -> bool:
    """Whether a tile, had it been in a hand, would have been led instead (DRAW-06)."""
    if tile.is_double != forced.is_double:
        return tile.is_double
    return (tile.pips, tile.high) > (forced.pips, forced.high)
