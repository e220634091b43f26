"""Matador: touching halves make seven (rows MATA)."""

from __future__ import annotations

from random import Random

import pytest

from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import ConventionError, IllegalMoveError
from palamede.dominoes.joins import bits, joins_of
from palamede.dominoes.match import Partie
from palamede.dominoes.tiles import Tile, TileSet
from tests.rules.tables import deal_of, legal, legal_tiles, play, tiles

MATADORS = set(tiles("1-6 2-5 3-4 0-0"))


def followers(end: int | Tile, *, highest: int = 6, lengthwise: bool = False) -> set[Tile]:
    """Return every tile of the set that may be laid at a plain end, or at a tile lying across."""
    joins = joins_of(highest, "seven", "lengthwise" if lengthwise else "across")
    code = end if isinstance(end, int) else joins.numbers + joins.tiles.index(end)
    return {joins.tiles[index] for index in bits(joins.fits[code])}


@pytest.mark.rule("MATA-01")
def test_touching_halves_make_seven() -> None:
    """With ends 4 and 5: the tiles with a 3 (at the 4) or a 2 (at the 5), and the matadors."""
    hand = "0-2 0-3 1-1 2-3 3-3 4-4 5-6 1-6 2-5 3-4 0-0"
    deal = deal_of("matador", {1: "4-5", 2: hand}, hand=11)
    play(deal, "4-5")
    assert legal_tiles(deal) == set(tiles("0-2 0-3 2-3 3-3 1-6 2-5 3-4 0-0"))
    assert {"3-0<", "2-0>", "3-2<", "2-3>", "3-3<"} <= legal(deal)
    assert not {"2-0<", "3-0>", "3-3>"} & legal(deal)
    play(deal, "2-3>")
    assert deal.ends == (4, 3)


@pytest.mark.rule("MATA-02")
@pytest.mark.parametrize("end", [*range(7), Tile(0, 0), Tile(1, 6), Tile(3, 3)])
def test_the_four_matadors_go_anywhere(end: int | Tile) -> None:
    assert followers(end) >= MATADORS


@pytest.mark.rule("MATA-03")
def test_a_blank_is_followed_by_a_matador_only() -> None:
    assert followers(0) == MATADORS


@pytest.mark.rule("MATA-04")
def test_a_matador_across_is_followed_by_either_of_its_halves() -> None:
    fits = followers(Tile(3, 4))
    assert fits == MATADORS | {tile for tile in TileSet(6) if 3 in tile or 4 in tile}
    blanks = {tile for tile in TileSet(6) if 0 in tile}
    assert followers(Tile(1, 6)) & blanks == {Tile(0, 0), Tile(0, 1), Tile(0, 6)}, "by 1 or 6"
    assert followers(Tile(0, 0)) == MATADORS | blanks


@pytest.mark.rule("MATA-04")
def test_a_led_matador_is_open_on_both_sides_by_both_halves() -> None:
    deal = deal_of("matador", {1: "1-6 0-2 0-3", 2: "1-1 5-6 2-4"})
    play(deal, "1-6")
    assert deal.ends == (1, 6)
    assert legal(deal) == {"1-1<", "1-1>", "6-5<", "6-5>"}
    play(deal, "6-5<")
    assert deal.ends == (5, 6)


@pytest.mark.rule("MATA-05")
def test_by_agreement_a_matador_lies_lengthwise() -> None:
    hands = {1: "4-5 0-1 0-2", 2: "1-6 0-3 0-4"}
    deal = deal_of("matador", hands, matador="lengthwise")
    play(deal, "4-5")
    assert {"1-6<", "6-1<", "1-6>", "6-1>"} <= legal(deal)
    play(deal, "1-6>")
    assert deal.ends == (4, 6)
    assert followers(6, lengthwise=True) == MATADORS | {t for t in TileSet(6) if 1 in t}
    with pytest.raises(ConventionError, match="set join=seven"):
        presets.conventions("tete_a_tete", matador="lengthwise")


@pytest.mark.rule("MATA-06")
def test_who_has_no_fit_may_lay_a_matador_or_keep_it() -> None:
    deal = deal_of("matador", {1: "0-1 4-4 4-5", 2: "3-4 2-2 3-3"})
    play(deal, "0-1")
    assert legal(deal) == {"3-4<", "3-4>", "pass"}
    with pytest.raises(IllegalMoveError, match="nothing can be drawn|must play"):
        deal.push("draw")
    play(deal, "pass")
    assert deal.turn == 1


@pytest.mark.rule("MATA-06", "MATA-13")
def test_who_has_an_ordinary_fit_must_play_it_or_a_matador() -> None:
    deal = deal_of("matador", {1: "1-1 4-4 4-5", 2: "3-4 2-2 3-6"})
    play(deal, "1-1")
    assert legal(deal) == {"6-3<", "6-3>", "3-4<", "3-4>"}
    with pytest.raises(IllegalMoveError, match="must play"):
        deal.push("pass")


@pytest.mark.rule("MATA-06")
def test_who_has_neither_draws_until_one_fits_and_may_keep_a_drawn_matador() -> None:
    deal = deal_of("matador", {1: "0-1 4-4 4-5", 2: "2-2 3-3 2-3"}, stock="2-4 2-5")
    play(deal, "0-1")
    assert legal(deal) == {"draw"}
    play(deal, "draw draw")
    assert legal(deal) == {"2-5<", "2-5>", "pass"}, "2-4 fits neither the blank nor the ace"


@pytest.mark.rule("MATA-06")
def test_with_the_stock_used_up_he_passes() -> None:
    deal = deal_of(
        "matador",
        {1: "0-0 2-3 3-4", 2: "5-6 6-6 2-6"},
        set=6,
        removed=tiles(
            "0-1 0-2 0-3 0-4 0-5 0-6 1-1 1-2 1-3 1-4 1-5 1-6 2-2 2-4 2-5 3-3 3-5 4-4 4-5 4-6 5-5"
        ),
    )
    play(deal, "0-0")
    assert legal(deal) == {"draw"}
    deal.push("draw")
    assert (legal(deal), deal.stock) == ({"pass"}, ())


@pytest.mark.rule("MATA-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_tiles_each_the_leader_takes_last(players: int) -> None:
    partie = Partie(presets.conventions("matador", players=players))
    deal = partie.serve(Random(players))
    assert [len(hand) for hand in deal.hands] == [3] * players
    assert partie.lead_draw is not None
    assert deal.leader == partie.lead_draw.order[0]
    assert presets.conventions("matador", hand=5).hand == 5, "other sizes by agreement"


@pytest.mark.rule("MATA-08")
def test_to_a_hundred_or_for_the_first_domino() -> None:
    assert presets.conventions("matador").target == 100
    single = presets.conventions("matador", pay_out="hand", target=1)
    partie = Partie(single)
    rng = Random(2)
    while not partie.finished:
        deal = partie.serve(rng)
        while deal.legal_moves:
            deal.push(rng.choice(deal.legal_moves))
        partie.settle()
    assert sorted(partie.scores) == [0, 1]


@pytest.mark.rule("MATA-09")
def test_one_side_only_by_agreement() -> None:
    hands = {1: "4-5 0-2 0-3", 2: "2-2 3-3 1-1"}
    both = play(deal_of("matador", hands), "4-5")
    assert legal_tiles(both) == {Tile(2, 2), Tile(3, 3)}
    one = play(deal_of("matador", hands, layout="one_end"), "4-5")
    assert legal(one) == {"2-2>"}, "the five is open"
    other = play(deal_of("matador", hands, layout="one_end"), "5-4")
    assert legal(other) == {"3-3>"}, "the leader may leave the four open instead"


@pytest.mark.rule("MATA-10")
def test_double_nine() -> None:
    """8 or 9 takes 5, an end of 0 takes 14, an end of 7 takes 14, a 7-7 takes 4."""
    nine = TileSet(9)
    matadors = MATADORS | {Tile(7, 7)}
    assert followers(8, highest=9) == followers(9, highest=9) == matadors
    assert followers(0, highest=9) == matadors | {t for t in nine if 7 in t}
    assert followers(7, highest=9) == matadors | {t for t in nine if 0 in t}
    assert [len(followers(end, highest=9)) for end in (8, 9, 0, 7)] == [5, 5, 14, 14]
    assert len(followers(Tile(7, 7), highest=9) - {Tile(7, 7)}) == 4
    assert Tile(0, 7) in followers(Tile(0, 0), highest=9), "a seven may follow 0-0 too"
    assert Tile(0, 7) not in followers(8, highest=9), "0-7 is no matador"


@pytest.mark.rule("MATA-13")
def test_closed_when_every_player_in_turn_has_passed() -> None:
    deal = deal_of("matador", {1: "0-1 3-4 4-4", 2: "2-5 2-2 3-3"})
    play(deal, "0-1 pass pass")
    outcome = deal.outcome()
    assert outcome is not None
    assert outcome.kind == "closed"
    assert len(deal.plies) == 3, "the passes are the proof, no others follow"
    assert (outcome.pips, outcome.winners, outcome.marks) == ((15, 17), (1,), (17, 0))


def test_a_matador_keeps_the_game_open_for_its_holder() -> None:
    deal: Deal = deal_of("matador", {1: "0-1 2-2 4-4", 2: "3-4 2-3 3-3"})
    play(deal, "0-1 pass")
    assert not deal.is_over()
