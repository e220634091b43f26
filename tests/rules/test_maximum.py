"""The greatest deals of the books (rows MAX)."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from palamede.dominoes.deal import Deal
from palamede.dominoes.tiles import Tile, TileSet
from tests.rules.tables import deal_of, legal_tiles, play, tiles

A_HOLDS = "0-0 0-1 0-2 0-3 1-4 1-5 1-6"
D_HOLDS = "0-4 0-5 0-6 1-1 1-2 1-3"
PLAYED = (
    "0-0 pass pass 0-4> 4-1> pass pass 1-1> 1-0> pass pass 0-5> 5-1> pass pass "
    "1-2> 2-0> pass pass 0-6> 6-1> pass pass 1-3> 3-0>"
)


def renamed(text: str, names: tuple[int, ...]) -> str:
    """Return tiles or moves with number n replaced by names[n]."""
    return "".join(str(names[int(char)]) if char.isdigit() else char for char in text)


@pytest.mark.rule("MAX-01")
def test_one_hundred_and_twenty() -> None:
    """25 plies (13 tiles, 12 passes), B and C never have a legal tile, A marks 120."""
    rng = Random(1)
    others = [t for t in TileSet(6) if t not in tiles(A_HOLDS) + tiles(D_HOLDS)]
    assert len(others) == 15
    for _ in range(20):  # however the 15 other tiles lie
        rng.shuffle(others)
        hands = {
            1: A_HOLDS,
            2: " ".join(map(str, others[:7])),
            3: " ".join(map(str, others[7:14])),
            4: f"{D_HOLDS} {others[14]}",
        }
        deal = deal_of("poule", hands, players=4)
        for word in PLAYED.split():
            if deal.turn in (2, 3):
                assert not legal_tiles(deal)
            deal.push(word)
        assert len(deal.plies) == 25
        assert sum(ply.move.is_pass for ply in deal.plies) == 12
        outcome = deal.outcome()
        assert outcome is not None
        assert (outcome.out, outcome.marks) == (1, (120, 0, 0, 0))


def a_can_force(deal: Deal) -> bool:
    """Whether A can go out for 120 at least, B and C never able to play, whatever D plays."""
    outcome = deal.outcome()
    if outcome is not None:
        return outcome.out == 1 and outcome.marks[0] >= 120
    if deal.turn in (2, 3) and not deal.legal_moves[0].is_pass:
        return False
    results = []
    for move in list(deal.legal_moves):
        deal.push(move)
        results.append(a_can_force(deal))
        deal.pop()
        if results[-1] == (deal.turn == 1):  # A needs one good reply, D one refutation
            break
    return any(results) if deal.turn == 1 else all(results)


@pytest.mark.rule("MAX-01")
def test_whatever_d_plays_a_has_replies() -> None:
    others = [t for t in TileSet(6) if t not in tiles(A_HOLDS) + tiles(D_HOLDS)]
    for other in others:
        deal = deal_of("poule", {1: A_HOLDS, 4: f"{D_HOLDS} {other}"}, players=4)
        deal.push("0-0")
        assert a_can_force(deal), f"D's other tile is {other}"


@pytest.mark.rule("MAX-01")
@pytest.mark.parametrize(("x", "y"), list(itertools.permutations(range(7), 2)))
def test_any_two_numbers_stand_for_blank_and_ace(x: int, y: int) -> None:
    """With x and y in place of 0 and 1 A marks 126 - 6(x + y), so 114 for 0 and 2."""
    rest = [number for number in range(7) if number not in (x, y)]
    names = (x, y, *rest)
    hands = {1: renamed(A_HOLDS, names), 4: renamed(D_HOLDS, names)}
    deal = deal_of("poule", hands, players=4)
    outcome = play(deal, renamed(PLAYED, names)).outcome()
    assert outcome is not None
    assert outcome.marks[0] == 126 - 6 * (x + y)
    if (x, y) == (0, 2):
        assert outcome.marks[0] == 114


@pytest.mark.rule("MAX-01")
def test_one_hundred_and_twenty_nine() -> None:
    """The second record replays, every pass forced, and marks 129 (51 + 26 + 52)."""
    deal = deal_of(
        "poule",
        {
            1: "0-0 0-1 0-3 0-4 0-5 0-6 1-2",
            2: "2-3 2-4 3-3 3-4 3-6 4-4 4-6",
            3: "1-1 1-3 1-4 1-5 1-6 3-5 4-5",
            4: "0-2 2-2 2-5 2-6 5-5 5-6 6-6",
        },
        players=4,
    )
    record = [(1, "0-0"), (4, "0-2>"), (1, "2-1>"), (3, "1-3>"), (1, "3-0>"), (1, "0-1>")]
    record += [(3, "1-4>"), (1, "4-0>"), (1, "0-5>"), (3, "5-1>"), (1, "0-6<")]
    for seat, move in record:
        while deal.turn != seat:
            deal.push("pass")  # the strict table lets nobody pass who could play
        deal.push(move)
    outcome = deal.outcome()
    assert outcome is not None
    assert outcome.pips == (0, 51, 26, 52)
    assert outcome.marks == (129, 0, 0, 0)


@pytest.mark.rule("MAX-02")
def test_the_greatest_deal_of_voleur() -> None:
    """The record replays to a closed game, 38 (12 + 26) against 106 (51 + 55), and marks 106."""
    heavy = [tile for tile in TileSet(6) if tile.pips >= 7]
    assert (len(heavy), sum(tile.pips for tile in heavy)) == (12, 106)
    deal = deal_of(
        "voleur",
        {
            1: "0-0 0-1 0-2 1-1 1-3 2-4",
            2: "2-5 2-6 3-5 3-6 4-4 5-6",
            3: "1-2 1-4 1-5 2-2 2-3 3-3",
            4: "1-6 3-4 4-5 4-6 5-5 6-6",
        },
    )
    assert set(deal.hand(2) + deal.hand(4)) == set(heavy)
    play(deal, "0-0 pass pass pass 0-1> pass 1-2> pass 2-0>")
    outcome = deal.outcome()
    assert outcome is not None
    assert outcome.kind == "closed"
    assert outcome.pips == (12, 51, 26, 55)
    assert outcome.marks == (106, 0)


@pytest.mark.rule("MAX-03")
def test_the_seven_biggest_tiles() -> None:
    """The seven biggest tiles sum to 69, and that is what two players can mark in passing."""
    biggest = sorted(TileSet(6), key=lambda tile: tile.pips)[-7:]
    assert sum(tile.pips for tile in biggest) == 69
    assert {Tile(6, 6), Tile(5, 6), Tile(4, 6), Tile(5, 5), Tile(3, 6), Tile(4, 5)} < set(biggest)
    deal = deal_of(
        "tete_a_tete",
        {1: "0-0 0-1 0-2 1-1 1-2 1-3 2-2", 2: "6-6 5-6 4-6 5-5 3-6 4-5 4-4"},
    )
    play(deal, "0-0 pass 0-2 pass 2-2 pass 2-1 pass 1-1 pass 0-1< pass 1-3>")
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.out, outcome.marks) == (1, (69, 0))
