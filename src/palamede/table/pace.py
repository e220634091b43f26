"""When a bot's act is heard: after a time that tells nothing of any tile.

The time from the turn to the act is a whole number of beats. A beat is longer than a bot of the
table needs to think, so it is one, whatever the bot holds and whether it has a choice or not.
"""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["BEATS", "QUESTION_MS", "release"]

BEATS: Mapping[str, int] = {"instant": 150, "normal": 1000, "slow": 2500}
"""Milliseconds of a beat, by the table's option ``pace``."""
QUESTION_MS = 10_000
"""So long a bot waits for the answers when somebody asks to take back a tile."""


def release(pace: str, began: int, thought: int) -> int:
    """Return when an act is heard: turn began at ``began``, the bot was ready at ``thought``."""
    beat = BEATS[pace]
    beats = max(1, -(-(thought - began) // beat))
    return began + beats * beat
