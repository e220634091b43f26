"""Among friends: a phrase, another partie with the same seats, and being forgotten afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_phrase_is_heard_and_the_same_seats_play_again(visit: Visit) -> None:
    anne, bruno = visit(), visit()
    anne.sit_down("domino", against="human", name="Anne")
    bruno.page.goto(anne.page.locator("#link").input_value())
    bruno.page.locator("#join-name").fill("Bruno")
    bruno.page.get_by_role("button", name="Take a seat").click()
    bruno.table()
    page = anne.page
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.locator(".lobby .primary").click()
    anne.until(lambda: anne.state.get("phase") == "play")

    # Talk is off until the owner allows it.
    bruno.page.get_by_role("button", name="Menu").click()
    talk = bruno.page.locator("#table-menu").get_by_role("button", name="Say something")
    expect(talk).to_have_count(0)
    bruno.page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.locator("#table-menu").get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Talk").click()
    bruno.until(lambda: bruno.state["options"].get("chat"))
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    if not talk.is_visible():
        bruno.page.get_by_role("button", name="Menu").click()
    talk.click()
    bruno.page.get_by_role("dialog").get_by_role("button", name="Good luck!").click()
    anne.until(lambda: any("Bruno: Good luck!" in line for line in anne.heard()))

    play_together(anne, bruno)
    seats = [seat["name"] for seat in anne.state["seats"]]
    page.get_by_role("button", name="Play again").click()
    for person in (anne, bruno):
        person.until(lambda person=person: person.state["phase"] == "play")  # type: ignore[misc]
        assert [seat["name"] for seat in person.state["seats"]] == seats == ["Anne", "Bruno"]
    play_together(anne, bruno)

    table = page.url.rpartition("/")[2]
    anne.go("/games")
    page.get_by_role("button", name="Forget me").click()
    expect(page.get_by_text("Really forget everything?")).to_be_visible()
    page.get_by_role("button", name="Forget me").click()
    expect(page.get_by_text("Forgotten.")).to_be_visible()
    assert page.evaluate("Object.keys(localStorage).length") == 0
    assert anne.context.cookies() == []
    record = bruno.context.request.get(f"{bruno.url}/api/tables/{table}/record").text()
    assert '[Seats "Seat 1; Bruno"]' in record and "Anne" not in record


def play_together(*people: Visitor) -> None:
    while people[0].state["phase"] != "finished":
        for person in people:
            if person.state.get("phase") == "play" and person.asked:
                person.act()
            person.page.wait_for_timeout(10)
    for person in people:
        person.until(lambda person=person: person.state["phase"] == "finished")  # type: ignore[misc]
