"""Cinq partout and trois partout (rows CINQ, TROIS)."""

from __future__ import annotations

from random import Random

import pytest

from palamede.dominoes import presets
from palamede.dominoes.errors import ConventionError
from palamede.dominoes.match import Partie
from palamede.dominoes.tiles import Tile
from tests.rules.tables import deal_of, legal, play
from tests.rules.test_scoring import closed, out


def counts(rules: str, moves: str, hands: dict[int, str]) -> list[int]:
    """Return what each tile of a play marks."""
    deal = play(deal_of(rules, hands, hand=7, players=2), moves)
    return [ply.count for ply in deal.plies if ply.move.is_lay]


@pytest.mark.rule("CINQ-01")
def test_seven_tiles_for_two_or_three_six_for_four() -> None:
    assert [presets.conventions("cinq_partout", players=n).hand for n in (2, 3, 4)] == [7, 7, 6]
    with pytest.raises(ConventionError, match="4 hands of 7 and 2 kept out need 30 tiles"):
        presets.conventions("cinq_partout", players=4, hand=7)
    assert presets.conventions("cinq_partout", players=4).stock_size >= 2


@pytest.mark.rule("CINQ-02")
@pytest.mark.parametrize(
    ("moves", "marks"),
    [
        ("5-6 6-4", [0, 0]),
        ("5-6 6-0", [0, 1]),
        ("4-6 6-1", [2, 1]),
        ("0-0 0-5", [0, 1]),
    ],
)
def test_one_point_for_each_five(moves: str, marks: list[int]) -> None:
    lead, reply = moves.split()
    hands = {1: "-".join(sorted(lead.split("-"))), 2: reply}
    assert counts("cinq_partout", moves, hands) == marks


EXAMPLE = {1: "5-5 4-5 4-4", 2: "5-6 6-6"}


@pytest.mark.rule("CINQ-03")
def test_a_double_counts_both_halves_while_it_is_an_end() -> None:
    hands = {1: "4-6 4-4", 2: "6-6"}
    assert counts("cinq_partout", "4-6 6-6> 4-4<", hands) == [2, 0, 4], "10, 4 + 12, 8 + 12"


@pytest.mark.rule("CINQ-04")
def test_the_example_of_the_encyclopedie() -> None:
    """The record replays with exactly 2, 0, 2, 0, 4."""
    assert counts("cinq_partout", "5-5 5-6< 5-4> 6-6< 4-4>", EXAMPLE) == [2, 0, 2, 0, 4]


@pytest.mark.rule("CINQ-04")
def test_four_is_the_most_one_tile_can_mark() -> None:
    assert max(total // 5 for total in ends_sums() if total % 5 == 0) == 4


@pytest.mark.rule("CINQ-05")
def test_the_partie_stops_as_soon_as_thirty_one_are_reached() -> None:
    assert presets.conventions("cinq_partout").target == 31
    deal = deal_of("cinq_partout", EXAMPLE, players=2, scores=(27, 30))
    play(deal, "5-5 5-6< 5-4>")
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.winners, outcome.marks) == ("reached", (1,), (4, 0))
    assert not deal.legal_moves
    partie = Partie(presets.conventions("cinq_partout"))
    partie.deal = deal
    assert partie.settle().marks == (4, 0)


@pytest.mark.rule("CINQ-05")
def test_one_point_less_and_play_goes_on() -> None:
    deal = play(deal_of("cinq_partout", EXAMPLE, players=2, scores=(26, 30)), "5-5 5-6< 5-4>")
    assert deal.outcome() is None


@pytest.mark.rule("CINQ-06")
def test_the_lead_moves_to_the_left_and_play_to_the_right() -> None:
    partie = Partie(presets.conventions("cinq_partout", players=4), leader=2)
    rng = Random(5)
    leads = []
    for _ in range(4):
        deal = partie.serve(rng)
        leads.append(deal.leader)
        deal.push(deal.legal_moves[0])
        assert deal.turn == deal.leader % 4 + 1
        while deal.legal_moves:
            deal.push(rng.choice(deal.legal_moves))
        partie.settle()
    assert leads == [2, 1, 4, 3]


@pytest.mark.rule("CINQ-07")
def test_at_the_strict_table_nothing_can_be_forgotten() -> None:
    announced = presets.conventions("cinq_partout")
    automatic = presets.conventions("cinq_partout", count_call="automatic")
    assert announced.count_call == "announce"
    for conventions in (announced, automatic):
        deal = play(deal_of(conventions, EXAMPLE), "5-5")
        assert deal.counts == (2, 0)


@pytest.mark.rule("CINQ-08")
def test_no_bonus_for_the_pips_left_unless_agreed() -> None:
    plain = presets.conventions("cinq_partout", players=3)
    assert out(plain, 1, 0, 12, 9).marks == (0, 0, 0)
    assert out(plain, 1, 0, 12, 9).winners == (1,)
    assert closed(plain, 3, 12, 9).marks == (0, 0, 0)
    agreed = plain.replace(pay_out="opponents", rounding="nearest_5")
    assert out(agreed, 1, 0, 12, 9).marks == (4, 0, 0), "21 is nearest to 20"
    assert out(agreed, 1, 0, 12, 11).marks == (5, 0, 0), "23 is nearest to 25"


@pytest.mark.rule("CINQ-09")
def test_who_cannot_match_passes_unless_drawing_is_agreed() -> None:
    hands = {1: "6-6", 2: "0-0 0-1 0-2 0-3 0-4 0-5 1-1"}
    assert legal(play(deal_of("cinq_partout", hands), "6-6")) == {"pass"}
    deal = play(
        deal_of(
            "cinq_partout",
            hands,
            draw="until",
            stock="1-2 1-3 1-4 1-5 2-2 2-3 2-4 2-5 3-3 3-4 3-5 4-4",
        ),
        "6-6",
    )
    draws = 0
    while legal(deal) == {"draw"}:
        deal.push("draw")
        draws += 1
    assert draws == 12, "two tiles always stay in the stock"
    assert (legal(deal), len(deal.stock)) == ({"pass"}, 2)


@pytest.mark.rule("CINQ-10")
def test_after_double_five_only_the_blank_five_marks() -> None:
    """The six other fives give 10, 11, 12, 13, 14, 16: only 0-5 marks (2)."""
    fives = [Tile(number, 5) for number in (0, 1, 2, 3, 4, 6)]
    hands = {1: "5-5", 2: " ".join(map(str, fives))}
    deal = play(deal_of("cinq_partout", hands), "5-5")
    assert deal.counts == (2, 0)
    marked = {}
    for tile in fives:
        deal.push(f"5-{tile.other(5)}<")
        marked[tile] = deal.plies[-1].count
        deal.pop()
    assert marked == {tile: 2 if tile is Tile(0, 5) else 0 for tile in fives}


@pytest.mark.rule("TROIS-01")
def test_three_and_its_multiples() -> None:
    trois = presets.conventions("trois_partout")
    assert (trois.target, trois.count) == (50, "threes")
    for lead, marks in (("1-2", 1), ("3-3", 2), ("4-5", 3), ("6-6", 4), ("0-4", 0)):
        deal = play(deal_of("trois_partout", {1: lead}), lead)
        assert deal.counts[0] == marks


def ends_sums() -> set[int]:
    """Return every sum that two different open ends can make, doubles counting both halves."""
    plain = [(number, number) for number in range(7)]
    doubles = [(number, 2 * number) for number in range(7)]
    return {
        left + right
        for kind_left, left in plain + doubles
        for kind_right, right in plain + doubles
        if not (left == right == 2 * kind_left == 2 * kind_right and kind_left)
    }


@pytest.mark.rule("TROIS-02")
@pytest.mark.parametrize(
    ("moves", "hands", "marks"),
    [
        ("1-3 1-1< 3-2> 2-1>", {1: "1-3 2-3", 2: "1-1 1-2"}, 1),
        ("0-3", {1: "0-3"}, 1),
        ("1-6 6-6> 1-2< 2-6<", {1: "1-6 1-2", 2: "6-6 2-6"}, 6),
        ("3-6 6-6> 3-3<", {1: "3-6 3-3", 2: "6-6"}, 6),
    ],
)
def test_how_three_and_eighteen_are_reached(moves: str, hands: dict[int, str], marks: int) -> None:
    """1-1/1 = 3 and 0/3 = 3 mark 1, 6-6/6 = 18 and 6-6/3-3 = 18 mark 6."""
    assert counts("trois_partout", moves, hands)[-1] == marks


@pytest.mark.rule("TROIS-02")
def test_no_two_ends_make_more_than_eighteen() -> None:
    assert max(total for total in ends_sums() if total % 3 == 0) == 18
