"""The entries of a sheet: one JSON object each, with a ``type`` and the fields of its type.

| type | fields |
|---|---|
| ``opened`` | ``rules``, ``settings``, ``code``, ``names``, ``stake`` |
| ``lots`` | ``rounds``: a list of objects name → tile, the first round first |
| ``seated`` | ``places``: names by seat; ``leader``: seat, or null where a tile decides |
| ``deal`` | ``pips``, ``out``, ``closed``, ``reached``, ``stock``, ``line``, ``line_pips``, |
|          | ``counts``, ``leader`` |
| ``incident`` | ``fault``, ``offender``, ``claimant``, ``moment``, ``facts`` |
| ``chosen`` | ``incident``: number of its entry; ``option`` |
| ``referee`` | ``incident``, ``reason``, ``effects``: his own ruling in the place of the code's |
| ``appeal`` | ``incident``, ``votes_for`` (his ruling), ``votes_against`` |
| ``left`` | ``name`` |
| ``remark`` | ``text`` |
| ``undo`` | ``entries``: how many of those in force fall |

``deal`` and ``incident`` also bear ``partie`` and ``deal``, numbers that the sheet fills in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from palamede.arbiter.errors import refuse

__all__ = ["TYPES", "in_force", "tidy"]

MOST: Final = 999_999

WHOLE: Final = "whole"
TEXT: Final = "text"
YES_NO: Final = "flag"
WHOLES: Final = "wholes"
TEXTS: Final = "texts"
OBJECT: Final = "object"
ROUNDS: Final = "objects"

_SAYS: Final = {
    WHOLE: "a whole number",
    TEXT: "a text",
    YES_NO: "true or false",
    WHOLES: "a list of whole numbers",
    TEXTS: "a list of texts",
    OBJECT: "an object",
    ROUNDS: "a list of objects",
}

TYPES: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "opened": {
            "rules": TEXT,
            "settings?": TEXTS,
            "code?": TEXT,
            "names": TEXTS,
            "stake?": WHOLE,
        },
        "lots": {"rounds": ROUNDS, "partie?": WHOLE},
        "seated": {"places": TEXTS, "leader?": WHOLE, "partie?": WHOLE},
        "deal": {
            "pips": WHOLES,
            "out?": WHOLE,
            "closed?": YES_NO,
            "reached?": WHOLE,
            "stock?": WHOLE,
            "line?": TEXT,
            "line_pips?": WHOLE,
            "counts?": WHOLES,
            "leader?": WHOLE,
            "partie?": WHOLE,
            "deal?": WHOLE,
        },
        "incident": {
            "fault": TEXT,
            "offender": WHOLE,
            "claimant?": WHOLE,
            "moment": TEXT,
            "facts?": OBJECT,
            "partie?": WHOLE,
            "deal?": WHOLE,
        },
        "chosen": {"incident": WHOLE, "option": TEXT},
        "referee": {"incident": WHOLE, "reason": TEXT, "effects?": OBJECT},
        "appeal": {"incident": WHOLE, "votes_for": WHOLE, "votes_against": WHOLE},
        "left": {"name": TEXT, "partie?": WHOLE},
        "remark": {"text": TEXT},
        "undo": {"entries": WHOLE},
    }
)
"""The fields of every type; ``?`` marks those that may be missing or null."""

ALWAYS: Final = ("n", "type", "at")


def tidy(entry: Any) -> dict[str, Any]:
    """Return an entry with known fields of the right form only, nulls left out.

    Raises:
        SheetError: no such type, an unknown field, one missing, or one of another form.
    """
    if not isinstance(entry, Mapping):
        raise refuse("sheet-form", "an entry is one JSON object", field="entry", right=OBJECT)
    kind = entry.get("type")
    if not isinstance(kind, str) or kind not in TYPES:
        known = ", ".join(TYPES)
        raise refuse(
            "sheet-type",
            f"there is no entry of type {kind!r}: types are {known}",
            type=str(kind),
            known=known,
        )
    forms = {name.rstrip("?"): (form, name.endswith("?")) for name, form in TYPES[kind].items()}
    clean: dict[str, Any] = {"type": kind}
    for name, value in entry.items():
        if name in ALWAYS:
            continue
        if name not in forms:
            known = ", ".join(forms)
            raise refuse(
                "sheet-field",
                f"an entry of type {kind} has no field {name!r}: its fields are {known}",
                type=kind,
                field=str(name),
                known=known,
            )
        if value is None and forms[name][1]:
            continue
        if not _has_form(value, forms[name][0]):
            raise _form(name, forms[name][0])
        clean[name] = value
    for name, (form, optional) in forms.items():
        if not optional and name not in clean:
            raise _form(name, form)
    return clean


def _form(name: str, form: str) -> Exception:
    return refuse("sheet-form", f"{name} must be {_SAYS[form]}", field=name, right=form)


def _has_form(value: Any, form: str) -> bool:
    if form == WHOLE:
        return _whole(value)
    if form == TEXT:
        return isinstance(value, str) and 0 < len(value) <= 20_000
    if form == YES_NO:
        return isinstance(value, bool)
    if form == OBJECT:
        return isinstance(value, Mapping) and all(isinstance(key, str) for key in value)
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) > 100:
        return False
    if form == WHOLES:
        return all(_whole(item) for item in value)
    if form == TEXTS:
        return all(isinstance(item, str) and item for item in value)
    return all(
        isinstance(item, Mapping) and all(isinstance(text, str) for text in item.values())
        for item in value
    )


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST


def in_force(entries: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return the entries that no ``undo`` has taken back, without the undoes.

    Raises:
        SheetError: an undo of more entries than there are.
    """
    kept: list[Mapping[str, Any]] = []
    for entry in entries:
        if entry["type"] != "undo":
            kept.append(entry)
            continue
        number = entry["entries"]
        if not 1 <= number <= len(kept):
            raise refuse(
                "sheet-undo",
                f"{number} entries cannot be undone: there are {len(kept)}",
                number=number,
                most=len(kept),
            )
        del kept[len(kept) - number :]
    return kept
