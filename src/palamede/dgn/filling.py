"""One way to fill the unknown places of a deal, kept up to date while conditions are added.

Most acts of play leave it valid, and a small repair mends it otherwise; only where that fails is
the whole question put to ``dominoes.placement``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from palamede.dominoes.joins import bits

__all__ = ["Filling"]

Witness = Mapping[int, int]
"""Tile -> mask of places: at least one of the tiles must lie in one of the places given for it."""


class Filling:
    """A place for each unknown tile; ``rooms`` says how many tiles each place takes."""

    def __init__(self, rooms: Sequence[int]) -> None:
        self.place: dict[int, int] = {}
        self._rooms = rooms
        self._held: list[set[int]] = [set() for _ in rooms]

    def meets(self, witness: Witness) -> bool:
        """Whether it meets a condition."""
        return any(mask >> self.place[tile] & 1 for tile, mask in witness.items())

    def repair(self, allowed: Mapping[int, int], witnesses: Sequence[Witness] = ()) -> bool:
        """Move tiles until all lie where they may and every condition is met.

        Returns False if no way was found; without conditions that means that there is none.
        """
        for tile, mask in allowed.items():
            place = self.place.get(tile)
            if place is not None and not mask >> place & 1:
                self._take(tile)
        if not all(self._settle(tile, allowed) for tile in allowed if tile not in self.place):
            return False
        unmet = next((witness for witness in witnesses if not self.meets(witness)), None)
        if unmet is None:
            return True
        for tile, mask in unmet.items():
            if mask & allowed[tile]:
                other = self._copy()
                forced = {**allowed, tile: mask & allowed[tile]}
                if other.repair(forced) and all(map(other.meets, witnesses)):
                    self.place, self._held = other.place, other._held
                    return True
        return False

    def _copy(self) -> Filling:
        twin = Filling(self._rooms)
        twin.place = dict(self.place)
        twin._held = [set(held) for held in self._held]
        return twin

    def _take(self, tile: int) -> None:
        self._held[self.place.pop(tile)].remove(tile)

    def _put(self, tile: int, place: int) -> None:
        self.place[tile] = place
        self._held[place].add(tile)

    def _settle(self, tile: int, allowed: Mapping[int, int]) -> bool:
        """Find a place for one more tile, moving others on if need be (an augmenting path)."""
        came: dict[int, tuple[int, int | None]] = {}  # place -> who moves there, from where
        queue: list[int] = []
        for place in bits(allowed[tile]):
            came[place] = (tile, None)
            queue.append(place)
        for place in queue:
            if len(self._held[place]) < self._rooms[place]:
                self._move(place, came)
                return True
            for other in self._held[place]:
                for onward in bits(allowed[other]):
                    if onward not in came:
                        came[onward] = (other, place)
                        queue.append(onward)
        return False

    def _move(self, place: int, came: Mapping[int, tuple[int, int | None]]) -> None:
        tile, origin = came[place]
        while origin is not None:
            self._take(tile)
            self._put(tile, place)
            place = origin
            tile, origin = came[place]
        self._put(tile, place)
