"""Old tables for the tests: random play with faults and claims, and the script of what happened."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.faults.codes import CODES
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.evidence import HIDDEN
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.oldevents import apply_event
from palamede.dominoes.tiles import Tile

TABLES = [(name, players) for name, preset in presets.PRESETS.items() for players in preset.players]
BOUND = 400
"""More events than a random deal needs."""

Event = Mapping[str, Any]


def open_desk(agreed: Conventions, rng: random.Random, code: str, *, wrong: bool = True) -> Desk:
    """A dealt deal and its desk; hands may have wrong sizes."""
    tiles = list(agreed.tiles)
    rng.shuffle(tiles)
    sizes = [agreed.hand] * agreed.seats
    if wrong and rng.random() < 0.2 and agreed.hand > 1:
        sizes[rng.randrange(len(sizes))] -= 1
    if wrong and rng.random() < 0.2 and sum(sizes) < len(tiles):
        sizes[rng.randrange(len(sizes))] += 1
    hands = []
    for size in sizes:
        hands.append(tiles[:size])
        del tiles[:size]
    deal = OldDeal(agreed, hands, tiles, leader=rng.randint(1, agreed.seats))
    return Desk(deal, code.split("+"), 5, rng=random.Random(rng.random()))


def twin_of(desk: Desk, hands: Any = None, stock: Any = None) -> Desk:
    """The same table before its first event; with other tiles where they are given."""
    deal = desk.deal
    again = OldDeal(
        deal.conventions,
        deal.start_hands if hands is None else hands,
        deal.start_stock if stock is None else stock,
        leader=deal.leader,
        scores=deal.scores,
        dead=deal.dead,
    )
    return Desk(again, desk.codes, desk.stake)


def random_event(desk: Desk, rng: random.Random, erring: float) -> Event | None:
    """Something that may happen now: mostly right play, sometimes a fault, a claim or a choice."""
    deal = desk.deal
    seats = range(1, deal.conventions.seats + 1)
    if desk.waiting and rng.random() < 0.7:
        claim = desk.waiting[0]
        assert claim.ruling is not None
        option = rng.choice([each.name for each in claim.ruling.options])
        seat = rng.choice(desk.choosers(claim))
        return {"type": "answered", "claim": claim.n, "option": option, "seat": seat}
    if rng.random() < erring:
        seat = rng.choice(seats)
        against = rng.choice(seats)
        kinds = desk.claimable_of(seat, against)
        if kinds:
            hidden = [kind for kind in kinds if kind in HIDDEN]  # the ones that could leak
            kind = rng.choice(hidden if hidden and rng.random() < 0.5 else kinds)
            event = {"type": "claimed", "seat": seat, "fault": kind}
            event["against"] = against
            if rng.random() < 0.3:
                event["tile"] = str(rng.choice(deal.conventions.tiles))
            return event
    if deal.over:
        return None
    seat = rng.choice(seats) if rng.random() < erring / 3 else deal.turn or 1
    hand = deal.hand(seat)
    if rng.random() < erring / 2 and hand:
        kind = rng.choice(["shown", "said_domino", "happened"])
        event = {"type": kind, "seat": seat}
        if kind == "happened":
            event["fault"] = rng.choice(["signal", "stock_looked_at", "uncovered_other"])
        else:
            event["tile"] = str(rng.choice(hand))
        return event
    choices = deal.choices(seat)
    if not choices:
        return None
    right = [move for move in deal.fitting(seat) if move in choices]
    if rng.random() < erring or not right:
        other = [move for move in choices if not move.is_lay]
        move = rng.choice(other if other and rng.random() < 0.6 else choices)
    else:
        move = rng.choice(right)
    if not move.is_lay:
        return {"type": "passed" if move.is_pass else "drew", "seat": seat}
    event = {"type": "laid", "seat": seat, "tile": str(move.tile), "touch": move.touch}
    event["end"] = "right" if move.end else "left"
    if rng.random() < erring / 3:
        event["named"] = str(rng.choice(deal.conventions.tiles))
    return event


def run(desk: Desk, rng: random.Random, *, erring: float = 0.25) -> list[Event]:
    """Play to the end of the deal with faults and claims; returns what happened, in order."""
    script: list[Event] = []
    for _ in range(BOUND):
        event = random_event(desk, rng, erring)
        if event is None:
            if desk.deal.over and not desk.waiting:
                break
            continue
        desk.apply(event)
        script.append(event)
    return script


def finish(desk: Desk) -> None:
    """Everybody plays what fits until the deal is over; then the count, and the agreement."""
    deal = desk.deal
    while deal.turn is not None:
        seat = deal.turn
        allowed = deal.choices(seat)
        fitting = [move for move in deal.fitting(seat) if move in allowed]
        rest = [move for move in allowed if not move.is_lay]
        deal.push(seat, (fitting or rest or list(allowed))[0])
    desk.agree()


def all_tiles(deal: OldDeal) -> list[Tile]:
    """Every tile wherever it is, in order."""
    found = [*deal.stock, *(placed.tile for placed in deal.chain)]
    for hand in deal.hands:
        found += hand
    return sorted(found)


def any_code(rng: random.Random) -> str:
    """A code, the books more often than the others."""
    books = ["encyclopedie", "academie", "manuel"]
    return rng.choice(books if rng.random() < 0.7 else list(CODES))


__all__ = [
    "TABLES",
    "Event",
    "all_tiles",
    "any_code",
    "apply_event",
    "finish",
    "open_desk",
    "run",
    "twin_of",
]
