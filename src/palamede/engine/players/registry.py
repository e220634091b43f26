"""The players by name, each with a line that tells a person what to expect of it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.text import Text
from palamede.engine.players.base import Player
from palamede.engine.players.classical import Classical
from palamede.engine.players.greedy import Greedy
from palamede.engine.players.random_player import RandomPlayer

__all__ = ["DESCRIPTIONS", "NAMES", "UnknownPlayerError", "get"]

_PLAYERS: Final[Mapping[str, Player]] = {
    player.name: player for player in (RandomPlayer(), Greedy(), Classical())
}

NAMES: Final = tuple(_PLAYERS)
"""The players, from the weakest to the strongest."""

DESCRIPTIONS: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "random": Text(
            en="makes any legal move, each with the same chance",
            fr="joue n'importe quel coup permis, tous avec la même chance",
            es="hace cualquier jugada permitida, todas con la misma probabilidad",
        ),
        "greedy": Text(
            en="lays the tile that marks most at once, otherwise the heaviest it can",
            fr="pose le dé qui marque le plus sur-le-champ, sinon le plus lourd qui aille",
            es="pone la ficha que más anota en el acto; si no, la más pesada que pueda",
        ),
        "classical": Text(
            en="plays by the advice of the old books, and remembers who passed on what",
            fr="joue selon les conseils des vieux livres, et se rappelle qui a boudé à quoi",
            es="juega según los consejos de los libros antiguos y recuerda quién pasó y a qué",
        ),
    }
)
"""What each player does, in three languages, to stand after its name."""


class UnknownPlayerError(PalamedeError):
    """No player has that name."""


def get(name: str) -> Player:
    """Return the player of a name; case does not matter.

    It is one object for the whole program, since players keep nothing between moves.

    Raises:
        UnknownPlayerError: no player has that name; says which there are.
    """
    player = _PLAYERS.get(name.strip().lower())
    if player is None:
        known = ", ".join(NAMES)
        raise UnknownPlayerError(
            f"no player is called {name!r}; there are: {known}",
            code="unknown-player",
            name=name,
            known=known,
        )
    return player
