"""Leaving the page and coming back, two tabs, and a cable that is pulled out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.process import Process
from tests.browser.visitor import Visitor
from tests.web.live import LiveServer

Visit = Callable[..., Visitor]


@pytest.fixture
def cable(server: LiveServer) -> Iterator[Cable]:
    laid = Cable(server.port)
    yield laid
    laid.close()


def numbers(visitor: Visitor) -> list[int]:
    return [event["n"] for event in visitor.events]


def test_back_forward_and_reload_keep_the_seat(visit: Visit) -> None:
    anne = visit()
    table = anne.sit_down("domino")
    anne.until_asked()
    hand = anne.state["hand"]
    anne.page.go_back()
    expect(anne.page.locator("form button.start")).to_be_visible()
    anne.page.go_back()
    expect(anne.page.get_by_role("heading", level=1)).to_have_text("Which game shall it be?")
    for _ in range(2):
        anne.page.go_forward()
    assert anne.table() == table
    expect(anne.page.locator(".hand-tile")).to_have_count(len(hand))
    anne.page.reload()
    assert anne.table() == table
    expect(anne.page.locator(".hand-tile")).to_have_count(len(hand))
    assert anne.state["you"] == [1] and anne.state["hand"] == hand
    # Going back and forth has not opened a second table, nor played anything.
    anne.go("/games")
    expect(anne.page.locator("main li h2")).to_have_count(1)
    anne.page.get_by_role("link", name="Go on", exact=True).click()
    assert anne.table() == table
    anne.until_asked()
    anne.act()
    assert len(anne.state["line"]) >= 1


def test_a_second_tab_plays_the_same_seat_and_nothing_twice(visit: Visit) -> None:
    anne = visit()
    table = anne.sit_down("domino")
    move = anne.until_able()
    tab = anne.context.new_page()
    tab.goto(f"{anne.url}/t/{table}")
    expect(tab.locator('.hand[data-turn="true"]')).to_be_visible()
    # The same tile is tapped twice in both tabs: it is laid once.
    before = len(anne.state["hand"])
    both = sum(each["tile"] == move["tile"] for each in anne.state["legal"]) == 2
    tile = f'.hand-tile[data-tile="{move["tile"]}"]'
    if both:
        for page in (anne.page, tab):
            page.locator(tile).click()
    target = f".big.end:has(.arrow.{move['end']})" if both else tile
    twice = "(found) => found.forEach((one) => { one.click(); one.click(); })"
    for page in (anne.page, tab):
        page.locator(target).evaluate_all(twice)
    anne.until(lambda: len(anne.state["hand"]) < before)
    anne.until_asked()
    own = {event["n"] for event in anne.events if event["type"] == "laid" and event["seat"] == 1}
    assert len(own) == before - len(anne.state["hand"]) == 1
    # One of two tabs is closed: the seat is not empty.
    tab.close()
    anne.page.wait_for_timeout(300)
    assert anne.state["seats"][0]["here"] is True


def test_a_tile_on_its_way_while_the_cable_is_out_arrives_once(visit: Visit, cable: Cable) -> None:
    anne = visit(url=cable.url)
    anne.forgiven = "WebSocket|ERR_|Failed to load"
    anne.sit_down("domino")
    move = anne.until_able()
    before = len(anne.state["hand"])
    cable.pull()
    anne.tile(move["tile"]).click()
    end = anne.page.locator(f".big.end:has(.arrow.{move['end']})")
    if end.count():
        end.click()
    expect(anne.tile(move["tile"])).to_have_class("hand-tile fits sent")
    expect(anne.page.locator(".banner")).to_be_visible(timeout=12_000)
    anne.page.wait_for_timeout(1000)
    cable.mend()
    anne.until(lambda: len(anne.state["hand"]) < before, seconds=10)
    expect(anne.page.locator(".banner")).to_have_count(0)
    anne.until_asked()
    ids = {frame["id"] for frame in anne.sent if frame.get("command", {}).get("do") == "lay"}
    assert len(ids) == 1
    own = [event["n"] for event in anne.events if event["type"] == "laid" and event["seat"] == 1]
    assert len(own) == 1 and numbers(anne) == list(range(1, anne.n + 1))
    if anne.asked:
        anne.act()


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_the_server_goes_away_and_comes_back(visit: Visit, process: Process, end: str) -> None:
    anne = visit(url=process.start())
    anne.forgiven = "WebSocket|ERR_|Failed to load"
    anne.sit_down("domino")
    anne.until_asked()
    before = anne.state
    getattr(process, end)()
    banner = anne.page.locator(".banner")
    expect(banner).to_contain_text("restarting" if end == "stop" else "connection is lost")
    anne.tile(before["hand"][0]).focus()
    process.start()
    expect(banner).to_have_count(0, timeout=12_000)
    # Nothing was lost, nothing dealt anew, and the focus is where it was.
    assert anne.state["hand"] == before["hand"] and anne.state["line"] == before["line"]
    assert anne.page.evaluate("document.activeElement.dataset.tile") == before["hand"][0]
    anne.act()
    assert numbers(anne) == list(range(1, len(anne.events) + 1))


def test_a_page_older_than_the_server_reloads_itself_once(
    visit: Visit, server: LiveServer, cable: Cable, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne = visit(url=cable.url)
    anne.forgiven = "WebSocket|ERR_"
    table = anne.sit_down("domino")
    anne.until_asked()
    hand = anne.state["hand"]
    loads: list[str] = []
    anne.page.on("load", lambda page: loads.append(page.url))
    monkeypatch.setattr(server.server.context, "version", "newer")
    cable.mend()
    anne.until(lambda: loads, seconds=10)
    assert anne.table() == table
    expect(anne.page.locator(".hand-tile")).to_have_count(len(hand))
    assert anne.state["you"] == [1] and anne.state["hand"] == hand
    anne.page.wait_for_timeout(500)
    assert len(loads) == 1
