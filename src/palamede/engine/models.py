"""The model by which others are thought to play, for a table."""

from __future__ import annotations

from palamede.dominoes.conventions import Conventions
from palamede.engine.choice import weights_of
from palamede.engine.kernel.model import Model
from palamede.engine.nets import net_of

__all__ = ["model_of"]


def model_of(conventions: Conventions, *, partner: bool = True, learned: bool = False) -> Model:
    """Return the net where it is ``learned`` and there is one, else the model of choice.

    Without ``partner`` the model of choice does not mind him (``choice.weights_of``).
    """
    weights = weights_of(conventions, partner=partner)
    return Model(weights, net_of(conventions)) if learned else Model(weights)
