"""Parties of one series: its players, the partnerships of a tournée, the first leads (VOL-10)."""

from __future__ import annotations

from dataclasses import dataclass, field

from palamede.dgn.checked import CheckedPartie
from palamede.dgn.lead import Lead
from palamede.dgn.model import PartieRecord
from palamede.dgn.table import Report, SeriesPlace, Table

__all__ = ["SeriesBook"]

_LENGTHS = {"tournee_3": 3, "tournee_6": 6, "tournee_9": 9, "best_of_3": 3}

Pairing = frozenset[frozenset[str]]


@dataclass(slots=True)
class _Closed:
    """What a partie of a series leaves to the next: who sat where, who lost, whose turn it was."""

    names: tuple[str, ...]
    losers: tuple[int, ...]
    turn: int | None


@dataclass(slots=True)
class _Series:
    of: int
    players: frozenset[str]
    parties: dict[int, _Closed | None] = field(default_factory=dict)
    pairings: dict[int, Pairing] = field(default_factory=dict)


class SeriesBook:
    """The series of a file, by name."""

    def __init__(self) -> None:
        self._series: dict[str, _Series] = {}

    def open(self, partie: PartieRecord, table: Table, report: Report) -> int | None:
        """Check a partie's place in its series; return who leads its first deal if that follows."""
        place = table.series
        tag = partie.tag("Series")
        if place is None or tag is None or table.conventions is None or table.names is None:
            return None
        length = _LENGTHS.get(table.conventions.series)
        if length is not None and place.of != length:
            report(
                tag.value_at,
                "bad-convention.series",
                series=place.name,
                right=f"{length} in a series of {table.conventions.series}",
                text=str(place.of),
            )
            return None
        players = frozenset(table.names)
        series = self._series.get(place.name)
        if series is None:
            series = self._series[place.name] = _Series(place.of, players)
        if place.of != series.of or place.number in series.parties:
            right = f"numbered from 1 to {series.of}, each once"
            text = f"{place.number}/{place.of}"
            report(tag.value_at, "bad-convention.series", series=place.name, right=right, text=text)
            return None
        series.parties[place.number] = None
        if players != series.players:
            seats = partie.tag("Seats")
            report(
                tag.value_at if seats is None else seats.value_at,
                "bad-convention.players-series",
                series=place.name,
                right=", ".join(sorted(series.players)),
                text=", ".join(sorted(players)),
            )
            return None
        if table.conventions.series.startswith("tournee"):
            return self._tournee(series, place, partie, table, report)
        return None

    def _tournee(
        self,
        series: _Series,
        place: SeriesPlace,
        partie: PartieRecord,
        table: Table,
        report: Report,
    ) -> int | None:
        names = table.names
        assert names is not None
        pairing = frozenset({frozenset(names[0::2]), frozenset(names[1::2])})
        third = (place.number - 1) * 3 // place.of
        seats = partie.tag("Seats")
        at = partie.at if seats is None else seats.value_at
        for number, other in series.pairings.items():
            same_third = (number - 1) * 3 // place.of == third
            if same_third and other != pairing:
                first, second = sorted(next(iter(sorted(other, key=sorted))))
                report(at, "bad-convention.pairing", first=first, second=second)
                return None
            if not same_third and other == pairing:
                report(at, "bad-convention.partners", first=names[0], second=names[2])
                return None
        series.pairings[place.number] = pairing
        before = series.parties.get(place.number - 1)
        if before is None or series.pairings.get(place.number - 1) != pairing:
            return None
        return _lead_of_the_losers(before, names)

    def close(self, partie: CheckedPartie, leads: Lead) -> None:
        """Note how a partie of a series ended."""
        place = partie.table.series
        names = partie.table.names
        if place is None or names is None or place.name not in self._series:
            return
        series = self._series[place.name]
        if place.number not in series.parties or not partie.winner:
            return
        losers = tuple(seat for seat in range(1, len(names) + 1) if seat not in partie.winner)
        series.parties[place.number] = _Closed(names, losers, leads.due)


def _lead_of_the_losers(before: _Closed, names: tuple[str, ...]) -> int | None:
    """Return who leads when partners stay: of the side that lost, the nearest turn (VOL-10)."""
    if before.turn is None or len(set(names)) != len(names):
        return None
    seats = len(before.names)
    for step in range(seats):
        seat = (before.turn - 1 + step) % seats + 1
        if seat in before.losers:
            return names.index(before.names[seat - 1]) + 1
    return None
