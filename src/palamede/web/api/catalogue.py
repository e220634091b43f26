"""What can be played: the same for everybody."""

from __future__ import annotations

from fastapi import APIRouter

from palamede.web import catalogue
from palamede.web.messages import Bot, FaultTexts, Game, SwitchText

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games")
def games() -> list[Game]:
    """Return the games of the books."""
    return list(catalogue.games())


@router.get("/switches")
def switches() -> list[SwitchText]:
    """Return the switches of the rules, with their values in words."""
    return list(catalogue.switches())


@router.get("/bots")
def bots() -> list[Bot]:
    """Return the bots, from the weakest to the strongest."""
    return catalogue.bots()


@router.get("/faults")
def faults() -> FaultTexts:
    """Return the words of a table where faults happen and are claimed."""
    return catalogue.faults()
