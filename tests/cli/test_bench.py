"""``palamede bench``: what it prints, and what it refuses."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.running import palamede

QUICK = ("--positions", "6", "--nodes", "500")


def test_nodes_and_acts_are_a_signature() -> None:
    first, again = (json.loads(palamede("bench", *QUICK, "--json").out) for _ in range(2))
    assert first.pop("seconds") > 0 and again.pop("seconds") > 0
    assert first == again
    assert (first["player"], first["positions"]) == ("maitre", 6)
    assert 0 < first["nodes"] <= 3000 and re.fullmatch("[0-9a-f]{8}", first["signature"])


def test_fifty_positions_are_the_default_and_tell_nodes_and_time() -> None:
    ran = palamede("bench", "rollout", "--nodes", "100")
    assert ran.status == 0 and ran.err == ""
    first, second = ran.out.splitlines()
    assert re.fullmatch(r"rollout: [\d,]+ nodes at 50 positions, acts [0-9a-f]{8}", first)
    assert re.fullmatch(r"[\d.]+ s, [\d,]+ nodes a second", second)


def test_nought_nodes_leave_the_player_its_worlds() -> None:
    words = ("bench", "rollout", "--positions", "2", "--json")
    free = json.loads(palamede(*words, "--nodes", "0").out)
    assert free["nodes"] > 2 * 1000 * 2  # a thousand worlds, two acts at least


@pytest.mark.parametrize(("language", "word"), [("fr", "nœuds"), ("es", "nodos")])
def test_it_speaks_the_three_languages(language: str, word: str) -> None:
    ran = palamede("--lang", language, "bench", *QUICK)
    assert [word in line for line in ran.out.splitlines()] == [True, True]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["greedy"], "greedy does not search"),
        (["nobody"], "no player is called “nobody”"),
        (["--nodes", "-1"], "--nodes -1: a whole number from 0"),
        (["--positions", "0"], "from 1 to 100"),
        (["--positions", "101"], "from 1 to 100"),
        (["--positions", "few"], "few is no whole number"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: list[str], told: str) -> None:
    ran = palamede("bench", *words)
    assert ran.status == 2 and ran.out == ""
    assert told in ran.err and len(ran.err.splitlines()) == 1
