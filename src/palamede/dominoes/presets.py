"""The games of the books as presets: a name, who may sit, and what differs from the default."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.errors import ConventionError, UnknownRulesError
from palamede.dominoes.settings import parse_settings, resolve

__all__ = ["PRESETS", "Preset", "conventions", "get", "nearest", "normal_name", "read"]


@dataclass(frozen=True, slots=True)
class Preset:
    """A game: the switches that differ from the defaults, with the rows that describe it.

    ``players`` are the numbers allowed, ``values`` may hold maps keyed by the number of players,
    ``book_hands`` are the hand sizes that the books know, by number of players.
    """

    name: str
    players: tuple[int, ...]
    rows: tuple[str, ...]
    values: Mapping[str, Any] = field(default_factory=dict)
    aliases: tuple[str, ...] = ()
    book_hands: Mapping[int, tuple[int, ...]] = field(default_factory=dict)

    def conventions(self, players: int | None = None, **changes: Any) -> Conventions:
        """Return the conventions of a table that plays this game.

        ``players`` is the number who sit, by default the smallest allowed; ``changes`` are
        switches.

        Raises:
            ConventionError: so many cannot sit down to this game, or a change cannot be played.
        """
        seated = self.players[0] if players is None else players
        if seated not in self.players:
            numbers = ", ".join(str(number) for number in self.players)
            raise ConventionError(
                f"{self.name} is for {numbers} players, not {seated}",
                code="preset-players",
                rules=self.name,
                players=seated,
                allowed=numbers,
            )
        values = {name: resolve(name, value, seated) for name, value in self.values.items()}
        changed = {name: resolve(name, value, seated) for name, value in changes.items()}
        return Conventions.of({**values, **changed, "players": seated})

    def in_the_books(self, conventions: Conventions) -> bool:
        """Whether the books know this game with hands of that size (SERVE-09, CINQ-01)."""
        sizes = self.book_hands.get(conventions.players)
        return sizes is None or conventions.hand in sizes


_ANY_TWO = {2: tuple(range(6, 15))}
_TWO = ("PLAY-01", "SCORE-01", "SCORE-02", "SCORE-03")

_ALL = (
    Preset("tete_a_tete", (2,), ("TAT-01", *_TWO), aliases=("boudant",), book_hands=_ANY_TWO),
    Preset("tete_a_tete_6", (2,), ("TAT-02", *_TWO), {"hand": 6}, book_hands=_ANY_TWO),
    Preset("tete_a_tete_8", (2,), ("TAT-02", *_TWO), {"hand": 8}, book_hands=_ANY_TWO),
    Preset("tete_a_tete_10", (2,), ("TAT-02", *_TWO), {"hand": 10}, book_hands=_ANY_TWO),
    Preset("tete_a_tete_12", (2,), ("TAT-02", *_TWO), {"hand": 12}, book_hands=_ANY_TWO),
    Preset(
        "domino",
        (2,),
        ("SCORE-07", "TAT-02"),
        {"pay_out": "hand", "target": 1},
        book_hands=_ANY_TWO,
    ),
    Preset(
        "peche",
        (2,),
        ("TAT-04", "TAT-05", "TAT-06", "TAT-07"),
        {"draw": "until"},
        book_hands=_ANY_TWO,
    ),
    Preset(
        "aller_retour", (2,), ("TAT-03",), {"match_end": "deals", "target": 2}, book_hands=_ANY_TWO
    ),
    Preset(
        "poule",
        (2, 3, 4, 5, 6),
        ("POULE-01", "POULE-03"),
        {"hand": {2: 7, 3: 7, 4: 7, 5: 5, 6: 4}, "stake": 5},
        book_hands={3: (7,), 4: (7,)},
    ),
    Preset(
        "pot",
        (3, 4),
        ("POULE-02",),
        {
            "hand": 6,
            "next_lead": "after_winner",
            "pay_out": "hand",
            "match_end": "pot",
            "stake": 5,
        },
        aliases=("chacun",),
        book_hands={3: (5, 6), 4: (5, 6)},
    ),
    Preset(
        "voleur",
        (4,),
        ("VOL-01", "VOL-02", "VOL-03", "VOL-04", "VOL-05", "VOL-07", "VOL-08"),
        {"sides": "partners", "hand": 6, "match_value": "bredouille", "series": "tournee_3"},
        book_hands={4: (6,)},
    ),
    Preset(
        "voleur_mort",
        (3,),
        ("VOL-06",),
        {"sides": "dead_hand", "hand": 6, "match_value": "bredouille"},
        book_hands={3: (6,)},
    ),
    Preset(
        "qui_perd_gagne",
        (2, 3, 4),
        ("PERD-01",),
        {"goal": "most", "pay_out": "winner_own"},
    ),
    Preset(
        "matador",
        (2, 3, 4),
        (
            "MATA-01",
            "MATA-02",
            "MATA-03",
            "MATA-04",
            "MATA-06",
            "MATA-07",
            "MATA-08",
            "MATA-09",
            "MATA-13",
        ),
        {"hand": 3, "join": "seven", "draw": "until"},
        book_hands={2: (3,), 3: (3,), 4: (3,)},
    ),
    Preset(
        "matador_9",
        (2, 3, 4),
        ("MATA-01", "MATA-02", "MATA-06", "MATA-10"),
        {"set": 9, "hand": 3, "join": "seven", "draw": "until"},
        book_hands={2: (3,), 3: (3,), 4: (3,)},
    ),
    Preset(
        "cinq_partout",
        (2, 3, 4),
        tuple(f"CINQ-0{number}" for number in range(1, 10)),
        {
            "hand": {2: 7, 3: 7, 4: 6},
            "undrawable": 2,
            "count": "fives",
            "unit": 5,
            "count_call": "announce",
            "next_lead": "rotate_back",
            "pay_out": "nothing",
            "target": 31,
        },
        book_hands={number: tuple(range(1, 8)) for number in (2, 3, 4)},
    ),
    Preset(
        "trois_partout",
        (2, 3, 4),
        ("TROIS-01", "TROIS-02"),
        {
            "hand": {2: 7, 3: 7, 4: 6},
            "undrawable": 2,
            "count": "threes",
            "unit": 3,
            "count_call": "announce",
            "next_lead": "rotate_back",
            "pay_out": "nothing",
            "target": 50,
        },
        book_hands={number: tuple(range(1, 8)) for number in (2, 3, 4)},
    ),
)

PRESETS: Mapping[str, Preset] = MappingProxyType({preset.name: preset for preset in _ALL})
"""The games of the books, by name."""

_BY_NAME: dict[str, Preset] = {
    name: preset for preset in _ALL for name in (preset.name, *preset.aliases)
}


def normal_name(text: str) -> str:
    """Return a name without case, accents, and with ``_`` for ``-`` and spaces."""
    plain = unicodedata.normalize("NFKD", text.strip())
    kept = "".join(char for char in plain if not unicodedata.combining(char))
    return kept.casefold().replace("-", "_").replace(" ", "_").replace("'", "_").replace("’", "_")


def get(name: str) -> Preset:
    """Return the preset of a name; case, accents, ``-`` and ``_`` do not matter.

    >>> get("Tête-à-tête").name
    'tete_a_tete'

    Raises:
        UnknownRulesError: no game has that name; says which names are near.
    """
    preset = _BY_NAME.get(normal_name(name))
    if preset is None:
        near = ", ".join(difflib.get_close_matches(normal_name(name), _BY_NAME, n=3))
        known = ", ".join(PRESETS)
        hint = f"near it: {near}" if near else f"there are: {known}"
        raise UnknownRulesError(
            f"no rules are called {name!r}; {hint}",
            code="unknown-rules",
            name=name,
            near=near or "none",
            known=known,
        )
    return preset


def conventions(
    name: str, settings: Iterable[str] = (), *, players: int | None = None, **changes: Any
) -> Conventions:
    """Return the conventions of a table from a game's name and changes.

    >>> conventions("voleur", ["target=150"]).target
    150

    Raises:
        UnknownRulesError: no game has that name.
        ConventionError: a setting is ill-formed or cannot be played.
    """
    values = {**parse_settings(settings, players=players), **changes}
    seated = values.pop("players", players)
    return get(name).conventions(seated, **values)


def read(line: str) -> Conventions:
    """Return the conventions of a line: a game's name, then changes, all between spaces.

    >>> read("voleur target=150").target
    150

    Raises:
        UnknownRulesError: no game has that name.
        ConventionError: a setting is ill-formed or cannot be played.
    """
    name, *settings = line.split() or [""]
    return conventions(name, settings)


def nearest(conventions: Conventions) -> tuple[Preset, dict[str, Any]]:
    """Return the preset that describes conventions with the fewest changes, and those changes.

    Presets that do not seat so many players are passed over; the first of the table wins a tie.
    """
    ways = [
        (preset, conventions.differences(preset.conventions(conventions.players)))
        for preset in _ALL
        if conventions.players in preset.players
    ]
    if not ways:
        preset = PRESETS["poule"]
        return preset, conventions.differences(Conventions(players=2))
    return min(ways, key=lambda way: len(way[1]))


def described(preset: Preset, changes: Mapping[str, Any], players: int) -> Conventions:
    """Return the conventions that ``nearest`` described by a preset and what differs from it.

    Raises:
        ConventionError: the changes cannot be played.
    """
    values = {**changes, "players": players}
    if preset is PRESETS["poule"] and "players" in changes and players not in preset.players:
        return Conventions.of(values)  # more than any game of the books seats: all is said
    return preset.conventions(**values)
