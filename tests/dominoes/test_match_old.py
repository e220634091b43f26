"""Parties at a table à l'ancienne: deals booked by their outcome, rulings in the accounts."""

from __future__ import annotations

import pytest

from palamede.dominoes import presets
from palamede.dominoes.errors import MatchError
from palamede.dominoes.match import Partie
from palamede.dominoes.nextlead import ruled_lead, ruled_leader
from palamede.dominoes.scoring import Outcome, outcome_of


def void(partie: Partie) -> Outcome:
    seats = partie.conventions.seats
    return outcome_of(partie.conventions, "void", [5] * seats, leader=1)


def won(partie: Partie, side: int, marks: int) -> Outcome:
    sides = partie.conventions.sides_count
    paid = tuple(marks * (each == side) for each in range(1, sides + 1))
    winners = partie.conventions.seats_of(side)
    return Outcome("domino", winners[0], winners, (3,) * partie.conventions.seats, paid, paid)


def test_a_deal_of_an_old_table_is_not_started_here() -> None:
    partie = Partie(presets.conventions("voleur", ["table=old"]), leader=1)
    with pytest.raises(MatchError, match="table=strict") as refused:
        partie.start([], [])
    assert refused.value.code == "old-table"


@pytest.mark.parametrize(("lead", "then"), [("stays", 2), ("passes", 3)])
def test_a_ruling_says_who_leads_after_an_annulled_deal(lead: str, then: int) -> None:
    partie = Partie(presets.conventions("voleur"), leader=2)
    partie.enter(void(partie), leader=2, lead=lead)
    assert partie.leader == then
    assert partie.scores == (0, 0)


@pytest.mark.parametrize(
    ("leader", "culprit", "lead"),
    [(1, 2, "stays"), (3, 2, "stays"), (2, 2, "passes"), (4, 2, "passes")],
)
def test_the_lead_goes_to_the_offended_side_or_stays_with_it(
    leader: int, culprit: int, lead: str
) -> None:
    agreed = presets.conventions("voleur")
    assert ruled_lead(agreed, leader, "offended_side", culprit) == lead
    assert agreed.side_of(ruled_leader(agreed, leader, lead)) == 1


def test_who_pays_stakes_by_a_ruling() -> None:
    partie = Partie(presets.conventions("voleur", ["stake=5"]), leader=1)
    partie.fine([-5, 5, 0, 0])
    partie.fine([0, 5, 0, -5])
    assert partie.accounts == (-5, 10, 0, -5)
    with pytest.raises(MatchError, match="nought"):
        partie.fine([1, 0, 0, 0])
    with pytest.raises(MatchError):
        partie.fine([1, -1])


@pytest.mark.parametrize(
    ("paid", "accounts"), [(False, (-5, 5, -5, 5)), (True, (0, 0, 0, 0))], ids=["stakes", "paid"]
)
def test_a_partie_lost_by_a_ruling(paid: bool, accounts: tuple[int, ...]) -> None:
    partie = Partie(presets.conventions("voleur", ["stake=5"]), leader=1)
    partie.enter(void(partie), leader=1)
    partie.end_by_ruling("lost", loser=1, paid=paid)
    assert partie.finished and partie.winning_side == 2 and partie.winner == (2, 4)
    assert partie.multiplier == 1 and partie.accounts == accounts
    with pytest.raises(MatchError, match="over"):
        partie.end_by_ruling("void")


@pytest.mark.parametrize(("players", "accounts"), [(3, (-10, 5, 5)), (4, (-15, 5, 5, 5))])
def test_who_loses_a_partie_each_for_himself_pays_a_stake_to_each(
    players: int, accounts: tuple[int, ...]
) -> None:
    partie = Partie(presets.conventions("poule", ["stake=5", f"players={players}"]), leader=1)
    partie.end_by_ruling("lost", loser=1)
    assert partie.finished and partie.winner == () and partie.accounts == accounts


@pytest.mark.parametrize("how", ["void", "ends"])
def test_a_partie_that_ends_without_a_winner(how: str) -> None:
    partie = Partie(presets.conventions("poule", ["stake=5"]), leader=1)
    partie.enter(won(partie, 2, 10), leader=1)
    partie.end_by_ruling(how)
    assert partie.finished and partie.winner == () and set(partie.accounts) == {0}


def test_a_pot_that_a_ruling_ends_goes_back_to_all() -> None:
    partie = Partie(presets.conventions("pot", ["stake=6", "players=3"]), leader=1)
    partie.enter(won(partie, 2, 0), leader=1)
    assert partie.pot == 12
    partie.end_by_ruling("ends", loser=1, paid=True)
    assert partie.pot == 0 and sum(partie.accounts) == 0
    assert partie.accounts == (-2, 4, -2)  # the stake that was won stays won


def test_who_loses_a_pot_by_a_ruling_pays_a_stake_to_each_once_it_has_gone_back() -> None:
    partie = Partie(presets.conventions("pot", ["stake=6", "players=3"]), leader=1)
    partie.end_by_ruling("lost", loser=2)
    assert partie.pot == 0 and partie.accounts == (6, -12, 6)


def test_a_ruling_ends_a_partie_that_the_same_deal_has_won() -> None:
    partie = Partie(presets.conventions("voleur", ["stake=5"]), leader=1)
    partie.enter(won(partie, 1, 100), leader=1)
    assert partie.winning_side == 1
    partie.end_by_ruling("lost", loser=1)
    assert partie.winning_side == 2


@pytest.mark.rule("VOL-09")
def test_a_bredouille_that_nobody_calls_pays_simple() -> None:
    partie = Partie(presets.conventions("voleur", ["stake=5"]), leader=1)
    partie.enter(won(partie, 1, 100), leader=1)
    assert partie.multiplier == 3
    partie.mark_simple()
    assert partie.multiplier == 1 and partie.accounts == (5, -5, 5, -5)


@pytest.mark.rule("VOL-08")
def test_the_order_of_marks_made_decides_the_bredouille() -> None:
    partie = Partie(presets.conventions("voleur"), leader=1)
    partie.enter(won(partie, 1, 100), leader=1, made=[(2, 5), (1, 100)])
    assert partie.multiplier == 2
    other = Partie(presets.conventions("voleur"), leader=1)
    other.enter(won(other, 1, 100), leader=1, made=[(1, 50), (2, 5), (1, 50)])
    assert other.multiplier == 1
