"""Whatever is done at an old table: tiles stay, accounts sum to nought, nothing comes unasked."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede.dgn.checker import check
from palamede.table.audience import snapshot
from palamede.table.records import record_text
from palamede.table.state import TableState, fold
from tests.table.oldsteps import OldSteps

RULES = (
    ("voleur", "encyclopedie"),
    ("tete_a_tete", "academie"),
    ("peche", "manuel"),
    ("poule", "academie"),
    ("pot", "encyclopedie"),
    ("cinq_partout", "encyclopedie"),
    ("voleur_mort", "manuel"),
    ("matador", "fed+encyclopedie"),
    ("domino", "wcd"),
)


@pytest.mark.parametrize(("rules", "code"), RULES)
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_random_faults_and_claims(rules: str, code: str, seed: int) -> None:
    rng = Random(seed)
    settings_ = (f"faults={code}", "stake=5")
    steps = OldSteps(rules, *settings_, people=rng.choice((1, 2)), seed=seed).start()
    steps.scramble(rng, 260)
    check_events(steps)
    check_record(steps)


def check_events(steps: OldSteps) -> None:
    state = TableState()
    claims: set[int] = set()
    for event in steps.log:
        state.apply(event)
        old, partie = state.old, state.partie
        assert old is not None
        if event["type"] == "served":
            claims = set()
        elif event["type"] == "claimed":
            claims.add(event["claim"])
        elif event["type"] in ("ruled", "choosing", "chosen", "noted"):
            assert event["claim"] in claims  # nothing that was not claimed
        if old.deal is not None:
            deal = old.deal
            lying = [placed.tile for placed in deal.chain]
            held = [tile for hand in deal.hands for tile in hand]
            everything = sorted([*lying, *held, *deal.stock])
            assert everything == sorted(state.conventions.tiles)
        if partie is not None:
            assert sum(partie.accounts) + partie.pot == 0
        assert sum(state.accounts) == 0
    assert fold(steps.log).n == steps.state.n
    for seat in steps.people:
        mine = frozenset({seat})
        assert snapshot(fold(steps.log), mine) == snapshot(steps.state, mine)


def check_record(steps: OldSteps) -> None:
    """The record re-reads to the same rulings and the same marks."""
    text = record_text(steps.log, closed=True)
    checked = check(text)
    assert checked.errors == (), text
    old = steps.state.old
    assert old is not None
    read = checked.parties[-1].deals
    for kept, deal in zip(old.kept, read, strict=False):
        assert deal.desk is not None
        assert [rulings(claim) for claim in deal.desk.claims] == [
            rulings(claim) for claim in kept.desk.claims
        ]
        assert deal.marks == kept.outcome.marks
        assert deal.desk.accounts == kept.desk.accounts


def rulings(claim: object) -> object:
    ruling = claim.ruling  # type: ignore[attr-defined]
    option = claim.option  # type: ignore[attr-defined]
    return None if ruling is None else (ruling.ruling, ruling.article, option)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_the_record_of_a_partie_that_goes_on_has_no_errors(seat: int | None) -> None:
    for seed in range(6):
        steps = OldSteps("voleur", people=2, seed=seed).start().scramble(Random(seed), 120)
        audience = frozenset() if seat is None else frozenset({seat})
        text = record_text(steps.log, audience)
        assert check(text).errors == (), text
        others = {1, 2, 3, 4} - audience
        assert all(f"; {other}: ?" in text or f'"{other}: ?' in text for other in others)
