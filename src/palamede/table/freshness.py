"""Commands that come late: what they answer is no longer there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from palamede.table.errors import TableError
from palamede.table.state import TableState

__all__ = ["check_fresh"]

_ACTS = frozenset({"lay", "pass", "draw", "next", "ask", "start", "rematch", "agree", "domino"})
_SHUFFLING = frozenset({"commit", "reveal"})


def check_fresh(state: TableState, command: Mapping[str, Any], n: int) -> None:
    """Refuse a command that answers event ``n`` if something has happened since that it misses.

    Talk, options and other people's coming and going do not matter to an act.

    Raises:
        TableError: it is ``stale``; or the number is one that has not been yet (``bad-number``).
    """
    if not 0 <= n <= state.n:
        raise TableError(
            f"{n} is no event of this table: the last is {state.n}",
            code="bad-number",
            n=n,
            last=state.n,
        )
    name = command.get("do")
    needed = 0
    if name in _ACTS:
        needed = state.moved
    elif name in _SHUFFLING:
        needed = state.begun
    elif name == "answer":
        needed = state.asked
    if n < needed:
        raise TableError(
            f"the table has moved on: this answers event {n}, the last act is event {needed}",
            code="stale",
            n=n,
            last=needed,
        )
