"""Tables of every game for every number of players, and moments of choice at them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Partie
from palamede.dominoes.view import View
from palamede.engine import players

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


def moments(
    conventions: Conventions, seed: str, deals: int = 1, *, asked: bool = True
) -> Iterator[tuple[Deal, View]]:
    """Yield each turn of some deals, which the players play in turn, with the view of its seat.

    ``asked``: only those turns at which there is a choice.
    """
    for number in range(deals):
        rng = Random(f"{seed}/{number}")
        deal = Partie(conventions).serve(rng)
        while (seat := deal.turn) is not None:
            view = deal.view(seat)
            if not asked or len(view.legal_moves) > 1:
                yield deal, view
            name = players.NAMES[(number + len(deal.move_stack)) % len(players.NAMES)]
            deal.push(players.get(name).choose(view, rng))
