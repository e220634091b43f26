"""The state of a table: a fold of its numbered events, and nothing else.

``apply`` takes the next event and changes the state by it; a table that is opened again after a
crash is the same events applied again. No event depends on the clock or on chance here: what was
drawn stands in the event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Entry, Partie
from palamede.dominoes.seatnames import DEAD_HAND
from palamede.dominoes.tiles import Tile
from palamede.table import fairdeal
from palamede.table.errors import TableError
from palamede.table.old.state import HANDLERS as OLD_HANDLERS
from palamede.table.old.state import MOVING as OLD_MOVING
from palamede.table.old.state import Old

__all__ = ["DEFAULT_OPTIONS", "PACES", "PROGRAM", "Event", "Phase", "Seat", "TableState", "fold"]

Event = Mapping[str, Any]
"""One JSON object: ``n`` from 1 without gaps, ``type``, and what the type needs (see the docs)."""

Phase = Literal["seating", "fair", "taking", "play", "counting", "counted", "finished"]

DEFAULT_OPTIONS: Mapping[str, Any] = {
    "spectators": False,
    "chat": False,
    "take_back": True,
    "move_seconds": 0,
    "partie_seconds": 0,
    "pace": "normal",
    "bots_forgetful": False,
}
"""What the owner may change: whether others may watch, talk by phrases, ask a move back; seconds
for a move and for a partie, 0 without a clock; how fast the bots play, and whether they err at an
old table (``old.forgetful``)."""

PACES = ("instant", "normal", "slow")

PROGRAM = "program"
"""Level of a bot that is somebody's own program and acts from outside."""

ACTS = ("dealt", "laid", "drew", "passed", "taken_back", "took", "served", "ruled", "chosen")
"""Events after which another act is due; the clock of a move starts with them."""

_MOVING = frozenset({*ACTS, *OLD_MOVING, "begun", "lots", "counted", "finished"})
_WAITING = frozenset({"begun", "committed", "revealed", "counted", *OLD_MOVING, "laid", "passed"})


@dataclass(slots=True)
class Seat:
    """A place at the table and who sits there."""

    number: int
    name: str = ""
    kind: Literal["empty", "human", "bot", "dead"] = "empty"
    bot: str | None = None
    """Level of the bot that acts for the seat."""
    stands_in: bool = False
    """The bot acts for a person who has left and may come back."""


@dataclass(slots=True)
class Fair:
    """The fair deal of the partie: the server's secret, and what each seat adds."""

    secret: str = ""
    commits: dict[int, str] = field(default_factory=dict)
    seeds: dict[int, str] = field(default_factory=dict)
    by_server: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Question:
    """Something asked of the others: what, by whom, and who has agreed."""

    what: str
    seat: int
    agreed: set[int] = field(default_factory=set)


class TableState:
    """A table as its events have made it.

    ``n``: number of the last event. ``partie``: the partie in progress, None before the first.
    """

    def __init__(self) -> None:
        self.n = 0
        self.rules = ""
        self.settings: tuple[str, ...] = ()
        self.options: dict[str, Any] = dict(DEFAULT_OPTIONS)
        self.seats: list[Seat] = []
        self.phase: Phase = "seating"
        self.partie: Partie | None = None
        self.parties = 0
        self.fair = Fair()
        self.accounts: list[int] = []
        self.ready: set[int] = set()
        """Seats that have accepted the count, or the end."""
        self.question: Question | None = None
        self.last_act: tuple[int, str] | None = None
        """Seat and kind of the last act of the deal, for taking back."""
        self.last_seen: dict[int, str] = {}
        """The last act of each seat in the deal, as text."""
        self.at = 0
        """Server milliseconds of the last event."""
        self.turn_since = 0
        """Server milliseconds at which the turn began."""
        self.since = 0
        """Server milliseconds since which seeds, or the acceptance of a count, are waited for."""
        self.moved = 0
        """Number of the last event that changed what is to be done in the play."""
        self.begun = 0
        """Number of the event that began the partie."""
        self.asked = 0
        """Number of the event that asked the last question."""
        self.used: dict[int, int] = {}
        """Milliseconds that each player has used in the partie, where clocks measured them."""
        self.old: Old | None = None
        """What a table à l'ancienne has beside this; None at a strict table."""

    # ---------------------------------------------------------------- what is known of it
    @property
    def conventions(self) -> Conventions:
        """What the table has agreed on."""
        return self.partie.conventions if self.partie is not None else self._agreed

    @property
    def _agreed(self) -> Conventions:
        return presets.conventions(self.rules, self.settings)

    @property
    def deal(self) -> Deal | None:
        """The deal on the table: in progress, or the one just counted."""
        if self.partie is None:
            return None
        if self.partie.deal is not None:
            return self.partie.deal
        return self.entry.deal if self.entry is not None else None

    @property
    def entry(self) -> Entry | None:
        """The last line of the score sheet."""
        return self.partie.entries[-1] if self.partie and self.partie.entries else None

    @property
    def turn(self) -> int | None:
        """Seat to act in the deal."""
        if self.old is not None:
            deal = self.old.deal
            return deal.turn if self.phase == "play" and deal is not None else None
        return self.deal.turn if self.phase == "play" and self.deal is not None else None

    @property
    def actor(self) -> int | None:
        """Seat whose player acts: the dead hand is played by the player opposite (VOL-06).

        At an old table a ruling may let an adversary act in his place (VOL-13).
        """
        if self.old is not None and self.turn is not None:
            assert self.old.deal is not None
            acting = self.old.deal.acting
            return None if acting is None else self.player_of(acting)
        return None if self.turn is None else self.player_of(self.turn)

    def player_of(self, number: int) -> int:
        """Return the seat whose player acts for a seat: for the dead hand the one opposite."""
        if self.seats[number - 1].kind == "dead":
            return (number + 1) % len(self.seats) + 1
        return number

    @property
    def players(self) -> list[Seat]:
        """The seats at which somebody sits, the dead hand not among them."""
        return [seat for seat in self.seats if seat.kind in ("human", "bot")]

    def seat(self, number: int) -> Seat:
        """Return a seat.

        Raises:
            TableError: there is no such seat.
        """
        if not 1 <= number <= len(self.seats):
            raise TableError(f"there is no seat {number}", code="no-such-seat", seat=number)
        return self.seats[number - 1]

    # ---------------------------------------------------------------- the fold
    def random_of(self, deal: int) -> fairdeal.FairRandom:
        """Return the generator of a deal of this partie, 0 for the lots before the first."""
        seeds = [bytes.fromhex(self.fair.seeds[seat.number]) for seat in self.players]
        return fairdeal.FairRandom(bytes.fromhex(self.fair.secret), deal, seeds)

    def apply(self, event: Event) -> None:
        """Change the state by the next event.

        Raises:
            ValueError: the event is not the next one, or its type is unknown.
        """
        if event["n"] != self.n + 1:
            raise ValueError(f"event {event['n']} does not follow event {self.n}")
        handler: Callable[[TableState, Event], None] | None = _HANDLERS.get(event["type"])
        if self.old is not None:
            handler = _old_handler(self, event) or handler
        if handler is None:
            raise ValueError(f"unknown event {event['type']!r}")
        handler(self, event)
        if self.old is not None:
            self.old.note(event)
        self.n = event["n"]
        self.at = event.get("at", self.at)
        kind = event["type"]
        if kind in ACTS:
            self.turn_since = self.at
        if kind in _WAITING:
            self.since = self.at
        if kind in _MOVING:
            self.moved = self.n


def fold(events: Iterable[Event]) -> TableState:
    """Return the state that events make, from the first."""
    state = TableState()
    for event in events:
        state.apply(event)
    return state


# -------------------------------------------------------------------- one function an event
def _old_handler(state: TableState, event: Event) -> Callable[[TableState, Event], None] | None:
    """Return what an event does at an old table, where that is something else."""
    assert state.old is not None
    kind = event["type"]
    if kind in ("asked", "answered") and event.get("what") not in OLD_QUESTIONS:
        return None
    return OLD_HANDLERS.get(kind)


OLD_QUESTIONS = ("gallery", "row", "table")


def _opened(state: TableState, event: Event) -> None:
    state.rules = event["rules"]
    state.settings = tuple(event["settings"])
    state.options.update(event.get("options", {}))
    conventions = state.conventions
    if conventions.table == "old":
        state.old = Old(tuple(conventions.faults.split("+")))
    state.seats = [Seat(number) for number in range(1, conventions.seats + 1)]
    if conventions.sides == "dead_hand":
        state.seats[2] = Seat(3, DEAD_HAND, "dead")
    state.accounts = [0] * conventions.seats


def _seated(state: TableState, event: Event) -> None:
    seat = state.seat(event["seat"])
    seat.name = event["name"]
    seat.kind = event["kind"]
    seat.bot = event.get("bot")
    seat.stands_in = event.get("stands_in", False)


def _left(state: TableState, event: Event) -> None:
    seat = state.seat(event["seat"])
    seat.name, seat.kind, seat.bot, seat.stands_in = "", "empty", None, False


def _changed(state: TableState, event: Event) -> None:
    state.options.update(event["options"])


def _begun(state: TableState, event: Event) -> None:
    names = [seat.name for seat in state.seats]
    state.partie = Partie(state._agreed, names, leader=event.get("lead"))
    state.parties = event["partie"]
    state.fair = Fair()
    state.phase = "fair"
    state.ready = set()
    state.question = None
    state.begun = event["n"]
    state.used = {}
    if state.old is not None:
        state.old = Old(state.old.codes)


def _committed(state: TableState, event: Event) -> None:
    if "seat" in event:
        state.fair.commits[event["seat"]] = event["commit"]
    else:
        state.fair.secret = event["secret"]


def _revealed(state: TableState, event: Event) -> None:
    if "seat" in event:
        state.fair.seeds[event["seat"]] = event["bytes"]
        if event["by"] == "server":
            state.fair.by_server.add(event["seat"])


def _lots(state: TableState, event: Event) -> None:
    assert state.partie is not None
    state.partie.leader = event["lead"]


def _dealt(state: TableState, event: Event) -> None:
    assert state.partie is not None
    hands = [[Tile.parse(tile) for tile in hand] for hand in event["hands"]]
    stock = [Tile.parse(tile) for tile in event["stock"]]
    state.partie.start(hands, stock, leader=event["lead"])
    state.phase = "play"
    state.ready = set()
    state.question = None
    state.last_act = None
    state.last_seen = {}


def _act(state: TableState, event: Event, text: str) -> None:
    deal = state.deal
    assert deal is not None
    deal.push(event["action"] if event["type"] == "laid" else text)
    state.last_act = (event["seat"], event["type"])
    player = state.player_of(event["seat"])
    state.used[player] = state.used.get(player, 0) + event.get("spent", 0)
    state.last_seen[event["seat"]] = text
    state.question = None


def _laid(state: TableState, event: Event) -> None:
    deal = state.deal
    assert deal is not None
    _act(state, event, deal.text(deal._moves[event["action"]]))


def _drew(state: TableState, event: Event) -> None:
    _act(state, event, "draw")


def _passed(state: TableState, event: Event) -> None:
    _act(state, event, "pass")


def _taken_back(state: TableState, event: Event) -> None:
    deal = state.deal
    assert deal is not None
    deal.pop()
    state.last_seen.pop(state.last_act[0] if state.last_act else 0, None)
    state.last_act = None
    state.question = None


def _counted(state: TableState, event: Event) -> None:
    assert state.partie is not None
    state.partie.settle()
    state.phase = "counted"
    state.ready = set()
    state.question = None


def _finished(state: TableState, event: Event) -> None:
    state.phase = "finished"
    state.accounts = [
        before + gain for before, gain in zip(state.accounts, event["stakes"], strict=True)
    ]
    state.ready = set()


def _asked(state: TableState, event: Event) -> None:
    state.question = Question(event["what"], event["seat"], {event["seat"]})
    state.asked = event["n"]


def _answered(state: TableState, event: Event) -> None:
    if event["what"] in ("count", "rematch"):
        state.ready.add(event["seat"])
    elif state.question is not None:
        if event["yes"]:
            state.question.agreed.add(event["seat"])
        else:
            state.question = None


def _said(state: TableState, event: Event) -> None:
    """Change nothing: a phrase is heard, and that is all."""


_HANDLERS = {
    "opened": _opened,
    "seated": _seated,
    "left": _left,
    "changed": _changed,
    "begun": _begun,
    "committed": _committed,
    "revealed": _revealed,
    "lots": _lots,
    "dealt": _dealt,
    "laid": _laid,
    "drew": _drew,
    "passed": _passed,
    "taken_back": _taken_back,
    "counted": _counted,
    "finished": _finished,
    "asked": _asked,
    "answered": _answered,
    "said": _said,
}
