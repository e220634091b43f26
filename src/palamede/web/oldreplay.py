"""A deal of an old table step by step: plays, claims and rulings, as the table showed them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from palamede.dgn.checked import CheckedDeal
from palamede.dgn.model import Draw, Event, Item, Lay, Pass
from palamede.dgn.verbs import Verb, VerbError, read_verb
from palamede.dominoes.faults.claims import Claim
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.kinds import KINDS
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.oldchoices import text_of
from palamede.dominoes.faults.oldcounts import announceable
from palamede.dominoes.tiles import Tile
from palamede.i18n import Translator
from palamede.table.old.state import HANDLERS, Old
from palamede.table.state import TableState

__all__ = ["old_steps"]

Step = tuple[dict[str, Any], str]
"""An event, and what is said of it."""

Told = Callable[[str, str, int], str]
"""Says what somebody has played: name, text, marks."""


def old_steps(state: TableState, found: CheckedDeal, tr: Translator, told: Told) -> Iterator[Step]:
    """Play a deal again on the table of ``state``, and yield what happens after each change.

    Raises:
        PalamedeError: the deal cannot be played again here.
    """
    partie, whole = state.partie, found.desk
    assert partie is not None and whole is not None
    if state.old is None:
        state.old = Old(whole.codes)
    start = whole.deal
    deal = OldDeal(
        start.conventions,
        start.start_hands,
        start.start_stock,
        leader=start.leader,
        scores=partie.scores,
        dead=start.dead,
        forced_lead=start.forced_lead,
    )
    state.old.desk = Desk(deal, whole.codes, whole.stake, earlier=state.old.earlier())
    state.old.outcome, state.old.heard, state.old.agreed = None, 0, set()
    state.phase, state.last_seen, partie.leader = "play", {}, start.leader
    name = state.seats[start.leader - 1].name
    event = {"type": "dealt", "deal": found.number, "lead": start.leader}
    yield event, tr("replay-deal", number=found.number, name=name)
    walk = _Walk(state, tr, told)
    for item in found.items:
        yield from walk.take(item)
    if deal.over is not None and not state.old.desk.agreed:
        yield from walk.agree()


class _Walk:
    def __init__(self, state: TableState, tr: Translator, told: Told) -> None:
        assert state.old is not None and state.old.desk is not None
        self.state, self.tr, self.told = state, tr, told
        self.desk: Desk = state.old.desk
        self.deal = self.desk.deal
        self.named: dict[int, str] = {}
        self.heard = 0

    def take(self, item: Item) -> Iterator[Step]:
        """Do what an item says; comments and signs say nothing."""
        if isinstance(item, (Lay, Pass, Draw)):
            yield self._play(item)
        elif isinstance(item, Event):
            try:
                verb = read_verb(item.content)
            except VerbError:
                return
            yield from self._verb(verb)
        yield from self._rulings()

    # ---------------------------------------------------------------- plays
    def _play(self, item: Lay | Pass | Draw) -> Step:
        seat = item.seat or self.deal.turn or 1
        event: dict[str, Any] = {"type": "passed", "seat": seat}
        if isinstance(item, Lay):
            event = {
                "type": "laid",
                "seat": seat,
                "tile": str(Tile(*sorted((item.first, item.second)))),
                "touch": item.first,
                "end": "left" if item.side == "<" else "right",
                "named": self.named.pop(seat, None),
                "announced": item.count,
            }
        elif isinstance(item, Draw):
            event = {"type": "drew", "seat": seat, "tile": str(self.deal.stock[0])}
        self._fold(event)
        ply = self.deal.plies[-1]
        text = text_of(self.deal, ply.move) if ply.kind == "lay" else ply.kind
        return event, self.told(self._name(seat), text, ply.announced or 0)

    def _fold(self, event: Mapping[str, Any]) -> None:
        HANDLERS[event["type"]](self.state, event)

    def _name(self, seat: int) -> str:
        return self.state.seats[seat - 1].name

    # ---------------------------------------------------------------- what is no play
    def _verb(self, verb: Verb) -> Iterator[Step]:
        name = verb.name
        if name == "names" and verb.seat is not None:
            self.named[verb.seat] = verb.get("tile")
        elif name in ("shows", "says", "commits"):
            kind = {"shows": "shown", "says": "domino"}.get(name) or verb.get("fault")
            yield self._happen(verb, kind)
        elif name == "announces":
            self._announce(verb)
        elif name == "turns" and verb.seat is not None:
            self.deal.turn_up(verb.seat)
        elif name == "claims":
            self.desk.apply({"type": "claimed", "seat": verb.seat, **verb.values})
            yield self._claimed(self.desk.claims[-1])
        elif name == "chooses":
            self.desk.apply({"type": "answered", "seat": verb.seat, **verb.values})
            event = {"type": "chosen", "seat": verb.seat, **verb.values}
            yield event, self.tr("replay-chosen", option=verb.get("option"))
        elif name in ("opens", "counts") and self.deal.over is not None:
            self._fold({"type": "counting"})
        elif name == "agrees" and self.deal.over is not None:
            yield from self.agree()

    def _happen(self, verb: Verb, kind: str) -> Step:
        assert verb.seat is not None
        tile = None if verb.get("tile") is None else Tile.parse(verb.get("tile"))
        self.deal.happen(verb.seat, kind, tile, **(verb.get("facts") or {}))
        said = "domino" if kind == "domino" else KINDS[_FAULTS.get(kind, kind)][self.tr.language]
        event = {"type": "happened", "seat": verb.seat, "fault": kind}
        text = " ".join([f"{self._name(verb.seat)}:", said, *([str(tile)] if tile else [])])
        return event, text

    def _announce(self, verb: Verb) -> None:
        if verb.seat is not None and announceable(self.deal, verb.seat):
            said = {"type": "announced", "seat": verb.seat, "what": "count"}
            self._fold({**said, "points": verb.get("points")})

    # ---------------------------------------------------------------- claims
    def _claimed(self, claim: Claim) -> Step:
        event = {**claim.as_json(), "claim": claim.n}
        said = self._said(claim)
        if claim.ruling is None:
            return event, self.tr("replay-claim-noted", **said)
        return event, f"{said['name']}: {said['fault']}"  # the ruling follows at once

    def _said(self, claim: Claim) -> dict[str, Any]:
        return {
            "number": claim.n,
            "name": "-" if claim.seat is None else self._name(claim.seat),
            "other": self._name(claim.against),
            "fault": KINDS[claim.fault][self.tr.language],
        }

    def _rulings(self) -> Iterator[Step]:
        """Tell what the desk has ruled since it was last heard."""
        said = self.desk.events[self.heard :]
        self.heard = len(self.desk.events)
        for event in said:
            if event["type"] != "ruled":
                continue
            claim = self.desk.claims[event["claim"] - 1]
            ruling = claim.ruling
            assert ruling is not None
            source = ", ".join(filter(None, (ruling.code, ruling.article)))
            reason = ruling.reason[self.tr.language].rstrip(".")
            text = self.tr("replay-claim", **self._said(claim), reason=reason, source=source)
            yield {"type": "ruled", "claim": claim.n, **ruling.as_json()}, text

    # ---------------------------------------------------------------- the end
    def agree(self) -> Iterator[Step]:
        """Book the deal, after what was still to be ruled."""
        if not self.desk.agreed:
            self.desk.count()
            yield from self._rulings()
            self._fold({"type": "counted"})
            outcome = self.deal.outcome()
            assert outcome is not None
            yield {"type": "counted", "outcome": outcome.kind}, ""


_FAULTS = {"shown": "exposed_tile"}
