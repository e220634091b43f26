"""The strengths that are told of the levels are those that were measured last."""

from __future__ import annotations

from pathlib import Path

import pytest

from palamede.arena.strength.page import parts_of
from palamede.arena.strength.results import Results, rows_of
from palamede.engine import players

RESULTS = Path(__file__).parents[2] / "docs/strength/results.json"


def test_each_level_but_the_weakest_has_a_strength_over_the_one_below() -> None:
    assert [(told.over, name) for name, told in players.STRENGTHS.items()] == list(
        zip(players.LEVELS, players.LEVELS[1:], strict=False)
    )


@pytest.mark.parametrize("name", players.STRENGTHS)
def test_neighbours_are_one_to_three_marks_apart_beyond_doubt_about_who_is_ahead(name: str) -> None:
    told = players.STRENGTHS[name]
    assert 1.0 <= told.marks <= 3.0
    assert told.marks > told.margin > 0


def test_they_are_what_was_measured() -> None:
    measured = {}
    for _, parts, row in rows_of(parts_of("ladder"), Results.read(RESULTS)):
        assert row is not None and row.deals == row.planned
        name = parts[0].players[0].partition("@")[0]
        measured[name] = (row.players[1], row.mean, row.high - row.mean)
    for name, told in players.STRENGTHS.items():
        over, marks, margin = measured[name]
        assert told.over == over
        assert told.marks == pytest.approx(marks, abs=0.0051)
        assert told.margin == pytest.approx(margin, abs=0.0051)
    assert measured.keys() == players.STRENGTHS.keys()
