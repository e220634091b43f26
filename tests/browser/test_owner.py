"""What the owner of a table settles: agreements, clocks, a program; and pictures to keep."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_target_and_stake_are_agreed_on_before_the_table_opens(visit: Visit) -> None:
    anne = visit()
    anne.forgiven = "400"
    page = anne.page
    anne.go("/new/peche")
    page.locator("summary").click()
    page.get_by_label("Tiles in a hand").fill("20")
    page.locator("form button.start").click()
    # What cannot be agreed on is explained by the server, and nothing is lost.
    expect(page.locator(".problem")).to_contain_text("2 hands of 20 need 40 tiles")
    page.get_by_label("Tiles in a hand").fill("")
    page.get_by_label("Points to win").fill("30")
    page.get_by_label("Stake of each").fill("4")
    expect(page.locator("summary")).to_contain_text("2 changed")
    page.locator("form button.start").click()
    anne.table()
    anne.until_asked()
    assert (anne.state["target"], anne.state["stake"]) == (30, 4)
    assert len(anne.state["hand"]) == 7


def test_a_clock_counts_down_and_stands_still_without_the_server(visit: Visit) -> None:
    anne = visit()
    anne.forgiven = "WebSocket|ERR_"
    page = anne.page
    anne.go("/new/domino")
    page.locator("summary").click()
    page.get_by_role("radio", name="60 seconds").check()
    page.locator("form button.start").click()
    anne.table()
    anne.until_asked()
    clock = page.locator(".own-clock .clock")
    expect(clock).to_be_visible()
    first = clock.inner_text()
    anne.until(lambda: seconds(clock.inner_text()) < seconds(first))
    expect(clock).to_have_attribute("aria-label", re.compile(r": \d:\d\d$"))
    anne.context.set_offline(True)
    expect(page.locator(".banner")).to_be_visible(timeout=15_000)
    still = clock.inner_text()
    page.wait_for_timeout(1500)
    assert clock.inner_text() == still
    anne.context.set_offline(False)
    expect(page.locator(".banner")).to_have_count(0, timeout=15_000)


def seconds(text: str) -> int:
    minutes, _, rest = text.strip().partition(":")
    return 60 * int(minutes) + int(rest)


def test_a_program_gets_its_token_shown_once(visit: Visit) -> None:
    anne = visit()
    page = anne.page
    anne.sit_down("peche", against="human")
    page.keyboard.press("Escape")  # the window with the invitation
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Seat a program").click()
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_label("Token", exact=True).input_value()
    assert len(token) >= 22
    line = page.get_by_label("To try it with the example").input_value()
    assert line == f"python examples/bot.py {anne.url} {anne.table()} {token}"
    anne.until(lambda: anne.state["seats"][1]["bot"] == "program")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Seat a program").click()
    expect(page.get_by_role("dialog")).not_to_contain_text(token)
    assert token not in page.content()


def test_a_position_is_kept_as_a_picture(visit: Visit, tmp_path: Path) -> None:
    anne = visit()
    table = anne.sit_down("domino")
    last = anne.play_out()
    page = anne.page
    anne.go(f"/games/{table}")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".pieces .piece")).to_have_count(len(last["line"]))
    files = {}
    for kind in ("SVG", "PNG"):
        with page.expect_download() as download:
            page.get_by_role("button", name=f"Save as {kind}").click()
        files[kind] = tmp_path / download.value.suggested_filename
        download.value.save_as(files[kind])
        assert files[kind].suffix == f".{kind.lower()}"
    picture = ElementTree.parse(files["SVG"]).getroot()
    pieces = [one for one in picture.iter() if "piece" in one.get("class", "").split()]
    assert len(pieces) == len(last["line"])
    assert not any("var(" in value for one in picture.iter() for value in one.attrib.values())
    png = files["PNG"].read_bytes()
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert max(int.from_bytes(png[at : at + 4], "big") for at in (16, 20)) == 2400
