"""Forget me, in a table that has become a record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from palamede import dgn
from palamede.table.forget import nameless
from palamede.table.records import BEGAN
from palamede.table.storage import Key

__all__ = ["without_names"]


def without_names(text: str, sat: Iterable[Key]) -> str:
    """Return a record without the names of who sat on these seats."""
    record = dgn.read(text)
    held = list(sat)
    return dgn.write(replace(record, parties=tuple(_of(each, held) for each in record.parties)))


def _of(partie: dgn.PartieRecord, sat: list[Key]) -> dgn.PartieRecord:
    began, seats = partie.tag(BEGAN), partie.tag("Seats")
    assert began is not None and seats is not None  # a table writes both
    n = int(began.value)
    names = seats.value.split("; ")
    for key in sat:
        if key.seat is not None and key.since <= n and (key.until is None or n < key.until):
            names[key.seat - 1] = nameless(key.seat)
    value = "; ".join(names)
    tags = tuple(replace(tag, value=value) if tag is seats else tag for tag in partie.tags)
    return replace(partie, tags=tags)
