"""The marks of a deal at an old table in their order, from which a bredouille is told (VOL-08)."""

from __future__ import annotations

import pytest

from palamede.dominoes import accounts
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.tiles import Tile
from tests.rules.oldtables import desk_of

LEAD = Tile(5, 5)
HANDS = {1: "5-5 0-5 0-0", 2: "4-6 1-1 2-2"}


def closed_after(announced: int | None) -> OldDeal:
    """Seat 1 leads the double five, which makes two; then nobody can go on."""
    deal = desk_of("cinq_partout", HANDS, hand=3, match_value="bredouille").deal
    deal.lay(1, LEAD, announced=announced)
    deal.pass_(2)
    deal.pass_(1)
    return deal


@pytest.mark.rule("CINQ-07", "VOL-08")
@pytest.mark.parametrize(("announced", "multiplier"), [(None, 3), (1, 3), (2, 2)])
def test_points_that_were_not_announced_are_not_points_taken(
    announced: int | None, multiplier: int
) -> None:
    """Who loses without having marked is grande bredouille, whatever he forgot to announce."""
    deal = closed_after(announced)
    outcome = deal.outcome()
    assert outcome is not None

    marked = [*deal.made(outcome), (2, 31)]

    assert accounts.multiplier(deal.conventions, marked, 2) == multiplier


@pytest.mark.rule("RENONCE-03")
def test_a_barred_side_has_made_nothing_and_penalties_come_last() -> None:
    """Seat 1 passes twice while holding a five: its count is gone, the other side has 20."""
    desk = desk_of("cinq_partout", {1: HANDS[1], 2: "5-6 6-6 2-2"}, hand=3)
    desk.deal.lay(1, LEAD, announced=2)
    desk.deal.lay(2, Tile(5, 6), "right")
    desk.deal.pass_(1)
    desk.deal.lay(2, Tile(6, 6), "right")
    for seat in (1, 2):
        desk.deal.pass_(seat)
    outcome = desk.deal.outcome()
    assert outcome is not None
    assert desk.deal.made(outcome)[0] == (1, 2)
    desk.claim(2, "renege", 1)

    outcome = desk.deal.outcome()

    assert outcome is not None
    assert desk.deal.made(outcome) == [(2, 20)]
