"""The package and the second implementation agree: moves, ends, outcome, marks, lead, counts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from tests.dominoes.lockstep import (
    conventions,
    mirror,
    playable,
    random_changes,
    random_scores,
    run,
)
from tests.second import play, score
from tests.second.presets import PRESETS, resolve, tables
from tests.second.record import tile_of

GOLDEN = Path(__file__).parents[1] / "golden"

TABLES = [pytest.param(name, players, id=f"{name}-{players}") for name, players in tables()]


def test_both_know_the_same_presets_and_numbers_of_players() -> None:
    """No preset is left out of the comparison."""
    assert set(PRESETS) == set(presets.PRESETS)
    for name, preset in presets.PRESETS.items():
        own = [players for known, players in tables() if known == name]
        assert own == list(preset.players)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_switches_are_read_alike(name: str, players: int) -> None:
    """Each switch of the plain dictionary has that value in the package."""
    rules = resolve(name, players)
    agreed = conventions(name, players, {})
    differing = {
        switch: (value, getattr(agreed, switch))
        for switch, value in rules.items()
        if switch not in ("name", "removed") and getattr(agreed, switch) != value
    }
    assert differing == {}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_deals_in_lockstep(name: str, players: int) -> None:
    """Whole deals, every position compared."""
    rng = random.Random(f"lockstep {name} {players}")
    rules = resolve(name, players)
    agreed = conventions(name, players, {})
    for _ in range(12):
        state = play.random_deal(rules, rng)
        state["scores"] = random_scores(rules, rng)
        run(mirror(agreed, state), state, rng)


def deals_with_random_conventions(rng: random.Random, draws: int) -> int:
    """Compare deals under drawn conventions; returns how many of them could be played."""
    played = 0
    for _ in range(draws):
        name, players = rng.choice(tables())
        both = playable(name, players, random_changes(rng))
        if both is None:
            continue
        agreed, rules = both
        for _ in range(2):
            state = play.random_deal(rules, rng)
            state["scores"] = random_scores(rules, rng)
            lead = score.forced_lead(rules, state["hands"])
            if lead is not None:
                state["leader"], state["forced"] = lead
                state["turn"] = state["leader"]
            run(mirror(agreed, state), state, rng)
            played += 1
    return played


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(24))
def test_random_conventions_in_lockstep(seed: int) -> None:
    """The same with switches changed at random on random presets."""
    played = deals_with_random_conventions(random.Random(f"conventions {seed}"), 60)
    assert played >= 20, "too many of the drawn conventions were refused"


@pytest.mark.soak
def test_many_random_conventions_in_lockstep() -> None:
    """Thousands of them, other ones in every run."""
    seed = random.SystemRandom().randrange(2**64)
    print(f"seed {seed}")  # shown by pytest when the test fails
    played = deals_with_random_conventions(random.Random(seed), 6000)
    assert played >= 2000, f"too many of the conventions drawn with {seed} were refused"


def count(deal: Deal, depth: int) -> int:
    """How many lines of play of `depth` moves there are; a deal over sooner counts as one."""
    if depth == 0 or deal.outcome() is not None:
        return 1
    total = 0
    for move in tuple(deal.legal_moves):
        deal.push(move)
        total += count(deal, depth - 1)
        deal.pop()
    return total


# Ten tiles have no halves that make seven.
@pytest.mark.parametrize(
    ("name", "players"), [pair for pair in tables() if resolve(*pair)["join"] != "seven"]
)
def test_perft_of_small_sets_to_the_last_tile(name: str, players: int) -> None:
    """With ten tiles every line of play is followed to its end."""
    rng = random.Random(f"small {name} {players}")
    rules = resolve(name, players)
    hand = min(3, (10 - rules["undrawable"]) // rules["seats"])
    changes = {"set": 3, "hand": hand}
    agreed = conventions(name, players, changes)
    for _ in range(4):
        state = play.random_deal(resolve(name, players, **changes), rng)
        assert count(mirror(agreed, state), 40) == play.perft(state, 40)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_perft_of_whole_deals(name: str, players: int) -> None:
    """With the hands of the books, a few moves deep."""
    rng = random.Random(f"perft {name} {players}")
    rules = resolve(name, players)
    agreed = conventions(name, players, {})
    for _ in range(2):
        state = play.random_deal(rules, rng)
        assert count(mirror(agreed, state), 3) == play.perft(state, 3)


def golden_perft() -> list[str]:
    return (GOLDEN / "perft.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", golden_perft(), ids=lambda line: line.partition(" ;")[0][:24])
def test_the_golden_counts_are_confirmed(line: str) -> None:
    """The second implementation reads the golden positions itself and counts the same."""
    position, *counts = line.split(" ; ")
    name, leader, held, rest, _scores = position.split()
    hands = [[tile_of(tile) for tile in hand.split(",")] for hand in held.split("/")]
    stock = [] if rest == "." else [tile_of(tile) for tile in rest.split(",")]
    players = 3 if name == "voleur_mort" else len(hands)
    state = play.start(resolve(name, players), hands, stock, int(leader))
    for depth, written in enumerate(counts[:4], 1):
        assert written == f"D{depth} {play.perft(state, depth)}"
