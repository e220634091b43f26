"""The deals of a test are the same each time that it is run."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.visitor import Visitor
from tests.luck import LUCK


def test_a_table_deals_the_same_hands_again(
    visit: Callable[..., Visitor], request: pytest.FixtureRequest
) -> None:
    hands = []
    for test in ("one", "one", "another"):
        LUCK.begin(f"{request.node.nodeid} {test}")
        person = visit()
        person.sit_down("voleur")
        person.until(lambda person=person: person.state["hand"])
        (dealt,) = (event for event in person.events if event["type"] == "dealt")
        hands.append(dealt["hands"])
    assert hands[0] == hands[1] != hands[2]
