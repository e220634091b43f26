"""Parties played together: seats, partners, leads, wins and accounts."""

from __future__ import annotations

import random
from typing import Any

import pytest

from palamede.dominoes import presets
from palamede.dominoes.errors import MatchError
from palamede.dominoes.match import Partie
from palamede.dominoes.scoring import Outcome
from palamede.dominoes.series import Series, first_lead_of_next, length

FOUR = ["Anne", "Bruno", "Chloé", "Denis"]


def series_of(name: str = "voleur", players: list[str] | None = None, **changes: Any) -> Series:
    names = players or FOUR
    return Series(presets.conventions(name, players=len(names), **changes), names)


def win(partie: Partie, seat: int) -> None:
    """Let the side of a seat win the partie in one deal."""
    agreed = partie.conventions
    side = agreed.side_of(seat)
    marks = tuple(agreed.target * (number == side) for number in range(1, agreed.sides_count + 1))
    pips = (0,) * agreed.seats
    partie.enter(Outcome("domino", seat, agreed.seats_of(side), pips, marks, marks))


@pytest.mark.parametrize("names", [[], FOUR[:3], [*FOUR, "Eve"], [*FOUR[:3], "Anne"]])
def test_the_players_of_a_series_have_different_names(names: list[str]) -> None:
    with pytest.raises(MatchError, match="4 players with different names are needed"):
        Series(presets.conventions("voleur"), names)


def test_the_dead_hand_is_no_player() -> None:
    agreed = presets.conventions("voleur_mort", series="best_of_3", stake=5)
    series = Series(agreed, ["Anne", "Bruno", "mort", "Chloé"])
    assert series.players == ("Anne", "Bruno", "Chloé")
    partie = series.begin(random.Random(1))
    assert partie.names[2] == "mort"
    assert partie.dead == 3
    win(partie, 3)
    assert series.wins == {name: int(name == partie.names[0]) for name in series.players}
    assert sum(series.accounts.values()) == 0
    assert series.accounts[partie.names[0]] == 2 * 5 * 3  # for two hands, and a grande bredouille
    again = series.begin(random.Random(1))
    assert again.dead == 3
    assert again.names[0] == partie.names[1], "the player at his right has the dead hand now"


@pytest.mark.parametrize(
    ("series", "parties"),
    [("single", 1), ("best_of_3", 3), ("tournee_3", 3), ("tournee_6", 6), ("tournee_9", 9)],
)
def test_a_series_has_so_many_parties(series: str, parties: int) -> None:
    rng = random.Random(1)
    played = series_of(series=series)
    assert length(played.conventions) == parties
    for number in range(parties):
        assert not played.finished
        partie = played.begin(rng)
        with pytest.raises(MatchError, match="a partie is going on: play it to its end first"):
            played.begin(rng)
        win(partie, 1 + number % 2)  # the seats of a tournée change, so nobody wins twice running
    assert played.finished
    with pytest.raises(MatchError, match="the series is over"):
        played.begin(rng)
    assert sum(played.wins.values()) == 2 * parties
    assert len(played.parties) == parties


def test_the_best_of_three_may_end_after_two() -> None:
    rng = random.Random(1)
    series = series_of("poule", ["Anne", "Bruno"], series="best_of_3")
    first = series.begin(rng)
    win(first, 1)
    assert not series.finished
    second = series.begin(rng)
    assert second.names == first.names
    win(second, 1)
    assert series.finished
    assert series.wins == {name: 2 * (name == first.names[0]) for name in series.players}


def test_where_places_stay_no_lots_are_drawn() -> None:
    rng = random.Random(1)
    series = series_of("poule", ["Anne", "Bruno", "Chloé"], series="best_of_3")
    assert series.partnerships == []
    first = series.begin(rng)
    assert series.draw is not None
    assert first.names == series.draw.order
    assert first.leader == 1
    win(first, 1)
    assert not series.partners_change
    second = series.begin(rng)
    assert series.draw is None
    assert second.leader == first_lead_of_next(first) == 2


def test_a_tournee_changes_partners_by_thirds() -> None:
    rng = random.Random(8)
    series = series_of(series="tournee_6")
    pairs = []
    for number in range(6):
        assert series.partners_change is (number in (2, 4))
        partie = series.begin(rng)
        assert (series.draw is None) is (number % 2 == 1)
        pairs.append(frozenset(partie.names[seat - 1] for seat in (1, 3)))
        win(partie, 1)
    assert [pairs[0], pairs[2], pairs[4]] == [pairs[1], pairs[3], pairs[5]]
    assert len(series.partnerships) == 6
    assert len(set(series.partnerships)) == 6


def test_where_a_tile_leads_no_lead_is_drawn() -> None:
    for name, players in (("voleur", FOUR), ("poule", FOUR[:3])):
        series = series_of(name, players, first_lead="highest_double")
        partie = series.begin(random.Random(1))
        assert partie.leader is None
        deal = partie.serve(random.Random(1))
        assert deal.forced_lead in deal.hand(deal.leader)


@pytest.mark.parametrize(
    ("winner", "due", "lead"), [(1, 1, 2), (1, 2, 2), (2, 2, 3), (2, 4, 1), (1, 3, 4)]
)
def test_the_nearest_of_the_losers_leads_the_next_partie(winner: int, due: int, lead: int) -> None:
    partie = Partie(presets.conventions("voleur", match_end="reach"), leader=1)
    win(partie, winner)
    partie.leader = due
    assert first_lead_of_next(partie) == lead


def test_after_a_drawn_partie_he_leads_whose_turn_it_was() -> None:
    agreed = presets.conventions("aller_retour", series="best_of_3")
    partie = Partie(agreed, leader=2)
    nought = Outcome("closed", None, (), (5, 5), (0, 0), (0, 0))
    partie.enter(nought)
    partie.enter(nought)
    assert partie.winner == ()
    assert first_lead_of_next(partie) == 2


def test_only_a_player_leaves_and_only_during_a_partie() -> None:
    series = series_of()
    with pytest.raises(MatchError, match="Eve does not play here: the players are Anne, Bruno"):
        series.leave("Eve")
    with pytest.raises(MatchError, match="no partie is going on"):
        series.leave("Anne")
    win(series.begin(random.Random(1)), 1)
    with pytest.raises(MatchError, match="no partie is going on"):
        series.leave("Anne")


@pytest.mark.rule("VOL-12")
@pytest.mark.parametrize("played", [0, 1, 2])
def test_who_leaves_a_tournee_pays_the_parties_left(played: int) -> None:
    rng = random.Random(3)
    series = series_of(stake=5)
    for _ in range(played):
        win(series.begin(rng), 1)
    before = series.accounts
    partie = series.begin(rng)
    leaver = partie.names[3]
    series.leave(leaver)
    assert series.finished
    after = series.accounts
    assert sum(after.values()) == 0
    left = 3 - played
    paid = {name: after[name] - before[name] for name in FOUR}
    assert paid[leaver] == -5 * left
    assert [paid[name] for name in partie.names[:3]] == sorted(
        [paid[name] for name in partie.names[:3]], reverse=True
    )


def test_a_leaver_of_a_series_with_a_dead_hand_pays_the_two_others() -> None:
    series = series_of("voleur_mort", FOUR[:3], series="best_of_3", stake=5)
    partie = series.begin(random.Random(1))
    series.leave(partie.names[0])
    assert series.accounts == {partie.names[0]: -15, partie.names[1]: 8, partie.names[3]: 7}


def test_a_leaver_of_a_series_of_pots_keeps_the_stakes_he_has_won() -> None:
    series = series_of("pot", FOUR[:3], series="best_of_3", stake=6)
    partie = series.begin(random.Random(1))
    one = Outcome("domino", 1, (1,), (0, 4, 4), (1, 0, 0), (1, 0, 0))
    partie.enter(one)
    series.leave(partie.names[0])
    accounts = [series.accounts[name] for name in partie.names]
    assert accounts == [-12, 6, 6]  # two pots to come; in this one he won his stake back
    assert partie.accounts == (0, 0, 0)
