"""What people do at a table à l'ancienne, command by command."""

from __future__ import annotations

from typing import Any

import pytest

from palamede import dgn
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.moves import Move
from palamede.table.audience import public, snapshot, visible
from palamede.table.decide import Caller, decide
from palamede.table.old.follow import AGREE_MS, OBJECT_MS, TAKE_MS, overdue
from palamede.table.records import record_text
from palamede.table.state import TableState
from tests.table.oldsteps import OldSteps


def kinds(steps: OldSteps, since: int = 0) -> list[str]:
    return [event["type"] for event in steps.log[since:]]


def old(steps: OldSteps) -> Any:
    assert steps.state.old is not None
    return steps.state.old


def misfit(steps: OldSteps) -> Move:
    """A tile of the seat at turn that matches at no end."""
    deal = steps.deal
    fitting = {move.tile for move in deal.fitting(deal.turn)}
    return next(m for m in deal.choices(deal.turn) if m.is_lay and m.tile not in fitting)


def until(steps: OldSteps, able: bool) -> None:
    """Play rightly until somebody at turn holds a tile that matches and one that does not."""
    while True:
        deal = steps.deal
        if deal.ends is not None:
            fitting = {move.tile for move in deal.fitting(deal.turn)}
            hand = set(deal.hand(deal.turn))
            if bool(fitting) == able and hand - fitting and len(hand) > 2:
                return
        steps.play(steps.right())


def adversary(steps: OldSteps, seat: int) -> int:
    side_of = steps.state.conventions.side_of
    order = [(seat + step) % len(steps.state.seats) + 1 for step in range(4)]
    return next(other for other in order if side_of(other) != side_of(seat))


# -------------------------------------------------------------------- taking
def test_each_takes_his_tiles_and_the_rest_is_the_stock() -> None:
    steps = OldSteps("voleur", people=2).start()
    taking = old(steps).taking
    assert steps.state.phase == "taking"
    assert set(taking.ready) == {3, 4}  # bots have theirs, the right number
    steps.do("take", 1, places=list(taking.free[:2]))
    steps.do("take", 1, places=list(taking.free[:5]))  # one too many
    steps.do("ready", 1)
    steps.do("take", 2, places=list(taking.free[:4]))
    steps.do("ready", 2)
    assert steps.state.phase == "play"
    assert [len(hand) for hand in steps.deal.start_hands] == [7, 4, 6, 6]
    assert len(steps.deal.start_stock) == 5
    mine = [event for event in steps.log if event["type"] == "served"][0]
    told = visible(steps.state, mine, frozenset({2}))
    assert told["sizes"] == [7, 4, 6, 6] and told["hands"][0] is None and len(told["hands"][1]) == 4


def test_a_tile_turned_up_by_mistake_lies_there_for_all_to_see() -> None:
    steps = OldSteps("voleur", people=1).start()
    place = old(steps).taking.free[3]
    steps.do("turn_up", 1, place=place)
    tile = str(old(steps).taking.row[place])
    assert snapshot(steps.state, frozenset())["old"]["places"][place] == tile
    steps.do("serve_me", 1)
    assert [act.kind for act in steps.deal.acts] == ["shown_in_serving"]


@pytest.mark.rule("SERVE-06")
@pytest.mark.parametrize(
    ("code", "alone"),
    [
        ("academie", True),
        ("fed+academie", True),
        ("encyclopedie", False),
        ("manuel", False),
        ("manuel+academie", False),
    ],
)
def test_the_academie_mixes_again_without_a_claim_once_a_tile_has_shown(
    code: str, alone: bool
) -> None:
    """Nobody decides it there; the other books leave it to the players."""
    steps = OldSteps("tete_a_tete", f"faults={code}", people=2, seed=3).start()
    steps.do("turn_up", 1, place=old(steps).taking.free[3])
    steps.take()
    claims = [event for event in steps.log if event["type"] == "claimed"]
    assert [(each["seat"], each["against"]) for each in claims] == ([(None, 1)] if alone else [])
    assert steps.state.phase == ("counting" if alone else "play")
    if not alone:
        return
    leader = steps.deal.leader
    (claim,) = snapshot(steps.state, frozenset({2}))["old"]["claims"]
    assert (claim["seat"], claim["ruling"]["ruling"]) == (None, "mixed_again")
    steps.agree()
    assert (steps.log[-1]["outcome"], steps.log[-1]["marks"]) == ("void", [0, 0])
    steps.next()
    steps.take()
    assert (steps.state.phase, steps.deal.leader) == ("play", leader)
    text = record_text(steps.log, closed=True)
    assert "!claims shown_in_serving 1; !rules 1 mixed_again" in " ".join(text.split())
    assert dgn.check(text).errors == ()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"do": "take", "places": [0, 0]}, "bad-field"),
        ({"do": "take", "places": "all"}, "bad-field"),
        ({"do": "take", "places": list(range(28))}, "place-taken"),
        ({"do": "ready"}, "no-tiles"),
        ({"do": "lay", "tile": "0-0"}, "no-deal"),
        ({"do": "claim", "fault": "renege", "against": 2}, "no-deal"),
        ({"do": "agree"}, "no-count"),
        ({"do": "next"}, "no-count"),
    ],
)
def test_what_cannot_be_done_while_tiles_are_taken(command: dict[str, Any], code: str) -> None:
    steps = OldSteps("voleur", people=1).start()
    refused(steps.state, command, code)


def refused(state: TableState, command: dict[str, Any], code: str, seat: int = 1) -> None:
    with pytest.raises(PalamedeError) as error:
        decide(state, command, Caller(frozenset({seat})), bytes)
    assert error.value.code == code


def test_nobody_takes_all_the_tiles() -> None:
    steps = OldSteps("tete_a_tete", people=2).start()
    free = list(old(steps).taking.free)
    refused(steps.state, {"do": "take", "places": free[:11]}, "too-many-taken")
    steps.do("take", 1, places=free[:10])
    refused(steps.state, {"do": "take", "places": free[10:11]}, "too-many-taken")


# -------------------------------------------------------------------- play
def test_a_tile_that_matches_nowhere_can_be_laid_and_is_claimed_and_taken_back() -> None:
    steps = OldSteps("voleur", people=4).begin()
    until(steps, able=True)
    move, seat = misfit(steps), steps.state.actor
    assert seat is not None
    steps.lay(move)
    assert not steps.deal.plies[-1].fits and steps.deal.turn != seat
    since = len(steps.log)
    other = adversary(steps, seat)
    steps.do("claim", other, fault="misplay", against=seat, tile=str(move.tile))
    assert kinds(steps, since) == ["claimed", "ruled", "choosing"]
    assert steps.log[since + 1]["ruling"] == "misplay_choice"
    refused(steps.state, {"do": "pass"}, "choice-open", steps.state.actor or 1)
    steps.do("choose", other, claim=1, option="done_over")
    assert steps.deal.turn == seat and move.tile in steps.deal.hand(seat)
    (claim,) = snapshot(steps.state, frozenset())["old"]["claims"]
    assert (claim["state"], claim["option"]) == ("ruled", "done_over")


def test_the_mildest_option_counts_when_time_is_over() -> None:
    steps = OldSteps("voleur", people=4).begin()
    until(steps, able=True)
    seat = steps.state.actor or 0
    steps.lay(misfit(steps))
    steps.do("claim", adversary(steps, seat), fault="misplay", against=seat)
    refused(steps.state, {"do": "choose", "claim": 1, "option": "void"}, "not-your-option", seat)
    steps.time()
    assert steps.log[-1]["type"] == "chosen"
    assert (steps.log[-1]["option"], steps.log[-1]["seat"]) == ("done_over", None)


def test_either_partner_chooses_and_the_first_answer_counts() -> None:
    for first in (0, 1):
        steps = OldSteps("voleur", people=4).begin()
        until(steps, able=True)
        seat = steps.state.actor or 0
        steps.lay(misfit(steps))
        injured = [seat % 4 + 1, (seat + 2) % 4 + 1]
        steps.do("claim", injured[0], fault="misplay", against=seat)
        chooser, partner = injured[first], injured[1 - first]
        steps.do("choose", chooser, claim=1, option="void")
        assert (steps.deal.over, old(steps).desk.claims[0].option) == ("void", "void")
        choice = {"do": "choose", "claim": 1, "option": "done_over"}
        refused(steps.state, choice, "answered", partner)


def test_the_picture_tells_until_when_the_server_waits() -> None:
    def until_of(resumed: int = 0) -> int | None:
        told: int | None = public(steps.state, resumed)["old"]["until"]
        return told

    steps = OldSteps("tete_a_tete", people=2).start()
    assert until_of() == steps.state.since + TAKE_MS
    steps.take()
    assert until_of() is None, "no time runs while they play"
    while steps.deal.over is None:
        steps.lay(next(move for move in steps.deal.choices(steps.state.actor) if move.is_lay))
    assert steps.state.phase == "play", "the last tile is visibly wrong"
    assert until_of() == steps.state.since + OBJECT_MS
    steps.time()
    assert steps.state.phase == "counting"
    assert until_of() == steps.state.since + AGREE_MS
    later = steps.now + 5_000
    assert until_of(later) == later + AGREE_MS, "no time runs while the server is away"


@pytest.mark.rule("RENONCE-03")
def test_a_renonce_is_noted_and_ruled_at_the_count() -> None:
    steps = OldSteps("voleur", people=4, seed=3).begin()
    until(steps, able=True)
    seat = steps.state.actor or 0
    other = adversary(steps, seat)
    steps.do("pass", seat)
    for _ in range(4):
        steps.play(steps.right())
    since = len(steps.log)
    steps.do("claim", other, fault="renege", against=seat)
    assert kinds(steps, since) == ["claimed", "noted"]
    steps.play_on()
    assert steps.state.phase == "counting"
    after = kinds(steps, since)
    assert after.index("counting") < after.index("ruled")
    ruled = next(event for event in steps.log if event["type"] == "ruled")
    side = steps.state.conventions.side_of(seat)
    assert ruled["ruling"] == "renege_barred_20" and ruled["barred"] == [side]
    count = snapshot(steps.state, frozenset())["old"]["count"]
    assert count["marks"][side - 1] == 0 and count["marks"][2 - side] >= 20
    steps.agree()
    counted = next(event for event in reversed(steps.log) if event["type"] == "counted")
    assert counted["marks"] == count["marks"] and counted["agreed"] is True


@pytest.mark.rule("GEN-02")
def test_after_the_count_is_agreed_nothing_can_be_claimed() -> None:
    steps = OldSteps("voleur", "target=300", people=4).begin()
    until(steps, able=True)
    seat = steps.state.actor or 0
    steps.do("pass", seat)
    steps.play_on()
    for each in (1, 2, 3):
        steps.do("agree", each)
    assert steps.state.phase == "counting"
    refused(steps.state, {"do": "agree"}, "answered")
    steps.do("agree", 4)
    assert steps.state.phase == "counted"
    claim = {"do": "claim", "fault": "renege", "against": seat}
    refused(steps.state, claim, "cannot-claim", adversary(steps, seat))
    steps.next()
    assert steps.state.phase == "taking"


def test_a_claim_at_the_count_asks_everybody_to_agree_anew() -> None:
    steps = OldSteps("voleur", "target=300", people=4).begin()
    until(steps, able=True)
    seat = steps.state.actor or 0
    steps.do("pass", seat)
    steps.play_on()
    steps.do("agree", seat)
    steps.do("claim", adversary(steps, seat), fault="renege", against=seat)
    assert steps.log[-1]["type"] == "ruled"
    assert old(steps).agreed == set()


def test_a_tile_out_of_turn_must_be_meant() -> None:
    steps = OldSteps("voleur", people=4).begin()
    steps.play(steps.right())
    seat = next(s for s in steps.people if s != steps.state.actor)
    tile = str(steps.deal.hand(seat)[0])
    refused(steps.state, {"do": "lay", "tile": tile}, "not-your-turn", seat)
    steps.do("lay", seat, tile=tile, end="left", out_of_turn=True)
    assert not steps.deal.plies[-1].in_turn


def test_a_tile_that_others_hold_is_refused_by_ones_own_hand_alone() -> None:
    steps = OldSteps("voleur", people=4).begin()
    seat = steps.state.actor or 1
    tile = steps.deal.hand(seat % 4 + 1)[0]
    refused(steps.state, {"do": "lay", "tile": str(tile)}, "not-in-hand", seat)


def test_a_false_domino_with_a_tile_shown_opens_the_hands_to_be_called() -> None:
    """VOL-14: the adversary plays the open hands to the end."""
    steps = OldSteps("voleur", people=4, seed=2).begin()
    steps.play(steps.right())
    seat = steps.state.actor or 0
    tile = steps.deal.hand(seat)[0]
    steps.do("domino", seat, tile=str(tile))
    assert steps.log[-1] == steps.log[-1] | {"type": "announced", "what": "domino"}
    steps.do("claim", adversary(steps, seat), fault="false_domino", against=seat)
    assert steps.log[-1]["ruling"] == "false_domino_called"
    called = snapshot(steps.state, frozenset())["old"]["called"]
    assert set(called["seats"]) == {seat, (seat + 1) % 4 + 1}
    assert steps.state.turn == seat and steps.state.actor == called["caller"]
    told = snapshot(steps.state, frozenset())["old"]["open"]
    assert len(told[str(seat)]) == len(steps.deal.hand(seat))
    steps.play_on()
    assert steps.state.phase == "counting"


@pytest.mark.rule("CINQ-07")
def test_a_mark_that_was_not_announced_is_lost() -> None:
    for seed in range(40):
        steps = OldSteps("cinq_partout", people=2, seed=seed).begin()
        for _ in range(12):
            if steps.state.phase != "play" or steps.deal.over:
                break
            move, seat = steps.right(), steps.state.actor or 0
            points = steps.count_of(move) if move.is_lay else None
            if points:
                side = steps.state.conventions.side_of(seat)
                steps.lay(move)
                assert snapshot(steps.state, frozenset())["counts"][side - 1] == 0
                assert steps.deal.counts[side - 1] == 0
                steps.play_on()  # everybody announces from now on
                mine = [ply.count for ply in steps.deal.plies if ply.seat == seat]
                assert steps.deal.counts[side - 1] == sum(mine) - points
                return
            steps.play(move)
    raise AssertionError("nobody marked")


def test_a_mark_may_be_announced_until_somebody_acts() -> None:
    for seed in range(40):
        steps = OldSteps("cinq_partout", people=2, seed=seed).begin()
        move, seat = steps.right(), steps.state.actor or 0
        points = steps.count_of(move)
        if points:
            steps.lay(move)
            may = snapshot(steps.state, frozenset({seat}))["old"]["may_err"]["may"]
            assert "announce" in may
            steps.do("announce", seat, points=points)
            assert steps.deal.plies[-1].announced == points
            assert sum(steps.deal.counts) == points
            refused(steps.state, {"do": "announce", "points": points}, "cannot-announce", seat)
            return
    raise AssertionError("nobody marked")


def silent_last(steps: OldSteps) -> tuple[int, int] | None:
    """Play until somebody goes out by a tile that marks, saying nothing; who, and how much."""
    while steps.state.phase == "play":
        move, seat = steps.right(), steps.state.actor or 0
        points = steps.count_of(move) if move.is_lay else 0
        if move.is_lay and points and len(steps.deal.hand(seat)) == 1:
            steps.lay(move)
            return seat, points
        steps.play(move)
    return None


@pytest.mark.rule("CINQ-07")
@pytest.mark.parametrize("off", [0, 1], ids=["what it counts", "something else"])
def test_the_last_tile_may_be_announced_until_the_count_is_agreed(off: int) -> None:
    """Nobody acts after it; all are asked anew, and another number than its own marks nothing."""
    found = None
    for seed in range(200):
        steps = OldSteps("cinq_partout", "hand=2", "target=300", people=2, seed=seed).begin()
        if (found := silent_last(steps)) is not None:
            break
    assert found is not None
    seat, points = found
    other = 3 - seat
    side = steps.state.conventions.side_of(seat)

    def proposed() -> int:
        marks: list[int] = snapshot(steps.state, frozenset())["old"]["count"]["marks"]
        return marks[side - 1]

    assert steps.state.phase == "counting"
    silent = proposed()
    for each, may in ((seat, True), (other, False)):
        told = snapshot(steps.state, frozenset({each}))["old"]["may_err"]["may"]
        assert ("announce" in told) == may
    refused(steps.state, {"do": "announce", "points": points}, "cannot-announce", other)
    steps.do("agree", other)
    steps.do("announce", seat, points=points + off)
    assert proposed() == silent + (0 if off else points)
    assert old(steps).agreed == set()
    refused(steps.state, {"do": "announce", "points": points}, "cannot-announce", seat)
    steps.agree()
    assert steps.log[-1]["marks"][side - 1] == silent + (0 if off else points)
    refused(steps.state, {"do": "announce", "points": points}, "no-deal", seat)
    text = record_text(steps.log, frozenset(), closed=True)
    assert f"!counts; !{seat} announces {points + off}; !agrees;" in " ".join(text.split())
    checked = dgn.check(text)
    assert [str(error) for error in checked.errors] == []
    assert list(checked.parties[0].deals[0].marks or ()) == steps.log[-1]["marks"]


@pytest.mark.rule("FAULT-16")
def test_who_owns_up_may_lay() -> None:
    steps = OldSteps("voleur", "faults=academie", people=4).begin()
    until(steps, able=True)
    seat = steps.state.actor or 0
    before = steps.deal.hand(seat)
    steps.do("pass", seat)
    steps.do("own_up", seat)
    assert steps.log[-1]["ruling"] == "may_lay"
    assert steps.deal.turn == seat and steps.deal.hand(seat) == before


@pytest.mark.rule("GEN-01", "VOC-06")
def test_what_may_be_asked() -> None:
    steps = OldSteps("voleur", people=4).begin()
    steps.do("ask", 2, what="row")
    assert (steps.log[-1]["lead"], steps.log[-1]["tile"]) == (steps.deal.leader, None)
    steps.play(steps.right())
    steps.do("ask", 2, what="row")
    assert steps.log[-1]["yes"]
    assert steps.log[-1]["lead"] == steps.deal.leader
    assert steps.log[-1]["tile"] == str(steps.deal.plies[0].tile)
    steps.do("ask", 2, what="table")
    assert steps.log[-1]["tiles"] == [str(steps.deal.plies[0].tile)]
    assert steps.log[-1]["laid_by"] == [steps.deal.leader]
    refused(steps.state, {"do": "ask", "what": "take_back"}, "bad-field")


@pytest.mark.rule("GEN-01")
@pytest.mark.parametrize(("code", "until_hand"), [("encyclopedie", True), ("academie", False)])
def test_which_tile_was_led_is_told_until_the_leader_has_played_again(
    code: str, until_hand: bool
) -> None:
    steps = OldSteps("voleur", f"faults={code}", people=4).begin()
    for _ in range(5):
        steps.play(steps.right())
        lead = steps.deal.plies[0]
        again = any(ply.seat == lead.seat for ply in steps.deal.plies[1:])
        steps.do("ask", 2, what="row")
        told = steps.log[-1]
        assert told["yes"] == (until_hand and not again)
        assert (told.get("tile"), told.get("lead")) == (
            (str(lead.tile), lead.seat) if told["yes"] else (None, None)
        )
    assert again


@pytest.mark.rule("GEN-01")
def test_who_has_led_out_of_turn_is_the_one_who_led() -> None:
    steps = OldSteps("voleur", people=4).begin()
    usurper = steps.deal.leader % 4 + 1
    tile = str(steps.deal.hand(usurper)[0])
    steps.do("lay", usurper, tile=tile, end="left", out_of_turn=True)
    steps.do("ask", steps.deal.leader, what="row")
    assert (steps.log[-1]["lead"], steps.log[-1]["tile"]) == (usurper, tile)


@pytest.mark.rule("VOC-06")
def test_the_tableau_is_the_last_tile_of_each_however_long_ago() -> None:
    """Who has passed since is not forgotten, and who has laid twice since counts once."""
    shown = 0
    for seed in range(6):
        steps = OldSteps("poule", "players=3", people=3, seed=seed).begin()
        while steps.state.phase == "play" and steps.deal.over is None:
            steps.play(steps.right())
            if steps.state.phase != "play":
                break
            steps.do("ask", 1, what="table")
            lays = [ply for ply in steps.deal.plies if ply.kind == "lay"]
            last = {ply.seat: str(ply.tile) for ply in lays}
            told = dict(zip(steps.log[-1]["laid_by"], steps.log[-1]["tiles"], strict=True))
            assert told == last
            shown += told != {ply.seat: str(ply.tile) for ply in lays[-3:]}
    assert shown > 0, "somebody passed while the others laid on"


@pytest.mark.rule("GEN-06")
def test_the_gallery_is_asked_and_those_who_answer_are_counted() -> None:
    steps = OldSteps("voleur", people=4, options={"spectators": True}).begin()
    steps.play(steps.right())
    seat = steps.deal.plies[-1].seat
    steps.do("say", seat, word=True)
    steps.do("claim", adversary(steps, seat), fault="signal", against=seat)
    steps.do("ask", 1, what="gallery", claim=1)
    for who, yes in (("ann", True), ("ben", True), ("cid", False)):
        command = {"do": "vote", "claim": 1, "yes": yes}
        for draft in decide(steps.state, command, Caller(frozenset(), who=who), bytes):
            event = steps.add(draft)
            assert "voter" not in visible(steps.state, event, frozenset())
    with pytest.raises(PalamedeError) as again:
        decide(steps.state, {"do": "vote", "yes": True}, Caller(frozenset(), who="ann"), bytes)
    assert again.value.code == "answered"
    refused(steps.state, {"do": "vote", "yes": True}, "not-gallery")
    while old(steps).vote is not None:
        steps.time()
    answered = next(event for event in reversed(steps.log) if event["type"] == "answered")
    assert (answered["for"], answered["against"], answered["yes"]) == (2, 1, True)
    assert answered["ruling"]["ruling"] == "fact_established"


@pytest.mark.rule("GEN-06")
@pytest.mark.parametrize("votes", [(), (True,), (True, False), (False, True, True)])
def test_the_gallery_has_thirty_seconds_and_a_tie_establishes_nothing(
    votes: tuple[bool, ...],
) -> None:
    """Whoever has not answered by then is not counted."""
    steps = OldSteps("voleur", people=4, options={"spectators": True}).begin()
    until(steps, able=True)
    seat = steps.state.actor or 0
    steps.do("pass", seat)
    steps.do("claim", adversary(steps, seat), fault="renege", against=seat)
    steps.do("ask", 1, what="gallery", claim=1)
    asked = steps.log[-1]["at"]
    for number, yes in enumerate(votes):
        caller = Caller(frozenset(), who=f"spectator {number}")
        for draft in decide(steps.state, {"do": "vote", "claim": 1, "yes": yes}, caller, bytes):
            steps.add(draft)
    assert overdue(steps.state, asked + 29_999) is None
    answered = overdue(steps.state, asked + 30_000)
    assert answered is not None
    told = (votes.count(True), votes.count(False))
    assert (answered["for"], answered["against"]) == told
    assert answered["yes"] == (told[0] > told[1])
    ruling = "fact_established" if told[0] > told[1] else "fact_not_established"
    assert answered["ruling"]["ruling"] == ruling


def test_an_annulled_deal_is_mixed_again_and_marks_nothing() -> None:
    steps = OldSteps("voleur", people=4).begin()
    until(steps, able=True)
    seat = steps.state.actor or 0
    leader = steps.deal.leader
    steps.lay(misfit(steps))
    other = adversary(steps, seat)
    steps.do("claim", other, fault="misplay", against=seat)
    steps.do("choose", other, claim=1, option="void")
    assert steps.state.phase == "counting"
    steps.agree()
    assert steps.log[-1]["outcome"] == "void" and steps.log[-1]["marks"] == [0, 0]
    steps.next()
    steps.take()
    assert steps.deal.leader == leader  # the lead stays


@pytest.mark.rule("VOL-09")
def test_only_a_petite_bredouille_must_be_called() -> None:
    """Nobody calls it in 30 seconds: the partie pays simple; a grande is plain to everybody."""
    seen = set()
    for seed in range(40):
        called = bool(seed % 2)
        steps = OldSteps("voleur", "target=20", "stake=5", people=4, seed=seed).begin()
        while steps.state.phase != "finished":
            if steps.state.phase == "taking":
                steps.take()
            steps.play_on()
            steps.agree()
            partie = steps.state.partie
            assert partie is not None
            if steps.state.phase == "counted" and partie.finished:
                assert partie.multiplier == 2
                lost = next(seat for seat in steps.people if seat not in partie.winner)
                refused(steps.state, {"do": "bredouille"}, "cannot-claim", lost)
                if called:
                    steps.do("bredouille", partie.winner[0])
                    assert steps.log[-1]["multiplier"] == 2
                else:
                    steps.late()
                    assert [event["type"] for event in steps.log[-2:]] == ["forgone", "finished"]
                    assert steps.log[-1]["multiplier"] == 1
                seen.add((2, called))
            elif steps.state.phase != "finished":
                steps.next()
        if steps.log[-1]["multiplier"] == 3:
            assert "forgone" not in {event["type"] for event in steps.log}
            seen.add((3, called))
    assert seen == {(2, True), (2, False), (3, True), (3, False)}


# -------------------------------------------------------------------- the picture
def test_the_list_of_plays_is_every_tile_at_every_end_and_tells_nothing() -> None:
    steps = OldSteps("voleur", people=4).begin()
    steps.play(steps.right())
    seat = steps.state.actor or 0
    own = snapshot(steps.state, frozenset({seat}))
    tiles = {lay["tile"] for lay in own["old"]["may_err"]["lays"]}
    assert tiles == set(own["hand"]) and own["legal"] == []
    assert {"pass", "claim", "show", "domino"} <= set(own["old"]["may_err"]["may"])
    spectator = snapshot(steps.state, frozenset())
    assert spectator["old"]["may_err"] is None and spectator["hand"] == []


def test_the_first_ruling_that_falls_on_a_player_is_told_as_such() -> None:
    steps = OldSteps("voleur", people=4).begin()
    until(steps, able=True)
    seat = steps.state.actor or 0
    other = adversary(steps, seat)
    assert not snapshot(steps.state, frozenset({seat}))["old"]["first_ruling"]
    steps.lay(misfit(steps))
    steps.do("claim", other, fault="misplay", against=seat)
    assert snapshot(steps.state, frozenset({seat}))["old"]["first_ruling"]
    assert not snapshot(steps.state, frozenset({other}))["old"]["first_ruling"]


def test_a_strict_table_knows_nothing_of_all_this() -> None:
    from tests.table.steps import Steps

    steps = Steps("voleur").start()
    assert snapshot(steps.state, frozenset({1}))["old"] is None
    for name in ("serve_me", "claim", "own_up", "choose", "agree"):
        refused(steps.state, {"do": name}, "no-such-command")
