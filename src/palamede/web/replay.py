"""A record step by step, each step the state that a page draws at a table.

A deal whose tiles are all known is played again at a table of its own, and every hand is shown; of
a deal with unknown tiles there is the line, and the numbers that are known.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator
from typing import Any

from palamede.dgn.checked import Checked, CheckedDeal, CheckedPartie
from palamede.dgn.checker import check
from palamede.dgn.model import Draw, Item, Lay, Pass
from palamede.dominoes.chain import chain_of
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.geometry import Laid
from palamede.dominoes.match import Partie
from palamede.dominoes.moves import LEFT, RIGHT, move_table
from palamede.dominoes.preset_texts import PRESET_TEXTS
from palamede.dominoes.seatnames import DEAD_HAND
from palamede.dominoes.svg import Place, table_svg
from palamede.dominoes.tiles import Tile
from palamede.i18n import Translator
from palamede.table.audience import snapshot
from palamede.table.pictures import line_picture
from palamede.table.state import Seat, TableState
from palamede.web.oldreplay import old_steps
from palamede.web.speech import translator

__all__ = ["MOST_STEPS", "NoSuchPlaceError", "RecordError", "picture", "replay"]

MOST_STEPS = 2000
"""A longer partie is cut here."""


class RecordError(PalamedeError):
    """There is nothing in a text that could be replayed."""


class NoSuchPlaceError(PalamedeError):
    """The record has no such partie, deal or play."""


def replay(source: str | Checked, language: str, number: int | None = None) -> dict[str, Any]:
    """Return a partie of a record as title, names and steps.

    Args:
        source: the record.
        language: in which the steps are told.
        number: of the partie, from 1; the first if None.

    Raises:
        RecordError: the text is no record.
        NoSuchPlaceError: there is no such partie.
    """
    checked = check(source, keep=True) if isinstance(source, str) else source
    if not checked.parties:
        raise RecordError("this text is no record of dominoes", code="no-record")
    partie = _partie(checked, number or 1)
    tr = translator(language)
    names = _names(partie, tr)
    steps: list[dict[str, Any]] = []
    for step in _steps(partie, names, tr):
        step["n"] = len(steps) + 1
        steps.append(step)
        if len(steps) == MOST_STEPS:
            break
    return {
        "title": _title(partie, tr),
        "names": names,
        "partie": partie.number,
        "parties": len(checked.parties),
        "steps": steps,
        "errors": [_error(error, tr) for error in checked.errors[:100]],
    }


def _error(error: Any, tr: Translator) -> str:
    message = f"record-{error.key.replace('.', '-')}"
    said = tr(message, **error.params) if error.key and tr.has(message) else error.message
    return f"{error.line}:{error.column} {said}"


def _partie(checked: Checked, number: int) -> CheckedPartie:
    if not 1 <= number <= len(checked.parties):
        raise NoSuchPlaceError(
            f"there is no partie {number} in this record", code="no-such-deal", number=number
        )
    return checked.parties[number - 1]


def _title(partie: CheckedPartie, tr: Translator) -> str:
    text = PRESET_TEXTS.get(partie.table.rules or "")
    return partie.table.rules or "?" if text is None else text.title[tr.language]


def _names(partie: CheckedPartie, tr: Translator) -> list[str]:
    known = partie.table.names or ()
    return [
        known[seat - 1] if seat <= len(known) else tr("seat-number", seat=seat)
        for seat in range(1, partie.table.seats + 1)
    ]


# -------------------------------------------------------------------- steps
def _steps(partie: CheckedPartie, names: list[str], tr: Translator) -> Iterator[dict[str, Any]]:
    conventions = partie.table.conventions
    if conventions is None:
        return
    state = _table(conventions, partie.table.rules or "", names)
    for found in partie.deals:
        if found.desk is not None and found.sound and state is not None:
            yield from _old(state, found, tr)
            if not (state.old and state.old.desk and state.old.desk.agreed):
                state = None
        elif found.deal is not None and state is not None:
            yield from _known(state, found, tr)
            if not _settled(state):
                state = None
        else:
            state = None  # scores go on from the record's own tags
            yield from _unknown(partie, found, conventions, names, tr)


def _table(conventions: Conventions, rules: str, names: list[str]) -> TableState | None:
    """Return a table at which the partie can be played again."""
    state = TableState()
    try:
        state.partie = Partie(conventions, names)
    except PalamedeError:
        return None
    state.rules = rules
    state.parties = 1
    state.accounts = [0] * conventions.seats
    state.seats = [
        Seat(number, name, "dead" if name == DEAD_HAND else "human")
        for number, name in enumerate(state.partie.names, start=1)
    ]
    return state


def _settled(state: TableState) -> bool:
    assert state.partie is not None
    return state.partie.deal is None


def _known(state: TableState, found: CheckedDeal, tr: Translator) -> Iterator[dict[str, Any]]:
    """Play a deal again and yield its states."""
    partie, whole = state.partie, found.deal
    assert partie is not None and whole is not None
    try:
        partie.leader = found.lead
        deal = partie.start(whole.start_hands, whole.start_stock)
    except PalamedeError:
        return
    state.phase, state.last_seen = "play", {}
    dealt = {"type": "dealt", "deal": found.number, "lead": deal.leader}
    yield _shown(state, dealt, tr("replay-deal", number=found.number, name=_name(state, deal)))
    for move in whole.move_stack:
        before, seat, text = len(deal.plies), deal.turn, deal.text(move)
        deal.push(move)
        ply = deal.plies[before]
        assert seat is not None
        state.last_seen[seat] = text
        event: dict[str, Any] = {"type": _TYPES[move.kind], "seat": seat}
        if move.is_lay:
            event |= {
                "tile": str(move.tile),
                "touch": move.touch,
                "end": "right" if move.end else "left",
                "count": ply.count,
            }
        elif move.is_draw:
            event["tile"] = str(ply.tile)
        yield _shown(state, event, _told(state.seats[seat - 1].name, text, ply.count, tr))
    if deal.is_over():
        partie.settle()
        state.phase = "finished" if partie.finished else "counted"
        outcome = partie.entries[-1].outcome
        event = {"type": "counted", "deal": found.number, "outcome": outcome.kind}
        yield _shown(state, event, _end(outcome.kind, outcome.out, outcome.winners, state, tr))


def _old(state: TableState, found: CheckedDeal, tr: Translator) -> Iterator[dict[str, Any]]:
    """Play a deal of an old table again and yield its states."""
    partie = state.partie
    assert partie is not None

    def told(name: str, text: str, count: int) -> str:
        return _told(name, text, count, tr)

    try:
        for event, text in old_steps(state, found, tr, told):
            if event["type"] == "counted":
                state.phase = "finished" if partie.finished else "counted"
                outcome = partie.entries[-1].outcome
                text = _end(outcome.kind, outcome.out, outcome.winners, state, tr)
            yield _shown(state, event, text)
    except PalamedeError:
        return  # what follows cannot be shown


_TYPES = {"lay": "laid", "draw": "drew", "pass": "passed"}


def _name(state: TableState, deal: Deal) -> str:
    return state.seats[deal.leader - 1].name


def _told(name: str, text: str, count: int, tr: Translator) -> str:
    if text == "pass":
        return tr("news-passes", name=name)
    if text == "draw":
        return tr("news-draws", name=name)
    marked = f". {tr('news-marks', name=name, points=count)}" if count else ""
    return tr("news-lays", name=name, move=text.rstrip("<>")) + marked


def _end(
    kind: str, out: int | None, winners: tuple[int, ...], state: TableState, tr: Translator
) -> str:
    names = [state.seats[seat - 1].name for seat in winners]
    said = (
        tr("replay-domino", name=state.seats[(out or 1) - 1].name)
        if kind == "domino"
        else tr(f"replay-{kind}")
    )
    won = tr("replay-winner", names=tr.listing(names)) if names else tr("replay-nobody")
    return said if kind == "void" else f"{said} {won}"


def _shown(state: TableState, event: dict[str, Any], text: str) -> dict[str, Any]:
    deal = state.deal if state.old is None else state.old.deal
    hands = [[str(tile) for tile in hand] for hand in deal.hands] if deal is not None else []
    stock = [str(tile) for tile in deal.stock] if deal is not None else []
    return snapshot(state, frozenset()) | {
        "hands": hands,
        "stock_tiles": stock,
        "event": event,
        "text": text,
    }


# -------------------------------------------------------------------- unknown tiles
def _unknown(
    partie: CheckedPartie,
    found: CheckedDeal,
    conventions: Conventions,
    names: list[str],
    tr: Translator,
) -> Iterator[dict[str, Any]]:
    """Yield what is known of the states of a deal with unknown tiles, or with an error in it."""
    seats: list[dict[str, Any]] = [
        {
            "seat": seat,
            "name": names[seat - 1],
            "kind": "dead" if names[seat - 1] == DEAD_HAND else "human",
            "bot": None,
            "stands_in": False,
            "side": conventions.side_of(seat),
            "tiles": conventions.hand,
            "turn": False,
            "last": None,
        }
        for seat in range(1, conventions.seats + 1)
    ]
    lead = found.lead or 1
    base = _bare(partie, found, conventions)
    laid: list[Any] = []
    event: dict[str, Any] = {"type": "dealt", "deal": found.number, "lead": lead}
    text = tr("replay-deal", number=found.number, name=names[lead - 1])
    yield base | {"seats": seats, "event": event, "text": text}
    if not found.sound:
        return
    for item in found.items:
        act = _act(item, conventions)
        if act is None:
            continue
        event, move, said = act
        seat = event["seat"]
        if move is not None:
            laid.append(move)
        step = {"laid": -1, "drew": 1}.get(event["type"], 0)
        seats = [
            each | ({"tiles": each["tiles"] + step, "last": said} if each["seat"] == seat else {})
            for each in seats
        ]
        line = chain_of(conventions, laid)
        text = _told(names[seat - 1], said, event.get("count") or 0, tr)
        yield base | line_picture(line) | {"seats": seats, "event": event, "text": text}


def _act(item: Item, conventions: Conventions) -> tuple[dict[str, Any], Any, str] | None:
    moves = move_table(conventions.set)
    if isinstance(item, Lay):
        tile = Tile(item.first, item.second)
        end = LEFT if item.side == "<" else RIGHT
        move = moves.lay(tile, end=end, half=int(item.first > item.second))
        event = {
            "type": "laid",
            "seat": item.seat or 1,
            "tile": str(tile),
            "touch": item.first,
            "end": "right" if end else "left",
            "count": item.count or 0,
        }
        return event, move, item.text
    if isinstance(item, Draw):
        tile_or_none = None if item.tile is None else str(Tile(*item.tile))
        return {"type": "drew", "seat": item.seat or 1, "tile": tile_or_none}, None, "draw"
    if isinstance(item, Pass):
        return {"type": "passed", "seat": item.seat or 1}, None, "pass"
    return None


def _bare(partie: CheckedPartie, found: CheckedDeal, conventions: Conventions) -> dict[str, Any]:
    scores = list(found.scores) if found.scores is not None else []
    return {
        "phase": "play",
        "rules": partie.table.rules or "",
        "settings": [],
        "players": conventions.players,
        "options": {},
        "you": [],
        "owner": False,
        "target": conventions.target if conventions.match_end != "pot" else None,
        "match_end": conventions.match_end,
        "stake": conventions.stake,
        "accounts": [0] * conventions.seats,
        "ready": [],
        "asked": None,
        "fair": None,
        "partie": 1,
        "deal": found.number,
        "lead": found.lead,
        "turn": None,
        "scores": scores,
        "sheet": [],
        "counts": [],
        "pot": 0,
        "line": [],
        "lead_at": 0,
        "ends": None,
        "stock": conventions.stock_size,
        "drawable": 0,
        "hand": [],
        "hands": None,
        "dead_hand": None,
        "legal": [],
        "may": [],
        "result": None,
    }


# -------------------------------------------------------------------- a picture
def picture(
    text: str,
    language: str,
    *,
    partie: int | None = None,
    deal: int | None = None,
    ply: int | None = None,
    theme: Any = "auto",
) -> str:
    """Return a position of a record as SVG: after ``ply`` acts of a deal, None for its end.

    Without ``partie`` or ``deal`` the last is meant.

    Raises:
        RecordError: the text is no record.
        NoSuchPlaceError: the record does not go so far.
    """
    checked = check(text, keep=True)
    if not checked.parties:
        raise RecordError("this text is no record of dominoes", code="no-record")
    found = _partie(checked, partie or len(checked.parties))
    tr = translator(language)
    names = _names(found, tr)
    number = len(found.deals) if deal is None else deal
    steps = [step for step in _steps(found, names, tr) if step["deal"] == number]
    place = len(steps) - 1 if ply is None else ply
    if not 0 <= place < len(steps):
        raise NoSuchPlaceError(
            f"there is no such play in deal {number}", code="no-such-move", deal=number
        )
    step = steps[place]
    caption = f"{_title(found, tr)} - {step['text']}"
    conventions = found.table.conventions
    seven = conventions is not None and conventions.join == "seven"
    return table_svg(
        [_place(step, seat) for seat in step["seats"]],
        [Laid(each["left"], each["right"], each["across"]) for each in step["line"]],
        step["lead_at"],
        stock=step["stock"],
        caption=caption,
        theme=theme,
        joins=_make_seven if seven else operator.eq,
        title=caption,
    )


def _place(step: dict[str, Any], seat: dict[str, Any]) -> Place:
    hands, scores = step["hands"], step["scores"]
    hand = [Tile.parse(tile) for tile in hands[seat["seat"] - 1]] if hands else seat["tiles"]
    score = str(scores[seat["side"] - 1]) if scores else ""
    return Place(seat["name"], hand, score, turn=seat["turn"])


def _make_seven(one: int, other: int) -> bool:
    return one + other == 7
