"""At an old table where nobody errs, everything is as at the strict table."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from palamede.dominoes.deal import Deal
from palamede.dominoes.faults.old import OldDeal
from tests.dominoes.any_deal import any_deal
from tests.dominoes.test_properties import SEEDS, every_table, random_deal


def old_of(deal: Deal) -> OldDeal:
    """The same tiles on an old table."""
    return OldDeal(
        deal.conventions,
        deal.start_hands,
        deal.start_stock,
        leader=deal.leader,
        scores=deal.scores,
        dead=deal.dead,
        forced_lead=deal.forced_lead,
    )


def play_both(deal: Deal, rng: random.Random) -> OldDeal:
    """Play both tables by the same random legal moves, comparing them all the way."""
    old = old_of(deal)
    while deal.turn is not None:
        assert old.turn == deal.turn
        moves = set(old.choices(deal.turn))
        assert set(deal.legal_moves) <= moves
        move = rng.choice(list(deal.legal_moves))
        seat = deal.turn
        deal.push(move)
        made = next(ply for ply in reversed(deal.plies) if not ply.closing)
        old.push(seat, move, announced=made.count)  # who errs in nothing says what he marks
        assert (old.hands, old.stock, old.drawable) == (deal.hands, deal.stock, deal.drawable)
        assert (old.chain, old.ends, old.counts) == (deal.chain, deal.ends, deal.counts)
        assert old.plies[-1].fits
    while old.over is None:  # nobody can go on: everybody says so in turn
        assert old.turn is not None
        old.pass_(old.turn)
    told = [(ply.seat, ply.move, ply.tile, ply.count) for ply in old.plies]
    assert told == [(ply.seat, ply.move, ply.tile, ply.count) for ply in deal.plies]
    assert old.outcome() == deal.outcome()
    return old


@every_table
@settings(max_examples=8, deadline=None)
@given(seed=SEEDS)
def test_where_nobody_errs_play_turns_and_marks_are_those_of_the_strict_table(
    name: str, players: int, seed: int
) -> None:
    """Every playable preset, with every number of players."""
    rng = random.Random(seed)
    play_both(random_deal(name, players, rng), rng)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(min_value=0, max_value=2**32))
def test_the_same_for_tables_of_every_kind(seed: int) -> None:
    """Matador, one end, counts that end the partie in mid-deal, forced leads, dead hands."""
    rng = random.Random(seed)
    play_both(any_deal(rng), rng)


@settings(max_examples=30, deadline=None)
@given(seed=SEEDS)
def test_taking_back_every_event_comes_to_the_start(seed: int) -> None:
    """``pop`` undoes whatever was done."""
    rng = random.Random(seed)
    old = play_both(any_deal(rng), rng)
    start, events = old_of_start(old), len(old._stack)
    for _ in range(events):
        old.pop()
    assert (old._play, old._standing) == (start._play, start._standing)


def old_of_start(old: OldDeal) -> OldDeal:
    return OldDeal(
        old.conventions,
        old.start_hands,
        old.start_stock,
        leader=old.leader,
        scores=old.scores,
        dead=old.dead,
        forced_lead=old.forced_lead,
    )
