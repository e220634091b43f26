"""A blocked game so small that every deal of it can be written down.

All deals are alike likely, seat 1 leads any tile, and what counts is the marks of the deal. From
here a player is asked at every information set that it can come to, and is measured against the
answers that are best against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.joins import bits
from palamede.dominoes.moves import move_table
from palamede.dominoes.view import View
from palamede.engine.kernel.gametree import game_tree
from palamede.engine.kernel.regret import answer, average, deal_of_sets, expected, iterate, reach
from palamede.engine.kernel.state import started
from palamede.engine.kernel.tables import UnsupportedError, tables_of

__all__ = ["SmallGame"]

Reals = NDArray[np.float64]
Numbers = NDArray[np.int64]

STEP = 25
"""Iterations between two looks at how near equilibrium is."""


class SmallGame:
    """Every deal of some conventions as one tree.

    A *policy* is float64 along ``tree.acts``: how likely each act of each information set is.

    >>> from palamede.dominoes import presets
    >>> game = SmallGame(presets.conventions("tete_a_tete", set=2, hand=2))
    >>> len(game.worlds), len(game.tree.seat)  # deals, information sets with a choice
    (90, 48)
    >>> round(game.exploitability(game.uniform()), 3)  # marks a deal
    0.564
    """

    def __init__(self, conventions: Conventions) -> None:
        """Build the tree.

        Raises:
            UnsupportedError: tiles are drawn, or there are not two sides.
        """
        if conventions.draw != "none" or conventions.sides_count != 2:  # noqa: PLR2004
            raise UnsupportedError(
                "only blocked games of two sides are solved whole",
                code="engine-unsupported",
                seats=conventions.seats,
                set=conventions.set,
            )
        self.conventions = conventions
        self.tables = tables_of(conventions)
        self.meta = started(self.tables, ()).meta
        tiles = tuple(int(tile) for tile in self.tables.in_play)
        self.worlds = np.array(
            list(_deals(tiles, conventions.seats, conventions.hand)), dtype=np.uint64
        )
        self.weights = np.full(len(self.worlds), 1 / len(self.worlds))
        self.tree = game_tree(self.tables, self.worlds, self.meta)
        self._samples: Numbers | None = None

    # ---------------------------------------------------------------- policies
    def uniform(self) -> Reals:
        """Return the policy of a player who takes any legal act alike."""
        counts = np.diff(self.tree.first)
        return np.repeat(1 / counts, counts)

    def solve(self, *, within: float = 1e-5, most: int = 5000) -> tuple[Reals, float, int]:
        """Return a policy near equilibrium, its exploitability, and the iterations that it took.

        ``within``: marks a deal at which to stop; ``most``: iterations at most.
        """
        regrets, totals = np.zeros(len(self.tree.acts)), np.zeros(len(self.tree.acts))
        policy, mean = np.zeros(len(self.tree.acts)), np.zeros(len(self.tree.acts))
        done, left = 0, float("inf")
        while left > within and done < most:
            iterate(self.tree, self.weights, regrets, totals, policy, done + 1, STEP)
            done += STEP
            average(self.tree, totals, mean)
            left = self.exploitability(mean)
        return mean, left, done

    # ---------------------------------------------------------------- measuring
    def value(self, policy: Reals) -> float:
        """Return what side 1 marks beyond side 2, a deal, when all play by a policy."""
        return float(expected(self.tree, self.weights, policy))

    def against(self, policy: Reals, other: Reals) -> float:
        """Return what a policy marks beyond another, a deal, the mean over who leads."""
        side = (self.tree.seat & 1)[np.repeat(np.arange(len(self.tree.seat)), self._counts)]
        as_first = self.value(np.where(side == 0, policy, other))
        as_second = self.value(np.where(side == 0, other, policy))
        return (as_first - as_second) / 2

    @property
    def _counts(self) -> Numbers:
        return np.diff(self.tree.first)

    def exploitability(self, policy: Reals) -> float:
        """Return what the best answer to a policy gains, marks a deal, the mean over two seats.

        Two hands only: what partners could gain depends on what they tell each other (``teams``).
        """
        return (self.answered(policy, 1) + self.answered(policy, 2)) / 2

    def answered(self, policy: Reals, mask: int) -> float:
        """Return what the best answer of some seats (a mask) makes of a deal for their side."""
        best = np.zeros(len(self.tree.seat), dtype=np.int64)
        tree = self.tree
        return float(answer(tree, tree.info, tree.first, self.weights, policy, mask, best))

    # ---------------------------------------------------------------- asking a player
    def reached(self, policy: Reals) -> NDArray[np.bool_]:
        """Return, by information set, whether the seat may come there by its own play."""
        found = np.zeros(len(self.tree.seat), dtype=np.bool_)
        own, other = np.zeros(len(self.tree.info)), np.zeros(len(self.tree.info))
        for seat in range(self.conventions.seats):
            reach(self.tree, self.weights, policy, 1 << seat, own, other)
            mine = (own > 0) & (self.tree.seat[self.tree.info] == seat)
            found[self.tree.info[mine]] = True
        return found

    def history(self, number: int) -> list[int]:
        """Return the acts of a public history, forced ones and passes among them."""
        acts: list[int] = []
        while (act := int(self.tree.act[number])) >= 0:
            acts.append(act)
            number = int(self.tree.parent[number])
        return acts[::-1]

    def view(self, known: int) -> View:
        """Return what the seat to act sees at an information set."""
        if self._samples is None:
            self._samples = self._worlds_of_sets()
        tiles = move_table(self.conventions.set).tiles
        hands = [int(hand) for hand in self.worlds[self._samples[known]]]
        rest = int(self.tables.everything) & ~sum(hands)
        deal = Deal(
            self.conventions,
            [[tiles[tile] for tile in bits(hand)] for hand in hands],
            [tiles[tile] for tile in bits(rest)],
        )
        table = move_table(self.conventions.set)
        for act in self.history(int(self.tree.history[known])):
            deal.push(table[act])
        return deal.view(int(self.tree.seat[known]) + 1)

    def _worlds_of_sets(self) -> Numbers:
        """Return, by information set, one deal that may be there."""
        found = np.zeros(len(self.tree.seat), dtype=np.int64)
        deal_of_sets(self.tree, len(self.worlds), found)
        return found

    def put(self, policy: Reals, known: int, mixture: Mapping[int, float]) -> None:
        """Write what a player does at an information set, chances by action number.

        On equal ends what is laid right stands for the same laid left.

        Raises:
            ValueError: an act is not legal there, or the chances do not sum to 1.
        """
        low, high = int(self.tree.first[known]), int(self.tree.first[known + 1])
        acts = [int(act) for act in self.tree.acts[low:high]]
        policy[low:high] = 0
        for act, chance in mixture.items():
            place = act if act in acts else act & ~2
            policy[low + acts.index(place)] += chance
        if abs(policy[low:high].sum() - 1) > 1e-9:  # noqa: PLR2004
            raise ValueError(f"chances that do not sum to 1: {dict(mixture)}")

    def sizes(self) -> dict[str, int]:
        """Return the size of the game in numbers, for a table of results."""
        return {
            "deals": len(self.worlds),
            "points": self.tree.states,
            "nodes": len(self.tree.info),
            "sets": len(self.tree.seat),
        }


def _deals(tiles: tuple[int, ...], seats: int, size: int) -> Iterator[tuple[int, ...]]:
    """Yield the hands of every deal, masks by seat."""
    if seats == 0:
        yield ()
        return
    for hand in combinations(tiles, size):
        rest = tuple(tile for tile in tiles if tile not in hand)
        mask = sum(1 << tile for tile in hand)
        for others in _deals(rest, seats - 1, size):
            yield (mask, *others)
