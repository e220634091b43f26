"""The stored positions, the yardsticks that hold still, and the signature of a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from palamede.dominoes.view import View
from palamede.engine.bench import Bench, BenchError, bench
from palamede.engine.budget import Budget
from palamede.engine.players import UnknownPlayerError
from palamede.engine.positions import COUNT, GAMES, made, stored


def test_the_stored_positions_are_those_that_the_seed_makes() -> None:
    assert list(stored()) == made()
    assert len(stored()) == COUNT == 100


def test_the_stored_positions_have_a_choice_and_lie_all_over_the_deals() -> None:
    for view in stored():
        assert view.seat == view.turn and len(view.legal) > 1
    plies = Counter(len(view.plies) // 6 for view in stored())
    assert len(plies) >= 4 and max(plies.values()) < 60
    half = Counter(view.conventions for view in stored()[:50])
    assert sorted(half.values()) == [10] * len(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pimc", "rollout"])
def test_the_yardsticks_hold_still(name: str, golden: Callable[[str, str], None]) -> None:
    """Their acts and their nodes at all stored positions; whoever changes them says so."""
    found = bench(name, stored(), Budget())
    lines = [f"nodes {found.nodes} acts {found.signature}", *map(str, found.actions)]
    golden(f"yardsticks/{name}.txt", "\n".join(lines) + "\n")


def test_the_signature_of_a_player_is_the_same_every_time() -> None:
    told: list[int] = []
    views = stored()[:10]
    first = bench("maitre", views, Budget(nodes=3000), tell=told.append)
    again = bench("maitre", views, Budget(nodes=3000))
    assert (first.actions, first.nodes) == (again.actions, again.nodes)
    assert told == list(range(1, 11))
    assert 0 < first.nodes <= 10 * 3000
    assert first.seconds > 0 and len(first.signature) == 8


def test_the_signature_tells_acts_and_their_order() -> None:
    def signature(*actions: int) -> str:
        return Bench("one", actions, 0, 1.0).signature

    assert len({signature(), signature(1, 2), signature(2, 1), signature(12)}) == 4


def test_what_is_done_when_ctrl_c_comes_is_kept() -> None:
    def press(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    views = stored()[:10]
    found = bench("rollout", views, Budget(nodes=1000), tell=press)
    assert found.actions == bench("rollout", views[:3], Budget(nodes=1000)).actions


def test_players_that_do_not_search_have_no_nodes() -> None:
    views: list[View] = []
    with pytest.raises(BenchError, match="greedy does not search"):
        bench("greedy", views, Budget())
    with pytest.raises(UnknownPlayerError):
        bench("nobody", views, Budget())
