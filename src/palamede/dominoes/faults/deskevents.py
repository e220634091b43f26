"""What an event of the record makes a desk do; a ruling is recomputed and compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from palamede.dominoes.faults.claims import Claim
from palamede.dominoes.faults.refusals import mismatch, no_such_claim
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:  # the desk imports this module
    from palamede.dominoes.faults.desk import Desk

__all__ = ["apply_event"]


def apply_event(desk: Desk, event: Mapping[str, Any]) -> None:
    """Do what an event of the record says; what is not of the desk is done by its deal.

    Raises:
        DealError: it cannot happen here, or another ruling is written than the code gives.
    """
    handler = HANDLERS.get(str(event.get("type")))
    if handler is None:
        desk.deal.apply(event)
    else:
        handler(desk, event)


def _claimed(desk: Desk, event: Mapping[str, Any]) -> None:
    tile = event.get("tile")
    desk.claim(
        event["seat"],
        event["fault"],
        event["against"],
        tile=None if tile is None else Tile.parse(tile),
        picks=_picks(event),
    )


def _answered(desk: Desk, event: Mapping[str, Any]) -> None:
    claim = _numbered(desk, event["claim"])
    desk.choose(claim, event["option"], event.get("seat"), picks=_picks(event))


def _counted(desk: Desk, event: Mapping[str, Any]) -> None:
    if event.get("agreed", True):
        desk.agree()
    else:
        desk.count()


def _ruled(desk: Desk, event: Mapping[str, Any]) -> None:
    claim = _numbered(desk, event["claim"])
    if claim.ruling is None and desk.deal.over is not None:
        desk.count()
    name = None if claim.ruling is None else claim.ruling.ruling
    article = None if claim.ruling is None else claim.ruling.article
    if name != event["ruling"] or article != event.get("article", article):
        raise mismatch(claim, event)


def _noted(desk: Desk, event: Mapping[str, Any]) -> None:
    """Do nothing: the desk notes a claim by itself."""


def _picks(event: Mapping[str, Any]) -> list[Tile] | None:
    picks = event.get("picks")
    return None if picks is None else [Tile.parse(each) for each in picks]


def _numbered(desk: Desk, number: int) -> Claim:
    if not 1 <= number <= len(desk.claims):
        raise no_such_claim(number, len(desk.claims))
    return desk.claims[number - 1]


HANDLERS: Final[Mapping[str, Callable[[Desk, Mapping[str, Any]], None]]] = {
    "claimed": _claimed,
    "answered": _answered,
    "ruled": _ruled,
    "noted": _noted,
    "counted": _counted,
}
