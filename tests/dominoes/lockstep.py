"""Play the package and the second implementation side by side, and compare them at every step."""

from __future__ import annotations

import random
from typing import Any

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import ConventionError
from palamede.dominoes.tiles import Tile
from tests.second import play, score
from tests.second.presets import Rules, resolve


def conventions(name: str, players: int, changes: Rules) -> Conventions:
    """The package's conventions for the same table; raises ConventionError as it does."""
    given = dict(changes)
    if "removed" in given:
        given["removed"] = tuple(Tile(*tile) for tile in given["removed"])
    return presets.conventions(name, players=players, **given)


def mirror(agreed: Conventions, state: play.State) -> Deal:
    """The package's deal with the tiles of a fresh second state."""
    forced = state["forced"]
    return Deal(
        agreed,
        [[Tile(*tile) for tile in sorted(hand)] for hand in state["hands"]],
        [Tile(*tile) for tile in state["stock"]],
        leader=state["leader"],
        scores=tuple(state["scores"]),
        forced_lead=None if forced is None else Tile(*forced),
    )


def compare(deal: Deal, state: play.State) -> None:
    """Everything that both can say about the position is the same."""
    rules = state["rules"]
    expected = sorted(play.action(rules, move) for move in play.legal(state))
    found = sorted(move.action for move in deal.legal_moves)
    assert found == expected, f"legal moves of {deal.line()}"
    assert len(deal.legal_moves) == len(expected)
    assert deal.ends == play.ends(state)
    assert [str(tile) for tile in deal.stock] == [f"{a}-{b}" for a, b in state["stock"]]
    for seat, hand in enumerate(state["hands"], 1):
        assert {str(tile) for tile in deal.hand(seat)} == {f"{a}-{b}" for a, b in hand}
    result, other = deal.outcome(), score.outcome(state)
    if other is None:
        assert result is None
        assert deal.turn == state["turn"]
        return
    assert result is not None, f"not over: {deal.line()}"
    assert deal.turn is None
    found_result = {
        "kind": result.kind,
        "out": result.out,
        "winners": list(result.winners),
        "pips": list(result.pips),
        "marks": list(result.marks),
    }
    assert found_result == other, deal.line()


def run(deal: Deal, state: play.State, rng: random.Random) -> play.State:
    """Play both to the end by the same random moves; returns the second's last state."""
    compare(deal, state)
    while not play.over(state):
        move = rng.choice(play.legal(state))
        number = play.action(state["rules"], move)
        deal.push(next(own for own in deal.legal_moves if own.action == number))
        state = play.apply(state, move)
        compare(deal, state)
    return state


def random_scores(rules: Rules, rng: random.Random) -> list[int]:
    """Totals before the deal; high enough that a count may end the partie in mid-deal."""
    if rules["match_end"] != "reach":
        return [0] * score.sides_count(rules)
    return [rng.randrange(rules["target"]) for _ in range(score.sides_count(rules))]


def random_changes(rng: random.Random) -> Rules:
    """A few switches with values drawn at random; not every draw can be played."""
    values: dict[str, list[Any]] = {
        "hand": [1, 2, 3, 4, 5, 6, 7, 8],
        "set": [3, 5, 6, 7, 8, 9],
        "removed": [[(0, 0)], [(1, 2), (3, 3)]],
        "layout": ["one_end", "line"],
        "join": ["equal", "seven"],
        "matador": ["across", "lengthwise"],
        "draw": ["none", "until"],
        "undrawable": [0, 1, 2],
        "goal": ["fewest", "most"],
        "blocked_tie": ["void", "primacy", "split"],
        "pay_out": ["opponents", "all", "hand", "winner_own", "nothing"],
        "pay_block": ["same", "opponents", "all", "hand", "winner_own", "nothing"],
        "rounding": ["none", "nearest_5"],
        "unit": [1, 3, 5],
        "next_lead": ["rotate", "rotate_back", "winner", "after_winner", "first_lead"],
        "tie_lead": ["rotate", "same"],
        "first_lead": ["drawn", "highest_double"],
        "target": [1, 20, 50, 150],
    }
    chosen = rng.sample(sorted(values), rng.randint(1, 5))
    changes = {name: rng.choice(values[name]) for name in chosen}
    counted = rng.choice(["none", "none", "fives", "threes"])
    if counted != "none":
        changes["count"] = counted
        changes["unit"] = rng.choice([1, {"fives": 5, "threes": 3}[counted]])
    return changes


def playable(name: str, players: int, changes: Rules) -> tuple[Conventions, Rules] | None:
    """Both forms of the conventions, or None where the package refuses them."""
    try:
        return conventions(name, players, changes), resolve(name, players, **changes)
    except ConventionError:
        return None
