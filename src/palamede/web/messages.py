"""What requests say and what is answered, as pydantic messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from palamede.web.frames import Command, CommandId, Number, SeatNumber
from palamede.web.speech import Language

__all__ = [
    "Act",
    "Acted",
    "Bot",
    "ClaimCode",
    "Claimed",
    "Code",
    "Compared",
    "ComparedTile",
    "DoublesInHand",
    "FaultArticle",
    "FaultTexts",
    "Forget",
    "Game",
    "HandsOf",
    "Invitations",
    "Join",
    "JoinedTable",
    "LanState",
    "LanSwitch",
    "Mine",
    "NewTable",
    "OpenedTable",
    "ProofOfDeal",
    "ProofOfPartie",
    "RecordText",
    "Replay",
    "Share",
    "Shared",
    "SharedRecord",
    "SharedSecret",
    "Statistics",
    "SwitchText",
    "Token",
    "TokenFor",
    "Verdict",
]

Words = dict[str, str]
"""A text by language: ``{"en": …, "fr": …, "es": …}``."""
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,200}$")]


class _Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


# -------------------------------------------------------------------- what can be played
class Game(BaseModel):
    """A game of the books, by the name of its preset."""

    name: str
    title: Words
    summary: Words
    players: list[int]
    switches: dict[str, Any] = Field(
        description="The switches of the rules that differ from their defaults, and target."
    )
    hands: dict[str, int] = Field(description="Tiles that each takes, by the number of players.")


class SwitchText(BaseModel):
    """A switch of the rules: what it means and the values that it can have."""

    name: str
    text: Words
    form: str
    default: Any
    values: list[Any]
    value_texts: dict[str, Words]
    least: int | None = None
    most: int | None = None


class FaultArticle(BaseModel):
    """A rule on faults in our words, and where the books state it."""

    text: Words
    sources: list[tuple[str, str]] = Field(description="Pairs of book and article.")


class FaultTexts(BaseModel):
    """The words of a table where faults happen: kinds of fault, rules, and the books' French."""

    kinds: dict[str, Words]
    rows: dict[str, FaultArticle]
    originals: dict[str, dict[str, str]] = Field(
        description="By code, then by article; those of the manuel by row."
    )
    forgetful: dict[str, int] = Field(
        description="Of a hundred turns, claims and announcements: how many a bot forgets."
    )


class Bot(BaseModel):
    """A bot that can be seated, and how strong it is: what it marks more than the one below it."""

    name: str
    title: Words
    over: str | None = None
    """The bot that it was measured against; none for the weakest."""
    marks: float | None = None
    """Marks a deal that it is ahead of that one in ``tete_a_tete``."""


# -------------------------------------------------------------------- tables
class NewTable(_Request):
    """A table to be opened."""

    rules: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    settings: Annotated[
        list[Annotated[str, StringConstraints(max_length=200)]], Field(max_length=60)
    ] = []
    players: Annotated[int, Field(ge=2, le=9)] | None = None
    opponents: Annotated[
        list[Annotated[str, StringConstraints(max_length=64)] | None], Field(max_length=8)
    ] = Field(
        default=[],
        description="For each seat but the first and a dead hand: a bot, or `human` for a person.",
    )
    name: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    stake: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    options: dict[Annotated[str, StringConstraints(max_length=32)], bool | int | str] = {}
    lang: Language = "en"


class OpenedTable(BaseModel):
    """A new table. The secrets are shown this once; they go into the fragment of links."""

    table: str
    seat_secret: str
    invite: str


class Join(_Request):
    """What opens a table or a seat: one of the two secrets."""

    secret: Secret | None = Field(default=None, description="Takes one's own seat over.")
    invite: Secret | None = Field(default=None, description="Takes a free seat.")
    seat: SeatNumber | None = None
    name: Annotated[str, StringConstraints(max_length=200)] = ""


class JoinedTable(BaseModel):
    """Who has joined, and the secret that opens his seat on another device."""

    table: str
    seat: int | None
    seats: list[int]
    owner: bool
    seat_secret: str


class Invitations(BaseModel):
    """Secrets for links, and the addresses with which the links begin."""

    invite: str
    seats: dict[str, str]
    addresses: list[str]
    lan: bool
    lan_possible: bool


class LanSwitch(_Request):
    """Whether people on this network may come in."""

    on: bool


class LanState(BaseModel):
    """Whether people on this network may come in, and how."""

    lan: bool
    lan_possible: bool
    addresses: list[str]


class TokenFor(_Request):
    """The seat that a program is to have."""

    seat: SeatNumber


class Token(BaseModel):
    """A program's token, shown this once."""

    table: str
    seat: int
    token: str


class Share(_Request):
    """Nothing needs to be said."""


class SharedSecret(BaseModel):
    """What opens the finished parties of a table to everybody; for the fragment of a link."""

    secret: str
    addresses: list[str]


class Shared(_Request):
    """The secret of a link to finished parties."""

    secret: Secret


class SharedRecord(BaseModel):
    """The finished parties of a table in DGN."""

    record: str


class Act(_Request):
    """A command of a program."""

    id: CommandId = Field(description="Your name for the command; a resend has the same.")
    n: Number = Field(description="Number of the last event that you have seen.")
    command: Command


class Acted(BaseModel):
    """A command was carried out; ``n`` is the number of the last event then."""

    id: str
    n: int


# -------------------------------------------------------------------- what belongs to a browser
class Mine(BaseModel):
    """One of this browser's tables."""

    table: str
    rules: str
    title: Words
    names: list[str]
    seats: list[int]
    owner: bool
    left: bool
    phase: Literal["seating", "play", "finished"]
    at: int = Field(description="Milliseconds since 1970 of the last event.")
    created: int
    scores: list[int]
    won: bool | None
    archived: bool


class Code(BaseModel):
    """Eight words that move the games of this browser to another, once, within ten minutes."""

    code: str


class ClaimCode(_Request):
    """The eight words."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Claimed(BaseModel):
    """How many keys have come."""

    moved: int


class Forget(_Request):
    """Nothing needs to be said."""


# -------------------------------------------------------------------- records
class RecordText(_Request):
    """A record in DGN, and which partie of it."""

    record: Annotated[str, StringConstraints(max_length=1024 * 1024)]
    lang: Language = "en"
    partie: Annotated[int, Field(ge=1, le=100_000)] | None = None


class Replay(BaseModel):
    """A partie step by step; each step is a state as at a table, with all hands."""

    title: Words | str
    names: list[str]
    partie: int
    parties: int
    steps: list[dict[str, Any]]
    errors: list[str]
    twin: dict[str, Any] | None = Field(default=None, description="The JSON twin of the record.")


class ProofOfDeal(BaseModel):
    """One deal held against the protocol; ``fault`` is null where it holds."""

    deal: int
    fault: str | None


class ProofOfPartie(BaseModel):
    """One partie held against the protocol."""

    partie: int
    proved: bool
    fault: str | None
    seat: int | None
    by_server: list[int]
    deals: list[ProofOfDeal]
    sentence: str


class Verdict(BaseModel):
    """Whether all the deals of a record are those of the protocol."""

    proved: bool
    parties: list[ProofOfPartie]


# -------------------------------------------------------------------- all deals
class Compared(BaseModel):
    """A sum that was seen, its mean by chance alone, and the standard deviation."""

    seen: float
    chance: float
    spread: float


class HandsOf(BaseModel):
    """The hands of ``people``, who mixed with bytes of their own, or of the ``house``."""

    who: Literal["people", "house"]
    hands: int
    tiles: int
    pips: Compared
    doubles: Compared


class DoublesInHand(Compared):
    """How many hands had so many doubles."""

    doubles: int


class ComparedTile(Compared):
    """How often a tile of the double-six set came to people."""

    tile: str


class Statistics(BaseModel):
    """The counted deals of this server against chance; made anew once a minute."""

    at: int
    deals: int
    groups: list[HandsOf]
    doubles: list[DoublesInHand]
    tiles: list[ComparedTile]
