"""Deals drawn from a view: they agree with it, and each that agrees is equally likely.

Judged by dealing in every way and playing the history on each (`tests.dominoes.brute`).
"""

from __future__ import annotations

import functools
import pickle
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings

from palamede.dominoes import knowledge as knowledge_module
from palamede.dominoes import presets
from palamede.dominoes.deal import Deal, Ply
from palamede.dominoes.errors import DealError
from palamede.dominoes.knowledge import Knowledge
from palamede.dominoes.tiles import Tile
from palamede.dominoes.view import View, WorldSampler, count_worlds, resample
from tests.dominoes.brute import World, chi_square_p, replayed, worlds
from tests.dominoes.test_properties import SEEDS, every_table, random_deal

SAMPLES = 200
"""For each deal that agrees with a view."""

TEN = (
    'removed=["0-1","0-3","0-4","0-5","0-6","1-2","1-3","1-4","1-5","2-3","2-4","2-6","3-5",'
    '"3-6","4-4","4-6","5-5","6-6"]'
)
"""Leaves ten tiles for matador, the four matadors among them."""

POSITIONS: dict[str, tuple[int | None, str]] = {
    # Passes of one opponent; of two; of partners, with and without a stock.
    "two": (
        1,
        "tete_a_tete,set=4,hand=5 1 0-3,1-3,1-4,3-4,4-4/0-0,0-1,0-4,1-1,2-3"
        " 2-2,2-4,1-2,3-3,0-2 0,0 1-3 3-2> 1-4< 4-0< 0-3< pass 3-4< pass",
    ),
    "three": (
        2,
        "poule,set=4,hand=4 2 0-0,0-1,0-2,1-2/0-4,1-1,2-2,3-4/0-3,1-4,2-3,3-3"
        " 1-3,4-4,2-4 0,0,0 2-2 2-3> 2-1< 1-1< 1-4< pass 3-4> pass pass",
    ),
    "four": (
        1,
        "poule 1 0-4,0-5,1-2,2-4,2-5,3-4,5-6/0-2,0-3,0-6,1-3,2-6,5-5,6-6"
        "/0-0,1-1,1-6,2-2,3-5,4-4,4-6/0-1,1-4,1-5,2-3,3-3,3-6,4-5 . 0,0,0,0 2-4 2-6< 6-1< 4-5>"
        " 5-2> 1-3< 3-5< 2-3> 5-6< 6-6< 6-4< 4-1< 3-4> pass 4-4> 1-5< 4-0> 0-6> pass 6-3> 5-0<"
        " 0-3< pass",
    ),
    "partners": (
        1,
        "voleur,hand=7 1 0-2,1-2,1-4,2-4,4-5,5-6,6-6/0-0,0-1,0-4,1-1,1-5,1-6,2-6"
        "/0-3,0-5,2-3,3-4,3-5,3-6,5-5/0-6,1-3,2-2,2-5,3-3,4-4,4-6 . 0,0 2-4 4-0> 2-3< 3-3< 0-2>"
        " 2-6> 3-4< 4-6< 6-6> 6-1> 6-3< 1-3> pass pass 3-0> 0-6> 6-5> 5-1> 3-5< 5-2< 1-2> pass"
        " pass",
    ),
    "partners and stock": (
        4,
        "voleur,set=4,hand=3 1 0-0,0-3,4-4/1-3,1-4,2-2/1-2,2-4,3-3/0-1,1-1,2-3 3-4,0-4,0-2 0,0"
        " 4-4 4-1> 1-2> 2-3> 3-0> pass 4-2< 0-1> pass 2-2< pass",
    ),
    # Who plays the dead hand sees it, his adversaries do not.
    "dead hand, its player": (
        1,
        "voleur_mort,hand=7 2 0-2,0-4,1-3,1-4,2-2,4-6,6-6/0-6,1-6,2-4,2-6,3-3,5-5,5-6"
        "/0-0,0-1,0-3,0-5,1-1,2-3,3-6/1-2,1-5,2-5,3-4,3-5,4-4,4-5 . 0,0 5-6 5-0< pass 6-6> 6-0>"
        " 0-0> pass 0-2<",
    ),
    "dead hand, an adversary": (
        2,
        "voleur_mort,hand=7 2 1-3,1-4,1-5,1-6,2-2,2-3,3-4/0-0,0-2,0-3,0-6,1-2,2-6,3-3"
        "/0-1,0-4,2-4,2-5,4-4,4-5,5-5/0-5,1-1,3-5,3-6,4-6,5-6,6-6 . 0,0 2-6 2-5< 5-0< 6-1> 0-6<"
        " 1-0> 6-6< pass 0-3> pass 3-5> 5-1> 1-2> 2-4> 4-6> pass pass pass 6-5> pass pass 5-5>",
    ),
    # Drawing: what was laid may have been taken at the start or drawn.
    "drawing": (
        2,
        "peche,set=3,hand=3 2 0-0,0-1,1-2/1-3,2-3,3-3 0-2,2-2,1-1,0-3 0,0 3-3 +0-2 +2-2 +1-1 +0-3"
        " 3-0> 3-2< 2-0< pass 0-1<",
    ),
    "drawing in vain": (
        2,
        "peche,set=3,hand=3 1 0-1,0-2,0-3/1-1,1-3,3-3 2-2,0-0,1-2,2-3 0,0 0-1 1-3> 0-3< 3-3< +2-2"
        " +0-0 +1-2 +2-3 3-2> pass 2-2> pass",
    ),
    "drawing late": (
        2,
        "peche,set=3,hand=3 1 2-2,2-3,3-3/0-2,0-3,1-3 1-1,0-0,1-2,0-1 0,0 2-3 3-0> 2-2< 0-2> +1-1"
        " +0-0 +1-2 2-1<",
    ),
    "three draw, one tile stays": (
        1,
        "poule,set=3,hand=2,draw=until,undrawable=1 3 2-3,3-3/0-3,1-1/0-1,1-2 1-3,0-0,0-2,2-2"
        " 0,0,0 0-1 +1-3 1-3> 0-3< +0-0 +0-2 pass",
    ),
    # Matador: a draw proves more than a pass; who passes with a stock to draw holds a matador.
    "matador kept back": (
        1,
        f"matador,{TEN} 1 0-0,1-1,3-4/0-2,2-2,4-5 1-6,5-6,3-3,2-5 0,0 1-1 +1-6 pass 0-0>",
    ),
    "matador": (
        1,
        f"matador,{TEN} 1 0-2,2-5,5-6/1-1,3-4,4-5 0-0,1-6,3-3,2-2 0,0 0-2 3-4> pass 4-5> 2-5>"
        " +0-0 pass",
    ),
    "matador lengthwise": (
        2,
        f"matador,{TEN},matador=lengthwise 1 0-2,2-5,5-6/0-0,3-3,4-5 1-1,2-2,3-4,1-6 0,0 2-5 5-4<"
        " 2-0> 0-0> +1-1 +2-2",
    ),
    "matador at one end": (
        2,
        f"matador,{TEN},layout=one_end 2 1-1,1-6,4-5/0-0,0-2,3-4 5-6,2-5,2-2,3-3 0,0 3-4 1-6>"
        " 0-0> +5-6 +2-5",
    ),
    # The highest double had to be led; nobody held one and 1-3 was the heaviest tile.
    "forced double": (
        2,
        "poule,set=3,hand=2,first_lead=highest_double 2 0-2,2-3/0-0,1-1/0-3,1-3 0-1,2-2,1-2,3-3"
        " 0,0,0 1-1 1-3> 3-2> pass",
    ),
    "forced composé": (
        1,
        "peche,set=3,hand=2,first_lead=highest_double,stake=5 2 0-2,1-2/0-1,1-3"
        " 2-3,0-3,0-0,3-3,1-1,2-2 0,0 1-3 1-2< +2-3 3-2>",
    ),
    # Somebody can play, or the deal were over.
    "two have passed, three can": (
        3,
        "poule,set=4,hand=4 1 0-1,0-4,2-4,3-4/0-3,1-2,1-3,2-3/0-0,0-2,2-2,3-3 1-4,4-4,1-1 0,0,0"
        " 3-4 3-0< 0-0< 0-4< pass pass 4-2> 2-1> pass",
    ),
    "the other can play": (
        1,
        "tete_a_tete,set=3,hand=3 2 1-3,2-3,3-3/0-0,0-2,0-3 0-1,1-2,1-1,2-2 0,0 0-3 3-3> 0-0< 3-1>",
    ),
    # A spectator sees no hand.
    "spectator": (None, "peche,set=2,hand=2 1 0-2,2-2/0-0,0-1 1-2,1-1 0,0 2-2 +1-2"),
}

every_position = pytest.mark.parametrize("name", POSITIONS)


def position(name: str) -> tuple[Deal, View]:
    seat, line = POSITIONS[name]
    deal = Deal.from_line(line)
    return deal, deal.view(seat)


@functools.cache
def enumerated(name: str) -> list[World]:
    return worlds(position(name)[1])


def uneven(name: str) -> str:
    """Say what is wrong with deals drawn from a position, or nothing."""
    view = position(name)[1]
    try:
        sampler = WorldSampler(view)
    except DealError as error:
        return str(error)
    rng = random.Random(f"resample {name}")
    counts = dict.fromkeys(enumerated(name), 0)
    for _ in range(SAMPLES * len(counts)):
        hands, stock = sampler.tiles(rng)
        world = (tuple(tuple(sorted(hand)) for hand in hands), tuple(stock))
        if world not in counts:
            return f"{world} does not agree"
        counts[world] += 1
    p = chi_square_p(list(counts.values()), SAMPLES)
    return "" if p > 0.001 else f"p = {p}"


def test_there_are_twenty_views_with_at_most_300_deals_each() -> None:
    """What the next test is about."""
    assert len(POSITIONS) == 20
    assert all(2 <= len(enumerated(name)) <= 300 for name in POSITIONS)


@pytest.mark.slow
@every_position
def test_every_deal_that_agrees_is_equally_likely(name: str) -> None:
    """All deals that agree are enumerated; 200 samples for each; chi-square p > 0.001."""
    assert uneven(name) == ""


@every_position
def test_the_number_of_worlds_is_exact(name: str) -> None:
    """`count_worlds` equals the length of the enumeration, in which the true deal is."""
    deal, view = position(name)
    assert count_worlds(view) == WorldSampler(view).count == len(enumerated(name))
    assert (deal.start_hands, deal.start_stock) in enumerated(name)


@every_position
def test_cannot_hold_is_exact(name: str) -> None:
    """A seat cannot hold a tile that it holds in no deal that agrees, and no other."""
    deal, view = position(name)
    holds: dict[int, set[Tile]] = {seat: set() for seat in range(1, len(view.sizes) + 1)}
    for hands, stock in enumerated(name):
        world = replayed(view, hands, stock)
        assert world is not None
        for seat, held in holds.items():
            held.update(world.hand(seat))
    for seat, held in holds.items():
        assert view.cannot_hold(seat) == set(deal._joins.tiles) - held


@every_position
def test_certain_and_extreme_are_exact(name: str) -> None:
    """Places that are the same in every deal that agrees; least and greatest pips of a hand."""
    _, view = position(name)
    found = enumerated(name)
    hands, stock = view.knowledge.certain()
    for number, hand in enumerate(hands):
        same = set.intersection(*(set(world[0][number]) for world in found))
        assert set(hand) == same
    for at, tile in enumerate(stock):
        here = {world[1][at] for world in found}
        assert {tile} == here if len(here) == 1 else tile is None
    for seat in range(1, len(view.sizes) + 1):
        pips = []
        for world in found:
            deal = replayed(view, *world)
            assert deal is not None
            pips.append(deal.pips[seat - 1])
        of_seat = view.knowledge.extreme(
            lambda tile, holder, seat=seat: tile.pips if holder == seat else 0  # type: ignore[misc]
        )
        assert of_seat == (min(pips), max(pips))


# -------------------------------------------------------------------- the same test, one thing less
Drop = Callable[[pytest.MonkeyPatch], None]


def _without_bars(kind: str) -> Drop:
    """What a seat proves by an act of this kind is forgotten."""

    def drop(monkeypatch: pytest.MonkeyPatch) -> None:
        follow = Knowledge._follow

        def forgetful(self: Knowledge, ply: Ply) -> None:
            places = [*self._hands, *self._drawn]
            before = [place.barred for place in places]
            follow(self, ply)
            if ply.move.kind == kind:
                for place, barred in zip(places, before, strict=True):
                    place.barred = barred

        monkeypatch.setattr(Knowledge, "_follow", forgetful)

    return drop


def _origins_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile that was laid may have been in any place its player had taken by then."""
    origins = Knowledge._origins

    def ignorant(self: Knowledge, tile: int, taken: list[knowledge_module._Place]) -> object:
        own = len({place.seat for place in taken}) == 1
        return list(taken) if own else origins(self, tile, taken)

    monkeypatch.setattr(Knowledge, "_origins", ignorant)


def _times_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile that was laid may have been drawn later."""
    settle = Knowledge._settle

    def ignorant(self: Knowledge, known: list[list[int]], now: list[list[int]] | None) -> None:
        for tile, places in self._laid.items():
            last = max([place.seat for place in places], default=0)
            self._laid[tile] = places + [
                place for place in self._drawn if place.seat == last and place not in places
            ]
        settle(self, known, now)

    monkeypatch.setattr(Knowledge, "_settle", ignorant)


def _lead_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    """A forced lead proves nothing about the other hands."""
    monkeypatch.setattr(knowledge_module, "_leads_before", lambda tile, forced: False)


def _matadors_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who passes instead of drawing need not hold a matador."""
    follow = Knowledge._follow

    def forgetful(self: Knowledge, ply: Ply) -> None:
        follow(self, ply)
        self._doubts.clear()

    monkeypatch.setattr(Knowledge, "_follow", forgetful)


def _closing_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deal may be closed."""
    build = Knowledge.__init__

    def closed(self: Knowledge, *args: object, **named: object) -> None:
        build(self, *args, **{**named, "over": True})  # type: ignore[arg-type]

    monkeypatch.setattr(Knowledge, "__init__", closed)


@pytest.mark.slow
@pytest.mark.parametrize(
    "drop",
    [
        pytest.param(_without_bars("pass"), id="passes"),
        pytest.param(_without_bars("draw"), id="draws"),
        pytest.param(_origins_ignored, id="origins of laid tiles"),
        pytest.param(_times_ignored, id="times of draws"),
        pytest.param(_lead_ignored, id="forced lead"),
        pytest.param(_matadors_ignored, id="matadors kept back"),
        pytest.param(_closing_ignored, id="not closed"),
    ],
)
def test_the_same_test_fails_when_a_constraint_is_left_out(
    drop: Drop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each kind of proof there is a view that shows when it is forgotten."""
    for name in POSITIONS:
        enumerated(name)
    drop(monkeypatch)
    # The views at the end of the table are there for the rarer proofs: begin with them.
    assert any(uneven(name) for name in reversed(POSITIONS))


# -------------------------------------------------------------------- random deals of every preset
@every_table
@settings(max_examples=8)
@given(seed=SEEDS)
def test_a_resampled_deal_gives_the_same_view(name: str, players: int, seed: int) -> None:
    """At a random moment, for a random seat or a spectator; the truth is never excluded."""
    rng = random.Random(seed)
    deal = random_deal(name, players, rng)
    for _ in range(rng.randrange(40)):
        if deal.turn is None:
            break
        deal.push(rng.choice(list(deal.legal_moves)))
    seats = range(1, deal.conventions.seats + 1)
    seat = rng.choice([None, *seats])
    view = deal.view(seat)
    for other in seats:
        assert not view.cannot_hold(other) & set(deal.hand(other))
    again = resample(view, rng)
    assert again.view(seat) == view
    assert pickle.dumps(again.view(seat)) == pickle.dumps(view)
    sampler = WorldSampler(view)
    assert resample(view, random.Random(seed)) == sampler.sample(random.Random(seed))
    assert sampler.count >= 1


def test_a_forced_lead_that_is_still_to_come_binds_the_other_hands() -> None:
    """Before the lead is laid everybody knows it: no hand has a higher double (DRAW-06)."""
    deal = Deal.from_line(
        "poule,set=2,hand=2,first_lead=highest_double 1 1-1,1-2/0-1,0-2 0-0,2-2 0,0"
    )
    view = deal.view(2)
    assert view.forced_lead == Tile(1, 1)
    assert len(worlds(view)) == count_worlds(view) == 4
    assert view.cannot_hold(1) == {Tile(0, 1), Tile(0, 2), Tile(2, 2)}
    assert view.knowledge.certain()[0] == ((Tile(1, 1),), (Tile(0, 1), Tile(0, 2)))


def test_a_view_of_no_deal_is_refused() -> None:
    """A history that no deal can have had leaves nothing to draw."""
    deal = Deal.from_line("tete_a_tete,set=2,hand=2 1 0-0,1-2/0-1,2-2 0-2,1-1 0,0 1-2 2-2>")
    view = deal.view(1)
    plies = (*view.plies, Ply(1, deal._moves.pass_), Ply(2, deal._moves.pass_))
    impossible = View(**{**view.__getstate__(), "plies": plies, "start_hands": (None, None)})
    assert count_worlds(impossible) == 0
    with pytest.raises(DealError, match="no deal agrees"):
        resample(impossible, random.Random(1))


def test_a_stock_known_in_part_fixes_what_it_names() -> None:
    """A record may name some tiles of hands and stock and leave the rest unknown."""
    table = presets.conventions("tete_a_tete", set=2, hand=2)
    known = Knowledge(
        table,
        [[Tile(0, 0)], []],
        stock=[None, Tile(1, 1)],
    )
    assert known.count() == 4 * 3
    assert known.certain() == (((Tile(0, 0),), ()), (None, Tile(1, 1)))
    for seed in range(20):
        hands, stock = known.draw(random.Random(seed))
        assert stock[1] is Tile(1, 1)
        assert Tile(0, 0) in hands[0]
        assert list(map(len, hands)) == [2, 2]


def test_the_last_tile_of_a_stock_may_be_certain() -> None:
    """What no hand can hold lies in the stock; if one place is left there, it lies in that one."""
    deal = Deal.from_line("tete_a_tete,set=1,hand=1 1 0-0/0-1 1-1 0,0 0-0")
    assert deal.view(1).knowledge.certain() == (
        ((Tile(0, 0),), (Tile(0, 1),)),
        (Tile(1, 1),),
    )
    assert count_worlds(deal.view(1)) == 1


def test_a_lead_forced_by_other_means_binds_its_holder_alone() -> None:
    """Only the rule of the highest double tells something about the other hands."""
    table = presets.conventions("tete_a_tete", set=2, hand=2)
    hands = [[Tile(0, 1), Tile(0, 2)], [Tile(1, 1), Tile(2, 2)]]
    deal = Deal(table, hands, [Tile(0, 0), Tile(1, 2)], forced_lead=Tile(0, 1))
    assert deal.view(2).cannot_hold(1) == set(hands[1])
    assert count_worlds(deal.view(2)) == 3 * 2
