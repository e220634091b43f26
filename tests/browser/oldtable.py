"""People at a table à l'ancienne: how they open one, take their tiles, lay and claim."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tests.browser.visitor import Visitor

__all__ = [
    "STILL",
    "claim",
    "fits",
    "lay",
    "open_old",
    "say_domino",
    "seat_of",
    "served",
    "take",
    "to_play",
    "two",
]

Visit = Callable[..., Visitor]
Json = dict[str, Any]
STILL = {"reduced_motion": "reduce"}


def open_old(
    anne: Visitor, rules: str, *, against: str = "human", code: str = "", players: int = 0
) -> None:
    """Open an old table through the page, up to its seats or its first deal.

    ``players``: how many, where the game leaves a choice.
    """
    anne.go(f"/new/{rules}")
    page = anne.page
    page.locator('input[name="old"][value="old"]').check()
    if code:
        page.get_by_label("The code that rules").select_option(code)
    if players:
        page.locator(f'input[name="players"][value="{players}"]').check()
    page.locator(f'input[name="against"][value="{against}"]').check()
    page.locator("form button.start").click()
    anne.table()


def two(
    visit: Visit,
    rules: str = "tete_a_tete",
    *,
    code: str = "",
    players: int = 0,
    bots: tuple[int, ...] = (),
) -> tuple[Visitor, Visitor]:
    """Sit two people down, until the mixed tiles lie before them; who leads comes first.

    ``bots``: seats that the owner, who sits at 1, fills before the other comes.
    """
    anne, bruno = visit(**STILL), visit(**STILL)
    open_old(anne, rules, code=code, players=players)
    link = anne.page.get_by_role("dialog").locator("#link").input_value()
    anne.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    for seat in bots:
        anne.page.get_by_role("button", name=f"Add a bot at seat {seat}").click()
        anne.until(lambda seat=seat: anne.state["seats"][seat - 1]["kind"] == "bot")  # type: ignore[misc]
    bruno.page.goto(link)
    bruno.page.locator("#join-name").fill("Bruno")
    bruno.page.locator("form .primary").click()
    bruno.table()
    anne.page.locator(".lobby .primary").click()
    for one in (anne, bruno):
        one.until(lambda one=one: one.state.get("phase") == "taking")  # type: ignore[misc]
    leads = anne.state["lead"] in anne.state["you"]
    return (anne, bruno) if leads or bots else (bruno, anne)


def take(who: Visitor, count: int) -> None:
    """Take so many tiles in one grab and say that one has them."""
    places = [n for n, place in enumerate(who.state["old"]["places"]) if place is None]
    for place in places[:count]:
        who.page.locator(f'[data-place="{place}"]').click()
    who.page.get_by_role("button", name=re.compile("^Take these")).click()
    who.until(lambda: len(who.state["hand"]) == count)
    who.page.get_by_role("button", name="I have my tiles").click()


def served(*people: Visitor) -> None:
    for one in people:
        one.page.get_by_role("button", name="Serve me").click()
    for one in people:
        one.until(lambda one=one: one.state["phase"] == "play")  # type: ignore[misc]


def lay(who: Visitor, tile: str, end: str = "") -> None:
    n = who.n
    who.tile(tile).first.click()
    if end:
        who.page.locator(f".big.end:has(.arrow.{end})").click()
    who.until(lambda: who.n > n)


def claim(who: Visitor, fault: str) -> Json:
    """Claim a fault through the window of claims; returns how the claim stands then."""
    before = len(who.state["old"]["claims"])
    who.page.locator(".strip .claim, section.count .go .button:not(.primary)").first.click()
    who.page.get_by_label("What has happened?").select_option(fault)
    who.page.get_by_role("button", name="Claim it").click()
    who.until(lambda: len(who.state["old"]["claims"]) > before)
    last: Json = who.state["old"]["claims"][-1]
    return last


def to_play(who: Visitor) -> bool:
    own = who.state["old"]["may_err"]
    return who.state["phase"] == "play" and not own["out_of_turn"]


def say_domino(who: Visitor) -> None:
    """Say domino with a tile, as if it were the last."""
    who.page.keyboard.press("x")
    who.page.get_by_role("button", name="Say “Domino!” with it").click()


def seat_of(who: Visitor) -> int:
    return int(who.state["you"][0])


def fits(tile: str, number: str) -> bool:
    return number in tile.split("-")
