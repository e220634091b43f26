"""The second implementation itself: it is independent, and it agrees with what was worked out."""

from __future__ import annotations

import ast
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.second import record
from tests.second.play import (
    Tile,
    all_tiles,
    apply,
    count,
    lays,
    legal,
    over,
    random_deal,
    side_of,
    start,
)
from tests.second.presets import resolve, tables
from tests.second.score import Match, check_tiles, next_lead, outcome

HERE = Path(__file__).parent
RECORDS = HERE.parent / "data" / "records"
ANSWERS: dict[str, Any] = json.loads((RECORDS / "expected.json").read_text(encoding="utf-8"))


def test_it_imports_nothing_from_the_package() -> None:
    """Two implementations that share code would share its errors."""
    imported = set()
    for path in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"relative import in {path.name}"
                imported.add(node.module or "")
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"__import__", "eval", "exec"}, path.name
    roots = {name.split(".")[0] for name in imported}
    assert roots <= {"__future__", "ast", "collections", "json", "pathlib", "pytest", "random"} | {
        "re",
        "tests",
        "typing",
    }
    assert {name for name in imported if name.startswith("tests")} <= {
        "tests.second",
        "tests.second.play",
        "tests.second.presets",
        "tests.second.record",
        "tests.second.score",
    }


@pytest.mark.parametrize("name", sorted(ANSWERS))
def test_it_gives_the_sample_answers(name: str) -> None:
    """Leads, outcomes, marks, scores, ends and the winner of the recorded parties."""
    answer = ANSWERS[name]
    deals = list(record.deals((RECORDS / name).read_text(encoding="utf-8")))
    match = Match(deals[0][0])
    lead: int | None = None
    for deal, expected in zip(deals, answer["deals"], strict=True):
        assert not match.finished()
        assert lead in (None, deal[1])
        state = record.replay(deal, match.totals)
        match.add(state)
        found = {**record.summary(state), "scores": match.totals}
        assert {key: expected[key] for key in found} == found
        result = outcome(state)
        assert result is not None
        if "partout" not in name:  # there the answers name nobody when the hands pay nothing
            sides = {side_of(deal[0], seat) - 1 for seat in result["winners"]}
            assert sorted(sides) == expected["winners"]
        lead = next_lead(state, result)
    assert match.finished()
    assert (match.winner() or 0) - 1 == answer["winner"]
    assert match.multiplier() == answer["multiplier"]


@pytest.mark.parametrize(("name", "players"), tables())
def test_tiles_are_conserved_and_deals_end(name: str, players: int) -> None:
    """At every step hands, stock and line are the whole set."""
    rng = random.Random(f"second {name} {players}")
    for _ in range(5):
        state = random_deal(resolve(name, players), rng)
        for _ in range(500):
            assert check_tiles(state)
            if over(state):
                break
            state = apply(state, rng.choice(legal(state)))
        assert over(state)
        assert legal(state) == []


def open_to(rules_name: str, line: list[Any]) -> set[Tile]:
    """The tiles of the whole set, less those on the line, that fit its right end."""
    rules = resolve(rules_name, 2)
    rest = [tile for tile in all_tiles(rules) if tile not in [piece[0] for piece in line]]
    state = start(rules, [rest, []], [], 1)
    state["line"] = line
    return {tile for _, tile, end, _ in lays(state, 1) if tile is not None and end == 1}


@pytest.mark.parametrize(
    ("end", "takes"), [(8, 5), (9, 5), (0, 14), (7, 14)], ids=["8", "9", "blank", "7"]
)
def test_double_nine_ends_take_what_the_ledger_counts(end: int, takes: int) -> None:
    """The numbers of MATA-10, with an end that no tile of the set lies at."""
    assert len(open_to("matador_9", [((-1, -1), end, end, False)])) == takes


def test_only_the_other_matadors_follow_the_double_seven() -> None:
    """The last number of MATA-10."""
    takes = open_to("matador_9", [((7, 7), 7, 7, True)])
    assert takes == {(0, 0), (1, 6), (2, 5), (3, 4)}


def test_the_example_of_fives_counts_as_printed() -> None:
    """Marks of CINQ-04, one after the other."""
    rules = resolve("cinq_partout", 2)
    state = start(rules, [[(5, 5), (4, 5), (4, 4)], [(5, 6), (6, 6), (0, 0)]], [], 1)
    marked = []
    for tile, end, half in [
        ((5, 5), 0, 0),
        ((5, 6), 0, 0),
        ((4, 5), 1, 1),
        ((6, 6), 0, 0),
        ((4, 4), 1, 0),
    ]:
        state = apply(state, ("lay", tile, end, half))
        marked.append(count(state))
    assert marked == [2, 0, 2, 0, 4]
