"""What a command does at a table: the events that it makes, or the reason why it is refused.

Pure: the state is not changed here, chance comes as bytes from ``entropy``, time as milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import PalamedeError
from palamede.engine import players
from palamede.table import fairdeal
from palamede.table.errors import TableError
from palamede.table.names import bot_name
from palamede.table.old.decide import COMMANDS as OLD_COMMANDS
from palamede.table.state import DEFAULT_OPTIONS, PACES, PROGRAM, TableState

__all__ = ["Caller", "Draft", "decide", "say"]

Draft = dict[str, Any]
"""An event before it has its number and its time."""

Entropy = Callable[[int], bytes]
"""Gives so many bytes that nobody can foresee."""

NAME_LENGTH = 24
CLASSICAL = "classical"
"""Level of the bot that acts for who has left, or whose clock has run out."""
PLAYING = ("fair", "taking", "play", "counting", "counted")
"""Phases in which a partie is going on."""
PHRASES = 12
"""Phrases that the chat knows, by number; none of them can tell a tile."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who sends a command: the seats that he holds, and whether the table is his."""

    seats: frozenset[int]
    owner: bool = False
    who: str = ""
    """Tells one spectator from another, and nothing else."""

    @property
    def seat(self) -> int:
        """The one seat that he acts for.

        Raises:
            TableError: he only watches.
        """
        if not self.seats:
            raise TableError("you hold no seat at this table", code="no-seat")
        return min(self.seats)


def decide(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    """Return the events that a command makes.

    Raises:
        TableError: the command is not known, or not allowed to this caller now.
        PalamedeError: the rules forbid the move; the error lists what is legal.
    """
    name = str(command.get("do"))
    handler = _COMMANDS.get(name)
    if state.old is not None:
        handler = OLD_COMMANDS.get(name, handler)
    if handler is None:
        raise TableError(
            f"there is no command {command.get('do')!r}",
            code="no-such-command",
            command=str(command.get("do")),
        )
    return handler(state, command, caller, entropy)


def _owner_only(caller: Caller) -> None:
    if not caller.owner:
        raise TableError("only who opened the table may do that", code="owner-only")


def _must(holds: bool, message: str, code: str, **params: Any) -> None:
    if not holds:
        raise TableError(message, code=code, **params)


def _integer(command: Mapping[str, Any], name: str) -> int:
    value = command.get(name)
    _must(
        isinstance(value, int) and not isinstance(value, bool),
        f"{name} must be a whole number",
        "bad-field",
        field=name,
    )
    return int(value)  # type: ignore[arg-type]


def clean_name(value: Any) -> str:
    """Return a name as it is shown: one line, at most 24 characters.

    Raises:
        TableError: nothing is left of it.
    """
    text = " ".join(str(value).split())[:NAME_LENGTH]
    printable = "".join(char for char in text if char.isprintable()).replace(";", ",")
    _must(bool(printable) and printable != "mort", "a name is needed", "bad-name")
    return printable


# -------------------------------------------------------------------- seats
def _seat(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    """The owner puts a bot on a seat, also on one whose person has gone."""
    _owner_only(caller)
    seat = state.seat(_integer(command, "seat"))
    _must(seat.kind != "dead", "the dead hand is played by the one opposite", "dead-seat")
    bot = str(command.get("bot", CLASSICAL))
    if bot != PROGRAM:
        bot = players.get(bot).name
    playing = state.phase in PLAYING
    _must(
        bot != PROGRAM or not (playing or seat.kind == "human"),
        "a program takes a free seat, between two parties",
        "partie-goes-on",
    )
    return [
        {
            "type": "seated",
            "seat": seat.number,
            "name": seat.name if playing and seat.name else _bot_name(state, seat.number, bot),
            "kind": "bot",
            "bot": bot,
            "stands_in": playing and (seat.kind == "human" or seat.stands_in),
        }
    ]


def _bot_name(state: TableState, seat: int, bot: str) -> str:
    if bot == PROGRAM:
        return bot.capitalize()
    return bot_name(seat, [each.name for each in state.seats if each.number != seat])


def _free(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    _owner_only(caller)
    seat = state.seat(_integer(command, "seat"))
    _must(state.phase not in PLAYING, "the partie is going on", "partie-goes-on")
    _must(seat.kind == "bot", "nobody can be sent away but a bot", "not-a-bot")
    return [{"type": "left", "seat": seat.number}]


def _sit(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    """Who holds the key of a seat sits down, or comes back to it and its bot steps aside."""
    seat = state.seat(caller.seat)
    _must(seat.kind != "dead", "the dead hand is played by the one opposite", "dead-seat")
    if seat.kind == "human":
        return []  # he comes from another device
    if state.phase not in PLAYING:
        name = clean_name(command.get("name"))
    else:
        _must(seat.stands_in, "the partie is going on", "partie-goes-on")
        name = seat.name
    return [{"type": "seated", "seat": seat.number, "name": name, "kind": "human"}]


def _name(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    name = clean_name(command.get("name"))
    _must(state.phase not in PLAYING, "names stay during a partie", "partie-goes-on")
    _must(state.seat(caller.seat).kind == "human", "nobody sits there", "nobody-sits")
    return [{"type": "seated", "seat": caller.seat, "name": name, "kind": "human"}]


def _leave(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    seat = state.seat(caller.seat)
    _must(seat.kind == "human", "nobody sits there", "nobody-sits")
    if state.phase not in PLAYING:
        return [{"type": "left", "seat": seat.number}]
    return [
        {
            "type": "seated",
            "seat": seat.number,
            "name": seat.name,
            "kind": "bot",
            "bot": CLASSICAL,
            "stands_in": True,
        }
    ]


def check_option(name: str, value: Any) -> None:
    """Refuse an option that there is not, or a value that it cannot have.

    Raises:
        TableError: ``no-such-option`` or ``bad-field``.
    """
    _must(name in DEFAULT_OPTIONS, f"there is no option {name}", "no-such-option", name=name)
    kind = type(DEFAULT_OPTIONS[name])
    _must(type(value) is kind, f"{name} must be {kind.__name__}", "bad-field", field=name)
    if kind is int:
        _must(0 <= value <= 7200, f"{name} must be 0 to 7200", "bad-field", field=name)
    if name == "pace":
        _must(value in PACES, f"{name} must be one of {', '.join(PACES)}", "bad-field", field=name)


def _option(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    _owner_only(caller)
    name, value = str(command.get("name")), command.get("value")
    check_option(name, value)
    clock = name in ("move_seconds", "partie_seconds")
    _must(not (clock and state.phase in PLAYING), "clocks stay during a partie", "partie-goes-on")
    return [{"type": "changed", "options": {name: value}}]


# -------------------------------------------------------------------- the partie
def _start(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    _owner_only(caller)
    _must(state.phase == "seating", "the partie has begun", "partie-goes-on")
    return _begin(state, entropy)


def _begin(state: TableState, entropy: Entropy) -> list[Draft]:
    empty = [seat.number for seat in state.seats if seat.kind == "empty"]
    _must(not empty, f"seat {empty[0] if empty else 0} is empty", "empty-seat", seat=empty[:1])
    secret = entropy(fairdeal.SECRET_BYTES)
    return [
        {
            "type": "begun",
            "partie": state.parties + 1,
            "names": [seat.name for seat in state.seats],
        },
        {"type": "committed", "commit": fairdeal.commitment(secret), "secret": secret.hex()},
    ]


def _rematch(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    _must(state.phase == "finished", "the partie is not over", "partie-goes-on")
    if caller.owner:
        return _begin(state, entropy)
    _must(caller.seat not in state.ready, "you have said so", "answered")
    return [{"type": "answered", "seat": caller.seat, "what": "rematch", "yes": True}]


def _next(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    _must(state.phase == "counted", "there is no count to accept", "no-count")
    _must(caller.seat not in state.ready, "you have accepted it", "answered")
    return [{"type": "answered", "seat": caller.seat, "what": "count", "yes": True}]


# -------------------------------------------------------------------- the fair deal
def _hex(command: Mapping[str, Any], name: str, size: int) -> str:
    text = str(command.get(name, "")).lower()
    right = len(text) == 2 * size and all(char in "0123456789abcdef" for char in text)
    _must(right, f"{name} must be {size} bytes in hexadecimal", "bad-field", field=name)
    return text


def _commit(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    _must(state.phase == "fair", "nothing is being shuffled", "no-shuffle")
    _must(caller.seat not in state.fair.commits, "you have sent that", "answered")
    text = _hex(command, "commit", 32)
    return [{"type": "committed", "seat": caller.seat, "commit": text}]


def _reveal(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    _must(state.phase == "fair", "nothing is being shuffled", "no-shuffle")
    _must(caller.seat not in state.fair.seeds, "you have sent that", "answered")
    fair = state.fair
    people = [seat.number for seat in state.seats if seat.kind == "human"]
    waiting = [seat for seat in people if seat not in fair.commits and seat not in fair.seeds]
    _must(not waiting, "others have not committed themselves yet", "too-early")
    text = _hex(command, "bytes", fairdeal.SEED_BYTES)
    fits = fairdeal.commitment(bytes.fromhex(text)) == state.fair.commits.get(caller.seat)
    _must(fits, "these bytes are not those that were committed", "wrong-bytes")
    return [{"type": "revealed", "seat": caller.seat, "bytes": text, "by": "seat"}]


# -------------------------------------------------------------------- play
def _acting_seat(state: TableState, caller: Caller) -> int:
    """Return the seat whose turn it is, if the caller plays it."""
    _must(state.phase == "play", "no deal is being played", "no-deal")
    _must(state.actor in caller.seats, "it is not your turn", "not-your-turn")
    assert state.turn is not None
    return state.turn


def _lay(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    seat = _acting_seat(state, caller)
    deal = state.deal
    assert deal is not None
    move = deal._moves[_integer(command, "action")]
    _must(move.is_lay, "that number lays no tile", "bad-field", field="action")
    after = _try(state, move.action)
    assert after.ends is not None
    return [
        {
            "type": "laid",
            "seat": seat,
            "tile": str(move.tile),
            "touch": move.touch,
            "end": "right" if move.end else "left",
            "action": move.action,
            "count": next(ply.count for ply in reversed(after.plies) if not ply.closing),
            "ends": list(after.ends),
        }
    ]


def _try(state: TableState, action: int) -> Deal:
    """Return the deal after a move; the errors of the rules come from here."""
    deal = state.deal
    assert deal is not None
    trial = deal.copy()
    trial.push(action)
    return trial


def _pass(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    seat = _acting_seat(state, caller)
    deal = state.deal
    assert deal is not None
    _try(state, deal._moves.pass_.action)
    return [{"type": "passed", "seat": seat}]


def _draw(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    seat = _acting_seat(state, caller)
    deal = state.deal
    assert deal is not None
    _try(state, deal._moves.draw.action)
    return [{"type": "drew", "seat": seat, "tile": str(deal.stock[0])}]


# -------------------------------------------------------------------- asking and talking
def _ask(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    _must(command.get("what") == "take_back", "that cannot be asked", "bad-field", field="what")
    _must(bool(state.options["take_back"]), "nothing is taken back at this table", "no-take-back")
    _must(state.phase == "play" and state.question is None, "not now", "not-now")
    last = state.last_act
    own = last is not None and state.player_of(last[0]) in caller.seats
    _must(own, "only your own last act, until another seat acts", "not-now")
    assert last is not None
    _must(last[1] == "laid", "a draw or a pass is not taken back", "not-now")
    asked: Draft = {"type": "asked", "seat": caller.seat, "what": "take_back"}
    return [asked]


def _answer(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    question = state.question
    _must(question is not None, "nothing is asked", "nothing-asked")
    assert question is not None
    _must(command.get("what") == question.what, "that is not asked", "nothing-asked")
    _must(caller.seat not in question.agreed, "you have answered", "answered")
    yes = command.get("yes") is True
    return [{"type": "answered", "seat": caller.seat, "what": question.what, "yes": yes}]


def say(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    """Say one of the phrases of the chat."""
    _must(bool(state.options["chat"]), "there is no talk at this table", "no-chat")
    phrase = _integer(command, "phrase")
    _must(0 <= phrase < PHRASES, "there is no such phrase", "bad-field", field="phrase")
    return [{"type": "said", "seat": caller.seat, "phrase": phrase}]


_COMMANDS: Mapping[str, Callable[[TableState, Mapping[str, Any], Caller, Entropy], list[Draft]]] = {
    "sit": _sit,
    "seat": _seat,
    "free": _free,
    "name": _name,
    "leave": _leave,
    "option": _option,
    "start": _start,
    "rematch": _rematch,
    "next": _next,
    "commit": _commit,
    "reveal": _reveal,
    "lay": _lay,
    "pass": _pass,
    "draw": _draw,
    "ask": _ask,
    "answer": _answer,
    "say": say,
}

RULE_ERRORS = PalamedeError
