"""What can happen at an old table, and what rulings do to a deal there."""

from __future__ import annotations

from typing import Any

import pytest

from palamede.dominoes import presets
from palamede.dominoes.errors import DealError, IllegalMoveError
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.olddeeds import do_steps
from palamede.dominoes.tiles import Tile


def tiles(text: str) -> list[Tile]:
    return [Tile.parse(each) for each in text.split()]


def four(**switches: Any) -> OldDeal:
    """Voleur, three tiles each, double-four; the stock has the rest."""
    agreed = presets.conventions("voleur", hand=3, set=4, **switches)
    return OldDeal(
        agreed,
        [
            tiles("4-4 0-1 1-1"),
            tiles("3-4 2-2 0-2"),
            tiles("2-4 1-2 0-0"),
            tiles("3-3 1-3 0-4"),
        ],
        tiles("0-3 1-4 2-3"),
    )


def play_out(deal: OldDeal) -> None:
    """Everybody lays the first tile that fits, else draws, else passes."""
    while deal.turn is not None:
        seat = deal.turn
        allowed = deal.choices(seat)
        fitting = [move for move in deal.fitting(seat) if move in allowed]
        deal.push(seat, fitting[0] if fitting else allowed[-1])


def test_a_tile_that_does_not_match_lies_as_written() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4))
    deal.lay(2, Tile(0, 2), "left", 2)

    assert [str(placed) for placed in deal.chain] == ["0-2", "4-4"]
    assert (deal.ends, deal.plies[-1].fits, deal.turn) == ((0, 4), False, 3)
    assert deal.hands[1] == tuple(tiles("2-2 3-4"))


def test_touching_half_is_the_one_that_matches_where_none_is_named() -> None:
    deal = four()
    deal.lay(1, Tile(0, 1))
    deal.lay(2, Tile(0, 2), "left")
    deal.lay(3, Tile(0, 0), "right")

    assert [ply.fits for ply in deal.plies] == [True, True, False]
    assert deal.ends == (2, 0)


def test_choices_are_every_tile_at_every_end_whatever_fits() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4))

    told = {str(move) for move in deal.choices(2)}

    assert told == {
        *("4-3<", "4-3>", "3-4<", "3-4>", "2-2<", "2-2>"),
        *("2-0<", "2-0>", "0-2<", "0-2>", "pass"),
    }
    assert {str(move) for move in deal.choices(3)} >= {"0-0<", "2-1>"}
    assert "pass" not in {str(move) for move in deal.choices(3)}


def test_who_acts_out_of_turn_is_followed_by_the_next() -> None:
    deal = four()
    deal.lay(3, Tile(2, 4))
    deal.lay(4, Tile(0, 4), "right")
    deal.lay(2, Tile(2, 2), "left")

    assert [(ply.seat, ply.due, ply.in_turn) for ply in deal.plies] == [
        (3, 1, False),
        (4, 4, True),
        (2, 1, False),
    ]
    assert deal.turn == 3


def test_a_deal_is_closed_when_all_have_passed_even_if_they_could_play() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4))
    for seat in (2, 3, 4, 1):
        assert deal.outcome() is None
        deal.pass_(seat)

    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.winners, deal.over) == ("closed", (1, 3), "closed")
    assert outcome.marks == (13 + 14, 0)


def test_domino_said_wrongly_ends_nothing_and_shows_the_tile() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4))
    deal.say_domino(2, Tile(0, 2))

    assert (deal.over, deal.turn) == (None, 2)
    assert dict(deal.seen_tiles) == {2: (Tile(0, 2),)}
    assert dict(deal.open_tiles) == {}


def test_what_cannot_be_done_is_refused_with_what_can() -> None:
    deal = four()
    with pytest.raises(IllegalMoveError, match="seat 1 does not hold 3-3"):
        deal.lay(1, Tile(3, 3))
    with pytest.raises(IllegalMoveError, match="it is the turn of seat 1"):
        deal.pass_(2)
    with pytest.raises(DealError, match="there is no end 'middle'"):
        deal.lay(1, Tile(4, 4), "middle")
    with pytest.raises(DealError, match="there is no seat 5"):
        deal.choices(5)
    with pytest.raises(DealError, match="this cannot be done"):
        do_steps(deal, [{"do": "bar", "side": 1}, {"do": "dance"}])
    with pytest.raises(DealError, match="this event cannot be read"):
        deal.apply({"type": "laid", "seat": 1})
    assert deal.barred == frozenset()


def test_hands_may_have_wrong_sizes_but_no_tile_twice() -> None:
    agreed = presets.conventions("tete_a_tete", set=2, hand=2)
    OldDeal(agreed, [tiles("0-0 0-1 1-1"), tiles("2-2")], tiles("0-2 1-2"))
    with pytest.raises(DealError, match="twice 0-0; missing 1-2"):
        OldDeal(agreed, [tiles("0-0 0-1 1-1"), tiles("2-2")], tiles("0-2 0-0"))


def test_events_fold_to_the_same_deal() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4), announced=3)
    deal.show(2, Tile(0, 2))
    deal.lay(2, Tile(2, 2), "left", named=Tile(3, 4))
    deal.pass_(3)
    do_steps(deal, [{"do": "bar", "side": 1}])
    twin = four()
    first, second, third = deal.plies
    for event in (first, deal.acts[0], second, third):
        twin.apply(event.as_json())
    twin.apply({"type": "ruled", "claim": 1, "steps": [{"do": "bar", "side": 1}]})

    assert (twin._play, twin._standing) == (deal._play, deal._standing)


def test_play_is_resumed_from_a_fault_and_played_to_its_end() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4))
    deal.lay(2, Tile(2, 2), "left")
    deal.lay(3, Tile(2, 4), "right")
    do_steps(deal, [{"do": "take_back", "to": deal.plies[1].n}])

    assert (deal.turn, deal.ends, len(deal.plies)) == (2, (4, 4), 1)
    assert dict(deal.seen_tiles) == {2: (Tile(2, 2),), 3: (Tile(2, 4),)}
    play_out(deal)
    assert deal.outcome() is not None
    assert all(ply.fits for ply in deal.plies)


def test_an_open_tile_is_laid_when_it_fits_and_the_adversary_picks_the_end() -> None:
    deal = four()
    step = {"do": "open", "seat": 2, "tile": "3-4", "chooser": "adversary", "by": 1}
    deal.lay(1, Tile(4, 4))
    do_steps(deal, [step])

    assert {str(move) for move in deal.choices(2)} == {"4-3<", "4-3>"}
    assert (deal.turn, deal.acting) == (2, 1)
    with pytest.raises(IllegalMoveError, match="possible: 4-3<, 4-3>"):
        deal.pass_(2)
    deal.lay(2, Tile(3, 4), "right")
    assert (deal.obligations, dict(deal.open_tiles), deal.acting) == ((), {}, 3)
    play_out(deal)
    assert deal.outcome() is not None


def test_an_open_tile_that_does_not_fit_waits() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4))
    do_steps(deal, [{"do": "open", "seat": 2, "tile": "0-2", "chooser": "owner", "by": 1}])

    assert "pass" in {str(move) for move in deal.choices(2)}
    assert dict(deal.open_tiles) == {2: (Tile(0, 2),)}


def test_called_hands_lie_open_and_the_adversary_decides() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4))
    do_steps(deal, [{"do": "call", "side": 2, "caller": 1}])

    assert set(deal.open_tiles) == {2, 4}
    assert (deal.turn, deal.acting) == (2, 1)
    assert {str(move) for move in deal.choices(2)} == {"4-3<", "4-3>"}
    assert deal.choices(4) == ()
    play_out(deal)
    assert deal.outcome() is not None


def test_a_forbidden_number_is_not_opened_unless_the_tile_is_forced() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4))
    deal.lay(2, Tile(3, 4), "right")
    do_steps(deal, [{"do": "forbid", "seat": 3, "number": 2}])
    assert "4-2<" in {str(move) for move in deal.choices(3)}  # nothing else fits
    deal.pass_(3)
    do_steps(deal, [{"do": "forbid", "seat": 4, "number": 1}])

    assert {str(move) for move in deal.choices(4)} == {
        *("3-3<", "3-3>", "1-3<", "1-3>", "0-4<", "0-4>", "4-0<", "4-0>", "pass")
    }
    play_out(deal)
    assert deal.outcome() is not None


def test_barred_sides_mark_nothing_and_penalties_are_added() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4))
    for seat in (2, 3, 4, 1):
        deal.pass_(seat)
    before = deal.outcome()
    do_steps(deal, [{"do": "bar", "side": 1}, {"do": "mark", "side": 2, "points": 20, "claim": 1}])
    after = deal.outcome()

    assert before is not None and after is not None
    assert (before.winners, after.winners) == ((1, 3), (1, 3))
    assert (before.marks[0] > 0, after.marks) == (True, (0, 20))


def test_a_void_deal_marks_penalties_only_and_tells_the_lead() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4))
    do_steps(
        deal,
        [
            {"do": "mark", "side": 2, "points": -10, "claim": 1},
            {"do": "end", "how": "void", "lead": "passes"},
        ],
    )
    outcome = deal.outcome()

    assert outcome is not None
    assert (outcome.kind, outcome.winners, outcome.marks) == ("void", (), (0, -10))
    assert (deal.over, deal.turn, deal.lead_after) == ("void", None, "passes")


def test_tiles_go_from_the_stock_and_back_in_every_state() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4))
    first = deal.plies[0].n
    do_steps(
        deal,
        [
            {"do": "take", "seat": 2, "tiles": ["0-3"]},
            {"do": "return", "seat": 4, "tiles": ["1-3"], "up": True},
        ],
    )
    assert deal.stock == tuple(tiles("1-4 2-3 1-3"))
    assert deal.stock_up == (Tile(1, 3),)
    do_steps(deal, [{"do": "take_back", "to": first}])

    assert deal.stock == tuple(tiles("1-4 2-3 1-3"))
    assert Tile(0, 3) in deal.hand(2)
    everywhere = [tile for hand in deal.hands for tile in hand] + list(deal.stock)
    assert sorted(everywhere) == sorted(deal.conventions.tiles)


def test_an_undue_last_tile_leaves_a_moment_before_hands_are_opened() -> None:
    agreed = presets.conventions("tete_a_tete", set=2, hand=1)
    deal = OldDeal(agreed, [tiles("0-0"), tiles("1-2")], tiles("0-1 0-2 1-1 2-2"), leader=1)
    assert deal.turn == 1
    deal.lay(2, Tile(1, 2))

    assert (deal.over, deal.hands_open) == ("domino", False)  # out of turn
    deal.open_hands()
    assert deal.hands_open


def test_the_hands_of_both_sides_may_come_to_be_called() -> None:
    deal = four()
    deal.lay(1, Tile(4, 4))
    do_steps(deal, [{"do": "call", "side": 1, "caller": 4}])
    do_steps(deal, [{"do": "call", "side": 2, "caller": 1}])

    assert dict(deal.callers) == {1: 4, 3: 4, 2: 1, 4: 1}
    assert (set(deal.open_tiles), deal.called) == ({1, 2, 3, 4}, ((2, 4), 1))
    deal.lay(2, Tile(3, 4), "right")
    assert (deal.called, deal.acting) == (((1, 3), 4), 4)
    play_out(deal)
    assert deal.outcome() is not None
