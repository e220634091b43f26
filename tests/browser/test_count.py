"""The result of a deal is counted out tile by tile, as at a table, unless one is in a hurry."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.test_targets import prefer
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
Json = dict[str, Any]

WATCH = """
window.counts = [];
const look = () => {
  const result = document.querySelector('.result');
  if (!result) return;
  const rows = [...result.querySelectorAll('.hands > li')];
  const seen = {
    shown: rows.map((row) => row.querySelectorAll('.one.shown').length),
    pips: rows.map((row) => {
      const text = row.querySelector('.pips').textContent;
      return text.includes('one pip') ? 1 : Number(/\\d+/.exec(text)?.[0] ?? 0);
    }),
    marks: [...result.querySelectorAll('.marks li')].map((one) => one.textContent.trim()),
  };
  const last = window.counts.at(-1);
  if (JSON.stringify(last) !== JSON.stringify(seen)) window.counts.push(seen);
};
new MutationObserver(look).observe(document, {
  childList: true, subtree: true, attributes: true, characterData: true,
});
"""
"""Writes down every state of the count that is to be seen."""


def play_deal(anne: Visitor) -> Json:
    """Play a deal to its end and return its count, as the server told it."""
    anne.until_asked()
    while anne.state["phase"] == "play":
        anne.act()
        anne.until_asked()
    return next(event for event in reversed(anne.events) if event["type"] == "counted")


def pips(tiles: list[str]) -> int:
    return sum(int(number) for tile in tiles for number in tile.split("-"))


def watched(anne: Visitor) -> list[Json]:
    """Wait for the end of the count and return all its states."""
    expect(anne.page.locator(".result .marks")).to_be_attached()
    return list(anne.page.evaluate("window.counts"))


@pytest.mark.parametrize(("rules", "width"), [("tete_a_tete", 360), ("qui_perd_gagne", 1280)])
def test_the_count_grows_tile_by_tile_to_the_marks(visit: Visit, rules: str, width: int) -> None:
    anne = visit(viewport={"width": width, "height": 760})
    prefer(anne, pace="normal", motion="full")
    anne.context.add_init_script(WATCH)
    total = 0
    while total < 2:  # something must be left to count
        anne.sit_down(rules)
        counted = play_deal(anne)
        hands = counted["hands"]
        total = sum(map(len, hands))
    states = watched(anne)

    shown = [sum(state["shown"]) for state in states]
    assert shown[0] == 0 and shown[-1] == total
    assert all(0 <= after - before <= 1 for before, after in pairwise(shown)), shown
    for state in states:
        # One hand after the other, and what is said is what is seen.
        full = [count == len(hand) for count, hand in zip(state["shown"], hands, strict=True)]
        begun = [count > 0 for count in state["shown"]]
        assert all(full[:seat] == [True] * seat for seat, some in enumerate(begun) if some)
        turned = [hand[:count] for hand, count in zip(hands, state["shown"], strict=True)]
        assert state["pips"] == [pips(hand) for hand in turned]
        assert state["marks"] == [] or sum(state["shown"]) == total, "marks come at the end"
    assert states[-1]["pips"] == counted["pips"]
    marked = [int(re.findall(r"\d+", text)[0]) for text in states[-1]["marks"]]
    assert marked == [points for points in counted["marks"] if points]


@pytest.mark.parametrize(
    ("wanted", "options"),
    [
        ({"pace": "instant"}, {}),
        ({"pace": "normal", "motion": "reduced"}, {}),
        ({"pace": "normal"}, {"reduced_motion": "reduce"}),
    ],
    ids=["instant pace", "reduced motion", "reduced motion of the system"],
)
def test_the_count_is_done_at_once_for_who_wants_it(
    visit: Visit, wanted: dict[str, str], options: dict[str, str]
) -> None:
    anne = visit(**options)
    prefer(anne, **wanted)
    anne.context.add_init_script(WATCH)
    anne.sit_down("tete_a_tete")
    counted = play_deal(anne)
    states = watched(anne)
    assert [sum(state["shown"]) for state in states] == [sum(map(len, counted["hands"]))]
    assert states[0]["pips"] == counted["pips"]


def test_the_count_can_be_cut_short(visit: Visit) -> None:
    anne = visit()
    prefer(anne, pace="slow", motion="full")
    anne.context.add_init_script(WATCH)
    anne.sit_down("tete_a_tete")
    counted = play_deal(anne)
    anne.page.get_by_role("button", name="Show at once").click()
    states = watched(anne)
    assert sum(states[-1]["shown"]) == sum(map(len, counted["hands"]))
    assert states[-1]["pips"] == counted["pips"]
