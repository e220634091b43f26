"""Who sits at a table and what was agreed: what the tags of a partie say of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from palamede.dgn.model import PartieRecord, Tag
from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.errors import ConventionError, UnknownRulesError
from palamede.dominoes.joins import Joins, joins_of
from palamede.dominoes.seatnames import DEAD_HAND
from palamede.dominoes.settings import parse_settings

__all__ = ["Report", "SeriesPlace", "Table", "read_names", "read_table"]

_DATE = re.compile(r"[0-9?]{4}\.[0-9?]{2}\.[0-9?]{2}")
_SERIES = re.compile(r"(\S(?:.*\S)?)\s+([0-9]{1,3})/([0-9]{1,3})", re.DOTALL)
_HAND = re.compile(r"(?:^|;)\s*[0-9]{1,3}\s*:")
switch_tags = {"table": "Table", "stake": "Stake"}
"""The switches that are written as tags of their own."""

_TABLES = {"strict": "strict", "old": "old", "ancienne": "old"}


class Report(Protocol):
    """Takes an error: its place in the text, its key, its ply, and what its message needs."""

    def __call__(self, at: int, key: str, ply: int | None = None, **params: Any) -> None:
        """Take an error."""


@dataclass(frozen=True, slots=True)
class SeriesPlace:
    """What ``[Series "NAME 2/3"]`` says: the name, which partie of how many."""

    name: str
    number: int
    of: int


@dataclass(slots=True)
class Table:
    """A table: rules by name, conventions, seats; ``conventions`` is None if they cannot be used.

    ``base`` are the conventions of the preset at this number of players. ``names`` are those of
    ``[Seats]``, None without the tag. ``dead`` is the seat of the dead hand. ``tiles`` finds the
    index of a tile by its text, either half first, of the tiles in play.
    """

    rules: str | None = None
    conventions: Conventions | None = None
    base: Conventions | None = None
    names: tuple[str, ...] | None = None
    dead: int | None = None
    series: SeriesPlace | None = None
    joins: Joins | None = None
    tiles: dict[str, int] = field(default_factory=dict)
    halves: dict[tuple[int, int], int] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """Number of seats, as far as it is known."""
        if self.conventions is not None:
            return self.conventions.seats
        return len(self.names or ())

    @property
    def sides(self) -> int:
        """Number of sides; 0 if it is not known."""
        return 0 if self.conventions is None else self.conventions.sides_count

    @property
    def old(self) -> bool:
        """Whether it is a table à l'ancienne, where faults happen."""
        return self.conventions is not None and self.conventions.table == "old"

    @property
    def settings(self) -> dict[str, Any]:
        """The switches that differ from the preset, and always ``players``, as plain data."""
        if self.conventions is None or self.base is None:
            return {} if self.names is None else {"players": len(self.names)}
        changed = self.conventions.differences(self.base)
        changed["players"] = self.conventions.players
        return {name: _plain(value) for name, value in changed.items()}


def _plain(value: Any) -> Any:
    return [str(item) for item in value] if isinstance(value, tuple) else value


def read_table(partie: PartieRecord, report: Report) -> Table:
    """Return the table of a partie, reporting what is wrong with its tags."""
    table = Table()
    _check_date(partie, report)
    table.series = _series(partie, report)
    names = read_names(partie, report)
    table.names = names
    preset = _preset(partie, report)
    if preset is None:
        return table
    table.rules = preset.name
    if names is None and partie.tag("Seats") is not None:
        return table
    if partie.unread & {"Conventions", "Seats", "Table", "Stake"}:
        return table
    try:
        switches, seated = _switches(partie, preset, names, report)
        table.conventions = preset.conventions(seated, **switches)
        table.base = preset.conventions(seated)
    except _ReportedError:
        return table
    except ConventionError as error:
        tag = partie.tag("Conventions") or partie.tag("Seats") or partie.tag("Rules")
        cause = (error.code, dict(error.params))
        place = _place_in(tag, error.params.get("name"))
        report(place, "bad-convention", reason=str(error), cause=cause)
        return table
    _fill(table)
    return table


def _fill(table: Table) -> None:
    conventions = table.conventions
    assert conventions is not None
    if conventions.sides == "dead_hand":
        marked = [seat for seat, name in enumerate(table.names or (), 1) if _is_dead(name)]
        table.dead = marked[0] if marked else 3
    table.joins = joins_of(conventions.set, conventions.join, conventions.matador)
    for tile in conventions.tiles:
        index = table.joins.tiles.index(tile)
        for first, second in ((tile.low, tile.high), (tile.high, tile.low)):
            table.tiles[f"{first}-{second}"] = index
            table.halves[first, second] = index


class _ReportedError(Exception):
    """Something was reported, and the conventions cannot be used."""


def _place_in(tag: Tag | None, name: Any) -> int:
    """Return the place of a switch in a tag's value, or of the value."""
    if tag is None:
        return -1
    found = re.search(rf"(?<!\S){re.escape(str(name))}=", tag.value, re.IGNORECASE)
    return tag.value_at + (found.start() if found else 0)


# -------------------------------------------------------------------- one tag after the other
def _check_date(partie: PartieRecord, report: Report) -> None:
    tag = partie.tag("Date")
    if tag is not None and _DATE.fullmatch(tag.value) is None:
        report(
            tag.value_at,
            "syntax.value",
            name="Date",
            text=tag.value,
            right="YYYY.MM.DD, with ?? for what is not known",
        )


def _series(partie: PartieRecord, report: Report) -> SeriesPlace | None:
    tag = partie.tag("Series")
    if tag is None:
        return None
    match = _SERIES.fullmatch(tag.value.strip())
    if match is None or not 1 <= int(match[2]) <= int(match[3]):
        report(
            tag.value_at,
            "syntax.value",
            name="Series",
            text=tag.value,
            right="a name, then which partie of how many, such as Lundi 2/3",
        )
        return None
    return SeriesPlace(match[1], int(match[2]), int(match[3]))


def read_names(partie: PartieRecord, report: Report | None = None) -> tuple[str, ...] | None:
    """Return the names of ``[Seats]``; None without the tag, or with an empty name in it."""
    tag = partie.tag("Seats")
    if tag is None:
        return None
    names = tuple(name.strip() for name in tag.value.split(";"))
    if "" in names:
        if report is not None:
            report(
                tag.value_at,
                "syntax.value",
                name="Seats",
                text=tag.value,
                right="names with ; between them, none of them empty",
            )
        return None
    return names


def _preset(partie: PartieRecord, report: Report) -> presets.Preset | None:
    tag = partie.tag("Rules")
    if tag is None:
        if "Rules" not in partie.unread:
            report(partie.at, "unknown-rules")
        return None
    try:
        return presets.get(tag.value)
    except UnknownRulesError as error:
        near = error.params["near"]
        near = error.params["known"] if near == "none" else near
        report(tag.value_at, "unknown-rules.name", name=tag.value, near=near)
        return None


def _switches(
    partie: PartieRecord,
    preset: presets.Preset,
    names: tuple[str, ...] | None,
    report: Report,
) -> tuple[dict[str, Any], int | None]:
    """Return the switches that the tags name, and how many sit down."""
    settings = (partie.value("Conventions") or "").split()
    seated = _seated(partie, preset, settings, names, report)
    given = parse_settings(settings, players=seated)
    agreed = given.pop("players", None)
    if seated is not None and agreed is not None and agreed != seated:
        tag = partie.tag("Conventions")
        report(_place_in(tag, "players"), "bad-convention.players", seated=seated, players=agreed)
        raise _ReportedError
    if seated is None:
        seated = agreed if agreed is not None else _dealt(partie, preset)
    for tag_name, name, value in _switch_tags(partie, report):
        if name in given and given[name] != value:
            tag = partie.tag(tag_name)
            assert tag is not None
            report(
                tag.value_at,
                "bad-convention.twice",
                tag=tag_name,
                name=name,
                text=str(value),
                other=str(given[name]),
            )
            raise _ReportedError
        given[name] = value
    return given, seated


def _switch_tags(partie: PartieRecord, report: Report) -> Iterator[tuple[str, str, Any]]:
    """Yield the switches that have tags of their own: tag, switch, value."""
    tag = partie.tag("Table")
    if tag is not None:
        kind = _TABLES.get(tag.value.strip().casefold())
        if kind is None:
            report(tag.value_at, "bad-convention.old", text=tag.value)
            raise _ReportedError
        yield "Table", "table", kind
    tag = partie.tag("Stake")
    if tag is not None:
        if not re.fullmatch(r"[0-9]{1,9}", tag.value.strip()):
            right = "a whole number"
            report(tag.value_at, "syntax.value", name="Stake", text=tag.value, right=right)
            raise _ReportedError
        yield "Stake", "stake", int(tag.value)


def _is_dead(name: str) -> bool:
    return name.casefold() == DEAD_HAND


def _seated(
    partie: PartieRecord,
    preset: presets.Preset,
    settings: list[str],
    names: tuple[str, ...] | None,
    report: Report,
) -> int | None:
    """Return how many players ``[Seats]`` names; the dead hand is none (VOL-06)."""
    if names is None:
        return None
    sides = preset.values.get("sides", "solo")
    for setting in settings:
        name, _, value = setting.partition("=")
        if name.lower() == "sides":
            sides = value.lower()
    if sides != "dead_hand":
        return len(names)
    if sum(map(_is_dead, names)) != 1:
        tag = partie.tag("Seats")
        report(-1 if tag is None else tag.value_at, "bad-convention.mort")
        raise _ReportedError
    return len(names) - 1


def _dealt(partie: PartieRecord, preset: presets.Preset) -> int | None:
    """Return how many players the hands of the first deal are for; None if nothing tells."""
    for deal in partie.deals:
        hands = deal.value("Hands")
        if hands is not None:
            number = len(_HAND.findall(hands)) - (preset.values.get("sides") == "dead_hand")
            return number if number in preset.players else None
    return None
