"""Fingers and keys: a phone with touch, and a partie without a mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from palamede.engine import players
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
BOXES = """
async () => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => done()));
  const gliding = () => document.getAnimations().filter((one) => one.playState === 'running');
  do {
    await painted();
    await Promise.allSettled(gliding().map((one) => one.finished));
    await painted();
  } while (gliding().length);
  const box = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  return {
    felt: box(document.querySelector('.arena')),
    tiles: [...document.querySelectorAll('.pieces .piece')].map(box),
    targets: [...document.querySelectorAll('button, a, input')]
      .filter((one) => one.checkVisibility() && !one.closest('.skip'))
      .map((one) => [one.getAttribute('aria-label') ?? one.textContent, ...box(one)]),
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}
"""
"""Where everything is, once all tiles have glided to their places."""


def check_layout(page: Page) -> None:
    """All tiles lie on the felt and apart, nothing is wider than the screen, targets are large."""
    seen = page.evaluate(BOXES)
    assert seen["wide"] <= 0
    left, top, right, bottom = seen["felt"]
    tiles = seen["tiles"]
    for a in tiles:
        assert left - 1 <= a[0] and a[2] <= right + 1 and top - 1 <= a[1] and a[3] <= bottom + 1
    for at, a in enumerate(tiles):
        for b in tiles[at + 1 :]:
            apart = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            # A tile is a tenth thicker than its face, and that is seen below it.
            assert min(apart) < 0.12 * min(a[2] - a[0], a[3] - a[1]), (a, b)
    for name, x0, y0, x1, y1 in seen["targets"]:
        assert x1 - x0 >= 24 and y1 - y0 >= 24, f"{name!r} is {x1 - x0} × {y1 - y0}"


def test_a_phone_with_touch(visit: Visit) -> None:
    anne = visit(**PHONE)
    anne.sit_down("domino")
    anne.until_asked()
    check_layout(anne.page)

    def tap() -> None:
        anne.act(lambda button: button.tap())
        check_layout(anne.page)

    anne.play_out(tap)
    check_layout(anne.page)


def test_a_tile_is_dragged_to_the_nearer_end(visit: Visit) -> None:
    anne = visit(viewport={"width": 768, "height": 1024})
    anne.sit_down("domino")
    anne.until_asked()
    while len(anne.state["line"]) < 2 or not anne.state["legal"]:
        anne.act()
        anne.until_asked()
    n, move, mouse = anne.n, anne.state["legal"][-1], anne.page.mouse
    pieces = anne.page.locator(".pieces .piece")
    expect(pieces).to_have_count(len(anne.state["line"]))
    anne.page.wait_for_timeout(500)
    at = 0 if move["end"] == "left" else len(anne.state["line"]) - 1
    here, there = anne.tile(move["tile"]).bounding_box(), pieces.nth(at).bounding_box()
    assert here and there
    mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    mouse.down()
    mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=6)
    mouse.up()
    anne.until(lambda: anne.n > n)
    laid = next(event for event in anne.events if event["n"] == n + 1)
    assert (laid["tile"], laid["end"]) == (move["tile"], move["end"])


def test_an_illegal_tile_says_why(visit: Visit) -> None:
    anne = visit(locale="es-ES")
    anne.sit_down("tete_a_tete")
    anne.until_asked()
    while anne.state["phase"] == "play":
        fits = {move["tile"] for move in anne.state["legal"]}
        wrong = [tile for tile in anne.state["hand"] if tile not in fits]
        if anne.state["legal"] and wrong:
            break
        anne.act()
        anne.until_asked()
    n = anne.n
    anne.tile(wrong[0]).click()
    complaint = anne.page.locator(".status.complaint .prompt")
    expect(complaint).not_to_be_empty()
    expect(anne.page.get_by_test_id("answers")).to_have_text(complaint.inner_text())
    assert anne.n == n


def test_a_partie_by_keyboard_alone(visit: Visit) -> None:
    anne = visit()
    page, keys = anne.page, anne.page.keyboard
    anne.go()

    def tab_to(selector: str, *, most: int = 60) -> None:
        for _ in range(most):
            keys.press("Tab")
            if page.evaluate("(s) => document.activeElement.matches(s)", selector):
                return
        raise AssertionError(f"Tab does not reach {selector}")

    tab_to('a[href="/new/domino"]')
    keys.press("Enter")
    expect(page.locator("form button.start")).to_be_visible()
    tab_to("input[name=against]")
    for _ in range(players.LEVELS.index("classical")):
        keys.press("ArrowUp")
    assert page.locator("input[name=against]:checked").get_attribute("value") == "random"
    tab_to("button.start")
    keys.press("Enter")
    anne.table()
    # The button that was pressed is gone: the table is read from its heading.
    expect(page.locator("h1:focus")).to_have_text("Two players, without points")
    answers = page.get_by_test_id("answers")
    spoken = False

    def act() -> None:
        nonlocal spoken
        n, state = anne.n, anne.state
        if not spoken:
            for key, words in (("h", "You hold"), ("e", ""), ("s", "Guest"), ("c", "holds")):
                keys.press(key)
                expect(answers).to_contain_text(words)
            spoken = True
        if state["legal"]:
            move = state["legal"][0]
            if not page.evaluate("document.activeElement.matches('.hand-tile')"):
                keys.press("ArrowRight")
            for _ in state["hand"]:
                if page.evaluate("document.activeElement.dataset.tile") == move["tile"]:
                    break
                keys.press("ArrowRight")
            keys.press("<" if move["end"] == "left" else ">")
        else:
            keys.press("Space" if "draw" in state["may"] else "p")
        anne.until(lambda: anne.n > n)
        # The focus is where it can be gone on from.
        page.wait_for_function("document.activeElement !== document.body")

    last = anne.play_out(act)
    assert last["result"]["finished"]
    tab_to(".result a, .result button")
