"""One reason, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from palamede.dominoes.conventions import Conventions

__all__ = ["Reason", "target_row"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is so.

    ``kind`` names the sentence, ``rows`` are keys of ``reference.ROWS`` (none where only an
    agreement of the table stands behind it), ``params`` what the sentence needs. In ``params`` a
    ``seat``, ``leader``, ``before`` or ``out`` is a seat and a ``side`` a side, both from 1; tiles
    are text.
    """

    kind: str
    rows: tuple[str, ...] = ()
    params: Mapping[str, Any] = field(default_factory=dict)


def target_row(table: Conventions) -> str:
    """Return the row that says to what target a partie is played."""
    if table.count == "none" or table.match_end != "reach":
        return "SCORE-07" if table.pay_out == "hand" else "SCORE-06"
    return "TROIS-01" if table.count == "threes" else "CINQ-05"
