"""A ruling: which article, in time or not, what follows, and what the injured side may choose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from palamede.dominoes.text import LANGUAGES, Text

__all__ = ["Advice", "Effects", "Finding", "Option", "Ruling"]

DealFate = Literal["goes_on", "void", "stops"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Effects:
    """What follows from a ruling. Sides are named by their lowest seat; nothing by default.

    ``marks``: points at once, negative for points lost. ``barred``: sides that mark nothing for the
    deal. ``deal``: it goes on, is annulled and mixed again, or stops uncounted. ``lead``: of the
    deal played next (``stays``, ``passes``, ``offended_side``), or ``true_leader`` of this one.
    ``partie``: ``lost``, ``void``, ``ends`` (nobody wins), ``simple``. ``accounts``: stakes by
    seat, sum 0; empty for nothing. ``play``: what becomes of the tile or pass in question.
    ``chooser``: who picks the end where the tile fits both. ``hands``: ``called`` when those of the
    offender's side lie open and ``caller`` calls them. ``forbid``: (seat, number) that this seat
    may not open (VOL-16). ``tiles``: how a wrong hand is put right.
    """

    marks: Mapping[int, int] = field(default_factory=dict)
    barred: tuple[int, ...] = ()
    deal: DealFate | None = "goes_on"
    lead: str | None = None
    partie: str | None = None
    match: str | None = None
    accounts: tuple[int, ...] = ()
    play: str | None = None
    chooser: str | None = None
    hands: str | None = None
    caller: int | None = None
    forbid: tuple[int, int] | None = None
    tiles: str | None = None
    warning: bool = False

    def as_json(self, seats: int) -> dict[str, Any]:
        """Return the effects as JSON values; ``seats`` gives the length of the accounts."""
        forbid = None if self.forbid is None else {"seat": self.forbid[0], "number": self.forbid[1]}
        return {
            "marks": {str(seat): points for seat, points in self.marks.items()},
            "barred": list(self.barred),
            "deal": self.deal,
            "lead": self.lead,
            "partie": self.partie,
            "match": self.match,
            "accounts": list(self.accounts) or [0] * seats,
            "play": self.play,
            "chooser": self.chooser,
            "hands": self.hands,
            "caller": self.caller,
            "forbid": forbid,
            "tiles": self.tiles,
            "warning": self.warning,
        }


NOTHING = Effects()


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of the injured side; its effects stand in the place of the ruling's own.

    ``default`` marks the mildest, which counts when nobody answers in time. ``article`` and ``row``
    are those that give the choice, where they differ from the ruling's.
    """

    name: str
    effects: Effects = NOTHING
    default: bool = False
    article: str | None = None
    row: str | None = None


@dataclass(frozen=True, slots=True)
class Finding:
    """What the articles of one code say of a case.

    ``ruling`` names the sentence; ``in_time`` is False where the claim came too late.
    """

    ruling: str
    article: str
    row: str
    effects: Effects = NOTHING
    options: tuple[Option, ...] = ()
    in_time: bool = True
    reason: Text | None = None
    """Its own sentence, where the one that goes with the name of the ruling does not do."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What another code would say, where the one in force has no article."""

    code: str
    article: str
    row: str
    ruling: str

    def as_json(self) -> dict[str, Any]:
        """Return it as JSON values."""
        return {
            "code": self.code,
            "article": self.article,
            "row": self.row,
            "ruling": self.ruling,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """The answer of the referee.

    ``ruling``: name of the sentence, None while facts are missing (``needs``). ``code``: the code
    whose article decides, ``silent``: those asked before it that have none. ``reason``: one
    sentence in three languages.
    """

    ruling: str | None
    code: str
    article: str | None = None
    row: str | None = None
    silent: tuple[str, ...] = ()
    in_time: bool = True
    options: tuple[Option, ...] = ()
    effects: Effects = NOTHING
    advice: tuple[Advice, ...] = ()
    reason: Text
    needs: tuple[str, ...] = ()
    seats: int

    @property
    def default(self) -> Option | None:
        """The mildest option, None where there is nothing to choose."""
        return next((option for option in self.options if option.default), None)

    def chosen(self, name: str | None = None) -> Effects:
        """Return what follows when an option is chosen; the default for None.

        Raises:
            KeyError: there is no such option.
        """
        if not self.options:
            return self.effects
        if name is None:
            assert self.default is not None
            return self.default.effects
        for option in self.options:
            if option.name == name:
                return option.effects
        raise KeyError(f"no option {name!r}: {', '.join(each.name for each in self.options)}")

    def as_json(self) -> dict[str, Any]:
        """Return the ruling as JSON values, the twin of ``palamede arbiter --json``."""
        base = self.effects.as_json(self.seats)
        options = []
        for option in self.options:
            entry: dict[str, Any] = {"option": option.name, "default": option.default}
            if option.article is not None and option.article != self.article:
                entry["article"], entry["row"] = option.article, option.row
            changed = option.effects.as_json(self.seats)
            entry |= {name: value for name, value in changed.items() if value != base[name]}
            options.append(entry)
        return {
            "ruling": self.ruling,
            "code": self.code,
            "article": self.article,
            "row": self.row,
            "silent": list(self.silent),
            "in_time": self.in_time,
            "options": options,
            **base,
            "advice": [each.as_json() for each in self.advice],
            "reason": {lang: self.reason[lang] for lang in LANGUAGES},
            "needs": list(self.needs),
        }
