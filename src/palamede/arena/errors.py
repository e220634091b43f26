"""What can go wrong with a match: settings that cannot be played, and players that break off."""

from __future__ import annotations

from palamede.dominoes.errors import PalamedeError

__all__ = ["ArenaError", "FaultError"]


class ArenaError(PalamedeError):
    """A match that cannot be played or would prove nothing."""


class FaultError(ArenaError):
    """An external player died, was too slow, answered nonsense or made an illegal move.

    ``code`` is ``arena-fault-`` and the kind of fault; ``params``: ``player``, ``deal`` (number of
    the duplicate deal) and ``said``, what is known of it.
    """
