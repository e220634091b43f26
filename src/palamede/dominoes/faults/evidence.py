"""Whether a fault that is claimed happened: as everybody can tell, or in truth with open hands.

Nothing here looks at a hidden tile when it is asked what is public: the answer is then yes, no, or
unknown, and the same whatever the hidden tiles are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.olddeeds import state_before
from palamede.dominoes.faults.oldply import OldAct, OldPly, Play
from palamede.dominoes.joins import bits
from palamede.dominoes.tiles import Tile

__all__ = ["HANDS", "HIDDEN", "Asked", "Found", "could_play", "find", "laid_after", "served"]

HIDDEN: Final = ("renege", "draw_could_play")
"""Kinds that only the hand of the offender proves."""

HANDS: Final = ("overdraw", "underdraw", "wrong_hand")
"""Kinds that no play made: a hand or the stock has a wrong number of tiles."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a claim says: the kind, against whom, a tile if one is named, after which event.

    ``own``: the offender says so himself. ``spent``: (kind, event) pairs already ruled on.
    """

    fault: str
    against: int
    tile: Tile | None
    at: int
    own: bool = False
    spent: Collection[tuple[str, int]] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """The answer, and the ply or act that is the fault where there is one."""

    answer: Literal["yes", "no", "unknown"]
    event: OldPly | OldAct | None = None


NO: Final = Found("no")


def find(deal: OldDeal, asked: Asked, *, public: bool) -> Found:
    """Return whether the fault happened; with ``public=False`` the answer is yes or no."""
    if asked.fault in HIDDEN:
        return _hidden(deal, asked, public=public)
    if asked.fault in HANDS:
        return _hand(deal, asked)
    if asked.fault == "forced_close":
        return _closed(deal, asked)
    event = _latest(_events(deal, asked), asked)
    return NO if event is None else Found("yes", event)


# -------------------------------------------------------------------- what everybody saw
def _lays(deal: OldDeal, asked: Asked) -> list[OldPly]:
    return [
        ply
        for ply in deal.plies
        if ply.kind == "lay" and ply.seat == asked.against and ply.n <= asked.at
    ]


_LAID: Final[Mapping[str, Callable[[OldPly], bool]]] = {
    "misplay": lambda ply: not ply.fits,
    "wrong_end": lambda ply: ply.fits,
    "out_of_turn": lambda ply: not ply.in_turn,
    "undue_last": lambda ply: ply.held == 1 and not (ply.fits and ply.in_turn),
    "named_other": lambda ply: ply.named is not None and ply.named != ply.tile,
    "late_count": lambda ply: ply.count > 0 and ply.announced != ply.count,
}


def _events(deal: OldDeal, asked: Asked) -> Iterable[OldPly | OldAct]:
    """Return the events that are this fault, in order."""
    test = _LAID.get(asked.fault)
    if asked.fault == "late_count" and deal.conventions.count_call == "announce":
        return []  # it has marked nothing: there is nothing to take off
    if test is not None:
        return [ply for ply in _lays(deal, asked) if test(ply)]
    acts = [act for act in deal.acts if act.seat == asked.against and act.n <= asked.at]
    if asked.fault == "signal":  # a tile is laid without being named: its name is a word (GEN-05)
        words: list[OldPly | OldAct] = [p for p in _lays(deal, asked) if p.named is not None]
        words += [act for act in acts if act.kind == "signal"]
        return sorted(words, key=lambda word: word.n)
    if asked.fault == "exposed_tile":
        return [act for act in acts if act.kind == "shown" and not act.details.get("while_taking")]
    if asked.fault == "shown_in_serving":
        first = min((ply.n for ply in deal.plies), default=asked.at + 1)
        return [act for act in acts if act.kind in ("shown", asked.fault) and act.n < first]
    kind = "domino" if asked.fault == "false_domino" else asked.fault
    return [act for act in acts if act.kind == kind]


def _latest(events: Iterable[OldPly | OldAct], asked: Asked) -> OldPly | OldAct | None:
    for event in reversed(list(events)):
        named = asked.tile is None or event.tile is None or event.tile == asked.tile
        if named and (asked.fault, event.n) not in asked.spent:
            return event
    return None


def served(deal: OldDeal, seat: int) -> int:
    """Return how many tiles a seat took at the start, less what was put right since: public."""
    now = len(deal.hand(seat))
    mine = [ply.kind for ply in deal.plies if ply.seat == seat]
    return now + mine.count("lay") - mine.count("draw")


def _hand(deal: OldDeal, asked: Asked) -> Found:
    size = deal.conventions.hand
    mine = served(deal, asked.against)
    seats = range(1, deal.conventions.seats + 1)
    wrong = {
        "overdraw": mine > size,
        "underdraw": mine < size,
        "wrong_hand": any(served(deal, seat) != size for seat in seats),
    }
    return Found("yes") if wrong[asked.fault] else NO


def _closed(deal: OldDeal, asked: Asked) -> Found:
    """A game is known to be closed when all have passed."""
    if deal.over is None:
        return Found("unknown")
    lays = [ply for ply in deal.plies if ply.kind == "lay"]
    closed = deal.over == "closed" and bool(lays) and lays[-1].seat == asked.against
    return Found("yes", lays[-1]) if closed else NO


# -------------------------------------------------------------------- what only his hand tells
def _hidden(deal: OldDeal, asked: Asked, *, public: bool) -> Found:
    kind = "pass" if asked.fault == "renege" else "draw"
    plies = [
        ply
        for ply in deal.plies
        if ply.kind == kind
        and ply.seat == asked.against
        and ply.n <= asked.at
        and ply.n not in deal.excused
        and (asked.fault, ply.n) not in asked.spent
    ]
    if not plies:
        return NO
    if asked.own:
        return Found("yes", plies[-1])
    test = _proved if public and not deal.hands_open else could_play
    for ply in plies:
        if test(deal, ply):
            return Found("yes", ply)
    return Found("unknown" if public and not deal.hands_open else "no", None)


def _fitting(deal: OldDeal, ply: OldPly, play: Play) -> int:
    """Return the mask of the tiles of his hand that he had to lay; matadors may be kept (MATA-06).

    Tiles that a ruling put into his hand later are not counted.
    """
    ordinary = deal._joins.ordinary
    hand = play.hands[ply.seat - 1] & ~deal._standing.given[ply.seat - 1]
    return hand & (ordinary[play.left] | ordinary[play.right])


def could_play(deal: OldDeal, ply: OldPly) -> bool:
    """Whether a player who passed or drew could have laid a tile: the truth."""
    return bool(_fitting(deal, ply, state_before(deal, ply.n)))


def laid_after(deal: OldDeal, ply: OldPly) -> tuple[bool, bool]:
    """Whether he later laid a tile that had fitted at his pass: (everybody knows, in truth)."""
    play = state_before(deal, ply.n)
    fitting = _fitting(deal, ply, play)
    ordinary = deal._joins.ordinary[play.left] | deal._joins.ordinary[play.right]
    known = truly = maybe = False
    for later in deal.plies:
        if later.seat != ply.seat or later.n <= ply.n or later.kind != "lay":
            continue
        bit = 1 << (later.move.action >> 2)
        truly |= bool(bit & fitting)
        maybe |= bool(bit & ordinary)
        known |= bool(bit & fitting) and not _drew(deal, ply, later.n)
    return known or not maybe, truly


def _drew(deal: OldDeal, ply: OldPly, until: int) -> bool:
    """Whether he drew between a ply and an event, so that what he held at the ply is not known."""
    return any(
        each.kind == "draw" and each.seat == ply.seat and ply.n <= each.n < until
        for each in deal.plies
    )


def _proved(deal: OldDeal, ply: OldPly) -> bool:
    """Whether what everybody has seen proves that he could have laid a tile."""
    play = state_before(deal, ply.n)
    return any(_known(deal, ply, index) for index in bits(_fitting(deal, ply, play)))


def _known(deal: OldDeal, ply: OldPly, index: int) -> bool:
    """Whether everybody knows that he held this tile at that ply."""
    tile = deal._joins.tiles[index]
    for later in deal.plies:
        if later.seat == ply.seat and later.kind == "lay" and later.tile == tile:
            return not _drew(deal, ply, later.n)
    for act in deal.acts:
        if (
            act.seat == ply.seat
            and act.tile == tile
            and (act.n < ply.n or not _drew(deal, ply, act.n))
        ):
            return True
    shown = deal.seen_tiles.get(ply.seat, ())
    return tile in shown and not _drew(deal, ply, deal._standing.n + 1)
