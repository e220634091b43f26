"""The games of two (rows TAT)."""

from __future__ import annotations

from random import Random

import pytest

from palamede.dominoes import presets
from palamede.dominoes.match import Partie
from palamede.dominoes.tiles import Tile, TileSet
from tests.rules.tables import deal_of, legal, play
from tests.rules.test_scoring import book


@pytest.mark.rule("TAT-01")
def test_tete_a_tete_in_passing() -> None:
    conventions = presets.conventions("boudant")
    assert (conventions.players, conventions.hand, conventions.target) == (2, 7, 100)
    deal = play(deal_of(conventions, {1: "6-6", 2: "0-0 0-1 0-2 0-3 0-4 0-5 1-1"}), "6-6")
    assert legal(deal) == {"pass"}, "nobody draws"
    assert len(deal.stock) == 14


@pytest.mark.rule("TAT-02")
@pytest.mark.parametrize(
    ("name", "hand", "target"),
    [
        ("tete_a_tete_6", 6, 100),
        ("tete_a_tete", 7, 100),
        ("tete_a_tete_8", 8, 100),
        ("tete_a_tete_10", 10, 100),
        ("tete_a_tete_12", 12, 100),
        ("domino", 7, 1),
    ],
)
def test_named_forms(name: str, hand: int, target: int) -> None:
    conventions = presets.conventions(name)
    assert (conventions.hand, conventions.target) == (hand, target)
    assert (conventions.pay_out == "hand") == (name == "domino")


@pytest.mark.rule("TAT-03")
def test_aller_et_retour_is_two_deals() -> None:
    partie = Partie(presets.conventions("aller_retour"))
    book(partie, 40, 0)
    assert not partie.finished
    book(partie, 0, 25)
    assert (partie.finished, partie.winner, partie.scores) == (True, (1,), (40, 25))
    assert [entry.leader for entry in partie.entries] == [1, 2]


@pytest.mark.rule("TAT-03")
def test_aller_et_retour_may_be_drawn() -> None:
    partie = Partie(presets.conventions("aller_retour", stake=5))
    book(partie, 25, 0)
    book(partie, 0, 25)
    assert (partie.finished, partie.winner, partie.accounts) == (True, (), (0, 0))


@pytest.mark.rule("TAT-03")
def test_a_void_deal_counts_as_one_of_the_two() -> None:
    partie = Partie(presets.conventions("aller_retour"))
    book(partie, 0, 0)
    book(partie, 0, 7)
    assert (partie.finished, partie.winner) == (True, (2,))


@pytest.mark.rule("TAT-04")
def test_who_cannot_match_draws_one_by_one_until_a_tile_fits() -> None:
    deal = deal_of(
        "peche",
        {1: "6-6", 2: "0-0 0-1 0-2 0-3 0-4 0-5 1-1"},
        stock="1-2 1-3 1-6 6-5",
    )
    play(deal, "6-6")
    assert legal(deal) == {"draw"}
    play(deal, "draw draw")
    assert legal(deal) == {"draw"}
    assert deal.turn == 2
    deal.push("draw")
    assert legal(deal) == {"6-1<", "6-1>"}, "the tile that fits must be laid"
    assert len(deal.hand(2)) == 10, "drawn tiles stay in the hand"


@pytest.mark.rule("TAT-04")
def test_with_the_stock_used_up_he_passes() -> None:
    deal = deal_of("peche", {1: "0-0 0-1 0-2 0-3 0-4 0-5 0-6"})
    play(deal, "0-0" + " draw" * 14 + " pass")
    assert (deal.turn, deal.stock) == (1, ())


@pytest.mark.rule("TAT-05")
def test_with_the_cut_the_stock_is_drawn_from_the_head_of_its_row() -> None:
    partie = Partie(presets.conventions("peche", serving="cut"), leader=1)
    rng = Random(7)
    row = list(TileSet(6))
    rng.shuffle(row)
    deal = partie.serve(Random(7), cut=5)
    cut = row[5:] + row[:5]
    assert list(deal.stock) == cut[14:]
    while legal(deal) != {"draw"}:
        deal.push(deal.legal_moves[0])
    head = deal.stock[0]
    deal.push("draw")
    assert head in deal.hand(deal.plies[-1].seat)


@pytest.mark.rule("TAT-06")
def test_a_player_sure_of_domino_made_to_draw_the_whole_stock() -> None:
    """B, with 6-6 alone, draws all 14 and passes; A goes out with 0-1, marks 120 (15 tiles)."""
    leader, other = "0-0 0-4 0-6 1-2 1-3 1-5 6-6", "0-1 0-2 0-3 0-5 1-1 1-4 1-6"
    deal = deal_of("peche", {1: leader, 2: other})
    play(deal, "0-0 0-2> 2-1> 1-1> 1-3> 3-0> 0-4> 4-1> 1-5> 5-0> 0-6> 6-1>")
    assert deal.ends == (0, 1)
    assert deal.hand(1) == (Tile(6, 6),)
    for _ in range(14):
        assert legal(deal) == {"draw"}
        deal.push("draw")
    play(deal, "pass 0-1")
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.out, outcome.marks) == (2, (0, 120))
    assert len(deal.hand(1)) == 15


@pytest.mark.rule("TAT-07")
@pytest.mark.parametrize(
    ("changes", "target"),
    [({}, 100), ({"target": 150}, 150), ({"pay_out": "hand", "target": 1}, 1)],
)
def test_peche_to_a_hundred_or_for_the_deal(changes: dict[str, object], target: int) -> None:
    partie = Partie(presets.conventions("peche", **changes))
    assert partie.conventions.target == target
    rng = Random(12)
    while not partie.finished:
        deal = partie.serve(rng)
        while deal.legal_moves:
            deal.push(rng.choice(deal.legal_moves))
        partie.settle()
    assert max(partie.scores) >= target
    assert partie.scores == (1, 0) or partie.scores == (0, 1) or target > 1
