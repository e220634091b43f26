"""Which places of the mixed row each took at an old table: ``[Places]``, to prove a deal by."""

from __future__ import annotations

import re
from collections.abc import Sequence

from palamede.dgn.model import DealRecord
from palamede.dgn.table import Report, Table

__all__ = ["Places", "places_text", "read_places"]

Places = tuple[tuple[int, ...], ...]
"""By seat, the places from 0 in the order in which they were taken."""

_PART = re.compile(r"\s*([0-9]{1,3})\s*:((?:\s*[0-9]{1,4})*)\s*")
_RIGHT = "seats with the places that they took, from 0 and each once, such as 1: 0 1 2; 2: 9 4 6"


def places_text(places: Sequence[Sequence[int]]) -> str:
    """Return the value of ``[Places]``."""
    return "; ".join(
        f"{seat}: {' '.join(map(str, taken))}".rstrip() for seat, taken in enumerate(places, 1)
    )


def read_places(deal: DealRecord, table: Table, report: Report) -> Places | None:
    """Return what ``[Places]`` says; None without it, or if it was reported as wrong."""
    tag, conventions = deal.tag("Places"), table.conventions
    if tag is None or conventions is None:
        return None
    taken: dict[int, tuple[int, ...]] = {}
    seen: set[int] = set()
    start = 0
    for part in tag.value.split(";"):
        found = _PART.fullmatch(part)
        seat = int(found[1]) if found else 0
        places = tuple(map(int, found[2].split())) if found else ()
        once = len({*places} - seen) == len(places)
        within = all(place < len(conventions.tiles) for place in places)
        if seat in taken or not 1 <= seat <= conventions.seats or not once or not within:
            at = tag.value_at + start + len(part) - len(part.lstrip())
            report(at, "syntax.part", text=part.strip(), name="Places", right=_RIGHT)
            return None
        taken[seat] = places
        seen.update(places)
        start += len(part) + 1
    return tuple(taken.get(seat, ()) for seat in range(1, conventions.seats + 1))
