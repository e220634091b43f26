"""Players measured in small games: asked everywhere, by views alone, and gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from palamede.arena.errors import ArenaError
from palamede.arena.limit.games import GAMES, TRIAL
from palamede.arena.limit.measuring import kept, measure, table
from palamede.arena.limit.tabulate import Answers, tabulate
from palamede.dominoes import presets
from palamede.engine.equilibrium.small import SmallGame
from palamede.engine.equilibrium.teams import team_gains


@pytest.fixture(scope="module")
def tiny() -> SmallGame:
    return SmallGame(presets.conventions("tete_a_tete", set=2, hand=2))


def test_greedy_is_tabulated_as_it_plays(tiny: SmallGame) -> None:
    policy = tabulate(tiny, "greedy", answers=Answers(None, {}))
    tiles = tiny.conventions.tiles
    reached = np.flatnonzero(tiny.reached(policy))
    assert len(reached)
    for known in reached:
        low, high = tiny.tree.first[known], tiny.tree.first[known + 1]
        pips = [tiles[int(act) >> 2].pips for act in tiny.tree.acts[low:high]]
        assert policy[low:high].max() == 1.0
        assert pips[int(policy[low:high].argmax())] == max(pips)


def test_two_processes_tabulate_as_one(tiny: SmallGame) -> None:
    one = tabulate(tiny, "greedy", answers=Answers(None, {}))
    two = tabulate(tiny, "greedy", answers=Answers(None, {}), jobs=2)
    assert (one == two).all()


def test_answers_are_gone_on_with(tiny: SmallGame, tmp_path: Path) -> None:
    path = tmp_path / "answers.jsonl"
    heading: dict[str, object] = {"game": "tiny"}
    whole = tabulate(tiny, "greedy", answers=Answers(path, heading))
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:5]) + lines[5][:4])  # torn while it was written
    begun = Answers(path, heading)
    assert len(begun.known) == 4
    asked: list[int] = []
    again = tabulate(tiny, "greedy", answers=begun, tell=lambda done, _: asked.append(done))
    assert (again == whole).all()
    assert asked[-1] == len(lines) - 1
    with pytest.raises(ArenaError, match="another player or game"):
        Answers(path, {"game": "other"})


def test_who_follows_ranges_is_near_equilibrium_in_a_tiny_game(tiny: SmallGame) -> None:
    policy = tabulate(tiny, "ranges", answers=Answers(None, {}))
    assert tiny.exploitability(policy) < 1e-3
    uniform = tabulate(tiny, "uniform worlds", answers=Answers(None, {}))
    assert tiny.exploitability(uniform) > 0.05


def test_partners_gain_at_most_what_they_would_seeing_each_other() -> None:
    game = SmallGame(presets.conventions("voleur", set=2, hand=1))
    gains = team_gains(game, game.uniform())
    assert gains.least == gains.most == 0, "with one tile each there is nothing to choose"


@pytest.mark.soak
def test_partners_are_enclosed_in_double_three() -> None:
    game = SmallGame(GAMES["3x2"].conventions)
    assert len(game.worlds) == 113_400
    gains = team_gains(game, game.uniform())
    assert 0 < gains.least < gains.most


@pytest.mark.soak
@pytest.mark.parametrize(("key", "uniform"), [("3x4", 2.966), ("4x3", 1.547)])
def test_uniform_play_can_be_exploited_by_as_much_as_was_found_elsewhere(
    key: str, uniform: float
) -> None:
    game = SmallGame(GAMES[key].conventions)
    assert game.exploitability(game.uniform()) == pytest.approx(uniform, abs=1e-3)


def test_rows_are_measured_once_and_gone_on_with(tmp_path: Path) -> None:
    asked: list[tuple[str, int]] = []
    found = measure(TRIAL, work=tmp_path, tell=lambda name, done, _: asked.append((name, done)))
    assert {name for name, _ in asked} == {"greedy"}
    shown = table(TRIAL, found)
    assert "the lead is worth 2.2" in shown
    assert "| greedy | 0.594 |" in shown
    assert found["rows"]["equilibrium"]["exploitability"] <= 1e-5
    assert kept(tmp_path) == found
    # Nothing is measured twice, neither the rows nor, where a row is missing, what was answered.
    asked.clear()
    assert measure(TRIAL, work=tmp_path) == found
    rows = json.loads((tmp_path / "rows.json").read_text())
    rows["rows"]["equilibrium"]["exploitability"] = 0.123
    del rows["rows"]["greedy"]
    (tmp_path / "rows.json").write_text(json.dumps(rows))
    again = measure(TRIAL, work=tmp_path, tell=lambda name, done, _: asked.append((name, done)))
    assert again["rows"]["greedy"] == found["rows"]["greedy"]
    assert again["rows"]["equilibrium"]["exploitability"] == 0.123
    assert not asked


def test_a_table_shows_what_is_known_so_far(tmp_path: Path) -> None:
    found = measure(TRIAL, work=tmp_path)
    del found["rows"]["greedy"]
    del found["rows"]["equilibrium"]
    assert "greedy" not in table(TRIAL, found)
    assert "the lead" not in table(TRIAL, found)


def test_answers_of_another_player_are_refused(tmp_path: Path) -> None:
    (tmp_path / "greedy.jsonl").write_text('{"game": "other"}\n')
    with pytest.raises(ArenaError, match="another player or game"):
        measure(TRIAL, work=tmp_path)
