"""Duplicate deals: fair seats, reproducible, honest intervals; and the order of the players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import fmean, stdev

import pytest
from scipy.stats import t as student_t

from palamede.arena.duplicate import (
    ArenaError,
    Result,
    differences,
    play_deal,
    play_match,
    served,
)
from palamede.dominoes import presets
from palamede.dominoes.errors import IllegalMoveError
from palamede.dominoes.moves import Move, move_table
from palamede.dominoes.view import View
from palamede.engine import players
from palamede.engine.budget import Budget
from palamede.engine.players.levels import Maitre
from palamede.engine.players.searching import Searching
from tests.rules.tables import deal_of

RANDOM, GREEDY, CLASSICAL = (players.get(name) for name in ("random", "greedy", "classical"))
DEALS = 2000
PROOF_SEED = "proof"
"""No weight of the classical player was chosen on these deals."""


class Witness:
    """Lays the first legal tile and remembers every view that it was shown."""

    name = "witness"

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View, rng: Random) -> Move:
        self.views.append(view)
        return view.legal_moves[0]

    def seats(self) -> list[int | None]:
        return sorted({view.seat for view in self.views}, key=str)


# -------------------------------------------------------------------- who is stronger
@pytest.mark.slow
@pytest.mark.parametrize("rules", ["tete_a_tete", "peche", "voleur"])
@pytest.mark.parametrize(
    ("stronger", "weaker"), [(GREEDY, RANDOM), (CLASSICAL, GREEDY)], ids=lambda player: player.name
)
def test_each_player_beats_the_next_over_2000_duplicate_deals(
    rules: str,
    stronger: players.Player,
    weaker: players.Player,
    record_property: Callable[[str, object], None],
) -> None:
    result = play_match(stronger, weaker, presets.conventions(rules), DEALS, PROOF_SEED)
    line = f"{rules}: {stronger.name} against {weaker.name}: {result}"
    record_property("match", line)
    print(f"\n{line}")
    assert result.deals == DEALS
    assert result.low > 0, line


# -------------------------------------------------------------------- the same chances for both
@pytest.mark.parametrize(
    ("rules", "number"), [("tete_a_tete", 2), ("peche", 2), ("voleur", 4), ("poule", 3)]
)
@pytest.mark.parametrize("name", players.NAMES)
def test_a_player_against_himself_comes_out_exactly_even(
    name: str, rules: str, number: int
) -> None:
    conventions = presets.conventions(rules, players=number)
    player = players.get(name)
    if isinstance(player, Searching | Maitre):  # by the clock no player is the same twice
        player = player.with_budget(Budget(nodes=1500))
    assert set(differences(player, player, conventions, 20, 5)) == {0.0}


def test_who_stands_first_changes_the_sign_and_nothing_else() -> None:
    table = presets.conventions("peche")
    one = list(differences(CLASSICAL, GREEDY, table, 40, "sign"))
    other = list(differences(GREEDY, CLASSICAL, table, 40, "sign"))
    assert one == [-difference for difference in other]
    assert any(one)


@pytest.mark.parametrize(
    ("rules", "number", "seats"),
    [
        ("tete_a_tete", 2, ([1], [2])),
        ("voleur", 4, ([1, 3], [2, 4])),
        ("voleur_mort", 3, ([1, 3], [2, 4])),
        ("poule", 3, ([1, 3], [2])),
    ],
)
def test_players_change_seats_over_the_same_tiles_and_the_same_lead(
    rules: str, number: int, seats: tuple[list[int], list[int]]
) -> None:
    table = presets.conventions(rules, players=number)
    plays = []
    for turn in (0, 1):
        pair = Witness(), Witness()
        deal = served(table, "seats", 1)
        play_deal(deal, pair if turn == 0 else pair[::-1], Random(0))
        plays.append(deal)
        assert (pair[turn].seats(), pair[1 - turn].seats()) == seats
    first, second = plays
    assert (first.start_hands, first.start_stock) == (second.start_hands, second.start_stock)
    assert first.leader == second.leader


def test_a_match_shows_both_players_both_hands_of_every_deal() -> None:
    one, other = Witness(), Witness()
    table = presets.conventions("tete_a_tete")
    assert len(list(differences(one, other, table, 12, "hands"))) == 12

    def hands(witness: Witness, seat: int) -> set[object]:
        return {view.start_hands[seat - 1] for view in witness.views if view.seat == seat}

    for seat in (1, 2):
        assert hands(one, seat) == hands(other, seat)
        assert len(hands(one, seat)) == 12


def test_a_player_is_asked_only_where_there_is_a_choice() -> None:
    witness = Witness()
    list(differences(witness, RANDOM, presets.conventions("peche"), 10, 1))
    assert min(len(view.legal_moves) for view in witness.views) == 2


def test_the_leads_of_a_match_go_round() -> None:
    table = presets.conventions("poule", players=4)
    assert {served(table, 1, number).leader for number in range(1, 41)} == {1, 2, 3, 4}


# -------------------------------------------------------------------- reproducible
def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    table = presets.conventions("tete_a_tete")
    match = play_match(GREEDY, RANDOM, table, 50, 1)
    assert play_match(GREEDY, RANDOM, table, 50, 1) == match
    assert play_match(GREEDY, RANDOM, table, 50, 2) != match


def test_a_shorter_match_is_the_beginning_of_a_longer_one() -> None:
    table = presets.conventions("tete_a_tete")
    long = list(differences(CLASSICAL, RANDOM, table, 30, 9))
    assert list(differences(CLASSICAL, RANDOM, table, 10, 9)) == long[:10]


def test_the_deals_do_not_depend_on_who_plays_them() -> None:
    table = presets.conventions("voleur")
    assert served(table, "x", 3) == served(table, "x", 3)
    assert served(table, "x", 3).start_hands != served(table, "x", 4).start_hands


# -------------------------------------------------------------------- the result
def test_the_interval_is_that_of_the_mean_over_the_duplicate_deals() -> None:
    table = presets.conventions("tete_a_tete")
    ahead = list(differences(GREEDY, RANDOM, table, 60, 4))
    result = play_match(GREEDY, RANDOM, table, 60, 4)
    margin = float(student_t.ppf(0.975, 59)) * stdev(ahead) / 60**0.5
    assert result.mean == pytest.approx(fmean(ahead))
    assert (result.low, result.high) == pytest.approx((result.mean - margin, result.mean + margin))
    assert result.wins == sum(difference > 0 for difference in ahead)
    assert result.deals == 60


def test_marks_are_counted_per_side_and_deal() -> None:
    """Whoever is at the leader's seat goes out at once and marks 12: 6 a deal for neither."""
    deal = deal_of("tete_a_tete", {1: "0-0", 2: "6-6"}, hand=1)
    outcome = play_deal(deal, (GREEDY, RANDOM), Random(1))
    assert outcome.marks == (12, 0)


def test_a_result_says_itself_whether_it_is_decided() -> None:
    assert Result(1.5, 0.5, 2.5, 100, 60).decided
    assert Result(-1.5, -2.5, -0.5, 100, 30).decided
    assert not Result(0.5, -0.5, 1.5, 100, 50).decided
    assert str(Result(1.5, 0.5, 2.5, 100, 60)) == (
        "+1.50 marks a deal (95 %: +0.50 to +2.50), ahead in 60 of 100 duplicate deals"
    )


def test_fewer_than_two_deals_are_refused() -> None:
    with pytest.raises(ArenaError, match="at least 2") as raised:
        play_match(GREEDY, RANDOM, presets.conventions("peche"), 1, 1)
    assert raised.value.params == {"deals": 1, "least": 2}


def test_an_illegal_move_is_an_error_and_no_loss() -> None:
    class Cheat:
        name = "cheat"

        def choose(self, view: View, rng: Random) -> Move:
            return move_table(view.conventions.set).draw

    with pytest.raises(IllegalMoveError):
        play_match(Cheat(), RANDOM, presets.conventions("tete_a_tete"), 2, 1)
