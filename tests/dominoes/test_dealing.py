"""Drawing lots, mixing and serving, whatever the set, the players and the generator."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede.dominoes import dealing, presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.errors import MatchError
from palamede.dominoes.tiles import Tile, TileSet
from tests.dominoes.any_deal import any_conventions
from tests.rules.tables import tiles

SEEDS = st.integers(0, 2**32)


@settings(max_examples=200)
@given(SEEDS, st.booleans(), st.integers(1, 6), st.integers(2, 12))
def test_a_draw_settles_who_leads(seed: int, places: bool, highest: int, players: int) -> None:
    """Nobody turns up a tile twice before all are turned, and only equals draw again."""
    whole = TileSet(highest)
    names = [f"P{number}" for number in range(min(players, len(whole)))]
    draw = dealing.draw_for_lead(names, random.Random(seed), tiles=whole, places=places)
    assert sorted(draw.order) == sorted(names)
    assert list(draw.rounds[0]) == names
    assert dealing.order_of_draw(draw.rounds) == draw.order
    lots = {name: [turn[name].pips for turn in draw.rounds if name in turn] for name in names}
    best = max(lots.values())
    assert lots[draw.order[0]] == best
    settled = list(lots.values()) if places else [best]
    assert all(list(lots.values()).count(lot) == 1 for lot in settled)
    for number, turn in enumerate(draw.rounds[1:], start=1):
        before = {name: lots[name][:number] for name in names if len(lots[name]) >= number}
        for name in turn:
            assert list(before.values()).count(before[name]) > 1
    turned = [tile for turn in draw.rounds for tile in turn.values()]
    if len(turned) <= len(whole):
        assert len(set(turned)) == len(turned)


def test_when_all_are_turned_they_are_mixed_again() -> None:
    """Two players and three tiles: a tie in the only round possible is drawn from a new mix."""
    pile = tiles("0-2 1-1 0-0")
    for seed in range(40):
        draw = dealing.draw_for_lead("AB", random.Random(seed), tiles=pile)
        if len(draw.rounds) > 1:
            assert {draw.rounds[0][name].pips for name in "AB"} == {2}
            break
    else:
        pytest.fail("no tie in forty draws")


@pytest.mark.parametrize("pile", ["", "0-1", "0-2 1-1"])
def test_a_draw_that_no_lot_could_end_is_refused(pile: str) -> None:
    with pytest.raises(MatchError, match="draw them from a whole set"):
        dealing.draw_for_lead("AB", random.Random(1), tiles=tiles(pile))


def test_partners_need_four_different_totals() -> None:
    with pytest.raises(MatchError, match="lots for 4 players .* 4 different totals"):
        dealing.draw_for_partners("ABCD", random.Random(1), tiles=tiles("0-0 0-1 0-2 1-1"))
    draw = dealing.draw_for_partners("ABCD", random.Random(1), tiles=TileSet(2))
    assert len({tile.pips for tile in draw.rounds[0].values()}) == 4


def test_a_partie_draws_lots_from_the_whole_set() -> None:
    """Of the two tiles in play both have the same total; the draw ends all the same."""
    from palamede.dominoes.match import Partie

    agreed = Conventions(set=2, hand=1, removed=tiles("0-0 0-1 1-2 2-2"))
    partie = Partie(agreed)
    draw = partie.draw_for_lead(random.Random(1))
    assert partie.leader == draw.order[0]


def test_who_were_partners_are_parted() -> None:
    places = dealing.partner_places
    assert places("ABCD") == ("A", "C", "B", "D")
    assert places("ABCD", barred=[frozenset("AB")]) == ("A", "B", "C", "D")
    assert places("ABCD", barred=[frozenset("CD")]) == ("A", "B", "C", "D")
    assert places("ABCD", barred=[frozenset("AB"), frozenset("AC")]) == ("A", "B", "D", "C")


@pytest.mark.parametrize(
    ("hands", "lead"),
    [
        ([["0-0", "6-5"], ["1-1", "0-1"]], (2, Tile(1, 1))),
        ([["0-0", "6-5"], ["0-1", "5-4"]], (1, Tile(0, 0))),
        ([["4-5", "0-1"], ["3-6", "0-2"]], (2, Tile(3, 6))),
    ],
)
def test_the_tile_that_leads(hands: list[list[str]], lead: tuple[int, Tile]) -> None:
    held = [tiles(" ".join(hand)) for hand in hands]
    assert dealing.opening_lead(Conventions(), held) == lead


def test_who_mixes_depends_on_the_book() -> None:
    two, four = presets.conventions("tete_a_tete"), presets.conventions("voleur")
    assert dealing.mixer(two, 2) == 2
    assert dealing.mixer(two, 2, previous_leader=1) == 2
    for code, agreed, seat in (
        ("encyclopedie", two, 1),
        ("encyclopedie", four, 2),
        ("academie", two, 2),
        ("manuel", two, 1),
        ("manuel", four, 1),
    ):
        assert dealing.mixer(agreed, 2, previous_leader=1, code=code) == seat
        assert dealing.mixer(agreed, 2, code=code) == 2


@settings(max_examples=200)
@given(SEEDS)
def test_serving_gives_every_tile_to_one_place(seed: int) -> None:
    rng = random.Random(seed)
    agreed = any_conventions(rng).replace(serving=rng.choice(["grab", "cut", "row"]))
    mixed = dealing.mix(agreed.tiles, rng)
    leader = rng.randint(1, agreed.seats)
    if agreed.serving != "grab" and len(mixed) <= dealing.LEAST_CUT:
        return
    served = dealing.serve(agreed, mixed, leader=leader)
    assert [len(hand) for hand in served.hands] == [agreed.hand] * agreed.seats
    assert len(served.stock) == agreed.stock_size
    everywhere = [tile for place in (*served.hands, served.stock) for tile in place]
    assert sorted(everywhere) == list(agreed.tiles)


def test_the_last_mixer_takes_last_where_tiles_are_grabbed() -> None:
    agreed = presets.conventions("poule", players=3)
    row = list(agreed.tiles)
    served = dealing.serve(agreed, row, leader=2, last_mixer=1)
    assert served.hands == (tuple(row[14:21]), tuple(row[:7]), tuple(row[7:14]))
    assert served.stock == tuple(row[21:])


@pytest.mark.parametrize("cut", [-1, 0, 1, 28, 99])
def test_an_impossible_cut(cut: int) -> None:
    agreed = Conventions(serving="cut")
    with pytest.raises(MatchError, match=f"a cut of {cut}: from 2 to 27"):
        dealing.serve(agreed, agreed.tiles, leader=1, cut=cut)
