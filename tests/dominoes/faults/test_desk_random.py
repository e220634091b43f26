"""Properties of old tables with random faults and claims, under every code."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede.dominoes import presets
from palamede.dominoes.errors import IllegalMoveError
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.oldevents import apply_event
from palamede.dominoes.tiles import Tile
from tests.dominoes.faults.tables import (
    TABLES,
    Event,
    all_tiles,
    any_code,
    finish,
    open_desk,
    run,
    twin_of,
)

SEEDS = st.integers(min_value=0, max_value=2**32)


def table(seed: int, *, wrong: bool = True) -> tuple[Desk, random.Random]:
    rng = random.Random(seed)
    name, players = rng.choice(TABLES)
    agreed = presets.conventions(name, players=players)
    return open_desk(agreed, rng, any_code(rng), wrong=wrong), rng


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS)
def test_tiles_are_conserved_and_accounts_sum_to_nought(seed: int) -> None:
    """Through every event, and to the end after the count."""
    desk, rng = table(seed)
    for _ in range(60):
        run_one = run(desk, rng, erring=0.3) if rng.random() < 0.05 else []
        assert all_tiles(desk.deal) == sorted(desk.deal.conventions.tiles)
        assert sum(desk.accounts) == 0
        if run_one:
            break
    run(desk, rng)
    if desk.deal.over is None or desk.waiting:
        for claim in desk.waiting:
            desk.choose(claim)
    finish(desk)

    assert all_tiles(desk.deal) == sorted(desk.deal.conventions.tiles)
    assert sum(desk.accounts) == 0
    assert desk.deal.outcome() is not None
    assert desk.noted == () and desk.waiting == ()


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS)
def test_nothing_is_ruled_that_was_not_claimed(seed: int) -> None:
    """Every ruling answers a claim, and without claims nothing is changed at all."""
    desk, rng = table(seed)
    script = run(desk, rng)
    claimed = {event["n"] for event in desk.events if event["type"] == "claimed"}
    ruled = {event["claim"] for event in desk.events if event["type"] == "ruled"}
    assert ruled <= claimed
    assert len(claimed) == sum(event["type"] == "claimed" for event in script)
    if not claimed:
        deal = desk.deal
        assert (deal.barred, deal.penalties, deal.called) == (frozenset(), (), None)
        assert deal.over not in ("void", "stopped")


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS)
def test_the_record_of_a_deal_reads_to_the_same_rulings_and_marks(seed: int) -> None:
    """What happened, with the tiles drawn by chance, gives the same deal again."""
    desk, rng = table(seed)
    script = run(desk, rng)
    for claim in desk.waiting:
        desk.choose(claim)
        script.append({"type": "answered", "claim": claim.n, "option": claim.option})
    picks = {
        (event["type"], event.get("n", event.get("claim"))): event["picks"]
        for event in desk.events
        if "picks" in event
    }
    twin, number = twin_of(desk), 0
    for event in script:
        told = dict(event)
        if told["type"] == "claimed":
            number += 1
            told |= {"picks": picks.get(("claimed", number))}
        elif told["type"] == "answered":
            told |= {"picks": picks.get(("answered", told["claim"]))}
        twin.apply(told)

    assert [event["type"] for event in twin.events] == [event["type"] for event in desk.events]
    assert (twin.deal._play, twin.deal._standing) == (desk.deal._play, desk.deal._standing)
    finish(desk)
    finish(twin)
    rulings = [claim.ruling for claim in desk.claims]
    assert [claim.ruling for claim in twin.claims] == rulings
    assert twin.deal.outcome() == desk.deal.outcome()
    assert twin.accounts == desk.accounts


def permuted(
    start: Desk, script: list[Event], seat: int, rng: random.Random
) -> tuple[list[list[Tile]], list[Tile]]:
    """The start of a deal with tiles exchanged so that this seat and the table see no difference.

    Those that they have never seen, and for others what was held from the start and what was drawn
    before either was laid or shown.
    """
    desk = twin_of(start)
    appears: dict[Tile, int] = {}
    drawn: list[tuple[int, int, Tile]] = []
    for place, event in enumerate(script):
        desk.apply(event)
        if event["type"] in ("laid", "shown", "said_domino"):
            appears.setdefault(Tile.parse(event["tile"]), place)
        elif event["type"] == "drew":
            tile = desk.deal.plies[-1].tile
            assert tile is not None
            drawn.append((place, event["seat"], tile))
    deal = desk.deal
    known = {*appears, *deal.hand(seat), *deal.start_hands[seat - 1]}
    mine = {tile for _, who, tile in drawn if who == seat}  # also those that went back since
    known |= mine
    known |= {tile for shown in deal.seen_tiles.values() for tile in shown}
    hidden = [tile for tile in deal.conventions.tiles if tile not in known]
    other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    hands = [[other.get(tile, tile) for tile in hand] for hand in deal.start_hands]
    stock = [other.get(tile, tile) for tile in deal.start_stock]
    times = Counter(tile for _, _, tile in drawn)
    for place, who, tile in drawn:
        later = [t for t in hands[who - 1] if appears.get(t, len(script)) > place and t not in mine]
        if who == seat or tile in mine or times[tile] > 1 or not later:
            continue
        slot, held = deal.start_stock.index(tile), rng.choice(later)
        hands[who - 1][hands[who - 1].index(held)], stock[slot] = stock[slot], held
    return hands, stock


def seen_by(desk: Desk, seat: int) -> object:
    """All that this seat is told: its choices, claims, facts, rulings and the public state."""
    deal, seats = desk.deal, range(1, desk.deal.conventions.seats + 1)
    return (
        deal.choices(seat),
        [desk.claimable_of(one, other) for one in seats for other in seats],
        [(claim.noted, claim.moment, claim.ruling, claim.waiting) for claim in desk.claims],
        [desk.facts(claim, public=True) for claim in desk.claims if claim.ruling is None],
        (deal.turn, deal.over, deal.chain, deal.counts, deal.barred, deal.penalties),
        (deal.obligations, dict(deal.open_tiles), dict(deal.seen_tiles), deal.called),
        [len(hand) for hand in deal.hands],
    )


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@given(seed=SEEDS)
def test_what_a_seat_may_do_and_is_told_does_not_depend_on_hidden_tiles(seed: int) -> None:
    """Tiles that it has not seen are exchanged; every event of the deal leaves it the same."""
    desk, rng = table(seed, wrong=False)
    script = run(desk, rng, erring=0.35)
    played, desk = script, twin_of(desk)
    script = []
    for event in played:
        desk.apply(event)
        if desk.deal.hands_open:  # at the count everybody sees everything
            break
        script.append(event)
    seat = rng.randint(1, desk.deal.conventions.seats)
    hands, stock = permuted(desk, script, seat, rng)
    one, other = twin_of(desk), twin_of(desk, hands, stock)
    for event in script:
        one.apply(event)
        try:
            other.apply(event)
        except IllegalMoveError:
            if not one.deal.forbidden:
                raise
            return  # another seat's forced tile is its own affair
        assert seen_by(one, seat) == seen_by(other, seat)


@settings(max_examples=40, deadline=None)
@given(seed=SEEDS)
def test_events_of_the_table_fold_without_the_desk(seed: int) -> None:
    """The plays and the steps of the rulings alone make the same tiles, for who only looks on."""
    desk, rng = table(seed)
    plain = twin_of(desk).deal
    told = 0
    for event in run_in_steps(desk, rng):
        if event["type"] in ("claimed", "answered"):
            for each in desk.events[told:]:
                apply_event(plain, each)
        else:
            apply_event(plain, event)
        told = len(desk.events)
        assert plain._play == desk.deal._play


def run_in_steps(desk: Desk, rng: random.Random):  # type: ignore[no-untyped-def]
    from tests.dominoes.faults.tables import random_event

    for _ in range(120):
        event = random_event(desk, rng, 0.3)
        if event is not None:
            desk.apply(event)
            yield event
