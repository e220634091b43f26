"""The score sheet of a table with real tiles: numbered entries, only ever added to."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from palamede.arbiter.entries import in_force, tidy
from palamede.arbiter.errors import refuse
from palamede.arbiter.fold import State, fold

__all__ = ["Sheet"]

VERSION: Final = 1
_LAST_DEAL: Final = ("after_count", "next_deal")


class Sheet:
    """A sheet: ``entries`` are all that was ever written, ``state`` is what they say.

    >>> sheet = Sheet()
    >>> _ = sheet.add({"type": "opened", "rules": "voleur", "code": "encyclopedie",
    ...                "names": ["Anne", "Bruno", "Chloé", "Denis"], "stake": 5})
    >>> _ = sheet.add({"type": "seated", "places": ["Anne", "Bruno", "Chloé", "Denis"],
    ...                "leader": 1})
    >>> _ = sheet.add({"type": "deal", "pips": [0, 14, 9, 20], "out": 1})
    >>> sheet.state.partie.scores
    (34, 0)
    >>> sheet.undo()
    >>> sheet.state.partie.scores
    (0, 0)
    """

    def __init__(self, entries: Iterable[Mapping[str, Any]] = ()) -> None:
        """Read entries.

        Raises:
            PalamedeError: one of them cannot stand; the error names its number.
        """
        self._entries: list[dict[str, Any]] = []
        for place, entry in enumerate(entries, 1):
            clean = tidy(entry)
            number = entry.get("n")
            if number not in (None, place):
                raise refuse(
                    "sheet-number",
                    f"entry {place} bears the number {number}",
                    place=place,
                    number=str(number),
                )
            self._entries.append({"n": place, **clean, **_kept(entry)})
        self._check_numbers()
        self._state = fold(in_force(self._entries))

    # ---------------------------------------------------------------- reading and writing
    @classmethod
    def from_json(cls, text: str) -> Sheet:
        """Read a sheet that ``to_json`` wrote.

        Raises:
            PalamedeError: it is no sheet, or one of its entries cannot stand.
        """
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise refuse("sheet-file", "this is no score sheet: it is not JSON") from None
        if not isinstance(data, Mapping) or not isinstance(data.get("entries"), list):
            raise refuse("sheet-file", "this is no score sheet: it holds no list of entries")
        if data.get("sheet") != VERSION:
            raise refuse(
                "sheet-version",
                f"this sheet is of version {data.get('sheet')}, the program reads {VERSION}",
                version=str(data.get("sheet")),
                known=VERSION,
            )
        return cls(data["entries"])

    def to_json(self) -> str:
        """Return the sheet as JSON, one entry a line."""
        lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in self._entries)
        return f'{{"sheet": {VERSION}, "entries": [\n{lines}\n]}}\n'

    @property
    def entries(self) -> tuple[Mapping[str, Any], ...]:
        """All entries, undone ones and undoes too."""
        return tuple(self._entries)

    @property
    def in_force(self) -> tuple[Mapping[str, Any], ...]:
        """The entries that have not been undone."""
        return tuple(in_force(self._entries))

    @property
    def state(self) -> State:
        """What the sheet says.

        Raises:
            SheetError: it has not been opened.
        """
        if self._state is None:
            raise refuse("sheet-not-open", "a sheet begins by opening it: game, code and names")
        return self._state

    @property
    def is_open(self) -> bool:
        """Whether it has been opened."""
        return self._state is not None

    # ---------------------------------------------------------------- writing on it
    def add(self, entry: Mapping[str, Any]) -> int:
        """Write an entry and return its number; nothing changes if it is refused.

        Raises:
            PalamedeError: it cannot stand; says why.
        """
        new = {"n": len(self._entries) + 1, **tidy(entry), **_kept(entry)}
        self._number(new)
        entries = [*self._entries, new]
        state = fold(in_force(entries))
        self._entries, self._state = entries, state
        return int(new["n"])

    def undo(self, entries: int = 1) -> None:
        """Take the last entries back; that is an entry too.

        Raises:
            SheetError: there are not so many.
        """
        self.add({"type": "undo", "entries": entries})

    def _number(self, entry: dict[str, Any]) -> None:
        """Give an entry the numbers of the partie and the deal that it speaks of."""
        kind, state = entry["type"], self._state
        if kind in ("opened", "undo", "remark"):
            return
        if state is None:
            raise refuse("sheet-not-open", "a sheet begins by opening it: game, code and names")
        parties = len(state.parties)
        if kind in ("seated", "lots"):
            if state.to_do != "seats" and not _may_reseat(state):
                raise refuse("sheet-seats-taken", "the seats of this partie are taken")
            _numbered(entry, "partie", parties + 1 if state.to_do == "seats" else parties)
            return
        if not parties or (kind == "deal" and state.to_do != "deal"):
            _refuse_for(state)
        if kind in ("chosen", "referee", "appeal"):
            self._check_open_incident(state, entry["incident"])
            return
        _numbered(entry, "partie", parties)
        if kind == "deal":
            _numbered(entry, "deal", len(state.deals[-1]))
        elif kind == "incident":
            entry.setdefault("deal", self._deal_of(state, entry["moment"]))
            _check_deal(state, entry["deal"])

    @staticmethod
    def _deal_of(state: State, moment: str) -> int:
        """Return the deal of an incident: the one in progress, or the last where it is over."""
        last, current = state.last_deal, state.deal
        if current is None or (moment in _LAST_DEAL and last is not None):
            return last.number if last is not None else 1
        return current.number

    @staticmethod
    def _check_open_incident(state: State, number: int) -> None:
        """An incident can be spoken of until the deal after its own is over."""
        verdict = state.verdict(number)
        if verdict is None:
            raise refuse("sheet-no-incident", f"entry {number} is no incident", number=number)
        for deal in state.deals[-1]:
            if verdict in deal.verdicts:
                _check_deal(state, deal.number)
                return
        raise refuse(
            "sheet-too-late", f"the partie of incident {number} is over and paid", number=number
        )

    def _check_numbers(self) -> None:
        """A sheet from a file has all its numbers already."""
        needed = {
            "deal": ("partie", "deal"),
            "incident": ("partie", "deal"),
            "seated": ("partie",),
            "lots": ("partie",),
            "left": ("partie",),
        }
        for entry in self._entries:
            for name in needed.get(entry["type"], ()):
                if name not in entry:
                    raise refuse(
                        "sheet-form",
                        f"{name} must be a whole number",
                        field=name,
                        right="whole",
                    )


def _kept(entry: Mapping[str, Any]) -> dict[str, Any]:
    """When it was written: kept, and nothing follows from it."""
    at = entry.get("at")
    return {"at": at} if isinstance(at, str) and len(at) <= 40 else {}


def _may_reseat(state: State) -> bool:
    """A partie that follows without a draw may begin otherwise until its first deal is entered."""
    deals = state.deals[-1]
    return len(state.parties) > 1 and len(deals) == 1 and not deals[0].verdicts


def _numbered(entry: dict[str, Any], name: str, due: int) -> None:
    given = entry.setdefault(name, due)
    if given != due:
        raise refuse(
            "sheet-due", f"{name} {due} is due, not {given}", field=name, due=due, given=given
        )


def _check_deal(state: State, number: int) -> None:
    allowed = [deal.number for deal in state.deals[-1][-2:]]
    if number not in allowed:
        known = ", ".join(map(str, allowed))
        raise refuse(
            "sheet-deal-past",
            f"deal {number} can no longer be spoken of, only {known}",
            deal=number,
            known=known,
        )


def _refuse_for(state: State) -> None:
    if state.to_do == "over":
        raise refuse("sheet-over", "the last partie is over: nothing is left to enter")
    raise refuse("sheet-seats-first", "the players must be seated first: by lots, or as they say")
