"""Settings as they are written, ``name=value``: read into the values of switches, and back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from palamede.dominoes.errors import ConventionError, InvalidTileError
from palamede.dominoes.switches import SWITCHES, Switch
from palamede.dominoes.tiles import Tile

__all__ = ["bad_value", "format_value", "known", "parse_settings", "resolve"]

_SETTING = re.compile(r"([a-z_0-9]+)=(\S+)", re.IGNORECASE)


def parse_settings(texts: Iterable[str], *, players: int | None = None) -> dict[str, Any]:
    """Read settings such as ``hand=6`` or ``removed=["0-0"]`` into values by switch.

    A map keyed by the number of players is resolved with ``players=`` among the settings, or else
    with the argument; while that number is unknown it stays a map, for ``resolve``.

    Raises:
        ConventionError: a text that is no setting, a name that is no switch, a name given twice, or
            a value of the wrong form.
    """
    raw: dict[str, Any] = {}
    for text in texts:
        match = _SETTING.fullmatch(text)
        if match is None:
            raise ConventionError(
                f"{text!r} is no setting: write name=value, such as hand=6",
                code="setting-form",
                text=text,
            )
        name = match[1].lower()
        known(name)
        if name in raw:
            raise ConventionError(f"{name} is given twice", code="setting-twice", name=name)
        raw[name] = _parse_value(SWITCHES[name], match[2])
    seated = raw.get("players", players)
    if seated is None:
        return raw
    if not isinstance(seated, int):
        raise bad_value(SWITCHES["players"], seated)
    return {name: resolve(name, value, seated) for name, value in raw.items()}


def resolve(name: str, value: Any, players: int | None) -> Any:
    """Return a switch's value at a table of ``players``: a map keyed by that number is looked up.

    Raises:
        ConventionError: the map has no entry for that number.
    """
    if not (isinstance(value, Mapping) and SWITCHES[name].per_players):
        return value
    by_number = {int(key): item for key, item in value.items()}
    if players not in by_number:
        raise ConventionError(
            f"{name} says nothing for {players} players, only for "
            + (", ".join(str(number) for number in sorted(by_number)) or "nobody"),
            code="setting-map",
            name=name,
            players=players,
        )
    return by_number[players]


def format_value(value: Any) -> str:
    """Return the text of a value as it stands after ``name=`` in a record."""
    if isinstance(value, (str, int)):
        return str(value)
    return json.dumps(value, separators=(",", ":"), default=str)


def known(name: str) -> Switch:
    """Return a switch by its name.

    Raises:
        ConventionError: there is none of that name; tells those that are near it.
    """
    switch = SWITCHES.get(name)
    if switch is None:
        import difflib

        near = ", ".join(difflib.get_close_matches(name, SWITCHES, n=3))
        raise ConventionError(
            f"there is no switch {name!r}" + (f"; near it: {near}" if near else ""),
            code="switch-unknown",
            name=name,
            near=near or "none",
        )
    return switch


def _parse_value(switch: Switch, text: str) -> Any:
    if text[0] in "[{":
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            raise ConventionError(
                f"{switch.name}={text} is not JSON",
                code="setting-json",
                name=switch.name,
                value=text,
            ) from None
        if isinstance(value, dict) and switch.per_players:
            numbers = all(re.fullmatch(r"[1-9]\d?", key, re.ASCII) for key in value)
            if not numbers or any(isinstance(item, dict) for item in value.values()):
                raise bad_value(switch, text)
            return {int(key): _from_json(switch, item) for key, item in value.items()}
        return _from_json(switch, value)
    if switch.form == "tiles":
        return tuple(_tile(switch, item) for item in text.split(","))
    if re.fullmatch(r"-?\d{1,9}", text, re.ASCII):
        return int(text)
    return text.lower()


def _from_json(switch: Switch, value: Any) -> Any:
    if switch.form == "tiles":
        if not isinstance(value, list):
            raise bad_value(switch, value)
        return tuple(_tile(switch, item) for item in value)
    if isinstance(value, list) or (switch.form == "map" and not value):
        return tuple(value)  # the empty map of a switch is its default, ()
    return value


def _tile(switch: Switch, text: Any) -> Tile:
    try:
        return Tile.parse(str(text))
    except InvalidTileError:
        raise bad_value(switch, text) from None


def bad_value(switch: Switch, value: Any) -> ConventionError:
    """Return the error that a switch takes no such value, with what it takes."""
    if switch.form == "tiles":
        allowed = 'different tiles, such as ["0-0","6-6"]'
    elif switch.form == "integer":
        most = "" if switch.most is None else f" to {switch.most}"
        allowed = f"a whole number from {switch.least}{most or ' up'}"
    else:
        allowed = ", ".join(str(item) for item in switch.values)
    return ConventionError(
        f"{switch.name}={format_value(value)}: the value must be {allowed}",
        code="value-unknown",
        name=switch.name,
        value=format_value(value),
        allowed=allowed,
        form=switch.form,
        least=switch.least,
        most=-1 if switch.most is None else switch.most,
    )
