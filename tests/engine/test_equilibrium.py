"""Small games solved whole: equilibrium, best answers, and ends of deals as games of their own."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from palamede.dominoes import Deal, Tile, presets
from palamede.dominoes.conventions import Conventions
from palamede.engine.endgame import Endgame, endgame_mixture
from palamede.engine.equilibrium.small import SmallGame
from palamede.engine.kernel.tables import UnsupportedError
from palamede.engine.ranges import Inference, act_values, ranged_mixture, ranges_of
from tests.engine.equilibrium_lp import value_of


def small(set: int, hand: int) -> Conventions:
    return presets.conventions("tete_a_tete", set=set, hand=hand)


@pytest.fixture(scope="module")
def tiny() -> SmallGame:
    return SmallGame(small(2, 2))


@pytest.mark.parametrize(("set", "hand"), [(2, 2), (2, 3), (3, 2)])
def test_regret_minimisation_comes_to_the_value_that_a_linear_program_finds(
    set: int, hand: int
) -> None:
    game = SmallGame(small(set, hand))
    policy, left, _ = game.solve(within=1e-5)
    assert left <= 1e-5
    assert game.exploitability(policy) == left
    # The value of a policy that can be exploited by e is within 2 e of that of the game.
    assert game.value(policy) == pytest.approx(value_of(small(set, hand)), abs=3e-5)


def test_the_tree_holds_every_point_that_the_rules_know(tiny: SmallGame) -> None:
    """Counted by the rules; on equal ends what is laid right is the mirror image of the left."""

    def points(deal: Deal) -> int:
        if deal.is_over():
            return 1
        moves = list(deal.legal_moves)
        if deal.ends is not None and deal.ends[0] == deal.ends[1]:
            moves = [move for move in moves if move.is_pass or not move.action & 2]
        total = 1
        for move in moves:
            deal.push(move)
            total += points(deal)
            deal.pop()
        return total

    tiles = tiny.conventions.tiles
    total = 0
    for hands in tiny.worlds:
        dealt = [[tile for at, tile in enumerate(tiles) if int(hand) >> at & 1] for hand in hands]
        rest = [tile for tile in tiles if tile not in dealt[0] + dealt[1]]
        total += points(Deal(tiny.conventions, dealt, rest))
    assert tiny.tree.states == total


def test_a_best_answer_is_the_best_of_all_pure_policies() -> None:
    """Every pure policy of a seat in double-two with two tiles each, one set after the other."""
    game = SmallGame(small(2, 2))
    rng = np.random.default_rng(3)
    counts = np.diff(game.tree.first)
    for other in (game.uniform(), _mixed(rng, counts)):
        for mask, seat in ((1, 0), (2, 1)):
            sign = 1 if seat == 0 else -1
            mine = np.flatnonzero(game.tree.seat == seat)
            # Sets of different first hands do not touch each other: sum the best of each hand.
            best = _best_by_hands(game, other, seat, mine, sign)
            assert game.answered(other, mask) == pytest.approx(best, abs=1e-9)


def _mixed(rng: np.random.Generator, counts: np.ndarray) -> np.ndarray:
    return np.concatenate([rng.dirichlet(np.ones(count)) for count in counts])


def _best_by_hands(
    game: SmallGame, policy: np.ndarray, seat: int, mine: np.ndarray, sign: int
) -> float:
    """Return the best value over pure policies, hand by hand, by trying every one of them."""
    samples = {int(known): game.view(int(known)) for known in mine}
    groups: dict[tuple[object, ...], list[int]] = {}
    for known, view in samples.items():
        groups.setdefault(view.start_hands[seat], []).append(known)
    before = sign * game.value(policy)
    gain = 0.0
    for group in groups.values():
        spans = [range(game.tree.first[known], game.tree.first[known + 1]) for known in group]
        values = []
        for taken in product(*spans):
            tried = policy.copy()
            for span, entry in zip(spans, taken, strict=True):
                tried[span.start : span.stop] = 0
                tried[entry] = 1
            values.append(sign * game.value(tried))
        gain += max(values) - before
    return before + gain


def test_every_set_is_a_view_of_its_seat_with_its_acts(tiny: SmallGame) -> None:
    for known in range(len(tiny.tree.seat)):
        view = tiny.view(known)
        acts = tiny.tree.acts[tiny.tree.first[known] : tiny.tree.first[known + 1]].tolist()
        assert view.seat == view.turn == tiny.tree.seat[known] + 1
        assert set(acts) <= set(view.legal)
        equal = view.ends is not None and view.ends[0] == view.ends[1]
        assert len(acts) == len(view.legal) / (2 if equal else 1)


def test_only_what_a_player_can_come_to_is_asked_of_it(tiny: SmallGame) -> None:
    policy = np.zeros(len(tiny.tree.acts))
    first = tiny.reached(policy)
    assert first.any()
    for known in np.flatnonzero(first):
        assert not _choices(tiny, int(known)), "nothing was chosen before"
    for known in np.flatnonzero(first):
        tiny.put(policy, int(known), {int(tiny.tree.acts[tiny.tree.first[known]]): 1.0})
    second = tiny.reached(policy)
    assert (second >= first).all()
    assert not second.all(), "a pure policy does not come everywhere"


def _choices(game: SmallGame, known: int) -> int:
    """Return how many choices the seat of a set has made on its way there."""
    view = game.view(known)
    seat = int(game.tree.seat[known])
    history, count = int(game.tree.history[known]), 0
    while (history := int(game.tree.parent[history])) >= 0:
        held = set(view.start_hands[seat] or ())
        for ply in view.plies[: len(game.history(history))]:
            held -= {ply.tile} if ply.seat == seat + 1 else set()
        tiles = game.conventions.tiles
        mask = np.uint64(sum(1 << tiles.index(tile) for tile in held))
        count += bool(
            np.any(
                (game.tree.history == history) & (game.tree.seat == seat) & (game.tree.hand == mask)
            )
        )
    return count


def test_chances_that_are_none_are_refused(tiny: SmallGame) -> None:
    policy = tiny.uniform()
    with pytest.raises(ValueError, match="do not sum to 1"):
        tiny.put(policy, 0, {int(tiny.tree.acts[0]): 0.5})


@pytest.mark.parametrize("rules", ["peche", "matador"])
def test_games_with_drawing_are_refused(rules: str) -> None:
    with pytest.raises(UnsupportedError):
        SmallGame(presets.conventions(rules, set=2, hand=2))


# ---------------------------------------------------------------- ends of deals
def test_the_end_of_a_deal_that_begins_at_its_lead_is_played_in_equilibrium(
    tiny: SmallGame,
) -> None:
    policy = np.zeros(len(tiny.tree.acts))
    for known in range(len(tiny.tree.seat)):
        mixture = endgame_mixture(tiny.view(known), Endgame(tiles=2, iterations=400))
        assert mixture is not None
        tiny.put(policy, known, mixture)
    assert tiny.exploitability(policy) < 1e-4


def test_an_end_with_too_many_tiles_or_pairs_is_left_to_others(tiny: SmallGame) -> None:
    view = tiny.view(0)
    assert endgame_mixture(view, Endgame(tiles=1)) is None
    assert endgame_mixture(view, Endgame(tiles=2, pairs=89)) is None
    assert endgame_mixture(view, Endgame(tiles=2, pairs=90)) is not None


def test_an_end_is_played_alike_in_the_mirror() -> None:
    """After a double the next tile may go left or right; all that follows is a mirror image."""
    conventions = small(3, 3)
    names = (("1-1", "1-2", "0-3"), ("1-3", "3-3", "0-2"))
    hands = [[Tile.parse(name) for name in hand] for hand in names]
    rest = [tile for tile in conventions.tiles if tile not in hands[0] + hands[1]]
    mixtures = []
    for end in "<>":
        deal = Deal(conventions, hands, rest)
        deal.push("1-1<")
        deal.push(f"1-3{end}")
        mixtures.append(endgame_mixture(deal.view(1), Endgame(tiles=2)))
    left, right = mixtures
    assert left is not None
    assert right is not None
    assert len(left) == 2
    assert {act ^ 2: chance for act, chance in right.items()} == left


def test_ranges_are_those_of_a_searcher_who_knows_his_hand() -> None:
    """After a lead the pairs are weighed by what the leader thinks of his two tiles."""
    conventions = small(2, 2)
    tiles = conventions.tiles
    hands = [[tiles[0], tiles[5]], [tiles[1], tiles[2]]]
    rest = [tile for tile in tiles if tile not in hands[0] + hands[1]]
    deal = Deal(conventions, hands, rest)
    inference = Inference(temperature=1.0, uniform=0.05)
    before = ranges_of(deal.view(1), inference)
    assert before is not None
    deal.push(f"{tiles[5]}<")
    after = ranges_of(deal.view(2), inference)
    assert after is not None
    for held in (0, 1, 2):
        pair = (1 << held) | (1 << 5)
        rows = np.flatnonzero(before.hands[:, 0] == pair)
        acts, values = act_values(conventions, before, rows)
        likely = np.exp(values - values.max())
        chance = 0.95 * likely[acts.index(20)] / likely.sum() + 0.025
        left = after.hands[:, 0] == 1 << held
        assert after.weights[left] == pytest.approx(before.weights[rows[0]] * chance)
        # What a hand is worth is the mean of what it is worth against each hand, all alike likely.
        assert values == pytest.approx(
            np.mean([_open(conventions, before.hands[row], acts) for row in rows], axis=0)
        )


def _open(conventions: Conventions, hands: np.ndarray, acts: list[int]) -> list[float]:
    """Return what acts of the leader are worth with open hands, by the rules."""
    tiles = conventions.tiles
    dealt = [[tile for at, tile in enumerate(tiles) if int(hand) >> at & 1] for hand in hands[:2]]
    rest = [tile for tile in tiles if tile not in dealt[0] + dealt[1]]
    deal = Deal(conventions, dealt, rest)

    def best() -> float:
        outcome = deal.outcome()
        if outcome is not None:
            return float(outcome.marks[0] - outcome.marks[1])
        sign = 1 if deal.turn == 1 else -1
        values = []
        for move in list(deal.legal_moves):
            deal.push(move)
            values.append(sign * best())
            deal.pop()
        return sign * max(values)

    found = []
    for act in acts:
        deal.push(next(move for move in deal.legal_moves if move.action == act))
        found.append(best())
        deal.pop()
    return found


def test_a_partie_that_is_all_but_won_changes_what_is_mixed() -> None:
    """Chances of the partie, not marks: far ahead, a side that needs one mark wants to win it."""
    conventions = presets.conventions("tete_a_tete", set=3, hand=3)
    names = (("1-1", "1-2", "0-3"), ("1-3", "3-3", "0-2"))
    hands = [[Tile.parse(name) for name in hand] for hand in names]
    rest = [tile for tile in conventions.tiles if tile not in hands[0] + hands[1]]
    target = conventions.target
    deal = Deal(conventions, hands, rest, scores=(target - 1, 0))
    view = deal.view(1)
    marks = ranged_mixture(view, Inference(), spread=0.25)
    match = ranged_mixture(view, Inference(), spread=0.25, utility="match")
    assert marks is not None
    assert match is not None
    assert marks.keys() == match.keys()
    assert marks != match
    assert sum(match.values()) == pytest.approx(1)
