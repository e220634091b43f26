"""Just enough of the record format to replay the sample parties."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tests.second.play import DRAW, PASS, Move, State, Tile, apply, legal, lies_across, over, start
from tests.second.presets import Rules, resolve


def tile_of(text: str) -> Tile:
    """`5-3` as (3, 5)."""
    a, b = sorted(int(number) for number in text.split("-"))
    return (a, b)


def move_of(rules: Rules, token: str, lead: bool) -> Move:
    """A token of the play without its seat prefix."""
    if token.startswith("+"):
        return DRAW
    if token in ("pass", "p"):
        return PASS
    tile = tile_of(token.rstrip("<>"))
    if lead:
        return ("lay", tile, 0, 0)
    first, second = (int(number) for number in token.rstrip("<>").split("-"))
    half = 0 if lies_across(rules, tile) or first <= second else 1
    return ("lay", tile, 0 if token.endswith("<") else 1, half)


def deals(text: str) -> Iterator[tuple[Rules, int, list[list[Tile]], list[Tile], list[str]]]:
    """Rules, lead, hands, stock and tokens of every deal of a one-partie record."""
    head, *bodies = re.split(r'\[Deal "\d+"\]', text)
    name = re.search(r'\[Rules "(\w+)"\]', head)
    seats = re.search(r'\[Seats "([^"]*)"\]', head)
    assert name and seats
    rules = resolve(name[1], len(seats[1].split(";")))
    for body in bodies:
        tags = dict(re.findall(r'\[(\w+) "([^"]*)"\]', body))
        hands = [[tile_of(t) for t in h.split(":")[1].split()] for h in tags["Hands"].split(";")]
        stock = [tile_of(t) for t in tags["Stock"].split()] if tags.get("Stock") else []
        play = re.sub(r"\[.*?\]", "", body).split()
        tokens = [token for token in play if not re.fullmatch(r"\d+\.", token)]
        yield rules, int(tags["Lead"]), hands, stock, tokens


def replay(
    deal: tuple[Rules, int, list[list[Tile]], list[Tile], list[str]], scores: list[int]
) -> State:
    """Play a recorded deal; the closing passes are no moves and are left out."""
    rules, lead, hands, stock, tokens = deal
    state: State = start(rules, hands, stock, lead, scores)
    for token in tokens:
        if over(state):
            assert token in ("pass", "p"), f"{token} after the end"
            continue
        move = move_of(rules, token, not state["line"])
        assert move in legal(state), f"{token} is not legal"
        state = apply(state, move)
    return state


def summary(state: State) -> dict[str, Any]:
    """What the sample answers tell of a deal."""
    from tests.second.play import ends
    from tests.second.score import outcome

    result = outcome(state)
    assert result is not None
    return {
        "lead": state["leader"],
        "outcome": result["kind"],
        "marks": result["marks"],
        "ends": list(ends(state) or ()),
    }
