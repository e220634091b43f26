"""A short mark of how players play: as long as it is the same, what was measured of them stands.

It is made of what they choose at some positions of the game, a time to think replaced by nodes. So
a change of the code that changes no act loses no hours of measuring, and one that changes how a
player plays begins anew. That the code has become quicker or slower it does not tell. The frozen
yardsticks, whose acts are held still by a test, are marked by their names.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Final

from palamede.arena.contenders import close, contender
from palamede.arena.limit.entrants import mixture_of
from palamede.arena.omniscient import Omniscient
from palamede.arena.strength.parts import Part, in_nodes, small_game
from palamede.arena.terms import Chance, Terms
from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Partie

__all__ = ["mark_of"]

POSITIONS: Final = 24
NODES: Final = 2000
FROZEN: Final = ("pimc", "rollout")


def mark_of(part: Part) -> str:
    """Return the mark of a part: of all its players by its rules.

    Raises:
        ArenaError: one of them cannot be seated.
    """
    digest = blake2b(digest_size=4)
    for name in part.players:
        if part.kind == "small":
            told = _mixtures(name, part.game)
        else:
            told = _acts(in_nodes(name, NODES), part.rules)
        digest.update(told.encode() + b"\0")
    return digest.hexdigest()


@functools.lru_cache(maxsize=256)
def _acts(name: str, rules: str) -> str:
    """Return what a player chooses at the positions, as text."""
    if name in FROZEN:
        return name
    conventions = presets.read(rules)
    player = contender(name, conventions, Terms())
    try:
        chosen = []
        for number, deal in enumerate(_positions(conventions)):
            if isinstance(player, Omniscient):
                move = player.choose_open(deal)
            else:
                move = player.choose(deal.view(deal.turn), Chance(number))
            chosen.append(str(move.action))
    finally:
        close(player)
    return f"{name} {' '.join(chosen)}"


@functools.lru_cache(maxsize=64)
def _mixtures(name: str, game: str) -> str:
    """Return how likely an entrant of a small game chooses each act at the positions, as text."""
    told = []
    for number, deal in enumerate(_positions(small_game(game).conventions)):
        mixture = mixture_of(name, deal.view(deal.turn), Random(number))
        told += [f"{act}:{chance:.3f}" for act, chance in sorted(mixture.items())]
    return f"{name} {' '.join(told)}"


def _positions(conventions: Conventions) -> Iterator[Deal]:
    """Yield positions early and late in deals, each with a choice."""
    number = found = 0
    while found < POSITIONS:
        number += 1
        rng = Random(f"mark/{number}")
        deal = Partie(conventions).serve(rng)
        for _ in range(number % (2 * conventions.hand)):
            if deal.turn is not None:
                deal.push(rng.choice(deal.legal_moves))
        if deal.turn is not None and len(deal.legal_moves) > 1:
            found += 1
            yield deal
