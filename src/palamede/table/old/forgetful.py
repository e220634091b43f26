"""How often a forgetful bot errs at an old table (option ``bots_forgetful``): all in one place.

Whether it does is drawn from the secret of the fair deal, so that a table that is opened again
after a crash remembers the same, and nobody can foresee it.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from palamede.table.state import TableState

__all__ = ["MISSED_ANNOUNCEMENTS", "MISSED_CLAIMS", "RENONCE", "forgets"]

RENONCE: Final = 0.01
"""Of its turns a forgetful bot passes in so many though a tile fits."""
MISSED_CLAIMS: Final = 0.30
"""So many faults it does not notice."""
MISSED_ANNOUNCEMENTS: Final = 0.05
"""So many of its marks, and bredouilles, it does not announce."""


def forgets(state: TableState, share: float, *what: object) -> bool:
    """Return whether a bot forgets this once; never where the option is off."""
    if not state.options["bots_forgetful"]:
        return False
    rng = Random(":".join(map(str, (state.fair.secret, state.parties, *what))))
    return rng.random() < share
