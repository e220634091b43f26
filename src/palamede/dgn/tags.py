"""The tags that are known, in the writer's order, and how a tag is written."""

from __future__ import annotations

import re

__all__ = ["DEAL_TAGS", "PARTIE_TAGS", "TAG_NAME", "VERSION", "escape", "unescape"]

VERSION = 1
"""The version of the format that this program reads and writes."""

TAG_NAME = re.compile(r"[^\W\d_]\w*")
"""A letter, then letters, digits and ``_``."""

PARTIE_TAGS: dict[str, int] = {
    name: place
    for place, name in enumerate(
        (
            "DGN",
            "Event",
            "Site",
            "Date",
            "Round",
            "Rules",
            "Conventions",
            "Seats",
            "Series",
            "Table",
            "Stake",
            "Shuffle",
            "Commit",
            "SeatCommits",
            "SeatSeeds",
            "Reveal",
        )
    )
}
"""Tags of a partie, with their places in the writer's order."""

DEAL_TAGS: dict[str, int] = {
    name: place
    for place, name in enumerate(
        ("Deal", "Lead", "Places", "Hands", "Stock", "Result", "Marks", "Scores")
    )
}
"""Tags of a deal, with their places in the writer's order."""

_ESCAPED = re.compile(r'\\(["\\])')
_SPECIAL = re.compile(r'["\\]')


def escape(value: str) -> str:
    r"""Return a value as it stands between the quotation marks: ``\"`` and ``\\``."""
    return _SPECIAL.sub(r"\\\g<0>", value)


def unescape(text: str) -> str:
    """Return the value that a text between the quotation marks stands for."""
    return _ESCAPED.sub(r"\1", text) if "\\" in text else text
