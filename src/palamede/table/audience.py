"""What each audience of a table receives: its events and its picture of the state.

What an audience may not know is left out here, before anything is sent: other hands, the stock, a
tile that another seat has drawn, the server's secret before its time. A player sees what his seats
see, a spectator the public table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from palamede.dominoes.deal import Deal
from palamede.table.old import audience as old_table
from palamede.table.pictures import line_picture, result_picture
from palamede.table.state import Event, TableState

__all__ = ["OWN", "Audience", "eyes", "public", "snapshot", "visible"]

Audience = frozenset[int]
"""The seats that somebody holds; empty for a spectator."""


def eyes(state: TableState, audience: Audience) -> Audience:
    """Return the seats whose tiles an audience sees, the dead hand it plays too (VOL-06)."""
    dead = [
        seat.number
        for seat in state.seats
        if seat.kind == "dead" and state.player_of(seat.number) in audience
    ]
    return audience | frozenset(dead)


def visible(state: TableState, event: Event, audience: Audience) -> dict[str, Any]:
    """Return an event as an audience may read it."""
    told = dict(event)
    seen = eyes(state, audience)
    if state.old is not None:
        old_table.hide(event, told, seen)
    elif event["type"] == "dealt":
        hands = event["hands"]
        told["hands"] = [hand if seat in seen else None for seat, hand in enumerate(hands, start=1)]
        told["sizes"] = [len(hand) for hand in hands]
        told["stock"] = len(event["stock"])
    if event["type"] == "drew" and event["seat"] not in seen:
        del told["tile"]
    elif event["type"] == "committed":
        told.pop("secret", None)
    return told


def snapshot(
    state: TableState,
    audience: Audience,
    *,
    owner: bool = False,
    known: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return all that a page draws for an audience; it knows no rules of its own.

    ``known``: what ``public`` returns of this state, if it is asked for several audiences.
    """
    picture = dict(public(state) if known is None else known)
    picture |= {"you": sorted(audience), "owner": owner}
    deal = state.deal
    if state.old is not None and audience:
        own = old_table.old_own(state, audience, eyes(state, audience))
        picture |= {**own, "old": {**picture["old"], **own["old"]}}
    elif deal is not None and audience:
        picture |= _own(state, deal, audience)
    return picture


def public(state: TableState, resumed: int = 0) -> dict[str, Any]:
    """Return what is the same in every audience's picture; what is a seat's own is empty.

    ``resumed``: when the server took the table up again, in its milliseconds.
    """
    conventions = state.conventions
    picture: dict[str, Any] = {
        "n": state.n,
        "phase": state.phase,
        "rules": state.rules,
        "settings": list(state.settings),
        "players": conventions.players,
        "options": dict(state.options),
        "seats": _seats(state),
        "target": conventions.target if conventions.match_end != "pot" else None,
        "match_end": conventions.match_end,
        "stake": conventions.stake,
        "accounts": list(state.accounts),
        "ready": sorted(state.ready),
        "asked": _question(state),
        "fair": _fair(state),
        **_EMPTY,
    }
    partie = state.partie
    if partie is not None:
        picture |= {
            "partie": state.parties,
            "scores": list(partie.scores),
            "pot": partie.pot,
            "sheet": [
                {"deal": entry.number, "marks": list(entry.marks), "scores": list(entry.scores)}
                for entry in partie.entries
            ],
        }
    deal = state.deal
    if deal is not None:
        picture |= _deal(state, deal)
    if state.old is not None:
        if partie is not None:
            picture |= old_table.old_deal(state)
        return {**picture, **OWN, "old": old_table.old_public(state, resumed)}
    return {**picture, **OWN}


_EMPTY: Mapping[str, Any] = {
    "partie": 0,
    "deal": 0,
    "lead": None,
    "turn": None,
    "scores": [],
    "sheet": [],
    "counts": [],
    "pot": 0,
    "line": [],
    "lead_at": 0,
    "ends": None,
    "stock": 0,
    "drawable": 0,
    "result": None,
}

OWN: Mapping[str, Any] = {
    "you": [],
    "owner": False,
    "hand": [],
    "dead_hand": None,
    "legal": [],
    "may": [],
    "old": None,
}
"""What differs between the pictures of a state, last in each and always in this order."""


def _seats(state: TableState) -> list[dict[str, Any]]:
    deal, turn, conventions = state.deal, state.turn, state.conventions
    if state.old is not None:
        sizes = old_table.old_sizes(state)
    else:
        sizes = [0] * len(state.seats) if deal is None else [len(hand) for hand in deal.hands]
    return [
        {
            "seat": seat.number,
            "name": seat.name,
            "kind": seat.kind,
            "bot": seat.bot,
            "stands_in": seat.stands_in,
            "side": conventions.side_of(seat.number),
            "tiles": size,
            "turn": turn == seat.number,
            "last": state.last_seen.get(seat.number),
        }
        for seat, size in zip(state.seats, sizes, strict=True)
    ]


def _question(state: TableState) -> dict[str, Any] | None:
    question = state.question
    if question is None:
        return None
    return {"what": question.what, "seat": question.seat, "agreed": sorted(question.agreed)}


def _fair(state: TableState) -> dict[str, Any]:
    fair = state.fair
    return {
        "committed": sorted(fair.commits),
        "revealed": sorted(fair.seeds),
        "by_server": sorted(fair.by_server),
    }


def _deal(state: TableState, deal: Deal) -> dict[str, Any]:
    assert state.partie is not None
    running = state.partie.deal is deal
    return {
        "deal": len(state.partie.entries) + running,
        "lead": deal.leader,
        "forced": None if deal.forced_lead is None else str(deal.forced_lead),
        "turn": state.turn,
        "counts": list(deal.counts),
        **line_picture(deal.chain),
        "stock": len(deal.stock),
        "drawable": deal.drawable,
        "result": _result(state) if not running else None,
    }


def _own(state: TableState, deal: Deal, audience: Audience) -> dict[str, Any]:
    """Return what only a player sees: his hand, the dead hand that he plays, what he may do."""
    dead = eyes(state, audience) - audience
    acting = state.phase == "play" and state.actor in audience
    moves = list(deal.legal_moves) if acting else []
    return {
        "hand": [str(tile) for tile in deal.hand(min(audience))],
        "dead_hand": [str(tile) for tile in deal.hand(min(dead))] if dead else None,
        "legal": [
            {
                "action": move.action,
                "tile": str(move.tile),
                "end": "right" if move.end else "left",
                "text": deal.text(move),
            }
            for move in moves
            if move.is_lay
        ],
        "may": [move.kind for move in moves if not move.is_lay],
    }


def _result(state: TableState) -> dict[str, Any] | None:
    entry, partie = state.entry, state.partie
    if entry is None or entry.deal is None or partie is None:
        return None
    return result_picture(partie, entry.outcome, entry.deal.hands)
