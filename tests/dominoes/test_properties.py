"""Properties of random deals of every preset."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Partie
from palamede.dominoes.tiles import TileSet

TABLES = [(name, players) for name, preset in presets.PRESETS.items() for players in preset.players]
SEEDS = st.integers(min_value=0, max_value=2**32)
BOUND = 500
"""More moves than a deal of any preset can have."""

every_table = pytest.mark.parametrize(
    ("name", "players"), [pytest.param(*pair, id=f"{pair[0]}-{pair[1]}") for pair in TABLES]
)


def random_deal(name: str, players: int, rng: random.Random) -> Deal:
    agreed = presets.conventions(name, players=players)
    tiles = list(agreed.tiles)
    rng.shuffle(tiles)
    cut = [agreed.hand * seat for seat in range(agreed.seats + 1)]
    hands = [tiles[low:high] for low, high in zip(cut, cut[1:], strict=False)]
    return Deal(agreed, hands, tiles[cut[-1] :], leader=rng.randint(1, agreed.seats))


def all_tiles(deal: Deal) -> list[str]:
    """Every tile wherever it is, sorted."""
    found = [*deal.stock, *(placed.tile for placed in deal.chain)]
    for seat in range(1, deal.conventions.seats + 1):
        found += deal.hand(seat)
    return [str(tile) for tile in sorted(found)]


@every_table
@settings(max_examples=8)
@given(seed=SEEDS)
def test_tiles_are_conserved_and_the_deal_ends(name: str, players: int, seed: int) -> None:
    """No tile is lost or doubled at any step, and play stops."""
    rng = random.Random(seed)
    deal = random_deal(name, players, rng)
    whole = [str(tile) for tile in TileSet(deal.conventions.set)]
    for _ in range(BOUND):
        assert all_tiles(deal) == whole
        if deal.turn is None:
            break
        deal.push(rng.choice(list(deal.legal_moves)))
    assert deal.outcome() is not None
    assert len(deal.legal_moves) == 0


@every_table
@settings(max_examples=8)
@given(seed=SEEDS)
def test_pop_undoes_push(name: str, players: int, seed: int) -> None:
    """Every move taken back restores the deal; all taken back give the deal before the lead."""
    rng = random.Random(seed)
    deal = random_deal(name, players, rng)
    before: list[tuple[Deal, str]] = []
    while deal.turn is not None:
        before.append((deal.copy(), repr(deal)))
        move = rng.choice(list(deal.legal_moves))
        deal.push(move)
        assert deal.peek() == move
        assert deal != before[-1][0]
    while before:
        copy, text = before.pop()
        deal.pop()
        assert deal == copy
        assert repr(deal) == text
        assert list(deal.legal_moves) == list(copy.legal_moves)
        assert deal.turn == copy.turn
        assert deal.ends == copy.ends
        assert deal.outcome() is None


@every_table
@settings(max_examples=5)
@given(seed=SEEDS)
def test_one_line_round_trip(name: str, players: int, seed: int) -> None:
    """A position written in one line and read again is the same position."""
    rng = random.Random(seed)
    deal = random_deal(name, players, rng)
    for _ in range(rng.randrange(30)):
        if deal.turn is None:
            break
        deal.push(rng.choice(list(deal.legal_moves)))
    again = Deal.from_line(deal.line())
    assert again == deal
    assert again.line() == deal.line()
    assert list(again.legal_moves) == list(deal.legal_moves)


@every_table
@settings(max_examples=8)
@given(seed=SEEDS)
def test_a_closed_deal_keeps_its_closing_passes(name: str, players: int, seed: int) -> None:
    """The plies of a closed deal end with a pass of every seat in turn after the last tile."""
    rng = random.Random(seed)
    deal = random_deal(name, players, rng)
    while deal.turn is not None:
        deal.push(rng.choice(list(deal.legal_moves)))
    result = deal.outcome()
    assert result is not None
    seats = deal.conventions.seats
    turns = [ply for ply in deal.plies if not ply.move.is_draw]
    laid = [ply for ply in turns if ply.move.is_lay]
    assert len(laid) == len(deal.chain)
    if result.kind == "closed":
        last = laid[-1].seat
        assert [ply.seat for ply in turns[-seats:]] == [
            (last + step) % seats + 1 for step in range(seats)
        ]
        assert all(ply.move.is_pass for ply in turns[-seats:])
        assert turns[-seats - 1] == laid[-1]
    else:
        assert turns[-1] == laid[-1]
    for one, following in zip(turns, turns[1:], strict=False):
        assert following.seat == one.seat % seats + 1


@every_table
@settings(max_examples=3)
@given(seed=SEEDS)
def test_parties_end_and_accounts_sum_to_nought(name: str, players: int, seed: int) -> None:
    """After every deal the accounts, with what lies in the pot, are nought together."""
    rng = random.Random(seed)
    partie = Partie(presets.conventions(name, players=players, stake=5))
    for _ in range(BOUND):
        assert sum(partie.accounts) + partie.pot == 0
        if partie.finished:
            break
        deal = partie.serve(rng)
        while deal.turn is not None:
            deal.push(rng.choice(deal.legal_moves))
        partie.settle()
    assert partie.finished
    assert partie.pot == 0
    assert sum(partie.accounts) == 0
    if partie.winner and name != "pot":
        assert all(partie.accounts[seat - 1] >= 0 for seat in partie.winner)
        assert min(partie.accounts) < 0
