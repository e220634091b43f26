"""The fold of the events of a table à l'ancienne; ``TableState`` hands them on to here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from palamede.dominoes.faults.claims import Claim
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.oldchoices import text_of
from palamede.dominoes.scoring import Outcome
from palamede.dominoes.tiles import Tile
from palamede.table import fairdeal
from palamede.table.old.taking import Taking

if TYPE_CHECKING:
    from palamede.table.state import Event, TableState

__all__ = ["DEEDS", "HANDLERS", "MOVING", "Kept", "Old", "Vote"]

DEEDS = ("laid", "drew", "passed")
"""Events of play."""

MOVING = frozenset(
    (
        "took",
        "ready",
        "served",
        "announced",
        "shown",
        "ruled",
        "chosen",
        "counting",
        "forgone",
    )
)
"""Events, beside those of every table, after which something else is to be done."""

_RECORDED = frozenset(
    {*DEEDS, "shown", "announced", "said", "claimed", "ruled", "chosen", "counting", "counted"}
)


@dataclass(slots=True)
class Vote:
    """The gallery is asked whether a fact is so (GEN-06); ``answers`` by who they are."""

    claim: int
    seat: int
    at: int
    answers: dict[str, bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Kept:
    """A deal that has been counted, for the record: its desk and the events of the table.

    ``places``: what each seat took from the mixed row; empty where that is not known.
    """

    places: Sequence[Sequence[int]]
    desk: Desk
    outcome: Outcome
    log: list[Mapping[str, Any]]


class Old:
    """What a table à l'ancienne has beside what every table has.

    ``taking``: while tiles are taken. ``desk``: of the deal that is played or was just counted.
    """

    def __init__(self, codes: tuple[str, ...]) -> None:
        self.codes = codes
        self.taking: Taking | None = None
        self.desk: Desk | None = None
        self.log: list[Mapping[str, Any]] = []
        """Events of the deal, for its record."""
        self.heard = 0
        """How many of the desk's own events have been told."""
        self.choosing: dict[int, int] = {}
        """Claims on which the injured side may choose, and since when (server milliseconds)."""
        self.agreed: set[int] = set()
        """Seats that have nothing to object to the end, or agree with the count."""
        self.outcome: Outcome | None = None
        """Of the deal just counted."""
        self.vote: Vote | None = None
        self.fell: dict[int, int] = {}
        """The deal in which the first ruling fell on each seat."""
        self.kept: list[Kept] = []
        """The deals of the partie that were counted."""
        self.heard_word = False
        """The last word was said while a deal was played."""
        self.settled = False
        """The bredouille has been claimed or forgone (VOL-09)."""

    @property
    def deal(self) -> OldDeal | None:
        """The deal on the table."""
        return None if self.desk is None else self.desk.deal

    @property
    def waiting(self) -> tuple[Claim, ...]:
        """Claims on which somebody may still choose."""
        return () if self.desk is None else self.desk.waiting

    @property
    def untold(self) -> Mapping[str, Any] | None:
        """The next thing that the desk has said and nobody has been told."""
        said = () if self.desk is None else self.desk.events[self.heard :]
        return next((each for each in said if each["type"] in ("noted", "ruled")), None)

    def note(self, event: Event) -> None:
        """Keep an event of the deal for its record."""
        word = event["type"] != "said" or self.heard_word
        if self.desk is not None and event["type"] in _RECORDED and word:
            self.log.append(event)

    def earlier(self) -> dict[tuple[str, int], int]:
        """Return how often each seat has committed each kind of fault in this partie."""
        times: dict[tuple[str, int], int] = {}
        for kept in self.kept:
            for claim in kept.desk.claims:
                if claim.founded:
                    key = (claim.fault, claim.against)
                    times[key] = times.get(key, 0) + 1
        return times


def _old(state: TableState) -> Old:
    assert state.old is not None
    return state.old


def _desk(state: TableState) -> Desk:
    desk = _old(state).desk
    assert desk is not None
    return desk


def _tile(event: Event, name: str = "tile") -> Tile | None:
    return None if event.get(name) is None else Tile.parse(event[name])


# -------------------------------------------------------------------- taking
def _dealt(state: TableState, event: Event) -> None:
    old = _old(state)
    assert state.partie is not None
    row = [Tile.parse(tile) for tile in event["row"]]
    leader = state.partie.leader or 1
    old.taking = Taking(state.conventions, row, leader=leader, cut=event["cut"])
    old.desk, old.outcome, old.vote, old.settled = None, None, None, False
    old.heard = 0
    old.choosing, old.agreed, old.log = {}, set(), []
    state.phase = "taking"
    state.ready = set()
    state.question = None
    state.last_seen = {}


def _took(state: TableState, event: Event) -> None:
    taking = _old(state).taking
    assert taking is not None
    taking.take(event["seat"], event["places"])
    if event.get("ready"):
        taking.ready.add(event["seat"])


def _ready(state: TableState, event: Event) -> None:
    taking = _old(state).taking
    assert taking is not None
    taking.ready.add(event["seat"])


def _served(state: TableState, event: Event) -> None:
    """All have their tiles: the deal begins."""
    old, partie = _old(state), state.partie
    assert partie is not None and old.taking is not None
    deal = OldDeal(
        state.conventions,
        [[Tile.parse(tile) for tile in hand] for hand in event["hands"]],
        [Tile.parse(tile) for tile in event["stock"]],
        leader=event["lead"],
        scores=partie.scores,
        dead=partie.dead,
        forced_lead=_tile(event, "forced"),
    )
    number = len(partie.entries) + 1
    old.desk = Desk(
        deal,
        old.codes,
        state.conventions.stake,
        rng=state.random_of(number | fairdeal.RULINGS),
        earlier=old.earlier(),
    )
    for seat in old.taking.up.values():
        deal.happen(seat, "shown_in_serving", None, while_taking=True)
        facts = {"while_taking": True}
        happened = {"type": "happened", "seat": seat, "fault": "shown_in_serving", "facts": facts}
        old.log.append(happened)
    partie.leader = event["lead"]
    state.phase = "play"


# -------------------------------------------------------------------- play
def _played(state: TableState, event: Event, text: str) -> None:
    seat = event["seat"]
    state.last_act = (seat, event["type"])
    player = state.player_of(seat)
    state.used[player] = state.used.get(player, 0) + event.get("spent", 0)
    state.last_seen[seat] = text
    _old(state).agreed = set()


def _laid(state: TableState, event: Event) -> None:
    deal = _desk(state).deal
    deal.lay(
        event["seat"],
        Tile.parse(event["tile"]),
        event["end"],
        event.get("touch"),
        named=_tile(event, "named"),
        announced=event.get("announced"),
    )
    _played(state, event, text_of(deal, deal.plies[-1].move))


def _drew(state: TableState, event: Event) -> None:
    _desk(state).deal.draw(event["seat"])
    _played(state, event, "draw")


def _passed(state: TableState, event: Event) -> None:
    _desk(state).deal.pass_(event["seat"])
    _played(state, event, "pass")


def _shown(state: TableState, event: Event) -> None:
    old = _old(state)
    if "place" in event:
        assert old.taking is not None
        old.taking.up[event["place"]] = event["seat"]
    else:
        _desk(state).deal.show(event["seat"], Tile.parse(event["tile"]))


def _announced(state: TableState, event: Event) -> None:
    old, deal = _old(state), _desk(state).deal
    if event["what"] == "domino":
        deal.say_domino(event["seat"], _tile(event))
        return
    deal.announce(event["seat"], event["points"])
    old.agreed = set()


def _said(state: TableState, event: Event) -> None:
    """A word at the old table can be claimed as a signal (GEN-05)."""
    old = _old(state)
    old.heard_word = state.phase == "play" and old.deal is not None and not old.deal.over
    if old.heard_word:
        assert old.deal is not None
        old.deal.happen(event["seat"], "signal")


# -------------------------------------------------------------------- claims and rulings
def _claimed(state: TableState, event: Event) -> None:
    _desk(state).claim(event["seat"], event["fault"], event["against"], tile=_tile(event))
    _old(state).agreed = set()


def _told(state: TableState, event: Event) -> None:
    """The desk has been heard up to here."""
    old = _old(state)
    desk = _desk(state)
    said = desk.events
    while said[old.heard]["type"] not in ("noted", "ruled"):
        old.heard += 1
    old.heard += 1
    if event["type"] == "ruled":
        claim = desk.claims[event["claim"] - 1]
        assert state.partie is not None
        if claim.founded:
            old.fell.setdefault(claim.against, len(state.partie.entries) + 1)
        old.agreed = set()
        _after(state)


def _choosing(state: TableState, event: Event) -> None:
    _old(state).choosing[event["claim"]] = event.get("at", state.at)


def _chosen(state: TableState, event: Event) -> None:
    old, desk = _old(state), _desk(state)
    desk.choose(desk.claims[event["claim"] - 1], event["option"], event["seat"])
    old.choosing.pop(event["claim"], None)
    old.agreed = set()
    _after(state)


def _after(state: TableState) -> None:
    """A ruling may have let a deal that was over go on, or ended it."""
    deal = _desk(state).deal
    if state.phase == "counting" and deal.over is None:
        state.phase = "play"


def _asked(state: TableState, event: Event) -> None:
    _old(state).vote = Vote(event["claim"], event["seat"], event.get("at", state.at))


def _voted(state: TableState, event: Event) -> None:
    vote = _old(state).vote
    assert vote is not None
    vote.answers[event["voter"]] = event["yes"]


def _answered(state: TableState, event: Event) -> None:
    if event["what"] == "gallery":
        _old(state).vote = None


# -------------------------------------------------------------------- the count
def _counting(state: TableState, event: Event) -> None:
    _desk(state).count()
    _old(state).agreed = set()
    state.phase = "counting"


def _agreed(state: TableState, event: Event) -> None:
    _old(state).agreed.add(event["seat"])


def _counted(state: TableState, event: Event) -> None:
    old, desk, partie = _old(state), _desk(state), state.partie
    assert partie is not None
    desk.agree()
    old.vote = None
    deal = desk.deal
    outcome = deal.outcome()
    assert outcome is not None
    old.outcome = outcome
    partie.enter(outcome, leader=deal.leader, lead=deal.lead_after, made=deal.made(outcome))
    if any(desk.accounts):
        partie.fine(desk.accounts)
    ended = desk.match or (desk.partie if desk.partie_ends else None)
    if ended is not None:
        how, seat = ended
        loser = state.conventions.side_of(seat)
        partie.end_by_ruling(how, loser=loser, paid=any(desk.accounts))
    places = () if old.taking is None else old.taking.places()
    old.kept.append(Kept(places, desk, outcome, old.log))
    state.phase = "counted"
    state.ready = set()
    state.question = None


def _forgone(state: TableState, event: Event) -> None:
    """Nobody has called the bredouille: the partie pays simple (VOL-09)."""
    assert state.partie is not None
    state.partie.mark_simple()
    _old(state).settled = True


HANDLERS: Mapping[str, Callable[[TableState, Event], None]] = {
    "dealt": _dealt,
    "took": _took,
    "ready": _ready,
    "served": _served,
    "laid": _laid,
    "drew": _drew,
    "passed": _passed,
    "shown": _shown,
    "announced": _announced,
    "said": _said,
    "claimed": _claimed,
    "noted": _told,
    "ruled": _told,
    "choosing": _choosing,
    "chosen": _chosen,
    "asked": _asked,
    "voted": _voted,
    "answered": _answered,
    "counting": _counting,
    "agreed": _agreed,
    "counted": _counted,
    "forgone": _forgone,
}
"""Events of an old table that mean something else there, or that are only there."""
