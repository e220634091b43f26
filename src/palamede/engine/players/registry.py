"""The players by name, each with a line that tells a person what to expect of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.text import Text
from palamede.engine.players.base import Player
from palamede.engine.players.classical import Classical
from palamede.engine.players.greedy import Greedy
from palamede.engine.players.levels import (
    APPRENTICE,
    CLUB,
    EXPERT,
    MAITRE,
    PARTS,
    PIMC,
    ROLLOUT,
    Maitre,
)
from palamede.engine.players.random_player import RandomPlayer
from palamede.engine.players.sight import Sight

__all__ = ["DESCRIPTIONS", "LEVELS", "NAMES", "UnknownPlayerError", "at_table", "get"]

_PLAYERS: Final[Mapping[str, Player]] = {
    player.name: player
    for player in (
        RandomPlayer(),
        APPRENTICE,
        Greedy(),
        CLUB,
        Classical(),
        EXPERT,
        MAITRE,
        Sight(),
        PIMC,
        ROLLOUT,
    )
}

NAMES: Final = tuple(_PLAYERS)
"""All players: those of ``LEVELS``, then the net at sight and the yardsticks."""

LEVELS: Final = NAMES[: NAMES.index("maitre") + 1]
"""The players whom people are offered, from the weakest to the strongest."""

DESCRIPTIONS: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "random": Text(
            en="makes any legal move, each with the same chance",
            fr="joue n'importe quel coup permis, tous avec la même chance",
            es="hace cualquier jugada permitida, todas con la misma probabilidad",
        ),
        "apprentice": Text(
            en="hardly thinks, forgets who passed on what, and will not part with heavy tiles",
            fr="réfléchit à peine, oublie qui a boudé à quoi, et ne lâche pas ses dés lourds",
            es="apenas piensa, olvida quién pasó y a qué, y no suelta las fichas pesadas",
        ),
        "greedy": Text(
            en="lays the tile that marks most at once, otherwise the heaviest it can",
            fr="pose le dé qui marque le plus sur-le-champ, sinon le plus lourd qui aille",
            es="pone la ficha que más anota en el acto; si no, la más pesada que pueda",
        ),
        "club": Text(
            en="thinks of a few ways the tiles may lie, forgets old passes, clings to heavy tiles",
            fr="imagine quelques donnes, oublie les boudes passées, tient à ses dés lourds",
            es="imagina unas pocas manos, olvida los pases viejos, se aferra a las fichas pesadas",
        ),
        "classical": Text(
            en="plays by the advice of the old books, and remembers who passed on what",
            fr="joue selon les conseils des vieux livres, et se rappelle qui a boudé à quoi",
            es="juega según los consejos de los libros antiguos y recuerda quién pasó y a qué",
        ),
        "expert": Text(
            en="weighs each tile over a hundred and fifty deals that agree with all it saw",
            fr="juge chaque dé sur cent cinquante donnes conformes à tout ce qu'il a vu",
            es="juzga cada ficha en ciento cincuenta repartos acordes con todo lo que vio",
        ),
        "maitre": Text(
            en="the strongest: infers from every play what others hold; a second a move",
            fr="le plus fort : déduit de chaque coup ce que tiennent les autres ; une seconde",
            es="el más fuerte: deduce de cada jugada lo que tienen los demás; un segundo",
        ),
        "net": Text(
            en="lays at sight what it has learned by playing against itself; no search",
            fr="pose d'instinct ce qu'il a appris en jouant contre lui-même ; sans calcul",
            es="pone a primera vista lo que aprendió jugando contra sí mismo; sin calcular",
        ),
        "pimc": Text(
            en="yardstick: solves a hundred possible deals with open hands, and averages",
            fr="étalon : résout cent donnes possibles à jeux découverts et en fait la moyenne",
            es="patrón: resuelve cien repartos posibles a manos vistas y promedia",
        ),
        "rollout": Text(
            en="yardstick: plays a thousand possible deals out at random, and averages",
            fr="étalon : joue au hasard mille donnes possibles jusqu'au bout et en fait la moyenne",
            es="patrón: juega al azar mil repartos posibles hasta el final y promedia",
        ),
    }
)
"""What each player does, in three languages, to stand after its name."""


class UnknownPlayerError(PalamedeError):
    """No player has that name."""


def get(name: str) -> Player:
    """Return the player of a name; case does not matter.

    It is one object for the whole program, since players keep nothing between moves. The strongest
    can also be had without some of its parts (``levels.PARTS``), to find out what they are worth.

    >>> get("maitre-inference-exact").name
    'maitre-inference-exact'

    Raises:
        UnknownPlayerError: no player has that name, or no part of it; says which there are.
    """
    wanted = name.strip().lower()
    player = _PLAYERS.get(wanted) or _lessened(wanted)
    if player is None:
        known = ", ".join(NAMES)
        raise UnknownPlayerError(
            f"no player is called {name!r}; there are: {known}",
            code="unknown-player",
            name=name,
            known=known,
        )
    return player


def _lessened(name: str) -> Maitre | None:
    """Return the strongest player without the parts that its name takes away."""
    base, *parts = name.split("-")
    if base != MAITRE.name or not parts:
        return None
    unknown = next((part for part in parts if part not in PARTS), None)
    if unknown is not None:
        known = ", ".join(f"{MAITRE.name}-{part}" for part in PARTS)
        raise UnknownPlayerError(
            f"{MAITRE.name} has no part {unknown!r} to do without; there are: {known}",
            code="unknown-player",
            name=name,
            known=known,
        )
    return replace(MAITRE, name=name, without=frozenset(parts))


def at_table(name: str) -> Player:
    """Return the player of a name as it plays with people: it answers within its time.

    A player that needs no time, or has a budget of seconds, is as ``get`` gives it. One that
    searches a number of worlds keeps that number but is bounded in time, and leaves its first moves
    to the classical player while the kernels are compiled (``engine.warm``).

    Raises:
        UnknownPlayerError: no player has that name.
    """
    player = get(name)
    hurried: Any = getattr(player, "hurried", None)
    if hurried is None:
        return player
    bounded: Player = hurried()
    return bounded
