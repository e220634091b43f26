"""Friends: two browsers at one table, by the link of the invitation."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_two_browsers_play_by_the_link_of_the_invitation(visit: Visit) -> None:
    anne, bruno = visit(), visit(locale="fr-FR", viewport={"width": 390, "height": 844})
    table = anne.sit_down("domino", against="human", name="Anne")
    dialog = anne.page.get_by_role("dialog")
    link = dialog.get_by_label("Link", exact=True).input_value()
    address, _, fragment = link.partition("#")
    assert address == f"{anne.url}/t/{table}" and fragment.startswith("invite=")
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()

    # A secret is in the fragment and in the body of one POST only.
    asked: list[str] = []
    bruno.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    bruno.page.goto(link)
    bruno.page.locator("#join-name").fill("Bruno")
    assert not any(line.startswith("POST") for line in asked)
    bruno.page.get_by_role("button", name="Prendre place").click()
    assert bruno.table() == table
    secret = fragment.removeprefix("invite=")
    assert not any(secret in line for line in asked)
    assert bruno.page.evaluate("location.hash") == ""

    expect(anne.page.locator(".lobby")).to_contain_text("Bruno")
    anne.page.locator(".lobby .primary").click()
    anne.until(lambda: anne.state["phase"] == "play")
    bruno.until(lambda: bruno.state["phase"] == "play")
    for person, other in ((anne, "Bruno"), (bruno, "Anne")):
        expect(person.page.locator(".plate.top, .plate").filter(has_text=other)).to_be_visible()
    while not all(each.state["phase"] == "finished" for each in (anne, bruno)):
        for person in (anne, bruno):
            if person.asked and person.n == max(anne.n, bruno.n):
                person.act()
        anne.page.wait_for_timeout(5)
        bruno.page.wait_for_timeout(5)
    assert anne.state["result"] == bruno.state["result"]
    # Each was told his own tiles only, and the shuffle was of the bytes of both.
    for seat, person in ((1, anne), (2, bruno)):
        # Where both have as many pips at the end it is dealt again.
        deals = [event["hands"] for event in person.events if event["type"] == "dealt"]
        assert deals
        assert all([bool(hand) for hand in hands] == [seat == 1, seat == 2] for hands in deals)
    assert anne.state["fair"]["by_server"] == []


def test_the_link_of_a_seat_takes_it_over_on_another_device(visit: Visit) -> None:
    anne, phone = visit(), visit(viewport={"width": 390, "height": 844}, has_touch=True)
    table = anne.sit_down("domino", against="random", name="Anne")
    kept = anne.page.evaluate("JSON.parse(localStorage.getItem('palamede.seats'))")
    phone.go(f"/t/{table}#seat={kept[table]}")
    phone.table()
    phone.until_asked()
    assert phone.state["you"] == [1] and phone.state["hand"] == anne.state["hand"]
    phone.act()
    anne.until(lambda: anne.n == phone.n)
    assert anne.state["line"] == phone.state["line"]


def test_a_stranger_sees_a_table_only_if_its_owner_allows_it(visit: Visit) -> None:
    anne, stranger = visit(), visit()
    stranger.forgiven = "WebSocket"
    table = anne.sit_down("domino", name="Anne")
    anne.until_asked()
    stranger.go(f"/t/{table}")
    expect(stranger.page.get_by_role("alert")).to_contain_text("not open to this browser")
    assert stranger.state == {}
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.locator("#table-menu").get_by_role("button", name="Settings").click()
    anne.page.get_by_role("switch", name="Others may watch").click()
    anne.until(lambda: anne.state["options"]["spectators"])
    stranger.page.reload()
    stranger.table()
    expect(stranger.page.locator(".watching")).to_be_visible()
    # The public table only: no hand, no tile that can be laid.
    assert stranger.state["you"] == [] and stranger.state["hand"] == []
    assert stranger.state["legal"] == [] and stranger.state["result"] is None
    told = str([event for event in stranger.events if event["type"] != "lots"])
    assert not any(tile in told for tile in anne.state["hand"])
    anne.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    anne.act()
    stranger.until(lambda: stranger.n == anne.n)
    assert stranger.state["line"] == anne.state["line"]


def test_a_tile_is_taken_back_if_the_others_agree(visit: Visit) -> None:
    anne, bruno = visit(), visit()
    anne.sit_down("domino", against="human", name="Anne")
    link = anne.page.locator("#link").input_value()
    anne.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    bruno.page.goto(link)
    bruno.page.get_by_role("button", name="Take a seat").click()
    bruno.table()
    expect(anne.page.locator(".lobby li.empty")).to_have_count(0)
    anne.page.locator(".lobby .primary").click()
    for each in (anne, bruno):
        each.until(lambda each=each: each.state.get("phase") == "play")  # type: ignore[misc]
    asks, agrees = (anne, bruno) if anne.asked else (bruno, anne)
    hand = asks.state["hand"]
    # Where the other could not play, he would pass by himself, and it would be too late to ask.
    # Seven tiles have four numbers at least, so one of theirs is the same.
    others = set("".join(agrees.state["hand"])) - {"-"}
    lead = next(tile for tile in hand if set(tile) & others)
    asks.act(tile=lead)
    asks.page.get_by_role("button", name="Menu").click()
    asks.page.get_by_role("button", name="Ask to take back").click()
    agrees.page.get_by_role("button", name="Yes", exact=True).click()
    asks.until(lambda: asks.state["hand"] == hand)
    agrees.until(lambda: agrees.state["line"] == [])
    expect(asks.page.locator(".hand-tile.fits")).to_have_count(len(hand))
    asks.act(tile=lead)
    agrees.until(lambda: agrees.n == asks.n and len(agrees.state["line"]) == 1)
