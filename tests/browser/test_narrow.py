"""Narrow screens in every language: one row of navigation, and nothing wider than the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.test_access import check_axe
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
LOCALES = ("en-GB", "fr-FR", "es-ES")
PATHS = ("/", "/new/voleur", "/new/poule", "/games", "/fair", "/settings", "/help", "/nowhere")
PLACES = 6

WIDE = """
() => {
  const out = [...document.querySelectorAll('body *')].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    if (!width || one.closest('.hidden, .skip, .announcer, svg, .over')) return false;
    // What scrolls or is cut off inside its box makes no page wider.
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return false;
    }
    return right > innerWidth + 0.5 || left < -0.5;
  });
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(wide > 0 ? [`the page is ${wide} too wide`] : []),
    ...out.map((one) => `${one.localName}.${one.className}: ${one.textContent.slice(0, 30)}`),
  ];
}
"""
ROWS = """
() => new Set([...document.querySelectorAll('header .brand, header .opener, header nav a')]
  .filter((one) => one.checkVisibility())
  .map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return Math.round((top + bottom) / 2 / 12);
  })).size
"""
"""In how many rows what stands at the head of a page lies."""


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_wider_than_a_phone(visit: Visit, locale: str) -> None:
    anne = visit(locale=locale, viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    page = anne.page
    found: dict[str, list[str]] = {}
    for path in PATHS:
        anne.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        anne.until_quiet()
        found[path] = page.evaluate(WIDE)
        assert page.evaluate(ROWS) == 1, f"{path}: the head is one row"
    page.evaluate("document.querySelector('main').append('x'.repeat(80))")
    assert page.evaluate(WIDE), "something would be found"

    table = anne.sit_down("poule", against="random", name="Maximiliano Hernández")
    anne.until_asked()
    found["play"] = page.evaluate(WIDE)
    page.locator(".menu > button").click()
    found["menu of the table"] = page.evaluate(WIDE)
    page.keyboard.press("Escape")
    while anne.state["phase"] == "play":
        anne.act()
        anne.until_asked()
    expect(page.locator(".result .primary")).to_be_visible()
    found["count"] = page.evaluate(WIDE)
    anne.play_out()
    found["end"] = page.evaluate(WIDE)
    anne.go("/games")
    expect(page.locator("main li h2")).to_have_count(1)
    found["my games"] = page.evaluate(WIDE)
    anne.go(f"/games/{table}")
    expect(page.locator(".felt-picture")).to_be_visible()
    found["replay"] = page.evaluate(WIDE)
    anne.sit_down("voleur", against="human", name="Anne")
    expect(page.get_by_role("dialog").locator("#link")).to_be_visible()
    found["invitation"] = page.evaluate(WIDE)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_navigation_is_one_row_or_a_menu(visit: Visit, locale: str) -> None:
    anne = visit(locale=locale, viewport={"width": 320, "height": 640}, reduced_motion="reduce")
    page = anne.page
    anne.go("/help")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    opener, links = page.locator("header .opener"), page.locator("header nav a")
    for width in (320, 360, 414, 639, 640, 700, 768, 820, 1024):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate(ROWS) == 1, f"at {width}"
        assert page.evaluate(WIDE) == [], f"at {width}"
        if not opener.is_visible():
            assert width > 600, "a phone has a menu"
            assert [link.is_visible() for link in links.all()] == [True] * PLACES


@pytest.mark.parametrize("locale", LOCALES)
def test_the_menu_of_places_opens_and_closes(visit: Visit, locale: str) -> None:
    anne = visit(locale=locale, viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    page = anne.page
    anne.go("/help")
    opener, links = page.locator("header .opener"), page.locator("header nav a")
    expect(opener).to_have_attribute("aria-expanded", "false")
    expect(links.first).to_be_hidden()
    opener.focus()
    page.keyboard.press("Enter")
    expect(opener).to_have_attribute("aria-expanded", "true")
    expect(links).to_have_count(PLACES)
    lines = links.evaluate_all(
        "all => all.map((one) => [one.clientHeight, one.scrollWidth - one.clientWidth])"
    )
    assert all(height < 60 and over <= 0 for height, over in lines), "each place is one line"
    assert page.evaluate(WIDE) == []
    assert check_axe(page, "menu of places") == []
    page.keyboard.press("Tab")
    expect(links.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(links.first).to_be_hidden()
    expect(opener).to_be_focused()

    opener.click()
    page.mouse.click(180, 600)
    expect(links.first).to_be_hidden()
    opener.click()
    links.nth(PLACES - 2).click()
    page.wait_for_url("**/settings")
    expect(links.first).to_be_hidden()
    opener.click()
    expect(links.nth(PLACES - 2)).to_have_attribute("aria-current", "page")
