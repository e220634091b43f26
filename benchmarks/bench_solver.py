"""The exact solver against its C twin and against the alpha-beta of the package ``dominoes``.

Goals, in the same run on one core: whole deals of four hands of seven tiles, every first tile
valued, in at most 1.3 times what the C twin takes (where there is a gcc); late positions at least
50 times as fast as ``dominoes`` 6.1.0, which values the position alone while ours values every
move. Values and nodes are compared in the same run. Seconds are those of the processor.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import Any

import dominoes
import numpy as np

from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from palamede.dominoes.dealing import mix
from palamede.dominoes.moves import LEFT
from palamede.engine.kernel.state import State, legal, state_of
from palamede.engine.kernel.tables import tables_of
from palamede.engine.solver import Solver

sys.path.insert(0, str(Path(__file__).parent))
from _side_by_side import measure, report  # noqa: E402
from _twins import SolverTwin, found  # noqa: E402

TABLE = presets.conventions("voleur", hand=7, pay_out="all")
"""The game of the package; a solved deal takes as long whatever the winners mark."""
DEALS = 20
LATE = 10
LAID = 10
TWIN_GOAL = 1.3
PEER_GOAL = 50
BITS = 20


def deals(number: int, laid: int) -> list[Deal]:
    """Return deals after so many random tiles."""
    rng = random.Random(f"solver {laid}")
    made: list[Deal] = []
    while len(made) < number:
        tiles = mix(TABLE.tiles, rng)
        hands = [tiles[seat * 7 : seat * 7 + 7] for seat in range(4)]
        deal = Deal(TABLE, hands, leader=rng.randint(1, 4))
        while deal.legal_moves and sum(move.is_lay for move in deal.move_stack) < laid:
            deal.push(rng.choice(deal.legal_moves))
        while len(deal.legal_moves) == 1 and deal.legal_moves[0].is_pass:
            deal.push(deal.legal_moves[0])
        if deal.legal_moves:
            made.append(deal)
    return made


def acts(state: State) -> Any:
    """Return the legal actions."""
    moves = np.empty(256, dtype=np.int64)
    return moves[: legal(*state, moves)]


class Ours:
    """Solves all of some positions; keeps values and nodes."""

    def __init__(self, states: list[State]) -> None:
        self.solver = Solver(tables_of(TABLE), table_mb=16)
        self.states = states
        self.values: list[list[int]] = []
        self.nodes = 0

    def __call__(self) -> None:
        self.values, self.nodes = [], 0
        for state in self.states:
            done = self.solver.worlds(state.hands[None], state.stock[None], state.meta, acts(state))
            self.values.append(done.values[0].tolist())
            self.nodes += int(done.nodes[0])


class Twin:
    """The same in C."""

    def __init__(self, states: list[State]) -> None:
        self.twin = SolverTwin(tables_of(TABLE), BITS)
        self.states = states
        self.values: list[list[int]] = []
        self.nodes = 0

    def __call__(self) -> None:
        self.values, self.nodes = [], 0
        for state in self.states:
            values, nodes = self.twin.solve(state, acts(state))
            self.values.append(values)
            self.nodes += nodes


def game_of(deal: Deal) -> Any:
    """Return the game of the package that stands where a deal stands."""
    hands = [dominoes.Hand([dominoes.Domino(*tile) for tile in hand]) for hand in deal.start_hands]
    turn = deal.leader - 1
    leads = tuple((tile, True) for tile in hands[turn])
    game = dominoes.Game(dominoes.Board(), hands, [], turn, leads, turn, None)
    for move in deal.move_stack:
        if move.tile is not None:
            game.make_move(dominoes.Domino(*move.tile), move.end == LEFT)
    return game


class Theirs:
    """The values of positions for the first side by the alpha-beta of the package."""

    def __init__(self, positions: list[Deal]) -> None:
        self.positions = positions
        self.values: list[int] = []

    def __call__(self) -> None:
        # The search plays in the game that it is given; a game is made in no time beside it.
        games = [game_of(deal) for deal in self.positions]
        self.values = [dominoes.search.alphabeta(game)[1] for game in games]


def against_the_twin() -> bool:
    """Print how we compare with C; return whether the goal is met."""
    states = [state_of(deal) for deal in deals(DEALS, 0)]
    ours, twin = Ours(states), Twin(states)
    seconds = measure({"kernel": ours, "C twin": twin}, clock=time.process_time)
    assert (ours.values, ours.nodes) == (twin.values, twin.nodes), "kernel and twin differ"
    title = f"Exact values of all first tiles of {DEALS} whole deals, {ours.nodes:,} nodes"
    report(title, "nodes", seconds, ours.nodes, f"goal at most {TWIN_GOAL} times C")
    ratio = seconds["kernel"] / seconds["C twin"]
    print(
        f"  {seconds['kernel'] / DEALS * 1000:.1f} ms a deal; kernel takes {ratio:.2f} times what"
        " C takes"
    )
    return ratio <= TWIN_GOAL


def against_the_package() -> bool:
    """Print how we compare with the package; return whether the goal is met."""
    positions = deals(LATE, LAID)
    ours, theirs = Ours([state_of(deal) for deal in positions]), Theirs(positions)
    seconds = measure(
        {"kernel, every move": ours, "dominoes alphabeta": theirs}, clock=time.process_time
    )
    for deal, values, value in zip(positions, ours.values, theirs.values, strict=True):
        assert deal.turn is not None
        best = max(values) if deal.turn % 2 else -max(values)
        assert best == value, "the solvers differ"
    title = f"Exact values of {LATE} positions after {LAID} tiles"
    report(title, "positions", seconds, LATE, f"goal at least {PEER_GOAL} times")
    return seconds["dominoes alphabeta"] >= PEER_GOAL * seconds["kernel, every move"]


def main() -> int:
    """Measure, print, and return 1 if a goal is missed."""
    met = against_the_package()
    if found():
        met = against_the_twin() and met
    else:
        print("no gcc: the C twin is left out")
    return int(not met)


if __name__ == "__main__":
    sys.exit(main())
