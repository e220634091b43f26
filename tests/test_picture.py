"""The picture of the README is the one that the library draws today (`make regen` draws it)."""

from __future__ import annotations

from collections.abc import Callable

from palamede.dominoes import Deal
from palamede.dominoes.svg import Place, table_svg

GAME = (
    "voleur 1 0-5,0-6,1-2,1-3,1-5,3-6/0-0,0-3,2-4,2-6,3-5,4-6/0-4,1-1,2-3,2-5,3-4,4-5"
    "/1-4,1-6,2-2,3-3,4-4,5-6 5-5,0-2,0-1,6-6 0,0"
    " 1-2 2-6> 1-1< 1-6< 6-0> 0-0> 0-4> 4-1> 1-3> 3-5> 5-2> 2-2> 6-3< 3-0<"
)
NAMES = ("Anne", "Bruno", "Chloé", "Denis")


def test_the_picture_of_the_readme(golden: Callable[[str, str], None]) -> None:
    deal = Deal.from_line(GAME)
    places = [
        Place(name, deal.hand(seat) if seat == 1 else len(deal.hand(seat)), turn=seat == deal.turn)
        for seat, name in enumerate(NAMES, start=1)
    ]
    picture = table_svg(places, deal.chain, stock=len(deal.stock))
    golden("../../docs/_static/table.svg", picture)
