"""Bots at an old table: what they notice and claim, how they play on, what they forget."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from palamede.engine import players
from palamede.table.old import forgetful
from palamede.table.old.bots import act_of, choice, next_deed
from palamede.table.old.noticing import notices
from palamede.table.old.sight import sight_of, strict_view
from tests.engine.tables import BY_RULE, within
from tests.table.oldsteps import OldSteps
from tests.table.test_old_play import adversary, misfit, until

NODES = 300
"""What a bot that searches may spend on an act here."""


def sight(steps: OldSteps, seat: int) -> Any:
    assert steps.state.old is not None and steps.state.old.desk is not None
    return sight_of(steps.state.old.desk, seat)


def noticed(steps: OldSteps, seat: int) -> list[tuple[str, int]]:
    return [(each.fault, each.against) for each in notices(sight(steps, seat))]


def test_a_pass_is_noticed_when_a_tile_proves_it_wrong_and_not_before() -> None:
    steps = OldSteps("voleur", people=4, seed=3).begin()
    until(steps, able=True)
    deal = steps.deal
    seat, other = deal.turn, adversary(steps, deal.turn)
    fitting = deal.fitting(seat)[0].tile
    steps.do("pass", seat)
    assert noticed(steps, other) == []
    while steps.deal.turn != seat:
        steps.play(steps.right())
    move = next(move for move in steps.deal.choices(seat) if move.tile == fitting)
    steps.lay(move)
    assert ("renege", seat) in noticed(steps, other)
    partner = (seat + 1) % 4 + 1
    assert noticed(steps, partner) == []  # nobody claims against his own side


def test_open_hands_show_every_wrong_pass() -> None:
    steps = OldSteps("voleur", people=4, seed=5).begin()
    until(steps, able=True)
    seat = steps.deal.turn
    able = {move.tile for move in steps.deal.fitting(seat)}
    steps.do("pass", seat)
    steps.play_on()
    assert able  # whatever became of those tiles, it is plain now
    assert ("renege", seat) in noticed(steps, adversary(steps, seat))


def test_a_player_who_counts_the_tiles_knows_without_seeing_any() -> None:
    """Two players, no stock: what is not on the table or in his hand is in the other's."""
    steps = OldSteps("tete_a_tete", "hand=14", people=2, seed=1).begin()
    until(steps, able=True)
    seat = steps.deal.turn
    steps.do("pass", seat)
    assert noticed(steps, 3 - seat) == [("renege", seat)]


def test_what_all_can_see_is_noticed_once() -> None:
    steps = OldSteps("voleur", people=4).begin()
    until(steps, able=True)
    seat = steps.deal.turn
    other = adversary(steps, seat)
    steps.lay(misfit(steps))
    assert noticed(steps, other) == [("misplay", seat)]
    steps.do("claim", other, fault="misplay", against=seat)
    assert noticed(steps, other) == []


def test_a_hand_with_too_few_tiles_is_noticed() -> None:
    steps = OldSteps("voleur", people=1).start()
    assert steps.state.old is not None and steps.state.old.taking is not None
    steps.do("take", 1, places=list(steps.state.old.taking.free[:4]))
    steps.do("ready", 1)
    assert noticed(steps, 2) == [("underdraw", 1)]
    steps.run()
    claims = steps.state.old.desk.claims  # type: ignore[union-attr]
    assert [(each.fault, each.against) for each in claims] == [("underdraw", 1)]
    assert len(steps.deal.hand(1)) == 6


@pytest.mark.parametrize("level", players.LEVELS)
@pytest.mark.parametrize("rules", ["voleur", "peche", "cinq_partout", "voleur_mort", "matador"])
def test_a_bot_plays_on_after_anything(rules: str, level: str) -> None:
    """A misfit tile on the line, a proven false pass: it still finds something to do."""
    for seed in range(4 if level in BY_RULE else 1):
        steps = OldSteps(rules, people=2, seed=seed).start()
        for seat in steps.state.seats:
            if seat.kind == "bot":
                seat.bot = level
        rng = Random(seed)
        for _ in range(150):
            if steps.over:
                break
            acts(steps)
            if not steps.over:
                steps.err(rng)


def acts(steps: OldSteps) -> None:
    """Let a bot act whenever one is due, by its level where that has a view."""
    while (deed := next_deed(steps.state)) is not None:
        command = deed.command
        if command is None:
            seen = sight(steps, deed.seat)
            view = strict_view(seen)
            move = choice(seen, lambda each, bot=deed.bot: _ask(bot, each))  # type: ignore[misc]
            assert view is None or move.action in view.legal
            assert move in seen.choices
            command = act_of(steps.state, deed.seat, move)
        more = {name: value for name, value in command.items() if name != "do"}
        steps.do(command["do"], deed.seat, **more)


def _ask(bot: str, view: Any) -> int | None:
    try:
        return within(bot, NODES).choose(view, Random(1)).action
    except Exception:
        return None  # a wrong pass that does not agree with what the bot sees


def test_a_bot_plays_by_its_level_where_a_strict_table_would_be_the_same() -> None:
    steps = OldSteps("voleur", people=1, seed=4).begin()
    views = 0
    while steps.state.phase == "play" and not steps.deal.over:
        seen = sight(steps, steps.state.actor or 1)
        view = strict_view(seen)
        if seen.fitting:
            assert view is not None and set(view.legal) == {m.action for m in seen.fitting}
            views += 1
        steps.play(steps.right())
    assert views > 5


# -------------------------------------------------------------------- forgetful
def test_a_bot_forgets_nothing_at_the_default_setting() -> None:
    steps = OldSteps("voleur", people=1).begin()
    assert not any(forgetful.forgets(steps.state, 1.0, each) for each in range(50))


@pytest.mark.parametrize("share", [0.01, 0.05, 0.30])
def test_a_forgetful_bot_forgets_as_often_as_it_says(share: float) -> None:
    steps = OldSteps("voleur", people=1, options={"bots_forgetful": True}).begin()
    forgot = sum(forgetful.forgets(steps.state, share, each) for each in range(20_000))
    assert abs(forgot / 20_000 - share) < 5 * (share / 20_000) ** 0.5
    again = sum(forgetful.forgets(steps.state, share, each) for each in range(20_000))
    assert again == forgot  # a table that is opened again remembers the same


def test_forgetful_bots_err_and_the_others_do_not() -> None:
    erred = {False: 0, True: 0}
    for option in erred:
        for seed in range(12):
            options = {"bots_forgetful": option}
            steps = OldSteps("voleur", people=1, seed=seed, options=options).begin()
            steps.play_partie()
            state = steps.state.old
            assert state is not None
            for kept in state.kept:
                hidden = [ply for ply in kept.desk.deal.plies if ply.kind == "pass"]
                erred[option] += sum(_able(kept.desk.deal, ply) for ply in hidden)
    assert erred[False] == 0
    assert erred[True] > 0


def _able(deal: Any, ply: Any) -> bool:
    from palamede.dominoes.faults.evidence import could_play

    return could_play(deal, ply)
