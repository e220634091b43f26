"""Who sits where: by lots that were drawn at the table, or as the players say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from palamede.arbiter.errors import refuse
from palamede.dominoes import dealing
from palamede.dominoes.seatnames import DEAD_HAND
from palamede.dominoes.series import Series
from palamede.dominoes.tiles import Tile

__all__ = ["seat_players"]


def seat_players(series: Series, entry: Mapping[str, Any]) -> tuple[tuple[str, ...], int | None]:
    """Return the names by seat, and the seat that leads (None where a tile decides).

    Raises:
        SheetError: names that do not play here, lots that leave players equal, or partners who
            have been partners already (VOL-10).
    """
    if entry["type"] == "lots":
        return _by_lots(series, entry["rounds"])
    conventions = series.conventions
    places = tuple(entry["places"])
    expected = sorted([*series.players, *([DEAD_HAND] if conventions.sides == "dead_hand" else [])])
    if sorted(places) != expected:
        raise refuse(
            "sheet-places",
            f"the seats must be taken by {', '.join(expected)}, not {', '.join(places)}",
            expected=", ".join(expected),
            given=", ".join(places),
        )
    if conventions.sides == "partners":
        _check_partners(series, places)
    leader = entry.get("leader")
    if leader is not None and not 1 <= leader <= conventions.seats:
        raise refuse(
            "sheet-seat",
            f"there is no seat {leader}: seats are 1 to {conventions.seats}",
            seat=leader,
            seats=conventions.seats,
        )
    return places, leader


def _check_partners(series: Series, places: tuple[str, ...]) -> None:
    """In a tournée nobody plays twice with the same partner (VOL-10)."""
    if not (series.conventions.series.startswith("tournee") and series.partners_change):
        return
    for pair in (frozenset(places[::2]), frozenset(places[1::2])):
        if pair in series.partnerships:
            names = " + ".join(sorted(pair))
            raise refuse("sheet-partners", f"{names} have been partners already", names=names)


def _by_lots(series: Series, rounds: list[Mapping[str, str]]) -> tuple[tuple[str, ...], int | None]:
    drawn = [{name: Tile.parse(text) for name, text in each.items()} for each in rounds]
    if not drawn or sorted(drawn[0]) != sorted(series.players):
        expected = ", ".join(series.players)
        raise refuse("sheet-lots", f"each player draws one tile: {expected}", expected=expected)
    lots = {
        name: tuple(each[name].pips for each in drawn if name in each) for name in series.players
    }
    equal = [name for name in lots if list(lots.values()).count(lots[name]) > 1]
    if equal:
        names = ", ".join(equal)
        raise refuse("sheet-lots-equal", f"{names} drew equal tiles: they draw again", names=names)
    order = dealing.order_of_draw(drawn)
    conventions = series.conventions
    leader = None if conventions.first_lead == "highest_double" else 1
    if conventions.sides == "partners":
        return dealing.partner_places(order, barred=series.partnerships), leader
    names_ = list(order)
    if conventions.sides == "dead_hand":
        names_.insert(2, DEAD_HAND)  # the highest plays the hand opposite him (VOL-06)
    return tuple(names_), leader
