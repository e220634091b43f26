"""Events of an old table in the words of the table and the record, applied to a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from palamede.dominoes.errors import DealError
from palamede.dominoes.faults.olddeeds import do_steps
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.dominoes.faults.old import OldDeal

__all__ = ["apply_event"]


_TYPES: Final = (
    *("laid", "announced", "passed", "drew", "shown", "said_domino", "happened"),
    *("claimed", "noted", "ruled", "answered", "opened", "counted"),
)


def apply_event(deal: OldDeal, event: Mapping[str, Any]) -> None:
    """Apply one event, a JSON object with ``type`` and mostly ``seat``.

    ``laid`` (tile, end, touch, named, announced), ``announced`` (points), ``passed``,
    ``drew``, ``shown`` (tile, facts), ``said_domino`` (tile), ``happened`` (fault, tile, facts),
    ``ruled`` and ``answered`` (steps), ``opened``. ``claimed``, ``noted`` and ``counted`` change
    nothing of the tiles.

    Raises:
        DealError: there is no such event, something is missing in it, or it cannot happen here.
        IllegalMoveError: a ruling demands something else, or the tile is not there.
    """
    kind = event.get("type")
    try:
        _apply(deal, str(kind), event)
    except (KeyError, TypeError, AttributeError) as error:
        known = ", ".join(_TYPES)
        raise DealError(
            f"this event cannot be read: {dict(event)}; types are {known}, each with its fields",
            code="bad-event",
            event=str(dict(event)),
            known=known,
        ) from error


def _apply(deal: OldDeal, kind: str, event: Mapping[str, Any]) -> None:
    if kind in ("claimed", "noted", "counted"):
        return
    if kind in ("ruled", "answered"):
        do_steps(deal, list(event.get("steps", ())))
    elif kind == "opened":
        deal.open_hands()
    elif kind == "laid":
        deal.lay(
            event["seat"],
            Tile.parse(event["tile"]),
            event.get("end"),
            event.get("touch"),
            named=_tile(event, "named"),
            announced=event.get("announced"),
        )
    elif kind == "announced":
        deal.announce(event["seat"], event["points"])
    elif kind == "passed":
        deal.pass_(event["seat"])
    elif kind == "drew":
        deal.draw(event["seat"])
    elif kind == "shown":
        deal.show(event["seat"], Tile.parse(event["tile"]), **event.get("facts", {}))
    elif kind == "said_domino":
        deal.say_domino(event["seat"], _tile(event, "tile"))
    elif kind == "happened":
        facts = event.get("facts", {})
        deal.happen(event["seat"], event["fault"], _tile(event, "tile"), **facts)
    else:
        raise KeyError(kind)


def _tile(event: Mapping[str, Any], name: str) -> Tile | None:
    return None if event.get(name) is None else Tile.parse(event[name])
