"""The walk through a deal of an old table whose tiles are all known: plays, claims and rulings.

Nothing that a player did is an error: a tile that does not match, a pass while able, a lead out of
turn are faults, and cost what is claimed and ruled. Errors are what cannot have happened, and
rulings that the code in force does not give: the desk finds them again from the claims.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from palamede.dgn.model import DealRecord, Draw, Event, Item, Junk, Lay, Pass
from palamede.dgn.play import Lain, Played, as_written
from palamede.dgn.table import Report, Table
from palamede.dgn.tiles import report_not_in_set
from palamede.dgn.verbs import Verb, VerbError, read_verb
from palamede.dominoes.errors import IllegalMoveError, PalamedeError
from palamede.dominoes.faults.claims import Claim
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.overrule import effects_of, overrule
from palamede.dominoes.tiles import Tile

__all__ = ["play_old", "read_verbs"]

_ENDS = {"<": "left", ">": "right"}


class _StopError(Exception):
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


def play_old(
    record: DealRecord,
    table: Table,
    desk: Desk,
    verbs: Mapping[int, Verb | None],
    report: Report,
    *,
    stock_given: bool,
    keep: bool = False,
) -> Played:
    """Walk through the play of a deal, telling the desk what happened.

    ``stock_given``: the record names the tiles of the stock in their order. ``keep``: work out the
    items in canonical form, rulings that are not written included.
    """
    played = Played(turn=desk.deal.leader)
    walk = _Walk(record, table, desk, verbs, report, played, keep)
    walk.stock_given = stock_given
    for place, item in enumerate(record.items):
        try:
            walk.take(place, item)
        except _StopError:
            walk.lie()
            played.sound = False
            as_written(record, table, report, played, place, keep=keep)
            return played
    if desk.deal.over is not None:  # what is not written: all agree, nothing more is chosen
        desk.agree()
        walk.rulings(len(record.items))
    walk.lie()
    return played


class _Walk:
    stock_given = True

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
        self.acts = 0
        self.heard = 0

    def take(self, place: int, item: Item) -> None:
        """Take one item."""
        if isinstance(item, Junk):
            raise _StopError
        if isinstance(item, Lay):
            self._lay(place, item)
        elif isinstance(item, Pass):
            self._pass(item)
        elif isinstance(item, Draw):
            self._draw(item)
        elif isinstance(item, Event):
            verb = self.verbs[place]
            if verb is None:
                raise _StopError
            self._verb(verb, item)
            self._keep(verb.event)
        else:
            self._keep(item)
            return
        if not isinstance(item, Event):
            self.played.last_at = item.at
        self.rulings(place)

    def lie(self) -> None:
        """Note what lies on the table now: what a ruling took back does not."""
        deal, played = self.deal, self.played
        played.laid = [
            Lain(ply.seat, ply.move.touch, ply.move.leaves, ply.end, ply.count)
            for ply in deal.plies
            if ply.kind == "lay"
        ]
        played.plies = sum(ply.kind != "draw" for ply in deal.plies)
        played.draws = [ply.seat for ply in deal.plies if ply.kind == "draw"]
        played.turn = deal.turn or played.turn

    def _keep(self, item: Item) -> None:
        if self.keep:
            self.played.items.append(item)

    def _stop(self, at: int, key: str, **params: Any) -> _StopError:
        self.report(at, key, self.acts + 1, **params)
        return _StopError()

    # ------------------------------------------------------------------ acts
    def _seat(self, item: Lay | Pass | Draw, *, in_turn: bool) -> int:
        deal = self.deal
        if deal.turn is None:
            raise self._stop(item.at, "after-end", outcome=deal.over)
        seat = deal.turn if item.seat is None else item.seat
        if not 1 <= seat <= self.table.seats:
            raise self._stop(
                item.seat_at, "wrong-seat.none", seat=seat, turn=deal.turn, seats=self.table.seats
            )
        if in_turn and seat != deal.turn:
            raise self._stop(item.seat_at, "wrong-seat", seat=seat, turn=deal.turn)
        return seat

    def _tile(self, halves: tuple[int, int], at: int) -> int:
        index = self.table.halves.get(halves)
        if index is None:
            report_not_in_set(*halves, self.table, at, self.acts + 1, self.report)
            raise _StopError
        return index

    def _held(self, seat: int, tile: Tile, at: int) -> None:
        if tile in self.deal.hand(seat):
            return
        if any(placed.tile == tile for placed in self.deal.chain):
            raise self._stop(at, "duplicate-tile", tile=str(tile))
        held = " ".join(map(str, self.deal.hand(seat)))
        raise self._stop(at, "not-in-hand", tile=str(tile), seat=seat, hand=held)

    def _lay(self, place: int, item: Lay) -> None:
        deal, joins = self.deal, self.table.joins
        assert joins is not None
        index = self._tile((item.first, item.second), item.at)
        seat = self._seat(item, in_turn=False)
        tile = joins.tiles[index]
        self._held(seat, tile, item.at)
        first = min(item.first, item.second) if joins.across(index) else item.first
        lead = deal.ends is None
        end = None if lead else _ENDS.get(item.side) or self._end(item, index, first)
        announced = self._announced(place, item, seat)
        try:
            deal.lay(seat, tile, end, first, named=self.named.pop(seat, None), announced=announced)
        except IllegalMoveError as error:
            raise self._must(item.at, seat, error) from None
        self.acts += 1
        move = deal.plies[-1].move
        side = "" if lead else "<>"[move.end]
        self._keep(
            Lay(
                seat,
                first,
                move.leaves if joins.across(index) else item.second,
                side,
                item.count,
                item.at,
                item.seat_at,
                item.count_at,
            )
        )

    def _end(self, item: Lay, index: int, first: int) -> str:
        """Return the end where a tile without a side lies: where it matches, else the right."""
        play, joins = self.deal._play, self.table.joins
        assert joins is not None
        half = int(first == joins.tiles[index].high and not joins.across(index))
        fits = [bool(joins.halves[code][index] >> half & 1) for code in (play.left, play.right)]
        if all(fits):
            after = joins.after[index][half]
            if {after, play.right} != {play.left, after}:
                self.report(item.at, "ambiguous-end", self.acts + 1, tile=item.text)
        return "left" if fits == [True, False] else "right"

    def _announced(self, place: int, item: Lay, seat: int) -> int | None:
        """Return the count that is said with a tile: ``=n``, or the verb that follows."""
        if item.count is not None:
            return item.count
        for later in range(place + 1, len(self.source)):
            if isinstance(self.source[later], (Lay, Pass, Draw)):
                break
            verb = self.verbs.get(later)
            if verb is not None and (verb.name, verb.seat) == ("announces", seat):
                points: int = verb.get("points")
                return points
        return None

    def _pass(self, item: Pass) -> None:
        seat = self._seat(item, in_turn=True)
        try:
            self.deal.pass_(seat)
        except IllegalMoveError as error:
            raise self._must(item.at, seat, error) from None
        self.acts += 1
        self._keep(Pass(seat, item.at, item.seat_at))

    def _draw(self, item: Draw) -> None:
        deal = self.deal
        index = None if item.tile is None else self._tile(item.tile, item.at)
        seat = self._seat(item, in_turn=True)
        if not deal.drawable:
            empty = "" if deal.conventions.draw == "none" else ".empty"
            raise self._stop(item.at, f"wrong-draw{empty}", seat=seat, drawable=0)
        due = deal.stock[0]
        assert self.table.joins is not None
        if index is not None and self.table.joins.tiles[index] != due:
            drawn = str(self.table.joins.tiles[index])
            if self.stock_given:
                raise self._stop(item.at, "wrong-draw.tile", next=str(due), tile=drawn)
            raise self._stop(item.at, "wrong-draw.held", tile=drawn)
        try:
            deal.draw(seat)
        except IllegalMoveError as error:
            raise self._must(item.at, seat, error) from None
        self._keep(Draw(seat, item.tile, item.at, item.seat_at))

    def _must(self, at: int, seat: int, error: IllegalMoveError) -> _StopError:
        if self.deal.ends is None:
            return self._stop(at, "must-play.lead", seat=seat)
        return self._stop(at, "must-play.ruling", seat=seat, legal=", ".join(error.legal))

    # ------------------------------------------------------------------ events
    def _verb(self, verb: Verb, item: Event) -> None:
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
