"""Reading the games of other programs from text."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from palamede.dgn.convert.foreign import ConvertError, Foreign
from palamede.dgn.convert.open_spiel import from_open_spiel_json, from_serialized
from palamede.dgn.convert.pypi_dominoes import from_dominoes_json

__all__ = ["SOURCES", "read_games"]

_READERS: dict[str, Callable[[Any], Foreign]] = {
    "dominoes": from_dominoes_json,
    "open_spiel": from_open_spiel_json,
}

# Serialized states begin with a comment or with [Meta] or [Game], which is no JSON.
_JSON = re.compile(r"\ufeff?\s*(?:\{|\[\s*[\]{])")

SOURCES = tuple(_READERS)
"""The programs whose games can be read."""


def read_games(text: str, source: str) -> list[Foreign]:
    """Read all games of a text: one JSON object a line, or one JSON list of objects.

    For ``open_spiel`` the text may also be what ``pyspiel.serialize_game_and_state`` wrote, once or
    several times.

    Raises:
        ConvertError: an unknown source, or a game that cannot be read; says which.
    """
    name = source.strip().lower().replace("-", "_")
    reader = _READERS.get(name)
    if reader is None:
        raise ConvertError(
            f"no converter from {source!r}; there are: {', '.join(SOURCES)}",
            code="convert-source",
            source=source,
            known=", ".join(SOURCES),
        )
    if name == "open_spiel" and text.strip() and not _JSON.match(text):
        return from_serialized(text)
    games = []
    for number, data in enumerate(_objects(text), start=1):
        try:
            games.append(reader(data))
        except ConvertError as error:
            raise _numbered(number, error) from error
    return games


def _objects(text: str) -> Iterator[Any]:
    """Yield the JSON values of a text: the items of a list, or one value after another."""
    decoder = json.JSONDecoder()
    text = text.removeprefix("\ufeff")
    at, end = 0, len(text.rstrip())
    while at < end:
        while text[at].isspace():
            at += 1
        try:
            value, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            line = text.count("\n", 0, at) + 1
            raise ConvertError(
                f"line {line} is not JSON: write one game a line, or a list of games",
                code="convert-json",
                line=line,
            ) from None
        if isinstance(value, list):
            yield from value
        else:
            yield value


def _numbered(number: int, error: ConvertError) -> ConvertError:
    return ConvertError(
        f"game {number}: {error}",
        code="convert-game",
        number=number,
        detail=str(error),
        cause=error,
    )
