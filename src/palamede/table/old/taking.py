"""Taking the tiles: mixed ones lie face down on the table, and each takes his own (SERVE-01)."""

from __future__ import annotations

from collections.abc import Sequence

from palamede.dominoes import dealing
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.tiles import Tile

__all__ = ["MOST_OVER", "Taking"]

MOST_OVER = 3
"""So many tiles more than his due somebody may take before he must notice it himself."""


class Taking:
    """The mixed row, and who has taken what; places are numbered from 0.

    ``served`` is how the tiles would be served at a strict table: whoever has himself served gets
    those tiles while they are there, and the stock is drawn in that order.
    """

    def __init__(
        self, conventions: Conventions, row: Sequence[Tile], *, leader: int, cut: int | None
    ) -> None:
        self.conventions = conventions
        self.row = tuple(row)
        self.owner: dict[int, int] = {}
        """Who has taken a place."""
        self.up: dict[int, int] = {}
        """Places turned up by mistake, and by whom."""
        self.ready: set[int] = set()
        served = dealing.serve(conventions, self.row, leader=leader, cut=cut)
        place = {tile: number for number, tile in enumerate(self.row)}
        self._due = [tuple(place[tile] for tile in hand) for hand in served.hands]
        self._stock = tuple(place[tile] for tile in served.stock)

    @property
    def free(self) -> tuple[int, ...]:
        """The places from which nothing has been taken."""
        return tuple(place for place in range(len(self.row)) if place not in self.owner)

    def taken_by(self, seat: int) -> tuple[int, ...]:
        """Return the places that a seat has taken."""
        return tuple(place for place, who in self.owner.items() if who == seat)

    def hand(self, seat: int) -> tuple[Tile, ...]:
        """Return the tiles that a seat has taken, in order."""
        return tuple(sorted(self.row[place] for place in self.taken_by(seat)))

    def serve(self, seat: int) -> tuple[int, ...]:
        """Return the places that complete a hand to the right number, as far as tiles are left."""
        wanted = max(0, self.conventions.hand - len(self.taken_by(seat)))
        free = set(self.free)
        mine = [place for place in self._due[seat - 1] if place in free]
        others = {place for due in self._due for place in due}
        rest = [*self._stock, *(place for place in sorted(others) if place not in mine)]
        return tuple([*mine, *(place for place in rest if place in free)][:wanted])

    def take(self, seat: int, places: Sequence[int]) -> None:
        """Give places to a seat."""
        for place in places:
            self.owner[place] = seat

    def hands(self) -> list[tuple[Tile, ...]]:
        """Return what each seat has taken."""
        return [self.hand(seat) for seat in range(1, self.conventions.seats + 1)]

    def places(self) -> list[tuple[int, ...]]:
        """Return the places that each seat has taken."""
        return [self.taken_by(seat) for seat in range(1, self.conventions.seats + 1)]

    def stock(self) -> list[Tile]:
        """Return what is left, in the order in which it will be drawn."""
        order = [*(place for due in self._due for place in due), *self._stock]
        return [self.row[place] for place in order if place not in self.owner]
