"""What happens beside the play at an old table: told to the desk, or held against its rulings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from palamede.dgn.model import DealRecord, Event, Item, Lay, Pass
from palamede.dgn.play import Played
from palamede.dgn.table import Report, Table
from palamede.dgn.tiles import report_not_in_set
from palamede.dgn.verbs import Verb, VerbError, read_verb
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.faults.claims import Claim
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.oldcounts import announceable
from palamede.dominoes.faults.overrule import effects_of, overrule
from palamede.dominoes.tiles import Tile

__all__ = ["OldEvents", "StopError", "read_verbs", "ruled"]


class StopError(Exception):
    """An error was reported, and what follows can only be taken as it is written."""


def read_verbs(record: DealRecord, report: Report) -> dict[int, Verb | None]:
    """Return the events of a deal by their place among its items; None for one that is no verb."""
    verbs: dict[int, Verb | None] = {}
    ply = 1
    for place, item in enumerate(record.items):
        ply += isinstance(item, (Lay, Pass))
        if not isinstance(item, Event):
            continue
        verbs[place] = None
        try:
            verbs[place] = read_verb(item.content)
        except VerbError as error:
            text = " ".join(item.content.split())[:40]
            if error.right is None:
                report(item.at, "syntax.verb", ply, text=text)
            else:
                report(item.at, "syntax.verb-form", ply, text=text, right=error.right)
    return verbs


class OldEvents:
    """The events of one deal: each is told to the desk or held against what the desk says."""

    def __init__(
        self,
        record: DealRecord,
        table: Table,
        desk: Desk,
        verbs: Mapping[int, Verb | None],
        report: Report,
        played: Played,
        keep: bool,
    ) -> None:
        self.source = record.items
        self.table = table
        self.desk = desk
        self.deal = desk.deal
        self.verbs = verbs
        self.report = report
        self.played = played
        self.keep = keep
        self.named: dict[int, Tile] = {}
        self.called: Tile | None = None
        """The tile that was named for an open hand, until it is laid (VOL-13)."""
        self.acts = 0
        self.heard = 0

    def _keep(self, item: Item) -> None:
        if self.keep:
            self.played.items.append(item)

    def _stop(self, at: int, key: str, **params: Any) -> StopError:
        self.report(at, key, self.acts + 1, **params)
        return StopError()

    def _tile(self, halves: tuple[int, int], at: int) -> int:
        index = self.table.halves.get(halves)
        if index is None:
            report_not_in_set(*halves, self.table, at, self.acts + 1, self.report)
            raise StopError
        return index

    def _held(self, seat: int, tile: Tile, at: int) -> None:
        if tile in self.deal.hand(seat):
            return
        if any(placed.tile == tile for placed in self.deal.chain):
            raise self._stop(at, "duplicate-tile", tile=str(tile))
        held = " ".join(map(str, self.deal.hand(seat)))
        raise self._stop(at, "not-in-hand", tile=str(tile), seat=seat, hand=held)

    # ------------------------------------------------------------------ events
    def tell(self, verb: Verb, item: Event) -> None:
        """Tell the desk what an event says, or report that it cannot be.

        Raises:
            StopError: it was reported, and what follows can only be taken as it is written.
        """
        seat, at = verb.seat, item.at
        if seat is not None and not 1 <= seat <= self.table.seats:
            raise self._stop(
                at, "wrong-seat.none", seat=seat, turn=self.deal.turn, seats=self.table.seats
            )
        tile = verb.get("tile")
        if tile is not None:
            first, second = map(int, tile.rstrip("<>").split("-"))
            self._tile((first, second), at)
        handler = getattr(self, f"_{verb.name}", None)
        if handler is not None:
            handler(verb, at)

    def _names(self, verb: Verb, at: int) -> None:
        assert verb.seat is not None
        self.named[verb.seat] = Tile.parse(verb.get("tile"))

    def _calls(self, verb: Verb, at: int) -> None:
        self.called = Tile.parse(verb.get("tile").rstrip("<>"))

    def _announces(self, verb: Verb, at: int) -> None:
        assert verb.seat is not None
        if self.desk.agreed or not announceable(self.deal, verb.seat):
            raise self._stop(at, "count-mismatch.late", seat=verb.seat)
        self.deal.announce(verb.seat, verb.get("points"))

    def _shows(self, verb: Verb, at: int) -> None:
        self._happens(verb, at, "shown")

    def _says(self, verb: Verb, at: int) -> None:
        self._happens(verb, at, "domino")

    def _commits(self, verb: Verb, at: int) -> None:
        self._happens(verb, at, verb.get("fault"))

    def _happens(self, verb: Verb, at: int, kind: str) -> None:
        assert verb.seat is not None
        tile = None if verb.get("tile") is None else Tile.parse(verb.get("tile"))
        if tile is not None:
            self._held(verb.seat, tile, at)
        self.deal.happen(verb.seat, kind, tile, **(verb.get("facts") or {}))

    def _turns(self, verb: Verb, at: int) -> None:
        assert verb.seat is not None
        self.deal.turn_up(verb.seat)

    def _claims(self, verb: Verb, at: int) -> None:
        event = {
            "type": "claimed",
            "seat": verb.seat,
            "fault": verb.get("fault"),
            "against": verb.get("against"),
            "tile": verb.get("tile"),
            "picks": verb.get("picks"),
        }
        try:
            self.desk.apply(event)
        except PalamedeError as error:
            raise self._stop(
                at,
                "ruling-mismatch.claim",
                seat=verb.seat or 0,
                fault=verb.get("fault"),
                against=verb.get("against"),
                possible=error.params.get("possible", "-"),
            ) from None

    def _opens(self, verb: Verb, at: int) -> None:
        self._over(verb, at)
        self.deal.open_hands()

    def _counts(self, verb: Verb, at: int) -> None:
        self._over(verb, at)
        self.desk.count()

    def _agrees(self, verb: Verb, at: int) -> None:
        self._over(verb, at)
        self.desk.agree()

    def _over(self, verb: Verb, at: int) -> None:
        if self.deal.over is None:
            raise self._stop(at, "syntax.verb-early", text=f"!{verb.content};", seat=self.deal.turn)

    # ------------------------------------------------------------------ rulings
    def _claim(self, verb: Verb, at: int) -> Claim:
        number: int = verb.get("claim")
        if not 1 <= number <= len(self.desk.claims):
            raise self._stop(at, "ruling-mismatch.none", claim=number)
        return self.desk.claims[number - 1]

    def _notes(self, verb: Verb, at: int) -> None:
        self._claim(verb, at)

    def _rules(self, verb: Verb, at: int) -> None:
        claim = self._claim(verb, at)
        article = verb.get("article")
        written = verb.get("ruling")
        if _differs(claim, written, article) and self.deal.over is not None and claim.noted:
            self.desk.count()
        if not _differs(claim, written, article):
            return
        params = {"claim": claim.n, "text": _sentence(written, article)}
        if claim.ruling is None:
            self.report(at, "ruling-mismatch.noted", self.acts + 1, **params)
        else:
            right = _sentence(claim.ruling.ruling, claim.ruling.article)
            self.report(at, "ruling-mismatch", self.acts + 1, right=right, **params)

    def _chooses(self, verb: Verb, at: int) -> None:
        claim = self._claim(verb, at)
        if claim.noted and self.deal.over is not None:
            self.desk.count()
        event = {
            "type": "answered",
            "claim": claim.n,
            "option": verb.get("option"),
            "seat": verb.seat,
            "picks": verb.get("picks"),
        }
        try:
            self.desk.apply(event)
        except PalamedeError:
            ruling = claim.ruling
            open_ = ruling.options if ruling is not None and claim.waiting else ()
            raise self._stop(
                at,
                "ruling-mismatch.option",
                claim=claim.n,
                text=verb.get("option"),
                possible=", ".join(option.name for option in open_) or "-",
            ) from None

    def _referee(self, verb: Verb, at: int) -> None:
        claim = self._claim(verb, at)
        try:
            effects = effects_of(verb.get("effects"), self.deal.conventions)
            overrule(self.desk, claim, effects, verb.get("reason"))
        except PalamedeError as error:
            raise self._stop(
                at, "ruling-mismatch.effects", claim=claim.n, name=error.params.get("name", "-")
            ) from None

    def rulings(self, place: int) -> None:
        """Write the rulings that have been made and are not written further on."""
        events = self.desk.events[self.heard :]
        self.heard = len(self.desk.events)
        if not self.keep:
            return
        written = {(verb.get("claim"), verb.get("ruling")) for verb in self._later(place)}
        for event in events:
            if event["type"] == "ruled" and (event["claim"], event["ruling"]) not in written:
                self._keep(ruled(event).event)

    def _later(self, place: int) -> Iterator[Verb]:
        for later, verb in self.verbs.items():
            if later >= place and verb is not None and verb.name == "rules":
                yield verb


def ruled(event: Mapping[str, Any]) -> Verb:
    """Return the verb of a ruling of the desk."""
    values = {"claim": event["claim"], "ruling": event["ruling"]}
    if event.get("article"):
        values["article"] = event["article"]
    return Verb(None, "rules", values)


def _differs(claim: Claim, written: str, article: str | None) -> bool:
    ruling = claim.ruling
    if ruling is None or ruling.ruling != written:
        return True
    return article is not None and article != (ruling.article or "")


def _sentence(ruling: str | None, article: str | None) -> str:
    return f'{ruling} "{article}"' if article else str(ruling)
