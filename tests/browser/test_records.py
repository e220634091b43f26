"""My games: the list, replay, a record as a file, and other devices."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from palamede.dgn.checker import check
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_partie_is_replayed_and_its_record_read_again(visit: Visit, tmp_path: Path) -> None:
    anne = visit()
    table = anne.sit_down("domino", name="Anne")
    last = anne.play_out()
    page = anne.page
    anne.go("/games")
    entry = page.locator("main li")
    expect(entry).to_contain_text("Anne and Bruno")
    with page.expect_download() as download:
        entry.get_by_role("link", name="Download").click()
    file = tmp_path / "partie.dgn"
    download.value.save_as(file)
    assert check(file.read_text(encoding="utf-8")).errors == ()

    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("button", name="One step on")).to_be_visible()
    anne.go(f"/games/{table}")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".pieces .piece")).to_have_count(len(last["line"]))
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".pieces .piece")).to_have_count(0)
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".pieces .piece")).to_have_count(1)


def test_eight_words_bring_the_games_to_another_device(visit: Visit) -> None:
    anne, phone = visit(), visit(viewport={"width": 390, "height": 844})
    table = anne.sit_down("domino", name="Anne")
    anne.until_asked()
    anne.go("/games")
    anne.page.get_by_role("button", name="Show eight words").click()
    words = anne.page.locator(".code").inner_text()
    assert len(words.split()) == 8
    phone.go("/games")
    phone.page.locator("#claim").fill(words)
    phone.page.get_by_role("button", name="Bring my games here").click()
    phone.page.locator("main li").get_by_role("link", name="Go on").click()
    assert phone.table() == table
    phone.until_asked()
    phone.act()
    # Whoever wants to be forgotten leaves nothing in the browser.
    phone.go("/games")
    for _ in range(2):
        phone.page.locator("button.danger").click()
    expect(phone.page.locator("main li")).to_have_count(0)
    assert table not in str(phone.page.evaluate("JSON.stringify(localStorage)"))
