"""One deal: what may be laid, what a move does, when the deal is over.

A state is a dictionary. A move is `(kind, tile, end, half)`; kind is "lay", "pass" or "draw", end
is 0 (left) or 1 (right), half is 0 when the smaller half touches. A piece of the line is
`(tile, left number, right number, across)`.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from tests.second.presets import Rules

Tile = tuple[int, int]
Move = tuple[str, Tile | None, int, int]
State = dict[str, Any]

PASS: Move = ("pass", None, 0, 0)
DRAW: Move = ("draw", None, 0, 0)


def all_tiles(rules: Rules) -> list[Tile]:
    """Every tile of the set in the order 0-0, 0-1, ... of the specification."""
    top = rules["set"]
    return [(a, b) for a in range(top + 1) for b in range(a, top + 1)]


def action(rules: Rules, move: Move) -> int:
    """The number of a move: 4 t + 2 end + half, then pass, then draw."""
    tiles = all_tiles(rules)
    kind, tile, end, half = move
    if kind == "pass":
        return 4 * len(tiles)
    if kind == "draw":
        return 4 * len(tiles) + 1
    assert tile is not None
    return 4 * tiles.index(tile) + 2 * end + half


def start(
    rules: Rules,
    hands: Iterable[Iterable[Tile]],
    stock: Iterable[Tile],
    leader: int,
    scores: Iterable[int] | None = None,
    forced: Tile | None = None,
) -> State:
    """The state before the lead tile."""
    sides = 2 if rules["sides"] != "solo" else rules["seats"]
    return {
        "rules": rules,
        "hands": [set(hand) for hand in hands],
        "stock": list(stock),
        "line": [],
        "leader": leader,
        "turn": leader,
        "scores": list(scores) if scores is not None else [0] * sides,
        "forced": forced,
        "lead": None,  # the tile that was led
        "counts": [],  # (side, points) in the order in which they were marked
        "passes": 0,  # since the last tile
        "out": None,
        "last": None,
        "reached": None,
    }


def random_deal(rules: Rules, rng: random.Random) -> State:
    """Hands, stock and leader at random."""
    tiles = [tile for tile in all_tiles(rules) if tile not in rules["removed"]]
    rng.shuffle(tiles)
    size, seats = rules["hand"], rules["seats"]
    hands = [tiles[size * i : size * (i + 1)] for i in range(seats)]
    return start(rules, hands, tiles[size * seats :], rng.randint(1, seats))


def side_of(rules: Rules, seat: int) -> int:
    """Number of the side of a seat, from 1."""
    if rules["sides"] == "solo":
        return seat
    return 1 if seat in (1, 3) else 2


def is_matador(rules: Rules, tile: Tile) -> bool:
    """The tiles that go anywhere when halves make seven (0-7 is none of them)."""
    if rules["join"] != "seven":
        return False
    return tile in {(1, 6), (2, 5), (3, 4), (0, 0), (7, 7)}


def lies_across(rules: Rules, tile: Tile) -> bool:
    """Whether a matador keeps both its halves open."""
    a, b = tile
    return is_matador(rules, tile) and (a == b or rules["matador"] == "across")


def wanted(state: State, end: int) -> set[int]:
    """The numbers with which an ordinary tile may touch this end."""
    tile, left, right, across = state["line"][0 if end == 0 else -1]
    if state["rules"]["join"] == "equal":
        return {left if end == 0 else right}
    if not across:
        return {7 - (left if end == 0 else right)}
    if tile == (0, 0):
        return {0, 7}  # a blank follows the double blank; so does a seven where there is one
    if tile == (7, 7):
        return set()  # nothing but another matador
    return {7 - tile[0], 7 - tile[1]}


def ways(state: State, tile: Tile, end: int) -> list[int]:
    """The halves with which the tile may touch this end, as bits."""
    rules = state["rules"]
    a, b = tile
    if is_matador(rules, tile):
        return [0] if lies_across(rules, tile) else [0, 1]
    numbers = wanted(state, end)
    if a == b:
        return [0] if a in numbers else []
    return [half for half in (0, 1) if tile[half] in numbers]


def lays(state: State, seat: int) -> list[Move]:
    """Every way in which this seat could lay a tile now, were it its turn."""
    rules, hand = state["rules"], state["hands"][seat - 1]
    moves: list[Move] = []
    if not state["line"]:
        for tile in sorted(hand):
            if state["forced"] is not None and tile != state["forced"]:
                continue
            moves.append(("lay", tile, 0, 0))
            free = tile[0] != tile[1] and not lies_across(rules, tile)
            if rules["layout"] == "one_end" and free:
                moves.append(("lay", tile, 0, 1))
        return moves
    for tile in sorted(hand):
        for end in [1] if rules["layout"] == "one_end" else [0, 1]:
            moves.extend(("lay", tile, end, half) for half in ways(state, tile, end))
    return moves


def can_draw(state: State) -> bool:
    """Whether the stock still gives a tile."""
    rules = state["rules"]
    return bool(rules["draw"] == "until" and len(state["stock"]) > rules["undrawable"])


def over(state: State) -> str | None:
    """How the deal ended: "domino", "reached" or "closed"; None while it goes on."""
    if state["out"] is not None:
        return "domino"
    if state["reached"] is not None:
        return "reached"
    if not state["line"]:
        return None
    seats = range(1, state["rules"]["seats"] + 1)
    if state["passes"] == len(seats):
        return "closed"
    if not can_draw(state) and not any(lays(state, seat) for seat in seats):
        return "closed"
    return None


def legal(state: State) -> list[Move]:
    """The legal moves of the seat whose turn it is; none when the deal is over."""
    if over(state):
        return []
    rules = state["rules"]
    moves = lays(state, state["turn"])
    if not state["line"]:
        return moves
    if moves:
        # Only matadors fit: they may be kept back, and nothing is drawn.
        kept_back = all(tile is not None and is_matador(rules, tile) for _, tile, _, _ in moves)
        return [*moves, PASS] if kept_back else moves
    return [DRAW] if can_draw(state) else [PASS]


def placed(state: State, move: Move) -> list[Any]:
    """The line after the move."""
    _, tile, end, half = move
    assert tile is not None
    touching, free = tile[half], tile[1 - half]
    across = lies_across(state["rules"], tile)
    if not state["line"]:
        return [(tile, touching, free, across)]
    if across:
        touching, free = tile
    if end == 0:
        return [(tile, free, touching, across), *state["line"]]
    return [*state["line"], (tile, touching, free, across)]


def open_pips(piece: Any, free: int) -> int:
    """What an open end counts: both halves of a tile that lies across the line."""
    (a, b), _, _, across = piece
    return a + b if a == b or across else free


def count(state: State) -> int:
    """What the open ends mark for the tile just laid."""
    rules, line = state["rules"], state["line"]
    if rules["count"] == "none":
        return 0
    if rules["layout"] == "one_end":
        # The left end is no place to play at and counts nothing.
        total = open_pips(line[-1], line[-1][2])
    elif len(line) == 1:
        total = sum(line[0][0])  # a lead double counts once, both halves
    else:
        total = open_pips(line[0], line[0][1]) + open_pips(line[-1], line[-1][2])
    divisor = {"fives": 5, "threes": 3}[rules["count"]]
    return 0 if total % divisor else int(total // rules["unit"])


def apply(state: State, move: Move) -> State:
    """The state after the move; the old one is left as it was."""
    rules, seat = state["rules"], state["turn"]
    after = {**state, "hands": [set(hand) for hand in state["hands"]]}
    after["counts"] = list(state["counts"])
    following = seat % rules["seats"] + 1
    kind, tile, _, _ = move
    if kind == "draw":
        after["hands"][seat - 1].add(state["stock"][0])
        after["stock"] = state["stock"][1:]
        return after
    after["turn"] = following
    if kind == "pass":
        after["passes"] = state["passes"] + 1
        return after
    after["passes"] = 0
    after["lead"] = state["lead"] or tile
    after["line"] = placed(state, move)
    after["hands"][seat - 1].remove(tile)
    after["last"] = seat
    points = count(after)
    if points:
        after["counts"].append((side_of(rules, seat), points))
    if not after["hands"][seat - 1]:
        after["out"] = seat
    elif rules["count"] != "none" and rules["match_end"] == "reach":
        side = side_of(rules, seat)
        total = state["scores"][side - 1] + sum(p for s, p in after["counts"] if s == side)
        if total >= rules["target"]:
            after["reached"] = seat
    return after


def ends(state: State) -> tuple[int, int] | None:
    """Left and right number; a bare matador laid across gives its larger half.

    A matador that was led gives its small half at the left and its large one at the right.
    """
    line = state["line"]
    if not line:
        return None
    shown = []
    for (tile, left, right, across), number in ((line[0], line[0][1]), (line[-1], line[-1][2])):
        assert {left, right} == set(tile)
        shown.append(tile[1] if across and tile != state["lead"] else number)
    return (shown[0], shown[1])


def perft(state: State, depth: int) -> int:
    """How many lines of play of this many moves there are; a finished deal counts as one."""
    if depth == 0 or over(state):
        return 1
    return sum(perft(apply(state, move), depth - 1) for move in legal(state))
