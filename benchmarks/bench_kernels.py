"""Random playouts of the general kernel against its C twin and the packages, on one core.

Four hands of seven tiles, blocked, partners: deals, legal moves, passes and marks included. Goals,
in the same run: at least 250 times ``dominoes`` 6.1.0 and 700 times OpenSpiel's team dominoes, at
least 700 times its block dominoes in the game of two hands; at most 1.3 times what the C twin takes
(where there is a gcc). A thousand playouts are checked against the rules before. Seconds are those
of the processor.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import dominoes
import numpy as np
import pyspiel
from open_spiel.python.games import block_dominoes, team_dominoes  # noqa: F401 - registers them

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.moves import move_table
from palamede.engine.kernel.chance import stream
from palamede.engine.kernel.compiled import compiled
from palamede.engine.kernel.playout import deal_out, many, play_out
from palamede.engine.kernel.state import LEADER, META, State, settle
from palamede.engine.kernel.tables import tables_of

sys.path.insert(0, str(Path(__file__).parent))
from _side_by_side import measure  # noqa: E402
from _twins import PlayoutTwin, found  # noqa: E402

FOUR = presets.conventions("voleur", hand=7)
TWO = presets.conventions("tete_a_tete")
CHECKED = 1000
DEALS = 300_000
PEER_DEALS = 200
TWIN_GOAL = 1.3
SEED = 1

Peer = tuple[Callable[[], None], int, int]
"""How another plays, how many deals that is, and how many times as fast we are to be."""


@compiled
def one(
    tables: Any, hands: Any, stock: Any, meta: Any, seed: Any, number: Any, first: Any, log: Any
) -> None:
    """Play the deal of a number of a seed as ``many`` does; ``first``: the hands as taken."""
    order = tables.in_play.copy()
    word = deal_out(tables, order, hands, stock, meta, stream(seed, number))
    first[:] = hands
    play_out(tables, hands, stock, meta, word, log)


def check(table: Conventions) -> None:
    """Replay a thousand playouts by the rules; raise if one of them breaks them."""
    tables = tables_of(table)
    tiles = move_table(table.set).tiles
    total, summed = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
    for number in range(CHECKED):
        state = State(
            tables,
            np.zeros(4, dtype=np.uint64),
            np.zeros(table.stock_size, dtype=np.uint8),
            np.zeros(META, dtype=np.int64),
        )
        first = np.zeros(4, dtype=np.uint64)
        log = np.zeros(256, dtype=np.int64)
        one(*state, SEED, number, first, log)
        deal = Deal(
            table,
            [
                [tile for index, tile in enumerate(tiles) if int(hand) >> index & 1]
                for hand in first[: table.seats]
            ],
            [tiles[int(index)] for index in state.stock],
            leader=int(state.meta[LEADER]) + 1,
        )
        for action in log[1 : log[0] + 1]:
            deal.push(int(action))  # which refuses what is not legal
        outcome = deal.outcome()
        marks = np.zeros(4, dtype=np.int64)
        settle(tables, state.hands, state.meta, marks)
        assert outcome is not None and tuple(marks[: table.sides_count]) == outcome.marks
        summed += marks
    many(tables, 0, CHECKED, SEED, total)
    assert total.tolist() == summed.tolist(), "the batch is not its playouts"


def by_kernel(table: Conventions) -> None:
    """Play a batch."""
    many(tables_of(table), 0, DEALS, SEED, np.zeros(4, dtype=np.int64))


def by_package() -> None:
    """Play fewer deals with ``dominoes``."""
    random.seed(1)
    for _ in range(PEER_DEALS):
        game = dominoes.Game.new()
        while game.result is None:
            game.make_move(*random.choice(game.valid_moves))


def by_open_spiel(name: str) -> None:
    """Play fewer deals with OpenSpiel."""
    rng = random.Random(1)
    game = pyspiel.load_game(name)
    for _ in range(PEER_DEALS // 4):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        state.returns()


def compare(
    title: str, table: Conventions, peers: dict[str, tuple[Callable[[], None], int, int]]
) -> bool:
    """Print rates; return whether all goals are met. A peer: how, deals, times that are asked."""
    check(table)
    rivals: dict[str, Callable[[], object]] = {"kernel": partial(by_kernel, table)}
    amounts = {"kernel": DEALS}
    if found():
        twin = PlayoutTwin(tables_of(table))
        ours, theirs = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
        assert many(tables_of(table), 0, 10_000, SEED, ours) == twin.many(0, 10_000, SEED, theirs)
        assert ours.tolist() == theirs.tolist(), "kernel and twin differ"
        rivals["C twin"] = lambda: twin.many(0, DEALS, SEED, np.zeros(4, dtype=np.int64))
        amounts["C twin"] = DEALS
    for name, (how, amount, _) in peers.items():
        rivals[name] = how
        amounts[name] = amount
    seconds = measure(rivals, clock=time.process_time)
    rates = {name: amounts[name] / taken for name, taken in seconds.items()}
    print(f"{title}; {CHECKED} checked by the rules (processor time, medians of five)")
    met = True
    for name, rate in rates.items():
        times = rates["kernel"] / rate
        goal = ""
        if name == "C twin":
            goal = f"goal at most {TWIN_GOAL}"
            met = met and times**-1 <= TWIN_GOAL
        elif name in peers:
            goal = f"goal {peers[name][2]}"
            met = met and times >= peers[name][2]
        print(f"  {name:30} {rate:14,.0f} deals/s   kernel is {times:9.2f} times as fast  {goal}")
    return met


def main() -> int:
    """Measure, print, and return 1 if a goal is missed."""
    four = compare(
        "Playouts, four hands of seven, partners",
        FOUR,
        {
            "dominoes": (by_package, PEER_DEALS, 250),
            "OpenSpiel team dominoes": (
                partial(by_open_spiel, "python_team_dominoes"), PEER_DEALS // 4, 700
            ),
        },
    )  # fmt: skip
    two = compare(
        "Playouts, two hands of seven",
        TWO,
        {
            "OpenSpiel block dominoes": (
                partial(by_open_spiel, "python_block_dominoes"), PEER_DEALS // 4, 700
            ),
        },
    )  # fmt: skip
    return int(not (four and two))


if __name__ == "__main__":
    sys.exit(main())
