"""The record of the deals of an old table: plays, claims and rulings in their order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from palamede import dgn

if TYPE_CHECKING:
    from palamede.table.state import TableState

__all__ = ["deals"]


def deals(state: TableState, seen: frozenset[int] | None) -> Iterator[dgn.DealRecord]:
    """Yield the deals of the partie.

    ``seen``: the seats whose tiles may be told; None for all, once the partie is over.
    """
    old, partie = state.old, state.partie
    assert old is not None and partie is not None
    for entry, kept in zip(partie.entries, old.kept, strict=True):
        ending = dgn.old_ending(kept.desk, kept.outcome, entry.scores)
        yield dgn.old_deal_record(
            kept.desk, kept.log, entry.number, ending, seen=seen, places=kept.places
        )
    if old.desk is not None and old.taking is not None and state.phase in ("play", "counting"):
        yield dgn.old_deal_record(
            old.desk, old.log, len(old.kept) + 1, seen=seen, places=old.taking.places()
        )
