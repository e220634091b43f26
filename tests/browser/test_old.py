"""The table à l'ancienne in the browser: faults happen, are claimed, and are ruled."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.oldtable import (
    STILL,
    claim,
    fits,
    lay,
    open_old,
    say_domino,
    served,
    take,
    to_play,
    two,
)
from tests.browser.test_access import check_axe
from tests.browser.test_narrow import WIDE
from tests.browser.test_targets import small
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def wrong(who: Visitor, what: str) -> list[str]:
    """Return what is too wide, too small, or wrong for those who do not see well."""
    return [*who.page.evaluate(WIDE), *small(who), *check_axe(who.page, what)]


def test_a_renonce_is_noticed_claimed_and_ruled_at_the_count(visit: Visit) -> None:
    leader, other = two(visit)
    served(leader, other)
    leader.until(lambda: to_play(leader))
    lead = next(
        tile
        for tile in leader.state["hand"]
        if any(fits(mine, half) for mine in other.state["hand"] for half in tile.split("-"))
    )
    lay(leader, lead)
    other.until(lambda: to_play(other))
    expect(other.page.locator(".hand-tile.fits")).to_have_count(0)
    other.page.get_by_role("button", name="Pass", exact=True).click()
    leader.until(lambda: to_play(leader))
    noted = claim(leader, "renege")
    assert (noted["state"], noted["ruling"]) == ("noted", None), "nobody learns what he held"
    expect(leader.page.locator(".strip .claim .count")).to_have_text("1")
    leader.page.get_by_role("button", name="Pass", exact=True).click()
    for who in (leader, other):
        agree = who.page.get_by_role("button", name=re.compile("Nothing to object|I agree"))
        expect(agree).to_be_visible()
        if agree.inner_text() == "Nothing to object":
            agree.click()
    leader.until(lambda: leader.state["phase"] == "counting", seconds=20)
    ruled = leader.state["old"]["claims"][0]
    assert ruled["ruling"]["ruling"].startswith("renege_barred")
    assert ruled["ruling"]["article"] == "renonce 14"
    expect(leader.page.locator("section.count")).to_contain_text("Encyclopédie, renonce 14")
    window = other.page.get_by_role("dialog")
    expect(window.get_by_role("heading", name="A ruling falls on you")).to_be_visible()
    expect(window.locator("blockquote[lang=fr]")).to_contain_text("Il y a renonce quand")
    expect(window).to_contain_text("Look at both ends before you pass")
    window.get_by_role("button", name="I see").click()
    for who in (leader, other):
        who.page.get_by_role("button", name="I agree with the count").click()
    leader.until(lambda: leader.state["phase"] in ("counted", "finished"))
    offender = other.state["you"][0]
    assert leader.state["result"]["marks"][offender - 1] == 0
    assert any("renonce 14" in line for line in other.heard())


def test_a_tile_shown_is_laid_at_the_end_that_the_adversary_picks(visit: Visit) -> None:
    for _ in range(8):
        leader, other = two(visit)
        served(leader, other)
        found = [
            (double, tile)
            for double in leader.state["hand"]
            for tile in other.state["hand"]
            if double[0] == double[2] and tile[0] != tile[2] and fits(tile, double[0])
        ]
        if found:
            break
    double, tile = found[0]
    page = other.page
    page.locator(".strip button").last.click()
    page.get_by_label("Tile to show").select_option(tile)
    page.get_by_role("button", name="Show this tile").click()
    leader.until(lambda: any(event["type"] == "shown" for event in leader.events))
    claim(leader, "exposed_tile")
    choice = leader.page.locator(".choosing")
    expect(choice).to_contain_text("seconds left")
    expect(choice.locator("button.primary")).to_contain_text("if nobody chooses")
    choice.get_by_role("button", name=re.compile("The tile lies open")).click()
    seat = str(other.state["you"][0])
    leader.until(lambda: leader.state["old"]["open"].get(seat) == [tile])
    expect(leader.page.locator("section.left")).to_contain_text(f"must lay {tile}")
    other.until(lambda: other.state["old"]["open"].get(seat) == [tile])
    seen = page.get_by_role("dialog").get_by_role("button", name="I see")
    expect(seen).to_be_visible()
    seen.click()
    expect(other.tile(tile)).to_have_class(re.compile(r"\bopen\b"))
    leader.until(lambda: to_play(leader))
    lay(leader, double)
    leader.until(lambda: to_play(leader) and leader.state["old"]["may_err"]["seat"] == int(seat))
    lay(leader, tile, "left")
    leader.until(lambda: len(leader.state["line"]) == 2)
    assert [placed["tile"] for placed in leader.state["line"]] == [tile, double]
    laid = [event for event in leader.events if event["type"] == "laid"][-1]
    assert (str(laid["seat"]), laid["end"]) == (seat, "left")


def test_a_tile_that_fits_nowhere_is_laid_claimed_and_taken_back(visit: Visit) -> None:
    leader, other = two(visit)
    served(leader, other)
    leader.until(lambda: to_play(leader))
    lead, wrong_one = next(
        (tile, mine)
        for tile in leader.state["hand"]
        for mine in other.state["hand"]
        if not any(fits(mine, half) for half in tile.split("-"))
    )
    lay(leader, lead)
    other.until(lambda: to_play(other))
    lay(other, wrong_one, "right")
    leader.until(lambda: len(leader.state["line"]) == 2)
    assert leader.state["line"][1]["tile"] == wrong_one, "the table says nothing of it"
    ruled = claim(leader, "misplay")
    assert ruled["ruling"]["article"] == "general 4"
    choice = leader.page.locator(".choosing")
    expect(choice.locator("button.primary")).to_contain_text("if nobody chooses")
    choice.locator("button.primary").click()
    other.until(lambda: wrong_one in other.state["hand"])
    assert [placed["tile"] for placed in other.state["line"]] == [lead]
    other.until(lambda: to_play(other))


@pytest.mark.parametrize("led", [False, True])
def test_a_false_stock_is_put_right_before_the_lead_and_void_after_it(
    visit: Visit, led: bool
) -> None:
    leader, other = two(visit)
    due = leader.state["old"]["due"]
    take(other, due - 1)
    leader.page.get_by_role("button", name="Serve me").click()
    for who in (leader, other):
        who.until(lambda who=who: who.state["phase"] == "play")  # type: ignore[misc]
    leader.until(lambda: to_play(leader))
    if led:
        lay(leader, leader.state["hand"][0])
    ruled = claim(leader, "underdraw")
    leader.until(lambda: leader.state["old"]["claims"][-1]["ruling"] is not None)
    ruled = leader.state["old"]["claims"][-1]["ruling"]
    assert ruled["article"] == "general 6"
    if led:
        assert (ruled["deal"], ruled["lead"]) == ("void", "passes")
        return
    assert ruled["ruling"] == "completes"
    other.until(lambda: len(other.state["hand"]) == due)
    assert leader.state["stock"] == 28 - 2 * due


def test_a_false_domino_in_voleur_has_the_hands_called_to_the_end(visit: Visit) -> None:
    anne = visit(**STILL)
    page = anne.page
    open_old(anne, "voleur", against="greedy")
    anne.until(lambda: anne.state.get("phase") == "taking")
    served(anne)
    anne.until(lambda: to_play(anne))
    say_domino(anne)
    anne.until(lambda: anne.state["old"]["called"] is not None)
    assert anne.state["old"]["called"]["seats"] == [1, 3]
    assert anne.state["old"]["called"]["caller"] == 4
    expect(page.get_by_role("dialog")).to_contain_text("annonçant faussement domino")
    page.get_by_role("dialog").get_by_role("button", name="I see").click()
    expect(page.locator("section.left, section.count").first).to_be_visible()
    anne.until(lambda: anne.state["phase"] == "counting", seconds=40)
    laid = [event for event in anne.events if event["type"] in ("laid", "passed")]
    assert {event["seat"] for event in laid} >= {1, 3}, "the caller has played both hands"
    assert not [
        each for each in anne.sent if each["type"] == "do" and each["command"]["do"] == "lay"
    ]
    page.get_by_role("button", name="I agree with the count").click()
    anne.until(lambda: anne.state["phase"] in ("counted", "finished"))


def test_by_keyboard_alone_on_a_phone_in_french(visit: Visit) -> None:
    anne = visit(
        locale="fr-FR",
        viewport={"width": 360, "height": 640},
        **STILL,
    )
    page = anne.page
    keys = page.keyboard
    anne.go("/new/domino")
    page.locator('input[name="old"][value="old"]').check()
    expect(page.get_by_label("Le code qui juge")).to_be_visible()
    expect(page.locator("form")).to_contain_text("30 %")
    found = {"setup": wrong(anne, "setup")}
    page.locator('input[name="against"][value="greedy"]').check()
    page.locator("form button.start").click()
    anne.table()
    anne.until(lambda: anne.state.get("phase") == "taking")
    free = [n for n, place in enumerate(anne.state["old"]["places"]) if place is None]
    found["taking"] = wrong(anne, "taking")
    page.locator(f'[data-place="{free[0]}"]').focus()
    keys.press("u")
    anne.until(lambda: anne.state["old"]["places"][free[0]] not in (None, "taken"))
    keys.press("Home")
    keys.press("End")
    page.locator(f'[data-place="{free[1]}"]').focus()
    keys.press(" ")
    expect(page.locator(f'[data-place="{free[1]}"]')).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    anne.until(lambda: len(anne.state["hand"]) == 1)
    page.get_by_role("button", name="Servez-moi").press("Enter")
    anne.until(lambda: anne.state["phase"] == "play")
    window = page.get_by_role("dialog")
    for _ in range(40):
        choice = page.locator(".choosing button.primary")
        if choice.count():
            found["choice"] = wrong(anne, "choice")
            choice.first.press("Enter")
        elif window.count():
            window.get_by_role("button", name="Compris").press("Enter")
        if to_play(anne) and anne.state["old"]["may_err"]["lays"] and not window.count():
            break
        page.wait_for_timeout(50)
    found["play"] = wrong(anne, "play")
    keys.press("k")
    expect(window.get_by_role("heading", name="Arbitre")).to_be_visible()
    found["claim"] = wrong(anne, "claim")
    keys.press("Escape")
    expect(window).to_have_count(0)
    keys.press("x")
    expect(window.get_by_role("button", name="Dire « Domino ! »")).to_be_visible()
    found["acts"] = wrong(anne, "acts")
    keys.press("Escape")
    assert {where: what for where, what in found.items() if what} == {}
    assert any("réclame contre" in line for line in anne.heard())


def test_out_of_turn_is_asked_once_and_spectators_vote(visit: Visit) -> None:
    leader, other = two(visit)
    served(leader, other)
    other.until(lambda: other.state["old"]["may_err"]["lays"])
    n, tile = other.n, other.state["hand"][0]
    other.tile(tile).click()
    question = other.page.locator(".status")
    expect(question).to_contain_text("turn, not yours")
    other.page.locator(".status").get_by_role("button", name="No").click()
    other.page.wait_for_timeout(300)
    assert other.n == n, "nothing is done before it is confirmed"
    other.tile(tile).click()
    other.page.get_by_role("button", name=f"Lay {tile} out of turn").click()
    leader.until(lambda: len(leader.state["line"]) == 1)
    told = claim(leader, "out_of_turn")
    assert told["against"] == other.state["you"][0]
    leader.until(lambda: leader.state["old"]["claims"][0]["ruling"] is not None)
    assert leader.state["old"]["claims"][0]["ruling"]["article"] == "general 12"


def test_the_gallery_is_asked_about_a_claim(visit: Visit) -> None:
    leader, other = two(visit)
    owner = leader if leader.state["owner"] else other
    owner.page.get_by_role("button", name="Menu").click()
    owner.page.locator("#table-menu").get_by_role("button", name="Settings").click()
    owner.page.get_by_label("Others may watch").check()
    owner.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    owner.until(lambda: owner.state["options"]["spectators"] is True)
    served(leader, other)
    watcher = visit(**STILL)
    watcher.page.goto(leader.page.url)
    watcher.until(lambda: watcher.state.get("phase") == "play")
    assert watcher.state["old"]["claimable"] == []
    leader.until(lambda: to_play(leader))
    lay(leader, leader.state["hand"][0])
    other.until(lambda: to_play(other))
    other.page.get_by_role("button", name="Pass", exact=True).click()
    leader.until(lambda: to_play(leader))
    claim(leader, "renege")
    leader.page.keyboard.press("k")
    leader.page.get_by_role("button", name="Ask the spectators").click()
    card = watcher.page.locator(".vote")
    expect(card).to_contain_text("asks the spectators")
    card.get_by_role("button", name="Yes").click()
    watcher.until(lambda: watcher.state["old"]["vote"]["for"] == 1)
    expect(card).to_contain_text("Yes 1")
