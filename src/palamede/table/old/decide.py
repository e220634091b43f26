"""What the commands of an old table do: the events that they make, or why they are refused.

Nothing is refused because it is wrong: only what cannot be done with one's own tiles at all, or
what a ruling forbids in the open. So no answer tells a tile that the sender cannot see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from palamede.dominoes.faults.court import LATE_TOO
from palamede.dominoes.faults.kinds import kind_of
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.tiles import Tile
from palamede.table.errors import TableError
from palamede.table.old import asking
from palamede.table.old.follow import bredouille_open
from palamede.table.old.state import Old
from palamede.table.old.taking import MOST_OVER, Taking

if TYPE_CHECKING:
    from palamede.table.decide import Caller, Draft, Entropy
    from palamede.table.state import TableState

__all__ = ["COMMANDS", "choice_open"]

PLAYING = ("play", "counting", "counted")


def _must(holds: bool, message: str, code: str, **params: Any) -> None:
    if not holds:
        raise TableError(message, code=code, **params)


def _bad(field: str, wanted: str) -> TableError:
    return TableError(f"{field} must be {wanted}", code="bad-field", field=field)


def _old(state: TableState) -> Old:
    assert state.old is not None
    return state.old


def _whole(command: Mapping[str, Any], name: str) -> int:
    value = command.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _bad(name, "a whole number")
    return value


def _tile(command: Mapping[str, Any], name: str = "tile") -> Tile | None:
    value = command.get(name)
    if value is None:
        return None
    if not isinstance(value, str):
        raise _bad(name, "a tile such as 5-6")
    return Tile.parse(value)


# -------------------------------------------------------------------- taking
def _taking(state: TableState, caller: Caller) -> tuple[Taking, int]:
    taking = _old(state).taking
    _must(state.phase == "taking" and taking is not None, "no tiles are taken now", "not-taking")
    assert taking is not None
    seat = caller.seat
    _must(seat not in taking.ready, "you have your tiles", "answered")
    return taking, seat


def _places(taking: Taking, value: Any) -> list[int]:
    free = set(taking.free)
    right = isinstance(value, list) and value and all(type(each) is int for each in value)
    if not right or len(set(value)) != len(value):
        raise _bad("places", "a list of places")
    taken = next((each for each in value if each not in free), None)
    _must(taken is None, f"place {taken} is empty", "place-taken", place=taken)
    return list(value)


def _take(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    taking, seat = _taking(state, caller)
    places = _places(taking, command.get("places"))
    most = taking.conventions.hand + MOST_OVER
    _must(
        len(taking.taken_by(seat)) + len(places) <= most,
        f"nobody takes more than {most} tiles",
        "too-many-taken",
        most=most,
    )
    # Each of the others finds one tile at least: a hand of none is no game.
    others = len(state.seats) - len(taking.ready | {seat})
    left = len(taking.free) - len(places)
    _must(left >= others, "the others must find tiles too", "too-many-taken", most=most)
    return [{"type": "took", "seat": seat, "places": places, "count": len(places)}]


def _serve_me(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    taking, seat = _taking(state, caller)
    places = list(taking.serve(seat))
    return [{"type": "took", "seat": seat, "places": places, "count": len(places), "ready": True}]


def _ready(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    taking, seat = _taking(state, caller)
    _must(bool(taking.taken_by(seat)), "take your tiles first", "no-tiles")
    return [{"type": "ready", "seat": seat}]


def _turn_up(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    taking = _old(state).taking
    _must(state.phase == "taking" and taking is not None, "no tiles are taken now", "not-taking")
    assert taking is not None
    place = _places(taking, [_whole(command, "place")])[0]
    _must(place not in taking.up, "it lies face up", "answered")
    tile = str(taking.row[place])
    return [{"type": "shown", "seat": caller.seat, "place": place, "tile": tile}]


# -------------------------------------------------------------------- play
def choice_open(state: TableState) -> bool:
    """Whether play waits until somebody has chosen what a ruling leaves to him."""
    return state.phase == "play" and bool(_old(state).waiting)


def _deal(state: TableState) -> OldDeal:
    deal = _old(state).deal
    _must(state.phase == "play" and deal is not None, "no deal is being played", "no-deal")
    assert deal is not None
    _must(not deal.over, "the deal is over", "no-deal")
    return deal


def _acting(state: TableState, command: Mapping[str, Any], caller: Caller) -> int:
    """Return the seat for which somebody acts: at turn, or out of turn where he says so."""
    deal = _deal(state)
    _must(not choice_open(state), "a ruling waits for a choice", "choice-open")
    if state.actor in caller.seats:
        assert deal.turn is not None
        return deal.turn
    _must(command.get("out_of_turn") is True, "it is not your turn", "not-your-turn")
    return caller.seat


def _lay(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    seat = _acting(state, command, caller)
    deal = _deal(state)
    tile = _tile(command)
    if tile is None:
        raise _bad("tile", "a tile such as 5-6")
    end, touch = command.get("end"), command.get("touch")
    named, announced = _tile(command, "named"), command.get("announce")
    if end not in (None, "left", "right"):
        raise _bad("end", "left or right")
    for name, value in (("touch", touch), ("announce", announced)):
        if value is not None and (type(value) is not int or not 0 <= value <= 99):
            raise _bad(name, "a number")
    trial = deal.copy()
    trial.lay(seat, tile, end, touch, named=named, announced=announced)
    ply = trial.plies[-1]
    draft: Draft = {
        "type": "laid",
        "seat": seat,
        "tile": str(tile),
        "touch": ply.touch,
        "end": "right" if ply.end else "left",
        "ends": list(trial.ends or ()),
        "lead": deal.ends is None,
    }
    if named is not None:
        draft["named"] = str(named)
    if announced is not None:
        draft["announced"] = announced
    if seat != deal.turn:
        draft["out_of_turn"] = True
    return [draft]


def _pass(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    seat = _acting(state, command, caller)
    _deal(state).copy().pass_(seat)
    return [{"type": "passed", "seat": seat}]


def _draw(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    seat = _acting(state, command, caller)
    deal = _deal(state)
    deal.copy().draw(seat)
    return [{"type": "drew", "seat": seat, "tile": str(deal.stock[0])}]


def _show(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    tile = _tile(command)
    if tile is None:
        raise _bad("tile", "a tile such as 5-6")
    _deal(state).copy().show(caller.seat, tile)
    return [{"type": "shown", "seat": caller.seat, "tile": str(tile)}]


def _domino(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    tile = _tile(command)
    _deal(state).copy().say_domino(caller.seat, tile)
    told = {} if tile is None else {"tile": str(tile)}
    return [{"type": "announced", "seat": caller.seat, "what": "domino", **told}]


def _announce(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    """Say the count of the tile just laid, until the next one plays (CINQ-07)."""
    points = _whole(command, "points")
    deal = _old(state).deal
    playing = state.phase in ("play", "counting") and deal is not None
    _must(playing, "no deal is being played", "no-deal")
    assert deal is not None
    last = deal.plies[-1].seat if deal.plies else caller.seat
    seat = last if state.player_of(last) in caller.seats else caller.seat
    deal.copy().announce(seat, points)
    return [{"type": "announced", "seat": seat, "what": "count", "points": points}]


def _say(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    """A word without a phrase of the chat: others may claim it as a signal."""
    from palamede.table.decide import say

    if command.get("word") is True and "phrase" not in command:
        _deal(state)
        return [{"type": "said", "seat": caller.seat, "phrase": None}]
    return say(state, command, caller, entropy)


# -------------------------------------------------------------------- claims
def _claim(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    fault, against = command.get("fault"), _whole(command, "against")
    if not isinstance(fault, str):
        raise _bad("fault", "the name of a fault")
    return claimed(state, caller.seat, fault, state.seat(against).number, _tile(command))


def claimed(
    state: TableState, seat: int, fault: str, against: int, tile: Tile | None
) -> list[Draft]:
    """Return the event of a claim.

    Raises:
        TableError: this cannot be claimed now.
    """
    desk = _old(state).desk
    _must(state.phase in PLAYING and desk is not None, "there is nothing to claim", "no-deal")
    assert desk is not None
    kind = kind_of(fault)
    possible = desk.claimable_of(seat, against)
    winner = state.partie.winning_side if state.partie is not None else None
    won = bredouille_open(state) and state.conventions.side_of(seat) == winner
    _must(
        kind in possible and (kind != "bredouille" or won),
        f"{kind} cannot be claimed against seat {against} now",
        "cannot-claim",
        fault=kind,
        against=against,
    )
    same = [
        each
        for each in desk.claims
        if (each.seat, each.fault, each.against, each.tile) == (seat, kind, against, tile)
        and each.at + 1 >= desk.deal._standing.n
        and each.noted
    ]
    _must(not same, "you have claimed that", "answered")
    draft: Draft = {
        "type": "claimed",
        "claim": len(desk.claims) + 1,
        "seat": seat,
        "fault": kind,
        "against": against,
    }
    if tile is not None:
        draft["tile"] = str(tile)
    return [draft]


def _own_up(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    """Say oneself that the last pass was wrong (FAULT-16)."""
    return claimed(state, caller.seat, "renege", caller.seat, None)


def _bredouille(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    assert "bredouille" in LATE_TOO
    return claimed(state, caller.seat, "bredouille", caller.seat, None)


def _choose(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    old, number, option = _old(state), _whole(command, "claim"), command.get("option")
    claim = next((each for each in old.waiting if each.n == number), None)
    _must(claim is not None, "nothing is left to choose there", "answered")
    assert claim is not None and claim.ruling is not None and old.desk is not None
    names = [each.name for each in claim.ruling.options]
    if option not in names:
        raise _bad("option", f"one of {', '.join(names)}")
    choosers = set(old.desk.choosers(claim))
    mine = sorted(choosers & caller.seats)
    _must(bool(mine), "the injured side chooses", "not-your-option")
    return [{"type": "chosen", "claim": number, "option": option, "seat": mine[0]}]


def _agree(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    old = _old(state)
    over = old.deal is not None and old.deal.over is not None
    _must(state.phase in ("play", "counting") and over, "there is no count to accept", "no-count")
    _must(caller.seat not in old.agreed, "you have accepted it", "answered")
    return [{"type": "agreed", "seat": caller.seat}]


Handler = Callable[["TableState", Mapping[str, Any], "Caller", "Entropy"], "list[Draft]"]

COMMANDS: Mapping[str, Handler] = {
    "take": _take,
    "serve_me": _serve_me,
    "ready": _ready,
    "turn_up": _turn_up,
    "lay": _lay,
    "pass": _pass,
    "draw": _draw,
    "show": _show,
    "domino": _domino,
    "announce": _announce,
    "say": _say,
    "claim": _claim,
    "own_up": _own_up,
    "bredouille": _bredouille,
    "choose": _choose,
    "agree": _agree,
    "ask": asking.ask,
    "vote": asking.vote,
}
"""Commands of an old table, in the place of those of a strict one or beside them."""


def people(state: TableState) -> Iterable[int]:
    """Return the seats of people."""
    return (seat.number for seat in state.seats if seat.kind == "human")
