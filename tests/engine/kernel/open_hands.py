"""Small two-sided games, and the value of their positions by looking at every play to the end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Partie
from palamede.engine.kernel.compiled import compiled
from palamede.engine.kernel.state import OVER, TURN, State, apply, legal, settle, state_of
from tests.engine.tables import TABLES

SMALL: dict[str, Conventions] = {
    f"{name}-{players} {' '.join(settings)}": presets.conventions(name, settings, players=players)
    for name, players, settings in (
        ("tete_a_tete", 2, ["set=3", "hand=4"]),
        ("tete_a_tete", 2, ["set=4", "hand=4"]),
        ("tete_a_tete", 2, ["set=9", "hand=4"]),
        ("tete_a_tete", 2, ["set=3", "hand=4", "layout=one_end"]),
        ("tete_a_tete", 2, ["set=4", "hand=4", "first_lead=highest_double"]),
        ("peche", 2, ["set=2", "hand=2"]),
        ("peche", 2, ["set=3", "hand=3"]),
        ("peche", 2, ["set=3", "hand=3", "undrawable=2"]),
        ("domino", 2, ["set=3", "hand=4"]),
        ("qui_perd_gagne", 2, ["set=3", "hand=4"]),
        ("matador", 2, ["set=3", "hand=2"]),
        ("matador", 2, ["set=4", "hand=2"]),
        ("matador", 2, ["hand=3", "draw=none"]),
        ("matador", 2, ["hand=3", "draw=none", "matador=lengthwise"]),
        ("matador", 4, ["hand=3", "draw=none", "sides=partners"]),
        ("matador_9", 2, ["hand=4", "draw=none"]),
        ("cinq_partout", 2, ["set=4", "hand=4"]),
        ("cinq_partout", 2, ["hand=4", "target=6"]),
        ("cinq_partout", 2, ["hand=4", "target=10", "unit=1"]),
        ("cinq_partout", 2, ["set=3", "hand=3", "draw=until", "target=5"]),
        ("cinq_partout", 4, ["set=4", "hand=3", "sides=partners", "target=5"]),
        ("trois_partout", 2, ["set=4", "hand=4"]),
        ("trois_partout", 2, ["set=3", "hand=3", "target=8"]),
        (
            "trois_partout",
            2,
            ["set=3", "hand=4", "layout=one_end", "pay_out=opponents", "rounding=nearest_5"],
        ),
        ("voleur", 4, ["set=3", "hand=2"]),
        ("voleur", 4, ["set=4", "hand=3"]),
        ("voleur", 4, ["set=4", "hand=3", "goal=most"]),
        (
            "voleur",
            4,
            ["set=4", "hand=3", "pay_out=all", "pay_block=winner_own", "blocked_tie=primacy"],
        ),
        ("voleur", 4, ["set=4", "hand=3", "pay_out=all", "rounding=nearest_5"]),
        ("voleur", 4, ["set=3", "hand=2", "draw=until"]),
        ("voleur_mort", 3, ["set=4", "hand=3"]),
    )
}
"""Every rule of two sides that the solver reads, on deals that brute force can follow."""

WHOLE: dict[str, Conventions] = {
    name: table for name, table in TABLES.items() if table.sides_count == 2 and table.seats <= 4
} | {
    "voleur-4 set=9 hand=1 draw=until": presets.conventions(
        "voleur", ["set=9", "hand=1", "draw=until"], players=4
    ),
    "matador-4 sides=partners": presets.conventions("matador", ["sides=partners"], players=4),
}
"""The presets of two sides as they are, and two games whose keys take three words."""


MOST = 3_000
"""Positions that brute force looks at before it gives up."""


@compiled
def value_of(tables: Any, hands: Any, stock: Any, meta: Any, left: Any) -> Any:
    """Return the value of a position for side 0; every play is looked at, ``left[0]`` at most."""
    left[0] -= 1
    if left[0] < 0:
        return 0
    if meta[OVER] != 0:
        marks = np.zeros(4, dtype=np.int64)
        settle(tables, hands, meta, marks)
        return marks[0] - marks[1]
    moves = np.empty(256, dtype=np.int64)
    found = legal(tables, hands, stock, meta, moves)
    best = -(1 << 40)
    sign = 1 - 2 * (meta[TURN] % 2)
    for at in range(found):
        mine, now = hands.copy(), meta.copy()
        apply(tables, mine, stock, now, moves[at])
        best = max(best, sign * value_of(tables, mine, stock, now, left))
    return sign * best


def brute_values(state: State, most: int = MOST) -> dict[int, int] | None:
    """Return the value of each legal act for the side to move, None if that takes too long."""
    sign = 1 - 2 * int(state.meta[TURN] % 2)
    values = {}
    left = np.array([most])
    for action in actions_of(state):
        after = state.copy()
        apply(*after, action)
        values[action] = sign * int(value_of(*after, left))
    return values if left[0] >= 0 else None


def deal_value(deal: Deal) -> int:
    """Return the value of a deal for side 1, by the rules of ``palamede.dominoes`` alone."""
    outcome = deal.outcome()
    if outcome is not None:
        return outcome.marks[0] - outcome.marks[1]
    turn = deal.turn
    assert turn is not None
    values = []
    for move in tuple(deal.legal_moves):
        deal.push(move)
        values.append(deal_value(deal))
        deal.pop()
    return max(values) if turn % 2 else min(values)


def actions_of(state: State) -> list[int]:
    """Return the legal acts."""
    moves = np.empty(256, dtype=np.int64)
    return [int(action) for action in moves[: legal(*state, moves)]]


def dealt(conventions: Conventions, rng: random.Random) -> Deal:
    """Return a deal before its lead, at any score if counts can end the partie."""
    deal = Partie(conventions).serve(rng)
    if conventions.match_end != "reach":
        return deal
    return Deal(
        conventions,
        deal.start_hands,
        deal.start_stock,
        leader=deal.leader,
        scores=[rng.randrange(conventions.target) for _ in range(conventions.sides_count)],
        forced_lead=deal.forced_lead,
    )


def early(conventions: Conventions, seed: str, number: int) -> Iterator[Deal]:
    """Yield deals after none to three random moves that leave somebody to move."""
    rng = random.Random(seed)
    while number:
        deal = dealt(conventions, rng)
        for _ in range(rng.choice((0, 0, 1, 2, 3))):
            if deal.legal_moves:
                deal.push(rng.choice(deal.legal_moves))
        if deal.legal_moves:
            number -= 1
            yield deal


def late(conventions: Conventions, seed: str, number: int, most: int = MOST) -> Iterator[Deal]:
    """Yield deals of the full size near an end, as far from it as brute force can be asked."""
    rng = random.Random(seed)
    while number:
        deal = dealt(conventions, rng)
        while deal.legal_moves:
            deal.push(rng.choice(deal.legal_moves))
        deal.pop()
        last = deal.copy()
        for _ in range(rng.randint(0, 12)):
            if not deal.move_stack or brute_values(state_of(deal), most) is None:
                break
            last = deal.copy()
            deal.pop()
        if brute_values(state_of(last), most) is not None:
            number -= 1
            yield last
