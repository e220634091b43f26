"""The mark of a part: what its players choose changes it, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from palamede.arena.strength import mark
from palamede.arena.strength.mark import mark_of
from palamede.arena.strength.parts import PARTS_OF_STRENGTH, Part
from palamede.dominoes.moves import Move
from palamede.dominoes.view import View
from palamede.engine.players.greedy import Greedy

PART = Part("some", "ladder", "some", "tete_a_tete", ("greedy", "classical"), 100)


@pytest.fixture(autouse=True)
def _forgetting() -> None:
    mark._acts.cache_clear()


def test_the_deals_and_the_time_to_think_do_not_count() -> None:
    assert mark_of(replace(PART, deals=7, seed="other", name="x")) == mark_of(PART)
    quick, slow = (replace(PART, players=(f"maitre@{time}", "greedy")) for time in ("0.1s", "1s"))
    assert mark_of(quick) == mark_of(slow)


def test_who_plays_by_which_rules_counts() -> None:
    others = [
        replace(PART, players=("classical", "greedy")),
        replace(PART, players=("greedy", "club")),
        replace(PART, players=("greedy", "pimc")),
        replace(PART, game="peche"),
    ]
    assert len({mark_of(part) for part in (PART, *others)}) == 5


def test_a_player_who_chooses_otherwise_once_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    before = mark_of(PART)
    asked = 0
    choose = Greedy.choose

    def otherwise(self: Greedy, view: View, rng: Random) -> Move:
        nonlocal asked
        asked += 1
        move = choose(self, view, rng)
        if asked != mark.POSITIONS:
            return move
        return next(other for other in view.legal_moves if other != move)

    monkeypatch.setattr(Greedy, "choose", otherwise)
    mark._acts.cache_clear()
    assert mark_of(PART) != before
    assert asked == mark.POSITIONS


def test_the_yardsticks_are_marked_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test of the engine holds their acts; here they are not asked, which would take long."""
    monkeypatch.setattr(mark, "contender", lambda *_: pytest.fail("asked"))
    assert len(mark_of(replace(PART, players=("pimc", "rollout")))) == 8


@pytest.mark.parametrize("kind", ["ceiling-tete_a_tete-greedy", "partner-greedy-rollout"])
def test_those_who_see_all_and_partners_have_one_too(kind: str) -> None:
    (part,) = (part for part in PARTS_OF_STRENGTH if part.name == kind)
    assert len(mark_of(part)) == 8
    int(mark_of(part), 16)
