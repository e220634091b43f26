"""What a socket says and hears, as pydantic messages: checked before anything acts on it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, model_validator

from palamede.web.oldframes import (
    OldAct,
    OldAnnounce,
    OldChoose,
    OldClaim,
    OldDomino,
    OldShow,
    OldTake,
    OldTurnUp,
    OldVote,
    Tile,
)

__all__ = ["COMMANDS", "Command", "Do", "Frame", "Hello", "Ping", "read"]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Field(ge=1, le=9)]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,31}$")]
CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Name = Annotated[str, StringConstraints(max_length=200)]


class Plain(_Strict):
    """A command that says nothing more."""

    do: Literal["next", "start", "rematch", "leave"]


class Turn(_Strict):
    """Pass or draw; at an old table one may do so out of turn, and says so."""

    do: Literal["pass", "draw"]
    out_of_turn: bool | None = None


class Lay(_Strict):
    """Lay a tile: ``action`` as listed in the state's ``legal``.

    At an old table: any ``tile`` of one's hand at any ``end``, with what is said of it.
    """

    do: Literal["lay"]
    action: Number | None = None
    tile: Tile | None = None
    end: Literal["left", "right"] | None = None
    touch: Annotated[int, Field(ge=0, le=18)] | None = None
    named: Tile | None = None
    announce: Annotated[int, Field(ge=0, le=99)] | None = None
    out_of_turn: bool | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> Lay:
        if (self.action is None) == (self.tile is None):
            raise ValueError("name an action, or at an old table a tile")
        return self


class PutBot(_Strict):
    """Put a bot on a seat, or (``bot: "program"``) let a program have it."""

    do: Literal["seat"]
    seat: SeatNumber
    kind: Literal["bot"] = "bot"
    bot: Word = "classical"


class Free(_Strict):
    """Take a bot from a seat."""

    do: Literal["free"]
    seat: SeatNumber


class Rename(_Strict):
    """Be called otherwise."""

    do: Literal["name"]
    name: Name


class Sit(_Strict):
    """Sit down again on one's seat."""

    do: Literal["sit"]
    name: Name = ""


class Commit(_Strict):
    """Commit oneself to 16 bytes of the shuffle by their SHA-256."""

    do: Literal["commit"]
    commit: Annotated[str, StringConstraints(max_length=64)]


class Reveal(_Strict):
    """Add the 16 bytes to the shuffle."""

    do: Literal["reveal"]
    bytes: Annotated[str, StringConstraints(max_length=32)]


class Option(_Strict):
    """Change an option of the table."""

    do: Literal["option"]
    name: Word
    value: bool | int | Word


class Ask(_Strict):
    """Ask the others for something; the gallery about a ``claim``."""

    do: Literal["ask"]
    what: Word
    claim: Annotated[int, Field(ge=1, le=9999)] | None = None


class Answer(_Strict):
    """Answer what was asked."""

    do: Literal["answer"]
    what: Word
    yes: bool


class Say(_Strict):
    """Say a phrase, by its number; at an old table also any ``word``."""

    do: Literal["say"]
    phrase: Annotated[int, Field(ge=0, le=255)] | None = None
    word: bool | None = None


Command = Annotated[
    Plain
    | Turn
    | Lay
    | PutBot
    | Free
    | Rename
    | Sit
    | Commit
    | Reveal
    | Option
    | Ask
    | Answer
    | Say
    | OldTake
    | OldAct
    | OldTurnUp
    | OldShow
    | OldDomino
    | OldAnnounce
    | OldClaim
    | OldChoose
    | OldVote,
    Field(discriminator="do"),
]
COMMANDS: TypeAdapter[Command] = TypeAdapter(Command)


class Hello(_Strict):
    """The first frame of a client: ``last`` is the number of the last event it has seen."""

    type: Literal["hello"]
    last: Number = 0
    version: Annotated[str, StringConstraints(max_length=64)] = ""
    lang: Annotated[str, StringConstraints(max_length=16)] = "en"


class Ping(_Strict):
    """A sign of life."""

    type: Literal["ping"]


class Do(_Strict):
    """A command, with its name and the number of the event that it answers."""

    type: Literal["do"]
    id: CommandId
    n: Number
    command: Command


Frame = Hello | Ping | Do
_FRAMES: TypeAdapter[Frame] = TypeAdapter(Annotated[Frame, Field(discriminator="type")])


def read(text: str) -> Frame:
    """Return the frame that a client has sent.

    Raises:
        pydantic.ValidationError: it is none.
    """
    return _FRAMES.validate_json(text)


def wire(command: Any) -> dict[str, Any]:
    """Return a command as the table takes it, without what has not been said."""
    return dict(command.model_dump(exclude_none=True))
