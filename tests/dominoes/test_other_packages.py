"""The blocked game as PyPI `dominoes` and OpenSpiel play it, confirmed; and where they go astray.

Both packages play whole random deals themselves; the package follows every move. What they do
otherwise is listed here, one test a deviation:

* `dominoes` offers the left end only when both ends show the same number;
* `dominoes` forgets the passes that prove a closed game;
* OpenSpiel names no end, so equal ends are one move to it;
* OpenSpiel's two-hand game pays nothing, as for a draw, when the loser is left with 0-0 alone;
* OpenSpiel's four-hand game gives the deal to the lighter side even when a player went out, so
  that he may be paid nothing or less.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.tiles import Tile

peer = pytest.importorskip("dominoes")
pyspiel = pytest.importorskip("pyspiel")
team_dominoes = pytest.importorskip("open_spiel.python.games.team_dominoes")
block_dominoes = pytest.importorskip("open_spiel.python.games.block_dominoes")

GAMES = 60


# ---------------------------------------------------------------- PyPI dominoes


def four_hands(pay: str) -> Conventions:
    """Two pairs with seven tiles each and no stock: the game of both packages."""
    return presets.conventions("voleur", players=4, hand=7, pay_out=pay)


def own_tile(tile: Any) -> Tile:
    return Tile(int(tile[0]), int(tile[1]))


def mirrored(game: Any) -> Deal:
    """The package's deal with the hands of a fresh `dominoes` game; it pays all hands."""
    return Deal(
        four_hands("all"),
        [[own_tile(tile) for tile in hand] for hand in game.hands],
        leader=game.turn + 1,
    )


def pass_until(deal: Deal, seat: int) -> None:
    """Push the passes that the other programs skip over."""
    while deal.turn is not None and deal.turn != seat:
        assert [str(move) for move in deal.legal_moves] == ["pass"]
        deal.push("pass")


def offered(game: Any) -> set[tuple[Tile, int]]:
    """Its moves as (tile, end), with the right end that it leaves out on equal ends."""
    moves = {(own_tile(tile), 0 if left else 1) for tile, left in game.valid_moves}
    if game.board and game.board.left_end() == game.board.right_end():
        assert all(end == 0 for _, end in moves)
        moves |= {(tile, 1) for tile, _ in moves}
    return moves


def push(deal: Deal, tile: Tile, end: int) -> None:
    deal.push(next(move for move in deal.legal_moves if (move.tile, move.end) == (tile, end)))


def closing_passes(deal: Deal) -> int:
    return sum(ply.closing for ply in deal.plies)


def test_pypi_dominoes_agrees_on_random_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Legal moves at every turn, who ends the deal and how, and what is marked."""
    rng = random.Random("pypi dominoes")
    monkeypatch.setattr(random, "shuffle", rng.shuffle)
    for _ in range(GAMES):
        game = peer.Game.new(starting_player=rng.randrange(4))
        deal = mirrored(game)
        while game.result is None:
            pass_until(deal, game.turn + 1)
            assert {(move.tile, move.end) for move in deal.legal_moves} == offered(game)
            tile, left = rng.choice(game.valid_moves)
            push(deal, own_tile(tile), 0 if left else 1)
            game.make_move(tile, left)
        outcome = deal.outcome()
        assert outcome is not None
        assert outcome.kind == ("domino" if game.result.won else "closed")
        assert deal.plies[len(deal.move_stack) - 1].seat == game.result.player + 1
        assert outcome.marks[0] - outcome.marks[1] == game.result.points
        # It never writes the passes that prove the block.
        assert len(game.moves) == len(deal.plies) - closing_passes(deal)
        assert closing_passes(deal) == (0 if game.result.won else 4)


HANDS_OF_A_BLOCK = (
    "0-0 1-1 2-2 3-3 4-4 5-5 6-6",
    "0-1 0-2 0-3 0-4 0-5 0-6 1-2",
    "1-3 1-4 1-5 1-6 2-3 2-4 2-5",
    "2-6 3-4 3-5 3-6 4-5 4-6 5-6",
)


def peer_game(hands: tuple[str, ...], turn: int = 0) -> Any:
    """A `dominoes` game with these hands."""
    own = [
        peer.Hand([peer.Domino(*map(int, word.split("-"))) for word in hand.split()])
        for hand in hands
    ]
    moves = tuple((tile, True) for tile in own[turn])
    return peer.Game(peer.Board(), own, [], turn, moves, turn, None)


def test_pypi_dominoes_offers_one_of_two_equal_ends() -> None:
    """Deviation: after 0-0 seat 2 may go left or right, it says left."""
    game = peer_game(HANDS_OF_A_BLOCK)
    deal = mirrored(game)
    game.make_move(peer.Domino(0, 0), True)
    deal.push("0-0")
    assert {left for _, left in game.valid_moves} == {True}
    assert {move.end for move in deal.legal_moves} == {0, 1}
    assert len(deal.legal_moves) == 2 * len(game.valid_moves) == 12


# ---------------------------------------------------------------- OpenSpiel


def spiel_moves(module: Any, state: Any) -> set[tuple[Tile, int | None]]:
    """Its legal moves as (tile, number touched); None before the lead."""
    actions = [module._ACTIONS[number] for number in state.legal_actions()]
    return {
        (own_tile(action.tile), None if action.edge is None else int(action.edge))
        for action in actions
    }


def own_moves(deal: Deal) -> set[tuple[Tile, int | None]]:
    """Ours in the same form: equal ends fall together."""
    return {
        (move.tile, None if deal.ends is None else move.touch)
        for move in deal.legal_moves
        if move.tile is not None
    }


def follow(module: Any, state: Any, deal: Deal, number: int) -> None:
    """Make OpenSpiel's move on both sides."""
    action = module._ACTIONS[number]
    touched = None if action.edge is None else int(action.edge)
    tile = own_tile(action.tile)
    deal.push(
        next(
            move for move in deal.legal_moves if move.tile == tile and touched in (None, move.touch)
        )
    )
    state.apply_action(number)


def dealt(name: str, rng: random.Random) -> Any:
    """A fresh state with random hands."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def deal_of(state: Any) -> Deal:
    """The package's deal with the same hands; seat 1 leads."""
    hands = [[own_tile(tile) for tile in hand] for hand in state.hands]
    if len(hands) == 4:
        return Deal(four_hands("opponents"), hands)
    agreed = presets.conventions("tete_a_tete", players=2)
    stock = [tile for tile in agreed.tiles if not any(tile in hand for hand in hands)]
    return Deal(agreed, hands, stock)


@pytest.mark.parametrize(
    ("name", "module"),
    [("python_block_dominoes", block_dominoes), ("python_team_dominoes", team_dominoes)],
)
def test_openspiel_agrees_on_random_games(name: str, module: Any) -> None:
    """Legal moves at every turn, the end, and the marks but for the listed deviations."""
    rng = random.Random(name)
    astray = 0
    for _ in range(GAMES):
        state = dealt(name, rng)
        deal = deal_of(state)
        while not state.is_terminal():
            pass_until(deal, state.current_player() + 1)
            assert own_moves(deal) == spiel_moves(module, state)
            follow(module, state, deal, rng.choice(state.legal_actions()))
        outcome = deal.outcome()
        assert outcome is not None
        returns = state.returns()
        assert returns[0] == -returns[1]
        ours = outcome.marks[0] - outcome.marks[1]
        if ours == returns[0]:
            continue
        astray += 1
        totals = [sum(outcome.pips[side::2]) for side in (0, 1)]
        winner = deal.conventions.side_of(outcome.out or 1) - 1
        # Nothing else differs: somebody went out, and his side is not the lighter one.
        assert outcome.kind == "domino"
        assert totals[winner] >= totals[1 - winner]
        assert outcome.marks[winner] == totals[1 - winner]
    assert astray == 0 if module is block_dominoes else astray > 0


def fixed_state(name: str, hands: tuple[str, ...]) -> Any:
    """An OpenSpiel state with these hands before the lead."""
    rng = random.Random(name)
    state = dealt(name, rng)
    for own, hand in zip(state.hands, hands, strict=True):
        own[:] = sorted(tuple(float(n) for n in word.split("-")) for word in hand.split())
    return state


def test_openspiel_calls_a_win_over_a_lone_double_blank_a_draw() -> None:
    """Deviation: 1 goes out, 2 is left with 0-0; it returns nothing for both, as after a tie."""
    state = fixed_state("python_block_dominoes", ("1-1", "0-0"))
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0, 0]
    agreed = presets.conventions("tete_a_tete", players=2, hand=1)
    rest = [tile for tile in agreed.tiles if tile not in (Tile(1, 1), Tile(0, 0))]
    deal = Deal(agreed, [[Tile(1, 1)], [Tile(0, 0)]], rest)
    deal.push("1-1")
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.winners, outcome.marks) == ("domino", (1,), (0, 0))


@pytest.mark.parametrize(
    ("partner", "returned"), [("6-6", -12), ("0-4", 0)], ids=["heavier", "equal"]
)
def test_openspiel_charges_the_winner_for_a_heavy_partner(partner: str, returned: int) -> None:
    """Deviation: 1 goes out, his partner is not lighter than both adversaries together."""
    hands = ("1-1", "0-1", partner, "1-2")
    state = fixed_state("python_team_dominoes", hands)
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns()[0] == returned
    agreed = presets.conventions("voleur", players=4, hand=1)
    held = [Tile.parse(hand) for hand in hands]
    deal = Deal(agreed, [[tile] for tile in held], [t for t in agreed.tiles if t not in held])
    deal.push("1-1")
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.out, outcome.winners, outcome.marks) == (1, (1, 3), (4, 0))
