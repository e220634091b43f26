"""From a deal that was played at an old table, and what happened in it, to its record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from palamede.dgn.compose import agreed_tags, start_tags
from palamede.dgn.model import DealRecord, Draw, Item, Lay, PartieRecord, Pass, Tag
from palamede.dgn.oldevents import ruled
from palamede.dgn.places import places_text
from palamede.dgn.verbs import Verb
from palamede.dgn.verdict import outcome_text
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.overrule import OWN, effects_of, overrule
from palamede.dominoes.match import Partie
from palamede.dominoes.scoring import Outcome
from palamede.dominoes.tiles import Tile

__all__ = ["old_deal_record", "old_ending", "old_partie_record"]

Happened = Mapping[str, Any]
"""An event in the words of the desk or of the table."""


def old_partie_record(
    partie: Partie,
    deals: Iterable[tuple[Desk, Iterable[Happened]]],
    *,
    tags: Mapping[str, str] | None = None,
    rules: str | None = None,
) -> PartieRecord:
    """Return a partie of an old table as a part of a record.

    ``deals``: the desk of each deal and what happened in it, in order; those that are booked in the
    partie get the tags of their end. ``tags`` and ``rules`` as ``record_of``.
    """
    records = []
    for number, (desk, happened) in enumerate(deals, 1):
        ending: tuple[Tag, ...] = ()
        if number <= len(partie.entries):
            entry = partie.entries[number - 1]
            ending = old_ending(desk, entry.outcome, entry.scores)
        records.append(old_deal_record(desk, happened, number, ending))
    head = [Tag(name, value) for name, value in (tags or {}).items()]
    head += agreed_tags(partie.conventions, rules)
    head.append(Tag("Seats", "; ".join(partie.names)))
    return PartieRecord(tuple(head), tuple(records))


def old_ending(desk: Desk, outcome: Outcome, scores: Sequence[int]) -> tuple[Tag, ...]:
    """Return the tags of the end of a deal that has been counted."""
    deal = desk.deal
    last = deal.plies[-1].seat if deal.plies else None
    return (
        Tag("Result", outcome_text(outcome, deal.conventions, last, _why(desk))),
        Tag("Marks", " ".join(map(str, outcome.marks))),
        Tag("Scores", " ".join(map(str, scores))),
    )


def _why(desk: Desk) -> str:
    """Return the name of the ruling that ended a deal."""
    by = [
        desk.claims[event["claim"] - 1].ruling
        for event in desk.events
        if any(step["do"] == "end" for step in event.get("steps", ()))
    ]
    return by[-1].ruling or "" if by and by[-1] is not None else "by a ruling"


def old_deal_record(
    desk: Desk,
    happened: Iterable[Happened],
    number: int,
    ending: Sequence[Tag] = (),
    *,
    seen: AbstractSet[int] | None = None,
    places: Sequence[Sequence[int]] = (),
) -> DealRecord:
    """Return a deal of an old table as a part of a record.

    Args:
        desk: of the deal as it stands.
        happened: what happened in it, in order, in the words of the desk (``laid``, ``passed``,
            ``drew``, ``shown``, ``said_domino``, ``happened``, ``turned_up``, ``claimed``,
            ``answered``, ``referee``, ``opened``, ``counted``) or of the live table (``announced``,
            ``said``, ``chosen``, ``counting``); rulings are found again, other events left out.
        number: of the deal in its partie.
        ending: the tags of its end.
        seen: the seats whose tiles may be told while the partie goes on; None for all.
        places: which places of the mixed row each seat took, from 0.
    """
    tags = list(start_tags(desk.deal, number, seen))
    if places:
        tags.append(Tag("Places", places_text(places)))
    items = _Scribe(desk, list(happened), seen).items()
    return DealRecord((*tags, *ending), tuple(items))


class _Scribe:
    """Plays a deal again and writes down each item where it happens."""

    def __init__(
        self, desk: Desk, script: Sequence[Happened], seen: AbstractSet[int] | None
    ) -> None:
        deal = desk.deal
        self.seen = seen
        later = {event["seat"] for event in script if event["type"] == "turned_up"}
        up = deal.turned_up - later
        self.down = [s for s in range(1, deal.conventions.seats + 1) if s not in up]
        again = OldDeal(
            deal.conventions,
            deal.start_hands,
            deal.start_stock,
            leader=deal.leader,
            scores=deal.scores,
            dead=deal.dead,
            forced_lead=deal.forced_lead,
            turned_up=up,
        )
        self.desk = Desk(again, desk.codes, desk.stake, earlier=desk._earlier)
        self.picks = {
            (event["type"], event.get("claim", event.get("n"))): tuple(map(str, event["picks"]))
            for event in desk.events
            if event.get("picks")
        }
        self.script = script
        self.written: list[Item] = []
        self.heard = 0

    def items(self) -> list[Item]:
        for seat in self.down:
            self._write(Verb(seat, "holds", {"what": "down"}))
        for event in self.script:
            handler = getattr(self, f"_{event['type']}", None)
            if handler is not None:
                handler(event)
                self._rulings()
        return self.written

    def _write(self, item: Item | Verb) -> None:
        self.written.append(item.event if isinstance(item, Verb) else item)

    def _rulings(self) -> None:
        events = self.desk.events
        for event in events[self.heard :]:
            if event["type"] == "noted":
                self._write(Verb(None, "notes", {"claim": event["claim"]}))
            elif event["type"] == "ruled":
                self._write(ruled(event))
        self.heard = len(events)

    # ------------------------------------------------------------------ plays
    def _laid(self, event: Happened) -> None:
        deal, seat = self.desk.deal, event["seat"]
        lead = deal.ends is None
        if event.get("named") is not None:
            self._write(Verb(seat, "names", {"tile": event["named"]}))
        deal.apply(event)
        move = deal.plies[-1].move
        side = "" if lead else "<>"[move.end]
        self._write(Lay(seat, move.touch, move.leaves, side, event.get("announced")))

    def _passed(self, event: Happened) -> None:
        self.desk.deal.pass_(event["seat"])
        self._write(Pass(event["seat"]))

    def _drew(self, event: Happened) -> None:
        deal = self.desk.deal
        deal.draw(event["seat"])
        tile = deal.plies[-1].tile
        assert tile is not None
        told = self.seen is None or event["seat"] in self.seen
        self._write(Draw(event["seat"], (tile.low, tile.high) if told else None))

    # ------------------------------------------------------------------ what else happened
    def _shown(self, event: Happened) -> None:
        if "tile" in event:  # a place of the tiles being taken tells no tile
            self._happens(event, "shows", "shown", {})

    def _said_domino(self, event: Happened) -> None:
        self._happens(event, "says", "domino", {"what": "domino"})

    def _announced(self, event: Happened) -> None:
        if event.get("what") == "domino":
            self._said_domino(event)
            return
        self.desk.deal.announce(event["seat"], event["points"])
        self._write(Verb(event["seat"], "announces", {"points": event["points"]}))

    def _said(self, event: Happened) -> None:
        if self.desk.deal.over is None:
            self._happened({"seat": event["seat"], "fault": "signal"})

    def _happened(self, event: Happened) -> None:
        fault = event["fault"]
        self._happens(event, "commits", fault, {"fault": fault})

    def _happens(self, event: Happened, verb: str, kind: str, values: dict[str, Any]) -> None:
        facts = dict(event.get("facts") or {})
        tile = event.get("tile")
        self.desk.deal.happen(
            event["seat"], kind, None if tile is None else Tile.parse(tile), **facts
        )
        if tile is not None:
            values["tile"] = tile
        if facts:
            values["facts"] = facts
        self._write(Verb(event["seat"], verb, values))

    def _turned_up(self, event: Happened) -> None:
        self.desk.deal.turn_up(event["seat"])
        self._write(Verb(event["seat"], "turns", {"what": "up"}))

    # ------------------------------------------------------------------ claims and rulings
    def _claimed(self, event: Happened) -> None:
        number = len(self.desk.claims) + 1
        picks = event.get("picks") or self.picks.get(("claimed", number))
        self.desk.apply({**event, "type": "claimed", "picks": picks})
        values = {"fault": event["fault"], "against": event["against"]}
        values |= {"tile": event.get("tile"), "picks": self._told(picks)}
        self._write(Verb(event["seat"], "claims", values))

    def _told(self, picks: Iterable[str] | None) -> tuple[str, ...] | None:
        """Return the tiles that a ruling drew unseen, where they may be told."""
        return tuple(picks) if picks and self.seen is None else None

    def _answered(self, event: Happened) -> None:
        if "option" in event:  # the live table has another event of this name
            self._chosen(event)

    def _chosen(self, event: Happened) -> None:
        picks = event.get("picks") or self.picks.get(("answered", event["claim"]))
        self.desk.apply({**event, "type": "answered", "picks": picks})
        values = {"claim": event["claim"], "option": event["option"]}
        values["picks"] = self._told(picks)
        self._write(Verb(event.get("seat"), "chooses", values))

    def _referee(self, event: Happened) -> None:
        effects = effects_of(event["effects"], self.desk.deal.conventions)
        overrule(self.desk, self.desk.claims[event["claim"] - 1], effects, event["reason"])
        values = {name: event[name] for name in ("claim", "reason", "effects")}
        self._write(Verb(None, OWN, values))

    def _opened(self, event: Happened) -> None:
        self.desk.deal.open_hands()
        self._write(Verb(None, "opens"))

    def _counting(self, event: Happened) -> None:
        self.desk.count()
        self._write(Verb(None, "counts"))

    def _counted(self, event: Happened) -> None:
        if not event.get("agreed", True):
            self._counting(event)
            return
        self.desk.agree()
        self._write(Verb(None, "agrees"))
