"""The clock by which a budget in seconds is spent: the wall's, or that of the processor.

People wait by the wall's clock, which is the default. Where strength is measured on a machine that
has other work too, seconds of the processor are the fair measure: a player that is often made to
wait would otherwise be judged for thoughts that it never had. Worker processes inherit the choice.
"""

from __future__ import annotations

import os
import time
from typing import Final, Literal

__all__ = ["Clock", "chosen", "now", "use"]

Clock = Literal["wall", "processor"]

VARIABLE: Final = "PALAMEDE_CLOCK"


def use(clock: Clock) -> None:
    """Spend budgets by this clock, in this process and in those that it starts from now on."""
    os.environ[VARIABLE] = clock


def chosen() -> Clock:
    """Return which clock is used."""
    return "processor" if os.environ.get(VARIABLE) == "processor" else "wall"


def now() -> float:
    """Return the seconds of that clock; only differences mean something.

    Those of the processor are of all threads of this process together.
    """
    return time.process_time() if chosen() == "processor" else time.perf_counter()
