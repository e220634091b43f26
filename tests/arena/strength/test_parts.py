"""What is measured: enough deals, fair conditions, names that can be asked for."""

from __future__ import annotations

import pytest

from palamede.arena.contenders import contender
from palamede.arena.errors import ArenaError
from palamede.arena.limit.entrants import ENTRANTS
from palamede.arena.strength.parts import (
    GAMES,
    LADDER,
    PARTS_OF_STRENGTH,
    SEED,
    chosen,
    quick,
)
from palamede.arena.terms import Terms
from palamede.dominoes import presets
from palamede.engine import players
from palamede.engine.budget import Budget
from palamede.engine.players.levels import PARTS, method_for, method_without


def test_names_are_told_apart() -> None:
    names = [part.name for part in PARTS_OF_STRENGTH]
    assert len(set(names)) == len(names)


def test_the_table_has_deals_enough_in_every_game_against_every_opponent() -> None:
    matches = [part for part in PARTS_OF_STRENGTH if part.section == "matches"]
    opponents = {"greedy", "classical", "pimc", "rollout"}
    assert {(part.game, part.players[1]) for part in matches} == {
        (game, other) for game in GAMES for other in opponents
    }
    for part in matches:
        four = presets.read(part.rules).seats == 4
        assert part.deals >= (400 if four else 800)
        assert part.players[0] == "maitre@0.1s"


@pytest.mark.parametrize("game", ["tete_a_tete", "voleur"])
@pytest.mark.parametrize("other", ["pimc", "rollout"])
def test_the_headline_rows_have_300_pairs_at_a_second_on_deals_of_their_own(
    game: str, other: str
) -> None:
    parts = [part for part in PARTS_OF_STRENGTH if part.row == f"long-{game}-{other}"]
    assert sum(part.deals for part in parts) == 300
    assert len({part.seed for part in parts}) == len(parts)
    assert {part.players for part in parts} == {("maitre@1s", other)}


def test_no_published_deal_is_one_on_which_versions_are_compared() -> None:
    dealt = [part for part in PARTS_OF_STRENGTH if part.kind != "small"]  # which has all deals
    assert all(part.seed.startswith(SEED) for part in dealt)
    assert not SEED.startswith("tune")


def test_neighbours_of_the_ladder_are_measured_in_the_order_of_the_levels() -> None:
    assert tuple(name.partition("@")[0] for name in LADDER) == players.LEVELS
    pairs = [part.players for part in PARTS_OF_STRENGTH if part.section == "ladder"]
    assert pairs == [(stronger, weaker) for weaker, stronger in zip(LADDER, LADDER[1:])]  # noqa: B905


@pytest.mark.parametrize("part", PARTS_OF_STRENGTH, ids=lambda part: part.name)
def test_everybody_can_be_seated_at_full_size_and_in_small(part) -> None:  # type: ignore[no-untyped-def]
    conventions = presets.read(part.rules)
    for each in (part, quick(part)):
        for name in each.players:
            if part.kind == "small":
                assert ENTRANTS[name](conventions).name
            else:
                contender(name, conventions, Terms())
    assert quick(part).deals <= 4


def test_in_small_nodes_take_the_place_of_time() -> None:
    part = next(part for part in PARTS_OF_STRENGTH if part.name == "partner-greedy-rollout")
    assert quick(part).players == ("maitre@400+greedy", "rollout+greedy")
    assert Budget.parse("400").nodes == 400


def test_parts_are_asked_for_by_name_or_pattern() -> None:
    assert chosen([]) == PARTS_OF_STRENGTH
    assert [part.name for part in chosen(["match-peche-pimc"])] == ["match-peche-pimc"]
    voleur = chosen(["match-voleur-*", "match-voleur-pimc"])
    assert len(voleur) == 4
    with pytest.raises(ArenaError) as caught:
        chosen(["match-whist-*"])
    assert caught.value.code == "strength-part"


def test_every_part_that_changes_how_a_game_is_played_is_taken_away_once() -> None:
    for game in ("tete_a_tete", "voleur"):
        conventions = presets.conventions(game)
        used = {
            part for part in PARTS if method_without(conventions, [part]) != method_for(conventions)
        }
        measured = [
            part.players[1].partition("@")[0].removeprefix("maitre-")
            for part in PARTS_OF_STRENGTH
            if part.section == "ablations" and part.game == game
        ]
        assert sorted(measured) == sorted(used)
        assert "inference" in used
