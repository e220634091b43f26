"""What is measured, part by part: who plays whom by which rules, on which deals, in what time.

Every part fits in half an hour on two cores. A row of a table may be the work of several parts,
which differ in their deals alone. The deals of the published table (``SEED``) are played once,
after the last change of a player; versions are compared on others (``tune-…``).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Final, Literal

from palamede.arena.errors import ArenaError
from palamede.arena.limit.games import GAMES as SMALL_GAMES
from palamede.arena.limit.games import TRIAL, Game
from palamede.dominoes import presets
from palamede.engine.players.levels import PARTS, method_without
from palamede.engine.reach import supports

__all__ = [
    "GAMES",
    "PARTS_OF_STRENGTH",
    "SEED",
    "Part",
    "chosen",
    "in_nodes",
    "quick",
    "small_game",
]

Kind = Literal["match", "calibration", "small"]
Section = Literal[
    "small",
    "matches",
    "long",
    "ablations",
    "ceiling",
    "calibration",
    "partners",
    "ladder",
    "net",
    "others",
]

SEED: Final = "table-1"

GAMES: Final = {
    "tete_a_tete": "tete_a_tete",
    "voleur": "voleur",
    "voleur7": "voleur hand=7 first_lead=highest_double",
    "peche": "peche",
    "cinq_partout": "cinq_partout",
}
"""The rules by the short name of the game."""

LADDER: Final = ("random", "apprentice", "greedy", "club", "classical", "expert", "maitre@0.1s")
"""From the weakest to the strongest."""

_FOUR_HANDED: Final = ("voleur", "voleur7")
_QUICK_NODES: Final = 400
_TRIAL: Final = "trial"


@dataclass(frozen=True, slots=True)
class Part:
    """One measurement.

    ``row``: the line of the table that it is for. ``players``: of a match, the first being the one
    who is judged; of a calibration the one whose predictions are; of a small game all who are
    asked. ``deals``: duplicate deals, or parties, or rows of a table.
    """

    name: str
    section: Section
    row: str
    game: str
    players: tuple[str, ...]
    deals: int
    kind: Kind = "match"
    seed: str = SEED

    @property
    def rules(self) -> str:
        """The rules in words; a game without a short name is called by its preset."""
        if self.kind == "small":
            return small_game(self.game).rules
        return GAMES.get(self.game, self.game)


def _pairs(game: str) -> int:
    """Return how many duplicate deals a row of the table has."""
    return 400 if game in _FOUR_HANDED else 800


def _used(game: str) -> list[str]:
    """Return the parts of the strongest player without which it plays a game otherwise."""
    conventions = presets.conventions(game)
    whole = method_without(conventions, ())
    return [part for part in PARTS if method_without(conventions, [part]) != whole]


def _others() -> list[str]:
    """Return the games that kernels play and that stand in no other table, by their presets."""
    return [
        name
        for name in presets.PRESETS
        if name not in GAMES and supports(presets.conventions(name))
    ]


def small_game(name: str) -> Game:
    """Return a small game by its name, or the one that stands for each of them in small."""
    return TRIAL if name == _TRIAL else SMALL_GAMES[name]


def _all() -> Iterable[Part]:
    for game, small in SMALL_GAMES.items():
        name = f"small-{game}"
        rows = 1 + len(small.entrants)
        yield Part(name, "small", name, game, small.entrants, rows, "small", seed="")
    for game in GAMES:
        for other in ("rollout", "pimc", "classical", "greedy"):
            name = f"match-{game}-{other}"
            yield Part(name, "matches", name, game, ("maitre@0.1s", other), _pairs(game))
    for game in ("tete_a_tete", "voleur"):
        for other in ("rollout", "pimc"):
            row = f"long-{game}-{other}"
            shares = 3 if game in _FOUR_HANDED else 2
            for share in range(1, shares + 1):
                yield Part(
                    f"{row}-{share}",
                    "long",
                    row,
                    game,
                    ("maitre@1s", other),
                    300 // shares,
                    seed=f"{SEED}-long-{share}",
                )
    for game in ("tete_a_tete", "voleur"):
        for part in _used(game):
            name = f"without-{game}-{part}"
            players = ("maitre@0.05s", f"maitre-{part}@0.05s")
            yield Part(name, "ablations", name, game, players, 400)
    for game in ("tete_a_tete", "voleur"):
        for one, other in (("omniscient", "maitre@0.1s"), ("omniscient", "greedy")):
            name = f"ceiling-{game}-{other.partition('@')[0]}"
            yield Part(name, "ceiling", name, game, (one, other), _pairs(game))
    for game in ("tete_a_tete", "voleur"):
        name = f"calibration-{game}"
        yield Part(name, "calibration", name, game, ("maitre@0.05s",), 100, "calibration")
    for mate in ("greedy", "classical"):
        for other in ("rollout", "pimc"):
            name = f"partner-{mate}-{other}"
            sides = (f"maitre@0.1s+{mate}", f"{other}+{mate}")
            yield Part(name, "partners", name, "voleur", sides, 400)
    for weaker, stronger in zip(LADDER, LADDER[1:], strict=False):
        name = f"ladder-{stronger.partition('@')[0]}-{weaker}"
        yield Part(name, "ladder", name, "tete_a_tete", (stronger, weaker), 800)
    for game in ("tete_a_tete", "voleur"):
        for other in ("classical", "rollout"):
            name = f"net-{game}-{other}"
            yield Part(name, "net", name, game, ("net", other), _pairs(game))
    for game in _others():
        for other in ("rollout", "classical"):
            name = f"other-{game}-{other}"
            yield Part(name, "others", name, game, ("maitre@0.05s", other), 100)


PARTS_OF_STRENGTH: Final = tuple(_all())
"""Every part, those that are most asked for first in each section."""


def chosen(wanted: Iterable[str]) -> tuple[Part, ...]:
    """Return the parts of these names or patterns (``match-voleur-*``), all if there are none.

    Raises:
        ArenaError: nothing has such a name.
    """
    found: list[Part] = []
    patterns = tuple(wanted)
    if not patterns:
        return PARTS_OF_STRENGTH
    for pattern in patterns:
        fitting = [part for part in PARTS_OF_STRENGTH if fnmatchcase(part.name, pattern)]
        if not fitting:
            raise ArenaError(
                f"no part of the measurement is called {pattern!r}: see --list",
                code="strength-part",
                name=pattern,
            )
        found += [part for part in fitting if part not in found]
    return tuple(found)


def quick(part: Part, deals: int = 4) -> Part:
    """Return a part in small: a few deals, and nodes instead of time, to see that all goes."""
    if part.kind == "small":
        return replace(part, game=_TRIAL, players=TRIAL.entrants, deals=1 + len(TRIAL.entrants))
    players = tuple(in_nodes(name, _QUICK_NODES) for name in part.players)
    return replace(part, players=players, deals=2 if part.kind == "calibration" else deals)


def in_nodes(name: str, nodes: int) -> str:
    """Return the name of a player whose time is replaced by nodes."""
    return "+".join(
        f"{each.partition('@')[0]}@{nodes}" if "@" in each else each for each in name.split("+")
    )
