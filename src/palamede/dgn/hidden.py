"""A deal of which some tiles are unknown: an act is refused if no filling of them allows it.

What the play proves is kept as conditions on where each unknown tile lay at the start: in the hand
of a seat, or in a place of the stock. Whoever passes held no fitting tile at that moment, whoever
lays a tile held it. ``dominoes.placement`` says whether a filling is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from palamede.dgn.filling import Filling
from palamede.dgn.game import RefusedError, does_not_fit, tiles_text
from palamede.dgn.reckoning import Reckoning
from palamede.dgn.table import Table
from palamede.dgn.tiles import Tiles
from palamede.dgn.verdict import Verdict
from palamede.dominoes.joins import bits
from palamede.dominoes.placement import Placement
from palamede.dominoes.scoring import Ending

__all__ = ["HiddenGame"]


class HiddenGame:
    """The game of a deal with unknown tiles (see ``game.Game``).

    A *place* is a number: the hand of seat s at the start is s - 1; then one for each tile of the
    stock, in drawing order, or, in games without drawing, one for the whole stock.
    """

    def __init__(
        self,
        table: Table,
        tiles: Tiles,
        leader: int,
        totals: Sequence[int] | None,
        *,
        highest_leads: bool = False,
    ) -> None:
        """Begin a deal; ``highest_leads``: the highest double held must be led (DRAW-06)."""
        conventions, joins = table.conventions, table.joins
        assert conventions is not None and joins is not None
        self.conventions = conventions
        self.joins = joins
        self.turn = leader
        self.leader = leader
        self.ending: Ending | None = None
        self.counts: tuple[int, ...] = (0,) * conventions.sides_count
        self._totals = tuple(totals or self.counts)
        self._highest_leads = highest_leads
        self._seats = conventions.seats
        self._left = self._right = -1
        self.laid = 0
        """The tiles on the table, a bit a tile."""
        self.ordered = conventions.draw != "none"
        """Whether each tile of the stock has a place of its own."""
        self._held = [conventions.hand] * self._seats
        self._passes = 0
        self._drawn = 0
        self._stock_size = len(tiles.stock)
        self._stock = tiles.stock
        self._place_given = tiles.stock_given
        self._owner: dict[int, int] = {seat: seat + 1 for seat in range(self._seats)}
        self._known: dict[int, int] = {}  # tile -> place
        self._rooms: list[int] = []
        self._set_places(tiles)
        self._in_play = sum(1 << tile for tile in set(table.tiles.values()))
        self.free = sorted(set(table.tiles.values()) - set(self._known))
        everywhere = sum(1 << place for place, room in enumerate(self._rooms) if room)
        self._allowed = dict.fromkeys(self.free, everywhere)
        self._witnesses: list[Mapping[int, int]] = []
        self._solved: Placement | None = None
        self._filling = Filling(self._rooms)

    def _set_places(self, tiles: Tiles) -> None:
        for seat, hand in enumerate(tiles.hands):
            self._rooms.append(hand.count(None))
            self._known.update({tile: seat for tile in hand if tile is not None})
        if not self.ordered:
            self._rooms.append(tiles.stock.count(None))
            self._known.update({tile: self._seats for tile in tiles.stock if tile is not None})
            return
        for place, tile in enumerate(tiles.stock, self._seats):
            self._rooms.append(int(tile is None))
            if tile is not None:
                self._known[tile] = place

    # ------------------------------------------------------------------ fillings
    @property
    def placement(self) -> Placement:
        """The ways to fill the unknown places; its tile i is ``free[i]``, its groups are places."""
        if self._solved is None:
            index = {tile: number for number, tile in enumerate(self.free)}
            witnesses = [
                {index[tile]: mask for tile, mask in witness.items()} for witness in self._witnesses
            ]
            allowed = [self._allowed[tile] for tile in self.free]
            self._solved = Placement(allowed, self._rooms, witnesses)
        return self._solved

    def _places_of(self, seat: int) -> int:
        """Return the mask of the places whose tiles a seat has taken so far."""
        return sum(1 << place for place, owner in self._owner.items() if owner == seat)

    def _restrict(self, tiles: int, mask: int) -> bool:
        """Let tiles lie in the places of a mask only; return whether a filling is left."""
        changed = False
        for tile in bits(tiles & ~self.laid):
            place = self._known.get(tile)
            if place is not None:
                if not mask >> place & 1:
                    return False
            elif self._allowed[tile] & ~mask:
                self._allowed[tile] &= mask
                changed = True
        if changed:
            self._solved = None
        return not changed or self._feasible()

    def _feasible(self) -> bool:
        """Whether a filling is left; one that was found before is mended, if it can be."""
        return self._filling.repair(self._allowed, self._witnesses) or (
            bool(self._witnesses) and self.placement.feasible()
        )

    def _lacks(self, seat: int, tiles: int) -> bool:
        """Let a seat hold none of some tiles now; return whether a filling is left."""
        return self._restrict(tiles, ~self._places_of(seat))

    def _has_one(self, seat: int, tiles: int) -> bool:
        """Let a seat hold at least one of some tiles now; return whether a filling is left."""
        mask = self._places_of(seat)
        witness: dict[int, int] = {}
        for tile in bits(tiles & ~self.laid):
            place = self._known.get(tile)
            if place is None:
                witness[tile] = mask
            elif mask >> place & 1:
                return True
        if any(_implies(known, witness) for known in self._witnesses):
            return True
        self._witnesses = [known for known in self._witnesses if not _implies(witness, known)]
        self._witnesses.append(witness)
        self._solved = None
        return self._feasible()

    # ------------------------------------------------------------------ laying
    def lay(self, tile: int, first: int, second: int, side: str) -> int:
        """Lay a tile."""
        piece = self.joins.tiles[tile]
        text = f"{first}-{second}"
        if self.laid >> tile & 1:
            raise RefusedError("duplicate-tile", tile=str(piece))
        if not self._restrict(1 << tile, self._places_of(self.turn)):
            raise RefusedError("not-in-hand.unknown", seat=self.turn, tile=str(piece))
        half = 1 if first > second and not self.joins.across(tile) else 0
        if self._left < 0:
            end = 0
            if self._highest_leads:
                self._lead_highest(tile)
        else:
            end = self._end(tile, half, text, side)
        self._put(tile, half, end)
        return end

    def _lead_highest(self, tile: int) -> None:
        """Let nobody hold a higher double than the one led (DRAW-06)."""
        tiles = self.joins.tiles

        def rank(index: int) -> tuple[bool, int, int]:
            return tiles[index].is_double, tiles[index].pips, tiles[index].high

        higher = sum(1 << other for other in range(len(tiles)) if rank(other) > rank(tile))
        if not self._restrict(higher & self._in_play, -1 << self._seats):
            raise RefusedError(
                "does-not-fit.forced", tile=str(tiles[tile]), forced="the highest double"
            )

    def _end(self, tile: int, half: int, text: str, side: str) -> int:
        joins = self.joins
        codes = (self._left, self._right)
        ends = {"<": (0,), ">": (1,), "": (0, 1)}[side]
        fitting = [end for end in ends if joins.halves[codes[end]][tile] >> half & 1]
        if not fitting:
            turned = any(joins.halves[codes[end]][tile] >> (1 - half) & 1 for end in ends)
            first, _, second = text.partition("-")
            shown = (joins.shows[codes[0]], joins.shows[codes[1]])
            raise does_not_fit(text, side, shown, f"{second}-{first}" if turned else None)
        if len(fitting) == 2:
            after = joins.after[tile][half]
            if sorted((after, codes[1])) != sorted((codes[0], after)):
                raise RefusedError("ambiguous-end", tile=text)
        return fitting[-1]

    def _put(self, tile: int, half: int, end: int) -> None:
        seat = self.turn
        joins = self.joins
        lead = self._left < 0
        if lead:
            self._open(tile, half)
        elif end == 0:
            self._left = joins.after[tile][half]
        else:
            self._right = joins.after[tile][half]
        self.laid |= 1 << tile
        self._held[seat - 1] -= 1
        self._passes = 0
        count = self._count(tile, lead)
        side = self.conventions.side_of(seat)
        if count:
            counts = list(self.counts)
            counts[side - 1] += count
            self.counts = tuple(counts)
        total = self._totals[side - 1] + self.counts[side - 1]
        if not self._held[seat - 1]:
            self.ending = "domino"
        elif count and self.conventions.match_end == "reach" and total >= self.conventions.target:
            self.ending = "reached"
        self._last = seat
        if self.ending is None:
            self.turn = seat % self._seats + 1

    def _open(self, tile: int, half: int) -> None:
        second, first = self.joins.after[tile]
        self._left, self._right = (second, first) if half else (first, second)
        if self.conventions.layout == "one_end":
            self._left = self.joins.shut

    def _count(self, tile: int, lead: bool) -> int:
        if self.conventions.count == "none":
            return 0
        value = self.joins.value
        total = value[self._left] + value[self._right]
        if lead and self._left == self._right:
            total = self.joins.tiles[tile].pips
        step = 5 if self.conventions.count == "fives" else 3
        return 0 if total % step else total // self.conventions.unit

    # ------------------------------------------------------------------ passing and drawing
    @property
    def _drawable(self) -> int:
        if self.conventions.draw == "none":
            return 0
        return max(0, self._stock_size - self._drawn - self.conventions.undrawable)

    def _fits(self) -> int:
        fits = self.joins.fits
        return (fits[self._left] | fits[self._right]) & self._in_play & ~self.laid

    def pass_(self) -> None:
        """Pass."""
        seat = self.turn
        if self._left < 0:
            raise RefusedError("must-play.lead", seat=seat)
        joins = self.joins
        must = (joins.ordinary[self._left] | joins.ordinary[self._right]) if joins.matadors else -1
        if not self._lacks(seat, self._fits() & must):
            raise self._must_play()
        if self._drawable:
            held_back = self._fits() & joins.matadors
            if not held_back or not self._has_one(seat, held_back):
                drawable = tiles_text(self._drawable)
                raise RefusedError("must-draw", seat=seat, drawable=drawable)
        self._passes += 1
        if self._passes == self._seats:
            self.ending = "closed"
        else:
            self.turn = seat % self._seats + 1

    def _must_play(self) -> RefusedError:
        tiles = self.joins.tiles
        fitting = ", ".join(str(tiles[tile]) for tile in bits(self._fits()))
        return RefusedError("must-play", seat=self.turn, legal=f"one of {fitting}")

    def draw(self, tile: int | None) -> None:
        """Draw a tile."""
        seat = self.turn
        if self._left < 0:
            raise RefusedError("must-play.lead", seat=seat)
        if not self._lacks(seat, self._fits()):
            raise self._must_play()
        if not self._drawable:
            if self.conventions.draw == "none":
                raise RefusedError("wrong-draw", seat=seat)
            raise RefusedError("wrong-draw.empty", seat=seat, drawable=0)
        place = self._seats + self._drawn
        due = self._stock[self._drawn]
        if tile is not None:
            piece = self.joins.tiles
            if due is not None and due != tile:
                raise RefusedError("wrong-draw.tile", next=str(piece[due]), tile=str(piece[tile]))
            if self.laid >> tile & 1 or not self._restrict(1 << tile, 1 << place):
                raise RefusedError("wrong-draw.held", tile=str(piece[tile]))
        self._owner[place] = seat
        self._drawn += 1
        self._held[seat - 1] += 1

    # ------------------------------------------------------------------ the end
    def close(self, *, claimed: bool) -> list[int]:
        """Take the deal for closed if that is claimed and can be, or is so in every filling."""
        if self._left < 0 or self._drawable:
            return []
        taken = sum(1 << place for place in self._owner)
        if not self._certain(taken):
            if not claimed:
                return []
            allowed = dict(self._allowed)
            if not self._restrict(self._fits(), ~taken):
                self._allowed, self._solved = allowed, None
                return []
        self.ending = "closed"
        first = self.turn
        return [(first - 1 + step) % self._seats + 1 for step in range(self._seats - self._passes)]

    def _certain(self, taken: int) -> bool:
        """Whether nobody holds a fitting tile, however the places are filled."""
        for tile in bits(self._fits()):
            place = self._known.get(tile)
            mask = self.placement.possible(self.free.index(tile)) if place is None else 1 << place
            if mask & taken:
                return False
        return True

    def verdict(self) -> Verdict:
        """Return how the deal ended, with None for what differs from filling to filling."""
        return self._reckoning().verdict(self.leader)

    def may_win(self, winners: Sequence[int]) -> bool:
        """Whether, side against side, some filling lets just these win a deal by count."""
        return self._reckoning().may_win(winners)

    def may_mark(self, winners: Sequence[int], marks: Sequence[int]) -> bool:
        """Whether the marks lie between the least and the most that these winners can have."""
        return self._reckoning().may_mark(winners, marks)

    def _reckoning(self) -> Reckoning:
        assert self.ending is not None
        return Reckoning(
            self.conventions,
            self.ending,
            self._last,
            self.counts,
            self.placement,
            tuple(self._worth(tile) for tile in self.free),
            tuple(self._owner.get(place) for place in range(len(self._rooms))),
            tuple(
                sum(
                    self._worth(tile)
                    for tile, place in self._known.items()
                    if self._owner.get(place) == seat
                )
                for seat in range(1, self._seats + 1)
            ),
        )

    def _worth(self, tile: int) -> int:
        """Return the pips of a tile in a hand; a tile on the table has none there."""
        return 0 if self.laid >> tile & 1 else self.joins.tiles[tile].pips


def _implies(one: Mapping[int, int], other: Mapping[int, int]) -> bool:
    """Whether a filling that meets the first condition always meets the second."""
    return all(not mask & ~other.get(tile, 0) for tile, mask in one.items())
