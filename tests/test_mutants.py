"""The tests that cite a row fail when the line that makes the row true is changed."""

from __future__ import annotations

import ast

import pytest

from tests.mutants import MUTANTS
from tests.mutation import Mutant, draw, survives
from tests.rules.scope import SCOPE

DRAWN = 12
AT_LEAST = 200


def name(mutant: Mutant) -> str:
    return f"{MUTANTS.index(mutant)}-{mutant.row}"


@pytest.mark.slow
@pytest.mark.parametrize("mutant", draw(MUTANTS, DRAWN), ids=name)
def test_a_mutant_drawn_at_random_is_killed(mutant: Mutant) -> None:
    assert not survives(mutant), f"no test that cites the row noticed:\n{mutant}"


@pytest.mark.soak
@pytest.mark.parametrize("mutant", MUTANTS, ids=name)
def test_every_mutant_is_killed(mutant: Mutant) -> None:
    assert not survives(mutant), f"no test that cites the row noticed:\n{mutant}"


@pytest.mark.parametrize("mutant", MUTANTS, ids=name)
def test_a_mutant_is_a_change_of_one_line_that_still_compiles(mutant: Mutant) -> None:
    assert mutant.old != mutant.new
    assert "\n" not in mutant.old + mutant.new
    assert mutant.row in SCOPE
    assert ast.dump(ast.parse(mutant.mutated()))


def test_there_are_mutants_enough_and_no_two_alike() -> None:
    assert len(MUTANTS) >= AT_LEAST
    assert len({(mutant.file, mutant.old, mutant.new) for mutant in MUTANTS}) == len(MUTANTS)


def test_a_change_that_does_not_stand_once_in_the_file_is_refused() -> None:
    mutant = Mutant("SET-01", "tiles.py", "no such line", "", "cannot be applied")
    with pytest.raises(ValueError, match="not 0 times"):
        mutant.mutated()
