"""The replay of a deal at an old table shows what the table showed, claims and rulings included."""

from __future__ import annotations

from random import Random

import pytest

from palamede.table.records import record_text
from palamede.web.replay import replay
from tests.table.oldsteps import OldSteps


@pytest.mark.parametrize("rules", ["voleur", "tete_a_tete", "peche", "cinq_partout"])
def test_a_replay_ends_every_deal_as_the_table_did(rules: str) -> None:
    for seed in range(3):
        steps = OldSteps(rules, people=2, seed=seed).start().scramble(Random(seed), 200)
        old = steps.state.old
        assert old is not None
        told = replay(record_text(steps.log, closed=True), "en")["steps"]
        counted = [step for step in told if step["event"]["type"] == "counted"]
        assert len(counted) >= len(old.kept)
        for kept, step in zip(old.kept, counted, strict=False):
            assert step["result"]["marks"] == list(kept.outcome.marks)
            assert step["hands"] == [[str(t) for t in hand] for hand in kept.desk.deal.hands]
