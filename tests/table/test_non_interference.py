"""Nobody learns what he cannot know: exchange it, and every byte that he receives is the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.view import resample
from palamede.table.audience import Audience, eyes, snapshot, visible
from palamede.table.decide import Caller, decide
from palamede.table.records import record_text
from palamede.table.state import TableState, fold
from tests.table.steps import TABLES, Steps, received

PLAYED = ("laid", "drew", "passed", "taken_back")


def exchanged(log: list[dict[str, Any]], audience: Audience, rng: Random) -> list[dict[str, Any]]:
    """The same events with other tiles where the audience has not seen them.

    Each deal is drawn anew from all that agree with what its last event told the audience; the
    commitments, seeds, times and numbers stay.
    """
    told: list[dict[str, Any]] = []
    state = TableState()
    dealt = 0
    for event in log:
        state.apply(event)
        told.append(dict(event))
        if event["type"] == "dealt":
            dealt = len(told) - 1
        ends = event["n"] == len(log) or log[event["n"]]["type"] in ("dealt", "counted", "begun")
        if ends and state.deal is not None and event["type"] in (*PLAYED, "dealt"):
            seat = min(audience) if audience else None
            other = resample(state.deal.view(seat), rng)
            _put(told, dealt, other, eyes(state, audience))
    return told


def _put(told: list[dict[str, Any]], dealt: int, other: Deal, seen: Audience) -> None:
    """Write another deal over the events since it was dealt."""
    told[dealt]["hands"] = [
        hand if seat in seen else [str(tile) for tile in other.start_hands[seat - 1]]
        for seat, hand in enumerate(told[dealt]["hands"], start=1)
    ]
    told[dealt]["stock"] = stock = [str(tile) for tile in other.start_stock]
    drawn = iter(stock)
    for event in told[dealt:]:
        if event["type"] == "drew":
            event["tile"] = next(drawn)


def refusals(state: TableState, caller: Caller) -> Iterator[object]:
    """What the table answers to every act that does not take a tile from the stock."""
    acts = range(4 * len(state.conventions.tiles) + 3) if caller.seats else range(1)
    for command in ({"do": "pass"}, *({"do": "lay", "action": action} for action in acts)):
        try:
            yield decide(state, command, caller, bytes)
        except PalamedeError as error:
            yield [error.code, str(error), error.params]


def audiences(state: TableState) -> list[Audience]:
    """Each seat, and a spectator."""
    return [frozenset(), *(frozenset({seat.number}) for seat in state.players)]


@pytest.mark.parametrize(("rules", "players"), TABLES)
@settings(max_examples=3)
@given(seed=st.integers(0, 2**32), part=st.floats(0.05, 1))
def test_what_an_audience_cannot_know_changes_nothing_that_it_receives(
    rules: str, players: int, seed: int, part: float
) -> None:
    steps = Steps(rules, f"players={players}", people=2, seed=seed).start().play_out()
    over = next(event["n"] for event in steps.log if event["type"] == "finished")
    first = next(event["n"] for event in steps.log if event["type"] == "dealt")
    log = steps.log[: first + int(part * (min(over - 1, first + 120) - first))]
    rng = Random(seed)
    for audience in audiences(steps.state):
        other = exchanged(log, audience, rng)
        assert fold(other).n == len(log)
        assert received(other, audience, refusals) == received(log, audience, refusals)


def test_the_exchange_changes_what_the_others_hold() -> None:
    """The property above is about something: the tiles really are others."""
    steps = Steps("voleur").start()
    other = exchanged(steps.log, frozenset({1}), Random(1))
    assert other != steps.log
    assert received(other, frozenset({2}), refusals) != received(
        steps.log, frozenset({2}), refusals
    )


def test_the_secret_is_told_when_the_partie_is_over_and_not_before() -> None:
    steps = Steps("peche").start()
    secret = steps.state.fair.secret
    assert secret.encode() not in received(steps.log, frozenset({1}), refusals)
    steps.play_out()
    assert secret.encode() in received(steps.log, frozenset(), refusals)
    assert f'[Reveal "{secret}"]' in record_text(steps.log)


def test_the_player_of_the_dead_hand_sees_it_and_nobody_else() -> None:
    steps = Steps("voleur_mort").start()
    dealt = steps.log[-1]
    told = {seat: visible(steps.state, dealt, frozenset({seat}))["hands"] for seat in (1, 2, 4)}
    assert [hand is not None for hand in told[1]] == [True, False, True, False]
    assert [hand is not None for hand in told[2]] == [False, True, False, False]
    assert snapshot(steps.state, frozenset({1}))["dead_hand"]
    assert snapshot(steps.state, frozenset({4}))["dead_hand"] is None
    assert snapshot(steps.state, frozenset())["hand"] == []
