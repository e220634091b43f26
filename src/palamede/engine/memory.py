"""What a weak player remembers of a deal: everything but old passes."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from palamede.dominoes.view import View

__all__ = ["remembered"]


def remembered(view: View, last: int) -> View:
    """Return a view whose passes are forgotten but for those of the last so many acts.

    Only the passes: what was laid lies on the table for all to see, and who has drawn holds more
    tiles. In games with matadors nothing is forgotten, since there a pass is a choice.
    """
    if view.conventions.join == "seven" or view.conventions.draw != "none":
        return view
    old = len(view.plies) - last
    kept = tuple(
        ply for number, ply in enumerate(view.plies) if number >= old or not ply.move.is_pass
    )
    return view if len(kept) == len(view.plies) else dataclasses.replace(view, plies=kept)
