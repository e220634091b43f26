"""Every command of a table: what it does, and every reason for which it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from palamede.dominoes.errors import PalamedeError
from palamede.table import fairdeal
from palamede.table.decide import clean_name
from palamede.table.errors import TableError
from palamede.table.freshness import check_fresh
from tests.table.steps import SEED, Steps


def refused(steps: Steps, code: str, do: str, by: int | None = 1, /, **more: Any) -> PalamedeError:
    """The table refuses a command with this code, and stays as it was."""
    before = (steps.state.n, len(steps.log))
    with pytest.raises(PalamedeError) as caught:
        steps.do(do, by, **more)
    assert caught.value.code == code
    assert (steps.state.n, len(steps.log)) == before
    return caught.value


# -------------------------------------------------------------------- whoever asks
@pytest.mark.parametrize("do", ["fly", None, 7, ["lay"]])
def test_what_is_no_command_is_refused(do: Any) -> None:
    refused(Steps(), "no-such-command", do)


@pytest.mark.parametrize("do", ["seat", "free", "option", "start"])
def test_the_table_is_the_owners(do: str) -> None:
    refused(Steps(), "owner-only", do)


@pytest.mark.parametrize("do", ["sit", "leave", "ask", "say"])
def test_who_only_watches_does_nothing(do: str) -> None:
    steps = Steps(options={"chat": True}).start()
    code = "not-now" if do == "ask" else "no-seat"
    refused(steps, code, do, None, what="take_back", phrase=1)


def test_who_only_watches_accepts_no_count() -> None:
    refused(Steps().start().play_deal(), "no-seat", "next", None)


# -------------------------------------------------------------------- seats
def test_the_owner_fills_a_seat_with_a_bot() -> None:
    steps = Steps(people=1)
    assert steps.do("seat", owner=True, seat=2, bot="Classical") == [
        {
            "type": "seated",
            "seat": 2,
            "name": "Bruno",
            "kind": "bot",
            "bot": "classical",
            "stands_in": False,
        }
    ]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"seat": 0}, "no-such-seat"),
        ({"seat": 5}, "no-such-seat"),
        ({"seat": "2"}, "bad-field"),
        ({"seat": True}, "bad-field"),
        ({}, "bad-field"),
        ({"seat": 2, "bot": "deep blue"}, "unknown-player"),
    ],
)
def test_a_bot_needs_a_seat_and_a_level(command: dict[str, Any], code: str) -> None:
    refused(Steps(), code, "seat", owner=True, **command)


def test_nobody_sits_at_the_dead_hand() -> None:
    steps = Steps("voleur_mort")
    refused(steps, "dead-seat", "seat", owner=True, seat=3)
    refused(steps, "dead-seat", "sit", 3, name="Emma")


def test_a_bot_that_replaces_a_person_in_a_partie_keeps_the_name_and_stands_in() -> None:
    steps = Steps().start()
    steps.do("seat", owner=True, seat=2, bot="greedy")
    seat = steps.state.seats[1]
    assert (seat.name, seat.kind, seat.bot, seat.stands_in) == ("P2", "bot", "greedy", True)
    steps.do("seat", owner=True, seat=2, bot="random")
    assert steps.state.seats[1].stands_in, "another level stands in for the same person"
    assert steps.do("sit", 2, name="Someone Else") == [
        {"type": "seated", "seat": 2, "name": "P2", "kind": "human"}
    ]


def test_a_bot_of_the_table_has_nobody_to_step_aside_for() -> None:
    steps = Steps(people=1).start()
    steps.do("seat", owner=True, seat=2, bot="random")
    refused(steps, "partie-goes-on", "sit", 2, name="Emma")


def test_a_program_takes_a_free_seat_between_two_parties() -> None:
    steps = Steps(people=2)
    refused(steps, "partie-goes-on", "seat", owner=True, seat=2, bot="program")
    steps.do("seat", owner=True, seat=3, bot="program")
    assert steps.state.seats[2].name == "Program"
    steps.start()
    refused(steps, "partie-goes-on", "seat", owner=True, seat=4, bot="program")


def test_somebody_sits_down_between_two_parties() -> None:
    steps = Steps(people=1)
    steps.do("free", owner=True, seat=2)
    steps.do("sit", 2, name="  Chloé \n du Bois ")
    assert (steps.state.seats[1].name, steps.state.seats[1].kind) == ("Chloé du Bois", "human")
    assert steps.do("sit", 2, name="Chloé") == [], "from another device nothing changes"
    refused(steps, "no-such-seat", "sit", 9, name="Emma")


@pytest.mark.parametrize("name", ["", " \t", "mort", "\x00\x07"])
def test_a_name_is_needed(name: str) -> None:
    refused(Steps(), "bad-name", "name", name=name)


def test_a_name_is_one_line_of_at_most_24_characters() -> None:
    assert clean_name("a;b\u200b") == "a,b"
    assert clean_name("x" * 30) == "x" * 24
    assert clean_name(7) == "7"


def test_names_stay_during_a_partie() -> None:
    steps = Steps()
    steps.do("name", name="Chloé")
    assert steps.state.seats[0].name == "Chloé"
    refused(steps.start(), "partie-goes-on", "name", name="Emma")


def test_a_seat_without_a_person_has_no_name_to_change_and_nobody_to_leave() -> None:
    refused(Steps(people=1), "nobody-sits", "name", 2, name="Emma")
    refused(Steps(people=1), "nobody-sits", "leave", 2)


def test_the_owner_frees_the_seat_of_a_bot_between_two_parties() -> None:
    steps = Steps(people=2)
    steps.do("free", owner=True, seat=3)
    assert steps.state.seats[2].kind == "empty"
    refused(steps, "not-a-bot", "free", owner=True, seat=2)
    refused(steps, "not-a-bot", "free", owner=True, seat=3)
    steps.do("seat", owner=True, seat=3)
    refused(steps.start(), "partie-goes-on", "free", owner=True, seat=3)


def test_who_leaves_before_the_partie_leaves_the_seat_empty() -> None:
    steps = Steps()
    steps.do("leave", 2)
    assert steps.state.seats[1].kind == "empty"


@pytest.mark.parametrize("played", [False, True])
def test_for_who_leaves_during_the_partie_a_bot_stands_in(played: bool) -> None:
    steps = Steps().start()
    if played:
        steps.play_deal()
    steps.do("leave", 2)
    seat = steps.state.seats[1]
    assert (seat.name, seat.kind, seat.bot, seat.stands_in) == ("P2", "bot", "classical", True)
    refused(steps, "nobody-sits", "leave", 2)


# -------------------------------------------------------------------- options
def test_the_owner_changes_options() -> None:
    steps = Steps()
    for name, value in (("spectators", True), ("move_seconds", 30), ("pace", "slow")):
        steps.do("option", owner=True, name=name, value=value)
        assert steps.state.options[name] == value


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("colour", "red", "no-such-option"),
        ("chat", 1, "bad-field"),
        ("move_seconds", True, "bad-field"),
        ("move_seconds", -1, "bad-field"),
        ("partie_seconds", 7201, "bad-field"),
        ("pace", "brisk", "bad-field"),
        ("pace", None, "bad-field"),
    ],
)
def test_an_option_has_its_values(name: str, value: object, code: str) -> None:
    refused(Steps(), code, "option", owner=True, name=name, value=value)


def test_clocks_stay_during_a_partie() -> None:
    steps = Steps().start()
    refused(steps, "partie-goes-on", "option", owner=True, name="move_seconds", value=1)
    steps.do("option", owner=True, name="chat", value=True)


# -------------------------------------------------------------------- the partie
def test_a_partie_needs_all_seats() -> None:
    steps = Steps()
    steps.do("leave", 2)
    refused(steps, "empty-seat", "start", owner=True)


def test_a_partie_begins_once() -> None:
    steps = Steps()
    [begun, committed] = steps.do("start", owner=True)
    assert begun == {"type": "begun", "partie": 1, "names": ["P1", "P2", "Greedy", "Greedy"]}
    assert fairdeal.commitment(bytes.fromhex(committed["secret"])) == committed["commit"]
    refused(steps, "partie-goes-on", "start", owner=True)
    refused(steps, "partie-goes-on", "rematch", owner=True)


def test_the_same_seats_play_again() -> None:
    steps = Steps("peche").start().play_out()
    assert steps.state.phase == "finished"
    steps.do("rematch", 2)
    assert steps.state.ready == {2}
    refused(steps, "answered", "rematch", 2)
    before = list(steps.state.accounts)
    steps.do("rematch", owner=True)
    assert (steps.state.parties, steps.state.phase) == (2, "fair")
    assert steps.state.accounts == before
    refused(steps, "partie-goes-on", "rematch", 2)


def test_a_count_is_accepted_by_each_once() -> None:
    steps = Steps().start()
    refused(steps, "no-count", "next")
    steps.play_deal()
    steps.do("next", 1)
    refused(steps, "answered", "next", 1)
    assert steps.state.phase == "counted"
    steps.do("next", 2)
    assert steps.state.phase == "play"


# -------------------------------------------------------------------- the fair deal
def test_bytes_are_shown_when_all_have_committed_themselves() -> None:
    steps = Steps()
    refused(steps, "no-shuffle", "commit", commit="0" * 64)
    refused(steps, "no-shuffle", "reveal", bytes="0" * 32)
    steps.do("start", owner=True)
    steps.do("commit", 1, commit=fairdeal.commitment(SEED))
    refused(steps, "answered", "commit", 1, commit="0" * 64)
    refused(steps, "too-early", "reveal", 1, bytes=SEED.hex())
    steps.do("commit", 2, commit=fairdeal.commitment(SEED))
    refused(steps, "wrong-bytes", "reveal", 1, bytes="0" * 32)
    steps.do("reveal", 1, bytes=SEED.hex().upper())
    refused(steps, "answered", "reveal", 1, bytes=SEED.hex())
    assert steps.state.phase == "fair"
    steps.do("reveal", 2, bytes=SEED.hex())
    assert steps.state.phase == "play"
    assert steps.state.fair.by_server == {3, 4}


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "g" * 64, None, 7])
def test_a_commitment_is_32_bytes_in_hexadecimal(text: object) -> None:
    steps = Steps()
    steps.do("start", owner=True)
    error = refused(steps, "bad-field", "commit", commit=text)
    assert error.params["field"] == "commit"


# -------------------------------------------------------------------- play
def test_only_whose_turn_it_is_plays() -> None:
    steps = Steps()
    refused(steps, "no-deal", "pass")
    steps.start()
    other = steps.state.turn % 4 + 1 if steps.state.turn else 0
    for do in ("lay", "pass", "draw"):
        refused(steps, "not-your-turn", do, other, action=0)


def test_the_rules_say_what_is_legal() -> None:
    steps = Steps("peche").start()
    turn, deal = steps.state.turn, steps.state.deal
    assert deal is not None
    error = refused(steps, "must-play", "pass", turn)
    assert error.params["legal"]
    refused(steps, "must-play", "draw", turn)
    missing = next(tile for tile in deal.conventions.tiles if tile not in deal.hand(turn or 0))
    action = 4 * deal._moves.tiles.index(missing)
    refused(steps, "not-in-hand", "lay", turn, action=action)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("0", "bad-field"),
        (None, "bad-field"),
        (-1, "move-number"),
        (999, "move-number"),
        (112, "bad-field"),
        (113, "bad-field"),
    ],
)
def test_a_lay_has_the_number_of_a_tile(action: object, code: str) -> None:
    steps = Steps().start()
    refused(steps, code, "lay", steps.state.turn, action=action)


def test_a_tile_laid_is_told_with_what_it_marks() -> None:
    steps = Steps("cinq_partout", people=2).start().play_deal()
    laid = [event for event in steps.log if event["type"] == "laid"]
    assert {event["end"] for event in laid} == {"left", "right"}
    assert any(event["count"] for event in laid)
    for event in laid:
        assert str(event["touch"]) in event["tile"].split("-")


def test_a_draw_takes_the_first_of_the_stock() -> None:
    steps = Steps("peche", seed=3).start()
    stock = [event for event in steps.log if event["type"] == "dealt"][0]["stock"]
    steps.play_deal()
    drawn = [event["tile"] for event in steps.log if event["type"] == "drew"]
    assert drawn
    assert drawn == stock[: len(drawn)]


def test_the_dead_hand_is_played_by_the_player_opposite() -> None:
    steps = Steps("voleur_mort", people=1).start()
    while steps.state.turn != 3:
        steps.act()
    refused(steps, "not-your-turn", "pass", 2)
    steps.act()
    assert steps.log[-1]["seat"] == 3


# -------------------------------------------------------------------- asking and talking
def laid_by(steps: Steps) -> int:
    """Let somebody lay a tile, and say who."""
    while steps.state.last_act is None or steps.state.last_act[1] != "laid":
        steps.act()
    return steps.state.last_act[0]


def test_a_tile_is_taken_back_when_all_agree() -> None:
    steps = Steps("peche").start()
    seat = laid_by(steps)
    before = steps.state.deal and steps.state.deal.hand(seat)
    steps.do("ask", seat, what="take_back")
    refused(steps, "not-now", "ask", seat, what="take_back")
    refused(steps, "answered", "answer", seat, what="take_back", yes=True)
    refused(steps, "nothing-asked", "answer", 3 - seat, what="bredouille", yes=True)
    steps.do("answer", 3 - seat, what="take_back", yes=True)
    assert steps.log[-1]["type"] == "taken_back"
    assert steps.state.turn == seat
    assert steps.state.deal is not None
    assert len(steps.state.deal.hand(seat)) == len(before or ()) + 1
    assert steps.state.last_seen == {}
    refused(steps, "not-now", "ask", seat, what="take_back")


def test_one_no_is_enough() -> None:
    steps = Steps("peche").start()
    seat = laid_by(steps)
    steps.do("ask", seat, what="take_back")
    steps.do("answer", 3 - seat, what="take_back", yes=False)
    refused(steps, "nothing-asked", "answer", 3 - seat, what="take_back", yes=True)
    assert steps.log[-1]["type"] == "answered"


def test_bots_agree_to_everything() -> None:
    steps = Steps("peche", people=1).start()
    while laid_by(steps) != 1:
        steps.act()
    steps.do("ask", 1, what="take_back")
    assert steps.log[-1]["type"] == "taken_back"


def test_the_next_act_ends_the_question() -> None:
    steps = Steps("peche").start()
    seat = laid_by(steps)
    steps.do("ask", seat, what="take_back")
    steps.act()
    refused(steps, "nothing-asked", "answer", 3 - seat, what="take_back", yes=True)
    if steps.state.phase == "play":
        refused(steps, "not-now", "ask", seat, what="take_back")


def test_a_draw_or_a_pass_is_not_taken_back() -> None:
    steps = Steps("peche", seed=3).start()
    while steps.state.last_act is None or steps.state.last_act[1] != "drew":
        steps.act()
    refused(steps, "not-now", "ask", steps.state.last_act[0], what="take_back")


def test_the_player_opposite_takes_back_for_the_dead_hand() -> None:
    steps = Steps("voleur_mort", people=1).start()
    while laid_by(steps) != 3:
        steps.act()
    steps.do("ask", 1, what="take_back")
    assert steps.state.turn == 3


def test_what_can_be_asked_depends_on_the_table() -> None:
    steps = Steps("peche", options={"take_back": False}).start()
    seat = laid_by(steps)
    refused(steps, "no-take-back", "ask", seat, what="take_back")
    refused(steps, "bad-field", "ask", seat, what="the time")


def test_talk_is_off_until_the_owner_allows_it() -> None:
    steps = Steps()
    refused(steps, "no-chat", "say", phrase=1)
    steps.do("option", owner=True, name="chat", value=True)
    assert steps.do("say", phrase=11) == [{"type": "said", "seat": 1, "phrase": 11}]
    refused(steps, "bad-field", "say", phrase=12)
    refused(steps, "bad-field", "say", phrase="hello")


# -------------------------------------------------------------------- late commands
def stale(steps: Steps, n: int, do: str) -> str | None:
    try:
        check_fresh(steps.state, {"do": do}, n)
    except TableError as error:
        return error.code
    return None


@pytest.mark.parametrize("n", [-1, 10_000])
def test_an_event_that_has_not_been_cannot_be_answered(n: int) -> None:
    assert stale(Steps(), n, "say") == "bad-number"


def test_an_act_answers_the_last_act() -> None:
    steps = Steps(options={"chat": True}).start()
    before = steps.state.n
    steps.do("say", phrase=1)
    assert stale(steps, before, "lay") is None, "talk does not matter"
    steps.act()
    for do in ("lay", "pass", "draw", "next", "ask", "start", "rematch"):
        assert stale(steps, before, do) == "stale"
    for do in ("say", "name", "leave", "option", "fly"):
        assert stale(steps, before, do) is None


def test_bytes_belong_to_one_partie_and_answers_to_one_question() -> None:
    steps = Steps("peche").start()
    first = steps.state.begun
    seat = laid_by(steps)
    asked = steps.state.n
    steps.do("ask", seat, what="take_back")
    assert stale(steps, asked, "answer") == "stale"
    assert stale(steps, asked + 1, "answer") is None
    assert stale(steps, first, "commit") is None
    steps.play_out()
    steps.do("rematch", owner=True)
    assert stale(steps, first, "commit") == stale(steps, first, "reveal") == "stale"
