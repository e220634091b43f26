"""When the server looks for garbage in cycles: not while people play.

Python looks through all that is in memory whenever enough has been made, and everything stands
still meanwhile: a tenth of a second and more with two hundred tables. Here what was loaded at the
start is left out for good, young garbage is collected as always, and the whole memory is looked
through only when nobody is connected, at the latest after an hour.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

__all__ = ["LONGEST", "begin", "keep_tidy"]

EVERY = 60.0
"""Seconds between two looks at whether anybody is connected."""
LONGEST = 3600.0
"""So many seconds garbage may wait where somebody always is."""
_YOUNG, _MIDDLE, _NEVER = 150, 3, 1_000_000_000
"""Python looks at what is young when so many more objects have been made than let go. Where tables
are full of objects that take the place of others, that is many times as many to look at; with
Python's own 700 and 10 it took 22 ms at a stretch with two hundred tables, and in all no less.
"""


def begin() -> None:
    """Leave out what has been loaded, and never look through the whole memory unasked."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


async def keep_tidy(connected: Callable[[], int], every: float = EVERY) -> None:
    """Look through the memory whenever nobody is connected, and after an hour in any case."""
    loop = asyncio.get_running_loop()
    last = loop.time()
    while True:
        await asyncio.sleep(every)
        if not connected() or loop.time() - last >= LONGEST:
            gc.collect()
            last = loop.time()
