"""Random play by the kernels: legal, uniform, the same for a seed, however a batch is cut."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from palamede.dominoes.dealing import opening_lead
from palamede.dominoes.moves import move_table
from palamede.engine.kernel.chance import stream
from palamede.engine.kernel.compiled import compiled
from palamede.engine.kernel.playout import deal_out, many, play_out
from palamede.engine.kernel.state import (
    FORCED,
    LEADER,
    META,
    OVER,
    State,
    settle,
    state_of,
)
from palamede.engine.kernel.tables import tables_of
from tests.engine.kernel.open_hands import dealt
from tests.engine.kernel.test_state import ENDINGS, PLAYED

MOST_ACTS = 400


@compiled
def played(
    tables: Any, hands: Any, stock: Any, meta: Any, seed: Any, number: Any, log: Any
) -> None:
    """Play a deal out at random with the chances of one number of a seed."""
    play_out(tables, hands, stock, meta, stream(seed, number), log)


@compiled
def served(
    tables: Any, hands: Any, stock: Any, meta: Any, seed: Any, number: Any, order: Any
) -> None:
    """Deal out with the chances of one number of a seed."""
    deal_out(tables, order, hands, stock, meta, stream(seed, number))


@compiled
def first_acts(
    tables: Any, hands: Any, stock: Any, meta: Any, seed: Any, games: Any, out: Any
) -> None:
    """Write the first act of many playouts of one position."""
    log = np.zeros(400, dtype=np.int64)
    for game in range(games):
        log[0] = 0
        mine = hands.copy()
        now = meta.copy()
        play_out(tables, mine, stock, now, stream(seed, game), log)
        out[game] = log[1]


def is_a_legal_game(deal: Deal, number: int) -> None:
    """A playout from where a deal stands is a legal game with its outcome and marks."""
    state = state_of(deal)
    silent = state.copy()
    log = np.zeros(MOST_ACTS, dtype=np.int64)
    played(*state, 7, number, log)
    for action in log[1 : log[0] + 1]:
        deal.push(int(action))
    outcome = deal.outcome()
    assert outcome is not None
    assert state.meta[OVER] == ENDINGS[outcome.kind]
    marks = np.zeros(4, dtype=np.int64)
    settle(state.tables, state.hands, state.meta, marks)
    assert tuple(marks[: deal.conventions.sides_count]) == outcome.marks
    assert state.hands[: len(deal._hands)].tolist() == deal._hands
    played(*silent, 7, number, np.zeros(0, dtype=np.int64))
    assert silent.hands.tolist() == state.hands.tolist()  # a log changes nothing
    again = np.zeros(4, dtype=np.int64)
    settle(silent.tables, silent.hands, silent.meta, again)
    assert again.tolist() == marks.tolist()


@pytest.mark.parametrize("name", PLAYED)
def test_logs_replay_by_the_rules(name: str) -> None:
    """Thirty playouts of each table, from the lead on and from the middle of a deal."""
    rng = random.Random(name)
    for number in range(30):
        deal = dealt(PLAYED[name], rng)
        for _ in range(rng.choice((0, 0, 1, 4, 9))):
            if deal.legal_moves:
                deal.push(rng.choice(deal.legal_moves))
        if deal.legal_moves:
            is_a_legal_game(deal, number)


@pytest.mark.soak
@pytest.mark.parametrize("name", PLAYED)
def test_twenty_thousand_logs_replay_by_the_rules(name: str) -> None:
    """The same 20,000 times for each table."""
    rng = random.Random(f"soak {name}")
    for number in range(20_000):
        is_a_legal_game(dealt(PLAYED[name], rng), number)


@pytest.mark.parametrize(
    "name",
    ["voleur-4", "tete_a_tete-2", "peche-2", "matador-2", "cinq_partout-2", "matador_9-2"],
)
def test_every_legal_move_is_equally_likely(name: str) -> None:
    """Ten thousand playouts of one position begin with every legal move alike."""
    rng = random.Random(f"uniform {name}")
    for plies in (0, 3):
        while True:
            deal = dealt(PLAYED[name], rng)
            for _ in range(plies):
                if deal.legal_moves:
                    deal.push(rng.choice(deal.legal_moves))
            if len(deal.legal_moves) > 2:
                break
        out = np.zeros(10_000, dtype=np.int64)
        first_acts(*state_of(deal), 3, len(out), out)
        seen = Counter(out.tolist())
        legal_moves = [move.action for move in deal.legal_moves]
        assert set(seen) == set(legal_moves)
        assert chisquare([seen[action] for action in legal_moves]).pvalue > 1e-4


@pytest.mark.parametrize("name", PLAYED)
def test_deals_are_whole_and_the_right_seat_leads(name: str) -> None:
    """Every deal served holds the tiles in play, and is led as its first deal is (DRAW-06)."""
    conventions = PLAYED[name]
    tables = tables_of(conventions)
    tiles = move_table(conventions.set).tiles
    leaders = set()
    for number in range(40):
        state = State(
            tables,
            np.zeros(4, dtype=np.uint64),
            np.zeros(conventions.stock_size, dtype=np.uint8),
            np.zeros(META, dtype=np.int64),
        )
        served(*state, 5, number, tables.in_play.copy())
        hands = [
            [tile for index, tile in enumerate(tiles) if int(hand) >> index & 1]
            for hand in state.hands[: conventions.seats]
        ]
        forced = int(state.meta[FORCED])
        deal = Deal(  # which refuses what is no deal
            conventions,
            hands,
            [tiles[int(index)] for index in state.stock],
            leader=int(state.meta[LEADER]) + 1,
            forced_lead=None if forced < 0 else tiles[forced],
        )
        leaders.add(deal.leader)
        if conventions.first_lead == "highest_double":
            assert (deal.leader, deal.forced_lead) == opening_lead(conventions, hands)
        else:
            assert deal.forced_lead is None
    assert leaders == set(range(1, conventions.seats + 1))


@pytest.mark.parametrize("name", ["voleur-4", "peche-2", "matador-3", "cinq_partout-2"])
def test_a_batch_may_be_cut_anywhere(name: str) -> None:
    """Parts of a batch add up to the whole."""
    tables = tables_of(PLAYED[name])
    whole, parts = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
    blocked = many(tables, 10, 500, 99, whole)
    cut = [
        many(tables, first, deals, 99, parts) for first, deals in ((10, 1), (11, 299), (310, 200))
    ]
    assert sum(cut) == blocked
    assert parts.tolist() == whole.tolist()
    other = np.zeros(4, dtype=np.int64)
    many(tables, 10, 500, 100, other)
    assert other.tolist() != whole.tolist()


def test_a_batch_is_its_deals() -> None:
    """``many`` marks what its deals give when they are served and played one by one."""
    conventions = presets.conventions("cinq_partout")
    tables = tables_of(conventions)
    total, blocked = np.zeros(4, dtype=np.int64), 0
    for number in range(200):
        one = np.zeros(4, dtype=np.int64)
        blocked += int(many(tables, number, 1, 4, one))
        total += one
    whole = np.zeros(4, dtype=np.int64)
    assert many(tables, 0, 200, 4, whole) == blocked
    assert whole.tolist() == total.tolist()


def test_the_same_seed_gives_the_same_deals_on_any_machine() -> None:
    """What a seed gave when this was written."""
    marks = np.zeros(4, dtype=np.int64)
    blocked = many(tables_of(presets.conventions("voleur", hand=7)), 0, 1000, 1, marks)
    assert (blocked, marks.tolist()) == (263, [10427, 10276, 0, 0])
