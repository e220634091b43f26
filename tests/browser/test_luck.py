"""The deals of a test are the same each time that it is run."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.visitor import Visitor
from tests.web.luck import LUCK, Luck


def test_bytes_follow_from_the_test_and_the_word() -> None:
    luck, again, other = Luck(), Luck(), Luck("other")
    drawn: dict[tuple[str, str], list[bytes]] = {}
    for name, source in {"luck": luck, "again": again, "other": other}.items():
        for test in ("a", "b"):
            source.begin(test)
            drawn[name, test] = [source(32), source(32), source(16)]
    assert drawn["luck", "a"] == drawn["again", "a"] != drawn["other", "a"]
    assert drawn["luck", "a"] != drawn["luck", "b"]
    assert [len(each) for each in drawn["luck", "a"]] == [32, 32, 16]
    assert len({each for several in drawn.values() for each in several}) == 12


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
