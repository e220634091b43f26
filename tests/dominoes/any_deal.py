"""Random deals of every kind: all presets, many conventions, first and later deals, dead hands."""

from __future__ import annotations

import random

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.dealing import mix, opening_lead
from palamede.dominoes.errors import ConventionError
from tests.dominoes.lockstep import conventions, random_changes


def any_conventions(rng: random.Random) -> Conventions:
    """A preset as it is, changed at random, or a table larger than any preset seats."""
    if rng.random() < 0.1:
        players = rng.randint(7, 12)
        return Conventions(players=players, set=rng.choice([9, 12, 18]), hand=rng.randint(1, 4))
    while True:
        name = rng.choice(list(presets.PRESETS))
        players = rng.choice(presets.get(name).players)
        changes = random_changes(rng) if rng.random() < 0.7 else {}
        if rng.random() < 0.2 and players in (3, 4):
            changes["sides"] = {3: "dead_hand", 4: "partners"}[players]
        try:
            return conventions(name, players, changes)
        except ConventionError:
            continue


def small_conventions(rng: random.Random) -> Conventions:
    """The same of at most four seats and double-nine: views of larger tables take long to read."""
    while True:
        agreed = any_conventions(rng)
        if agreed.seats <= 4 and agreed.set <= 9:
            return agreed


def any_deal(rng: random.Random, *, agreed: Conventions | None = None) -> Deal:
    """A deal before its lead; whether the lead is forced does not always follow from the rest."""
    agreed = agreed or any_conventions(rng)
    tiles = mix(agreed.tiles, rng)
    size = agreed.hand
    hands = [tiles[seat * size : (seat + 1) * size] for seat in range(agreed.seats)]
    leader, forced = rng.randint(1, agreed.seats), None
    if agreed.first_lead == "highest_double" and rng.random() < 0.7:
        leader, forced = opening_lead(agreed, hands)
    elif rng.random() < 0.1:
        forced = rng.choice(hands[leader - 1])
    later = rng.random() < 0.5
    return Deal(
        agreed,
        hands,
        tiles[agreed.seats * size :],
        leader=leader,
        scores=[rng.randrange(-20, 10**9) if later else 0 for _ in range(agreed.sides_count)],
        forced_lead=forced,
        dead=rng.randint(1, 4) if agreed.sides == "dead_hand" else None,
    )


def play_on(deal: Deal, rng: random.Random, most: int | None = None) -> Deal:
    """Play so many random moves, or to the end; returns the deal."""
    moves = rng.choice([0, 1, 3, 10, 1000]) if most is None else most
    while moves and deal.turn is not None:
        deal.push(rng.choice(deal.legal_moves))
        moves -= 1
    return deal
