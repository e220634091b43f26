"""What the deals of a server were, against what chance predicts.

Only deals that have been counted are looked at: their hands have been on the table for all to see,
so the sums tell nothing of a deal that is still played. Seats are told apart by who mixed: *people*
added bytes of their own to the shuffle, for the *house* (bots, the dead hand, people who gave no
bytes) the server drew them. A dishonest shuffle that favoured its bots would show here.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb, sqrt
from typing import Any

from palamede.dgn.checker import check
from palamede.dominoes.tiles import Tile
from palamede.table.state import Event

__all__ = ["GROUPS", "Tally", "tally_of_events", "tally_of_record"]

GROUPS = ("people", "house")
_SET = 28
"""Tiles of the double-six set, of which each is told."""
_OWN_SEED = re.compile(r"(\d+): [0-9a-fA-F]+\s*(?:;|$)")


@dataclass(slots=True)
class Sum:
    """A sum that was seen, its mean and its variance if chance alone rules."""

    seen: float = 0
    mean: float = 0
    variance: float = 0

    def add(self, other: Sum) -> None:
        """Add what was seen elsewhere, in other deals."""
        self.seen += other.seen
        self.mean += other.mean
        self.variance += other.variance

    def told(self) -> dict[str, float]:
        """Return seen, chance, and the standard deviation."""
        return {
            "seen": self.seen,
            "chance": round(self.mean, 4),
            "spread": round(sqrt(self.variance), 4),
        }


def drawn(values: Sequence[int], count: int, seen: int) -> Sum:
    """Hold the sum of ``count`` values drawn from all against chance, without putting back.

    >>> drawn([0, 1, 2], 2, 3)
    Sum(seen=3, mean=2.0, variance=0.6666666666666666)
    """
    size = len(values)
    mean = sum(values) / size
    spread = sum((value - mean) ** 2 for value in values) / size
    rest = (size - count) / (size - 1) if size > 1 else 0.0
    return Sum(seen, count * mean, count * spread * rest)


@lru_cache(maxsize=4096)
def chance(count: int, doubles: int, tiles: int, size: int) -> float:
    """Return how likely a hand of ``size`` holds ``count`` of the doubles among all tiles.

    >>> chance(0, 7, 28, 6) == comb(21, 6) / comb(28, 6)
    True
    """
    if not 0 <= count <= min(doubles, size) or size - count > tiles - doubles:
        return 0.0
    return comb(doubles, count) * comb(tiles - doubles, size - count) / comb(tiles, size)


@lru_cache(maxsize=4096)
def hands_with(count: int, doubles: int, tiles: int, sizes: tuple[int, ...]) -> tuple[float, float]:
    """Return mean and variance of the number of hands of one deal that hold ``count`` doubles.

    The hands of a deal are not independent: what one holds the others cannot.
    """
    each = [chance(count, doubles, tiles, size) for size in sizes]
    mean = sum(each)
    pairs = sum(
        likely * chance(count, doubles - count, tiles - size, other)
        for seat, (size, likely) in enumerate(zip(sizes, each, strict=True))
        for other in sizes[:seat] + sizes[seat + 1 :]
    )
    return mean, max(0.0, mean + pairs - mean * mean)


@dataclass(slots=True)
class Group:
    """The hands of people, or those of the house."""

    hands: int = 0
    tiles: int = 0
    pips: Sum = field(default_factory=Sum)
    doubles: Sum = field(default_factory=Sum)

    def add(self, other: Group) -> None:
        """Add other hands."""
        self.hands += other.hands
        self.tiles += other.tiles
        self.pips.add(other.pips)
        self.doubles.add(other.doubles)


@dataclass(slots=True)
class Tally:
    """Sums over deals. Nothing in it names a table, a person or a single deal."""

    deals: int = 0
    groups: dict[str, Group] = field(default_factory=lambda: {name: Group() for name in GROUPS})
    doubles: dict[int, Sum] = field(default_factory=dict)
    """How many hands had so many doubles."""
    tiles: dict[str, Sum] = field(default_factory=dict)
    """How often each tile of the double-six set came to people."""

    def deal(
        self, hands: Sequence[Sequence[Tile]], stock: Sequence[Tile], people: Iterable[int]
    ) -> None:
        """Add a deal: hands by seat from the first, and the seats of people."""
        mixed = [tile for hand in hands for tile in hand] + list(stock)
        people = set(people)
        self.deals += 1
        for name in GROUPS:
            own = [
                hand
                for seat, hand in enumerate(hands, start=1)
                if (seat in people) is (name == "people")
            ]
            self.groups[name].add(_group(mixed, own))
        self._doubles(mixed, hands)
        if len(mixed) == _SET and max(tile.high for tile in mixed) == 6:
            self._each(mixed, [hands[seat - 1] for seat in people if seat <= len(hands)])

    def _doubles(self, mixed: Sequence[Tile], hands: Sequence[Sequence[Tile]]) -> None:
        doubles = sum(tile.is_double for tile in mixed)
        seen = Counter(sum(tile.is_double for tile in hand) for hand in hands)
        sizes = tuple(len(hand) for hand in hands)
        for count in range(min(doubles, max(sizes)) + 1):
            mean, variance = hands_with(count, doubles, len(mixed), sizes)
            self.doubles.setdefault(count, Sum()).add(Sum(seen[count], mean, variance))

    def _each(self, mixed: Sequence[Tile], hands: Sequence[Sequence[Tile]]) -> None:
        held = {tile for hand in hands for tile in hand}
        share = len(held) / len(mixed)
        for tile in mixed:
            one = Sum(tile in held, share, share * (1 - share))
            self.tiles.setdefault(str(tile), Sum()).add(one)

    def add(self, other: Tally) -> None:
        """Add other deals."""
        self.deals += other.deals
        for name in GROUPS:
            self.groups[name].add(other.groups[name])
        for doubles, hands in other.doubles.items():
            self.doubles.setdefault(doubles, Sum()).add(hands)
        for name, each in other.tiles.items():
            self.tiles.setdefault(name, Sum()).add(each)

    def told(self) -> dict[str, Any]:
        """Return everything as plain data."""
        return {
            "deals": self.deals,
            "groups": [
                {
                    "who": name,
                    "hands": group.hands,
                    "tiles": group.tiles,
                    "pips": group.pips.told(),
                    "doubles": group.doubles.told(),
                }
                for name, group in self.groups.items()
            ],
            "doubles": [{"doubles": n, **each.told()} for n, each in sorted(self.doubles.items())],
            "tiles": [{"tile": name, **each.told()} for name, each in sorted(self.tiles.items())],
        }


def _group(mixed: Sequence[Tile], hands: Sequence[Sequence[Tile]]) -> Group:
    own = [tile for hand in hands for tile in hand]
    return Group(
        hands=len(hands),
        tiles=len(own),
        pips=drawn([tile.pips for tile in mixed], len(own), sum(tile.pips for tile in own)),
        doubles=drawn(
            [int(tile.is_double) for tile in mixed], len(own), sum(tile.is_double for tile in own)
        ),
    )


def tally_of_events(events: Iterable[Event]) -> Tally:
    """Return the sums over the counted deals of a table."""
    tally = Tally()
    people: set[int] = set()
    dealt: Event | None = None
    for event in events:
        kind = event["type"]
        if kind == "begun":
            people, dealt = set(), None
        elif kind == "revealed" and event.get("by") == "seat":
            people.add(event["seat"])
        elif kind in ("dealt", "served") and "hands" in event:  # at an old table each takes his own
            dealt = event
        elif kind == "counted" and dealt is not None:
            hands = [[Tile.parse(tile) for tile in hand] for hand in dealt["hands"]]
            tally.deal(hands, [Tile.parse(tile) for tile in dealt["stock"]], people)
            dealt = None
    return tally


def tally_of_record(text: str) -> Tally:
    """Return the sums over the counted deals of a table of which the record alone is kept."""
    tally = Tally()
    for partie in check(text).parties if text else ():
        seeds = partie.record.value("SeatSeeds") or ""
        people = {int(found[1]) for found in _OWN_SEED.finditer(seeds)}
        for checked in partie.deals:
            deal = checked.deal
            if deal is not None and deal.is_over():
                tally.deal(deal.start_hands, deal.start_stock, people)
    return tally
