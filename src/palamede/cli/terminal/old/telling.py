"""What happened at an old table, told in the open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from palamede.arbiter.words import option_text
from palamede.dominoes.faults.kinds import KINDS
from palamede.i18n import Translator
from palamede.table.state import Event

__all__ = ["claim_text", "fault_name", "option_name", "told"]


def fault_name(fault: str, tr: Translator) -> str:
    """Return what a kind of fault is called."""
    return KINDS[fault][tr.language] if fault in KINDS else fault


def option_name(option: str, tr: Translator) -> str:
    """Return what may be chosen after a ruling."""
    key = f"page-old-option-{option}"
    return tr(key) if tr.has(key) else option_text(option)[tr.language]


def claim_text(
    seat: int | None, fault: str, against: int, names: Sequence[str], tr: Translator
) -> str:
    """Return who claims what against whom; ``seat`` is None where nobody had to claim it."""
    name, other = names[(seat or against) - 1], names[against - 1]
    if fault == "bredouille":
        return tr("page-event-says-bredouille", name=name)
    text = fault_name(fault, tr)
    if seat is None:
        return tr("page-event-noticed", against=other, fault=text)
    if seat == against:
        return tr("page-event-owns-up", name=name, fault=text)
    return tr("page-event-claimed", name=name, against=other, fault=text)


def told(event: Event, names: Sequence[str], tr: Translator) -> Iterator[str]:
    """Yield what all may hear of an event; ``names`` are the seats'."""
    handler = _TOLD.get(event["type"])
    if handler is not None:
        yield from handler(event, names, tr)


Teller = Callable[[Event, Sequence[str], Translator], Iterator[str]]


def _says(key: str, *more: str) -> Teller:
    """Return what tells of an event by one message: its seat's name, and some of its values."""

    def teller(event: Event, names: Sequence[str], tr: Translator) -> Iterator[str]:
        values = {each: event[each] for each in more}
        if "seat" in event:
            values["name"] = names[event["seat"] - 1]
        yield tr(key, **values)

    return teller


def _laid(event: Event, names: Sequence[str], tr: Translator) -> Iterator[str]:
    name = names[event["seat"] - 1]
    if event.get("named"):
        yield tr("page-event-says-named", name=name, tile=event["named"])
    low, high = event["tile"].split("-")
    touch = str(event["touch"])
    text = event["tile"] if touch == low else f"{high}-{low}"
    if event["lead"]:
        line = tr("news-leads", name=name, tile=text)
    else:
        side = "<" if event["end"] == "left" else ">"
        line = tr("news-lays", name=name, move=f"{text}{side}")
    yield f"{line} ({tr('page-event-out-of-turn')})" if event.get("out_of_turn") else line
    if event.get("announced") is not None:
        yield tr("page-event-says-points", name=name, points=event["announced"])


def _announced(event: Event, names: Sequence[str], tr: Translator) -> Iterator[str]:
    name = names[event["seat"] - 1]
    if event["what"] == "count":
        yield tr("page-event-says-points", name=name, points=event["points"])
    elif event.get("tile"):
        yield tr("page-event-says-domino-tile", name=name, tile=event["tile"])
    else:
        yield tr("page-event-says-domino", name=name)


def _served(event: Event, names: Sequence[str], tr: Translator) -> Iterator[str]:
    name = names[event["lead"] - 1]
    yield tr("page-event-served", name=name)
    if event["forced"] is not None:
        yield tr("deal-must-lead", name=name, tile=event["forced"])


def _claimed(event: Event, names: Sequence[str], tr: Translator) -> Iterator[str]:
    yield claim_text(event["seat"], event["fault"], event["against"], names, tr)


def _chosen(event: Event, names: Sequence[str], tr: Translator) -> Iterator[str]:
    option = option_name(event["option"], tr)
    if event["seat"] is None:
        yield tr("page-event-chosen-default", option=option)
    else:
        yield tr("page-event-chosen", name=names[event["seat"] - 1], option=option)


def _answered(event: Event, names: Sequence[str], tr: Translator) -> Iterator[str]:
    if event["what"] not in ("row", "table"):
        return
    name = names[event["seat"] - 1]
    if event["what"] == "table":
        laid = zip(event["laid_by"], event["tiles"], strict=True)
        tiles = tr.listing(f"{names[seat - 1]} {tile}" for seat, tile in laid)
        yield tr("page-event-told-table", name=name, tiles=tiles or "—")
    elif event["yes"]:
        key = "page-event-told-leader" if event["tile"] is None else "page-event-told-lead"
        lead, tile = names[event["lead"] - 1], event["tile"] or ""
        yield tr(key, name=name, lead=lead, tile=tile)
    else:
        yield tr("page-event-told-nothing", name=name)


_TOLD: Mapping[str, Teller] = {
    "dealt": _says("page-event-taking", "deal"),
    "took": _says("page-event-took", "count"),
    "served": _served,
    "laid": _laid,
    "passed": _says("news-passes"),
    "drew": _says("news-draws"),
    "shown": _says("page-event-shown", "tile"),
    "announced": _announced,
    "said": _says("page-event-word"),
    "claimed": _claimed,
    "noted": _says("page-event-noted"),
    "chosen": _chosen,
    "answered": _answered,
    "counting": _says("page-event-counting"),
}
