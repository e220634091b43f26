"""What bots are called, so that a sentence about one of several is about him alone."""

from __future__ import annotations

from collections.abc import Collection

__all__ = ["bot_name"]

_NAMES = ("Alice", "Bruno", "Chloé", "Diego", "Elsa", "Félix", "Gaia", "Hugo", "Inès", "Jules")


def bot_name(seat: int, taken: Collection[str]) -> str:
    """Return a name for the bot on a seat that nobody at the table bears.

    >>> bot_name(2, ["Anne"]), bot_name(2, ["bruno"])
    ('Bruno', 'Chloé')
    """
    borne = {name.casefold() for name in taken}
    own = [_NAMES[(seat - 1 + step) % len(_NAMES)] for step in range(len(_NAMES))]
    return next((name for name in own if name.casefold() not in borne), own[0])
