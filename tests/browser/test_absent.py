"""A friend who goes: a countdown, a bot in his place, and his seat again when he is back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.mark.slow
def test_a_bot_plays_for_who_has_gone_until_he_is_back(visit: Visit) -> None:
    anne, bruno = visit(), visit()
    anne.sit_down("peche", against="human", name="Anne")
    bruno.page.goto(anne.page.locator("#link").input_value())
    bruno.page.locator("#join-name").fill("Bruno")
    bruno.page.get_by_role("button", name="Take a seat").click()
    bruno.table()
    page = anne.page
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.locator(".lobby .primary").click()
    anne.until(lambda: anne.state.get("phase") == "play")

    table = bruno.page.url
    bruno.page.goto("about:blank")
    button = page.get_by_role("button", name="Let a bot play for Bruno")
    expect(button).to_be_disabled()
    expect(button).to_contain_text(re.compile(r"Bruno\s+1?\d$"))
    expect(page.locator('[data-seat="2"]')).to_contain_text("away")
    expect(button).to_be_enabled(timeout=20_000)
    button.click()
    anne.until(lambda: anne.state["seats"][1]["kind"] == "bot")
    assert anne.state["seats"][1]["name"] == "Bruno"
    while anne.state["line"] == [] or anne.state["turn"] == 2:
        if anne.asked:
            anne.act()
        page.wait_for_timeout(20)

    bruno.page.goto(table)
    bruno.table()
    anne.until(lambda: anne.state["seats"][1]["kind"] == "human")
    expect(button).to_have_count(0)
