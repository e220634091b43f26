"""What follows at a table by itself, and the state as a fold of events."""

from __future__ import annotations

import json

import pytest

from palamede import dgn
from palamede.dominoes.errors import ConventionError
from palamede.table import fairdeal
from palamede.table.audience import snapshot
from palamede.table.follow import COUNT_MS, SEED_MS, clock_left, next_wake
from palamede.table.opening import opening
from palamede.table.records import record_text
from palamede.table.state import DEFAULT_OPTIONS, fold
from tests.table.steps import TABLES, Steps


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_partie_of_every_game_is_played_to_its_end(rules: str, players: int) -> None:
    steps = Steps(rules, f"players={players}", people=1, seed=players).start().play_out()
    state = steps.state
    assert state.phase == "finished"
    assert sum(state.accounts) == 0
    again = fold(json.loads(json.dumps(steps.log)))
    seat = frozenset({1})
    assert json.dumps(snapshot(again, seat)) == json.dumps(snapshot(state, seat))
    assert not dgn.check(record_text(steps.log)).errors


@pytest.mark.parametrize(("rules", "players"), TABLES[::5])
def test_what_a_player_has_seen_of_a_partie_is_a_record_without_errors(
    rules: str, players: int
) -> None:
    steps = Steps(rules, f"players={players}", people=2, seed=4).start().play_deal()
    for seat in steps.people:
        if steps.state.phase == "counted":
            steps.do("next", seat)
    for audience in (frozenset[int](), frozenset({1}), frozenset({2})):
        assert not dgn.check(record_text(steps.log, audience)).errors


def test_events_follow_each_other() -> None:
    steps = Steps()
    with pytest.raises(ValueError, match="event 9 does not follow event 5"):
        steps.state.apply({"n": 9, "type": "said"})
    with pytest.raises(ValueError, match="unknown event 'sang'"):
        steps.state.apply({"n": 6, "type": "sang"})
    assert steps.state.n == 5


def test_a_table_before_its_first_partie_has_nothing_on_it() -> None:
    steps = Steps()
    assert (steps.state.deal, steps.state.entry, steps.state.turn) == (None, None, None)
    assert snapshot(steps.state, frozenset({1}))["line"] == []
    assert next_wake(steps.state) is None
    assert record_text(steps.log) == dgn.write(dgn.Record(()))


# -------------------------------------------------------------------- the fair deal
def test_the_deals_of_a_partie_are_those_of_the_protocol() -> None:
    steps = Steps("voleur", people=2).start().play_out()
    state = steps.state
    seeds = [bytes.fromhex(state.fair.seeds[seat]) for seat in (1, 2, 3, 4)]
    for event in steps.log:
        if event["type"] == "dealt":
            rng = fairdeal.FairRandom(bytes.fromhex(state.fair.secret), event["deal"], seeds)
            tiles = [str(tile) for tile in fairdeal.mixed(state.conventions.tiles, rng)]
            first = event["lead"] % 4
            assert event["hands"][first] == tiles[: len(event["hands"][first])]


def test_who_leads_first_is_drawn_by_lot_where_no_tile_decides() -> None:
    steps = Steps("voleur").start()
    lots = next(event for event in steps.log if event["type"] == "lots")
    assert steps.log[-1]["lead"] == lots["lead"]
    assert set(lots["rounds"][0]) == {"1", "2", "3", "4"}


def test_lots_are_drawn_anew_where_the_rule_of_the_first_deal_comes_again() -> None:
    steps = Steps("peche", "first_lead=drawn", "next_lead=first_lead").start().play_out()
    kinds = [event["type"] for event in steps.log if event["type"] in ("lots", "dealt")]
    assert kinds[:4] == ["lots", "dealt", "lots", "dealt"]
    drawn = [event["rounds"] for event in steps.log if event["type"] == "lots"]
    assert drawn[0] != drawn[1]


def test_who_gives_no_bytes_is_served_after_ten_seconds() -> None:
    steps = Steps(people=3)
    steps.do("start", owner=True)
    assert next_wake(steps.state) == steps.now + SEED_MS
    steps.do("option", owner=True, name="chat", value=True)
    assert next_wake(steps.state) == steps.now - 100 + SEED_MS, "talk gives no more time"
    steps.do("commit", 1, commit="0" * 64)
    assert next_wake(steps.state) == steps.now + SEED_MS
    steps.late()
    assert steps.state.phase == "play"
    assert steps.state.fair.by_server == {1, 2, 3, 4}


def test_who_leaves_during_the_shuffle_keeps_nobody_waiting() -> None:
    steps = Steps(people=2)
    steps.do("start", owner=True)
    steps.do("leave", 2)
    steps.shuffle()
    assert steps.state.phase == "play"
    assert steps.state.fair.by_server == {2, 3, 4}


def test_random_draws_of_a_deal_are_always_the_same() -> None:
    state = Steps().start().state
    assert state.random_of(1).random() == state.random_of(1).random()
    assert state.random_of(1).random() != state.random_of(2).random()


# -------------------------------------------------------------------- time
def test_a_count_is_taken_as_accepted_after_half_a_minute() -> None:
    steps = Steps().start().play_deal()
    assert next_wake(steps.state) == steps.now + COUNT_MS
    steps.do("next", 1)
    assert next_wake(steps.state) == steps.now - 100 + COUNT_MS
    steps.late()
    assert steps.state.phase == "play"


def test_bots_among_themselves_wait_for_nobody_but_the_clock() -> None:
    steps = Steps(people=0).start().play_out()
    assert steps.state.phase == "finished"


def test_a_clock_runs_for_a_person_and_for_no_bot() -> None:
    steps = Steps("peche", people=1, options={"move_seconds": 20}).start()
    while steps.state.actor != 1:
        assert clock_left(steps.state) is None
        steps.act()
    assert clock_left(steps.state) == 20_000
    assert next_wake(steps.state) == steps.state.turn_since + 20_000
    resumed = steps.now + 5_000
    assert next_wake(steps.state, resumed) == resumed + 20_000, "it stood still in between"


def test_a_partie_clock_counts_what_each_has_used() -> None:
    steps = Steps("peche", people=2, options={"partie_seconds": 60, "move_seconds": 50}).start()
    seat = steps.state.turn
    assert clock_left(steps.state) == 50_000
    state, log = steps.state, steps.log
    while state.turn == seat:
        steps.act()
    event = log[-1]
    again = fold([*log[:-1], {**event, "spent": 25_000}])
    assert again.used[seat or 0] == 25_000
    while again.actor != seat:
        deal = again.deal
        assert deal is not None
        move = deal.legal_moves[0]
        kind = {"lay": "laid", "pass": "passed", "draw": "drew"}[move.kind]
        again.apply({"n": again.n + 1, "type": kind, "seat": again.turn, "action": move.action})
    assert clock_left(again) == 35_000


# -------------------------------------------------------------------- opening
def test_a_table_is_opened_with_its_owner_and_bots() -> None:
    drafts = opening("Voleur mort", ["target=50"], " Anne ", ["greedy", None], {"chat": True})
    assert drafts[0]["rules"] == "voleur_mort"
    assert drafts[0]["options"] == {**DEFAULT_OPTIONS, "chat": True}
    assert [(draft["seat"], draft["name"]) for draft in drafts[1:]] == [(1, "Anne"), (2, "Bruno")]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": "chess"}, "unknown-rules"),
        ({"name": " "}, "bad-name"),
        ({"opponents": ["deep blue"]}, "unknown-player"),
        ({"opponents": [None] * 4}, "too-many-opponents"),
        ({"options": {"colour": "red"}}, "no-such-option"),
        ({"options": {"move_seconds": 9000}}, "bad-field"),
    ],
)
def test_what_cannot_be_opened_is_refused(change: dict[str, object], code: str) -> None:
    given = {"rules": "voleur", "settings": [], "name": "Anne", "opponents": [], "options": {}}
    with pytest.raises(ValueError) as caught:
        opening(**{**given, **change})  # type: ignore[arg-type]
    assert getattr(caught.value, "code", "") == code


def test_settings_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(ConventionError):
        opening("voleur", ["players=9"], "Anne", [], {})
