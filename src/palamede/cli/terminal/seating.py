"""Who sits at the table: ``human``, ``bot``, a bot by its kind, each with a name if one likes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from palamede.dominoes.errors import PalamedeError
from palamede.engine.players import LEVELS as BOTS
from palamede.i18n import Translator

__all__ = ["BOTS", "HUMAN", "Person", "SeatingError", "people", "people_of_record", "read_seats"]

HUMAN = "human"
DEFAULT_BOT = "classical"

_BOT_NAMES = (
    *("Bruno", "Chloé", "Denis", "Élise", "Félix", "Gilda"),
    *("Hugo", "Inès", "Jules", "Karim", "Lucie", "Malo"),
)
_LONGEST_NAME = 16


class SeatingError(PalamedeError):
    """The seats that were asked for cannot be taken."""


@dataclass(frozen=True)
class Person:
    """One who plays: a name and what plays under it, ``human`` or the kind of a bot."""

    name: str
    kind: str

    @property
    def human(self) -> bool:
        """Whether a person at this terminal plays."""
        return self.kind == HUMAN


def read_seats(text: str) -> list[tuple[str, str]]:
    """Read ``human:Anne,bot,greedy:Bruno`` as pairs of kind and name ("" where none is given).

    Raises:
        SeatingError: a word that is no kind of player, or a name that a record cannot hold.
    """
    seats = []
    for word in text.split(","):
        kind, _, name = word.partition(":")
        kind, name = kind.strip().lower(), " ".join(name.split())
        if kind == "bot":
            kind = DEFAULT_BOT
        if kind != HUMAN and kind not in BOTS:
            raise SeatingError(
                f"{kind!r} is no kind of player: write human, bot, {', '.join(BOTS)}",
                code="seat-kind",
                kind=kind,
                known=", ".join((HUMAN, "bot", *BOTS)),
            )
        if ";" in name or not name.isprintable() or len(name) > _LONGEST_NAME:
            raise SeatingError(
                f"{name!r} cannot be a name: at most {_LONGEST_NAME} characters, no semicolon",
                code="seat-name",
                name=name,
                most=_LONGEST_NAME,
            )
        seats.append((kind, name))
    return seats


def people(seats: Sequence[tuple[str, str]], players: int, tr: Translator) -> list[Person]:
    """Return ``players`` people; whoever is not named gets a name, places not given go to bots.

    Raises:
        SeatingError: more seats are given than players sit, or a name is given twice.
    """
    if len(seats) > players:
        raise SeatingError(
            f"{len(seats)} seats are given, but {players} sit at this table",
            code="seat-count",
            given=len(seats),
            players=players,
        )
    seats = [*seats, *[(DEFAULT_BOT, "")] * (players - len(seats))]
    given = [name for _, name in seats if name]
    for name in given:
        if given.count(name) > 1:
            raise SeatingError(f"two seats are named {name}", code="seat-twice", name=name)
    humans = sum(kind == HUMAN and not name for kind, name in seats)
    human_names = [tr("player-name")] if humans == 1 else [
        tr("player-name-of", number=number) for number in range(1, players + 1)
    ]  # fmt: skip
    own = _unused(human_names, given)
    bots = _unused(_BOT_NAMES, given)
    return [Person(name or next(own if kind == HUMAN else bots), kind) for kind, name in seats]


def people_of_record(names: Sequence[str], kinds: Sequence[str]) -> list[Person]:
    """Return the people of a record; a kind that is missing or unknown is a person."""
    padded = [*kinds, *[HUMAN] * (len(names) - len(kinds))]
    return [
        Person(name, kind if kind in BOTS else HUMAN)
        for name, kind in zip(names, padded, strict=False)
    ]


def _unused(names: Iterable[str], given: Sequence[str]) -> Iterator[str]:
    return iter([name for name in names if name not in given])
