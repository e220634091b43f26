"""What each audience of an old table is told: the same of the faults whatever the hidden tiles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from palamede.dominoes.faults.claims import Claim
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.oldchoices import text_of
from palamede.dominoes.faults.oldcounts import announceable
from palamede.dominoes.moves import Move
from palamede.table.old.decide import choice_open
from palamede.table.old.follow import bredouille_open, choice_ends, wait_ends
from palamede.table.old.state import Old
from palamede.table.pictures import hands_picture, line_picture, outcome_picture, result_picture

if TYPE_CHECKING:
    from palamede.table.state import Event, TableState

__all__ = ["hide", "old_deal", "old_own", "old_public", "old_sizes"]

Audience = frozenset[int]


def hide(event: Event, told: dict[str, Any], seen: Audience) -> None:
    """Take out of an event what an audience may not know; ``seen``: seats whose tiles it sees."""
    kind = event["type"]
    if kind == "dealt":
        told["places"] = len(told.pop("row"))
    elif kind == "served":
        told["hands"] = [
            hand if seat in seen else None for seat, hand in enumerate(event["hands"], start=1)
        ]
        told["sizes"] = [len(hand) for hand in event["hands"]]
        told["stock"] = len(event["stock"])
    elif kind == "voted":
        del told["voter"]


def old_sizes(state: TableState) -> list[int]:
    """Return how many tiles lie before each seat."""
    old = _old(state)
    if old.deal is not None:
        return [len(hand) for hand in old.deal.hands]
    if old.taking is not None:
        return [len(old.taking.taken_by(seat.number)) for seat in state.seats]
    return [0] * len(state.seats)


def _old(state: TableState) -> Old:
    assert state.old is not None
    return state.old


# -------------------------------------------------------------------- what all see
def old_deal(state: TableState) -> dict[str, Any]:
    """Return the part of the picture that a strict table has of its deal too."""
    old, partie = _old(state), state.partie
    assert partie is not None
    counted = state.phase in ("counted", "finished")
    picture: dict[str, Any] = {"deal": len(partie.entries) + (not counted)}
    deal = old.deal
    if deal is None:
        if old.taking is not None:
            picture |= {"lead": partie.leader, "stock": len(old.taking.free)}
        return picture
    return picture | {
        "lead": deal.leader,
        "forced": None if deal.forced_lead is None else str(deal.forced_lead),
        "turn": state.turn,
        "counts": list(deal.counts),
        **line_picture(deal.chain),
        "stock": len(deal.stock),
        "drawable": deal.drawable,
        "result": _result(state, deal) if counted else None,
    }


def _result(state: TableState, deal: OldDeal) -> dict[str, Any] | None:
    partie, outcome = state.partie, _old(state).outcome
    if partie is None or outcome is None:
        return None
    return result_picture(partie, outcome, deal.hands)


def old_public(state: TableState, resumed: int = 0) -> dict[str, Any]:
    """Return ``old`` of the picture, what is a seat's own left empty.

    ``until`` here and of a claim: when the server acts for who has not, in its milliseconds.
    ``resumed``: when it took the table up again; no time runs from before.
    """
    old = _old(state)
    picture: dict[str, Any] = {
        "code": old.codes[0],
        "codes": list(old.codes),
        "places": None,
        "due": state.conventions.hand,
        "took": {},
        "ready": [],
        "open": {},
        "must": {},
        "called": None,
        "forbidden": [],
        "barred": [],
        "penalties": [],
        "claims": [],
        "agreed": sorted(old.agreed),
        "over": None,
        "until": wait_ends(state, resumed),
        "count": None,
        "vote": _vote(old),
        "last": None,
        **_NOBODY,
    }
    if state.phase == "taking" and old.taking is not None:
        picture |= _taking(state)
    if old.desk is not None:
        picture |= _table(state, old.desk, resumed)
    return picture


_NOBODY: Mapping[str, Any] = {"claimable": [], "may_err": None, "choose": [], "first_ruling": False}
"""What is a player's own, as a spectator gets it."""


def _vote(old: Old) -> dict[str, Any] | None:
    if old.vote is None:
        return None
    yes = list(old.vote.answers.values()).count(True)
    return {
        "claim": old.vote.claim,
        "seat": old.vote.seat,
        "for": yes,
        "against": len(old.vote.answers) - yes,
    }


def _taking(state: TableState) -> dict[str, Any]:
    taking = _old(state).taking
    assert taking is not None
    places: list[str | None] = [None] * len(taking.row)
    for place in taking.owner:
        places[place] = "taken"
    for place in taking.up:
        places[place] = str(taking.row[place])
    return {
        "places": places,
        "took": {str(seat.number): len(taking.taken_by(seat.number)) for seat in state.seats},
        "ready": sorted(taking.ready),
    }


def _table(state: TableState, desk: Desk, resumed: int) -> dict[str, Any]:
    """Return what rulings have left on the table, and the claims."""
    deal = desk.deal
    must: dict[str, list[dict[str, Any]]] = {}
    for due in deal.obligations:
        entry = {"tile": str(due.tile), "chooser": due.by if due.chooser == "adversary" else None}
        must.setdefault(str(due.seat), []).append(entry)
    called = None
    if deal.called is not None:
        called = {"seats": list(deal.called[0]), "caller": deal.called[1]}
    picture: dict[str, Any] = {
        "open": {
            str(seat): [str(tile) for tile in tiles] for seat, tiles in deal.open_tiles.items()
        },
        "must": must,
        "called": called,
        "forbidden": [{"seat": s, "number": number} for s, number in sorted(deal.forbidden)],
        "barred": sorted(deal.barred),
        "penalties": [{"side": side, "points": points} for side, points in deal.penalties],
        "claims": [
            {**_claim(claim), "until": choice_ends(state, claim.n, resumed)}
            for claim in desk.claims
        ],
        "over": deal.over,
        "last": _last(deal),
    }
    if state.phase == "counting":
        outcome = deal.outcome()
        assert outcome is not None
        picture["count"] = {
            **outcome_picture(outcome),
            "hands": hands_picture(deal.hands),
        }
    return picture


def _last(deal: OldDeal) -> dict[str, Any] | None:
    """Return the last play, as it was named and announced."""
    if not deal.plies:
        return None
    ply = deal.plies[-1]
    return {
        "seat": ply.seat,
        "kind": ply.kind,
        "tile": None if ply.tile is None or ply.kind != "lay" else str(ply.tile),
        "named": None if ply.named is None else str(ply.named),
        "announced": ply.announced,
    }


def _claim(claim: Claim) -> dict[str, Any]:
    told: dict[str, Any] = {
        "claim": claim.n,
        "seat": claim.seat,
        "fault": claim.fault,
        "against": claim.against,
        "tile": None if claim.tile is None else str(claim.tile),
        "state": "choosing" if claim.waiting else "noted" if claim.ruling is None else "ruled",
        "ruling": None,
        "options": [],
        "default": None,
        "option": claim.option,
    }
    if claim.ruling is None:
        return told
    told["ruling"] = claim.ruling.as_json()
    told["options"] = [option.name for option in claim.ruling.options]
    if claim.ruling.default is not None:
        told["default"] = claim.ruling.default.name
    return told


# -------------------------------------------------------------------- what is one's own
def old_own(state: TableState, audience: Audience, seen: Audience) -> dict[str, Any]:
    """Return what only a player sees: hand, dead hand, ``claimable`` and ``may_err``.

    Both lists are the same whatever the others hold, and so whatever fits.
    """
    old, seat = _old(state), min(audience)
    deal = old.deal
    dead = seen - audience
    if deal is None:
        hand = [] if old.taking is None else [str(tile) for tile in old.taking.hand(seat)]
        other = old.taking.hand(min(dead)) if old.taking is not None and dead else None
        return {
            "hand": hand,
            "dead_hand": None if other is None else [str(tile) for tile in other],
            "legal": [],
            "may": [],
            "old": _own(state, seat, None, []),
        }
    acting = state.phase == "play" and state.actor in audience and not choice_open(state)
    who = deal.turn if acting and deal.turn is not None else seat
    free = state.phase == "play" and deal.over is None and not choice_open(state)
    moves = list(deal.choices(who)) if free else []
    return {
        "hand": [str(tile) for tile in deal.hand(seat)],
        "dead_hand": [str(tile) for tile in deal.hand(min(dead))] if dead else None,
        "legal": [],
        "may": [move.kind for move in moves if not move.is_lay] if acting else [],
        "old": _own(state, seat, deal, moves, acting=acting),
    }


def _own(
    state: TableState,
    seat: int,
    deal: OldDeal | None,
    moves: Iterable[Move],
    *,
    acting: bool = False,
) -> dict[str, Any]:
    old = _old(state)
    may = _acts(state, seat, deal, moves, acting=acting)
    return {
        "claimable": _claimable(state, old.desk, seat),
        "may_err": {
            "seat": deal.turn if acting and deal is not None else seat,
            "out_of_turn": not acting,
            "lays": [] if deal is None else [_lay(deal, move) for move in moves if move.is_lay],
            "may": may,
        },
        "choose": _choose(old, seat),
        "first_ruling": _first(state, seat),
    }


def _acts(
    state: TableState, seat: int, deal: OldDeal | None, moves: Iterable[Move], *, acting: bool
) -> list[str]:
    old = _old(state)
    if state.phase == "taking" and old.taking is not None:
        if seat in old.taking.ready:
            return []
        return ["take", "serve_me", "ready", "turn_up"]
    if deal is None:
        return []
    may: list[str] = [move.kind for move in moves if not move.is_lay] if acting else []
    if state.phase == "play" and deal.over is None:
        may += ["show", "domino", "say", "ask"]
    last = deal.plies[-1].seat if deal.plies else seat
    said = state.phase in ("play", "counting") and state.player_of(last) == seat
    if said and announceable(deal, last):
        may.append("announce")
    if deal.over is not None and state.phase in ("play", "counting") and seat not in old.agreed:
        may.append("agree")
    assert old.desk is not None
    own_kinds = old.desk.claimable_of(seat, seat) if state.phase in _CLAIMING else ()
    if "renege" in own_kinds:
        may.append("own_up")
    assert state.partie is not None
    won = state.conventions.side_of(seat) == state.partie.winning_side
    if "bredouille" in own_kinds and won and bredouille_open(state):
        may.append("bredouille")
    if state.phase in _CLAIMING:
        may.append("claim")
    return may


_CLAIMING = ("play", "counting", "counted")


def _claimable(state: TableState, desk: Desk | None, seat: int) -> list[dict[str, Any]]:
    if desk is None or state.phase not in _CLAIMING:
        return []
    seats = [each.number for each in state.seats if each.number != seat]
    found = []
    for fault in desk.claimable(seat):  # against others; what is one's own is in ``may``
        against = [other for other in seats if fault in desk.claimable_of(seat, other)]
        if against:
            found.append({"fault": fault, "against": against})
    return found


def _lay(deal: OldDeal, move: Move) -> dict[str, Any]:
    return {
        "action": move.action,
        "tile": str(move.tile),
        "end": "right" if move.end else "left",
        "touch": move.touch,
        "text": text_of(deal, move),
    }


def _choose(old: Old, seat: int) -> list[int]:
    """Return the claims on which this seat may choose."""
    if old.desk is None:
        return []
    return [claim.n for claim in old.waiting if seat in old.desk.choosers(claim)]


def _first(state: TableState, seat: int) -> bool:
    """Whether the first ruling that fell on this seat is one of this deal."""
    fell, partie = _old(state).fell.get(seat), state.partie
    if fell is None or partie is None:
        return False
    counted = state.phase in ("counted", "finished")
    return fell == len(partie.entries) + (not counted)
