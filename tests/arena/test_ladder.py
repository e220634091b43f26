"""Ladders: the order of the players, their ratings, and the pictures."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from palamede.arena.contest import Played
from palamede.arena.duplicate import Pair
from palamede.arena.errors import ArenaError
from palamede.arena.ladder import standings
from palamede.arena.plot import check_plot, draw_course, draw_ladder
from palamede.arena.run import Report, run
from tests.arena.contests import contest

NAMES = ("random", "greedy", "classical")


@pytest.fixture(scope="module")
def ladder() -> Report:
    return run(contest(*NAMES, rules="peche", seed=1), 120)


def test_the_stronger_stands_higher(ladder: Report) -> None:
    table = standings(ladder.contest, ladder.played)
    assert [standing.name for standing in table] == ["classical", "greedy", "random"]
    ratings = [standing.rating for standing in table]
    assert ratings == sorted(ratings, reverse=True)
    assert all(standing.low < standing.rating < standing.high for standing in table)
    assert table[0].low > table[1].high  # classical is far ahead in pêche


def test_the_marks_are_those_of_the_matches(ladder: Report) -> None:
    by_name = {each.name: each for each in standings(ladder.contest, ladder.played)}
    results = dict(zip(ladder.contest.pairings, ladder.results, strict=True))
    assert by_name["random"].mean == pytest.approx((results[0, 1].mean + results[0, 2].mean) / 2)
    assert by_name["greedy"].mean == pytest.approx((-results[0, 1].mean + results[1, 2].mean) / 2)
    assert sum(each.mean for each in by_name.values()) == pytest.approx(0, abs=1e-9)


def test_who_always_draws_keeps_one_rating() -> None:
    match = contest("greedy", "greedy")
    table = standings(
        match, [Played(task, Pair(task.deal, (3, 3), (3, 3))) for task in match.tasks(50)]
    )
    assert table[0].rating == pytest.approx(table[1].rating)
    assert (table[0].mean, table[0].mean_low, table[0].mean_high) == (0, 0, 0)


def test_more_deals_make_the_intervals_narrower(ladder: Report) -> None:
    widths = [standings(ladder.contest, ladder.played[:number])[0] for number in (30, 90, 360)]
    spans = [each.high - each.low for each in widths]
    assert spans[0] > 1.3 * spans[1] > 1.6 * spans[2]


def test_players_as_strong_are_not_told_apart_more_often_than_promised() -> None:
    """Of 60 matches between equals, the two ratings' intervals are apart in few."""
    rng = Random("equals")
    match = contest("a", "b")
    apart = 0
    for _ in range(60):
        played = [
            Played(task, Pair(task.deal, (rng.choice((-9, 9)), 0), (0, 0)))
            for task in match.tasks(80)
        ]
        first, second = standings(match, played)
        apart += first.low > second.high
    assert apart <= 3


# -------------------------------------------------------------------- pictures
def texts(path: Path) -> str:
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    return "\n".join("".join(each.itertext()) for each in root.iter() if each.tag.endswith("text"))


def test_a_ladder_is_drawn_the_same_every_time(ladder: Report, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    table = standings(ladder.contest, ladder.played)
    files = [tmp_path / "one.svg", tmp_path / "two.svg"]
    for file in files:
        draw_ladder(table, str(file), rating="cote", title="Un tournoi")
    assert files[0].read_bytes() == files[1].read_bytes()
    drawn = texts(files[0])
    for word in (*NAMES, "cote", "Un tournoi"):
        assert word in drawn


def test_the_course_of_a_match_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    for deals in (2, 3, 80):
        report = run(contest("classical", "random", rules="peche"), deals)
        file = tmp_path / f"{deals}.svg"
        draw_course(
            report, str(file), deals="coups", marks="points", once="1", sure="2", title="titre"
        )
        assert {"coups", "points", "titre"} <= set(texts(file).splitlines())


def test_a_name_as_long_as_a_command_is_cut(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    match = contest("cmd:" + "x" * 100, "greedy")
    table = standings(
        match, [Played(task, Pair(task.deal, (3, 0), (0, 0))) for task in match.tasks(5)]
    )
    file = tmp_path / "long.svg"
    draw_ladder(table, str(file), rating="r", title="t")
    assert max(map(len, texts(file).splitlines())) <= 40


def test_without_matplotlib_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(ArenaError, match=re.escape("pip install 'palamede[plot]'")):
        check_plot("ladder.svg")


def test_a_picture_is_svg() -> None:
    with pytest.raises(ArenaError, match=r"name a file ….svg"):
        check_plot("ladder.png")
