"""Faults found in other programs, one test each: none of them is to be made here."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Partie
from palamede.dominoes.tiles import Tile, TileSet


def tiles(text: str) -> list[Tile]:
    return [Tile.parse(word) for word in text.split()]


def deal_of(name: str, hands: Iterable[str], *, stock: str | None = None) -> Deal:
    """A deal with these hands, led by seat 1; the stock is what they leave unless it is given."""
    held = [tiles(hand) for hand in hands]
    agreed = presets.conventions(name, players=len(held), hand=len(held[0]))
    rest = [tile for tile in agreed.tiles if not any(tile in hand for hand in held)]
    return Deal(agreed, held, rest if stock is None else tiles(stock))


def play(deal: Deal, moves: str) -> Deal:
    """Push moves written as in a record, without seat prefixes."""
    for word in moves.split():
        deal.push(deal.parse(word))
    return deal


def legal(deal: Deal) -> set[str]:
    return {str(move) for move in deal.legal_moves}


def test_closing_passes_are_kept() -> None:
    """A closed deal records the pass of every seat after the last tile."""
    deal = play(deal_of("tete_a_tete", ["0-0 1-1", "2-2 3-3"]), "0-0")
    result = deal.outcome()
    assert result is not None and result.kind == "closed"
    assert [(ply.seat, str(ply.move)) for ply in deal.plies[1:]] == [(2, "pass"), (1, "pass")]


def test_both_ends_are_offered_when_they_are_equal() -> None:
    """With the same number at both ends a tile may go left or right."""
    deal = play(deal_of("tete_a_tete", ["3-3 1-2", "3-5 0-0"]), "3-3")
    assert legal(deal) == {"3-5<", "3-5>"}


def test_a_tile_matches_by_either_half() -> None:
    """The smaller half and the larger half can touch, at either end."""
    deal = play(deal_of("tete_a_tete", ["2-4 0-0 6-6", "1-2 2-5 0-4"]), "2-4")
    assert legal(deal) == {"2-1<", "2-5<", "4-0>"}
    deal = play(deal_of("tete_a_tete", ["2-4 0-0 6-6", "2-2 4-5 2-3"]), "2-4")
    assert legal(deal) == {"2-2<", "2-3<", "4-5>"}


# The tiles that the next test names nowhere else.
REST = "0-1 0-2 0-3 0-4 0-5 1-2 1-3 1-4 1-5 2-3 2-4 2-5 2-6 3-4 3-5 3-6 4-4 4-6 5-5 5-6 6-6"


def test_not_closed_while_the_stock_gives_tiles() -> None:
    """In a drawing game nobody has a fitting tile, and yet the deal goes on."""
    deal = play(deal_of("peche", ["0-0 1-1", "2-2 3-3"], stock="4-5 1-6 0-6 " + REST), "0-0")
    assert deal.outcome() is None
    assert legal(deal) == {"draw"}
    deal = play(deal, "draw draw draw")
    assert legal(deal) == {"0-6<", "0-6>"}


def test_not_closed_while_somebody_can_play() -> None:
    """Three seats pass, the fourth holds a fitting tile: no end."""
    deal = play(
        deal_of("poule", ["0-0 1-1", "2-2 3-3", "4-4 5-5", "0-6 6-6"]),
        "0-0 pass pass",
    )
    assert deal.outcome() is None
    assert (deal.turn, legal(deal)) == (4, {"0-6<", "0-6>"})
    deal = play(deal, "0-6>")
    assert deal.outcome() is None
    assert (deal.turn, legal(deal)) == (1, {"pass"})


def test_not_closed_while_the_one_who_just_laid_can_go_on() -> None:
    """All others pass, he alone plays again."""
    deal = play(deal_of("tete_a_tete", ["0-0 0-1 1-1", "2-2 3-3 4-4"]), "0-0 pass")
    assert legal(deal) == {"0-1<", "0-1>"}


@pytest.mark.rule("SCORE-03")
def test_a_tied_block_pays_nobody() -> None:
    """Equal lowest counts: no winner, no marks."""
    deal = play(deal_of("tete_a_tete", ["0-0 2-6", "1-1 3-3"]), "0-0")
    result = deal.outcome()
    assert result is not None
    assert (result.kind, list(result.winners), list(result.marks)) == ("closed", [], [0, 0])
    assert list(result.pips) == [8, 8]


@pytest.mark.rule("VOL-02")
def test_a_heavy_partner_costs_the_winner_nothing() -> None:
    """Who goes out marks both adversaries' pips, whatever his partner holds."""
    deal = play(deal_of("voleur", ["0-0", "1-1", "6-6", "0-2"]), "0-0")
    result = deal.outcome()
    assert result is not None
    assert (result.kind, result.out, list(result.winners)) == ("domino", 1, [1, 3])
    assert list(result.pips) == [0, 2, 12, 2]
    assert list(result.marks) == [4, 0]


@pytest.mark.parametrize(("name", "marks"), [("tete_a_tete", [0, 0]), ("domino", [1, 0])])
@pytest.mark.rule("SCORE-07")
def test_going_out_against_a_lone_double_blank_wins(name: str, marks: list[int]) -> None:
    """A deal worth 0 is a won deal."""
    deal = play(deal_of(name, ["1-1", "0-0"]), "1-1")
    result = deal.outcome()
    assert result is not None
    assert (result.kind, result.out, list(result.winners)) == ("domino", 1, [1])
    assert list(result.marks) == marks


@pytest.mark.rule("SET-02")
def test_the_double_nine_set_has_55_tiles() -> None:
    """Not 56: every pair once."""
    assert len(TileSet(9)) == 55
    assert len(set(TileSet(9))) == 55


def block(partie: Partie, hands: list[str], lead: str) -> None:
    """Play a deal that its lead tile closes, and book it."""
    held = [tiles(hand) for hand in hands]
    rest = [t for t in partie.conventions.tiles if not any(t in hand for hand in held)]
    play(partie.start(held, rest), lead)
    assert partie.settle().outcome.kind == "closed"


def test_a_blocked_deal_can_end_the_partie() -> None:
    """The target is reached by the count after a block: no deal more."""
    agreed = presets.conventions("tete_a_tete", players=2, hand=2, target=12)
    partie = Partie(agreed, leader=1)
    block(partie, ["0-0 1-1", "6-6 5-5"], "0-0")
    assert partie.scores == (22, 0)
    assert partie.finished
    assert partie.winner == (1,)
    with pytest.raises(ValueError, match="over"):
        partie.start([tiles("0-0 1-1"), tiles("6-6 5-5")], [])


SHARED = ["0-0 1-5", "2-2 5-5", "1-1 1-3"]
"""After 0-0: 6, 14 and 6 are left, so that seats 1 and 3 mark 7 each where a tie is split."""


@pytest.mark.rule("SCORE-05", "SCORE-06")
def test_only_who_reached_the_target_wins() -> None:
    """Two share the deal that ends the partie, one of them reaches the target: he alone has won."""
    agreed = presets.conventions("poule", players=3, hand=2, target=21, blocked_tie="split")
    partie = Partie(agreed, leader=3)
    block(partie, ["1-2 1-4", "1-1 2-2", "0-0 2-3"], "0-0")  # 8, 6 and 5: seat 3 marks 14
    block(partie, SHARED, "0-0")
    assert partie.entries[-1].outcome.winners == (1, 3)
    assert (partie.scores, partie.winner) == ((7, 0, 21), (3,))
    assert partie.accounts == (-5, -5, 10)


@pytest.mark.rule("SCORE-06")
def test_equal_totals_at_the_target_name_nobody() -> None:
    """Two reach the target with the same total: the partie goes on."""
    agreed = presets.conventions("poule", players=3, hand=2, target=7, blocked_tie="split")
    partie = Partie(agreed, leader=1)
    block(partie, SHARED, "0-0")
    assert (partie.scores, partie.finished, partie.winner) == ((7, 0, 7), False, ())


@pytest.mark.rule("CINQ-04")
def test_a_covered_lead_double_no_longer_counts() -> None:
    """5-5 counts ten while one side is bare, and nothing once both are covered."""
    deal = deal_of("cinq_partout", ["5-5 4-5 4-4 0-0", "5-6 6-6 1-1 2-2"])
    play(deal, "5-5 5-6< 5-4> 6-6< 4-4>")
    assert [ply.count for ply in deal.plies if ply.move.is_lay] == [2, 0, 2, 0, 4]
