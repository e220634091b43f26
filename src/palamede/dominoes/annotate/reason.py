"""One reason, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Reason"]


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
