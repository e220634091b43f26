"""Draws for the lead, for places and for partners (rows DRAW)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from palamede.dominoes import dealing, presets
from palamede.dominoes.errors import IllegalMoveError, MatchError
from palamede.dominoes.match import Partie
from palamede.dominoes.series import Series
from palamede.dominoes.tiles import Tile, TileSet
from tests.rules.tables import deal_of, legal, tiles


class Scripted(Random):
    """A generator whose shuffle lays the tiles so that they are drawn in a given order."""

    def __init__(self, drawn: str) -> None:
        super().__init__(0)
        self.drawn = tiles(drawn)

    def shuffle(self, x: list[Tile]) -> None:  # type: ignore[override]
        rest = [tile for tile in x if tile not in self.drawn]
        x[:] = rest + list(reversed(self.drawn))


@pytest.mark.rule("DRAW-01")
def test_the_most_pips_lead() -> None:
    draw = dealing.draw_for_lead([1, 2, 3], Scripted("1-4 5-6 4-4"))
    assert draw.order[0] == 2
    assert draw.rounds == ({1: Tile(1, 4), 2: Tile(5, 6), 3: Tile(4, 4)},)


@pytest.mark.rule("DRAW-01")
def test_only_the_tied_draw_again_from_tiles_not_yet_turned() -> None:
    draw = dealing.draw_for_lead([1, 2, 3], Scripted("4-5 0-1 3-6 1-1 2-2"))
    assert draw.rounds == (
        {1: Tile(4, 5), 2: Tile(0, 1), 3: Tile(3, 6)},
        {1: Tile(1, 1), 3: Tile(2, 2)},
    )
    assert draw.order[0] == 3


@pytest.mark.rule("DRAW-01")
def test_the_drawn_tiles_go_back_before_the_deal() -> None:
    partie = Partie(presets.conventions("tete_a_tete"))
    rng = Random(4)
    partie.draw_for_lead(rng)
    deal = partie.serve(rng)
    everywhere = [tile for hand in deal.hands for tile in hand] + list(deal.stock)
    assert sorted(everywhere) == list(TileSet(6))


@pytest.mark.rule("DRAW-01")
def test_each_player_wins_the_lot_equally_often() -> None:
    rng = Random(11)
    won = Counter(dealing.draw_for_lead(["A", "B", "C"], rng).order[0] for _ in range(3000))
    assert set(won) == {"A", "B", "C"}
    assert max(won.values()) - min(won.values()) < 150  # five standard deviations of a difference


@pytest.mark.rule("DRAW-02")
def test_of_two_he_who_did_not_mix_turns_first() -> None:
    draw = dealing.draw_for_lead(["other", "mixer"], Scripted("6-6 0-0"))
    assert list(draw.rounds[0]) == ["other", "mixer"]
    assert draw.rounds[0] == {"other": Tile(6, 6), "mixer": Tile(0, 0)}
    assert draw.order == ("other", "mixer")


@pytest.mark.rule("DRAW-03")
def test_places_follow_the_draw_and_the_lead_goes_on_in_that_order() -> None:
    """A draws 5, B 11, C 8: B leads, C sits at his right, then A; leads 1 to 4 are B, C, A, B."""
    rng = Scripted("1-4 5-6 3-5")
    order = dealing.draw_for_lead(["A", "B", "C"], rng, places=True).order
    assert order == ("B", "C", "A")
    partie = Partie(presets.conventions("poule", players=3), order, leader=1)
    leads = []
    rng2 = Random(2)
    for _ in range(4):
        deal = partie.serve(rng2)
        leads.append(partie.names[deal.leader - 1])
        while deal.legal_moves:
            deal.push(rng2.choice(deal.legal_moves))
        partie.settle()
    assert leads == ["B", "C", "A", "B"]


@pytest.mark.rule("DRAW-03")
def test_where_places_are_drawn_every_tie_is_drawn_again() -> None:
    draw = dealing.draw_for_lead(["A", "B", "C"], Scripted("6-6 2-3 1-4 0-0 0-1"), places=True)
    assert draw.order == ("A", "C", "B")
    assert set(draw.rounds[1]) == {"B", "C"}


@pytest.mark.rule("DRAW-03")
def test_places_already_taken_stay() -> None:
    partie = Partie(presets.conventions("poule", players=3), ["A", "B", "C"])
    draw = partie.draw_for_lead(Scripted("1-4 5-6 3-5"))
    assert partie.names == ("A", "B", "C")
    assert (partie.leader, draw.order[0]) == (2, 2)


@pytest.mark.rule("DRAW-04")
def test_partners_by_lot() -> None:
    """With draws 9, 7, 4, 2: the 9 leads, the 7 opposite, the 2 at his left, the 4 at his right."""
    nine, seven, four, two = "nine", "seven", "four", "two"
    order = dealing.order_of_draw(
        [{four: Tile(0, 4), nine: Tile(3, 6), two: Tile(1, 1), seven: Tile(2, 5)}]
    )
    leader, right, opposite, left = dealing.partner_places(order)
    assert (leader, opposite, left, right) == (nine, seven, two, four)


@pytest.mark.rule("DRAW-04", "DRAW-05")
def test_four_tiles_of_different_totals_leave_no_tie() -> None:
    rng = Random(8)
    for _ in range(300):
        draw = dealing.draw_for_partners(["A", "B", "C", "D"], rng)
        assert len(draw.rounds) == 1
        assert len({tile.pips for tile in draw.rounds[0].values()}) == 4
        assert set(draw.order) == {"A", "B", "C", "D"}


@pytest.mark.rule("DRAW-04")
def test_a_tournee_seats_its_players_by_that_draw() -> None:
    series = Series(presets.conventions("voleur"), ["A", "B", "C", "D"])
    partie = series.begin(Random(3))
    assert series.draw is not None
    first, second, third, fourth = series.draw.order
    assert partie.names == (first, third, second, fourth)
    assert partie.leader == 1


@pytest.mark.rule("DRAW-05")
def test_equal_highest_take_one_more_tile_each() -> None:
    rounds = [
        {"A": Tile(4, 5), "B": Tile(3, 6), "C": Tile(1, 1), "D": Tile(0, 1)},
        {"A": Tile(0, 0), "B": Tile(0, 2)},
    ]
    leader, _, partner, _ = dealing.partner_places(dealing.order_of_draw(rounds))
    assert (leader, partner) == ("B", "A")


@pytest.mark.rule("DRAW-05")
def test_second_and_third_equal_are_drawn_again() -> None:
    draw = dealing.draw_for_lead(
        ["A", "B", "C", "D"], Scripted("6-6 4-5 3-6 0-0 0-1 0-2"), places=True
    )
    assert set(draw.rounds[1]) == {"B", "C"}
    assert draw.order == ("A", "C", "B", "D")


@pytest.mark.rule("DRAW-06")
def test_the_highest_double_must_be_led() -> None:
    partie = Partie(presets.conventions("tete_a_tete", first_lead="highest_double"))
    hands = [tiles("0-0 0-1 0-2 0-3 0-4 0-5 4-4"), tiles("1-1 1-2 1-3 1-4 1-5 1-6 5-5")]
    rest = [tile for tile in TileSet(6) if tile not in hands[0] + hands[1]]
    deal = partie.start(hands, rest)
    assert deal.leader == 2
    assert legal(deal) == {"5-5"}
    with pytest.raises(IllegalMoveError, match="5-5 must be led"):
        deal.push("1-1")


@pytest.mark.rule("DRAW-06")
def test_nobody_holds_a_double() -> None:
    """No double held, heaviest tiles 3-6 and 4-5 in different hands: 3-6 must be led."""
    hands = [tiles("0-1 0-2 0-3 4-5"), tiles("1-2 1-3 1-4 3-6")]
    conventions = presets.conventions("tete_a_tete", first_lead="highest_double", hand=4)
    assert dealing.opening_lead(conventions, hands) == (2, Tile(3, 6))
    rest = [tile for tile in TileSet(6) if tile not in hands[0] + hands[1]]
    deal = Partie(conventions).start(hands, rest)
    assert (deal.leader, legal(deal)) == (2, {"3-6"})


@pytest.mark.rule("DRAW-06", "SCORE-08")
def test_later_deals_rotate_whatever_settled_the_first() -> None:
    partie = Partie(presets.conventions("tete_a_tete", first_lead="highest_double"))
    rng = Random(1)
    leads = []
    for _ in range(4):
        deal = partie.serve(rng)
        leads.append(deal.leader)
        assert (deal.forced_lead is None) == (len(leads) > 1)
        while deal.legal_moves:
            deal.push(rng.choice(deal.legal_moves))
        partie.settle()
    assert leads[1:] == [3 - lead for lead in leads[:-1]]


def test_nothing_is_forced_where_the_lead_is_drawn() -> None:
    deal = deal_of("tete_a_tete", {1: "6-6 5-5"})
    assert len(deal.legal_moves) == 7


def test_all_pairings_barred() -> None:
    pairs = [frozenset(pair) for pair in (("A", "B"), ("A", "C"), ("A", "D"))]
    with pytest.raises(MatchError, match="have been partners"):
        dealing.partner_places(["A", "B", "C", "D"], barred=pairs)
