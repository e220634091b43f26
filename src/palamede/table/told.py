"""What a table tells of its events, as text: what all its audiences hear alike is written once."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from palamede.table.audience import OWN

__all__ = ["Shared", "Told", "text_of"]


class Shared:
    """The part of a state that every audience has in its picture.

    ``known``: what ``public`` returns.
    """

    def __init__(self, known: Mapping[str, Any]) -> None:
        self._known = known

    @cached_property
    def text(self) -> str:
        """The members of the object that it is in JSON, without its braces."""
        return _json({name: value for name, value in self._known.items() if name not in OWN})[1:-1]


class Told(dict[str, Any]):
    """A frame ``events``, to be read like any other; it knows how to become text at less cost."""

    __slots__ = ("_shared", "_text")

    def __init__(
        self,
        n: int,
        events: Sequence[Mapping[str, Any]],
        state: Mapping[str, Any],
        shared: Shared,
    ) -> None:
        super().__init__(type="events", n=n, events=events, state=state)
        self._shared = shared
        self._text: str | None = None

    @property
    def text(self) -> str:
        """The frame in JSON, made when it is first asked for: several clients may get the same."""
        if self._text is None:
            state = self["state"]
            own = _json({name: state[name] for name in OWN})[1:]
            self._text = (
                f'{{"type":"events","n":{self["n"]},"events":{_json(self["events"])},'
                f'"state":{{{self._shared.text},{own}}}'
            )
        return self._text


def text_of(frame: Mapping[str, Any]) -> str:
    """Return a frame in JSON, as it goes to a client."""
    return frame.text if isinstance(frame, Told) else _json(frame)


_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
