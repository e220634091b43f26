"""Palamède: the domino table, referee, opponent and record keeper.

The package itself holds no game. Its rooms are sub-packages, loaded when they are first named,
so that ``import palamede`` costs next to nothing:

- :mod:`palamede.dominoes` - the game: tiles, conventions, deals, parties, accounts, views;
- :mod:`palamede.dgn` - records: reading, writing, checking and converting them;
- :mod:`palamede.cli` - the command ``palamede``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

    from palamede import dgn, dominoes

__all__ = ["__version__", "dgn", "dominoes"]

__version__ = "0.1.0"

_ROOMS = frozenset({"dgn", "dominoes"})


def __getattr__(name: str) -> ModuleType:
    """Load the room *name* the first time that it is asked for."""
    if name in _ROOMS:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """List the rooms beside what is loaded already."""
    return sorted({*globals(), *__all__})
