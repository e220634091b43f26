"""Commands that only a table à l'ancienne knows, as pydantic messages."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

__all__ = [
    "OldAct",
    "OldAnnounce",
    "OldChoose",
    "OldClaim",
    "OldDomino",
    "OldShow",
    "OldTake",
    "OldTurnUp",
    "OldVote",
    "Tile",
]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


Place = Annotated[int, Field(ge=0, le=999)]
Seat = Annotated[int, Field(ge=1, le=9)]
Claim = Annotated[int, Field(ge=1, le=9999)]
Tile = Annotated[str, StringConstraints(pattern=r"^\d{1,2}-\d{1,2}$")]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,31}$")]


class OldTake(_Strict):
    """Take mixed tiles by their places, in one grab or one by one, rightly many or not."""

    do: Literal["take"]
    places: Annotated[list[Place], Field(min_length=1, max_length=200)]


class OldAct(_Strict):
    """Be served, have one's tiles, agree with the count, own up, or call the bredouille."""

    do: Literal["serve_me", "ready", "agree", "own_up", "bredouille"]


class OldTurnUp(_Strict):
    """Turn a mixed tile up by mistake."""

    do: Literal["turn_up"]
    place: Place


class OldShow(_Strict):
    """Let a tile of one's hand be seen."""

    do: Literal["show"]
    tile: Tile


class OldDomino(_Strict):
    """Say domino, and show a tile with it or not."""

    do: Literal["domino"]
    tile: Tile | None = None


class OldAnnounce(_Strict):
    """Announce the count of the tile just laid."""

    do: Literal["announce"]
    points: Annotated[int, Field(ge=0, le=999)]


class OldClaim(_Strict):
    """Claim a fault that the state lists as ``claimable``."""

    do: Literal["claim"]
    fault: Word
    against: Seat
    tile: Tile | None = None


class OldChoose(_Strict):
    """Choose one of the options that a ruling leaves to the injured side."""

    do: Literal["choose"]
    claim: Claim
    option: Word


class OldVote(_Strict):
    """Answer, as one who watches, whether a fact is so."""

    do: Literal["vote"]
    claim: Claim
    yes: bool
