"""The learned weights of the model of choice, by kind of game (``kernel.policy``).

They are in ``choice.json`` beside this module, written by ``python -m palamede.engine.training``:
a kind is what changes how one plays: seats, partners, drawing, counting, matadors, what wins.
"""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import Final

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.conventions import Conventions
from palamede.engine.kernel.policy import FEATURE_NAMES, HIDDEN, ROWS

__all__ = ["kind_of", "known_kinds", "weights_of"]

FILE: Final = "choice.json"
_OF_PARTNERS: Final = (
    "opposite can follow",
    "opposite certainly passes",
    "covers my side",
    "covers the other side",
)


def kind_of(conventions: Conventions) -> str:
    """Return the kind of a game, as ``2 solo`` or ``4 pairs draw fives``.

    >>> from palamede.dominoes import presets
    >>> kind_of(presets.conventions("voleur")), kind_of(presets.conventions("matador", players=3))
    ('4 pairs', '3 solo draw seven')
    """
    words = [str(conventions.seats), "pairs" if conventions.paired else "solo"]
    if conventions.draw != "none":
        words.append("draw")
    if conventions.join == "seven":
        words.append("seven")
    if conventions.count != "none":
        words.append(conventions.count)
    if conventions.goal == "most":
        words.append("most")
    return " ".join(words)


@functools.lru_cache(maxsize=1)
def known_kinds() -> dict[str, NDArray[np.float64]]:
    """Return float64 [ROWS, 1 + HIDDEN] by kind, for the kinds that have been learned."""
    text = resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    return {
        kind: np.array(rows, dtype=np.float64) for kind, rows in json.loads(text)["kinds"].items()
    }


@functools.lru_cache(maxsize=64)
def weights_of(conventions: Conventions, *, partner: bool = True) -> NDArray[np.float64]:
    """Return the weights for a table: of its kind, or else of the kind most like it.

    Without ``partner`` nothing that is seen of a partner counts: what he can follow, whose end is
    covered. That is for finding out what minding him is worth.
    """
    if not partner:
        alone = weights_of(conventions).copy()
        alone[[FEATURE_NAMES.index(name) for name in _OF_PARTNERS]] = 0.0
        return alone
    kinds = known_kinds()
    wanted = kind_of(conventions).split()

    def unlike(kind: str) -> tuple[int, str]:
        return len(set(wanted) ^ set(kind.split())), kind

    if not kinds:
        return np.zeros((ROWS, 1 + HIDDEN))
    return kinds[min(kinds, key=unlike)]
