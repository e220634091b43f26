"""The kernels play by the rules of ``palamede.dominoes``: moves, successors, outcome, marks."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.engine.kernel.compiled import compiled
from palamede.engine.kernel.state import (
    COUNTS,
    DRAWN,
    LEFT,
    OVER,
    PASSES,
    RIGHT,
    SCORES,
    TURN,
    apply,
    drawable,
    legal,
    pips_of,
    settle,
    started,
    state_of,
)
from palamede.engine.kernel.tables import UnsupportedError, tables_of
from tests.engine.kernel.open_hands import dealt
from tests.engine.tables import CHANGED, TABLES

PLAYED: dict[str, Conventions] = {
    name: table for name, table in (TABLES | CHANGED).items() if table.seats <= 4 and table.set <= 9
}
"""Each preset for each number of players up to four, and games with changed rules."""
ENDINGS = {"domino": 1, "reached": 2, "closed": 3}


@compiled
def traced(
    tables: Any, hands: Any, stock: Any, meta: Any, actions: Any, moves: Any, told: Any
) -> None:
    """Play actions; before each and at the end write the legal ones and what the state tells."""
    for ply in range(actions.size + 1):
        told[ply, 0] = legal(tables, hands, stock, meta, moves[ply])
        told[ply, 1] = meta[LEFT]
        told[ply, 2] = meta[RIGHT]
        told[ply, 3] = meta[TURN]
        told[ply, 4] = meta[PASSES]
        told[ply, 5] = meta[DRAWN]
        told[ply, 6] = meta[OVER]
        told[ply, 7] = drawable(tables, stock, meta)
        for seat in range(tables.seats):
            told[ply, 8 + seat] = hands[seat]
            told[ply, 12 + seat] = pips_of(tables, hands[seat])
        for side in range(tables.sides):
            told[ply, 16 + side] = meta[COUNTS + side]
        if ply < actions.size:
            apply(tables, hands, stock, meta, actions[ply])


def position(deal: Deal) -> list[int]:
    """What ``traced`` writes, as the deal has it."""
    seats, sides = deal.conventions.seats, deal.conventions.sides_count
    return [
        len(deal.legal_moves),
        deal._left,
        deal._right,
        deal._turn,
        deal._passes,
        deal._drawn,
        deal._over,
        deal.drawable,
        *deal._hands,
        *[0] * (4 - seats),
        *deal.pips,
        *[0] * (4 - seats),
        *deal.counts,
        *[0] * (4 - sides),
    ]


def is_played_alike(conventions: Conventions, rng: random.Random) -> Deal:
    """A random deal goes the same way by the rules and by the kernels; returns it at its end."""
    deal = dealt(conventions, rng)
    start = state_of(deal)
    expected = [position(deal)]
    legal_moves = [[move.action for move in deal.legal_moves]]
    while deal.legal_moves:
        deal.push(rng.choice(deal.legal_moves))
        expected.append(position(deal))
        legal_moves.append([move.action for move in deal.legal_moves])
    actions = np.array([move.action for move in deal.move_stack], dtype=np.int64)
    told = np.zeros((len(expected), 20), dtype=np.int64)
    moves = np.zeros((len(expected), 256), dtype=np.int64)
    state = start.copy()
    traced(*state, actions, moves, told)
    assert told.tolist() == expected
    assert [row[: len(some)].tolist() for row, some in zip(moves, legal_moves, strict=True)] == (
        legal_moves
    )
    outcome = deal.outcome()
    assert outcome is not None
    assert state.meta[OVER] == ENDINGS[outcome.kind]
    marks = np.zeros(4, dtype=np.int64)
    winners = settle(state.tables, state.hands, state.meta, marks)
    assert tuple(marks[: conventions.sides_count]) == outcome.marks
    sides = {conventions.side_of(seat) for seat in outcome.winners}
    assert winners == sum(1 << side - 1 for side in sides)
    return deal


@pytest.mark.parametrize("name", PLAYED)
def test_random_deals_go_as_by_the_rules(name: str) -> None:
    """Legal moves, successors, outcome and marks, on forty random deals of each table."""
    rng = random.Random(name)
    for _ in range(40):
        is_played_alike(PLAYED[name], rng)


@pytest.mark.soak
@pytest.mark.parametrize("name", PLAYED)
def test_twenty_thousand_random_deals_go_as_by_the_rules(name: str) -> None:
    """The same on 20,000 deals of each table."""
    rng = random.Random(f"soak {name}")
    for _ in range(20_000):
        is_played_alike(PLAYED[name], rng)


def test_every_ending_is_among_the_deals_compared() -> None:
    """Games that go out, are closed and are reached; passes, draws and kept matadors."""
    kinds, acts = set(), set()
    for name in ("peche-2", "cinq_partout-2", "matador-2", "voleur-4"):
        rng = random.Random(name)
        for _ in range(60):
            deal = is_played_alike(PLAYED[name], rng)
            outcome = deal.outcome()
            assert outcome is not None
            kinds.add(outcome.kind)
            acts |= {ply.move.kind for ply in deal.plies if not ply.closing}
    assert kinds == {"domino", "closed", "reached"}
    assert acts == {"lay", "pass", "draw"}


def test_state_of_a_deal_is_where_it_stands() -> None:
    """A deal in the middle gives its state, which can be copied and played on."""
    deal = dealt(PLAYED["cinq_partout-2"], random.Random(1))
    for _ in range(5):
        deal.push(deal.legal_moves[0])
    state = state_of(deal)
    assert list(state.meta[SCORES : SCORES + 2]) == list(deal.scores)
    copy = state.copy()
    apply(*copy, deal.legal_moves[0].action)
    assert (copy.meta != state.meta).any()
    assert state_of(deal).meta.tolist() == state.meta.tolist()


def test_forced_tile_is_the_only_lead() -> None:
    """Where a tile must be led (DRAW-06) nothing else is legal."""
    tables = tables_of(PLAYED["tete_a_tete-2"])
    state = started(tables, [0b1111, 0b11110000], leader=1, forced=5)
    moves = np.zeros(256, dtype=np.int64)
    assert moves[: legal(*state, moves)].tolist() == [20]


@pytest.mark.parametrize("name", ["poule-5", "poule-6"])
def test_more_than_four_hands_are_refused(name: str) -> None:
    """The kernels play up to four hands, and say so."""
    with pytest.raises(UnsupportedError, match="up to 4 hands") as caught:
        tables_of(TABLES[name])
    assert caught.value.code == "engine-unsupported"
