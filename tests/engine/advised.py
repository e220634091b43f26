"""What the classical player would do with all the advice, and without a piece of it."""

from __future__ import annotations

from random import Random
from unittest.mock import patch

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.engine import players
from palamede.engine.players import classical, leading
from palamede.engine.players.advice import Advice
from palamede.engine.players.weights import weights_for

CLASSICAL = players.get("classical")
LEAD_ADVICE = leading.LEAD_ADVICE


def chosen(deal: Deal, without: Advice | None = None) -> str:
    """What the classical player lays, written as the deal writes it.

    ``without``: a piece of advice that he has never heard, which otherwise counts in this deal.
    """
    assert deal.turn is not None
    known = LEAD_ADVICE if not deal.chain else [does for does, _ in weights_for(deal.conventions)]
    assert without is None or without in known

    def weighed(conventions: Conventions) -> tuple[tuple[Advice, float], ...]:
        return tuple(entry for entry in weights_for(conventions) if entry[0] is not without)

    heard = tuple(does for does in LEAD_ADVICE if does is not without)
    with (
        patch.object(classical, "weights_for", weighed),
        patch.object(leading, "LEAD_ADVICE", heard),
    ):
        return deal.text(CLASSICAL.choose(deal.view(deal.turn), Random(0)))
