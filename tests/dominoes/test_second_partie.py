"""Whole parties in lockstep: leads, scores, the winner, what he has won and from whom."""

from __future__ import annotations

import random
from typing import Any

import pytest

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.match import Partie
from palamede.dominoes.tiles import Tile
from tests.dominoes.lockstep import conventions, playable
from tests.second import play, score
from tests.second.presets import Rules, resolve, tables

TABLES = [pytest.param(name, players, id=f"{name}-{players}") for name, players in tables()]
MOST_DEALS = 400


def play_deal(partie: Partie, state: play.State, rng: random.Random) -> play.State:
    """The same random moves on both sides."""
    deal = partie.deal
    assert deal is not None
    assert (deal.leader, list(deal.scores)) == (state["leader"], state["scores"])
    while not play.over(state):
        move = rng.choice(play.legal(state))
        deal.push(play.action(state["rules"], move))
        state = play.apply(state, move)
    return state


def tiles_of(pairs: Any) -> list[Tile]:
    return [Tile(*pair) for pair in pairs]


def play_partie(agreed: Conventions, rules: Rules, rng: random.Random) -> bool:
    """Play a partie on both sides; returns whether it ended within the bound."""
    lead: int | None = rng.randint(1, rules["seats"])
    partie = Partie(agreed, leader=lead)
    match = score.Match(rules)
    again = True  # whether the rule of the first deal holds for this one
    for _ in range(MOST_DEALS):
        assert partie.winner == ()
        assert partie.multiplier == 1
        state = play.random_deal(rules, rng)
        state["scores"] = list(match.totals)
        decided = score.forced_lead(rules, state["hands"]) if again else None
        if decided is not None:
            lead, state["forced"] = decided
        assert lead is not None
        state["leader"] = state["turn"] = lead
        partie.start([tiles_of(hand) for hand in state["hands"]], tiles_of(state["stock"]))
        state = play_deal(partie, state, rng)
        match.add(state)
        entry = partie.settle()
        result = score.outcome(state)
        assert result is not None
        assert list(entry.outcome.winners) == result["winners"]
        assert list(entry.marks) == result["marks"]
        assert list(partie.scores) == match.totals
        assert partie.finished == match.finished()
        if partie.finished:
            break
        lead = score.next_lead(state, result)
        again = lead is None
    side = match.winner()
    assert partie.winning_side == side
    assert list(partie.winner) == ([] if side is None else score.seats_of(rules, side))
    assert partie.multiplier == match.multiplier()
    if partie.finished:
        assert list(partie.accounts) == match.accounts(partie.dead)
        assert sum(partie.accounts) == 0
    else:
        assert sum(partie.accounts) + partie.pot == 0
    return partie.finished


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_parties_of_every_preset(name: str, players: int) -> None:
    """As the books have them, with a stake."""
    rng = random.Random(f"partie {name} {players}")
    changes = {"stake": 7}
    agreed, rules = conventions(name, players, changes), resolve(name, players, **changes)
    assert all(play_partie(agreed, rules, rng) for _ in range(2))


def random_match_changes(name: str, rng: random.Random) -> Rules:
    """Switches of the partie drawn at random."""
    values: dict[str, list[Any]] = {
        "blocked_tie": ["void", "primacy", "split"],
        "next_lead": ["rotate", "rotate_back", "winner", "after_winner"],
        "tie_lead": ["rotate", "same"],
        "first_lead": ["drawn", "highest_double"],
        "pay_out": ["opponents", "all", "winner_own"],
        "goal": ["fewest", "most"],
        "target": [1, 15, 40],
        "match_value": ["simple", "bredouille"],
        "stake": [1, 5],
        "match_end": ["reach", "deals", "pot"],
        "count": ["none", "fives", "threes"],
    }
    chosen = rng.sample(sorted(values), rng.randint(1, 5))
    changes = {switch: rng.choice(values[switch]) for switch in chosen}
    rules = {**resolve(name, 4 if name == "voleur" else 3 if name == "pot" else 2), **changes}
    if rules["match_end"] == "deals":
        changes["target"] = rng.choice([1, 2, 3])
    if rules["match_end"] == "pot" or changes.get("match_end") == "pot":
        changes.pop("target", None)
    if changes.get("first_lead") == "highest_double" and rng.random() < 0.5:
        changes["next_lead"] = "first_lead"
    return changes


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(16))
def test_parties_with_random_conventions(seed: int) -> None:
    """The same with other leads, ends, payments and values of a partie."""
    rng = random.Random(f"parties {seed}")
    played = 0
    for _ in range(30):
        name, players = rng.choice(tables())
        changes = random_match_changes(name, rng)
        both = playable(name, players, changes)
        if both is None or (both[1]["match_end"] == "pot" and both[1]["sides"] != "solo"):
            continue
        played += 1
        play_partie(*both, rng)
    assert played >= 15, "too many of the drawn conventions were refused"
