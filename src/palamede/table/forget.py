"""Forget me: a name leaves the events of a table, and nothing else of them changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from palamede.table.state import Event
from palamede.table.storage import Key

__all__ = ["nameless", "renamed"]


def nameless(seat: int) -> str:
    """Return what stands in records in the place of a name that was forgotten."""
    return f"Seat {seat}"


def renamed(events: Iterable[Event], sat: Iterable[Key]) -> dict[int, dict[str, Any]]:
    """Return the events that name who sat on these seats, without the names, by number.

    ``sat``: the keys of the seats, which say from which event to which they were held.
    """
    held = [(key.seat, key.since, key.until) for key in sat if key.seat is not None]
    changed: dict[int, dict[str, Any]] = {}
    for event in events:
        for seat, since, until in held:
            if event["n"] < since or (until is not None and event["n"] >= until):
                continue
            told = changed.get(event["n"], dict(event))
            if event["type"] == "seated" and event["seat"] == seat and _is_his(event):
                changed[event["n"]] = told | {"name": nameless(seat)}
            elif event["type"] == "begun":
                names = list(told["names"])
                names[seat - 1] = nameless(seat)
                changed[event["n"]] = told | {"names": names}
    return changed


def _is_his(event: Event) -> bool:
    return event["kind"] == "human" or event.get("stands_in") is True
