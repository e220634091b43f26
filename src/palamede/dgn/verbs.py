"""The verbs of the referee at an old table: events ``!…;`` as data, and their canonical text.

At a strict table an event is any text. At an old one it says what happened beside the play, what
was claimed and what was ruled, in a fixed form: a seat, a verb, and what the verb needs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, Literal

from palamede.dgn.model import Event
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.faults.facts import check_facts
from palamede.dominoes.faults.kinds import kind_of

__all__ = ["VERBS", "Verb", "VerbError", "read_verb"]

_TOKEN = re.compile(r'"[^"]*"|\{.*\}|[^\s"{]+', re.DOTALL)
_TILE = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_CALLED = re.compile(r"[0-9]{1,2}-[0-9]{1,2}[<>]?")
_NUMBER = re.compile(r"[0-9]{1,6}")
_WORD = re.compile(r"[a-z][a-z0-9_]*")
_DRAWS: Final = "draws"

Who = Literal["needed", "none", "either"]


class VerbError(Exception):
    """An event that has no form of an old table; ``right`` is the form that its verb has."""

    def __init__(self, right: str | None = None) -> None:
        super().__init__(right or "no such verb")
        self.right = right


@dataclass(frozen=True, slots=True)
class _Form:
    """The form of a verb: whether a seat stands before it, and its arguments by kind and name.

    An argument whose name ends in ``?`` may be left out.
    """

    who: Who
    arguments: tuple[tuple[str, str], ...]
    shown: str


VERBS: Final[Mapping[str, _Form]] = MappingProxyType(
    {
        "shows": _Form("needed", (("tile", "tile"), ("facts", "facts?")), "!SEAT shows TILE;"),
        "names": _Form("needed", (("tile", "tile"),), "!SEAT names TILE;"),
        "announces": _Form("needed", (("number", "points"),), "!SEAT announces POINTS;"),
        "says": _Form("needed", (("domino", "what"), ("tile", "tile?")), "!SEAT says domino;"),
        "commits": _Form(
            "needed",
            (("fault", "fault"), ("tile", "tile?"), ("facts", "facts?")),
            "!SEAT commits FAULT;",
        ),
        "holds": _Form("needed", (("down", "what"),), "!SEAT holds down;"),
        "turns": _Form("needed", (("up", "what"),), "!SEAT turns up;"),
        "claims": _Form(
            "either",
            (("fault", "fault"), ("number", "against"), ("tile", "tile?"), ("draws", "picks?")),
            "!SEAT claims FAULT SEAT;",
        ),
        "notes": _Form("none", (("number", "claim"),), "!notes CLAIM;"),
        "rules": _Form(
            "none",
            (("number", "claim"), ("word", "ruling"), ("quoted", "article?")),
            '!rules CLAIM RULING "ARTICLE";',
        ),
        "chooses": _Form(
            "either",
            (("number", "claim"), ("word", "option"), ("draws", "picks?")),
            "!SEAT chooses CLAIM OPTION;",
        ),
        "calls": _Form("needed", (("called", "tile"),), "!SEAT calls TILE;"),
        "opens": _Form("none", (), "!opens;"),
        "counts": _Form("none", (), "!counts;"),
        "agrees": _Form("none", (), "!agrees;"),
        "referee": _Form(
            "none",
            (("number", "claim"), ("quoted", "reason"), ("object", "effects")),
            '!referee CLAIM "REASON" {"marks":{"1":20}};',
        ),
    }
)
"""Every verb by name."""


@dataclass(frozen=True, slots=True)
class Verb:
    """One event: who, which verb, and its arguments by name (see ``VERBS``).

    ``tile`` is a text such as ``3-5``, smaller half first (with its side after ``calls``),
    ``picks`` a tuple of such texts.
    """

    seat: int | None
    name: str
    values: Mapping[str, Any] = field(default_factory=dict)

    def get(self, name: str) -> Any:
        """Return an argument, None where it is not written."""
        return self.values.get(name)

    @property
    def content(self) -> str:
        """The canonical text, without ``!`` and ``;``."""
        words = [] if self.seat is None else [str(self.seat)]
        words.append(self.name)
        for kind, name in VERBS[self.name].arguments:
            value = self.values.get(name.rstrip("?"))
            if value is not None:
                words.append(_WRITE.get(kind, str)(value))
        return " ".join(words)

    @property
    def event(self) -> Event:
        """The item of play."""
        return Event(self.content)


def read_verb(content: str) -> Verb:
    """Return what an event says, from the text between ``!`` and ``;``.

    Raises:
        VerbError: it is no form of an old table.
    """
    if _TOKEN.sub("", content).strip():
        raise VerbError
    tokens = _TOKEN.findall(content)
    seat: int | None = None
    if tokens and _NUMBER.fullmatch(tokens[0]):
        seat = int(tokens.pop(0))
    name = tokens.pop(0).lower() if tokens else ""
    form = VERBS.get(name)
    if form is None:
        raise VerbError
    wrong = (form.who == "needed" and seat is None) or (form.who == "none" and seat is not None)
    if wrong:
        raise VerbError(form.shown)
    values: dict[str, Any] = {}
    for kind, argument in form.arguments:
        value = _READ[kind](tokens)
        if value is None and not argument.endswith("?"):
            raise VerbError(form.shown)
        if value is not None and not (value == "" and argument.endswith("?")):
            values[argument.rstrip("?")] = value
    if tokens:
        raise VerbError(form.shown)
    return Verb(seat, name, values)


# -------------------------------------------------------------------- arguments
Tokens = list[str]


def _tile_text(token: str) -> str | None:
    match = _TILE.fullmatch(token)
    if match is None:
        return None
    low, high = sorted((int(match[1]), int(match[2])))
    return f"{low}-{high}"


def _tile(tokens: Tokens) -> str | None:
    text = _tile_text(tokens[0]) if tokens else None
    if text is not None:
        tokens.pop(0)
    return text


def _matching(pattern: re.Pattern[str]) -> Callable[[Tokens], str | None]:
    def read(tokens: Tokens) -> str | None:
        return tokens.pop(0) if tokens and pattern.fullmatch(tokens[0]) else None

    return read


def _number(tokens: Tokens) -> int | None:
    return int(tokens.pop(0)) if tokens and _NUMBER.fullmatch(tokens[0]) else None


def _literal(word: str) -> Callable[[Tokens], str | None]:
    def read(tokens: Tokens) -> str | None:
        return tokens.pop(0).lower() if tokens and tokens[0].lower() == word else None

    return read


def _fault(tokens: Tokens) -> str | None:
    if not tokens:
        return None
    try:
        fault = kind_of(tokens[0])
    except PalamedeError:
        return None
    tokens.pop(0)
    return fault


def _draws(tokens: Tokens) -> tuple[str, ...] | None:
    if not tokens or tokens[0].lower() != _DRAWS:
        return None
    texts = tuple(map(_tile_text, tokens[1:]))
    if not texts or None in texts:
        return None
    tokens.clear()
    return tuple(text for text in texts if text is not None)


def _quoted(tokens: Tokens) -> str | None:
    if not tokens or not tokens[0].startswith('"'):
        return None
    return " ".join(tokens.pop(0)[1:-1].split())


def _object(tokens: Tokens) -> dict[str, Any] | None:
    if not tokens or not tokens[0].startswith("{"):
        return None
    try:
        read = json.loads(tokens[0])
    except (ValueError, RecursionError):
        return None
    if not isinstance(read, dict) or "\\" in tokens[0]:
        return None
    tokens.pop(0)
    return read


def _facts(tokens: Tokens) -> dict[str, Any] | None:
    """Return facts seen with what happened, by their names in ``facts.FACTS``."""
    kept = list(tokens)
    read = _object(tokens)
    try:
        check_facts(read or {})
    except PalamedeError:
        tokens[:] = kept
        return None
    return read


_READ: Final[Mapping[str, Callable[[Tokens], Any]]] = {
    "tile": _tile,
    "called": _matching(_CALLED),
    "number": _number,
    "word": _matching(_WORD),
    "domino": _literal("domino"),
    "down": _literal("down"),
    "up": _literal("up"),
    "fault": _fault,
    "draws": _draws,
    "quoted": _quoted,
    "object": _object,
    "facts": _facts,
}


def _quote(text: str) -> str:
    """Quote a text on one line; a quotation mark within it would end it."""
    inner = " ".join(text.replace('"', "'").split())
    return f'"{inner}"'


def _json(value: Mapping[str, Any]) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


_WRITE: Final[Mapping[str, Callable[[Any], str]]] = {
    "draws": lambda tiles: " ".join([_DRAWS, *tiles]),
    "quoted": _quote,
    "object": _json,
    "facts": _json,
}
