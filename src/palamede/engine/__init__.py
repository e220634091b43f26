"""Players from rules of thumb to search and nets; positions solved, worlds drawn.

``analyse(view, budget)`` is the one call behind bots, coach and page.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from palamede.engine.analysing import analyse
    from palamede.engine.analysis import Analysis
    from palamede.engine.budget import Budget

__all__ = ["Analysis", "Budget", "analyse"]

_HOMES = {"Analysis": "analysis", "Budget": "budget", "analyse": "analysing"}


def __getattr__(name: str) -> Any:
    """Load *name* the first time that it is asked for: who only wants a player needs no Numba."""
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
