"""All deals that agree with a view: counted, drawn uniformly by the million, listed when few.

A *world* is a pair of the hands as taken and the order of the stock with which the play of the view
was legal throughout, as in :mod:`palamede.dominoes.worlds`, to which this is held by tests. A view
is prepared once, in whole numbers of any size; then a world costs well under a microsecond, and no
draw is ever thrown away.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from math import factorial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import DealError
from palamede.dominoes.joins import bits
from palamede.dominoes.tiles import TileSet
from palamede.engine.kernel.tables import MOST_TILES, UnsupportedError
from palamede.engine.kernel.worldhands import HandTables, holders_of
from palamede.engine.kernel.worldodds import probabilities_of
from palamede.engine.kernel.worldorigins import origins, weights
from palamede.engine.kernel.worldplan import MOST_OPTIONS, Plan, plan_of

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["WorldBatch", "Worlds"]

Words = NDArray[np.uint64]


class WorldBatch(NamedTuple):
    """Worlds as arrays, one a row; bit ``t`` of a mask is the tile of index ``t`` in the set."""

    start: Words
    """uint64 [worlds, seats]: the hands as taken."""
    now: Words
    """uint64 [worlds, seats]: the hands now."""
    stock: NDArray[np.uint8]
    """uint8 [worlds, size]: the stock in drawing order as it was when all were served, by indices;
    the places drawn so far come first."""
    weight: NDArray[np.float64]
    """float64 [worlds]: for how many worlds the row stands; 1 each where worlds are drawn."""


class Worlds:
    """The worlds of one view.

    >>> from random import Random
    >>> from palamede.dominoes import presets
    >>> from palamede.dominoes.deal import Deal
    >>> from palamede.dominoes.dealing import mix
    >>> table = presets.conventions("peche", set=3, hand=3)
    >>> tiles = mix(table.tiles, Random(4))
    >>> worlds = Worlds(Deal(table, [tiles[:3], tiles[3:6]], tiles[6:]).view(2))
    >>> worlds.count_hands, worlds.count  # 3 of 7 tiles; 4 in any order for the stock
    (35, 840)
    >>> batch = worlds.sample(1000, seed=1)
    >>> batch.start.shape, batch.stock.shape
    ((1000, 2), (1000, 4))

    ``memory_options`` bounds the memory of a plan: a view that needs more options (some 60 bytes
    each) is drawn from by ``palamede.dominoes``, equally exact but some fifty times slower. Of
    19,200 random views of all presets none needed more than 16,000.

    Raises:
        DealError: no deal agrees with the view (code ``view-impossible``).
        UnsupportedError: the set has more tiles than a mask has bits.
    """

    def __init__(self, view: View, *, memory_options: int = MOST_OPTIONS) -> None:
        if view.conventions.set > 9:  # noqa: PLR2004
            raise UnsupportedError(
                f"the engine plays with sets up to the double-nine ({MOST_TILES} tiles), not with "
                f"the set to {view.conventions.set}-{view.conventions.set}",
                code="engine-unsupported",
                seats=view.conventions.seats,
                set=view.conventions.set,
            )
        self.view = view
        self._knowledge = view.knowledge
        self._options = memory_options
        if not self._knowledge.placement.count():
            raise DealError("no deal agrees with this view", code="view-impossible")

    # ---------------------------------------------------------------- counted
    @property
    def count(self) -> int:
        """The number of worlds, exactly."""
        return self._knowledge.count()

    @cached_property
    def count_hands(self) -> int:
        """The number of distinct hands as they may be now, all seats together, exactly."""
        if self._drawn:
            return self._hands.count
        # Nothing was drawn: hands as taken and hands now are one and the same question.
        return self._knowledge.placement.count()

    @cached_property
    def _drawn(self) -> int:
        return sum(ply.move.is_draw for ply in self.view.plies)

    @cached_property
    def _hands(self) -> HandTables:
        return HandTables(
            holders_of(self._knowledge, [hand is not None for hand in self.view.start_hands])
        )

    @cached_property
    def _most_origins(self) -> int:
        """A bound on how many worlds give the same hands now, orders of the rest aside.

        The places of a seat not seen, filled in every order, the hand as taken having none.
        """
        most, hand = 1, self.view.conventions.hand
        for seat, taken in enumerate(self.view.start_hands, start=1):
            drawn = sum(ply.move.is_draw and ply.seat == seat for ply in self.view.plies)
            most *= factorial(hand + drawn) // factorial(hand) if taken is None else 1
        return most

    def probabilities(self) -> NDArray[np.float64]:
        """Return float64 [tiles of the set, seats + 1]: how likely each seat holds each tile now.

        The last column is the stock; the rows of tiles on the table, or not in play, are 0.
        Computed from the counts, not from samples: exact but for rounding (below 1e-12).
        """
        return probabilities_of(self._knowledge)

    # ---------------------------------------------------------------- drawn
    def sample(self, n: int, seed: int, *, first: int = 0, threads: int = 1) -> WorldBatch:
        """Draw worlds ``first`` to ``first + n - 1`` of a seed, each independent and uniform.

        A world depends on the seed and its number alone, however a batch is cut. Uniform: between
        the distribution drawn from and the uniform one the total variation is below 2**-50, if the
        words of the generator (splitmix64) are taken as random. Every threshold and every choice
        among items is rounded to 64 bits, and a world takes a few dozen of them.

        Raises:
            ValueError: ``n``, ``first`` or ``threads`` is negative, or ``threads`` is 0.
        """
        if n < 0 or first < 0 or threads < 1:
            raise ValueError(f"no such batch: {n} worlds from number {first} on, {threads} threads")
        agreed = self.view.conventions
        start = np.zeros((n, agreed.seats), dtype=np.uint64)
        now = np.zeros((n, agreed.seats), dtype=np.uint64)
        stock = np.zeros((n, agreed.stock_size), dtype=np.uint8)
        batch = WorldBatch(start, now, stock, np.broadcast_to(np.float64(1), (n,)))
        if self._plan is None:
            self._slowly(batch, seed, first)
            return batch
        from palamede.engine.kernel.worlddraw import draw

        plan, word = self._plan, np.uint64(seed % (1 << 64))
        cuts = [n * part // threads for part in range(threads + 1)]
        parts = [slice(*pair) for pair in zip(cuts, cuts[1:], strict=False)]

        def run(part: slice) -> None:
            draw(plan, first + part.start, word, start[part], now[part], stock[part])

        if threads == 1:
            run(parts[0])
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(run, parts))
        return batch

    @cached_property
    def _plan(self) -> Plan | None:
        return plan_of(self._knowledge, self._options)

    def _slowly(self, batch: WorldBatch, seed: int, first: int) -> None:
        """Fill a batch with worlds that ``palamede.dominoes`` draws."""
        tiles = TileSet(self.view.conventions.set)
        down = np.uint64(self._knowledge.layout.down)
        seats = [ply.seat - 1 for ply in self.view.plies if ply.move.is_draw]
        for row in range(len(batch.start)):
            hands, stock = self._knowledge.draw(Random(f"{seed % (1 << 64)}:{first + row}"))
            batch.stock[row] = tiles.indices(stock)
            for seat, hand in enumerate(hands):
                batch.start[row, seat] = sum(1 << tile for tile in tiles.indices(hand))
        self._take(batch, seats, down)

    @staticmethod
    def _take(batch: WorldBatch, seats: list[int], down: np.uint64) -> None:
        """Set the hands now: as taken, what was drawn put in, what lies on the table left out."""
        batch.now[:] = batch.start
        for at, seat in enumerate(seats):
            batch.now[:, seat] |= np.uint64(1) << batch.stock[:, at].astype(np.uint64)
        batch.now[:] &= ~down

    # ---------------------------------------------------------------- listed
    def enumerate(self, limit: int) -> WorldBatch | None:
        """Return all distinct hands now, or None if there are more than ``limit``.

        ``weight`` is how many worlds have these hands now, so that weighted sums over the rows are
        sums over all worlds. What the seats hold now is all that differs between rows: the origins
        given are one of the ways in which they may have come by it, and the rest of the stock,
        whose orders are all alike, is given in the order of the set. Memory: about ``limit`` times
        the size of a row.
        """
        if self._knowledge.placement.count() > limit * self._most_origins:
            return None  # surely: this needs no tables
        tables = self._hands
        if tables.count > limit:
            return None
        agreed, seen = self.view.conventions, tables.seen
        hands = tables.hands()
        undrawn = np.arange(self._drawn, agreed.stock_size)
        start, stock = origins(seen, hands, undrawn, agreed.stock_size)
        batch = WorldBatch(start, hands, stock, weights(seen, hands))
        seats = [ply.seat - 1 for ply in self.view.plies if ply.move.is_draw]
        self._take(batch, seats, np.uint64(self._knowledge.layout.down))
        return batch

    # ---------------------------------------------------------------- played
    def deal(self, batch: WorldBatch, row: int) -> Deal:
        """Play the moves of the view on one world: a deal in which the seat sees just this view."""
        view, tiles = self.view, TileSet(self.view.conventions.set)
        deal = Deal(
            view.conventions,
            [[tiles[index] for index in bits(int(hand))] for hand in batch.start[row]],
            [tiles[index] for index in batch.stock[row]],
            leader=view.leader,
            scores=view.scores,
            forced_lead=view.forced_lead,
            dead=view.dead,
        )
        for move in view.moves:
            deal.push(move)
        return deal
