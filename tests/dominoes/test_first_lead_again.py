"""The rule of the first deal again (next_lead = first_lead), and what a pot counts as won."""

from __future__ import annotations

import random

import pytest

from palamede.dominoes import presets
from palamede.dominoes.match import Partie


def play_deal(partie: Partie, rng: random.Random) -> None:
    deal = partie.serve(rng)
    while deal.turn is not None:
        deal.push(rng.choice(deal.legal_moves))
    partie.settle()


@pytest.mark.rule("DRAW-01")
def test_lots_are_drawn_anew_when_the_first_rule_holds_again() -> None:
    """With first_lead = drawn and next_lead = first_lead the lead of a later deal is drawn."""
    agreed = presets.conventions("poule", players=4, next_lead="first_lead", target=400)
    partie = Partie(agreed)
    rng = random.Random(5)
    leads = []
    for _ in range(12):
        play_deal(partie, rng)
        leads.append(partie.entries[-1].deal.leader)
        if partie.entries[-1].outcome.winners:
            assert partie.leader is None
    assert partie.lead_draw is not None
    steps = {(after - before) % 4 for before, after in zip(leads, leads[1:], strict=False)}
    assert steps != {1}, "the lead only went round"


@pytest.mark.rule("POULE-02")
def test_a_deal_won_takes_a_stake_even_when_it_marks_nothing() -> None:
    """The pot is emptied by deals won, not by points."""
    agreed = presets.conventions("pot", players=3, pay_out="nothing")
    partie = Partie(agreed, leader=1)
    rng = random.Random(1)
    while not partie.finished:
        play_deal(partie, rng)
        assert len(partie.entries) < 100
    won = [entry.outcome.winners for entry in partie.entries if entry.outcome.winners]
    assert len(won) == 3
    assert partie.pot == 0
    assert partie.accounts == tuple(5 * won.count((seat,)) - 5 for seat in (1, 2, 3))
