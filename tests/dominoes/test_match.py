"""A partie from its first lead to its accounts: what may happen when, and what is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from palamede.dominoes import dealing, presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import ConventionError, DealError, MatchError
from palamede.dominoes.match import Partie
from palamede.dominoes.nextlead import next_leader, winner_seat
from palamede.dominoes.scoring import Outcome, outcome_of
from palamede.dominoes.tiles import Tile
from tests.rules.tables import tiles


def partie_of(name: str = "tete_a_tete", **changes: Any) -> Partie:
    """A partie that seat 1 leads."""
    return Partie(presets.conventions(name, **changes), leader=1)


def play_out(deal: Deal, rng: random.Random) -> None:
    while deal.turn is not None:
        deal.push(rng.choice(deal.legal_moves))


def won(conventions: Conventions, seat: int, marks: int) -> Outcome:
    """A deal that a seat won by going out."""
    side = conventions.side_of(seat)
    paid = tuple(marks * (number == side) for number in range(1, conventions.sides_count + 1))
    pips = (0,) * conventions.seats
    return Outcome("domino", seat, conventions.seats_of(side), pips, paid, paid)


def tied(conventions: Conventions) -> Outcome:
    nought = (0,) * conventions.sides_count
    return Outcome("closed", None, (), (10,) * conventions.seats, nought, nought)


# -------------------------------------------------------------------- who sits
def test_seats_have_letters_unless_they_are_named() -> None:
    assert partie_of().names == ("A", "B")
    assert partie_of("voleur_mort").names == ("A", "B", "mort", "D")
    assert Partie(Conventions(), ["Anne", "Bruno"]).names == ("Anne", "Bruno")
    assert repr(Partie(Conventions(), ["Anne", "Bruno"])) == "<Partie Anne; Bruno: 0 0>"


@pytest.mark.parametrize("names", [[], ["A"], ["A", "B", "C"]])
def test_every_seat_has_a_name(names: list[str]) -> None:
    with pytest.raises(MatchError, match=f"{len(names)} names for 2 seats"):
        Partie(Conventions(), names)


def test_the_dead_hand_sits_where_its_name_stands() -> None:
    agreed = presets.conventions("voleur_mort")
    assert Partie(agreed, ["A", "mort", "C", "D"]).dead == 2
    assert Partie(agreed, ["A", "B", "C", "D"]).dead == 3
    assert Partie(agreed, ["A", "mort", "C", "D"], dead=4).dead == 4
    assert Partie(Conventions(), ["A", "mort"]).dead is None
    for dead in (0, 5):
        with pytest.raises(MatchError, match=f"no seat {dead}: seats are 1 to 4"):
            Partie(agreed, dead=dead)


# -------------------------------------------------------------------- who leads
def test_lots_are_drawn_before_the_first_deal_only() -> None:
    partie = Partie(presets.conventions("poule", players=3))
    assert partie.leader is None
    draw = partie.draw_for_lead(random.Random(1))
    assert partie.leader == draw.order[0]
    assert partie.lead_draw is draw
    partie.serve(random.Random(1))
    with pytest.raises(MatchError, match="before the first deal"):
        partie.draw_for_lead(random.Random(1))


def test_serving_draws_lots_where_nobody_did() -> None:
    partie = Partie(presets.conventions("poule", players=3))
    deal = partie.serve(random.Random(2))
    assert partie.lead_draw is not None
    assert deal.leader == partie.leader == partie.lead_draw.order[0]
    assert deal.forced_lead is None


def test_the_dead_hand_draws_no_lot() -> None:
    for seed in range(10):
        partie = Partie(presets.conventions("voleur_mort"))
        assert 3 not in partie.draw_for_lead(random.Random(seed)).order


def test_the_highest_double_leads_the_first_deal_whoever_was_to_lead() -> None:
    for leader in (None, 1, 2):
        partie = Partie(Conventions(first_lead="highest_double"), leader=leader)
        deal = partie.serve(random.Random(3))
        assert (deal.leader, deal.forced_lead) == dealing.opening_lead(
            partie.conventions, deal.hands
        )
        assert partie.lead_draw is None
        assert partie.leader == deal.leader


def test_another_seat_than_the_one_due_cannot_lead() -> None:
    agreed = Conventions(set=2, hand=2, first_lead="highest_double")
    hands = [tiles("0-0 0-1"), tiles("1-1 2-2")]
    with pytest.raises(MatchError, match="seat 1 cannot lead deal 1: seat 2 leads"):
        Partie(agreed).start(hands, tiles("0-2 1-2"), leader=1)
    assert Partie(agreed).start(hands, tiles("0-2 1-2"), leader=2).forced_lead is Tile(2, 2)
    drawn = Conventions(set=2, hand=2)
    assert Partie(drawn).start(hands, tiles("0-2 1-2"), leader=2).leader == 2
    assert Partie(drawn).start(hands, tiles("0-2 1-2")).leader == 1
    with pytest.raises(DealError, match="twice 0-0"):
        Partie(drawn).start([tiles("0-0 0-0"), hands[1]], tiles("0-2 1-2"))


def test_later_deals_follow_the_rotation_and_are_led_freely() -> None:
    partie = Partie(Conventions(first_lead="highest_double"))
    rng = random.Random(3)
    first = partie.serve(rng)
    play_out(first, rng)
    partie.settle()
    second = partie.serve(rng)
    assert second.leader == 3 - first.leader
    assert second.forced_lead is None


@pytest.mark.parametrize(
    ("next_lead", "leads"),
    [
        ("rotate", [1, 2, 3, 1]),
        ("rotate_back", [1, 3, 2, 1]),
        ("winner", [1, 2, 2, 2]),
        ("after_winner", [1, 3, 3, 3]),
    ],
)
def test_the_lead_after_deals_won_by_the_second_seat(next_lead: str, leads: list[int]) -> None:
    partie = partie_of("poule", players=3, next_lead=next_lead)
    found = []
    for _ in leads:
        found.append(partie.enter(won(partie.conventions, 2, 5)).leader)
    assert found == leads


@pytest.mark.parametrize(("tie_lead", "lead"), [("rotate", 2), ("same", 1)])
def test_the_lead_after_a_tie(tie_lead: str, lead: int) -> None:
    agreed = Conventions(tie_lead=tie_lead, next_lead="winner")
    assert next_leader(agreed, 1, tied(agreed)) == lead
    assert winner_seat(agreed, tied(agreed), 1) is None


def test_of_the_winners_of_a_block_the_lightest_counts_as_winner() -> None:
    agreed = presets.conventions("voleur", next_lead="winner")
    closed = outcome_of(agreed, "closed", (9, 20, 4, 20), leader=1)
    assert winner_seat(agreed, closed, 1) == 3
    even = outcome_of(agreed, "closed", (6, 20, 6, 20), leader=1)
    assert winner_seat(agreed, even, 1) == 3  # the leader comes last
    most = presets.conventions("qui_perd_gagne", players=3)
    assert winner_seat(most, outcome_of(most, "closed", (9, 30, 4), leader=1), 1) == 2


# -------------------------------------------------------------------- the order of things
def test_one_deal_after_the_other() -> None:
    rng = random.Random(1)
    partie = partie_of()
    with pytest.raises(MatchError, match="start one first"):
        partie.settle()
    deal = partie.serve(rng)
    assert partie.deal is deal
    for open_another in (
        lambda: partie.serve(rng),
        lambda: partie.start(deal.hands, deal.stock),
        lambda: partie.enter(tied(partie.conventions)),
    ):
        with pytest.raises(MatchError, match="settle it first"):
            open_another()
    with pytest.raises(MatchError, match="play it to its end first"):
        partie.settle()
    play_out(deal, rng)
    entry = partie.settle()
    assert partie.deal is None
    assert (entry.number, entry.leader, entry.deal) == (1, 1, deal)
    assert entry.outcome == deal.outcome()
    assert entry.marks == entry.scores == partie.scores
    assert partie.serve(rng).scores == partie.scores


def test_a_void_deal_marks_nothing_and_may_be_unfinished() -> None:
    partie = partie_of("cinq_partout")
    deal = partie.serve(random.Random(1))
    deal.push(deal.legal_moves[0])
    entry = partie.settle(void=True)
    assert (entry.outcome.kind, entry.outcome.winners, entry.outcome.out) == ("void", (), None)
    assert entry.outcome.pips == deal.pips
    assert entry.marks == entry.scores == (0, 0)
    assert partie.marked == []
    assert partie.leader == 2  # it moves to the left: of two, to the other


def test_nothing_is_served_when_the_partie_is_over() -> None:
    partie = partie_of(target=10)
    partie.enter(won(partie.conventions, 1, 12))
    assert partie.finished
    assert (partie.winner, partie.winning_side) == ((1,), 1)
    for act in (
        lambda: partie.serve(random.Random(1)),
        lambda: partie.enter(tied(partie.conventions)),
        lambda: partie.leave(1),
    ):
        with pytest.raises(MatchError, match="the partie is over"):
            act()


def test_too_few_tiles_for_a_cut_are_told() -> None:
    agreed = Conventions(set=1, hand=1, removed=tiles("0-0"), serving="cut")
    with pytest.raises(MatchError, match="a cut of 2"):
        Partie(agreed, leader=1).serve(random.Random(1))


@pytest.mark.parametrize("serving", ["cut", "row"])
def test_a_cut_is_drawn_where_nobody_says(serving: str) -> None:
    partie = partie_of(serving=serving)
    deal = partie.serve(random.Random(1))
    assert len(deal.stock) == 14
    with pytest.raises(MatchError, match="a cut of 1"):
        partie_of(serving=serving).serve(random.Random(1), cut=1)


# -------------------------------------------------------------------- the end
def test_equal_totals_at_the_target_play_on() -> None:
    partie = partie_of(target=10)
    agreed = partie.conventions
    both = Outcome("closed", None, (1, 2), (0, 0), (12, 12), (12, 12))
    partie.enter(both)
    assert not partie.finished
    assert (partie.winner, partie.multiplier) == ((), 1)
    partie.enter(won(agreed, 2, 1))
    assert partie.winner == (2,)


def test_a_partie_of_two_deals_may_be_drawn() -> None:
    partie = partie_of("aller_retour", stake=5)
    partie.enter(won(partie.conventions, 1, 7))
    assert not partie.finished
    partie.enter(won(partie.conventions, 2, 7))
    assert partie.finished
    assert (partie.winner, partie.winning_side, partie.multiplier) == ((), None, 1)
    assert partie.accounts == (0, 0)


def test_a_deal_played_elsewhere_counts_for_the_bredouille() -> None:
    partie = partie_of("voleur", stake=5, target=100)
    partie.enter(won(partie.conventions, 2, 30))
    partie.enter(won(partie.conventions, 1, 100))
    assert partie.marked == [(2, 30), (1, 100)]
    assert partie.multiplier == 2
    assert partie.accounts == (10, -10, 10, -10)


def test_counts_come_before_what_the_deal_pays() -> None:
    rng = random.Random(5)
    partie = partie_of("cinq_partout", pay_out="opponents", target=1000)
    for _ in range(6):
        deal = partie.serve(rng)
        play_out(deal, rng)
        entry = partie.settle()
        marked = [0] * 2
        for side, points in partie.marked:
            assert points > 0
            marked[side - 1] += points
        assert tuple(marked) == partie.scores == entry.scores
        assert partie.marked[-1][1] in (*entry.outcome.paid, *(ply.count for ply in deal.plies))


def test_a_pot_is_emptied_stake_by_stake() -> None:
    partie = partie_of("pot", players=3, stake=4)
    assert (partie.pot, partie.accounts) == (12, (-4, -4, -4))
    for seat in (2, 2, 3):
        assert not partie.finished
        partie.enter(won(partie.conventions, seat, 1))
    assert partie.finished
    assert (partie.pot, partie.accounts) == (0, (-4, 4, 0))
    assert partie.winner == (2,)


def test_a_pot_is_not_played_in_pairs() -> None:
    for sides, players in (("partners", 4), ("dead_hand", 3)):
        with pytest.raises(ConventionError, match="a pot is won by players, each for himself"):
            presets.conventions("pot", players=players, sides=sides)
    with pytest.raises(ConventionError, match="match_end=pot needs sides=solo, not partners"):
        presets.conventions("voleur", match_end="pot")


@pytest.mark.rule("VOL-12")
def test_who_leaves_a_single_partie_pays_one_stake_and_ends_it() -> None:
    rng = random.Random(1)
    partie = partie_of("voleur", stake=5, series="single")
    partie.serve(rng)
    partie.leave(2)
    assert (partie.left, partie.finished, partie.winner) == (2, True, ())
    assert (partie.winning_side, partie.multiplier) == (None, 1)
    assert partie.accounts == (1, -5, 2, 2)
    with pytest.raises(MatchError, match="the partie is over"):
        partie.serve(rng)
    with pytest.raises(MatchError, match="the partie is over"):
        partie.leave(3)


@pytest.mark.parametrize("seat", [0, 3, 5])
def test_only_a_player_can_leave(seat: int) -> None:
    partie = partie_of("voleur_mort")
    with pytest.raises(MatchError, match=f"no player sits on seat {seat}"):
        partie.leave(seat)
    assert partie.left is None


# -------------------------------------------------------------------- agreements
@pytest.mark.rule("GEN-08")
def test_conventions_are_agreed_before_the_first_tile_is_taken() -> None:
    partie = partie_of()
    partie.change(target=50, hand=6)
    assert (partie.conventions.target, partie.conventions.hand) == (50, 6)
    with pytest.raises(ConventionError, match="hand=14 at most"):
        partie.change(hand=15)
    with pytest.raises(MatchError, match="2 seats are taken"):
        partie.change(players=3)
    assert partie.conventions == presets.conventions("tete_a_tete", target=50, hand=6)
    rng = random.Random(1)
    deal = partie.serve(rng)
    for switches in ({"target": 100}, {"serving": "row"}, {}):
        with pytest.raises(MatchError, match="GEN-08"):
            partie.change(asked_by=[1, 2], **switches)
    play_out(deal, rng)
    partie.settle()
    with pytest.raises(MatchError, match="GEN-08"):
        partie.change(target=100)


@pytest.mark.parametrize(
    ("asked_by", "allowed"), [([], False), ([1], False), ([1, 1], False), ([1, 4], True)]
)
def test_two_of_four_may_ask_for_the_row_between_deals(asked_by: list[int], allowed: bool) -> None:
    rng = random.Random(1)
    partie = partie_of("voleur")
    deal = partie.serve(rng)
    with pytest.raises(MatchError, match="fixed once"):
        partie.change(serving="row", asked_by=[1, 2])  # a deal is in progress
    play_out(deal, rng)
    partie.settle()
    if allowed:
        partie.change(serving="row", asked_by=asked_by)
        assert partie.conventions.serving == "row"
        assert len(partie.serve(rng).stock) == 4
    else:
        with pytest.raises(MatchError, match="fixed once"):
            partie.change(serving="row", asked_by=asked_by)
