"""Tables of every game for every number of players, and moments of choice at them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Partie
from palamede.dominoes.view import View
from palamede.engine import players
from palamede.engine.budget import Budget
from palamede.engine.players import Player

BY_RULE = ("random", "greedy", "classical")
"""The players that do not search."""

TABLES: dict[str, Conventions] = {
    f"{preset.name}-{number}": preset.conventions(number)
    for preset in presets.PRESETS.values()
    for number in preset.players
}
"""Each preset for each number of players."""

CHANGED: dict[str, Conventions] = {
    f"{name}-{number} {' '.join(settings)}": presets.conventions(name, settings, players=number)
    for name, number, settings in (
        ("tete_a_tete", 2, ["layout=one_end"]),
        ("tete_a_tete", 2, ['removed=["0-0","6-6"]', "draw=until", "undrawable=2"]),
        ("poule", 4, ["first_lead=highest_double", "hand=7"]),
        ("poule", 5, ["set=12", "hand=9"]),
        ("matador", 4, ["matador=lengthwise"]),
        ("matador_9", 2, ["hand=20"]),
        ("cinq_partout", 4, ["sides=partners", "draw=until"]),
        ("trois_partout", 2, ["layout=one_end", "pay_out=opponents", "rounding=nearest_5"]),
        ("voleur", 4, ["goal=most"]),
    )
}
"""Games of the books with changed rules."""


def within(name: str, nodes: int) -> Player:
    """Return the player of a name; one that searches gets so many nodes."""
    player = players.get(name)
    limited = getattr(player, "with_budget", None)
    return player if limited is None else cast(Player, limited(Budget(nodes=nodes)))


def moments(
    conventions: Conventions, seed: str, deals: int = 1, *, asked: bool = True
) -> Iterator[tuple[Deal, View]]:
    """Yield each turn of some deals, with the view of its seat; the players by rule play in turn.

    ``asked``: only those turns at which there is a choice.
    """
    for number in range(deals):
        rng = Random(f"{seed}/{number}")
        deal = Partie(conventions).serve(rng)
        while (seat := deal.turn) is not None:
            view = deal.view(seat)
            if not asked or len(view.legal_moves) > 1:
                yield deal, view
            name = BY_RULE[(number + len(deal.move_stack)) % len(BY_RULE)]
            deal.push(players.get(name).choose(view, rng))
