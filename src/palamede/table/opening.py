"""Opening a table: the events with which it begins, checked before anything is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from palamede.dominoes import presets
from palamede.engine import players
from palamede.table.decide import Draft, check_option, clean_name
from palamede.table.errors import TableError
from palamede.table.names import bot_name
from palamede.table.state import DEFAULT_OPTIONS

__all__ = ["opening"]


def opening(
    rules: str,
    settings: Sequence[str],
    name: str,
    opponents: Sequence[str | None],
    options: Mapping[str, Any],
) -> list[Draft]:
    """Return the first events of a table.

    Args:
        rules: name of the preset.
        settings: switches as ``name=value``; ``series`` means nothing here, each partie stands
            alone.
        name: of the person who opens the table and sits on seat 1.
        opponents: bots on the other seats in order; None or nothing leaves a seat to people.
        options: what differs from ``DEFAULT_OPTIONS``.

    Raises:
        PalamedeError: the rules, the bots, the name or an option are none.
    """
    preset = presets.get(rules)
    conventions = presets.conventions(preset.name, settings)
    for option, value in options.items():
        check_option(option, value)
    living = [
        seat
        for seat in range(2, conventions.seats + 1)
        if not (conventions.sides == "dead_hand" and seat == 3)
    ]
    if len(opponents) > len(living):
        raise TableError(
            f"{len(opponents)} opponents for {len(living)} seats",
            code="too-many-opponents",
            opponents=len(opponents),
            seats=len(living),
        )
    drafts: list[Draft] = [
        {
            "type": "opened",
            "rules": preset.name,
            "settings": list(settings),
            "options": {**DEFAULT_OPTIONS, **options},
        },
        {"type": "seated", "seat": 1, "name": clean_name(name), "kind": "human"},
    ]
    for seat, bot in zip(living, opponents, strict=False):
        if bot is not None:
            level = players.get(bot).name
            drafts.append(
                {
                    "type": "seated",
                    "seat": seat,
                    "name": bot_name(seat, [draft.get("name", "") for draft in drafts]),
                    "kind": "bot",
                    "bot": level,
                }
            )
    return drafts
