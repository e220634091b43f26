"""Views: what a seat may know, as plain data, and not a byte more."""

from __future__ import annotations

import copy
import json
import pickle
import random

import pytest
from hypothesis import given, settings

from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from palamede.dominoes.dealing import opening_lead
from palamede.dominoes.tiles import Tile
from palamede.dominoes.view import View, WorldSampler
from tests.dominoes.test_properties import SEEDS, every_table, random_deal

VOLEUR = (
    "voleur 1 0-2,0-5,1-1,2-3,3-3,4-6/0-0,1-2,1-3,2-4,4-4,5-6/0-1,0-3,1-4,2-2,3-5,6-6"
    "/0-4,0-6,1-5,2-5,3-4,4-5 1-6,2-6,3-6,5-5 0,0"
)


def play(deal: Deal, rng: random.Random, most: int) -> None:
    """Push random moves, at most so many."""
    for _ in range(most):
        if deal.turn is None:
            return
        deal.push(rng.choice(list(deal.legal_moves)))


@every_table
@settings(max_examples=8)
@given(seed=SEEDS)
def test_a_view_tells_what_the_deal_tells(name: str, players: int, seed: int) -> None:
    """At a random moment the view and the deal agree on all that is in the open."""
    rng = random.Random(seed)
    deal = random_deal(name, players, rng)
    play(deal, rng, rng.randrange(60))
    for seat in range(1, deal.conventions.seats + 1):
        view = deal.view(seat)
        assert view.seat == seat
        assert view.hand == view.hand_of(seat) == deal.hand(seat)
        assert view.sizes == tuple(map(len, deal.hands))
        assert view.stock_left == len(deal.stock)
        assert (view.turn, view.ends, view.chain) == (deal.turn, deal.ends, deal.chain)
        assert (view.moves, view.counts) == (deal.move_stack, deal.counts)
        assert (view.leader, view.scores, view.dead) == (deal.leader, deal.scores, deal.dead)
        assert view.outcome == deal.outcome()
        assert view.legal_moves == (tuple(deal.legal_moves) if deal.turn == seat else ())
        assert view.hands == (deal.hands if deal.turn is None else None)


@every_table
@settings(max_examples=8)
@given(seed=SEEDS)
def test_a_view_is_plain_data_both_ways(name: str, players: int, seed: int) -> None:
    """JSON and pickle give the same view again, whatever has been asked of it before."""
    rng = random.Random(seed)
    deal = random_deal(name, players, rng)
    play(deal, rng, rng.randrange(60))
    for seat in (None, *range(1, deal.conventions.seats + 1)):
        view = deal.view(seat)
        fresh = pickle.dumps(view)
        assert view.chain == deal.chain  # is remembered, and must not travel
        assert pickle.dumps(view) == fresh
        assert View.from_json(view.to_json()) == view
        assert pickle.loads(fresh) == copy.deepcopy(view) == view
        assert hash(pickle.loads(fresh)) == hash(view)


@every_table
@settings(max_examples=8)
@given(seed=SEEDS)
def test_a_view_contains_no_hidden_tile(name: str, players: int, seed: int) -> None:
    """What the seat cannot know is permuted: pickle and JSON stay the same byte for byte."""
    rng = random.Random(seed)
    deal = random_deal(name, players, rng)
    play(deal, rng, rng.randrange(60))
    seats = range(1, deal.conventions.seats + 1)
    seat = rng.choice([None, *seats])
    view = deal.view(seat)
    sampler = WorldSampler(view)
    for _ in range(3):
        other = sampler.sample(rng).view(seat)
        assert other.to_json() == view.to_json()
        assert pickle.dumps(other) == pickle.dumps(view)


@pytest.mark.parametrize("seat", [None, 1, 2, 3, 4])
def test_no_hidden_tile_is_named(seat: int | None) -> None:
    """The text of a view of the whole deal names the tiles of its own hand and no other."""
    deal = Deal.from_line(VOLEUR)
    own = set() if seat is None else set(deal.hand(seat))
    text = deal.view(seat).to_json() + repr(deal.view(seat))
    for tile in deal.conventions.tiles:
        named = f'"{tile}"' in text or repr(tile) in text
        assert named == (tile in own)


def test_the_tile_of_a_draw_is_seen_by_who_drew_it() -> None:
    """The others see that a tile was drawn, not which."""
    deal = Deal.from_line("peche,set=3,hand=2 1 0-0,1-2/0-1,0-2 1-1,2-2,0-3,1-3,2-3,3-3 0,0 1-2")
    deal.push("2-0>")
    deal.push("0-0>")
    while deal.turn == 2 and deal.legal_moves[0].is_draw:
        deal.push("draw")
    draws = [ply.tile for ply in deal.view(2).plies if ply.move.is_draw]
    assert draws == [] or all(isinstance(tile, Tile) for tile in draws)


@pytest.mark.rule("VOL-06")
def test_the_dead_hand_is_seen_by_its_player_alone() -> None:
    """He who plays the hand of the dead man sees it, at his own turn and at the dead man's."""
    line = VOLEUR.replace("voleur", "voleur_mort", 1)
    deal = Deal.from_line(line)
    assert deal.dead == 3
    for seat in (1, 3):
        view = deal.view(seat)
        assert [hand is not None for hand in view.start_hands] == [True, False, True, False]
        assert (view.hand_of(1), view.hand_of(3)) == (deal.hand(1), deal.hand(3))
    for seat in (2, 4):
        view = deal.view(seat)
        assert [number for number in range(1, 5) if view.hand_of(number) is not None] == [seat]
    assert deal.view(1).legal and not deal.view(3).legal
    deal.push("1-1")
    deal.push("1-2>")
    assert deal.view(3).legal_moves == tuple(deal.legal_moves)
    assert not deal.view(1).legal


@pytest.mark.rule("DRAW-06")
def test_a_forced_lead_is_known_to_all() -> None:
    """The tile that must be led has been called out."""
    table = presets.conventions("poule", players=3, first_lead="highest_double")
    deal = random_deal("poule", 3, random.Random(6))
    leader, tile = opening_lead(table, deal.start_hands)
    deal = Deal(table, deal.start_hands, deal.start_stock, leader=leader, forced_lead=tile)
    for seat in (None, 1, 2, 3):
        view = deal.view(seat)
        assert view.forced_lead == tile
        assert len(view.legal) == (seat == leader)


def test_a_deal_that_is_over_shows_every_hand() -> None:
    """The tiles are laid open and counted; what is left of the stock stays hidden."""
    deal = Deal.from_line(VOLEUR)
    play(deal, random.Random(1), 500)
    assert deal.turn is None
    view = deal.view(2)
    assert view.hands == deal.hands
    assert view.outcome == deal.outcome()
    assert all(view.hand_of(seat) == deal.hand(seat) for seat in range(1, 5))
    for seat in range(1, 5):
        assert view.cannot_hold(seat) == set(deal.conventions.tiles) - set(deal.hand(seat))
    assert WorldSampler(view).count == 24  # the four tiles of the stock in any order


def test_what_a_pass_proves() -> None:
    """A seat that passed on 6 and 3 holds neither, until it has drawn."""
    deal = Deal.from_line(
        "voleur,hand=7 1 0-2,0-5,1-1,2-3,3-3,4-6,6-6/0-0,1-2,1-4,2-4,4-4,2-5,5-5"
        "/0-1,0-3,1-3,2-2,3-5,5-6,2-6/0-4,0-6,1-5,1-6,3-4,3-6,4-5 . 0,0"
    )
    deal.push("6-6")
    deal.push("pass")
    view = deal.view(1)
    sixes = {tile for tile in deal.conventions.tiles if 6 in tile}
    assert view.cannot_hold(2) == sixes | set(deal.start_hands[0])
    assert view.cannot_hold(3) == set(deal.start_hands[0])


@pytest.mark.rule("MATA-06")
def test_a_pass_in_matador_says_nothing_of_matadors_but_a_draw_does() -> None:
    """Who draws holds no matador; who passes although he could draw holds at least one."""
    hands = "1-1,2-2,6-6/0-0,2-3,3-3/0-2,0-3,5-5"
    stock = "4-4,1-6,0-1,0-4,0-5,0-6,1-2,1-3,1-4,1-5,2-4,2-5,2-6,3-4,3-5,3-6,4-5,4-6,5-6"
    deal = Deal.from_line(f"matador 1 {hands} {stock} 0,0,0 1-1")
    deal.push("pass")  # seat 2 keeps 0-0 back
    matadors = {Tile(0, 0), Tile(1, 6), Tile(2, 5), Tile(3, 4)}
    fitting = {tile for tile in deal.conventions.tiles if 6 in tile} - matadors
    view = deal.view(1)
    assert view.cannot_hold(2) == fitting | set(deal.start_hands[0])
    for _ in range(50):
        world = WorldSampler(view).sample(random.Random(_))
        assert matadors & set(world.hand(2))
    deal.push("draw")  # seat 3 takes 4-4, which does not fit,
    deal.push("draw")  # and 1-6, which does
    # The last tile drawn may be anything, so the seat may hold anything now.
    assert deal.view(1).cannot_hold(3) == set(deal.start_hands[0])
    worlds = [WorldSampler(deal.view(1)).sample(random.Random(seed)) for seed in range(50)]
    for world in worlds:
        assert not (matadors | fitting) & {*world.start_hands[2], world.start_stock[0]}


def test_no_seat_but_those_of_the_table_has_a_view() -> None:
    """Seats are counted from 1."""
    deal = Deal.from_line(VOLEUR)
    for seat in (0, 5):
        with pytest.raises(ValueError, match="seats are 1 to 4"):
            deal.view(seat)


def test_json_that_is_no_view_is_refused() -> None:
    """The error says what it missed."""
    data = json.loads(Deal.from_line(VOLEUR).view(1).to_json())
    del data["plies"]
    with pytest.raises(ValueError, match="plies"):
        View.from_json(json.dumps(data))


def test_removed_tiles_travel_in_json() -> None:
    """A table of fewer tiles is read again as it was."""
    table = presets.conventions("tete_a_tete", set=2, hand=2, removed=(Tile(0, 0),))
    view = Deal(table, [[Tile(0, 1), Tile(0, 2)], [Tile(1, 1), Tile(1, 2)]], [Tile(2, 2)]).view(1)
    assert View.from_json(view.to_json()) == view
    assert Tile(0, 0) in view.cannot_hold(2)
