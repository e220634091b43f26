"""At an old table where nobody errs, play, marks and accounts are those of the strict table."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.oldsteps import OldSteps
from tests.table.steps import TABLES, Steps

OF_A_DEAL = ("deal", "outcome", "out", "winners", "pips", "marks", "hands", "scores")


def counted(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {name: event[name] for name in OF_A_DEAL} for event in log if event["type"] == "counted"
    ]


def plays(log: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    """What was laid and drawn; at an old table everybody must pass to close a deal."""
    return [
        (event["type"], event["seat"], event["tile"], event.get("end"), event.get("touch"))
        for event in log
        if event["type"] in ("laid", "drew")
    ]


class SameStrict(Steps):
    def act(self) -> None:
        """Make the first of the best moves, as ``SameOld`` does."""
        deal = self.state.deal
        assert deal is not None
        moves = sorted(deal.legal_moves, key=lambda move: move.action)
        move = next((move for move in moves if move.is_lay), moves[0])
        more = {"action": move.action} if move.is_lay else {}
        self.do(move.kind, self.state.actor, **more)  # type: ignore[arg-type]


class SameOld(OldSteps):
    def run(self) -> None:
        """The test plays for the bots too; only the bredouille is left to them."""
        if self.state.phase == "counted":
            super().run()

    def right(self) -> Any:
        deal = self.deal
        fitting = sorted(deal.fitting(deal.turn), key=lambda move: move.action)
        if fitting:
            return fitting[0]
        return next(move for move in deal.choices(deal.turn) if not move.is_lay)

    def agree(self) -> None:
        super().agree()
        partie = self.state.partie
        assert partie is not None
        if self.state.phase == "counted" and partie.finished:
            for seat in partie.winner:
                if seat in self.people and self.state.phase == "counted":
                    self.do("bredouille", seat)
                    break


@pytest.mark.parametrize(("rules", "players"), TABLES)
@settings(max_examples=1, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_where_nobody_errs_everything_is_as_at_the_strict_table(
    rules: str, players: int, seed: int
) -> None:
    """Every preset with every number of players, the same tiles for the same seeds."""
    strict = SameStrict(rules, f"players={players}", people=2, seed=seed).start().play_out()
    old = SameOld(rules, f"players={players}", people=2, seed=seed).begin().play_partie()
    assert plays(old.log) == plays(strict.log)
    assert counted(old.log) == counted(strict.log)
    finished = [steps.log[-1] for steps in (strict, old)]
    assert finished[1]["stakes"] == finished[0]["stakes"]
    assert finished[1]["winners"] == finished[0]["winners"]
    assert finished[1]["multiplier"] == finished[0]["multiplier"]
    assert old.state.accounts == strict.state.accounts
    assert all(event["fault"] == "bredouille" for event in old.log if event["type"] == "claimed")


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_bots_notice_nothing_where_nobody_errs(rules: str, players: int) -> None:
    """A partie of people and bots, all playing rightly: nothing is claimed."""
    steps = OldSteps(rules, f"players={players}", people=1, seed=5).begin().play_partie()
    claimed = [event for event in steps.log if event["type"] == "claimed"]
    assert [event for event in claimed if event["fault"] != "bredouille"] == []
